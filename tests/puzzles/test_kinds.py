"""What a puzzle of each game asks, told by the rules alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.architect.situations import band
from tests.rules.queensdale.situations import at

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.puzzles.solving import read_turn
from queenswright.puzzles.turns import essence, kind_of

CREW = band(15, "lumberjack", "blacksmith", "glazier", "bricklayer")
RIVALS = band(15, "stonemason", "tailor", "tailor")
READY = {"track": 9, "craftsmen": CREW, "architect": "tavern"}
THREATENING = {"track": 9, "craftsmen": RIVALS, "architect": "bank"}
RICH = {"talers": 9, "bonds": 5}


def kind(position: Position, *moves: str) -> str | None:
    return kind_of(position, read_turn(position, moves)[0])


def after(position: Position, *moves: str) -> Position:
    walker = position.copy()
    for text in moves:
        walker.push(text)
    return walker


def turn_of(architect: Game, me: dict[str, Any], other: dict[str, Any] | None = None) -> Position:
    """Seat 0 begins a turn."""
    return architect.position({"seats": [{**RICH, **me}, other or {}], "to_move": 0, "round": 20})


@pytest.mark.parametrize(
    ("me", "other", "moves", "expected"),
    [
        (READY, {}, ("move 1", "palace"), "finish"),
        (READY, THREATENING, ("move 1", "palace"), "finish"),
        (READY, THREATENING, ("move 1", "forfeit"), "save"),
        ({**READY, "architect": "hire"}, {}, ("move 1", "confidence"), "palace"),
        ({**READY, "architect": "hire"}, {**THREATENING, "carriage": "Oakmere"}, ("move 1", "confidence"), "palace"),
        ({**READY, "architect": "hire", "track": 8}, {}, ("move 1", "confidence"), "money"),
        ({**READY, "architect": "tavern"}, {}, ("move 2", "done"), "money"),
        ({"architect": "construct", "craftsmen": CREW}, {}, ("move 2", "hire 1"), "hire"),
        ({"architect": "construct", "craftsmen": CREW}, {}, ("move 2", "forfeit"), None),
        ({"architect": "bank", "craftsmen": CREW}, {}, ("move 1", "travel Oakmere"), "trip"),
        ({"architect": "travel", "craftsmen": CREW}, {}, ("move 1", "send lumberjack", "done"), None),
        ({"architect": "travel", "craftsmen": CREW}, {}, ("move 2", "forfeit"), None),
    ],
)
def test_kinds_of_queens_architect(
    architect: Game, me: dict[str, Any], other: dict[str, Any], moves: tuple[str, ...], expected: str | None
) -> None:
    assert kind(turn_of(architect, me, other), *moves) == expected


@pytest.mark.parametrize(
    ("moves", "expected", "told"),
    [
        (("die 1", "timber", "end turn"), "dice", ("die timber", "timber")),
        (("die 5", "wage", "end turn"), "dice", ("die action", "wage")),
        (("die 5", "scout 4", "rest in red", "at c4"), "scout", ("die action", "rest in red", "scout 4")),
    ],
)
def test_kinds_and_answers_of_queensdale(
    queensdale: Game, moves: tuple[str, ...], expected: str, told: tuple[str, ...]
) -> None:
    position = at(queensdale, {"goods": {"timber": 3}}, {}, seed=4)
    found, _ = read_turn(position, moves)
    assert kind_of(position, found) == expected
    assert essence(position, found) == told


def test_of_equal_dice_it_does_not_matter_which_is_placed(queensdale: Game) -> None:
    position = at(queensdale, {"dice": ["timber", "action", "timber", "action", "stone"]}, {}, seed=4)

    def told(*moves: str) -> tuple[str, ...]:
        return essence(position, read_turn(position, moves)[0])

    assert told("die 1", "timber") == told("die 3", "timber", "end turn")
    assert told("die 2", "wage") == told("die 4", "wage")
    assert told("die 1", "timber") != told("die 5", "stone")


def test_where_a_scout_rests_that_has_gathered_does_not_matter(queensdale: Game) -> None:
    herbs = dict.fromkeys(("red b2", "red b4", "red c4", "red d2"), "mint")
    position = at(queensdale, {"huts": ["mint"], "dice": ["action"] * 5}, {}, herbs=herbs, seed=4)

    def told(*moves: str) -> tuple[str, ...]:
        walker = position.copy()
        found = []
        for text in moves:
            found.append(walker.parse(text))
            walker.push(found[-1])
        return essence(position, found)

    start = ("die 1", "scout 4")
    gathered = [move.text for move in after(position, *start).legal_moves if move.text.startswith("gather ")]
    assert gathered
    resting = [move.text for move in after(position, *start, gathered[0]).legal_moves if move.text.startswith("rest ")]
    assert len({told(*start, gathered[0], text) for text in resting}) == 1
    assert told(*start, gathered[0]) != told(*start)


def test_what_is_kept_after_a_game_is_asked_too(queensdale: Game) -> None:
    position = at(queensdale, {"goods": {"timber": 3, "stone": 3}}, {}, step="exchange", phase="storage")
    assert kind(position, "give timber") == "store"


@pytest.mark.parametrize(
    ("opened", "branch", "chapter", "count"), [(1, None, "1", 1), (4, None, "4", 4), (8, "road", "8-road", 8)]
)
def test_chapters_are_the_epochs_with_their_branch(
    queensdale: Game, opened: int, branch: str | None, chapter: str, count: int
) -> None:
    more = {"branch": branch} if branch else {}
    state = at(queensdale, {"epoch": opened}, {}, opened=opened, **more).state
    rules = queensdale.rules.puzzles
    assert rules.chapter(state) == chapter
    assert len(rules.reached(state)) == count
    assert chapter in rules.reached(state)
    assert "1" in rules.reached(state)
