"""Packs that differ only in what a campaign has not opened yet, and what its players are told with each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from queenswright.games.queensdale.content.disclosed import is_board_open
from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH, SLOTS
from queenswright.games.queensdale.state.cards import CAUSE, CAUSES, KNOWLEDGE_CARDS, PAIR, PAIR_HERBS, SELLER, SELLERS
from queenswright.games.queensdale.state.course import (
    COGWHEEL,
    CROWN_BAR,
    EPOCHS,
    ORDERS,
    ROBBER_BARONS,
    ROOMS,
    WALL_OR_ROAD,
)
from queenswright.games.queensdale.state.pack import PACK
from queenswright.games.queensdale.state.pieces import FIGURINES, NOBODY, TILES, TILES_PER_EPOCH, TYPES
from queenswright.kernel.game import Game

SEALED_EFFECT: Mapping[str, Any] = {"sealed": 1}


def sealed_otherwise(pack: Any, s: Any) -> Any:
    """The pack with other values for everything that the campaign has not come to."""
    other = PACK.copy(pack.mirror)
    _later_epochs(other, s)
    _unread_cards(other, s)
    _later_mechanisms(other, s)
    if not s.unsealed >> PAIR & 1:
        other.remedy = next(pair for pair in PAIR_HERBS if pair != other.remedy)
    return replace(pack, content=_printed_otherwise(pack.content, s), mirror=other, record=PACK.record(other))


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


def twin_of(game: Game, s: Any) -> Game:
    """The game with another pack, in which everything is otherwise that the campaign has not come to."""
    return Game(game.rules, sealed_otherwise(game.pack, s))


def _printed_otherwise(content: Any, s: Any) -> Any:
    """What is printed on components that are sealed: other codes and effects, other truths and answers."""
    return replace(
        content,
        buildings=tuple(_unnamed(one, n) if one.epoch > s.opened else one for n, one in enumerate(content.buildings)),
        faces=tuple(_unnamed(one, n) if one.epoch > s.opened else one for n, one in enumerate(content.faces)),
        tiles=tuple(
            one if is_board_open(s, n // TILES_PER_EPOCH + 1) else replace(one, effect=SEALED_EFFECT)
            for n, one in enumerate(content.tiles)
        ),
        couriers=tuple(
            replace(one, effect=SEALED_EFFECT) if s.courier_deck >> n & 1 else one
            for n, one in enumerate(content.couriers)
        ),
        clairvoyant=tuple(
            replace(one, truth="true" if one.truth == "false" else "false") if s.clairvoyant[n] == NOBODY else one
            for n, one in enumerate(content.clairvoyant)
        ),
        stories=tuple(
            one if s.stories >> n & 1 else replace(one, effects=SEALED_EFFECT) for n, one in enumerate(content.stories)
        ),
        answers={
            **content.answers,
            **({} if s.unsealed >> CAUSE & 1 else {"cause": _other(CAUSES, content.answers["cause"])}),
            **({} if s.unsealed >> SELLER & 1 else {"seller": _other(SELLERS, content.answers["seller"])}),
        },
    )


def _unnamed(component: Any, number: int) -> Any:
    return replace(component, code=f"sealed_{number}", effect=SEALED_EFFECT)


def _other(names: Sequence[str], name: str) -> str:
    return next(other for other in names if other != name)
