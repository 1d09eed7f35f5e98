"""One table in memory: its room, the sockets at it, and the bytes that everybody gets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from queenswright.server.info import info_of_room
from queenswright.server.wire import Wire, text_frame
from queenswright.store import EventRow, Summary, TableRow
from queenswright.table import Happening, Room

SEATING = frozenset({"seated", "bot", "left", "started", "flag", "rematch"})
"""Kinds of events after which the information about the table is sent anew."""
QUIET = frozenset({"say", "rematch"})
"""Kinds of events that leave the state of the game as it is."""
SOON = 0.05

_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode


class Here(NamedTuple):
    """Who is at a table: the seats that have somebody with a socket, and how many sockets belong to no seat."""

    seats: frozenset[int]
    watching: int


NOBODY = Here(frozenset(), 0)


class Connection:
    """One socket at a table: whose it is, and which seats that person holds."""

    __slots__ = ("address", "busy", "is_open", "limit", "person", "who", "wire")

    def __init__(self, wire: Wire, person: str, address: str, limit: int) -> None:
        self.wire = wire
        self.person = person
        self.address = address
        self.limit = limit
        self.who: tuple[int, ...] = ()
        self.is_open = True
        self.busy = False

    def push(self, frame: bytes) -> None:
        """Write a frame; a client that does not read what it is sent is dropped."""
        if self.is_open and not self.wire.push(frame, self.limit):
            self.is_open = False

    def send(self, message: Any) -> None:
        """Send a message to this socket alone."""
        self.push(text_frame(encode(message)))


class Live:
    """A table that somebody looks at or that somebody drives."""

    room: Room

    def __init__(self, row: TableRow, elsewhere: Callable[[str], Here] = lambda table_id: NOBODY) -> None:
        self.row = row
        self._elsewhere = elsewhere
        self.lock = asyncio.Lock()
        self.sockets: set[Connection] = set()
        self.sent = 0
        """The number of the last event that was stored and told; those after it are not yet confirmed."""
        self.changed = row.created
        self.used = 0.0
        self.is_broken = False
        self.is_resumed = False
        """Whether it was looked at for time that went by while nobody could play."""
        self.driving: asyncio.Task[None] | None = None
        self.moved = 0.0
        self.bots = ""
        self.rematching = asyncio.Lock()
        self._telling: asyncio.TimerHandle | None = None
        self._seats: tuple[list[Any], list[dict[str, Any]], tuple[str, ...]] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_spare(self) -> bool:
        """Whether nobody is at it and nothing is being done with it."""
        return not self.sockets and self.driving is None and not self.lock.locked()

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at it, in whatever process."""
        return bool(self.sockets) or self._elsewhere(self.id) != NOBODY

    def here(self) -> Here:
        """Who is at the table in this process."""
        seats = frozenset(seat for socket in self.sockets for seat in socket.who)
        return Here(seats, sum(not socket.who for socket in self.sockets))

    def present(self) -> list[bool]:
        """Which seats have somebody with a socket, in whatever process."""
        seats = self.here().seats | self._elsewhere(self.id).seats
        return [seat in seats for seat in range(self.row.players)]

    def watching(self) -> int:
        """How many sockets belong to nobody at the table, in all processes."""
        return self.here().watching + self._elsewhere(self.id).watching

    def presence(self) -> dict[str, Any]:
        """Who is there, and whether the bots are still getting ready."""
        return {
            "kind": "presence",
            "present": self.present(),
            "watching": self.watching(),
            "bots": self.bots or "ready",
        }

    def state(self, who: tuple[int, ...], shared: bytes) -> msgspec.Raw:
        """The state for whoever holds these seats: what all share, encoded once, and their own part."""
        personal = self.room.personal(who)
        if not self.room.game.rules.telling.same_view_for_all:
            personal["view"] = self.room.view(personal["seat"])
        return msgspec.Raw(shared + encode(personal)[1:])

    def shared(self, now: float) -> bytes:
        """The part of the state that is the same for everybody, as the beginning of a JSON object."""
        state = self.room.shared(now)
        if self.room.game.rules.telling.same_view_for_all:
            state["view"] = self.room.view(None)
        return encode(state)[:-1] + b","

    def snapshot(self, socket: Connection, now: float) -> dict[str, Any]:
        """Everything, for a socket that knows nothing."""
        room = self.room
        return {
            "kind": "table",
            "info": info_of_room(self, socket.person),
            "number": room.number,
            "position": room.position,
            "state": self.state(socket.who, self.shared(now)),
            "log": room.log(),
            "chat": room.chat,
            "presence": self.presence(),
        }

    def catch_up(self, socket: Connection, since: int | None, now: float) -> dict[str, Any]:
        """What a socket lacks: the events after a number, or everything when that is too long ago or never was."""
        room = self.room
        missing = None if since is None or since > room.number else room.events_after(since)
        if missing is None:
            return self.snapshot(socket, now)
        return {
            "kind": "events",
            "events": missing,
            "number": room.number,
            "position": room.position,
            "state": self.state(socket.who, self.shared(now)),
            "info": info_of_room(self, socket.person),
        }

    def tell(self, events: list[dict[str, Any]], now: float) -> None:
        """Send new events to every socket, encoded once for everybody who may see the same."""
        kinds = {event["kind"] for event in events}
        if kinds & SEATING:
            self.seat_sockets()
        if self.sockets:
            raw = msgspec.Raw(encode(events))
            shared = b"" if kinds <= QUIET else self.shared(now)
            for who, sockets in self._groups().items():
                message: dict[str, Any] = {
                    "kind": "events",
                    "events": raw,
                    "number": self.room.number,
                    "position": self.room.position,
                }
                if shared:
                    message["state"] = self.state(who, shared)
                self._send(message, sockets, bool(kinds & SEATING) or self.room.status == "over")
        self.sent = self.room.number

    def _send(self, message: dict[str, Any], sockets: list[Connection], with_info: bool) -> None:
        if not with_info:
            frame = text_frame(encode(message))
            for socket in sockets:
                socket.push(frame)
            return
        for socket in sockets:
            message["info"] = info_of_room(self, socket.person)
            socket.send(message)

    def _groups(self) -> dict[tuple[int, ...], list[Connection]]:
        groups: dict[tuple[int, ...], list[Connection]] = {}
        for socket in self.sockets:
            groups.setdefault(socket.who, []).append(socket)
        return groups

    def seat_sockets(self) -> None:
        """Note again which seats every socket's person holds; a spectator who sat down is at the table now."""
        before = self.here()
        for socket in self.sockets:
            socket.who = self.room.seats_of(socket.person) if socket.person else ()
        if self.here() != before:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody soon who is there; when many come at once they are told once."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        frame = text_frame(encode(self.presence()))
        for socket in self.sockets:
            socket.push(frame)

    def summary(self, now: float) -> Summary:
        """What the lobby shows; a table whose bot has to move is due at once."""
        room = self.room
        if self._seats is None or self._seats[0] != room.seats:
            people = {seat.person for seat in room.seats if seat.person} | {self.row.host or ""}
            rows = [{**seat.to_dict(), "person": seat.person} for seat in room.seats]
            self._seats = (list(room.seats), rows, tuple(sorted(people - {""})))
        return Summary(
            status=room.status,
            seats=self._seats[1],
            people=self._seats[2],
            turn=room.turn,
            changed=now,
            due_at=now if room.bot_to_move is not None else room.due(),
        )


def rows_of(first: int, happenings: Iterable[Happening]) -> list[EventRow]:
    """Happenings as they are stored, numbered from the first on."""
    return [EventRow(first + i, one.at, one.kind, one.seat, encode(one.body)) for i, one in enumerate(happenings)]


def happening_of(row: EventRow) -> Happening:
    """A stored event as the room takes it in."""
    return Happening(row.kind, row.seat, row.at, msgspec.json.decode(row.body))
