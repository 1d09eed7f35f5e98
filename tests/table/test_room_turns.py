"""Turns of a room: moving, holding and ending, taking back and asking, redoing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.rooms import do, end_turn, play, play_turn, play_until, room_of, why

from queenswright.kernel.contract import Manners
from queenswright.kernel.game import Game
from queenswright.table import Happening, Room, Settings

AUTO = Settings(auto_end=True)


def at_hold(room: Room) -> int:
    """Play on until somebody holds the turn; the seat."""
    play_until(room, lambda now: now.holding is not None)
    assert room.holding is not None
    return room.holding


def after_a_turn(room: Room) -> tuple[int, int]:
    """Play and end a turn: who played it, and who decides now."""
    seat = play_turn(room)
    assert room.deciding is not None
    return seat, room.deciding


def test_only_the_seat_that_decides_moves_and_only_by_the_rules(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seat = room.deciding
    assert seat is not None
    assert why(room.move, (1 - seat,), room.legal()[0], 1.0) == "table-not-your-turn"
    assert why(room.move, (), room.legal()[0], 1.0) == "table-not-your-turn"
    assert why(room.move, (seat,), "castle", 1.0) == "table-no-move"
    assert why(room.move, (seat,), "take", 1.0) == "table-no-move"
    assert why(room.move, (seat,), "x" * 10_000, 1.0) == "table-no-move"
    assert why(room.move, (seat,), None, 1.0) == "table-no-move"
    assert why(room.move, (seat,), "move 2", 1.0) == "refused-not-this-step"
    assert room.number == room.position == 3


def test_nothing_happens_before_the_start(architect: Game) -> None:
    room = room_of(architect, ["Anna", ""])
    for wish in (room.end_turn, room.undo, room.redo, room.agree, room.decline):
        assert why(wish, (0,), 1.0) == "table-not-started"
    assert why(room.move, (0,), "move 1", 1.0) == "table-not-started"
    assert why(room.record) == why(room.replay, None) == "table-not-started"
    state = room.state((0,), 1.0)
    assert (state["turn"], state["view"], state["legal"], room.log(), room.replay_frames(None)) == ("", {}, [], [], [])


def test_why_says_what_is_wrong_with_the_clause(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], AUTO)
    play_until(room, lambda now: now.table is not None and now.table.position.step == "architect")
    seat = room.deciding
    assert seat is not None
    assert room.why((seat,), "move 1") is None
    refusal = room.why((seat,), "move 5")
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("QA-TURN-02", "refused-moved-too-far")
    other = room.why((1 - seat,), "move 1")
    assert other is not None
    assert other.message == "table-not-your-turn"


def test_the_end_of_a_turn_is_held_until_its_seat_ends_it(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    turn = room.turn
    seat = at_hold(room)
    assert room.turn == turn
    state = room.state((seat,), 1.0)
    assert (state["holding"], state["legal"], state["to_move"], state["undo"]) == (seat, [], None, "free")
    assert why(room.move, (1 - seat,), "take glazier-1", 1.0) == "table-not-your-turn"
    assert why(room.move, (seat,), "take glazier-1", 1.0) == "table-end-turn-first"
    assert why(room.end_turn, (1 - seat,), 1.0) == "table-nothing-to-end"
    before = room.position
    end_turn(room)
    assert room.position == before + 1
    assert (room.holding, room.deciding) == (None, 1 - seat)
    assert room.turn != turn
    assert why(room.end_turn, (seat,), 1.0) == "table-nothing-to-end"


def test_bots_and_tables_with_automatic_ends_hold_nothing(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], AUTO)
    turn = room.turn
    while room.turn == turn:
        play(room)
    assert room.holding is None
    bots = room_of(architect, ["random", "random"])
    while bots.turn == turn:
        assert bots.bot_to_move == bots.deciding
        play(bots)
    assert bots.holding is None


def test_a_game_with_a_move_for_it_holds_nothing(tiny: Game) -> None:
    game = Game(replace(tiny.rules, manners=Manners(asks_end_of_turn=False)), tiny.pack)
    room = room_of(game, ["Anna", "Ben"])
    play(room, "roll")
    assert room.holding is None


def test_the_game_is_over_for_everybody_only_when_the_last_turn_was_ended(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben"])
    play_until(room, lambda now: now.table is not None and now.table.is_over)
    holder = room.holding
    assert holder is not None
    assert room.status == "running"
    assert room.state((0,), 1.0)["over"] is None
    assert room.record().key is None
    end_turn(room)
    assert room.status == "over"
    over = room.state((), 1.0)["over"]
    assert over["key"] == f"{7:032x}"
    assert over["salt"] == "pepper"
    assert over["reason"] == "goal"
    assert room.record().replay(tiny).is_over
    assert room.record().commitment == room.commitment
    assert why(room.undo, (holder,), 9.0) == "refused-game-over"
    assert room.deciding is None


def test_within_the_own_turn_choices_go_back_one_by_one(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], Settings(take_back="turn"))
    assert room.table is not None
    start = room.table.position.digest
    seat = at_hold(room)
    count = len(room.log())
    assert count == 2
    for _ in range(count):
        assert room.state((seat,), 1.0)["undo"] == "free"
        assert do(room, room.undo((seat,), 2.0)) == ["undo"]
    assert room.table.position.digest == start
    assert room.log() == []
    assert room.state((seat,), 1.0)["undo"] is None
    assert why(room.undo, (seat,), 2.0) == "undo-nothing"


def test_after_the_end_of_the_turn_those_concerned_are_asked(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "Cleo"])
    seat, thinks = after_a_turn(room)
    count = len(room.log())
    assert room.state((seat,), 1.0)["undo"] == "ask"
    assert do(room, room.undo((seat,), 2.0)) == ["ask"]
    asked = {"seat": seat, "count": 1, "needed": [thinks], "agreed": []}
    assert room.state((), 2.0)["asked"] == asked
    assert why(room.undo, (seat,), 2.0) == "table-ask-pending"
    third = 3 - seat - thinks
    assert why(room.agree, (third,), 2.0) == why(room.decline, (third,), 2.0) == "table-not-asked"
    assert do(room, room.agree((thinks,), 3.0)) == ["agree", "undo"]
    assert len(room.log()) == count - 1
    assert (room.deciding, room.asked) == (seat, None)


def test_everybody_concerned_has_to_agree(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "Cleo"])
    seat, second = after_a_turn(room)
    third = 3 - seat - second
    play_turn(room)
    count = len(room.log())
    do(room, room.undo((seat,), 2.0))
    assert do(room, room.agree((second,), 3.0)) == ["agree"]
    assert room.state((), 3.0)["asked"]["agreed"] == [second]
    assert why(room.agree, (second,), 3.0) == "table-not-asked"
    assert len(room.log()) == count
    assert do(room, room.agree((third,), 4.0)) == ["agree", "undo"]
    assert room.deciding == seat


def test_one_refusal_is_enough_and_the_asker_may_withdraw(architect: Game) -> None:
    for who in ("asked", "asker"):
        room = room_of(architect, ["Anna", "Ben"])
        seat, thinks = after_a_turn(room)
        do(room, room.undo((seat,), 2.0))
        assert do(room, room.decline((thinks if who == "asked" else seat,), 3.0)) == ["decline"]
        assert room.asked is None
        assert why(room.agree, (thinks,), 3.0) == why(room.decline, (thinks,), 3.0) == "table-nothing-asked"


def test_a_request_lapses_when_the_game_moves_on_but_not_by_talking(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seat, thinks = after_a_turn(room)
    do(room, room.undo((seat,), 2.0))
    do(room, room.say((thinks,), "", "Hm.", 3.0))
    assert room.asked is not None
    play(room)
    assert room.asked is None


def test_a_request_lapses_when_seats_change(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "Cleo"])
    seat, thinks = after_a_turn(room)
    do(room, room.undo((seat,), 2.0))
    do(room, room.leave((thinks,), 3.0))
    assert room.asked is None
    assert room.state((seat,), 3.0)["undo"] == "free"


def test_who_has_left_need_not_be_asked(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seat, thinks = after_a_turn(room)
    do(room, room.leave((thinks,), 2.0))
    assert do(room, room.undo((seat,), 3.0)) == ["undo"]


def test_people_at_one_screen_ask_nobody(architect: Game) -> None:
    room = room_of(architect, ["", ""])
    for seat, name in enumerate(["Anna", "Ben"]):
        do(room, room.sit(seat, "screen", name, 0.0))
    first, second = after_a_turn(room)
    assert do(room, room.undo((0, 1), 2.0)) == ["undo"]
    assert room.deciding == first
    do(room, room.redo((0, 1), 3.0))
    assert room.deciding == second


def test_bots_agree_when_nothing_was_revealed(architect: Game) -> None:
    room = room_of(architect, ["Anna", "random"])
    play_until(room, lambda now: now.deciding == 0 and now.holding is None and len(now.log()) > 2)
    count = len(room.log())
    assert {entry["seat"] for entry in room.log()} == {0, 1}
    assert do(room, room.undo((0,), 2.0)) == ["undo"]
    assert len(room.log()) < count
    assert room.deciding == 0


def test_after_a_reveal_a_bot_never_agrees_and_people_all_have_to(tiny: Game) -> None:
    with_bot = room_of(tiny, ["Anna", "random", "Cleo"])
    play(with_bot, "roll")
    assert why(with_bot.undo, (0,), 2.0) == "undo-revealed"
    people = room_of(tiny, ["Anna", "Ben", "Cleo"])
    play(people, "roll")
    assert people.holding == 0
    assert do(people, people.undo((0,), 2.0)) == ["ask"]
    assert people.state((), 2.0)["asked"]["needed"] == [1, 2]


def test_take_back_of_the_turn_only(architect: Game, tiny: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], Settings(take_back="turn"))
    seat, _ = after_a_turn(room)
    assert why(room.undo, (seat,), 2.0) == "table-turn-only"
    assert room.state((seat,), 2.0)["undo"] is None
    revealed = room_of(tiny, ["Anna", "Ben"], Settings(take_back="turn"))
    play(revealed, "roll")
    assert why(revealed.undo, (0,), 2.0) == "undo-revealed"


def test_no_take_back(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], Settings(take_back="none"))
    seat = at_hold(room)
    assert why(room.undo, (seat,), 2.0) == "table-no-take-back"


def test_redo_until_something_new_is_done(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    assert room.table is not None
    seat = at_hold(room)
    log, digest = room.log(), room.table.position.digest
    assert why(room.redo, (seat,), 2.0) == "table-redo-nothing"
    do(room, room.undo((seat,), 2.0))
    do(room, room.undo((seat,), 2.0))
    assert why(room.redo, (1 - seat,), 2.0) == "table-redo-nothing"
    assert not room.state((1 - seat,), 2.0)["redo"]
    for _ in range(2):
        assert room.state((seat,), 2.0)["redo"]
        assert do(room, room.redo((seat,), 3.0)) == ["redo"]
    assert (room.log(), room.table.position.digest, room.holding) == (log, digest, seat)
    do(room, room.undo((seat,), 4.0))
    play(room, room.legal()[-1])
    assert not room.state((seat,), 4.0)["redo"]


def test_redo_of_a_whole_exchange_comes_back_to_where_it_was(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    assert room.table is not None
    seat, other = after_a_turn(room)
    play(room)
    digest = room.table.position.digest
    do(room, room.undo((seat,), 2.0))
    do(room, room.agree((other,), 2.0))
    assert room.deciding == seat
    do(room, room.redo((seat,), 3.0))
    assert room.table.position.digest == digest
    assert (room.holding, room.deciding) == (None, other)


def test_bots_wait_for_an_answer(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "random"])
    play_until(room, lambda now: now.bot_to_move is not None and len({e["seat"] for e in now.log()}) == 3)
    asker = room.log()[-1]["seat"]
    others = [seat for seat in (0, 1) if seat != asker]
    kinds = do(room, room.undo((others[0],), 2.0))
    if kinds == ["ask"]:
        assert room.bot_to_move is None
        do(room, room.decline((asker,), 3.0))
        assert room.bot_to_move == 2
    else:
        pytest.fail("somebody had to be asked")


def test_moves_taken_back_vanish_from_log_record_and_replay(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    first = room.legal()[0]
    seat = play(room, first)
    do(room, room.undo((seat,), 2.0))
    other = room.legal()[-1]
    play(room, other)
    assert [entry["text"] for entry in room.log()] == [other]
    assert [entry["number"] for entry in room.log()] == [room.number]
    assert [frame["text"] for frame in room.replay_frames(seat)] == [None, other]
    assert [move for turn in room.record().turns for move in turn.moves] == [other]


def test_positions_count_what_changes_the_game(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    before = room.position
    do(room, room.say((0,), "", "Hello", 1.0))
    assert (room.position, room.number) == (before, before + 1)
    seat = play(room)
    assert room.position == room.number
    do(room, room.leave((1 - seat,), 2.0))
    assert room.position == room.number - 1


def test_people_talk_and_watchers_too(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    do(room, room.say((0,), "ignored", "  Good   luck\x00\u202e! ", 1.0))
    do(room, room.say((), "Walter", "Hi 👩‍🎨", 2.0))
    assert room.chat == [
        {"number": 4, "at": 1.0, "seat": 0, "name": "Anna", "text": "Good luck!"},
        {"number": 5, "at": 2.0, "seat": None, "name": "Walter", "text": "Hi 👩‍🎨"},
    ]
    assert why(room.say, (0,), "", " \x00 ", 1.0) == "table-say-nothing"
    assert why(room.say, (0,), "", "x" * 501, 1.0) == "table-say-less"


def test_a_rematch_is_made_once_by_those_at_the_table(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben"], AUTO)
    assert why(room.rematch, (0,), "t2", 1.0) == "table-not-over"
    play_until(room, lambda now: now.status == "over")
    assert why(room.rematch, (), "t2", 1.0) == "table-not-at-table"
    do(room, room.rematch((1,), "t2", 1.0))
    assert room.rematch_table == "t2"
    assert why(room.rematch, (0,), "t3", 1.0) == "table-rematch-made"


def test_events_are_remembered_as_they_were_shown(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seen = room.number
    seat = play(room)
    do(room, room.undo((seat,), 2.0))
    do(room, room.say((0,), "", "Oh.", 3.0))
    events = room.events_after(seen)
    assert events is not None
    assert [event["kind"] for event in events] == ["move", "undo", "say"]
    assert events[0]["story"][0]["message"] == "story-draft"
    assert events[0]["turn"] == room.turn
    assert events[1]["count"] == 1
    assert room.events_after(room.number) == []
    assert room.events_after(room.number + 1) is None
    assert room.events_after(-1) is None
    first = room.events_after(0)
    assert first is not None
    assert first[0] == {"number": 1, "at": 0.0, "kind": "seated", "seat": 0, "name": "Anna"}


def test_a_stored_move_that_the_rules_refuse_is_an_error(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    with pytest.raises(Exception, match="move 2"):
        room.apply(Happening("move", room.deciding, 1.0, {"text": "move 2"}))


def test_previews_of_moves_in_a_row(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seat = room.deciding
    assert seat is not None
    text = room.legal()[0]
    one = room.preview((seat,), [text])
    assert [move["text"] for move in one["moves"]] == [text]
    assert (one["same_turn"], one["to_move"], one["step"]) == (True, seat, "draft_turn")
    two = room.preview((seat,), [text, one["legal"][0]])
    assert [move["step"] for move in two["moves"]] == ["draft", "draft_turn"]
    assert (two["same_turn"], two["legal"]) == (False, [])
    assert [each["moves"][0]["text"] for each in room.previews((seat,))] == room.legal()
    assert why(room.preview, (seat,), [text, text]) == "refused-not-this-step"
    assert why(room.preview, (seat,), ["castle"]) == "table-no-move"
    assert why(room.preview, (seat,), []) == "table-preview-less"
    assert why(room.preview, (1 - seat,), [text]) == why(room.previews, (1 - seat,)) == "table-not-your-turn"
    assert room.log() == []


def test_a_redo_tells_the_moves_that_came_back(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    seat = play(room)
    before = room.log()
    do(room, room.undo((seat,), 2.0))
    assert room.log() == []
    do(room, room.redo((seat,), 3.0))
    assert room.shown["moves"] == before == room.log()
