"""Games in worker processes: the same on one core and on two, and no bot can end the match."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.arena.conftest import Listener, outcome, small_match

from queenswright.arena import Match, PlayedGame, open_results, play_match, results_for
from queenswright.arena.match import play_game
from queenswright.arena.pool import Worker
from queenswright.arena.schedule import schedule
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game


def played(match: Match, path: str = "r.sqlite", jobs: int = 1, limit: float = 60.0) -> list[PlayedGame]:
    with results_for(Path(path), match) as results:
        assert play_match(match, results, Listener(), jobs=jobs, limit=limit)
        return results.games()


def test_results_do_not_depend_on_the_number_of_processes(architect: Game) -> None:
    match = small_match("random", "first", "random", games=9)
    here = [play_game(architect, match, task) for task in schedule(match.seats, match.players, 9, match.seed)]
    one, two = (played(match, f"{jobs}.sqlite", jobs) for jobs in (1, 2))
    assert outcome(one) == outcome(two) == outcome(here)


def test_compiled_rules_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small_match("random", "first", games=6)
    plain = played(match, "plain.sqlite")
    monkeypatch.delenv("QUEENSWRIGHT_RULES")
    assert outcome(played(match, "compiled.sqlite")) == outcome(plain)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("raises", "bot raises: ValueError: I am lost"),
        ("illegal", "bot illegal: answered 'fly to the moon': 'fly to the moon' is not a move"),
        ("dies", "bot dies: its process ended with status 3 (goodbye)"),
        ("killed", "bot killed: its process ended with signal SIGKILL"),
        ("hangs", "bot hangs: no end after 1 s; its process was ended"),
        ("quits", "bot quits: SystemExit: enough"),
    ],
)
def test_a_bot_that_fails_costs_its_own_games_only(bot: str, told: str) -> None:
    match = small_match(bot, "first", "random", games=3)
    lineups = [task.seats for task in schedule(match.seats, 3, 3, match.seed)]
    games = played(match, limit=1.0 if bot == "hangs" else 60.0, jobs=2)
    assert [game.seats for game in games] == lineups
    for game in games:
        assert game.failure is not None
        assert f"seat {game.seats.index(bot) + 1}, {told}" in game.failure
        assert game.places is None


def test_the_other_games_of_a_match_with_a_failing_bot_are_finished(folder: Path) -> None:
    match = small_match("dies", "first", "random", games=12)
    paired = Match(**{**vars(match), "players": 2})
    games = played(paired)
    assert len(games) == 12
    assert all((game.failure is None) == ("dies" not in game.seats) for game in games)
    assert sum(game.failure is None for game in games) == 4


def test_what_a_bot_prints_or_reads_does_no_harm() -> None:
    assert all(game.failure is None for game in played(small_match("chatty", "first", games=2)))


def test_a_bot_that_cannot_be_made_ends_the_match_before_its_first_game() -> None:
    with pytest.raises(QueenswrightError, match=r"unmakeable.*cannot be made: RuntimeError: not today"):
        played(small_match("unmakeable", "first"))
    match = small_match("first", "random")
    with pytest.raises(QueenswrightError, match="No module named 'nowhere'"):
        played(Match(**{**vars(match), "bots": {"first": "nowhere:First"}}), "other.sqlite")


def test_another_pack_on_the_machine_that_plays_is_refused() -> None:
    match = small_match("random", "random")
    with pytest.raises(QueenswrightError, match="the pack royal has 0000; here it is "):
        played(Match(**{**vars(match), "pack_digest": "0000"}))


def test_a_match_goes_on_where_it_stopped() -> None:
    match = small_match("random", "first", games=8)
    whole = played(match, "whole.sqlite")
    with results_for(Path("part.sqlite"), match) as results:
        results.append(*whole[2:5])
    listener = Listener()
    with results_for(Path("part.sqlite"), match) as results:
        assert play_match(match, results, listener)
        assert outcome(results.games()) == outcome(whole)
    assert listener.told == ["preparing", "3 of 8", "1", "2", "6", "7", "8"]


def test_a_finished_match_is_not_played_again_but_can_be_made_longer() -> None:
    played(small_match("random", "first", games=4))
    listener = Listener()
    with results_for(Path("r.sqlite"), small_match("random", "first", games=4)) as results:
        assert play_match(small_match("random", "first", games=4), results, listener)
    assert listener.told == []
    longer = small_match("random", "first", games=8)
    assert outcome(played(longer)) == outcome(played(longer, "at once.sqlite"))
    with open_results("r.sqlite") as results:
        assert results.meta["games"] == 8


def test_a_file_without_games_may_become_that_of_another_match() -> None:
    with pytest.raises(QueenswrightError, match="not today"):
        played(small_match("unmakeable", "first"))
    assert len(played(small_match("first", "random", games=2))) == 2
    with open_results("r.sqlite") as results:
        assert results.meta["seats"] == ["first", "random"]


def test_failed_games_stay_unless_they_are_to_be_played_again(folder: Path) -> None:
    match = small_match("raises", "first", games=2)
    assert [game.failure is None for game in played(match)] == [False, False]
    mended = "from small_first import First as Raises, First\n"
    (folder / "small_bots.py").rename(folder / "small_first.py")
    (folder / "small_bots.py").write_text(mended, encoding="utf-8")
    assert [game.failure is None for game in played(match)] == [False, False]
    with results_for(Path("r.sqlite"), match) as results:
        assert play_match(match, results, Listener(), retry=True)
        assert [game.failure is None for game in results.games()] == [True, True]


def test_a_closed_worker_has_ended(folder: Path) -> None:
    match = small_match("slow", "first")
    worker = Worker(match, records=False, limit=60.0)
    worker.start()
    worker.play(next(schedule(match.seats, match.players, 2, 1)))
    worker.close()
    assert_gone(folder)


def assert_gone(folder: Path) -> None:
    """Every process that a slow bot wrote down has ended."""
    numbers = {int(line) for line in (folder / "processes").read_text(encoding="utf-8").split()}
    assert numbers
    end = time.monotonic() + 20
    while any(is_alive(number) for number in numbers):
        assert time.monotonic() < end, numbers
        time.sleep(0.05)


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


class Impatient(Listener):
    """Stops the match as Ctrl-C does, after the first games."""

    def played(self, games: Sequence[PlayedGame]) -> None:
        super().played(games)
        os.kill(os.getpid(), 2)


def test_ctrl_c_between_games_loses_none(folder: Path) -> None:
    match = small_match("slow", "first", games=40)
    listener = Impatient()
    with results_for(Path("r.sqlite"), match) as results:
        assert not play_match(match, results, listener, jobs=2)
        numbers = {str(number) for number in results.numbers()}
    assert 0 < len(numbers) < 40
    assert numbers == set(listener.told[2:])
    assert_gone(folder)
