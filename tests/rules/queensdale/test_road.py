"""QD-LATER-10, 11, 12, 42, 43: the trade road, its riders and their deliveries."""

from __future__ import annotations

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
    seat,
    texts,
    with_die,
)

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PRICE = {"timber": 1, "stone": 3, "clay": 1, "marble": 1}
QUARTERS = ("red", "blue", "green", "yellow")
STATIONS = [f"{quarter} {slot}" for quarter in QUARTERS for slot in (1, 2, 3)]
RESOURCE = dict(zip(QUARTERS, ("timber", "stone", "clay", "guilder"), strict=True))
WHOLE = [None, 0, 0] * 4
"""All segments of the road; the first one of every quarter is nobody's."""
ROAD: dict[str, Any] = {"opened": 7, "branch": "road", "finds": [1] * 6}
"""Whatever there is to be found was found (`test_finds.py`)."""


def road(*slots: str) -> list[int | None]:
    """Segments of the road by name, built by seat 0."""
    return [0 if name in slots else None for name in STATIONS]


def riding(game: Game, stations: int = 2, me: int = 0, players: int = 2, **keys: Any) -> Position:
    """A seat has put its die on a rider space."""
    own, others = keys.pop("own", {}), keys.pop("other", {})
    seats: list[dict[str, Any]] = [dict(others) for _ in range(players)]
    seats[me] = own
    argument = {"left": stations}
    return at(game, *seats, **{"to_move": me, "step": "ride", "argument": argument, "segments": WHOLE} | ROAD | keys)


# ------------------------------------------------------------------ spaces


@clauses("QD-LATER-10", "QD-LATER-43")
@pytest.mark.parametrize(("players", "count"), [(4, 2), (3, 1), (2, 1)])
@pytest.mark.parametrize("value", [2, 3])
def test_rider_spaces_by_number_of_players(queensdale: Game, players: int, count: int, value: int) -> None:
    kind = {2: "rider_short", 3: "rider_long"}[value]
    last = with_die(queensdale, "action", players=players, taken={kind: count - 1}, **ROAD)
    assert f"ride {value}" in texts(last)
    full = with_die(queensdale, "action", players=players, taken={kind: count}, **ROAD)
    assert clause(full, f"ride {value}") == "QD-BOARD-11"


@clauses("QD-LATER-11", "QD-LATER-43")
@pytest.mark.parametrize("keys", [{"branch": "wall"}, {"branch": None}, {"branch": "road", "opened": 6}])
def test_only_the_road_has_riders(queensdale: Game, keys: dict[str, Any]) -> None:
    pos = with_die(queensdale, "action", **{"opened": 9} | keys)
    assert not [text for text in texts(pos) if text.startswith("ride")]
    if keys["branch"] != "road":
        with pytest.raises(MalformedMove):
            pos.push("ride 2")
        assert "rider_short" not in pos.view(None)["spaces"]
    assert "rider" not in pos.view(0)["seats"][0]


@clauses("QD-LATER-11", "QD-BUILD-26")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("opened", [7, 8, 9])
def test_a_branch_is_open_in_epochs_7_to_9(queensdale: Game, branch: str, opened: int) -> None:
    pos = at(queensdale, {"goods": PRICE}, step="build", opened=opened, branch=branch)
    assert "add segment" in texts(pos)
    spaces = pos.view(None)["spaces"]
    assert ("rider_short" in spaces, "rider_long" in spaces) == (branch == "road",) * 2


@clauses("QD-LATER-43", "QD-DICE-04")
def test_a_resource_die_is_paid_for_riding(queensdale: Game) -> None:
    pos = with_die(queensdale, "clay", {"goods": {"clay": 1}}, **ROAD)
    play(pos, "ride 2")
    assert (pos.step, goods(pos, 0)) == ("ride", {})
    assert clause(with_die(queensdale, "clay", **ROAD), "ride 3") == "QD-DICE-17"


@clauses("QD-LATER-43", "QD-STICKER-05")
def test_the_occupied_face_goes_on_an_occupied_rider_space(queensdale: Game) -> None:
    pos = with_die(queensdale, "occupied", taken={"rider_long": 1}, **ROAD)
    assert clause(pos, "occupied ride 2") == "QD-STICKER-20"
    assert play(pos, "occupied ride 3").step == "ride"


# ------------------------------------------------------------------ the ring


@clauses("QD-LATER-12")
@pytest.mark.parametrize(
    ("players", "colours"), [(2, "red green"), (3, "red blue green"), (4, "red blue green yellow")]
)
def test_riders_begin_every_game_on_the_first_station_of_their_quarter(
    queensdale: Game, players: int, colours: str
) -> None:
    seats: list[dict[str, Any]] = [{"rider": "blue 2", "delivered": ["blue 2"]} for _ in range(players)]
    pos = quietly(finished(queensdale, *seats, **ROAD), "turn")
    assert [seat(pos, n)["rider"] for n in range(players)] == [f"{colour} 1" for colour in colours.split()]
    assert all("delivered" not in table for table in pos.to_dict()["seats"])


@clauses("QD-LATER-12")
def test_the_vote_brings_riders_with_the_next_game(queensdale: Game) -> None:
    pos = finished(queensdale, {**of_epoch(6), "fame": 46}, {}, {}, branch=None, ends_read=5)
    play(pos, "vote road", "vote neither", "vote neither")
    assert all("rider" not in table for table in pos.to_dict()["seats"])
    quietly(pos, "turn")
    assert [seat(pos, n)["rider"] for n in range(3)] == ["red 1", "blue 1", "green 1"]


@clauses("QD-LATER-12")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_four_segments_exist_at_the_start(queensdale: Game, quarter: str) -> None:
    """The one from the first station of every quarter to the second, and no other."""
    first = riding(queensdale, segments=road(), own={"rider": f"{quarter} 1"})
    assert texts(first) == [f"ride to {quarter} 2"]
    back = STATIONS[STATIONS.index(f"{quarter} 1") - 1]
    assert [clause(first, f"ride to {name}") for name in (back, f"{quarter} 3")] == ["QD-LATER-43"] * 2
    second = riding(queensdale, segments=road(), own={"rider": f"{quarter} 2"})
    assert texts(second) == [f"ride to {quarter} 1"]


@clauses("QD-LATER-12", "QD-LATER-43")
@pytest.mark.parametrize("here", range(12))
def test_a_ring_of_twelve_stations(queensdale: Game, here: int) -> None:
    """With all segments a rider goes to the next station in either direction, all round."""
    pos = riding(queensdale, own={"rider": STATIONS[here]})
    near = {STATIONS[(here + 1) % 12], STATIONS[here - 1]}
    assert set(texts(pos)) == {f"ride to {name}" for name in near}


@clauses("QD-LATER-12")
@pytest.mark.parametrize("segment", [name for name in STATIONS if not name.endswith("1")])
def test_a_segment_joins_its_station_to_the_next(queensdale: Game, segment: str) -> None:
    """Eight are to be built; each opens one way, in both directions."""
    there = STATIONS[(STATIONS.index(segment) + 1) % 12]
    pos = riding(queensdale, segments=road(segment), own={"rider": segment})
    assert f"ride to {there}" in texts(pos)
    pos = riding(queensdale, segments=road(segment), own={"rider": there})
    assert f"ride to {segment}" in texts(pos)
    if there.endswith("3"):
        with pytest.raises(PositionError, match="nobody can do anything"):
            riding(queensdale, segments=road(), own={"rider": there})


@clauses("QD-LATER-12", "QD-BUILD-26")
def test_eight_segments_are_to_be_built_for_a_guilder_each(queensdale: Game) -> None:
    pos = play(at(queensdale, {"goods": PRICE}, step="build", **ROAD), "add segment")
    assert texts(pos) == [f"segment {name}" for name in STATIONS if not name.endswith("1")]
    assert clause(pos, "segment red 1") == "QD-LATER-13"
    assert outcome(pos, "segment green 3") == {
        "segments": [0 if name == "green 3" else None for name in STATIONS],
        "seats.0.fame.build": 2, "seats.0.goods.guilder": 1,
    }  # fmt: skip


@clauses("QD-LATER-12")
def test_of_the_road_a_player_may_build_several_segments_in_a_quarter(queensdale: Game) -> None:
    pos = at(queensdale, {"goods": PRICE}, step="build", segments=road("green 3"), **ROAD)
    assert outcome(play(pos, "add segment"), "segment green 2")["segments"] == road("green 2", "green 3")
    whole = at(queensdale, {"goods": dict.fromkeys(PRICE, 9)}, step="build", segments=WHOLE, **ROAD)
    assert clause(whole, "add segment") == "QD-LATER-40"


# ------------------------------------------------------------------ riding


@clauses("QD-LATER-43", "QD-LATER-10")
@pytest.mark.parametrize(("move", "stations"), [("ride 2", 2), ("ride 3", 3)])
def test_a_rider_reaches_up_to_so_many_stations(queensdale: Game, move: str, stations: int) -> None:
    for far in range(1, stations + 1):
        pos = with_die(queensdale, "action", segments=WHOLE, **ROAD)
        play(pos, move)
        for number in range(far):
            play(pos, f"ride to {STATIONS[number + 1]}")
            if pos.step == "deliver":
                play(pos, "pass on")
        if far < stations:
            assert pos.step == "ride"
            play(pos, "stop riding")
        assert (pos.step, seat(pos, 0)["rider"]) == ("turn", STATIONS[far])


@clauses("QD-LATER-43", "QD-DICE-18")
def test_a_rider_has_to_move(queensdale: Game) -> None:
    assert clause(riding(queensdale), "stop riding") == "QD-DICE-18"
    assert "stop riding" in texts(play(riding(queensdale), "ride to red 2"))
    fresh = play(with_die(queensdale, "action", segments=WHOLE, **ROAD), "ride 2")
    assert clause(fresh, "stop riding") == "QD-DICE-18"


@clauses("QD-LATER-43")
def test_a_rider_may_turn_round(queensdale: Game) -> None:
    pos = play(riding(queensdale, 3), "ride to red 2", "ride to red 1", "ride to yellow 3")
    assert (seat(pos, 0)["rider"], pos.step) == ("yellow 3", "turn")


@clauses("QD-LATER-43", "QD-DICE-18")
def test_without_any_way_a_rider_space_is_no_use(queensdale: Game) -> None:
    """In a position made by hand."""
    pos = with_die(queensdale, "action", {"rider": "red 3"}, **ROAD)
    assert clause(pos, "ride 2") == "QD-LATER-43"
    one_way = with_die(queensdale, "action", {"rider": "yellow 3"}, segments=road("yellow 3"), **ROAD)
    assert seat(play(one_way, "ride 2"), 0)["rider"] == "red 1"


@clauses("QD-LATER-43")
@pytest.mark.parametrize(("players", "me"), [(2, 1), (3, 2), (4, 3)])
def test_everybody_has_a_rider_of_their_own(queensdale: Game, players: int, me: int) -> None:
    pos = riding(queensdale, me=me, players=players, other={"rider": "yellow 2"})
    start = seat(pos, me)["rider"]
    there = STATIONS[STATIONS.index(start) + 1]
    play(pos, f"ride to {there}")
    riders = [seat(pos, number)["rider"] for number in range(players)]
    assert riders == [there if number == me else "yellow 2" for number in range(players)]


# ------------------------------------------------------------------ deliveries


@clauses("QD-LATER-42")
@pytest.mark.parametrize("quarter", ["blue", "green", "yellow"])
def test_the_first_station_gives_riders_of_other_quarters_a_guilder(queensdale: Game, quarter: str) -> None:
    before = STATIONS[STATIONS.index(f"{quarter} 1") - 1]
    pos = play(riding(queensdale, own={"rider": before}), f"ride to {quarter} 1")
    assert (pos.step, texts(pos)) == ("deliver", ["deliver", "pass on"])
    assert outcome(pos, "deliver") == {"seats.0.goods.guilder": 1, "seats.0.delivered": [f"{quarter} 1"]}


@clauses("QD-LATER-42")
@pytest.mark.parametrize("me", [0, 1])
def test_the_first_station_gives_nothing_to_its_own_rider(queensdale: Game, me: int) -> None:
    start = ("red 1", "green 1")[me]
    pos = riding(queensdale, 1, me=me, own={"rider": STATIONS[STATIONS.index(start) + 1]})
    assert play(pos, f"ride to {start}").step == "turn"
    assert goods(pos, me) == {}


@clauses("QD-LATER-42")
@pytest.mark.parametrize("quarter", QUARTERS)
@pytest.mark.parametrize(("epoch", "trumpet"), [(1, 1), (7, 2), (9, 2)])
def test_the_second_station_takes_two_of_its_resource_for_fame(
    queensdale: Game, quarter: str, epoch: int, trumpet: int
) -> None:
    good = RESOURCE[quarter]
    own = {"rider": f"{quarter} 1", "goods": {good: 2}, **of_epoch(epoch)}
    pos = play(riding(queensdale, own=own, opened=9), f"ride to {quarter} 2", "deliver")
    assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({}, {"trumpet": trumpet})
    assert seat(pos, 0)["delivered"] == [f"{quarter} 2"]


@clauses("QD-LATER-42")
@pytest.mark.parametrize("quarter", QUARTERS)
@pytest.mark.parametrize(("epoch", "trumpet"), [(1, 1), (8, 2)])
def test_the_third_station_takes_bread_and_the_next_resource(
    queensdale: Game, quarter: str, epoch: int, trumpet: int
) -> None:
    good = RESOURCE[QUARTERS[(QUARTERS.index(quarter) + 1) % 4]]
    own = {"rider": f"{quarter} 2", "goods": {good: 1, "bread": 1}, **of_epoch(epoch)}
    pos = play(riding(queensdale, 1, own=own, opened=9), f"ride to {quarter} 3", "deliver")
    assert (goods(pos, 0), fame(pos, 0), pos.step) == ({}, trumpet, "pick")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    assert goods(play(pos, "take stone"), 0) == {"stone": 1}


@clauses("QD-LATER-42")
@pytest.mark.parametrize(
    ("here", "there", "held"),
    [
        ("blue 1", "blue 2", {"stone": 1, "timber": 9, "clay": 9, "bread": 9}),
        ("blue 2", "blue 3", {"clay": 9, "stone": 9}),
        ("blue 2", "blue 3", {"bread": 9, "stone": 9}),
    ],
)
def test_without_the_goods_nothing_is_delivered(queensdale: Game, here: str, there: str, held: dict[str, int]) -> None:
    pos = play(riding(queensdale, 1, own={"rider": here, "goods": held}), f"ride to {there}")
    assert (pos.step, goods(pos, 0)) == ("turn", held)
    assert [event.message for event in pos.story()] == ["qd-story-ride"]
    asked = at(queensdale, {"rider": there, "goods": held}, step="deliver", argument=there, **ROAD)
    assert clause(asked, "deliver") == "QD-LATER-42"


@clauses("QD-LATER-42", "QD-LATER-43")
def test_a_delivery_may_be_left(queensdale: Game) -> None:
    """And made on another visit in the same game."""
    own = {"goods": {"timber": 2}}
    pos = play(riding(queensdale, 3, own=own), "ride to red 2", "pass on")
    assert (goods(pos, 0), pos.step) == ({"timber": 2}, "ride")
    play(pos, "ride to red 1", "ride to red 2", "deliver")
    assert (goods(pos, 0), fame(pos, 0)) == ({}, 1)


@clauses("QD-LATER-12", "QD-LATER-42")
def test_each_station_is_served_once_per_player_and_game(queensdale: Game) -> None:
    own = {"goods": {"timber": 4}}
    pos = play(riding(queensdale, 3, own=own), "ride to red 2", "deliver", "ride to red 1", "ride to red 2")
    assert (pos.step, goods(pos, 0)) == ("turn", {"timber": 2})
    other = riding(queensdale, me=1, own={"rider": "red 1", "goods": {"timber": 2}}, other={"delivered": ["red 2"]})
    assert play(other, "ride to red 2").step == "deliver"


@clauses("QD-LATER-43")
def test_every_station_entered_may_be_served(queensdale: Game) -> None:
    """Three in one action: a guilder from blue, fame for stone, fame and a resource for bread and clay."""
    own = {"rider": "red 3", "goods": {"stone": 2, "bread": 1, "clay": 1}}
    pos = riding(queensdale, 3, own=own)
    play(pos, "ride to blue 1", "deliver", "ride to blue 2", "deliver", "ride to blue 3", "deliver", "take timber")
    assert (goods(pos, 0), fame(pos, 0), pos.step) == ({"guilder": 1, "timber": 1}, 2, "turn")
    assert seat(pos, 0)["delivered"] == ["blue 1", "blue 2", "blue 3"]


@clauses("QD-LATER-43", "QD-END-01")
def test_a_delivery_can_reach_the_goal(queensdale: Game) -> None:
    own = {"goods": {"timber": 2}, "fame": 9, "dice": []}
    pos = riding(queensdale, own=own, other={"dice": []})
    play(pos, "ride to red 2", "deliver", "stop riding", "end turn")
    assert pos.step == "tower"


def test_stories_of_a_ride(queensdale: Game) -> None:
    pos = play(riding(queensdale, own={"goods": {"timber": 2}}), "ride to red 2")
    assert [(event.message, dict(event.args)) for event in pos.story()] == [
        ("qd-story-ride", {"seat": "red", "quarter": "red", "slot": 2})
    ]
    messages = [event.message for event in play(pos, "deliver").story()]
    assert messages == ["qd-story-deliver", "qd-story-pay", "qd-story-fame"]


def test_positions_that_contradict_the_road_are_refused(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"seats\[0\].rider: there is nothing before road is in play"):
        at(queensdale, {"rider": "red 1"}, opened=7, branch="wall")
    with pytest.raises(PositionError, match=r"rider: got 'red 4', expected one of red 1, red 2"):
        at(queensdale, {"rider": "red 4"}, **ROAD)
    with pytest.raises(PositionError, match=r"taken.rider_short: got 2, expected 0 to 1"):
        at(queensdale, taken={"rider_short": 2}, **ROAD)
