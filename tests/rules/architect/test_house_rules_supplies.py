"""QA-VAR-14 to 17: bonds that leave the game, hiring and the tavern under house rules."""

from typing import Any

import pytest
from tests.rules.architect.house_rules import BILLBOARD, FIVE, GUILDS, PILE, Seat, at, other_switches
from tests.rules.architect.situations import clause, clause_in, texts

from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-VAR-14")
@pytest.mark.parametrize("bonds", [1, 2, 4])
def test_redeemed_bonds_leave_the_game(architect: Game, bonds: int) -> None:
    seats = [{"bonds": 5}, {"bonds": 4, "confidence": 4, "talers": 1}]
    pos = at(architect, "bank", seats, 1, "redeemed_bonds_leave_game", redeemed_for_good=3)
    assert pos.view(None)["bond_supply"] == 28 - 5 - 4 - 3
    pos.push(f"redeem {bonds}")
    after = pos.to_dict()
    assert after["redeemed_for_good"] == 3 + bonds
    assert pos.view(None)["bond_supply"] == 28 - 5 - 4 - 3
    assert (after["seats"][1]["bonds"], after["seats"][1]["talers"]) == (4 - bonds, 1 + 2 * bonds)
    plain = at(architect, "bank", seats, 1, *other_switches("redeemed_bonds_leave_game"))
    plain.push(f"redeem {bonds}")
    assert plain.to_dict()["redeemed_for_good"] == 0
    assert plain.view(None)["bond_supply"] == 28 - 5 - 4 + bonds


@pytest.mark.clauses("QA-VAR-14")
def test_bonds_out_of_the_game_cannot_be_earned_again(architect: Game) -> None:
    seats = [{"bonds": 10}, {"bonds": 2}]
    for redeemed, received in ((0, 8), (7, 8), (8, 8), (9, 7), (16, 0)):
        switch = "redeemed_bonds_leave_game"
        document = {"argument": 8, "redeemed_for_good": redeemed, "track": [4, 5, 6]}
        pos = at(architect, "climb", seats, 1, switch, **document)
        pos.push("climb 0")
        assert pos.to_dict()["seats"][1]["bonds"] == 2 + received
    with pytest.raises(PositionError, match="bonds"):
        at(architect, "climb", seats, 1, "redeemed_bonds_leave_game", redeemed_for_good=17)


@pytest.mark.clauses("QA-VAR-14")
def test_gaining_confidence_takes_no_bond_out_of_the_game(architect: Game) -> None:
    for move in ("confidence", "forfeit"):
        pos = at(architect, "bank", [{}, {"bonds": 2}], 1, "redeemed_bonds_leave_game")
        pos.push(move)
        assert pos.to_dict()["redeemed_for_good"] == 0


FULL = {f"{guild}-1": 0 for guild in GUILDS}


@pytest.mark.clauses("QA-VAR-15")
def test_nobody_hires_with_a_full_star_when_firing_is_forbidden(architect: Game) -> None:
    document = {"billboard": BILLBOARD, "pile": PILE}
    seats = [{}, {"craftsmen": FULL, "talers": 20}]
    pos = at(architect, "hire", seats, 1, "no_firing", **document)
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "hire 3") == "QA-VAR-15"
    plain = at(architect, "hire", seats, 1, *other_switches("no_firing"), **document)
    assert texts(plain) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    plain.push("hire 3")
    assert plain.step == "fire"
    state = at(architect, "hire", seats, 1, *other_switches("no_firing"), **document).state
    no_firing = architect.new(2, seed=0, options={"no_firing": True}).state.house_rules
    state.house_rules = no_firing
    reader = at(architect, "hire", seats, 1, **document)
    assert clause_in(architect, reader, state, "hire 3") == "QA-VAR-15"
    state.talers[1] = 2
    assert clause_in(architect, reader, state, "hire 3") == "QA-HIRE-02"


@pytest.mark.clauses("QA-VAR-15")
def test_without_firing_a_free_notch_is_filled_as_usual(architect: Game) -> None:
    seats = [{}, {"craftsmen": FIVE, "talers": 20}]
    pos = at(architect, "hire", seats, 1, "no_firing", billboard=["glazier-1", *BILLBOARD[1:]])
    assert texts(pos) == [*(f"hire {n}" for n in range(2, 7)), "forfeit"]
    assert clause(pos, "hire 1") == "QA-HIRE-34"
    pos.push("hire 2")
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["seats"][1]["craftsmen"] == {**FIVE, "tailor-2": 4}


@pytest.mark.clauses("QA-VAR-16")
def test_nobody_hires_once_the_pile_is_empty(architect: Game) -> None:
    seats = [{"talers": 20}, {"talers": 20}]
    document: dict[str, Any] = {"billboard": BILLBOARD, "pile": []}
    pos = at(architect, "hire", seats, 1, "no_hire_on_empty_pile", **document)
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "hire 6") == "QA-VAR-16"
    plain = at(architect, "hire", seats, 1, *other_switches("no_hire_on_empty_pile"), **document)
    assert texts(plain) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    state = plain.state
    state.house_rules = architect.new(2, seed=0, options={"no_hire_on_empty_pile": True}).state.house_rules
    reader = at(architect, "hire", seats, 1, **document)
    assert clause_in(architect, reader, state, "hire 1") == "QA-VAR-16"
    assert clause_in(architect, reader, state, "hire 6") == "QA-VAR-16"
    assert clause_in(architect, reader, state, "forfeit") is None


@pytest.mark.clauses("QA-VAR-16")
def test_the_last_tile_of_the_pile_still_allows_a_hire(architect: Game) -> None:
    seats: list[Seat] = [{"talers": 20, "architect": "construct"}, {"talers": 20}]
    document = {"billboard": BILLBOARD, "pile": ["glazier-2"]}
    pos = at(architect, "hire", seats, 1, "no_hire_on_empty_pile", **document)
    pos.push("hire 1")
    assert pos.to_dict()["billboard"] == ["glazier-2", *BILLBOARD[1:]]
    assert pos.to_dict()["pile"] == []
    pos.push("move 2")
    assert (pos.step, pos.to_move) == ("architect", 1)
    assert pos.to_dict()["seats"][0]["architect"] == "hire"


ROOMS = {
    "entrance": ["lumberjack", "stonemason", "bricklayer"],
    "saloon": ["tailor", "glazier"],
    "dormitory": ["blacksmith"],
}


@pytest.mark.clauses("QA-VAR-17")
def test_the_tavern_needs_at_least_one_guild(architect: Game) -> None:
    seats = [{}, {"talers": 3, "tavern": ROOMS, "craftsmen": {"blacksmith-1": 2}}]
    pos = at(architect, "tavern", seats, 1, "tavern_send_at_least_one")
    assert texts(pos) == ["send lumberjack", "send blacksmith", "send stonemason", "send bricklayer", "forfeit"]
    assert clause(pos, "done") == "QA-VAR-17"
    pos.push("send blacksmith")
    assert texts(pos) == ["send stonemason", "send bricklayer", "done"]
    pos.push("done")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (2, {"blacksmith-1": 1})
    assert after["tavern"] == {
        "entrance": ["lumberjack", "stonemason", "bricklayer"],
        "saloon": ["blacksmith"],
        "dormitory": ["glazier", "tailor"],
    }


@pytest.mark.clauses("QA-VAR-17")
def test_who_cannot_send_a_guild_forfeits_without_shifting(architect: Game) -> None:
    seats = [{}, {"talers": 0, "tavern": ROOMS}]
    pos = at(architect, "tavern", seats, 1, "tavern_send_at_least_one")
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "done") == "QA-VAR-17"
    pos.push("forfeit")
    tavern = pos.start().to_dict()["seats"][1]["tavern"]
    assert pos.to_dict()["seats"][1]["tavern"] == tavern
    assert tavern == {"entrance": ROOMS["entrance"], "saloon": ["glazier", "tailor"], "dormitory": ["blacksmith"]}
    rich = at(architect, "tavern", [{}, {"talers": 9, "tavern": ROOMS}], 1, "tavern_send_at_least_one")
    rich.push("forfeit")
    assert rich.to_dict()["seats"][1]["tavern"] == tavern


@pytest.mark.clauses("QA-VAR-17")
def test_without_the_switch_nobody_need_be_sent(architect: Game) -> None:
    seats = [{}, {"talers": 0, "tavern": ROOMS}]
    pos = at(architect, "tavern", seats, 1, *other_switches("tavern_send_at_least_one"))
    assert texts(pos) == ["done", "forfeit"]
    pos.push("done")
    rooms = pos.to_dict()["seats"][1]["tavern"]
    assert rooms["entrance"] == ["lumberjack", "blacksmith", "stonemason", "bricklayer"]
    assert rooms["dormitory"] == ["glazier", "tailor"]
