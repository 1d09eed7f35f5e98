"""One game of a match, and what a match may be."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.conftest import SHORT, outcome, small_match

from queenswright.arena.match import load_match, new_match, play_game
from queenswright.arena.schedule import schedule
from queenswright.games import game_rules, pack_path
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.game import Game
from queenswright.records import read_record


def test_a_game_is_played_to_its_end_and_told(architect: Game) -> None:
    match = small_match("random", "first", games=2)
    for task in schedule(match.seats, match.players, match.games, match.seed):
        played = play_game(architect, match, task, records=True)
        assert played.failure is None
        assert played.places is not None
        assert played.seats == task.seats
        assert played.reason == "round_limit"
        assert played.moves == sum(decisions for decisions, _ in played.thinking)
        assert 0 < sum(seconds for _, seconds in played.thinking) < played.seconds
        assert json.loads(json.dumps(played.facts)) == played.facts
        assert played.facts
        assert played.record is not None
        position = read_record(played.record).replay()
        assert tuple(position.standings) == played.places
        assert len(position.moves) == played.moves


def test_the_same_task_is_the_same_game_and_another_seed_is_another(architect: Game) -> None:
    match = small_match("random", "random", "random", games=2)
    first, second = schedule(match.seats, match.players, match.games, match.seed)
    once, again, other = (play_game(architect, match, task) for task in (first, first, second))
    assert outcome([once]) == outcome([again])
    assert outcome([other])[0][1:] != outcome([once])[0][1:]


def test_every_seat_has_random_numbers_of_its_own(architect: Game) -> None:
    match = small_match("random", "random")
    task = next(schedule(match.seats, match.players, match.games, match.seed))
    swapped = replace(match, seats=("random", "random/2"))
    one = play_game(architect, match, task)
    other = play_game(architect, swapped, replace(task, seats=("random", "random/2")))
    assert (one.moves, one.facts) != (other.moves, other.facts)


def test_a_failing_bot_is_named_with_its_seat(architect: Game) -> None:
    match = small_match("first", "raises")
    task = next(schedule(match.seats, match.players, match.games, match.seed))
    played = play_game(architect, match, task, records=True)
    assert played.failure == "seat 2, bot raises: ValueError: I am lost (small_bots.py, line 26)"
    assert (played.places, played.reason, played.facts) == (None, None, None)
    assert played.record is not None
    assert len(read_record(played.record).replay().moves) == played.moves


def test_the_match_has_one_spelling() -> None:
    plain = new_match("architect", ["random", "random"], 2)
    same = new_match("architect", [" RANDOM ", "Random"], 2, options={"variant": "standard"}, pack="royal")
    assert plain == same
    assert (plain.pack_path, plain.pack_text) == ("royal", None)


def test_a_pack_of_ones_own_travels_with_the_match(folder: Path) -> None:
    shipped = pack_path(game_rules("architect"), None)
    own = folder / "mine.toml"
    own.write_text(shipped.read_text(encoding="utf-8").replace('name = "royal"', 'name = "mine"'), encoding="utf-8")
    match = new_match("architect", ["random", "random"], 2, pack="mine.toml", options=SHORT)
    assert match.pack == "mine"
    assert match.pack_path == str(own)
    own.unlink()
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    assert load_match(match, elsewhere).pack.digest == match.pack_digest


@pytest.mark.parametrize(
    ("seats", "wanted", "told"),
    [
        (["random", "nobody"], {}, "got 'nobody'"),
        (["random", "masterr"], {}, "did you mean 'master'"),
        (["random", ""], {}, "got an empty name"),
        ([], {}, "got 0 bots, expected 1 to 20"),
        (["random"] * 21, {}, "got 21 bots"),
        (["random"], {}, "got 1 bot, expected 2, 3, 4 seats: --players says how many"),
        (["random"] * 5, {}, "got 5 bots"),
        (["random"] * 2, {"players": 5}, "players: got 5"),
        (["random"] * 2, {"games": 0}, "games: got 0"),
        (["random"] * 2, {"games": 10**9}, "games"),
        (["random"] * 2, {"seed": -1}, "seed: got -1"),
        (["random"] * 2, {"seed": 2**63}, "seed"),
        (["random"] * 2, {"options": {"nope": 1}}, "options.nope: unknown option"),
        (["random"] * 2, {"pack": "nope"}, "no such pack"),
        (["random"] * 2, {"bots": ["First"]}, "expected module:Class"),
        (["random"] * 2, {"bots": ["my:Random"]}, "'random' is built in"),
        (["random"] * 2, {"bots": ["a:Mine", "b:Mine"]}, "'mine' is already a:Mine"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: list[str], wanted: dict[str, object], told: str) -> None:
    arguments = {"games": 2, **wanted}
    with pytest.raises(QueenswrightError, match=told):
        new_match("architect", seats, **arguments)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionError, match="got 'chess'"):
        new_match("chess", ["random", "random"], 2)
