"""QD-COMP-34: two campaigns that differ only in what is sealed are told alike, in every epoch and both branches.

A campaign is taken up and played by chance. Now and then everything in the pack that has not been opened yet is
exchanged for something else: what a seat or a spectator is told, may do and is refused must stay the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.games.queensdale.test_secrecy import told

from queenswright.games.queensdale.state import (
    BRANCHES,
    COGWHEEL,
    CROWN_BAR,
    EPOCHS,
    FIGURINES,
    GOODS,
    KNOWLEDGE_CARDS,
    NO_BRANCH,
    ORDERS,
    PACK,
    ROBBER_BARONS,
    ROOMS,
    SLOTS,
    TILES,
    TILES_PER_EPOCH,
    TYPES,
    WALL_OR_ROAD,
)
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


def sealed_otherwise(pack: Any, s: Any) -> Any:
    """The pack with other values for everything that the campaign has not come to."""
    other = PACK.copy(pack.mirror)
    _later_epochs(other, s)
    _unread_cards(other, s)
    _later_mechanisms(other, s)
    return replace(pack, mirror=other, record=PACK.record(other))


def _later_epochs(other: Any, s: Any) -> None:
    """Buildings, uses of the build action, faces, figurines, tower tiles, and the goal cards after the next."""
    for building in range(TYPES):
        if other.building_from[building] > s.opened:
            other.building_price[building] = [price + 1 for price in other.building_price[building]]
            other.building_rivets[building] += 1
    for use, epoch in enumerate(other.use_from):
        if epoch > s.opened:
            other.use_price[use] = [price + 1 for price in other.use_price[use]]
    for face, epoch in enumerate(other.face_from):
        if epoch > s.opened:
            other.face_price[face] += 1
            other.face_yield[face] += 1
    for kind in range(len(FIGURINES)):
        if other.figurine_from[kind] > s.opened:
            other.figurine_gain[kind] = 1
    highest = max(s.epoch[: s.players])
    for tile in range(TILES):
        if tile // TILES_PER_EPOCH + 1 >= highest:
            other.tile_start[tile] = other.tile_income[tile] = 1
            other.tile_rivets[tile] += 1
    for epoch in range(highest + 1, EPOCHS + 1):
        other.goal[epoch] += 3
        other.red_from[epoch] += 1
        other.trumpet_fame[epoch] += 1
        other.build_fame[epoch] += 1


def _unread_cards(other: Any, s: Any) -> None:
    """Courier cards, story cards, epoch end cards and knowledge cards that nobody has read."""
    for card, row in enumerate(other.story_effect):
        if not s.stories >> card & 1:
            other.story_effect[card] = [amount and amount + 1 for amount in row]
    for card in range(len(other.card_gain)):
        if s.courier_deck >> card & 1:
            other.card_gain[card] = other.card_gain[card] and 1
            other.card_amount[card] = other.card_amount[card] and other.card_amount[card] + 1
    for card in range(len(other.told_epoch)):
        if other.told_epoch[card] > s.opened:
            other.told_effect[card] = 0
    for card in range(len(KNOWLEDGE_CARDS)):
        is_known = any(held >> card & 1 for held in s.knowledge) or card + 1 in s.pile
        if not is_known:
            other.knowledge_amount[card] += 1


def _later_mechanisms(other: Any, s: Any) -> None:
    """What cogwheel, orders, crown bar, robber barons, rooms, wall and road bring, each before it is there."""

    def is_sealed(mechanism: int) -> bool:
        return bool(other.mechanism_from[mechanism] > s.opened)

    if is_sealed(COGWHEEL):
        other.sector_gain = [1] * len(other.sector_gain)
    if is_sealed(ORDERS):
        other.order_trumpets = [trumpets + 1 for trumpets in other.order_trumpets]
        other.order_price = [[min(price + 1, 9) for price in row] for row in other.order_price]
    if is_sealed(CROWN_BAR):
        other.crown_value = [value + 1 for value in other.crown_value]
    if is_sealed(ROBBER_BARONS):
        other.robber_tokens = [tokens + 1 for tokens in other.robber_tokens]
        other.robber_amount = [amount + 1 for amount in other.robber_amount]
    if is_sealed(ROOMS):
        other.room_gain = [1] * len(other.room_gain)
    if is_sealed(WALL_OR_ROAD) or s.branch == NO_BRANCH:
        other.wall_bonus, other.wall_gift, other.road_bonus = [1] * SLOTS, 1, 1
        other.delivery_gain, other.delivery_bread = [1] * SLOTS, [3] * SLOTS
    elif BRANCHES[s.branch - 1] == "wall":
        other.road_bonus, other.delivery_gain, other.delivery_bread = 1, [1] * SLOTS, [3] * SLOTS
    else:
        other.wall_bonus, other.wall_gift = [1] * SLOTS, 1


def met(game: Game, players: int, epoch: int, branch: str) -> Iterator[Position]:
    """Positions of a campaign that chance plays on from the beginning of an epoch."""
    chance = random.Random(epoch)
    pos = game.new(players, epoch, {"epoch": f"{epoch}-{branch}" if branch else epoch})
    seen: set[str | None] = set()
    for count in range(MOVES):
        if pos.is_over:
            return
        if count % EVERY == 0 or pos.step not in seen:
            seen.add(pos.step)
            yield pos
        pos.push(chance.choice(pos.legal_moves))


@pytest.mark.clauses("QD-COMP-34")
@pytest.mark.parametrize(("epoch", "branch", "players"), KINDS)
def test_twins_that_differ_in_what_is_sealed_are_told_alike(
    queensdale: Game, epoch: int, branch: str, players: int
) -> None:
    compared = 0
    for pos in met(queensdale, players, epoch, branch):
        twin = Game(queensdale.rules, sealed_otherwise(queensdale.pack, pos.state))
        other = Position(twin, twin.copy_state(pos.held))
        assert other.pack.mirror.story_effect != pos.pack.mirror.story_effect or pos.state.stories
        for seat in (*range(players), None):
            assert told(other, seat) == told(pos, seat), (pos.turn, pos.step, seat)
            compared += 1
    assert compared > players * len(GOODS)


def test_twins_that_differ_in_what_is_open_are_told_apart(queensdale: Game) -> None:
    """So the comparison would notice a leak."""
    for epoch in ("3", "6", "9-road"):
        pos = queensdale.new(3, int(epoch[0]), {"epoch": epoch})
        earlier = queensdale.copy_state(pos.held)
        mirror = Position(queensdale, earlier).state
        mirror.opened = 1
        twin = Game(queensdale.rules, sealed_otherwise(queensdale.pack, mirror))
        other = Position(twin, twin.copy_state(pos.held))
        assert told(other, 0) != told(pos, 0)
