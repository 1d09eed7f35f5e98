"""QA-BUILD: the Construct action used for a building."""

import random
from typing import Any

import pytest
from tests.rules.architect.situations import band, clause, effects, texts, worth

from queenswright.games.architect.state import NOBODY
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

BAND_OF_19 = band(19, "lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer")
LENAS_DEMAND = {"Lanternrest": ["lumberjack", "blacksmith", "glazier"]}
TALER_TOWN = {
    "Coppermarch": {
        "guilds": ["lumberjack", "glazier", "stonemason", "bricklayer"],
        "bonus": {"kind": "talers", "amount": 4},
    }
}
HIRE_TOWN = {
    "Marlingate": {
        "guilds": ["lumberjack", "glazier", "bricklayer", "tailor"],
        "bonus": {"kind": "hire", "amount": 0},
    }
}
BILLBOARD = ["bricklayer-3", "tailor-2", "glazier-3", "stonemason-3", "blacksmith-2", "lumberjack-2"]


def construct(architect: Game, seats: list[Seat], me: int = 0, **more: Any) -> Position:
    """A seat whose architect has just arrived on Construct."""
    return architect.position({"seats": seats, "to_move": me, "step": "construct", **more})


def on_track_end(place: str, craftsmen: dict[str, int]) -> Seat:
    """On the last space every point becomes a bond, so the points of a building can be counted."""
    return {"carriage": place, "craftsmen": craftsmen, "track": 9, "bonds": 0}


def points_of_building(
    architect: Game, place: str, guilds: Any, craftsmen: dict[str, int], before: int = 0, players: int = 4
) -> int:
    """The points for a building at a place where `before` others have built already."""
    me = players - 1
    seats: list[Seat] = [{"bonds": 0} for _ in range(me)] + [on_track_end(place, craftsmen)]
    pos = construct(architect, seats, me, demand={place: guilds}, buildings={place: list(range(before))})
    pos.push("build")
    assert pos.to_dict()["buildings"] == {place: [*range(before), me]}
    return int(pos.to_dict()["seats"][me]["bonds"])


# ------------------------------------------------------------------ the choice


@pytest.mark.clauses("QA-BUILD-01")
def test_construct_is_either_a_building_or_repairs(architect: Game) -> None:
    seats = [{}, {"carriage": "Lanternrest", "craftsmen": BAND_OF_19}]
    pos = construct(architect, seats, 1, demand=LENAS_DEMAND)
    assert texts(pos) == ["build", "repair", "forfeit"]
    built = pos.copy()
    built.push("build")
    built.push("climb 0")
    assert (built.step, built.to_move) == ("architect", 0)
    pos.push("repair")
    assert pos.to_dict()["pending"] == [{"step": "repair", "seat": 1, "argument": 0}]
    assert pos.why_not("build") is not None
    assert texts(pos) == [f"assign {c}" for c in BAND_OF_19]


@pytest.mark.clauses("QA-BUILD-35")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_forfeiting_is_open_even_if_a_building_is_possible(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"architect": "tavern"} for _ in range(3)]
    seats[me] = {"carriage": "Lanternrest", "craftsmen": BAND_OF_19}
    pos = construct(architect, seats, me, demand=LENAS_DEMAND)
    assert texts(pos) == ["build", "repair", "forfeit"]
    assert effects(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", (me + 1) % 3)


# ------------------------------------------------------------------ the three conditions


@pytest.mark.clauses("QA-BUILD-02")
def test_a_building_is_constructed_where_the_own_carriage_stands(architect: Game) -> None:
    demand = {"Lanternrest": LENAS_DEMAND["Lanternrest"], "Candleholm": ["glazier", "stonemason", "tailor"]}
    seats: list[Seat] = [{"carriage": "Candleholm"}, {"carriage": "Lanternrest", "craftsmen": BAND_OF_19}]
    pos = construct(architect, seats, 1, demand=demand)
    pos.push("build")
    assert pos.to_dict()["buildings"] == {"Lanternrest": [1]}
    seats[1]["carriage"] = "Candleholm"
    assert clause(construct(architect, seats, 1, demand=demand), "build") == "QA-BUILD-04"


@pytest.mark.clauses("QA-BUILD-03")
@pytest.mark.parametrize("place", ["Candleholm", "Matinsby"])
@pytest.mark.parametrize("builders", [[3], [0, 3], [1, 2, 3], [2, 0, 1, 3], [3, 2, 1, 0]])
def test_nobody_builds_twice_at_one_location(architect: Game, builders: list[int], place: str) -> None:
    demand = {place: LENAS_DEMAND["Lanternrest"]}
    seats: list[Seat] = [{}, {}, {}, {"carriage": place, "craftsmen": BAND_OF_19}]
    pos = construct(architect, seats, 3, demand=demand, buildings={place: builders})
    assert clause(pos, "build") == "QA-BUILD-03"
    assert texts(pos) == ["repair", "forfeit"]
    others = [seat for seat in builders if seat != 3]
    pos = construct(architect, seats, 3, demand=demand, buildings={place: others, "Bellmarrow": [3]})
    assert texts(pos) == ["build", "repair", "forfeit"]


@pytest.mark.clauses("QA-BUILD-04", "QA-BUILD-05", "QA-BUILD-30")
def test_one_craftsman_of_every_guild_shown_is_needed_and_enough(architect: Game) -> None:
    place_of = {"village": "Larkfold", "monastery": "Matinsby", "town": "Eastwarden"}
    for tile in architect.pack.content.demand:
        place = place_of[tile.location]
        face: Any = {"guilds": list(tile.guilds)}
        if tile.location == "town":
            face["bonus"] = {"kind": tile.bonus, "amount": tile.amount}
        full = {f"{guild}-{n % 3 + 1}": n for n, guild in enumerate(tile.guilds)}
        seats: list[Seat] = [{}, {}, {"carriage": place, "craftsmen": full}, {}]
        assert texts(construct(architect, seats, 2, demand={place: face})) == ["build", "repair", "forfeit"]
        for missing in tile.guilds:
            short = {c: p for c, p in full.items() if not c.startswith(missing)}
            doubled = {**short, f"{next(iter(short)).rpartition('-')[0]}-3": 0}
            helpers = {f"{missing}-{n}": 0 for n in (1, 2, 3)}
            seats = [{"craftsmen": helpers}, {}, {"carriage": place, "craftsmen": doubled}, {}]
            assert clause(construct(architect, seats, 2, demand={place: face}), "build") == "QA-BUILD-04"


@pytest.mark.clauses("QA-BUILD-30")
def test_a_craftsman_with_performance_0_covers_his_guild(architect: Game) -> None:
    idle = band(0, "lumberjack", "stonemason")
    seats = [{}, {"carriage": "Oakmere", "craftsmen": idle}]
    pos = construct(architect, seats, 1, demand={"Oakmere": ["lumberjack", "stonemason"]})
    assert texts(pos) == ["build", "repair", "forfeit"]


@pytest.mark.clauses("QA-BUILD-25")
@pytest.mark.parametrize("me", [0, 1])
def test_after_eight_buildings_no_marker_is_left(architect: Game, me: int) -> None:
    other = 1 - me
    places = ["Oakmere", "Brambleford", "Thistlewick", "Dovecombe", "Gooselow", "Pennycroft", "Candleholm"]
    buildings = {place: [me] for place in places[:4]} | {place: [other, me] for place in places[4:]}
    buildings |= {"Whitecowl": [other], "Vesperhill": [other], "Psalmstead": [other], "Quietwater": [other]}
    seats: list[Seat] = [{}, {}]
    seats[me] = {"carriage": "Lanternrest", "craftsmen": BAND_OF_19}
    seven = construct(architect, seats, me, demand=LENAS_DEMAND, buildings=buildings)
    assert texts(seven) == ["build", "repair", "forfeit"]
    seven.push("build")
    assert seven.to_dict()["buildings"]["Lanternrest"] == [me]
    buildings["Coppermarch"] = [other, me]
    eight = construct(architect, seats, me, demand=LENAS_DEMAND, buildings=buildings)
    assert clause(eight, "build") == "QA-BUILD-25"
    assert texts(eight) == ["repair", "forfeit"]


@pytest.mark.clauses("QA-BUILD-25")
def test_a_ninth_building_marker_is_no_possible_situation(architect: Game) -> None:
    places = [location.name for location in architect.pack.content.map_for(4).locations[1:]]
    eight = {place: [3] for place in places[:8]}
    pos = construct(architect, [{}, {}, {}, {}], buildings=eight)
    assert pos.to_dict()["buildings"] == eight
    with pytest.raises(PositionError, match="buildings"):
        construct(architect, [{}, {}, {}, {}], buildings={**eight, places[-1]: [3]})


@pytest.mark.clauses("QA-BUILD-27")
@pytest.mark.parametrize("players", [2, 4])
def test_the_capital_is_no_building_location(architect: Game, players: int) -> None:
    all_guilds = {**BAND_OF_19, "tailor-1": 0}
    seats: list[Seat] = [{} for _ in range(players - 1)]
    pos = construct(architect, [*seats, {"craftsmen": all_guilds}], players - 1)
    assert clause(pos, "build") == "QA-BUILD-27"
    assert texts(pos) == ["repair", "forfeit"]
    assert "Hartcrown" not in pos.to_dict()["demand"]
    assert len(pos.to_dict()["demand"]) == len(architect.pack.content.map_for(players).locations) - 1
    with pytest.raises(PositionError, match="Hartcrown"):
        construct(architect, [{}, {}], demand={"Hartcrown": ["lumberjack", "stonemason"]})
    with pytest.raises(PositionError, match="Hartcrown"):
        construct(architect, [{}, {}], buildings={"Hartcrown": [0]})


# ------------------------------------------------------------------ points


@pytest.mark.clauses(
    "QA-BUILD-05", "QA-BUILD-06", "QA-BUILD-07", "QA-BUILD-09", "QA-BUILD-11", "QA-BUILD-12", "QA-BUILD-15"
)
def test_lena_builds_in_the_monastery_as_second_player(architect: Game) -> None:
    guilds = LENAS_DEMAND["Lanternrest"]
    seats = [{}, {"carriage": "Lanternrest", "craftsmen": BAND_OF_19}]
    document = {"demand": LENAS_DEMAND, "buildings": {"Lanternrest": [0]}, "track": [7, 5, 9]}
    pos = construct(architect, seats, 1, **document)
    assert texts(pos) == ["build", "repair", "forfeit"]
    pos.push("build")
    assert pos.to_dict()["pending"] == [{"step": "climb", "seat": 1, "argument": 15}]
    assert pos.to_dict()["buildings"] == {"Lanternrest": [0, 1]}
    unlimited = construct(architect, seats, 1, **document, options={"no_location_maximum": True})
    unlimited.push("build")
    assert unlimited.to_dict()["pending"][0]["argument"] == 19 - 2
    assert points_of_building(architect, "Lanternrest", guilds, BAND_OF_19, before=0) == 15
    first = {"demand": LENAS_DEMAND, "options": {"no_location_maximum": True}, "track": [7, 5, 9]}
    pos = construct(architect, seats, 1, **first)
    pos.push("build")
    assert pos.to_dict()["pending"][0]["argument"] == 19


@pytest.mark.clauses("QA-BUILD-08")
def test_the_sum_counts_the_current_performance_of_every_craftsman(architect: Game) -> None:
    villages = [tile.guilds for tile in architect.pack.content.demand if tile.location == "village"]
    for character in architect.pack.content.characters:
        guilds = next(pair for pair in villages if character.guild in pair)
        other = f"{next(g for g in guilds if g != character.guild)}-2"
        partner = next(c for c in architect.pack.content.characters if c.id == other)
        for position, performance in enumerate(character.performance):
            crew = {character.id: position, other: 5}
            found = points_of_building(architect, "Oakmere", list(guilds), crew, players=2)
            assert found == performance + partner.performance[5]


@pytest.mark.clauses("QA-BUILD-07", "QA-BUILD-08")
def test_craftsmen_who_are_not_demanded_contribute(architect: Game) -> None:
    guilds = ["lumberjack", "stonemason"]
    crew = band(2, *guilds)
    assert points_of_building(architect, "Oakmere", guilds, crew) == 2
    assert points_of_building(architect, "Oakmere", guilds, {**crew, **band(5, "tailor")}) == 2 + 5
    assert points_of_building(architect, "Oakmere", guilds, {**crew, **band(8, "blacksmith", "tailor")}) == 2 + 8


@pytest.mark.clauses("QA-BUILD-10", "QA-BUILD-11")
def test_the_best_free_site_is_taken_and_its_value_deducted(architect: Game) -> None:
    crew = band(9, "lumberjack", "stonemason", "tailor")
    found = [
        points_of_building(architect, "Larkfold", ["lumberjack", "stonemason"], crew, before) for before in range(4)
    ]
    assert found == [9, 7, 5, 3]


@pytest.mark.clauses("QA-BUILD-10", "QA-BUILD-26", "QA-BUILD-28")
def test_four_players_build_one_after_another_at_the_same_place(architect: Game) -> None:
    seven = band(7, "lumberjack", "stonemason")
    crews = [seven, seven, seven, band(9, "lumberjack", "stonemason", without=seven)]
    seats = [{**on_track_end("Oakmere", crew), "architect": "tavern"} for crew in crews]
    document = {"demand": {"Oakmere": ["lumberjack", "stonemason"]}, "first_player": 2}
    pos = construct(architect, seats, 2, **document)
    demand = pos.to_dict()["demand"]
    pos.push("build")
    for builders in ([2], [2, 3], [2, 3, 0]):
        assert pos.to_dict()["buildings"] == {"Oakmere": builders}
        pos.push("move 1")
        pos.push("build")
    after = pos.to_dict()
    assert after["buildings"] == {"Oakmere": [2, 3, 0, 1]}
    assert after["demand"] == demand
    assert [seat["bonds"] for seat in after["seats"]] == [7 - 4, 7 - 6, 7, 9 - 2]


@pytest.mark.clauses("QA-BUILD-13", "QA-BUILD-14", "QA-BUILD-22")
def test_the_points_of_a_location_are_limited_after_the_deduction(architect: Game) -> None:
    village = ["lumberjack", "stonemason"]
    for total, before, points in ((9, 0, 9), (10, 0, 10), (11, 0, 10), (11, 1, 9), (12, 1, 10), (14, 1, 10)):
        crew = band(total, *village, "tailor")
        assert points_of_building(architect, "Oakmere", village, crew, before) == points

    monastery = LENAS_DEMAND["Lanternrest"]
    for total, before, points in ((14, 0, 14), (15, 0, 15), (16, 0, 15), (16, 1, 14)):
        crew = band(total, *monastery, "tailor")
        assert points_of_building(architect, "Candleholm", monastery, crew, before) == points


@pytest.mark.clauses("QA-BUILD-13", "QA-BUILD-14")
@pytest.mark.parametrize(("total", "points"), [(19, 19), (20, 20), (21, 20)])
def test_a_town_gives_at_most_20_points(architect: Game, total: int, points: int) -> None:
    face = {
        "guilds": ["blacksmith", "glazier", "stonemason", "tailor"],
        "bonus": {"kind": "talers", "amount": 3},
    }
    crew = band(total, "lumberjack", "blacksmith", "glazier", "stonemason", "tailor")
    assert points_of_building(architect, "Eastwarden", face, crew) == points


@pytest.mark.clauses("QA-BUILD-17", "QA-BUILD-22", "QA-BUILD-37")
def test_town_sum_19_first_builder_bonus_3_is_limited_to_20(architect: Game) -> None:
    guilds = ["lumberjack", "blacksmith", "stonemason", "bricklayer"]
    face = {"guilds": guilds, "bonus": {"kind": "appreciation", "amount": 3}}
    assert points_of_building(architect, "Tollbury", face, BAND_OF_19) == 20
    assert points_of_building(architect, "Tollbury", face, BAND_OF_19, before=1) == 19 - 2 + 3
    assert points_of_building(architect, "Tollbury", face, BAND_OF_19, before=2) == 19 - 4 + 3


@pytest.mark.clauses("QA-BUILD-17", "QA-BUILD-22", "QA-BUILD-38")
def test_town_sum_14_third_builder_bonus_2_gives_12(architect: Game) -> None:
    guilds = ["lumberjack", "glazier", "stonemason", "tailor"]
    face = {"guilds": guilds, "bonus": {"kind": "appreciation", "amount": 2}}
    assert points_of_building(architect, "Ravenstow", face, band(14, *guilds), before=2) == 12


@pytest.mark.clauses("QA-BUILD-22", "QA-BUILD-39")
def test_village_sum_4_fourth_builder_counts_as_0(architect: Game) -> None:
    guilds = ["lumberjack", "stonemason"]
    for total, before, points in ((4, 3, 0), (4, 2, 0), (4, 1, 2), (8, 3, 2), (7, 3, 1)):
        assert points_of_building(architect, "Hazeldrift", guilds, band(total, *guilds), before) == points


@pytest.mark.clauses("QA-BUILD-23")
@pytest.mark.parametrize(("total", "points"), [(1, 0), (2, 1), (5, 4)])
def test_the_total_is_cut_to_0_only_after_the_bonus(architect: Game, total: int, points: int) -> None:
    guilds = ["lumberjack", "blacksmith", "stonemason", "bricklayer"]
    face = {"guilds": guilds, "bonus": {"kind": "appreciation", "amount": 3}}
    assert points_of_building(architect, "Eastwarden", face, band(total, *guilds), before=2) == points


@pytest.mark.clauses("QA-BUILD-24")
def test_a_building_for_0_points_does_everything_else(architect: Game) -> None:
    crew = band(4, "lumberjack", "glazier", "stonemason", "bricklayer")
    seats: list[Seat] = [{}, {}, {}, {"carriage": "Coppermarch", "craftsmen": crew, "talers": 1}]
    pos = construct(architect, seats, 3, demand=TALER_TOWN, buildings={"Coppermarch": [1, 0]})
    assert effects(pos, "build") == {
        "buildings.Coppermarch": [1, 0, 3],
        "seats.3.talers": 1 + 4,
        **{f"seats.3.craftsmen.{character}": position + 1 for character, position in crew.items()},
    }
    assert (pos.step, pos.to_move) == ("architect", 0)


# ------------------------------------------------------------------ town bonuses


@pytest.mark.clauses("QA-BUILD-16", "QA-BUILD-17", "QA-BUILD-18", "QA-BUILD-19", "QA-BUILD-29", "QA-BUILD-32")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_every_builder_in_a_town_receives_the_bonus_of_its_tile(architect: Game, before: int) -> None:
    towns = [tile for tile in architect.pack.content.demand if tile.location == "town"]
    assert len(towns) == 9
    performances = {c.id: c.performance for c in architect.pack.content.characters}
    for tile in towns:
        face = {"guilds": list(tile.guilds), "bonus": {"kind": tile.bonus, "amount": tile.amount}}
        crew = {f"{guild}-2": 0 for guild in tile.guilds}
        total = sum(performances[c][0] for c in crew)
        seats: list[Seat] = [{}, {}, {}, {**on_track_end("Drapersgate", crew), "talers": 7}]
        document = {"demand": {"Drapersgate": face}, "buildings": {"Drapersgate": list(range(before))}}
        pos = construct(architect, seats, 3, **document)
        pos.push("build")
        me = pos.to_dict()["seats"][3]
        appreciation = tile.amount if tile.bonus == "appreciation" else 0
        talers = tile.amount if tile.bonus == "talers" else 0
        assert me["bonds"] == total - 2 * before + appreciation
        assert me["talers"] == 7 + talers
        assert (pos.step, pos.to_move) == (("hire", 3) if tile.bonus == "hire" else ("architect", 0))


@pytest.mark.clauses("QA-BUILD-31", "QA-BUILD-20", "QA-BUILD-32")
def test_marker_and_talers_come_before_climbing_and_turning_after_it(architect: Game) -> None:
    seats = [{}, {"carriage": "Coppermarch", "craftsmen": BAND_OF_19, "talers": 3, "bonds": 1}]
    pos = construct(architect, seats, 1, demand=TALER_TOWN, track=[9, 8, 4])
    assert effects(pos, "build") == {
        "buildings.Coppermarch": [1],
        "seats.1.talers": 3 + 4,
        "working": list(BAND_OF_19),
    }
    assert pos.to_dict()["pending"] == [{"step": "climb", "seat": 1, "argument": 19}]
    assert effects(pos, "climb 2") == {
        "working": [],
        "seats.1.track": 2,
        "seats.1.bonds": 1 + 2,
        **{f"seats.1.craftsmen.{character}": position + 1 for character, position in BAND_OF_19.items()},
    }
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-BUILD-20", "QA-BUILD-21", "QA-BUILD-36")
@pytest.mark.parametrize("me", [0, 1])
def test_all_craftsmen_turn_and_those_on_the_drop_out_position_leave(architect: Game, me: int) -> None:
    mine = {
        "lumberjack-1": 0,
        "lumberjack-2": 5,
        "glazier-3": 1,
        "stonemason-1": 4,
        "stonemason-3": 2,
        "tailor-3": 5,
    }
    others = {"lumberjack-1": 5, "stonemason-1": 0}
    seats: list[Seat] = [{"craftsmen": others}, {"craftsmen": others}]
    seats[me] = on_track_end("Oakmere", mine)
    pos = construct(architect, seats, me, demand={"Oakmere": ["lumberjack", "stonemason"]})
    removed = pos.view(None)["removed"]
    pos.push("build")
    after = pos.to_dict()["seats"]
    assert after[me]["craftsmen"] == {"lumberjack-1": 1, "glazier-3": 2, "stonemason-1": 5, "stonemason-3": 3}
    assert after[1 - me]["craftsmen"] == others
    gone = pos.view(None)["removed"]
    assert gone == {**removed, "lumberjack-2": 1, "tailor-3": 1}


# ------------------------------------------------------------------ the Hire bonus


def hire_bonus(architect: Game, me: dict[str, Any], **more: Any) -> Position:
    """Seat 1 has built in the town with the Hire bonus, points are spent."""
    seat = {"carriage": "Marlingate", "track": 9, "bonds": 0, **me}
    pos = construct(architect, [{}, seat], 1, demand=HIRE_TOWN, billboard=BILLBOARD, **more)
    pos.push("build")
    return pos


HIRE_BAND = {"lumberjack-1": 0, "glazier-1": 1, "bricklayer-1": 2, "tailor-1": 3}


@pytest.mark.clauses("QA-BUILD-19", "QA-BUILD-31", "QA-BUILD-34")
def test_the_hire_bonus_is_one_more_hire_without_moving_the_architect(architect: Game) -> None:
    pos = hire_bonus(architect, {"craftsmen": HIRE_BAND, "talers": 9}, pile=["glazier-2", "tailor-3"])
    assert pos.to_dict()["pending"] == [{"step": "hire", "seat": 1, "argument": 0}]
    assert texts(pos) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    me = pos.to_dict()["seats"][1]
    assert me["architect"] == "construct"
    assert me["bonds"] == worth(HIRE_BAND)
    turned = {"lumberjack-1": 1, "glazier-1": 2, "bricklayer-1": 3, "tailor-1": 4}
    assert me["craftsmen"] == turned
    assert effects(pos, "hire 3") == {
        "billboard.0": "glazier-2",
        "billboard.1": "bricklayer-3",
        "billboard.2": "tailor-2",
        "pile": ["tailor-3"],
        "price": 5,
        "seats.1.talers": 9 - 3,
        "seats.1.craftsmen.glazier-3": 3,
    }
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-BUILD-34")
def test_the_hire_bonus_may_be_declined(architect: Game) -> None:
    pos = hire_bonus(architect, {"craftsmen": HIRE_BAND, "talers": 9})
    assert effects(pos, "forfeit") == {}
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-BUILD-34")
def test_the_hire_bonus_follows_the_rules_of_hire(architect: Game) -> None:
    pos = hire_bonus(architect, {"craftsmen": {**HIRE_BAND, "tailor-2": 0}, "talers": 4})
    assert clause(pos, "hire 2") == "QA-HIRE-34"
    assert clause(pos, "hire 5") == "QA-HIRE-02"
    assert clause(pos, "hire 6") == "QA-HIRE-02"
    assert texts(pos) == ["hire 1", "hire 3", "hire 4", "forfeit"]
    full = {**HIRE_BAND, "tailor-2": 0, "tailor-3": 0}
    pos = hire_bonus(architect, {"craftsmen": full, "talers": 4})
    pos.push("hire 1")
    assert (pos.step, pos.to_move) == ("fire", 1)
    pos.push("fire tailor-2")
    assert (pos.step, pos.to_move) == ("architect", 0)
    crew = pos.to_dict()["seats"][1]["craftsmen"]
    assert "tailor-2" not in crew
    assert crew["bricklayer-3"] == 5


@pytest.mark.clauses("QA-BUILD-34")
def test_a_hire_bonus_that_nobody_can_pay_lapses(architect: Game) -> None:
    pos = hire_bonus(architect, {"craftsmen": HIRE_BAND, "talers": 0})
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["billboard"] == BILLBOARD


@pytest.mark.clauses("QA-BUILD-33")
def test_the_hire_bonus_comes_after_turning_and_drop_outs(architect: Game) -> None:
    full = {**HIRE_BAND, "tailor-2": 5, "tailor-3": 0}
    pos = hire_bonus(architect, {"craftsmen": full, "talers": 2})
    assert len(pos.to_dict()["seats"][1]["craftsmen"]) == 5
    assert texts(pos) == ["hire 1", "hire 2", "forfeit"]
    pos.push("hire 2")
    assert pos.step == "architect"
    crew = {"lumberjack-1": 1, "glazier-1": 2, "bricklayer-1": 3, "tailor-1": 4, "tailor-2": 4, "tailor-3": 1}
    assert pos.to_dict()["seats"][1]["craftsmen"] == crew


# ------------------------------------------------------------------ whole games


@pytest.mark.clauses("QA-BUILD-26", "QA-BUILD-28")
def test_markers_and_demand_tiles_stay_through_whole_games(architect: Game) -> None:
    built = 0
    for seed in range(12):
        chooser = random.Random(seed)
        pos = architect.new(players=2 + seed % 3, seed=seed)
        demand, sites = list(pos.state.demand), [list(row) for row in pos.state.sites]
        while not pos.is_over:
            eager = [move for move in pos.legal_moves if move.text.startswith(("build", "hire", "climb"))]
            pos.push(chooser.choice(eager or pos.legal_moves))
            assert list(pos.state.demand) == demand
            for before, after in zip(sites, pos.state.sites, strict=True):
                taken = [seat for seat in before if seat != NOBODY]
                assert list(after)[: len(taken)] == taken
            sites = [list(row) for row in pos.state.sites]
        built += sum(seat != NOBODY for row in sites for seat in row)
    assert built > 20
