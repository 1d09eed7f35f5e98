"""Sealed letters: what a story lays on the table for everybody, to be read when somebody breaks the seal.

No rule knows of them. A letter belongs to the move that told it, and is sealed until a person breaks its seal or plays
on; what stands in it is withheld from everybody until then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game


@dataclass(frozen=True)
class Seal:
    """A letter by name, the number of the move that told it, the messages in it, and the seat that broke its seal."""

    letter: str
    number: int
    lines: tuple[str, ...]
    by: int | None = None

    def to_dict(self) -> dict[str, Any]:
        return {"letter": self.letter, "by": self.by, "lines": list(self.lines)}


class Sitting(Protocol):
    """What is asked of a seat."""

    @property
    def kind(self) -> str: ...


class Table(Protocol):
    """What is asked of a table."""

    @property
    def status(self) -> str: ...

    @property
    def seats(self) -> Sequence[Sitting]: ...

    @property
    def seals(self) -> Sequence[Seal]: ...


def laid_down(game: Game, state: Any, story: Sequence[Event], number: int) -> tuple[Seal, ...]:
    """The letters in the story of a move, all sealed."""
    if game.rules.telling.letters is None:
        return ()
    letters: Mapping[str, Sequence[str]] = game.rules.telling.letters(state, [event.message for event in story])
    return tuple(Seal(letter, number, tuple(lines)) for letter, lines in letters.items())


def letters_of(table: Table) -> Sequence[Seal]:
    """The letters that were told since a person chose last; none where no people play, nor when all is over."""
    is_shared = table.status == "running" and any(seat.kind == "person" for seat in table.seats)
    return table.seals if is_shared else ()


def withheld(table: Table) -> frozenset[str]:
    """The messages that stand in sealed letters."""
    return frozenset(line for seal in letters_of(table) if seal.by is None for line in seal.lines)
