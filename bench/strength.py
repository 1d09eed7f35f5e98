"""Strength against budget, from a match of `mcts:N` bots: python -m bench.strength RESULTS.sqlite PICTURE.svg"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib

from queenswright.arena import open_results, rate

matplotlib.use("svg")


def main(results: str, picture: str) -> None:
    from matplotlib import pyplot

    ratings = rate(open_results(Path(results)).games(), anchor="greedy")
    searchers = sorted((int(one.bot.partition(":")[2]), one) for one in ratings if one.bot.startswith("mcts:"))
    budgets = [budget for budget, _ in searchers]
    heights = [one.rating for _, one in searchers]
    bars = [
        [one.rating - one.rating_low for _, one in searchers],
        [one.rating_high - one.rating for _, one in searchers],
    ]
    matplotlib.rcParams.update({"svg.hashsalt": "queenswright", "svg.fonttype": "none", "font.family": "serif"})
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.errorbar(budgets, heights, yerr=bars, marker="o", capsize=4, color="#7a3b1d")
    axes.axhline(0, color="#888", linewidth=1)
    axes.text(budgets[-2], 12, "greedy", color="#666")
    axes.set_xscale("log", base=2)
    axes.set_xticks(budgets, [str(budget) for budget in budgets])
    axes.set_xlabel("simulations for every decision")
    axes.set_ylabel("rating above greedy (95 %)")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})
    for budget, one in searchers:
        print(f"mcts:{budget}: {one.rating:.0f} ({one.rating_low:.0f} to {one.rating_high:.0f})")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
