"""Every query and single-row write, defined once and compiled for each database."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from queenswright.store.schema import SEATED, bookmarks, happenings, packs, secrets, summaries, table_people, tables


@dataclass(frozen=True)
class Query:
    """A statement with named values."""

    statement: sa.sql.ClauseElement

    @cached_property
    def for_sqlite(self) -> str:
        """The text for sqlite3, with :name placeholders."""
        return str(self.statement.compile(dialect=sqlite.dialect(paramstyle="named")))

    @cached_property
    def _for_asyncpg(self) -> Any:
        make: Any = asyncpg_dialect
        return self.statement.compile(dialect=make())

    @property
    def for_postgres(self) -> str:
        """The text for asyncpg, with $1 placeholders."""
        return str(self._for_asyncpg)

    def values(self, named: dict[str, Any]) -> list[Any]:
        """Named values in the order of the $1 placeholders."""
        return [named[name] for name in self._for_asyncpg.positiontup]


class _Place(FunctionElement[int]):
    """Where in some bytes others are found, from 1 on; 0 where they are not."""

    type = sa.Integer()
    inherit_cache = True


@compiles(_Place, "sqlite")
def _in_sqlite(element: _Place, compiler: Any, **how: Any) -> str:
    whole, part = element.clauses
    return f"instr({compiler.process(whole, **how)}, {compiler.process(part, **how)})"


@compiles(_Place, "postgresql")
def _in_postgres(element: _Place, compiler: Any, **how: Any) -> str:
    whole, part = element.clauses
    return f"position({compiler.process(part, **how)} in {compiler.process(whole, **how)})"


ALL = 2**62
"""A limit that is none."""


def _value(name: str, type_: Any) -> Any:
    return sa.bindparam(name, type_=type_)


_joined = sa.select(*tables.c, *(column for column in summaries.c if column.name != "table_id")).join_from(
    tables, summaries, tables.c.id == summaries.c.table_id
)
_id = _value("wanted", sa.Text)
_most = _value("most", sa.BigInteger)
_none: Any = sa.literal_column("0")  # without it the SQLite text would need one more value
_happening_columns = [happenings.c.number, happenings.c.at, happenings.c.kind, happenings.c.seat, happenings.c.body]

TABLE = Query(sa.select(tables).where(tables.c.id == _id))
TABLE_INVITED = Query(sa.select(tables).where(tables.c.invite == _id))
LISTING = Query(_joined.where(tables.c.id == _id))
PACK = Query(sa.select(packs.c.content).where(packs.c.digest == _id))
HAPPENINGS = Query(
    sa.select(*_happening_columns)
    .where(happenings.c.table_id == _id, happenings.c.number > _value("after", sa.BigInteger))
    .order_by(happenings.c.number)
    .limit(_most)
    .offset(_none)
)
_place = [bookmarks.c.rewrites, bookmarks.c.number, bookmarks.c.code]
BOOKMARK = Query(sa.select(*_place, bookmarks.c.body).where(bookmarks.c.table_id == _id))
BOOKMARK_PLACE = Query(sa.select(*_place).where(bookmarks.c.table_id == _id))
_nothing: Any = sa.literal_column("''")
_game, _players = _value("game", sa.Text), _value("players", sa.Integer)
_in_lobby = (
    summaries.c.status == _value("status", sa.Text),
    summaries.c.hour.is_not(None),
    summaries.c.changed >= _value("since", sa.Double),
)
_lately = (summaries.c.hour.desc(), summaries.c.changed.desc())  # the hour is in an index
LOBBY = Query(_joined.where(*_in_lobby).order_by(*_lately, tables.c.id).limit(_most).offset(_none))
_looked_through = (
    sa.select(summaries.c.table_id)
    .where(*_in_lobby)
    .order_by(*_lately)
    .limit(_value("looked_through", sa.BigInteger))
    .offset(_none)
)
SOUGHT = Query(
    _joined.where(
        tables.c.id.in_(_looked_through),
        sa.or_(_game == _nothing, tables.c.game == _game),
        sa.or_(_players == _none, tables.c.players == _players),
        tables.c.settings.like(_value("clock", sa.Text)),
    )
    .order_by(*_lately, tables.c.id)
    .limit(_most)
    .offset(_none)
)
WAITING_OF = Query(
    sa.select(sa.func.count())
    .select_from(tables.join(summaries, tables.c.id == summaries.c.table_id))
    .where(
        tables.c.host == _id,
        summaries.c.status == sa.literal_column("'open'"),
        summaries.c.hour >= _value("since", sa.BigInteger),
    )
)
_theirs = _joined.join(table_people, table_people.c.table_id == tables.c.id).where(table_people.c.person == _id)
_latest = (summaries.c.changed.desc(), tables.c.id)
ALL_TABLES_OF = Query(_theirs.order_by(*_latest))
TABLES_OF = Query(_theirs.where(table_people.c.over_at.is_(None)).order_by(*_latest).limit(_most).offset(_none))
FINISHED_OF = Query(
    _theirs.where(table_people.c.over_at.is_not(None))
    .order_by(table_people.c.over_at.desc(), tables.c.id)
    .limit(_most)
    .offset(_none)
)
_kinds = (table_people.c.game, table_people.c.rivals, table_people.c.outcome)
TALLIES_OF = Query(
    sa.select(*_kinds, sa.func.count())
    .where(table_people.c.person == _id, table_people.c.over_at.is_not(None))
    .group_by(*_kinds)
)
_after = _value("after", sa.Text)
NEXT_TABLES = Query(sa.select(tables.c.id).where(tables.c.id > _after).order_by(tables.c.id).limit(_most).offset(_none))
EVER_SAT = Query(
    sa.select(happenings.c.table_id)
    .where(
        sa.text(SEATED),
        happenings.c.table_id > _after,
        happenings.c.table_id <= _value("last", sa.Text),
        _Place(happenings.c.body, _value("named", sa.LargeBinary)) > _none,
    )
    .distinct()
)
_now, _until = _value("now", sa.Double), _value("until", sa.Double)
CLOCKS_DUE = Query(
    sa.select(summaries.c.table_id)
    .where(summaries.c.clock_at <= _now)
    .order_by(summaries.c.clock_at.desc(), summaries.c.table_id)
    .limit(_most)
    .offset(_none)
)
BOTS_DUE = Query(
    sa.select(summaries.c.table_id)
    .where(summaries.c.bot_at <= _now, summaries.c.table_id > _value("after", sa.Text))
    .order_by(summaries.c.table_id)
    .limit(_most)
    .offset(_none)
)
PUT_OFF_CLOCK = Query(
    sa.update(summaries).where(summaries.c.table_id == _id, summaries.c.clock_at <= _now).values(clock_at=_until)
)
PUT_OFF_BOT = Query(
    sa.update(summaries).where(summaries.c.table_id == _id, summaries.c.bot_at <= _now).values(bot_at=_until)
)
CHANGED = Query(
    sa.select(summaries.c.table_id, summaries.c.number).where(summaries.c.changed >= _value("since", sa.Double))
)
SECRET = Query(sa.select(secrets.c.value).where(secrets.c.name == _id))

ADD_TABLE = Query(sa.insert(tables))
ADD_SUMMARY = Query(sa.insert(summaries))
ADD_HAPPENING = Query(sa.insert(happenings))
# Both databases have ON CONFLICT DO NOTHING; SQLAlchemy has a separate construct for each.
ADD_PACK = Query(postgresql.insert(packs).on_conflict_do_nothing())
ADD_SECRET = Query(postgresql.insert(secrets).on_conflict_do_nothing())
FORGET_SECRET = Query(sa.delete(secrets).where(secrets.c.name == _id))
_new_bookmark = postgresql.insert(bookmarks)
KEEP_BOOKMARK = Query(
    _new_bookmark.on_conflict_do_update(
        index_elements=[bookmarks.c.table_id],
        set_={name: _new_bookmark.excluded[name] for name in ("number", "code", "body")},
        where=sa.and_(
            bookmarks.c.rewrites == _new_bookmark.excluded.rewrites,
            sa.or_(bookmarks.c.number < _new_bookmark.excluded.number, bookmarks.c.code != _new_bookmark.excluded.code),
        ),
    )
)
_table = _value("table_id", sa.Text)
ADD_TABLE_PERSON = Query(
    postgresql.insert(table_people)
    .values(
        person=_value("person", sa.Text),
        table_id=_table,
        game=sa.select(tables.c.game).where(tables.c.id == _table).scalar_subquery(),
        rivals=_value("rivals", sa.Text),
        outcome=_value("outcome", sa.Text),
        over_at=_value("over_at", sa.Double),
    )
    .on_conflict_do_nothing()
)
FORGET_TABLE_PEOPLE = Query(sa.delete(table_people).where(table_people.c.table_id == _id))

# The last happening, people and status of a table, on SQLite; PostgreSQL asks for a group (postgres/group.py).
STANDING = Query(
    sa.select(summaries.c.number, (summaries.c.people + summaries.c.status).label("people")).where(
        summaries.c.table_id == _id
    )
)
SERVED_FOR = Query(
    sa.text(
        "SELECT COALESCE(MAX(EXTRACT(EPOCH FROM clock_timestamp() - backend_start)), 0) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'queenswright listener'"
    )
)
"""PostgreSQL only: the age of the oldest connection that listens."""
