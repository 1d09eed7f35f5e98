"""Does every shipped puzzle still have its one best turn? With fresh random numbers, at ten times the budget.

python -m proof.puzzles [--game architect] [--seed 20261119] [--cores 2] [--some 50]

It writes a table for docs/testing.md and ends with 1 if a puzzle does not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime

from queenswright.bots.seeds import number_of
from queenswright.games import BUILT_IN
from queenswright.kernel.interval import quantile
from queenswright.puzzles import Check, shipped
from queenswright.puzzles.finder import TIMES
from queenswright.puzzles.workers import check_all
from queenswright.study.crew import cores_of


def table(game: str, checks: Sequence[Check]) -> list[str]:
    """How many of each kind were looked at and hold, and by how much."""
    by_kind: dict[str, list[Check]] = defaultdict(list)
    for check in checks:
        by_kind[check.kind].append(check)
    lines = []
    for kind, some in sorted(by_kind.items()):
        margins = [100 * check.margin for check in some]
        held = sum(check.holds for check in some)
        lines.append(f"| {game} | {kind} | {len(some)} | {held} | {min(margins):.0f} | {quantile(margins, 0.5):.0f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=BUILT_IN, action="append")
    parser.add_argument("--seed", type=int, default=datetime.now(UTC).date().toordinal())
    parser.add_argument("--cores", type=int)
    parser.add_argument("--some", type=int)
    args = parser.parse_args()
    failed: list[Check] = []
    rows: list[str] = []
    for game in args.game or BUILT_IN:
        puzzles = shipped(game)
        order = sorted(puzzles.puzzles, key=lambda puzzle: number_of("proof", args.seed, puzzle.id))[: args.some]
        checks = list(check_all(puzzles, order, args.seed, cores_of(args.cores)))
        failed += [check for check in checks if not check.holds]
        rows += table(game, checks)
    print(f"seed {args.seed}, {TIMES} times the budget\n")
    print("| game | kind | puzzles | hold | least margin | median |\n|---|---|--:|--:|--:|--:|")
    print("\n".join(rows))
    for check in failed:
        print(f"{check.id}: {100 * check.margin:.1f} ± {200 * check.error:.1f} {check.rival} {check.problems}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
