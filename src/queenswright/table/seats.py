"""The seats of a table: people by name, bots by the word `random`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from queenswright.kernel.errors import OptionError

BOT = "random"
"""The name of a random bot in records and on the command line."""

LONGEST_NAME = 20


@dataclass(frozen=True)
class Seat:
    """One place at the table."""

    name: str
    kind: Literal["human", "random"]

    @property
    def is_bot(self) -> bool:
        return self.kind != "human"


def read_seats(names: Iterable[str]) -> tuple[Seat, ...]:
    """Seats from their names as records and the command line write them: `random` is a bot, all others are people.

    >>> [seat.kind for seat in read_seats(["Anna", "random"])]
    ['human', 'random']
    """
    seats = tuple(_read_seat(" ".join(name.split())) for name in names)
    people = [seat.name.casefold() for seat in seats if not seat.is_bot]
    for name in people:
        if people.count(name) > 1:
            raise OptionError("seats", f"found {name!r} twice; expected is a different name for every person")
    return seats


def _read_seat(name: str) -> Seat:
    if name.casefold() == BOT:
        return Seat(BOT, "random")
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.startswith("#"):
        raise OptionError(
            "seats", f"found {name!r}; expected is {BOT!r} or a name of 1 to {LONGEST_NAME} printable characters"
        )
    return Seat(name, "human")
