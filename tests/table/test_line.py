"""The line: seats, played moves, record, undo with consent and the information barrier, redo."""

from __future__ import annotations

import pytest

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.records import Record, read_record, write_record
from queenswright.table import Line, Seat, UndoRequest, read_seats

Situation = dict[str, object]


def is_random(name: str) -> bool:
    return name == "random"


RICH = {"talers": 20, "craftsmen": {"lumberjack-1": 0, "glazier-1": 1}}


def situation(game: Game, names: list[str], **changes: object) -> Line:
    """Three players with 20 talers each; seat 0 moves the architect."""
    document: Situation = {"seats": [dict(RICH) for _ in names], "round": 3, **changes}
    return Line(game.position(document), read_seats(names, is_random))


def play_first(line: Line, count: int) -> None:
    for _ in range(count):
        seat = line.to_move
        assert seat is not None
        line.choose(seat, line.position.legal_moves[0].text)


def expect_request(line: Line, seat: int) -> UndoRequest:
    request = line.undo_request(seat)
    assert isinstance(request, UndoRequest), request
    return request


def test_new_line_takes_the_seats_and_the_seed(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "random", "Ben"], is_random), seed=7, options={"round_limit": 5})
    assert [seat.is_bot for seat in line.seats] == [False, True, False]
    assert line.position.digest == architect.new(3, 7, {"round_limit": 5}).digest
    assert line.played == []


def test_number_of_seats_has_to_fit_the_position(architect: Game) -> None:
    with pytest.raises(qw.OptionError, match="expected 3"):
        Line(architect.new(3, 7), read_seats(["Anna", "random"], is_random))


@pytest.mark.parametrize("name", ["", " ", "a" * 21, "tab\x07", "# comment"])
def test_names_that_a_record_could_not_hold_are_refused(name: str) -> None:
    with pytest.raises(qw.OptionError, match="seats"):
        read_seats(["Anna", name], is_random)


def test_two_people_need_two_names_but_bots_share_theirs() -> None:
    with pytest.raises(qw.OptionError, match="twice"):
        read_seats(["Anna", "ANNA"], is_random)
    seats = read_seats(["random", "Random", " Anna  B "], is_random)
    assert [seat.name for seat in seats] == ["random", "random", "Anna B"]
    assert [seat.is_bot for seat in seats] == [True, True, False]


def test_a_bot_is_whatever_it_is_told() -> None:
    seats = read_seats(["me", "Master/20"], lambda name: name.startswith("master"))
    assert seats == (Seat("me"), Seat("master/20", is_bot=True))


def test_choose_tells_the_story_and_keeps_it_in_the_log(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"], step="travel")
    events = line.choose(0, "travel Oakmere")
    assert events[0].message == "story-travel"
    assert events[0].args["place"] == "Oakmere"
    entry = line.played[-1]
    assert (entry.seat, entry.move.text, list(entry.events)) == (0, "travel Oakmere", events)
    assert entry.turn == "3 yellow"


def test_only_the_seat_to_move_chooses(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"])
    before = line.position.digest
    with pytest.raises(qw.IllegalMove) as refused:
        line.choose(1, "move 1")
    assert refused.value.refusal.message == "table-not-your-turn"
    with pytest.raises(qw.IllegalMove, match="QA-TURN-02"):
        line.choose(0, "move 4")
    with pytest.raises(qw.MalformedMove):
        line.choose(0, "castle")
    assert line.position.digest == before
    assert line.played == []


def resumed_from(record: Record) -> Line:
    """The line as a record left it."""
    work = Line.resuming(record, is_random)
    while True:
        try:
            next(work)
        except StopIteration as finished:
            line: Line = finished.value
            return line


def test_record_names_the_seats_and_resumes_to_the_same_line(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "random"], is_random), seed=3)
    play_first(line, 40)
    record = read_record(write_record(line.record()))
    assert record.seats == ("Anna", "random")
    resumed = resumed_from(record)
    assert resumed.position.digest == line.position.digest
    assert resumed.seats == line.seats
    assert resumed.played == line.played
    assert resumed.record() == line.record()


def test_record_of_a_game_without_a_move(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "Ben"], is_random), seed=3)
    record = read_record(write_record(line.record()))
    assert record.turns == ()
    assert resumed_from(record).position.digest == line.position.digest


def test_nothing_to_undo_before_the_first_choice(architect: Game) -> None:
    request = situation(architect, ["Anna", "Ben"]).undo_request(0)
    assert isinstance(request, qw.Refusal)
    assert request.message == "undo-nothing"


def test_own_last_choice_goes_back_without_asking(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"])
    start = line.position.digest
    line.choose(0, "move 1")
    assert expect_request(line, 0) == UndoRequest(0, 1, frozenset(), False)
    assert [move.text for move in line.undo(expect_request(line, 0))] == ["move 1"]
    assert line.position.digest == start
    assert line.played == []


def test_hot_seat_undo_needs_the_consent_of_those_who_chose_since(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben", "Cleo"], step="travel")
    start = line.position.digest
    line.choose(0, "travel Oakmere")
    line.choose(1, "move 1")
    request = expect_request(line, 0)
    assert request == UndoRequest(0, 2, frozenset({1}), False)
    with pytest.raises(qw.IllegalMove, match="Ben"):
        line.undo(request)
    with pytest.raises(qw.IllegalMove, match="Ben"):
        line.undo(request, {2})
    line.undo(request, {1})
    assert line.position.digest == start


def test_undo_across_a_bots_move_that_revealed_nothing(architect: Game) -> None:
    line = situation(architect, ["Anna", "random"], step="travel")
    start = line.position.digest
    line.choose(0, "travel Oakmere")
    line.choose(1, "move 1")  # moves its architect: nothing is revealed
    request = expect_request(line, 0)
    assert request == UndoRequest(0, 2, frozenset(), False)
    line.undo(request)
    assert line.position.digest == start
    assert line.to_move == 0


def test_a_bot_refuses_undo_after_a_hire_that_revealed_a_tile(architect: Game) -> None:
    line = situation(architect, ["Anna", "random"], step="hire")
    line.choose(0, "hire 2")
    refused = line.undo_request(0)
    assert isinstance(refused, qw.Refusal)
    assert refused.message == "undo-revealed"


def test_people_may_agree_to_undo_a_reveal_but_all_of_them_have_to(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben", "Cleo"], step="hire")
    start = line.position.digest
    line.choose(0, "hire 2")
    request = expect_request(line, 0)
    assert request == UndoRequest(0, 1, frozenset({1, 2}), True)
    with pytest.raises(qw.IllegalMove, match="Cleo"):
        line.undo(request, {1})
    line.undo(request, {1, 2})
    assert line.position.digest == start


def test_a_request_that_the_game_has_overtaken_is_refused(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"], step="travel")
    line.choose(0, "travel Oakmere")
    request = expect_request(line, 0)
    line.choose(1, "move 1")
    with pytest.raises(qw.IllegalMove) as refused:
        line.undo(request)
    assert refused.value.refusal.message == "table-undo-outdated"
    assert len(line.played) == 2


def test_redo_plays_again_what_was_taken_back_step_by_step(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"], step="travel")
    line.choose(0, "travel Oakmere")
    line.choose(1, "move 1")
    digest, log = line.position.digest, list(line.played)
    line.undo(expect_request(line, 1))
    line.undo(expect_request(line, 0))
    assert [event.message for event in line.redo()] == ["story-travel"]
    assert line.can_redo
    line.redo()
    assert line.position.digest == digest
    assert line.played == log
    with pytest.raises(qw.IllegalMove, match="redo"):
        line.redo()


def test_a_new_choice_ends_redo(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"])
    line.choose(0, "move 1")
    line.undo(expect_request(line, 0))
    line.choose(0, "move 2")
    assert not line.can_redo
    with pytest.raises(qw.IllegalMove):
        line.redo()


def test_a_refused_choice_does_not_end_redo(architect: Game) -> None:
    line = situation(architect, ["Anna", "Ben"])
    line.choose(0, "move 1")
    line.undo(expect_request(line, 0))
    with pytest.raises(qw.IllegalMove):
        line.choose(0, "move 0")
    assert line.can_redo


def test_undo_in_the_middle_of_a_whole_game_replays_to_a_sound_record(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "random"], is_random), seed=21, options={"round_limit": 6})
    taken_back = 0
    while not line.is_over:
        seat = line.to_move
        assert seat is not None
        play_first(line, 1)
        if line.seats[seat].is_bot:
            continue
        request = line.undo_request(seat)
        if isinstance(request, UndoRequest) and len(line.played) % 3 == 0:
            line.undo(request)
            line.redo()
            taken_back += 1
    assert taken_back > 3
    assert line.record().replay(architect).digest == line.position.digest
