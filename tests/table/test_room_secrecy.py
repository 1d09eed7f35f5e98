"""Nothing that a room shows tells apart what a seat cannot tell apart, and nothing opens the key too early."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.table.rooms import do, end_turn, play_until, room_of

from queenswright.kernel.game import Game, key_number
from queenswright.kernel.position import Position
from queenswright.table import Happening, Line, Room, Settings

PREVIEW_KEY = 2**90 + 17
MOST_TEXTS = 200


def everything(room: Room, seat: int | None) -> dict[str, Any]:
    """All that a seat, or a spectator, can be shown."""
    who = () if seat is None else (seat,)
    shown: dict[str, Any] = {
        "state": room.state(who, 5.0),
        "log": room.log(),
        "events": room.events_after(room.players),
        "replay": room.replay(seat),
    }
    if room.deciding in who and room.holding is None:
        shown["previews"] = room.previews(who, PREVIEW_KEY)
        shown["why"] = reasons(room, who)
    return shown


def reasons(room: Room, who: tuple[int, ...]) -> list[str]:
    """Why moves are not possible; of very many moves some are asked about."""
    texts = [text for text in room.game.texts(room.players) if text]
    return [repr(room.why(who, text)) for text in texts[:: 1 + len(texts) // MOST_TEXTS]]


def same_but_hidden(room: Room, seat: int) -> Room:
    """The room as it would be if everything hidden from the seat lay otherwise, at its start."""
    twin = Room(room.game, room.players, PREVIEW_KEY - 1, room.options, room.settings, salt="other")
    for happening in [Happening("seated", i, 0.0, {"person": str(i), "name": f"N{i}"}) for i in range(room.players)]:
        twin.apply(happening)
    twin.apply(Happening("started", None, 0.0))
    assert room.table is not None
    assert twin.table is not None
    twin.table = Line(room.table.position.redealt(seat, 3000 + seat), twin.table.seats)
    twin._look(twin.table)
    twin._opened.clear()
    twin._note_opened()
    return twin


def fresh(game: Game, players: int) -> Room:
    room = Room(game, players, 5, game.rules.manners.short_options, Settings(), salt="salt of the room")
    for seat in range(players):
        do(room, room.sit(seat, str(seat), f"N{seat}", 0.0))
    return room


def quiet_moves(room: Room) -> list[str]:
    """The legal moves that reveal nothing."""
    assert room.table is not None
    found = []
    for text in room.legal():
        copy = room.table.position.copy()
        copy.push(text)
        if not copy.reveals_since(1):
            found.append(text)
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_rooms_that_differ_only_in_what_is_hidden_look_the_same(any_game: Game, seat: int) -> None:
    """The same moves are played in both as long as nothing is revealed; some are taken back."""
    room = fresh(any_game, 2)
    twin = same_but_hidden(room, seat)
    choose = random.Random(seat)
    for step in range(60):
        assert room.table is not None
        assert twin.table is not None
        assert room.table.position.to_bytes() != twin.table.position.to_bytes()
        for eyes in (seat, None):
            assert everything(room, eyes) == everything(twin, eyes)
        decider = room.deciding
        assert decider is not None
        if room.holding is not None:
            wish = "undo" if step % 5 == 0 else "end_turn"
            for one in (room, twin):
                do(one, getattr(one, wish)((decider,), 2.0))
            continue
        moves = quiet_moves(room)
        if not moves:
            break
        text = choose.choice(moves)
        for one in (room, twin):
            do(one, one.move((decider,), text, 1.0))
    assert step == 59 or not any_game.rules.telling.same_view_for_all


def test_in_mid_game_too(any_game: Game) -> None:
    """The position of a running room is exchanged for one that the seat cannot tell from it."""
    room = fresh(any_game, 2)
    choose = random.Random(4)
    compared = 0
    while room.status == "running" and compared < (40 if any_game.rules.telling.same_view_for_all else 20):
        if room.holding is not None:
            end_turn(room)
            continue
        seat = room.deciding
        assert seat is not None
        assert room.table is not None
        shown = seen_now(room, seat)
        true = room.table.position
        exchange(room, true.redealt(seat, 77))
        assert seen_now(room, seat) == shown
        exchange(room, true)
        compared += 1
        do(room, room.move((seat,), choose.choice(room.legal()), 1.0))
    assert compared > 3


def seen_now(room: Room, seat: int) -> list[Any]:
    """What a seat sees of the moment itself."""
    previews = room.previews((seat,), PREVIEW_KEY)
    return [room.view(seat), room.view(None), list(room.legal()), previews, reasons(room, (seat,))]


def exchange(room: Room, position: Position) -> None:
    """Put another position into the room."""
    assert room.table is not None
    room.table.position = position
    room._views.clear()
    room._legal = None


def test_key_and_salt_stay_closed_until_the_end(any_game: Game) -> None:
    key = 0x1234567890ABCDEF1234567890ABCDEF
    options = {"round_limit": 2} if any_game.name == "architect" else dict(any_game.rules.manners.short_options)
    room = room_of(any_game, ["Anna", "Ben"], key=key, options=options)
    closed = 0

    def secrets_shown(now: Room) -> bool:
        texts = [json.dumps(everything(now, seat)) for seat in (0, 1, None)]
        texts += [json.dumps([now.chat, now.shown]), repr(now.record())]
        return any(secret in text for text in texts for secret in (f"{key:032x}", str(key), "pepper"))

    while room.status == "running":
        assert closed % 20 > 5 or not secrets_shown(room)
        assert (room.record().result, room.record().winners) == (None, ())
        closed += 1
        if room.holding is not None:
            end_turn(room)
        else:
            do(room, room.move((room.deciding or 0,), room.legal()[-1], 1.0))
    assert closed > 4
    assert secrets_shown(room)
    record = room.record()
    assert (record.key, record.salt) == (key, "pepper")
    assert record.winners
    assert record.replay(any_game).is_over


def test_previews_never_draw_from_the_true_key(any_game: Game) -> None:
    """Asked twice, a preview may deal differently; the room's own position is not touched by it."""
    room = room_of(any_game, ["Anna", "Ben"])
    assert room.table is not None
    before = room.table.position.to_bytes()
    seat = room.deciding
    assert seat is not None
    room.previews((seat,))
    room.preview((seat,), [room.legal()[0]])
    assert room.table.position.to_bytes() == before
    assert key_number(room.table.position.state.key) == 7


def test_frames_of_a_running_game_are_the_views_of_their_time(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben"])
    views: dict[int | None, list[Any]] = {seat: [room.state(who, 1.0)["view"]] for seat, who in EYES.items()}
    for _ in range(4):
        seat = room.deciding
        assert seat is not None
        do(room, room.move((seat,), "roll", 1.0))
        for eyes, who in EYES.items():
            views[eyes].append(room.state(who, 1.0)["view"])
        if room.holding is not None:
            end_turn(room)
    for eyes in EYES:
        frames = room.replay_frames(eyes)
        assert [frame["view"] for frame in frames] == views[eyes]
        assert all(frame["standings"] == [] for frame in frames)
    play_until(room, lambda now: now.status == "over")
    assert all(len(frame["standings"]) == 2 for frame in room.replay_frames(None))


EYES: dict[int | None, tuple[int, ...]] = {0: (0,), 1: (1,), None: ()}
