"""One process of the benchmark: plays random games when asked and says how many moves were chosen in how long.

The environment decides what is measured: QUEENSWRIGHT_RULES=python or numba. Run by hand, it prints one line of JSON
for each number of threads; with `--serve` it warms up, says that it is ready and answers each line
{"seconds": s, "threads": n} with one line.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from queenswright.games import load
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game

LIMIT = 1_000_000
MOST_GAMES = 65_536
GPU_GAMES = 262_144
GPU_COMPARED = 512
CALLS = 15
"""How many calls a measurement is cut into, so that it ends in time."""


@dataclass
class BenchTally:
    """What was played, and how long it took. `wall` includes other time, such as fetching games from a GPU."""

    moves: int = 0
    games: int = 0
    seconds: float = 0.0
    wall: float = 0.0

    def add(self, other: BenchTally) -> None:
        self.moves += other.moves
        self.games += other.games
        self.seconds += other.seconds
        self.wall += other.wall


@dataclass(frozen=True)
class Kind:
    """Which games are played."""

    game: Game
    players: int
    options: Mapping[str, Any]


Play = Callable[[int], BenchTally]


def main(arguments: list[str] | None = None) -> None:
    """The command line of a worker."""
    parser = argparse.ArgumentParser(description="One process of `queenswright bench`")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--threads", type=int, nargs="+", default=[1])
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument(
        "--in-turns",
        action=argparse.BooleanOptionalAction,
        help="whether the GPU sorts games between their steps; without it where there are many kinds of steps",
    )
    parser.add_argument("--games", type=int, default=0, help="games at once; without it what fits the time")
    parser.add_argument("--options", type=json.loads, default={}, help="a JSON object of options of the game")
    parser.add_argument("--serve", action="store_true")
    wanted = parser.parse_args(arguments)
    game = load(wanted.game)
    kind = Kind(game, wanted.players, {**game.rules.manners.short_options, **wanted.options})
    if wanted.gpu:
        plays = {1: gpu_play(kind, wanted.games or GPU_GAMES, wanted.in_turns)}
    else:
        plays = {n: cpu_play(kind, n, wanted.games, wanted.seconds / CALLS) for n in wanted.threads}
    if not wanted.serve:
        for play in plays.values():
            say(measure(play, wanted.seconds))
        return
    say({"ready": True})
    for line in sys.stdin:
        request = json.loads(line)
        say(measure(plays[request["threads"]], request["seconds"]))


def measure(play: Play, seconds: float) -> dict[str, Any]:
    """Play different games for about this many seconds. `cores` says how many were busy on average."""
    total = BenchTally()
    busy = time.process_time()
    while total.seconds < seconds:
        total.add(play(total.games))
    busy = time.process_time() - busy
    return {
        "moves": total.moves,
        "games": total.games,
        "seconds": total.seconds,
        "seconds_with_fetching": total.wall,
        "cores": round(busy / total.wall, 2),
        "busy": busy,
    }


def cpu_play(kind: Kind, threads: int, games: int, call_seconds: float) -> Play:
    """Whole games on this many threads. Warms up by doubling the games until a call lasts long enough."""

    def play(seed: int) -> BenchTally:
        start = time.perf_counter()
        batch = kind.game.play_batch(games, kind.players, seed, kind.options, LIMIT, threads)
        elapsed = time.perf_counter() - start
        return BenchTally(int(batch.moves.sum()), games, elapsed, elapsed)

    if games:
        play(0)
        return play
    games = 1
    while play(0).seconds < call_seconds and games < MOST_GAMES:
        games *= 2
    return play


def gpu_play(kind: Kind, games: int, in_turns: bool | None) -> Play:
    """Play whole games on the GPU; the first call compiles, and a few games are compared with the CPU's."""
    try:
        cuda = import_module("queenswright.kernel.cuda")
    except ImportError as error:
        raise QueenswrightError(f"no GPU: {error}") from None
    if not cuda.available():
        raise QueenswrightError("no GPU")
    compare_with_cpu(cuda, kind, min(games, GPU_COMPARED), in_turns)
    batch = cuda.CudaBatch(kind.game, games, kind.players, kind.options, in_turns)

    def play(seed: int) -> BenchTally:
        batch.lay_out(seed)
        start = time.perf_counter()
        batch.play(seed, LIMIT)
        elapsed = time.perf_counter() - start
        moves = int(batch.fetch().moves.sum())
        return BenchTally(moves, games, elapsed, time.perf_counter() - start)

    play(0)
    return play


def compare_with_cpu(cuda: Any, kind: Kind, games: int, in_turns: bool | None) -> None:
    """Check that the same seeds give the same bytes as on the CPU, even after other games."""
    there = cuda.CudaBatch(kind.game, games, kind.players, kind.options, in_turns)
    there.play(games, LIMIT)
    there.play(0, LIMIT)
    here = kind.game.play_batch(games, kind.players, 0, kind.options, LIMIT)
    if there.fetch().states.tobytes() != here.states.tobytes():
        raise QueenswrightError("the GPU plays other games than the CPU")


def say(message: Mapping[str, Any]) -> None:
    """Write one line of JSON and flush it."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    try:
        main()
    except QueenswrightError as error:
        say({"problem": str(error)})
