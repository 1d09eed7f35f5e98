"""QD-TIE: what decides between players who are equal in rank or order."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, finished, of_epoch, play, quietly

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]
AT_THE_GOAL = {1: 10, 2: 16, 4: 30, 9: 70}
SEEDS = range(8)


def ranking(game: Game, *seats: Seat, seed: int = 0) -> list[int]:
    """The order in which these seats, all of them exactly at their goals, are ranked after a game."""
    tables = [{"fame": AT_THE_GOAL[seat.get("epoch", 1)], **seat} for seat in seats]
    order: list[int] = finished(game, *tables, opened=9, seed=seed).to_dict()["order"]
    return order


def is_always_ahead(game: Game, ahead: Seat, behind: Seat, players: int = 4) -> bool:
    """Whether one is ranked before the other, wherever they sit and whatever chance says; all others are far behind."""
    lost: list[Seat] = [{"fame": 1} for _ in range(players - 2)]
    rankings = [ranking(game, ahead, behind, *lost, seed=seed) for seed in SEEDS]
    mirrored = [ranking(game, behind, *lost, ahead, seed=seed) for seed in SEEDS]
    return all(order[:2] == [0, 1] for order in rankings) and all(order[:2] == [players - 1, 0] for order in mirrored)


def is_left_to_chance(game: Game, one: Seat, other: Seat, players: int = 4) -> bool:
    """Whether either of the two may be ranked first."""
    lost: list[Seat] = [{"fame": 1} for _ in range(players - 2)]
    return {ranking(game, one, other, *lost, seed=seed)[0] for seed in range(30)} == {0, 1}


def rivets(game: Game, own: Seat) -> int:
    """How many rivets of a player the table sees."""
    count: int = at(game, own, opened=9, players=4).view(None)["seats"][0]["rivets"]
    return count


@clauses("QD-TIE-11", "QD-TIE-03")
def test_red_with_two_guilders_is_ahead_of_blue_with_one(queensdale: Game) -> None:
    """Rank III and rank I against two of rank II: four rivets and two buildings each."""
    red = {"buildings": {"timber_yard": 3, "stone_pile": 1}, "goods": {"guilder": 2}}
    blue = {"buildings": {"timber_yard": 2, "stone_pile": 2}, "goods": {"guilder": 1}}
    assert is_always_ahead(queensdale, red, blue)
    assert is_left_to_chance(queensdale, red | {"goods": {"guilder": 1}}, blue)


@clauses("QD-TIE-01", "QD-TIE-05", "QD-BUILD-22")
@pytest.mark.parametrize(
    ("ahead", "behind"),
    [
        ({"timber_yard": 3}, {"stone_pile": 1, "quarryman": 1}),
        ({"timber_yard": 2}, {"timber_yard": 1}),
        ({"timber_yard": 4}, {"timber_yard": 3}),
        ({"fountain": 1}, {"stone_pile": 1, "quarryman": 1, "treasurer": 1}),
        ({"castle_chapel": 2}, {"timber_yard": 4}),
        ({"queens_statue": 3}, {"fountain": 2}),
        ({"timber_yard": 1}, {}),
    ],
)
def test_more_rivets_are_ahead_of_more_buildings_and_guilders(
    queensdale: Game, ahead: dict[str, int], behind: dict[str, int]
) -> None:
    """A rank has as many rivets as its number, a grey building three more."""
    assert is_always_ahead(queensdale, {"buildings": ahead}, {"buildings": behind, "goods": {"guilder": 9999}})


@clauses("QD-TIE-02", "QD-BUILD-22")
@pytest.mark.parametrize(
    ("ahead", "behind"),
    [
        ({"timber_yard": 1, "stone_pile": 1}, {"timber_yard": 2}),
        ({"timber_yard": 1, "stone_pile": 2, "clay_quarry": 1}, {"timber_yard": 4}),
        ({"stone_pile": 3, "quarryman": 1}, {"fountain": 1}),
    ],
)
def test_of_equal_rivets_more_buildings_are_ahead(
    queensdale: Game, ahead: dict[str, int], behind: dict[str, int]
) -> None:
    assert is_always_ahead(queensdale, {"buildings": ahead}, {"buildings": behind, "goods": {"guilder": 9999}})


@clauses("QD-TIE-01", "QD-TIE-02")
def test_buildings_on_cleared_land_count_up_to_the_eighth_site(queensdale: Game) -> None:
    """Eight rivets each: eight buildings are ahead of seven."""
    eight = (
        "timber_yard", "woodcutter_hut", "stone_pile", "quarryman", "brick_storage", "clay_quarry", "dwelling", "vault",
    )  # fmt: skip
    seven = dict.fromkeys(eight[:6], 2) | {"granary": 1}
    ahead: Seat = {"buildings": dict.fromkeys(eight, 1), "cleared": 4}
    behind: Seat = {"buildings": dict.fromkeys(("storehouse", "mint", "inn", "granary", "sawmill", "treasury"), 1)}
    behind["buildings"]["chapel"] = 2
    assert is_always_ahead(queensdale, ahead, behind | {"cleared": 4, "goods": {"guilder": 9}})
    assert is_always_ahead(queensdale, {"buildings": seven, "cleared": 4}, ahead | {"goods": {"guilder": 9}})


@clauses("QD-TIE-03", "QD-TIE-08")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("more", "less"), [(1, 0), (5, 4), (9999, 9998)])
def test_of_equal_boroughs_more_guilders_are_ahead(queensdale: Game, more: int, less: int, players: int) -> None:
    """All guilders count that are held when the ranking is made, also those that the farm will not keep."""
    rich: Seat = {"goods": {"guilder": more}}
    poor: Seat = {"goods": {"guilder": less, "timber": 99, "bread": 99}, "seals": 9, "figurines": {"craftsman": 8}}
    assert is_always_ahead(queensdale, rich, poor, players)


@clauses("QD-TIE-08", "QD-NEXT-15")
def test_guilders_that_were_given_up_before_the_next_tie_do_not_count_there(queensdale: Game) -> None:
    """Five guilders are ahead of four in the ranking; both keep three, so chance decides who starts the next game."""
    starters = set()
    for seed in range(24):
        pos = finished(queensdale, *({"fame": 10, "goods": {"guilder": n}} for n in (5, 4, 3)), seed=seed)
        assert pos.to_dict()["order"] == [0, 1, 2]
        starters.add(quietly(pos, "turn").to_dict()["first_player"])
    assert starters == {0, 1, 2}


@clauses("QD-TIE-08", "QD-NEXT-10", "QD-GROCER-04")
def test_guilders_of_a_green_tile_count_for_the_grocer(queensdale: Game) -> None:
    """Both aim at 16 and keep 2 guilders; the tile 1d gives its owner a third one before the grocer opens."""
    own = [{**of_epoch(2, letter), "fame": 3, "goods": {"guilder": 2}, "seals": 5} for letter in "ad"]
    for seed in SEEDS:
        assert quietly(finished(queensdale, *own, seed=seed), "grocer").to_dict()["order"] == [1, 0]


@clauses("QD-TIE-04", "QD-TIE-10")
def test_chance_gives_every_order_of_equals_its_turn(queensdale: Game) -> None:
    """And all of them equally often: 50 of 300 each are expected."""
    found = Counter(tuple(ranking(queensdale, {}, {}, {}, seed=seed)) for seed in range(300))
    assert set(found) == set(permutations(range(3)))
    assert 28 <= min(found.values()) <= max(found.values()) <= 75


@clauses("QD-TIE-10")
def test_chance_is_asked_anew_for_every_tie(queensdale: Game) -> None:
    """The order of the ranking does not decide who comes first at the grocer, nor that one who starts."""
    answers = set()
    for seed in range(40):
        pos = finished(queensdale, {"fame": 10, "seals": 3}, {"fame": 10, "seals": 3}, seed=seed)
        winner = pos.to_dict()["order"][0]
        buyer = quietly(pos, "grocer").to_dict()["order"][0]
        answers.add((winner, buyer, quietly(pos, "turn").to_dict()["first_player"]))
    assert len(answers) == 8


def told(pos: Position) -> list[tuple[str, Any]]:
    """The ties of which the story says that chance has decided."""
    return [(event.message, event.args["seats"]) for event in pos.story() if event.message == "qd-story-tie"]


@clauses("QD-TIE-10")
def test_a_decision_of_chance_is_told(queensdale: Game) -> None:
    colours = ("red", "blue", "green")
    pos = finished(queensdale, *({"fame": 10} for _ in colours))
    assert told(pos) == [("qd-story-tie", [colours[seat] for seat in pos.to_dict()["order"]])]
    pos = finished(queensdale, *({"fame": 10 + n} for n in range(3)))
    assert told(pos) == []


@clauses("QD-TIE-06")
def test_tower_tiles_count_only_where_they_print_rivets(queensdale: Game) -> None:
    """Three tiles without rivets are behind one building; the banner tower has five rivets and no building."""
    tiles, banner = of_epoch(4), {**of_epoch(4), "tower": ["1b", "2b", "3d"]}
    assert is_always_ahead(queensdale, {"buildings": {"timber_yard": 1}}, tiles | {"goods": {"guilder": 9}})
    assert is_always_ahead(queensdale, banner, {"buildings": {"timber_yard": 3, "stone_pile": 1}})
    assert is_always_ahead(queensdale, {"buildings": {"timber_yard": 3, "stone_pile": 2}}, banner)


@clauses("QD-TIE-06")
def test_any_tile_may_print_rivets(tmp_path: Path) -> None:
    """In another pack the first tile and the last have two each and the last building is grey; free places have 0."""
    game = changed_pack(
        tmp_path,
        ('{ id = "1a", colour = "green"', '{ id = "1a", rivets = 2, colour = "green"'),
        ('{ id = "9d", colour = "roof"', '{ id = "9d", rivets = 2, colour = "roof"'),
        ('colour = "white", pattern = "ample", modifier = "first_token_guilder", amount = 1',
         'colour = "grey", pattern = "wide", built = { trumpet = 1 }'),
    )  # fmt: skip
    for own, count in (({}, 0), ({**of_epoch(2), "tower": ["1b"]}, 0), (of_epoch(2), 2)):
        assert rivets(game, own) == count
    assert is_always_ahead(game, of_epoch(2), {"buildings": {"timber_yard": 1}})
    assert is_always_ahead(game, {"buildings": {"timber_yard": 3}}, of_epoch(2))


@clauses("QD-TIE-06", "QD-TIE-05", "QD-BUILD-22", "QD-LATER-22")
@pytest.mark.parametrize(
    ("own", "count"),
    [
        ({}, 0),
        (of_epoch(4), 0),
        ({"cleared": 4}, 0),
        ({"buildings": {"timber_yard": 3, "stone_pile": 1}}, 4),
        ({"buildings": {"timber_yard": 1}, "renovated": ["timber_yard"]}, 2),
        ({"buildings": {"fountain": 2}}, 5),
        ({**of_epoch(4), "tower": ["1b", "2b", "3d"]}, 5),
    ],
)
def test_everybody_sees_how_many_rivets_a_player_has(queensdale: Game, own: Seat, count: int) -> None:
    assert rivets(queensdale, own) == count


@clauses("QD-TIE-06")
def test_the_farm_has_no_rivets_and_chance_decides_between_empty_boroughs(queensdale: Game) -> None:
    assert is_left_to_chance(queensdale, {}, of_epoch(4))
    assert is_left_to_chance(queensdale, {"cleared": 4}, {})


@clauses("QD-TIE-07")
def test_tower_tiles_and_cleared_land_are_no_buildings(queensdale: Game) -> None:
    """Two rivets each: two buildings are ahead of one with three tower tiles and four cleared sites."""
    one = {**of_epoch(4), "buildings": {"timber_yard": 2}, "cleared": 4, "goods": {"guilder": 9}}
    assert is_always_ahead(queensdale, {"buildings": {"timber_yard": 1, "stone_pile": 1}}, one)


@clauses("QD-TIE-02", "QD-TIE-07")
def test_one_building_is_ahead_of_none(queensdale: Game) -> None:
    """Five rivets each, those of the banner tower on a tile: no guilders and no banner make up for the building."""
    banner = {**of_epoch(4), "tower": ["1b", "2b", "3d"], "goods": {"guilder": 9}}
    assert is_always_ahead(queensdale, {"buildings": {"fountain": 2}}, banner)


@clauses("QD-TIE-01", "QD-LATER-22", "QD-BUILD-26")
def test_an_x_counter_is_a_rivet(queensdale: Game) -> None:
    """Rank I with a counter has two rivets: ahead of rank I, equal to rank II."""
    renovated = {"buildings": {"timber_yard": 1}, "renovated": ["timber_yard"]}
    assert is_always_ahead(queensdale, renovated, {"buildings": {"stone_pile": 1}, "goods": {"guilder": 9}})
    assert is_left_to_chance(queensdale, renovated, {"buildings": {"stone_pile": 2}})


@clauses("QD-TIE-01", "QD-LATER-22")
@pytest.mark.parametrize("counter", ["timber_yard", "stone_pile", "quarryman"])
def test_an_x_counter_is_a_rivet_on_every_site(queensdale: Game, counter: str) -> None:
    own = {"buildings": {"timber_yard": 1, "stone_pile": 1, "quarryman": 1}, "renovated": [counter]}
    other = {"buildings": {"clay_quarry": 1, "brick_storage": 1, "treasurer": 1}, "goods": {"guilder": 9}}
    assert is_always_ahead(queensdale, own, other)


@clauses("QD-TOWER-10", "QD-TOWER-18", "QD-TIE-04")
def test_the_banner_tower_is_ahead_where_only_chance_is_left(queensdale: Game) -> None:
    """Banner and rank I have six rivets in one building like a fountain of rank III; guilders come before it."""
    banner = {**of_epoch(4), "tower": ["1b", "2b", "3d"], "buildings": {"timber_yard": 1}}
    fountain = {"buildings": {"fountain": 3}}
    assert is_always_ahead(queensdale, banner, fountain)
    assert is_always_ahead(queensdale, fountain | {"goods": {"guilder": 1}}, banner)


@clauses("QD-TIE-09")
def test_a_group_is_divided_by_one_criterion_after_the_other(queensdale: Game) -> None:
    """Rivets: seat 2 is ahead of three with two each; buildings: seat 1; guilders: seat 3 before seat 0."""
    seats: list[Seat] = [
        {"buildings": {"timber_yard": 2}},
        {"buildings": {"stone_pile": 1, "quarryman": 1}},
        {"buildings": {"brick_storage": 3}},
        {"buildings": {"clay_quarry": 2}, "goods": {"guilder": 3}},
    ]
    assert all(ranking(queensdale, *seats, seed=seed) == [2, 1, 3, 0] for seed in SEEDS)


@clauses("QD-TIE-09")
def test_chance_decides_only_among_those_who_are_still_equal(queensdale: Game) -> None:
    seats: list[Seat] = [{}, {"buildings": {"stone_pile": 1}}, {}, {"goods": {"guilder": 1}}]
    found = {tuple(ranking(queensdale, *seats, seed=seed)) for seed in range(20)}
    assert found == {(1, 3, 0, 2), (1, 3, 2, 0)}


@clauses("QD-TIE-04", "QD-TIE-09")
def test_those_who_are_behind_do_not_change_the_odds_of_those_ahead(queensdale: Game) -> None:
    """Two pairs of equals: either of the first pair wins in about 150 of 300 games, and so does one of the second."""
    seats: list[Seat] = [{}, {}, {"goods": {"guilder": 1}}, {"goods": {"guilder": 1}}]
    found = [ranking(queensdale, *seats, seed=seed) for seed in range(300)]
    for place, pair in ((0, {2, 3}), (2, {0, 1})):
        count = Counter(order[place] for order in found)
        assert set(count) == pair
        assert min(count.values()) >= 125


@clauses("QD-TIE-01", "QD-END-04", "QD-END-05")
def test_a_tie_is_broken_only_where_there_is_one(queensdale: Game) -> None:
    """One more fame is ahead of all rivets."""
    rich = {"buildings": {"castle_chapel": 1}, "goods": {"guilder": 99}}
    assert is_always_ahead(queensdale, {"fame": 11}, rich)
    assert is_always_ahead(queensdale, {**of_epoch(2), "fame": 18}, rich | {"fame": 11})


@clauses("QD-TIE-01", "QD-NEXT-15", "QD-NEXT-23")
@pytest.mark.parametrize("richer", [1, 2])
def test_of_equal_goals_more_rivets_start_the_game(queensdale: Game, richer: int) -> None:
    """Goals 22, 16, 16 and 30."""
    seats: list[Seat] = [of_epoch(3, "a"), of_epoch(2, "b"), of_epoch(2, "c"), of_epoch(4, "d")]
    seats[richer] |= {"buildings": {"timber_yard": 2}}
    seats[3 - richer] |= {"buildings": {"stone_pile": 1}, "goods": {"guilder": 3}}
    for seed in SEEDS:
        pos = quietly(finished(queensdale, *seats, seed=seed), "turn")
        assert [seat["aim"] for seat in pos.to_dict()["seats"]] == [22, 16, 16, 30]
        assert pos.to_dict()["first_player"] == richer


@clauses("QD-TIE-08", "QD-BUILD-34")
def test_a_building_of_the_last_turn_counts(queensdale: Game) -> None:
    price = {"timber": 3, "stone": 2, "clay": 1}
    own = {"fame": 8, "goods": price, "dice": ["action"]}
    pos = at(queensdale, own, {"fame": 10, "goods": {"guilder": 3}, "dice": []})
    play(pos, "die 1", "build", "build timber_yard", "end turn")
    assert pos.to_dict()["order"] == [0, 1]


@clauses("QD-TIE-10", "QD-END-14")
def test_the_ranking_is_told_as_it_was_drawn_when_nothing_is_to_be_decided(queensdale: Game) -> None:
    """Nobody has anything to store, so the next game is laid out at once; the standings are those of chance."""
    first: Counter[str] = Counter()
    for seed in range(40):
        pos = finished(queensdale, {"fame": 3}, {"fame": 3}, seed=seed)
        standings = [event.args["seat"] for event in pos.story() if event.message == "qd-story-standing"]
        assert told(pos)[0] == ("qd-story-tie", standings)
        first[standings[0]] += 1
    assert 10 <= first["red"] <= 30
