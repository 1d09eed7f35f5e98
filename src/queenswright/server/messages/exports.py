"""Everything that is kept of somebody, to take along."""

from __future__ import annotations

from queenswright.server.messages.base import FromServer
from queenswright.server.messages.people import SessionInfo
from queenswright.server.messages.tables import TableInfo


class Said(FromServer):
    """Something said or written at one's own seat."""

    at: float
    text: str


class OwnTable(FromServer):
    """A table of one's own: how it stands, its record once it began, what one said there.

    `written` are the names of one's characters and one's last sentences.
    """

    info: TableInfo
    record: str | None
    said: list[Said]
    written: list[Said]


class OwnPuzzle(FromServer):
    """What one did with a puzzle, and one's rating after it."""

    game: str
    puzzle: str
    begun: float
    first: str
    hints: int
    rating: float
    doubt: float
    solved: float | None
    shown: float | None


class Export(FromServer):
    """A person with everything that leads to them."""

    person: str
    name: str | None
    mail: str | None
    account: bool
    created: float
    sessions: list[SessionInfo]
    puzzles: list[OwnPuzzle]
    tables: list[OwnTable]
