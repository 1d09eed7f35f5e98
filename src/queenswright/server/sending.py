"""Builds every frame that is sent over the sockets of a table."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from queenswright.kernel.errors import QueenswrightError
from queenswright.server.connection import Connection
from queenswright.server.history import History
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
    TableInfo,
)
from queenswright.server.refusals import Refused, reason_of
from queenswright.server.wire import encode
from queenswright.table import showing, told_after


class Served(Shown, Protocol):
    """A table in memory with its sockets."""

    @property
    def bots(self) -> BotsState: ...

    @property
    def history(self) -> History: ...

    def watching(self) -> int: ...


def ready(encoded: bytes) -> Any:
    """A part of a frame that is already encoded; tests check that it fits the type of the frame."""
    return msgspec.Raw(encoded)


def answer(number: int, **fields: Any) -> AnswerFrame:
    """The frame that says that a command was carried out, with the answer to a question."""
    return AnswerFrame(number, **fields)


def refusal(number: int | None, error: QueenswrightError | Refused) -> RefusedFrame:
    """The frame that says why a command was not carried out."""
    return RefusedFrame(number, reason_of(error))


def stale(number: int) -> StaleFrame:
    """The frame for a command that was chosen in an outdated revision."""
    return StaleFrame(number)


def presence(live: Served) -> PresenceFrame:
    """The frame that says who is there, and whether the bots are still getting ready."""
    return PresenceFrame(live.present(), live.watching(), live.bots)


def snapshot(live: Served, socket: Connection, now: float) -> TableFrame:
    """The frame with everything, for a new socket."""
    state = live.state
    return TableFrame(
        info=info_of_table(live, socket.person),
        number=state.number,
        revision=state.revision,
        state=personal_state(live, socket.who, shared_state(live, now)),
        log=ready(live.history.of(state)),
        chat=ready(encode(state.chat)),
        presence=presence(live),
    )


def catch_up(live: Served, socket: Connection, since: int | None, now: float) -> TableFrame | HappeningsFrame:
    """The frame with what a socket lacks: the happenings after a number, or everything if that is impossible."""
    missing = None if since is None else told_after(live.state, since)
    if missing is None:
        return snapshot(live, socket, now)
    frame = news(live, encode(missing))
    frame.state = personal_state(live, socket.who, shared_state(live, now))
    frame.info = info_of_table(live, socket.person)
    return frame


def news(live: Served, happenings: bytes) -> HappeningsFrame:
    """The encoded frame with new happenings, and with the state and the table's information where they changed."""
    return HappeningsFrame(ready(happenings), live.state.number, live.state.revision)


def shared_state(live: Served, now: float) -> bytes:
    """The part of the state that is the same for everybody, as the beginning of a JSON object."""
    shown = showing.shared(live.state, now)
    if live.state.game.rules.telling.same_view_for_all:
        shown["view"] = showing.view(live.state, None)
    return encode(shown)[:-1] + b","


def own_state(live: Served, who: tuple[int, ...]) -> bytes:
    """The part of the state for whoever holds these seats, as the end of the JSON object."""
    own = showing.personal(live.state, who)
    if not live.state.game.rules.telling.same_view_for_all:
        own["view"] = showing.view(live.state, own["seat"])
    return encode(own)[1:]


def personal_state(live: Served, who: tuple[int, ...], shared: bytes) -> State:
    """The state for whoever holds these seats: what all share, encoded once, and their own part."""
    state: State = ready(shared + own_state(live, who))
    return state


def begun_frame(frame: HappeningsFrame, shared: bytes) -> bytes:
    """The beginning of an encoded frame that many get: everything up to their own part of the state, if it changed."""
    begun = encode(frame)[:-1]
    return begun + b',"state":' + shared if shared else begun


def end_of_frame(own: bytes, info: TableInfo | None = None) -> bytes:
    """The rest of such a frame: somebody's own part, and the table's information where that changed."""
    return own + b"}" if info is None else own + b',"info":' + encode(info) + b"}"
