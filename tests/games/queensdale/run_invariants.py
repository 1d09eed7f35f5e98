"""Checked campaigns in compiled mode, one core; prints what happened as JSON.

    QUEENSWRIGHT_RULES=numba python -m tests.games.queensdale.run_invariants [CAMPAIGNS]

CAMPAIGNS is about how many are played in all, 600 by default. Half of them are played by the planner of the bots, a
third by a planner that leaves every eighth or every third decision to chance, the rest by chance alone; 2, 3 and 4
players. Chance alone never gets on, so that its campaigns are short.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from tests.games.queensdale.checked_play import BEFORE, RANDOM, play_checked

import queenswright as qw
from queenswright.games.queensdale.state.campaign import AGENDA_DEPTH
from queenswright.games.queensdale.state.course import END_REASONS
from queenswright.kernel.batch import blank_states
from queenswright.kernel.data import fingerprint
from queenswright.kernel.game import Game
from queenswright.kernel.plan import ROOM, STEP_ACTIONS

CAMPAIGNS = 600
MOST_ACTIONS = 1_000_000
SHOWN_VIOLATIONS = 5
FEW_GAMES = {"games": 3}
KINDS: tuple[tuple[int, Mapping[str, Any], int], ...] = (
    (0, {}, 100),
    (8, {}, 40),
    (3, {}, 30),
    (RANDOM, FEW_GAMES, 30),
)
"""One decision out of so many is left to chance, options, campaigns for each number of players."""


@dataclass(frozen=True)
class Group:
    """Campaigns of one kind; campaign i is the one of seed i."""

    players: int
    options: Mapping[str, Any]
    careless: int
    campaigns: int


def groups() -> Iterator[Group]:
    """All kinds of campaigns."""
    for careless, options, campaigns in KINDS:
        for players in (2, 3, 4):
            yield Group(players, options, careless, campaigns)


def play(game: Game, group: Group, campaigns: int) -> dict[str, Any]:
    """The campaigns of a group, summed up; `first` is the hash of the final state of the first."""
    states = blank_states(game, campaigns, group.players, group.options).view(np.recarray)
    room = np.zeros(BEFORE + 1, game.rules.state.dtype)
    judgement = game.judgement()
    weights, features = np.array(judgement.weights, np.int64), np.zeros(judgement.measures, np.int64)
    masks, best = np.zeros(ROOM, np.int64), np.zeros(STEP_ACTIONS, np.int64)
    done = [
        play_checked(
            game.pack.record, states[seed], room, weights, features, masks, best, seed, MOST_ACTIONS, group.careless
        )
        for seed in range(campaigns)
    ]
    broken = [(seed, *result) for seed, result in enumerate(done) if result[1]]
    layout = game.rules.state
    return {
        "players": group.players,
        "options": group.options,
        "careless": group.careless,
        "campaigns": campaigns,
        "games": int(states["game_number"].sum()),
        "actions": sum(actions for actions, _, _ in done),
        "deepest": max(deepest for _, _, deepest in done),
        "ended": dict(Counter(END_REASONS[reason] for reason in states["ended"])),
        "padded": sum(layout.to_bytes(layout.mirror(state)) != state.tobytes() for state in states),
        "violations": {str(number): count for number, count in Counter(number for _, _, number, _ in broken).items()},
        "first_violations": [
            {"seed": seed, "action": action, "invariant": number}
            for seed, action, number, _ in broken[:SHOWN_VIOLATIONS]
        ],
        "first": fingerprint(bytes(states[0].tobytes())),
    }


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else CAMPAIGNS
    game = qw.load("queensdale")
    start = time.process_time()
    played = [play(game, group, max(1, group.campaigns * wanted // CAMPAIGNS)) for group in groups()]
    deepest = max(group["deepest"] for group in played)
    seconds = time.process_time() - start
    print(json.dumps({"seconds": seconds, "deepest": deepest, "room": AGENDA_DEPTH, "groups": played}, indent=1))
    sys.exit(any(group["violations"] or group["padded"] for group in played))


if __name__ == "__main__":
    main()
