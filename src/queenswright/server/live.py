"""One table in memory: its stored state, and the sockets that are told of changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from queenswright.server.connection import Connection
from queenswright.server.history import History
from queenswright.server.info import info_of_table
from queenswright.server.messages import BotsState
from queenswright.server.sending import begun_frame, end_of_frame, news, own_state, presence, shared_state, snapshot
from queenswright.server.wire import encode, text_frame
from queenswright.store import TableRow
from queenswright.table import TableState, told_after

SEATING = frozenset({"seated", "bot", "left", "started", "flag", "resign", "rematch", "character", "sentence"})
"""Kinds of happenings after which the information about the table is sent again."""
QUIET = frozenset({"say", "rematch"})
"""Kinds of happenings that leave the state of the game as it is."""
SOON = 0.05


class Here(NamedTuple):
    """Who is at a table: the seats with a connected person, and how many sockets belong to no seat."""

    seats: frozenset[int]
    watching: int


NOBODY = Here(frozenset(), 0)


class Live:
    """A table in memory, because somebody watches or drives it.

    Changes require its `lock`. The `state` is always a stored one, so reading needs no lock.
    """

    def __init__(
        self, row: TableRow, state: TableState, elsewhere: Callable[[str], Here] = lambda table_id: NOBODY
    ) -> None:
        self.row = row
        self.state = state
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.sockets: set[Connection] = set()
        self.used = 0.0
        self.served_since: float | None = None
        """Clocks were put right for the time before this moment, in which nobody could play."""
        self.gaps_settled = 0
        """For this many gaps of this process they were put right as well."""
        self.is_in_doubt = False
        """Whether a writing failed, so that only the store knows what happened."""
        self.is_behind = False
        """Whether another process has stored more while nobody used it here."""
        self.bots: BotsState = "ready"
        self.history = History()
        self.rewrites = 0
        """How often its log had been rewritten when it was read."""
        self.marked = 0
        """The number of the last happening before its bookmark."""
        self._elsewhere = elsewhere
        self._holders = 0
        self._is_told = True
        self._telling: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def changed(self) -> float:
        """The moment of the last happening."""
        return self.state.changed_at if self.state.number else self.row.created

    @property
    def is_spare(self) -> bool:
        """Whether nobody is at the table and nothing is using it."""
        return not self.sockets and not self._holders and not self.lock.locked()

    @property
    def is_watched(self) -> bool:
        """Whether anybody watches it, in any process."""
        return bool(self.sockets) or self._elsewhere(self.id) != NOBODY

    def touch(self, now: float) -> None:
        """Note that it has just been used."""
        self.used = now

    def hold(self) -> None:
        """Keep it in memory until `release` has been called as often as `hold`."""
        self._holders += 1

    def release(self) -> None:
        """Undo one `hold`."""
        self._holders -= 1

    def doubt(self) -> None:
        """Note a failed write: the store has to be read before anything is decided."""
        self.is_in_doubt = True

    def fall_behind(self) -> None:
        """Note that another process has stored more."""
        self.is_behind = self.is_in_doubt = True

    def note_service(self, since: float, gaps: int) -> None:
        """Note since when people can play, so that clocks are not charged for the time before, nor for gaps."""
        self.served_since = since
        self.note_gaps(gaps)

    def note_gaps(self, gaps: int) -> None:
        """Note that clocks are right for the first gaps of this process."""
        self.gaps_settled = gaps

    def note_bots(self, readiness: BotsState) -> None:
        """Tell everybody when the bots are getting ready, and when they are ready."""
        if readiness != self.bots:
            self.bots = readiness
            self.tell_presence()

    def begin_again(self, row: TableRow, rewrites: int) -> None:
        """Forget what was told: the next state that is adopted is told as a whole, and has no bookmark."""
        self.row = row
        self.history, self._is_told = History(), False
        self.rewrites, self.marked = rewrites, 0

    def adopt(self, state: TableState, now: float) -> None:
        """Show this stored state from now on, and tell what happened since the last one."""
        before, self.state = self.state.number, state
        self.is_in_doubt = self.is_behind = False
        happenings = told_after(state, before) if self._is_told else None
        self._is_told = True
        if happenings is None:
            self._seat_sockets()
            for socket in self.sockets:
                socket.send(snapshot(self, socket, now))
        elif happenings:
            self._tell(happenings, now)

    def _tell(self, happenings: list[dict[str, Any]], now: float) -> None:
        """Send what happened to every socket, encoded once for everybody who may see the same."""
        kinds = {happening["kind"] for happening in happenings}
        if kinds & SEATING:
            self._seat_sockets()
        if not self.sockets:
            return
        begun = begun_frame(news(self, encode(happenings)), b"" if kinds <= QUIET else shared_state(self, now))
        with_info = bool(kinds & SEATING) or self.state.status == "over"
        for who, sockets in self._groups().items():
            own = b"" if kinds <= QUIET else own_state(self, who)
            if with_info:
                for socket in sockets:
                    socket.push(text_frame(begun, end_of_frame(own, info_of_table(self, socket.person))))
                continue
            encoded = text_frame(begun, end_of_frame(own))
            for socket in sockets:
                socket.push(encoded)

    def _groups(self) -> dict[tuple[int, ...], list[Connection]]:
        groups: dict[tuple[int, ...], list[Connection]] = {}
        for socket in self.sockets:
            groups.setdefault(socket.who, []).append(socket)
        return groups

    def _seat_sockets(self) -> None:
        """Update which seats every socket's person holds, for example after a spectator sat down."""
        before = self.here()
        for socket in self.sockets:
            self._seat(socket)
        if self.here() != before:
            self.tell_presence()

    def _seat(self, socket: Connection) -> None:
        socket.take_seats(self.state.seats_of(socket.person) if socket.person else ())

    def enter(self, socket: Connection) -> None:
        """Add a socket."""
        self._seat(socket)
        self.sockets.add(socket)
        self.tell_presence()

    def leave(self, socket: Connection, now: float) -> None:
        """Remove a socket."""
        self.sockets.discard(socket)
        self.touch(now)
        self.tell_presence()

    def here(self) -> Here:
        """Who is at the table in this process."""
        seats = frozenset(seat for socket in self.sockets for seat in socket.who)
        return Here(seats, sum(not socket.who for socket in self.sockets))

    def present(self) -> list[bool]:
        """Which seats have a connected person, in any process."""
        seats = self.here().seats | self._elsewhere(self.id).seats
        return [seat in seats for seat in range(self.row.players)]

    def watching(self) -> int:
        """The number of spectators' sockets, in all processes."""
        return self.here().watching + self._elsewhere(self.id).watching

    def tell_presence(self) -> None:
        """Tell everybody soon who is there, once for many arrivals."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        frame = text_frame(encode(presence(self)))
        for socket in self.sockets:
            socket.push(frame)
