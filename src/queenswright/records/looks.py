"""How a name looks: names that people cannot tell apart have a look in common."""

from __future__ import annotations

import string
import unicodedata
from functools import cache

DIRECTIONS = "\u200e\u200f"
"""Marks of direction that the list of look-alikes writes around letters of other scripts."""


def looks_of(name: str) -> frozenset[str]:
    """What two names must not share: capitals, accents written in another way, and look-alike letters do not count.

    There are two: small letters may differ where capitals look alike (Cyrillic Н and н, beside Latin H and h).

    >>> looks_of("Anna") & looks_of("АNNА") != set(), looks_of("Anna") & looks_of("Ann") != set()
    (True, False)
    """
    plain = "".join(unicodedata.normalize("NFKC", name).split())
    return frozenset({_skeleton(plain), _skeleton(plain.casefold())})


def look_alike(one: str, other: str) -> bool:
    """Whether people cannot tell two names apart.

    >>> look_alike("modern", "MODEM"), look_alike("Ida", "1da"), look_alike("Eva", "Ava")
    (True, True, False)
    """
    return bool(looks_of(one) & looks_of(other))


def _skeleton(text: str) -> str:
    """Each sign replaced by the one that stands for all its look-alikes."""
    signs = _signs()
    return "".join(signs.get(sign, sign) for sign in unicodedata.normalize("NFKD", text))


@cache
def _signs() -> dict[str, str]:
    """For every sign that has look-alikes the one that stands for them; small and capital Latin letters are alike."""
    from confusable_homoglyphs.confusables import confusables_data

    groups = _Groups()
    for sign, others in confusables_data.items():
        for other in others:
            groups.join(sign.strip(DIRECTIONS), other["c"].strip(DIRECTIONS))
    for small, capital in zip(string.ascii_lowercase, string.ascii_uppercase, strict=True):
        groups.join(small, capital)
    return {sign: _spelled(groups, sign) for sign in list(groups.above) if len(sign) == 1}


def _spelled(groups: _Groups, sign: str) -> str:
    """What stands for a sign; where that is several signs (rn for m), what stands for each of them."""
    first = groups.first(sign)
    return first if len(first) == 1 else "".join(groups.first(part) for part in first)


class _Groups:
    """Signs that look alike, each group under its longest and then lowest member."""

    def __init__(self) -> None:
        self.above: dict[str, str] = {}

    def first(self, sign: str) -> str:
        while (above := self.above.setdefault(sign, sign)) != sign:
            sign = above
        return sign

    def join(self, one: str, other: str) -> None:
        first, second = sorted((self.first(one), self.first(other)), key=lambda sign: (-len(sign), sign))
        self.above[second] = first
