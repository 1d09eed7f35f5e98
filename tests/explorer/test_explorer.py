"""Openings: what is counted in a game, sums and intervals, files, and the command."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.cli.conftest import Run, data, run
from tests.study.walks import played

from queenswright.explorer import ExplorerError, Openings, counted, entry, play, read_openings, write_openings
from queenswright.kernel.game import Game
from queenswright.study import crew

__all__ = ["data", "run"]


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "RULES", "python")


def test_the_first_moves_of_a_game_are_counted_with_its_result(tiny: Game) -> None:
    position = played(tiny, seed=3)
    found = counted(position)["2"]["first"]
    assert sum(seats for seats, _ in found.values()) == 2
    assert sum(won for _, won in found.values()) == pytest.approx(1)
    firsts = [next(p.move.text for p in position.played if p.seat == seat) for seat in range(2)]
    assert set(found) == set(firsts)


def test_openings_of_queens_architect(architect: Game) -> None:
    position = architect.new(3, seed=5, options={"round_limit": 6})
    choose = random.Random(5)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    found = architect.rules.reports.openings(position)
    begun = next(one for one in position.past() if one.step == "architect").to_dict()
    played = list(zip(position.moves, position.choosers, strict=True))
    for seat, about in enumerate(begun["seats"]):

        def of(topic: str, seat: int = seat) -> list[str]:
            return [one.choice for one in found if (one.seat, one.topic) == (seat, topic)]

        assert sorted(of("craftsman")) == sorted(about["craftsmen"])
        assert of("guilds") == ["+".join(sorted(name.partition("-")[0] for name in about["craftsmen"]))]
        assert of("talers") == [str(about["talers"])]
        trips = [move.text.removeprefix("travel ") for move, who in played if who == seat and move.step == "travel"]
        assert of("trip") == [place for place in trips if place != "forfeit"][:1]
        assert of("action") == [move.text for move, who in played if who == seat and move.step == "architect"][:1]


def test_what_belongs_to_later_epochs_is_told_apart(queensdale: Game) -> None:
    position, choose = queensdale.new(2, seed=3, options={"games": 1, "epoch": "4"}), random.Random(3)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    found = queensdale.rules.reports.openings(position)
    assert [one.choice for one in found if one.topic == "family"] == [
        seat["family"] for seat in queensdale.rules.reports.facts(position)["seats"]
    ]
    assert {one.chapter for one in found if one.topic != "family"} <= {"4"}
    known = Openings("queensdale", "valley", "x").with_games([(2, counted(position))])
    assert known.topics(2) == ["family"]
    assert set(known.topics(2)) < set(known.topics(2, unsealed=True))


def test_sums_add_up_and_are_read_back(tiny: Game, tmp_path: Path) -> None:
    games = [play(tiny, 1, number, {}) for number in range(6)]
    found = Openings("tiny", "fair", "x", 1).with_games(games[:2]).with_games(games[2:])
    assert found.played == 6
    assert found.players() == [2, 3]
    for players in (2, 3):
        entries = found.entries(players, "first")
        assert sum(one.won.count for one in entries) == players * found.games[str(players)]
        victories = sum(one.won.value * one.won.count for one in entries)
        assert victories == pytest.approx(found.games[str(players)])
    for name in ("some.json", "some.json.gz"):
        write_openings(tmp_path / name, found)
        assert read_openings(tmp_path / name) == found


def test_intervals_and_ratings_compare_with_an_equal_share() -> None:
    even, better = entry("x", "a", 400, 100.0, 4), entry("x", "b", 400, 200.0, 4)
    assert even.rating.value == pytest.approx(0)
    assert even.rating.low is not None
    assert even.rating.low < 0
    assert better.rating.low is not None
    assert better.rating.low > 0
    assert (better.won.value, better.won.count) == (0.5, 400)
    assert entry("x", "c", 3, 3.0, 2).won.high == 1.0


@pytest.mark.parametrize(
    "data_",
    [
        "",
        "[]",
        "{",
        '{"version":2}',
        '{"version":1}',
        '{"version":1,"game":"a","pack":"b","digest":"c","games":{"2":1}}',
    ],
)
def test_what_is_no_file_of_openings_is_refused(tmp_path: Path, data_: str) -> None:
    (tmp_path / "some.json").write_text(data_, encoding="utf-8")
    with pytest.raises(ExplorerError):
        read_openings(tmp_path / "some.json")


def test_the_command_plays_shows_and_goes_on(run: Run, tmp_path: Path) -> None:
    asked = ("explore", "tiny", "--output", "some.json.gz", "--cores", "2")
    done = run(*asked, "--games", "8", "--json", "figures.json")
    assert done.exit_code == 0, done.output
    assert "First move" in done.stdout
    assert {one["topic"] for one in json.loads((tmp_path / "figures.json").read_text())} == {"first"}
    assert run(*asked, "--games", "20").exit_code == 0
    whole = read_openings(tmp_path / "some.json.gz")
    assert whole.played == 20
    at_once = run("explore", "tiny", "--output", "other.json.gz", "--cores", "1", "--games", "20")
    assert at_once.exit_code == 0
    assert read_openings(tmp_path / "other.json.gz") == whole, "however it was shared out"
    assert "First move" in run("explore", "some.json.gz", "--players", "3", "--topic", "first").stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("tiny",), "no openings come with this game"),
        (("nothing.json",), "no such file"),
        (("tiny", "--output", "x.json", "--games", "3", "--players", "9"), "expected one of"),
        (("tiny", "--output", "x.json", "--games", "3", "--topic", "no"), "expected one of"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, args: tuple[str, ...], words: str) -> None:
    done = run("explore", *args)
    assert done.exit_code == 2
    assert words in done.stderr
