"""QA-VAR: the house rules of the companion manual, each on its own and together in the preset `companion`."""

from typing import Any

import pytest
from tests.rules.architect.situations import band, clause, clause_in, effects, scroll, texts, worth

from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

Seat = dict[str, Any]

SWITCHES = [
    "price_marker_every_third_hire",
    "labour_any_craftsman",
    "labour_many_positions",
    "early_drop_out",
    "location_base_points",
    "no_location_maximum",
    "full_track",
    "race_to_track_end",
    "track_end_decides",
    "redeemed_bonds_leave_game",
    "no_firing",
    "no_hire_on_empty_pile",
    "tavern_send_at_least_one",
]
IN_COMPANION = [switch for switch in SWITCHES if switch != "race_to_track_end"]
COMPANION = {"variant": "companion"}
FOURTEEN, FIFTEEN = (band(total, "lumberjack", "blacksmith", "glazier", "bricklayer") for total in (14, 15))
BILLBOARD = ["bricklayer-3", "tailor-2", "glazier-3", "stonemason-3", "blacksmith-2", "lumberjack-2"]
PILE = ["glazier-2", "tailor-3", "stonemason-2", "lumberjack-3"]
GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]


def at(architect: Game, step: str, seats: list[Seat], me: int = 0, *switches: str, **more: Any) -> Position:
    """A seat about to decide a step, with the named house rules on."""
    options = {"options": dict.fromkeys(switches, True)} if switches else {}
    return architect.position({"seats": seats, "to_move": me, "step": step, **options, **more})


def other_switches(*left_out: str) -> list[str]:
    """Every switch of the preset except some: the others must not bring a house rule along."""
    return [switch for switch in IN_COMPANION if switch not in left_out]


# ------------------------------------------------------------------ options


@pytest.mark.clauses("QA-VAR-01")
def test_all_house_rules_are_off_by_default(architect: Game) -> None:
    plain = architect.new(3, seed=5)
    assert plain.to_dict()["options"] == {}
    all_off = dict.fromkeys(SWITCHES, False)
    for options in ({}, {"variant": "standard"}, all_off, {**all_off, "round_limit": 60}):
        assert architect.new(3, seed=5, options=options).to_bytes() == plain.to_bytes()


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_house_rule_is_a_switch_of_its_own(architect: Game, switch: str) -> None:
    pos = architect.new(2, seed=1, options={switch: True})
    assert pos.to_dict()["options"] == {switch: True}
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    if switch in IN_COMPANION:
        without = architect.new(2, seed=1, options={**COMPANION, switch: False})
        listed = dict.fromkeys(other_switches(switch), True)
        assert without.to_bytes() == architect.new(2, seed=1, options=listed).to_bytes()
        assert architect.position(without.to_dict()).to_bytes() == without.to_bytes()


@pytest.mark.clauses("QA-VAR-01")
def test_companion_turns_on_every_switch_except_race_to_track_end(architect: Game) -> None:
    preset = architect.new(4, seed=9, options=COMPANION)
    listed = architect.new(4, seed=9, options=dict.fromkeys(IN_COMPANION, True))
    assert preset.to_bytes() == listed.to_bytes()
    assert preset.to_dict()["options"] == COMPANION
    limited = architect.new(4, seed=9, options={**COMPANION, "round_limit": 12})
    assert limited.to_dict()["options"] == {**COMPANION, "round_limit": 12}


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"variant": "expert"}, "options.variant"),
        ({"variant": None}, "options.variant"),
        ({"no_fire": True}, "options.no_fire"),
        ({"No_Firing": True}, "options.No_Firing"),
        ({"no_firing": 1}, "options.no_firing"),
        ({"no_firing": "true"}, "options.no_firing"),
        ({"full_track": None}, "options.full_track"),
    ],
)
def test_unknown_options_and_values_are_refused_with_their_place(
    architect: Game, options: dict[str, Any], where: str
) -> None:
    with pytest.raises(OptionError) as caught:
        architect.new(2, seed=0, options=options)
    assert caught.value.where == where


@pytest.mark.clauses("QA-VAR-12", "QA-VAR-13")
def test_race_to_track_end_and_track_end_decides_exclude_each_other(architect: Game) -> None:
    both = {"race_to_track_end": True, "track_end_decides": True}
    for options in (both, {**COMPANION, "race_to_track_end": True}):
        with pytest.raises(OptionError, match="exclude each other"):
            architect.new(2, seed=0, options=options)
        with pytest.raises(OptionError, match="exclude each other"):
            architect.position({"seats": [{}, {}], "options": options})
    race = {**COMPANION, "race_to_track_end": True, "track_end_decides": False}
    pos = architect.new(2, seed=0, options=race)
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()


# ------------------------------------------------------------------ price_marker_every_third_hire


def hiring(architect: Game, hires: int, price: int, on: bool = True, **more: Any) -> Position:
    """Seat 1 is about to hire, after some hires of the game."""
    switches = ["price_marker_every_third_hire"] if on else other_switches("price_marker_every_third_hire")
    seats = [{"talers": 20}, {"talers": 20}]
    document = {"billboard": BILLBOARD, "pile": PILE, "price": price, "hires_counted": hires}
    return at(architect, "hire", seats, 1, *switches, **{**document, **more})


@pytest.mark.clauses("QA-VAR-02")
@pytest.mark.parametrize("hires", range(10))
def test_the_price_marker_moves_after_every_third_hire_of_the_game(architect: Game, hires: int) -> None:
    pos = hiring(architect, hires, 6)
    pos.push("hire 2")
    third = hires + 1 in (3, 6, 9)
    after = pos.to_dict()
    assert (after["price"], after["hires_counted"]) == (5 if third else 6, hires + 1)
    assert after["billboard"] == ["glazier-2", "bricklayer-3", *BILLBOARD[2:]]
    assert after["seats"][1]["talers"] == 20 - 2


@pytest.mark.clauses("QA-VAR-02")
def test_without_the_switch_the_marker_moves_after_every_hire(architect: Game) -> None:
    for hires in (0, 1, 2, 3):
        pos = hiring(architect, hires, 6, on=False)
        pos.push("hire 2")
        assert pos.to_dict()["price"] == 5


@pytest.mark.clauses("QA-VAR-02", "QA-VAR-03")
def test_hires_of_all_players_are_counted_and_forfeited_ones_are_not(architect: Game) -> None:
    seats = [{"talers": 20, "architect": "construct"} for _ in range(4)]
    options = {"price_marker_every_third_hire": True}
    pos = architect.position({"seats": seats, "billboard": BILLBOARD, "pile": PILE, "options": options})
    found = []
    for move in ("hire 1", "forfeit", "hire 1", "hire 1"):
        pos.push("move 2")
        pos.push(move)
        found.append((pos.to_dict()["hires_counted"], pos.to_dict()["price"]))
    assert found == [(1, 6), (1, 6), (2, 6), (3, 5)]


@pytest.mark.clauses("QA-VAR-03")
@pytest.mark.parametrize("hires", [0, 1, 2, 3])
def test_hiring_the_topmost_resets_the_marker_and_counts(architect: Game, hires: int) -> None:
    for price in (6, 4, 3):
        pos = hiring(architect, hires, price)
        pos.push("hire 6")
        after = pos.to_dict()
        assert (after["price"], after["hires_counted"]) == (6, hires + 1)
        assert after["seats"][1]["talers"] == 20 - price
        assert after["billboard"] == ["glazier-2", *BILLBOARD[:5]]


@pytest.mark.clauses("QA-VAR-03")
def test_beyond_the_right_end_the_topmost_is_removed_by_a_third_hire_only(architect: Game) -> None:
    third = hiring(architect, 2, 3)
    gone = third.view(None)["removed"].get("lumberjack-2", 0)
    third.push("hire 1")
    assert third.to_dict()["price"] == 6
    assert third.to_dict()["billboard"] == ["tailor-3", "glazier-2", *BILLBOARD[1:5]]
    assert third.view(None)["removed"]["lumberjack-2"] == gone + 1
    for hires in (0, 1, 3):
        pos = hiring(architect, hires, 3)
        pos.push("hire 1")
        assert pos.to_dict()["price"] == 3
        assert pos.to_dict()["billboard"] == ["glazier-2", *BILLBOARD[1:]]


@pytest.mark.clauses("QA-VAR-03")
def test_hire_bonuses_count_and_the_draft_does_not(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "glazier-1": 0, "bricklayer-1": 0, "tailor-1": 0}
    guilds = ["lumberjack", "glazier", "bricklayer", "tailor"]
    face = {"guilds": guilds, "bonus": {"kind": "hire", "amount": 0}}
    seats = [{}, {"carriage": "Tollbury", "craftsmen": crew, "talers": 9, "track": 9}]
    document = {"demand": {"Tollbury": face}, "billboard": BILLBOARD, "hires_counted": 2}
    pos = at(architect, "construct", seats, 1, "price_marker_every_third_hire", **document)
    pos.push("build")
    assert pos.to_dict()["hires_counted"] == 2
    pos.push("hire 1")
    assert (pos.to_dict()["hires_counted"], pos.to_dict()["price"]) == (3, 5)
    draft = architect.new(4, seed=2, options={"price_marker_every_third_hire": True})
    while draft.step in ("draft", "draft_turn"):
        draft.push(draft.legal_moves[0])
    assert (draft.to_dict()["hires_counted"], draft.to_dict()["price"]) == (0, 6)


@pytest.mark.clauses("QA-VAR-03")
def test_a_hire_with_firing_counts_once(architect: Game) -> None:
    full = {f"{guild}-1": 0 for guild in GUILDS}
    pos = at(
        architect,
        "hire",
        [{}, {"craftsmen": full, "talers": 9}],
        1,
        "price_marker_every_third_hire",
        billboard=BILLBOARD,
        hires_counted=1,
    )
    pos.push("hire 1")
    assert pos.to_dict()["hires_counted"] == 1
    pos.push("fire tailor-1")
    assert (pos.to_dict()["hires_counted"], pos.to_dict()["price"]) == (2, 6)


# ------------------------------------------------------------------ labour


@pytest.mark.clauses("QA-VAR-04")
@pytest.mark.parametrize("me", [0, 1])
def test_every_craftsman_may_take_the_labour_bonus(architect: Game, me: int) -> None:
    for character in architect.pack.content.characters:
        seats: list[Seat] = [{}, {}]
        seats[me] = {"craftsmen": {character.id: 2}}
        pos = at(architect, "labour", seats, me, "labour_any_craftsman")
        assert texts(pos) == [f"work {character.id}", "done", "forfeit"]
        pos.push(f"work {character.id}")
        after = pos.to_dict()["seats"][me]
        assert (after["talers"], after["craftsmen"]) == (1 + 2, {character.id: 3})
        assert (pos.step, pos.to_move) == ("architect", 1 - me)  # once per craftsman, so nothing is left to do
        plain = at(architect, "labour", seats, me, *other_switches("labour_any_craftsman"))
        if not character.labourer:
            assert clause(plain, f"work {character.id}") == "QA-LABOR-04"
        assert (f"work {character.id}" in texts(plain)) is character.labourer


@pytest.mark.clauses("QA-VAR-05", "QA-VAR-06")
@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("me", [0, 2])
def test_a_labourer_may_be_turned_as_often_as_he_has_jobs_left(architect: Game, start: int, me: int) -> None:
    seats: list[Seat] = [{}, {}, {}]
    seats[me] = {"craftsmen": {"lumberjack-2": 0, "tailor-2": start, "tailor-3": start}, "talers": 1}
    pos = at(architect, "labour", seats, me, "labour_many_positions")
    assert texts(pos) == ["work tailor-2", "work tailor-3", "done", "forfeit"]
    assert clause(pos, "work lumberjack-2") == "QA-LABOR-04"
    jobs = 6 - start
    for job in range(1, jobs + 1):
        pos.push("work tailor-2")
        after = pos.to_dict()["seats"][me]
        assert after["talers"] == 1 + 2 + 2 * job
        assert after["craftsmen"].get("tailor-2") == (start + job if job < jobs else None)
        assert after["craftsmen"]["tailor-3"] == start
    assert clause(pos, "work tailor-2") == "QA-LABOR-02"
    assert texts(pos) == ["work tailor-3", "done"]
    pos.push("done")
    assert pos.to_dict()["seats"][me]["talers"] == 1 + 2 + 2 * jobs
    assert (pos.step, pos.to_move) == ("architect", (me + 1) % 3)


@pytest.mark.clauses("QA-VAR-05")
def test_the_player_stops_turning_whenever_wanted(architect: Game) -> None:
    seats = [{}, {"craftsmen": {"tailor-2": 0, "lumberjack-1": 0}}]
    pos = at(architect, "labour", seats, 1, "labour_many_positions")
    for move in ("work lumberjack-1", "work lumberjack-1", "work tailor-2", "work tailor-2", "work tailor-2"):
        pos.push(move)
    assert pos.why_not("work lumberjack-1") is not None  # named in the order of the list
    pos.push("done")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + 10, {"lumberjack-1": 2, "tailor-2": 3})
    neighbours = at(
        architect, "labour", [{"craftsmen": {"tailor-2": 0, "tailor-3": 0}}, {}], 0, "labour_many_positions"
    )
    neighbours.push("work tailor-3")
    assert texts(neighbours) == ["work tailor-3", "done"]
    once = at(architect, "labour", seats, 1, *other_switches("labour_many_positions"))
    once.push("work lumberjack-1")
    assert clause(once, "work lumberjack-1") == "QA-LABOR-10"
    assert texts(once) == ["work tailor-2", "done"]


@pytest.mark.clauses("QA-VAR-06")
def test_a_fresh_craftsman_earns_up_to_12_talers_with_both_labour_switches(architect: Game) -> None:
    seats = [{}, {"craftsmen": {"glazier-1": 0}}]
    pos = at(architect, "labour", seats, 1, "labour_any_craftsman", "labour_many_positions")
    for _ in range(6):
        assert pos.to_move == 1
        pos.push("work glazier-1")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + 12, {})
    assert (pos.step, pos.to_move) == ("architect", 0)


# ------------------------------------------------------------------ early_drop_out

AGEING = {"lumberjack-1": 0, "lumberjack-2": 3, "stonemason-1": 4, "stonemason-3": 5}
VILLAGE = {"Oakmere": ["lumberjack", "stonemason"]}


@pytest.mark.clauses("QA-VAR-07", "QA-VAR-08")
@pytest.mark.parametrize("me", [0, 1])
def test_after_a_building_those_who_reach_the_drop_out_position_leave(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"craftsmen": AGEING}, {"craftsmen": AGEING}]
    seats[me] = {"carriage": "Oakmere", "craftsmen": AGEING, "bonds": 0, "track": 9}
    pos = at(architect, "construct", seats, me, "early_drop_out", demand=VILLAGE)
    pos.push("build")
    after = pos.to_dict()["seats"]
    assert after[me]["craftsmen"] == {"lumberjack-1": 1, "lumberjack-2": 4}
    assert after[me]["bonds"] == min(10, 4 + 3 + 2 + 5)
    assert after[1 - me]["craftsmen"] == AGEING
    others = [s for s in other_switches("early_drop_out") if s != "full_track"]
    plain = at(architect, "construct", seats, me, *others, demand=VILLAGE)
    plain.push("build")
    kept = {"lumberjack-1": 1, "lumberjack-2": 4, "stonemason-1": 5}
    assert plain.to_dict()["seats"][me]["craftsmen"] == kept


@pytest.mark.clauses("QA-VAR-07", "QA-VAR-08")
@pytest.mark.parametrize(("position", "left"), [(0, 1), (3, 4), (4, None), (5, None)])
def test_repairs_and_day_labour_drop_out_early_too(architect: Game, position: int, left: int | None) -> None:
    seats = [{}, {"craftsmen": {"tailor-3": position, "glazier-1": 4}, "bonds": 0, "track": 9}]
    repairs = at(architect, "construct", seats, 1, "early_drop_out")
    for move in ("repair", "assign tailor-3"):
        repairs.push(move)
    labour = at(architect, "labour", seats, 1, "early_drop_out")
    labour.push("work tailor-3")
    for pos in (repairs, labour):
        crew = pos.to_dict()["seats"][1]["craftsmen"]
        assert crew == ({"glazier-1": 4} if left is None else {"tailor-3": left, "glazier-1": 4})
    assert repairs.to_dict()["seats"][1]["bonds"] == 2
    assert labour.to_dict()["seats"][1]["talers"] == 1 + 2


@pytest.mark.clauses("QA-VAR-07")
def test_a_fresh_craftsman_then_works_five_times(architect: Game) -> None:
    worked = 0
    pos = at(architect, "labour", [{}, {"craftsmen": {"tailor-2": 0}}], 1, "early_drop_out")
    pos.push("work tailor-2")
    worked += 1
    while crew := pos.to_dict()["seats"][1]["craftsmen"]:
        pos = at(architect, "labour", [{}, {"craftsmen": crew}], 1, "early_drop_out")
        pos.push("work tailor-2")
        worked += 1
    assert worked == 5


@pytest.mark.clauses("QA-VAR-08")
def test_a_craftsman_hired_from_the_bottom_space_stays_until_his_next_work(architect: Game) -> None:
    pos = at(architect, "hire", [{}, {"talers": 9}], 1, "early_drop_out", billboard=BILLBOARD)
    pos.push("hire 1")
    assert pos.to_dict()["seats"][1]["craftsmen"] == {"bricklayer-3": 5}
    crew = {"bricklayer-3": 5}
    pos = at(architect, "construct", [{}, {"craftsmen": crew, "bonds": 0, "track": 9}], 1, "early_drop_out")
    pos.push("repair")
    after = pos.to_dict()["seats"][1]
    assert (after["craftsmen"], after["bonds"]) == ({}, scroll("bricklayer-3"))


@pytest.mark.clauses("QA-VAR-08")
@pytest.mark.parametrize("players", [2, 3])
def test_a_draft_tile_may_be_turned_by_at_most_4_positions(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=4, options={"early_drop_out": True})
    while pos.step == "draft":
        seat = pos.to_move
        assert seat is not None
        pos.push(pos.legal_moves[0])
        assert texts(pos) == [f"turn {n}" for n in range(5)]
        assert clause(pos, "turn 5") == "QA-VAR-08"
        assert clause(pos, "turn 6") == "QA-DRAFT-10"
        talers = pos.to_dict()["seats"][seat]["talers"]
        pos.push("turn 4")
        assert pos.to_dict()["seats"][seat]["talers"] == talers + 4
        assert 4 in pos.to_dict()["seats"][seat]["craftsmen"].values()
    plain = architect.new(players, seed=4, options=dict.fromkeys(other_switches("early_drop_out"), True))
    plain.push(plain.legal_moves[0])
    assert texts(plain) == [f"turn {n}" for n in range(6)]


@pytest.mark.clauses("QA-VAR-08")
@pytest.mark.parametrize(("position", "paid"), [(0, 10), (1, 8), (3, 4), (4, 2), (5, 2)])
def test_the_turn_onto_the_drop_out_position_is_paid_and_the_last(architect: Game, position: int, paid: int) -> None:
    seats = [{}, {"craftsmen": {"tailor-2": position, "tailor-3": 0}}]
    pos = at(architect, "labour", seats, 1, "early_drop_out", "labour_many_positions")
    while "work tailor-2" in texts(pos):
        pos.push("work tailor-2")
    assert clause(pos, "work tailor-2") == "QA-LABOR-02"
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (1 + paid, {"tailor-3": 0})


# ------------------------------------------------------------------ points of buildings


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


# ------------------------------------------------------------------ full_track


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


# ------------------------------------------------------------------ race_to_track_end

TOKENS = [9, 8, 8, 7, 7, 7, 6, 6, 4]
BUILDERS = {"lumberjack-1": 0, "glazier-1": 0, "bricklayer-1": 0, "tailor-1": 5}
HIRE_TOWN = {"guilds": ["lumberjack", "glazier", "bricklayer", "tailor"], "bonus": {"kind": "hire", "amount": 0}}
MASONS = {"lumberjack-1": 0, "glazier-1": 0, "stonemason-1": 0, "bricklayer-1": 0}
TALER_TOWN = {
    "guilds": ["lumberjack", "glazier", "stonemason", "bricklayer"],
    "bonus": {"kind": "talers", "amount": 4},
}


@pytest.mark.clauses("QA-VAR-12")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_who_reaches_the_last_space_wins_at_once(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"track": 8, "talers": 50, "bonds": 8, "craftsmen": FIFTEEN} for _ in range(3)]
    seats[me] = {"carriage": "Tollbury", "craftsmen": MASONS, "track": 7, "talers": 1, "bonds": 0}
    document = {"demand": {"Tollbury": TALER_TOWN}, "track": TOKENS}
    pos = at(architect, "construct", seats, me, "race_to_track_end", **document)
    assert effects(pos, "build", "climb 2") == {
        "buildings.Tollbury": [me],
        "ended": "track_end",
        f"seats.{me}.talers": 1 + 4,
        f"seats.{me}.track": 9,
    }
    assert pos.is_over
    assert pos.winners == [me]
    assert pos.standings == [1 if seat == me else 2 for seat in range(3)]
    assert pos.end_reason == "track_end"


@pytest.mark.clauses("QA-VAR-12")
def test_a_race_ends_before_the_hire_bonus(architect: Game) -> None:
    seats = [{}, {"carriage": "Tollbury", "craftsmen": BUILDERS, "track": 8, "talers": 9}]
    document = {"demand": {"Tollbury": HIRE_TOWN}, "track": TOKENS}
    pos = at(architect, "construct", seats, 1, "race_to_track_end", **document)
    pos.push("build")
    declined = pos.copy()
    pos.push("climb 1")
    assert pos.is_over
    assert pos.to_dict()["seats"][1]["craftsmen"] == BUILDERS
    assert pos.to_dict()["working"] == []
    declined.push("climb 0")
    assert (declined.step, declined.to_move) == ("hire", 1)
    assert declined.to_dict()["seats"][1]["track"] == 8


@pytest.mark.clauses("QA-VAR-12")
def test_repairs_can_win_the_race_and_short_of_the_end_play_goes_on(architect: Game) -> None:
    crew = {"blacksmith-2": 0, "glazier-3": 0, "tailor-2": 0}
    for start, over in ((8, True), (7, False)):
        seats = [{}, {"craftsmen": crew, "track": start, "bonds": 0}, {}]
        pos = at(architect, "construct", seats, 1, "race_to_track_end", track=TOKENS)
        for move in ("repair", *(f"assign {c}" for c in crew), "climb 1"):
            pos.push(move)
        me = pos.to_dict()["seats"][1]
        assert pos.is_over is over
        assert me["bonds"] == (0 if over else scroll(*crew) - 6)
        assert me["craftsmen"] == (crew if over else dict.fromkeys(crew, 1))
        if not over:
            assert (pos.step, pos.to_move) == ("architect", 2)
            assert pos.to_dict()["working"] == []


@pytest.mark.clauses("QA-VAR-12")
def test_without_the_switch_arriving_does_not_end_the_game(architect: Game) -> None:
    others = other_switches("track_end_decides", "full_track")
    for switches in ([], others):
        pos = at(architect, "climb", [{}, {"track": 8, "bonds": 0}], 1, *switches, argument=5, track=TOKENS)
        pos.push("climb 1")
        assert not pos.is_over
        assert pos.to_dict()["seats"][1]["bonds"] == 1


@pytest.mark.clauses("QA-VAR-12")
def test_the_palace_is_not_used_in_a_race(architect: Game) -> None:
    seats = [{}, {"track": 9, "craftsmen": FIFTEEN}]
    pos = at(architect, "construct", seats, 1, "race_to_track_end")
    assert clause(pos, "palace") == "QA-VAR-12"
    assert texts(pos) == ["repair", "forfeit"]


@pytest.mark.clauses("QA-VAR-12")
def test_only_arriving_ends_a_race_not_standing_there(architect: Game) -> None:
    seats = [{}, {"track": 9, "craftsmen": {"tailor-2": 0}, "bonds": 0}]
    pos = at(architect, "construct", seats, 1, "race_to_track_end")
    pos.push("repair")
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["seats"][1]["bonds"] == scroll("tailor-2")


@pytest.mark.clauses("QA-VAR-12")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_the_arriving_player_alone_wins_the_race(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"track": 9, "talers": 9} for _ in range(3)]
    seats[me] = {"track": 8, "bonds": 0}
    pos = at(architect, "climb", seats, me, "race_to_track_end", argument=4, track=TOKENS)
    pos.push("climb 1")
    assert pos.winners == [me]
    assert pos.standings == [1 if seat == me else 2 for seat in range(3)]


@pytest.mark.clauses("QA-VAR-11", "QA-VAR-12")
def test_a_race_on_the_full_track_is_won_on_the_twelfth_space(architect: Game) -> None:
    tokens = [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
    for start, over in ((8, False), (10, False), (11, True)):
        seats = [{}, {"track": start, "bonds": 0}]
        pos = at(architect, "climb", seats, 1, "race_to_track_end", "full_track", argument=9, track=tokens)
        pos.push("climb 1")
        assert pos.is_over is over


@pytest.mark.clauses("QA-VAR-12", "QA-END-12")
def test_places_behind_the_winner_of_a_race(architect: Game) -> None:
    seats: list[Seat] = [
        {"track": 5, "talers": 3, "bonds": 0},
        {"track": 5, "talers": 4, "bonds": 0},
        {"track": 9, "bonds": 0},
        {"track": 6, "bonds": 0},
    ]
    document = {"seats": seats, "ended": "track_end", "turn_of": 2}
    pos = architect.position({**document, "options": {"race_to_track_end": True}})
    assert pos.standings == [4, 3, 1, 2]
    assert pos.winners == [2]


@pytest.mark.clauses("QA-VAR-12", "QA-END-11")
def test_a_race_that_nobody_finishes_ends_at_the_round_limit(architect: Game) -> None:
    seats = [{"track": 8}, {"track": 7, "talers": 99}]
    options = {"race_to_track_end": True, "round_limit": 9}
    pos = architect.position({"seats": seats, "to_move": 1, "round": 9, "options": options})
    pos.push("move 1")
    pos.push("forfeit")
    assert (pos.end_reason, pos.winners) == ("round_limit", [0])


# ------------------------------------------------------------------ track_end_decides


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
        plain = over_by_palace(architect, seats)
        assert plain.winners == [seats.index(strong)]


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


# ------------------------------------------------------------------ redeemed_bonds_leave_game


@pytest.mark.clauses("QA-VAR-14")
@pytest.mark.parametrize("bonds", [1, 2, 4])
def test_redeemed_bonds_leave_the_game(architect: Game, bonds: int) -> None:
    seats = [{"bonds": 5}, {"bonds": 4, "confidence": 4, "talers": 1}]
    pos = at(architect, "bank", seats, 1, "redeemed_bonds_leave_game", redeemed_for_good=3)
    assert pos.view(None)["bond_supply"] == 28 - 5 - 4 - 3
    pos.push(f"redeem {bonds}")
    after = pos.to_dict()
    assert after["redeemed_for_good"] == 3 + bonds
    assert pos.view(None)["bond_supply"] == 28 - 5 - 4 - 3
    assert (after["seats"][1]["bonds"], after["seats"][1]["talers"]) == (4 - bonds, 1 + 2 * bonds)
    plain = at(architect, "bank", seats, 1, *other_switches("redeemed_bonds_leave_game"))
    plain.push(f"redeem {bonds}")
    assert plain.to_dict()["redeemed_for_good"] == 0
    assert plain.view(None)["bond_supply"] == 28 - 5 - 4 + bonds


@pytest.mark.clauses("QA-VAR-14")
def test_bonds_out_of_the_game_cannot_be_earned_again(architect: Game) -> None:
    seats = [{"bonds": 10}, {"bonds": 2}]
    for redeemed, received in ((0, 8), (7, 8), (8, 8), (9, 7), (16, 0)):
        switch = "redeemed_bonds_leave_game"
        document = {"argument": 8, "redeemed_for_good": redeemed, "track": [4, 5, 6]}
        pos = at(architect, "climb", seats, 1, switch, **document)
        pos.push("climb 0")
        assert pos.to_dict()["seats"][1]["bonds"] == 2 + received
    with pytest.raises(PositionError, match="bonds"):
        at(architect, "climb", seats, 1, "redeemed_bonds_leave_game", redeemed_for_good=17)


@pytest.mark.clauses("QA-VAR-14")
def test_gaining_confidence_takes_no_bond_out_of_the_game(architect: Game) -> None:
    for move in ("confidence", "forfeit"):
        pos = at(architect, "bank", [{}, {"bonds": 2}], 1, "redeemed_bonds_leave_game")
        pos.push(move)
        assert pos.to_dict()["redeemed_for_good"] == 0


# ------------------------------------------------------------------ hiring


FULL = {f"{guild}-1": 0 for guild in GUILDS}
FIVE = {f"{guild}-1": 0 for guild in GUILDS[:5]}


@pytest.mark.clauses("QA-VAR-15")
def test_nobody_hires_with_a_full_star_when_firing_is_forbidden(architect: Game) -> None:
    document = {"billboard": BILLBOARD, "pile": PILE}
    seats = [{}, {"craftsmen": FULL, "talers": 20}]
    pos = at(architect, "hire", seats, 1, "no_firing", **document)
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "hire 3") == "QA-VAR-15"
    plain = at(architect, "hire", seats, 1, *other_switches("no_firing"), **document)
    assert texts(plain) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    plain.push("hire 3")
    assert plain.step == "fire"
    state = at(architect, "hire", seats, 1, *other_switches("no_firing"), **document).state
    no_firing = architect.new(2, seed=0, options={"no_firing": True}).state.house_rules
    state.house_rules = no_firing
    reader = at(architect, "hire", seats, 1, **document)
    assert clause_in(architect, reader, state, "hire 3") == "QA-VAR-15"
    state.talers[1] = 2
    assert clause_in(architect, reader, state, "hire 3") == "QA-HIRE-02"


@pytest.mark.clauses("QA-VAR-15")
def test_without_firing_a_free_notch_is_filled_as_usual(architect: Game) -> None:
    seats = [{}, {"craftsmen": FIVE, "talers": 20}]
    pos = at(architect, "hire", seats, 1, "no_firing", billboard=["glazier-1", *BILLBOARD[1:]])
    assert texts(pos) == [*(f"hire {n}" for n in range(2, 7)), "forfeit"]
    assert clause(pos, "hire 1") == "QA-HIRE-34"
    pos.push("hire 2")
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["seats"][1]["craftsmen"] == {**FIVE, "tailor-2": 4}


@pytest.mark.clauses("QA-VAR-16")
def test_nobody_hires_once_the_pile_is_empty(architect: Game) -> None:
    seats = [{"talers": 20}, {"talers": 20}]
    document: dict[str, Any] = {"billboard": BILLBOARD, "pile": []}
    pos = at(architect, "hire", seats, 1, "no_hire_on_empty_pile", **document)
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "hire 6") == "QA-VAR-16"
    plain = at(architect, "hire", seats, 1, *other_switches("no_hire_on_empty_pile"), **document)
    assert texts(plain) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    state = plain.state
    state.house_rules = architect.new(2, seed=0, options={"no_hire_on_empty_pile": True}).state.house_rules
    reader = at(architect, "hire", seats, 1, **document)
    assert clause_in(architect, reader, state, "hire 1") == "QA-VAR-16"
    assert clause_in(architect, reader, state, "hire 6") == "QA-VAR-16"
    assert clause_in(architect, reader, state, "forfeit") is None


@pytest.mark.clauses("QA-VAR-16")
def test_the_last_tile_of_the_pile_still_allows_a_hire(architect: Game) -> None:
    seats: list[Seat] = [{"talers": 20, "architect": "construct"}, {"talers": 20}]
    document = {"billboard": BILLBOARD, "pile": ["glazier-2"]}
    pos = at(architect, "hire", seats, 1, "no_hire_on_empty_pile", **document)
    pos.push("hire 1")
    assert pos.to_dict()["billboard"] == ["glazier-2", *BILLBOARD[1:]]
    assert pos.to_dict()["pile"] == []
    pos.push("move 2")
    assert (pos.step, pos.to_move) == ("architect", 1)
    assert pos.to_dict()["seats"][0]["architect"] == "hire"


# ------------------------------------------------------------------ tavern_send_at_least_one

ROOMS = {
    "entrance": ["lumberjack", "stonemason", "bricklayer"],
    "saloon": ["tailor", "glazier"],
    "dormitory": ["blacksmith"],
}


@pytest.mark.clauses("QA-VAR-17")
def test_the_tavern_needs_at_least_one_guild(architect: Game) -> None:
    seats = [{}, {"talers": 3, "tavern": ROOMS, "craftsmen": {"blacksmith-1": 2}}]
    pos = at(architect, "tavern", seats, 1, "tavern_send_at_least_one")
    assert texts(pos) == ["send lumberjack", "send blacksmith", "send stonemason", "send bricklayer", "forfeit"]
    assert clause(pos, "done") == "QA-VAR-17"
    pos.push("send blacksmith")
    assert texts(pos) == ["send stonemason", "send bricklayer", "done"]
    pos.push("done")
    after = pos.to_dict()["seats"][1]
    assert (after["talers"], after["craftsmen"]) == (2, {"blacksmith-1": 1})
    assert after["tavern"] == {
        "entrance": ["lumberjack", "stonemason", "bricklayer"],
        "saloon": ["blacksmith"],
        "dormitory": ["glazier", "tailor"],
    }


@pytest.mark.clauses("QA-VAR-17")
def test_who_cannot_send_a_guild_forfeits_without_shifting(architect: Game) -> None:
    seats = [{}, {"talers": 0, "tavern": ROOMS}]
    pos = at(architect, "tavern", seats, 1, "tavern_send_at_least_one")
    assert texts(pos) == ["forfeit"]
    assert clause(pos, "done") == "QA-VAR-17"
    pos.push("forfeit")
    tavern = pos.start().to_dict()["seats"][1]["tavern"]
    assert pos.to_dict()["seats"][1]["tavern"] == tavern
    assert tavern == {"entrance": ROOMS["entrance"], "saloon": ["glazier", "tailor"], "dormitory": ["blacksmith"]}
    rich = at(architect, "tavern", [{}, {"talers": 9, "tavern": ROOMS}], 1, "tavern_send_at_least_one")
    rich.push("forfeit")
    assert rich.to_dict()["seats"][1]["tavern"] == tavern


@pytest.mark.clauses("QA-VAR-17")
def test_without_the_switch_nobody_need_be_sent(architect: Game) -> None:
    seats = [{}, {"talers": 0, "tavern": ROOMS}]
    pos = at(architect, "tavern", seats, 1, *other_switches("tavern_send_at_least_one"))
    assert texts(pos) == ["done", "forfeit"]
    pos.push("done")
    rooms = pos.to_dict()["seats"][1]["tavern"]
    assert rooms["entrance"] == ["lumberjack", "blacksmith", "stonemason", "bricklayer"]
    assert rooms["dormitory"] == ["glazier", "tailor"]


# ------------------------------------------------------------------ where the manual agrees


@pytest.mark.clauses("QA-VAR-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_of_the_preset_is_that_of_the_rulebook(architect: Game, players: int) -> None:
    for seed in range(10):
        pos = architect.new(players, seed=seed, options=COMPANION)
        assert len(pos.to_dict()["display"]) == 2 * players
        first = pos.to_dict()["first_player"]
        order = []
        while pos.step in ("draft", "draft_turn"):
            if pos.step == "draft":  # the last tile is taken without asking
                assert texts(pos) == [f"take {c}" for c in pos.to_dict()["display"]]
                pos.push(pos.legal_moves[-1])
            assert pos.to_move is not None
            order.append((pos.to_move - first) % players)
            pos.push("turn 2")
        assert order == [*range(players), *reversed(range(players))]
        after = pos.to_dict()
        assert after["display"] == []
        assert [len(seat["craftsmen"]) for seat in after["seats"]] == [2] * players
        assert [seat["talers"] for seat in after["seats"]] == [4] * players


@pytest.mark.clauses("QA-VAR-34")
@pytest.mark.parametrize("start", range(6))
def test_the_architect_of_the_preset_moves_1_to_3_spaces(architect: Game, start: int) -> None:
    star = ["construct", "labour", "hire", "bank", "travel", "tavern"]
    me = {"architect": star[start], "craftsmen": FIVE, "talers": 9, "bonds": 2}
    for spaces in (1, 2, 3):
        pos = architect.position({"seats": [{}, me], "to_move": 1, "options": COMPANION})
        assert texts(pos) == ["move 1", "move 2", "move 3"]
        assert clause(pos, "move 0") == "QA-TURN-03"
        assert clause(pos, "move 4") == "QA-TURN-02"
        pos.push(f"move {spaces}")
        assert (pos.step, pos.to_move) == (star[(start + spaces) % 6], 1)


@pytest.mark.clauses("QA-VAR-34")
def test_base_pay_bonds_and_fees_of_the_preset_are_those_of_the_rulebook(architect: Game) -> None:
    for size, pay in enumerate([0, 1, 1, 2, 2, 3, 3]):
        crew = {f"{guild}-1": 0 for guild in GUILDS[:size]}
        pos = at(architect, "labour", [{}, {"craftsmen": crew}], 1, options=COMPANION)
        pos.push("done")
        assert pos.to_dict()["seats"][1]["talers"] == pay
    for bonds in (1, 2, 3, 4):
        pos = at(architect, "bank", [{}, {"bonds": 4, "confidence": 4}], 1, options=COMPANION)
        pos.push(f"redeem {bonds}")
        assert pos.to_dict()["seats"][1]["talers"] == 2 * bonds
    for number, fee in enumerate([1, 3, 6, 10, 15, 21], start=1):
        pos = at(architect, "tavern", [{}, {"talers": 30}], 1, options=COMPANION)
        for guild in GUILDS[:number]:
            pos.push(f"send {guild}")
        assert pos.to_dict()["seats"][1]["talers"] == 30 - fee


@pytest.mark.clauses("QA-VAR-34")
def test_a_trip_of_the_preset_covers_at_most_6_spaces(architect: Game) -> None:
    board = architect.pack.content.map_for(4)
    spaces = board.distances()
    start = next(i for i, row in enumerate(spaces) if max(row) > 6)
    seats: list[Seat] = [{}, {}, {}, {"carriage": board.locations[start].name, "talers": 99}]
    pos = at(architect, "travel", seats, 3, options=COMPANION)
    for destination, location in enumerate(board.locations):
        distance = spaces[start][destination]
        if distance > 6:
            assert clause(pos, f"travel {location.name}") == "QA-TRAVEL-06"
        elif distance > 0:
            trip = pos.copy()
            trip.push(f"travel {location.name}")
            assert trip.to_dict()["seats"][3]["talers"] == 99 - [0, 1, 3, 6, 10, 15][distance - 1]


@pytest.mark.clauses("QA-VAR-34")
def test_repairs_of_the_preset_take_at_most_3_craftsmen_of_different_guilds(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "lumberjack-2": 0, "glazier-3": 0, "stonemason-1": 0, "tailor-2": 0}
    seats: list[Seat] = [{"bonds": 0}, {"craftsmen": crew, "bonds": 0, "track": 12}]
    pos = at(architect, "construct", seats, 1, options=COMPANION)
    pos.push("repair")
    pos.push("assign lumberjack-1")
    assert clause(pos, "assign lumberjack-2") == "QA-REPAIR-03"
    pos.push("assign glazier-3")
    pos.push("assign tailor-2")
    assert (pos.step, pos.to_move) == ("architect", 0)
    after = pos.to_dict()["seats"][1]
    assert after["bonds"] == scroll("lumberjack-1", "glazier-3", "tailor-2")
    assert after["craftsmen"] == {**crew, "lumberjack-1": 1, "glazier-3": 1, "tailor-2": 1}
    four = at(architect, "construct", seats, 1, options=COMPANION)
    four.push("repair")
    for character in ("lumberjack-1", "glazier-3", "stonemason-1"):
        four.push(f"assign {character}")
    assert (four.step, four.to_move) == ("architect", 0)  # the tailor could not be assigned any more


@pytest.mark.clauses("QA-VAR-34")
def test_the_palace_of_the_preset_asks_for_15_and_turns_nothing(architect: Game) -> None:
    pos = at(architect, "construct", [{}, {"track": 12, "craftsmen": FOURTEEN}], 1, options=COMPANION)
    assert clause(pos, "palace") == "QA-PALACE-04"
    crew = {**FIFTEEN, "tailor-3": 4, "stonemason-3": 5}
    seats = [{}, {"track": 12, "track_end_round": 1, "craftsmen": crew, "talers": 1, "bonds": 3}]
    pos = at(architect, "construct", seats, 1, options=COMPANION)
    assert effects(pos, "palace") == {"seats.1.contribution": worth(crew), "ended": "palace"}


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_the_preset_come_to_an_end(architect: Game, players: int) -> None:
    for seed in range(5):
        pos = architect.new(players, seed=seed, options={**COMPANION, "round_limit": 15})
        number = seed
        while not pos.is_over:
            moves = pos.legal_moves
            number = (number * 31 + 7) % 1009
            pos.push(moves[number % len(moves)])
            supply = pos.view(None)["bond_supply"]
            held = sum(seat["bonds"] for seat in pos.to_dict()["seats"])
            assert supply == 28 - held - pos.to_dict()["redeemed_for_good"]
            assert supply >= 0
            assert all(len(seat["craftsmen"]) <= 6 for seat in pos.to_dict()["seats"])
        assert pos.winners
