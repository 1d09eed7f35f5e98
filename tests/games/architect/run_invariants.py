"""Checked games in compiled mode, one core; prints what happened as JSON.

    QUEENSWRIGHT_RULES=numba python -m tests.games.architect.run_invariants [GAMES]

GAMES is about how many are played in all, 50,000 by default. Half of them follow the palace policy, half choose
at random; 2, 3 and 4 players; both presets, and every house rule on its own.
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
from tests.games.architect.checked_play import ANYHOW, TOWARDS_PALACE, play_slice

import queenswright as qw
from queenswright.games.architect.content.house_rules import NAMES
from queenswright.games.architect.state import END_REASONS
from queenswright.kernel.batch import blank_states
from queenswright.kernel.data import fingerprint
from queenswright.kernel.game import Game

POLICIES = {"palace": TOWARDS_PALACE, "random": ANYHOW}
GAMES = 50_000
PRESET_GAMES, HOUSE_RULE_GAMES = 2000, 1000
SHORT = 25
MOST_ACTIONS = 100_000
SHOWN_VIOLATIONS = 5


@dataclass(frozen=True)
class Group:
    """Games of one kind; game i is the one of seed i."""

    players: int
    options: Mapping[str, Any]
    policy: str
    games: int


def groups() -> Iterator[Group]:
    """All kinds of games. Random play never ends before the round limit, so that half of it has a low one."""
    for policy in POLICIES:
        for players in (2, 3, 4):
            yield Group(players, {}, policy, PRESET_GAMES)
            yield Group(players, {"variant": "companion"}, policy, PRESET_GAMES)
        for i, house_rule in enumerate(NAMES):
            options = {house_rule: True} if policy == "palace" else {house_rule: True, "round_limit": SHORT}
            yield Group(2 + i % 3, options, policy, HOUSE_RULE_GAMES)


def play(game: Game, group: Group, games: int) -> dict[str, Any]:
    """The games of a group, summed up; `first` is the hash of the first game's final state."""
    states = blank_states(game, games, group.players, group.options)
    before = np.zeros(1, game.rules.state.dtype).view(np.recarray)[0]
    seeds = np.arange(games, dtype=np.int64)
    moves, violations = np.zeros(games, np.int64), np.zeros(games, np.int64)
    policy = POLICIES[group.policy]
    play_slice(game.pack.record, states, before, seeds, moves, violations, 0, games, MOST_ACTIONS, policy)
    broken = np.flatnonzero(violations)
    return {
        "players": group.players,
        "options": group.options,
        "policy": group.policy,
        "games": games,
        "actions": int(moves.sum()),
        "ended": dict(Counter(END_REASONS[reason] for reason in states["ended"])),
        "several_contributors": int(((states["contribution"] >= 0).sum(axis=1) > 1).sum()),
        "empty_piles": int((states["pile_size"] == 0).sum()),
        "violations": {str(number): count for number, count in Counter(violations[broken].tolist()).items()},
        "first_violations": [
            {"seed": int(seeds[i]), "action": int(moves[i]), "invariant": int(violations[i])}
            for i in broken[:SHOWN_VIOLATIONS]
        ],
        "first": fingerprint(bytes(states[0].tobytes())),
    }


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    game = qw.load("architect")
    start = time.process_time()
    played = [play(game, group, max(1, group.games * wanted // GAMES)) for group in groups()]
    print(json.dumps({"seconds": time.process_time() - start, "groups": played}))
    sys.exit(any(group["violations"] for group in played))


if __name__ == "__main__":
    main()
