"""One running game: who sits where, what was played, what can be taken back. No input or output.

`Line` is the moves in force and the position they lead to; `Room` is a game with people, bots and time around it, made
of numbered happenings.
"""

from queenswright.table.fold import RoomSeat
from queenswright.table.frames import replay_of
from queenswright.table.happening import Happening, RoomRefusal
from queenswright.table.line import Line, PlayedMove, UndoRequest
from queenswright.table.preview import Preview, previews
from queenswright.table.room import Room
from queenswright.table.seats import Seat, read_seats
from queenswright.table.settings import Clock, Settings

__all__ = [
    "Clock",
    "Happening",
    "Line",
    "PlayedMove",
    "Preview",
    "Room",
    "RoomRefusal",
    "RoomSeat",
    "Seat",
    "Settings",
    "UndoRequest",
    "previews",
    "read_seats",
    "replay_of",
]
