"""QA-COMP-29 to 42: rulings about components: supplies, the track, demand, maps, examples."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.boxes import GLASSENPORT, GUILDS, WEAK_CREW, place
from tests.rules.architect.situations import (
    band,
    changed_pack,
    clause,
    effects,
    points_gained,
    random_play,
    texts,
    tile_text,
    worth,
)

import queenswright as qw
from queenswright.kernel.game import Game

LAST_STREET_FOUR = '  ["Glassenport", "Tollbury"],\n'


@pytest.mark.clauses("QA-COMP-29")
def test_a_craftsman_tile_shows_six_performances_a_scroll_and_perhaps_the_day_labourer_icon(
    architect: Game, tmp_path: Path
) -> None:
    characters = architect.pack.content.characters
    assert [c.id for c in characters] == [f"{guild}-{n}" for guild in GUILDS for n in (1, 2, 3)]
    assert all(c.id == f"{c.guild}-{c.id[-1]}" and c.guild in GUILDS for c in characters)
    assert all(len(c.performance) == 6 for c in characters)
    assert len({c.name for c in characters}) == 18
    assert {c.labourer for c in characters} == {True, False}
    tile = tile_text("lumberjack-1")
    performance, repair, labourer = tile.split("\n")
    for old, new, message in (
        (tile, f"performance = [4, 4, 3, 0, 2]\n{repair}\n{labourer}", "a list of 6 whole numbers"),
        (tile, f"{performance}\n{labourer}", "repair: missing"),
        ('name = "Osric Splinterthumb"\n', "", "name: missing"),
        (tile, f"{performance}\n{repair}", "labourer: missing"),
    ):
        with pytest.raises(qw.PackError, match=message):
            changed_pack(tmp_path, (old, new))


@pytest.mark.clauses("QA-COMP-31")
def test_a_corrected_pack_is_played_without_code_changes(tmp_path: Path) -> None:
    changed = changed_pack(
        tmp_path,
        (tile_text("lumberjack-1"), "performance = [1, 2, 3, 0, 5, 6]\nrepair = 5\nlabourer = true"),
        (tile_text("lumberjack-2"), "performance = [0, 3, 4, 3, 2, 3]\nrepair = 2\nlabourer = true"),
        ('["lumberjack", "stonemason"]', '["lumberjack", "blacksmith"]'),
        ('  ["Quietwater", "Drapersgate"],\n]', '  ["Hartcrown", "Quietwater"],\n  ["Quietwater", "Nowhere"],\n'
         '  ["Quietwater", "Drapersgate"],\n]'),
        ('[[maps.few.location]]\nname = "Ravenstow"',
         place("Nowhere", "village", "few") + '[[maps.few.location]]\nname = "Ravenstow"'),
        ("values = [6, 5, 4, 3]", "values = [6, 5]"),
    )  # fmt: skip
    assert "Nowhere" in changed.new(2, seed=1).to_dict()["demand"]
    crew = {"lumberjack-1": 5, "lumberjack-2": 0, "blacksmith-2": 1}
    demand = {"Oakmere": ["lumberjack", "blacksmith"]}
    at: dict[str, Any] = {"seats": [{"craftsmen": crew, "carriage": "Oakmere", "talers": 9}, {}], "demand": demand}
    assert points_gained(changed.position({**at, "step": "construct"}), "build") == 6 + 0 + worth({"blacksmith-2": 1})
    assert points_gained(changed.position({**at, "step": "construct"}), "repair", "assign lumberjack-1", "done") == 5
    pos = changed.position({**at, "step": "labour"})
    assert texts(pos) == ["work lumberjack-1", "work lumberjack-2", "done", "forfeit"]
    pos = changed.position({**at, "step": "travel", "seats": [{"talers": 1}, {}]})
    assert effects(pos, "travel Nowhere") == {"seats.0.carriage": "Nowhere", "seats.0.talers": 0}
    pos = changed.position({**at, "step": "hire", "price": 5})
    assert effects(pos, "hire 1")["price"] == 6


@pytest.mark.clauses("QA-COMP-34")
def test_talers_do_not_run_out(architect: Game) -> None:
    rich = {"talers": 90, "bonds": 4, "confidence": 4, "craftsmen": {"tailor-1": 0}}
    pos = architect.position({"seats": [rich, rich], "to_move": 1, "step": "bank"})
    assert effects(pos, "redeem 4")["seats.1.talers"] == 98
    pos = architect.position({"seats": [rich, rich], "to_move": 1, "step": "labour"})
    assert effects(pos, "done") == {"seats.1.talers": 91}


@pytest.mark.clauses("QA-COMP-35")
def test_the_bond_supply_is_what_nobody_holds(architect: Game) -> None:
    seats = [{"bonds": 3, "confidence": 4}, {"bonds": 4}, {"bonds": 5}, {"bonds": 6}]
    pos = architect.position({"seats": seats, "step": "bank"})
    assert pos.view(0)["bond_supply"] == 28 - 18
    pos.push("redeem 3")
    assert pos.view(0)["bond_supply"] == 28 - 15


@pytest.mark.clauses("QA-COMP-35")
@pytest.mark.parametrize(("supply", "points", "gained"), [(3, 3, 3), (3, 4, 3), (1, 2, 1), (0, 3, 0), (4, 3, 3)])
def test_the_bond_supply_never_becomes_negative(architect: Game, supply: int, points: int, gained: int) -> None:
    seats = [{"bonds": 2}, {"bonds": 26 - supply}]
    pos = architect.position({"seats": seats, "pending": [], "ended": "round_limit"})
    assert pos.view(None)["bond_supply"] == supply
    pos = architect.position({"seats": seats, "track": [4], "to_move": 1, "step": "climb", "argument": points})
    if pos.step == "climb":
        pos.push("climb 0")
    assert pos.state.bonds == [2, 26 - supply + gained, 0, 0]
    assert pos.view(None)["bond_supply"] == supply - gained


@pytest.mark.clauses("QA-VAR-14")
def test_bonds_that_left_the_game_are_not_in_the_supply(architect: Game) -> None:
    house = {"options": {"redeemed_bonds_leave_game": True}, "redeemed_for_good": 5}
    pos = architect.position({"seats": [{"bonds": 2}, {"bonds": 4}], "to_move": 1, "step": "bank", **house})
    assert pos.view(None)["bond_supply"] == 28 - 6 - 5
    pos.push("redeem 1")
    assert pos.view(None)["bond_supply"] == 28 - 5 - 6
    assert pos.to_dict()["redeemed_for_good"] == 6


@pytest.mark.clauses("QA-COMP-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bonds_are_conserved_in_whole_games(architect: Game, players: int) -> None:
    for pos in random_play(architect.new(players, seed=players), seed=players):
        supply = pos.view(None)["bond_supply"]
        assert supply == 28 - sum(seat["bonds"] for seat in pos.to_dict()["seats"])
        assert supply >= 0


@pytest.mark.clauses("QA-COMP-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_is_a_start_and_nine_spaces_with_a_token_each(architect: Game, players: int) -> None:
    tokens = [4, 5, 5, 6, 6, 6, 7, 7, 7]
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    at = {"seats": seats, "track": tokens, "step": "climb", "to_move": players - 1}
    pos = architect.position({**at, "argument": 60})
    assert pos.to_dict()["track"] == tokens
    assert texts(pos) == [f"climb {n}" for n in range(10)]
    assert clause(pos, "climb 10") == "QA-CLIMB-11"
    assert effects(pos, "climb 9")[f"seats.{players - 1}.track"] == 9
    seats[-1] = {"track": 8}
    assert texts(architect.position({**at, "argument": 60})) == ["climb 0", "climb 1"]
    seats[-1] = {"track": 10}
    with pytest.raises(qw.PositionError, match="from 0 to 9"):
        architect.position({**at, "argument": 60})


@pytest.mark.clauses("QA-VAR-11")
def test_the_full_track_has_twelve_spaces(architect: Game) -> None:
    at: dict[str, Any] = {"seats": [{}, {}], "options": {"full_track": True}, "step": "climb"}
    pos = architect.position({**at, "argument": 78})
    assert sorted(pos.to_dict()["track"]) == [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
    assert texts(pos)[-1] == "climb 12"
    assert texts(architect.position({**at, "argument": 77}))[-1] == "climb 11"
    assert len(architect.new(2, seed=3, options={"full_track": True}).to_dict()["track"]) == 12
    assert len(architect.new(2, seed=3, options={"variant": "companion", "full_track": False}).to_dict()["track"]) == 9


@pytest.mark.clauses("QA-COMP-37")
def test_the_whole_track_costs_between_53_and_64_points(architect: Game) -> None:
    cheap, dear = [4, 5, 5, 6, 6, 6, 7, 7, 7], [6, 6, 6, 7, 7, 7, 8, 8, 9]
    for tokens, total in ((cheap, 53), (dear, 64)):
        at: dict[str, Any] = {"seats": [{}, {}], "track": tokens, "step": "climb"}
        assert "climb 9" in texts(architect.position({**at, "argument": total}))
        assert "climb 9" not in texts(architect.position({**at, "argument": total - 1}))
    totals = {sum(architect.new(2 + seed % 3, seed=seed).to_dict()["track"]) for seed in range(1500)}
    assert totals == set(range(53, 65))


@pytest.mark.clauses("QA-COMP-38")
def test_every_guild_is_in_demand_equally_often(architect: Game) -> None:
    for kind, often in (("village", 3), ("monastery", 5), ("town", 6)):
        tiles = [tile.guilds for tile in architect.pack.content.demand if tile.location == kind]
        assert Counter(guild for guilds in tiles for guild in guilds) == dict.fromkeys(GUILDS, often)
        assert all(len(set(guilds)) == len(guilds) for guilds in tiles)


@pytest.mark.clauses("QA-COMP-39")
def test_the_nine_town_bonuses(architect: Game) -> None:
    bonuses = Counter((tile.bonus, tile.amount) for tile in architect.pack.content.demand if tile.location == "town")
    assert bonuses == {
        ("appreciation", 1): 1,
        ("appreciation", 2): 1,
        ("appreciation", 3): 1,
        ("talers", 2): 1,
        ("talers", 3): 1,
        ("talers", 4): 1,
        ("hire", 0): 3,
    }


@pytest.mark.clauses("QA-COMP-40")
def test_a_map_is_connected(tmp_path: Path) -> None:
    with pytest.raises(qw.PackError, match="no way from the capital to: Matinsby"):
        changed_pack(tmp_path, ('  ["Matinsby", "Coppermarch"],\n', ""), ('  ["Matinsby", "Eastwarden"],\n', ""))


@pytest.mark.clauses("QA-COMP-40")
@pytest.mark.parametrize(("kind", "found", "most"), [("village", 8, 9), ("monastery", 8, 10), ("town", 7, 9)])
def test_a_map_has_no_more_places_than_demand_tiles(tmp_path: Path, kind: str, found: int, most: int) -> None:
    names = ["Ash", "Birch", "Cedar", "Dogwood"][: most - found + 1]

    def with_places(number: int) -> Game:
        streets = LAST_STREET_FOUR + "".join(f'  ["Glassenport", "{name}"],\n' for name in names[:number])
        places = GLASSENPORT + "".join(place(name, kind) for name in names[:number])
        return changed_pack(tmp_path, (LAST_STREET_FOUR, streets), (GLASSENPORT, places))

    largest = with_places(most - found)
    kinds = Counter(location.type for location in largest.pack.content.map_for(4).locations)
    assert kinds[kind] == most
    assert len(largest.new(4, seed=0).to_dict()["demand"]) == len(largest.pack.content.map_for(4).locations) - 1
    with pytest.raises(qw.PackError, match=f"got {most + 1} of type {kind}"):
        with_places(most - found + 1)


@pytest.mark.clauses("QA-COMP-40")
def test_the_side_for_four_players_is_the_larger_one(architect: Game, tmp_path: Path) -> None:
    assert len(architect.pack.content.map_for(4).locations) > len(architect.pack.content.map_for(3).locations)
    kinds = ["village"] * 3 + ["monastery"] * 3

    def with_places(number: int) -> Game:
        names = [f"New{letter}" for letter in "abcdef"][:number]
        street = '  ["Psalmstead", "Drapersgate"],\n  ["Quietwater", "Drapersgate"],\n]'
        streets = street[:-1] + "".join(f'  ["Hartcrown", "{name}"],\n' for name in names) + "]"
        places = "".join(place(name, kind, "few") for name, kind in zip(names, kinds, strict=False))
        end = 'name = "Coppermarch"\ntype = "town"\nx = 826\ny = 92\n'
        return changed_pack(tmp_path, (street, streets), (end, end + places))

    assert len(with_places(5).new(2, seed=0).to_dict()["demand"]) == 17 + 5
    with pytest.raises(qw.PackError, match=r"more locations than maps\.few"):
        with_places(6)


@pytest.mark.clauses("QA-COMP-41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_has_a_demand_space_and_four_building_sites(architect: Game, players: int) -> None:
    places = [location.name for location in architect.pack.content.map_for(players).locations[1:]]
    assert list(architect.new(players, seed=0).to_dict()["demand"]) == places
    me = players - 1
    for name in places:
        points = []
        for builders in range(players):
            seats: list[dict[str, Any]] = [{} for _ in range(players)]
            seats[me] = {"craftsmen": WEAK_CREW, "carriage": name}
            built = {name: list(range(builders))} if builders else {}
            pos = architect.position({"seats": seats, "to_move": me, "step": "construct", "buildings": built})
            bonus = pos.to_dict()["demand"][name].get("bonus", {"kind": "none"})
            points.append(points_gained(pos, "build"))
            if bonus["kind"] == "appreciation":
                points[-1] -= bonus["amount"]
            assert pos.to_dict()["buildings"] == {name: [*range(builders), me]}
        assert points == [8, 6, 4, 2][:players]


@pytest.mark.clauses("QA-COMP-42")
def test_the_rulebook_examples_are_possible_with_the_shipped_pack(architect: Game) -> None:
    characters, boards = architect.pack.content.characters, architect.pack.content.maps
    woodcutters = [c for c in characters if c.guild == "lumberjack"]
    assert any((3, 0) in zip(c.performance, c.performance[1:], strict=False) for c in woodcutters)
    assert any(a.repair + b.repair == 5 and a.guild != b.guild for a in characters for b in characters)
    crew = band(19, "lumberjack", "blacksmith", "glazier", "tailor")
    pos = architect.position({"seats": [{"craftsmen": crew, "track": 9}, {}], "step": "construct"})
    assert effects(pos, "palace") == {"seats.0.contribution": 19}
    for board in boards:
        villages = [i for i, location in enumerate(board.locations) if location.type == "village"]
        assert any(4 in board.distances()[i] for i in villages)
