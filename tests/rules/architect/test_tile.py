"""QA-TILE: the craftsman tiles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.situations import (
    changed_pack,
    clause,
    effects,
    points_gained,
    random_play,
    scroll,
    texts,
    tile_text,
    worth,
)

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GUILDS = ["lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor"]
CHARACTERS = [f"{guild}-{n}" for guild in GUILDS for n in (1, 2, 3)]
PARTNER = {
    "lumberjack": "tailor",
    "tailor": "lumberjack",
    "blacksmith": "glazier",
    "glazier": "blacksmith",
    "stonemason": "blacksmith",
    "bricklayer": "glazier",
}
"""For each guild another one so that a village asks for both."""


def performance(architect: Game, character: str, position: int) -> int:
    return int(next(c.performance[position] for c in architect.pack.content.characters if c.id == character))


def position_with(architect: Game, me: int, seat: dict[str, Any], step: str, **rest: Any) -> Position:
    """Two players; `seat` decides, the other has nothing."""
    seats: list[dict[str, Any]] = [{}, {}]
    seats[me] = seat
    return architect.position({"seats": seats, "to_move": me, "step": step, "track": [9, 8, 8], **rest})


def at_village(architect: Game, me: int, crew: dict[str, int], *guilds: str, **rest: Any) -> Position:
    """Construct action in a village that asks for two guilds."""
    seat = {"craftsmen": crew, "carriage": "Oakmere"}
    return position_with(architect, me, seat, "construct", demand={"Oakmere": list(guilds)}, **rest)


def repairs_of(pos: Position, character: str) -> int:
    """The points of repairs by one craftsman, all taken as bonds; choices without alternative are made already."""
    me = pos.to_move
    assert me is not None
    held = pos.state.bonds[me]
    for move in ("repair", f"assign {character}", "done"):
        if pos.step in ("construct", "repair"):
            pos.push(move)
    return int(pos.state.bonds[me]) - int(held)


def crew_after(pos: Position, me: int, *moves: str) -> dict[str, int]:
    for move in moves:
        pos.push(move)
    crew: dict[str, int] = pos.to_dict()["seats"][me]["craftsmen"]
    return crew


@pytest.mark.clauses("QA-TILE-01")
def test_there_are_six_guilds(architect: Game) -> None:
    guilds = {"blacksmith", "bricklayer", "glazier", "lumberjack", "stonemason", "tailor"}
    assert {c.guild for c in architect.pack.content.characters} == guilds
    entrance = architect.new(2, seed=0).to_dict()["seats"][0]["tavern"]["entrance"]
    assert sorted(entrance) == sorted(guilds)


@pytest.mark.clauses("QA-TILE-02")
def test_every_guild_has_three_different_characters(architect: Game, tmp_path: Path) -> None:
    for guild in GUILDS:
        members = [c for c in architect.pack.content.characters if c.guild == guild]
        assert len(members) == 3
        assert len({c.name for c in members}) == 3
        assert len({(c.performance, c.repair, c.labourer) for c in members}) == 3
    first, second = tile_text("lumberjack-1"), tile_text("lumberjack-2")
    with pytest.raises(qw.PackError, match="QA-TILE-02"):
        changed_pack(tmp_path, (second, first))
    assert changed_pack(tmp_path, (second, first.replace("labourer = true", "labourer = false")))


@pytest.mark.clauses("QA-TILE-02")
@pytest.mark.parametrize("character", CHARACTERS)
def test_each_character_counts_for_its_own_guild_only(architect: Game, character: str) -> None:
    guild = character.partition("-")[0]
    partner = PARTNER[guild]
    crew = {character: 0, f"{partner}-2": 0}
    assert at_village(architect, 1, crew, guild, partner).why_not("build") is None
    for other in GUILDS:
        if other not in (guild, partner) and (tile := village_tile(architect, other, partner)):
            assert clause(at_village(architect, 1, crew, *tile), "build") == "QA-BUILD-04"


@pytest.mark.clauses("QA-TILE-02")
@pytest.mark.parametrize("missing", GUILDS)
def test_five_guilds_do_not_stand_in_for_the_sixth(architect: Game, missing: str) -> None:
    crew = {f"{guild}-3": 1 for guild in GUILDS if guild != missing}
    for face in architect.pack.content.demand:
        if face.location == "village":
            pos = at_village(architect, 1, crew, *face.guilds)
            assert (pos.why_not("build") is None) == (missing not in face.guilds)


def village_tile(architect: Game, *guilds: str) -> tuple[str, ...] | None:
    faces = [face.guilds for face in architect.pack.content.demand if face.location == "village"]
    return next((face for face in faces if set(face) == set(guilds)), None)


@pytest.mark.clauses("QA-TILE-03")
@pytest.mark.parametrize("me", [0, 1])
def test_a_hired_craftsman_is_attached_to_the_own_star(architect: Game, me: int) -> None:
    board = ["glazier-1", "glazier-2", "glazier-3", "tailor-1", "tailor-2", "tailor-3"]
    pos = position_with(architect, me, {"talers": 1}, "hire", billboard=board)
    assert crew_after(pos, me, "hire 1") == {"glazier-1": 5}
    assert pos.to_dict()["seats"][1 - me]["craftsmen"] == {}


@pytest.mark.clauses("QA-TILE-04", "QA-TILE-06", "QA-TILE-13")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_current_performance_is_the_number_at_the_hammer(architect: Game, character: str) -> None:
    guild = character.partition("-")[0]
    partner = f"{PARTNER[guild]}-2"
    for position in range(6):
        me = position % 2
        pos = at_village(architect, me, {character: position, partner: 5 - position}, guild, PARTNER[guild])
        expected = performance(architect, character, position) + performance(architect, partner, 5 - position)
        assert points_gained(pos, "build") == expected


@pytest.mark.clauses("QA-TILE-05")
def test_example_a_craftsman_with_the_3_at_the_hammer_performs_3(architect: Game) -> None:
    assert performance(architect, "lumberjack-1", 2) == 3
    crew = {"lumberjack-1": 2, "tailor-3": 0}
    assert performance(architect, "tailor-3", 0) == 0
    assert points_gained(at_village(architect, 0, crew, "lumberjack", "tailor"), "build") == 3


@pytest.mark.clauses("QA-TILE-07", "QA-TILE-13", "QA-TILE-15")
@pytest.mark.parametrize("character", CHARACTERS)
def test_work_turns_a_tile_on_by_one_position(architect: Game, character: str) -> None:
    for position in range(5):
        me = position % 2
        pos = position_with(architect, me, {"craftsmen": {character: position}}, "construct")
        repairs_of(pos, character)
        assert pos.to_dict()["seats"][me]["craftsmen"] == {character: position + 1}


@pytest.mark.clauses("QA-TILE-08")
@pytest.mark.parametrize("me", [0, 1])
def test_building_repairs_and_day_labour_are_work(architect: Game, me: int) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-1": 3, "tailor-3": 4}
    pos = at_village(architect, me, crew, "lumberjack", "tailor")
    points_gained(pos, "build")
    assert pos.to_dict()["seats"][me]["craftsmen"] == {"lumberjack-1": 1, "blacksmith-1": 4, "tailor-3": 5}
    pos = position_with(architect, me, {"craftsmen": crew}, "construct")
    repairs_of(pos, "tailor-3")
    assert pos.to_dict()["seats"][me]["craftsmen"] == {**crew, "tailor-3": 5}
    pos = position_with(architect, me, {"craftsmen": crew}, "labour")
    assert crew_after(pos, me, "work lumberjack-1", "done") == {**crew, "lumberjack-1": 1}


@pytest.mark.clauses("QA-TILE-08", "QA-TILE-25")
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize(
    ("step", "move"),
    [("hire", "hire 1"), ("travel", "travel Gooselow"), ("bank", "confidence"), ("bank", "redeem 1")],
)
def test_hiring_travelling_and_the_moneychanger_turn_nobody(architect: Game, me: int, step: str, move: str) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-1": 3, "tailor-1": 5}
    board = ["glazier-1", "glazier-2", "glazier-3", "bricklayer-1", "bricklayer-2", "bricklayer-3"]
    pos = position_with(architect, me, {"craftsmen": crew, "talers": 1}, step, billboard=board)
    after = crew_after(pos, me, move)
    assert {name: after.get(name) for name in crew} == crew
    assert after.keys() - crew == ({"glazier-1"} if step == "hire" else set())


@pytest.mark.clauses("QA-TILE-25")
def test_contributing_to_the_palace_turns_nobody(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "blacksmith-1": 0, "glazier-1": 1, "tailor-3": 3}
    pos = position_with(architect, 1, {"craftsmen": crew, "track": 9}, "construct")
    assert effects(pos, "palace") == {"seats.1.contribution": worth(crew), "ended": "palace"}
    assert pos.to_dict()["seats"][1]["craftsmen"] == crew


@pytest.mark.clauses("QA-TILE-09", "QA-TILE-07")
def test_example_a_lumberjack_with_performance_3_works_and_drops_to_0(architect: Game) -> None:
    crew = {"lumberjack-1": 2, "tailor-3": 0}
    pos = at_village(architect, 0, crew, "lumberjack", "tailor")
    assert points_gained(pos, "build") == 3
    after = pos.to_dict()["seats"][0]["craftsmen"]
    assert after == {"lumberjack-1": 3, "tailor-3": 1}
    again = at_village(architect, 0, {**after, "tailor-3": 0}, "lumberjack", "tailor")
    assert points_gained(again, "build") == 0


@pytest.mark.clauses("QA-TILE-10", "QA-TILE-11", "QA-TILE-12")
def test_example_a_lumberjack_on_the_drop_out_position_works_in_full_and_leaves(architect: Game) -> None:
    crew = {"lumberjack-3": 5, "tailor-3": 0}
    assert performance(architect, "lumberjack-3", 5) == 4
    pos = at_village(architect, 1, crew, "lumberjack", "tailor")
    assert points_gained(pos, "build") == 4
    assert pos.to_dict()["seats"][1]["craftsmen"] == {"tailor-3": 1}
    assert pos.view(None)["removed"] == {"lumberjack-3": 1}


@pytest.mark.clauses("QA-TILE-10", "QA-TILE-11")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_last_job_is_done_in_full_and_ends_the_service(architect: Game, character: str) -> None:
    value = next(c.repair for c in architect.pack.content.characters if c.id == character)
    other = "glazier-2" if character.startswith("lumberjack") else "lumberjack-2"
    pos = position_with(architect, 1, {"craftsmen": {character: 5, other: 0}}, "construct")
    pile = pos.to_dict()["pile"]
    assert repairs_of(pos, character) == value
    assert pos.to_dict()["seats"][1]["craftsmen"] == {other: 0}
    assert pos.to_dict()["pile"] == pile


@pytest.mark.clauses("QA-TILE-14", "QA-TILE-13")
@pytest.mark.parametrize("position", range(6))
def test_a_craftsman_has_six_jobs_less_one_for_each_position(architect: Game, position: int) -> None:
    crew = {"tailor-2": position}
    for jobs_left in range(6 - position, 0, -1):
        assert crew == {"tailor-2": 6 - jobs_left}
        crew = crew_after(position_with(architect, 1, {"craftsmen": crew}, "labour"), 1, "work tailor-2")
    assert crew == {}


@pytest.mark.clauses("QA-TILE-15", "QA-TILE-17")
@pytest.mark.parametrize("character", CHARACTERS)
def test_resting_turns_a_tile_back_but_not_beyond_the_start(architect: Game, character: str) -> None:
    guild = character.partition("-")[0]
    for position, rested in enumerate([0, 0, 1, 2, 3, 4]):
        me = position % 2
        pos = position_with(architect, me, {"craftsmen": {character: position}, "talers": 1}, "tavern")
        assert crew_after(pos, me, f"send {guild}") == {character: rested}


@pytest.mark.clauses("QA-TILE-17")
def test_a_rested_craftsman_of_the_drop_out_position_has_two_jobs_again(architect: Game) -> None:
    pos = position_with(architect, 0, {"craftsmen": {"tailor-2": 5}, "talers": 1}, "tavern")
    crew = crew_after(pos, 0, "send tailor")
    assert crew == {"tailor-2": 4}
    crew = crew_after(position_with(architect, 0, {"craftsmen": crew}, "labour"), 0, "work tailor-2")
    assert crew == {"tailor-2": 5}
    assert crew_after(position_with(architect, 0, {"craftsmen": crew}, "labour"), 0, "work tailor-2") == {}


@pytest.mark.clauses("QA-TILE-16")
def test_reaching_the_drop_out_position_removes_nobody(architect: Game) -> None:
    crew = {"lumberjack-1": 4, "tailor-3": 4}
    pos = at_village(architect, 1, crew, "lumberjack", "tailor")
    points_gained(pos, "build")
    assert pos.to_dict()["seats"][1]["craftsmen"] == {"lumberjack-1": 5, "tailor-3": 5}
    pos = position_with(architect, 1, {"craftsmen": crew}, "labour")
    assert crew_after(pos, 1, "work lumberjack-1", "work tailor-3") == {"lumberjack-1": 5, "tailor-3": 5}
    assert pos.view(None)["removed"] == {}


@pytest.mark.clauses("QA-VAR-07", "QA-VAR-08")
@pytest.mark.parametrize("me", [0, 1])
def test_early_drop_out_removes_who_is_turned_onto_the_drop_out_position(architect: Game, me: int) -> None:
    crew = {"lumberjack-1": 3, "blacksmith-1": 4, "tailor-3": 5, "glazier-2": 0}
    house = {"options": {"early_drop_out": True}}
    pos = at_village(architect, me, crew, "lumberjack", "tailor", **house)
    points_gained(pos, "build")
    assert pos.to_dict()["seats"][me]["craftsmen"] == {"lumberjack-1": 4, "glazier-2": 1}
    seat = {"craftsmen": {"glazier-2": 4, "tailor-2": 3}}
    pos = position_with(architect, me, seat, "labour", **house)
    assert crew_after(pos, me, "work glazier-2", "work tailor-2") == {"tailor-2": 4}
    others = {"options": {"labour_many_positions": True, "full_track": True}}
    pos = position_with(architect, me, seat, "labour", **others)
    assert crew_after(pos, me, "work glazier-2", "done") == {"glazier-2": 5, "tailor-2": 3}


@pytest.mark.clauses("QA-TILE-18")
def test_notches_do_not_matter(architect: Game) -> None:
    crew = {"tailor-1": 2, "lumberjack-1": 0, "glazier-3": 4}
    orders = [dict(items) for items in (crew.items(), reversed(crew.items()))]
    positions = [position_with(architect, 0, {"craftsmen": order}, "labour") for order in orders]
    assert positions[0].digest == positions[1].digest
    board = ["stonemason-1", "glazier-2", "blacksmith-3", "bricklayer-1", "bricklayer-2", "bricklayer-3"]
    pos = position_with(architect, 0, {"craftsmen": crew, "talers": 1}, "hire", billboard=board)
    assert texts(pos) == ["hire 1", "forfeit"]


@pytest.mark.clauses("QA-TILE-19")
@pytest.mark.parametrize("me", [0, 1])
def test_a_star_holds_six_craftsmen(architect: Game, me: int) -> None:
    board = ["glazier-3", "blacksmith-2", "blacksmith-3", "bricklayer-2", "tailor-2", "tailor-3"]
    five = {"lumberjack-1": 0, "lumberjack-2": 1, "glazier-1": 2, "stonemason-1": 3, "tailor-1": 4}
    pos = position_with(architect, me, {"craftsmen": five, "talers": 1}, "hire", billboard=board)
    assert crew_after(pos, me, "hire 1") == {**five, "glazier-3": 5}
    assert pos.to_move == 1 - me
    six = {**five, "bricklayer-1": 5}
    pos = position_with(architect, me, {"craftsmen": six, "talers": 1}, "hire", billboard=board)
    assert crew_after(pos, me, "hire 1") == six
    assert (pos.step, pos.to_move) == ("fire", me)
    after = crew_after(pos, me, "fire lumberjack-1")
    assert after == {**{name: six[name] for name in six if name != "lumberjack-1"}, "glazier-3": 5}


@pytest.mark.clauses("QA-TILE-20")
def test_a_craftsman_with_performance_0_is_a_full_craftsman(architect: Game) -> None:
    crew = {"stonemason-3": 2, "tailor-3": 0}
    assert [performance(architect, name, position) for name, position in crew.items()] == [0, 0]
    pos = at_village(architect, 1, crew, "stonemason", "tailor")
    done = effects(pos, "build")
    assert done == {
        "buildings.Oakmere": [1],
        "seats.1.craftsmen.stonemason-3": 3,
        "seats.1.craftsmen.tailor-3": 1,
    }
    assert effects(position_with(architect, 1, {"craftsmen": crew}, "labour"), "done") == {"seats.1.talers": 1}
    pos = position_with(architect, 1, {"craftsmen": crew}, "construct")
    assert points_gained(pos, "repair", "assign stonemason-3", "assign tailor-3") == scroll("stonemason-3", "tailor-3")


@pytest.mark.clauses("QA-TILE-20")
def test_the_ban_on_twins_counts_a_craftsman_with_performance_0(architect: Game) -> None:
    board = ["lumberjack-1", "tailor-3", "blacksmith-3", "bricklayer-1", "bricklayer-2", "bricklayer-3"]
    pos = position_with(architect, 1, {"craftsmen": {"tailor-3": 0}, "talers": 2}, "hire", billboard=board)
    assert texts(pos) == ["hire 1", "forfeit"]
    assert clause(pos, "hire 2") == "QA-HIRE-34"


@pytest.mark.clauses("QA-TILE-21")
@pytest.mark.parametrize("character", CHARACTERS)
def test_scroll_and_day_labourer_icon_do_not_depend_on_the_position(architect: Game, character: str) -> None:
    face = next(c for c in architect.pack.content.characters if c.id == character)
    other = "glazier-1" if character.startswith("lumberjack") else "lumberjack-2"
    for position in range(6):
        seat = {"craftsmen": {character: position, other: 1}}
        pos = position_with(architect, 1, seat, "construct")
        assert repairs_of(pos, character) == face.repair
        pos = position_with(architect, 1, seat, "labour")
        assert texts(pos) == [*[f"work {character}"] * face.labourer, "done", "forfeit"]


@pytest.mark.clauses("QA-TILE-22")
def test_copies_of_a_character_are_equal(architect: Game) -> None:
    for character in CHARACTERS:
        guild = character.partition("-")[0]
        partner = PARTNER[guild]
        crew = {character: 2, f"{partner}-1": 3}
        points = [points_gained(at_village(architect, me, crew, guild, partner), "build") for me in (0, 1)]
        both = architect.position(
            {
                "seats": [{"craftsmen": crew, "carriage": "Oakmere"}] * 2,
                "to_move": 1,
                "step": "construct",
                "demand": {"Oakmere": [guild, partner]},
            }
        )
        points.append(points_gained(both, "build"))
        assert len(set(points)) == 1


@pytest.mark.clauses("QA-TILE-23")
def test_tiles_that_left_the_game_are_in_no_place(architect: Game) -> None:
    board = ["glazier-3", "blacksmith-2", "blacksmith-3", "bricklayer-2", "tailor-2", "tailor-3"]
    six = {"lumberjack-1": 0, "lumberjack-2": 1, "glazier-1": 2, "stonemason-1": 3, "tailor-1": 4, "bricklayer-1": 5}
    pos = position_with(architect, 1, {"craftsmen": six, "talers": 1}, "hire", billboard=board, price=3)
    pile = pos.to_dict()["pile"]
    pos.push("hire 1")
    pos.push("fire bricklayer-1")
    assert pos.view(None)["removed"] == {"bricklayer-1": 1, "tailor-3": 1}
    assert pos.to_dict()["pile"] == pile[2:]
    pos = position_with(architect, 1, {"craftsmen": {"tailor-3": 5}}, "labour")
    pile = pos.to_dict()["pile"]
    pos.push("work tailor-3")
    assert pos.view(None)["removed"] == {"tailor-3": 1}
    assert pos.to_dict()["pile"] == pile


@pytest.mark.clauses("QA-TILE-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_nobody_returns_and_the_pile_only_shrinks(architect: Game, players: int) -> None:
    pos = architect.new(players, seed=30 + players)
    gone: dict[str, int] = {}
    size = pos.view(None)["pile_size"]
    for now in random_play(pos, seed=players):
        view = now.view(None)
        assert all(view["removed"].get(name, 0) >= number for name, number in gone.items())
        assert view["pile_size"] <= size
        gone, size = view["removed"], view["pile_size"]
        employed = sum(len(seat["craftsmen"]) for seat in view["seats"])
        on_board = sum(name is not None for name in view["billboard"])
        assert employed + on_board + len(view["display"]) + size + sum(gone.values()) == 54
    assert gone


@pytest.mark.clauses("QA-TILE-24")
def test_performance_pays_no_talers(architect: Game) -> None:
    crew = {"lumberjack-1": 0, "tailor-1": 0}
    done = effects(at_village(architect, 1, crew, "lumberjack", "tailor"), "build", "climb 1")
    assert not [path for path in done if path.endswith("talers")]
    assert worth(crew) > 0
    seat = {"craftsmen": {f"{guild}-1": 0 for guild in GUILDS}, "carriage": "Ravenstow"}
    for guilds, talers in ((GUILDS[:2] + GUILDS[4:], 2), (GUILDS[:2] + GUILDS[3:5], 0)):
        pos = position_with(architect, 1, seat, "construct", demand={"Ravenstow": guilds})
        points_gained(pos, "build")
        assert pos.to_dict()["seats"][1]["talers"] == talers
