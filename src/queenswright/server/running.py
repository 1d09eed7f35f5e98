"""Positions of running games with other people: nobody gets an evaluation of one, whatever way it came here.

A position that is to be evaluated is compared with what everybody sees of every game that runs between people. It need
not be equal: whoever changes a few numbers, gives the seats other colours, or plays a turn ahead asks for help in the
same game. What only one seat knows is left out, so the answer tells nothing of it.

Many games may run, and many may ask: a game is looked at once for every change, in a few kB, and one list of them
serves all who ask at the same moment.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from queenswright.kernel.position import Position
from queenswright.server.hub import Hub
from queenswright.server.identity import Visitor
from queenswright.server.refusals import Refused
from queenswright.server.workshop import Work, Workshop
from queenswright.store import RunningRow
from queenswright.table import TableState
from queenswright.table.settings import MOST_DAYS, SECONDS_PER_DAY

APART = 50
"""Positions that differ in fewer things that are seen are taken for the same game. Ten moves of a game change up to 40,
and from the first move on two games between other deals differ in 80 and more (both games, 2 and 4 players)."""
HEAPS = 4096
"""What is seen is counted in heaps, this many; two things in one heap may hide a difference, and never make one."""
FRESH = 5.0
"""Seconds for which it is not asked again which games run."""
LATELY = (MOST_DAYS + 10) * SECONDS_PER_DAY
"""Where nobody has done anything for so long, not even a clock has, nobody plays any more."""
MOST_TABLES = 10_000
"""With the games that changed last a position is compared."""
AT_ONCE = 256
UNREAD = frozenset({"game", "pack", "pack_digest", "rules_version", "options", "seat"})
"""What is the same in all games of a kind."""

Kind = tuple[str, int]
"""A game and its number of players."""
Features = np.ndarray[Any, np.dtype[np.uint8]]
Known = dict[str, tuple[int, Features | None]]
"""By table, the number of its last happening and what was seen then; nothing where no people play against others."""


class RunningGames:
    """The games that run between people, as far as everybody sees them."""

    def __init__(self, hub: Hub, workshop: Workshop) -> None:
        self._hub = hub
        self._workshop = workshop
        self._turn = asyncio.Lock()
        self._rows: list[RunningRow] = []
        self._fresh_until = 0.0
        self._known: dict[Kind, Known] = {}

    async def refuse(self, visitor: Visitor, kind: Kind, positions: Iterable[Position]) -> None:
        """Refuse to evaluate positions where one of them is like that of a running game with other people."""
        running = await self._running(kind)
        is_alike = await self._workshop.do(visitor, _comparing(positions, running)) if running else False
        if is_alike:
            raise Refused("study-running", 403)

    async def _running(self, kind: Kind) -> list[Features]:
        """What everybody sees of the games of a kind that run between people now."""
        async with self._turn:
            loop = asyncio.get_running_loop()
            if self._fresh_until <= loop.time():
                self._rows = await self._hub.store.running(self._hub.now() - LATELY, MOST_TABLES)
                self._fresh_until = loop.time() + FRESH
            known = self._known[kind] = await self._looked(kind, self._known.get(kind, {}))
            return [features for _, features in known.values() if features is not None]

    async def _looked(self, kind: Kind, before: Known) -> Known:
        """What is seen at the tables of a kind; a table that did not change is not looked at again."""
        known: Known = {}
        for count, row in enumerate(self._rows, 1):
            if (row.game, row.players) == kind:
                seen = before.get(row.id)
                known[row.id] = seen if seen and seen[0] == row.number else (row.number, await self._look(row.id))
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)
        return known

    async def _look(self, table_id: str) -> Features | None:
        """What everybody sees at a table; nothing of one that cannot be read."""
        try:
            live = self._hub.tables.get(table_id)
            if live is None or live.is_behind:
                live = await self._hub.read(table_id)
        except Refused:
            return None
        if live is None or live.state.line is None or not is_between_people(live.state, live.row.settings):
            return None
        return await self._workshop.run(_looking(live.state.line.position.copy()))


def _looking(position: Position) -> Work[Features]:
    yield
    return features_of(position)


def _comparing(positions: Iterable[Position], running: Sequence[Features]) -> Work[bool]:
    """Whether one of the positions is like one of the running games.

    Between two positions of a record a few things change. As long as they are together fewer than what the nearest
    game was away from the last one that was compared, none can be near.
    """
    before, nearest = None, 0
    for position in positions:
        asked = features_of(position)
        nearest -= 0 if before is None else apart(asked, before)
        before = asked
        if nearest < APART:
            nearest = HEAPS * 255
            for first in range(0, len(running), AT_ONCE):
                nearest = min(nearest, _nearest(asked, running[first : first + AT_ONCE]))
                yield
            if nearest < APART:
                return True
        yield
    return False


def is_between_people(state: TableState, settings: Mapping[str, Any]) -> bool:
    """Whether several people play there; at a table that teaches they have agreed to help."""
    return len({seat.person for seat in state.seats if seat.person}) > 1 and not settings.get("lesson")


def features_of(position: Position) -> Features:
    """What everybody sees in a position, without the order and the colours of the seats; counted in heaps."""
    seen = _seen(position.view(None), "", frozenset(position.seat_names))
    heaps = [zlib.crc32(one.encode()) % HEAPS for one in seen]
    return np.minimum(np.bincount(heaps, minlength=HEAPS), 255).astype(np.uint8)


def _seen(node: Any, path: str, colours: Collection[str]) -> Iterator[str]:
    if isinstance(node, Mapping):
        for name, value in node.items():
            if name not in UNREAD:
                yield from _seen(value, f"{path}/{'*' if name in colours else name}", colours)
    elif isinstance(node, (list, tuple)):
        for value in node:
            yield from _seen(value, path, colours)
    else:
        yield f"{path}={'*' if node in colours else node}"


def apart(one: Features, other: Features) -> int:
    """In how many things two positions differ."""
    return _nearest(one, [other])


def _nearest(one: Features, others: Sequence[Features]) -> int:
    """In how many things a position differs from the one that is most like it."""
    rows = np.stack(others)
    return int((np.maximum(rows, one) - np.minimum(rows, one)).sum(axis=1, dtype=np.int64).min())
