"""What helps those who fall behind: the values of the crown bar, and the robber baron tokens of a pack."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import MOST, Reader
from queenswright.games.queensdale.state.course import CROWN_BAR, EPOCHS, NEVER, ROBBER_BARONS
from queenswright.games.queensdale.state.effects import ROBBER_EFFECTS
from queenswright.games.queensdale.state.pieces import EPOCHS_BEHIND, ROBBERS
from queenswright.games.queensdale.steps import MOST_SEALS_BACK
from queenswright.kernel.document import Fields

LARGEST_SHARE = 2
"""QD-NEXT-22: half of a goal is not the goal."""
COUNTED = ("scout", "save")
"""The effects that have an amount; the others happen or do not."""
GAINING = ("gain", "swap")
"""The effects with a row of gains; a swap gives it where nobody can swap."""


def read_crown(reader: Reader, record: Any) -> None:
    """QD-LATER-07: the fame for a seal by epoch, how many seals may go back, and the most of a goal."""
    if record.mechanism_from[CROWN_BAR] == NEVER:
        return
    group = reader.root.group("crown_bar")
    values = group.numbers("fame", 1, MOST, EPOCHS)
    if values != sorted(values):
        raise group.error("fame", "a list that does not fall")
    record.crown_value = [0, *values, values[-1]]
    record.crown_seals = group.number("seals", 1, MOST_SEALS_BACK)
    record.crown_share = group.number("share", LARGEST_SHARE, MOST)
    group.finish()


def read_robbers(reader: Reader, record: Any) -> None:
    """QD-LATER-09, 45: who draws how many tokens, and what the eight of them do."""
    if record.mechanism_from[ROBBER_BARONS] == NEVER:
        return
    group = reader.root.group("robber_barons")
    counts = group.numbers("behind", 0, ROBBERS, EPOCHS_BEHIND)
    if counts != sorted(counts):
        raise group.error("behind", "a list that does not fall: who is further behind draws more")
    record.robber_tokens = [0, *counts]
    for number, table in enumerate(group.tables("token", ROBBERS, ROBBERS)):
        if table.number("number", 1, ROBBERS) != number + 1:
            raise table.error("number", f"{number + 1} (the tokens stand in order)")
        _read_token(reader, record, table, number)
    group.finish()


def _read_token(reader: Reader, record: Any, table: Fields, number: int) -> None:
    effect = table.text("effect", ROBBER_EFFECTS, default="gain")
    record.robber_effect[number] = ROBBER_EFFECTS.index(effect)
    record.robber_amount[number] = table.number("amount", 1, MOST) if effect in COUNTED else 1
    if effect in GAINING:
        record.robber_gain[number] = reader.gain(table, "gain", {})
        if not record.robber_gain[number]:
            raise table.error("gain", "a table of gains")
    table.finish()
