"""QA-VAR-09 to 11: base points, no maximum, the full track."""

from typing import Any

import pytest
from tests.rules.architect.house_rules import FIFTEEN, VILLAGE, Seat, at, other_switches
from tests.rules.architect.situations import band, clause, scroll, texts

from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game


def building_points(architect: Game, place: str, face: Any, crew: dict[str, int], before: int, *switches: str) -> int:
    """What a building is worth: the bonds of a player on the last space of the track."""
    seats: list[Seat] = [{"bonds": 0}, {"bonds": 0}, {"bonds": 0}]
    seats.append({"carriage": place, "craftsmen": crew, "bonds": 0, "track": 9})
    document = {"demand": {place: face}, "buildings": {place: list(range(before))}}
    pos = at(architect, "construct", seats, 3, *switches, **document)
    pos.push("build")
    return int(pos.to_dict()["seats"][3]["bonds"])


TOWN = {"guilds": ["blacksmith", "glazier", "stonemason", "tailor"], "bonus": {"kind": "talers", "amount": 3}}
MONASTERY = ["blacksmith", "glazier", "tailor"]
FIVES = {"blacksmith-1": 0, "glazier-3": 0, "stonemason-3": 1, "tailor-1": 0, "tailor-3": 1, "lumberjack-1": 3}


@pytest.mark.clauses("QA-VAR-09")
def test_base_points_are_added_before_the_site_value_and_the_maximum(architect: Game) -> None:
    village = VILLAGE["Oakmere"]
    seven = band(7, "lumberjack", "stonemason")
    on = "location_base_points"
    assert [building_points(architect, "Oakmere", village, seven, n, on) for n in range(4)] == [8, 6, 4, 2]
    assert [building_points(architect, "Oakmere", village, seven, n) for n in range(4)] == [7, 5, 3, 1]
    eleven = band(11, "lumberjack", "stonemason", "tailor")
    assert [building_points(architect, "Oakmere", village, eleven, n, on) for n in range(4)] == [10, 10, 8, 6]
    two = band(2, "lumberjack", "stonemason")
    assert [building_points(architect, "Oakmere", village, two, n, on) for n in range(4)] == [3, 1, 0, 0]


@pytest.mark.clauses("QA-VAR-09")
def test_base_points_are_1_in_a_village_2_in_a_monastery_3_in_a_town(architect: Game) -> None:
    crew = band(7, "blacksmith", "glazier", "stonemason", "tailor")
    village = ["blacksmith", "glazier"]
    for place, face, base in (("Larkfold", village, 1), ("Matinsby", MONASTERY, 2), ("Eastwarden", TOWN, 3)):
        assert building_points(architect, place, face, crew, 0) == 7
        others = other_switches("location_base_points", "full_track")
        assert building_points(architect, place, face, crew, 0, *others) == 7
        assert building_points(architect, place, face, crew, 0, "location_base_points") == 7 + base


@pytest.mark.clauses("QA-VAR-09")
def test_repairs_have_no_base_points(architect: Game) -> None:
    crew = {"tailor-2": 0}
    seats = [{}, {"carriage": "Coppermarch", "craftsmen": crew, "bonds": 0, "track": 9}]
    pos = at(architect, "construct", seats, 1, "location_base_points")
    pos.push("repair")
    assert pos.to_dict()["seats"][1]["bonds"] == scroll(*crew)


@pytest.mark.clauses("QA-VAR-10")
def test_without_maximum_all_points_of_a_building_count(architect: Game) -> None:
    village = ["glazier", "tailor"]
    for place, face, most in (("Larkfold", village, 10), ("Matinsby", MONASTERY, 15), ("Eastwarden", TOWN, 20)):
        others = other_switches("no_location_maximum", "location_base_points", "full_track")
        assert building_points(architect, place, face, FIVES, 0, *others) == most
        found = [building_points(architect, place, face, FIVES, n, "no_location_maximum") for n in (0, 1, 3)]
        assert found == [25, 23, 19]
    assert building_points(architect, "Oakmere", VILLAGE["Oakmere"], {"lumberjack-3": 0, "stonemason-2": 0}, 2) == 0
    weak = {"lumberjack-3": 0, "stonemason-2": 0}
    assert building_points(architect, "Oakmere", VILLAGE["Oakmere"], weak, 2, "no_location_maximum") == 0


@pytest.mark.clauses("QA-VAR-09", "QA-VAR-10")
def test_base_points_and_no_maximum_together(architect: Game) -> None:
    both = ("location_base_points", "no_location_maximum")
    assert building_points(architect, "Eastwarden", TOWN, FIVES, 1, *both) == 25 + 3 - 2
    assert building_points(architect, "Larkfold", ["glazier", "tailor"], FIVES, 0, *both) == 25 + 1


@pytest.mark.clauses("QA-VAR-11")
def test_the_full_track_has_all_twelve_tokens(architect: Game) -> None:
    lasts = set()
    for seed in range(60):
        track = architect.new(2 + seed % 3, seed=seed, options={"full_track": True}).to_dict()["track"]
        assert sorted(track) == [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
        assert sum(track) == 78
        lasts.add(track[-1])
        others = dict.fromkeys(other_switches("full_track"), True)
        assert len(architect.new(2, seed=seed, options=others).to_dict()["track"]) == 9
    assert lasts == {4, 5, 6, 7, 8, 9}


@pytest.mark.clauses("QA-VAR-11")
def test_the_twelfth_space_of_the_full_track_is_the_last(architect: Game) -> None:
    tokens = [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
    seats: list[Seat] = [{}, {"track": 8, "bonds": 0}]
    pos = at(architect, "climb", seats, 1, "full_track", argument=32, track=tokens)
    assert texts(pos) == [f"climb {n}" for n in range(5)]
    assert clause(pos, "climb 5") == "QA-CLIMB-11"
    pos.push("climb 4")
    assert (pos.to_dict()["seats"][1]["track"], pos.to_dict()["seats"][1]["bonds"]) == (12, 0)
    short = at(architect, "climb", seats, 1, "full_track", argument=31, track=tokens)
    assert texts(short) == [f"climb {n}" for n in range(4)]
    whole = at(architect, "climb", [{}, {}], 1, "full_track", argument=78, track=tokens)
    assert texts(whole) == [f"climb {n}" for n in range(13)]
    with pytest.raises(PositionError, match="track"):
        architect.position({"seats": [{"track": 10}, {}]})
    with pytest.raises(PositionError, match="track"):
        architect.position({"seats": [{"track": 13}, {}], "options": {"full_track": True}})


@pytest.mark.clauses("QA-VAR-11")
@pytest.mark.parametrize(("space", "possible"), [(9, False), (11, False), (12, True)])
def test_the_palace_needs_the_end_of_the_full_track(architect: Game, space: int, possible: bool) -> None:
    pos = at(architect, "construct", [{}, {"track": space, "craftsmen": FIFTEEN}], 1, "full_track")
    assert ("palace" in texts(pos)) is possible
    if not possible:
        assert clause(pos, "palace") == "QA-PALACE-01"
