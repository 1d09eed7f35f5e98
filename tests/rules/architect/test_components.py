"""QA-COMP: what is in the box, as the shipped pack and the record have it, and what a pack may not change."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.rules.architect.boxes import GLASSENPORT, GUILDS, WEAK_CREW
from tests.rules.architect.situations import (
    changed_pack,
    clause,
    effects,
    texts,
)

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

VILLAGE_TILE = '[[demand.tile]]\nlocation = "village"\nguilds = ["lumberjack", "stonemason"]\n'


def all_tiles(pos: Position) -> Counter[str]:
    """Every craftsman tile on the table."""
    table = pos.to_dict()
    employed = [name for seat in table["seats"] for name in seat["craftsmen"]]
    return Counter([c for c in table["billboard"] if c] + table["display"] + table["pile"] + employed)


@pytest.mark.clauses("QA-COMP-01")
def test_a_game_has_two_three_or_four_players(architect: Game) -> None:
    for players in (2, 3, 4):
        assert architect.new(players, seed=1).players == players
    for players in (0, 1, 5):
        with pytest.raises(qw.OptionError, match="expected one of: 2, 3, 4"):
            architect.new(players, seed=1)
    for seats in (1, 5):
        with pytest.raises(qw.PositionError, match="2 to 4 tables"):
            architect.position({"seats": [{}] * seats})


@pytest.mark.clauses("QA-COMP-02")
def test_the_board_has_one_side_for_four_and_one_for_two_or_three(architect: Game, tmp_path: Path) -> None:
    assert [board.players for board in architect.pack.content.maps] == [(4,), (2, 3)]
    for old, new in (("players = [4]", "players = [3, 4]"), ("players = [2, 3]", "players = [2]")):
        with pytest.raises(qw.PackError, match="players"):
            changed_pack(tmp_path, (old, new))


@pytest.mark.clauses("QA-COMP-03")
@pytest.mark.parametrize(
    ("exchange", "missing"),
    [
        (("[track]\nprovenance", "[elsewhere]\nprovenance"), "track"),
        (('players = [4]\nprovenance = "ours"\nstreets', 'players = [4]\nprovenance = "ours"\nroads'), "streets"),
        (("[travel]\nprovenance", "[elsewhere]\nprovenance"), "travel"),
        (("[billboard]\nprovenance", "[elsewhere]\nprovenance"), "billboard"),
        (("[price_scale]\nprovenance", "[elsewhere]\nprovenance"), "price_scale"),
    ],
)
def test_no_part_of_the_board_may_be_missing(exchange: tuple[str, str], missing: str, tmp_path: Path) -> None:
    with pytest.raises(qw.PackError, match=missing):
        changed_pack(tmp_path, exchange)


@pytest.mark.clauses("QA-COMP-04", "QA-COMP-05")
def test_the_map_knows_four_location_types_and_one_capital(architect: Game, tmp_path: Path) -> None:
    for board in architect.pack.content.maps:
        kinds = Counter(location.type for location in board.locations)
        assert set(kinds) == {"capital", "village", "monastery", "town"}
        assert kinds["capital"] == 1
    with pytest.raises(qw.PackError, match="village, monastery, town"):
        changed_pack(tmp_path, (GLASSENPORT, GLASSENPORT.replace("town", "harbour")))
    with pytest.raises(qw.PackError, match="village, monastery, town"):
        changed_pack(tmp_path, (GLASSENPORT, GLASSENPORT.replace('"town"', '"capital"')))
    with pytest.raises(qw.PackError, match="expected one of: capital"):
        changed_pack(tmp_path, ('type = "capital"\nx = 506', 'type = "village"\nx = 506'))


@pytest.mark.clauses("QA-COMP-05")
def test_the_capital_lies_in_the_middle_of_the_map(architect: Game) -> None:
    for board in architect.pack.content.maps:
        nearest = min(board.locations, key=lambda place: (place.x - 500) ** 2 + (place.y - 250) ** 2)
        assert nearest.type == "capital"


@pytest.mark.clauses("QA-COMP-06", "QA-COMP-07")
def test_the_demand_tiles_are_nine_ten_and_nine(architect: Game, tmp_path: Path) -> None:
    kinds = Counter(tile.location for tile in architect.pack.content.demand)
    assert kinds == {"village": 9, "monastery": 10, "town": 9}
    with pytest.raises(qw.PackError, match="28 tables"):
        changed_pack(tmp_path, (VILLAGE_TILE, ""))
    with pytest.raises(qw.PackError, match="28 tables"):
        changed_pack(tmp_path, (VILLAGE_TILE, VILLAGE_TILE + VILLAGE_TILE))
    monastery = '[[demand.tile]]\nlocation = "monastery"\nguilds = ["lumberjack", "stonemason", "tailor"]\n'
    with pytest.raises(qw.PackError, match="QA-COMP-07"):
        changed_pack(tmp_path, (VILLAGE_TILE, monastery))


@pytest.mark.clauses("QA-COMP-08")
def test_a_demand_tile_fits_only_its_own_type(architect: Game) -> None:
    village, monastery, town = ["lumberjack", "tailor"], ["lumberjack", "blacksmith", "glazier"], GUILDS[1:5]
    fitting = {"Oakmere": village, "Candleholm": monastery, "Ravenstow": town}
    pos = architect.position({"seats": [{}, {}], "demand": fitting})
    assert {name: pos.to_dict()["demand"][name]["guilds"] for name in fitting} == fitting
    for (name, tile), guilds in product(fitting.items(), fitting.values()):
        if guilds != tile:
            with pytest.raises(qw.PositionError, match="an unused tile of a"):
                architect.position({"seats": [{}, {}], "demand": {name: guilds}})


@pytest.mark.clauses("QA-COMP-09")
def test_demand_tiles_show_two_three_or_four_guilds(architect: Game, tmp_path: Path) -> None:
    shown = {(tile.location, len(tile.guilds)) for tile in architect.pack.content.demand}
    assert shown == {("village", 2), ("monastery", 3), ("town", 4)}
    for tile, number in (
        ('"village"\nguilds = ["lumberjack", "stonemason"]', 2),
        ('"monastery"\nguilds = ["lumberjack", "blacksmith", "glazier"]', 3),
        ('"town"\nguilds = ["blacksmith", "glazier", "bricklayer", "tailor"]', 4),
    ):
        fewer = tile.replace(tile[tile.rindex(", ") :], "]")
        for wrong in (fewer, tile.replace("]", ', "tailor"]'), tile.replace("]", ', "bricklayer"]')):
            with pytest.raises(qw.PackError, match=f"{number} different values"):
                changed_pack(tmp_path, (tile, wrong))


@pytest.mark.clauses("QA-COMP-10")
def test_town_tiles_have_one_bonus_and_the_others_none(architect: Game, tmp_path: Path) -> None:
    assert {(tile.location, tile.bonus == "none") for tile in architect.pack.content.demand} == {
        ("village", True),
        ("monastery", True),
        ("town", False),
    }
    with pytest.raises(qw.PackError, match="bonus: unknown key"):
        changed_pack(tmp_path, (VILLAGE_TILE, VILLAGE_TILE + 'bonus = { kind = "hire" }\n'))
    with pytest.raises(qw.PackError, match="bonus: missing"):
        changed_pack(tmp_path, ('bonus = { kind = "appreciation", amount = 1 }', ""))


@pytest.mark.clauses("QA-COMP-11", "QA-COMP-12")
def test_the_twelve_appreciation_tokens(architect: Game, tmp_path: Path) -> None:
    tokens = architect.pack.mirror.tokens
    assert Counter(tokens) == {4: 1, 5: 2, 6: 3, 7: 3, 8: 2, 9: 1}
    assert sum(tokens) == 78
    for number in ("[4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8]", "[4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9]"):
        with pytest.raises(qw.PackError, match="a list of 12 whole numbers"):
            changed_pack(tmp_path, ("[4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]", number))
    with pytest.raises(qw.PositionError, match="QA-COMP-12"):
        architect.position({"seats": [{}, {}], "track": [9, 9]})


@pytest.mark.clauses("QA-COMP-13")
def test_one_price_marker_serves_everybody(architect: Game) -> None:
    pos = architect.position({"seats": [{"talers": 9}, {"talers": 9, "architect": "labour"}], "step": "hire"})
    assert pos.to_dict()["price"] == 6
    pos.push("hire 1")
    assert pos.to_dict()["price"] == 5
    pos.push("move 1")
    assert effects(pos, "hire 6")["seats.1.talers"] == 9 - 5
    assert pos.to_dict()["price"] == 6


@pytest.mark.clauses("QA-COMP-15", "QA-COMP-35")
def test_there_are_twenty_eight_bonds(architect: Game) -> None:
    held = [{"bonds": 20}, {"bonds": 7}, {"bonds": 1}]
    assert architect.pack.mirror.bonds == 28
    assert architect.position({"seats": held}).view(None)["bond_supply"] == 0
    held[2] = {"bonds": 0}
    assert architect.position({"seats": held}).view(None)["bond_supply"] == 1
    held[2] = {"bonds": 2}
    with pytest.raises(qw.PositionError, match="29 bonds held, expected at most 28"):
        architect.position({"seats": held})


@pytest.mark.clauses("QA-COMP-16", "QA-COMP-17", "QA-COMP-32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fifty_four_craftsmen_are_three_copies_of_three_characters_of_six_guilds(architect: Game, players: int) -> None:
    tiles = all_tiles(architect.new(players, seed=players))
    assert tiles.total() == 54
    assert tiles == Counter({f"{guild}-{n}": 3 for guild in GUILDS for n in (1, 2, 3)})
    by_guild = Counter(name.partition("-")[0] for name in tiles.elements())
    assert by_guild == dict.fromkeys(GUILDS, 9)


@pytest.mark.clauses("QA-COMP-32")
def test_no_fourth_copy_of_a_character_can_be_in_play(architect: Game) -> None:
    held: list[dict[str, Any]] = [{"craftsmen": {"tailor-3": 0}} for _ in range(3)]
    board = ["lumberjack-1", "lumberjack-2", "lumberjack-3", "glazier-1", "glazier-2", "glazier-3"]
    assert all_tiles(architect.position({"seats": held, "billboard": board}))["tailor-3"] == 3
    for extra in ({"billboard": ["tailor-3", *board[1:]]}, {"billboard": board, "pile": ["tailor-3"]}):
        with pytest.raises(qw.PositionError, match="more than 3 copies in play of: tailor-3"):
            architect.position({"seats": held, **extra})


@pytest.mark.clauses("QA-COMP-18", "QA-COMP-33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_craftsmen_are_one_copy_of_each_character(architect: Game, players: int) -> None:
    for seed in range(20):
        pos = architect.new(players, seed=seed)
        table, marked = pos.to_dict(), pos.view(None)["pile_starting"]
        starting = table["billboard"] + table["display"] + table["pile"][:marked]
        assert len(starting) == 18
        assert set(starting) == {f"{guild}-{n}" for guild in GUILDS for n in (1, 2, 3)}
        assert len(table["pile"][marked:]) == 36


@pytest.mark.clauses("QA-COMP-19", "QA-COMP-20", "QA-COMP-22", "QA-COMP-23", "QA-COMP-24", "QA-COMP-25")
def test_four_player_sets_with_their_figures_carriage_tavern_star_and_quitting_time_tiles(architect: Game) -> None:
    table = architect.new(4, seed=1).to_dict()
    assert [seat["colour"] for seat in table["seats"]] == ["yellow", "green", "blue", "red"]
    for seat in table["seats"]:
        figures = {name: seat[name] for name in ("architect", "confidence", "track")}
        assert figures == {"architect": "construct", "confidence": 1, "track": 0}
        assert seat["carriage"] == "Hartcrown"
        assert seat["tavern"] == {"entrance": GUILDS, "saloon": [], "dormitory": []}


@pytest.mark.clauses("QA-COMP-19", "QA-COMP-20", "QA-COMP-22", "QA-COMP-23")
def test_every_player_moves_own_pieces_only(architect: Game) -> None:
    crew = {"lumberjack-2": 0, "glazier-1": 0}
    seats: list[dict[str, Any]] = [{}, {"talers": 9, "craftsmen": crew}, {}]
    at = {"seats": seats, "to_move": 1, "track": [4]}
    assert effects(architect.position(at), "move 3") == {"seats.1.architect": "bank"}
    assert effects(architect.position({**at, "step": "bank"}), "confidence") == {"seats.1.confidence": 2}
    assert effects(architect.position({**at, "step": "travel"}), "travel Gooselow") == {"seats.1.carriage": "Gooselow"}
    sent = effects(architect.position({**at, "step": "tavern"}), "send tailor")
    assert sent == {
        "seats.1.talers": 8,
        "seats.1.tavern.entrance": GUILDS[:5],
        "seats.1.tavern.saloon": ["tailor"],
    }
    climbed = effects(architect.position({**at, "step": "climb", "argument": 4}), "climb 1")
    assert climbed == {"seats.1.track": 1}


@pytest.mark.clauses("QA-COMP-21")
@pytest.mark.parametrize("me", [0, 1])
def test_eight_building_markers_for_every_player(architect: Game, me: int) -> None:
    assert architect.pack.mirror.building_markers == 8
    places = [location.name for location in architect.pack.content.map_for(2).locations[1:]]
    seats: list[dict[str, Any]] = [{}, {}]
    seats[me] = {"craftsmen": WEAK_CREW, "carriage": places[8]}
    at: dict[str, Any] = {"seats": seats, "to_move": me, "step": "construct"}
    pos = architect.position({**at, "buildings": {name: [me] for name in places[:7]}})
    assert effects(pos, "build")[f"buildings.{places[8]}"] == [me]
    pos = architect.position({**at, "buildings": {name: [me] for name in places[:8]}})
    assert clause(pos, "build") == "QA-BUILD-25"
    with pytest.raises(qw.PositionError, match=f"seat {me} has 9, expected 8"):
        architect.position({**at, "buildings": {name: [me] for name in places[:9]}})


@pytest.mark.clauses("QA-COMP-24")
def test_there_is_one_quitting_time_tile_for_each_guild(architect: Game) -> None:
    rooms = {"saloon": ["tailor"], "dormitory": ["lumberjack", "glazier"]}
    pos = architect.position({"seats": [{}, {"tavern": rooms}]})
    assert pos.to_dict()["seats"][1]["tavern"] == {"entrance": ["blacksmith", "stonemason", "bricklayer"], **rooms}
    with pytest.raises(qw.PositionError, match="each guild in one room only"):
        architect.position({"seats": [{}, {"tavern": {"saloon": ["tailor"], "dormitory": ["tailor"]}}]})


@pytest.mark.clauses("QA-COMP-26")
def test_a_tavern_board_shows_the_moneychanger_track_and_three_areas(architect: Game) -> None:
    pos = architect.position({"seats": [{"tavern": {"saloon": ["tailor"]}}, {}], "step": "bank"})
    assert list(pos.to_dict()["seats"][0]["tavern"]) == ["entrance", "saloon", "dormitory"]
    assert effects(pos, "confidence") == {"seats.0.confidence": 2}
    with pytest.raises(qw.PositionError, match="unknown key"):
        architect.position({"seats": [{"tavern": {"cellar": ["tailor"]}}, {}]})


@pytest.mark.clauses("QA-COMP-27")
def test_an_action_star_has_six_action_spaces_and_six_notches(architect: Game) -> None:
    pos = architect.position({"seats": [{}, {}]})
    stops = []
    for _ in range(6):
        for seat in (0, 1):
            assert pos.to_move == seat
            stops.append(effects(pos, "move 1")[f"seats.{seat}.architect"])
            if pos.step not in ("architect", None):
                pos.push("forfeit")
    assert stops[::2] == stops[1::2] == ["labour", "hire", "bank", "travel", "tavern", "construct"]
    full = {"craftsmen": {f"{guild}-1": 0 for guild in GUILDS}}
    assert len(architect.position({"seats": [full, {}]}).to_dict()["seats"][0]["craftsmen"]) == 6
    full["craftsmen"]["tailor-2"] = 0
    with pytest.raises(qw.PositionError, match="got 7, expected at most 6"):
        architect.position({"seats": [full, {}]})


@pytest.mark.clauses("QA-COMP-28")
def test_the_billboard_has_six_spaces_with_cost_and_hammer_a_price_scale_and_a_draw_pile(architect: Game) -> None:
    pile = ["lumberjack-3", "glazier-2", "tailor-2"]
    board = ["lumberjack-1", "lumberjack-2", "blacksmith-1", "blacksmith-2", "tailor-1", "tailor-3"]
    at = {"seats": [{}, {"talers": 30}], "to_move": 1, "step": "hire", "billboard": board, "pile": pile, "price": 4}
    assert texts(architect.position(at)) == [*(f"hire {n}" for n in range(1, 7)), "forfeit"]
    paid, hammers = [], []
    for n in range(1, 7):
        pos = architect.position(at)
        done = effects(pos, f"hire {n}")
        paid.append(30 - done["seats.1.talers"])
        hammers.append(done[f"seats.1.craftsmen.{board[n - 1]}"])
        assert pos.to_dict()["billboard"][0] == pile[0]
        assert pos.to_dict()["pile"] == pile[1:]
    assert paid == [1, 2, 3, 4, 5, 4]
    assert hammers == [5, 4, 3, 2, 1, 0]
    with pytest.raises(qw.MalformedMove):
        architect.position(at).push("hire 7")
