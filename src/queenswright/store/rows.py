"""Conversion of database rows, the same for both stores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

import msgspec

from queenswright.store.contract import key_of_name
from queenswright.store.data import HappeningRow, Listing, Person, Summary, TableRow

TABLE_FIELDS = tuple(field.name for field in fields(TableRow))
HOUR = 3600
PERSON_FIELDS = tuple(field.name for field in fields(Person))


def as_json(value: Any) -> str:
    """A value as compact JSON."""
    return msgspec.json.encode(value).decode()


def table_values(table: TableRow) -> dict[str, Any]:
    """A table as the columns of its row."""
    values = {name: getattr(table, name) for name in TABLE_FIELDS}
    return values | {"options": as_json(table.options), "settings": as_json(table.settings)}


def summary_values(table_id: str, number: int, summary: Summary) -> dict[str, Any]:
    """A summary as the columns of its row."""
    return {
        "table_id": table_id,
        "number": number,
        "status": summary.status,
        "seats": as_json(summary.seats),
        "people": people_json(summary.people),
        "turn": summary.turn,
        "changed": summary.changed,
        "clock_at": summary.clock_at,
        "bot_at": summary.bot_at,
    }


def first_summary_values(table: TableRow, number: int, summary: Summary) -> dict[str, Any]:
    """The summary of a new table as the columns of its row; the lobby shows public tables only."""
    hour = int(summary.changed // HOUR) if table.public else None
    return {**summary_values(table.id, number, summary), "hour": hour}


def with_clock(kind: str) -> str:
    """A pattern of the stored settings of tables with this kind of clock."""
    return f'%"clock":{{"kind":"{kind}"%'


@lru_cache(maxsize=2048)
def people_json(people: tuple[str, ...]) -> str:
    """People as sorted JSON, so that the same people give the same text; cached, because they rarely change."""
    return as_json(sorted(set(people)))


def standing_text(summary: Summary) -> str:
    """What the index from people to tables is made of; as long as it stays the same, so does the index."""
    return people_json(summary.people) + summary.status


def people_values(table_id: str, summary: Summary) -> list[dict[str, Any]]:
    """The rows of the index from people to a table, except its game."""
    outcomes = {one.person: one for one in summary.outcomes}
    over_at = summary.changed if summary.status == "over" else None
    rows = []
    for person in sorted(set(summary.people)):
        found = outcomes.get(person)
        how = {"rivals": found and found.rivals, "outcome": found and found.outcome}
        rows.append({"person": person, "table_id": table_id, **how, "over_at": over_at})
    return rows


def happening_values(table_id: str, happening: HappeningRow) -> tuple[str, int, float, str, int | None, bytes]:
    """A happening as the columns of its row, in the order of the schema."""
    return table_id, happening.number, happening.at, happening.kind, happening.seat, happening.body


def person_values(person: Person) -> dict[str, Any]:
    """A person as the columns of the row; only an account has a name key."""
    key = key_of_name(person.name) if person.is_account and person.name is not None else None
    return {name: getattr(person, name) for name in PERSON_FIELDS} | {"name_key": key}


def read_table(row: Mapping[str, Any]) -> TableRow:
    """The table that a row holds."""
    values = {name: row[name] for name in TABLE_FIELDS}
    values |= {"options": msgspec.json.decode(row["options"]), "settings": msgspec.json.decode(row["settings"])}
    return TableRow(**values | {"public": bool(row["public"])})


def read_listing(row: Mapping[str, Any]) -> Listing:
    """The table and summary that a joined row holds."""
    summary = Summary(
        row["status"],
        msgspec.json.decode(row["seats"]),
        tuple(msgspec.json.decode(row["people"])),
        row["turn"],
        row["changed"],
        row["clock_at"],
        row["bot_at"],
    )
    return Listing(read_table(row), row["number"], summary)


def read_happening(row: Sequence[Any]) -> HappeningRow:
    """The happening that a row holds."""
    number, at, kind, seat, body = row
    return HappeningRow(number, at, kind, seat, body)


def read_person(row: Mapping[str, Any]) -> Person:
    """The person that a row holds."""
    return Person(**{name: row[name] for name in PERSON_FIELDS})
