"""One running game: who sits where, what was played, what can be taken back. No input or output."""

from queenswright.table.seats import Seat, read_seats
from queenswright.table.table import Entry, Table, UndoRequest

__all__ = ["Entry", "Seat", "Table", "UndoRequest", "read_seats"]
