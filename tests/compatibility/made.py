"""The files that version 0.1.0 made, and what was known of them when they were made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from queenswright.games import load, load_edition
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

FOLDER = Path(__file__).parent / "made-by-0.1.0"
OWN_PACKS = FOLDER / "data" / "packs"
FACTS: dict[str, Any] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))


def game_of(fact: dict[str, Any]) -> Game:
    """The game that a file was made with: an edition of a shipped pack, or one of the players' own."""
    own = OWN_PACKS / f"{fact['digest']}.toml"
    return load(fact["game"], own) if own.exists() else load_edition(fact["game"], fact["pack"], fact["digest"])


def known_of(position: Position) -> dict[str, Any]:
    """What was written down of the position that a file leads to."""
    return {
        "turn": position.turn,
        "hash": position.digest,
        "over": position.end_reason,
        "winners": [position.seat_names[seat] for seat in position.winners],
        "standings": position.standings,
        "legal": [move.text for move in position.legal_moves],
    }


def expected(fact: dict[str, Any]) -> dict[str, Any]:
    """The part of a fact that `known_of` tells anew."""
    return {key: fact[key] for key in ("turn", "hash", "over", "winners", "standings", "legal")}
