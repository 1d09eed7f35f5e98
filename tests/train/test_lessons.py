"""A whole course in the tiny game: it plays, learns, is tried, and goes on where it was stopped."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import queenswright as qw
from queenswright.arena import open_results
from queenswright.arena.run import Audience
from queenswright.bots.network import Network, nothing_learned, read_network
from queenswright.cli import app
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.records import read_record
from queenswright.train import Course, CourseError, best_of, carry_out, lessons, open_course, planner
from queenswright.train.course import Folder
from queenswright.train.fit import Curves, fit
from queenswright.train.lessons import result_at, result_of
from queenswright.train.page import progress
from queenswright.train.rows import ABSENT, Eye, TrainingRows, read_rows, rows_of, turns_of

COURSE = Course("tiny", players=[2], games=6, simulations=2, matches=4, laps=1, rows=3, hidden=4)


class Quiet:
    """Hears everything and notes what was said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.finished: list[int] = []

    def playing(self, what: str) -> AbstractContextManager[Audience]:
        return nullcontext(Audience())

    def says(self, text: str) -> None:
        self.said.append(text)

    def has_finished(self, generation: int) -> None:
        self.finished.append(generation)


class Stopped(Exception):
    """Somebody pulled the plug."""


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_RULES", "python")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A course of one generation."""
    folder = open_course(tmp_path_factory.mktemp("course") / "tiny", COURSE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUEENSWRIGHT_RULES", "python")
        told = Quiet()
        assert carry_out(COURSE, folder, 1, jobs=1, told=told)
        assert told.finished == [1]
        assert "18 rows" in told.said[1]
    return folder


def test_a_generation_leaves_games_rows_a_network_and_a_trial(learned: Folder) -> None:
    with open_results(learned.games(1)) as results:
        games = results.games()
        assert results.meta["seats"] == ["student:2"]
    assert len(games) == 6
    rows = read_rows(learned.rows(1))
    assert len(rows) == 18
    assert sorted(set(rows.games.tolist())) == [1, 2, 3, 4, 5, 6]
    assert rows.shares.sum(axis=1) == pytest.approx(np.ones(18))
    network = read_network(learned.network(1), "tiny", 1)
    curves = json.loads(learned.curves(1).read_text())
    assert curves["network"] == network.digest
    with open_results(learned.trial(1)) as results:
        assert sorted(results.meta["seats"]) == ["candidate:2", "control:2"]
        assert len(results.games()) == 4
    assert learned.best.exists() == (best_of(COURSE, learned, 1) is not None)


def test_what_was_stopped_goes_on_to_the_same_end(
    learned: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped in the middle of the games, and between the lesson and its trial."""
    folder = open_course(tmp_path / "again", COURSE)
    practice, trial = COURSE.practice(1, None), COURSE.trial(folder.network(1))
    some = Course(**{**vars(COURSE), "games": 2}).practice(1, None)
    assert lessons._play(some, folder.games(1), Audience(), 1, False, records=True)

    def pull(*_: Any) -> Any:
        raise Stopped

    with monkeypatch.context() as patch:
        patch.setattr(Course, "trial", pull)
        with pytest.raises(Stopped):
            carry_out(COURSE, folder, 1, jobs=1, told=Quiet())
    written = folder.network(1).stat().st_mtime_ns
    assert carry_out(COURSE, folder, 1, jobs=1, told=Quiet())
    assert folder.network(1).stat().st_mtime_ns == written
    assert folder.network(1).read_bytes() == learned.network(1).read_bytes()
    assert practice.seed != trial.seed
    for name in (learned.games, learned.trial):
        found = []
        for path in (name(1), getattr(folder, name.__name__)(1)):
            with open_results(path) as results:
                found.append([(one.number, one.seed, one.places, one.moves) for one in results.games()])
        assert found[0] == found[1]


def test_rows_are_the_beginnings_of_turns(learned: Folder) -> None:
    """As a walk from the front finds them, with the measures of every seat."""
    game = qw.load("tiny")
    with open_results(learned.games(1)) as results:
        one = results.games()[0]
    assert one.record is not None
    whole = read_record(one.record).replay(game)
    walker, eye, seen = whole.start(), Eye(game), []
    for move in whole.moves:
        before = walker.to_move
        walker.push(move)
        if walker.to_move is not None and walker.to_move != before:
            seen.append([[space] for space in walker.state.space[:2]])
    found = [measures for measures, _ in turns_of(whole, eye)]
    assert found == seen[::-1]
    assert len(found) > 3
    drawn = [rows_of(game, [one], 2, seed, 2).measures.tolist() for seed in (1, 1, 2, 3, 4)]
    assert drawn[0] == drawn[1]
    assert any(other != drawn[0] for other in drawn[2:])


def test_the_first_generation_may_learn_from_the_planner(
    tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In parts, which go on where they were stopped and do not depend on each other."""
    monkeypatch.setattr(lessons, "PART", 3)
    course = Course(**{**vars(COURSE), "planner": 5})
    folder = open_course(tmp_path / "planned", course)
    whole = planner.planner_rows(tiny, course, 0, 5)
    asked = []

    def run(module: str, into: Folder, part: int) -> None:
        asked.append(part)
        if part == 1 and asked == [0, 1]:
            raise Stopped
        planner.planner_rows(tiny, course, 3 * part, 3 if part == 0 else 2).write(into.part(part))

    monkeypatch.setattr(lessons, "_run", run)
    with pytest.raises(Stopped):
        lessons._gather_planner(course, folder, 1)
    lessons._gather_planner(course, folder, 1)
    lessons._gather_planner(course, folder, 1)
    assert asked == [0, 1, 1]
    found = read_rows(folder.rows(1))
    assert len(found) == len(whole) > 5
    assert (found.measures == whole.measures).all()
    assert (found.shares == whole.shares).all()
    assert (found.games == whole.games).all()
    assert not folder.part(0).exists()
    planner.main(str(folder.path), "0")
    assert (read_rows(folder.part(0)).measures == whole.measures).all()
    assert [lessons.learns_from_planner(course, generation) for generation in (1, 2)] == [True, False]


def test_the_page_shows_every_generation(learned: Folder) -> None:
    text = progress(COURSE, learned)
    assert text == progress(COURSE, learned)
    assert text.count('role="img"') == 4
    assert read_network(learned.network(1), "tiny", 1).digest in text
    assert "against the same search without a network" in text
    assert "http" not in text.replace("http://www.w3.org", "").replace("https://scripts.sil.org", "")


def test_another_course_or_a_strange_folder_is_refused(learned: Folder, tmp_path: Path) -> None:
    assert open_course(learned.path, COURSE) == learned
    with pytest.raises(CourseError, match="another course: seed there 1, here 2"):
        open_course(learned.path, Course(**{**vars(COURSE), "seed": 2}))
    (tmp_path / "letters").write_text("dear")
    with pytest.raises(CourseError, match="holds something else"):
        open_course(tmp_path, COURSE)
    learned_by_nobody = tmp_path / "empty"
    learned_by_nobody.mkdir()
    (learned_by_nobody / "course.json").write_text("{}")
    with pytest.raises(CourseError, match="not that of a course"):
        open_course(learned_by_nobody, COURSE)


def test_a_course_of_several_numbers_of_players(tmp_path: Path) -> None:
    """Games of all of them, one network, and a trial of each."""
    course = Course(**{**vars(COURSE), "players": [2, 3], "planner": 0})
    folder, told = open_course(tmp_path / "both", course), Quiet()
    assert carry_out(course, folder, 1, jobs=1, told=told)
    rows = read_rows(folder.rows(1))
    assert rows.measures.shape[1] == 3
    seats = (rows.estimates > ABSENT).sum(axis=1)
    assert sorted(set(seats.tolist())) == [2, 3]
    assert len(set(rows.games.tolist())) == 6
    assert all(len(set(seats[rows.games == game].tolist())) == 1 for game in rows.games)
    for table, players in enumerate((2, 3)):
        for path in (folder.games(1, table), folder.trial(1, table)):
            with open_results(path) as results:
                assert results.meta["players"] == players
    whole, each = result_of(course, folder, 1), [result_at(course, folder, 1, table) for table in (0, 1)]
    assert whole.games == sum(one.games for one in each)
    assert whole.share == pytest.approx(sum(one.share for one in each) / 2)
    assert 0 <= each[1].share <= 1
    assert whole.share - whole.share_low < max(one.share - one.share_low for one in each) + 1e-9
    assert any("3 players: " in line for line in told.said)
    assert "Every table apart" in progress(course, folder)


def test_a_course_begins_at_all_its_starts() -> None:
    """In equal parts, each with games, deals and files of its own; one table is what it always was."""
    starts = [{"epoch": "2"}, {"epoch": "8-wall"}]
    course = Course(**{**vars(COURSE), "players": [2, 3], "starts": starts, "options": {"games": 1}, "matches": 10})
    assert [(table.players, table.options["epoch"]) for table in course.tables] == [
        (2, "2"), (3, "2"), (2, "8-wall"), (3, "8-wall"),
    ]  # fmt: skip
    assert course.tables[1].title == "3 players, games=1, epoch=2"
    folder = Folder(Path("course"))
    assert [folder.trial(1, table).name for table in (0, 1)] == ["trial-1.sqlite", "trial-1-table-2.sqlite"]
    trials = [COURSE.trial(Path("network.json"), 0), COURSE.practice(1, None)]
    assert len({trial.seed for trial in trials}) == 2


def test_the_planner_plays_at_every_table(tiny: Game) -> None:
    course = Course(**{**vars(COURSE), "players": [2, 3], "planner": 4})
    rows = planner.planner_rows(tiny, course, 0, 4)
    for number, players in enumerate((2, 3, 2, 3)):
        seats = (rows.estimates[rows.games == number] > ABSENT).sum(axis=1)
        assert set(seats.tolist()) == {players}
    with pytest.raises(OptionError, match="players: got none"):
        Course(**{**vars(COURSE), "players": []})


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"rows": 0}, {"hidden": 65}, {"laps": -1}, {"simulations": 0}, {"players": [5]}]
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError, match=f"{next(iter(wrong))}: got"):
        Course(**{**vars(COURSE), **wrong})


def trainer_of_ones_own(rows: TrainingRows, game: str, hidden: int, seed: int) -> tuple[Network, Curves]:
    """Learns nothing, at once."""
    return nothing_learned(game, rows.measures.shape[2]), Curves([1.0], [1.0], 1.0, len(rows))


def test_a_trainer_of_ones_own_is_a_function() -> None:
    course = Course(**{**vars(COURSE), "trainer": f"{__name__}:trainer_of_ones_own"})
    assert lessons.trainer_of(course).__name__ == "trainer_of_ones_own"
    assert lessons.trainer_of(COURSE) is fit
    for wrong in ("tensorflow", "no.such.module:fit", f"{__name__}:nobody"):
        with pytest.raises(OptionError, match="expected numpy, torch or module:function"):
            lessons.trainer_of(Course(**{**vars(COURSE), "trainer": wrong}))


def test_without_pytorch_its_trainer_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r"needs PyTorch: pip install \"queenswright\[train\]\""):
        lessons.trainer_of(Course(**{**vars(COURSE), "trainer": "torch"}))


def test_the_command_goes_on_and_says_what_it_found(learned: Folder) -> None:
    settings = ["--games", "6", "--simulations", "2", "--trial", "4", "--laps", "1", "--rows", "3", "--hidden", "4"]
    settings += ["--planner-games", "0"]
    done = CliRunner().invoke(
        app, ["train", "tiny", "--folder", str(learned.path), "--generations", "1", *settings, "--jobs", "1"]
    )
    assert done.exit_code == 0, done.output
    assert "Generation 1, with the estimate alone" in done.stderr
    assert "against the same search without it" in done.stderr
    assert learned.page.read_text() == progress(COURSE, learned)
    for wrong, says in (
        (["--jobs", "0"], "--jobs: got 0"),
        (["--on", "mars"], "--on: got 'mars'"),
        (["--players", "two"], "--players: got 'two'"),
        (["--players", "2,3"], "another course: players there [2], here [2, 3]"),
        (["--start", "epoch=2"], "another course: starts there [{}], here [{'epoch': 2}]"),
    ):
        refused = CliRunner().invoke(app, ["train", "tiny", "--folder", str(learned.path), *settings, *wrong])
        assert refused.exit_code == 2
        assert says in " ".join(refused.output.split())
