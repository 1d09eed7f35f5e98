"""Words and signs of The Rise of Queensdale in the terminal: herbs by small letters, scouts by capitals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from queenswright.games.queensdale.content.deck import FACE_NAMES
from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS
from queenswright.locale import has_message, named, render
from queenswright.table.characters import Character

SEAT_STYLES = {"yellow": "yellow", "green": "green", "blue": "#6f8fe0", "red": "#d9594c"}
CHARACTER_SIGNS = {
    "woman": ("♀", "w"),
    "man": ("♂", "m"),
    "oak": ("♣", "o"),
    "sun": ("☼", "s"),
    "fish": ("∝", "f"),
    "star": ("★", "*"),
}
"""QD-LATER-52: portraits and arms, as signs and in ASCII."""
HERB_STYLES = {
    "yarrow": "#d8d8c0",
    "sage": "#8fb58f",
    "mint": "#57c785",
    "arnica": "#e0b040",
    "lavender": "#a58fd8",
    "chamomile": "#e8e070",
}
ROMAN = ("", "I", "II", "III", "IV")
SHORT_DIE = re.compile(r"d ?([1-5])", re.IGNORECASE)


def word(message: str, **args: object) -> str:
    """A word or sentence of the catalogue."""
    return render(f"qd-cli-{message}", args)


def herb(name: str) -> Text:
    """A herb by its small letter."""
    return Text(word(f"herb-{name}"), f"bold {HERB_STYLES[name]}")


def scout(colour: str) -> Text:
    """A player's scout by the capital letter of the colour."""
    return Text(render(f"cli-letter-{colour}", {}), f"bold {SEAT_STYLES[colour]}")


def building(code: str, rank: int = 0) -> str:
    """A building by name, with its rank where that matters."""
    return f"{named('building', code)} {ROMAN[rank]}".rstrip()


def building_does(code: str) -> str:
    """What a building does; empty for a building that only a custom pack knows."""
    return render(f"building-{code}-does", {}) if has_message(f"building-{code}-does") else ""


def face(code: str) -> str:
    """A face of a die by name."""
    return named("face", code)


def known_face(view: Mapping[str, Any], code: str) -> str:
    """QD-GROCER-11: a face by the name on its number card once everybody knows the card."""
    known = code in view.get("faces_shown", ())
    return FACE_NAMES[int(code.rpartition("_")[2]) - 1] if known else code


def face_does(code: str) -> str:
    """What a face does, in short; empty where the name says it, or while nobody may know it."""
    if code in FACE_NAMES:
        return render(f"number-card-{FACE_NAMES.index(code) + 1}-rule", {})
    return render(f"face-{code}-does", {}) if has_message(f"face-{code}-does") else ""


def amount(kind: str, count: int) -> str:
    """This many pieces of a good or a figurine."""
    return render(f"amount-{kind}", {"count": count})


def price(cost: Mapping[str, int]) -> str:
    """A price in letters: `3T 2S 1C`.

    >>> price({"timber": 3, "clay": 1})
    '3T 1C'
    """
    return " ".join(f"{cost[good]}{word(f'good-{good}')}" for good in GOODS if cost.get(good))


def amounts(counts: Mapping[str, int]) -> list[str]:
    """Goods and figurines in words, in their usual order."""
    return [amount(kind, counts[kind]) for kind in (*GOODS, *FIGURINES) if counts.get(kind)]


def expand(text: str) -> str:
    """Short forms as the notation writes them.

    >>> expand("d2"), expand("build dwelling")
    ('die 2', 'build dwelling')
    """
    found = SHORT_DIE.fullmatch(text.strip())
    return f"die {found[1]}" if found else text


def shortened(text: str, room: int) -> str:
    """A name that fits.

    >>> shortened("Friederike", 8)
    'Frieder.'
    """
    return text if len(text) <= room else text[: room - 1] + "."


def joined(parts: Iterable[Text | str], separator: str = "  ") -> Text:
    """Parts in a row; empty ones are left out."""
    return Text(separator).join(part if isinstance(part, Text) else Text(part) for part in parts if part)


@dataclass(frozen=True)
class Signs:
    """The signs that the terminal can show."""

    plain: bool = False

    @property
    def mark(self) -> str:
        return ">" if self.plain else "▶"

    @property
    def meadow(self) -> str:
        return "." if self.plain else "·"

    @property
    def shrub(self) -> str:
        return "o" if self.plain else "°"

    @property
    def tent(self) -> str:
        return "^" if self.plain else "△"

    @property
    def site(self) -> str:
        return "_" if self.plain else "□"

    def character(self, one: Character) -> str:
        """A character in a few signs: face, arms and name."""
        return f"{CHARACTER_SIGNS[one.portrait][self.plain]}{CHARACTER_SIGNS[one.arms][self.plain]} {one.name}"

    @property
    def wall(self) -> str:
        return "#" if self.plain else "▓"


def with_names(args: Mapping[str, Any], seat_names: Mapping[str, str]) -> dict[str, Any]:
    """Arguments of a message with the players' names in them."""
    named = dict(args)
    if isinstance(named.get("seat"), str):
        named["seat"] = seat_names.get(named["seat"], named["seat"])
    if isinstance(named.get("seats"), (list, tuple)):
        named["seats"] = [seat_names.get(seat, seat) for seat in named["seats"]]
    return named


def sealed_answer(answer: str) -> str:
    """An answer of the casebook in words, from its notation."""
    question, _, rest = answer.partition(" ")
    if question == "pair":
        herb, other_herb = rest.split(" and ")
        return render("casebook-pair", {"herb": herb, "other_herb": other_herb})
    return render(f"casebook-{question}-{rest}", {})
