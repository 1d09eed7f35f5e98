"""Turns of a table: moving, holding and ending, taking back and asking, redoing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.tables import do, end_turn, play, play_turn, play_until, table_of, why

from queenswright.kernel.contract import Manners
from queenswright.kernel.game import Game
from queenswright.table import Happening, Settings, TableState, apply, log, showing, told_after, wishes

AUTO = Settings(auto_end=True)


def at_hold(table: TableState) -> int:
    """Play on until somebody holds the turn; the seat."""
    play_until(table, lambda now: now.holding is not None)
    assert table.holding is not None
    return table.holding


def after_a_turn(table: TableState) -> tuple[int, int]:
    """Play and end a turn: who played it, and who decides now."""
    seat = play_turn(table)
    assert table.deciding is not None
    return seat, table.deciding


def test_only_the_seat_that_decides_moves_and_only_by_the_rules(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seat = table.deciding
    assert seat is not None
    assert why(wishes.move, table, (1 - seat,), showing.legal(table)[0], 1.0) == "table-not-your-turn"
    assert why(wishes.move, table, (), showing.legal(table)[0], 1.0) == "table-not-your-turn"
    assert why(wishes.move, table, (seat,), "castle", 1.0) == "table-no-move"
    assert why(wishes.move, table, (seat,), "take", 1.0) == "table-no-move"
    assert why(wishes.move, table, (seat,), "x" * 10_000, 1.0) == "table-no-move"
    assert why(wishes.move, table, (seat,), None, 1.0) == "table-no-move"
    assert why(wishes.move, table, (seat,), "move 2", 1.0) == "refused-not-this-step"
    assert table.number == table.revision == 3


def test_nothing_happens_before_the_start(architect: Game) -> None:
    table = table_of(architect, ["Anna", ""])
    for wish in (wishes.end_turn, wishes.undo, wishes.redo, wishes.agree, wishes.decline):
        assert why(wish, table, (0,), 1.0) == "table-not-started"
    assert why(wishes.move, table, (0,), "move 1", 1.0) == "table-not-started"
    assert (
        why(showing.record, table)
        == why(showing.replay, table, None)
        == why(showing.reel, table, None)
        == "table-not-started"
    )
    state = showing.seen_by(table, (0,), 1.0)
    assert (state["turn"], state["view"], state["legal"], log(table)) == ("", {}, [], [])


def test_why_says_what_is_wrong_with_the_clause(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], AUTO)
    play_until(table, lambda now: now.line is not None and now.line.position.step == "architect")
    seat = table.deciding
    assert seat is not None
    assert wishes.why(table, (seat,), "move 1") is None
    refusal = wishes.why(table, (seat,), "move 5")
    assert refusal is not None
    assert (refusal.clause, refusal.message) == ("QA-TURN-02", "refused-moved-too-far")
    other = wishes.why(table, (1 - seat,), "move 1")
    assert other is not None
    assert other.message == "table-not-your-turn"


def test_the_end_of_a_turn_is_held_until_its_seat_ends_it(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    turn = table.turn
    seat = at_hold(table)
    assert table.turn == turn
    state = showing.seen_by(table, (seat,), 1.0)
    assert (state["holding"], state["legal"], state["to_move"], state["undo"]) == (seat, [], None, "free")
    assert why(wishes.move, table, (1 - seat,), "take glazier-1", 1.0) == "table-not-your-turn"
    assert why(wishes.move, table, (seat,), "take glazier-1", 1.0) == "table-end-turn-first"
    assert why(wishes.end_turn, table, (1 - seat,), 1.0) == "table-nothing-to-end"
    before = table.revision
    end_turn(table)
    assert table.revision == before + 1
    assert (table.holding, table.deciding) == (None, 1 - seat)
    assert table.turn != turn
    assert why(wishes.end_turn, table, (seat,), 1.0) == "table-nothing-to-end"


def test_bots_and_tables_with_automatic_ends_hold_nothing(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], AUTO)
    turn = table.turn
    while table.turn == turn:
        play(table)
    assert table.holding is None
    bots = table_of(architect, ["random", "random"])
    while bots.turn == turn:
        assert bots.bot_to_move == bots.deciding
        play(bots)
    assert bots.holding is None


def test_a_game_with_a_move_for_it_holds_nothing(tiny: Game) -> None:
    game = Game(replace(tiny.rules, manners=Manners(asks_end_of_turn=False)), tiny.pack)
    table = table_of(game, ["Anna", "Ben"])
    play(table, "roll")
    assert table.holding is None


def test_the_game_is_over_for_everybody_only_when_the_last_turn_was_ended(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"])
    play_until(table, lambda now: now.line is not None and now.line.is_over)
    holder = table.holding
    assert holder is not None
    assert table.status == "running"
    assert showing.seen_by(table, (0,), 1.0)["over"] is None
    assert showing.record(table).key is None
    end_turn(table)
    assert table.status == "over"
    over = showing.seen_by(table, (), 1.0)["over"]
    assert over["key"] == f"{7:032x}"
    assert over["salt"] == "pepper"
    assert over["reason"] == "over"  # the reason of a game that names none
    assert showing.record(table).replay(tiny).is_over
    assert showing.record(table).commitment == table.commitment
    assert why(wishes.undo, table, (holder,), 9.0) == "refused-game-over"
    assert table.deciding is None


def test_within_the_own_turn_choices_go_back_one_by_one(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], Settings(take_back="turn"))
    assert table.line is not None
    start = table.line.position.digest
    seat = at_hold(table)
    count = len(log(table))
    assert count == 2
    for _ in range(count):
        assert showing.seen_by(table, (seat,), 1.0)["undo"] == "free"
        assert do(table, wishes.undo(table, (seat,), 2.0)) == ["undo"]
    assert table.line.position.digest == start
    assert log(table) == []
    assert showing.seen_by(table, (seat,), 1.0)["undo"] is None
    assert why(wishes.undo, table, (seat,), 2.0) == "undo-nothing"


def test_after_the_end_of_the_turn_those_concerned_are_asked(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    seat, thinks = after_a_turn(table)
    count = len(log(table))
    assert showing.seen_by(table, (seat,), 1.0)["undo"] == "ask"
    assert do(table, wishes.undo(table, (seat,), 2.0)) == ["ask"]
    asked = {"seat": seat, "count": 1, "needed": [thinks], "agreed": []}
    assert showing.seen_by(table, (), 2.0)["asked"] == asked
    assert why(wishes.undo, table, (seat,), 2.0) == "table-ask-pending"
    third = 3 - seat - thinks
    assert why(wishes.agree, table, (third,), 2.0) == why(wishes.decline, table, (third,), 2.0) == "table-not-asked"
    assert do(table, wishes.agree(table, (thinks,), 3.0)) == ["agree", "undo"]
    assert len(log(table)) == count - 1
    assert (table.deciding, table.asked) == (seat, None)


def test_everybody_concerned_has_to_agree(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    seat, second = after_a_turn(table)
    third = 3 - seat - second
    play_turn(table)
    count = len(log(table))
    do(table, wishes.undo(table, (seat,), 2.0))
    assert do(table, wishes.agree(table, (second,), 3.0)) == ["agree"]
    assert showing.seen_by(table, (), 3.0)["asked"]["agreed"] == [second]
    assert why(wishes.agree, table, (second,), 3.0) == "table-not-asked"
    assert len(log(table)) == count
    assert do(table, wishes.agree(table, (third,), 4.0)) == ["agree", "undo"]
    assert table.deciding == seat


def test_one_refusal_is_enough_and_the_asker_may_withdraw(architect: Game) -> None:
    for who in ("asked", "asker"):
        table = table_of(architect, ["Anna", "Ben"])
        seat, thinks = after_a_turn(table)
        do(table, wishes.undo(table, (seat,), 2.0))
        assert do(table, wishes.decline(table, (thinks if who == "asked" else seat,), 3.0)) == ["decline"]
        assert table.asked is None
        assert (
            why(wishes.agree, table, (thinks,), 3.0)
            == why(wishes.decline, table, (thinks,), 3.0)
            == "table-nothing-asked"
        )


def test_a_request_lapses_when_the_game_moves_on_but_not_by_talking(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seat, thinks = after_a_turn(table)
    do(table, wishes.undo(table, (seat,), 2.0))
    do(table, wishes.say(table, (thinks,), "", "Hm.", 3.0))
    assert table.asked is not None
    play(table)
    assert table.asked is None


def test_a_request_lapses_when_seats_change(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    seat, thinks = after_a_turn(table)
    do(table, wishes.undo(table, (seat,), 2.0))
    do(table, wishes.leave(table, (thinks,), 3.0))
    assert table.asked is None
    assert showing.seen_by(table, (seat,), 3.0)["undo"] == "free"


def test_who_has_left_need_not_be_asked(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seat, thinks = after_a_turn(table)
    do(table, wishes.leave(table, (thinks,), 2.0))
    assert do(table, wishes.undo(table, (seat,), 3.0)) == ["undo"]


def test_people_at_one_screen_ask_nobody(architect: Game) -> None:
    table = table_of(architect, ["", ""])
    for seat, name in enumerate(["Anna", "Ben"]):
        do(table, wishes.sit(table, "screen", seat, name, 0.0))
    first, second = after_a_turn(table)
    assert do(table, wishes.undo(table, (0, 1), 2.0)) == ["undo"]
    assert table.deciding == first
    do(table, wishes.redo(table, (0, 1), 3.0))
    assert table.deciding == second


def test_bots_agree_when_nothing_was_revealed(architect: Game) -> None:
    table = table_of(architect, ["Anna", "random"])
    play_until(table, lambda now: now.deciding == 0 and now.holding is None and len(log(now)) > 2)
    count = len(log(table))
    assert {entry["seat"] for entry in log(table)} == {0, 1}
    assert do(table, wishes.undo(table, (0,), 2.0)) == ["undo"]
    assert len(log(table)) < count
    assert table.deciding == 0


def test_after_a_reveal_a_bot_never_agrees_and_people_all_have_to(tiny: Game) -> None:
    with_bot = table_of(tiny, ["Anna", "random", "Cleo"])
    play(with_bot, "roll")
    assert why(wishes.undo, with_bot, (0,), 2.0) == "undo-revealed"
    people = table_of(tiny, ["Anna", "Ben", "Cleo"])
    play(people, "roll")
    assert people.holding == 0
    assert do(people, wishes.undo(people, (0,), 2.0)) == ["ask"]
    assert showing.seen_by(people, (), 2.0)["asked"]["needed"] == [1, 2]


def test_take_back_of_the_turn_only(architect: Game, tiny: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], Settings(take_back="turn"))
    seat, _ = after_a_turn(table)
    assert why(wishes.undo, table, (seat,), 2.0) == "table-turn-only"
    assert showing.seen_by(table, (seat,), 2.0)["undo"] is None
    revealed = table_of(tiny, ["Anna", "Ben"], Settings(take_back="turn"))
    play(revealed, "roll")
    assert why(wishes.undo, revealed, (0,), 2.0) == "undo-revealed"


def test_no_take_back(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], Settings(take_back="none"))
    seat = at_hold(table)
    assert why(wishes.undo, table, (seat,), 2.0) == "table-no-take-back"


def test_who_thinks_at_the_same_screen_is_not_asked(architect: Game) -> None:
    """One screen sees what is taken back; behind another screen somebody may be thinking already."""
    one_screen, two_screens = (table_of(architect, ["", ""], AUTO) for _ in range(2))
    for seat, name in enumerate(["Anna", "Ben"]):
        do(one_screen, wishes.sit(one_screen, "screen", seat, name, 0.0))
        do(two_screens, wishes.sit(two_screens, name, seat, name, 0.0))
    for table, answer in ((one_screen, "undo"), (two_screens, "ask")):
        first = table.deciding
        assert first is not None
        play_until(table, lambda now, first=first: now.deciding != first)  # type: ignore[misc]
        assert do(table, wishes.undo(table, (first,), 2.0)) == [answer]


def test_going_back_is_for_good_and_possible_at_the_end(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"], AUTO)
    assert table.line is not None
    assert why(wishes.go_back, table, 1, 1.0) == "undo-nothing"
    play_until(table, lambda now: now.status == "over")
    everything = len(table.line.played)
    for wrong in (0, -1, everything + 1):
        assert why(wishes.go_back, table, wrong, 2.0) == "undo-nothing"
    chooser = table.line.played[-3].seat
    (happening,) = wishes.go_back(table, 3, 2.0)
    assert happening.seat == chooser
    do(table, [happening])
    assert (table.status, table.deciding, len(table.line.played)) == ("running", chooser, everything - 3)
    assert why(wishes.redo, table, (0, 1), 3.0) == "table-redo-nothing"


def test_redo_until_something_new_is_done(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert table.line is not None
    seat = at_hold(table)
    before, digest = log(table), table.line.position.digest
    assert why(wishes.redo, table, (seat,), 2.0) == "table-redo-nothing"
    do(table, wishes.undo(table, (seat,), 2.0))
    do(table, wishes.undo(table, (seat,), 2.0))
    assert why(wishes.redo, table, (1 - seat,), 2.0) == "table-redo-nothing"
    assert not showing.seen_by(table, (1 - seat,), 2.0)["redo"]
    for _ in range(2):
        assert showing.seen_by(table, (seat,), 2.0)["redo"]
        assert do(table, wishes.redo(table, (seat,), 3.0)) == ["redo"]
    assert (log(table), table.line.position.digest, table.holding) == (before, digest, seat)
    do(table, wishes.undo(table, (seat,), 4.0))
    play(table, showing.legal(table)[-1])
    assert not showing.seen_by(table, (seat,), 4.0)["redo"]


def test_redo_of_a_whole_exchange_comes_back_to_where_it_was(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert table.line is not None
    seat, other = after_a_turn(table)
    play(table)
    digest = table.line.position.digest
    do(table, wishes.undo(table, (seat,), 2.0))
    do(table, wishes.agree(table, (other,), 2.0))
    assert table.deciding == seat
    do(table, wishes.redo(table, (seat,), 3.0))
    assert table.line.position.digest == digest
    assert (table.holding, table.deciding) == (None, other)


def test_bots_wait_for_an_answer(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "random"])
    play_until(table, lambda now: now.bot_to_move is not None and len({e["seat"] for e in log(now)}) == 3)
    asker = log(table)[-1]["seat"]
    others = [seat for seat in (0, 1) if seat != asker]
    kinds = do(table, wishes.undo(table, (others[0],), 2.0))
    if kinds == ["ask"]:
        assert table.bot_to_move is None
        do(table, wishes.decline(table, (asker,), 3.0))
        assert table.bot_to_move == 2
    else:
        pytest.fail("somebody had to be asked")


def test_moves_taken_back_vanish_from_log_record_and_replay(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    first = showing.legal(table)[0]
    seat = play(table, first)
    do(table, wishes.undo(table, (seat,), 2.0))
    other = showing.legal(table)[-1]
    play(table, other)
    assert [entry["text"] for entry in log(table)] == [other]
    assert [entry["number"] for entry in log(table)] == [table.number]
    assert [frame["text"] for frame in showing.reel(table, seat)] == [None, other]
    assert [move for turn in showing.record(table).turns for move in turn.moves] == [other]


def test_positions_count_what_changes_the_game(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    before = table.revision
    do(table, wishes.say(table, (0,), "", "Hello", 1.0))
    assert (table.revision, table.number) == (before, before + 1)
    seat = play(table)
    assert table.revision == table.number
    do(table, wishes.leave(table, (1 - seat,), 2.0))
    assert table.revision == table.number - 2


def test_people_talk_and_watchers_too(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    do(table, wishes.say(table, (0,), "ignored", "  Good   luck\x00\u202e! ", 1.0))
    do(table, wishes.say(table, (), "Walter", "Hi 👩‍🎨", 2.0))
    assert list(table.chat) == [
        {"number": 4, "at": 1.0, "seat": 0, "name": "Anna", "text": "Good luck!"},
        {"number": 5, "at": 2.0, "seat": None, "name": "Walter", "text": "Hi 👩‍🎨"},
    ]
    assert why(wishes.say, table, (0,), "", " \x00 ", 1.0) == "table-say-nothing"
    assert why(wishes.say, table, (0,), "", "x" * 501, 1.0) == "table-say-less"


def test_a_rematch_is_made_once_by_those_at_the_table(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"], AUTO)
    assert why(wishes.rematch, table, (0,), "t2", 1.0) == "table-not-over"
    play_until(table, lambda now: now.status == "over")
    assert why(wishes.rematch, table, (), "t2", 1.0) == "table-not-at-table"
    do(table, wishes.rematch(table, (1,), "t2", 1.0))
    assert table.rematch_table == "t2"
    assert why(wishes.rematch, table, (0,), "t3", 1.0) == "table-rematch-made"


def test_events_are_remembered_as_they_were_shown(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seen = table.number
    seat = play(table)
    do(table, wishes.undo(table, (seat,), 2.0))
    do(table, wishes.say(table, (0,), "", "Oh.", 3.0))
    events = told_after(table, seen)
    assert events is not None
    assert [event["kind"] for event in events] == ["move", "undo", "say"]
    assert events[0]["story"][0]["message"] == "story-draft"
    assert events[0]["turn"] == table.turn
    assert events[1]["count"] == 1
    assert told_after(table, table.number) == []
    assert told_after(table, table.number + 1) is None
    assert told_after(table, -1) is None
    first = told_after(table, 0)
    assert first is not None
    assert first[0] == {"number": 1, "at": 0.0, "kind": "seated", "seat": 0, "name": "Anna"}


def test_a_stored_move_that_the_rules_refuse_is_an_error(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    with pytest.raises(Exception, match="move 2"):
        apply(table, Happening("move", table.deciding, 1.0, {"text": "move 2"}))


def test_previews_of_moves_in_a_row(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seat = table.deciding
    assert seat is not None
    text = showing.legal(table)[0]
    one = wishes.preview(table, (seat,), [text])
    assert [move["text"] for move in one["moves"]] == [text]
    assert (one["same_turn"], one["to_move"], one["step"]) == (True, seat, "draft_turn")
    two = wishes.preview(table, (seat,), [text, one["legal"][0]])
    assert [move["step"] for move in two["moves"]] == ["draft", "draft_turn"]
    assert (two["same_turn"], two["legal"]) == (False, [])
    assert [each["moves"][0]["text"] for each in wishes.previews(table, (seat,))] == showing.legal(table)
    further = wishes.previews(table, (seat,), after=[text])
    assert [[move["text"] for move in each["moves"]] for each in further] == [[text, each] for each in one["legal"]]
    assert [each["to_move"] for each in further] == [two["to_move"]] * len(further)
    assert why(wishes.previews, table, (seat,), None, [text, text]) == "refused-not-this-step"
    assert why(wishes.preview, table, (seat,), [text, text]) == "refused-not-this-step"
    assert why(wishes.preview, table, (seat,), ["castle"]) == "table-no-move"
    assert why(wishes.preview, table, (seat,), []) == "table-preview-less"
    assert (
        why(wishes.preview, table, (1 - seat,), [text])
        == why(wishes.previews, table, (1 - seat,))
        == "table-not-your-turn"
    )
    assert log(table) == []


def test_a_redo_tells_the_moves_that_came_back(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    seat = play(table)
    before = log(table)
    do(table, wishes.undo(table, (seat,), 2.0))
    assert log(table) == []
    do(table, wishes.redo(table, (seat,), 3.0))
    assert table.recent[-1]["moves"] == before == log(table)
