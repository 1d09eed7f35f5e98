"""How fast the search thinks, and how long every level takes for a turn.

QUEENSWRIGHT_RULES=numba python -m bench.thinking [GAMES]

All levels sit at the same table, so what else the machine does hits them alike.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import replace

import queenswright as qw
from queenswright.bots import LEVELS, SeatedBot, Thought, read_bot
from queenswright.kernel.batch import core_count
from queenswright.kernel.game import Game

SEATS = ("apprentice", "journeyman", "master", "royal")


def thoughts(game: Game, seed: int, cores: int) -> list[tuple[str, str, Thought]]:
    """Every thought of a game between the levels, with the bot and the turn it belongs to."""
    specs = [read_bot(name) for name in SEATS]
    bots = [
        SeatedBot(game, replace(spec, budget=replace(spec.budget, cores=cores)), seed=seed + seat)
        for seat, spec in enumerate(specs)
    ]
    position = game.new(len(SEATS), seed=seed)
    noted = []
    while not position.is_over:
        seat = position.to_move
        assert seat is not None
        thought = bots[seat].think(position)
        noted.append((SEATS[seat], f"{seed} {position.turn}", thought))
        position.push(thought.move)
    return noted


def report(noted: list[tuple[str, str, Thought]], cores: int) -> None:
    """One line for every level."""
    for name in SEATS:
        mine = [(turn, thought) for bot, turn, thought in noted if bot == name]
        turns: dict[str, float] = {}
        for turn, thought in mine:
            turns[turn] = turns.get(turn, 0.0) + thought.seconds
        decisions = sum(thought.decisions for _, thought in mine) / sum(thought.seconds for _, thought in mine)
        times = sorted(turns.values())
        print(
            f"{LEVELS[name].title:16} {LEVELS[name].simulations:5} simulations a decision, {cores} core(s): "
            f"{decisions:10,.0f} simulated decisions/s; a turn takes {statistics.median(times):.3f} s "
            f"(median), {times[int(0.95 * len(times))]:.3f} s (95 %), {times[-1]:.3f} s (longest)"
        )


def main(games: int) -> None:
    game = qw.load("architect")
    for cores in sorted({1, core_count()}):
        report([entry for seed in range(games) for entry in thoughts(game, seed, cores)], cores)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
