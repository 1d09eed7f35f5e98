"""The games that are fuzzed: their packs, their words, some situations, and options that go together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from queenswright.games.architect import state as architect
from queenswright.games.architect.content import pack as royal
from queenswright.games.architect.content.house_rules import NAMES, PRESETS
from queenswright.games.architect.steps import STEPS as ARCHITECT_STEPS
from queenswright.games.queensdale.content import pack as valley
from queenswright.games.queensdale.content.options import CHANCE, OTHERS, SUGGESTED
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.course import PHASES
from queenswright.games.queensdale.state.effects import MODIFIERS
from queenswright.games.queensdale.state.pieces import COLOURS, FIGURINES, GOODS, HERBS, REWARDS
from queenswright.games.queensdale.steps import STEPS as QUEENSDALE_STEPS

LATE = {
    "goods": {"timber": 12, "stone": 12, "clay": 12, "guilder": 12, "bread": 6, "marble": 6},
    "figurines": {"craftsman": 2, "gleeman": 1, "healer": 1, "merchant": 1},
    "seals": 6,
    "epoch": 7,
    "morale": 4,
}


@dataclass(frozen=True)
class Subject:
    """A game: `positions` are short documents, `options` makes valid ones for this many players."""

    pack: Path
    steps: tuple[str, ...]
    names: tuple[str, ...]
    positions: tuple[dict[str, Any], ...]
    options: Callable[[Random, int], dict[str, Any]]
    is_campaign: bool = False


def architect_options(chance: Random, players: int) -> dict[str, Any]:
    """A preset, some switches that go together, sometimes a short game."""
    options: dict[str, Any] = {"variant": chance.choice(list(PRESETS))}
    for name in chance.sample(NAMES, chance.randrange(4)):
        options[name] = chance.random() < 0.5
    if options.get("race_to_track_end"):
        options["track_end_decides"] = False
    if chance.random() < 0.5:
        options["round_limit"] = chance.randint(1, 30)
    return options


def queensdale_options(chance: Random, players: int) -> dict[str, Any]:
    """One game or two, sometimes other colours, sometimes somebody who begins."""
    options: dict[str, Any] = {"games": chance.randint(1, 2)}
    colours = SUGGESTED[players]
    if players < len(COLOURS) and chance.random() < 0.5:
        options["colours"] = chance.choice([name for name, some in OTHERS.items() if len(some) == players])
        colours = OTHERS[options["colours"]]
    if chance.random() < 0.5:
        options["first"] = chance.choice((CHANCE, *colours))
    return options


ARCHITECT = Subject(
    pack=royal.FOLDER / "royal.toml",
    steps=tuple(step.name for step in ARCHITECT_STEPS),
    names=(
        *architect.CHARACTERS,
        *architect.GUILDS,
        *architect.STAR_ACTIONS,
        *architect.END_REASONS,
        *NAMES,
    ),
    positions=(
        {"seats": [{}, {}]},
        {"seats": [{"talers": 9}, {}, {}], "step": "hire", "to_move": 0},
        {"seats": [{"craftsmen": {"tailor-1": 2}}, {}], "step": "labour", "options": {"variant": "companion"}},
        {"seats": [{"craftsmen": {"tailor-1": 2}, "track": 9}, {"talers": 3}], "step": "climb", "argument": 12},
        {"seats": [{"talers": 9, "tavern": {"saloon": ["tailor"]}}, {}], "step": "tavern", "argument": 3},
        {"seats": [{}, {"talers": 9}, {}, {}], "pending": [{"step": "fire", "seat": 1, "argument": 5}], "pile": []},
        {"seats": [{}, {}], "round": 0, "step": "draft_turn", "argument": 4},
        {"seats": [{"contribution": 12}, {}], "ended": "palace"},
    ),
    options=architect_options,
)
QUEENSDALE = Subject(
    pack=valley.FOLDER / "valley.toml",
    steps=tuple(step.name for step in QUEENSDALE_STEPS),
    names=(
        *COLOURS,
        *GOODS,
        *FIGURINES,
        *HERBS,
        *REWARDS,
        *SPACE_KINDS,
        *MODIFIERS,
        *PHASES,
        "dwelling",
        "fountain",
        "1a",
        "9d",
        "red c3",
        "inner blue",
        "bread2",
        "occupied",
    ),
    positions=(
        {"seats": [{}, {}]},
        {"seats": [LATE, {**LATE, "buildings": {"fountain": 2, "dwelling": 1}}, LATE], "opened": 7},
        {"seats": [{"figurines": {"courier": 2}, "dice": ["action", "action"]}, {}], "courier_card": 3},
        {"seats": [{"chosen_hut": "mint"}, {}, {}, {}], "step": "start_hut", "to_move": 1},
        {"seats": [{"goods": {"timber": 9, "bread": 9}}, {}], "phase": "storage", "step": "store"},
        {"seats": [LATE, {}], "opened": 7, "step": "tower", "argument": 6, "phase": "towers"},
        {"seats": [{"seals": 5}, {}], "phase": "grocer", "step": "grocer"},
        {"seats": [{"clairvoyant": [1, 2]}, {}], "step": "pick", "argument": {"goods": ["timber"], "count": 3}},
        {"seats": [{}, {}], "step": "keep_figurine", "argument": {"first": "gleeman", "second": "courier"}},
    ),
    options=queensdale_options,
    is_campaign=True,
)
SUBJECTS = {"architect": ARCHITECT, "queensdale": QUEENSDALE}
