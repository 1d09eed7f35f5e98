"""The wishes of people, bots and clocks at a table: one small module for each kind.

Every wish is a function `(state, who, ..., now) -> happenings`: it looks at the state and changes nothing, and raises
`TableRefusal` when the table or the rules say no. `who` are the seats of the person who wishes, for people around one
screen may hold several. Whoever keeps the log stores what comes of it and folds it with `queenswright.table.apply`.
`why`, `preview`, `previews`, `each_preview`, `what_undo_needs`, `newer_rules`, `may_portray` and `may_write` are
questions: nothing happens.
"""

from queenswright.table.wishes.characters import may_portray, may_write, portray, write
from queenswright.table.wishes.clocks import flag, resume
from queenswright.table.wishes.ending import ask_end, resign
from queenswright.table.wishes.moves import each_preview, end_turn, move, preview, previews, why
from queenswright.table.wishes.rules import newer_rules, raise_rules
from queenswright.table.wishes.seals import break_seal, read_letter
from queenswright.table.wishes.seats import leave, seat_bot, sit, take_over
from queenswright.table.wishes.take_back import agree, ask_back, decline, go_back, redo, undo, what_undo_needs
from queenswright.table.wishes.talk import rematch, say

__all__ = [
    "agree",
    "ask_back",
    "ask_end",
    "break_seal",
    "decline",
    "each_preview",
    "end_turn",
    "flag",
    "go_back",
    "leave",
    "may_portray",
    "may_write",
    "move",
    "newer_rules",
    "portray",
    "preview",
    "previews",
    "raise_rules",
    "read_letter",
    "redo",
    "rematch",
    "resign",
    "resume",
    "say",
    "seat_bot",
    "sit",
    "take_over",
    "undo",
    "what_undo_needs",
    "why",
    "write",
]
