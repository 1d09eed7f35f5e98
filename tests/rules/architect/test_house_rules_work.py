"""QA-VAR-04 to 08: day labour with other craftsmen and more positions, early drop-out."""

import pytest
from tests.rules.architect.house_rules import BILLBOARD, VILLAGE, Seat, at, other_switches
from tests.rules.architect.situations import clause, scroll, texts

from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-VAR-04")
@pytest.mark.parametrize("me", [0, 1])
def test_every_craftsman_may_take_the_labour_bonus(architect: Game, me: int) -> None:
    for character in architect.pack.content.characters:
        seats: list[Seat] = [{}, {}]
        seats[me] = {"craftsmen": {character.id: 2}}
        pos = at(architect, "labour", seats, me, "labour_any_craftsman")
        assert texts(pos) == [f"work {character.id}", "done", "forfeit"]
        pos.push(f"work {character.id}")
        after = pos.to_dict()["seats"][me]
        assert (after["talers"], after["craftsmen"]) == (1 + 2, {character.id: 3})
        assert (pos.step, pos.to_move) == ("architect", 1 - me)  # once per craftsman, so nothing is left to do
        plain = at(architect, "labour", seats, me, *other_switches("labour_any_craftsman"))
        if not character.labourer:
            assert clause(plain, f"work {character.id}") == "QA-LABOR-04"
        assert (f"work {character.id}" in texts(plain)) is character.labourer


@pytest.mark.clauses("QA-VAR-05", "QA-VAR-06")
@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("me", [0, 2])
def test_a_labourer_may_be_turned_as_often_as_he_has_jobs_left(architect: Game, start: int, me: int) -> None:
    seats: list[Seat] = [{}, {}, {}]
    seats[me] = {"craftsmen": {"lumberjack-2": 0, "tailor-2": start, "tailor-3": start}, "talers": 1}
    pos = at(architect, "labour", seats, me, "labour_many_positions")
    assert texts(pos) == ["work tailor-2", "work tailor-3", "done", "forfeit"]
    assert clause(pos, "work lumberjack-2") == "QA-LABOR-04"
    jobs = 6 - start
    for job in range(1, jobs + 1):
        pos.push("work tailor-2")
        after = pos.to_dict()["seats"][me]
        assert after["talers"] == 1 + 2 + 2 * job
        assert after["craftsmen"].get("tailor-2") == (start + job if job < jobs else None)
        assert after["craftsmen"]["tailor-3"] == start
    assert clause(pos, "work tailor-2") == "QA-LABOR-02"
    assert texts(pos) == ["work tailor-3", "done"]
    pos.push("done")
    assert pos.to_dict()["seats"][me]["talers"] == 1 + 2 + 2 * jobs
    assert (pos.step, pos.to_move) == ("architect", (me + 1) % 3)


@pytest.mark.clauses("QA-VAR-05")
def test_the_player_stops_turning_whenever_wanted(architect: Game) -> None:
    seats = [{}, {"craftsmen": {"tailor-2": 0, "lumberjack-1": 0}}]
    pos = at(architect, "labour", seats, 1, "labour_many_positions")
    for move in ("work lumberjack-1", "work lumberjack-1", "work tailor-2", "work tailor-2", "work tailor-2"):
        pos.push(move)
    assert pos.why_not("work lumberjack-1") is not None  # named in the order of the list
    pos.push("done")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + 10, {"lumberjack-1": 2, "tailor-2": 3})
    neighbours = at(
        architect, "labour", [{"craftsmen": {"tailor-2": 0, "tailor-3": 0}}, {}], 0, "labour_many_positions"
    )
    neighbours.push("work tailor-3")
    assert texts(neighbours) == ["work tailor-3", "done"]
    once = at(architect, "labour", seats, 1, *other_switches("labour_many_positions"))
    once.push("work lumberjack-1")
    assert clause(once, "work lumberjack-1") == "QA-LABOR-10"
    assert texts(once) == ["work tailor-2", "done"]


@pytest.mark.clauses("QA-VAR-06")
def test_a_fresh_craftsman_earns_up_to_12_talers_with_both_labour_switches(architect: Game) -> None:
    seats = [{}, {"craftsmen": {"glazier-1": 0}}]
    pos = at(architect, "labour", seats, 1, "labour_any_craftsman", "labour_many_positions")
    for _ in range(6):
        assert pos.to_move == 1
        pos.push("work glazier-1")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + 12, {})
    assert (pos.step, pos.to_move) == ("architect", 0)


AGEING = {"lumberjack-1": 0, "lumberjack-2": 3, "stonemason-1": 4, "stonemason-3": 5}


@pytest.mark.clauses("QA-VAR-07", "QA-VAR-08")
@pytest.mark.parametrize("me", [0, 1])
def test_after_a_building_those_who_reach_the_drop_out_position_leave(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"craftsmen": AGEING}, {"craftsmen": AGEING}]
    seats[me] = {"carriage": "Oakmere", "craftsmen": AGEING, "bonds": 0, "track": 9}
    pos = at(architect, "construct", seats, me, "early_drop_out", demand=VILLAGE)
    pos.push("build")
    after = pos.to_dict()["seats"]
    assert after[me]["craftsmen"] == {"lumberjack-1": 1, "lumberjack-2": 4}
    assert after[me]["bonds"] == min(10, 4 + 3 + 2 + 5)
    assert after[1 - me]["craftsmen"] == AGEING
    others = [s for s in other_switches("early_drop_out") if s != "full_track"]
    plain = at(architect, "construct", seats, me, *others, demand=VILLAGE)
    plain.push("build")
    kept = {"lumberjack-1": 1, "lumberjack-2": 4, "stonemason-1": 5}
    assert plain.to_dict()["seats"][me]["craftsmen"] == kept


@pytest.mark.clauses("QA-VAR-07", "QA-VAR-08")
@pytest.mark.parametrize(("position", "left"), [(0, 1), (3, 4), (4, None), (5, None)])
def test_repairs_and_day_labour_drop_out_early_too(architect: Game, position: int, left: int | None) -> None:
    seats = [{}, {"craftsmen": {"tailor-3": position, "glazier-1": 4}, "bonds": 0, "track": 9}]
    repairs = at(architect, "construct", seats, 1, "early_drop_out")
    for move in ("repair", "assign tailor-3"):
        repairs.push(move)
    labour = at(architect, "labour", seats, 1, "early_drop_out")
    labour.push("work tailor-3")
    for pos in (repairs, labour):
        crew = pos.to_dict()["seats"][1]["craftsmen"]
        assert crew == ({"glazier-1": 4} if left is None else {"tailor-3": left, "glazier-1": 4})
    assert repairs.to_dict()["seats"][1]["bonds"] == 2
    assert labour.to_dict()["seats"][1]["talers"] == 1 + 2


@pytest.mark.clauses("QA-VAR-07")
def test_a_fresh_craftsman_then_works_five_times(architect: Game) -> None:
    worked = 0
    pos = at(architect, "labour", [{}, {"craftsmen": {"tailor-2": 0}}], 1, "early_drop_out")
    pos.push("work tailor-2")
    worked += 1
    while crew := pos.to_dict()["seats"][1]["craftsmen"]:
        pos = at(architect, "labour", [{}, {"craftsmen": crew}], 1, "early_drop_out")
        pos.push("work tailor-2")
        worked += 1
    assert worked == 5


@pytest.mark.clauses("QA-VAR-08")
def test_a_craftsman_hired_from_the_bottom_space_stays_until_his_next_work(architect: Game) -> None:
    pos = at(architect, "hire", [{}, {"talers": 9}], 1, "early_drop_out", billboard=BILLBOARD)
    pos.push("hire 1")
    assert pos.to_dict()["seats"][1]["craftsmen"] == {"bricklayer-3": 5}
    crew = {"bricklayer-3": 5}
    pos = at(architect, "construct", [{}, {"craftsmen": crew, "bonds": 0, "track": 9}], 1, "early_drop_out")
    pos.push("repair")
    after = pos.to_dict()["seats"][1]
    assert (after["craftsmen"], after["bonds"]) == ({}, scroll("bricklayer-3"))


@pytest.mark.clauses("QA-VAR-08")
@pytest.mark.parametrize("players", [2, 3])
def test_a_draft_tile_may_be_turned_by_at_most_4_positions(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=4, options={"early_drop_out": True})
    while pos.step == "draft":
        seat = pos.to_move
        assert seat is not None
        pos.push(pos.legal_moves[0])
        assert texts(pos) == [f"turn {n}" for n in range(5)]
        assert clause(pos, "turn 5") == "QA-VAR-08"
        assert clause(pos, "turn 6") == "QA-DRAFT-10"
        talers = pos.to_dict()["seats"][seat]["talers"]
        pos.push("turn 4")
        assert pos.to_dict()["seats"][seat]["talers"] == talers + 4
        assert 4 in pos.to_dict()["seats"][seat]["craftsmen"].values()
    plain = architect.new(players, seed=4, options=dict.fromkeys(other_switches("early_drop_out"), True))
    plain.push(plain.legal_moves[0])
    assert texts(plain) == [f"turn {n}" for n in range(6)]


@pytest.mark.clauses("QA-VAR-08")
@pytest.mark.parametrize(("position", "paid"), [(0, 10), (1, 8), (3, 4), (4, 2), (5, 2)])
def test_the_turn_onto_the_drop_out_position_is_paid_and_the_last(architect: Game, position: int, paid: int) -> None:
    seats = [{}, {"craftsmen": {"tailor-2": position, "tailor-3": 0}}]
    pos = at(architect, "labour", seats, 1, "early_drop_out", "labour_many_positions")
    while "work tailor-2" in texts(pos):
        pos.push("work tailor-2")
    assert clause(pos, "work tailor-2") == "QA-LABOR-02"
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + paid, {"tailor-3": 0})
