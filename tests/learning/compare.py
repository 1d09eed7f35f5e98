"""Batches beside positions: random games, compared step by step; prints what was compared as JSON.

    QUEENSWRIGHT_RULES=numba python -m tests.learning.compare GAME [STATES]

For every kind of game: masks, seats, rewards and final states are those of `Position`, what a seat observes is what
the position shows (Queen's Architect), and redealing what a seat may not know changes no entry of its observation.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from tests.installed import install_tiny
from tests.learning.architect_view import expected

from queenswright.games import load
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.rl import Batch, States

GAMES = 8
MOST_STEPS = 3000


@dataclass(frozen=True)
class Kind:
    """Games of one kind."""

    players: int
    options: Mapping[str, Any]
    to_the_end: bool = True


def kinds(name: str) -> Iterator[Kind]:
    """What is compared: all numbers of players, with options that reach every part."""
    if name == "architect":
        for players in (2, 3, 4):
            yield Kind(players, {"round_limit": 9})
            yield Kind(players, {"variant": "companion", "round_limit": 6})
        yield Kind(2, {"race_to_track_end": True, "round_limit": None})
    elif name == "queensdale":
        for players in (2, 3, 4):
            yield Kind(players, {"games": 1}, to_the_end=players == 3)
        for players, epoch in zip((2, 3, 4, 2, 3), ("3", "5", "7-wall", "8-road", "9-wall"), strict=True):
            yield Kind(players, {"games": 3, "epoch": epoch}, to_the_end=False)
    else:
        yield from (Kind(players, {}) for players in (2, 3))


@dataclass
class Found:
    """What was compared, and what differs."""

    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    digest: Any = field(default_factory=hashlib.sha256)

    def check(self, what: str, is_right: bool, where: object) -> None:
        self.counts[what] += 1
        if not is_right and len(self.problems) < 10:
            self.problems.append(f"{what}: {where}")


def compare(game: Game, kind: Kind, wanted: int, found: Found) -> None:
    """Play games beside positions until enough states were looked at."""
    batch = Batch(game, kind.players, kind.options, rewards=[10.0 - place for place in range(kind.players)])
    choose = np.random.default_rng(kind.players)
    seen, key = 0, 0
    while seen < wanted:
        keys = list(range(key, key + GAMES))
        key += GAMES
        states = batch.init(keys)
        positions = [game.new(kind.players, one, kind.options) for one in keys]
        for step in range(MOST_STEPS):
            if states.terminated.all() or (seen >= wanted and not kind.to_the_end):
                break
            if step % 7 == 0 and seen < wanted:
                seen += look(batch, states, positions, found, step)
            actions = np.array([choose.choice(np.flatnonzero(row)) if row.any() else 0 for row in states.legal])
            for i, position in enumerate(positions):
                if not position.is_over:
                    position.push(game.move(int(actions[i]), kind.players), known_legal=True)
            running = ~states.terminated
            before, states = states, batch.step(states, actions)
            same_course(batch, before, states, running, positions, found)
    for i, position in enumerate(positions):
        found.check("states", states.records[i].tobytes() == position.to_bytes(), position)


def same_course(
    batch: Batch, before: States, states: States, running: Any, positions: list[Position], found: Found
) -> None:
    """Who is asked for what, and the rewards."""
    for i, position in enumerate(positions):
        legal = [move.action for move in position.legal_moves]
        found.check("masks", np.flatnonzero(states.legal[i]).tolist() == legal, position)
        found.check("seats", states.current_player[i] == (-1 if position.is_over else position.to_move), position)
        ended = position.is_over and running[i]
        found.check("rewards", states.rewards[i].tolist() == (rewards(position) if ended else [0] * batch.players), i)
        found.counts["ends"] += int(ended)


def rewards(position: Position) -> list[float]:
    """10 for the first, 9 for the second and so on; seats that share a place share what these have."""
    order = sorted(position.standings)
    shares = {place: [10.0 - i for i, one in enumerate(order) if one == place] for place in order}
    return [float(np.float32(sum(shares[place]) / len(shares[place]))) for place in position.standings]


def look(batch: Batch, states: States, positions: list[Position], found: Found, step: int) -> int:
    """Observations of all seats: what the position shows, and the same after redealing what they may not know."""
    pack, telling = batch.game.pack, batch.game.rules.telling
    least, most = batch.seen.bounds()
    for seat in range(batch.players):
        rows = batch.observe(states, seat)
        found.digest.update(rows.tobytes())
        found.check("bounds", bool(((least <= rows) & (rows <= most)).all()), seat)
        dealt = batch.copy(states)
        for i in range(len(states)):
            position = positions[i]
            other = position.redealt(seat, 1000 * step + i)
            dealt.records[i] = batch.game.rules.state.record(other.state)
            found.counts["redealt"] += telling.hidden(pack, position.state, seat) != telling.hidden(
                pack, other.state, seat
            )
        same = (batch.observe(dealt, seat) == rows).all(axis=1)
        for i, is_same in enumerate(same.tolist()):
            found.check("secrets", is_same, f"seat {seat}, game {i}, step {step}")
        if batch.game.name == "architect":
            as_shown(batch, rows[0], positions[0], seat, found)
    own = np.arange(len(states))
    asked = np.maximum(states.current_player, 0)
    found.check("own", bool((states.observation == batch.observe(states, asked))[own].all()), step)
    return len(states)


def as_shown(batch: Batch, row: Any, position: Position, seat: int, found: Found) -> None:
    """Every part of an observation says what the view says."""
    parts = expected(position, seat)
    found.check("parts", parts.keys() == batch.seen.places.keys(), position)
    for name, values in parts.items():
        there = row[batch.seen.places[name]].tolist()
        found.check("entries", there == values, f"{name}: got {there}, expected {values}")


def main() -> None:
    install_tiny()
    game, wanted = load(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    found, start = Found(), time.process_time()
    several = list(kinds(game.name))
    for kind in several:
        compare(game, kind, max(GAMES, wanted // len(several)), found)
    report = {"counts": found.counts, "problems": found.problems, "digest": found.digest.hexdigest()}
    print(json.dumps({**report, "seconds": round(time.process_time() - start, 1)}))
    sys.exit(bool(found.problems))


if __name__ == "__main__":
    main()
