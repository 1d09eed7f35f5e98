"""The queries that find and delete what nobody can come back to."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from queenswright.store.queries import Query
from queenswright.store.schema import analyses, bookmarks, happenings, people, sessions, summaries, table_people, tables


def _value(name: str, type_: Any) -> Any:
    return sa.bindparam(name, type_=type_)


_id, _after, _last = _value("wanted", sa.Text), _value("after", sa.Text), _value("last", sa.Text)
_before = _value("before", sa.Double)
_local = _value("local", sa.Text)
_most = _value("most", sa.BigInteger)
_none: Any = sa.literal_column("0")

NEXT_PEOPLE = Query(sa.select(people.c.id).where(people.c.id > _after).order_by(people.c.id).limit(_most).offset(_none))
FORGET_GUESTS = Query(
    sa.delete(people)
    .where(
        people.c.id > _after,
        people.c.id <= _last,
        people.c.password.is_(None),
        people.c.id != _local,
        people.c.created < _before,
        ~sa.exists().where(sessions.c.person == people.c.id),
        ~sa.exists().where(table_people.c.person == people.c.id),
    )
    .returning(people.c.id)
)

_theirs = table_people.c.table_id == summaries.c.table_id
_is_local = sa.exists().where(_theirs, table_people.c.person == _local)
_come_back = sa.or_(people.c.password.is_not(None), sa.exists().where(sessions.c.person == people.c.id))
_is_anybodys = (
    sa.exists().select_from(table_people.join(people, people.c.id == table_people.c.person)).where(_theirs, _come_back)
)
_is_old = sa.and_(
    summaries.c.changed < _before,
    ~_is_local,
    sa.or_(summaries.c.status == sa.literal_column("'open'"), ~_is_anybodys),
)
NEXT_TABLES = Query(
    sa.select(summaries.c.table_id, _is_old.label("is_old"))
    .where(summaries.c.table_id > _after)
    .order_by(summaries.c.table_id)
    .limit(_most)
    .offset(_none)
)
FORGET_SUMMARY = Query(
    sa.delete(summaries)
    .where(summaries.c.table_id == _id, summaries.c.changed < _before)
    .returning(summaries.c.table_id)
)
FORGET_TABLE = [
    Query(sa.delete(table).where(column == _id))
    for table, column in (
        (happenings, happenings.c.table_id),
        (bookmarks, bookmarks.c.table_id),
        (table_people, table_people.c.table_id),
        (tables, tables.c.id),
    )
]

DROP_ANALYSES = Query(sa.delete(analyses).where(analyses.c.used < _before))
DROP_EMPTY_ANALYSES = Query(
    sa.delete(analyses).where(analyses.c.used < _before, sa.func.length(analyses.c.body) == _none)
)
_newest = sa.select(analyses.c.used).order_by(analyses.c.used.desc()).limit(sa.literal_column("1")).offset(_most)
DROP_MANY_ANALYSES = Query(sa.delete(analyses).where(analyses.c.used <= _newest.scalar_subquery()))
