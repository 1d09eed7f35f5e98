"""Facts and results for the tests of the report, small enough to be worked out by hand."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from queenswright.arena.results import PlayedGame, create_results
from queenswright.kernel.chart import Sample
from queenswright.kernel.game import Game

COLOURS = ("yellow", "green", "blue", "red")


def seat(number: int, place: int, **changes: Any) -> dict[str, Any]:
    """A seat that did nothing but what is said."""
    return {
        "place": place,
        "won": place == 1,
        "colour": COLOURS[number],
        "track": [0, 0, 0],
        "actions": ["hire", "bank"],
        "forfeited": [],
        "buildings": [],
        "repairs": [],
        "points": {"village": 0, "monastery": 0, "town": 0, "repairs": 0},
        "drafted": {},
        "hired": [],
        "fired": [],
        "talers": {
            "earned": {"draft": 0, "labour": 0, "bonds": 0, "towns": 0},
            "spent": {"hire": 0, "travel": 0, "tavern": 0},
            "left": 0,
        },
        "bonds": {"received": 0, "redeemed": 0, "held": 2},
        "confidence": 1,
        "tavern": {"visits": 0, "guilds": 0},
        "contribution": None,
        "contribution_round": None,
        **changes,
    }


def game_facts(*seats: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    """A game of two rounds, or as many as are said; curves that are too short stay as they ended."""
    rounds = changes.get("rounds", 2)
    grown = [{**one, "track": _grown(one["track"], rounds)} for one in seats]
    return {
        "players": len(seats),
        "first_seat": 0,
        "rounds": 2,
        "end": "palace",
        "demand": {
            "Oakmere": {"tile": 0, "type": "village", "guilds": "lumberjack+stonemason"},
            "Tollbury": {"tile": 20, "type": "town", "guilds": "blacksmith+glazier+bricklayer+tailor"},
        },
        "bonds_gone": None,
        "pile_gone": None,
        "price_resets": {"hired": 0, "removed": 0},
        "seats": grown,
        **changes,
        "bonds": _grown(changes.get("bonds", [4]), rounds),
    }


def _grown(curve: Sequence[int], rounds: int) -> list[int]:
    return [*curve, *[curve[-1]] * (rounds + 1 - len(curve))]


def samples(*facts: Mapping[str, Any]) -> list[Sample]:
    """The games, each of a deal of its own, with equal expectations."""
    return [Sample(one, deal, (1 / one["players"],) * one["players"]) for deal, one in enumerate(facts)]


def played(game: Game, number: int, seats: Sequence[str], seed: int) -> PlayedGame:
    """A random game with its facts."""
    choose = random.Random(number)
    position = game.new(players=len(seats), seed=seed)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    return PlayedGame(
        number=number,
        seed=seed,
        seats=tuple(seats),
        places=tuple(position.standings),
        reason=position.end_reason,
        moves=len(position.moves),
        seconds=0.5,
        facts=game.rules.reports.facts(position),
    )


def failed(number: int, seats: Sequence[str], failure: str) -> PlayedGame:
    return PlayedGame(number, number, tuple(seats), None, None, 3, 0.1, failure=failure)


def results_file(path: Path, game: Game, games: Sequence[PlayedGame], /, **changes: Any) -> Path:
    """A results file with these games."""
    meta = {
        "game": game.name,
        "pack": game.pack.name,
        "pack_digest": game.pack.digest,
        "pack_path": game.pack.name,
        "rules_version": 1,
        "seats": ["random", "novice"],
        "players": 2,
        "seed": 7,
        "games": len(games),
        "options": {},
        "bots": {},
        **changes,
    }
    with create_results(path, meta) as results:
        results.append(*games)
    return path
