"""The Gymnasium vector environment: beside positions and single environments, with Gymnasium's vector wrappers."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import (
    DictInfoToList,
    FlattenObservation,
    NormalizeReward,
    RecordEpisodeStatistics,
    TransformReward,
)

import queenswright.rl.single
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.rl.vector import SeatsEnv

assert queenswright.rl.single
SHORT = {"round_limit": 1}


def chosen(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """A possible action for every game, 0 where it is over."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in infos["action_mask"]])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_every_game_is_that_of_its_position(architect: Game, mode: AutoresetMode) -> None:
    envs = SeatsEnv(architect, 2, 5, options=SHORT, autoreset_mode=mode)
    observations, infos = envs.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    over = np.zeros(5, bool)
    for _ in range(150):
        for i in np.flatnonzero(~over):
            position = envs.position(int(i))
            assert position.to_move == envs.seats[i]
            legal = [move.action for move in position.legal_moves]
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == legal
        assert envs.observation_space.contains(observations)
        before = over
        observations, rewards, over, cut, infos = envs.step(chosen(infos, rng))
        assert not cut.any()
        assert not rewards[~over].any()
        ended += int((over & ~before).sum())
        if mode == AutoresetMode.NEXT_STEP:
            assert not over[before].any(), "the step behind the end begins the next game"
            finals = observations
        elif mode == AutoresetMode.SAME_STEP and over.any():
            finals = np.array([one if one is not None else observations[0] for one in infos["final_obs"]])
            assert infos["_final_obs"].tolist() == over.tolist()
        else:
            finals = observations
        for i in np.flatnonzero(over & ~before):
            assert rewards[i] in (-1, 0, 1)
            step = finals[i][envs.batch.seen.places["step"]][0]
            assert step == 0, "at the end nothing is asked"
        if mode == AutoresetMode.DISABLED and over.any():
            observations, infos = envs.reset(options={"reset_mask": over})
            over = np.zeros(5, bool)
        elif mode == AutoresetMode.SAME_STEP:
            over = np.zeros(5, bool)
    assert ended >= 5


def test_the_same_seed_gives_the_same_games(architect: Game) -> None:
    def course() -> bytes:
        envs = SeatsEnv(architect, 3, 4, options=SHORT)
        _, infos = envs.reset(seed=8)
        rng, seen = np.random.default_rng(2), b""
        for _ in range(40):
            observations, rewards, *_, infos = envs.step(chosen(infos, rng))
            seen += observations.tobytes() + rewards.tobytes()
        return seen

    assert course() == course()


def test_others_can_be_played_by_a_function(architect: Game) -> None:
    asked = []

    def last(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    envs = SeatsEnv(architect, 3, 4, opponents=last, options=SHORT, seat=1)
    observations, infos = envs.reset(seed=8)
    total = np.zeros(4)
    for _ in range(60):
        observations, rewards, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert (envs.seats == 1).all()
        going = np.flatnonzero(~over)
        assert all(envs.position(int(i)).to_move == 1 for i in going)
        assert (observations == envs.batch.observe(envs._states, 1)).all()
        total += np.abs(rewards)
    assert asked
    assert total.any()


def test_an_impossible_action_is_replaced_and_told(architect: Game) -> None:
    envs = SeatsEnv(architect, 2, 3)
    _, infos = envs.reset(seed=1)
    assert not infos["illegal"].any()
    right = infos["action_mask"].argmax(axis=1)
    *_, infos = envs.step(np.array([161, right[1], -1]))
    assert infos["illegal"].tolist() == [True, False, True]


def test_the_wrappers_of_gymnasium_fit() -> None:
    made = gymnasium.make_vec(
        "queenswright/Architect-v1", num_envs=3, vectorization_mode="vector_entry_point", options=SHORT
    )
    assert made.unwrapped.__class__ is SeatsEnv
    envs: Any = RecordEpisodeStatistics(made)
    for wrapper in (FlattenObservation, NormalizeReward, lambda one: TransformReward(one, lambda gain: 2 * gain)):
        envs = wrapper(envs)
    envs = DictInfoToList(envs)
    _, infos = envs.reset(seed=4)
    lengths = []
    for _ in range(120):
        _, _, _, _, infos = envs.step(np.array([int(info["action_mask"].argmax()) for info in infos]))
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert lengths


def test_what_was_given_does_not_change_later(architect: Game) -> None:
    envs = SeatsEnv(architect, 2, 2)
    observations, infos = envs.reset(seed=1)
    kept, mask = observations.copy(), infos["action_mask"].copy()
    envs.step(mask.argmax(axis=1))
    assert (observations == kept).all()
    assert (infos["action_mask"] == mask).all()


def test_pictures_and_texts_of_all_games(architect: Game) -> None:
    envs = SeatsEnv(architect, 2, 2, render_mode="rgb_array")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert [frame.dtype for frame in frames] == [np.uint8, np.uint8]
    texts = SeatsEnv(architect, 2, 2, render_mode="ansi")
    texts.reset(seed=1)
    assert all(isinstance(text, str) for text in texts.render() or ())


def test_wrong_arguments_are_named(architect: Game) -> None:
    with pytest.raises(OptionError, match="opponents: got 'greedy', expected 'random' or a function"):
        SeatsEnv(architect, 2, 1, opponents="greedy")
    with pytest.raises(OptionError, match="seat: got 5"):
        SeatsEnv(architect, 2, 1, seat=5)
    envs = SeatsEnv(architect, 2, 2)
    envs.reset(seed=1)
    with pytest.raises(OptionError, match="actions: got the shape"):
        envs.step(np.zeros(3, np.int64))
