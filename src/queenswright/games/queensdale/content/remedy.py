"""The remedy: the pair of herbs that number cards 47 and 48 ask for, and the clues that rule herbs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.content.story import EPOCH_CARDS, LETTERS, RINGS, Card
from queenswright.games.queensdale.state.cards import HERB_CLUES, LETTER_PAGE, RING_PAGE
from queenswright.games.queensdale.state.course import EPOCH_END_CARDS, NEVER
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.kernel.document import Fields

OF_A_PAIR = 2


def read_remedy(reader: Reader, record: Any) -> None:
    """QD-LATER-47, 48: the right pair, and clues that leave no other; without epoch end cards nobody is asked."""
    record.clue_from = [NEVER] * HERB_CLUES
    if reader.mechanism_from[EPOCH_END_CARDS] == NEVER:
        return
    group = reader.root.group("remedy")
    pair = group.texts("pair", HERBS, OF_A_PAIR)
    record.remedy = _bits(pair)
    for number, table in enumerate(group.tables("clue", 0, HERB_CLUES)):
        record.clue_from[number] = _read_on(table, record)
        record.clue_herbs[number] = _bits(_ruled_out(table, pair))
        table.finish()
    left = [herb for number, herb in enumerate(HERBS) if not any(herbs >> number & 1 for herbs in record.clue_herbs)]
    if len(left) != OF_A_PAIR:
        found = f"got clues that leave {', '.join(left)}"
        raise group.problem("clue", f"{found}, expected all other herbs to be ruled out (QD-LATER-48)")
    group.finish()


def _bits(herbs: Sequence[str]) -> int:
    return sum(1 << HERBS.index(herb) for herb in set(herbs))


def _read_on(table: Fields, record: Any) -> int:
    """The epoch in which the card that holds a clue is read by every campaign."""
    cards = {f"{kind} {card.code}": (card, start) for kind, card, start in _sure_cards(record)}
    card, start = cards[table.text("on", list(cards))]
    table.text("clue", card.clues)
    return start


def _sure_cards(record: Any) -> list[tuple[str, Card, int]]:
    """QD-LATER-48: cards that every campaign reads, with the epoch in which it does."""
    letters = [("letter", card, record.chapter_from[LETTER_PAGE]) for card in LETTERS]
    rings = [("ring", card, record.chapter_from[RING_PAGE]) for card in RINGS]
    return [*letters, *rings, *(("epoch", card, card.epoch) for card in EPOCH_CARDS if not card.branch)]


def _ruled_out(table: Fields, pair: Sequence[str]) -> list[str]:
    herbs = table.texts("not", HERBS)
    if set(herbs) & set(pair):
        raise table.error("not", f"herbs other than {' and '.join(pair)}, which are right")
    return list(herbs)
