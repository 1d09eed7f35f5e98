"""A bookmark: the state of a table after one of its happenings, as a plain document.

Whoever has one need not fold the log from its beginning. It holds what a state holds, in its own words, except what
follows from the rest; of the past of the position only the last moves can be taken back (`kernel/standing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby, repeat
from typing import Any

import msgspec

from queenswright.kernel.shared import Shared
from queenswright.kernel.standing import Standing, resumed, standing_of
from queenswright.table.line import KeptEvent, Line, PlayedMove
from queenswright.table.requests import Ask, Taken
from queenswright.table.seals import Seal
from queenswright.table.seats import Seat, TableSeat
from queenswright.table.sight import Sight
from queenswright.table.state import REMEMBERED, TableState, line_seats
from queenswright.table.stored_log import BLOCK, stories
from queenswright.table.telling import log

KEPT = 16
"""This many of the last moves can be taken back without folding the log again."""


class _Clocks(msgspec.Struct, frozen=True):
    left: list[float]
    running: int | None
    since: float
    given: list[int]
    resumed: float


class _Line(msgspec.Struct, frozen=True):
    """`turns` are the labels of the turns with their numbers of moves, `undone` the actions that can be redone."""

    day: str
    standing: Standing
    turns: list[tuple[str, int]]
    reveals: list[bool]
    kept: list[KeptEvent]
    undone: list[list[int]]


class _State(msgspec.Struct, frozen=True):
    """The fields of a table's state that are written as they are."""

    number: int
    revision: int
    changed_at: float
    status: str
    turn: str
    deciding: int | None
    seats: tuple[TableSeat, ...]
    numbers: tuple[int, ...]
    holding: int | None
    asked: Ask | None
    taken: tuple[Taken, ...]
    lost: tuple[int, ...]
    ended: str | None
    chat: tuple[dict[str, Any], ...]
    rematch_table: str | None
    disclosed: dict[int | None, frozenset[str]] | None
    recent: tuple[dict[str, Any], ...]
    seals: tuple[Seal, ...] = ()


class Bookmark(msgspec.Struct, frozen=True):
    """A state as a document. `after` names the happening after which it was, `log` are the encoded moves in blocks."""

    after: str
    state: _State
    clocks: _Clocks
    line: _Line | None
    log: list[bytes]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Bookmark).decode
_encode_json = msgspec.json.Encoder().encode


def bookmark_of(state: TableState, blocks: Sequence[bytes], after: str = "") -> bytes:
    """The document of a state; `blocks` is its log (`log_blocks`), `after` names its last happening."""
    fields = {name: getattr(state, name) for name in _State.__struct_fields__}
    fields |= {name: tuple(fields[name]) for name in ("numbers", "recent")}
    clocks = {name: getattr(state.clocks, name) for name in _Clocks.__struct_fields__}
    line = None if state.line is None else _line_of(state.line)
    return _encode(Bookmark(after, _State(**fields), _Clocks(**clocks), line, list(blocks)))


def _line_of(line: Line) -> _Line:
    return _Line(
        line.day,
        standing_of(line.position, KEPT),
        [(turn, len(list(moves))) for turn, moves in groupby(played.turn for played in line.played)],
        [played.reveals for played in line.played],
        list(line.kept),
        [[move.action for move in moves] for moves in line.undone],
    )


def read_bookmark(document: bytes) -> Bookmark:
    """The bookmark that a document holds; raises `msgspec.MsgspecError` when it is none."""
    return _decode(document)


def resume(state: TableState, bookmark: Bookmark) -> None:
    """Bring the state of a table at which nothing has happened yet to where a bookmark is."""
    for name in _State.__struct_fields__:
        setattr(state, name, getattr(bookmark.state, name))
    state.numbers, state.recent = Shared(bookmark.state.numbers), Shared(bookmark.state.recent, REMEMBERED)
    for name in _Clocks.__struct_fields__:
        setattr(state.clocks, name, getattr(bookmark.clocks, name))
    if bookmark.line is not None:
        state.line = _resumed(state, bookmark.line, bookmark.log)
        state.line.reseat(line_seats(state))
        state.sight = Sight(state.line.position)


def _resumed(state: TableState, stored: _Line, blocks: Sequence[bytes]) -> Line:
    game = state.game
    line = Line(resumed(game, stored.standing), [Seat("")] * state.players, stored.day)
    turns = chain.from_iterable(repeat(turn, count) for turn, count in stored.turns)
    moves, choosers = line.position.moves, stored.standing.choosers
    told = stories(blocks, len(moves))
    played = map(PlayedMove._make, zip(turns, choosers, moves, told, stored.reveals, strict=True))
    line.resume(played, stored.kept)
    line.undone = [[game.move(action, state.players) for action in actions] for actions in stored.undone]
    return line


def log_blocks(state: TableState) -> list[bytes]:
    """The log of a state in encoded blocks, the last of them unfinished."""
    return [encoded_log(state, first, first + BLOCK) for first in range(0, len(state.numbers), BLOCK)]


def encoded_log(state: TableState, first: int, end: int | None = None) -> bytes:
    """Some rows of the log as JSON, without the brackets of an array."""
    return _encode_json(log(state, first, end))[1:-1]
