"""A table between its state and the store: happenings as rows, rows as happenings, and what the lobby shows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from queenswright.store import HappeningRow, Summary, TableRow
from queenswright.table import Happening, TableSeat, TableState

_encode = msgspec.json.Encoder().encode


def rows_of(first: int, happenings: Iterable[Happening]) -> list[HappeningRow]:
    """Happenings as they are stored, numbered from the first on."""
    return [HappeningRow(first + i, one.at, one.kind, one.seat, _encode(one.body)) for i, one in enumerate(happenings)]


def happening_of(row: HappeningRow) -> Happening:
    """A stored happening, as it is folded."""
    return Happening(row.kind, row.seat, row.at, msgspec.json.decode(row.body))


def summary_of(table: TableRow, state: TableState, now: float) -> Summary:
    """What the lobby shows; a table whose bot has to move is due at once."""
    seats, people = _seats(state.seats, table.host)
    return Summary(
        status=state.status,
        seats=seats,
        people=people,
        turn=state.turn,
        changed=now,
        due_at=now if state.bot_to_move is not None else state.clocks.due(),
    )


@lru_cache(maxsize=2048)
def _seats(seats: tuple[TableSeat, ...], host: str | None) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """The seats as plain data and the people whose list has the table; seats change seldom, summaries often."""
    people = {seat.person for seat in seats if seat.person} | ({host} if host else set())
    return [{**seat.to_dict(), "person": seat.person} for seat in seats], tuple(sorted(people))
