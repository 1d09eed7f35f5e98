"""One table: who sits where, what was played, what can be taken back. No input or output.

`TableState` is the state of a table after its happenings, and `apply` folds the next one into it (state.py). `wishes/`
has one module for each kind of wish; `showing.py` and `telling.py` say what is shown of a state. `Line` is the moves
that count and the position they lead to: a game without people and time around it.
"""

from queenswright.table import showing, wishes
from queenswright.table.frames import Reel, replaying
from queenswright.table.happening import Happening
from queenswright.table.line import Line, PlayedMove, UndoRequest
from queenswright.table.preview import Preview, previews
from queenswright.table.refusals import TableRefusal
from queenswright.table.seats import Seat, TableSeat, read_seats
from queenswright.table.settings import Clock, Settings
from queenswright.table.state import TableState, apply, folded, fork, open_table
from queenswright.table.telling import log, told_after

__all__ = [
    "Clock",
    "Happening",
    "Line",
    "PlayedMove",
    "Preview",
    "Reel",
    "Seat",
    "Settings",
    "TableRefusal",
    "TableSeat",
    "TableState",
    "UndoRequest",
    "apply",
    "folded",
    "fork",
    "log",
    "open_table",
    "previews",
    "read_seats",
    "replaying",
    "showing",
    "told_after",
    "wishes",
]
