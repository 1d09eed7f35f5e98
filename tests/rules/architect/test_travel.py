"""QA-TRAVEL: the Travel action."""

from itertools import pairwise, product
from typing import Any

import pytest
from tests.rules.architect.situations import clause, outcome

from queenswright.games.architect.content.maps import Map
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

COST = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 15}
PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]

WAY_EAST = ["Hazeldrift", "Ravenstow", "Lanternrest", "Thistlewick", "Hartcrown", "Marlingate", "Pennycroft"]
"""On the side for 4 players: a shortest route of 6 streets from the first village to the last but one."""

WAY_WEST = ["Quietwater", "Pennycroft", "Marlingate", "Hartcrown", "Thistlewick", "Lanternrest", "Ravenstow"]
"""On the side for 2 or 3 players: a shortest route of 6 streets from the last monastery to the first town."""


def at_travel(
    game: Game, carriage: str, talers: int = 0, seat: int = 0, players: int = 2, others: str = "Hartcrown"
) -> Position:
    seats: list[dict[str, Any]] = [{"talers": 2, "carriage": others} for _ in range(players)]
    seats[seat] |= {"talers": talers, "carriage": carriage}
    return game.position({"seats": seats, "to_move": seat, "step": "travel"})


def places(pos: Position) -> list[str]:
    """The destinations that can be chosen; forfeiting is always the last move of the list."""
    *trips, forfeit = [move.text for move in pos.legal_moves]
    assert forfeit == "forfeit"
    assert all(trip.startswith("travel ") for trip in trips)
    return [trip.removeprefix("travel ") for trip in trips]


def streets(board: Map) -> set[frozenset[str]]:
    return {frozenset(board.locations[end].name for end in street) for street in board.streets}


def neighbours(board: Map, place: str) -> set[str]:
    return {end for street in streets(board) if place in street for end in street - {place}}


@pytest.mark.clauses("QA-TRAVEL-01", "QA-TRAVEL-02", "QA-TRAVEL-06", "QA-TRAVEL-07")
@pytest.mark.parametrize(("players", "route"), [(4, WAY_EAST), (3, WAY_WEST), (2, WAY_WEST)])
def test_a_trip_along_the_streets_costs_by_the_spaces_moved(architect: Game, players: int, route: list[str]) -> None:
    assert all({a, b} in streets(architect.pack.content.map_for(players)) for a, b in pairwise(route))
    for spaces, destination in enumerate(route[1:], start=1):
        pos = at_travel(architect, route[0], talers=COST[spaces], seat=1, players=players)
        went = {"seats.1.carriage": destination, "seats.1.talers": 0}
        assert outcome(pos, f"travel {destination}") == (went if COST[spaces] else {"seats.1.carriage": destination})


@pytest.mark.clauses("QA-TRAVEL-02", "QA-TRAVEL-11")
@pytest.mark.parametrize(("players", "route"), [(4, WAY_EAST), (3, WAY_WEST), (2, WAY_WEST)])
def test_a_destination_one_taler_too_expensive_cannot_be_chosen(
    architect: Game, players: int, route: list[str]
) -> None:
    for spaces, destination in list(enumerate(route))[2:]:
        pos = at_travel(architect, route[0], talers=COST[spaces] - 1, seat=players - 1, players=players)
        assert clause(pos, f"travel {destination}") == "QA-TRAVEL-11"


@pytest.mark.clauses("QA-TRAVEL-02")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_only_the_traveller_pays_and_moves(architect: Game, players: int, seat: int) -> None:
    pos = at_travel(architect, "Thistlewick", talers=20, seat=seat, players=players)
    route = ["Thistlewick", "Hartcrown", "Marlingate", "Pennycroft"]
    assert all({a, b} in streets(architect.pack.content.map_for(players)) for a, b in pairwise(route))
    assert outcome(pos, "travel Pennycroft") == {
        f"seats.{seat}.carriage": "Pennycroft",
        f"seats.{seat}.talers": 20 - 3,
    }
    assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-TRAVEL-01", "QA-TRAVEL-03", "QA-TRAVEL-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_talers_every_neighbouring_place_can_be_reached_and_no_other(architect: Game, players: int) -> None:
    """From every place of the map, in every direction."""
    board = architect.pack.content.map_for(players)
    for location in board.locations:
        pos = at_travel(architect, location.name, talers=0, players=players)
        assert set(places(pos)) == neighbours(board, location.name)
        assert len(places(pos)) == len(neighbours(board, location.name)) >= 1


@pytest.mark.clauses("QA-TRAVEL-03")
@pytest.mark.parametrize("players", [2, 4])
def test_every_street_can_be_travelled_both_ways(architect: Game, players: int) -> None:
    for street in streets(architect.pack.content.map_for(players)):
        for start, destination in (sorted(street), sorted(street, reverse=True)):
            pos = at_travel(architect, start, players=players)
            assert outcome(pos, f"travel {destination}") == {"seats.0.carriage": destination}


@pytest.mark.clauses("QA-TRAVEL-06", "QA-TRAVEL-11")
@pytest.mark.parametrize(
    ("talers", "reached"),
    [
        (0, ["Oakmere", "Ravenstow"]),
        (1, ["Oakmere", "Lanternrest", "Vesperhill", "Ravenstow", "Tollbury"]),
        (3, ["Oakmere", "Brambleford", "Thistlewick", "Lanternrest", "Vesperhill", "Ravenstow", "Tollbury"]),
    ],
)
def test_the_destinations_from_candleholm_grow_with_the_purse(architect: Game, talers: int, reached: list[str]) -> None:
    assert places(at_travel(architect, "Candleholm", talers)) == reached
    assert places(at_travel(architect, "Candleholm", {0: 0, 1: 2, 3: 5}[talers], seat=1)) == reached


@pytest.mark.clauses("QA-TRAVEL-06")
def test_seven_spaces_are_too_far_for_any_purse(architect: Game) -> None:
    board = architect.pack.content.map_for(3)
    pos = at_travel(architect, "Candleholm", talers=9999, seat=2, players=3)
    too_far = {"Quietwater", "Drapersgate"}
    assert set(places(pos)) == {place.name for place in board.locations} - too_far - {"Candleholm"}
    assert [clause(pos, f"travel {place}") for place in sorted(too_far)] == ["QA-TRAVEL-06", "QA-TRAVEL-06"]


@pytest.mark.clauses("QA-TRAVEL-06")
def test_seven_and_eight_spaces_are_too_far_on_the_larger_map(architect: Game) -> None:
    pos = at_travel(architect, "Eastwarden", talers=9999, seat=3, players=4)
    too_far = ["Hazeldrift", "Oakmere", "Candleholm", "Glassenport", "Ravenstow"]
    assert {clause(pos, f"travel {place}") for place in too_far} == {"QA-TRAVEL-06"}
    board = architect.pack.content.map_for(4)
    assert places(pos) == [
        place.name for place in board.locations if place.name not in too_far and place.name != "Eastwarden"
    ]


@pytest.mark.clauses("QA-TRAVEL-02", "QA-TRAVEL-06", "QA-TRAVEL-07")
@pytest.mark.parametrize("players", [3, 4])
def test_between_any_two_places_the_shortest_route_is_paid(architect: Game, players: int) -> None:
    """The shortest routes are found here by growing circles of neighbours, one street at a time."""
    board = architect.pack.content.map_for(players)
    names = [location.name for location in board.locations]
    for start in names:
        circle, spaces = {start}, 0
        away = {start: 0}
        while circle:
            spaces += 1
            circle = {n for place in circle for n in neighbours(board, place)} - away.keys()
            away |= dict.fromkeys(circle, spaces)
        for talers in (0, 1, 2, 3, 5, 6, 9, 10, 14, 15, 99):
            pos = at_travel(architect, start, talers, players=players)
            assert places(pos) == [name for name in names if COST.get(away[name], 100) <= talers]
        rich = at_travel(architect, start, talers=99, players=players)
        for destination in places(rich):
            rich.push(f"travel {destination}")
            seat = rich.to_dict()["seats"][0]
            assert (seat["carriage"], seat["talers"]) == (destination, 99 - COST[away[destination]])
            rich.pop()


@pytest.mark.clauses("QA-TRAVEL-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_dennis_pays_6_talers_and_moves_4_spaces_to_a_village(architect: Game, seat: int) -> None:
    route = ["Marlingate", "Hartcrown", "Thistlewick", "Lanternrest", "Oakmere"]
    board = architect.pack.content.map_for(2)
    assert all({a, b} in streets(board) for a, b in pairwise(route))
    assert {place.name: place.type for place in board.locations}["Oakmere"] == "village"
    pos = at_travel(architect, "Marlingate", talers=8, seat=seat)
    assert outcome(pos, "travel Oakmere") == {f"seats.{seat}.talers": 8 - 6, f"seats.{seat}.carriage": "Oakmere"}


@pytest.mark.clauses("QA-TRAVEL-07")
def test_of_two_routes_the_shorter_one_is_paid(architect: Game) -> None:
    """On the map for few players Oakmere lies 2 streets from Brambleford by way of Tollbury, but also at the end of
    Brambleford, Hartcrown, Thistlewick, Lanternrest, Oakmere."""
    board = architect.pack.content.map_for(2)
    detour = ["Brambleford", "Hartcrown", "Thistlewick", "Lanternrest", "Oakmere"]
    assert all({a, b} in streets(board) for a, b in pairwise(detour))
    pos = at_travel(architect, "Brambleford", talers=1)
    assert outcome(pos, "travel Oakmere") == {"seats.0.carriage": "Oakmere", "seats.0.talers": 0}


@pytest.mark.clauses("QA-TRAVEL-04")
@pytest.mark.parametrize("route", [["Dovecombe", "Hartcrown", "Gooselow"], ["Thistlewick", "Lanternrest", "Oakmere"]])
def test_other_carriages_block_neither_the_way_nor_the_destination(architect: Game, route: list[str]) -> None:
    """All others stand on the space passed, or all of them on the destination: the same trip for the same price."""
    start, passed, destination = route
    for players, others in product((2, 3, 4), (passed, destination)):
        board = architect.pack.content.map_for(players)
        assert neighbours(board, start) & neighbours(board, destination) == {passed}
        pos = at_travel(architect, start, talers=1, players=players, others=others)
        assert outcome(pos, f"travel {destination}") == {"seats.0.carriage": destination, "seats.0.talers": 0}


@pytest.mark.clauses("QA-TRAVEL-04")
def test_a_carriage_may_leave_a_crowded_space(architect: Game) -> None:
    alone = at_travel(architect, "Oakmere", talers=99, players=4, others="Hartcrown")
    crowded = at_travel(architect, "Oakmere", talers=99, players=4, others="Oakmere")
    assert places(alone) == places(crowded)
    assert len(places(alone)) == 22  # 24 places, without Oakmere itself and Eastwarden, 7 spaces away


@pytest.mark.clauses("QA-TRAVEL-08")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_staying_put_is_forfeiting(architect: Game, players: int, seat: int) -> None:
    for place in architect.pack.content.map_for(players).locations:
        pos = at_travel(architect, place.name, talers=15, seat=seat, players=players, others="Oakmere")
        assert clause(pos, f"travel {place.name}") == "QA-TRAVEL-08"
        assert outcome(pos, "forfeit") == {}
        assert (pos.step, pos.to_move) == ("architect", (seat + 1) % players)


@pytest.mark.clauses("QA-TRAVEL-09")
@pytest.mark.parametrize("players", [2, 4])
def test_the_capital_is_one_space_that_can_be_entered_and_passed(architect: Game, players: int) -> None:
    around = neighbours(architect.pack.content.map_for(players), "Hartcrown")
    assert around == {"Brambleford", "Thistlewick", "Dovecombe", "Gooselow", "Marlingate"}
    for start in around:
        entering = at_travel(architect, start, talers=1, players=players)
        assert around - {start} | {"Hartcrown"} <= set(places(entering))
        assert outcome(entering, "travel Hartcrown") == {"seats.0.carriage": "Hartcrown"}
    through = at_travel(architect, "Dovecombe", talers=1, players=players)
    assert outcome(through, "travel Thistlewick") == {"seats.0.carriage": "Thistlewick", "seats.0.talers": 0}


@pytest.mark.clauses("QA-TRAVEL-09")
@pytest.mark.parametrize("players", [2, 4])
def test_every_place_on_a_route_counts_as_one_space(architect: Game, players: int) -> None:
    """Two streets that meet in a place are a trip of two spaces, whatever the place: never one, never three."""
    board = architect.pack.content.map_for(players)
    for middle in board.locations:
        around = neighbours(board, middle.name)
        for start, destination in product(sorted(around), repeat=2):
            if start != destination and destination not in neighbours(board, start):
                pos = at_travel(architect, start, talers=1, players=players)
                pos.push(f"travel {destination}")
                assert pos.to_dict()["seats"][0]["talers"] == 0


@pytest.mark.clauses("QA-TRAVEL-10")
@pytest.mark.parametrize(("players", "seat"), PLAYERS_AND_SEATS)
def test_one_space_is_free(architect: Game, players: int, seat: int) -> None:
    pos = at_travel(architect, "Candleholm", talers=0, seat=seat, players=players)
    assert outcome(pos, "travel Oakmere") == {f"seats.{seat}.carriage": "Oakmere"}


def test_places_of_the_other_side_of_the_board_do_not_exist(architect: Game) -> None:
    few = at_travel(architect, "Hartcrown", talers=99, players=3)
    four = at_travel(architect, "Hartcrown", talers=99, players=4)
    assert set(places(four)) - set(places(few)) == {
        "Hazeldrift", "Larkfold", "Bellmarrow", "Matinsby", "Glassenport", "Eastwarden",
    }  # fmt: skip
    assert len(places(few)) == 17
    beyond = max(move.action for move in few.legal_moves if move.text != "forfeit") + 1
    refusal = few.why_not(Move(beyond, "travel", ""))
    assert refusal is not None
    assert refusal.message == "refused-no-such-place"
