"""One running game: who sits where, what was played, what can be taken back. No input or output.

`Table` is a game with its seats, its log, undo and redo; `Room` is a table with people, bots and time around it, made
of numbered happenings.
"""

from queenswright.table.fold import RoomSeat
from queenswright.table.frames import replay_of
from queenswright.table.happening import Happening, RoomRefusal
from queenswright.table.preview import Preview, previews
from queenswright.table.room import Room
from queenswright.table.seats import Seat, read_seats
from queenswright.table.settings import Clock, Settings
from queenswright.table.table import Entry, Table, UndoRequest

__all__ = [
    "Clock",
    "Entry",
    "Happening",
    "Preview",
    "Room",
    "RoomRefusal",
    "RoomSeat",
    "Seat",
    "Settings",
    "Table",
    "UndoRequest",
    "previews",
    "read_seats",
    "replay_of",
]
