"""Games of Queen's Architect with packs of any kind: documents, notation and records stay exact whatever a pack holds.

The packs are valid but far from the shipped one: several demand tiles of one face, values at their limits, short and
long tracks, few and many bonds, other maps. Games go on for many rounds.
"""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import queenswright as qw
from queenswright.games.architect.content.house_rules import NAMES
from queenswright.games.architect.state import GUILDS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import read_record, record_of, write_record

PACKS = range(24)
MOVES = 160
"""A game with more rounds goes on from a late round instead."""

ROYAL = tomllib.loads((qw.load("architect").rules.folder / "packs" / "royal.toml").read_text(encoding="utf-8"))
ODD_NAMES = ("Oak Mere", "Oak  Mere", " Oaken", "Oaken ", "St Anne's-on-Sea", "straße", "İzmir", "Forfeit")
KEPT = (0, 4)
"""A lumberjack and a blacksmith with whom the examples of the rulebook can be played (QA-COMP-42)."""
LIMITS: dict[str, list[Any]] = {
    "components.bonds": [8, 28, 999],
    "components.starting_bonds": [0, 2],
    "components.building_markers": [1, 8, 29],
    "tokens.values": [[1] * 12, [99] * 12, [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]],
    "track.spaces": [1, 9, 12],
    "billboard.hiring_cost": [[0] * 5, [99] * 5, [1, 2, 3, 4, 5]],
    "billboard.jobs_left": [[1] * 6, [6] * 6, [1, 2, 3, 4, 5, 6]],
    "price_scale.values": [[6], [6, 5, 4, 3, 2, 1, 0], [6, 5, 4, 3]],
    "moneychanger.bonds_at_once": [[1], [8], [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4]],
    "redeeming.talers_per_bond": [1, 2, 99],
    "labour.craftsmen_per_taler": [1, 2, 6],
    "labour.bonus": [0, 2, 99],
    "travel.cost": [[0] * 6, [0, 99, 99, 99, 99, 99], [0, 1, 3, 6, 10, 15]],
    "tavern.fee": [[0] * 6, [99] * 6, [1, 3, 6, 10, 15, 21]],
    "sites.reduction": [[0] * 4, [99] * 4, [0, 2, 4, 6]],
    "maximum.village": [0, 10, 99],
    "maximum.town": [0, 20, 99],
    "base_points.town": [0, 3, 99],
    "palace.performance": [0, 15, 30],
    "repairs.craftsmen": [1, 3, 6],
}


def random_pack(chance: random.Random) -> dict[str, Any]:
    """The shipped pack with many of its values exchanged for others that a pack may have."""
    pack: dict[str, Any] = copy.deepcopy(ROYAL)
    for path, values in LIMITS.items():
        if chance.random() < 0.6:
            group, key = path.split(".")
            pack[group][key] = chance.choice(values)
    for number, tile in enumerate(pack["characters"]["tile"]):
        if number not in KEPT and chance.random() < 0.5:
            tile["performance"] = [chance.choice((0, 1, 5, 9)) for _ in range(6)]
            tile["repair"] = chance.choice((tile["repair"], 9))
    del pack["bonuses"]
    faces = chance.randint(1, 9)
    for tile in pack["demand"]["tile"]:
        kind = random.Random(f"{chance.randrange(faces)} {tile['location']}")
        tile["guilds"] = chance.sample(kind.sample(GUILDS, len(tile["guilds"])), len(tile["guilds"]))
        if tile["location"] == "town":
            tile["bonus"] = kind.choice([{"kind": "hire"}, {"kind": "talers", "amount": 9}, tile["bonus"]])
    for side in pack["maps"].values():
        rename(side, {"Oakmere": "Oak", "Brambleford": chance.choice(ODD_NAMES)})
    return pack


def rename(board: dict[str, Any], names: dict[str, str]) -> None:
    for place in board["location"]:
        place["name"] = names.get(place["name"], place["name"])
    board["streets"] = [[names.get(end, end) for end in street] for street in board["streets"]]


def written(value: Any) -> str:
    """A value of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def game_with(pack: dict[str, Any], folder: Path) -> Game:
    path = folder / "random.toml"
    path.write_text("\n".join(f"{group} = {written(values)}" for group, values in pack.items()), encoding="utf-8")
    return qw.load("architect", pack=path)


def check_round_trips(game: Game, position: Position) -> None:
    """The document gives the same bytes, also after JSON, and every move is found by its notation."""
    document = json.loads(json.dumps(position.to_dict()))
    read = game.position(document)
    assert read.to_bytes() == position.to_bytes()
    assert read.to_dict() == document
    for move in position.legal_moves:
        assert position.parse(move.text) == move
        assert position.parse(move.text.upper()) == move


@pytest.mark.parametrize("number", PACKS)
def test_games_with_a_random_pack_survive_documents_notation_and_records(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    game = game_with(random_pack(chance), tmp_path)
    options: dict[str, Any] = {name: True for name in NAMES if chance.random() < 0.3}
    options["track_end_decides"] = options.get("track_end_decides", False) and "race_to_track_end" not in options
    options["round_limit"] = chance.choice((None, 1000))
    position = game.new(chance.randint(2, 4), number, options)
    for n in range(MOVES):
        if position.is_over:
            break
        eager = [move for move in position.legal_moves if move.text != "forfeit"]
        position.push(chance.choice(eager or position.legal_moves))
        if n % 4 == 0:
            check_round_trips(game, position)
    check_round_trips(game, position)
    assert read_record(write_record(record_of(position))).replay(game).to_bytes() == position.to_bytes()


def test_random_packs_have_demand_tiles_of_one_face() -> None:
    """The property above is about something: most of its packs repeat faces."""
    repeated = 0
    for number in PACKS:
        tiles = random_pack(random.Random(number))["demand"]["tile"]
        faces = Counter((tile["location"], frozenset(tile["guilds"]), str(tile.get("bonus"))) for tile in tiles)
        repeated += max(faces.values()) > 1
    assert repeated == len(PACKS)


@pytest.mark.parametrize("number", range(3))
def test_a_long_game_without_a_limit_survives_its_documents(number: int) -> None:
    """From a late round on, through the rounds at which fields of the record once ended."""
    game = qw.load("architect")
    for late in (9_998, 32_766, 65_534):
        document = {**game.new(2 + number, number).to_dict(), "options": {"round_limit": None}}
        position = game.position(document)
        while position.to_dict()["round"] == 0:
            position.push(position.legal_moves[0])
        position = game.position({**position.to_dict(), "round": late})
        chance = random.Random(number)
        while not position.is_over and position.to_dict()["round"] < late + 4:
            position.push(chance.choice(position.legal_moves))
            check_round_trips(game, position)
        assert position.is_over or position.to_dict()["round"] == late + 4
