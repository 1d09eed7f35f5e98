"""QA-VAR-13: with track_end_decides the round of arrival decides."""

from typing import Any

import pytest
from tests.rules.architect.house_rules import FIFTEEN, TOKENS, Seat, at, other_switches
from tests.rules.architect.situations import band, scroll

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


@pytest.mark.clauses("QA-VAR-13")
@pytest.mark.parametrize("me", [0, 1])
def test_the_round_of_arrival_is_remembered(architect: Game, me: int) -> None:
    def arrivals(pos: Position) -> list[int | None]:
        return [seat["track_end_round"] for seat in pos.to_dict()["seats"]]

    seats: list[Seat] = [{}, {}]
    seats[me] = {"track": 7, "bonds": 0}
    document: dict[str, Any] = {"argument": 10, "track": TOKENS, "round": 6}
    expected: list[int | None] = [None, None]
    pos = at(architect, "climb", seats, me, "track_end_decides", **document)
    short = pos.copy()
    short.push("climb 1")
    assert arrivals(short) == [None, None]
    pos.push("climb 2")
    expected[me] = 6
    assert arrivals(pos) == expected
    assert not pos.is_over
    plain = at(architect, "climb", seats, me, *other_switches("track_end_decides", "full_track"), **document)
    plain.push("climb 2")
    assert arrivals(plain) == [None, None]
    seats[me] = {"track": 9, "track_end_round": 3, "craftsmen": {"tailor-2": 0}, "bonds": 0}
    later = at(architect, "construct", seats, me, "track_end_decides", round=6)
    later.push("repair")
    expected[me] = 3
    assert arrivals(later) == expected
    assert later.to_dict()["seats"][me]["bonds"] == scroll("tailor-2")


def over_by_palace(architect: Game, seats: list[Seat], *switches: str) -> Position:
    options = {"options": dict.fromkeys(switches, True)}
    return architect.position({"seats": seats, "ended": "palace", "round": 20, **options})


@pytest.mark.clauses("QA-VAR-13")
def test_who_reached_the_last_space_in_the_earlier_round_wins(architect: Game) -> None:
    strong = {"track": 9, "track_end_round": 8, "contribution": 20, "craftsmen": FIFTEEN, "talers": 9}
    early = {"track": 9, "track_end_round": 7, "craftsmen": {"tailor-3": 0}, "bonds": 0}
    never: Seat = {"track": 8, "craftsmen": {**FIFTEEN, "tailor-1": 0}, "talers": 99}
    for seats in ([strong, early, never], [never, early, strong], [early, never, strong]):
        pos = over_by_palace(architect, seats, "track_end_decides")
        assert pos.winners == [seats.index(early)]
        assert [pos.standings[seats.index(seat)] for seat in (early, strong, never)] == [1, 2, 3]
        for others in ((), other_switches("track_end_decides")):
            assert over_by_palace(architect, seats, *others).winners == [seats.index(strong)]


@pytest.mark.clauses("QA-VAR-13")
def test_in_the_same_round_the_higher_current_performance_decides_then_they_share(architect: Game) -> None:
    def arrived(craftsmen: dict[str, int], **more: Any) -> Seat:
        return {"track": 9, "track_end_round": 7, "craftsmen": craftsmen, "bonds": 0, **more}

    tired = {**FIFTEEN, "lumberjack-1": 3}
    seats = [arrived(tired, contribution=20, talers=9), arrived(FIFTEEN), {"track": 3, "craftsmen": FIFTEEN}]
    assert over_by_palace(architect, seats, "track_end_decides").winners == [1]
    seats = [arrived(FIFTEEN, contribution=15, talers=9), arrived(FIFTEEN), {"track": 3, "contribution": 15}]
    assert over_by_palace(architect, seats, "track_end_decides").winners == [0, 1]
    seats = [{"track": 3, "contribution": 15}, arrived(FIFTEEN), arrived(tired), arrived(FIFTEEN)]
    pos = over_by_palace(architect, seats, "track_end_decides")
    assert pos.winners == [1, 3]
    assert pos.standings == [3, 1, 4, 1]


@pytest.mark.clauses("QA-VAR-13")
def test_a_contribution_only_ends_the_game_after_the_round(architect: Game) -> None:
    early = {"track": 9, "track_end_round": 4, "architect": "tavern", "craftsmen": {"tailor-3": 0}}
    late = {"track": 9, "track_end_round": 5, "architect": "tavern", "craftsmen": FIFTEEN}
    options = {"options": {"track_end_decides": True}}
    pos = architect.position({"seats": [late, early], "round": 6, **options})
    pos.push("move 1")
    pos.push("palace")
    assert (pos.step, pos.to_move) == ("architect", 1)
    pos.push("move 2")
    pos.push("forfeit")
    assert pos.end_reason == "palace"
    assert pos.to_dict()["seats"][0]["contribution"] == 15
    assert pos.winners == [1]


@pytest.mark.clauses("QA-VAR-13", "QA-END-11")
def test_at_the_round_limit_without_a_contribution_arrival_does_not_decide(architect: Game) -> None:
    seats = [{"track": 9, "track_end_round": 4, "talers": 1}, {"track": 9, "track_end_round": 9, "talers": 2}]
    document = {"seats": seats, "round": 60, "to_move": 1, "options": {"track_end_decides": True}}
    pos = architect.position(document)
    pos.push("move 1")
    pos.push("forfeit")
    assert (pos.end_reason, pos.winners) == ("round_limit", [1])


@pytest.mark.clauses("QA-VAR-13")
def test_nobody_arrived_first_when_the_rounds_are_equal_only_sums_count(architect: Game) -> None:
    seats = [
        {"track": 9, "track_end_round": 20, "craftsmen": band(5, "tailor"), "contribution": 18},
        {"track": 9, "track_end_round": 20, "craftsmen": band(4, "tailor"), "contribution": 19},
    ]
    assert over_by_palace(architect, seats, "track_end_decides").winners == [0]
    assert over_by_palace(architect, seats).winners == [1]
