"""QD-LATER-21, 36: the knowledge cards of a pack, which tomes buy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.effects import MOST, Reader
from queenswright.games.queensdale.state.cards import CARDS, KNOWLEDGE_CARDS
from queenswright.games.queensdale.state.course import NEVER, TOMES
from queenswright.games.queensdale.state.effects import LESSONS
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.kernel.document import Fields

NUMBERS = tuple(int(number) for number in KNOWLEDGE_CARDS)
HIGHEST = {"larger_deal": MOST, "rank_limit": MOST, "more_huts": len(HERBS) - 1, "morale_by_tokens": MOST}
"""The lessons that have an amount, and the highest; the others are learned or not. That of `cheap_exchange` stays below
`farm.items`."""
FEWER_ITEMS, LARGER_DEAL = "cheap_exchange", "larger_deal"


@dataclass(frozen=True)
class Knowledge:
    """A knowledge card: its number, and what it changes for its owner."""

    number: int
    effect: Mapping[str, Any]


def read_knowledge(reader: Reader, record: Any) -> tuple[Knowledge, ...]:
    """QD-LATER-36: the cards in the order of their numbers; none in a pack without tomes."""
    if record.mechanism_from[TOMES] == NEVER:
        return ()
    group = reader.root.group("knowledge")
    cards = [_read_card(table, record, place) for place, table in enumerate(group.tables("card", 1, CARDS))]
    group.finish()
    record.knowledge_count = len(cards)
    return tuple(cards)


def _read_card(table: Fields, record: Any, place: int) -> Knowledge:
    if table.raw("number") != NUMBERS[place]:
        raise table.error("number", f"{NUMBERS[place]} (the cards stand in order)")
    number = table.number("number", NUMBERS[place], NUMBERS[place])
    lesson = table.text("lesson", LESSONS[1:])
    effect: dict[str, Any] = {"lesson": lesson}
    record.knowledge_lesson[place], record.knowledge_amount[place] = LESSONS.index(lesson), 1
    highest = {**HIGHEST, FEWER_ITEMS: record.farm_items - 1}
    if lesson in highest:
        effect["amount"] = record.knowledge_amount[place] = table.number("amount", 1, highest[lesson])
    if lesson == LARGER_DEAL:
        effect["price"] = record.knowledge_price[place] = table.number("price", record.market_guilders + 1, MOST)
    table.finish()
    return Knowledge(number, effect)
