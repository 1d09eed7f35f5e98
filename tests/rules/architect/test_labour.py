"""QA-LABOR: the Day labourer action."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.rules.architect.situations import clause, effects, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

NO_ICON = ["lumberjack-2", "blacksmith-2", "glazier-1", "glazier-3", "stonemason-2", "stonemason-3"]
BAND = {"lumberjack-1": 1, "blacksmith-2": 2, "glazier-2": 0, "stonemason-3": 2, "tailor-3": 4}
"""Dennis's five craftsmen; lumberjack-1, glazier-2 and tailor-3 show the day labourer icon."""


def at_labour(architect: Game, crew: dict[str, int], me: int = 0, players: int = 2, **rest: Any) -> Position:
    """A seat with 7 talers on the Day labourer action; everybody else has 20 talers and one labourer."""
    seats: list[dict[str, Any]] = [{"talers": 20, "craftsmen": {"bricklayer-1": 1}} for _ in range(players)]
    seats[me] = {"talers": 7, "craftsmen": crew}
    return architect.position({"seats": seats, "to_move": me, "step": "labour", **rest})


@pytest.mark.clauses("QA-LABOR-01", "QA-LABOR-07", "QA-LABOR-09", "QA-LABOR-03", "QA-LABOR-12")
@pytest.mark.parametrize("me", [0, 1, 2])
@pytest.mark.parametrize(("craftsmen", "talers"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_taler_for_every_two_craftsmen_rounded_up(architect: Game, me: int, craftsmen: int, talers: int) -> None:
    for names in (NO_ICON, ["tailor-3", "lumberjack-1", *NO_ICON]):
        crew = {name: position % 6 for position, name in enumerate(names[:craftsmen])}
        pos = at_labour(architect, crew, me, players=3)
        assert effects(pos, "done") == ({f"seats.{me}.talers": 7 + talers} if talers else {})
        assert (pos.step, pos.to_move) == ("architect", (me + 1) % 3)


@pytest.mark.clauses("QA-LABOR-13")
def test_without_craftsmen_the_action_pays_nothing(architect: Game) -> None:
    pos = at_labour(architect, {}, 1)
    assert texts(pos) == ["done", "forfeit"]
    assert effects(pos, "done") == {}
    assert pos.to_move == 0


@pytest.mark.clauses("QA-LABOR-05")
def test_example_dennis_receives_three_talers_for_five_craftsmen(architect: Game) -> None:
    assert effects(at_labour(architect, BAND), "done") == {"seats.0.talers": 7 + 3}


@pytest.mark.clauses("QA-LABOR-06", "QA-LABOR-02")
def test_example_dennis_turns_one_craftsman_for_two_more_talers(architect: Game) -> None:
    done = effects(at_labour(architect, BAND), "work glazier-2", "done")
    assert done == {"seats.0.talers": 7 + 5, "seats.0.craftsmen.glazier-2": 1}


@pytest.mark.clauses("QA-LABOR-02", "QA-LABOR-12", "QA-LABOR-14")
@pytest.mark.parametrize("me", [0, 1])
def test_each_labourer_is_decided_on_separately(architect: Game, me: int) -> None:
    labourers = ["lumberjack-1", "glazier-2", "tailor-3"]
    for number in range(4):
        for chosen in combinations(labourers, number):
            pos = at_labour(architect, BAND, me)
            assert texts(pos) == [*(f"work {name}" for name in labourers), "done", "forfeit"]
            moves = [f"work {name}" for name in chosen]
            if "tailor-3" not in chosen:  # after the last labourer nothing is left to decide
                moves.append("done")
            expected: dict[str, Any] = {f"seats.{me}.talers": 7 + 3 + 2 * number}
            expected |= {f"seats.{me}.craftsmen.{name}": BAND[name] + 1 for name in chosen}
            assert effects(pos, *moves) == expected
            assert (pos.step, pos.to_move) == ("architect", 1 - me)


@pytest.mark.clauses("QA-LABOR-14")
def test_the_decisions_are_named_in_one_order_only(architect: Game) -> None:
    pos = at_labour(architect, BAND)
    pos.push("work glazier-2")
    assert texts(pos) == ["work tailor-3", "done"]
    assert clause(pos, "work lumberjack-1") is None
    refusal = pos.why_not("work lumberjack-1")
    assert refusal is not None
    assert refusal.message == "refused-out-of-order"


@pytest.mark.clauses("QA-LABOR-14")
def test_neighbours_in_the_list_are_named_in_its_order_too(architect: Game) -> None:
    crew = {"bricklayer-1": 0, "bricklayer-2": 0, "tailor-2": 0}
    pos = at_labour(architect, crew, 1)
    pos.push("work bricklayer-2")
    assert texts(pos) == ["work tailor-2", "done"]
    pos = at_labour(architect, crew, 1)
    assert effects(pos, "work bricklayer-1", "work bricklayer-2", "work tailor-2")["seats.1.talers"] == 7 + 2 + 6
    assert pos.to_move == 0


@pytest.mark.clauses("QA-LABOR-04")
def test_no_bonus_without_the_icon(architect: Game) -> None:
    for character in architect.pack.content.characters:
        pos = at_labour(architect, {character.id: 0}, 1)
        if character.labourer:
            assert pos.why_not(f"work {character.id}") is None
        else:
            assert clause(pos, f"work {character.id}") == "QA-LABOR-04"
            assert texts(pos) == ["done", "forfeit"]


@pytest.mark.clauses("QA-LABOR-02")
def test_only_own_craftsmen_earn_the_bonus(architect: Game) -> None:
    pos = at_labour(architect, BAND, 1)
    for character in architect.pack.content.characters:
        if character.id not in BAND:
            assert clause(pos, f"work {character.id}") == "QA-LABOR-02"


@pytest.mark.clauses("QA-LABOR-03")
def test_day_labour_gives_no_appreciation(architect: Game) -> None:
    pos = at_labour(architect, BAND, 1)
    before = pos.to_dict()["seats"][1]
    for move in ("work lumberjack-1", "work glazier-2", "work tailor-3"):
        pos.push(move)
    after = pos.to_dict()["seats"][1]
    assert (after["track"], after["bonds"]) == (before["track"], before["bonds"]) == (0, 2)


@pytest.mark.clauses("QA-LABOR-08", "QA-LABOR-11", "QA-TILE-10", "QA-TILE-11")
@pytest.mark.parametrize("me", [0, 1])
def test_a_labourer_on_the_drop_out_position_is_paid_counts_for_base_pay_and_leaves(architect: Game, me: int) -> None:
    crew = {"lumberjack-1": 5, "blacksmith-2": 5, "tailor-3": 5}
    pos = at_labour(architect, crew, me)
    assert effects(pos, "work lumberjack-1", "work tailor-3") == {
        f"seats.{me}.talers": 7 + 2 + 2 + 2,
        f"seats.{me}.craftsmen.lumberjack-1": None,
        f"seats.{me}.craftsmen.tailor-3": None,
    }
    assert pos.view(None)["removed"] == {"lumberjack-1": 1, "tailor-3": 1}
    assert effects(at_labour(architect, {"tailor-3": 5}, me), "work tailor-3") == {
        f"seats.{me}.talers": 7 + 1 + 2,
        f"seats.{me}.craftsmen.tailor-3": None,
    }


@pytest.mark.clauses("QA-LABOR-10")
@pytest.mark.parametrize("position", [0, 5])
def test_each_labourer_takes_the_bonus_once(architect: Game, position: int) -> None:
    for name, later in (("lumberjack-1", "work tailor-2"), ("blacksmith-1", "work tailor-2")):
        pos = at_labour(architect, {name: position, "tailor-2": 0}, 1)
        pos.push(f"work {name}")
        assert clause(pos, f"work {name}") == "QA-LABOR-10"
        assert texts(pos) == [later, "done"]


@pytest.mark.clauses("QA-TURN-05", "QA-TURN-13")
def test_forfeiting_pays_nothing_and_is_impossible_after_the_first_bonus(architect: Game) -> None:
    pos = at_labour(architect, BAND, 1)
    assert effects(pos, "forfeit") == {}
    assert pos.to_move == 0
    pos = at_labour(architect, BAND, 1)
    pos.push("work lumberjack-1")
    assert clause(pos, "forfeit") == "QA-TURN-13"
    assert effects(pos, "done") == {}


@pytest.mark.clauses("QA-LABOR-08")
def test_base_pay_comes_once_with_the_first_decision(architect: Game) -> None:
    pos = at_labour(architect, BAND)
    assert effects(pos, "work lumberjack-1")["seats.0.talers"] == 7 + 3 + 2
    assert effects(pos, "work glazier-2")["seats.0.talers"] == 7 + 3 + 2 + 2
    assert pos.step == "labour"
    assert effects(pos, "done") == {}


@pytest.mark.clauses("QA-VAR-04")
def test_house_rule_every_craftsman_may_earn_the_bonus(architect: Game) -> None:
    pos = at_labour(architect, BAND, 1, options={"labour_any_craftsman": True})
    assert texts(pos) == [*(f"work {name}" for name in BAND), "done", "forfeit"]
    assert clause(pos, "work tailor-1") == "QA-LABOR-02"
    assert effects(pos, "work blacksmith-2", "work stonemason-3", "done") == {
        "seats.1.talers": 7 + 3 + 4,
        "seats.1.craftsmen.blacksmith-2": 3,
        "seats.1.craftsmen.stonemason-3": 3,
    }
    other = at_labour(architect, BAND, 1, options={"variant": "companion", "labour_any_craftsman": False})
    assert texts(other) == ["work lumberjack-1", "work glazier-2", "work tailor-3", "done", "forfeit"]


@pytest.mark.clauses("QA-VAR-05", "QA-VAR-06")
def test_house_rule_a_labourer_may_be_turned_many_times(architect: Game) -> None:
    pos = at_labour(architect, {"lumberjack-1": 3, "tailor-3": 0}, options={"labour_many_positions": True})
    assert effects(pos, *["work lumberjack-1"] * 3) == {
        "seats.0.talers": 7 + 1 + 6,
        "seats.0.craftsmen.lumberjack-1": None,
    }
    assert clause(pos, "work lumberjack-1") == "QA-LABOR-02"
    assert texts(pos) == ["work tailor-3", "done"]
    assert effects(pos, "work tailor-3", "work tailor-3", "done") == {
        "seats.0.talers": 7 + 1 + 6 + 4,
        "seats.0.craftsmen.tailor-3": 2,
    }
    other = at_labour(architect, BAND, options={"variant": "companion", "labour_many_positions": False})
    other.push("work lumberjack-1")
    assert clause(other, "work lumberjack-1") == "QA-LABOR-10"
