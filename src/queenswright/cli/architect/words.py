"""Words and signs of Queen's Architect in the terminal: guilds by sign and short name, seats by colour and letter."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from queenswright.games.architect.content.characters import Craftsman
from queenswright.games.architect.content.pack import Content
from queenswright.games.architect.state import COLOURS, GUILDS
from queenswright.locale import has_message, render

SIGNS = dict(zip(GUILDS, "♣⚒◈▲▦✄", strict=True))
GUILD_STYLES = {
    "lumberjack": "#b07d3f",
    "blacksmith": "#8d99a6",
    "glazier": "#4aa3c7",
    "stonemason": "#a9a294",
    "bricklayer": "#cc6b49",
    "tailor": "#b074b0",
}
SEAT_STYLES = {"yellow": "yellow", "green": "green", "blue": "#6f8fe0", "red": "#d9594c"}
SHORT = re.compile(rf"\b({'|'.join(guild[:3] for guild in GUILDS)})-?([1-3])\b", re.IGNORECASE)
CHARACTER_ARGUMENTS = ("character", "characters", "wanted")


def word(message: str, **args: object) -> str:
    """A word or sentence of the catalogue."""
    return render(f"cli-{message}", args)


def short_name(character: str) -> str:
    """`lum-2` for `lumberjack-2`."""
    guild, _, number = character.rpartition("-")
    return f"{guild[:3]}-{number}"


def guilds_of(player: Mapping[str, Any]) -> set[str]:
    """The guilds that a player has a craftsman of."""
    return {character.rpartition("-")[0] for character in player["craftsmen"]}


def expand(text: str) -> str:
    """Short names as the notation writes them.

    >>> expand("take lum-2")
    'take lumberjack-2'
    """
    guilds = {guild[:3]: guild for guild in GUILDS}
    return SHORT.sub(lambda match: f"{guilds[match[1].lower()]}-{match[2]}", text)


@dataclass(frozen=True)
class Signs:
    """The signs that the terminal can show."""

    plain: bool = False

    @property
    def arrow(self) -> str:
        return "->" if self.plain else "→"

    @property
    def ahead(self) -> str:
        return ">" if self.plain else "›"

    @property
    def dot(self) -> str:
        return "." if self.plain else "·"

    @property
    def mark(self) -> str:
        return ">" if self.plain else "▶"

    def guild(self, guild: str) -> Text:
        """A guild by sign and short word."""
        sign = "" if self.plain else SIGNS[guild]
        return Text(f"{sign}{guild[:3]}", GUILD_STYLES[guild])

    def guilds(self, guilds: Iterable[str], served: Collection[str] | None = None) -> Text:
        """Guilds in a row; with `served` given, the others are put in brackets."""
        return Text(" ").join(
            self.guild(guild) if served is None or guild in served else Text.assemble("(", self.guild(guild), ")")
            for guild in guilds
        )

    def character(self, character: str) -> Text:
        """A craftsman by sign and short name."""
        guild = character.rpartition("-")[0]
        sign = "" if self.plain else SIGNS[guild]
        return Text(f"{sign}{short_name(character)}", GUILD_STYLES[guild])


def characters_by_id(content: Content) -> Mapping[str, Craftsman]:
    """The craftsmen in the order of the pack."""
    return {character.id: character for character in content.characters}


def place_name(name: str) -> str:
    """A place by the name that the language has for it; what only a pack knows keeps its own."""
    return _own_name(f"place-{name}", name)


def person_name(person: Craftsman) -> str:
    """A craftsman by the name that the language has for him."""
    return _own_name(f"person-{person.name}", person.name)


def _own_name(message: str, name: str) -> str:
    message = message.replace(" ", "-")
    return render(message, {}) if has_message(message) else name


def letter(seat: int) -> Text:
    """A seat's figure on the track and its marker on a site."""
    return Text(word(f"letter-{COLOURS[seat]}"), f"bold {SEAT_STYLES[COLOURS[seat]]}")


def with_names(args: Mapping[str, Any], content: Content, seat_names: Mapping[str, str]) -> dict[str, Any]:
    """Arguments of a message with the craftsmen's and the players' names in them."""
    named = dict(args)
    people = characters_by_id(content)

    def full(character: str) -> str:
        known = people.get(character)
        return f"{person_name(known)} ({short_name(character)})" if known else character

    for key in CHARACTER_ARGUMENTS:
        value = named.get(key)
        if isinstance(value, str):
            named[key] = full(value)
        elif isinstance(value, (list, tuple)):
            named[key] = [full(item) for item in value]
    if isinstance(named.get("seat"), str):
        named["seat"] = seat_names.get(named["seat"], named["seat"])
    return named
