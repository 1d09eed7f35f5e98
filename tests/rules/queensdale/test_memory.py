"""QD-LATER-50: what is remembered of each player for the cards and the chronicle."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, play, seat, with_die

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SPACES = [("bakery", "baked"), ("poor", "fed")]
MANY = 3


def remembered(pos: Position, *moves: str, number: int = 0) -> dict[str, int]:
    """What is remembered of a seat after some moves."""
    own = seat(play(pos, *moves), number)
    return {name: own[name] for name in ("baked", "fed", "spent") if name in own}


@clauses("QD-LATER-50")
@pytest.mark.parametrize(("space", "name"), SPACES)
@pytest.mark.parametrize("before", [0, MANY])
@pytest.mark.parametrize(("players", "me"), [(2, 0), (3, 2)])
def test_each_baking_and_feeding_is_counted(
    queensdale: Game, space: str, name: str, before: int, players: int, me: int
) -> None:
    own = {"goods": {"bread": 1}, name: before}
    pos = with_die(queensdale, "action", own, me, players)
    assert remembered(pos, space, number=me) == {name: before + 1}
    assert all(not remembered(pos, number=other) for other in range(players) if other != me)


@clauses("QD-LATER-50")
@pytest.mark.parametrize("before", [0, MANY])
@pytest.mark.parametrize(("face", "price"), [("bread2", 1), ("trumpet", 4)])
def test_the_seals_given_to_the_grocer_are_added_up(queensdale: Game, before: int, face: str, price: int) -> None:
    pos = at(queensdale, {"seals": 5, "spent": before}, {}, step="grocer")
    assert remembered(pos, f"buy {face}") == {"spent": before + price}
    assert not remembered(pos, number=1)


@clauses("QD-LATER-50")
@pytest.mark.parametrize(("opened", "count"), [(2, 0), (3, 1), (4, 1)])
def test_nothing_is_remembered_before_there_are_cards_that_tell_of_it(tmp_path: Path, opened: int, count: int) -> None:
    """The epoch cards before them come in epoch 2, the story cards after them in epoch 1."""
    late = changed_pack(tmp_path, ("epoch_end_cards = 1\n", "epoch_end_cards = 3\n"))
    for space, name in SPACES:
        pos = with_die(late, "action", {"goods": {"bread": 1}}, opened=opened)
        assert remembered(pos, space) == ({name: 1} if count else {})
    pos = at(late, {"seals": 4}, {}, step="grocer", opened=opened)
    assert remembered(pos, "buy trumpet") == ({"spent": 4} if count else {})
