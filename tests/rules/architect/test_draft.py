"""QA-DRAFT: choosing the starting craftsmen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.architect.situations import clause, effects, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]
CHARACTERS = [f"{guild}-{n}" for guild in GUILDS for n in (1, 2, 3)]
DISPLAY = ["lumberjack-1", "glazier-2", "tailor-2", "tailor-3"]


def drafting(architect: Game, to_move: int, crews: list[dict[str, int]], display: list[str], **rest: Any) -> Position:
    """A draft in progress: everybody's tiles so far and what is on display."""
    seats = [{"craftsmen": crew} for crew in crews]
    return architect.position(
        {"round": 0, "seats": seats, "to_move": to_move, "step": "draft", "display": display, **rest}
    )


def draft_through(pos: Position, positions: int = 0) -> list[int]:
    """Draft to the end, taking the first tile on display; the seats in the order of their picks."""
    order = []
    for _ in range(2 * pos.players):
        if pos.step == "draft":
            pos.push(pos.legal_moves[0])
        assert pos.step == "draft_turn"
        assert pos.to_move is not None
        order.append(pos.to_move)
        pos.push(f"turn {positions}")
    assert pos.to_dict()["round"] == 1
    return order


def game_opened_by(architect: Game, players: int, first_player: int) -> Position:
    """A fresh game in which a given seat is the first player."""
    games = (architect.new(players, seed=seed) for seed in range(100))
    return next(pos for pos in games if pos.to_move == first_player)


@pytest.mark.clauses("QA-DRAFT-02", "QA-DRAFT-03", "QA-DRAFT-09")
@pytest.mark.parametrize(("players", "letters"), [(2, "ABBA"), (3, "ABCCBA"), (4, "ABCDDCBA")])
def test_the_first_cycle_runs_clockwise_and_the_second_back(architect: Game, players: int, letters: str) -> None:
    for first_player in range(players):
        pos = game_opened_by(architect, players, first_player)
        seats = {letter: (first_player + i) % players for i, letter in enumerate("ABCD"[:players])}
        assert draft_through(pos) == [seats[letter] for letter in letters]


@pytest.mark.clauses("QA-DRAFT-01", "QA-DRAFT-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_two_tiles_and_the_display_is_used_up(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=21)
    display = pos.to_dict()["display"]
    assert len(display) == 2 * players
    draft_through(pos)
    table = pos.to_dict()
    assert [len(seat["craftsmen"]) for seat in table["seats"]] == [2] * players
    assert sorted(name for seat in table["seats"] for name in seat["craftsmen"]) == sorted(display)
    assert table["display"] == []
    assert table["round"] == 1
    assert table["picks"] == 2 * players
    assert (pos.step, pos.to_move) == ("architect", table["first_player"])
    assert table["pending"] == [{"step": "architect", "seat": table["first_player"], "argument": 0}]
    assert table["turn_of"] == table["first_player"]


@pytest.mark.clauses("QA-DRAFT-04")
def test_exactly_one_of_the_tiles_on_display_must_be_taken(architect: Game) -> None:
    pos = drafting(architect, 0, [{}, {}], DISPLAY)
    assert texts(pos) == [f"take {name}" for name in DISPLAY]
    for name in CHARACTERS:
        if name not in DISPLAY:
            assert clause(pos, f"take {name}") == "QA-DRAFT-04"
    assert pos.why_not("forfeit") is not None
    assert pos.why_not("turn 0") is not None
    pos.push("take tailor-3")
    assert pos.step == "draft_turn"
    assert pos.why_not("take tailor-2") is not None
    pos.push("turn 0")
    assert pos.to_move == 1
    assert texts(pos) == [f"take {name}" for name in DISPLAY[:3]]
    assert clause(pos, "take tailor-3") == "QA-DRAFT-04"


@pytest.mark.clauses("QA-DRAFT-05", "QA-DRAFT-07", "QA-DRAFT-15")
def test_example_dennis_takes_the_tailoress(architect: Game) -> None:
    pos = drafting(architect, 0, [{}, {}], DISPLAY)
    assert effects(pos, "take tailor-2") == {
        "seats.0.craftsmen.tailor-2": 0,
        "display": ["lumberjack-1", "glazier-2", "tailor-3"],
    }
    assert (pos.step, pos.to_move) == ("draft_turn", 0)


@pytest.mark.clauses("QA-DRAFT-06", "QA-DRAFT-08")
def test_example_dennis_turns_the_tailoress_by_three_positions_for_three_talers(architect: Game) -> None:
    pos = drafting(architect, 0, [{}, {}], DISPLAY)
    pos.push("take tailor-2")
    assert effects(pos, "turn 3") == {
        "seats.0.craftsmen.tailor-2": 3,
        "seats.0.talers": 3,
        "picks": 1,
    }
    assert pos.to_dict()["pending"] == [{"step": "draft", "seat": 1, "argument": 0}]
    assert pos.to_dict()["turn_of"] == 1


@pytest.mark.clauses("QA-DRAFT-06", "QA-DRAFT-10", "QA-DRAFT-12")
@pytest.mark.parametrize("positions", range(6))
@pytest.mark.parametrize("name", ["lumberjack-1", "tailor-3"])
def test_a_tile_may_be_turned_by_any_number_of_positions_for_a_taler_each(
    architect: Game, name: str, positions: int
) -> None:
    crews: list[dict[str, int]] = [{"glazier-1": 1}, {"glazier-2": 2}, {"glazier-3": 4}]
    seats = [{"craftsmen": crew, "talers": 10 + seat} for seat, crew in enumerate(crews)]
    at = {"round": 0, "seats": seats, "display": ["lumberjack-1", "stonemason-1", "tailor-3"]}
    pos = architect.position({**at, "to_move": 1, "first_player": 2, "step": "draft"})
    before = pos.to_dict()
    pos.push(f"take {name}")
    assert texts(pos) == [f"turn {n}" for n in range(6)]
    assert clause(pos, "turn 6") == "QA-DRAFT-10"
    pos.push(f"turn {positions}")
    after = pos.to_dict()["seats"]
    assert after[1]["craftsmen"] == {"glazier-2": 2, name: positions}
    assert after[1]["talers"] == 11 + positions
    assert (after[0], after[2]) == (before["seats"][0], before["seats"][2])


@pytest.mark.clauses("QA-DRAFT-10", "QA-DRAFT-11")
def test_a_tile_turned_onto_the_drop_out_position_stays_and_has_one_job_left(architect: Game) -> None:
    pos = drafting(architect, 1, [{"glazier-1": 0}, {"glazier-3": 0}], ["lumberjack-1", "tailor-3"], first_player=0)
    pos.push("take tailor-3")
    pos.push("turn 5")
    table = pos.to_dict()
    assert table["seats"][1]["craftsmen"] == {"glazier-3": 0, "tailor-3": 5}
    assert pos.view(None)["removed"] == {}
    pos.push("turn 5")
    assert pos.to_dict()["seats"][0]["craftsmen"] == {"lumberjack-1": 5, "glazier-1": 0}
    assert pos.to_dict()["round"] == 1
    pos.push("move 1")
    pos.push("work lumberjack-1")
    assert pos.to_dict()["seats"][0]["craftsmen"] == {"glazier-1": 0}


@pytest.mark.clauses("QA-DRAFT-12")
def test_the_tile_of_the_first_cycle_is_not_turned_again(architect: Game) -> None:
    pos = drafting(architect, 1, [{"glazier-1": 2}, {"glazier-3": 1}], ["lumberjack-1", "tailor-3"], first_player=0)
    pos.push("take lumberjack-1")
    assert pos.to_dict()["pending"] == [{"step": "draft_turn", "seat": 1, "argument": 0}]
    pos.push("turn 4")
    assert pos.to_dict()["seats"][1]["craftsmen"] == {"lumberjack-1": 4, "glazier-3": 1}
    assert pos.why_not("turn 1") is None  # the next seat's tile, the last one of the display
    assert pos.to_dict()["pending"] == [{"step": "draft_turn", "seat": 0, "argument": 17}]
    pos.push("turn 0")
    assert pos.to_dict()["seats"][0]["craftsmen"] == {"glazier-1": 2, "tailor-3": 0}
    assert pos.to_dict()["seats"][0]["talers"] == 0
    assert pos.why_not("turn 1") is not None


@pytest.mark.clauses("QA-DRAFT-14")
@pytest.mark.parametrize("name", ["lumberjack-1", "tailor-3"])
def test_no_second_copy_of_the_own_character(architect: Game, name: str) -> None:
    crews: list[dict[str, int]] = [{"glazier-1": 0}, {name: 3}]
    display = sorted({name, "glazier-2", "glazier-1"}, key=CHARACTERS.index)
    pos = drafting(architect, 1, crews, display, first_player=0)
    assert texts(pos) == ["take glazier-1", "take glazier-2"]
    assert clause(pos, f"take {name}") == "QA-DRAFT-14"
    pos = drafting(architect, 0, crews, display, first_player=0)
    assert texts(pos) == [f"take {other}" for other in display if other != "glazier-1"]
    assert clause(pos, "take glazier-1") == "QA-DRAFT-14"


@pytest.mark.clauses("QA-DRAFT-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_costs_nothing_and_leaves_billboard_pile_and_price_alone(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=5)
    before = pos.to_dict()
    draft_through(pos)
    after = pos.to_dict()
    untouched = ["billboard", "pile", "price", "track", "demand", "buildings", "hires_counted", "chance"]
    assert [after[key] for key in untouched] == [before[key] for key in untouched]
    for seat in (*before["seats"], *after["seats"]):
        del seat["craftsmen"]
    assert after["seats"] == before["seats"]


@pytest.mark.clauses("QA-VAR-08")
def test_with_early_drop_out_a_draft_tile_turns_by_at_most_four_positions(architect: Game) -> None:
    pos = drafting(architect, 0, [{}, {}], DISPLAY, options={"early_drop_out": True})
    pos.push("take tailor-2")
    assert texts(pos) == [f"turn {n}" for n in range(5)]
    assert clause(pos, "turn 5") == "QA-VAR-08"
    assert clause(pos, "turn 6") == "QA-DRAFT-10"
    pos = drafting(architect, 0, [{}, {}], DISPLAY, options={"variant": "companion", "early_drop_out": False})
    pos.push("take tailor-2")
    assert texts(pos) == [f"turn {n}" for n in range(6)]
