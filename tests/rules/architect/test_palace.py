"""QA-PALACE: the Construct action used for the Queen's palace."""

from typing import Any

import pytest
from tests.rules.architect.situations import band, clause, effects, texts, worth

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

FOURTEEN, FIFTEEN, SIXTEEN = (
    band(total, "lumberjack", "blacksmith", "glazier", "bricklayer") for total in (14, 15, 16)
)
FIFTEEN_BY_OTHERS = band(15, "stonemason", "tailor", "tailor")


def ready(craftsmen: dict[str, int] | None = None, **more: Any) -> Seat:
    """A player at the end of the track, in the capital, one space before Construct."""
    return {"track": 9, "craftsmen": craftsmen or FIFTEEN, "architect": "tavern", **more}


def arrive(architect: Game, me: Seat, seat: int = 0, players: int = 2, **more: Any) -> Position:
    """The seat has just moved its architect to Construct."""
    seats: list[Seat] = [{} for _ in range(players)]
    seats[seat] = {**me, "architect": "construct"}
    return architect.position({"seats": seats, "to_move": seat, "step": "construct", **more})


@pytest.mark.clauses("QA-PALACE-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_figure_has_to_be_on_the_last_space(architect: Game, seat: int) -> None:
    assert texts(arrive(architect, ready(track=9), seat)) == ["repair", "palace", "forfeit"]
    for space in (8, 0):
        pos = arrive(architect, ready(track=space), seat)
        assert clause(pos, "palace") == "QA-PALACE-01"
        assert texts(pos) == ["repair", "forfeit"]


@pytest.mark.clauses("QA-PALACE-02")
@pytest.mark.parametrize("players", [2, 4])
def test_the_carriage_has_to_be_in_the_capital(architect: Game, players: int) -> None:
    for location in architect.pack.content.map_for(players).locations:
        pos = arrive(architect, ready(carriage=location.name), players - 1, players)
        if location.type == "capital":
            assert texts(pos) == ["repair", "palace", "forfeit"]
        else:
            assert clause(pos, "palace") == "QA-PALACE-02"
            assert "palace" not in texts(pos)


@pytest.mark.clauses("QA-PALACE-03")
@pytest.mark.parametrize("step", ["labour", "hire", "bank", "travel", "tavern"])
def test_the_palace_is_offered_on_construct_only(architect: Game, step: str) -> None:
    me = {**ready(), "architect": step, "talers": 9}
    pos = architect.position({"seats": [{}, me], "to_move": 1, "step": step})
    assert pos.step == step
    assert "palace" not in texts(pos)
    assert pos.why_not("palace") is not None
    walking = architect.position({"seats": [{}, {**ready(), "architect": "tavern"}], "to_move": 1})
    assert walking.why_not("palace") is not None
    walking.push("move 1")
    assert walking.step == "construct"
    assert walking.why_not("palace") is None


@pytest.mark.clauses("QA-PALACE-04", "QA-PALACE-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sum_15_is_enough_and_sum_14_is_not(architect: Game, seat: int) -> None:
    assert texts(arrive(architect, ready(FIFTEEN), seat, 3)) == ["repair", "palace", "forfeit"]
    assert texts(arrive(architect, ready(SIXTEEN), seat, 3)) == ["repair", "palace", "forfeit"]
    pos = arrive(architect, ready(FOURTEEN), seat, 3)
    assert clause(pos, "palace") == "QA-PALACE-04"
    assert texts(pos) == ["repair", "forfeit"]


@pytest.mark.clauses("QA-PALACE-04")
def test_the_current_performances_count_and_not_the_former_ones(architect: Game) -> None:
    elsewhere = [{**FIFTEEN, character: position} for character in FIFTEEN for position in range(6)]
    for crew in elsewhere:
        pos = arrive(architect, ready(crew), 1)
        assert ("palace" in texts(pos)) is (worth(crew) >= 15)
    assert min(map(worth, elsewhere)) < 15 < max(map(worth, elsewhere))


@pytest.mark.clauses("QA-PALACE-05", "QA-PALACE-06", "QA-PALACE-10", "QA-PALACE-11")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_contribution_only_records_the_sum(architect: Game, seat: int) -> None:
    crew = {**FIFTEEN, "tailor-3": 5, "stonemason-3": 5}
    pos = arrive(architect, ready(crew, talers=3, bonds=1), seat, 4)
    removed = pos.view(None)["removed"]
    recorded = {f"seats.{seat}.contribution": worth(crew)}
    if seat == 3:
        assert effects(pos, "palace") == {**recorded, "ended": "palace"}
    else:
        assert effects(pos, "palace") == recorded
        assert (pos.step, pos.to_move) == ("architect", seat + 1)
    assert pos.view(None)["removed"] == removed
    assert pos.story()[0].message == "story-palace"


@pytest.mark.clauses("QA-PALACE-07")
def test_contributing_takes_the_place_of_building_and_repairs(architect: Game) -> None:
    pos = arrive(architect, ready(), 0, 3)
    pos.push("palace")
    assert (pos.step, pos.to_move) == ("architect", 1)
    repairing = arrive(architect, ready(), 0, 3)
    repairing.push("repair")
    assert repairing.why_not("palace") is not None
    repairing.push(f"assign {list(FIFTEEN)[2]}")
    repairing.push("done")
    assert (repairing.step, repairing.to_move) == ("architect", 1)
    assert repairing.to_dict()["seats"][0]["contribution"] is None


@pytest.mark.clauses("QA-PALACE-08")
def test_contributing_is_optional(architect: Game) -> None:
    pos = arrive(architect, ready(), 1)
    assert texts(pos) == ["repair", "palace", "forfeit"]
    assert effects(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert not pos.is_over


@pytest.mark.clauses("QA-PALACE-09")
def test_climbing_to_the_last_space_does_not_also_allow_contributing(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-1": 0, "glazier-1": 0, "stonemason-1": 0, "tailor-1": 0}
    assert worth({**crew, "glazier-1": 1, "stonemason-1": 1, "tailor-1": 1}) >= 15
    pos = arrive(architect, ready(crew, track=8), 1, track=[9, 8, 8, 7, 7, 7, 6, 6, 4])
    pos.push("repair")
    for character in ("glazier-1", "stonemason-1", "tailor-1"):
        pos.push(f"assign {character}")
    pos.push("climb 1")
    assert pos.to_dict()["seats"][1]["track"] == 9
    assert (pos.step, pos.to_move) == ("architect", 0)
    for move in ("move 1", "forfeit", "move 3", "forfeit", "move 1"):
        pos.push(move)
    assert pos.to_move == 1
    pos.push("move 3")
    assert texts(pos) == ["repair", "palace", "forfeit"]


@pytest.mark.clauses("QA-PALACE-12")
def test_each_player_contributes_at_most_once(architect: Game) -> None:
    pos = arrive(architect, ready(contribution=15), 1)
    assert clause(pos, "palace") == "QA-PALACE-12"
    assert texts(pos) == ["repair", "forfeit"]
    seats = [ready(contribution=20), ready()]
    follower = architect.position({"seats": seats, "to_move": 1, "step": "construct"})
    assert texts(follower) == ["repair", "palace", "forfeit"]


@pytest.mark.clauses("QA-PALACE-13")
def test_players_after_the_first_contributor_may_still_contribute(architect: Game) -> None:
    seats = [ready(), ready(SIXTEEN), ready(FIFTEEN_BY_OTHERS), ready(FIFTEEN)]
    pos = architect.position({"seats": seats, "first_player": 3, "to_move": 0})
    pos.push("move 1")
    pos.push("palace")
    for seat in (1, 2):
        assert (pos.to_move, pos.step) == (seat, "architect")
        pos.push("move 1")
        pos.push("palace")
    assert pos.is_over  # seat 3 opened the round and has no further turn
    assert [seat["contribution"] for seat in pos.to_dict()["seats"]] == [15, 16, 15, None]


@pytest.mark.clauses("QA-PALACE-14")
@pytest.mark.parametrize(
    "craftsmen",
    [
        band(15, "glazier", "tailor", "tailor"),
        band(15, "blacksmith", "tailor", "tailor", "tailor"),
        band(15, "lumberjack", "lumberjack", "blacksmith", "blacksmith"),
    ],
)
def test_no_particular_guild_is_needed(architect: Game, craftsmen: dict[str, int]) -> None:
    assert texts(arrive(architect, ready(craftsmen), 1)) == ["repair", "palace", "forfeit"]


@pytest.mark.clauses("QA-PALACE-15")
def test_earlier_buildings_are_no_condition(architect: Game) -> None:
    assert texts(arrive(architect, ready(), 1)) == ["repair", "palace", "forfeit"]
    places = [location.name for location in architect.pack.content.map_for(2).locations[1:9]]
    pos = arrive(architect, ready(), 1, buildings={place: [0, 1] for place in places})
    assert texts(pos) == ["repair", "palace", "forfeit"]


@pytest.mark.clauses("QA-PALACE-01", "QA-PALACE-02", "QA-PALACE-04")
def test_what_others_have_reached_does_not_count(architect: Game) -> None:
    seats = [ready({**FIFTEEN, "tailor-1": 0}), {"craftsmen": FIFTEEN}, {"track": 9, "craftsmen": FOURTEEN}]
    for me, expected in ((1, "QA-PALACE-01"), (2, "QA-PALACE-04")):
        pos = architect.position({"seats": seats, "to_move": me, "step": "construct"})
        assert clause(pos, "palace") == expected
