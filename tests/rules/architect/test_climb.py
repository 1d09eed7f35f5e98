"""QA-CLIMB: spending appreciation points."""

import random
from typing import Any

import pytest
from tests.rules.architect.situations import band, clause, effects, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

TOKENS = [7, 5, 9, 4, 8, 6, 6, 7, 5]


def spend(architect: Game, points: int, seats: list[Seat], me: int = 0, **more: Any) -> Position:
    """A seat with points to spend; nobody has worked for them unless `working` says so."""
    document = {"seats": seats, "to_move": me, "step": "climb", "argument": points, "track": TOKENS}
    return architect.position({**document, **more})


@pytest.mark.clauses("QA-CLIMB-01")
def test_points_of_a_building_are_spent_at_once(architect: Game) -> None:
    crew = band(7, "lumberjack", "stonemason")
    seats = [{}, {"carriage": "Oakmere", "craftsmen": crew, "bonds": 0}]
    document = {"seats": seats, "to_move": 1, "step": "construct", "track": TOKENS}
    pos = architect.position({**document, "demand": {"Oakmere": ["lumberjack", "stonemason"]}})
    pos.push("build")
    assert (pos.step, pos.to_move) == ("climb", 1)
    assert texts(pos) == ["climb 0", "climb 1"]
    pos.push("climb 1")
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["seats"][1]["track"] == 1
    assert pos.to_dict()["seats"][1]["bonds"] == 0


@pytest.mark.clauses("QA-CLIMB-02", "QA-CLIMB-03", "QA-CLIMB-10")
@pytest.mark.parametrize("me", [0, 1, 2])
@pytest.mark.parametrize("start", range(9))
def test_a_step_costs_the_token_of_the_space_stepped_onto(architect: Game, start: int, me: int) -> None:
    seats: list[Seat] = [{"track": 1, "bonds": 0} for _ in range(3)]
    seats[me] = {"track": start, "bonds": 0}
    for steps in range(1, 10 - start):
        cost = sum(TOKENS[start : start + steps])
        enough = spend(architect, cost, seats, me)
        assert texts(enough) == [f"climb {n}" for n in range(steps + 1)]
        enough.push(f"climb {steps}")
        after = enough.to_dict()["seats"]
        assert (after[me]["track"], after[me]["bonds"]) == (start + steps, 0)
        short = spend(architect, cost - 1, seats, me)
        if steps > 1:
            assert clause(short, f"climb {steps}") == "QA-CLIMB-02"
            assert texts(short) == [f"climb {n}" for n in range(steps)]
        else:
            assert texts(short) == ["climb 0"]  # nothing but bonds is possible
            short.push("climb 0")
            assert short.to_dict()["seats"][me] == {**enough.to_dict()["seats"][me], "track": start, "bonds": cost - 1}


@pytest.mark.clauses("QA-CLIMB-10")
def test_the_choice_is_a_number_of_steps_from_none_to_the_last_affordable(architect: Game) -> None:
    pos = spend(architect, 21, [{"track": 2}, {}])
    assert texts(pos) == ["climb 0", "climb 1", "climb 2", "climb 3"]
    assert clause(pos, "climb 4") == "QA-CLIMB-02"
    assert clause(pos, "climb 7") == "QA-CLIMB-02"
    assert clause(pos, "climb 8") == "QA-CLIMB-11"
    pos.push("climb 3")
    assert pos.to_dict()["seats"][0]["track"] == 5
    assert pos.to_move == 1


@pytest.mark.clauses("QA-CLIMB-03", "QA-CLIMB-04", "QA-CLIMB-05", "QA-CLIMB-07", "QA-CLIMB-08", "QA-CLIMB-09")
@pytest.mark.parametrize(("steps", "bonds"), [(2, 3), (1, 3 + 5), (0, 15)])
def test_lena_spends_15_points(architect: Game, steps: int, bonds: int) -> None:
    pos = spend(architect, 15, [{}, {}, {"bonds": 0}], 2)
    assert texts(pos) == ["climb 0", "climb 1", "climb 2"]
    climbed = {"seats.2.track": steps} if steps else {}
    assert effects(pos, f"climb {steps}") == {**climbed, "seats.2.bonds": bonds}
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-CLIMB-04", "QA-CLIMB-05", "QA-CLIMB-17")
@pytest.mark.parametrize(("steps", "bonds"), [(2, 0), (1, 5), (0, 12)])
def test_twelve_points_at_tokens_7_5_9(architect: Game, steps: int, bonds: int) -> None:
    pos = spend(architect, 12, [{"bonds": 1}, {}])
    assert texts(pos) == ["climb 0", "climb 1", "climb 2"]
    pos.push(f"climb {steps}")
    me = pos.to_dict()["seats"][0]
    assert (me["track"], me["bonds"]) == (steps, 1 + bonds)


@pytest.mark.clauses("QA-CLIMB-06", "QA-CLIMB-12", "QA-CLIMB-18")
def test_eleven_points_but_only_4_bonds_in_the_supply(architect: Game) -> None:
    pos = spend(architect, 11, [{"bonds": 24}, {"bonds": 0}], 1)
    assert pos.view(1)["bond_supply"] == 4
    assert effects(pos, "climb 0") == {"seats.1.bonds": 4}
    assert pos.to_dict()["pending"] == [{"step": "architect", "seat": 0, "argument": 0}]
    assert pos.view(1)["bond_supply"] == 0


@pytest.mark.clauses("QA-CLIMB-06")
@pytest.mark.parametrize(("held", "received"), [(16, 12), (17, 11), (28, 0), (27, 1), (0, 12), (15, 12)])
def test_bonds_are_taken_as_far_as_the_supply_goes(architect: Game, held: int, received: int) -> None:
    own = held // 3
    rest = held - own
    seats = [{"bonds": rest - rest // 2}, {"bonds": own}, {"bonds": rest // 2}, {"bonds": 0}]
    pos = spend(architect, 12, seats, 1)
    pos.push("climb 0")
    after = [seat["bonds"] for seat in pos.to_dict()["seats"]]
    assert after == [rest - rest // 2, own + received, rest // 2, 0]
    assert pos.view(None)["bond_supply"] == 28 - held - received


@pytest.mark.clauses("QA-CLIMB-11")
@pytest.mark.parametrize("me", [0, 1])
def test_from_the_last_space_everything_becomes_bonds(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"bonds": 0}, {"bonds": 0}]
    seats[me]["track"] = 9
    document = {"seats": seats, "to_move": me, "step": "construct", "track": TOKENS}
    seats[me].update(carriage="Lanternrest", craftsmen=band(13, "lumberjack", "blacksmith", "glazier"))
    pos = architect.position({**document, "demand": {"Lanternrest": ["lumberjack", "blacksmith", "glazier"]}})
    pos.push("build")
    assert (pos.step, pos.to_move) == ("architect", 1 - me)
    after = pos.to_dict()["seats"][me]
    assert (after["track"], after["bonds"]) == (9, 13)
    assert [event.message for event in pos.story()[:2]] == ["story-build", "story-climb"]


@pytest.mark.clauses("QA-CLIMB-11")
def test_nobody_climbs_beyond_the_last_space(architect: Game) -> None:
    pos = spend(architect, 20, [{}, {"track": 8, "bonds": 0}], 1)
    assert texts(pos) == ["climb 0", "climb 1"]
    assert clause(pos, "climb 2") == "QA-CLIMB-11"
    assert clause(pos, "climb 12") == "QA-CLIMB-11"
    pos.push("climb 1")
    me = pos.to_dict()["seats"][1]
    assert (me["track"], me["bonds"]) == (9, 20 - 5)
    pos = spend(architect, 11, [{}, {"track": 7, "bonds": 0}], 1)
    assert texts(pos) == ["climb 0", "climb 1"]
    assert clause(pos, "climb 2") == "QA-CLIMB-02"
    assert clause(pos, "climb 3") == "QA-CLIMB-11"


@pytest.mark.clauses("QA-CLIMB-12")
def test_points_are_never_kept_for_a_later_turn(architect: Game) -> None:
    seats = [{"bonds": 28}, {"bonds": 0, "craftsmen": {"tailor-2": 0}}]
    pos = architect.position({"seats": seats, "to_move": 1, "step": "construct", "track": [4, 5, 6]})
    pos.push("repair")  # the points do not reach the first token, and no bond is left
    lost = pos.to_dict()
    for move in ("move 1", "forfeit", "move 3", "forfeit", "move 1", "move 3", "repair"):
        pos.push(move)
    for document, position in ((lost, 1), (pos.to_dict(), 2)):
        me = document["seats"][1]
        assert (me["track"], me["bonds"], me["craftsmen"]) == (0, 0, {"tailor-2": position})
        assert document["pending"] == [{"step": "architect", "seat": 0, "argument": 0}]
        assert document["working"] == []


@pytest.mark.clauses("QA-CLIMB-13")
def test_bonds_come_without_asking_and_cannot_be_refused(architect: Game) -> None:
    pos = spend(architect, 8, [{"bonds": 0}, {}])
    assert texts(pos) == ["climb 0", "climb 1"]
    pos.push("climb 1")
    assert pos.to_dict()["seats"][0]["bonds"] == 1
    assert (pos.step, pos.to_move) == ("architect", 1)
    forced = spend(architect, 6, [{"bonds": 0}, {}])
    assert texts(forced) == ["climb 0"]
    forced.push("climb 0")
    assert forced.to_dict()["seats"][0]["bonds"] == 6
    assert (forced.step, forced.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-CLIMB-14")
def test_steps_are_paid_first_and_the_supply_is_open_while_choosing(architect: Game) -> None:
    pos = spend(architect, 15, [{"bonds": 23}, {"bonds": 1}], 1)
    assert [pos.view(seat)["bond_supply"] for seat in (0, 1, None)] == [4, 4, 4]
    for steps, bonds in ((2, 3), (1, 4), (0, 4)):
        taken = pos.copy()
        taken.push(f"climb {steps}")
        me = taken.to_dict()["seats"][1]
        assert (me["track"], me["bonds"]) == (steps, 1 + bonds)


@pytest.mark.clauses("QA-CLIMB-15", "QA-CLIMB-16")
def test_tokens_stay_and_figures_may_share_a_space(architect: Game) -> None:
    crew = band(7, "lumberjack", "stonemason")
    face = {"Oakmere": ["lumberjack", "stonemason"]}
    seat = {"carriage": "Oakmere", "craftsmen": crew, "bonds": 0, "architect": "tavern", "track": 1}
    seats = [seat, seat, {"track": 2}]
    pos = architect.position({"seats": seats, "step": "construct", "track": [7, 5, 9], "demand": face})
    tokens = pos.to_dict()["track"]
    pos.push("build")
    pos.push("climb 1")
    assert pos.to_dict()["track"] == tokens
    pos.push("move 1")
    pos.push("build")
    assert texts(pos) == ["climb 0", "climb 1"]
    pos.push("climb 1")
    after = pos.to_dict()
    assert after["track"] == tokens
    assert [(s["track"], s["bonds"]) for s in after["seats"]] == [(2, 2), (2, 0), (2, 2)]


@pytest.mark.clauses("QA-CLIMB-15", "QA-CLIMB-16")
def test_tokens_never_move_and_figures_never_go_down_in_whole_games(architect: Game) -> None:
    climbed = 0
    for seed in range(12):
        chooser = random.Random(seed)
        pos = architect.new(players=2 + seed % 3, seed=seed)
        tokens, spaces = list(pos.state.tokens), [0, 0, 0, 0]
        while not pos.is_over:
            eager = [move for move in pos.legal_moves if move.text.startswith(("build", "repair", "hire", "climb"))]
            pos.push(eager[-1] if eager else chooser.choice(pos.legal_moves))
            assert list(pos.state.tokens) == tokens
            now = list(pos.state.track)
            assert all(new >= old for new, old in zip(now, spaces, strict=True))
            spaces = now
        climbed += sum(spaces)
    assert climbed > 10


@pytest.mark.clauses("QA-BUILD-20", "QA-REPAIR-08")
def test_only_those_who_worked_turn_after_the_points_are_spent(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "stonemason-1": 2, "tailor-3": 5, "tailor-2": 5}
    seats: list[Seat] = [{"craftsmen": crew}, {"craftsmen": crew, "bonds": 0}]
    working = ["lumberjack-1", "tailor-3"]
    pos = spend(architect, 7, seats, 1, working=working)
    assert pos.to_dict()["working"] == working
    pos.push("climb 1")
    after = pos.to_dict()
    assert after["working"] == []
    assert after["seats"][0]["craftsmen"] == crew
    assert after["seats"][1]["craftsmen"] == {"lumberjack-1": 1, "stonemason-1": 2, "tailor-2": 5}
