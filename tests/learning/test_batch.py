"""Batches beside positions: what programs that learn see, may do and get is what the game says.

Long comparisons are in `make proof` (`tests/learning/compare.py`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.rl import Batch, player_seeds, scale_of

ROOT = Path(__file__).parents[2]
STATES = {"architect": 420, "queensdale": 320, "tiny": 120}
"""How many states are looked at, each by all seats."""


@cache
def compared(game: str, mode: str, states: int) -> dict[str, Any]:
    """The report of a process of its own (a process has one mode)."""
    environment = {**os.environ, "QUEENSWRIGHT_RULES": mode}
    command = [sys.executable, "-m", "tests.learning.compare", game, str(states)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.mark.parametrize("game", STATES)
def test_batches_play_as_positions_do_and_secrets_change_no_entry(game: str) -> None:
    report = compared(game, "numba", STATES[game])
    assert report["problems"] == []
    counts = report["counts"]
    assert counts["secrets"] >= 2 * STATES[game]
    assert counts["redealt"] >= 0.8 * counts["secrets"], "hardly anything was hidden"
    assert min(counts[what] for what in ("masks", "seats", "rewards", "ends", "states", "own", "bounds")) > 0


@pytest.mark.parametrize("game", STATES)
def test_observations_are_the_same_compiled_and_uncompiled(game: str) -> None:
    few = 16
    assert compared(game, "python", few)["digest"] == compared(game, "numba", few)["digest"]


def test_actions_have_names_both_ways(any_game: Game) -> None:
    for players in any_game.rules.player_counts:
        batch = Batch(any_game, players)
        names = batch.action_names
        assert len(set(names)) == len(names) == batch.num_actions
        assert [batch.action(name) for name in names] == list(range(len(names)))
        position = any_game.new(players, seed=5)
        for move in position.legal_moves:
            assert names[move.action] == f"{move.step}: {move.text}"


def test_an_action_that_is_not_possible_is_replaced_or_refused(architect: Game) -> None:
    replacing, refusing = Batch(architect, 2), Batch(architect, 2, illegal="refuse")
    states = replacing.init([3, 4])
    legal = states.legal.argmax(axis=1)
    wrong = np.array([replacing.num_actions - 1, -7 + replacing.num_actions * 2])
    replaced = replacing.step(states, wrong)
    assert replaced.illegal.tolist() == [True, True]
    assert replaced.records.tobytes() == replacing.step(states, legal).records.tobytes()
    refused = refusing.step(states, wrong)
    assert refused.illegal.tolist() == [True, True]
    assert refused.records.tobytes() == states.records.tobytes()
    left = replacing.step(states, np.array([-1, legal[1]]))
    assert left.records[0].tobytes() == states.records[0].tobytes()
    assert left.illegal.tolist() == [False, False]


def test_a_batch_leaves_the_states_it_was_given_alone(architect: Game) -> None:
    batch = Batch(architect, 3)
    states = batch.init([1, 2, 3])
    before = batch.copy(states)
    batch.step(states, states.legal.argmax(axis=1))
    for name in ("records", "legal", "observation", "rewards"):  # by fields: what lies between them means nothing
        assert np.array_equal(getattr(states, name), getattr(before, name)), name


def test_of_a_turn_only_the_own_decisions_are_left(tiny: Game) -> None:
    """All others play by chance until a seat is asked again; the same seeds give the same games."""
    ends = []
    for _ in range(2):
        batch = Batch(tiny, 3)
        states, seats, seeds = batch.init(range(6)), np.arange(6) % 3, player_seeds(9, 6)
        states = batch.turn(states, np.full(6, -1), seats, seeds)
        for _ in range(400):
            going = ~states.terminated
            assert (states.current_player[going] == seats[going]).all()
            assert (states.observation == batch.observe(states, seats)).all()
            if not going.any():
                break
            states = batch.turn(states, states.legal.argmax(axis=1), seats, seeds)
        assert states.terminated.all()
        ends.append(states.records.tobytes())
    assert ends[0] == ends[1]


def test_games_that_are_taken_up_late_begin_again_under_the_next_key(queensdale: Game) -> None:
    """In place of the action, as games do that begin at their beginning; the other games go on."""
    batch = Batch(queensdale, 2, {"epoch": "7-wall", "games": 1})
    states, keys = batch.init([1, 2, 3]), np.array([11, 12, -13])
    actions = states.legal.argmax(axis=1)
    alone = batch.step(states, actions)
    states.legal_bits[1:] = 0
    after = batch.step(states, actions, next_keys=keys)
    assert keys.tolist() == [11, 15, -10]
    fresh = batch.init([12, 2**64 - 13])
    assert after.records[1:].tobytes() == fresh.records.tobytes()
    assert (after.legal[1:] == fresh.legal).all()
    assert (after.observation[1:] == fresh.observation).all()
    assert after.records[0].tobytes() == alone.records[0].tobytes()
    seats, seeds = np.array([0, 5, 5]), player_seeds(4, 3)
    drawn = batch.turn(states, actions, seats, seeds.copy(), next_keys=keys, draws_seats=True)
    assert seats[0] == 0
    assert set(seats[1:].tolist()) <= {0, 1}
    assert (drawn.terminated | (drawn.current_player == seats)).all()


def test_rewards_are_shaped_by_a_function(architect: Game) -> None:
    seen: list[tuple[int, int]] = []

    def talers(before: Any, after: Any, who: Any) -> Any:
        seen.append((int(before["picks"][0]), int(after["picks"][0])))
        gains = np.zeros((len(before), 2), np.float32)
        gains[np.arange(len(before)), who] = 0.5
        return gains

    batch = Batch(architect, 2, shaping=talers)
    states = batch.init([3])
    first = int(states.current_player[0])
    states = batch.step(states, states.legal.argmax(axis=1))
    assert states.rewards[0, first] == 0.5
    assert states.rewards[0, 1 - first] == 0
    assert len(seen) == 1


def test_places_are_paid_by_a_scale_that_adds_up_to_nothing() -> None:
    for players in (2, 3, 4):
        for name in ("placement", "win"):
            scale = scale_of(name, players)
            assert scale[0] == 1
            assert abs(float(scale.sum())) < 1e-6
    assert scale_of([3, 2, 1], 3).tolist() == [3, 2, 1]


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ({"rewards": "fame"}, "rewards: got 'fame', expected one of: placement, win"),
        ({"rewards": [1, 2, 3]}, "rewards: got 3 numbers, expected one for each of the 2 places"),
        ({"illegal": "shout"}, "illegal: got 'shout', expected one of: replace, refuse"),
        ({"players": 5}, "players: got 5, expected one of"),
    ],
)
def test_wrong_options_are_named(architect: Game, named: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Batch(architect, **{"players": 2, **named})


def test_wrong_arrays_are_named(architect: Game) -> None:
    batch = Batch(architect, 2)
    states = batch.init([1, 2])
    with pytest.raises(OptionError, match="expected one action for each game"):
        batch.step(states, np.zeros(3, np.int64))
    with pytest.raises(OptionError, match="expected seats from 0 to 1"):
        batch.observe(states, 2)
    with pytest.raises(OptionError, match="seed: expected whole numbers"):
        batch.init([-1])
