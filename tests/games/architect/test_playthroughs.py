"""Short games written out decision by decision and kept in the tree: a changed line is a changed rule, to be reviewed.

Each decision shows the position, what changed in the spectator's view since the last one (the first shows all of it),
the views of the seats where they differ from it, the legal moves, the move chosen and the story it tells. After an
intended change of the rules write the files anew, and read the difference before committing it:

    QUEENSWRIGHT_WRITE_PLAYTHROUGHS=1 python -m pytest tests/games/architect/test_playthroughs.py
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from tests.games.architect.make_records import PLAYERS, PRESETS, policy_move
from tests.games.written_out import flat, wrapped

from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED

FOLDER = Path(__file__).parent / "playthroughs"
WRITE = "QUEENSWRIGHT_WRITE_PLAYTHROUGHS"
ROUNDS = 6


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """What is other in the new document, one line each; `-` for what it no longer has."""
    before, after = dict(flat(old)) if old else {}, dict(flat(new))
    gone = [f"  {path} -" for path in before if path not in after]
    return [f"  {path} = {value}" for path, value in after.items() if before.get(path) != value] + gone


def decision(position: Position, seen: Mapping[str, Any]) -> list[str]:
    """One decision: the table, the views, the choices."""
    view = position.view(None)
    lines = [str(position), f"view: {position.turn}, {position.step}", *difference(seen, view)]
    for seat in range(position.players):
        own = difference(view, position.view(seat))
        lines += [f"view of seat {seat}:", *own] if own != [f"  seat = {seat}"] else []
    return [*lines, *wrapped("legal:", [move.text for move in position.legal_moves], "   ")]


def choice(position: Position, x: int) -> Move:
    """The palace policy for the seats with even numbers, any legal move for the others."""
    moves = position.legal_moves
    assert position.to_move is not None
    return moves[player_below(x, len(moves))] if position.to_move % 2 else policy_move(position, x)


def written_out(game: Game, players: int, options: Mapping[str, Any], seed: int) -> str:
    """A whole game as text."""
    position = game.new(players, seed, {**options, "round_limit": ROUNDS})
    seen: Mapping[str, Any] = {}
    x = player_seed(seed)
    lines: list[str] = []
    while not position.is_over:
        lines += [*decision(position, seen), ""]
        seen = position.view(None)
        x = player_next(x)
        move = choice(position, x)
        position.push(move)
        lines += [f"> {move}", *(f"* {event.text()}" for event in position.story()), ""]
    lines += [str(position), "view: end", *difference(seen, position.view(None))]
    return "\n".join([*lines, f"places: {position.standings}", f"hash: {position.digest}", ""])


@pytest.mark.skipif(COMPILED, reason="plays by the uncompiled policy")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_playthrough_is_as_written(architect: Game, players: int, preset: str) -> None:
    path = FOLDER / f"{players}-{preset}.txt"
    found = written_out(architect, players, PRESETS[preset], seed=players)
    if os.environ.get(WRITE):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    changed = unified_diff(kept.splitlines(), found.splitlines(), str(path), "now", lineterm="", n=8)
    assert found == kept, "\n".join([*changed][:60])
