"""QD-BUILD: buildings, what they cost, where they go. What helps to pay is in test_payment, other uses in test_uses."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    texts,
)
from tests.rules.queensdale.situations import seat as seat_of

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
GOODS = ("timber", "stone", "clay", "marble")
FIRST_GAME = {
    (3, 2, 1, 0): ("timber_yard", "woodcutter_hut", "bakery_building", "dwelling"),
    (1, 3, 2, 0): ("stone_pile", "quarryman", "treasurer"),
    (2, 1, 3, 0): ("brick_storage", "clay_quarry", "storehouse"),
}
LATER = {
    (2, 2, 2, 0): ("carpenters_yard", "common_warehouse", "alehouse"),
    (3, 1, 2, 0): ("scout_lodge", "drying_loft", "toll_gate"),
    (3, 2, 2, 0): ("sawmill", "brickworks", "vault"),
    (2, 3, 2, 0): ("stonecutter", "chapel", "ferry_house"),
    (2, 2, 2, 1): (
        "marble_yard", "guild_hall", "fountain", "concert_stage", "apothecary", "granary", "marble_cutter",
    ),
    (2, 2, 3, 0): ("manor_kitchen", "posting_house"),
    (2, 3, 2, 1): ("mint", "crane_yard", "inn"),
    (3, 2, 2, 1): ("theatre", "herb_press", "queens_statue"),
    (2, 2, 3, 1): ("great_warehouse", "workers_quarter"),
    (3, 3, 2, 1): ("palace_garden", "royal_mason", "treasury"),
    (3, 3, 3, 1): ("castle_chapel", "great_hall", "royal_apothecary"),
}  # fmt: skip
PRICES = {code: dict(zip(GOODS, price, strict=True)) for price, codes in (FIRST_GAME | LATER).items() for code in codes}
FIRST_TYPES = [code for codes in FIRST_GAME.values() for code in codes]
FOUR = {"timber_yard": 1, "stone_pile": 1, "brick_storage": 1, "storehouse": 1}
BUILD_FAME = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6, 7: 6, 8: 7, 9: 8}


def price_of(code: str, **more: int) -> dict[str, int]:
    """Exactly what a building costs, and more."""
    return PRICES[code] | more


def building(game: Game, own: dict[str, Any], me: int = 0, players: int = 2, **keys: Any) -> Position:
    """A seat has put its die on a build space and chooses what to build."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = own
    return at(game, *seats, **{"to_move": me, "step": "build", **keys})


def offered(pos: Position) -> list[str]:
    """The buildings that can be built now."""
    return [move.removeprefix("build ") for move in texts(pos) if move.startswith("build ")]


RICH = dict.fromkeys((*GOODS[:3], "guilder"), 20)


# ------------------------------------------------------------------ the offer


@clauses("QD-BUILD-02", "QD-BUILD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_offers_ten_types_to_everybody(queensdale: Game, players: int) -> None:
    for me in range(players):
        pos = building(queensdale, {"goods": RICH}, me, players, opened=1)
        assert texts(pos) == [f"build {code}" for code in FIRST_TYPES]


@clauses("QD-BUILD-02", "QD-BUILD-18", "QD-BUILD-37", "QD-TWO-03", "QD-THREE-06")
@pytest.mark.parametrize(("players", "wide", "normal"), [(2, 2, 2), (3, 3, 2), (4, 4, 3)])
def test_a_campaign_begins_with_the_whole_stock(queensdale: Game, players: int, wide: int, normal: int) -> None:
    """With four players the six wide types have ranks I to IV, with two only I and II."""
    pos = quietly(queensdale.new(players=players, seed=5), "turn")
    copies = dict.fromkeys(FIRST_TYPES, wide) | dict.fromkeys(
        ("bakery_building", "dwelling", "treasurer", "storehouse"), normal
    )
    stock = {code: ranks for code, ranks in pos.to_dict()["stock"].items() if ranks}
    assert stock == {code: list(range(1, count + 1)) for code, count in copies.items()}


@clauses("QD-BUILD-37", "QD-BUILD-05")
@pytest.mark.parametrize(("players", "ranks"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("code", FIRST_GAME[1, 3, 2, 0][:2])
def test_copies_of_a_wide_type_cost_one_guilder_more_each(
    queensdale: Game, code: str, players: int, ranks: int
) -> None:
    for guilders in range(5):
        pos = play(building(queensdale, {"goods": price_of(code, guilder=guilders)}, 0, players), f"build {code}")
        possible = min(guilders + 1, ranks)
        if possible > 1:
            assert texts(pos) == [f"rank {n}" for n in range(1, possible + 1)]
            play(pos, f"rank {possible}")
            assert seat_of(pos, 0)["buildings"] == {code: possible}
            assert goods(pos, 0) == ({"guilder": guilders - possible + 1} if guilders >= possible else {})
        else:
            assert seat_of(pos, 0)["buildings"] == {code: 1}


@clauses("QD-BUILD-16", "QD-BUILD-02", "QD-BUILD-23")
def test_when_the_copies_are_gone_a_type_is_gone(queensdale: Game) -> None:
    """Four players, three copies of the treasurer: the fourth player gets none, however rich."""
    seats: list[dict[str, Any]] = [{"buildings": {"treasurer": n}} for n in (1, 2, 3)]
    pos = at(queensdale, *seats, {"goods": RICH}, to_move=3, step="build", opened=1)
    assert offered(pos) == [code for code in FIRST_TYPES if code != "treasurer"]
    assert clause(pos, "build treasurer") == "QD-BUILD-02"


@clauses("QD-BUILD-16", "QD-BUILD-23")
@pytest.mark.parametrize(("players", "is_left"), [(2, False), (3, True), (4, True)])
def test_a_scarce_type_has_one_copy_with_two_players(queensdale: Game, players: int, is_left: bool) -> None:
    seats: list[dict[str, Any]] = [{"goods": RICH | {"marble": 9}}, {"buildings": {"ferry_house": 1}}, {}, {}]
    pos = at(queensdale, *seats[:players], step="build", opened=9)
    assert ("ferry_house" in offered(pos)) == is_left


@clauses("QD-LATER-49", "QD-BUILD-23")
@pytest.mark.parametrize(
    ("code", "epoch"), [("scriptorium", 4), ("mill_race", 6), ("gatehouse", 7), ("harbour_master", 8)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_buildings_of_later_mechanisms_join_with_their_boards(
    queensdale: Game, code: str, epoch: int, players: int
) -> None:
    copies = {2: 1, 3: 2, 4: 2} if code == "harbour_master" else {2: 3, 3: 3, 4: 4}
    earlier, stock = (at(queensdale, players=players, opened=now).to_dict()["stock"] for now in (epoch - 1, epoch))
    assert code not in earlier
    assert stock[code] == list(range(1, copies[players] + 1))


@clauses("QD-BUILD-19", "QD-EPOCH-18", "QD-BUILD-03")
def test_a_new_epoch_brings_new_buildings(queensdale: Game) -> None:
    """Seat 0 completes epoch 1; in the next game all may build the six types of boards 2-1 and 2-2 too."""
    pos = quietly(finished(queensdale, {"fame": 10}, {"fame": 2}), "turn")
    stock = {code for code, ranks in pos.to_dict()["stock"].items() if ranks}
    new = {*LATER[2, 2, 2, 0], *LATER[3, 1, 2, 0]}
    assert stock == {*FIRST_TYPES, *new}
    document = pos.to_dict() | {"pending": [{"step": "turn", "seat": 1}, {"step": "build", "seat": 1}], "turn_of": 1}
    document["seats"][1]["goods"] = RICH
    assert set(offered(queensdale.position(document | {"placed": True}))) == stock
    with pytest.raises(MalformedMove):
        pos.why_not("build sawmill")


# ------------------------------------------------------------------ the price


@clauses("QD-BUILD-04", "QD-BUILD-08", "QD-BUILD-20", "QD-COMP-28")
@pytest.mark.parametrize("code", PRICES)
def test_a_building_costs_what_its_board_says(queensdale: Game, code: str) -> None:
    """Exactly enough will do, and nothing is left of it; the tile of rank I leaves the stock for the first site."""
    pos = building(queensdale, {"goods": price_of(code)}, opened=9)
    ranks = pos.to_dict()["stock"][code]
    play(pos, f"build {code}")
    assert goods(pos, 0) == {}
    assert seat_of(pos, 0)["buildings"] == {code: 1}
    assert pos.to_dict()["stock"].get(code, []) == ranks[1:]
    assert pos.step == "turn"


@clauses("QD-BUILD-04", "QD-WORK-10")
@pytest.mark.parametrize(("code", "good"), [(code, good) for code in PRICES for good in GOODS if PRICES[code][good]])
def test_one_piece_less_is_too_little(queensdale: Game, code: str, good: str) -> None:
    """Whatever else lies about does not make up for it; without any timber, stone or clay nothing can be built."""
    less = PRICES[code][good] - 1
    pos = at(queensdale, {"goods": dict.fromkeys((*GOODS, "guilder", "bread"), 9) | {good: less}}, opened=9)
    play(pos, ACTION)
    if less == 0 and good != "marble":
        assert clause(pos, "build") == "QD-DICE-18"
    else:
        assert code not in offered(play(pos, "build"))
        assert clause(pos, f"build {code}") == "QD-BUILD-04"


@clauses("QD-BUILD-07", "QD-BUILD-05", "QD-BUILD-22")
@pytest.mark.parametrize("players", [3, 4])
def test_the_stone_pile_at_two_guilders(queensdale: Game, players: int) -> None:
    """1 timber, 3 stone and 2 clay; rank III costs 2 guilders on top."""
    pos = building(queensdale, {"goods": {"timber": 1, "stone": 3, "clay": 2, "guilder": 2}}, 0, players)
    assert outcome(pos, "build stone_pile", "rank 3") == {
        "seats.0.goods.timber": 0,
        "seats.0.goods.stone": 0,
        "seats.0.goods.clay": 0,
        "seats.0.goods.guilder": 0,
        "seats.0.buildings.stone_pile": 3,
        "seats.0.fame.build": 2,
        "stock.stone_pile": [1, 2, 4][: players - 1],
    }


@clauses("QD-BUILD-05", "QD-BUILD-33")
@pytest.mark.parametrize("rank", [2, 3, 4])
def test_a_rank_is_refused_with_a_guilder_less(queensdale: Game, rank: int) -> None:
    """The guilders suffice for the rank below; three craftsmen do not help."""
    own = {"goods": price_of("quarryman", guilder=rank - 2), "figurines": {"craftsman": 3}}
    pos = building(queensdale, own, 0, 4)
    play(pos, "build quarryman")
    if rank == 2:
        assert pos.step == "payment"
    else:
        assert texts(pos) == [f"rank {n}" for n in range(1, rank)]
        assert clause(pos, f"rank {rank}") == "QD-BUILD-04"


@clauses("QD-BUILD-05", "QD-BUILD-16")
def test_when_rank_1_is_gone_the_type_is_dearer(queensdale: Game) -> None:
    """Without a guilder rank II cannot be paid, with one it can."""
    seats: list[dict[str, Any]] = [{"goods": price_of("quarryman")}, {"buildings": {"quarryman": 1}}]
    pos = at(queensdale, *seats, step="build")
    assert clause(pos, "build quarryman") == "QD-BUILD-04"
    seats[0] = {"goods": price_of("quarryman", guilder=1)}
    pos = play(at(queensdale, *seats, step="build"), "build quarryman")
    assert (seat_of(pos, 0)["buildings"], goods(pos, 0)) == ({"quarryman": 2}, {})


@clauses("QD-BUILD-06", "QD-BUILD-32")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_any_rank_in_stock_may_be_taken(queensdale: Game, rank: int) -> None:
    """A lower rank need not be taken first; its surcharge is paid, nothing more."""
    pos = building(queensdale, {"goods": price_of("dwelling" if rank < 4 else "timber_yard", guilder=9)}, 3, 4)
    code = "dwelling" if rank < 4 else "timber_yard"
    play(pos, f"build {code}", f"rank {rank}")
    assert goods(pos, 3) == {"guilder": 10 - rank}
    assert pos.to_dict()["stock"][code] == [n for n in range(1, 4 + (rank == 4)) if n != rank]


@clauses("QD-BUILD-32")
def test_a_rank_that_is_gone_cannot_be_taken(queensdale: Game) -> None:
    seats: list[dict[str, Any]] = [{"goods": price_of("quarryman", guilder=9)}, {"buildings": {"quarryman": 2}}, {}]
    pos = play(at(queensdale, *seats, step="build"), "build quarryman")
    assert texts(pos) == ["rank 1", "rank 3"]
    assert [clause(pos, f"rank {n}") for n in (2, 4)] == ["QD-BUILD-32"] * 2


@clauses("QD-DICE-16", "QD-DICE-18", "QD-BUILD-04")
@pytest.mark.parametrize(("die", "good"), [(1, "timber"), (2, "stone"), (3, "clay")])
def test_a_resource_die_is_paid_on_top_of_the_price(queensdale: Game, die: int, good: str) -> None:
    """With exactly the price of a stone pile the die takes what is needed; one piece more, and it can be built."""
    exact = price_of("stone_pile")
    pos = play(at(queensdale, {"goods": exact}), f"die {die}")
    assert clause(pos, "build") == "QD-DICE-18"
    pos = play(at(queensdale, {"goods": exact | {good: exact[good] + 1}}), f"die {die}", "build")
    play(pos, "build stone_pile")
    assert (goods(pos, 0), seat_of(pos, 0)["buildings"]) == ({}, {"stone_pile": 1})


@clauses("QD-DICE-16", "QD-BUILD-05")
def test_a_guilder_die_takes_the_guilder_of_the_rank(queensdale: Game) -> None:
    """Rank I is gone: of two guilders one is left for rank II, of one guilder none."""
    other = {"buildings": {"quarryman": 1, "stone_pile": 1, "treasurer": 1}}
    pos = play(at(queensdale, {"goods": price_of("quarryman", guilder=1)}, other), "die 4")
    assert clause(pos, "build") == "QD-DICE-18"
    pos = at(queensdale, {"goods": price_of("quarryman", guilder=2)}, other)
    play(pos, "die 4", "build", "build quarryman")
    assert (goods(pos, 0), seat_of(pos, 0)["buildings"]) == ({}, {"quarryman": 2})


# ------------------------------------------------------------------ fame


@clauses("QD-BUILD-13", "QD-BUILD-12")
@pytest.mark.parametrize("code", FIRST_TYPES)
def test_in_the_first_game_a_build_action_brings_two_fame(queensdale: Game, code: str) -> None:
    pos = play(building(queensdale, {"goods": price_of(code), "fame": {"build": 2}}), f"build {code}")
    assert seat_of(pos, 0)["fame"] == {"build": 4}


@clauses("QD-BUILD-12", "QD-CHAR-10")
@pytest.mark.parametrize(("epoch", "value"), BUILD_FAME.items())
def test_build_fame_follows_the_own_epoch_and_not_the_price(queensdale: Game, epoch: int, value: int) -> None:
    """The cheapest building and the dearest, rank I and rank II; the other seat is in another epoch."""
    other = of_epoch(1 if epoch > 1 else 9, "d")
    for code, rank in (("timber_yard", 1), ("timber_yard", 2), ("great_hall", 2)):
        own = {"goods": price_of(code, guilder=5), **of_epoch(epoch)}
        pos = at(queensdale, own, other, step="build", opened=9)
        play(pos, f"build {code}", f"rank {rank}")
        assert seat_of(pos, 0)["fame"] == {"build": value}
        assert fame(pos, 1) == 0


# ------------------------------------------------------------------ sites


@clauses("QD-BUILD-08", "QD-BUILD-11", "QD-BUILD-27", "QD-BUILD-10")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_four_buildings_find_a_site_and_the_fifth_covers_one(queensdale: Game, players: int, me: int) -> None:
    """As long as a site is free nobody is asked, because nothing may be built over."""
    standing: dict[str, int] = {}
    for code in FOUR:
        own = {"goods": price_of(code), "buildings": standing}
        pos = play(building(queensdale, own, me, players), f"build {code}")
        assert pos.step == "turn"
        standing = seat_of(pos, me)["buildings"]
    assert standing == FOUR
    own = {"goods": price_of("quarryman"), "buildings": standing}
    pos = play(building(queensdale, own, me, players), "build quarryman")
    assert pos.step == "cover"


@clauses("QD-BUILD-09", "QD-BUILD-10", "QD-BUILD-28", "QD-BUILD-29", "QD-BOARD-12")
def test_only_own_buildings_can_be_covered(queensdale: Game) -> None:
    """Neither the farm nor grass nor a tower tile nor a building of others."""
    own = {"goods": price_of("quarryman"), "buildings": FOUR, **of_epoch(4)}
    pos = at(queensdale, own, {"buildings": {"dwelling": 1}}, step="build")
    play(pos, "build quarryman")
    assert texts(pos) == [f"over {code}" for code in FOUR]
    assert clause(pos, "over dwelling") == "QD-BUILD-10"
    assert clause(pos, "over quarryman") == "QD-BUILD-10"


@clauses("QD-BUILD-08", "QD-BUILD-10")
@pytest.mark.parametrize("covered", FOUR)
def test_a_covered_building_leaves_the_campaign(queensdale: Game, covered: str) -> None:
    """It is neither in the borough nor in the stock; the new one stands in its place, with full fame."""
    pos = building(queensdale, {"goods": price_of("quarryman"), "buildings": FOUR})
    stock = pos.to_dict()["stock"]
    play(pos, "build quarryman", f"over {covered}")
    place = list(FOUR).index(covered)
    buildings = list(FOUR)
    buildings[place] = "quarryman"
    assert list(seat_of(pos, 0)["buildings"]) == buildings
    assert (fame(pos, 0), pos.to_dict()["stock"]) == (2, stock | {"quarryman": [2]})


@clauses("QD-BUILD-10", "QD-BUILD-17")
def test_a_covered_building_is_not_back_in_the_next_game(queensdale: Game) -> None:
    own = {"goods": price_of("quarryman"), "buildings": FOUR, "fame": 8}
    pos = at(queensdale, own | {"dice": ["action"]}, {"dice": [], "buildings": {"dwelling": 2}})
    play(pos, "die 1", "build", "build quarryman", "over storehouse", "end turn")
    stock = quietly(pos, "turn").to_dict()["stock"]
    assert pos.state.game_number == 2
    assert seat_of(pos, 0)["buildings"] == {
        "timber_yard": 1, "stone_pile": 1, "brick_storage": 1, "quarryman": 1,
    }  # fmt: skip
    assert seat_of(pos, 1)["buildings"] == {"dwelling": 2}
    assert (stock["storehouse"], stock["quarryman"], stock["dwelling"]) == ([2], [2], [1])


@clauses("QD-BUILD-27", "QD-BUILD-11")
@pytest.mark.parametrize("cleared", [1, 4])
def test_cleared_land_is_used_before_anything_is_covered(queensdale: Game, cleared: int) -> None:
    more = dict(zip(("dwelling", "vault", "granary"), (1, 1, 1), strict=True))
    standing = FOUR | dict(list(more.items())[: cleared - 1])
    own = {"goods": price_of("quarryman"), "buildings": standing, "cleared": cleared}
    pos = play(building(queensdale, own, opened=9), "build quarryman")
    assert (pos.step, seat_of(pos, 0)["buildings"]) == ("turn", standing | {"quarryman": 1})
    own = {"goods": price_of("treasurer"), "buildings": standing | {"quarryman": 1}, "cleared": cleared}
    assert play(building(queensdale, own, opened=9), "build treasurer").step == "cover"


@clauses("QD-BUILD-14", "QD-BUILD-15", "QD-BUILD-30")
def test_the_owner_of_a_timber_yard_builds_a_stone_pile_and_no_timber_yard(queensdale: Game) -> None:
    """Not on a free site, and not on top of their own copy either."""
    for standing in ({"timber_yard": 1}, FOUR | {"dwelling": 1}):
        cleared = max(0, len(standing) - 4)
        own = {"goods": RICH, "buildings": standing, "cleared": cleared}
        pos = building(queensdale, own, opened=2)
        assert "timber_yard" not in offered(pos)
        assert clause(pos, "build timber_yard") == "QD-BUILD-14"
    pos = building(queensdale, {"goods": RICH, "buildings": {"timber_yard": 2}})
    assert "stone_pile" in offered(pos)
    assert "timber_yard" in offered(building(queensdale, {"goods": RICH, "buildings": {"stone_pile": 2}}))


@clauses("QD-BUILD-31")
def test_a_type_that_was_covered_can_be_built_again_while_copies_last(queensdale: Game) -> None:
    """Rank I is under the quarryman; rank II is left with two players, and then none."""
    own = {"goods": dict.fromkeys(GOODS[:3], 9) | {"guilder": 9}, "buildings": FOUR, "dice": ["action"] * 3}
    pos = at(queensdale, own, {"dice": []})
    play(pos, "die 1", "build", "build quarryman", "rank 1", "over timber_yard", "end turn")
    play(pos, "die 2", "build", "build timber_yard", "over quarryman", "end turn")
    assert seat_of(pos, 0)["buildings"]["timber_yard"] == 2
    assert "timber_yard" not in pos.to_dict()["stock"] or pos.to_dict()["stock"]["timber_yard"] == []
    document = pos.to_dict()
    document["taken"] = {}
    pos = play(queensdale.position(document), "die 3", "build", "build treasurer", "rank 1", "over timber_yard")
    document = pos.to_dict()
    document["pending"] += [{"step": "build", "seat": 0}]
    assert clause(queensdale.position(document), "build timber_yard") == "QD-BUILD-02"


@clauses("QD-BUILD-17", "QD-STORE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_buildings_stay_for_all_later_games(queensdale: Game, players: int) -> None:
    boroughs = [{"timber_yard": 1, "dwelling": 2}, {"dwelling": 1}, FOUR | {"timber_yard": 2}, {}][:players]
    if players > 2:
        boroughs[2] = {"quarryman": 3, "stone_pile": 1}
    seats = [{"fame": 10, "buildings": borough} for borough in boroughs]
    pos = quietly(finished(queensdale, *seats), "turn")
    assert [seat_of(pos, n)["buildings"] for n in range(players)] == boroughs
    pos = quietly(play(pos, "leave round"), "turn")
    assert [seat_of(pos, n)["buildings"] for n in range(players)] == boroughs


# ------------------------------------------------------------------ at once


@clauses("QD-BUILD-34")
def test_a_building_works_in_the_turn_in_which_it_is_built(queensdale: Game) -> None:
    """A concert stage lets the gleeman of the same turn raise morale by three."""
    own = {"goods": price_of("concert_stage"), "figurines": {"gleeman": 1}}
    pos = play(at(queensdale, own, opened=9), ACTION, "build", "build concert_stage", "use gleeman")
    assert seat_of(pos, 0)["morale"] == 3


@clauses("QD-BUILD-35")
def test_what_a_covered_building_did_ends_at_once(queensdale: Game) -> None:
    """The gleeman before the build raises morale by three, the one after it by two."""
    own = {
        "goods": price_of("quarryman"),
        "buildings": {"concert_stage": 1, "timber_yard": 1, "dwelling": 1, "storehouse": 1},
        "figurines": {"gleeman": 2},
    }
    pos = play(at(queensdale, own, opened=9), "use gleeman")
    assert seat_of(pos, 0)["morale"] == 3
    play(pos, ACTION, "build", "build quarryman", "over concert_stage", "use gleeman")
    assert seat_of(pos, 0)["morale"] == 5


@clauses("QD-DICE-18")
def test_without_anything_to_build_the_space_stays_free(queensdale: Game) -> None:
    """Six resources that fit no price, and five that are too few."""
    for own in ({"timber": 6}, {"timber": 2, "stone": 2, "clay": 1}, {"stone": 3, "clay": 3, "guilder": 9}):
        pos = play(at(queensdale, {"goods": own}), ACTION)
        assert "build" not in texts(pos)
        assert clause(pos, "build") == "QD-DICE-18"


@clauses("QD-BUILD-08", "QD-BUILD-09")
def test_sites_are_used_one_after_the_other(queensdale: Game) -> None:
    """A borough that was built up is the same as one that is described."""
    held = {"timber": 6, "stone": 3, "clay": 4}
    pos = at(queensdale, {"goods": held}, step="build")
    play(pos, "build timber_yard")
    while pos.step in ("rank", "payment"):
        pos.push("rank 1" if pos.step == "rank" else "pay")
    assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
