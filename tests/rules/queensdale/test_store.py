"""QD-STORE: what is kept after a game, in blue buildings and on the farm."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.rules.queensdale.situations import (
    KEEP_SEALS,
    at,
    changed_pack,
    clause,
    clauses,
    finished,
    goods,
    play,
    quietly,
    seat,
    texts,
)
from tests.rules.queensdale.storing import MATERIAL, PEOPLE, holding, kept

from queenswright.kernel.game import Game

ROOM: dict[str, tuple[set[str], int]] = {
    "timber_yard": ({"timber"}, 3),
    "stone_pile": ({"stone"}, 3),
    "brick_storage": ({"clay"}, 3),
    "storehouse": ({"bread"}, 2),
    "dwelling": (PEOPLE, 2),
    "common_warehouse": (MATERIAL, 2),
    "marble_yard": ({"marble"}, 2),
    "granary": ({"bread"}, 4),
    "inn": (PEOPLE, 3),
    "great_warehouse": (MATERIAL, 4),
}
"""What the blue buildings keep, apart from guilders."""


@clauses("QD-STORE-01")
@pytest.mark.parametrize("item", ["timber", "stone", "clay", "bread", "marble", "craftsman", "gleeman"])
def test_what_is_not_stored_is_lost(queensdale: Game, item: str) -> None:
    assert kept(holding(queensdale, {item: 1, "guilder": 1})) == {"guilder": 1}


@clauses("QD-STORE-02", "QD-BUILD-17")
def test_buildings_stay(queensdale: Game) -> None:
    built = {"timber_yard": 2, "quarryman": 1}
    pos = finished(queensdale, {"buildings": built}, {"buildings": {"stone_pile": 1}})
    quietly(pos, "turn")
    assert [seat(pos, i)["buildings"] for i in (0, 1)] == [built, {"stone_pile": 1}]


@clauses(
    "QD-STORE-07", "QD-STORE-08", "QD-STORE-09", "QD-STORE-10", "QD-STORE-11", "QD-STORE-20", "QD-STORE-17",
)  # fmt: skip
@pytest.mark.parametrize("building", ROOM)
def test_a_blue_building_keeps_so_many_of_its_own_items(queensdale: Game, building: str) -> None:
    items, most = ROOM[building]
    for item in sorted(MATERIAL | PEOPLE | {"bread", "marble"}):
        left = most if item in items else 0
        held = 4 if item in PEOPLE else 5
        assert kept(holding(queensdale, {item: held}, building)) == ({item: left} if left else {})


@clauses("QD-STORE-06", "QD-STORE-17", "QD-STORE-20")
@pytest.mark.parametrize(
    ("buildings", "most"), [(["vault"], 6), (["treasury"], 8), (["vault", "treasury"], 11), (["timber_yard"], 3)]
)
def test_vaults_keep_more_guilders(queensdale: Game, buildings: list[str], most: int) -> None:
    for held in (most - 1, most, most + 1):
        assert kept(holding(queensdale, {"guilder": held}, *buildings)) == {"guilder": min(held, most)}


@clauses("QD-STORE-07")
def test_what_has_room_is_kept_without_a_question(queensdale: Game) -> None:
    pos = holding(queensdale, {"timber": 3, "guilder": 3}, "timber_yard")
    assert pos.step == "grocer"
    assert goods(pos, 0) == {"timber": 3, "guilder": 3}


@clauses("QD-STORE-11", "QD-COURIER-07")
@pytest.mark.parametrize("building", ["dwelling", "inn"])
def test_a_courier_never_stays_in_a_dwelling(queensdale: Game, building: str) -> None:
    pos = holding(queensdale, {"courier": 2, "gleeman": 1}, building)
    assert kept(pos) == {"gleeman": 1}
    assert pos.to_dict()["bag"]["courier"] == 2


@clauses("QD-STORE-11", "QD-STORE-16")
def test_the_owner_of_a_dwelling_chooses_who_stays(queensdale: Game) -> None:
    held = {"craftsman": 1, "gleeman": 1, "healer": 1}
    pos = holding(queensdale, held, "dwelling")
    assert texts(pos) == ["drop craftsman", "drop gleeman", "drop healer"]
    assert kept(play(pos, "drop gleeman")) == {"craftsman": 1, "healer": 1}


@clauses("QD-STORE-16")
def test_the_owner_chooses_what_is_lost(queensdale: Game) -> None:
    held = {"timber": 1, "stone": 1, "clay": 1}
    for lost in held:
        pos = holding(queensdale, held, "common_warehouse")
        assert texts(pos) == ["drop timber", "drop stone", "drop clay"]
        assert kept(play(pos, f"drop {lost}")) == {name: 1 for name in held if name != lost}


@clauses("QD-STORE-01", "QD-STORE-16")
def test_what_no_room_could_hold_is_lost_unasked(queensdale: Game) -> None:
    assert holding(queensdale, {"craftsman": 1, "gleeman": 1, "healer": 1}).step == "grocer"
    assert holding(queensdale, {"timber": 1, "bread": 1, "marble": 1}).step == "grocer"
    for item in sorted(MATERIAL | PEOPLE | {"bread", "marble", "courier"}):
        pos = holding(queensdale, {item: 2})
        assert [deed.text for deed in pos.actions()] == ["leave round", KEEP_SEALS, KEEP_SEALS]
        assert goods(pos, 0) | seat(pos, 0)["figurines"] == {}


@clauses("QD-STORE-16")
@pytest.mark.parametrize(("many", "one"), [("timber", "stone"), ("stone", "clay"), ("clay", "timber")])
def test_only_what_competes_for_room_is_asked_about(queensdale: Game, many: str, one: str) -> None:
    """Two places, five pieces of one kind and one of another: a single decision is left."""
    pos = play(holding(queensdale, {many: 5, one: 1}, "common_warehouse"), "keep the rest")
    assert pos.to_dict()["pending"] == [{"step": "store", "seat": 0, "argument": 0}]
    play(pos, f"drop {many}")
    assert (pos.step, goods(pos, 0)) == ("grocer", {many: 1, one: 1})


@clauses("QD-STORE-16", "QD-TOWER-09")
@pytest.mark.parametrize(("many", "one"), [("bread", "marble"), ("marble", "timber"), ("timber", "bread")])
def test_the_same_with_room_for_any_item(queensdale: Game, many: str, one: str) -> None:
    pos = play(
        holding(queensdale, {many: 5, one: 1}, tower=["1a", "2c", "5d"], epoch=6), "keep the rest", f"drop {many}"
    )
    quietly(pos, "grocer")
    expected = {many: 1, one: 1}
    expected["timber"] = expected.get("timber", 0) + 1  # of the green tile, at the start of the next game
    assert goods(pos, 0) == expected


@clauses("QD-STORE-17")
def test_the_eighth_site_and_the_third_tower_space_count(queensdale: Game) -> None:
    """Seven manufactories and other houses stand before the timber yard."""
    first = ["woodcutter_hut", "quarryman", "treasurer", "clay_quarry", "alehouse", "scout_lodge", "toll_gate"]
    pos = holding(queensdale, {"timber": 3}, *first, "timber_yard", cleared=4)
    assert kept(pos) == {"timber": 3}
    tower = holding(queensdale, {"gleeman": 1}, tower=["1b", "2a", "3c"], epoch=4)
    assert kept(tower) == {"gleeman": 1, "stone": 1, "bread": 1}


@clauses("QD-STORE-17", "QD-STORE-19")
def test_only_what_stands_there_keeps_something(queensdale: Game, tmp_path: Path) -> None:
    """In another pack the first tile, the last one and the last building keep bread; a free place keeps nothing."""
    game = changed_pack(
        tmp_path,
        ('{ id = "1a", colour = "green", start = { timber = 1 }', '{ id = "1a", colour = "blue", keep = { bread = 1 }'),
        ('{ id = "9d", colour = "roof" }', '{ id = "9d", colour = "blue", keep = { bread = 1 } }'),
        ('colour = "white", pattern = "ample", modifier = "first_token_guilder", amount = 1',
         'colour = "blue", pattern = "ample", keep = { bread = 1 }'),
    )  # fmt: skip
    assert kept(holding(game, {"bread": 3})) == {}
    assert kept(holding(game, {"bread": 3}, "royal_apothecary")) == {"bread": 1}
    assert kept(holding(game, {"bread": 3}, tower=["1a"], epoch=2)) == {"bread": 1}
    assert kept(holding(queensdale, {"bread": 3}, "royal_apothecary", tower=["1a"], epoch=2)) == {"timber": 1}


@clauses("QD-STORE-16", "QD-STORE-17")
def test_nothing_is_lost_that_has_room_of_its_own(queensdale: Game) -> None:
    """Three timber lie in their yard; of what the warehouse shares one stone too many is there."""
    pos = holding(queensdale, {"timber": 3, "stone": 3, "bread": 2}, "timber_yard", "common_warehouse", "storehouse")
    play(pos, "keep the rest")
    assert kept(pos) == {"timber": 3, "stone": 2, "bread": 2}


@clauses("QD-STORE-16")
def test_why_something_need_not_be_lost(queensdale: Game) -> None:
    held = {"timber": 3, "stone": 1, "clay": 2, "gleeman": 1}
    pos = play(holding(queensdale, held, "timber_yard", "common_warehouse", "dwelling"), "keep the rest")
    assert texts(pos) == ["drop stone", "drop clay"]
    assert {clause(pos, f"drop {item}") for item in ("timber", "gleeman")} == {"QD-STORE-16"}
    assert clause(pos, "drop marble") == "QD-STORE-04"


@clauses("QD-STORE-11", "QD-STORE-16")
def test_giving_up_a_courier_makes_no_room(queensdale: Game) -> None:
    """Three people want to stay in a dwelling for two; a courier never stays there."""
    people = {"craftsman": 2, "gleeman": 1, "courier": 1}
    pos = at(queensdale, {"figurines": people, "buildings": {"dwelling": 1}}, step="store")
    assert texts(pos) == ["drop craftsman", "drop gleeman"]
    assert clause(pos, "drop courier") == "QD-STORE-16"


def most_that_fits(held: dict[str, int], rooms: list[set[str]]) -> int:
    """The largest number of items that find a place, one in each room, by augmenting paths."""
    items = [name for name, n in held.items() for _ in range(n)]
    taken: dict[int, int] = {}

    def place(item: int, seen: set[int]) -> bool:
        for room, accepted in enumerate(rooms):
            if items[item] in accepted and room not in seen:
                seen.add(room)
                if room not in taken or place(taken[room], seen):
                    taken[room] = item
                    return True
        return False

    return sum(place(item, set()) for item in range(len(items)))


@clauses("QD-STORE-16", "QD-STORE-17")
@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_given_up_as_much_as_possible_is_kept(queensdale: Game, seed: int) -> None:
    chance = random.Random(seed)
    held = {item: n for item in sorted(MATERIAL | PEOPLE | {"bread", "marble"}) if (n := chance.randint(0, 4))}
    buildings = chance.sample(sorted(ROOM), 3)
    tower = ["5d"] if seed % 2 else []
    rooms = [accepted for name in buildings for accepted in [ROOM[name][0]] * ROOM[name][1]]
    rooms += [MATERIAL | PEOPLE | {"bread", "marble"}] * (2 if tower else 0)
    pos = holding(queensdale, held, *buildings, epoch=7, tower=tower)
    while pos.step in ("exchange", "store"):
        moves = texts(pos)
        pos.push("keep the rest" if pos.step == "exchange" else chance.choice(moves))
    left = goods(pos, 0) | seat(pos, 0)["figurines"]
    assert sum(left.values()) == most_that_fits(held, rooms)
    assert all(n <= held[item] for item, n in left.items())


@clauses("QD-STORE-17")
@pytest.mark.parametrize(
    ("buildings", "item", "most"),
    [
        (["timber_yard", "common_warehouse", "great_warehouse"], "timber", 9),
        (["storehouse", "granary"], "bread", 6),
        (["dwelling", "inn"], "gleeman", 5),
    ],
)
def test_rooms_of_several_buildings_add_up(queensdale: Game, buildings: list[str], item: str, most: int) -> None:
    for held in (most - 1, most, most + 1):
        assert kept(holding(queensdale, {item: held}, *buildings)) == {item: min(held, most)}


@clauses("QD-STORE-18", "QD-MANU-08")
def test_in_play_goods_need_no_room(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber"], "goods": {"timber": 50, "guilder": 50}})
    assert goods(play(pos, "die 1", "timber +1", "end turn"), 0) == {"timber": 52, "guilder": 50}


@clauses("QD-STORE-18", "QD-KEEP-05")
def test_stored_items_are_at_hand_when_the_next_game_begins(queensdale: Game) -> None:
    held = {"timber": 3, "gleeman": 2, "guilder": 2}
    pos = quietly(holding(queensdale, held, "timber_yard", "dwelling"), "turn")
    assert goods(pos, 0) == {"timber": 3, "guilder": 2}
    assert seat(pos, 0)["figurines"] == {"gleeman": 2}
    if pos.to_move == 1:
        play(pos, "leave round")
    assert {"use gleeman", "reroll for timber"} <= set(texts(pos))


@clauses("QD-STORE-19", "QD-BUILD-35")
@pytest.mark.parametrize(("covered", "left"), [("timber_yard", {}), ("quarryman", {"timber": 2})])
def test_a_covered_building_keeps_nothing(queensdale: Game, covered: str, left: dict[str, int]) -> None:
    buildings = {"timber_yard": 1, "quarryman": 1, "treasurer": 1, "clay_quarry": 1}
    price = {"timber": 3, "stone": 2, "clay": 1}
    own = {"dice": ["action"], "buildings": buildings, "goods": price | {"timber": 5}}
    pos = at(queensdale, own, {"dice": []}, round=20)
    play(pos, "die 1", "build", "build woodcutter_hut", f"over {covered}", "end turn")
    quietly(pos, "grocer")
    assert goods(pos, 0) == left


@clauses("QD-STORE-01", "QD-STORE-16")
def test_item_after_item_is_given_up_until_there_is_room(queensdale: Game) -> None:
    """Six pieces for two places in the mixed store: four are given up, one at a time, in the same step."""
    pos = play(holding(queensdale, {"timber": 2, "stone": 2, "clay": 2}, "common_warehouse"), "keep the rest")
    for given in ("timber", "stone", "clay", "timber"):
        assert pos.to_dict()["pending"] == [{"step": "store", "seat": 0, "argument": 0}]
        play(pos, f"drop {given}")
    assert goods(pos, 0) == {"stone": 1, "clay": 1}
    assert pos.step != "store"
