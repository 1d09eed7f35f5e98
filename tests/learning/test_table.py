"""The PettingZoo environment: PettingZoo's own checks without a warning, and what they are blind to."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import MultiEpisodeEnv

import queenswright as qw
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.game import Game
from queenswright.records import read_record
from queenswright.rl import table

KINDS = [
    ("architect", 2, {}),
    ("architect", 3, {"variant": "companion"}),
    ("architect", 4, {"round_limit": 2}),
    ("queensdale", 2, {"games": 1}),
    ("queensdale", 3, {"games": 3, "epoch": "8-road"}),
    ("queensdale", 4, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_pettingzoo_finds_nothing(game: str, players: int, options: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(None):
        api_test(table.env(game, players, options), num_cycles=60)
    seed_test(lambda: table.env(game, players, options), num_cycles=40)


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_pettingzoo_draws_it_in_every_mode(game: str) -> None:
    with contextlib.redirect_stdout(None):
        render_test(lambda render_mode: table.env(game, 2, render_mode=render_mode))


def play(env: Any, seed: int, limit: int = 10_000) -> dict[str, float]:
    """A whole game of first possible actions; what every agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter(limit):
        _, reward, over, cut, info = env.last()
        got[agent] = got.get(agent, 0) + reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert not env.agents
    return got


@pytest.mark.parametrize(("game", "players", "options"), [KINDS[2], KINDS[3]])
def test_agents_see_do_and_get_what_the_position_says(game: str, players: int, options: dict[str, Any]) -> None:
    env = table.raw_env(game, players, options)
    position = qw.load(game).new(players, seed=11, options=options)
    env.reset(seed=11)
    rng = np.random.default_rng(3)
    while not position.is_over:
        observation, reward, over, cut, info = env.last()
        assert env.agent_selection == f"player_{position.to_move}"
        assert (reward, over, cut, info["illegal"]) == (0, False, False, False)
        assert np.flatnonzero(info["action_mask"]).tolist() == [move.action for move in position.legal_moves]
        assert observation is not None
        assert env.observation_space(env.agent_selection).contains(observation)
        move = position.legal_moves[rng.integers(len(position.legal_moves))]
        position.push(move)
        env.step(move.action)
    assert env.position.to_bytes() == position.to_bytes()
    assert read_record(env.record(), "of the environment").replay().to_bytes() == position.to_bytes()
    order = sorted(position.standings)
    scale = np.linspace(1, -1, players)
    for seat, place in enumerate(position.standings):
        shared = [scale[i] for i, one in enumerate(order) if one == place]
        agent = env.agent_selection
        assert agent == f"player_{seat}", "agents whose game is over are asked in their order"
        _, reward, over, cut, info = env.last()
        assert (over, cut, info["action_mask"].any()) == (True, False, np.False_)
        assert reward == pytest.approx(sum(shared) / len(shared))
        env.step(None)
    assert env.agents == []


def test_an_impossible_action_is_replaced_ends_the_game_or_is_an_error() -> None:
    wrong = 161
    env = table.raw_env("architect", 3)
    env.reset(seed=5)
    agent, first = env.agent_selection, int(env.game.legal.argmax())
    env.step(wrong)
    assert env.infos[agent]["illegal"]
    assert env.game.actions == [first]
    env = table.raw_env("architect", 3, illegal="end")
    env.reset(seed=5)
    env.step(wrong)
    assert all(env.terminations.values())
    assert {name: env.rewards[name] for name in env.agents} == {
        name: -1.0 if name == agent else 0.5 for name in env.agents
    }
    env = table.raw_env("architect", 3, illegal="error")
    env.reset(seed=5)
    with pytest.raises(QueenswrightError, match="is not possible now"):
        env.step(wrong)


def test_a_game_begins_by_seed_key_or_position(architect: Game) -> None:
    env = table.raw_env(architect, 2)
    env.reset(seed=7)
    assert env.position.to_bytes() == architect.new(2, seed=7).to_bytes()
    env.reset()
    second = env.position.to_bytes()
    env.reset(seed=7)
    env.reset()
    assert env.position.to_bytes() == second != architect.new(2, seed=7).to_bytes()
    env.reset(options={"key": 2**100 + 1})
    assert env.position.to_bytes() == architect.new(2, seed=2**100 + 1).to_bytes()
    position = architect.new(2, seed=3)
    position.push(position.legal_moves[1])
    env.reset(options={"position": position})
    assert env.position.to_bytes() == position.to_bytes()
    assert env.agent_selection == f"player_{position.to_move}"
    env.reset(options={"position": position.to_dict()})
    assert env.agent_selection == f"player_{position.to_move}"
    for options in ({"key": "seven"}, {"position": 7}, {"position": architect.new(3, seed=1)}):
        with pytest.raises(OptionError):
            env.reset(options=options)


def test_a_long_game_can_be_cut() -> None:
    env = table.env("architect", 2, max_steps=9)
    env.reset(seed=1)
    taken = 0
    for _ in env.agent_iter():
        _, reward, over, cut, info = env.last()
        assert (reward, over) == (0, False)
        taken += not cut
        env.step(None if cut else int(info["action_mask"].argmax()))
    assert taken == 9


def test_the_wrappers_of_pettingzoo_fit() -> None:
    raw = table.raw_env("architect", 2, {"round_limit": 1})
    wrapped: Any = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )
    assert sum(play(wrapped, 4).values()) == pytest.approx(0)
    parallel = turn_based_aec_to_parallel(table.raw_env("architect", 2, {"round_limit": 1}))
    observations, _ = parallel.reset(seed=4)
    assert set(observations) == {"player_0", "player_1"}
    gains = dict.fromkeys(parallel.agents, 0.0)
    while parallel.agents:
        asked = parallel.unwrapped.agent_selection
        mask = parallel.unwrapped.infos[asked]["action_mask"]
        actions = {agent: int(mask.argmax()) if agent == asked else None for agent in parallel.agents}
        for agent, gain in parallel.step(actions)[1].items():
            gains[agent] += gain
    assert sorted(gains.values()) == [-1, 1]
    episodes = MultiEpisodeEnv(table.raw_env("architect", 2, {"round_limit": 1}), num_episodes=2)
    assert play(episodes, 4).keys() == {"player_0", "player_1"}


def test_what_was_given_does_not_change_later() -> None:
    env = table.raw_env("architect", 2)
    env.reset(seed=1)
    observation, *_, info = env.last()
    assert observation is not None
    kept, mask = observation.copy(), info["action_mask"].copy()
    env.step(int(mask.argmax()))
    assert data_equivalence(observation, kept)
    assert data_equivalence(info["action_mask"], mask)


def test_the_state_is_what_all_seats_see() -> None:
    env = table.raw_env("queensdale", 3)
    env.reset(seed=2)
    seen = [env.observe(agent) for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())
