"""Rooms for tests: people, bots and open seats by name; wishes are decided and folded at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from queenswright.kernel.game import Game
from queenswright.table import Clock, Happening, Room, RoomRefusal, Settings

KEY = 7


def room_of(
    game: Game,
    names: Sequence[str],
    settings: Settings | None = None,
    key: int = KEY,
    options: dict[str, Any] | None = None,
) -> Room:
    """A room with these seats: `random` is a bot, an empty name an open seat, `Anna+Ben` two people at one screen.

    The person behind `Anna` is called `anna`.
    """
    room = Room(game, len(names), key, options or {}, settings or Settings(), salt="pepper")
    for seat, name in enumerate(names):
        if name == "random":
            do(room, room.seat_bot(seat, name, 0.0, host=True))
        elif name:
            do(room, room.sit(seat, name.casefold(), name, 0.0))
    return room


def do(room: Room, happenings: Iterable[Happening]) -> list[str]:
    """Fold what a wish led to; its kinds."""
    kinds = []
    for happening in happenings:
        room.apply(happening)
        kinds.append(happening.kind)
    return kinds


def play(room: Room, text: str | None = None, now: float = 1.0) -> int:
    """The seat that decides plays a move, by default the first that is legal; the seat."""
    seat = room.deciding
    assert seat is not None
    do(room, room.move((seat,), text or room.legal()[0], now))
    return seat


def end_turn(room: Room, now: float = 1.0) -> None:
    """Whoever holds the turn ends it."""
    assert room.holding is not None
    do(room, room.end_turn((room.holding,), now))


def play_turn(room: Room, now: float = 1.0) -> int:
    """The seat that decides plays first moves until its turn is held, and ends it."""
    seat = play(room, now=now)
    while room.holding is None:
        play(room, now=now)
    end_turn(room, now)
    return seat


def play_until(room: Room, wanted: Callable[[Room], bool], now: float = 1.0) -> None:
    """First moves, turns ended, until the room is as wanted."""
    for _ in range(2000):
        if wanted(room):
            return
        if room.holding is not None:
            end_turn(room, now)
        else:
            play(room, now=now)
    pytest.fail("the room never became as wanted")


def why(wish: Callable[..., object], *args: Any, **named: Any) -> str:
    """The message with which a wish is refused."""
    with pytest.raises(RoomRefusal) as refused:
        wish(*args, **named)
    return refused.value.refusal.message


def bank(seconds: float, increment: float = 0, at_zero: str = "bot", **more: Any) -> Settings:
    """Settings with a bank of seconds."""
    return Settings(clock=Clock("bank", bank=seconds, increment=increment, at_zero=at_zero), **more)


def days(count: float, **more: Any) -> Settings:
    """Settings with so many days for a decision."""
    return Settings(clock=Clock("days", days=count), **more)


def left(room: Room, now: float) -> list[float]:
    """The seconds that every seat has."""
    return [room.clocks.left_at(seat, now) for seat in range(room.players)]
