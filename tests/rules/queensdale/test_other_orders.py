"""QD-LATER-19: royal orders as another pack may have them; a new order is a row."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    changed_pack,
    clause,
    clauses,
    finished,
    goods,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
    with_die,
)

from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.games.queensdale.rules.orders import fill_space_j
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

OTHERS = {
    "pay = { timber = 3 }, trumpets = 1, gain = { guilder": "pay = { craftsman = 1 }, gain = { fame = 3 }",
    "pay = { craftsman = 1 }, trumpets = 1, gain = { bread": "pay = { craftsman = 1 }, gain = { figurine = 1 }",
    "pay = { gleeman = 1 }, trumpets = 1, gain = { choice": "pay = { healer = 1 }",
    "pay = { timber = 1, stone = 1, clay = 1 }": "pay = { choice = 1 }, gain = { clairvoyant = 1 }",
    "pay = { choice = 4 }": "pay = { timber = 1, guilder = 1, choice = 2 }",
    "pay = { marble = 2 }": "pay = { gleeman = 1 }, gain = { figurine = 1 }",
    "pay = { seal = 1 }": "pay = { craftsman = 1 }, gain = { figurine = 1 }",
}
"""What orders 1, 5, 6, 9, 10, 11 and 12 ask for and bring, by how their rows begin."""


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with another pack."""
    rows = (FOLDER / "valley.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    found = {begins: next(row for row in rows if row.startswith(f"  {{ {begins}")) for begins in OTHERS}
    other_rows = [(row, f"  {{ trumpets = 1, {OTHERS[begins]} }},\n") for begins, row in found.items()]
    return changed_pack(tmp_path_factory.mktemp("orders"), *other_rows)


def on_j(game: Game, orders: list[str], own: dict[str, Any], **keys: Any) -> Position:
    """Seat 0 is about to place an A die; these orders lie on space J."""
    return with_die(game, "action", own, orders=orders, **{"opened": 6, **keys})


@clauses("QD-LATER-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_is_as_likely_as_the_others(queensdale: Game, players: int) -> None:
    """Each lies on J in one more than the players' share of all games: a quarter, a third, five twelfths."""
    state = quietly(finished(queensdale, *[of_epoch(6, "abcd"[n]) for n in range(players)]), "turn").state
    found = dict.fromkeys(range(ORDER_CARDS), 0)
    for _ in range(240):
        plain(fill_space_j)(queensdale.pack.mirror, state)
        drawn = [order for order in found if state.orders >> order & 1]
        assert (len(drawn), state.orders >> ORDER_CARDS) == (players + 1, 0)
        for order in drawn:
            found[order] += 1
    expected = 240 * (players + 1) / ORDER_CARDS
    assert all(0.5 * expected < count < 1.5 * expected for count in found.values()), found


@clauses("QD-LATER-18")
def test_orders_wait_for_their_own_epoch(tmp_path: Any) -> None:
    """A cogwheel that comes earlier brings none."""
    early = changed_pack(tmp_path, ("cogwheel = 6\n", "cogwheel = 4\n"))
    pos = quietly(finished(early, of_epoch(5), of_epoch(5, "b")), "turn")
    assert ("cogwheel" in pos.to_dict(), "orders" in pos.to_dict()) == (True, False)


@clauses("QD-LATER-19")
@pytest.mark.parametrize(("held", "possible"), [({"healer": 1}, True), ({"merchant": 1, "gleeman": 1}, False)])
def test_an_order_may_ask_for_any_figurine(other: Game, held: dict[str, int], possible: bool) -> None:
    pos = on_j(other, ["6"], {"figurines": held})
    assert ("order" in texts(pos)) == possible
    if possible:
        assert seat(play(pos, "order"), 0)["figurines"] == {}


@clauses("QD-LATER-19", "QD-COMP-29")
@pytest.mark.parametrize(
    ("held", "possible"),
    [
        ({"timber": 1, "guilder": 1, "stone": 1}, False),
        ({"timber": 1, "guilder": 1, "stone": 2}, True),
        ({"timber": 2, "guilder": 2}, True),
        ({"timber": 4}, False),
    ],
)
def test_what_is_chosen_is_paid_besides_what_is_named(other: Game, held: dict[str, int], possible: bool) -> None:
    pos = on_j(other, ["10"], {"goods": held})
    assert ("order" in texts(pos)) == possible
    if possible:
        quietly(play(pos, "order"), "turn")
        assert goods(pos, 0) == {}


@clauses("QD-LATER-19", "QD-COMP-29")
def test_one_piece_may_be_chosen_too(other: Game) -> None:
    pos = play(on_j(other, ["9"], {"goods": {"stone": 1, "clay": 1}}), "order")
    if pos.step == "order":
        play(pos, "fulfil 9")
    assert texts(pos) == ["spend stone", "spend clay"]
    play(pos, "spend clay")
    assert (goods(pos, 0), len(seat(pos, 0)["clairvoyant"])) == ({"stone": 1}, 1)


@clauses("QD-COURIER-05", "QD-LATER-19")
@pytest.mark.parametrize("number", ["1", "5", "6", "11", "12"])
def test_a_courier_may_stand_for_the_figurine_of_every_order(other: Game, number: str) -> None:
    asked = {"6": "healer", "11": "gleeman"}.get(number, "craftsman")
    pos = play(on_j(other, [number], {"figurines": {"courier": 1}}, bag={}), "order")
    if pos.step == "order":
        assert texts(pos) == [f"fulfil {number} by courier"]
        play(pos, f"fulfil {number} by courier")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["roles"], pos.view(0)["orders"]) == ({}, {asked: 1}, [])


@clauses("QD-COURIER-05", "QD-LATER-19")
def test_the_last_order_takes_the_figurine_itself(other: Game) -> None:
    own = {"figurines": {"craftsman": 1, "courier": 1}}
    pos = play(on_j(other, ["12"], own, bag={}), "order", "fulfil 12")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["roles"]) == ({"courier": 1}, {})


@clauses("QD-LATER-19")
def test_fame_of_an_order_is_neither_of_herbs_nor_of_trumpets(other: Game) -> None:
    pos = play(on_j(other, ["1"], {"figurines": {"craftsman": 1}}), "order")
    assert seat(pos, 0)["fame"] == {"other": 4}


@clauses("QD-LATER-19", "QD-DICE-21")
@pytest.mark.parametrize(
    ("number", "own"),
    [
        ("5", {"figurines": {"courier": 1}}),
        ("9", {"goods": {"stone": 1}}),
        ("11", {"figurines": {"gleeman": 1}}),
        ("12", {"figurines": {"craftsman": 1}}),
        ("12", {"figurines": {"courier": 1}}),
    ],
)
def test_an_order_that_shows_something_hidden_is_never_made_for_anybody(
    other: Game, number: str, own: dict[str, Any]
) -> None:
    pos = play(on_j(other, [number], own), "order")
    assert (pos.step, len(texts(pos))) == ("order", 1)
    quietly(pos, "turn")
    assert pos.why_no_undo(0) is not None


@clauses("QD-LATER-19", "QD-DICE-21")
def test_a_theatre_does_not_matter_where_morale_stays(queensdale: Game) -> None:
    own = {"goods": {"timber": 3}, "morale": 1, "buildings": {"theatre": 1}}
    pos = play(on_j(queensdale, ["1"], own), "order")
    assert (pos.step, pos.why_no_undo(0)) == ("turn", None)


@clauses("QD-LATER-19")
def test_a_die_that_would_join_another_needs_an_order_too(queensdale: Game) -> None:
    keys: dict[str, Any] = {"opened": 6, "taken": {"order": 1, "wage": 1}}
    pos = with_die(queensdale, "occupied", {"goods": {"timber": 9}}, orders=[], **keys)
    refusal = pos.why_not("occupied order")
    assert refusal is not None
    assert (refusal.message, clause(pos, "occupied order")) == ("refused-qd-no-order-left", "QD-LATER-19")
