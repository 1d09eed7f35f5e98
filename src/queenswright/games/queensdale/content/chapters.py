"""The chapters of the families, number cards 23 to 26: when their pages are read, and the gifts that they bring."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.state.cards import CHAPTER_PAGES, GIFTS
from queenswright.games.queensdale.state.course import EPOCHS, NEVER


def read_chapters(reader: Reader, record: Any) -> None:
    """QD-LATER-27: the epochs of letter and ring, and what an owner may choose from; a pack may have no chapters."""
    record.chapter_from = [NEVER] * len(CHAPTER_PAGES)
    if not reader.root.has("chapters"):
        return
    group = reader.root.group("chapters")
    record.chapter_from = [group.number(page, 1, EPOCHS) for page in CHAPTER_PAGES]
    for number, gift in enumerate(GIFTS):
        record.page_gift[number] = reader.gain(group, gift, {})
        if not record.page_gift[number]:
            raise group.error(gift, "a table of gains")
    group.finish()
