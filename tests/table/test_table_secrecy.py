"""Nothing that a table shows tells apart what a seat cannot tell apart, and nothing opens the key too early."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.table.tables import do, end_turn, play_until, table_of

from queenswright.kernel.game import Game
from queenswright.kernel.key import key_number
from queenswright.kernel.position import Position
from queenswright.table import (
    Happening,
    Line,
    Settings,
    TableRefusal,
    TableState,
    apply,
    log,
    open_table,
    showing,
    told_after,
    wishes,
)
from queenswright.table import state as folding
from queenswright.table.sight import Sight

PREVIEW_KEY = 2**90 + 17
MOST_TEXTS = 200
MOST_PLANNED = 2


def everything(table: TableState, seat: int | None) -> dict[str, Any]:
    """All that a seat, or a spectator, can be shown."""
    who = () if seat is None else (seat,)
    shown: dict[str, Any] = {
        "state": showing.seen_by(table, who, 5.0),
        "log": log(table),
        "events": told_after(table, table.players),
        "replay": showing.replay(table, seat),
        "frames": list(showing.reel(table, seat)),
    }
    if table.deciding in who and table.holding is None:
        shown["previews"] = wishes.previews(table, who, PREVIEW_KEY)
        shown["why"] = reasons(table, who)
    elif who:
        shown["ahead"] = planned(table, who)
    return shown


def planned(table: TableState, who: tuple[int, ...]) -> Any:
    """The next turn as a seat that waits may plan it: how it begins, and what its first moves would bring."""
    try:
        first = wishes.preview(table, who, [], PREVIEW_KEY, ahead=True)
    except TableRefusal as error:
        return error.refusal.message
    moves = first["legal"][:MOST_PLANNED]
    return [first, *(wishes.preview(table, who, [text], PREVIEW_KEY, ahead=True) for text in moves)]


def reasons(table: TableState, who: tuple[int, ...]) -> list[str]:
    """Why moves are not possible; of very many moves some are asked about."""
    texts = [text for text in table.game.texts(table.players) if text]
    return [repr(wishes.why(table, who, text)) for text in texts[:: 1 + len(texts) // MOST_TEXTS]]


def same_but_hidden(table: TableState, seat: int) -> TableState:
    """The table as it would be if everything hidden from the seat lay otherwise, at its start."""
    twin = open_table(table.game, table.players, PREVIEW_KEY - 1, table.options, table.settings, salt="other")
    for happening in [Happening("seated", i, 0.0, {"person": str(i), "name": f"N{i}"}) for i in range(table.players)]:
        apply(twin, happening)
    apply(twin, Happening("started", None, 0.0))
    assert table.line is not None
    assert twin.line is not None
    twin.line = Line(table.line.position.redealt(seat, 3000 + seat), twin.line.seats)
    twin.sight, twin.disclosed = Sight(twin.line.position), None
    folding._look(twin, twin.line)
    folding._note_disclosed(twin, twin.line)
    return twin


def fresh(game: Game, players: int) -> TableState:
    table = open_table(game, players, 5, game.rules.manners.short_options, Settings(), salt="salt of the table")
    for seat in range(players):
        do(table, wishes.sit(table, str(seat), seat, f"N{seat}", 0.0))
    return table


def quiet_moves(table: TableState) -> list[str]:
    """The legal moves that reveal nothing."""
    assert table.line is not None
    found = []
    for text in showing.legal(table):
        copy = table.line.position.copy()
        copy.push(text)
        if not copy.reveals_since(1):
            found.append(text)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_tables_that_differ_only_in_what_is_hidden_look_the_same(any_game: Game, seat: int) -> None:
    """The same moves are played in both as long as nothing is revealed; some are taken back."""
    table = fresh(any_game, 2)
    twin = same_but_hidden(table, seat)
    choose = random.Random(seat)
    for step in range(60):
        assert table.line is not None
        assert twin.line is not None
        assert table.line.position.to_bytes() != twin.line.position.to_bytes()
        for eyes in (seat, None):
            assert everything(table, eyes) == everything(twin, eyes)
        decider = table.deciding
        assert decider is not None
        if table.holding is not None:
            wish = "undo" if step % 5 == 0 else "end_turn"
            for one in (table, twin):
                do(one, getattr(wishes, wish)(one, (decider,), 2.0))
            continue
        moves = quiet_moves(table)
        if not moves:
            break
        text = choose.choice(moves)
        for one in (table, twin):
            do(one, wishes.move(one, (decider,), text, 1.0))
    assert step == 59 or not any_game.rules.telling.same_view_for_all


def test_in_mid_game_too(any_game: Game) -> None:
    """The position of a running table is exchanged for one that the seat cannot tell from it."""
    table = fresh(any_game, 2)
    choose = random.Random(4)
    compared = 0
    while table.status == "running" and compared < (40 if any_game.rules.telling.same_view_for_all else 20):
        if table.holding is not None:
            end_turn(table)
            continue
        seat = table.deciding
        assert seat is not None
        assert table.line is not None
        shown = seen_now(table, seat)
        true = table.line.position
        exchange(table, true.redealt(seat, 77))
        assert seen_now(table, seat) == shown
        exchange(table, true)
        compared += 1
        do(table, wishes.move(table, (seat,), choose.choice(showing.legal(table)), 1.0))
    assert compared > 3


def seen_now(table: TableState, seat: int) -> list[Any]:
    """What a seat sees of the moment itself."""
    previews = wishes.previews(table, (seat,), PREVIEW_KEY)
    return [
        showing.view(table, seat),
        showing.view(table, None),
        list(showing.legal(table)),
        previews,
        reasons(table, (seat,)),
    ]


def exchange(table: TableState, position: Position) -> None:
    """Put another position into the table."""
    assert table.line is not None
    table.line.position = position
    table.sight = Sight(position)


def test_key_and_salt_stay_closed_until_the_end(any_game: Game) -> None:
    key = 0x1234567890ABCDEF1234567890ABCDEF
    options = {"round_limit": 2} if any_game.name == "architect" else dict(any_game.rules.manners.short_options)
    table = table_of(any_game, ["Anna", "Ben"], key=key, options=options)
    closed = 0

    def secrets_shown(now: TableState) -> bool:
        texts = [json.dumps(everything(now, seat)) for seat in (0, 1, None)]
        texts += [json.dumps([now.chat, now.recent[-1]]), repr(showing.record(now))]
        return any(secret in text for text in texts for secret in (f"{key:032x}", str(key), "pepper"))

    while table.status == "running":
        assert closed % 20 > 5 or not secrets_shown(table)
        assert (showing.record(table).result, showing.record(table).winners) == (None, ())
        closed += 1
        if table.holding is not None:
            end_turn(table)
        else:
            do(table, wishes.move(table, (table.deciding or 0,), showing.legal(table)[-1], 1.0))
    assert closed > 4
    assert secrets_shown(table)
    record = showing.record(table)
    assert (record.key, record.salt) == (key, "pepper")
    assert record.winners
    assert record.replay(any_game).is_over


def test_previews_never_draw_from_the_true_key(any_game: Game) -> None:
    """Asked twice, a preview may deal differently; the table's own position is not touched by it."""
    table = table_of(any_game, ["Anna", "Ben"])
    assert table.line is not None
    before = table.line.position.to_bytes()
    seat = table.deciding
    assert seat is not None
    wishes.previews(table, (seat,))
    wishes.preview(table, (seat,), [showing.legal(table)[0]])
    assert table.line.position.to_bytes() == before
    assert key_number(table.line.position.state.key) == 7


def test_frames_of_a_running_game_are_the_views_of_their_time(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"])
    views: dict[int | None, list[Any]] = {
        seat: [showing.seen_by(table, who, 1.0)["view"]] for seat, who in EYES.items()
    }
    for _ in range(4):
        seat = table.deciding
        assert seat is not None
        do(table, wishes.move(table, (seat,), "roll", 1.0))
        for eyes, who in EYES.items():
            views[eyes].append(showing.seen_by(table, who, 1.0)["view"])
        if table.holding is not None:
            end_turn(table)
    for eyes in EYES:
        frames = list(showing.reel(table, eyes))
        assert [frame["view"] for frame in frames] == views[eyes]
        assert all(frame["standings"] == [] for frame in frames)
    play_until(table, lambda now: now.status == "over")
    assert all(len(frame["standings"]) == 2 for frame in showing.reel(table, None))


EYES: dict[int | None, tuple[int, ...]] = {0: (0,), 1: (1,), None: ()}
