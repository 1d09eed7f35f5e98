"""QD-STORE: the farm exchange and the blue buildings, after a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    finished,
    give,
    goods,
    outcome,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MATERIAL = {"timber", "stone", "clay"}
PEOPLE = {"craftsman", "gleeman", "merchant", "healer"}
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


def holding(game: Game, held: dict[str, int], *buildings: str, **keys: Any) -> Position:
    """A game of epoch 9 is over for a player with these goods, figurines and buildings; nobody has reached a goal."""
    own = {name: n for name, n in held.items() if name not in PEOPLE | {"courier"}}
    people = {name: n for name, n in held.items() if name not in own}
    table = {"goods": own, "figurines": people, "buildings": dict.fromkeys(buildings, 1)}
    return finished(game, table | keys, opened=9)


def kept(pos: Position) -> dict[str, int]:
    """What seat 0 has once the storage step is over."""
    quietly(pos, "grocer")
    people: dict[str, int] = seat(pos, 0)["figurines"]
    return goods(pos, 0) | people


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


@clauses("QD-STORE-03", "QD-STORE-06")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (2, 2), (3, 3), (4, 3), (9, 3)])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_farm_of_every_player_keeps_three_guilders(queensdale: Game, number: int, held: int, left: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}, {}]
    seats[number] = {"goods": {"guilder": held}}
    pos = quietly(finished(queensdale, *seats), "grocer")
    assert goods(pos, number) == ({"guilder": left} if left else {})


@clauses("QD-STORE-04", "QD-COMP-35", "QD-LATER-01")
@pytest.mark.parametrize(
    "item", ["timber", "stone", "clay", "bread", "marble", "craftsman", "gleeman", "merchant", "healer"]
)
def test_four_items_of_any_kind_make_a_guilder(queensdale: Game, item: str) -> None:
    pos = holding(queensdale, {item: 4})
    assert texts(pos) == [f"give {item}", "keep the rest"]
    assert kept(play(pos, f"give {item}")) == {"guilder": 1}


@clauses("QD-STORE-04")
@pytest.mark.parametrize("held", [{"timber": 3}, {"bread": 1, "clay": 1, "gleeman": 1}, {"timber": 3, "guilder": 3}])
def test_three_items_make_nothing_and_guilders_are_no_items(queensdale: Game, held: dict[str, int]) -> None:
    pos = holding(queensdale, held)
    assert pos.step != "exchange"
    assert kept(pos) == {name: n for name, n in held.items() if name == "guilder"}


@clauses("QD-STORE-04")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_the_exchange_is_made_as_often_as_wanted(queensdale: Game, times: int) -> None:
    """With one kind of item the first piece of a set names the set."""
    pos = holding(queensdale, {"stone": 16})
    play(pos, *["give stone"] * times)
    assert goods(pos, 0) == {"stone": 16 - 4 * times} | ({"guilder": times} if times else {})
    assert "keep the rest" in texts(pos)


@clauses("QD-STORE-04")
def test_a_set_that_is_begun_is_given_whole(queensdale: Game) -> None:
    pos = holding(queensdale, {"timber": 4, "clay": 4})
    assert outcome(pos, "give timber") == {"seats.0.goods.timber": 3}
    assert clause(pos, "keep the rest") == "QD-STORE-04"
    assert clause(pos, "give bread") == "QD-STORE-04"
    play(pos, "give timber")
    assert clause(pos, "keep the rest") == "QD-STORE-04"
    give(pos, "clay", "clay")
    assert goods(pos, 0) == {"timber": 2, "clay": 2, "guilder": 1}


@clauses("QD-STORE-04")
def test_every_mix_of_four_can_be_given(queensdale: Game) -> None:
    """In whatever order it is named; all of it has room, so the fifth item stays."""
    held = {"timber": 1, "stone": 2, "bread": 1, "craftsman": 1}
    stores = ("timber_yard", "stone_pile", "storehouse", "dwelling")
    everything = [item for item, count in held.items() for _ in range(count)]
    for items in set(permutations(everything, 4)):
        pos = holding(queensdale, held, *stores)
        assert texts(pos) == ["give timber", "give stone", "give bread", "give craftsman", "keep the rest"]
        left = Counter(everything) - Counter(items)
        assert kept(give(pos, *items)) == {"guilder": 1, **left}


@clauses("QD-STORE-04")
def test_only_what_one_has_is_given(queensdale: Game) -> None:
    pos = holding(queensdale, {"timber": 1, "stone": 3})
    assert texts(pos) == ["give timber", "give stone", "keep the rest"]
    assert holding(queensdale, {"clay": 1, "marble": 2}).step != "exchange"
    pos = play(holding(queensdale, {"timber": 2, "stone": 2, "clay": 4, "bread": 3}), "give clay")
    assert texts(pos) == ["give timber", "give stone", "give clay", "give bread"]
    assert str(pos.why_not("give marble")) != str(pos.why_not("keep the rest"))


@clauses("QD-STORE-05")
def test_two_bread_and_two_clay_then_bread_stone_and_two_figurines(queensdale: Game) -> None:
    pos = holding(queensdale, {"bread": 3, "clay": 2, "stone": 1, "craftsman": 1, "gleeman": 1})
    give(pos, "bread", "clay", "bread", "clay")
    assert goods(pos, 0) == {"bread": 1, "stone": 1, "guilder": 1}
    assert seat(pos, 0)["figurines"] == {"craftsman": 1, "gleeman": 1}
    assert kept(give(pos, "bread", "stone", "craftsman", "gleeman")) == {"guilder": 2}


@clauses("QD-STORE-04", "QD-COURIER-12")
def test_an_unused_courier_is_an_item(queensdale: Game) -> None:
    pos = holding(queensdale, {"bread": 2, "courier": 2})
    assert kept(give(pos, "courier", "bread", "bread", "courier")) == {"guilder": 1}


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


@clauses("QD-STORE-12")
def test_nothing_is_exchanged_during_play(queensdale: Game) -> None:
    own = {"goods": {"timber": 8, "bread": 4}}
    pos = at(queensdale, own)
    assert not [text for text in texts(pos) if text.startswith("give")]
    assert pos.why_not("give timber") is not None
    play(pos, "die 1")
    assert pos.why_not("give timber") is not None


@clauses("QD-STORE-12")
def test_nothing_is_exchanged_before_the_next_game(queensdale: Game) -> None:
    own = {"goods": {"timber": 4}, "buildings": {"timber_yard": 1, "common_warehouse": 1}, "epoch": 2}
    pos = finished(queensdale, own)
    play(pos, "keep the rest")
    assert (pos.step, goods(pos, 0)) == ("grocer", {"timber": 4})
    assert pos.why_not("give timber") is not None


@clauses("QD-STORE-13")
@pytest.mark.parametrize(("held", "left"), [(0, 1), (2, 3), (3, 3)])
def test_exchanged_guilders_share_the_room_with_those_already_held(queensdale: Game, held: int, left: int) -> None:
    pos = holding(queensdale, {"timber": 4, "guilder": held})
    assert goods(pos, 0).get("guilder", 0) == held
    assert kept(play(pos, "give timber")) == {"guilder": left}


@clauses("QD-STORE-13", "QD-KEEP-01")
def test_storing_comes_after_all_exchanges(queensdale: Game) -> None:
    """Guilders beyond the farm are forfeited and room is asked for only when nothing more is exchanged."""
    pos = holding(queensdale, {"guilder": 5, "clay": 9})
    assert pos.step == "exchange"
    play(pos, "give clay")
    assert (pos.step, goods(pos, 0)) == ("exchange", {"guilder": 6, "clay": 5})
    assert pos.why_not("drop clay") is not None
    assert kept(play(pos, "keep the rest")) == {"guilder": 3}


@clauses("QD-STORE-14")
def test_example_farm_and_timber_yard(queensdale: Game) -> None:
    pos = holding(queensdale, {"guilder": 2, "timber": 5, "clay": 2, "craftsman": 1}, "timber_yard")
    give(pos, "timber", "clay", "clay", "craftsman")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({"guilder": 3, "timber": 4}, {})
    assert kept(play(pos, "keep the rest")) == {"guilder": 3, "timber": 3}


@clauses("QD-STORE-15")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_example_three_guilders_are_kept_in_any_case(queensdale: Game, times: int) -> None:
    pos = holding(queensdale, {"guilder": 5, "stone": 8})
    play(pos, *["give stone"] * times)
    assert kept(pos) == {"guilder": 3}


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
        assert [deed.text for deed in pos.actions()] == ["leave round"]
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
        ('colour = "white", pattern = "normal", modifier = "first_token_guilder", amount = 1',
         'colour = "blue", pattern = "normal", keep = { bread = 1 }'),
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


@clauses("QD-STORE-20")
def test_no_building_makes_the_farm_more_generous(queensdale: Game) -> None:
    buildings = ["timber_yard", "vault", "treasury", "great_warehouse"]
    assert holding(queensdale, {"bread": 3}, *buildings).step != "exchange"
    assert kept(play(holding(queensdale, {"bread": 4}, *buildings), "give bread")) == {"guilder": 1}


@clauses("QD-STORE-01", "QD-STORE-16")
def test_item_after_item_is_given_up_until_there_is_room(queensdale: Game) -> None:
    """Six pieces for two places in the mixed store: four are given up, one at a time, in the same step."""
    pos = play(holding(queensdale, {"timber": 2, "stone": 2, "clay": 2}, "common_warehouse"), "keep the rest")
    for given in ("timber", "stone", "clay", "timber"):
        assert pos.to_dict()["pending"] == [{"step": "store", "seat": 0, "argument": 0}]
        play(pos, f"drop {given}")
    assert goods(pos, 0) == {"stone": 1, "clay": 1}
    assert pos.step != "store"


@clauses("QD-STORE-16", "QD-STORE-14")
@pytest.mark.parametrize(
    ("held", "stores", "proposed", "left"),
    [
        # the example of the clause: of five items without room four become a guilder
        ({"guilder": 2, "timber": 5, "clay": 2, "craftsman": 1}, ["timber_yard"],
         {"give": {"timber": 2, "clay": 2}, "drop": {"craftsman": 1}}, {"guilder": 3, "timber": 3}),
        # no room for another guilder
        ({"guilder": 3, "clay": 4}, [], {"give": {}, "drop": {"clay": 4}}, {"guilder": 3}),
        # everything has room: nothing is given
        ({"timber": 3, "stone": 3}, ["timber_yard", "stone_pile"], {"give": {}, "drop": {}}, {"timber": 3, "stone": 3}),
        # three without room are no set
        ({"timber": 5, "clay": 1}, ["timber_yard"], {"give": {}, "drop": {"timber": 2, "clay": 1}}, {"timber": 3}),
        # two sets, and room for one guilder only
        ({"guilder": 2, "bread": 8}, [], {"give": {"bread": 4}, "drop": {"bread": 4}}, {"guilder": 3}),
    ],
)  # fmt: skip
def test_what_keeps_the_most_is_proposed(
    queensdale: Game, held: dict[str, int], stores: list[str], proposed: dict[str, Any], left: dict[str, int]
) -> None:
    pos = holding(queensdale, held, *stores)
    assert pos.view(None)["proposal"] == proposed
    give(pos, *Counter(proposed["give"]).elements())
    if pos.step == "exchange":
        play(pos, "keep the rest")
    assert kept(pos) == left


@clauses("QD-STORE-16")
def test_the_proposal_goes_along_with_what_was_decided(queensdale: Game) -> None:
    """A set that is begun is filled; afterwards it says what to give up. Elsewhere nothing is proposed."""
    pos = play(holding(queensdale, {"timber": 3, "stone": 2}, "common_warehouse", "timber_yard"), "give timber")
    assert pos.view(0)["proposal"] == {"give": {"timber": 2, "stone": 1}, "drop": {}}
    pos = play(holding(queensdale, {"timber": 3, "stone": 2}, "common_warehouse"), "keep the rest")
    assert pos.view(0)["proposal"] == {"give": {}, "drop": {"timber": 1, "stone": 1}}
    assert "proposal" not in queensdale.new(2, seed=1).view(0)


@clauses("QD-STORE-16")
def test_following_the_proposal_never_keeps_less(queensdale: Game) -> None:
    """Against every way of giving and dropping, in small situations of chance."""
    luck = random.Random(5)
    for _ in range(25):
        held = {name: luck.randrange(4) for name in ("timber", "clay", "bread", "craftsman")} | {"guilder": 1}
        stores = luck.sample(["timber_yard", "common_warehouse", "dwelling"], luck.randrange(3))
        pos = holding(queensdale, held, *stores)
        if pos.step == "exchange":
            most = max(sum(kept(way).values()) for way in every_way(pos))
            give(pos, *Counter(pos.view(0)["proposal"]["give"]).elements())
            assert sum(kept(pos).values()) == most


def every_way(pos: Position) -> Iterator[Position]:
    """Every situation after all decisions of the exchange."""
    if pos.step != "exchange":
        yield pos
        return
    for move in texts(pos):
        yield from every_way(play(pos.copy(), move))
