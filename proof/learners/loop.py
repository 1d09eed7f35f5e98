"""A loop in TorchRL, proximal policy optimisation, learns Queen's Architect for two: python -m proof.learners.loop"""

from __future__ import annotations

import argparse
import time
import warnings

import numpy as np
import torch
from numpy.typing import NDArray
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.data import Unbounded
from torchrl.envs import GymWrapper
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from proof.learners.duel import has_learned, victories
from proof.learners.eyes import Eyes
from queenswright.kernel.observation import Observation
from queenswright.rl.vector import SeatsEnv

TABLES, LENGTH, PASSES, PART = 64, 64, 4, 512


def in_torchrl(envs: SeatsEnv) -> GymWrapper:
    """Many seats as TorchRL has them, with the masks; the games begin again where TorchRL says so."""
    env = GymWrapper(envs, categorical_action_encoding=True, device="cpu")
    masks = Unbounded((envs.num_envs, envs.batch.num_actions), dtype=torch.int8)
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=[masks]))
    return env


class Masked(nn.Module):
    """Logits of actions, and the mask as truth values."""

    def __init__(self, seen: Observation, actions: int) -> None:
        super().__init__()
        self.logits = network(seen, actions)

    def forward(self, rows: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.logits(rows), mask.bool()


def network(seen: Observation, outputs: int) -> nn.Module:
    """One hidden layer behind the features."""
    eyes = Eyes(seen)
    return nn.Sequential(eyes, nn.Linear(eyes.size, 64), nn.Tanh(), nn.Linear(64, outputs))


def learn(env: GymWrapper, actor: ProbabilisticActor, critic: ValueOperator, steps: int) -> None:
    """Play some steps, judge them, improve; until there were enough."""
    judge = GAE(gamma=1.0, lmbda=0.95, value_network=critic, average_gae=True)
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.005, critic_coeff=0.5)
    optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3)
    now = env.reset()
    for _ in range(-(-steps // (TABLES * LENGTH))):
        with torch.no_grad():
            played = env.rollout(LENGTH, actor, auto_reset=False, tensordict=now, break_when_any_done=False)
            now = env.step_mdp(played[:, -1].clone())
            now = env.maybe_reset(now)
            judge(played)
        rows = played.reshape(-1)
        for _ in range(PASSES):
            for part in torch.randperm(len(rows)).split(PART):
                found = loss(rows[part])
                optimiser.zero_grad()
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=150_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    warnings.simplefilter("error")
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    envs = SeatsEnv("architect", 2, TABLES, autoreset_mode="Disabled")
    env = in_torchrl(envs)
    env.set_seed(args.seed)
    seen, actions = envs.batch.seen, envs.batch.num_actions
    choose = TensorDictModule(
        Masked(seen, actions), in_keys=["observation", "action_mask"], out_keys=["logits", "mask"]
    )
    actor = ProbabilisticActor(
        choose, in_keys=["logits", "mask"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    critic = ValueOperator(network(seen, 1), in_keys=["observation"])

    def best(seen: NDArray[np.int8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        given = TensorDict({"observation": torch.from_numpy(seen), "action_mask": torch.from_numpy(masks)}, [len(seen)])
        with torch.no_grad():
            logits = choose(given)["logits"].numpy()
        return np.asarray(np.where(masks, logits, -np.inf).argmax(axis=1))

    before = victories(best, "random", args.games)
    clock, work = time.perf_counter(), time.process_time()
    learn(env, actor, critic, args.steps)
    clock, work = time.perf_counter() - clock, time.process_time() - work
    after = victories(best, "random", args.games)
    print(f"  TorchRL, {args.steps} steps against random, {clock:.0f} s, of a processor {work:.0f} s")
    print(f"  against random, {args.games} games: before {before.percent()}, after {after.percent()}")
    if not has_learned(before, after):
        raise SystemExit("  it has not learned to beat random")


if __name__ == "__main__":
    main()
