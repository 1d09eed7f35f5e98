"""The names of people, wherever they are given: at a table, to a server, in a file."""

from __future__ import annotations

LONGEST_NAME = 20


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a text can be the name of somebody: short, printable, and with no blanks that nobody sees.

    >>> is_name("Anna"), is_name(" Anna"), is_name("#1"), is_name("")
    (True, False, False, False)
    """
    tidy = text.isprintable() and text == " ".join(text.split()) and not text.startswith("#")
    return tidy and 1 <= len(text) <= longest
