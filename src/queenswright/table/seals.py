"""Sealed letters: what a story lays on the table for everybody, to be read when somebody breaks the seal.

No rule knows of them. A letter belongs to the move that told it, and is sealed until a person breaks its seal or plays
on; what stands in it is withheld from everybody until then. An open letter lies there until all people have read it, so
that those who wait see who still reads.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game


@dataclass(frozen=True)
class Seal:
    """A letter by name, the number of the move that told it, the messages in it, the seat that broke its seal, and the
    seats that have read it."""

    letter: str
    number: int
    lines: tuple[str, ...]
    by: int | None = None
    read: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        return {"letter": self.letter, "by": self.by, "lines": list(self.lines), "read": list(self.read)}

    def read_by(self, seat: int) -> Seal:
        return self if seat in self.read else replace(self, read=(*self.read, seat))


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


def played_on(seals: Sequence[Seal], seat: int, people: Collection[int]) -> tuple[Seal, ...]:
    """What is left of the letters when a person plays on, who has read them all: open ones that others still read."""
    read = [seal.read_by(seat) for seal in seals if seal.by is not None]
    return tuple(seal for seal in read if not set(people) <= set(seal.read))


def letters_of(table: Table) -> Sequence[Seal]:
    """The letters on the table: those told since a person chose last, and open ones that somebody still reads; none
    where no people play, nor when all is over."""
    is_shared = table.status == "running" and any(seat.kind == "person" for seat in table.seats)
    return table.seals if is_shared else ()


def withheld(table: Table) -> frozenset[str]:
    """The messages that stand in sealed letters."""
    return frozenset(line for seal in letters_of(table) if seal.by is None for line in seal.lines)
