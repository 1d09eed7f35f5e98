"""Tables for tests: people, bots and open seats by name; wishes are decided and folded at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any

import pytest

from queenswright.kernel.game import Game
from queenswright.table import (
    Clock,
    Happening,
    Settings,
    TableRefusal,
    TableState,
    apply,
    log,
    open_table,
    showing,
    told_after,
    wishes,
)

KEY = 7


def table_of(
    game: Game,
    names: Sequence[str],
    settings: Settings | None = None,
    key: int = KEY,
    options: dict[str, Any] | None = None,
) -> TableState:
    """A table with these seats: `random` is a bot, an empty name an open seat, `Anna+Ben` two people at one screen.

    The person behind `Anna` is called `anna`.
    """
    table = open_table(game, len(names), key, options or {}, settings or Settings(), salt="pepper")
    for seat, name in enumerate(names):
        if name == "random":
            do(table, wishes.seat_bot(table, (), seat, name, 0.0, host=True))
        elif name:
            do(table, wishes.sit(table, name.casefold(), seat, name, 0.0))
    return table


def do(table: TableState, happenings: Iterable[Happening]) -> list[str]:
    """Fold what a wish led to; its kinds."""
    kinds = []
    for happening in happenings:
        apply(table, happening)
        kinds.append(happening.kind)
    return kinds


def play(table: TableState, text: str | None = None, now: float = 1.0) -> int:
    """The seat that decides plays a move, by default the first that is legal; the seat."""
    seat = table.deciding
    assert seat is not None
    do(table, wishes.move(table, (seat,), text or showing.legal(table)[0], now))
    return seat


def end_turn(table: TableState, now: float = 1.0) -> None:
    """Whoever holds the turn ends it."""
    assert table.holding is not None
    do(table, wishes.end_turn(table, (table.holding,), now))


def play_turn(table: TableState, now: float = 1.0) -> int:
    """The seat that decides plays first moves until its turn is held, and ends it."""
    seat = play(table, now=now)
    while table.holding is None:
        play(table, now=now)
    end_turn(table, now)
    return seat


def play_until(table: TableState, wanted: Callable[[TableState], bool], now: float = 1.0) -> None:
    """First moves, turns ended, until the table is as wanted."""
    for _ in range(2000):
        if wanted(table):
            return
        if table.holding is not None:
            end_turn(table, now)
        else:
            play(table, now=now)
    pytest.fail("the table never became as wanted")


def why(wish: Callable[..., object], *args: Any, **named: Any) -> str:
    """The message with which a wish is refused."""
    with pytest.raises(TableRefusal) as refused:
        wish(*args, **named)
    return refused.value.refusal.message


def bank(seconds: float, increment: float = 0, at_zero: str = "bot", **more: Any) -> Settings:
    """Settings with a bank of seconds."""
    return Settings(clock=Clock("bank", bank=seconds, increment=increment, at_zero=at_zero), **more)


def days(count: float, **more: Any) -> Settings:
    """Settings with so many days for a decision."""
    return Settings(clock=Clock("days", days=count), **more)


def left(table: TableState, now: float) -> list[float]:
    """The seconds that every seat has."""
    return [table.clocks.left_at(seat, now) for seat in range(table.players)]


def picture(table: TableState) -> dict[str, Any]:
    """All that can be seen of a table from everywhere."""
    now = 1e6
    return {
        "status": table.status,
        "numbers": [table.number, table.revision],
        "seats": [asdict(seat) for seat in table.seats],
        "states": [showing.seen_by(table, who, now) for who in ((), (0,), (1,), (0, 1))],
        "log": log(table),
        "chat": list(table.chat),
        "events": told_after(table, max(0, table.number - 100)),
        "due": table.clocks.due(),
        "bot": table.bot_to_move,
        "standings": showing.standings(table),
        "frames": [list(showing.reel(table, seat)) for seat in (None, 0) if table.line is not None],
        "rematch": table.rematch_table,
    }
