"""The Gymnasium environment for one seat: Gymnasium's own check without a warning, and what it is blind to."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics, TimeLimit

import queenswright as qw
from queenswright.kernel.errors import OptionError
from queenswright.records import read_record
from queenswright.rl.single import SingleEnv


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("Architect", {}),
        ("Architect", {"players": 4, "seat": 2}),
        ("Architect", {"players": 2, "opponents": "greedy", "options": {"round_limit": 2}}),
        ("Queensdale", {"options": {"games": 1}}),
        ("Queensdale", {"players": 3, "seat": 1, "options": {"epoch": "7-wall", "games": 3}}),
    ],
)
def test_gymnasium_finds_nothing(name: str, named: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"queenswright/{name}-v1", render_mode="ansi", **named).unwrapped)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_whole_game_is_that_of_the_position(opponents: str) -> None:
    env = SingleEnv("architect", 3, opponents, options={"round_limit": 3})
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        over, total = False, 0.0
        while not over:
            assert env.position.to_move == env.seat
            assert np.flatnonzero(info["action_mask"]).tolist() == [m.action for m in env.position.legal_moves]
            assert env.observation_space.contains(observation)
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            observation, reward, over, cut, info = env.step(action)
            total += reward
            assert not cut
        again = read_record(env.record(), "of the environment").replay()
        assert again.is_over
        assert again.to_bytes() == env.position.to_bytes()
        places = again.standings
        scale, order = [1.0, 0.0, -1.0], sorted(places)
        shared = [scale[i] for i, place in enumerate(order) if place == places[env.seat]]
        assert total == pytest.approx(sum(shared) / len(shared))
        assert (observation == env.batch.observe(env.game.states, env.seat)[0]).all()
        assert not info["action_mask"].any()


def test_the_seat_is_fixed_or_drawn() -> None:
    env = SingleEnv("architect", 4)
    seats = {(env.reset(seed=seed), env.seat)[1] for seed in range(20)}
    assert seats == {0, 1, 2, 3}
    env.reset(seed=1, options={"seat": 3})
    assert env.seat == 3
    assert (SingleEnv("architect", 2, seat=1).reset(seed=1), 1)[1] == 1


def test_the_wrappers_of_gymnasium_fit() -> None:
    made = gymnasium.make("queenswright/Architect-v1", options={"round_limit": 1})
    env = TimeLimit(RecordEpisodeStatistics(FlattenObservation(made)), 400)
    _, info = env.reset(seed=3)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = env.step(int(info["action_mask"].argmax()))
    assert info["episode"]["l"] > 0


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(OptionError, match="opponents: got 2 bots, expected one, or one for each of 1 seats"):
        SingleEnv("architect", 2, ["random", "greedy"])
    with pytest.raises(OptionError, match="bot: got 'gredy'"):
        SingleEnv("architect", 2, "gredy")
    with pytest.raises(OptionError, match="seat: got 2, expected a number from 0 to 1"):
        SingleEnv("architect", 2, seat=2)
    with pytest.raises(OptionError, match="render_mode: got 'film'"):
        SingleEnv("architect", 2, render_mode="film")


def test_bots_see_nothing_that_their_seat_may_not_know() -> None:
    """The bots sit in their seats as everywhere else: what they get is redealt."""
    env = SingleEnv(qw.load("architect"), 2, "greedy", seat=0)
    env.reset(seed=1)
    assert all(type(bot).__name__ == "SeatedBot" for bot in env._bots.values())
