"""Set up `.peers/learners`, and run everything that needs PyTorch there: python -m proof.learners [--only maskable]

It ends with 1 if anything finds a fault or does not learn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from bench.install_peers import PEERS, install

ROOT = Path(__file__).resolve().parents[2]
NAME = "learners"
WANTED = (ROOT / "requirements.lock", Path(__file__).with_name("requirements.txt"))
PARTS = {
    "checks": ["proof.learners.checks"],
    "trainer": ["pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/train/test_torch.py"],
    "maskable": ["proof.learners.maskable"],
    "loop": ["proof.learners.loop"],
}
"""The checks, the trainer in PyTorch, MaskablePPO, and a loop in TorchRL."""


def set_up() -> Path:
    """The Python of the environment."""
    PEERS.mkdir(exist_ok=True)
    problem = install(NAME, *WANTED)
    if problem:
        sys.exit(f"{NAME}: {problem}")
    return PEERS / NAME / "bin" / "python"


def surroundings() -> dict[str, str]:
    """Compiled rules from this checkout, and one thread: the networks are small."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "QUEENSWRIGHT_RULES": "numba", "OMP_NUM_THREADS": "1"}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=list(PARTS), action="append")
    args = parser.parse_args()
    python, failed = set_up(), []
    for name in args.only or PARTS:
        print(f"{name}:", flush=True)
        if subprocess.run([python, "-m", *PARTS[name]], env=surroundings(), cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
