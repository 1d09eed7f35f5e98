"""The names of people, wherever they are given: at a table, to a server, in a file."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 20
LONGEST_SENTENCE = 140
MOST_MARKS = 2
"""Marks above or below one letter: more than any language writes in a row."""
UNSEEN = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
)
"""Signs that Python calls printable although nobody sees them: fillers, joiners and selectors."""


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a text can be the name of somebody: short, printable, with nothing that nobody sees and no pile of marks.

    >>> is_name("Anna"), is_name(" Anna"), is_name("#1"), is_name("")
    (True, False, False, False)
    >>> is_name("Zoë"), is_name("Z\u0300\u0301\u0302oe"), is_name("An\u200bna"), is_name("\u3164")
    (True, False, False, False)
    """
    return not text.startswith("#") and is_sentence(text, longest)


def is_sentence(text: str, longest: int = LONGEST_SENTENCE) -> bool:
    r"""Whether a text can stand in one line among others: short, printable, nothing unseen and no pile of marks.

    >>> is_sentence("Leave the window open."), is_sentence("Two\nlines"), is_sentence("\x1b[31mred"), is_sentence("")
    (True, False, False, False)
    """
    tidy = text.isprintable() and text == " ".join(text.split())
    return tidy and 1 <= len(text) <= longest and not _hides(text)


def _hides(text: str) -> bool:
    """Whether something is unseen, or marks pile up or stand on nothing."""
    if any(first <= ord(sign) <= last for sign in text for first, last in UNSEEN):
        return True
    marks = [unicodedata.category(sign) in ("Mn", "Me") for sign in text]
    stands_on_nothing = marks[0] or any(mark and before == " " for before, mark in zip(text, marks[1:], strict=False))
    runs = [0]
    for mark in marks:
        runs.append(runs[-1] + 1 if mark else 0)
    return stands_on_nothing or max(runs) > MOST_MARKS
