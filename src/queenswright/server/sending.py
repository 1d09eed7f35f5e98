"""What is sent over the sockets of a table: every frame is put together here."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from queenswright.kernel.errors import QueenswrightError
from queenswright.server.connection import Connection
from queenswright.server.info import Shown, info_of_table
from queenswright.server.messages import (
    AnswerFrame,
    BotsState,
    HappeningsFrame,
    PresenceFrame,
    RefusedFrame,
    StaleFrame,
    State,
    TableFrame,
)
from queenswright.server.refusals import Refused, reason_of
from queenswright.server.wire import encode
from queenswright.table import log, showing, told_after


class Served(Shown, Protocol):
    """A table in memory with those who look at it."""

    @property
    def bots(self) -> BotsState: ...

    def watching(self) -> int: ...


def ready(encoded: bytes) -> Any:
    """A part of a frame that is encoded already; the tests prove that it is what the type of the frame says."""
    return msgspec.Raw(encoded)


def answer(number: int, **fields: Any) -> AnswerFrame:
    """A command was carried out, with what was asked for."""
    return AnswerFrame(number, **fields)


def refusal(number: int | None, error: QueenswrightError | Refused) -> RefusedFrame:
    """A command was not carried out, and why."""
    return RefusedFrame(number, reason_of(error))


def stale(number: int) -> StaleFrame:
    """A command was chosen in a revision that is gone."""
    return StaleFrame(number)


def presence(live: Served) -> PresenceFrame:
    """Who is there, and whether the bots are still getting ready."""
    return PresenceFrame(live.present(), live.watching(), live.bots)


def snapshot(live: Served, socket: Connection, now: float) -> TableFrame:
    """Everything, for a socket that knows nothing."""
    state = live.state
    return TableFrame(
        info=info_of_table(live, socket.person),
        number=state.number,
        revision=state.revision,
        state=personal_state(live, socket.who, shared_state(live, now)),
        log=ready(encode(log(state))),
        chat=ready(encode(state.chat)),
        presence=presence(live),
    )


def catch_up(live: Served, socket: Connection, since: int | None, now: float) -> TableFrame | HappeningsFrame:
    """What a socket lacks: what happened after a number, or everything when that is too long ago or never was."""
    missing = None if since is None else told_after(live.state, since)
    if missing is None:
        return snapshot(live, socket, now)
    frame = news(live, encode(missing))
    frame.state = personal_state(live, socket.who, shared_state(live, now))
    frame.info = info_of_table(live, socket.person)
    return frame


def news(live: Served, happenings: bytes) -> HappeningsFrame:
    """What happened, encoded; the state and the information about the table are added where they changed."""
    return HappeningsFrame(ready(happenings), live.state.number, live.state.revision)


def shared_state(live: Served, now: float) -> bytes:
    """The part of the state that is the same for everybody, as the beginning of a JSON object."""
    shown = showing.shared(live.state, now)
    if live.state.game.rules.telling.same_view_for_all:
        shown["view"] = showing.view(live.state, None)
    return encode(shown)[:-1] + b","


def personal_state(live: Served, who: tuple[int, ...], shared: bytes) -> State:
    """The state for whoever holds these seats: what all share, encoded once, and their own part."""
    own = showing.personal(live.state, who)
    if not live.state.game.rules.telling.same_view_for_all:
        own["view"] = showing.view(live.state, own["seat"])
    state: State = ready(shared + encode(own)[1:])
    return state
