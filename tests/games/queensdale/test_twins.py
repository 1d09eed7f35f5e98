"""QD-COMP-34: two campaigns that differ only in what is sealed are told alike, in every epoch and both branches.

A campaign is taken up and played by chance. Now and then everything in the pack that has not been opened yet is
exchanged for something else: what a seat or a spectator is told, may do and is refused must stay the same.
"""

from __future__ import annotations

import random

import pytest
from tests.games.queensdale.run_twins import Walk
from tests.games.queensdale.test_secrecy import told
from tests.games.queensdale.twins import twin_of

from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.pieces import GOODS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="reads mirrors, which are made anew for every look in compiled mode")

MOVES = 160
EVERY = 40
"""One position out of so many is compared, and the first one of each kind of step."""
KINDS = [
    *((epoch, "", 2 + epoch % 3) for epoch in range(1, 7)),
    *((epoch, branch, 2 + (epoch + way) % 3) for epoch in (7, 8, 9) for way, branch in enumerate(BRANCHES)),
]


@pytest.mark.clauses("QD-COMP-34", "QD-COMP-38")
@pytest.mark.parametrize(("epoch", "branch", "players"), KINDS)
def test_twins_that_differ_in_what_is_sealed_are_told_alike(
    queensdale: Game, epoch: int, branch: str, players: int
) -> None:
    """Positions, the story of every move, and the log; `make proof` walks whole campaigns."""
    chance = random.Random(epoch)
    pos = queensdale.new(players, epoch, {"epoch": f"{epoch}-{branch}" if branch else epoch})
    found = Walk(pos, branch, lambda now: chance.choice(now.legal_moves)).go(EVERY, MOVES)
    assert found["stories"] == found["moves"] == MOVES
    assert found["payloads"] == (players + 1) * found["positions"] > players * len(GOODS)
    assert found["logs"] >= 1


def test_twins_that_differ_in_what_is_open_are_told_apart(queensdale: Game) -> None:
    """So the comparison would notice a leak."""
    for epoch in ("3", "6", "9-road"):
        pos = queensdale.new(3, int(epoch[0]), {"epoch": epoch})
        earlier = queensdale.copy_state(pos.held)
        mirror = Position(queensdale, earlier).state
        mirror.opened = 1
        twin = twin_of(queensdale, mirror)
        other = Position(twin, twin.copy_state(pos.held))
        assert told(other, 0) != told(pos, 0)
