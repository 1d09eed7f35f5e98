"""All open sockets of this process: how many somebody has, and those of a session that is ended."""

from __future__ import annotations

from collections.abc import Iterable

from queenswright.server.config import Config
from queenswright.server.connection import Connection
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import network_of

SESSION_ENDED = 4001
"""Close code of a socket whose session was ended: ask /api/me who you are now, and come again."""


class Crowd:
    """Counts sockets by person and by address."""

    def __init__(self, config: Config) -> None:
        self._most_per_person = config.sockets_per_person
        self._most_per_address = -(-config.sockets_per_address // config.workers)
        self._of_person: dict[str, set[Connection]] = {}
        self._of_address: dict[str, set[Connection]] = {}
        self._of_session: dict[str, set[Connection]] = {}

    def enter(self, socket: Connection) -> None:
        """One more; refused when its person or its address has enough of them."""
        if socket.person:
            _check(self._of_person.get(socket.person, ()), self._most_per_person)
        _check(self._of_address.get(network_of(socket.address), ()), self._most_per_address)
        for sockets, key in self._places(socket):
            sockets.setdefault(key, set()).add(socket)
        socket.neighbours = self._of_address[network_of(socket.address)]

    def leave(self, socket: Connection) -> None:
        """One less."""
        for sockets, key in self._places(socket):
            if key in sockets:
                sockets[key].discard(socket)
                if not sockets[key]:
                    del sockets[key]

    def _places(self, socket: Connection) -> list[tuple[dict[str, set[Connection]], str]]:
        return [
            (self._of_person, socket.person),
            (self._of_address, network_of(socket.address)),
            (self._of_session, socket.session),
        ]

    def end(self, sessions: Iterable[str]) -> None:
        """Close the sockets of sessions that were ended."""
        for session in sessions:
            for socket in list(self._of_session.get(session, ())):
                socket.end(SESSION_ENDED)


def _check(sockets: Iterable[Connection], most: int) -> None:
    if sum(1 for _ in sockets) >= most:
        raise Refused("server-too-many-sockets", 429, most=most)
