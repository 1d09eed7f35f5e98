"""What later buildings do for their owners: income, standing help, help with herbs (QD-BUILD-19, 34)."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    follow,
    goods,
    of_epoch,
    outcome,
    picks,
    play,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"


def owner(game: Game, code: str, own: dict[str, Any] | None = None, *others: dict[str, Any], **keys: Any) -> Position:
    """A turn of the first seat, which owns this building; everything is opened."""
    return at(game, {"buildings": {code: 1}, **(own or {})}, *others, **{"opened": 9, **keys})


def neighbour(game: Game, code: str, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """The same turn, but the building belongs to the other seat."""
    return at(game, own or {}, {"buildings": {code: 1}}, **{"opened": 9, **keys})


# ------------------------------------------------------------------ income


@clauses("QD-MORALE-03", "QD-MANU-01")
@pytest.mark.parametrize(
    ("code", "income"),
    [
        ("sawmill", {"timber": 2}),
        ("brickworks", {"clay": 2}),
        ("stonecutter", {"stone": 2}),
        ("mint", {"guilder": 2}),
        ("marble_cutter", {"marble": 1}),
        ("great_hall", {"marble": 1, "guilder": 1}),
    ],
)
def test_income_of_later_manufactories(queensdale: Game, code: str, income: dict[str, int]) -> None:
    pos = play(owner(queensdale, code, {"figurines": {"gleeman": 1}, "morale": 6}), "use gleeman")
    assert (goods(pos, 0), goods(pos, 1), fame(pos, 0)) == (income, {}, 0)
    assert goods(play(neighbour(queensdale, code, {"figurines": {"gleeman": 1}}), "use gleeman"), 0) == {}


@clauses("QD-MORALE-03")
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
def test_manor_kitchen_a_bread_and_a_basic_resource(queensdale: Game, good: str) -> None:
    pos = play(owner(queensdale, "manor_kitchen", {"figurines": {"gleeman": 1}}), "use gleeman")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    assert goods(play(pos, f"take {good}"), 0) == {"bread": 1, good: 1}
    assert pos.step == "turn"


@clauses("QD-MORALE-03")
@pytest.mark.parametrize("epoch", [1, 9])
def test_palace_garden_two_fame(queensdale: Game, epoch: int) -> None:
    """Whatever the epoch of its owner, and beside the trumpet of the next level."""
    own = {"figurines": {"gleeman": 2}, **of_epoch(epoch)}
    pos = play(owner(queensdale, "palace_garden", own), "use gleeman")
    assert seat(pos, 0)["fame"] == {"other": 2}
    play(pos, "use gleeman")
    assert seat(pos, 0)["fame"] == {"other": 2, "trumpet": 1 if epoch == 1 else 2}


@clauses("QD-MORALE-03", "QD-WORK-11")
def test_theatre_one_figurine(queensdale: Game) -> None:
    own = {"figurines": {"gleeman": 1}, "buildings": {"theatre": 1, "treasurer": 1}}
    pos = play(owner(queensdale, "theatre", own, bag={"craftsman": 2}), "use gleeman")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["bag"]) == ({"craftsman": 1}, {"craftsman": 1})
    pos = play(owner(queensdale, "theatre", own, bag={}), "use gleeman")
    assert (seat(pos, 0)["figurines"], goods(pos, 0)) == ({}, {"guilder": 1})


@clauses("QD-BUILD-34", "QD-MORALE-02")
def test_income_of_two_buildings_that_ask_comes_one_after_the_other(queensdale: Game) -> None:
    """Theatre and manor kitchen: the figurine is drawn, then the resource is chosen; all of it before level 3."""
    own = {"buildings": {"theatre": 1, "manor_kitchen": 1}, "figurines": {"gleeman": 1}, "morale": 1}
    pos = at(queensdale, own, bag={"healer": 1}, opened=9)
    assert outcome(pos, "use gleeman") == {
        "seats.0.figurines.gleeman": 0,
        "seats.0.figurines.healer": 1,
        "seats.0.morale": 2,
        "seats.0.goods.bread": 1,
        "bag.healer": 0,
    }
    play(pos, *picks("clay"))
    assert (seat(pos, 0)["morale"], goods(pos, 0)) == (3, {"bread": 1, "clay": 1})


# ------------------------------------------------------------------ fame when built


@clauses("QD-BUILD-12", "QD-CHAR-12")
@pytest.mark.parametrize(("epoch", "build", "trumpet"), [(1, 2, 1), (6, 6, 1), (7, 6, 2), (9, 8, 2)])
@pytest.mark.parametrize("code", ["fountain", "queens_statue", "castle_chapel"])
def test_grey_buildings_bring_a_trumpet_when_built(
    queensdale: Game, code: str, epoch: int, build: int, trumpet: int
) -> None:
    own = {"goods": {"timber": 3, "stone": 3, "clay": 3, "marble": 1}, **of_epoch(epoch)}
    pos = play(at(queensdale, own, step="build", opened=9), f"build {code}")
    assert seat(pos, 0)["fame"] == {"build": build, "trumpet": trumpet}
    play(pos, "end turn")
    assert fame(pos, 1) == 0


@clauses("QD-BUILD-10", "QD-BUILD-12")
def test_a_grey_building_brings_its_trumpet_also_when_it_covers_another(queensdale: Game) -> None:
    own = {
        "goods": {"timber": 2, "stone": 2, "clay": 2, "marble": 1},
        "buildings": {"timber_yard": 1, "queens_statue": 1, "vault": 1, "dwelling": 1},
    }
    pos = play(at(queensdale, own, step="build", opened=9), "build fountain", "over queens_statue")
    assert seat(pos, 0)["fame"] == {"build": 2, "trumpet": 1}


# ------------------------------------------------------------------ actions


@clauses("QD-HUT-01", "QD-BUILD-34")
@pytest.mark.parametrize(("timber", "is_enough"), [(1, False), (2, True), (3, True)])
def test_carpenters_yard_huts_cost_two_timber(queensdale: Game, timber: int, is_enough: bool) -> None:
    own = {"goods": {"timber": timber}, "huts": ["mint"]}
    pos = play(owner(queensdale, "carpenters_yard", own), ACTION)
    assert ("hut" in texts(pos)) == is_enough
    if is_enough:
        play(pos, "hut", "hut sage")
        assert goods(pos, 0) == ({"timber": timber - 2} if timber > 2 else {})
        assert seat(pos, 0)["huts"] == ["sage", "mint"]
    without = play(neighbour(queensdale, "carpenters_yard", own), ACTION)
    assert ("hut" in texts(without)) == (timber == 3)


@clauses("QD-HUT-01", "QD-DICE-16")
def test_carpenters_yard_with_a_timber_die(queensdale: Game) -> None:
    """The die takes a third timber."""
    for timber, is_enough in ((2, False), (3, True)):
        pos = owner(queensdale, "carpenters_yard", {"goods": {"timber": timber}}, step="place", argument=1)
        assert ("hut" in texts(pos)) == is_enough


@clauses("QD-WAGE-01")
def test_toll_gate_two_guilders_of_wage(queensdale: Game) -> None:
    assert goods(play(owner(queensdale, "toll_gate"), ACTION, "wage"), 0) == {"guilder": 2}
    assert goods(play(neighbour(queensdale, "toll_gate"), ACTION, "wage"), 0) == {"guilder": 1}


@clauses("QD-BUILD-34", "QD-BUILD-14", "QD-BUILD-10")
@pytest.mark.parametrize("place", range(8))
def test_a_building_works_on_every_site(queensdale: Game, place: int) -> None:
    """Also on the last of four cleared ones; there it is owned, and can be built over."""
    others = ["timber_yard", "stone_pile", "brick_storage", "vault", "granary", "inn", "treasury"]
    codes = [*others[:place], "toll_gate", *others[place:]]
    own: dict[str, Any] = {
        "buildings": dict.fromkeys(codes, 1),
        "cleared": 4,
        "goods": {"timber": 3, "stone": 3, "clay": 2},
    }
    pos = owner(queensdale, "toll_gate", own)
    assert goods(play(pos.copy(), ACTION, "wage"), 0)["guilder"] == 2
    pos = play(owner(queensdale, "toll_gate", own | {"goods": dict.fromkeys(own["goods"], 9)}), ACTION, "build")
    assert clause(pos, "build toll_gate") == "QD-BUILD-14"
    play(pos, "build dwelling", "over toll_gate")
    assert list(seat(pos, 0)["buildings"]) == [*others[:place], "dwelling", *others[place:]]


@clauses("QD-POOR-01", "QD-MORALE-02")
def test_chapel_a_second_bread_for_a_second_level(queensdale: Game) -> None:
    """It is a choice, and needs two bread; pink level 2 is reached by the second one."""
    own = {"goods": {"bread": 3}, "buildings": {"chapel": 1, "treasurer": 1}}
    pos = play(owner(queensdale, "chapel", own), ACTION, "poor")
    assert texts(pos) == ["feed bread", "feed bread and bread"]
    two = play(pos.copy(), "feed bread and bread")
    assert (goods(two, 0), seat(two, 0)["morale"]) == ({"bread": 1, "guilder": 1}, 2)
    one = play(pos, "feed bread")
    assert (goods(one, 0), seat(one, 0)["morale"]) == ({"bread": 2}, 1)


@clauses("QD-POOR-01")
def test_chapel_with_one_bread_and_without_chapel(queensdale: Game) -> None:
    pos = play(owner(queensdale, "chapel", {"goods": {"bread": 1}}), ACTION, "poor")
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({}, 1)
    pos = play(neighbour(queensdale, "chapel", {"goods": {"bread": 2}}), ACTION, "poor")
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({"bread": 1}, 1)
    pos = at(queensdale, {"goods": {"bread": 2}}, step="feed", opened=3)
    assert clause(pos, "feed bread and bread") == "QD-POOR-01"
    refusal = pos.why_not("feed bread and bread")
    assert refusal is not None
    assert refusal.message == "refused-qd-no-more-bread"


@clauses("QD-POOR-02", "QD-MORALE-09")
def test_chapel_below_the_top(queensdale: Game) -> None:
    """Two levels below both are climbed; one level below the second bread would be wasted and is refused."""
    pos = play(owner(queensdale, "chapel", {"goods": {"bread": 2}, "morale": 13}), ACTION, "poor")
    assert seat(play(pos, "feed bread and bread"), 0)["morale"] == 15
    pos = owner(queensdale, "chapel", {"goods": {"bread": 2}, "morale": 14}, step="feed")
    assert clause(pos, "feed bread and bread") == "QD-MORALE-09"
    assert goods(play(pos, "feed bread"), 0) == {"bread": 1}


@clauses("QD-WORK-01")
@pytest.mark.parametrize(
    ("held", "left"), [({"bread": 1}, {}), ({"bread": 2, "guilder": 3}, {"bread": 1, "guilder": 3})]
)
def test_workers_quarter_hiring_costs_a_bread_only(
    queensdale: Game, held: dict[str, int], left: dict[str, int]
) -> None:
    pos = play(owner(queensdale, "workers_quarter", {"goods": held}, bag={"gleeman": 1}), ACTION, "hire")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == (left, {"gleeman": 1})


@clauses("QD-WORK-01")
def test_workers_quarter_still_takes_the_bread(queensdale: Game) -> None:
    pos = play(owner(queensdale, "workers_quarter", {"goods": {"guilder": 9}}), ACTION)
    assert clause(pos, "hire") == "QD-WORK-01"
    without = play(neighbour(queensdale, "workers_quarter", {"goods": {"bread": 9}}), ACTION)
    assert clause(without, "hire") == "QD-WORK-01"


PRICE = {"goods": {"guilder": 1, "bread": 1}}


@clauses("QD-WORK-01", "QD-COMP-27")
@pytest.mark.parametrize(("kept", "returned"), [("craftsman", "gleeman"), ("gleeman", "craftsman")])
def test_alehouse_two_are_drawn_and_one_returns(queensdale: Game, kept: str, returned: str) -> None:
    """A bag with one of each: both are drawn, the choice is free."""
    pos = play(owner(queensdale, "alehouse", PRICE, bag={"craftsman": 1, "gleeman": 1}), ACTION, "hire")
    assert texts(pos) == ["keep craftsman", "keep gleeman"]
    assert clause(pos, "keep merchant") == "QD-WORK-01"
    play(pos, f"keep {kept}")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["bag"], goods(pos, 0)) == ({kept: 1}, {returned: 1}, {})
    assert [entry["step"] for entry in pos.to_dict()["pending"]] == ["turn"]


@clauses("QD-COURIER-01", "QD-COURIER-08")
@pytest.mark.parametrize("seed", range(6))
def test_alehouse_a_drawn_courier_has_to_be_kept(queensdale: Game, seed: int) -> None:
    """And its card is read; the other one returns, whichever was drawn first."""
    pos = owner(queensdale, "alehouse", PRICE, bag={"courier": 1, "gleeman": 1}, courier_deck=[10], seed=seed)
    play(pos, ACTION, "hire")
    assert texts(pos) == ["keep courier"]
    assert clause(pos, "keep gleeman") == "QD-COURIER-01"
    play(pos, "keep courier")
    after = pos.to_dict()
    assert (seat(pos, 0)["figurines"], after["bag"], after["courier_card"]) == ({"courier": 1}, {"gleeman": 1}, 10)


@clauses("QD-WORK-01", "QD-WORK-11")
def test_alehouse_with_the_last_figurines(queensdale: Game) -> None:
    """Of two alike one returns; the very last one is simply drawn."""
    pos = play(owner(queensdale, "alehouse", PRICE, bag={"gleeman": 2}), ACTION, "hire", "keep gleeman")
    assert (seat(pos, 0)["figurines"], pos.to_dict()["bag"]) == ({"gleeman": 1}, {"gleeman": 1})
    pos = play(owner(queensdale, "alehouse", PRICE, bag={"gleeman": 1}), ACTION, "hire")
    assert (pos.step, seat(pos, 0)["figurines"], pos.to_dict()["bag"]) == ("turn", {"gleeman": 1}, {})
    empty = play(owner(queensdale, "alehouse", PRICE, bag={}), ACTION)
    assert clause(empty, "hire") == "QD-WORK-11"


@clauses("QD-WORK-01")
def test_alehouse_helps_its_owner_and_only_when_hiring(queensdale: Game) -> None:
    bag = {"craftsman": 1, "gleeman": 1}
    pos = play(neighbour(queensdale, "alehouse", PRICE, bag=bag), ACTION, "hire")
    assert (pos.step, sum(seat(pos, 0)["figurines"].values())) == ("turn", 1)
    pos = play(owner(queensdale, "alehouse", {"dice": ["figurine"]}, bag=bag), "die 1", "purple")
    assert (pos.step, sum(seat(pos, 0)["figurines"].values())) == ("turn", 1)


@clauses("QD-COURIER-08")
def test_posting_house_a_guilder_for_every_courier_and_two_for_an_own_one(queensdale: Game) -> None:
    """Seats 1 and 2 have one each; the card leaves everything else as it is."""
    houses: list[dict[str, Any]] = [PRICE, {"buildings": {"posting_house": 1}}, {"buildings": {"posting_house": 2}}]
    courier: dict[str, Any] = {"bag": {"courier": 1}, "courier_deck": [10], "opened": 9}
    pos = play(at(queensdale, *houses, {}, **courier), ACTION, "hire")
    assert [goods(pos, n) for n in range(4)] == [{}, {"guilder": 1}, {"guilder": 1}, {}]
    houses[1] |= PRICE
    pos = play(at(queensdale, *houses, {}, to_move=1, **courier), ACTION, "hire")
    assert [goods(pos, n).get("guilder", 0) for n in range(4)] == [1, 2, 1, 0]
    pos = play(at(queensdale, *houses, {}, to_move=1, bag={"gleeman": 1}, opened=9), ACTION, "hire")
    assert [goods(pos, n).get("guilder", 0) for n in range(4)] == [1, 0, 0, 0]
    first_and_last: list[dict[str, Any]] = [
        {"buildings": {"posting_house": 1}},
        PRICE,
        {"buildings": {"posting_house": 2}},
    ]
    pos = play(at(queensdale, *first_and_last, to_move=1, **courier), ACTION, "hire")
    assert [goods(pos, n) for n in range(3)] == [{"guilder": 1}, {}, {"guilder": 1}]


@clauses("QD-WORK-08", "QD-COURIER-10")
@pytest.mark.parametrize("use", ["gleeman", "courier as gleeman"])
def test_concert_stage_gleemen_raise_morale_by_three(queensdale: Game, use: str) -> None:
    own = {"figurines": {"gleeman": 1, "courier": 1}}
    assert seat(play(owner(queensdale, "concert_stage", own), f"use {use}"), 0)["morale"] == 3
    assert seat(play(neighbour(queensdale, "concert_stage", own), f"use {use}"), 0)["morale"] == 2


# ------------------------------------------------------------------ building


@clauses("QD-WORK-07", "QD-COURIER-11")
@pytest.mark.parametrize("helpers", [{"craftsman": 2}, {"craftsman": 1, "courier": 1}])
def test_guild_hall_every_craftsman_saves_three(queensdale: Game, helpers: dict[str, int]) -> None:
    """Two build a timber yard for nothing; the other seat's hall is no help."""
    pos = owner(queensdale, "guild_hall", {"figurines": helpers}, step="build")
    first = ("craftsman", "save timber", "save timber", "save timber")
    second = "courier" if "courier" in helpers else "craftsman"
    follow(pos, "build timber_yard", *first, second, "save stone", "save stone", "save clay", "pay")
    assert (seat(pos, 0)["buildings"], seat(pos, 0)["figurines"]) == ({"guild_hall": 1, "timber_yard": 1}, {})
    without = play(neighbour(queensdale, "guild_hall", {"figurines": helpers}), ACTION)
    assert clause(without, "build") == "QD-DICE-18"


@clauses("QD-WORK-07", "QD-BUILD-10", "QD-BUILD-35")
def test_guild_hall_helps_to_pay_for_what_covers_it(queensdale: Game) -> None:
    own = {
        "figurines": {"craftsman": 2},
        "buildings": {"guild_hall": 1, "stone_pile": 1, "vault": 1, "dwelling": 1},
    }
    pos = owner(queensdale, "guild_hall", own, step="build")
    first = ("craftsman", "save timber", "save timber", "save timber", "craftsman")
    follow(pos, "build timber_yard", *first, "save stone", "save stone", "save clay", "pay", "over guild_hall")
    assert list(seat(pos, 0)["buildings"]) == ["timber_yard", "stone_pile", "vault", "dwelling"]


@clauses("QD-WORK-07", "QD-BUILD-34")
def test_guild_hall_does_not_help_to_pay_for_itself(queensdale: Game) -> None:
    """2 timber, 2 stone, 2 clay, 1 marble: one craftsman saves two of it, not three."""
    own = {"goods": {"timber": 2, "stone": 1, "marble": 1}, "figurines": {"craftsman": 1}}
    pos = at(queensdale, own, step="place", argument=5, opened=9)
    assert clause(pos, "build") == "QD-DICE-18"


@clauses("QD-BUILD-05", "QD-BUILD-33")
@pytest.mark.parametrize(("rank", "guilders"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_crane_yard_takes_two_guilders_off_a_rank(queensdale: Game, rank: int, guilders: int) -> None:
    """Never more than the rank costs; one guilder less is too little for rank IV."""
    price = {"timber": 1, "stone": 3, "clay": 2}
    stock = {"stone_pile": [rank]}
    for held in range(guilders, guilders + 3):
        own = {"goods": price | {"guilder": held}}
        pos = play(owner(queensdale, "crane_yard", own, {}, {}, {}, step="build", stock=stock), "build stone_pile")
        assert seat(pos, 0)["buildings"] == {"crane_yard": 1, "stone_pile": rank}
        assert goods(pos, 0) == ({"guilder": held - guilders} if held > guilders else {})
    if guilders:
        own = {"goods": price | {"guilder": guilders - 1}}
        pos = owner(queensdale, "crane_yard", own, {}, {}, {}, step="build", stock=stock)
        assert clause(pos, "build stone_pile") == "QD-BUILD-04"


@clauses("QD-BUILD-26")
def test_crane_yard_takes_nothing_off_a_renovation(queensdale: Game) -> None:
    own = {"goods": {"timber": 2, "stone": 2, "clay": 2, "guilder": 1}}
    assert clause(owner(queensdale, "crane_yard", own, step="build"), "renovate") == "QD-BUILD-04"


@clauses("QD-BUILD-04", "QD-COMP-28")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"timber": 2, "stone": 2, "clay": 1, "guilder": 1}, {}),
        ({"timber": 1, "stone": 2, "clay": 1, "guilder": 2}, {}),
        ({"timber": 2, "stone": 1, "clay": 1, "guilder": 3}, {"guilder": 1}),
        ({"timber": 3, "stone": 1, "guilder": 2}, {}),
        ({"timber": 3, "stone": 2, "clay": 1, "guilder": 2}, {"guilder": 2}),
        ({"timber": 1, "stone": 2, "clay": 1, "guilder": 1}, None),
        ({"timber": 1, "stone": 1, "clay": 1, "guilder": 9}, None),
        ({"timber": 3, "guilder": 9}, None),
    ],
)
def test_royal_mason_up_to_two_missing_resources_are_paid_in_guilders(
    queensdale: Game, held: dict[str, int], left: dict[str, int] | None
) -> None:
    """A timber yard: 3 timber, 2 stone, 1 clay. What is at hand is paid first."""
    stock = {"timber_yard": [1]}
    pos = owner(queensdale, "royal_mason", {"goods": held}, step="place", argument=5, stock=stock)
    if left is None:
        can_build = "build" in texts(pos) and "build timber_yard" in texts(play(pos, "build"))
        assert not can_build
    else:
        follow(pos, "build", "build timber_yard")
        assert (goods(pos, 0), seat(pos, 0)["buildings"].get("timber_yard")) == (left, 1)


@clauses("QD-BUILD-04", "QD-BUILD-33", "QD-WORK-09")
def test_royal_mason_beside_rank_and_craftsman(queensdale: Game) -> None:
    """Rank II takes one guilder, two missing resources two more, and a craftsman saves the other two."""
    own = {"goods": {"timber": 1, "stone": 1, "guilder": 3}, "figurines": {"craftsman": 1}}
    pos = owner(queensdale, "royal_mason", own, step="build", stock={"timber_yard": [2]})
    follow(pos, "build timber_yard", "craftsman", "save timber", "save timber", "pay")
    assert (goods(pos, 0), seat(pos, 0)["buildings"]["timber_yard"]) == ({}, 2)
    own["goods"] = {"timber": 1, "stone": 1, "guilder": 2}
    pos = owner(queensdale, "royal_mason", own, step="place", argument=5, stock={"timber_yard": [2]})
    assert clause(play(pos, "build"), "build timber_yard") == "QD-BUILD-04"


@clauses("QD-BUILD-04")
def test_royal_mason_leaves_the_owner_free_what_a_craftsman_saves(queensdale: Game) -> None:
    """One stone is missing: the craftsman may save timber, and the stone costs a guilder."""
    own = {"goods": {"timber": 3, "stone": 1, "clay": 1, "guilder": 1}, "figurines": {"craftsman": 1}}
    pos = owner(queensdale, "royal_mason", own, step="build")
    follow(pos, "build timber_yard", "rank 1", "craftsman", "save timber", "save timber", "pay")
    assert goods(pos, 0) == {"timber": 2}


@clauses("QD-BUILD-26")
def test_royal_mason_helps_to_clear_land_and_not_with_marble(queensdale: Game) -> None:
    pos = owner(queensdale, "royal_mason", {"goods": {"timber": 3, "stone": 2, "clay": 1, "guilder": 2}}, step="build")
    assert (seat(play(pos, "clear land"), 0)["cleared"], goods(pos, 0)) == (1, {})
    own = {"goods": {"timber": 2, "stone": 2, "clay": 2, "guilder": 9}}
    pos = owner(queensdale, "royal_mason", own, step="build")
    assert clause(pos, "build fountain") == "QD-BUILD-04"


@clauses("QD-BUILD-04", "QD-DICE-16")
def test_royal_mason_with_a_guilder_die(queensdale: Game) -> None:
    """The die takes one of the guilders that would pay for the missing stone."""
    stock = {"timber_yard": [1]}
    for guilders, is_enough in ((1, False), (2, True)):
        own = {"goods": {"timber": 3, "stone": 1, "clay": 1, "guilder": guilders}, "cleared": 4}
        pos = owner(queensdale, "royal_mason", own, step="place", argument=4, stock=stock)
        found = "build" in texts(pos)
        if found:
            follow(pos, "build", "pay guilder")
            found = pos.step != "build" or "build timber_yard" in texts(pos)
        assert found == is_enough
    assert clause(play(neighbour(queensdale, "royal_mason", own), ACTION), "build") == "QD-DICE-18"
