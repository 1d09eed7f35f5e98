"""What is sent over the sockets of a table: every message is put together here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from queenswright.kernel.errors import QueenswrightError
from queenswright.server.info import info_of_table
from queenswright.server.refusals import Refused, reason_of
from queenswright.table import log, showing, told_after

if TYPE_CHECKING:
    from queenswright.server.connection import Connection
    from queenswright.server.live import Live

encode = msgspec.json.Encoder().encode


def answer(number: int, **fields: Any) -> dict[str, Any]:
    """A command was carried out, with what was asked for."""
    return {"kind": "answer", "id": number, **fields}


def refusal(number: int | None, error: QueenswrightError | Refused) -> dict[str, Any]:
    """A command was not carried out, and why."""
    return {"kind": "refused", "id": number, "reason": reason_of(error)}


def stale(number: int | None) -> dict[str, Any]:
    """A command was chosen in a situation that is gone."""
    return {"kind": "stale", "id": number}


def presence(live: Live) -> dict[str, Any]:
    """Who is there, and whether the bots are still getting ready."""
    return {"kind": "presence", "present": live.present(), "watching": live.watching(), "bots": live.bots}


def snapshot(live: Live, socket: Connection, now: float) -> dict[str, Any]:
    """Everything, for a socket that knows nothing."""
    state = live.state
    return {
        "kind": "table",
        "info": info_of_table(live, socket.person),
        "number": state.number,
        "position": state.revision,
        "state": personal_state(live, socket.who, shared_state(live, now)),
        "log": log(state),
        "chat": state.chat,
        "presence": presence(live),
    }


def catch_up(live: Live, socket: Connection, since: int | None, now: float) -> dict[str, Any]:
    """What a socket lacks: what happened after a number, or everything when that is too long ago or never was."""
    missing = None if since is None else told_after(live.state, since)
    if missing is None:
        return snapshot(live, socket, now)
    state = personal_state(live, socket.who, shared_state(live, now))
    return {**news(live, missing), "state": state, "info": info_of_table(live, socket.person)}


def news(live: Live, happenings: Any) -> dict[str, Any]:
    """What happened; the state and the information about the table are added where they changed."""
    state = live.state
    return {"kind": "events", "events": happenings, "number": state.number, "position": state.revision}


def shared_state(live: Live, now: float) -> bytes:
    """The part of the state that is the same for everybody, as the beginning of a JSON object."""
    shown = showing.shared(live.state, now)
    if live.state.game.rules.telling.same_view_for_all:
        shown["view"] = showing.view(live.state, None)
    return encode(shown)[:-1] + b","


def personal_state(live: Live, who: tuple[int, ...], shared: bytes) -> msgspec.Raw:
    """The state for whoever holds these seats: what all share, encoded once, and their own part."""
    own = showing.personal(live.state, who)
    if not live.state.game.rules.telling.same_view_for_all:
        own["view"] = showing.view(live.state, own["seat"])
    return msgspec.Raw(shared + encode(own)[1:])
