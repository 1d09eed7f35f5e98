"""QD-WORK-07, 09, 10: craftsmen, and couriers in their stead, help to pay a build action."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, follow, goods, of_epoch, outcome, play, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
SAVE_A_TIMBER_YARD = (
    "craftsman", "save timber", "save timber", "craftsman", "save timber", "save stone", "craftsman", "save stone",
    "save clay",
)  # fmt: skip
"""Three craftsmen save 3 timber, 2 stone and 1 clay."""
FIRST_TYPES = (
    "timber_yard", "woodcutter_hut", "bakery_building", "dwelling", "stone_pile", "quarryman", "treasurer",
    "brick_storage", "clay_quarry", "storehouse",
)  # fmt: skip


def only(code: str, *ranks: int) -> dict[str, list[int]]:
    """A stock of the first game in which nothing but these ranks of one type is left."""
    return {other: list(ranks) if other == code else [] for other in FIRST_TYPES}


def builder(
    game: Game, held: dict[str, int], craftsmen: int = 0, couriers: int = 0, players: int = 2, **keys: Any
) -> Position:
    """The first seat chooses what to build and has helpers; opened is everything."""
    own = {"goods": held, "figurines": {"craftsman": craftsmen, "courier": couriers}, **keys.pop("own", {})}
    return at(game, own, *({} for _ in range(players - 1)), **{"step": "build", "opened": 9, **keys})


def paying(
    game: Game, own: dict[str, Any], code: str, price: dict[str, int], rank: int = 1, savings: int = 0
) -> Position:
    """The first seat is paying a building; so much is left of its price."""
    argument = {"what": code, "rank": rank}
    return at(game, own, step="payment", argument=argument, price=price, savings=savings)


def owned(pos: Position) -> dict[str, int]:
    buildings: dict[str, int] = seat(pos, 0)["buildings"]
    return buildings


@clauses("QD-BUILD-36", "QD-WORK-07")
@pytest.mark.parametrize("players", [3, 4])
def test_a_stone_pile_of_rank_3_with_two_craftsmen(queensdale: Game, players: int) -> None:
    """Four of six resources are saved; two resources and two guilders are paid."""
    pos = builder(queensdale, {"timber": 1, "clay": 1, "guilder": 2}, craftsmen=2, players=players)
    first = ("craftsman", "save stone", "save stone")
    follow(pos, "build stone_pile", "rank 3", *first, "craftsman", "save stone", "save clay", "pay")
    assert (goods(pos, 0), seat(pos, 0)["figurines"], owned(pos)) == ({}, {}, {"stone_pile": 3})


@clauses("QD-BUILD-36", "QD-BUILD-33", "QD-WORK-10")
@pytest.mark.parametrize(
    ("held", "is_enough"),
    [
        ({"timber": 1, "clay": 1, "guilder": 2}, True),
        ({"stone": 2, "guilder": 2}, True),
        ({"clay": 2, "guilder": 2}, True),
        ({"timber": 1, "guilder": 3}, False),
        ({"timber": 2, "guilder": 2}, False),
        ({"clay": 3, "guilder": 1}, False),
    ],
)
def test_two_craftsmen_leave_two_resources_and_the_guilders_of_the_rank(
    queensdale: Game, held: dict[str, int], is_enough: bool
) -> None:
    """A resource beyond the price is none of the two, and guilders are neither saved nor counted as resources."""
    own = {"goods": held, "figurines": {"craftsman": 2}}
    pos = at(queensdale, own, {}, {}, stock=only("stone_pile", 3))
    assert ("build" in texts(play(pos, ACTION))) == is_enough


@clauses("QD-WORK-07")
@pytest.mark.parametrize("craftsmen", [0, 1, 2, 3])
@pytest.mark.parametrize("held", range(7))
def test_every_craftsman_saves_two_resources(queensdale: Game, craftsmen: int, held: int) -> None:
    """A timber yard costs 3 timber, 2 stone, 1 clay; what is at hand of it and the savings have to make six."""
    price = ["timber", "timber", "timber", "stone", "stone", "clay"]
    own = {good: price[:held].count(good) for good in price}
    pos = at(queensdale, {"goods": own, "figurines": {"craftsman": craftsmen}}, stock=only("timber_yard", 1))
    assert ("build" in texts(play(pos, ACTION))) == (held + 2 * craftsmen >= 6)


@clauses("QD-WORK-07", "QD-WORK-13")
def test_three_craftsmen_build_for_nothing(queensdale: Game) -> None:
    pos = follow(builder(queensdale, {}, craftsmen=3), "build timber_yard", *SAVE_A_TIMBER_YARD, "pay")
    assert (owned(pos), goods(pos, 0), seat(pos, 0)["figurines"]) == ({"timber_yard": 1}, {}, {})


@clauses("QD-WORK-07", "QD-WORK-13")
def test_any_number_of_craftsmen_may_be_used(queensdale: Game) -> None:
    """Nine resources of a great hall by five craftsmen, the last of whom saves one; six would be one too many."""
    pos = builder(queensdale, {"marble": 1}, craftsmen=6)
    rest = ("save stone", "craftsman", "save clay", "save clay", "craftsman", "save clay", "pay")
    follow(pos, "build great_hall", *SAVE_A_TIMBER_YARD[:-1], *rest)
    assert (owned(pos), seat(pos, 0)["figurines"]) == ({"great_hall": 1}, {"craftsman": 1})


@clauses("QD-WORK-09")
@pytest.mark.parametrize(
    ("saved", "left"),
    [
        (("timber", "timber"), {"stone": 1, "clay": 1, "timber": 2}),
        (("timber", "stone"), {"stone": 2, "clay": 1, "timber": 1}),
        (("stone", "clay"), {"stone": 2, "clay": 2}),
        (("clay", "timber"), {"stone": 1, "clay": 2, "timber": 1}),
    ],
)
def test_the_owner_chooses_what_a_craftsman_saves(
    queensdale: Game, saved: tuple[str, str], left: dict[str, int]
) -> None:
    """A timber yard with one resource more of each kind than it costs."""
    pos = play(builder(queensdale, {"timber": 3, "stone": 3, "clay": 2}, craftsmen=1), "build timber_yard")
    play(pos, "craftsman", *(f"save {good}" for good in saved))
    assert goods(pos, 0) == left


@clauses("QD-WORK-09")
def test_unused_savings_are_lost(queensdale: Game) -> None:
    """Seven resources of a sawmill: the fourth craftsman saves one, and brings nothing for his other half."""
    pos = builder(queensdale, {}, craftsmen=4)
    follow(pos, "build sawmill", *SAVE_A_TIMBER_YARD, "craftsman", "save clay", "pay")
    assert (owned(pos), goods(pos, 0), seat(pos, 0)["figurines"]) == ({"sawmill": 1}, {}, {})
    assert (pos.state.savings, pos.step) == (0, "turn")


@clauses("QD-WORK-09")
def test_a_craftsman_has_to_save_before_the_next_one_works(queensdale: Game) -> None:
    pos = play(builder(queensdale, {"timber": 3, "stone": 2, "clay": 1}, craftsmen=2), "build timber_yard", "craftsman")
    assert texts(pos) == ["save timber", "save stone", "save clay"]
    assert [clause(pos, move) for move in ("craftsman", "courier", "pay")] == ["QD-WORK-09"] * 3
    play(pos, "save clay")
    assert texts(pos) == ["save timber", "save stone"]
    assert clause(pos, "save clay") == "QD-WORK-10"
    play(pos, "save stone")
    assert texts(pos) == ["craftsman", "pay"]
    assert clause(pos, "save timber") == "QD-WORK-10"


@clauses("QD-WORK-09", "QD-DICE-18")
def test_nobody_saves_what_makes_the_rest_unpayable(queensdale: Game) -> None:
    """Two stone are missing and one craftsman is there: he has to save the stone."""
    pos = builder(queensdale, {"timber": 3, "clay": 1}, craftsmen=1)
    play(pos, "build timber_yard")
    assert (owned(pos), goods(pos, 0)) == ({"timber_yard": 1}, {})
    price = {"timber": 3, "stone": 2, "clay": 1}
    helped = paying(queensdale, {"goods": {"timber": 3, "clay": 1}}, "timber_yard", price, savings=2)
    assert texts(helped) == ["save stone"]
    assert [clause(helped, move) for move in ("save timber", "save clay")] == ["QD-WORK-09"] * 2


@clauses("QD-WORK-09", "QD-BUILD-04")
def test_paying_too_early_is_refused(queensdale: Game) -> None:
    """Three craftsmen and nothing else: nobody can pay before they have worked."""
    price = {"timber": 3, "stone": 2, "clay": 1}
    pos = paying(queensdale, {"figurines": {"craftsman": 3}}, "timber_yard", price)
    assert texts(pos) == ["craftsman"]
    assert clause(pos, "pay") == "QD-BUILD-04"


@clauses("QD-WORK-09")
def test_a_second_craftsman_may_make_up_for_the_choice_of_the_first(queensdale: Game) -> None:
    """Two stone are missing and two craftsmen are there: the first is free, the second is not."""
    pos = builder(queensdale, {"timber": 3, "clay": 1}, craftsmen=2)
    follow(pos, "build timber_yard", "craftsman")
    assert texts(pos) == ["save timber", "save stone", "save clay"]
    follow(pos, "save timber", "save timber", "craftsman", "save stone", "save stone", "pay")
    assert (owned(pos), goods(pos, 0)) == ({"timber_yard": 1}, {"timber": 2})


@clauses("QD-WORK-07", "QD-WORK-02")
def test_craftsmen_need_not_be_used(queensdale: Game) -> None:
    pos = builder(queensdale, {"timber": 3, "stone": 2, "clay": 1}, craftsmen=2)
    assert outcome(pos, "build timber_yard", "pay") == {
        "seats.0.goods.timber": 0,
        "seats.0.goods.stone": 0,
        "seats.0.goods.clay": 0,
        "seats.0.buildings.timber_yard": 1,
        "seats.0.fame.build": 2,
        "stock.timber_yard": [2],
    }


@clauses("QD-WORK-10", "QD-BUILD-33")
def test_nothing_but_timber_stone_and_clay_is_saved(queensdale: Game) -> None:
    """Marble and the guilder of rank II are paid, with eight craftsmen at hand."""
    for held in ({"guilder": 1}, {"marble": 1}):
        own = {"goods": held, "figurines": {"craftsman": 8}}
        pos = at(queensdale, own, step="build", opened=9, stock={"fountain": [2]})
        assert clause(pos, "build fountain") == "QD-BUILD-04"
    own = {"goods": {"guilder": 1, "marble": 1}, "figurines": {"craftsman": 8}}
    pos = play(at(queensdale, own, step="build", opened=9, stock={"fountain": [2]}), "build fountain")
    assert pos.to_dict()["price"] == {"timber": 2, "stone": 2, "clay": 2, "guilder": 1, "marble": 1}
    assert texts(pos) == ["save timber", "save stone", "save clay"]  # the first craftsman went without asking
    follow(pos, "save timber", "save timber", "craftsman", "save stone", "save stone", "craftsman", "save clay")
    assert (pos.step, goods(pos, 0), owned(pos)) == ("turn", {}, {"fountain": 2})


@clauses("QD-WORK-10")
def test_when_everything_is_saved_no_craftsman_can_be_used(queensdale: Game) -> None:
    """The price is six; three of four craftsmen have worked."""
    own = {"goods": {"guilder": 1}, "figurines": {"craftsman": 1, "courier": 1}}
    pos = paying(queensdale, own, "timber_yard", {"guilder": 1}, rank=2)
    assert texts(pos) == ["pay"]
    assert [clause(pos, move) for move in ("craftsman", "courier", "save timber")] == ["QD-WORK-10"] * 3


@clauses("QD-WORK-10", "QD-WORK-02")
def test_craftsmen_help_in_no_other_action(queensdale: Game) -> None:
    """Not to pay a hut, the market or the die, and not outside an action."""
    own = {"goods": {"timber": 2, "guilder": 1}, "figurines": {"craftsman": 5}}
    pos = at(queensdale, own)
    assert not [move for move in texts(pos) if move.startswith("use")]
    play(pos, ACTION)
    assert (clause(pos, "hut"), clause(pos, "market")) == ("QD-HUT-01", "QD-MARKET-01")
    pos = play(at(queensdale, own), "die 3")
    assert clause(pos, "build") == "QD-DICE-17"


@clauses("QD-COURIER-11", "QD-COURIER-05", "QD-COURIER-06", "QD-WORK-04")
def test_a_courier_works_beside_craftsmen(queensdale: Game) -> None:
    """A craftsman and two couriers make six; the couriers keep their role, the bag gets nobody back."""
    pos = builder(queensdale, {}, craftsmen=1, couriers=2)
    bag = pos.to_dict()["bag"]
    play(pos, "build timber_yard")
    assert texts(pos) == ["craftsman", "courier"]
    first = ("courier", "save timber", "save timber", "craftsman", "save timber", "save stone")
    follow(pos, *first, "courier", "save stone", "save clay", "pay")
    after = pos.to_dict()
    assert (owned(pos), seat(pos, 0)["figurines"]) == ({"timber_yard": 1}, {})
    assert (after["roles"], after["bag"]) == ({"craftsman": 2}, bag)


@clauses("QD-COURIER-11")
def test_couriers_alone_build_as_well(queensdale: Game) -> None:
    """Two couriers save four: two resources short of six with one piece, enough with two."""
    for held, is_enough in (({"timber": 1}, False), ({"timber": 2}, True)):
        pos = at(queensdale, {"goods": held, "figurines": {"courier": 2}}, stock=only("timber_yard", 1))
        assert ("build" in texts(play(pos, ACTION))) == is_enough


@clauses("QD-WORK-02", "QD-COURIER-05")
def test_only_helpers_that_are_there_can_be_used(queensdale: Game) -> None:
    pos = play(builder(queensdale, {"timber": 3, "stone": 2, "clay": 1}, craftsmen=1), "build timber_yard")
    assert clause(pos, "courier") == "QD-WORK-02"
    pos = play(builder(queensdale, {"timber": 3, "stone": 2, "clay": 1}, couriers=1), "build timber_yard")
    assert clause(pos, "craftsman") == "QD-WORK-02"
    others = [{"goods": {"timber": 3, "stone": 2, "clay": 1}}, {"figurines": {"craftsman": 3}}]
    pos = play(at(queensdale, *others, step="build"), "build timber_yard")
    assert (pos.step, owned(pos), seat(pos, 1)["figurines"]) == ("turn", {"timber_yard": 1}, {"craftsman": 3})


@clauses("QD-WORK-04", "QD-WORK-10", "QD-DICE-16")
def test_the_resource_of_the_die_is_paid_beside_the_craftsmen(queensdale: Game) -> None:
    """One timber pays the timber die, three craftsmen the timber yard; they go to the centre and not into the bag."""
    own = {"goods": {"timber": 1}, "figurines": {"craftsman": 3}}
    pos = at(queensdale, own)
    bag = pos.to_dict()["bag"]
    follow(pos, "die 1", "build", "build timber_yard", *SAVE_A_TIMBER_YARD, "pay")
    assert (goods(pos, 0), owned(pos)) == ({}, {"timber_yard": 1})
    assert pos.to_dict()["bag"] == bag


@clauses("QD-WORK-07", "QD-WORK-09")
@pytest.mark.parametrize("good", ["timber", "stone", "clay"])
def test_a_craftsman_saves_the_last_piece_of_any_material(queensdale: Game, good: str) -> None:
    pos = paying(queensdale, {"figurines": {"craftsman": 1}}, "timber_yard", {good: 1})
    follow(pos, "craftsman", f"save {good}", "pay")
    assert (seat(pos, 0)["figurines"], owned(pos)) == ({}, {"timber_yard": 1})


@clauses("QD-BUILD-04", "QD-COMP-28")
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder", "marble"])
def test_a_price_is_paid_only_when_everything_is_there(queensdale: Game, good: str) -> None:
    price = {"timber": 1, "stone": 1, "clay": 1, "guilder": 1, "marble": 1}
    short = {"goods": price | {good: 0}, "figurines": {"craftsman": 1}, **of_epoch(9)}
    argument = {"what": "great_hall", "rank": 2}
    pos = at(queensdale, short, step="payment", argument=argument, price=price, opened=9)
    assert clause(pos, "pay") == "QD-BUILD-04"
    paid = at(queensdale, short | {"goods": price}, step="payment", argument=argument, price=price, opened=9)
    play(paid, "pay")
    assert (goods(paid, 0), paid.to_dict()["price"], owned(paid)) == ({}, {}, {"great_hall": 2})


@clauses("QD-BUILD-05", "QD-BUILD-06", "QD-COMP-28")
def test_the_second_copy_of_the_last_type_costs_a_guilder_more(queensdale: Game) -> None:
    held = {"timber": 3, "stone": 3, "clay": 3, "marble": 1, "guilder": 1}
    pos = builder(queensdale, held, own=of_epoch(9))
    follow(pos, "build royal_apothecary", "rank 2", "pay")
    assert (goods(pos, 0), pos.to_dict()["price"], owned(pos)) == ({}, {}, {"royal_apothecary": 2})


@clauses("QD-WORK-09")
def test_savings_leave_enough_guilders_for_the_price(queensdale: Game) -> None:
    """A royal mason takes guilders for missing timber, but the only one is part of the price."""
    own = {"goods": {"stone": 1, "guilder": 1}, "buildings": {"royal_mason": 1}, **of_epoch(9)}
    argument = {"what": "timber_yard", "rank": 2}
    price = {"timber": 1, "stone": 1, "guilder": 1}
    pos = at(queensdale, own, step="payment", argument=argument, price=price, savings=1, opened=9)
    assert clause(pos, "save stone") == "QD-WORK-09"
    follow(pos, "save timber", "pay")
    assert goods(pos, 0) == {}
