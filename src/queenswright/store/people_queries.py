"""Questions and writings about people: sessions, tickets, looks of names, limits that processes share."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from queenswright.store.queries import Query
from queenswright.store.schema import (
    allowances,
    bookmarks,
    happenings,
    looks,
    people,
    sessions,
    summaries,
    table_people,
    tables,
    tickets,
)


def _value(name: str, type_: Any = sa.Text) -> Any:
    return sa.bindparam(name, type_=type_)


_id, _person, _now = _value("wanted"), _value("whose"), _value("now", sa.Double)
_kind = _value("kind_wanted")
_counts = sa.and_(sessions.c.ended.is_(None), sessions.c.expires > _now)
_fresh = sa.or_(tickets.c.expires.is_(None), tickets.c.expires > _now)

_person_columns = [column for column in people.c if column.name != "name_key"]

PERSON = Query(sa.select(*_person_columns).where(people.c.id == _id))
ACCOUNT = Query(sa.select(*_person_columns).where(people.c.name_key == _id))
ADD_PERSON = Query(sa.insert(people))
RENAME_PERSON = Query(
    sa.update(people)
    .where(people.c.id == _id)
    .values(
        name=_value("name", sa.Text),
        name_key=sa.case((people.c.password.is_not(None), _value("name_key", sa.Text)), else_=None),
    )
    .returning(people.c.password)
)
MAKE_ACCOUNT = Query(
    sa.update(people)
    .where(people.c.id == _id)
    .values(
        name=_value("name", sa.Text),
        name_key=_value("name_key", sa.Text),
        password=_value("password", sa.Text),
    )
    .returning(people.c.password)
)

LOOKS = Query(sa.select(looks.c.look, looks.c.person).where(looks.c.look.in_([_value("first"), _value("second")])))
ADD_LOOK = Query(postgresql.insert(looks).on_conflict_do_nothing().returning(looks.c.look))
FORGET_LOOKS = Query(sa.delete(looks).where(looks.c.person == _person))
SET_PASSWORD = Query(sa.update(people).where(people.c.id == _id).values(password=_value("password")))
SET_MAIL = Query(sa.update(people).where(people.c.id == _id).values(mail=_value("mail")))
RENEW = Query(sa.update(people).where(people.c.id == _id).values(renewed=_now))

SESSION = Query(sa.select(sessions).where(sessions.c.id == _id))
SESSIONS_OF = Query(
    sa.select(sessions).where(sessions.c.person == _person, _counts).order_by(sessions.c.used.desc(), sessions.c.id)
)
ENDED = Query(sa.select(sessions.c.id).where(sessions.c.ended >= _value("since", sa.Double)))
ADD_SESSION = Query(sa.insert(sessions))
USE_SESSION = Query(
    sa.update(sessions)
    .where(sessions.c.id == _id, sessions.c.ended.is_(None))
    .values(used=_value("used", sa.Double), expires=_value("expires", sa.Double))
)
_end = sa.update(sessions).values(ended=_now, expires=_value("until", sa.Double)).returning(sessions.c.id)
_theirs = sa.and_(sessions.c.person == _person, sessions.c.ended.is_(None))
END_ONE = Query(_end.where(_theirs, sessions.c.id == _id))
END_OTHERS = Query(_end.where(_theirs, sessions.c.id != _id))

ADD_TICKET = Query(sa.insert(tickets))
TICKETS_OF = Query(sa.select(tickets).where(tickets.c.person == _person, tickets.c.kind == _kind, _fresh))
TAKE_TICKET = Query(
    sa.delete(tickets).where(tickets.c.id == _id, tickets.c.kind == _kind, _fresh).returning(*tickets.c)
)
FORGET_TICKETS = Query(sa.delete(tickets).where(tickets.c.person == _person, tickets.c.kind == _kind))

# One number tells how much was taken: the moment at which everything can be had again.
_each, _most = _value("each", sa.Double), _value("most_at_once", sa.Double)
_from_now = sa.case((allowances.c.until > _now, allowances.c.until), else_=_now)
TAKE_ALLOWANCE = Query(
    postgresql.insert(allowances)
    .values(key=_id, until=_now + _each)
    .on_conflict_do_update(
        index_elements=[allowances.c.key],
        set_={"until": _from_now + _each},
        where=_from_now + _each - _now <= _most,
    )
    .returning(allowances.c.until)
)
ALLOWANCE = Query(sa.select(allowances.c.until).where(allowances.c.key == _id))

FORGET_EVERY_TICKET = Query(sa.delete(tickets).where(tickets.c.person == _person))
FORGET_SESSIONS = Query(sa.delete(sessions).where(sessions.c.person == _person))
FORGET_PERSON = Query(sa.delete(people).where(people.c.id == _person))
FORGET_TABLES_OF = Query(sa.delete(table_people).where(table_people.c.person == _person))
FORGET_HOST = Query(sa.update(tables).where(tables.c.host == _person).values(host=_value("replacement")))
REWRITE = Query(
    sa.update(happenings)
    .where(happenings.c.table_id == _id, happenings.c.number == _value("which", sa.BigInteger))
    .values(body=_value("body", sa.LargeBinary))
)
_blank = postgresql.insert(bookmarks)
_one_more: Any = bookmarks.c.rewrites + sa.literal_column("1")
FORGET_BOOKMARK = Query(
    _blank.on_conflict_do_update(
        index_elements=[bookmarks.c.table_id],
        set_={"rewrites": _one_more, **{name: _blank.excluded[name] for name in ("number", "code", "body")}},
    )
)
_seating = sa.update(summaries).where(summaries.c.table_id == _id)
_seating = _seating.values(seats=_value("seats"), people=_value("people"))
RESUME = Query(_seating)
SEAT_AGAIN = Query(_seating.where(summaries.c.number == _value("which", sa.BigInteger)).returning(summaries.c.table_id))

DROP_SESSIONS = Query(sa.delete(sessions).where(sessions.c.expires < _now).returning(sessions.c.id))
DROP_TICKETS = Query(sa.delete(tickets).where(tickets.c.expires < _now))
DROP_ALLOWANCES = Query(sa.delete(allowances).where(allowances.c.until < _now))
