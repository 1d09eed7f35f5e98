"""QD-LATER-13, 39, 40, 49, 53: segments of the wall, the check at step 12, and what the wall gives."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
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
    with_die,
)

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PRICE = {"timber": 1, "stone": 3, "clay": 1, "marble": 1}
SPENT = {f"seats.0.goods.{good}": 0 for good in PRICE}
QUARTERS = ("red", "blue", "green", "yellow")
BASIC = ["take timber", "take stone", "take clay", "take guilder"]


def wall(*slots: str, builder: int = 1) -> list[int | None]:
    """Segments of the wall by name, all built by one seat."""
    built = [f"{quarter} {slot}" for quarter in QUARTERS for slot in (1, 2, 3)]
    return [builder if name in slots else None for name in built]


def building(game: Game, held: dict[str, int], players: int = 2, me: int = 0, **keys: Any) -> Position:
    """A seat has put its die on a build space; the wall was chosen."""
    own = keys.pop("own", {})
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": held, **own}
    return at(game, *seats, **{"to_move": me, "step": "build", "opened": 7, "branch": "wall"} | keys)


def over(game: Game, *seats: dict[str, Any], segments: list[int | None], **keys: Any) -> Position:
    """The last round of a game with the wall is over, at the next decision."""
    return finished(game, *seats, **{"opened": 7, "branch": "wall", "segments": segments} | keys)


# ------------------------------------------------------------------ building


@clauses("QD-LATER-13", "QD-BUILD-26")
@pytest.mark.parametrize(("epoch", "value"), [(1, 2), (7, 6), (9, 8)])
def test_a_segment_costs_its_price_and_brings_full_fame(queensdale: Game, epoch: int, value: int) -> None:
    pos = building(queensdale, PRICE, own=of_epoch(epoch), opened=9)
    assert "add segment" in texts(pos)
    assert outcome(pos, "add segment", "segment green 1") == SPENT | {
        "segments": wall("green 1", builder=0),
        "seats.0.built_in": ["green"],
        "seats.0.fame.build": value,
        "seats.0.goods.guilder": 1,
    }


@clauses("QD-LATER-13", "QD-BUILD-04")
@pytest.mark.parametrize("good", ["stone", "marble"])
def test_a_segment_needs_its_whole_price(queensdale: Game, good: str) -> None:
    """Where something else can be built; of timber and clay it needs one, as everything else does."""
    pos = building(queensdale, dict.fromkeys(PRICE, 9) | {good: PRICE[good] - 1, "guilder": 9})
    assert clause(pos, "add segment") == "QD-BUILD-04"


@clauses("QD-LATER-13", "QD-BUILD-26")
def test_there_are_no_segments_before_a_branch_is_chosen(queensdale: Game) -> None:
    rich = dict.fromkeys(PRICE, 9)
    pos = building(queensdale, rich, branch=None)
    assert "add segment" not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push("add segment")


@clauses("QD-LATER-13", "QD-DICE-18")
def test_a_segment_alone_is_reason_enough_for_a_build_action(queensdale: Game) -> None:
    """Five pieces and marble are less than anything else costs; one less, and the die has no use there."""
    keys: dict[str, Any] = {"opened": 7, "branch": "wall"}
    assert "build" in texts(with_die(queensdale, "action", {"goods": PRICE}, **keys))
    for good in PRICE:
        pos = with_die(queensdale, "action", {"goods": PRICE | {good: PRICE[good] - 1}}, **keys)
        assert clause(pos, "build") == "QD-DICE-18"
    assert clause(with_die(queensdale, "stone", {"goods": PRICE}, **keys), "build") == "QD-DICE-18"
    assert "build" in texts(with_die(queensdale, "stone", {"goods": PRICE | {"stone": 4}}, **keys))


@clauses("QD-LATER-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_segments_in_each_of_four_quarters(queensdale: Game, players: int) -> None:
    """Anybody may build anywhere, also in a quarter that nobody plays."""
    for me in range(players):
        pos = play(building(queensdale, PRICE, players, me), "add segment")
        assert texts(pos) == [f"segment {quarter} {slot}" for quarter in QUARTERS for slot in (1, 2, 3)]


@clauses("QD-LATER-13")
def test_a_segment_is_built_once(queensdale: Game) -> None:
    pos = play(building(queensdale, PRICE, segments=wall("red 2", "blue 1")), "add segment")
    assert [clause(pos, f"segment {slot}") for slot in ("red 2", "blue 1")] == ["QD-LATER-13"] * 2
    assert "segment red 1" in texts(pos)


@clauses("QD-LATER-40")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_one_segment_in_a_quarter_for_a_player_and_game(queensdale: Game, quarter: str) -> None:
    """Another player may build there, and so may the same player in another quarter."""
    taken = wall(f"{quarter} 1", builder=0)
    mine = play(building(queensdale, PRICE, segments=taken, own={"built_in": [quarter]}), "add segment")
    assert [clause(mine, f"segment {quarter} {slot}") for slot in (2, 3)] == ["QD-LATER-40"] * 2
    assert sum(quarter in text for text in texts(mine)) == 0
    assert len(texts(mine)) == 9
    seats: list[dict[str, Any]] = [{"built_in": [quarter]}, {"goods": PRICE}]
    other = at(queensdale, *seats, to_move=1, step="build", opened=7, branch="wall", segments=taken)
    assert f"segment {quarter} 2" in texts(play(other, "add segment"))


@clauses("QD-LATER-40", "QD-BUILD-26")
def test_without_a_quarter_left_no_segment_can_be_planned(queensdale: Game) -> None:
    rich = dict.fromkeys(PRICE, 9)
    four = wall("red 1", "blue 1", "green 1", "yellow 1", builder=0)
    pos = building(queensdale, rich, segments=four, own={"built_in": list(QUARTERS)})
    assert clause(pos, "add segment") == "QD-LATER-40"
    whole = building(queensdale, rich, segments=[1] * 12)
    assert clause(whole, "add segment") == "QD-LATER-40"


@clauses("QD-LATER-40")
def test_in_the_next_game_a_player_may_build_there_again(queensdale: Game) -> None:
    own = {"built_in": ["red"]}
    pos = quietly(over(queensdale, own, {}, segments=wall("red 1", builder=0)), "turn")
    assert "built_in" not in seat(pos, 0)
    assert pos.to_dict()["segments"] == wall("red 1", builder=0)


@clauses("QD-LATER-40")
@pytest.mark.parametrize("quarter", QUARTERS)
@pytest.mark.parametrize(("slot", "good"), [(1, "guilder"), (2, "bread")])
def test_the_bonus_of_the_first_and_second_segment(queensdale: Game, quarter: str, slot: int, good: str) -> None:
    pos = play(building(queensdale, PRICE), "add segment", f"segment {quarter} {slot}")
    assert (goods(pos, 0), pos.step) == ({good: 1}, "turn")


@clauses("QD-LATER-40")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_the_bonus_of_the_third_segment(queensdale: Game, quarter: str) -> None:
    """By its place, whatever else stands in the quarter."""
    pos = play(building(queensdale, PRICE), "add segment", f"segment {quarter} 3")
    assert (pos.step, texts(pos)) == ("pick", BASIC)
    assert (goods(play(pos, "take clay"), 0), pos.step) == ({"clay": 1}, "turn")


@clauses("QD-LATER-13", "QD-WORK-07", "QD-WORK-10")
def test_craftsmen_save_on_segments_but_no_marble(queensdale: Game) -> None:
    own: dict[str, Any] = {"figurines": {"craftsman": 1}}
    pos = building(queensdale, {"timber": 1, "stone": 1, "clay": 1, "marble": 1}, own=own)
    follow(pos, "add segment", "craftsman", "save stone", "save stone", "pay", "segment red 1")
    assert goods(pos, 0) == {"guilder": 1}
    none = building(queensdale, dict.fromkeys(PRICE, 9) | {"marble": 0}, own=own)
    assert clause(none, "add segment") == "QD-BUILD-04"


# ------------------------------------------------------------------ gatehouse


@clauses("QD-LATER-49")
@pytest.mark.parametrize(
    ("held", "saved"),
    [
        ({"timber": 1, "stone": 1, "clay": 1, "marble": 1}, ["stone", "stone"]),
        ({"stone": 3, "marble": 1}, ["timber", "clay"]),
        ({"timber": 1, "stone": 2, "marble": 1}, ["stone", "clay"]),
    ],
)
def test_a_gatehouse_saves_two_resources_of_a_segment(queensdale: Game, held: dict[str, int], saved: list[str]) -> None:
    pos = building(queensdale, held, own={"buildings": {"gatehouse": 1}})
    follow(pos, "add segment", *(f"save {good}" for good in saved), "pay", "segment blue 2")
    assert goods(pos, 0) == {"bread": 1}


@clauses("QD-LATER-49")
def test_a_gatehouse_saves_no_marble_and_no_third_piece(queensdale: Game) -> None:
    own = {"buildings": {"gatehouse": 1}}
    rich = dict.fromkeys(PRICE, 9) | {"marble": 0, "guilder": 9}
    assert clause(building(queensdale, rich, own=own), "add segment") == "QD-BUILD-04"
    few = {"stone": 2, "marble": 1}
    assert (
        clause(with_die(queensdale, "action", {"goods": few, **own}, opened=7, branch="wall"), "build") == "QD-DICE-18"
    )
    enough = with_die(queensdale, "action", {"goods": few | {"clay": 1}, **own}, opened=7, branch="wall")
    assert "build" in texts(enough)


@clauses("QD-LATER-49")
def test_a_gatehouse_helps_with_segments_only(queensdale: Game) -> None:
    """Of its owner: not with land, for which two stone are missing, and nobody else."""
    keys: dict[str, Any] = {"opened": 7, "branch": "wall"}
    held = {"timber": 3, "clay": 3, "guilder": 9}
    pos = with_die(queensdale, "action", {"goods": held, "buildings": {"gatehouse": 1}}, **keys)
    assert clause(pos, "build") == "QD-DICE-18"
    seats: list[dict[str, Any]] = [{"buildings": {"gatehouse": 1}}, {"goods": PRICE | {"stone": 2}}]
    other = at(queensdale, *seats, to_move=1, argument=5, step="place", **keys)
    assert clause(other, "build") == "QD-DICE-18"


# ------------------------------------------------------------------ step 12


@clauses("QD-LATER-53", "QD-LATER-39")
def test_four_players_and_three_segments(queensdale: Game) -> None:
    """Two of them built three: the two gain a resource each, and nobody returns anything."""
    segments = [0, None, None, 0, 1, *[None] * 7]
    seats = [{"goods": {"timber": 2}, "buildings": {"stone_pile": n}, "built_in": []} for n in (1, 2, 3, 4)]
    seats[0]["built_in"], seats[1]["built_in"] = ["red", "blue"], ["blue"]
    pos = over(queensdale, *seats, segments=segments)
    asked = set()
    while pos.to_dict()["phase"] == "ranking":
        assert texts(pos) == BASIC
        asked.add(pos.to_move)
        play(pos, "take stone")
    assert asked == {0, 1}
    assert [goods(pos, number).get("stone", 0) for number in range(4)] == [1, 1, 0, 0]


@clauses("QD-LATER-39")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("missing", [0, 1])
def test_one_segment_less_than_players_is_enough(queensdale: Game, players: int, missing: int) -> None:
    """The last seat builds them all; with one too few every other seat returns an item, the builder does not."""
    count = players - 1 - missing
    quarters = list(QUARTERS[:count])
    segments = [players - 1 if slot % 3 == 0 and slot // 3 < count else None for slot in range(12)]
    seats: list[dict[str, Any]] = [{"goods": {"timber": 1, "clay": 1}} for _ in range(players)]
    seats[-1]["built_in"] = quarters
    pos = over(queensdale, *seats, segments=segments)
    step, asked = ("give_back", set(range(players - 1))) if missing else ("pick", {players - 1})
    if missing and not count:
        asked = set(range(players))
    found = set()
    while pos.to_dict()["phase"] == "ranking":
        assert pos.step == step
        found.add(pos.to_move)
        play(pos, texts(pos)[0])
    assert found == asked


@clauses("QD-LATER-39", "QD-COMP-35")
def test_the_owner_chooses_the_item_to_return(queensdale: Game) -> None:
    """Any item, figurines and marble included; guilders and seals are no items."""
    own = {
        "goods": {"timber": 1, "stone": 1, "clay": 1, "bread": 1, "marble": 1, "guilder": 3},
        "figurines": {"craftsman": 1, "courier": 1},
        "seals": 2,
    }
    wanted = ["timber", "stone", "clay", "bread", "marble", "craftsman", "courier"]
    for item in wanted:
        pos = over(queensdale, {"goods": {"guilder": 2}}, own, segments=wall())
        assert (pos.to_move, texts(pos)) == (1, [f"return {one}" for one in wanted])
        assert pos.to_dict()["pending"] == [{"step": "give_back", "seat": 1, "argument": 0}]
        assert clause(pos, "return gleeman") == "QD-STORE-04"
        before = {**goods(pos, 1), **seat(pos, 1)["figurines"]}
        story = [event.message for event in play(pos, f"return {item}").story()]
        assert "qd-story-give-back" in story
        after = {**goods(pos, 1), **seat(pos, 1)["figurines"]}
        assert {key: n for key, n in before.items() if after.get(key) != n} == {item: 1}


@clauses("QD-LATER-39")
def test_who_has_no_item_returns_none(queensdale: Game) -> None:
    pos = over(queensdale, {"goods": {"guilder": 3}}, {"seals": 3}, segments=wall())
    assert (pos.step, pos.to_dict()["phase"]) not in (("give_back", "ranking"),)
    assert goods(pos, 0) == {"guilder": 3}


@clauses("QD-LATER-39")
def test_one_kind_of_item_goes_without_asking(queensdale: Game) -> None:
    pos = over(queensdale, {"goods": {"clay": 2}, "buildings": {"brick_storage": 1}}, {}, segments=wall())
    assert goods(pos, 0) == {"clay": 1}
    pos = over(queensdale, {"goods": {"clay": 1}, "buildings": {"brick_storage": 1}}, {}, segments=wall())
    assert goods(pos, 0) == {}


@clauses("QD-LATER-39")
def test_segments_of_former_games_do_not_count(queensdale: Game) -> None:
    own = {"goods": {"timber": 1, "stone": 1}}
    pos = over(queensdale, own, {}, segments=wall("red 1", "blue 1", "green 1", builder=0))
    assert (pos.step, pos.to_move) == ("give_back", 0)


@clauses("QD-LATER-39")
@pytest.mark.parametrize("built", [11, 12])
def test_the_check_ends_with_the_whole_wall(queensdale: Game, built: int) -> None:
    own = {"goods": {"timber": 1, "stone": 1}}
    pos = over(queensdale, own, {}, segments=[1] * built + [None] * (12 - built))
    assert (pos.step == "give_back") == (built == 11)


@clauses("QD-LATER-39")
@pytest.mark.parametrize("keys", [{"branch": "road"}, {"branch": None}, {"branch": "wall", "opened": 6}])
def test_without_a_wall_nothing_is_checked(queensdale: Game, keys: dict[str, Any]) -> None:
    own = {"goods": {"timber": 1, "stone": 1}}
    pos = finished(queensdale, own, {}, **{"opened": 7} | keys)
    assert pos.step != "give_back"


@clauses("QD-LATER-39", "QD-END-08", "QD-END-09")
def test_the_check_comes_before_seals_and_tower_tiles(queensdale: Game) -> None:
    own = {**of_epoch(7), "fame": 54, "goods": {"timber": 1, "stone": 1}}
    pos = over(queensdale, own, {}, segments=wall())
    assert (pos.step, pos.to_dict()["phase"], pos.to_dict()["ranking"]) == ("give_back", "ranking", [])
    assert seat(pos, 1)["seals"] == 0
    play(pos, "return timber")
    assert (pos.step, seat(pos, 1)["seals"]) == ("tower", 1)
    messages = [event.message for event in pos.story()]
    assert messages.index("qd-story-give-back") < messages.index("qd-story-game-over")


@clauses("QD-LATER-39", "QD-CAMP-02", "QD-CAMP-09")
def test_the_check_is_made_in_the_last_game_too(queensdale: Game) -> None:
    own = {**of_epoch(9), "fame": 70, "goods": {"timber": 1, "stone": 1}}
    pos = over(queensdale, own, {}, segments=wall(), opened=9)
    assert (pos.step, texts(pos)) == ("give_back", ["return timber", "return stone"])
    play(pos, "return stone", "tower 9a")
    quietly(pos)
    assert pos.end_reason == "castle"


@clauses("QD-LATER-39", "QD-NEXT-20")
def test_the_lowest_goal_returns_first(queensdale: Game) -> None:
    """However near somebody with a higher one came to it."""
    held = {"goods": {"timber": 1, "stone": 1}}
    pos = over(
        queensdale, of_epoch(7) | held | {"fame": 53}, of_epoch(3, "b") | held, of_epoch(5, "c") | held, segments=wall()
    )
    asked = []
    while pos.step == "give_back":
        asked.append(pos.to_move)
        play(pos, "return timber")
    assert asked == [1, 2, 0]


# ------------------------------------------------------------------ step 5


def gifts(game: Game, segments: list[int | None], *seats: dict[str, Any], **keys: Any) -> list[int]:
    """How many resources each seat chooses at the beginning of the next game."""
    tables = [{"built_in": []} | table for table in seats]
    pos = over(game, *tables, segments=segments, **keys)
    while pos.to_dict()["phase"] != "green" and pos.step not in ("grocer", "turn"):
        moves = texts(pos)
        play(pos, next((move for move in ("keep the rest",) if move in moves), moves[0]))
    found = [0] * len(seats)
    while pos.to_dict()["phase"] == "green":
        assert texts(pos) == BASIC
        found[pos.to_move or 0] += 1
        play(pos, "take clay")
    return found


@clauses("QD-LATER-39", "QD-NEXT-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_wall_gives_everybody_a_resource_in_every_game(queensdale: Game, players: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    assert gifts(queensdale, [1] * 12, *seats) == [1] * players
    assert gifts(queensdale, [1] * 11 + [None], *seats) == [0] * players


def test_card_8_w_pays_for_finished_quarters_from_epoch_8_on(queensdale: Game) -> None:
    """The player of the quarter, whoever built it."""
    seats: list[dict[str, Any]] = [{} for _ in range(4)]
    blue = wall("blue 1", "blue 2", "blue 3", builder=3)
    assert gifts(queensdale, blue, *seats, opened=7) == [0, 0, 0, 0]
    eighth = [of_epoch(8, "d"), *seats[1:]]
    assert gifts(queensdale, blue, *eighth, opened=8) == [0, 1, 0, 0]
    assert gifts(queensdale, wall("blue 1", "blue 2", "red 3"), *eighth, opened=8) == [0, 0, 0, 0]
    assert gifts(queensdale, [1] * 12, *eighth, opened=8) == [2, 2, 2, 2]


@pytest.mark.parametrize(("epochs", "found"), [((8, 3), [0, 1]), ((3, 8), [1, 0]), ((8, 8), [1, 1])])
def test_card_8_w_pays_for_an_unused_quarter_to_the_lowest_goal(
    queensdale: Game, epochs: tuple[int, ...], found: list[int]
) -> None:
    """Two players play red and green; all who share the lowest goal gain."""
    seats = [of_epoch(epoch, "cd"[n]) for n, epoch in enumerate(epochs)]
    assert gifts(queensdale, wall("blue 1", "blue 2", "blue 3"), *seats, opened=8) == found


def test_card_8_w_has_nothing_to_do_with_the_road(queensdale: Game) -> None:
    road = [None, 1, 1] * 4
    assert gifts(queensdale, road, of_epoch(8, "d"), {}, opened=8, branch="road") == [0, 0]


# ------------------------------------------------------------------ positions


def test_positions_that_contradict_the_wall_are_refused(queensdale: Game) -> None:
    keys = {"opened": 7, "branch": "wall"}
    with pytest.raises(PositionError, match=r"segments\[0\]: got 2, expected one of 2 seats"):
        at(queensdale, **keys, segments=[2, *[None] * 11])
    with pytest.raises(PositionError, match=r"segments: .*expected a list of 12"):
        at(queensdale, **keys, segments=[0])
    with pytest.raises(PositionError, match=r"segments\[3\]: nobody has built that one"):
        at(queensdale, opened=7, branch="road", segments=wall("blue 1"))
    with pytest.raises(PositionError, match=r"seats\[0\].built_in: a seat has built only where segments are its own"):
        at(queensdale, {"built_in": ["red"]}, **keys)
    with pytest.raises(PositionError, match=r"seats\[0\].built_in: there is nothing before wall is in play"):
        at(queensdale, {"built_in": ["red"]}, opened=7, branch="road")
