"""What changed hands between two states, as events: goods, figurines, fame, morale, cards, buildings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.deck import monument_card, number_card_ids
from queenswright.games.queensdale.content.later import ROBBER_NUMBERS
from queenswright.games.queensdale.content.names import colour_of, members
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.state.board import CASTLE_ROOMS
from queenswright.games.queensdale.state.cards import ABILITY_CARDS, CARDS, FACE_CARDS, FIRST_ABILITY, KNOWLEDGE_CARDS
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.pieces import (
    FAME_SOURCES,
    FAMILIES,
    FIGURINES,
    FROM_OTHER,
    GOODS,
    NOBODY,
    NOTHING,
    STAGES,
    TOWER_SPACES,
)
from queenswright.games.queensdale.steps import tile_name
from queenswright.games.queensdale.telling.told import decided
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

Amounts = list[list[Any]]
"""Pairs of a number and a word, as the catalogue shows them: `[[2, "timber"]]`."""


def counted(names: Sequence[str], numbers: Sequence[int]) -> Amounts:
    """Every number above 0 with its name."""
    return [[number, name] for name, number in zip(names, numbers, strict=True) if number > 0]


def gained(names: Sequence[str], before: Sequence[int], after: Sequence[int]) -> Amounts:
    """What became more."""
    return counted(names, [new - old for old, new in zip(before, after, strict=True)])


@dataclass
class Holdings:
    """Goods and figurines of all seats before an action, adjusted by what its own sentence already tells."""

    goods: list[list[int]]
    figurines: list[list[int]]

    @classmethod
    def of(cls, s: Any) -> Holdings:
        """What everybody holds."""
        return cls([list(row) for row in s.goods], [list(row) for row in s.figurines])

    def change(self, seat: int, item: str, number: int) -> None:
        """Give or take an item of a seat."""
        if item in GOODS:
            self.goods[seat][GOODS.index(item)] += number
        else:
            self.figurines[seat][FIGURINES.index(item)] += number


def goods_events(pack: Pack, held: Holdings, after: Any, message: str) -> list[Event]:
    """QD-COMP-28: goods that went to the supply, then those that came from it."""
    paid, received = [], []
    for seat in range(after.players):
        who = {"seat": colour_of(after, seat)}
        had, has = held.goods[seat], after.goods[seat]
        less, more = gained(GOODS, has, had), gained(GOODS, had, has)
        if less:
            paid.append(Event("qd-story-pay", {**who, "goods": less}))
        if more:
            received.append(Event(message, {**who, "goods": more}))
    return paid + received


def tome_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-05: tomes received."""
    return [
        Event("qd-story-tomes", {"seat": colour_of(before, seat), "tomes": more})
        for seat in range(before.players)
        if (more := after.tomes[seat] - before.tomes[seat]) > 0
    ]


def ability_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-17: abilities that have begun to work, with what they do."""
    events = []
    for seat in range(before.players):
        new = after.abilities[seat] & ~before.abilities[seat]
        for number in (FIRST_ABILITY + card for card in range(ABILITY_CARDS) if new >> card & 1):
            words = {"ability": f"{number}-title", "passage": f"{number}-text", "ability_rule": f"{number}-rule"}
            events.append(Event("qd-story-ability", {"seat": colour_of(before, seat), **words}))
    return events


def knowledge_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-36: the cards that players keep now, which everybody may read."""
    return [
        Event("qd-story-knowledge", {"seat": colour_of(before, seat), **_knowledge(KNOWLEDGE_CARDS[card])})
        for seat in range(before.players)
        for card in range(CARDS)
        if (after.knowledge[seat] & ~before.knowledge[seat]) >> card & 1
    ]


def _knowledge(card: str) -> dict[str, str]:
    return {"book": f"{card}-title", "passage": f"{card}-text", "lesson": f"{card}-rule"}


def promise_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-58: promises kept."""
    return [
        Event("qd-story-promise", {"seat": colour_of(before, seat), "games": after.promises_kept[seat]})
        for seat in range(before.players)
        if after.promises_kept[seat] > before.promises_kept[seat]
    ]


def building_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-BUILD-08, 10, 26: what was built, over what; land cleared, buildings renovated."""
    codes, events = pack.content.building_codes, []
    for seat in range(before.players):
        colour = colour_of(before, seat)
        for site, (old, new) in enumerate(zip(before.site[seat], after.site[seat], strict=True)):
            if new == old:
                continue
            args = {"seat": colour, "building": codes[new], "rank": after.rank[seat][site] + 1}
            if old == NOTHING:
                events.append(Event("qd-story-built", args))
            else:
                events.append(Event("qd-story-built-over", {**args, "covered": codes[old], "site": site}))
        if after.cleared[seat] > before.cleared[seat]:
            events.append(Event("qd-story-cleared", {"seat": colour}))
        marked = after.renovated[seat] & ~before.renovated[seat]
        renovated = [codes[new] for site, new in enumerate(after.site[seat]) if marked >> site & 1]
        events += [Event("qd-story-renovated", {"seat": colour, "building": code}) for code in renovated]
    return events


def monument_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-33, 34: a stage of a monument, and the card that the last one opens for all."""
    events = []
    for seat in range(before.players):
        family, stage, who = FAMILIES[after.family[seat]], after.monument[seat], {"seat": colour_of(before, seat)}
        if stage > before.monument[seat]:
            events.append(Event("qd-story-monument", {**who, "stage": stage}))
            events.append(Event(f"monument-{family}-{stage}", {}))
            if stage == STAGES:
                events += [Event(message, who) for message in number_card_ids(monument_card(family))]
    return events


def room_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-61: a castle room, and the plate on its door."""
    events = []
    for room, name in enumerate(CASTLE_ROOMS):
        if after.castle_rooms[room] != before.castle_rooms[room]:
            who = {"seat": colour_of(after, after.castle_rooms[room] - 1)}
            events.append(Event("qd-story-room", {**who, "furnished": name}))
            events.append(Event(f"room-{name}-plate", {"house": decided(after)["house"]}))
    return events


def fame_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-COMP-32: fame by source, with the new total; the reset for a new game and crown values are not told here."""
    events = []
    for seat in range(before.players):
        for source, name in enumerate(FAME_SOURCES):
            more = after.earned[seat][source] - before.earned[seat][source]
            if source == FROM_OTHER:
                more -= max(0, before.crown[seat] - after.crown[seat])
            if more > 0:
                args = {"seat": colour_of(before, seat), "source": name, "fame": more}
                total = {"total": plain(fame)(after, seat), "goal": after.aim[seat]}
                events.append(Event("qd-story-fame", {**args, **total}))
    return events


def crown_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-NEXT-13, QD-LATER-06: crown values that count as fame now."""
    return [
        Event("qd-story-crown-fame", {"seat": colour_of(before, seat), "fame": value, "goal": after.aim[seat]})
        for seat in range(before.players)
        if (value := before.crown[seat]) > after.crown[seat]
    ]


def robber_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-NEXT-11, QD-LATER-09: robber baron tokens that were drawn."""
    return [
        Event("qd-story-robbers", {"seat": colour_of(before, seat), "robbers": [str(token) for token in drawn]})
        for seat in range(before.players)
        if (drawn := members(ROBBER_NUMBERS, after.robbers[seat] & ~before.robbers[seat]))
    ]


def morale_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-MORALE-07: the level that a counter has risen to."""
    return [
        Event("qd-story-morale", {"seat": colour_of(before, seat), "level": after.morale[seat]})
        for seat in range(before.players)
        if after.morale[seat] > before.morale[seat]
    ]


def draw_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-WORK-01: the figurines drawn from the bag."""
    events = []
    for seat in range(before.players):
        drawn = gained(FIGURINES, before.figurines[seat], after.figurines[seat])
        if drawn:
            args = {"seat": colour_of(before, seat), "figurines": drawn}
            events.append(Event("qd-story-drawn", args))
    return events


def card_events(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """QD-COURIER-01, QD-CLAIR-01, 02: a courier card that was read or is done, the public half of a vision."""
    colour, events = colour_of(before, seat), []
    if after.courier_deck != before.courier_deck and after.courier_card != NOTHING:
        number = after.courier_card + 1
        words = {"headline": f"{number}-title", "card": f"{number}-text"}
        events.append(Event("qd-story-courier", {"seat": colour, **words}))
    elif before.courier_card != NOTHING and after.courier_card == NOTHING and before.phase == after.phase == PLAY:
        events.append(Event("qd-story-courier-done", {"headline": f"{before.courier_card + 1}-title"}))
    for card, owner in enumerate(after.clairvoyant):
        if owner != before.clairvoyant[card] and owner != NOBODY:
            args = {"seat": colour_of(before, owner), "vision": f"{card + 1}-public"}
            events.append(Event("qd-story-vision", args))
    return events


def number_card_events(before: Any, after: Any) -> list[Event]:
    """QD-GROCER-11: the number card of a face that was used for the first time."""
    shown = [card + 1 for card in range(FACE_CARDS) if (after.faces_shown & ~before.faces_shown) >> card & 1]
    return [
        Event("qd-story-face-known", {"number": card, "number_title": f"{card}-title", "number_rule": f"{card}-rule"})
        for card in shown
    ]


def seal_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-SEAL-01, 02: seals received; what the last to complete an epoch gets is told with the epoch."""
    return [
        Event("qd-story-seals", {"seat": colour_of(before, seat), "seals": more})
        for seat in range(before.players)
        if (more := after.seals[seat] - before.seals[seat]) > 0 and after.epoch[seat] == before.epoch[seat]
    ]


def tower_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-TOWER-04, 05, 06: a tile that was added to a tower, and the one it replaces."""
    events = []
    for seat in range(before.players):
        for space in range(TOWER_SPACES):
            old, new = before.tower[seat][space], after.tower[seat][space]
            if new == old:
                continue
            args = {"seat": colour_of(before, seat), "tile": tile_name(new)}
            if old == NOTHING:
                events.append(Event("qd-story-tower", args))
            else:
                events.append(Event("qd-story-tower-over", {**args, "replaced": tile_name(old)}))
    return events


def plunger_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-24: who holds the royal plunger now."""
    if after.plunger in (NOBODY, before.plunger):
        return []
    return [Event("qd-story-plunger", {"seat": colour_of(before, after.plunger)})]
