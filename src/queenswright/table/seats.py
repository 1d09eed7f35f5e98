"""The seats of a table: people, and bots by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from queenswright.kernel.errors import OptionError
from queenswright.records.looks import look_alike
from queenswright.records.names import LONGEST_NAME, is_name
from queenswright.table.characters import Character


@dataclass(frozen=True)
class Seat:
    """One place at the table; `returns` says that its person has played such a game to its end before."""

    name: str
    is_bot: bool = False
    character: Character | None = None
    returns: bool = False


def read_seats(names: Iterable[str], is_bot: Callable[[str], bool]) -> tuple[Seat, ...]:
    """Seats from their names as records and the command line write them; `is_bot` tells bots from people.

    >>> [seat.is_bot for seat in read_seats(["Anna", "random"], lambda name: name == "random")]
    [False, True]
    """
    seats = tuple(_read_seat(" ".join(name.split()), is_bot) for name in names)
    people = [seat.name for seat in seats if not seat.is_bot]
    for name in people:
        if sum(look_alike(name, other) for other in people) > 1:
            raise OptionError("seats", f"got {name!r} twice, expected a different name for every person")
    return seats


def _read_seat(name: str, is_bot: Callable[[str], bool]) -> Seat:
    if is_bot(name.casefold()):
        return Seat(name.casefold(), True)
    if not is_name(name):
        raise OptionError(
            "seats", f"got {name!r}, expected a bot or a name of 1 to {LONGEST_NAME} printable characters"
        )
    return Seat(name)
