"""What a store can refuse, or fail at."""

from __future__ import annotations

from queenswright.kernel.errors import QueenswrightError


class StoreError(QueenswrightError):
    """The database could not do what was asked; the text says why."""


class Conflict(StoreError):
    """The happenings do not follow the last stored one (`last`): somebody else was faster. Nothing was stored."""

    def __init__(self, table_id: str, first: int, last: int) -> None:
        super().__init__(f"table {table_id}: happening {first} does not follow happening {last}, the last one stored")
        self.table_id = table_id
        self.first = first
        self.last = last


class UnknownTable(StoreError):
    """There is no such table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class AlreadyThere(StoreError):
    """The id (or invitation) of a new table or person already exists."""


class NameTaken(StoreError):
    """Another account has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"another account has the name {name!r}")
        self.name = name


class Unavailable(StoreError):
    """The database cannot be reached or cannot write. It is unknown whether the last write succeeded: read again.

    `reason` is one word for programs: `no-answer`, `disk-full`, `disk-error`, `read-only`, `locked`, `lost`.
    """

    def __init__(self, problem: str, reason: str = "no-answer") -> None:
        super().__init__(problem)
        self.reason = reason


class NewerSchema(StoreError):
    """The database was made by a newer version of the program; it is left as it is."""


class InUse(StoreError):
    """Another process (`who`) serves from this database file, or plays this table."""

    def __init__(self, problem: str, who: str = "another process") -> None:
        super().__init__(problem)
        self.who = who
