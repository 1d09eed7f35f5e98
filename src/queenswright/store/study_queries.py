"""The queries about analyses of games."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from queenswright.store.queries import Query
from queenswright.store.schema import analyses, summaries, tables


def _value(name: str, type_: Any) -> Any:
    return sa.bindparam(name, type_=type_)


_id, _now = _value("wanted", sa.Text), _value("now", sa.Double)
_columns = list(analyses.c)

ADD_ANALYSIS = Query(postgresql.insert(analyses).on_conflict_do_nothing())
ANALYSIS = Query(sa.select(*_columns).where(analyses.c.id == _id))
ANALYSIS_OF = Query(sa.select(*_columns).where(analyses.c.subject == _id))
KEEP_ANALYSIS = Query(
    sa.update(analyses)
    .where(analyses.c.id == _id)
    .values(status=_value("new_status", sa.Text), body=_value("new_body", sa.LargeBinary), used=_now)
)
NOTE_ANALYSIS = Query(
    sa.update(analyses).where(analyses.c.id == _id).values(status=_value("new_status", sa.Text), used=_now)
)
FORGET_RECORDS = Query(
    sa.delete(analyses).where(analyses.c.person == _value("whose", sa.Text), analyses.c.table_id.is_(None))
)
FORGET_ASKER = Query(
    sa.update(analyses).where(analyses.c.person == _value("whose", sa.Text)).values(person=sa.literal_column("''"))
)
_of_several = summaries.c.people.like(sa.literal_column("'%\",\"%'"))
RUNNING = Query(
    sa.select(summaries.c.table_id, summaries.c.number, tables.c.game, tables.c.players)
    .join_from(tables, summaries, tables.c.id == summaries.c.table_id)
    .where(
        summaries.c.status == sa.literal_column("'running'"),
        summaries.c.changed >= _value("since", sa.Double),
        _of_several,
    )
    .order_by(summaries.c.changed.desc(), summaries.c.table_id)
    .limit(_value("most", sa.BigInteger))
    .offset(sa.literal_column("0"))
)
