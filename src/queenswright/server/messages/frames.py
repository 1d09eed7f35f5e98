"""The frames that the server sends over the socket of a table; `kind` tells them apart."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from queenswright.server.messages.base import FromServer, RefusalMessage
from queenswright.server.messages.happenings import Happening, LogEntry
from queenswright.server.messages.states import Hint, Preview, State
from queenswright.server.messages.tables import TableInfo

Number = Annotated[int, Meta(description="The number of the last happening.")]
Revision = Annotated[int, Meta(description="The number of the last happening that changed the game.")]


BotsState = Literal["ready", "warming", "paused"]


class ChatLine(FromServer):
    """Something that was said; `account` says that the name belongs to an account."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    account: bool | UnsetType = UNSET


class _Frame(FromServer, tag_field="kind"):
    pass


class PresenceFrame(_Frame, tag="presence"):
    """Who is there."""

    present: Annotated[list[bool], Meta(description="Whether somebody of the seat is there, seat by seat.")]
    watching: int
    bots: Annotated[
        BotsState,
        Meta(
            description="`warming` while the bots load their rules and simple ones stand in; `paused` while they wait, "
            "since they have thought much for the same people."
        ),
    ]


class TableFrame(_Frame, tag="table"):
    """The whole table, for a new connection."""

    info: TableInfo
    number: Number
    revision: Revision
    state: State
    log: list[LogEntry]
    chat: list[ChatLine]
    presence: PresenceFrame


class HappeningsFrame(_Frame, tag="happenings"):
    """Happenings, with the state and the table's information where they changed."""

    happenings: list[Happening]
    number: Number
    revision: Revision
    state: State | UnsetType = UNSET
    info: TableInfo | UnsetType = UNSET


class AnswerFrame(_Frame, tag="answer"):
    """A command was carried out; a question comes with its answer."""

    id: int
    preview: Preview | UnsetType = UNSET
    previews: list[Preview] | UnsetType = UNSET
    refusal: RefusalMessage | UnsetType | None = UNSET
    hint: Hint | UnsetType = UNSET


class RefusedFrame(_Frame, tag="refused"):
    """A command was not carried out, or (without an id) the whole connection is refused."""

    id: int | None
    reason: RefusalMessage


class StaleFrame(_Frame, tag="stale"):
    """A command was chosen in an outdated revision."""

    id: int


Frame = TableFrame | HappeningsFrame | PresenceFrame | AnswerFrame | RefusedFrame | StaleFrame
