"""QD-LATER-41: what is found under the wall and along the road, and the seal of card 8-R."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clauses,
    fame,
    finished,
    goods,
    outcome,
    picks,
    play,
    quietly,
    seat,
    texts,
)

from queenswright import PositionError
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render

PRICE = {"timber": 1, "stone": 3, "clay": 1, "marble": 1}
QUARTERS = ("red", "blue", "green", "yellow")
STATIONS = [f"{quarter} {slot}" for quarter in QUARTERS for slot in (1, 2, 3)]
WALL = (33, 34, 35, 36, 37, 38)
ROAD = (27, 28, 29, 30, 31, 32)
PARTS = ("title", "text", "rule")
LAST = STATIONS[11]
ORDER = [*range(0, 12, 3), *range(1, 12, 3), *range(2, 12, 3)]
"""In which the segments of the wall are built: the first one of every quarter, and so on."""
DELIVERY = {"bread": 1, "timber": 1}
"""What the last station takes."""


def masons(
    game: Game, built: int, players: int = 4, me: int = 0, votes: list[int] | None = None, **own: Any
) -> Position:
    """A seat is about to choose a segment of the wall; so many stand, and their finds belong to the last seat."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": PRICE, "family": "lantern", **own}
    segments = [players - 1 if ORDER.index(slot) < built else None for slot in range(12)]
    finds = [players - 1 if find < built // 2 else None for find in range(6)]
    keys = {"opened": 7, "branch": "wall", "segments": segments, "finds": finds, "bag": {"gleeman": 2}}
    keys |= {"votes": votes} if votes else {}
    pos = at(game, *seats, to_move=me, step="build", **keys)
    pos.push("add segment")
    return pos


def wall_found(game: Game, card: int, players: int = 4, me: int = 0, **own: Any) -> Position:
    """The segment that opens a card was built; its own bonus is taken (timber where there is a choice)."""
    built = 2 * WALL.index(card) + 1
    pos = masons(game, built, players, me, **own)
    pos.push(f"segment {STATIONS[ORDER[built]]}")
    if built >= 8:
        pos.push("take timber")
    return pos


def rider(game: Game, station: int, players: int = 4, me: int = 0, left: int = 1, **keys: Any) -> Position:
    """A rider is about to reach a station from the one before it; all segments stand."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"rider": STATIONS[station - 1], "family": "lantern", **keys.pop("own", {})}
    road: dict[str, Any] = {"opened": 7, "branch": "road", "segments": [None, 0, 0] * 4, "bag": {"gleeman": 2}}
    return at(game, *seats, **{"to_move": me, "step": "ride", "argument": {"left": left}} | road | keys)


def road_found(game: Game, card: int, players: int = 4, me: int = 0, left: int = 1, **own: Any) -> Position:
    """The first rider has reached the station of a card."""
    station = 2 * ROAD.index(card) + 1
    return play(rider(game, station, players, me, left, own=own), f"ride to {STATIONS[station]}")


def only(card: int, cards: tuple[int, ...], owner: int) -> list[int | None]:
    """The list of finds when one of them is opened."""
    return [owner if number == card else None for number in cards]


# ------------------------------------------------------------------ when they are opened


@clauses("QD-LATER-41")
@pytest.mark.parametrize("built", range(12))
@pytest.mark.parametrize(("players", "me"), [(2, 0), (3, 1), (4, 2)])
def test_every_second_segment_of_the_wall_opens_a_find_for_its_builder(
    queensdale: Game, built: int, players: int, me: int
) -> None:
    pos = masons(queensdale, built, players, me)
    before = pos.to_dict()["finds"] if built > 1 else [None] * 6
    pos.push(f"segment {STATIONS[ORDER[built]]}")
    after = pos.to_dict().get("finds", [None] * 6)
    if built % 2 == 0:
        assert after == before
    else:
        assert after == [*before[: built // 2], me, *before[built // 2 + 1 :]]


@clauses("QD-LATER-41")
@pytest.mark.parametrize("station", range(12))
@pytest.mark.parametrize(("players", "me"), [(2, 1), (3, 0), (4, 3)])
def test_stations_1_to_11_with_odd_numbers_have_a_find(queensdale: Game, station: int, players: int, me: int) -> None:
    """They are numbered from 0, as in QD-LATER-42; some are the first ones of quarters."""
    pos = play(rider(queensdale, station, players, me), f"ride to {STATIONS[station]}")
    after = pos.to_dict().get("finds", [None] * 6)
    assert after == [me if 2 * find + 1 == station else None for find in range(6)]


@clauses("QD-LATER-41")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("station", range(1, 12, 2))
def test_only_the_first_rider_ever_finds_something(queensdale: Game, station: int, owner: int) -> None:
    finds = [owner if 2 * find + 1 == station else None for find in range(6)]
    pos = rider(queensdale, station, 2, finds=finds, own={"seals": 0})
    changed = outcome(pos, f"ride to {STATIONS[station]}")
    assert changed == {"seats.0.rider": STATIONS[station], "seats.0.firsts": ["ride"]}


@clauses("QD-LATER-41")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_finds_are_opened_once_in_the_campaign(queensdale: Game, branch: str) -> None:
    keys: dict[str, Any] = {"opened": 7, "branch": branch, "finds": [1, None, 0, None, None, None]}
    keys["segments"] = [None, *[2] * 11] if branch == "wall" else [None, 2, 2] * 4
    pos = quietly(finished(queensdale, {}, {}, {}, **keys), "turn")
    assert pos.to_dict()["finds"] == keys["finds"]


@clauses("QD-LATER-41")
def test_a_rider_who_begins_a_game_on_a_station_has_not_reached_it(queensdale: Game) -> None:
    """Blue and yellow begin on stations 3 and 9; whoever rides there first opens the find, its own player included."""
    keys: dict[str, Any] = {"opened": 7, "branch": "road"}
    pos = quietly(finished(queensdale, {}, {}, {}, {}, **keys), "turn")
    assert [seat(pos, number)["rider"] for number in range(4)] == ["red 1", "blue 1", "green 1", "yellow 1"]
    assert "finds" not in pos.to_dict()
    pos = rider(queensdale, 3, me=1)
    assert outcome(pos, "ride to blue 1") == {
        "seats.1.rider": "blue 1", "seats.1.firsts": ["ride"], "seats.1.goods.marble": 1,
        "finds": only(28, ROAD, 1),
    }  # fmt: skip


@clauses("QD-LATER-41")
def test_segments_of_the_road_and_stations_of_a_wall_open_nothing(queensdale: Game) -> None:
    keys: dict[str, Any] = {"opened": 7, "branch": "road", "segments": [None, 0, None] * 4}
    pos = play(at(queensdale, {"goods": PRICE}, step="build", **keys), "add segment", "segment red 3")
    assert "finds" not in pos.to_dict()


# ------------------------------------------------------------------ the cards


@clauses("QD-LATER-41")
@pytest.mark.parametrize(("found", "card"), [(wall_found, 33), (road_found, 27)])
def test_cards_33_and_27_bring_a_seal(queensdale: Game, found: Any, card: int) -> None:
    for players in (2, 3, 4):
        pos = found(queensdale, card, players, players - 2, seals=1)
        assert seat(pos, players - 2)["seals"] == 2


@clauses("QD-LATER-41")
@pytest.mark.parametrize(("found", "card"), [(wall_found, 34), (road_found, 28)])
def test_cards_34_and_28_bring_a_marble(queensdale: Game, found: Any, card: int) -> None:
    assert goods(found(queensdale, card), 0).get("marble") == 1


@clauses("QD-LATER-41", "QD-LATER-05")
@pytest.mark.parametrize(("found", "card"), [(wall_found, 35), (road_found, 29)])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 6)])
def test_cards_35_and_29_bring_a_tome_as_far_as_there_is_room(
    queensdale: Game, found: Any, card: int, before: int, after: int
) -> None:
    assert seat(found(queensdale, card, tomes=before), 0)["tomes"] == after


@clauses("QD-LATER-41", "QD-WORK-01")
@pytest.mark.parametrize(("found", "card"), [(wall_found, 36), (road_found, 30)])
def test_cards_36_and_30_bring_a_figurine_from_the_bag(queensdale: Game, found: Any, card: int) -> None:
    after = found(queensdale, card).to_dict()
    assert (after["seats"][0]["figurines"], after["bag"]) == ({"gleeman": 1}, {"gleeman": 1})


@clauses("QD-LATER-41", "QD-COMP-29")
@pytest.mark.parametrize(("found", "card"), [(wall_found, 37), (road_found, 31)])
def test_cards_37_and_31_bring_two_resources_of_choice(queensdale: Game, found: Any, card: int) -> None:
    pos = found(queensdale, card)
    had = goods(pos, 0).get("stone", 0)
    assert texts(pos) == picks("timber", "stone", "clay", "guilder")
    play(pos, *picks("stone", "stone"))
    assert goods(pos, 0)["stone"] == had + 2
    assert pos.step != "pick"


@clauses("QD-LATER-41", "QD-TIE-01")
def test_card_38_brings_three_rivets_for_good(queensdale: Game) -> None:
    """They decide ties like any others; the wall alone has none."""
    pos = wall_found(queensdale, 38)
    assert [table["rivets"] for table in pos.view(None)["seats"]] == [3, 0, 0, 0]
    keys: dict[str, Any] = {"opened": 7, "branch": "wall", "segments": [0] * 12}
    one, two = {"buildings": {"stone_pile": 1}}, {"buildings": {"sawmill": 2}}
    for owner, ranking in ((0, [0, 1]), (1, [1, 0])):
        over = finished(queensdale, one, two, finds=[None] * 5 + [owner], **keys)
        assert over.to_dict()["ranking"][:2] == ranking


# ------------------------------------------------------------------ card 32


@clauses("QD-LATER-41", "QD-LATER-42")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (3, 2), (4, 3)])
def test_card_32_allows_a_second_delivery_at_once(queensdale: Game, players: int, me: int) -> None:
    pos = road_found(queensdale, 32, players, me, goods={"bread": 2, "timber": 2})
    assert (pos.step, texts(pos)) == ("deliver", ["deliver", "pass on"])
    play(pos, "deliver", "take clay")
    assert (pos.step, texts(pos)) == ("deliver", ["deliver", "pass on"])
    play(pos, "deliver", "take clay")
    assert (pos.step, goods(pos, me), fame(pos, me)) == ("turn", {"clay": 2}, 2)


@clauses("QD-LATER-41")
def test_card_32_the_first_delivery_may_pay_for_the_second(queensdale: Game) -> None:
    pos = road_found(queensdale, 32, goods={"bread": 2, "timber": 1})
    play(pos, "deliver", "take timber")
    assert "deliver" in texts(pos)
    play(pos, "deliver", "take stone")
    assert (pos.step, goods(pos, 0)) == ("turn", {"stone": 1})


@clauses("QD-LATER-41")
def test_card_32_works_on_a_later_visit_of_the_same_game(queensdale: Game) -> None:
    own: dict[str, Any] = {"goods": {"bread": 3, "timber": 3}}
    pos = road_found(queensdale, 32, left=3, **own)
    play(pos, "deliver", "take clay", "pass on", "ride to yellow 2", "ride to yellow 3")
    assert pos.step == "deliver"
    play(pos, "deliver", "take clay")
    assert (pos.step, goods(pos, 0)) == ("turn", {"bread": 1, "timber": 1, "clay": 2})
    third = play(rider(queensdale, 11, own=own | {"delivered": [LAST]}, finds=only(32, ROAD, 0)), f"ride to {LAST}")
    assert third.step == "turn"


@clauses("QD-LATER-41")
def test_card_32_is_for_this_station_this_player_and_this_game(queensdale: Game) -> None:
    mine = {"goods": {"bread": 1, "timber": 3}, "second_delivery": 1, "rider": "red 1", "delivered": ["red 2"]}
    keys: dict[str, Any] = {"finds": only(32, ROAD, 0)}
    assert play(rider(queensdale, 1, own=mine, finds=[1, *[None] * 4, 0]), "ride to red 2").step == "turn"
    other = {"goods": DELIVERY, "delivered": [LAST]}
    assert play(rider(queensdale, 11, me=1, own=other, **keys), f"ride to {LAST}").step == "turn"
    road: dict[str, Any] = {"opened": 7, "branch": "road", **keys}
    pos = quietly(finished(queensdale, {"second_delivery": 1, "delivered": [LAST]}, {}, **road), "turn")
    assert "second_delivery" not in seat(pos, 0)


@clauses("QD-LATER-41")
def test_card_32_asks_for_no_delivery_that_nobody_can_pay(queensdale: Game) -> None:
    pos = road_found(queensdale, 32)
    assert (pos.step, "delivered" in seat(pos, 0), seat(pos, 0)["second_delivery"]) == ("turn", False, 1)


@clauses("QD-LATER-41", "QD-LATER-42")
def test_what_is_found_may_pay_for_the_delivery(queensdale: Game) -> None:
    """Station 9 is the first one of the yellow quarter; station 7 takes two clay, which are not found."""
    pos = road_found(queensdale, 31)
    play(pos, *picks("clay", "clay"))
    assert (pos.step, texts(pos)) == ("deliver", ["deliver", "pass on"])
    assert play(road_found(queensdale, 29, goods=DELIVERY | {"clay": 1}), "deliver").step == "pick"


@clauses("QD-LATER-41", "QD-LATER-42", "QD-COURIER-01")
def test_a_courier_who_is_found_may_bring_what_the_delivery_takes(queensdale: Game) -> None:
    """Card 30 is a figurine, at a station that takes two clay; courier card 3 gives everybody a resource."""
    pos = rider(queensdale, 7, 2, bag={"courier": 1}, courier_deck=[3], own={"goods": {"clay": 1}})
    play(pos, "ride to green 2")
    while pos.step == "pick":
        play(pos, "take clay")
    assert (pos.step, texts(pos)) == ("deliver", ["deliver", "pass on"])


# ------------------------------------------------------------------ told to all


@clauses("QD-LATER-41", "QD-COMP-34")
@pytest.mark.parametrize("card", [*WALL, *ROAD])
def test_a_find_is_read_to_all_when_it_is_opened(queensdale: Game, card: int) -> None:
    ids = [f"number-card-{card}-{part}" for part in PARTS]
    number = 2 * (WALL if card in WALL else ROAD).index(card) + 1
    pos = masons(queensdale, number) if card in WALL else rider(queensdale, number)
    assert not set(ids) & set(disclosed_texts(queensdale.pack, pos.state, 0))
    pos.push(texts(pos)[0] if card in WALL else f"ride to {STATIONS[number]}")
    for reader in (None, 0, 1, 2, 3):
        assert set(ids) <= set(disclosed_texts(queensdale.pack, pos.state, reader))
    told = [event for event in pos.story() if event.message in ids]
    assert [event.message for event in told] == ids
    for event in told:
        for language in LANGUAGES:
            assert render(event.message, dict(event.args), language)


@clauses("QD-LATER-41", "QD-DICE-21")
@pytest.mark.parametrize("card", [33, 38, 27, 32])
def test_opening_a_find_is_never_forced_and_cannot_be_undone(queensdale: Game, card: int) -> None:
    """The last segment of the wall, and a rider with one way only."""
    if card == 38:
        pos = masons(queensdale, 11)
        assert (pos.step, texts(pos)) == ("segment", ["segment yellow 3"])
        assert pos.why_no_undo(0) is None
        pos.push("segment yellow 3")
    else:
        pos = (wall_found if card in WALL else road_found)(queensdale, card)
    assert pos.why_no_undo(0) is not None
    if card == 27:
        lonely = rider(queensdale, 1, segments=[None] * 12)
        assert (lonely.step, texts(lonely)) == ("ride", ["ride to red 2"])


# ------------------------------------------------------------------ card 8-R


def circling(game: Game, entered: list[str], station: int, opened: int = 8, players: int = 4, me: int = 0) -> Position:
    """A rider has entered some stations since card 8-R was read, and reaches one; nothing is left to be found."""
    own: dict[str, Any] = {"seals": 1} | ({"entered": entered} if entered else {})
    pos = rider(game, station, players, me, own=own, opened=opened, finds=[1] * 6)
    pos.push(f"ride to {STATIONS[station]}")
    if pos.step == "deliver":
        pos.push("pass on")
    return pos


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("station", range(12))
def test_card_8_r_brings_a_seal_for_all_twelve_stations(queensdale: Game, station: int, players: int) -> None:
    others = [name for name in STATIONS if name != STATIONS[station]]
    for missing in others:
        short = [name for name in others if name != missing]
        assert seat(circling(queensdale, short, station, players=players), 0)["seals"] == 1
    pos = circling(queensdale, others, station, players=players)
    assert (seat(pos, 0)["seals"], seat(pos, 0)["entered"]) == (2, STATIONS)


def test_card_8_r_brings_it_once_to_a_player(queensdale: Game) -> None:
    assert seat(circling(queensdale, STATIONS, 5), 0)["seals"] == 1
    assert seat(circling(queensdale, STATIONS[:5] + STATIONS[6:], 5, me=1), 1)["seals"] == 2


@pytest.mark.parametrize("opened", [7, 8, 9])
def test_card_8_r_counts_from_the_epoch_that_reads_it(queensdale: Game, opened: int) -> None:
    pos = circling(queensdale, [], 5, opened=opened)
    assert seat(pos, 0).get("entered", []) == ([STATIONS[5]] if opened > 7 else [])
    assert ("entered" in pos.view(0)["seats"][0]) == (opened > 7)
    if opened == 7:
        with pytest.raises(PositionError, match=r"entered: there is nothing before .* is in play \(opened is 7\)"):
            circling(queensdale, STATIONS[:3], 5, opened=7)


def test_card_8_r_remembers_stations_from_game_to_game(queensdale: Game) -> None:
    own = {"entered": [STATIONS[1], STATIONS[2]]}
    road: dict[str, Any] = {"opened": 8, "branch": "road"}
    pos = quietly(finished(queensdale, own, {}, **road), "turn")
    assert seat(pos, 0)["entered"] == own["entered"]
    with pytest.raises(PositionError, match=r"entered: there is nothing before road is in play"):
        at(queensdale, own, opened=8, branch="wall")


def test_card_8_r_does_not_count_where_a_rider_begins(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {}, {}, opened=8, branch="road"), "turn")
    assert "entered" not in seat(pos, 0)


# ------------------------------------------------------------------ documents


@clauses("QD-LATER-41")
def test_positions_that_contradict_the_finds_are_refused(queensdale: Game) -> None:
    keys: dict[str, Any] = {"opened": 7, "branch": "wall", "segments": [0, 0, 0, *[None] * 9]}
    at(queensdale, finds=[1, *[None] * 5], **keys)
    with pytest.raises(PositionError, match=r"finds\[1\]: got 3 segments of the wall, expected 4 segments"):
        at(queensdale, finds=[0, 0, *[None] * 4], **keys)
    with pytest.raises(PositionError, match=r"finds\[0\]: got 2, expected one of 2 seats"):
        at(queensdale, finds=[2, *[None] * 5], **keys)
    with pytest.raises(PositionError, match=r"finds\[0\]: got no branch"):
        at(queensdale, finds=[1, *[None] * 5], opened=7)
