"""A turn is planned before it has come: from what everybody sees, and only by the seat whose turn it will be."""

from __future__ import annotations

from tests.table.tables import end_turn, play, play_until, table_of, why

from queenswright.kernel.game import Game
from queenswright.table import TableState, showing, wishes


def begun(game: Game, step: str, **options: int) -> TableState:
    """A table of two at which the first turn has come."""
    table = table_of(game, ["Anna", "Ben"], options=dict(options))
    play_until(table, lambda now: now.holding is None and now.line is not None and now.line.position.step == step)
    return table


def waiting(table: TableState) -> int:
    assert table.deciding is not None
    return 1 - table.deciding


def finish(table: TableState) -> None:
    """The player whose turn it is walks one space and does as little as possible there."""
    play(table, "move 1")
    while table.holding is None:
        play(table, showing.legal(table)[-1])


def test_the_architect_of_a_seat_that_waits_walks_on_a_copy(architect: Game) -> None:
    table = begun(architect, "architect")
    assert table.line is not None
    before = table.line.position.to_bytes()
    seat = waiting(table)
    first = wishes.preview(table, (seat,), [], ahead=True)
    assert (first["to_move"], first["step"], first["same_turn"]) == (seat, "architect", True)
    assert first["legal"] == ["move 1", "move 2", "move 3"]
    walked = wishes.preview(table, (seat,), ["move 1"], ahead=True)
    assert walked["step"] == "labour"
    assert walked["moves"][0]["story"][0]["args"]["seat"] == table.game.rules.names(2, {})[seat]
    assert [one["moves"][0]["text"] for one in wishes.each_preview(table, (seat,), ahead=True)] == first["legal"]
    assert table.line.position.to_bytes() == before


def test_what_is_planned_is_what_happens_when_nothing_changes(architect: Game) -> None:
    """The other player changes nothing that matters, so the turn that comes is the one that was planned."""
    table = begun(architect, "architect")
    seat = waiting(table)
    planned = wishes.preview(table, (seat,), ["move 1", "done"], ahead=True)
    finish(table)
    end_turn(table)
    assert table.deciding == seat
    now = wishes.preview(table, (seat,), ["move 1", "done"])
    assert [move["text"] for move in now["moves"]] == [move["text"] for move in planned["moves"]]
    assert now["view"]["seats"][seat] == planned["view"]["seats"][seat]


def test_while_the_other_holds_the_turn_the_next_one_can_be_planned(architect: Game) -> None:
    table = begun(architect, "architect")
    seat = waiting(table)
    finish(table)
    assert table.holding == 1 - seat
    assert wishes.preview(table, (seat,), ["move 3"], ahead=True)["to_move"] == seat


def test_only_a_seat_that_waits_plans(architect: Game) -> None:
    table = begun(architect, "architect")
    assert table.deciding is not None
    assert why(wishes.preview, table, (table.deciding,), [], None, True) == "table-not-ahead"
    assert why(wishes.preview, table, (), [], None, True) == "table-not-at-table"
    assert why(wishes.preview, table, (waiting(table),), []) == "table-not-your-turn"
    assert why(wishes.preview, table, (waiting(table),), ["move 4"], None, True) == "refused-moved-too-far"


def test_there_is_nothing_to_plan_in_the_draft_and_after_the_last_round(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], options={"round_limit": 1})
    assert why(wishes.preview, table, (waiting(table),), [], None, True) == "table-not-ahead"
    play_until(
        table, lambda now: now.holding is None and now.line is not None and now.line.position.step == "architect"
    )
    later = waiting(table)
    assert wishes.preview(table, (later,), [], ahead=True)["legal"]
    play_until(table, lambda now: now.holding is None and now.deciding == later)
    assert why(wishes.preview, table, (waiting(table),), [], None, True) == "table-not-ahead"


def test_in_queensdale_the_dice_of_this_round_can_be_planned(queensdale: Game) -> None:
    table = table_of(queensdale, ["Anna", "Ben"])
    assert why(wishes.preview, table, (waiting(table),), [], None, True) == "table-not-ahead"
    play_until(table, lambda now: now.line is not None and now.line.position.step == "turn")
    seat = waiting(table)
    first = wishes.preview(table, (seat,), [], ahead=True)
    assert first["to_move"] == seat
    assert first["legal"][0] == "die 1"


def test_choices_of_people_are_shown_where_everybody_sees_the_same(architect: Game, queensdale: Game) -> None:
    """Not those of bots, who are too quick to be watched, and not where some of it is a secret."""
    table = begun(architect, "architect")
    for who in ((), (0,), (1,)):
        assert showing.seen_by(table, who, 1.0)["choices"] == ["move 1", "move 2", "move 3"]
    alone = table_of(architect, ["Anna", "random"])
    play_until(alone, lambda now: now.holding is None and now.deciding == 1)
    assert "choices" not in showing.seen_by(alone, (), 1.0)
    assert "choices" not in showing.seen_by(table_of(queensdale, ["Anna", "Ben"]), (), 1.0)
