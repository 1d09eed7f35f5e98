"""The queries about what people did with puzzles."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from queenswright.store.queries import Query
from queenswright.store.schema import people, puzzle_tries


def _value(name: str, type_: Any = sa.Text) -> Any:
    return sa.bindparam(name, type_=type_)


_tries = puzzle_tries.c
_this = sa.and_(
    _tries.person == _value("whose"), _tries.game == _value("of_game"), _tries.puzzle == _value("of_puzzle")
)
_open = sa.and_(_tries.solved.is_(None), _tries.shown.is_(None))
_now, _hints = _value("now", sa.Double), _value("new_hints", sa.Integer)
_right: Any = sa.case(
    (_tries.first == sa.literal_column("'right'"), sa.literal_column("1")), else_=sa.literal_column("0")
)

BEGIN_PUZZLE = Query(postgresql.insert(puzzle_tries).on_conflict_do_nothing().returning(_tries.puzzle))
_put = postgresql.insert(puzzle_tries)
PUT_TRY = Query(
    _put.on_conflict_do_update(
        index_elements=[_tries.person, _tries.game, _tries.puzzle],
        set_={name: _put.excluded[name] for name in ("hints", "rating", "doubt", "solved", "shown", "day")},
    )
)
NOTE_HINTS = Query(sa.update(puzzle_tries).where(_this, _tries.hints < _hints).values(hints=_hints))
SOLVE_PUZZLE = Query(sa.update(puzzle_tries).where(_this, _open).values(solved=_now, day=_value("new_day", sa.Integer)))
FIND_PUZZLE = Query(sa.update(puzzle_tries).where(_this, _tries.solved.is_(None)).values(solved=_now))
SHOW_PUZZLE = Query(sa.update(puzzle_tries).where(_this, _open).values(shown=_now))
TRIES_OF = Query(
    sa.select(*_tries)
    .where(_tries.person == _value("whose"), _tries.game == _value("of_game"))
    .order_by(_tries.begun, _tries.puzzle)
)
ALL_TRIES_OF = Query(
    sa.select(*_tries).where(_tries.person == _value("whose")).order_by(_tries.begun, _tries.game, _tries.puzzle)
)
RESULTS = Query(
    sa.select(
        _tries.puzzle,
        sa.func.count(),
        sa.func.sum(_right),
        sa.func.sum(_tries.expected),
        sa.func.sum(_tries.expected - _tries.expected * _tries.expected),
    )
    .where(_tries.game == _value("of_game"), _tries.first != sa.literal_column("'hint'"))
    .group_by(_tries.puzzle)
)
FORGET_TRIES = Query(sa.delete(puzzle_tries).where(_tries.person == _value("whose")))
DROP_TRIES = Query(
    sa.delete(puzzle_tries).where(
        _tries.person > _value("after"),
        _tries.person <= _value("last"),
        _tries.person != _value("local"),
        _tries.begun < _value("before", sa.Double),
        ~sa.exists().where(people.c.id == _tries.person),
    )
)
