"""QA-END: the end of the game, its winners and the places behind them."""

from typing import Any

import pytest
from tests.rules.architect.situations import band

from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

BUILDERS = ("lumberjack", "blacksmith", "glazier", "bricklayer")
FIFTEEN, SIXTEEN, SEVENTEEN = (band(total, *BUILDERS) for total in (15, 16, 17))
FIFTEEN_BY_OTHERS, SEVENTEEN_BY_OTHERS = (band(total, "stonemason", "tailor", "tailor", "tailor") for total in (15, 17))


def ready(craftsmen: dict[str, int] | None = None, **more: Any) -> Seat:
    """A player at the end of the track, in the capital, one space before Construct."""
    return {"track": 9, "craftsmen": craftsmen or FIFTEEN, "architect": "tavern", **more}


def contribute(pos: Position) -> None:
    pos.push("move 1")
    pos.push("palace")


def pass_on(pos: Position) -> None:
    """A turn without an action, on Day labourer."""
    pos.push("move 2")
    pos.push("forfeit")


def finished(architect: Game, seats: list[Seat], ended: str = "palace", **more: Any) -> Position:
    pos = architect.position({"seats": seats, "ended": ended, **more})
    assert pos.is_over
    return pos


@pytest.mark.clauses("QA-END-01", "QA-END-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_of_the_first_contribution_is_completed(architect: Game, players: int) -> None:
    for first in range(players):
        for turn in range(players):
            seats = [ready(FIFTEEN_BY_OTHERS), *(ready() for _ in range(players - 1))]
            contributor = (first + turn) % players
            document = {"seats": seats, "first_player": first, "to_move": contributor, "round": 7}
            pos = architect.position(document)
            contribute(pos)
            for later in range(turn + 1, players):
                assert not pos.is_over
                assert (pos.to_move, pos.step) == ((first + later) % players, "architect")
                assert pos.to_dict()["round"] == 7
                pass_on(pos)
            assert pos.is_over
            assert pos.to_move is None
            assert pos.end_reason == "palace"
            assert pos.winners == [contributor]
            assert pos.to_dict()["turn_of"] == (first - 1) % players
            assert pos.to_dict()["round"] == 7
            assert pos.to_dict()["pending"] == []
            assert pos.legal_moves == []


@pytest.mark.clauses("QA-END-01")
def test_without_a_contribution_the_next_round_begins(architect: Game) -> None:
    pos = architect.position({"seats": [ready(), ready()], "first_player": 1, "to_move": 0, "round": 7})
    pos.push("move 1")
    pos.push("forfeit")
    assert not pos.is_over
    assert pos.winners == []
    assert pos.end_reason is None
    assert (pos.to_move, pos.step, pos.to_dict()["round"]) == (1, "architect", 8)


@pytest.mark.clauses("QA-END-03", "QA-END-09")
@pytest.mark.parametrize("contributor", [0, 1, 2, 3])
def test_the_only_contributor_wins_whatever_the_others_have(architect: Game, contributor: int) -> None:
    seats: list[Seat] = [{"track": 9, "talers": 99, "bonds": 6, "craftsmen": {**SEVENTEEN}} for _ in range(3)]
    seats.insert(contributor, {"track": 9, "bonds": 0, "craftsmen": {"tailor-3": 0}, "contribution": 15})
    pos = finished(architect, [*seats])
    assert pos.winners == [contributor]
    assert pos.standings == [1 if seat == contributor else 2 for seat in range(4)]


@pytest.mark.clauses("QA-END-04", "QA-END-13")
def test_sums_17_and_15_the_player_with_17_wins(architect: Game) -> None:
    rich = {"talers": 50, "track": 9}
    for order in ([17, 15, None], [15, 17, None], [None, 15, 17]):
        pos = finished(architect, [{**rich, "contribution": given} for given in order])
        assert pos.winners == [order.index(17)]
        assert [pos.standings[order.index(given)] for given in (17, 15, None)] == [1, 2, 3]


@pytest.mark.clauses("QA-END-05", "QA-END-13")
def test_sums_16_and_16_win_together(architect: Game) -> None:
    seats = [
        {"track": 9, "contribution": 16, "talers": 9},
        {"track": 9, "contribution": 16},
        {"track": 9, "contribution": 15, "talers": 99},
        {"track": 9, "talers": 99},
    ]
    pos = finished(architect, seats)
    assert pos.winners == [0, 1]
    assert pos.standings == [1, 1, 3, 4]


@pytest.mark.clauses("QA-END-04", "QA-END-05")
def test_the_highest_sum_wins_in_a_game_that_is_played(architect: Game) -> None:
    pos = architect.position(
        {"seats": [ready(SIXTEEN), ready(FIFTEEN), ready(SIXTEEN, talers=5), ready(FIFTEEN_BY_OTHERS)]}
    )
    for _ in range(4):
        assert not pos.is_over
        contribute(pos)
    assert pos.winners == [0, 2]
    assert pos.standings == [1, 3, 1, 3]
    pos = architect.position({"seats": [ready(FIFTEEN), ready(SIXTEEN)]})
    contribute(pos)
    contribute(pos)
    assert pos.winners == [1]


@pytest.mark.clauses("QA-END-06")
def test_the_sum_recorded_at_the_contribution_is_compared(architect: Game) -> None:
    pos = architect.position({"seats": [ready(SIXTEEN), ready(SEVENTEEN), ready(FIFTEEN)]})
    contribute(pos)
    contribute(pos)
    pass_on(pos)
    recorded = [seat["contribution"] for seat in pos.to_dict()["seats"]]
    assert recorded == [16, 17, None]
    performance = {c.id: c.performance for c in architect.pack.content.characters}
    for seat, given in zip(pos.to_dict()["seats"][:2], recorded, strict=False):
        assert sum(performance[c][p] for c, p in seat["craftsmen"].items()) == given
    changed = finished(architect, [{"contribution": 16, "craftsmen": {}}, {"contribution": 15, "craftsmen": SIXTEEN}])
    assert changed.winners == [0]


@pytest.mark.clauses("QA-END-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_first_contribution_in_the_last_turn_of_a_round_ends_the_game_at_once(architect: Game, first: int) -> None:
    last = (first + 2) % 3
    pos = architect.position({"seats": [ready(), ready(), ready()], "first_player": first, "to_move": last})
    contribute(pos)
    assert pos.is_over
    assert pos.end_reason == "palace"
    assert pos.winners == [last]
    assert pos.to_dict()["round"] == 1


@pytest.mark.clauses("QA-END-08")
def test_turns_after_the_first_contribution_are_normal_turns(architect: Game) -> None:
    after = [ready(talers=9), ready(talers=9)]
    pos = architect.position({"seats": [ready(), *after]})
    other = architect.position({"seats": [ready(), *after], "to_move": 1})
    contribute(pos)
    for move in ("move 3", "hire 1", "move 1", "repair", "assign glazier-1", "done"):
        assert (pos.step, pos.to_move) == (other.step, other.to_move)
        assert pos.legal_moves == other.legal_moves
        pos.push(move)
        other.push(move)
    assert pos.is_over
    assert not other.is_over
    assert pos.to_dict()["seats"][1:] == other.to_dict()["seats"][1:]


@pytest.mark.clauses("QA-END-10")
@pytest.mark.parametrize("players", [2, 3])
def test_the_round_limit_is_60_unless_the_options_say_otherwise(architect: Game, players: int) -> None:
    seats: list[Seat] = [{} for _ in range(players)]
    for options, number, over in (
        ({}, 59, False),
        ({}, 60, True),
        ({}, 61, True),
        ({"round_limit": 5}, 4, False),
        ({"round_limit": 5}, 5, True),
        ({"round_limit": 1}, 1, True),
        ({"round_limit": 1000}, 999, False),
        ({"round_limit": 1000}, 1000, True),
        ({"round_limit": None}, 60, False),
        ({"round_limit": None}, 5000, False),
    ):
        document = {"seats": seats, "round": number, "to_move": players - 1, "options": options}
        pos = architect.position(document)
        assert not pos.is_over
        pos.push("move 1")
        pos.push("forfeit")
        assert pos.is_over is over
        assert pos.end_reason == ("round_limit" if over else None)
        assert pos.to_dict()["round"] == (number if over else number + 1)


@pytest.mark.clauses("QA-END-10")
def test_without_a_limit_the_number_of_rounds_stops_at_the_largest_that_can_be_written(architect: Game) -> None:
    for number, following in ((10**9 - 2, 10**9 - 1), (10**9 - 1, 10**9), (10**9, 10**9)):
        document = {"seats": [{}, {}], "round": number, "to_move": 1, "options": {"round_limit": None}}
        pos = architect.position(document)
        pos.push("move 1")
        pos.push("forfeit")
        assert pos.to_dict()["round"] == following
        assert architect.position(pos.to_dict()).digest == pos.digest


@pytest.mark.clauses("QA-END-10")
def test_the_round_of_the_limit_is_played_to_its_end(architect: Game) -> None:
    document = {"seats": [{}, {}, {}], "first_player": 2, "to_move": 2, "round": 60}
    pos = architect.position(document)
    for seat in (2, 0, 1):
        assert not pos.is_over
        assert (pos.to_move, pos.to_dict()["round"]) == (seat, 60)
        pos.push("move 1")
        pos.push("forfeit")
    assert pos.is_over


@pytest.mark.clauses("QA-END-10")
@pytest.mark.parametrize("limit", [0, -1, 1001, "60", 2.5, True, False])
def test_an_impossible_round_limit_is_refused(architect: Game, limit: Any) -> None:
    with pytest.raises(OptionError, match="round_limit"):
        architect.new(2, seed=0, options={"round_limit": limit})


@pytest.mark.clauses("QA-END-10")
def test_a_whole_game_without_a_limit_goes_on(architect: Game) -> None:
    pos = architect.new(2, seed=3, options={"round_limit": None})
    while pos.to_dict()["round"] < 70:
        pos.push(pos.legal_moves[-1])
    assert not pos.is_over
    limited = architect.new(2, seed=3)
    while not limited.is_over:
        limited.push(limited.legal_moves[-1])
    assert (limited.to_dict()["round"], limited.end_reason) == (60, "round_limit")


@pytest.mark.clauses("QA-END-11")
def test_contributors_of_the_limit_round_come_first(architect: Game) -> None:
    seats = [ready(SIXTEEN), ready(FIFTEEN, talers=99), ready(SIXTEEN, talers=99)]
    pos = architect.position({"seats": seats, "round": 60})
    contribute(pos)
    contribute(pos)
    pass_on(pos)
    assert pos.end_reason == "palace"
    assert pos.winners == [0]
    assert pos.standings == [1, 2, 3]


@pytest.mark.clauses("QA-END-11")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([(3, 0, 0), (4, 0, 0)], [1]),
        ([(4, 0, 0), (3, 28, 99)], [0]),
        ([(4, 2, 3), (4, 3, 2)], [0, 1]),
        ([(4, 2, 3), (4, 3, 3)], [1]),
        ([(4, 2, 4), (4, 2, 3)], [0]),
        ([(4, 0, 6), (4, 5, 0)], [0]),
        ([(4, 6, 0), (4, 0, 5)], [0]),
        ([(2, 0, 9), (9, 0, 0), (9, 1, 0), (9, 0, 1)], [2, 3]),
        ([(0, 2, 0), (0, 2, 0), (0, 2, 0)], [0, 1, 2]),
        ([(5, 1, 1), (5, 1, 2), (1, 9, 9)], [1]),
    ],
)
def test_at_the_limit_the_track_decides_and_then_bonds_and_talers(
    architect: Game, seats: list[tuple[int, int, int]], winners: list[int]
) -> None:
    documents = [{"track": track, "bonds": bonds, "talers": talers} for track, bonds, talers in seats]
    assert finished(architect, documents, "round_limit").winners == winners
    last = len(seats) - 1
    played = architect.position({"seats": documents, "round": 60, "to_move": last})
    played.push("move 1")
    played.push("forfeit")
    assert played.end_reason == "round_limit"
    assert played.winners == winners


@pytest.mark.clauses("QA-END-12")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        # contribution, track, bonds, talers
        ([(None, 9, 5, 5), (18, 9, 0, 0), (15, 9, 0, 0), (16, 9, 0, 0)], [4, 1, 3, 2]),
        ([(17, 9, 0, 0), (None, 8, 0, 9), (None, 9, 0, 0), (None, 8, 5, 4)], [1, 3, 2, 3]),
        ([(17, 9, 0, 0), (16, 9, 0, 3), (16, 9, 1, 3), (16, 9, 1, 2)], [1, 3, 2, 3]),
        ([(None, 3, 1, 0), (None, 3, 0, 2), (15, 9, 0, 0), (None, 2, 9, 9)], [3, 2, 1, 4]),
        ([(15, 9, 0, 0), (15, 9, 0, 0), (None, 9, 0, 9), (None, 9, 9, 0)], [1, 1, 3, 3]),
        ([(15, 9, 0, 0), (16, 9, 0, 0)], [2, 1]),
        ([(15, 9, 4, 4), (15, 9, 0, 0), (15, 9, 9, 9)], [1, 1, 1]),
    ],
)
def test_places_behind_the_winner(
    architect: Game, seats: list[tuple[int | None, int, int, int]], places: list[int]
) -> None:
    documents = [
        {"contribution": given, "track": track, "bonds": bonds, "talers": talers}
        for given, track, bonds, talers in seats
    ]
    pos = finished(architect, documents)
    assert pos.standings == places
    assert pos.winners == [seat for seat, place in enumerate(places) if place == 1]


@pytest.mark.clauses("QA-END-12")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        ([(3, 0, 0), (4, 0, 0), (3, 1, 0), (5, 0, 0)], [4, 2, 3, 1]),
        ([(3, 1, 0), (3, 0, 1), (2, 9, 9), (2, 9, 8)], [1, 1, 3, 4]),
        ([(0, 2, 2), (1, 0, 0), (0, 3, 1)], [2, 1, 2]),
    ],
)
def test_places_at_the_round_limit(architect: Game, seats: list[tuple[int, int, int]], places: list[int]) -> None:
    documents = [{"track": track, "bonds": bonds, "talers": talers} for track, bonds, talers in seats]
    assert finished(architect, documents, "round_limit").standings == places


@pytest.mark.clauses("QA-END-14")
def test_b_contributes_first_then_c_and_d_still_have_a_turn(architect: Game) -> None:
    for c_contributes, d_contributes, winners in (
        (False, False, [1]),
        (True, False, [1, 2]),
        (False, True, [3]),
        (True, True, [3]),
    ):
        seats = [ready(SEVENTEEN_BY_OTHERS), ready(FIFTEEN), ready(FIFTEEN), ready(SIXTEEN)]
        pos = architect.position({"seats": seats, "first_player": 0, "to_move": 1})
        contribute(pos)
        for seat, contributes in ((2, c_contributes), (3, d_contributes)):
            assert pos.to_move == seat
            if contributes:
                contribute(pos)
            else:
                pass_on(pos)
        assert pos.is_over
        assert pos.winners == winners
        assert pos.to_dict()["seats"][0]["contribution"] is None
