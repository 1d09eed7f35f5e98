"""The fourteen courier cards, one after the other (QD-COURIER-01, 02, 14, 15)."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    follow,
    goods,
    outcome,
    picks,
    play,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
FOUR = {"timber_yard": 1, "stone_pile": 1, "brick_storage": 1, "storehouse": 1}


def drawn(game: Game, number: int, *seats: dict[str, Any], me: int = 0, **keys: Any) -> Position:
    """A seat has just hired the last courier and reads this card; the price of the hire comes on top of what it has."""
    tables = [dict(table) for table in seats]
    held = tables[me].get("goods", {})
    more = {"guilder": held.get("guilder", 0) + 1, "bread": held.get("bread", 0) + 1}
    tables[me]["goods"] = {**held, **more}
    keys = {"to_move": me, "bag": {"courier": 1}, "courier_deck": [number], "opened": 9, **keys}
    return play(at(game, *tables, **keys), ACTION, "hire")


def reading(game: Game, number: int, *seats: dict[str, Any], me: int = 0, **keys: Any) -> Position:
    """A seat is about to read this card; the bag is as given."""
    return at(
        game, *seats, to_move=me, step="card", argument={"card": number}, courier_card=number, **{"opened": 9, **keys}
    )


def under(game: Game, number: int, own: dict[str, Any] | None = None, *others: dict[str, Any], **keys: Any) -> Position:
    """A turn of the first seat while this card is in force."""
    return at(game, own or {}, *others, courier_card=number, **{"opened": 9, **keys})


# ------------------------------------------------------------------ 1 to 5: at once


@clauses("QD-COURIER-01", "QD-COURIER-15")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_1_everybody_may_pay_a_bread_for_two_basic_resources(queensdale: Game, me: int) -> None:
    """From the drawer on; one accepts, the next one declines, the third accepts."""
    order = [me, (me + 1) % 3, (me + 2) % 3]
    pos = drawn(queensdale, 1, *({"goods": {"bread": 1}} for _ in range(3)), me=me)
    assert (pos.step, pos.to_move, texts(pos)) == ("offer", order[0], ["accept", "decline"])
    play(pos, "accept")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    play(pos, "take timber", "take clay")
    assert (pos.step, pos.to_move) == ("offer", order[1])
    play(pos, "decline")
    assert (pos.step, pos.to_move) == ("offer", order[2])
    play(pos, "accept", *picks("guilder", "guilder"))
    assert [goods(pos, n) for n in order] == [{"timber": 1, "clay": 1}, {"bread": 1}, {"guilder": 2}]
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-COURIER-01", "QD-COMP-30")
def test_1_nobody_is_asked_who_has_no_bread(queensdale: Game) -> None:
    """The bread of the hire itself is paid already; more than one bread buys no second pair."""
    pos = drawn(queensdale, 1, {}, {"goods": {"bread": 3}}, {})
    assert (pos.step, pos.to_move) == ("offer", 1)
    play(pos, "accept", "take stone", "take stone")
    assert (pos.step, pos.to_move, goods(pos, 1)) == ("turn", 0, {"bread": 2, "stone": 2})


@clauses("QD-COURIER-01", "QD-COURIER-15")
@pytest.mark.parametrize("me", [0, 3])
def test_2_a_free_site_brings_a_guilder_and_a_full_borough_a_bread(queensdale: Game, me: int) -> None:
    """Three buildings, four, four with a cleared site, five with one cleared site."""
    boroughs: list[dict[str, Any]] = [
        {"buildings": {"timber_yard": 1, "stone_pile": 1, "dwelling": 1}},
        {"buildings": {"timber_yard": 2, "stone_pile": 2, "dwelling": 2, "vault": 1}},
        {"buildings": {"timber_yard": 3, "stone_pile": 3, "dwelling": 3, "vault": 2}, "cleared": 1},
        {"buildings": {"timber_yard": 4, "stone_pile": 4, "vault": 3, "granary": 1, "mint": 1}, "cleared": 1},
    ]
    pos = drawn(queensdale, 2, *boroughs, me=me)
    assert [goods(pos, n) for n in range(4)] == [{"guilder": 1}, {"bread": 1}, {"guilder": 1}, {"bread": 1}]
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-COURIER-01", "QD-COURIER-15")
@pytest.mark.parametrize(("players", "me"), [(2, 1), (3, 1), (4, 2)])
def test_3_everybody_takes_a_basic_resource_from_the_drawer_on(queensdale: Game, players: int, me: int) -> None:
    pos = drawn(queensdale, 3, *({} for _ in range(players)), me=me)
    wanted = ("clay", "timber", "guilder", "stone")
    for n in range(players):
        assert (pos.step, pos.to_move) == ("pick", (me + n) % players)
        assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
        play(pos, f"take {wanted[n]}")
    assert [goods(pos, (me + n) % players) for n in range(players)] == [{good: 1} for good in wanted[:players]]
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-COURIER-01", "QD-COURIER-15")
@pytest.mark.parametrize("me", [0, 2])
def test_4_the_drawer_draws_once_more_and_those_with_fewer_figurines_get_bread(queensdale: Game, me: int) -> None:
    """With the gleeman the drawer has two: players with none and one get a bread, those with two do not."""
    held = [{}, {"craftsman": 1}, {"craftsman": 1, "gleeman": 1}]
    seats: list[dict[str, Any]] = [{"figurines": figurines} for figurines in held]
    seats.insert(me, {"figurines": {"courier": 1}})
    pos = play(reading(queensdale, 4, *seats, me=me, bag={"gleeman": 3}), "read")
    assert seat(pos, me)["figurines"] == {"courier": 1, "gleeman": 1}
    assert pos.to_dict()["bag"] == {"gleeman": 2}
    others = [n for n in range(4) if n != me]
    assert [goods(pos, n) for n in others] == [{"bread": 1}, {"bread": 1}, {}]
    assert (goods(pos, me), pos.step, pos.to_move) == ({}, "turn", me)


@clauses("QD-COURIER-01")
@pytest.mark.parametrize("kind", ["craftsman", "gleeman", "courier", "merchant", "healer"])
def test_4_every_kind_of_figurine_counts(queensdale: Game, kind: str) -> None:
    pos = play(reading(queensdale, 4, {"figurines": {"courier": 1}}, {"figurines": {kind: 1}}, bag={}), "read")
    assert goods(pos, 1) == {}


@clauses("QD-COURIER-01", "QD-WORK-11")
def test_4_from_an_empty_bag_nothing_is_drawn_and_the_bread_is_given(queensdale: Game) -> None:
    """The courier alone counts: nobody has fewer than one but those who have none."""
    pos = drawn(queensdale, 4, {}, {"figurines": {"craftsman": 1}}, {})
    assert [goods(pos, n) for n in range(3)] == [{}, {}, {"bread": 1}]


@clauses("QD-COURIER-03", "QD-COURIER-08", "QD-COURIER-09")
@pytest.mark.parametrize("second", [2, 10])
def test_4_a_second_courier_brings_the_next_card_and_ends_this_one(queensdale: Game, second: int) -> None:
    """Harvest week, or an inspection with a guilder for all; there is no bread for those with fewer figurines."""
    own = {"figurines": {"courier": 1}}
    pos = play(reading(queensdale, 4, own, {}, bag={"courier": 1}, courier_deck=[second]), "read")
    assert (pos.to_dict()["courier_card"], seat(pos, 0)["figurines"]) == (second, {"courier": 2})
    assert [goods(pos, n) for n in (0, 1)] == [{"guilder": 1} if second == 2 else {}] * 2
    assert (pos.step, pos.to_move) == ("turn", 0)


@clauses("QD-COURIER-01", "QD-COURIER-15", "QD-MORALE-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0, 0), (1, 1, 1)),
        ((3, 1, 2), (3, 2, 2)),
        ((1, 4, 1), (2, 4, 2)),
        ((15, 14, 15), (15, 15, 15)),
        ((15, 15, 15), (15, 15, 15)),
    ],
)
def test_5_the_lowest_on_the_morale_bar_rise_by_one(
    queensdale: Game, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    pos = drawn(queensdale, 5, *({"morale": level} for level in before))
    assert tuple(seat(pos, n)["morale"] for n in range(3)) == after
    assert [fame(pos, n) for n in range(3)] == [0, 1 if before == (15, 14, 15) else 0, 0]


@clauses("QD-COURIER-01", "QD-MORALE-02", "QD-MORALE-03")
def test_5_a_level_of_another_player_pays_that_player(queensdale: Game) -> None:
    """The drawer stands on 4; the other rises to 2 and has the income of a manor kitchen to choose."""
    pos = drawn(queensdale, 5, {"morale": 4}, {"morale": 1, "buildings": {"manor_kitchen": 1}})
    assert (pos.step, pos.to_move, seat(pos, 1)["morale"]) == ("pick", 1, 2)
    play(pos, "take stone")
    assert (goods(pos, 1), pos.step, pos.to_move) == ({"bread": 1, "stone": 1}, "turn", 0)


# ------------------------------------------------------------------ 6 to 14: for the rest of the game


@clauses("QD-COURIER-02", "QD-COURIER-14")
@pytest.mark.parametrize(
    ("number", "steps", "reached"),
    [
        (7, 1, ["inner red"]),
        (7, 2, ["inner red", "blue a3"]),
        (6, 1, []),
        (6, 2, ["inner red"]),
        (6, 3, ["inner red", "blue a3"]),
    ],
)
def test_6_entering_an_inner_bridge_costs_two_steps(
    queensdale: Game, number: int, steps: int, reached: list[str]
) -> None:
    """From the meadow before the inner bridge of red; without flood (another card) one step each."""
    pos = under(queensdale, number, {"scout": "red c1"}, step="scout", argument={"steps": steps})
    found = []
    if "rest on bridge" in texts(pos):
        found += [move.removeprefix("at ") for move in resting(pos, "rest on bridge")]
    if "rest in blue" in texts(pos):
        found += [f"blue {move.removeprefix('at ')}" for move in resting(pos, "rest in blue")]
    assert [space for space in ("inner red", "blue a3") if space in found] == reached


def resting(pos: Position, where: str) -> list[str]:
    """The spaces on which the scout may end there; the move itself when there is one only."""
    now = play(pos.copy(), where)
    if now.step == "rest":
        return texts(now)
    return [f"at {seat(now, 0)['scout'].removeprefix('blue ')}"]


@clauses("QD-COURIER-02")
def test_6_outer_bridges_are_dry(queensdale: Game) -> None:
    """The outer bridge of red and the meadow behind it: two steps, flood or not; leaving a flooded bridge costs one."""
    for number in (6, 7):
        pos = under(queensdale, number, {"scout": "red e1"}, step="scout", argument={"steps": 2})
        assert seat(play(pos, "rest in blue"), 0)["scout"] == "blue a5"
        pos = under(queensdale, number, {"scout": "inner red"}, step="scout", argument={"steps": 1})
        assert seat(play(pos, "rest in blue"), 0)["scout"] == "blue a3"


@clauses("QD-COURIER-02", "QD-MARKET-01")
@pytest.mark.parametrize("me", [0, 1])
def test_7_the_market_gives_three_resources_for_two_guilders(queensdale: Game, me: int) -> None:
    """For everybody, not only for the drawer."""
    pos = drawn(queensdale, 7, {"goods": {"guilder": 2}}, {"goods": {"guilder": 2}})
    play(pos, "end turn")
    if me == 1:
        play(pos, ACTION, "market", "take timber", "take stone", "take stone")
    else:
        play(pos, ACTION, "wage", "end turn")
        document = pos.to_dict()
        document["seats"][0]["dice"][0] = "action"
        pos = play(queensdale.position(document), "die 1", "market", "take timber", "take stone", "take stone")
    assert (goods(pos, me), pos.step) == ({"timber": 1, "stone": 2}, "turn")


@clauses("QD-COURIER-02", "QD-MARKET-03")
def test_7_the_third_resource_is_timber_stone_or_clay_too(queensdale: Game) -> None:
    pos = under(queensdale, 7, {"goods": {"guilder": 2}})
    play(pos, ACTION, "market", "take timber", "take timber")
    assert texts(pos) == ["take timber", "take stone", "take clay"]
    poor = play(under(queensdale, 7, {"goods": {"guilder": 1}}), ACTION)
    assert clause(poor, "market") == "QD-MARKET-01"


@clauses("QD-COURIER-02", "QD-COURIER-14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("space", "by_players"),
    [
        ("wage", {2: 2, 3: 2, 4: 3}),
        ("market", {2: 1, 3: 2, 4: 3}),
        ("bakery", {2: 1, 3: 2, 4: 2}),
        ("hire", {2: 1, 3: 2, 4: 3}),
    ],
)
def test_8_one_space_of_four_kinds_is_closed(
    queensdale: Game, space: str, by_players: dict[int, int], players: int
) -> None:
    rich = {"goods": {"guilder": 9, "bread": 9}}
    open_spaces = by_players[players] - 1
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    for taken in range(by_players[players] + 1):
        pos = play(under(queensdale, 8, rich, *others, taken={space: taken}), ACTION)
        if taken < open_spaces:
            assert space in texts(pos)
        else:
            assert clause(pos, space) == ("QD-COURIER-14" if taken == open_spaces else "QD-BOARD-11")


@clauses("QD-COURIER-02", "QD-COURIER-14")
def test_8_all_other_spaces_stay_open(queensdale: Game) -> None:
    rich = {"goods": dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)}
    pos = play(under(queensdale, 8, rich), ACTION)
    assert texts(pos) == ["wage", "scout 4", "scout 2", "hut", "poor", "build", "tome", "cogwheel"]


@clauses("QD-COURIER-14", "QD-STICKER-20")
def test_8_a_token_is_no_die(queensdale: Game) -> None:
    """A closed space cannot be shared; a space with a die can, while the token closes the other one."""
    own = {"goods": {"guilder": 9}, "dice": ["occupied"]}
    pos = play(under(queensdale, 8, own, {}, taken={"wage": 1}), "die 1")
    assert goods(pos, 0) == {"guilder": 10}
    pos = play(under(queensdale, 8, own, {}, taken={"wage": 1, "scout_long": 1}), "die 1")
    assert clause(pos, "occupied market") == "QD-STICKER-20"


@clauses("QD-COURIER-02", "QD-BUILD-12")
@pytest.mark.parametrize(
    ("price", "moves"),
    [
        ({"timber": 3, "stone": 2, "clay": 1}, ("build timber_yard",)),
        ({"timber": 3, "stone": 2, "clay": 3}, ("clear land",)),
        ({"timber": 4, "stone": 3, "clay": 3, "guilder": 4}, ("renovate", "renovate dwelling")),
    ],
)
def test_9_every_build_action_costs_a_guilder_more_and_brings_a_fame_more(
    queensdale: Game, price: dict[str, int], moves: tuple[str, ...]
) -> None:
    enough = price | {"guilder": price.get("guilder", 0) + 1}
    own = {"goods": enough, "buildings": {"dwelling": 1}}
    pos = follow(under(queensdale, 9, own, step="build"), *moves)
    assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({}, {"build": 3})
    rich = {"timber": 9, "stone": 9, "clay": 9, "guilder": enough["guilder"] - 1}
    poor = play(under(queensdale, 9, {"goods": rich, "buildings": {"dwelling": 1}}), ACTION)
    if rich["guilder"] == 0:
        assert clause(poor, "build") == "QD-DICE-18"
    else:
        assert clause(play(poor, "build"), moves[0]) == "QD-BUILD-04"


@clauses("QD-COURIER-02", "QD-BUILD-05", "QD-WORK-10")
def test_9_the_tax_comes_on_top_of_the_rank_and_nobody_saves_it(queensdale: Game) -> None:
    """Rank II costs two guilders; a crane yard takes off the rank and not the tax, craftsmen neither."""
    own = {"goods": {"timber": 3, "stone": 2, "clay": 1, "guilder": 1}, "figurines": {"craftsman": 4}}
    pos = under(queensdale, 9, own, step="build", stock={"timber_yard": [2]})
    assert clause(pos, "build timber_yard") == "QD-BUILD-04"
    own["buildings"] = {"crane_yard": 1}
    pos = follow(under(queensdale, 9, own, step="build", stock={"timber_yard": [2]}), "build timber_yard", "pay")
    assert (goods(pos, 0), seat(pos, 0)["buildings"]["timber_yard"]) == ({}, 2)


@clauses("QD-COURIER-02", "QD-BAKERY-01")
@pytest.mark.parametrize("me", [0, 1])
def test_10_the_bakery_gives_two_bread(queensdale: Game, me: int) -> None:
    pos = at(queensdale, {}, {}, to_move=me, courier_card=10)
    assert goods(play(pos, ACTION, "bakery"), me) == {"bread": 2}


@clauses("QD-COURIER-02", "QD-MANU-06")
def test_10_the_building_still_brings_one(queensdale: Game) -> None:
    own = {"buildings": {"bakery_building": 1}, "figurines": {"gleeman": 1}}
    assert goods(play(under(queensdale, 10, own), "use gleeman"), 0) == {"bread": 1}


@clauses("QD-COURIER-02", "QD-DICE-04")
@pytest.mark.parametrize("face", ["timber", "stone", "clay", "guilder", "choice_ts", "double_clay"])
def test_11_a_resource_die_builds_without_an_extra_resource(queensdale: Game, face: str) -> None:
    """Exactly the price is enough; without the card it is not."""
    own = {"goods": {"timber": 3, "stone": 2, "clay": 1}, "dice": [face]}
    pos = under(queensdale, 11, own)
    follow(pos, "die 1", "build", "build timber_yard")
    assert (goods(pos, 0), seat(pos, 0)["buildings"]) == ({}, {"timber_yard": 1})
    without = under(queensdale, 10, own, step="place", argument=1)
    assert clause(without, "build") in ("QD-DICE-18", "QD-DICE-17")


@clauses("QD-COURIER-02", "QD-DICE-04", "QD-STICKER-19")
def test_11_other_actions_and_other_faces_are_not_concerned(queensdale: Game) -> None:
    """A clay die without clay gets no wage; a purple die does not build."""
    own = {"goods": {"timber": 3, "stone": 2, "clay": 1}, "dice": ["guilder", "morale", "occupied"]}
    pos = play(under(queensdale, 11, own), "die 1")
    assert clause(pos, "wage") == "QD-DICE-17"
    pos = under(queensdale, 11, own, step="place", argument=2)
    assert clause(pos, "build") == "QD-STICKER-19"
    pos = under(queensdale, 11, own, step="place", argument=3, taken={"wage": 1})
    assert clause(pos, "build") == "QD-STICKER-19"


CLOSED = ("a4", "b1", "b2", "d1")
OPEN = ("a1", "a6", "b4", "b5", "c4", "d2", "e2", "f1")


@clauses("QD-COURIER-02", "QD-COURIER-14")
@pytest.mark.parametrize("quarter", ["red", "blue", "green", "yellow"])
@pytest.mark.parametrize(("places", "is_closed"), [(CLOSED, True), (OPEN, False)])
def test_12_shrubs_at_the_ends_of_inner_bridges_cannot_be_gathered(
    queensdale: Game, quarter: str, places: tuple[str, ...], is_closed: bool
) -> None:
    herbs = {f"{quarter} {place}": "mint" for place in places}
    own = {"huts": ["mint"], "scout": f"{quarter} c3"}
    pos = under(queensdale, 12, own, herbs=herbs, step="scout", argument={"steps": 4})
    gathering = [f"gather {shrub}" for shrub in herbs]
    assert [move for move in texts(pos) if move.startswith("gather")] == ([] if is_closed else sorted(gathering))
    if is_closed:
        assert {clause(pos, move) for move in gathering} == {"QD-COURIER-02"}
    without = under(queensdale, 7, own, herbs=herbs, step="scout", argument={"steps": 4})
    assert [move for move in texts(without) if move.startswith("gather")] == sorted(gathering)


@clauses("QD-COURIER-02", "QD-SCOUT-04")
def test_12_scouts_may_enter_and_healers_keep_away(queensdale: Game) -> None:
    """The scout rests beside the boars; a healer gathers c4 but not b2, and nothing where b2 is all there is."""
    own = {"huts": ["mint"], "figurines": {"healer": 1}}
    herbs = {"red b2": ["mint", "timber"], "red c4": ["mint", "clay"]}
    pos = under(queensdale, 12, own, herbs=herbs, step="scout", argument={"steps": 1})
    assert "at b2" in texts(play(pos, "rest in red"))
    pos = play(under(queensdale, 12, own, herbs=herbs), "use healer")
    assert texts(pos) == ["token red c4"]
    assert clause(pos, "token red b2") == "QD-COURIER-02"
    pos = under(queensdale, 12, own, herbs={"red b2": ["mint", "timber"]})
    assert clause(pos, "use healer") == "QD-WORK-17"


@clauses("QD-COURIER-02", "QD-POOR-01")
@pytest.mark.parametrize(
    ("held", "moves", "left"),
    [
        ({"guilder": 1}, (), {}),
        ({"bread": 1}, (), {}),
        ({"guilder": 1, "bread": 1}, ("feed bread",), {"guilder": 1}),
        ({"guilder": 1, "bread": 1}, ("feed guilder",), {"bread": 1}),
    ],
)
def test_13_the_poor_are_fed_with_a_guilder_or_a_bread(
    queensdale: Game, held: dict[str, int], moves: tuple[str, ...], left: dict[str, int]
) -> None:
    pos = play(under(queensdale, 13, {"goods": held}), ACTION, "poor", *moves)
    assert (goods(pos, 0), seat(pos, 0)["morale"], pos.step) == (left, 1, "turn")


@clauses("QD-COURIER-02", "QD-POOR-01", "QD-POOR-02", "QD-DICE-16")
def test_13_a_guilder_is_needed_then_and_a_level(queensdale: Game) -> None:
    """A guilder die takes the only guilder, two are enough; at the top of the bar nothing helps."""
    assert clause(play(under(queensdale, 13, {"goods": {"timber": 1}}), ACTION), "poor") == "QD-POOR-01"
    assert clause(play(under(queensdale, 13, {"goods": {"guilder": 1}}), "die 4"), "poor") == "QD-POOR-01"
    pos = play(under(queensdale, 13, {"goods": {"guilder": 2}}), "die 4", "poor")
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({}, 1)
    top = play(under(queensdale, 13, {"goods": {"guilder": 2}, "morale": 15}), ACTION)
    assert clause(top, "poor") == "QD-POOR-02"


@clauses("QD-COURIER-02", "QD-POOR-01")
def test_13_with_a_chapel_the_first_level_may_be_a_guilder_and_the_second_is_a_bread(queensdale: Game) -> None:
    own = {"goods": {"guilder": 2, "bread": 2}, "buildings": {"chapel": 1}}
    pos = play(under(queensdale, 13, own), ACTION, "poor")
    assert texts(pos) == ["feed bread", "feed guilder", "feed bread and bread", "feed guilder and bread"]
    play(pos, "feed guilder and bread")
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({"guilder": 1, "bread": 1}, 2)
    own["goods"] = {"guilder": 2}
    pos = play(under(queensdale, 13, own), ACTION, "poor")
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({"guilder": 1}, 1)
    own["goods"] = {"bread": 2}
    pos = play(under(queensdale, 13, own), ACTION, "poor")
    assert texts(pos) == ["feed bread", "feed bread and bread"]
    assert [clause(pos, move) for move in ("feed guilder", "feed guilder and bread")] == ["QD-POOR-01"] * 2


@clauses("QD-COURIER-02", "QD-HUT-01")
@pytest.mark.parametrize("first", [0, 1])
def test_14_the_next_hut_brings_a_seal_and_ends_the_card(queensdale: Game, first: int) -> None:
    """Whoever builds it; the one after it brings none."""
    own = {"goods": {"timber": 3}, "huts": ["mint"]}
    pos = at(queensdale, own, own, to_move=first, courier_card=14)
    deck = pos.to_dict()["courier_deck"]
    assert outcome(pos, ACTION, "hut", "hut sage") == {
        f"seats.{first}.goods.timber": 0,
        f"seats.{first}.huts": ["sage", "mint"],
        f"seats.{first}.fame.hut": 1,
        f"seats.{first}.seals": 1,
        f"seats.{first}.dice": ["timber", "stone", "clay", "guilder", None],
        "courier_card": None,
        "taken.hut": 1,
    }
    document = pos.to_dict() | {"taken": {}}
    assert document["courier_deck"] == deck
    pos = play(queensdale.position(document), "end turn", ACTION, "hut", "hut sage")
    assert [seat(pos, n)["seals"] for n in (first, 1 - first)] == [1, 0]
