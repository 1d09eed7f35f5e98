"""Writes the finished games that `test_records.py` replays: one per way to end, number of players and preset.

    python -m tests.games.architect.make_records [FOLDER]

Those of the first edition of the pack are complete; of every later edition there is a game for each number of players.

The games are played by the palace policy with fixed seeds, so the same rules write the same files. A record that is
kept is evidence of how the rules were: when a file would change, raise `rules_version` instead of writing it anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.games.architect.palace_policy import choose

import queenswright as qw
from queenswright.kernel.chance import player_next, player_seed
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record

FOLDER = Path(__file__).parent / "records"
DATE = "2026-01-01"
PLAYERS = (2, 3, 4)
FEW_ROUNDS = 10
PRESETS: Mapping[str, Mapping[str, Any]] = {"standard": {}, "companion": {"variant": "companion"}}
RACE = {"race_to_track_end": True}
SWITCHED_OFF = {"companion": {"track_end_decides": False}}
"""race_to_track_end and track_end_decides exclude each other (QA-VAR-12)."""

SEEDS = {("companion", 2): 1}
"""The seed of a preset and number of players, where 0 does not lead to the palace."""
MORE_GAMES: Mapping[str, tuple[int, Mapping[str, Any], int]] = {
    "palace-2-standard-shared": (2, {}, 87),
    "palace-3-standard-shared": (3, {}, 81),
    "palace-4-standard-two-contributors": (4, {}, 12),
    "palace-3-companion-two-contributors": (3, {"variant": "companion"}, 2),
    "round_limit-2-companion-60": (2, {"variant": "companion"}, 0),
}
"""Further endings: players, options, seed."""
LATER_EDITIONS = (2, 3)


def policy_move(position: Position, x: int) -> Move:
    """The move of the palace policy; `x` is the state of its generator."""
    game, moves = position.game, position.legal_moves
    first = game.rules.first_actions[game.step_of(moves[0].action)]
    mask = sum(1 << (move.action - first) for move in moves)
    action = first + choose(game.pack.mirror, position.state, mask, x)
    return next(move for move in moves if move.action == action)


def play(position: Position, seed: int) -> Position:
    """Play to the end by the palace policy; `seed` is that of the policy's own generator."""
    x = player_seed(seed)
    while not position.is_over:
        if len(position.legal_moves) > 1:
            x = player_next(x)
        position.push(policy_move(position, x))
    return position


def finished_games(game: Game) -> Iterator[tuple[str, Position]]:
    """Every game to keep, with the name of its file."""
    for preset, options in PRESETS.items():
        for players in PLAYERS:
            kinds = {
                "palace": options,
                "round_limit": {**options, "round_limit": FEW_ROUNDS},
                "track_end": {**options, **RACE, **SWITCHED_OFF.get(preset, {})},
            }
            for reason, kind in kinds.items():
                seed = SEEDS.get((preset, players), 0)
                position = play(game.new(players, seed, kind), seed)
                assert position.end_reason == reason, f"{preset} {players}: {position.end_reason}"
                yield f"{reason}-{players}-{preset}", position
    for name, (players, options, seed) in MORE_GAMES.items():
        yield name, play(game.new(players, seed, options), seed)


def edition(number: int) -> Game:
    """The game with an edition of the shipped pack; only the newest does not lie among the older ones."""
    newest = qw.load("architect")
    older = newest.rules.folder / "packs" / "older" / f"royal-{number}.toml"
    return qw.load("architect", pack=older) if older.is_file() else newest


def written_records() -> Iterator[tuple[str, str]]:
    """Every record to keep, with the path of its file below the folder."""
    for name, position in finished_games(edition(1)):
        yield f"{name}.qw", write_record(record_of(position, date=DATE))
    for number in LATER_EDITIONS:
        for players in PLAYERS:
            position = play(edition(number).new(players, players), players)
            assert position.end_reason == "palace", f"edition {number}, {players} players: {position.end_reason}"
            yield f"edition-{number}/palace-{players}-standard.qw", write_record(record_of(position, date=DATE))


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, text in written_records():
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
