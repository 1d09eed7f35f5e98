"""QD-GROCER, and QD-STICKER-15, 16: buying faces for their own dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    finished,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
    without_number_cards,
)

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PRICES = {
    **dict.fromkeys(("choice_ts", "choice_sc", "choice_ct", "bread2"), 1),
    **dict.fromkeys(("a_timber", "a_stone", "a_clay", "a_guilder"), 2),
    **dict.fromkeys(("double_timber", "double_stone", "double_clay", "occupied"), 2),
    **dict.fromkeys(("morale", "figurine", "two_resources", "herb"), 3),
    "trumpet": 4,
    "feast": 5,
}
PLAIN = ["timber", "stone", "clay", "guilder", "action", "action"]


def at_the_grocer(game: Game, seals: int, *others: dict[str, Any], **own: Any) -> Position:
    """Seat 0 is served before a game."""
    return at(game, {"seals": seals} | own, *others, step="grocer")


@clauses("QD-GROCER-01", "QD-SETUP-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_grocer_is_there_before_the_first_game(queensdale: Game, players: int) -> None:
    """Everybody has one seal, which buys one of the cheapest faces."""
    pos = queensdale.new(players, seed=2)
    served = set()
    while pos.step == "grocer":
        served.add(pos.to_move)
        assert texts(pos) == ["buy choice_ts", "buy choice_sc", "buy choice_ct", "buy bread2", "buy nothing more"]
        play(pos, "buy nothing more")
    assert served == set(range(players))
    assert pos.step == "start_hut"


@clauses("QD-GROCER-01")
@pytest.mark.parametrize("number", [1, 5])
def test_the_grocer_is_there_before_every_later_game(queensdale: Game, number: int) -> None:
    pos = finished(queensdale, {"seals": 3}, {"fame": 10}, game_number=number)
    quietly(pos, "grocer")
    assert pos.to_dict()["game_number"] == number + 1
    assert pos.to_dict()["pending"] == [{"step": "grocer", "seat": 0, "argument": 0}]


@clauses("QD-GROCER-01")
def test_nothing_is_sold_during_a_game(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 9})
    assert pos.why_not("buy bread2") is not None


@clauses("QD-GROCER-02", "QD-GROCER-06", "QD-STICKER-25")
@pytest.mark.parametrize("face", PRICES)
def test_a_face_costs_its_price_in_seals(queensdale: Game, face: str) -> None:
    price = PRICES[face]
    pos = at_the_grocer(queensdale, price)
    left = pos.to_dict()["grocer"][face]
    assert outcome(pos, f"buy {face}") == {"seats.0.seals": 0, f"grocer.{face}": left - 1}
    assert (pos.step, pos.to_move) == ("die", 0)
    if price > 1:
        assert clause(at_the_grocer(queensdale, price - 1), f"buy {face}") == "QD-GROCER-02"


@clauses("QD-GROCER-06", "QD-GROCER-08")
@pytest.mark.parametrize(("players", "copies"), [(2, (2, 2)), (3, (3, 3)), (4, (3, 4))])
def test_every_face_has_so_many_copies(queensdale: Game, players: int, copies: tuple[int, ...]) -> None:
    """Of those with an A or a choice, and of all others: there is a feast for every player."""
    rare, usual = copies
    offer = at(queensdale, {"seals": 9}, players=players, step="grocer").to_dict()["grocer"]
    expected = {face: rare if face.startswith(("choice", "a_")) else usual for face in PRICES}
    assert {face: offer[face] for face in PRICES} == expected


@clauses("QD-GROCER-01", "QD-GROCER-06")
def test_exactly_these_faces_are_on_sale(queensdale: Game) -> None:
    assert set(texts(at_the_grocer(queensdale, 9))) == {f"buy {face}" for face in PRICES} | {"buy nothing more"}


@clauses("QD-GROCER-01")
@pytest.mark.parametrize("card", range(1, 7))
def test_faces_of_number_cards_are_not_on_sale_while_those_are_left_out(tmp_path: Path, card: int) -> None:
    pos = at(changed_pack(tmp_path, *without_number_cards()), {"seals": 9}, step="grocer", opened=9)
    assert f"buy card_{card}" not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push(f"buy card_{card}")


@clauses("QD-GROCER-03")
def test_any_number_is_bought_as_long_as_seals_last(queensdale: Game) -> None:
    pos = at_the_grocer(queensdale, 5)
    play(pos, "buy bread2", "on die 1", "instead of timber", "buy bread2", "on die 1", "instead of stone")
    assert (pos.step, pos.to_move, seat(pos, 0)["seals"]) == ("grocer", 0, 3)
    play(pos, "buy herb", "on die 2", "instead of action")
    assert seat(pos, 0)["faces"][:2] == [
        ["bread2", "bread2", "clay", "guilder", "action", "action"],
        ["timber", "stone", "clay", "guilder", "herb", "action"],
    ]
    assert (pos.step, seat(pos, 0)["seals"]) == ("start_hut", 0)


@clauses("QD-GROCER-04")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_the_lowest_goal_goes_first(queensdale: Game, lowest: int) -> None:
    epochs = [4, 3, 5]
    epochs[lowest] = 1
    seats = [of_epoch(epoch, letter) for epoch, letter in zip(epochs, "bcd", strict=True)]
    pos = quietly(finished(queensdale, *seats), "grocer")
    order = []
    while pos.step == "grocer":
        order.append(pos.to_move)
        play(pos, "buy nothing more")
    assert order == sorted(range(3), key=lambda number: epochs[number])


@clauses("QD-GROCER-04", "QD-TIE-01", "QD-TIE-03")
def test_ties_at_the_grocer(queensdale: Game) -> None:
    assert finished(queensdale, {}, {"buildings": {"timber_yard": 1}}).to_move == 1
    assert finished(queensdale, {"goods": {"guilder": 2}}, {"goods": {"guilder": 1}}).to_move == 0
    assert {finished(queensdale, seed=seed).to_move for seed in range(16)} == {0, 1}


@clauses("QD-GROCER-07")
def test_a_player_completes_all_purchases_before_the_next_one(queensdale: Game) -> None:
    """Both feasts are gone when the second player is served."""
    pos = finished(queensdale, {"seals": 9}, {"seals": 14, "fame": 1, "buildings": {"dwelling": 1}})
    assert pos.to_move == 1
    play(pos, "buy feast", "on die 1", "instead of timber")
    assert (pos.to_move, pos.step) == (1, "grocer")
    play(pos, "buy feast", "on die 2", "instead of timber")
    assert (pos.to_move, pos.step) == (1, "grocer")
    play(pos, "buy bread2", "on die 1", "instead of stone")
    assert (pos.to_move, pos.step) == (1, "grocer")
    play(pos, "buy nothing more")
    assert (pos.to_move, pos.step) == (0, "grocer")
    assert clause(pos, "buy feast") == "QD-GROCER-08"


@clauses("QD-GROCER-08")
def test_the_last_copy_is_sold_and_then_none(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 9}, step="grocer", grocer={"bread2": 1})
    play(pos, "buy bread2", "on die 1", "instead of timber")
    assert clause(pos, "buy bread2") == "QD-GROCER-08"


@clauses("QD-GROCER-08", "QD-COMP-38")
def test_the_offer_and_all_dice_are_public(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 9}, step="grocer")
    play(pos, "buy herb", "on die 3", "instead of clay")
    for viewer in (0, 1, None):
        view = pos.view(viewer)
        assert view["grocer"]["herb"] == {"cost": 3, "left": 1}
        assert [die["faces"] for die in view["seats"][0]["dice"]] == seat(pos, 0)["faces"]


@clauses("QD-GROCER-09", "QD-STICKER-15")
def test_a_bought_face_is_applied_at_once_and_for_good(queensdale: Game) -> None:
    pos = at_the_grocer(queensdale, 4)
    play(pos, "buy morale")
    assert (pos.step, texts(pos)) == ("die", [f"on die {n}" for n in range(1, 6)])
    play(pos, "on die 4")
    assert (pos.step, texts(pos)) == ("side", [f"instead of {face}" for face in PLAIN[:5]])
    assert clause(pos, "instead of herb") == "QD-STICKER-15"
    play(pos, "instead of guilder")
    assert seat(pos, 0)["faces"] == [PLAIN] * 3 + [["timber", "stone", "clay", "morale", "action", "action"], PLAIN]
    assert seat(quietly(pos, "turn"), 0)["faces"][3][3] == "morale"


@clauses("QD-GROCER-09")
def test_seals_may_be_saved(queensdale: Game) -> None:
    pos = at_the_grocer(queensdale, 7)
    assert seat(quietly(play(pos, "buy nothing more"), "turn"), 0)["seals"] == 7


@clauses("QD-GROCER-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_game_chance_decides_the_order(queensdale: Game, players: int) -> None:
    orders = {tuple(queensdale.new(players, seed=seed).to_dict()["order"]) for seed in range(60)}
    assert {order[0] for order in orders} == set(range(players))
    assert len(orders) > players or players == 2
    assert all(sorted(order) == list(range(players)) for order in orders)


@clauses("QD-STICKER-15")
def test_a_bought_face_may_be_replaced_and_is_lost(queensdale: Game) -> None:
    pos = at_the_grocer(queensdale, 4, faces=[["feast", *PLAIN[1:]], *[PLAIN] * 4])
    left = pos.to_dict()["grocer"]["feast"]
    play(pos, "buy trumpet", "on die 1", "instead of feast")
    assert seat(pos, 0)["faces"][0] == ["trumpet", *PLAIN[1:]]
    assert pos.to_dict()["grocer"]["feast"] == left


@clauses("QD-STICKER-15")
def test_only_one_of_two_equal_faces_is_replaced(queensdale: Game) -> None:
    pos = play(at_the_grocer(queensdale, 1), "buy bread2", "on die 2", "instead of action")
    assert seat(pos, 0)["faces"][1] == ["timber", "stone", "clay", "guilder", "bread2", "action"]


@clauses("QD-STICKER-15")
def test_nobody_elses_dice_change(queensdale: Game) -> None:
    pos = at(queensdale, {}, {"seals": 1}, to_move=1, step="grocer", order=[1, 0])
    play(pos, "buy bread2", "on die 1", "instead of clay")
    assert (seat(pos, 0)["faces"], seat(pos, 1)["faces"][0][2]) == ([PLAIN] * 5, "bread2")


@clauses("QD-STICKER-16")
def test_a_die_may_lose_all_its_actions_and_carry_equal_faces(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 9}, {}, {}, {}, step="grocer")
    for _ in range(3):
        play(
            pos,
            "buy herb",
            "on die 1",
            "instead of action" if "action" in seat(pos, 0)["faces"][0] else "instead of clay",
        )
    assert seat(pos, 0)["faces"][0] == ["timber", "stone", "herb", "guilder", "herb", "herb"]


@clauses("QD-STICKER-16")
def test_a_die_may_lose_all_its_resources(queensdale: Game) -> None:
    pos = at_the_grocer(queensdale, 8)
    for face, resource in (
        ("bread2", "timber"), ("bread2", "stone"), ("herb", "clay"), ("morale", "guilder"),
    ):  # fmt: skip
        play(pos, f"buy {face}", "on die 5", f"instead of {resource}")
    assert seat(pos, 0)["faces"][4] == ["bread2", "bread2", "herb", "morale", "action", "action"]


@clauses("QD-GROCER-01")
def test_who_can_buy_nothing_is_not_asked(queensdale: Game) -> None:
    """Seals are handed out after the game: red reaches the goal and has none, green has missed it."""
    pos = quietly(finished(queensdale, {"fame": 10}, {"fame": 1}), "start_hut")
    asked = [deed.seat for deed in pos.actions() if deed.step == "grocer"]
    assert [seat(pos, i)["seals"] for i in range(2)] == [0, 1]
    assert asked == [1]


@clauses("QD-NEXT-21")
def test_before_the_huts_nobody_has_chosen_one(queensdale: Game) -> None:
    for pos in (queensdale.new(3, seed=1), quietly(finished(queensdale, {"seals": 2}), "grocer")):
        assert pos.step == "grocer"
        assert [table["chosen_hut"] for table in pos.to_dict()["seats"]] == [None] * pos.players
