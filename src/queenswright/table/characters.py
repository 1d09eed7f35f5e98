"""Characters: what a seat of a long game is called and looks like, and its last sentence. No rule knows of them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol

from queenswright.kernel.contract import Characters, GameRules
from queenswright.kernel.game import Game
from queenswright.locale import render


@dataclass(frozen=True)
class Character:
    """What a player has chosen; without a name the seat goes by one of ours."""

    name: str | None
    portrait: str
    arms: str

    def to_dict(self) -> dict[str, str | None]:
        return {"name": self.name, "portrait": self.portrait, "arms": self.arms}


class Sitting(Protocol):
    """What is asked of a seat."""

    @property
    def character(self) -> Character | None: ...


class Begun(Protocol):
    """What is asked of a line."""

    @property
    def day(self) -> str: ...


class Table(Protocol):
    """What is asked of a table."""

    @property
    def game(self) -> Game: ...

    @property
    def seats(self) -> Sequence[Sitting]: ...

    @property
    def line(self) -> Begun | None: ...


def offered(rules: GameRules) -> Characters | None:
    """What can be chosen in a game, None where there are no characters."""
    return rules.manners.characters


def characters_of(table: Table) -> tuple[Character | None, ...]:
    """The character of every seat: the chosen one, or one of ours once the game has begun."""
    if table.line is None or offered(table.game.rules) is None:
        return tuple([one.character for one in table.seats])
    return tuple(_character(table.game.rules, table.line.day, seat, one) for seat, one in enumerate(table.seats))


def _character(rules: GameRules, day: str, seat: int, sitting: Sitting) -> Character:
    chosen, suggested = sitting.character, ours(rules, day, seat)
    if chosen is None:
        return suggested
    return chosen if chosen.name is not None else replace(chosen, name=suggested.name)


@lru_cache(maxsize=2048)
def ours(rules: GameRules, day: str, seat: int) -> Character:
    """The character that a seat has unless somebody chooses another; all seats of a table have different names.

    It follows from the day on which the game began, which stays with a campaign wherever it is taken.
    """
    choice = rules.manners.characters
    assert choice is not None
    number = _number(f"character {day}") + seat
    name = render(choice.names[number % len(choice.names)], {})
    return Character(name, choice.portraits[number % len(choice.portraits)], choice.arms[number % len(choice.arms)])


def sentence_of_ours(rules: GameRules, day: str, seat: int) -> str:
    """The message with the last sentence of a seat that a bot plays; all seats of a table have different ones."""
    choice = rules.manners.characters
    assert choice is not None
    return choice.sentences[(_number(f"sentence {day}") + seat) % len(choice.sentences)]


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
