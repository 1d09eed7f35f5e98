"""Talking, and meeting again at another table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState
from queenswright.table.wishes.seats import marked

LONGEST_SAID = 500
JOINER = "\u200d"


def say(
    state: TableState, who: Collection[int], name: str, text: str, now: float, account: bool = False
) -> list[Happening]:
    """Say something, at the table or as a spectator; invisible characters are left out."""
    seen = "".join(c for c in str(text) if c.isspace() or c == JOINER or unicodedata.category(c)[0] != "C")
    said = " ".join(seen.split())
    if not said.strip(JOINER):
        raise refused("table-say-nothing")
    if len(said) > LONGEST_SAID:
        raise refused("table-say-less", most=LONGEST_SAID)
    seat = state.acting(who)
    own = state.seats[seat].name if seat is not None else None
    is_account = account if own is None or seat is None else state.seats[seat].account
    return [Happening("say", seat, now, {"name": own or name, "text": said, **marked(is_account)})]


def rematch(state: TableState, who: Collection[int], table: str, now: float) -> list[Happening]:
    """Note the table of the next game, once this game is over."""
    if not who:
        raise refused("table-not-at-table")
    if state.status != "over":
        raise refused("table-not-over")
    if state.rematch_table is not None:
        raise refused("table-rematch-made")
    return [Happening("rematch", state.acting(who), now, {"table": table})]
