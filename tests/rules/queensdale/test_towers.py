"""QD-TOWER: the reward for a completed epoch, and what every tower tile does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    clause,
    clauses,
    finished,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
    without_gifts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
LEVEL_1, LEVEL_2, LEVEL_3 = ["1a", "2a", "3a"], ["4a", "5a", "6a"], ["7a", "8a", "9a"]


def completing(game: Game, epoch: int, *others: dict[str, Any], **own: Any) -> Position:
    """Seat 0 has just completed an epoch in a game of at least three players."""
    table = of_epoch(epoch) | {"fame": GOALS[epoch - 1] + 3} | own
    return finished(game, table, *(others or ({}, {})))


def with_tile(tile: str) -> dict[str, Any]:
    """What a seat has whose tower consists of one tile only, so that its effect stands alone."""
    return {"tower": [tile], "epoch": int(tile[0]) + 1}


def set_up(game: Game, tile: str, **own: Any) -> Position:
    """The owner of a tile after the storage step: a new game is being set up."""
    return finished(without_gifts(game), with_tile(tile) | own, {}, {}, opened=9)


@clauses("QD-TOWER-01", "QD-TOWER-02")
@pytest.mark.parametrize("epoch", range(1, 10))
def test_the_reward_comes_from_the_board_of_the_own_epoch(queensdale: Game, epoch: int) -> None:
    pos = completing(queensdale, epoch, {}, of_epoch(2, "b"))
    assert (pos.step, pos.to_move) == ("tower", 0)
    assert texts(pos) == [f"tower {epoch}{letter}" for letter in "abcd" if f"{epoch}{letter}" not in ("1b",)]
    if epoch > 1:
        assert clause(pos, "tower 1d") == "QD-TOWER-01"


@clauses("QD-TOWER-01", "QD-TOWER-04")
def test_who_missed_the_goal_takes_no_tile(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 9}, {"fame": 10}, {"fame": 9})
    assert (pos.step, pos.to_move) == ("tower", 1)
    play(pos, "tower 1a")
    assert pos.to_dict()["phase"] != "towers"
    assert [seat(pos, i)["epoch"] for i in range(3)] == [1, 2, 1]


@clauses("QD-TOWER-03", "QD-TOWER-07", "QD-CHAR-06")
@pytest.mark.parametrize("epoch", range(1, 9))
def test_the_next_goal_card_takes_the_place_of_the_old_one(queensdale: Game, epoch: int) -> None:
    pos = quietly(completing(queensdale, epoch), "turn")
    assert (seat(pos, 0)["epoch"], seat(pos, 0)["aim"]) == (epoch + 1, GOALS[epoch])
    assert (seat(pos, 1)["epoch"], seat(pos, 1)["aim"]) == (1, 10)


@clauses("QD-TOWER-04", "QD-TOWER-12")
def test_example_first_game_the_winner_chooses_first(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7}, round=6)
    assert (pos.to_move, texts(pos)) == (0, ["tower 1a", "tower 1b", "tower 1c", "tower 1d"])
    play(pos, "tower 1c")
    assert seat(pos, 0)["tower"] == ["1c", None, None]
    assert (pos.to_move, texts(pos)) == (1, ["tower 1a", "tower 1b", "tower 1d"])
    assert clause(pos, "tower 1c") == "QD-TOWER-15"
    play(pos, "tower 1a")
    assert seat(pos, 1)["tower"] == ["1a", None, None]
    quietly(pos, "turn")
    assert [seat(pos, i)["aim"] for i in range(4)] == [16, 16, 10, 10]


@clauses("QD-TOWER-04", "QD-TOWER-14")
def test_by_rank_whatever_the_epoch(queensdale: Game) -> None:
    """Seat 2 is 4 above its goal, seat 0 is 2 above and seat 1 at its own; only two of them share a board."""
    pos = finished(queensdale, {"fame": 12}, of_epoch(2) | {"fame": 16}, {"fame": 14})
    offers = {}
    while pos.step == "tower":
        offers[pos.to_move] = texts(pos)
        play(pos, texts(pos)[0])
    assert list(offers) == [2, 0, 1]
    assert offers[2] == ["tower 1b", "tower 1c", "tower 1d"]
    assert offers[0] == ["tower 1c", "tower 1d"]
    assert offers[1] == ["tower 2a", "tower 2b", "tower 2c", "tower 2d"]


@clauses("QD-TOWER-05")
def test_the_first_three_tiles_fill_the_three_empty_spaces(queensdale: Game) -> None:
    for epoch, before in ((1, []), (2, ["1a"]), (3, ["1a", "2c"])):
        pos = completing(queensdale, epoch, tower=before)
        play(pos, f"tower {epoch}d")
        assert seat(pos, 0)["tower"] == [*before, f"{epoch}d", *[None] * (3 - epoch)]


@clauses("QD-TOWER-05")
@pytest.mark.parametrize(("epoch", "before"), [(4, ["1a", "2a"]), (7, ["5a"]), (9, [])])
def test_an_empty_space_is_filled_before_a_tile_is_replaced(queensdale: Game, epoch: int, before: list[str]) -> None:
    """Only a table laid out by hand has empty spaces so late."""
    pos = play(completing(queensdale, epoch, tower=before), f"tower {epoch}d")
    assert seat(pos, 0)["tower"][: len(before) + 1] == [*before, f"{epoch}d"]


@clauses("QD-TOWER-06", "QD-TOWER-16")
@pytest.mark.parametrize(
    ("epoch", "before", "free"),
    [
        (4, LEVEL_1, [1, 2, 3]),
        (5, ["1a", "4a", "3a"], [1, 3]),
        (7, LEVEL_2, [1, 2, 3]),
        (8, ["4a", "7a", "6a"], [1, 3]),
    ],
)
def test_a_tile_of_the_next_level_replaces_one_of_the_lower_level(
    queensdale: Game, epoch: int, before: list[str], free: list[int]
) -> None:
    for space in (1, 2, 3):
        pos = play(completing(queensdale, epoch, tower=before), f"tower {epoch}d")
        assert (pos.step, texts(pos)) == ("tower_space", [f"replace {n}" for n in free])
        if space in free:
            play(pos, f"replace {space}")
            assert seat(pos, 0)["tower"] == [f"{epoch}d" if n == space else before[n - 1] for n in (1, 2, 3)]
        else:
            assert clause(pos, f"replace {space}") == "QD-TOWER-16"


@clauses("QD-TOWER-06", "QD-TOWER-16")
@pytest.mark.parametrize(
    ("epoch", "before", "after"),
    [(6, ["4a", "2a", "5a"], ["4a", "6d", "5a"]), (9, ["7a", "8a", "6a"], ["7a", "8a", "9d"])],
)
def test_the_last_tile_of_a_level_replaces_what_is_left_of_the_one_below(
    queensdale: Game, epoch: int, before: list[str], after: list[str]
) -> None:
    pos = play(completing(queensdale, epoch, tower=before), f"tower {epoch}d")
    assert seat(pos, 0)["tower"] == after


@clauses("QD-TOWER-07", "QD-TOWER-15")
def test_a_replaced_tile_leaves_the_campaign(queensdale: Game) -> None:
    pos = play(completing(queensdale, 4, tower=LEVEL_1), "tower 4a", "replace 2")
    boards = quietly(pos, "turn").to_dict()["tower_boards"]
    assert seat(pos, 0)["tower"] == ["1a", "4a", "3a"]
    assert boards["2"] == ["2b", "2c", "2d"]
    assert boards["4"] == ["4b", "4c", "4d"]


@clauses("QD-TOWER-07", "QD-TOWER-09")
def test_a_replaced_tile_works_no_more(queensdale: Game) -> None:
    own = {"tower": ["1a", "2c", "3b"], "family": "anvil"}
    pos = play(completing(queensdale, 4, **own), "tower 4b", "replace 1")
    quietly(pos, "turn")
    assert goods(pos, 0) == {"stone": 2}


@clauses("QD-TOWER-15")
def test_later_players_choose_from_what_is_left_and_four_tiles_suffice(queensdale: Game) -> None:
    seats = [{"fame": 10}, *(of_epoch(3, letter) for letter in "abc")]
    pos = finished(queensdale, *seats)
    assert seat(pos, 0)["tower"] == ["1d", None, None]  # the only one left, so nobody is asked
    assert "1" not in {epoch for epoch, tiles in pos.to_dict()["tower_boards"].items() if tiles}


@clauses("QD-TOWER-17")
def test_a_tile_cannot_be_declined(queensdale: Game) -> None:
    assert all(text.startswith("tower ") for text in texts(completing(queensdale, 1)))
    assert all(text.startswith("replace ") for text in texts(play(completing(queensdale, 4), "tower 4a")))


@clauses("QD-TOWER-13", "QD-TOWER-03")
def test_a_completed_epoch_brings_a_tile_and_a_goal_card_and_nothing_else(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 10, "goods": {"bread": 4, "guilder": 2}}, {}, {})
    assert outcome(pos, "tower 1b") == {"seats.0.tower": ["1b", None, None], "tower_boards.1": ["1a", "1c", "1d"]}


@clauses("QD-TOWER-08", "QD-TOWER-11", "QD-TOWER-18", "QD-NEXT-10")
@pytest.mark.parametrize(
    ("tile", "given"),
    [
        ("1a", {"timber": 1}),
        ("1b", {"stone": 1}),
        ("1c", {"clay": 1}),
        ("1d", {"guilder": 1}),
        ("2a", {"bread": 1}),
        ("4a", {"timber": 2}),
        ("4b", {"stone": 2}),
        ("4c", {"clay": 2}),
        ("4d", {"guilder": 2}),
        ("5b", {"bread": 1, "guilder": 1}),
        ("6a", {"marble": 1}),
        ("7b", {"bread": 2, "guilder": 1}),
    ],
)
def test_a_green_tile_gives_its_goods_at_the_start_of_each_game(
    queensdale: Game, tile: str, given: dict[str, int]
) -> None:
    pos = quietly(set_up(queensdale, tile), "turn")
    assert [goods(pos, i) for i in range(3)] == [given, {}, {}]
    stored = {"guilder": given["guilder"]} if "guilder" in given else {}
    again = quietly(at_the_end(pos), "turn")
    assert goods(again, 0) == {good: n + stored.get(good, 0) for good, n in given.items()}


@clauses("QD-TOWER-08", "QD-NEXT-10")
def test_all_green_tiles_of_all_players_give_their_goods(queensdale: Game) -> None:
    seats = [{"tower": ["1a", "2a", "4d"], "epoch": 5}, {"tower": ["1b"], "epoch": 2}, {}]
    pos = quietly(finished(queensdale, *seats), "turn")
    assert [goods(pos, i) for i in range(3)] == [{"timber": 1, "bread": 1, "guilder": 2}, {"stone": 1}, {}]
    two = quietly(finished(queensdale, seats[1], seats[0]), "turn")
    assert [goods(two, i) for i in (0, 1)] == [{"stone": 1}, {"timber": 1, "bread": 1, "guilder": 2}]


@clauses("QD-TOWER-08", "QD-TOWER-18", "QD-NEXT-10")
@pytest.mark.parametrize(("tile", "choices", "more"), [("3a", 1, {}), ("7a", 3, {}), ("8a", 1, {"marble": 1})])
def test_a_green_tile_gives_resources_of_choice(
    queensdale: Game, tile: str, choices: int, more: dict[str, int]
) -> None:
    pos = set_up(queensdale, tile)
    for _ in range(choices):
        assert (pos.step, pos.to_move) == ("pick", 0)
        assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
        play(pos, "take timber")
    assert pos.step != "pick"
    assert goods(pos, 0) == {"timber": choices} | more


@clauses("QD-TOWER-08", "QD-TOWER-18")
def test_a_green_tile_draws_a_figurine(queensdale: Game) -> None:
    pos = quietly(set_up(queensdale, "5a"), "turn")
    drawn = seat(pos, 0)["figurines"]
    assert sum(drawn.values()) == 1
    full = {"craftsman": 8, "gleeman": 8, "courier": 2, "merchant": 4, "healer": 4}
    assert pos.to_dict()["bag"] == {kind: n - drawn.get(kind, 0) for kind, n in full.items()}


@clauses("QD-TOWER-18", "QD-COURIER-08")
def test_a_courier_drawn_by_a_green_tile_is_read_at_once(queensdale: Game) -> None:
    """Most of what is no courier is stored, so that one is drawn sooner or later; its card holds in the game."""
    stores = [{"buildings": {"dwelling": rank, "inn": rank}} for rank in (1, 2, 3)]
    seats = [
        stores[0] | with_tile("8d") | {"figurines": {"craftsman": 8}},
        stores[1] | {"figurines": {"gleeman": 5}},
        stores[2] | {"figurines": {"merchant": 4, "healer": 1}},
    ]
    seen = set()
    for seed in range(16):
        pos = quietly(finished(without_gifts(queensdale), with_tile("5a"), *seats, opened=9, seed=seed), "turn")
        is_courier = "courier" in seat(pos, 0)["figurines"]
        document = pos.to_dict()
        read = [n for n in range(1, 15) if n not in document["courier_deck"]]
        assert len(read) == is_courier
        assert document["courier_card"] == (read[0] if is_courier else None)
        seen.add(is_courier)
    assert seen == {True, False}


@clauses("QD-TOWER-08", "QD-TOWER-18")
def test_a_green_tile_raises_the_own_counter(queensdale: Game) -> None:
    pos = quietly(set_up(queensdale, "8b"), "turn")
    assert [seat(pos, i)["morale"] for i in range(3)] == [1, 0, 0]


@clauses("QD-TOWER-09", "QD-MORALE-12", "QD-TOWER-18")
@pytest.mark.parametrize(
    ("tile", "income", "choices"),
    [
        ("2c", {"timber": 1}, 0),
        ("3b", {"guilder": 1}, 0),
        ("5c", {}, 1),
        ("6b", {"bread": 1}, 0),
        ("6c", {"stone": 1, "clay": 1}, 0),
        ("7c", {}, 2),
        ("8c", {"bread": 1}, 1),
    ],
)
def test_a_pink_tile_pays_with_the_pink_buildings(
    queensdale: Game, tile: str, income: dict[str, int], choices: int
) -> None:
    own = with_tile(tile) | {"dice": ["morale"], "morale": 1, "buildings": {"treasurer": 1}}
    pos = play(at(queensdale, own, {"morale": 1}, opened=9), "die 1", "purple", *["take clay"] * choices)
    expected = {"guilder": 1}
    for good, n in [*income.items(), ("clay", choices)]:
        expected[good] = expected.get(good, 0) + n
    assert pos.step == "turn"
    assert goods(pos, 0) == {good: n for good, n in expected.items() if n}
    assert goods(pos, 1) == {}


@clauses("QD-TOWER-09")
@pytest.mark.parametrize("tile", ["2c", "3b", "6b", "6c"])
def test_a_pink_tile_gives_nothing_at_the_start_of_a_game(queensdale: Game, tile: str) -> None:
    assert goods(quietly(set_up(queensdale, tile), "turn"), 0) == {}


@clauses("QD-TOWER-09", "QD-TOWER-18", "QD-STORE-17")
@pytest.mark.parametrize(
    ("tile", "item", "most"),
    [
        *(("2b", item, 1) for item in ("timber", "stone", "clay")),
        *(("7d", item, 4) for item in ("timber", "stone", "clay")),
        *(("3c", item, 1) for item in ("craftsman", "gleeman", "merchant", "healer")),
        *(("8d", item, 3) for item in ("craftsman", "gleeman", "merchant", "healer")),
        *(("5d", item, 2) for item in ("timber", "stone", "clay", "bread", "marble", "craftsman", "healer")),
        *(("5d", "courier", 0), ("3c", "courier", 0), ("8d", "courier", 0)),
        *(("2b", "bread", 0), ("7d", "marble", 0), ("8d", "bread", 0), ("6d", "timber", 0), ("2b", "gleeman", 0)),
        *(("6d", "guilder", 6), ("5d", "guilder", 3), ("7d", "guilder", 3)),
    ],
)
def test_a_blue_tile_keeps_things_for_the_next_game(queensdale: Game, tile: str, item: str, most: int) -> None:
    people = ("craftsman", "gleeman", "merchant", "healer", "courier")
    for held in {most, 2 if item == "courier" else most + 1}:
        pos = set_up(queensdale, tile, **{"figurines" if item in people else "goods": {item: held}})
        quietly(pos, "turn")
        assert goods(pos, 0) | seat(pos, 0)["figurines"] == ({item: min(held, most)} if most else {})


@clauses("QD-TOWER-09")
def test_two_items_of_any_kind_are_two_in_all(queensdale: Game) -> None:
    pos = set_up(queensdale, "5d", goods={"timber": 1, "bread": 1}, figurines={"gleeman": 1})
    assert texts(pos) == ["drop timber", "drop bread", "drop gleeman"]
    quietly(play(pos, "drop timber"), "turn")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({"bread": 1}, {"gleeman": 1})


@clauses("QD-TOWER-10", "QD-TOWER-18")
def test_the_signal_fire_is_one_free_reroll_per_game(queensdale: Game) -> None:
    own = with_tile("2d") | {"dice": ["clay", "timber", "stone"]}
    pos = at(queensdale, own)
    assert "reroll by signal fire" in texts(pos)
    after = outcome(pos, "reroll by signal fire", "roll 1 3")
    assert set(after) <= {"seats.0.dice", "seats.0.signal_used"}
    assert seat(pos, 0)["dice"][1] == "timber"
    assert clause(pos, "reroll by signal fire") == "QD-TOWER-10"


@clauses("QD-TOWER-10")
def test_the_signal_fire_burns_again_in_the_next_game_and_not_in_the_next_round(queensdale: Game) -> None:
    used = with_tile("2d") | {"signal_used": True}
    pos = finished(queensdale, used, {}, round=3)
    assert (pos.to_dict()["round"], seat(pos, 0)["signal_used"]) == (4, True)
    pos = quietly(finished(queensdale, used, {}), "turn")
    if pos.to_move == 1:
        play(pos, "leave round")
    assert "reroll by signal fire" in texts(pos)


@clauses("QD-TOWER-10")
def test_the_signal_fire_belongs_to_its_owner_and_needs_a_die(queensdale: Game) -> None:
    pos = at(queensdale, {}, with_tile("2d"), to_move=0)
    assert clause(pos, "reroll by signal fire") == "QD-TOWER-10"
    placed = at(queensdale, with_tile("2d") | {"dice": ["timber"]})
    play(placed, "die 1", "timber")
    assert clause(placed, "reroll by signal fire") == "QD-DICE-14"


@clauses("QD-TOWER-10", "QD-TOWER-18", "QD-TIE-06")
@pytest.mark.parametrize(
    ("rivets", "first"), [({"timber_yard": 2, "stone_pile": 2}, 0), ({"timber_yard": 4, "stone_pile": 2}, 1)]
)
def test_the_banner_tower_has_five_rivets(queensdale: Game, rivets: dict[str, int], first: int) -> None:
    banner, other = with_tile("3d") | {"fame": 34}, {"fame": 14, "buildings": rivets}
    assert finished(queensdale, banner, other, {}, {}).to_move == first


@clauses("QD-TOWER-10", "QD-TIE-04")
@pytest.mark.parametrize("number", [0, 1])
def test_the_banner_tower_is_ahead_where_chance_would_decide(queensdale: Game, number: int) -> None:
    """Five rivets and three buildings on both sides: nothing but the banner tells them apart."""
    banner = with_tile("3d") | {"fame": 34, "buildings": {"timber_yard": 1, "stone_pile": 1, "treasurer": 1}}
    other = {"fame": 14, "buildings": {"timber_yard": 3, "stone_pile": 3, "treasurer": 2}}
    for seed in range(12):
        seats = [other, banner] if number else [banner, other]
        assert finished(queensdale, *seats, {}, {}, seed=seed).to_move == number


@clauses("QD-TOWER-10", "QD-TIE-03")
def test_the_banner_tower_comes_after_guilders(queensdale: Game) -> None:
    banner = with_tile("3d") | {"fame": 34, "buildings": {"timber_yard": 1, "stone_pile": 1, "treasurer": 1}}
    other = {"fame": 14, "buildings": {"timber_yard": 3, "stone_pile": 3, "treasurer": 2}, "goods": {"guilder": 1}}
    assert finished(queensdale, banner, other, {}, {}).to_move == 1


@clauses("QD-TOWER-18", "QD-CAMP-03")
@pytest.mark.parametrize("tile", ["9a", "9b", "9c", "9d"])
def test_a_roof_finishes_the_tower_and_does_nothing_else(queensdale: Game, tile: str) -> None:
    pos = completing(queensdale, 9, tower=["7a", "8a", "6a"])
    left = [f"9{letter}" for letter in "abcd" if f"9{letter}" != tile]
    assert outcome(pos, f"tower {tile}") == {
        "seats.0.tower": ["7a", "8a", tile], "tower_boards.9": left, "ended": "castle",
    }  # fmt: skip


@clauses("QD-TOWER-10", "QD-TOWER-18")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_signal_fire_burns_once_a_game_for_its_owner(queensdale: Game, number: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[number] = with_tile("2d") | {"dice": ["timber"]}
    pos = play(at(queensdale, *seats, to_move=number), "reroll by signal fire")
    assert (pos.step, pos.state.agenda_argument[pos.state.agenda_depth - 1]) == ("roll", 0)
    play(pos, "roll 1")
    assert [seat(pos, i)["signal_used"] for i in range(3)] == [i == number for i in range(3)]
    assert clause(pos, "reroll by signal fire") == "QD-TOWER-10"


@clauses("QD-NEXT-10", "QD-TOWER-08", "QD-COURIER-01")
@pytest.mark.parametrize("tower", [["5a", "4a", "2a"], ["2a", "4a", "5a"]])
def test_goods_of_green_tiles_are_there_when_a_figurine_is_drawn(queensdale: Game, tower: list[str]) -> None:
    """Tile 5a draws a courier with card 1, which asks for a bread: that of tile 4a is there in either order."""
    for seed in range(3000):
        pos = finished(queensdale, {"epoch": 6, "tower": tower}, {"epoch": 6}, opened=6, seed=seed)
        if quietly(pos, "offer", "grocer").step == "offer":
            break
    assert (pos.step, pos.to_move, pos.to_dict()["courier_card"]) == ("offer", 0, 1)
