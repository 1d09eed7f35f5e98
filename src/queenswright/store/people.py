"""People in a store: sessions, what can be used once, looks of names, shared limits; the same on both databases."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import asdict
from secrets import token_hex
from typing import Any, TypeVar

from queenswright.records.looks import looks_of
from queenswright.store import people_queries as queries
from queenswright.store import puzzle_queries, study_queries
from queenswright.store.contract import key_of_name
from queenswright.store.data import BookmarkRow, Person, Rewritten, Session, Summary, Ticket
from queenswright.store.errors import AlreadyThere, NameTaken, StoreError
from queenswright.store.queries import ADD_SECRET, ADD_TABLE_PERSON, FORGET_SECRET, FORGET_TABLE_PEOPLE, Query
from queenswright.store.reading import Reading
from queenswright.store.rows import as_json, people_json, people_values, person_values

T = TypeVar("T")

REWRITTEN = BookmarkRow(rewrites=1, number=0, code="")
"""What stands in the place of a bookmark when the log was rewritten for the first time."""

Rows = Sequence[Any]
Work = Generator[tuple[Query, dict[str, Any]], Rows, T]
"""Writings one after the other, each with the rows it returned; a row that is there already is thrown into it."""

CHECK_BYTES = 8192
"""More than a page, so that there has to be room for a new one."""
A_DAY = 86_400.0
"""For so long a session that was ended is remembered, so that every process hears of it."""


class People(Reading):
    """What is kept of people, over `_read` and `_work`, which does writings in one transaction."""

    async def _work(self, work: Work[T]) -> T:
        """Do writings together, all or nothing."""
        raise NotImplementedError

    async def _do(self, query: Query, **values: Any) -> Rows:
        """One writing."""
        return await self._work(_one(query, values))

    async def check(self) -> None:
        """A row that takes new room in the database, written and deleted again."""
        name = f"check {token_hex(8)}"
        await self._work(
            _all([(ADD_SECRET, {"name": name, "value": bytes(CHECK_BYTES)}), (FORGET_SECRET, {"wanted": name})])
        )

    async def add_person(self, person: Person) -> None:
        await self._work(_adding(person))

    async def rename_person(self, person_id: str, name: str) -> None:
        await self._work(_naming(queries.RENAME_PERSON, person_id, name, {}))

    async def make_account(self, person_id: str, name: str, password: str) -> None:
        await self._work(_naming(queries.MAKE_ACCOUNT, person_id, name, {"password": password}))

    async def set_password(self, person_id: str, password: str) -> None:
        await self._do(queries.SET_PASSWORD, wanted=person_id, password=password)

    async def look_alike(self, name: str) -> str | None:
        found = await self._read(queries.LOOKS, **_two(name))
        return str(found[0][1]) if found else None

    async def set_mail(self, person_id: str, mail: str | None) -> None:
        await self._do(queries.SET_MAIL, wanted=person_id, mail=mail)

    async def renew_person(self, person_id: str, now: float) -> None:
        await self._do(queries.RENEW, wanted=person_id, now=now)

    async def add_session(self, session: Session) -> None:
        await self._do(queries.ADD_SESSION, **asdict(session))

    async def session(self, session_id: str) -> Session | None:
        rows = await self._read(queries.SESSION, wanted=session_id)
        return _session(rows[0]) if rows else None

    async def sessions_of(self, person: str, now: float) -> list[Session]:
        return [_session(row) for row in await self._read(queries.SESSIONS_OF, whose=person, now=now)]

    async def use_session(self, session_id: str, used: float, expires: float) -> None:
        await self._do(queries.USE_SESSION, wanted=session_id, used=used, expires=expires)

    async def end_sessions(self, person: str, now: float, only: str | None = None, but: str | None = None) -> list[str]:
        query = queries.END_OTHERS if only is None else queries.END_ONE
        rows = await self._do(query, whose=person, wanted=only or but or "", now=now, until=now + A_DAY)
        return [str(row[0]) for row in rows]

    async def ended_sessions(self, since: float) -> list[str]:
        return [str(row[0]) for row in await self._read(queries.ENDED, since=since)]

    async def renew_tickets(self, person: str, kind: str, tickets: Sequence[Ticket]) -> None:
        forget = (queries.FORGET_TICKETS, {"whose": person, "kind_wanted": kind})
        await self._work(_all([forget, *((queries.ADD_TICKET, asdict(ticket)) for ticket in tickets)]))

    async def tickets_of(self, person: str, kind: str, now: float) -> list[Ticket]:
        rows = await self._read(queries.TICKETS_OF, whose=person, kind_wanted=kind, now=now)
        return [_ticket(row) for row in rows]

    async def take_ticket(self, ticket_id: str, kind: str, now: float) -> Ticket | None:
        rows = await self._do(queries.TAKE_TICKET, wanted=ticket_id, kind_wanted=kind, now=now)
        return _ticket(rows[0]) if rows else None

    async def take_allowance(self, key: str, each: float, most: float, now: float) -> float:
        if await self._do(queries.TAKE_ALLOWANCE, wanted=key, each=each, most_at_once=most, now=now):
            return 0.0
        rows = await self._read(queries.ALLOWANCE, wanted=key)
        return max(0.0, float(rows[0][0]) + each - now - most) if rows else 0.0

    async def forget_person(self, person: str, replacement: str, rewritten: Sequence[Rewritten]) -> None:
        whose: dict[str, Any] = {"whose": person}
        steps = [
            (query, whose)
            for query in (
                queries.FORGET_EVERY_TICKET,
                queries.FORGET_SESSIONS,
                queries.FORGET_LOOKS,
                queries.FORGET_TABLES_OF,
                study_queries.FORGET_RECORDS,
                study_queries.FORGET_ASKER,
                puzzle_queries.FORGET_TRIES,
                queries.FORGET_PERSON,
            )
        ]
        steps.append((queries.FORGET_HOST, whose | {"replacement": replacement}))
        for table in rewritten:
            for number, body in table.bodies.items():
                steps.append((queries.REWRITE, {"wanted": table.table_id, "which": number, "body": body}))
            steps.append((queries.FORGET_BOOKMARK, {"table_id": table.table_id, **asdict(REWRITTEN)}))
            seats, people = as_json(table.summary.seats), people_json(table.summary.people)
            steps.append((queries.RESUME, {"wanted": table.table_id, "seats": seats, "people": people}))
        await self._work(_all(steps))

    async def seat_again(self, table_id: str, number: int, summary: Summary) -> None:
        await self._work(_seating(table_id, number, summary))

    async def tidy(self, now: float) -> None:
        for query in (queries.DROP_SESSIONS, queries.DROP_TICKETS, queries.DROP_ALLOWANCES):
            await self._do(query, now=now)


def _one(query: Query, values: dict[str, Any]) -> Work[Rows]:
    return (yield query, values)


def _all(steps: Sequence[tuple[Query, dict[str, Any]]]) -> Work[list[Any]]:
    """All steps; the rows that they returned, one after the other."""
    rows: list[Any] = []
    for query, values in steps:
        rows += yield query, values
    return rows


def _seating(table_id: str, number: int, summary: Summary) -> Work[None]:
    """Who sits at a table, and in whose lists it is."""
    seats, people = as_json(summary.seats), people_json(summary.people)
    values = {"wanted": table_id, "which": number, "seats": seats, "people": people}
    if (yield queries.SEAT_AGAIN, values):
        yield FORGET_TABLE_PEOPLE, {"wanted": table_id}
        for row in people_values(table_id, summary):
            yield ADD_TABLE_PERSON, row


def _adding(person: Person) -> Work[None]:
    values = person_values(person)
    if values["name_key"] is not None and (yield queries.ACCOUNT, {"wanted": values["name_key"]}):
        raise NameTaken(str(person.name))
    try:
        yield queries.ADD_PERSON, values
    except AlreadyThere:
        raise AlreadyThere(f"person {person.id} already exists") from None
    if person.is_account and person.name is not None:
        yield from _looking(person.id, person.name)


def _naming(query: Query, person: str, name: str, more: dict[str, Any]) -> Work[None]:
    """Give somebody a name; an account has its looks for itself alone."""
    try:
        rows = yield query, {"wanted": person, "name": name, "name_key": key_of_name(name)} | more
    except AlreadyThere:
        raise NameTaken(name) from None
    if not rows:
        raise StoreError(f"there is no person {person}")
    if rows[0][0] is not None:
        yield from _looking(person, name)


def _looking(person: str, name: str) -> Work[None]:
    yield queries.FORGET_LOOKS, {"whose": person}
    for look in sorted(looks_of(name)):
        if not (yield queries.ADD_LOOK, {"look": look, "person": person}):
            raise NameTaken(name)


def _two(name: str) -> dict[str, str]:
    looks = sorted(looks_of(name))
    return {"first": looks[0], "second": looks[-1]}


def _session(row: Any) -> Session:
    return Session(*row)


def _ticket(row: Any) -> Ticket:
    return Ticket(*row)
