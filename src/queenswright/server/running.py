"""Positions of running games with other people: nobody gets an evaluation of one, whatever way it came here.

A position that is to be evaluated is compared with what everybody sees of every game that runs between people. It need
not be equal: whoever changes a few numbers, gives the seats other colours, or plays a turn ahead asks for help in the
same game. What only one seat knows is left out, so the answer tells nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from queenswright.kernel.position import Position
from queenswright.server.hub import Hub
from queenswright.server.identity import Visitor
from queenswright.server.refusals import Refused
from queenswright.server.unreadable import TableUnreadable
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.store import RunningRow

APART = 50
"""Positions that differ in fewer things that are seen are taken for the same game. Ten moves of a game change up to 40,
and from the first move on two games between other deals differ in 80 and more (both games, 2 and 4 players)."""
KEPT_TABLES = 5_000
UNREAD = frozenset({"game", "pack", "pack_digest", "rules_version", "options", "seat"})
"""What is the same in all games of a kind."""

Features = Counter[str]


class RunningGames:
    """The games that run between people, as far as everybody sees them."""

    def __init__(self, hub: Hub, workshop: Workshop) -> None:
        self._hub = hub
        self._workshop = workshop
        self._known: Kept[Features] = Kept(KEPT_TABLES, lambda features: 1)

    async def refuse(self, visitor: Visitor, positions: Sequence[Position]) -> None:
        """Refuse to evaluate positions where one of them is like that of a running game with other people."""
        if not positions:
            return
        first = positions[0]
        rows = await self._hub.store.running(first.game.name, first.players)
        running = [await self._features(row) for row in rows if is_between_people(row.seats, row.settings)]
        is_alike = await self._workshop.do(visitor, _comparing(positions, running)) if running else False
        if is_alike:
            raise Refused("study-running", 403)

    async def _features(self, row: RunningRow) -> Features:
        """What everybody sees at a table now; nothing of one that cannot be read."""
        key = (row.id, row.number)
        return self._known.find(key) or await self._known.get(key, lambda: self._look(row))

    async def _look(self, row: RunningRow) -> Features:
        try:
            live = await self._hub.live(row.id)
        except TableUnreadable:
            return Counter()
        line = None if live is None else live.state.line
        return Counter() if line is None else await self._workshop.run(_looking(line.position.copy()))


def _looking(position: Position) -> Work[Features]:
    yield
    return features_of(position)


def _comparing(positions: Sequence[Position], running: Sequence[Features]) -> Work[bool]:
    """Whether one of the positions is like one of the running games."""
    for position in positions:
        asked = features_of(position)
        for one in running:
            if are_alike(asked, one):
                return True
            yield
    return False


def is_between_people(seats: Iterable[Mapping[str, Any]], settings: Mapping[str, Any]) -> bool:
    """Whether several people play there; at a table that teaches they have agreed to help."""
    return len({seat["person"] for seat in seats if seat.get("person")}) > 1 and not settings.get("lesson")


def features_of(position: Position) -> Features:
    """What everybody sees in a position, without the order and the colours of the seats."""
    found: Features = Counter()
    _collect(position.view(None), "", frozenset(position.seat_names), found)
    return found


def _collect(node: Any, path: str, colours: Collection[str], found: Features) -> None:
    if isinstance(node, Mapping):
        for name, value in node.items():
            if name not in UNREAD:
                _collect(value, f"{path}/{'*' if name in colours else name}", colours, found)
    elif isinstance(node, (list, tuple)):
        for value in node:
            _collect(value, path, colours, found)
    else:
        found[f"{path}={'*' if node in colours else node}"] += 1


def are_alike(one: Features, other: Features) -> bool:
    """Whether two positions are of the same game, at about the same moment."""
    return (one - other).total() + (other - one).total() < APART
