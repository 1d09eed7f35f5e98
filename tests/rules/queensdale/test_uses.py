"""QD-BUILD-26, QD-LATER-22: clearing land and renovating, the other uses of a build action."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    finished,
    follow,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
CLEARING = {"timber": 3, "stone": 2, "clay": 3}
RENOVATING = {"timber": 4, "stone": 3, "clay": 3, "guilder": 4}
FOUR = {"timber_yard": 1, "stone_pile": 1, "brick_storage": 1, "storehouse": 1}


def building(game: Game, held: dict[str, int], opened: int = 3, me: int = 0, players: int = 2, **own: Any) -> Position:
    """A seat has put its die on a build space."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": held, **own}
    return at(game, *seats, to_move=me, step="build", opened=opened)


def sold_out(game: Game, opened: int) -> dict[str, list[int]]:
    """A stock without any building."""
    return {code: [] for code in at(game, opened=opened).to_dict()["stock"]}


@clauses("QD-BUILD-26")
@pytest.mark.parametrize(("opened", "uses"), [(1, []), (2, ["clear land"]), (3, ["clear land", "renovate"])])
def test_land_is_cleared_from_epoch_2_and_buildings_renovated_from_epoch_3(
    queensdale: Game, opened: int, uses: list[str]
) -> None:
    """Once the epoch is opened for the table, also for players who are still in epoch 1; before, nobody knows of it."""
    pos = building(queensdale, dict.fromkeys(RENOVATING, 9), opened, buildings=FOUR)
    assert [move for move in texts(pos) if not move.startswith("build ")] == uses
    for use in {"clear land", "renovate"} - set(uses):
        with pytest.raises(MalformedMove):
            pos.why_not(use)


# ------------------------------------------------------------------ clear land


@clauses("QD-BUILD-26")
def test_cleared_land_has_no_rank(queensdale: Game) -> None:
    """What is paid for is the land, at the place of the lowest rank."""
    pos = play(building(queensdale, CLEARING, figurines={"craftsman": 1}), "clear land")
    assert pos.to_dict()["pending"][-1] == {"step": "payment", "seat": 0, "argument": {"what": "clear", "rank": 1}}


@clauses("QD-BUILD-26", "QD-BUILD-12")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 1), (4, 3)])
@pytest.mark.parametrize(("epoch", "value"), [(1, 2), (2, 3), (9, 8)])
def test_cleared_land_costs_its_price_and_brings_full_fame(
    queensdale: Game, players: int, me: int, epoch: int, value: int
) -> None:
    pos = building(queensdale, CLEARING, 9, me, players, **of_epoch(epoch))
    assert outcome(pos, "clear land") == {
        f"seats.{me}.goods.timber": 0,
        f"seats.{me}.goods.stone": 0,
        f"seats.{me}.goods.clay": 0,
        f"seats.{me}.cleared": 1,
        f"seats.{me}.fame.build": value,
    }
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-BUILD-26", "QD-BUILD-04")
@pytest.mark.parametrize("good", CLEARING)
def test_clearing_needs_its_whole_price(queensdale: Game, good: str) -> None:
    pos = building(queensdale, dict.fromkeys(CLEARING, 9) | {good: 1, "guilder": 9}, buildings={"dwelling": 1})
    assert [clause(pos, use) for use in ("clear land", "renovate")] == ["QD-BUILD-04"] * 2


@clauses("QD-BUILD-26", "QD-BUILD-27", "QD-BOARD-08")
def test_cleared_land_is_a_building_site(queensdale: Game) -> None:
    """All four sites are used; after the clearing a fifth building covers nothing, a sixth does."""
    own = {"goods": dict.fromkeys(CLEARING, 9), "buildings": FOUR, "dice": ["action"] * 3}
    pos = at(queensdale, own, {"dice": []}, {"dice": []}, {"dice": []}, opened=2)
    play(pos, "die 1", "build", "clear land", "end turn", "die 2", "build", "build quarryman", "end turn")
    assert seat(pos, 0)["buildings"] == FOUR | {"quarryman": 1}
    assert play(pos, "die 3", "build", "build dwelling").step == "cover"


@clauses("QD-BUILD-26")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("cleared", "is_possible"), [(3, True), (4, False)])
def test_four_clearings_per_player_in_the_campaign(
    queensdale: Game, players: int, cleared: int, is_possible: bool
) -> None:
    """Also for those whose borough has a cave entrance; what others cleared does not matter."""
    for me in range(players):
        seats: list[dict[str, Any]] = [{"cleared": 4} for _ in range(players)]
        seats[me] = {"goods": dict.fromkeys(CLEARING, 9), "cleared": cleared}
        pos = at(queensdale, *seats, to_move=me, step="build", opened=2)
        assert ("clear land" in texts(pos)) == is_possible
        if not is_possible:
            assert clause(pos, "clear land") == "QD-BUILD-26"


@clauses("QD-BUILD-26", "QD-KEEP-04")
def test_cleared_land_lasts(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {"cleared": 3, "fame": 10}, {"cleared": 1}, opened=2), "turn")
    assert [seat(pos, n)["cleared"] for n in (0, 1)] == [3, 1]


@clauses("QD-BUILD-26", "QD-WORK-07")
def test_craftsmen_save_when_land_is_cleared(queensdale: Game) -> None:
    """One craftsman makes six of eight resources enough, five are too few."""
    own: dict[str, Any] = {"figurines": {"craftsman": 1}}
    pos = building(queensdale, {"timber": 3, "stone": 1, "clay": 2}, 2, **own)
    follow(pos, "clear land", "craftsman", "save stone", "save clay", "pay")
    assert (goods(pos, 0), seat(pos, 0)["cleared"], seat(pos, 0)["figurines"]) == ({}, 1, {})
    few = {"goods": {"timber": 2, "stone": 1, "clay": 2}, **own}
    poor = play(at(queensdale, few, opened=2, stock=sold_out(queensdale, 2)), ACTION)
    assert clause(poor, "build") == "QD-DICE-18"


@clauses("QD-BUILD-26", "QD-DICE-18")
def test_clearing_alone_is_reason_enough_for_a_build_action(queensdale: Game) -> None:
    """Nothing is in stock, and its price is there; one piece less, and the die has no use there."""
    nothing = sold_out(queensdale, 2)
    pos = at(queensdale, {"goods": CLEARING}, opened=2, stock=nothing)
    play(pos, ACTION, "build")
    assert (seat(pos, 0)["cleared"], goods(pos, 0)) == (1, {})
    pos = play(at(queensdale, {"goods": CLEARING | {"clay": 2}}, opened=2, stock=nothing), ACTION)
    assert clause(pos, "build") == "QD-DICE-18"


# ------------------------------------------------------------------ renovate


@clauses("QD-BUILD-26", "QD-LATER-22", "QD-BUILD-12")
@pytest.mark.parametrize(("epoch", "value"), [(1, 2), (3, 4), (8, 7)])
@pytest.mark.parametrize("code", FOUR)
def test_a_renovation_puts_an_x_counter_on_an_own_building(queensdale: Game, code: str, epoch: int, value: int) -> None:
    pos = building(queensdale, RENOVATING, 9, buildings=FOUR, **of_epoch(epoch))
    assert outcome(pos, "renovate", f"renovate {code}") == {
        "seats.0.goods.timber": 0,
        "seats.0.goods.stone": 0,
        "seats.0.goods.clay": 0,
        "seats.0.goods.guilder": 0,
        "seats.0.renovated": [code],
        "seats.0.counters_used": 1,
        "seats.0.fame.build": value,
    }


@clauses("QD-BUILD-26", "QD-WORK-10")
@pytest.mark.parametrize("guilders", [0, 3])
def test_a_renovation_costs_four_guilders_that_nobody_saves(queensdale: Game, guilders: int) -> None:
    own: dict[str, Any] = {"buildings": FOUR, "figurines": {"craftsman": 4}}
    pos = building(queensdale, dict.fromkeys(CLEARING, 9) | {"guilder": guilders}, **own)
    assert clause(pos, "renovate") == "QD-BUILD-04"
    pos = building(queensdale, {"guilder": 4, "timber": 4, "stone": 1, "clay": 1}, **own)
    follow(pos, "renovate", "craftsman", "save stone", "save stone", "craftsman", "save clay", "save clay", "pay")
    assert goods(play(pos, "renovate storehouse"), 0) == {}
    assert seat(pos, 0)["renovated"] == ["storehouse"]


@clauses("QD-LATER-22")
def test_only_own_buildings_without_a_counter_can_be_renovated(queensdale: Game) -> None:
    own = {"goods": RENOVATING, "buildings": FOUR, "renovated": ["timber_yard", "storehouse"]}
    pos = at(queensdale, own, {"buildings": {"dwelling": 1}}, step="build", opened=3)
    play(pos, "renovate")
    assert texts(pos) == ["renovate stone_pile", "renovate brick_storage"]
    assert clause(pos, "renovate storehouse") == "QD-LATER-22"
    assert clause(pos, "renovate dwelling") == "QD-BUILD-10"


@clauses("QD-LATER-22", "QD-BUILD-26")
@pytest.mark.parametrize("renovated", [0, 1, 2, 3])
def test_three_counters_per_player_and_game(queensdale: Game, renovated: int) -> None:
    """What others have renovated does not matter: twelve counters are three for each of four."""
    mine = dict(list(FOUR.items())[:renovated])
    others = [{"buildings": dict.fromkeys(list(FOUR)[:3], rank), "renovated": list(FOUR)[:3]} for rank in (2, 3, 4)]
    own = {"goods": RENOVATING, "buildings": FOUR, "renovated": list(mine)}
    pos = at(queensdale, own, *others, step="build", opened=3)
    assert ("renovate" in texts(pos)) == (renovated < 3)
    if renovated == 3:
        assert clause(pos, "renovate") == "QD-BUILD-26"


@clauses("QD-LATER-22", "QD-BUILD-10")
@pytest.mark.parametrize(("before", "is_possible"), [(2, True), (3, False)])
def test_a_counter_that_was_covered_is_out_for_the_rest_of_the_game(
    queensdale: Game, before: int, is_possible: bool
) -> None:
    """Three renovations in a game are three, even if one of the buildings no longer stands."""
    renovated = ["stone_pile", "storehouse", "timber_yard"][:before]
    own = {"goods": {"timber": 5, "stone": 6, "clay": 5, "guilder": 4}, "buildings": FOUR, "renovated": renovated}
    pos = at(queensdale, own | {"dice": ["action", "action"]}, {"dice": []}, opened=3)
    play(pos, "die 1", "build", "build quarryman", "rank 1", "over stone_pile", "end turn", "die 2", "build")
    assert len(seat(pos, 0)["renovated"]) == before - 1
    assert ("renovate" in texts(pos)) == is_possible
    if not is_possible:
        assert clause(pos, "renovate") == "QD-BUILD-26"


@clauses("QD-LATER-22")
def test_all_three_counters_are_there_again_in_the_next_game(queensdale: Game) -> None:
    own = {"buildings": FOUR, "renovated": ["stone_pile", "storehouse", "timber_yard"]}
    pos = quietly(finished(queensdale, own, opened=3), "turn")
    document = pos.to_dict() | {"turn_of": 0, "placed": True}
    document["seats"][0]["goods"] = RENOVATING
    document["pending"] = [{"step": "turn", "seat": 0}, {"step": "build", "seat": 0}]
    play(queensdale.position(document), "renovate", "renovate stone_pile")


@clauses("QD-LATER-22")
@pytest.mark.parametrize("standing", [{}, {"dwelling": 1}, {"dwelling": 1, "vault": 1}])
def test_a_renovation_needs_a_building_without_a_counter(queensdale: Game, standing: dict[str, int]) -> None:
    pos = building(queensdale, RENOVATING, buildings=standing, renovated=list(standing))
    assert clause(pos, "renovate") == "QD-LATER-22"


@clauses("QD-LATER-22")
def test_counters_return_after_the_game(queensdale: Game) -> None:
    own = {"buildings": FOUR, "renovated": ["timber_yard", "stone_pile", "storehouse"], "fame": 10}
    pos = quietly(finished(queensdale, own, opened=3), "turn")
    assert (seat(pos, 0)["buildings"], seat(pos, 0)["renovated"]) == (FOUR, [])


@clauses("QD-LATER-22", "QD-BUILD-10", "QD-BUILD-35")
def test_the_counter_of_a_covered_building_does_not_pass_to_the_new_one(queensdale: Game) -> None:
    own: dict[str, Any] = {"buildings": FOUR, "renovated": ["stone_pile", "storehouse"]}
    pos = building(queensdale, {"timber": 1, "stone": 3, "clay": 2}, **own)
    play(pos, "build quarryman", "over stone_pile")
    assert seat(pos, 0)["renovated"] == ["storehouse"]
    assert list(seat(pos, 0)["buildings"]) == ["timber_yard", "quarryman", "brick_storage", "storehouse"]


@clauses("QD-DICE-18", "QD-BUILD-26")
def test_renovating_alone_is_reason_enough_for_a_build_action(queensdale: Game) -> None:
    """Nothing is in stock and all land is cleared; one guilder less, and there is nothing to build."""
    own = {"buildings": FOUR, "cleared": 4, "dice": ["action"]}
    nothing = sold_out(queensdale, 3)
    pos = at(queensdale, own | {"goods": RENOVATING}, step="place", opened=3, stock=nothing)
    assert "build" in texts(pos)
    follow(pos, "build", "renovate", "pay")
    assert (pos.step, pos.state.agenda_argument[pos.state.agenda_depth - 1]) == ("renovate", 0)
    play(pos, "renovate stone_pile")
    assert (seat(pos, 0)["renovated"], goods(pos, 0), pos.step) == (["stone_pile"], {}, "turn")
    short = at(queensdale, own | {"goods": RENOVATING | {"guilder": 3}}, step="place", opened=3, stock=nothing)
    assert clause(short, "build") == "QD-DICE-18"


@clauses("QD-BUILD-26")
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder", "marble"])
def test_each_use_has_a_price_of_its_own(tmp_path: Path, good: str) -> None:
    price = {"timber": 1, "stone": 2, "clay": 3, "guilder": 4, "marble": 5}
    written = ", ".join(f"{name} = {count}" for name, count in price.items())
    old = "renovate = { from = 3, price = { timber = 4, stone = 3, clay = 3, guilder = 4 }, limit = 3 }"
    game = changed_pack(tmp_path, (old, f"renovate = {{ from = 3, price = {{ {written} }}, limit = 3 }}"))
    own = of_epoch(4) | {"buildings": FOUR, "cleared": 4, "dice": ["action"]}
    nothing = sold_out(game, 4)

    def can_build(held: dict[str, int]) -> bool:
        return "build" in texts(at(game, own | {"goods": held}, step="place", opened=4, stock=nothing))

    rich = dict.fromkeys(price, 9)
    assert can_build(rich | {good: price[good]})
    assert not can_build(rich | {good: price[good] - 1})
