"""QA-REPAIR: the Construct action used for repairs."""

from itertools import combinations
from typing import Any

import pytest
from tests.rules.architect.situations import clause, clause_in, effects, scroll, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

SIX = {
    "lumberjack-1": 0,
    "lumberjack-3": 1,
    "blacksmith-2": 2,
    "glazier-3": 3,
    "stonemason-1": 4,
    "tailor-3": 5,
}


def repairs(architect: Game, seats: list[Seat], me: int = 0, **more: Any) -> Position:
    """A seat that has chosen repairs in the Construct action."""
    pos = architect.position({"seats": seats, "to_move": me, "step": "construct", **more})
    pos.push("repair")
    return pos


@pytest.mark.clauses("QA-REPAIR-01", "QA-REPAIR-14", "QA-REPAIR-15")
@pytest.mark.parametrize("players", [2, 4])
def test_repairs_are_possible_everywhere_and_worth_the_same(architect: Game, players: int) -> None:
    me = players - 1
    crew = {"blacksmith-2": 0, "stonemason-1": 0, "tailor-2": 0}
    for location in architect.pack.content.map_for(players).locations:
        builders: list[list[int]] = [[]] if location.type == "capital" else [[], [0], [0, me]]
        for built in builders:
            seats: list[Seat] = [{"bonds": 0} for _ in range(players)]
            seats[me] = {"bonds": 0, "track": 9, "carriage": location.name, "craftsmen": crew}
            buildings = {location.name: built} if built else {}
            pos = repairs(architect, seats, me, buildings=buildings)
            for character in crew:
                pos.push(f"assign {character}")
            after = pos.to_dict()
            assert after["seats"][me]["bonds"] == scroll(*crew)
            assert after["buildings"] == buildings


@pytest.mark.clauses("QA-REPAIR-02", "QA-REPAIR-13")
def test_one_two_or_three_craftsmen_are_assigned(architect: Game) -> None:
    one_of_each = {"lumberjack-1": 0, "blacksmith-2": 0, "glazier-3": 0, "stonemason-1": 0, "tailor-3": 0}
    assert len(one_of_each) == 5
    for size in (1, 2, 3):
        for team in combinations(one_of_each, size):
            pos = repairs(architect, [{}, {"craftsmen": one_of_each, "track": 9, "bonds": 0}], 1)
            for character in team:
                pos.push(f"assign {character}")
            if pos.step == "repair":
                assert "done" in texts(pos)
                pos.push("done")
            after = pos.to_dict()["seats"][1]
            assert after["bonds"] == scroll(*team)
            assert after["craftsmen"] == {c: p + (c in team) for c, p in one_of_each.items()}
            assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-REPAIR-02")
def test_a_fourth_craftsman_cannot_be_assigned(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-2": 0, "glazier-3": 0, "tailor-3": 0}
    working = ["lumberjack-1", "blacksmith-2", "glazier-3"]
    document = {"seats": [{}, {"craftsmen": crew}], "step": "repair", "to_move": 1, "track": [4, 5, 6]}
    pos = architect.position({**document, "working": working})
    assert texts(pos) == ["done"]
    assert clause(pos, "assign tailor-3") == "QA-REPAIR-02"
    two = architect.position({**document, "working": working[:2]})
    assert texts(two) == ["assign glazier-3", "assign tailor-3", "done"]
    two.push("assign glazier-3")
    assert [event.message for event in two.story()] == ["story-assign", "story-repairs"]


@pytest.mark.clauses("QA-REPAIR-02", "QA-REPAIR-12")
def test_what_forced_moves_hide_is_refused_with_its_clause(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-2": 0, "glazier-3": 0, "tailor-3": 0}
    document = {"seats": [{}, {"craftsmen": crew}], "step": "repair", "to_move": 1}
    full = architect.position({**document, "working": ["lumberjack-1", "blacksmith-2"]})
    state = full.state
    state.working = sum(1 << i for i in (0, 4, 8))
    assert clause_in(architect, full, state, "assign tailor-3") == "QA-REPAIR-02"
    assert clause_in(architect, full, state, "done") is None
    alone = architect.position({"seats": [{}, {"craftsmen": {"tailor-3": 0}}], "to_move": 1, "step": "construct"})
    state = alone.state
    state.tile_position[1] = [-1] * len(state.tile_position[1])
    assert clause_in(architect, alone, state, "repair") == "QA-REPAIR-12"
    assert clause_in(architect, alone, state, "forfeit") is None


@pytest.mark.clauses("QA-REPAIR-02")
@pytest.mark.parametrize("stranger", ["lumberjack-2", "glazier-1", "tailor-2"])
def test_only_own_craftsmen_can_be_assigned(architect: Game, stranger: str) -> None:
    pos = repairs(architect, [{"craftsmen": {stranger: 0}}, {"craftsmen": SIX}], 1)
    assert clause(pos, f"assign {stranger}") == "QA-REPAIR-02"
    assert texts(pos) == [f"assign {character}" for character in SIX]


@pytest.mark.clauses("QA-REPAIR-03")
def test_the_assigned_craftsmen_are_of_different_guilds(architect: Game) -> None:
    guilds = ("lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor")
    for guild, other in zip(guilds, guilds[1:] + guilds[:1], strict=True):
        crew = {f"{guild}-{n}": 0 for n in (1, 2, 3)} | {f"{other}-{n}": 0 for n in (1, 2, 3)}
        for n in (1, 2, 3):
            pos = repairs(architect, [{}, {}, {"craftsmen": crew}], 2)
            assert len(texts(pos)) == 6
            pos.push(f"assign {guild}-{n}")
            later = [f"assign {other}-{i}" for i in (1, 2, 3)]
            if other == "lumberjack":
                assert pos.step == "architect"  # the tailors come last in the list
                continue
            assert texts(pos) == [*later, "done"]
            for twin in (1, 2, 3):
                assert clause(pos, f"assign {guild}-{twin}") == "QA-REPAIR-03"
            pos.push(later[2])
            assert pos.step in ("climb", "architect")


@pytest.mark.clauses("QA-REPAIR-13")
def test_a_team_is_named_in_the_order_of_the_list(architect: Game) -> None:
    for glazier in ("glazier-1", "glazier-2", "glazier-3"):
        crew = {"blacksmith-1": 0, "blacksmith-3": 0, glazier: 0, "stonemason-1": 0, "tailor-3": 0}
        pos = repairs(architect, [{}, {"craftsmen": crew}], 1)
        pos.push(f"assign {glazier}")
        for earlier in ("blacksmith-1", "blacksmith-3"):
            refusal = pos.why_not(f"assign {earlier}")
            assert refusal is not None
            assert (refusal.clause, refusal.message) == (None, "refused-out-of-order")
        assert texts(pos) == ["assign stonemason-1", "assign tailor-3", "done"]


@pytest.mark.clauses("QA-REPAIR-04", "QA-REPAIR-05", "QA-REPAIR-16")
def test_points_are_the_scroll_values_whatever_the_performance(architect: Game) -> None:
    for character in architect.pack.content.characters:
        for position in range(6):
            me = {"bonds": 0, "track": 9, "craftsmen": {character.id: position}}
            pos = repairs(architect, [{"bonds": 0}, me], 1)
            assert pos.to_dict()["seats"][1]["bonds"] == character.repair


@pytest.mark.clauses("QA-REPAIR-05", "QA-REPAIR-14")
def test_repairs_in_a_village_have_no_maximum_and_no_site_value(architect: Game) -> None:
    crew = {"blacksmith-2": 0, "glazier-3": 0, "stonemason-1": 0}
    seats: list[Seat] = [{}, {}, {}, {"carriage": "Oakmere", "craftsmen": crew, "bonds": 0, "track": 9}]
    pos = repairs(architect, seats, 3, buildings={"Oakmere": [0, 1, 2]})
    for character in crew:
        pos.push(f"assign {character}")
    assert pos.to_dict()["seats"][3]["bonds"] == scroll(*crew)
    assert pos.to_dict()["buildings"] == {"Oakmere": [0, 1, 2]}


@pytest.mark.clauses("QA-REPAIR-06")
def test_points_from_repairs_are_spent_for_steps_and_bonds(architect: Game) -> None:
    crew = {"blacksmith-2": 0, "glazier-3": 0, "stonemason-1": 0}
    points = scroll(*crew)
    assert 5 < points < 5 + 4
    for steps, bonds in ((0, points), (1, points - 5)):
        pos = repairs(architect, [{}, {"craftsmen": crew, "bonds": 0}], 1, track=[5, 4, 7])
        for character in crew:
            pos.push(f"assign {character}")
        assert pos.to_dict()["pending"] == [{"step": "climb", "seat": 1, "argument": points}]
        assert texts(pos) == ["climb 0", "climb 1"]
        pos.push(f"climb {steps}")
        me = pos.to_dict()["seats"][1]
        assert (me["track"], me["bonds"]) == (steps, bonds)
        assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-REPAIR-07")
def test_repairs_in_a_town_give_no_bonus(architect: Game) -> None:
    for tile in architect.pack.content.demand:
        if tile.location != "town":
            continue
        crew = {f"{guild}-1": 0 for guild in tile.guilds}
        face = {"guilds": list(tile.guilds), "bonus": {"kind": tile.bonus, "amount": tile.amount}}
        seat = {"carriage": "Tollbury", "craftsmen": crew, "talers": 8, "bonds": 0, "track": 9}
        pos = repairs(architect, [{"bonds": 0}, seat], 1, demand={"Tollbury": face})
        team = sorted(crew, key=list(pos.to_dict()["seats"][1]["craftsmen"]).index)[:3]
        for character in team:
            pos.push(f"assign {character}")
        me = pos.to_dict()["seats"][1]
        assert (me["talers"], me["bonds"]) == (8, scroll(*team))
        assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-REPAIR-08", "QA-REPAIR-09", "QA-REPAIR-17")
@pytest.mark.parametrize("me", [0, 1])
def test_assigned_craftsmen_turn_or_leave_and_nobody_else_does(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"craftsmen": {"glazier-3": 5, "tailor-2": 0}} for _ in range(2)]
    seats[me] = {"craftsmen": {**SIX, "lumberjack-3": 5}, "bonds": 0, "track": 9}
    pos = repairs(architect, seats, me)
    gone = pos.view(None)["removed"]
    team = [f"assign {character}" for character in ("lumberjack-1", "stonemason-1", "tailor-3")]
    assert effects(pos, *team) == {
        f"seats.{me}.bonds": scroll("lumberjack-1", "stonemason-1", "tailor-3"),
        f"seats.{me}.craftsmen.lumberjack-1": 1,
        f"seats.{me}.craftsmen.stonemason-1": 5,
        f"seats.{me}.craftsmen.tailor-3": None,
    }
    assert (pos.step, pos.to_move) == ("architect", 1 - me)
    assert pos.view(None)["removed"] == {**gone, "tailor-3": 1}


@pytest.mark.clauses("QA-REPAIR-10", "QA-REPAIR-11")
def test_leo_has_two_guilds_and_gains_5_points(architect: Game) -> None:
    leos = {"blacksmith-1": 3, "blacksmith-2": 1, "tailor-3": 0}
    assert scroll("blacksmith-2", "tailor-3") == 5
    pos = repairs(architect, [{"bonds": 0}, {"bonds": 0}, {"craftsmen": leos, "bonds": 0, "track": 9}], 2)
    pos.push("assign blacksmith-2")
    assert texts(pos) == ["assign tailor-3", "done"]
    pos.push("assign tailor-3")
    assert (pos.step, pos.to_move) == ("architect", 0)  # a third guild is not in his service
    me = pos.to_dict()["seats"][2]
    assert me["bonds"] == 5
    assert me["craftsmen"] == {"blacksmith-1": 3, "blacksmith-2": 2, "tailor-3": 1}


@pytest.mark.clauses("QA-REPAIR-12")
def test_repairs_need_at_least_one_craftsman(architect: Game) -> None:
    pos = repairs(architect, [{}, {"craftsmen": SIX}], 1)
    assert clause(pos, "done") == "QA-REPAIR-12"
    assert "done" not in texts(pos)
    pos.push("assign tailor-3")
    assert (pos.step, pos.to_move) == ("architect", 0)
    alone = architect.position({"seats": [{"craftsmen": {"tailor-3": 5}}, {}], "step": "construct"})
    assert texts(alone) == ["repair", "forfeit"]
    start = architect.position({"seats": [{"craftsmen": SIX}, {"architect": "tavern"}], "to_move": 1})
    start.push("move 1")  # without craftsmen Construct is forfeited by itself
    assert (start.step, start.to_move) == ("architect", 0)
    assert [event.message for event in start.story()][:2] == ["story-move", "story-forfeit"]


@pytest.mark.clauses("QA-REPAIR-18")
def test_repairs_may_be_chosen_instead_of_a_building_or_the_palace(architect: Game) -> None:
    strong = {"lumberjack-1": 0, "blacksmith-1": 0, "glazier-1": 0, "tailor-1": 0}
    village = {"carriage": "Oakmere", "craftsmen": {**strong, "stonemason-1": 0}}
    document = {"to_move": 1, "step": "construct", "demand": {"Oakmere": ["lumberjack", "stonemason"]}}
    pos = architect.position({"seats": [{}, village], **document})
    assert texts(pos) == ["build", "repair", "forfeit"]
    pos.push("repair")
    assert pos.to_dict()["pending"] == [{"step": "repair", "seat": 1, "argument": 0}]
    pos = architect.position({"seats": [{}, {"craftsmen": strong, "track": 9, "bonds": 0}], **document})
    assert texts(pos) == ["repair", "palace", "forfeit"]
    for move in ("repair", "assign blacksmith-1", "done"):
        pos.push(move)
    me = pos.to_dict()["seats"][1]
    assert me["contribution"] is None
    assert me["bonds"] == 1
    assert me["craftsmen"] == {**strong, "blacksmith-1": 1}
