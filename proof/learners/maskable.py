"""MaskablePPO of sb3-contrib learns Queen's Architect for two.

python -m proof.learners.maskable [--steps 150000] [--opponent random] [--games 200] [--against greedy]
"""

from __future__ import annotations

import argparse
import time
import warnings
from pathlib import Path

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor

from proof.learners.duel import has_learned, victories
from proof.learners.eyes import Eyes
from queenswright.kernel.observation import Observation
from queenswright.rl import Batch
from queenswright.rl.single import SingleEnv

TABLES = 32


class Features(BaseFeaturesExtractor):
    """`Eyes` as stable-baselines3 wants them."""

    def __init__(self, space: spaces.Box, seen: Observation) -> None:
        eyes = Eyes(seen)
        super().__init__(space, eyes.size)
        self.eyes = eyes

    def forward(self, rows: Tensor) -> Tensor:
        found: Tensor = self.eyes(rows)
        return found


def learner(opponent: str, seed: int) -> MaskablePPO:
    """One that has learned nothing yet."""
    tables = make_vec_env(SingleEnv, TABLES, seed=seed, env_kwargs={"players": 2, "opponents": opponent})
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.005,
        seed=seed,
        policy_kwargs={
            "features_extractor_class": Features,
            "features_extractor_kwargs": {"seen": Batch("architect", 2).seen},
            "net_arch": [64],
        },
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=150_000)
    parser.add_argument("--opponent", default="random", help="the bot it learns from")
    parser.add_argument("--against", action="append", help="bots it is measured against")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keeps the learner, and goes on with the one that is there")
    args = parser.parse_args()
    warnings.simplefilter("error")
    torch.set_num_threads(1)
    model = learner(args.opponent, args.seed)

    def best(seen: NDArray[np.int8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return np.asarray(model.predict(seen, action_masks=masks, deterministic=True)[0])

    kept = args.folder and args.folder / "maskable.zip"
    if kept and kept.exists():
        model.set_parameters(kept)
    opponents = args.against or ["random"]
    before = {name: victories(best, name, args.games) for name in opponents}
    clock, work = time.perf_counter(), time.process_time()
    model.learn(args.steps)
    clock, work = time.perf_counter() - clock, time.process_time() - work
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        model.save(kept)
    print(f"  MaskablePPO, {args.steps} steps against {args.opponent}, {clock:.0f} s, of a processor {work:.0f} s")
    after = {name: victories(best, name, args.games) for name in opponents}
    for name in opponents:
        print(f"  against {name}, {args.games} games: before {before[name].percent()}, after {after[name].percent()}")
    if not all(has_learned(before[name], after[name]) for name in opponents if name == "random"):
        raise SystemExit("  it has not learned to beat random")


if __name__ == "__main__":
    main()
