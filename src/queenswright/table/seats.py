"""The seats of a table: people, and bots by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

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


@dataclass(frozen=True)
class TableSeat:
    """A seat at the table: `open`, held by a `person`, or played by a `bot`.

    `left` says that its person has left the table; `lost` that the seat cannot win any more, because its time ran out
    or it has `resigned`; `former` who sat there before a bot, or somebody who stands in, `plays_for` their name.
    `account` says that the name belongs to an account. `character` is what was chosen for the seat, `sentence` its last
    sentence, which only its person may read before the end, and `changes` says how often either was chosen.
    `returns` says that its person has played a game like this one to its end before.
    """

    kind: str = "open"
    name: str | None = None
    bot: str | None = None
    person: str | None = None
    former: str | None = None
    plays_for: str | None = None
    lost: bool = False
    resigned: bool = False
    left: bool = False
    account: bool = False
    character: Character | None = None
    sentence: str | None = None
    changes: int = 0
    returns: bool = False

    def to_dict(self, yours: bool = False, present: bool = False) -> dict[str, Any]:
        """The seat as everybody may see it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "yours": yours,
            "present": present,
            "lost": self.lost,
            "resigned": self.resigned,
            "left": self.left,
            "plays_for": self.plays_for,
            "account": self.account,
        }

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once: seats rarely change, and what is made of them is looked up after every move."""
        return hash(tuple(getattr(self, one.name) for one in fields(self)))

    @property
    def stands_in(self) -> bool:
        """Whether a person plays for another one, who may come back."""
        return self.kind == "person" and self.former is not None and not self.left

    @property
    def label(self) -> str:
        """The name in records: a person's own, or the bot's."""
        return self.bot or self.name or ""


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
