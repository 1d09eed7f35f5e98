"""The queries that both stores share; a store only says how a query is run."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from queenswright.store import people_queries, queries
from queenswright.store.contract import key_of_name
from queenswright.store.data import ALL_TABLES, HappeningRow, Listing, Person, Sought, TableRow, Tally
from queenswright.store.queries import ALL, Query
from queenswright.store.rows import HOUR, read_happening, read_listing, read_person, read_table, with_clock

LOOKED_THROUGH = 2000
"""The tables that changed last, among which some are sought: who seeks what is not there costs no more than others. And
the tables in a portion of a search through all of them."""


class Reading:
    """The reading half of a store, on top of `_read`, which returns the rows for a query and its named values."""

    def __init__(self) -> None:
        self._searching = asyncio.Lock()

    async def _read(self, query: Query, **values: Any) -> Sequence[Any]:
        raise NotImplementedError

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(queries.TABLE, wanted=table_id)
        return read_table(rows[0]) if rows else None

    async def table_invited(self, invite: str) -> TableRow | None:
        rows = await self._read(queries.TABLE_INVITED, wanted=invite)
        return read_table(rows[0]) if rows else None

    async def listing(self, table_id: str) -> Listing | None:
        rows = await self._read(queries.LISTING, wanted=table_id)
        return read_listing(rows[0]) if rows else None

    async def pack_text(self, digest: str) -> str | None:
        rows = await self._read(queries.PACK, wanted=digest)
        return str(rows[0][0]) if rows else None

    async def happenings(self, table_id: str, after: int = 0, limit: int | None = None) -> list[HappeningRow]:
        rows = await self._read(queries.HAPPENINGS, wanted=table_id, after=after, most=ALL if limit is None else limit)
        return [read_happening(row) for row in rows]

    async def lobby(
        self, status: str, since: float = 0.0, limit: int = 50, sought: Sought = ALL_TABLES
    ) -> list[Listing]:
        wanted: dict[str, Any] = {"status": status, "since": since, "most": limit}
        if sought == ALL_TABLES:
            rows = await self._read(queries.LOBBY, **wanted)
        else:
            clock = with_clock(sought.clock) if sought.clock else "%"
            wanted |= {"game": sought.game, "players": sought.players, "clock": clock}
            rows = await self._read(queries.SOUGHT, looked_through=LOOKED_THROUGH, **wanted)
        return [read_listing(row) for row in rows]

    async def waiting_of(self, host: str, since: float) -> int:
        return int((await self._read(queries.WAITING_OF, wanted=host, since=int(since // HOUR)))[0][0])

    async def tables_of(self, person: str, limit: int = 50) -> list[Listing]:
        rows = await self._read(queries.TABLES_OF, wanted=person, most=limit)
        return [read_listing(row) for row in rows]

    async def finished_of(self, person: str, limit: int = 50) -> list[Listing]:
        rows = await self._read(queries.FINISHED_OF, wanted=person, most=limit)
        return [read_listing(row) for row in rows]

    async def tallies_of(self, person: str) -> list[Tally]:
        return [Tally(*row) for row in await self._read(queries.TALLIES_OF, wanted=person)]

    async def tables_ever_of(self, person: str) -> list[Listing]:
        async with self._searching:
            once = await self._tables_once_of(person)
        found = [read_listing(row) for row in await self._read(queries.ALL_TABLES_OF, wanted=person)]
        known = {one.table.id for one in found}
        found += [one for table_id in once if table_id not in known and (one := await self.listing(table_id))]
        return sorted(found, key=lambda one: (one.table.created, one.table.id))

    async def _tables_once_of(self, person: str) -> list[str]:
        """The tables at which somebody ever sat down; no index knows them, so they are looked for in portions."""
        found: list[str] = []
        after = ""
        while rows := await self._read(queries.NEXT_TABLES, after=after, most=LOOKED_THROUGH):
            last = str(rows[-1][0])
            there = await self._read(queries.EVER_SAT, after=after, last=last, named=person.encode())
            found += [str(row[0]) for row in there]
            after = last
        return found

    async def clocks_due(self, now: float, limit: int = 1000) -> list[str]:
        return [str(row[0]) for row in await self._read(queries.CLOCKS_DUE, now=now, most=limit)]

    async def bots_due(self, now: float, after: str = "", limit: int = 1000) -> list[str]:
        return [str(row[0]) for row in await self._read(queries.BOTS_DUE, now=now, after=after, most=limit)]

    async def person(self, person_id: str) -> Person | None:
        rows = await self._read(people_queries.PERSON, wanted=person_id)
        return read_person(rows[0]) if rows else None

    async def account(self, name: str) -> Person | None:
        rows = await self._read(people_queries.ACCOUNT, wanted=key_of_name(name))
        return read_person(rows[0]) if rows else None
