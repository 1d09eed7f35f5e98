"""A match between two bots in The Rise of Queensdale: late games one by one, or whole campaigns (docs/balance.md).

QUEENSWRIGHT_RULES=numba python -m bench.match --late [--games 400] [--seats mcts:16,greedy] [--players 2] [--seed 2026]
                                               [--jobs 1] [--pack FILE] [--minutes M] [--results FILE]
QUEENSWRIGHT_RULES=numba python -m bench.match [--games 100] ...
python -m bench.match --table FILE [FILE ...]

Every deal is played in all its seatings. A late game begins in epoch 7, 8 or 9 of either branch, in turn; its winner is
who is first in its ranking. The arena plays the same bots and keeps more of every game; this needs no more than NumPy
and Numba, is over in time, and goes on where it stopped (bench/many.py).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bench.campaigns import game_and_mind

from bench import many
from queenswright.arena.schedule import bot_seed, schedule
from queenswright.bots import SeatedBot, read_bot
from queenswright.bots.program import program_of
from queenswright.kernel.game import Game
from queenswright.kernel.interval import Estimate, share

LATE = ("7-wall", "7-road", "8-wall", "8-road", "9-wall", "9-road")
WHOLE = "whole campaign"


def tasks(names: Sequence[str], players: int, games: int, seed: int, late: bool) -> Iterator[many.Task]:
    """The games of a match: where each begins, its seed, and who sits where."""
    deals: list[int] = []
    for game in schedule(names, players, games, seed):
        if game.seed not in deals:
            deals.append(game.seed)
        yield LATE[deals.index(game.seed) % len(LATE)] if late else WHOLE, game.seed, list(game.seats)


def one(task: many.Task, pack: str | None) -> many.Line:
    """The game of a task, in whatever process this is."""
    game, _ = game_and_mind(pack)
    begin, seed, seats = task
    options = {} if begin == WHOLE else {"epoch": begin, "games": 1}
    return play(game, seats, seed, options)


def play(game: Game, seats: Sequence[str], seed: int, options: Mapping[str, Any]) -> many.Line:
    """One game to its end: who is first in its ranking, and every seat's place in the campaign."""
    position = game.new(len(seats), seed, options)
    bots = [SeatedBot(game, read_bot(name), bot_seed(seed, seat, name)) for seat, name in enumerate(seats)]
    while position.to_move is not None:
        position.push(bots[position.to_move].think(position).move)
    return {
        "first": position.state.ranking[0],
        "places": list(position.standings),
        "games": position.state.game_number - position.state.played_before,
    }


def won(line: Mapping[str, Any]) -> list[float]:
    """Each seat's share of the victory: of a whole campaign, or of the one game that was played."""
    begin, _, seats = line["task"]
    if begin != WHOLE:
        return [float(seat == line["first"]) for seat in range(len(seats))]
    winners = line["places"].count(1)
    return [(place == 1) / winners for place in line["places"]]


def shares(lines: Sequence[Mapping[str, Any]]) -> dict[str, Estimate | None]:
    """The share of victories of every bot."""
    found: dict[str, list[tuple[float, int]]] = {}
    for line in lines:
        _, seed, seats = line["task"]
        for name in sorted(set(seats)):
            mine = sum(part for part, seat in zip(won(line), seats, strict=True) if seat == name)
            found.setdefault(name, []).append((mine, seed))
    return {name: share([hit for hit, _ in one], [seed for _, seed in one]) for name, one in found.items()}


def show(lines: Sequence[Mapping[str, Any]]) -> None:
    """The victories of every bot, of all games and by where they began."""
    for begin in sorted({line["task"][0] for line in lines}):
        some = [line for line in lines if line["task"][0] == begin]
        _print(f"{begin}, {len(some)} games", some)
    if any(line["task"][0] != WHOLE for line in lines):
        _print(f"late games, {len(lines)}", [line for line in lines if line["task"][0] != WHOLE])
    seconds = sum(line["seconds"] for line in lines) / max(1, len(lines))
    print(f"a game takes {seconds:.1f} s of a core")


def _print(title: str, lines: Sequence[Mapping[str, Any]]) -> None:
    print(title)
    for name, found in sorted(shares(lines).items()):
        print(f"  {name:12} {found.percent() if found else 'no game'} of the victories")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--late", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", default="mcts:16,greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pack")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--table", type=Path, nargs="+")
    args = parser.parse_args()
    if args.table:
        show(many.read_all(args.table)[1])
        return
    game, _ = game_and_mind(args.pack)
    about = {"what": "match", "program": program_of(game.name), "pack": game.pack.digest, "seed": args.seed}
    results = many.Results(args.results, about)
    asked = tasks(args.seats.split(","), args.players, args.games, args.seed, args.late)
    if not many.play(results, asked, partial(one, pack=args.pack), args.jobs, args.minutes):
        print("stopped before the end; this is what is there")
    show(results.lines)


if __name__ == "__main__":
    main()
