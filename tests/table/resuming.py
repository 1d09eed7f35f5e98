"""Tables taken up at a bookmark, and the comparison with the fold of the whole log, field by field."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import msgspec

from queenswright.kernel.errors import Forgotten
from queenswright.table import Happening, TableState, apply, folded, log, open_table, showing, told_after
from queenswright.table.bookmark import bookmark_of, log_blocks, read_bookmark, resume
from queenswright.table.telling import told, untold

LATER = 1e6


def empty(state: TableState) -> TableState:
    """The same table before anything happened."""
    agreed = (state.game, state.players, state.key, state.options, state.settings, state.rules_version, state.salt)
    return open_table(*agreed)


def taken_up(state: TableState) -> TableState:
    """The state as it comes back from a document."""
    again = empty(state)
    resume(again, read_bookmark(bookmark_of(state, log_blocks(state))))
    return again


def stored(happening: Happening) -> Happening:
    """A happening as it comes back from the store."""
    return Happening.from_dict(json.loads(json.dumps(happening.to_dict())))


def gone_on(state: TableState, happenings: Iterable[Happening], whole_log: Iterable[Happening]) -> TableState:
    """The state after happenings; what is forgotten is folded from the whole log, as a server does it."""
    try:
        return folded(state, map(stored, happenings))
    except Forgotten:
        again = empty(state)
        for happening in whole_log:
            apply(again, stored(happening))
        return again


def in_full(state: TableState) -> dict[str, Any]:
    """Every field of a state as plain data. Stories are compared as they are told."""
    found = {field.name: getattr(state, field.name) for field in fields(TableState)}
    found["clocks"] = vars(state.clocks)
    found["recent"], found["chat"] = plain(list(state.recent)), plain(state.chat)
    line, sight = state.line, state.sight
    if line is not None and sight is not None:
        found["sight"] = [plain(sight.view(seat)) for seat in (None, *range(state.players))], sight.legal
        found["line"] = {
            "position": line.position.to_bytes(),
            "moves": [(one.move, one.seat) for one in line.position.played],
            "played": [one._replace(events=plain(told(one.events))) for one in line.played],
            "kept": plain(list(line.kept)),
            "rest": (line.seats, line.day, line.undone, line.to_move, line.position.turn, untold(state)),
        }
    return found


def told_to_all(state: TableState) -> Any:
    """Everything that is sent to anybody at the table, as it is sent."""
    everybody = [(), *((seat,) for seat in range(state.players)), tuple(range(state.players))]
    return plain(
        {
            "states": [showing.seen_by(state, who, LATER) for who in everybody],
            "log": log(state),
            "told": [told_after(state, max(0, state.number - back)) for back in (0, 1, 5, 100, 255, 256, 257)],
            "texts": [showing.disclosed(state, who) for who in everybody],
            "standings": showing.standings(state),
            "due": state.clocks.due(),
            "bot": state.bot_to_move,
        }
    )


def plain(value: Any) -> Any:
    """A value as JSON shows it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_same(one: TableState, other: TableState) -> None:
    """Both states are the same in every field and to everybody."""
    found, expected = in_full(one), in_full(other)
    for name, value in expected.items():
        assert found[name] == value, name
    assert told_to_all(one) == told_to_all(other)
