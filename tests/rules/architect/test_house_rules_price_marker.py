"""QA-VAR-02, 03: with price_marker_every_third_hire the marker moves more slowly."""

from typing import Any

import pytest
from tests.rules.architect.house_rules import BILLBOARD, GUILDS, PILE, at, other_switches

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def hiring(architect: Game, hires: int, price: int, on: bool = True, **more: Any) -> Position:
    """Seat 1 is about to hire, after some hires of the game."""
    switches = ["price_marker_every_third_hire"] if on else other_switches("price_marker_every_third_hire")
    seats = [{"talers": 20}, {"talers": 20}]
    document = {"billboard": BILLBOARD, "pile": PILE, "price": price, "hires_counted": hires}
    return at(architect, "hire", seats, 1, *switches, **{**document, **more})


@pytest.mark.clauses("QA-VAR-02")
@pytest.mark.parametrize("hires", range(10))
def test_the_price_marker_moves_after_every_third_hire_of_the_game(architect: Game, hires: int) -> None:
    pos = hiring(architect, hires, 6)
    pos.push("hire 2")
    third = hires + 1 in (3, 6, 9)
    after = pos.to_dict()
    assert (after["price"], after["hires_counted"]) == (5 if third else 6, hires + 1)
    assert after["billboard"] == ["glazier-2", "bricklayer-3", *BILLBOARD[2:]]
    assert after["seats"][1]["talers"] == 20 - 2


@pytest.mark.clauses("QA-VAR-02")
def test_without_the_switch_the_marker_moves_after_every_hire(architect: Game) -> None:
    for hires in (0, 1, 2, 3):
        pos = hiring(architect, hires, 6, on=False)
        pos.push("hire 2")
        assert pos.to_dict()["price"] == 5


@pytest.mark.clauses("QA-VAR-02", "QA-VAR-03")
def test_hires_of_all_players_are_counted_and_forfeited_ones_are_not(architect: Game) -> None:
    seats = [{"talers": 20, "architect": "construct"} for _ in range(4)]
    options = {"price_marker_every_third_hire": True}
    pos = architect.position({"seats": seats, "billboard": BILLBOARD, "pile": PILE, "options": options})
    found = []
    for move in ("hire 1", "forfeit", "hire 1", "hire 1"):
        pos.push("move 2")
        pos.push(move)
        found.append((pos.to_dict()["hires_counted"], pos.to_dict()["price"]))
    assert found == [(1, 6), (1, 6), (2, 6), (3, 5)]


@pytest.mark.clauses("QA-VAR-03")
@pytest.mark.parametrize("hires", [0, 1, 2, 3])
def test_hiring_the_topmost_resets_the_marker_and_counts(architect: Game, hires: int) -> None:
    for price in (6, 4, 3):
        pos = hiring(architect, hires, price)
        pos.push("hire 6")
        after = pos.to_dict()
        assert (after["price"], after["hires_counted"]) == (6, hires + 1)
        assert after["seats"][1]["talers"] == 20 - price
        assert after["billboard"] == ["glazier-2", *BILLBOARD[:5]]


@pytest.mark.clauses("QA-VAR-03")
def test_beyond_the_right_end_the_topmost_is_removed_by_a_third_hire_only(architect: Game) -> None:
    third = hiring(architect, 2, 3)
    gone = third.view(None)["removed"].get("lumberjack-2", 0)
    third.push("hire 1")
    assert third.to_dict()["price"] == 6
    assert third.to_dict()["billboard"] == ["tailor-3", "glazier-2", *BILLBOARD[1:5]]
    assert third.view(None)["removed"]["lumberjack-2"] == gone + 1
    for hires in (0, 1, 3):
        pos = hiring(architect, hires, 3)
        pos.push("hire 1")
        assert pos.to_dict()["price"] == 3
        assert pos.to_dict()["billboard"] == ["glazier-2", *BILLBOARD[1:]]


@pytest.mark.clauses("QA-VAR-03")
def test_hire_bonuses_count_and_the_draft_does_not(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "glazier-1": 0, "bricklayer-1": 0, "tailor-1": 0}
    guilds = ["lumberjack", "glazier", "bricklayer", "tailor"]
    face = {"guilds": guilds, "bonus": {"kind": "hire", "amount": 0}}
    seats = [{}, {"carriage": "Tollbury", "craftsmen": crew, "talers": 9, "track": 9}]
    document = {"demand": {"Tollbury": face}, "billboard": BILLBOARD, "hires_counted": 2}
    pos = at(architect, "construct", seats, 1, "price_marker_every_third_hire", **document)
    pos.push("build")
    assert pos.to_dict()["hires_counted"] == 2
    pos.push("hire 1")
    assert (pos.to_dict()["hires_counted"], pos.to_dict()["price"]) == (3, 5)
    draft = architect.new(4, seed=2, options={"price_marker_every_third_hire": True})
    while draft.step in ("draft", "draft_turn"):
        draft.push(draft.legal_moves[0])
    assert (draft.to_dict()["hires_counted"], draft.to_dict()["price"]) == (0, 6)


@pytest.mark.clauses("QA-VAR-03")
def test_a_hire_with_firing_counts_once(architect: Game) -> None:
    full = {f"{guild}-1": 0 for guild in GUILDS}
    pos = at(
        architect,
        "hire",
        [{}, {"craftsmen": full, "talers": 9}],
        1,
        "price_marker_every_third_hire",
        billboard=BILLBOARD,
        hires_counted=1,
    )
    pos.push("hire 1")
    assert pos.to_dict()["hires_counted"] == 1
    pos.push("fire tailor-1")
    assert (pos.to_dict()["hires_counted"], pos.to_dict()["price"]) == (2, 6)
