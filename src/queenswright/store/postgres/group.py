"""One transaction that stores the appends of many tables and tells the other processes with one notice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import asyncpg

from queenswright.store.data import HappeningRow, Summary
from queenswright.store.errors import Conflict, StoreError, UnknownTable
from queenswright.store.rows import HOUR, happening_values, people_values, standing_text, summary_values

CHANNEL = "queenswright"
LARGEST_NOTICE = 7900  # PostgreSQL refuses notices of 8,000 bytes

# All processes lock in the same order, so that two groups never deadlock.
STANDING = """
SELECT table_id, number, people || status FROM summaries WHERE table_id = ANY($1::text[])
ORDER BY table_id FOR NO KEY UPDATE
"""
ADD_HAPPENINGS = """
INSERT INTO events (table_id, number, at, kind, seat, body)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::int[], $6::bytea[])
"""
HOUR_AFTER = f"CASE WHEN summaries.hour IS NOT NULL THEN floor(v.changed / {HOUR})::bigint END"
WRITE_SUMMARIES = f"""
UPDATE summaries SET number = v.number, status = v.status, seats = v.seats, people = v.people, turn = v.turn,
    changed = v.changed, clock_at = v.clock_at, bot_at = v.bot_at,
    hour = {HOUR_AFTER}
FROM unnest(
    $1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::float8[], $9::float8[]
) AS v (table_id, number, status, seats, people, turn, changed, clock_at, bot_at)
WHERE summaries.table_id = v.table_id
"""
FORGET_PEOPLE = "DELETE FROM table_people WHERE table_id = ANY($1::text[])"
ADD_PEOPLE = """
INSERT INTO table_people (person, table_id, game, rivals, outcome, over_at)
SELECT v.person, v.table_id, tables.game, v.rivals, v.outcome, v.over_at
FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[])
    AS v (person, table_id, rivals, outcome, over_at) JOIN tables ON tables.id = v.table_id
"""
NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
AT_ONCE = f"""
CREATE OR REPLACE FUNCTION pg_temp.store_at_once(
    tables text[], standing_number bigint[], standing_text text[],
    e_table text[], e_number bigint[], e_at float8[], e_kind text[], e_seat int[], e_body bytea[],
    s_table text[], s_number bigint[], s_status text[], s_seats text[], s_people text[], s_turn text[],
    s_changed float8[], s_clock_at float8[], s_bot_at float8[],
    channel text, notices text[]
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM summaries WHERE table_id = ANY(tables) ORDER BY table_id FOR NO KEY UPDATE;
    IF cardinality(tables) <> (
        SELECT count(*) FROM summaries AS s
        JOIN unnest(tables, standing_number, standing_text) AS v (table_id, number, standing)
        ON s.table_id = v.table_id AND s.number = v.number AND s.people || s.status = v.standing
    ) THEN
        RETURN false;
    END IF;
    INSERT INTO events (table_id, number, at, kind, seat, body)
        SELECT * FROM unnest(e_table, e_number, e_at, e_kind, e_seat, e_body);
    UPDATE summaries SET number = v.number, status = v.status, seats = v.seats, turn = v.turn, changed = v.changed,
        clock_at = v.clock_at, bot_at = v.bot_at, hour = {HOUR_AFTER}
        FROM unnest(s_table, s_number, s_status, s_seats, s_people, s_turn, s_changed, s_clock_at, s_bot_at)
        AS v (table_id, number, status, seats, people, turn, changed, clock_at, bot_at)
        WHERE summaries.table_id = v.table_id;
    PERFORM pg_notify(channel, notice) FROM unnest(notices) AS notice;
    RETURN true;
END $$
"""
"""Stores a group in one round trip, as nearly every group can be: each table stands where it is expected to, and its
people and its status stay. Otherwise nothing is written."""
CALL_AT_ONCE = f"SELECT pg_temp.store_at_once({', '.join(f'${n}' for n in range(1, 21))})"
STORED = """
SELECT number, at, kind, seat, body FROM events WHERE table_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number
"""


@dataclass
class Append:
    """Happenings that wait to be stored. `tried`: the connection was lost meanwhile, so they may be stored."""

    table_id: str
    first: int
    happenings: Sequence[HappeningRow]
    summary: Summary
    values: tuple[object, ...]
    people: str
    done: asyncio.Future[None]
    tried: bool = False

    @classmethod
    def of(cls, table_id: str, first: int, happenings: Sequence[HappeningRow], summary: Summary) -> Append:
        """An append with its summary as a row; invalid values are refused here, before they affect the group."""
        values = tuple(summary_values(table_id, first + len(happenings) - 1, summary).values())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        return cls(table_id, first, happenings, summary, values, standing_text(summary), done)

    @property
    def last(self) -> int:
        """The number of the last happening."""
        return self.first + len(self.happenings) - 1


@dataclass
class _Standing:
    """The last happening of every table in a group, and what its index is made of, while its appends are checked."""

    last: dict[str, int]
    people: dict[str, str]
    accepted: list[Append] = field(default_factory=list)
    refused: list[tuple[Append, StoreError]] = field(default_factory=list)


async def prepare(connection: asyncpg.Connection) -> None:
    """Make a connection ready for storing groups."""
    await connection.execute(AT_ONCE)


async def store_group(
    connection: asyncpg.Connection, process: str, group: Sequence[Append]
) -> list[tuple[Append, StoreError]]:
    """Store all appends that follow the last happening of their table; return the reasons for the others."""
    if await _store_at_once(connection, process, group):
        return []
    async with connection.transaction():
        rows = await connection.fetch(STANDING, sorted({append.table_id for append in group}))
        standing = _Standing({row[0]: row[1] for row in rows}, {row[0]: row[2] for row in rows})
        for append in group:
            await _look_at(connection, standing, append)
        if standing.accepted:
            await _write(connection, process, standing)
    return standing.refused


async def _store_at_once(connection: asyncpg.Connection, process: str, group: Sequence[Append]) -> bool:
    """Store a group in one round trip, if every append follows what is stored and no people change."""
    first: dict[str, Append] = {}
    latest: dict[str, Append] = {}
    for append in group:
        before = latest.get(append.table_id)
        if append.tried or (before is not None and (append.first, append.people) != (before.last + 1, before.people)):
            return False
        first.setdefault(append.table_id, append)
        latest[append.table_id] = append
    standing = [(id, append.first - 1, append.people) for id, append in first.items()]
    stored: bool = await connection.fetchval(
        CALL_AT_ONCE,
        *_columns(standing, 3),
        *_columns(_happenings_of(group), 6),
        *_columns([append.values for append in latest.values()], 9),
        CHANNEL,
        _notices_of(process, latest),
    )
    return stored


async def _look_at(connection: asyncpg.Connection, standing: _Standing, append: Append) -> None:
    """Accept an append or note why not."""
    last = standing.last.get(append.table_id)
    if last is None:
        standing.refused.append((append, UnknownTable(append.table_id)))
    elif append.first == last + 1:
        standing.accepted.append(append)
        standing.last[append.table_id] = append.last
    elif not (append.tried and await _is_stored(connection, append)):
        standing.refused.append((append, Conflict(append.table_id, append.first, last)))


async def _is_stored(connection: asyncpg.Connection, append: Append) -> bool:
    """Whether exactly these happenings were stored before the connection was lost."""
    rows = await connection.fetch(STORED, append.table_id, append.first, append.last)
    wanted = [(one.number, one.at, one.kind, one.seat, one.body) for one in append.happenings]
    return [tuple(row) for row in rows] == wanted


async def _write(connection: asyncpg.Connection, process: str, standing: _Standing) -> None:
    await connection.execute(ADD_HAPPENINGS, *_columns(_happenings_of(standing.accepted), 6))
    latest = {append.table_id: append for append in standing.accepted}
    await connection.execute(WRITE_SUMMARIES, *_columns([append.values for append in latest.values()], 9))
    await _write_people(connection, standing, latest)
    await connection.execute(NOTIFY, CHANNEL, _notices_of(process, latest))


async def _write_people(connection: asyncpg.Connection, standing: _Standing, latest: dict[str, Append]) -> None:
    """Update the index from people to tables where people changed, or the table began or ended."""
    changed = [id for id, append in latest.items() if append.people != standing.people[id]]
    if changed:
        await connection.execute(FORGET_PEOPLE, changed)
        rows = [tuple(row.values()) for id in changed for row in people_values(id, latest[id].summary)]
        await connection.execute(ADD_PEOPLE, *_columns(rows, 5))


def _happenings_of(appends: Iterable[Append]) -> list[tuple[object, ...]]:
    return [happening_values(append.table_id, one) for append in appends for one in append.happenings]


def _notices_of(process: str, latest: dict[str, Append]) -> list[str]:
    return notices(process, [(id, append.last) for id, append in latest.items()])


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(width)]


def notices(process: str, changes: Iterable[tuple[str, int]]) -> list[str]:
    """The notices about what was written, as few as their length limit allows.

    >>> notices("p", [("a", 4), ("b", 7)])
    ['["p",[["a",4],["b",7]]]']
    """
    made: list[str] = []
    parts: list[str] = []
    start = json.dumps(process)
    length = 0
    for change in changes:
        part = json.dumps(change, separators=(",", ":"))
        if parts and length + len(part) + 1 + len(start) + 6 > LARGEST_NOTICE:
            made.append(f"[{start},[{','.join(parts)}]]")
            parts, length = [], 0
        parts.append(part)
        length += len(part) + 1
    return [*made, f"[{start},[{','.join(parts)}]]"]
