"""The fold: it leaves the state before alone where it should, and takes a checked move as it is."""

from __future__ import annotations

import json

import pytest
from tests.table.tables import end_turn, picture, play, play_until, table_of

from queenswright.kernel.errors import IllegalMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.table import Happening, TableState, apply, folded, fork, showing, wishes


def after_everything(table: TableState) -> list[Happening]:
    """Happenings of many kinds that can follow a turn in which two people play."""
    now = 9.0
    holder = table.holding
    assert holder is not None
    twin = fork(table)
    done: list[Happening] = []

    def do(happenings: list[Happening]) -> None:
        for happening in happenings:
            apply(twin, happening)
        done.extend(happenings)

    do(wishes.say(twin, (0,), "", "Well played", now))
    do(wishes.undo(twin, (holder,), now))
    do(wishes.redo(twin, (holder,), now))
    do(wishes.end_turn(twin, (holder,), now))
    do(wishes.undo(twin, (holder,), now))
    do(wishes.agree(twin, (1 - holder,), now))
    do(wishes.move(twin, (holder,), showing.legal(twin)[0], now))
    do(wishes.leave(twin, (1 - holder,), now))
    do(wishes.seat_bot(twin, (holder,), 1 - holder, "random", now))
    return done


def test_folded_leaves_the_state_before_as_it_was(any_game: Game) -> None:
    table = table_of(any_game, ["Anna", "Ben"], options=dict(any_game.rules.manners.short_options))
    play(table)
    before, twin = json.dumps(picture(table)), fork(table)
    assert json.dumps(picture(twin)) == before
    for _ in range(8):
        if twin.holding is not None:
            end_turn(twin)
        else:
            play(twin)
    assert json.dumps(picture(table)) == before
    assert twin.number == table.number + 8


def test_whatever_happens_in_a_fork_stays_there(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    play_until(table, lambda now: now.holding is not None)
    before = json.dumps(picture(table))
    happenings = after_everything(table)
    assert json.dumps(picture(table)) == before
    after = folded(table, happenings)
    assert json.dumps(picture(table)) == before
    again = folded(table, [Happening.from_dict(one.to_dict()) for one in happenings])
    assert picture(again) == picture(after)


def test_a_checked_move_is_parsed_once(architect: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    parse, parsed = Position.parse, []

    def counting(position: Position, text: str, prefix: bool = True) -> object:
        parsed.append(text)
        return parse(position, text, prefix)

    monkeypatch.setattr(Position, "parse", counting)
    seat, text = table.deciding or 0, showing.legal(table)[0]
    (happening,) = wishes.move(table, (seat,), text, 1.0)
    assert happening.move is not None
    apply(table, happening)
    assert parsed == [text]
    stored = Happening.from_dict(happening.to_dict())
    assert (stored, stored.move) == (happening, None)


def test_a_stored_move_is_checked_by_the_rules(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    with pytest.raises(IllegalMove, match="move 2"):
        folded(table, [Happening("move", table.deciding, 1.0, {"text": "move 2"})])
    assert table.number == table.revision == 3
