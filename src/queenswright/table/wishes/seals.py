"""Breaking the seal of a letter, once for everybody at the table, and reading it, everybody for themselves."""

from __future__ import annotations

from collections.abc import Collection

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.seals import letters_of
from queenswright.table.state import TableState
from queenswright.table.wishes.ending import sits


def break_seal(state: TableState, who: Collection[int], letter: str, now: float) -> list[Happening]:
    """Break a seal: everybody may who sits here, so that nobody waits for somebody who is away."""
    mine = [seat for seat in sorted(who) if sits(state, seat)]
    if not mine:
        raise refused("table-not-at-table")
    if not any(seal.letter == letter and seal.by is None for seal in letters_of(state)):
        raise refused("table-no-seal")
    acting = state.acting(who)
    return [Happening("seal", acting if acting in mine else mine[0], now, {"letter": letter})]


def read_letter(state: TableState, who: Collection[int], letter: str, now: float) -> list[Happening]:
    """Say that an open letter has been read, for each of one's seats that has not said so."""
    mine = [seat for seat in sorted(who) if sits(state, seat)]
    if not mine:
        raise refused("table-not-at-table")
    open_one = next((seal for seal in letters_of(state) if seal.letter == letter and seal.by is not None), None)
    if open_one is None:
        raise refused("table-no-letter")
    return [Happening("read", seat, now, {"letter": letter}) for seat in mine if seat not in open_one.read]
