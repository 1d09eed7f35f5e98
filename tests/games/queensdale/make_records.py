"""Writes the campaigns that `test_records.py` replays, all of them with one command:

    QUEENSWRIGHT_RULES=numba python -m tests.games.queensdale.make_records [FOLDER [NAME ...]]

They are played by the planner of the bots, which leaves some decisions to chance so that more of the rules is seen,
with fixed seeds. Uncompiled it takes minutes and writes the same. A better planner writes other campaigns, which is no
reason to replace those that are kept: they are evidence of how the rules were. When a kept file no longer replays,
raise `rules_version` instead of writing it anew.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import queenswright as qw
from queenswright.bots.mind import Mind
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record

FOLDER = Path(__file__).parent / "records"
DATE = "2026-01-01"
CARELESS = 10
"""One decision out of so many is left to chance."""
CAMPAIGNS: Mapping[str, tuple[int, int, Mapping[str, Any], int]] = {
    "castle-2": (1, 2, {}, 3),
    "castle-3": (1, 3, {}, 2),
    "castle-4": (1, 4, {}, 6),
    "games-2": (1, 2, {"games": 2, "first": "green"}, 0),
    "games-3": (1, 3, {"games": 1, "colours": "blue-green-yellow"}, 0),
    "games-4": (1, 4, {"games": 1, "first": "yellow"}, 0),
    "castle-2-wall": (2, 2, {}, 9),
    "castle-3-road": (2, 3, {}, 2),
    "castle-4-wall": (2, 4, {}, 1),
    "castle-2-road": (3, 2, {}, 2),
    "castle-3-wall": (3, 3, {}, 5),
    "castle-4-road": (3, 4, {}, 1),
}
"""Edition of the pack, players, options and seed by name of the file."""


def planned(mind: Mind, position: Position) -> Move:
    """The move that the planner likes best."""
    worth, _ = mind.plan(position.held)
    return position.move_at(max(worth, key=lambda i: (worth[i], -i)))


def play(game: Game, players: int, options: Mapping[str, Any], seed: int) -> Position:
    """Play a campaign to its end; `seed` is that of the game and of the careless decisions."""
    mind, position, chance = Mind(game), game.new(players, seed, options), random.Random(seed)
    while not position.is_over:
        careless = chance.randrange(CARELESS) == 0
        position.push(chance.choice(position.legal_moves) if careless else planned(mind, position))
    return position


def edition(number: int) -> Game:
    """The game with an edition of the shipped pack; only the newest does not lie among the older ones."""
    newest = qw.load("queensdale")
    older = newest.rules.folder / "packs" / "older" / f"valley-{number}.toml"
    return qw.load("queensdale", pack=older) if older.is_file() else newest


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(exist_ok=True)
    for name in sys.argv[2:] or CAMPAIGNS:
        number, players, options, seed = CAMPAIGNS[name]
        position = play(edition(number), players, options, seed)
        assert position.end_reason == name.partition("-")[0], f"{name}: {position.end_reason}"
        (folder / f"{name}.qw").write_text(write_record(record_of(position, date=DATE)), encoding="utf-8")


if __name__ == "__main__":
    main()
