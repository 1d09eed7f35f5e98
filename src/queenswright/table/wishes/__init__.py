"""What people, bots and clocks may wish at a table: one small module for each kind of wish.

Every wish is a function `(state, who, ..., now) -> happenings`: it looks at the state and changes nothing, and raises
`TableRefusal` when the table or the rules say no. `who` are the seats of the person who wishes, for people around one
screen may hold several. Whoever keeps the log stores what comes of it and folds it with `queenswright.table.apply`.
`why`, `preview` and `previews` are questions: nothing happens.
"""

from queenswright.table.wishes.clocks import flag, resume
from queenswright.table.wishes.moves import end_turn, move, preview, previews, why
from queenswright.table.wishes.seats import leave, seat_bot, sit
from queenswright.table.wishes.take_back import agree, decline, redo, undo
from queenswright.table.wishes.talk import rematch, say

__all__ = [
    "agree",
    "decline",
    "end_turn",
    "flag",
    "leave",
    "move",
    "preview",
    "previews",
    "redo",
    "rematch",
    "resume",
    "say",
    "seat_bot",
    "sit",
    "undo",
    "why",
]
