"""Whole campaigns of The Rise of Queensdale, played by the planner of `greedy` for all seats (docs/balance.md).

QUEENSWRIGHT_RULES=numba python -m bench.campaigns [--campaigns 200] [--players 2,3,4] [--seed 2026] [--jobs 1]
                                                   [--pack FILE] [--json FILE]

Much faster than the arena, which lets every seat think for itself and notes every action: here the compiled planner
plays on by itself, and only what the end of each game shows is kept. The same seed plays the same campaigns.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

import queenswright as qw
from queenswright.arena.schedule import deal_seed
from queenswright.bots.mind import Mind
from queenswright.games.queensdale.reports.charts.course import length, rounds, spread
from queenswright.games.queensdale.reports.charts.goals import fame, goals
from queenswright.games.queensdale.state.course import END_REASONS, PLAY, RUNNING
from queenswright.games.queensdale.state.pieces import FAME_SOURCES
from queenswright.kernel.chart import Sample
from queenswright.kernel.game import Game

CHUNK = 16
"""Decisions at a time; a game has many more."""
SEED_BITS = 62
SECTIONS = (length, rounds, goals, fame, spread)


@dataclass(frozen=True)
class Expected:
    """What the content design measured with its own bots: 40 campaigns, without the later cards."""

    games: tuple[int, float, int]
    rounds: tuple[float, float]
    reached: float
    fame: tuple[int, int, int, int]
    behind: float


EXPECTED = {
    2: Expected((17, 19.0, 23), (6.6, 7.0), 0.62, (69, 18, 10, 2), 1.9),
    3: Expected((13, 16.2, 20), (6.7, 6.9), 0.46, (65, 20, 12, 3), 2.9),
    4: Expected((15, 19.9, 27), (6.4, 7.2), 0.36, (66, 19, 12, 3), 3.4),
}


class Player(Protocol):
    """Whoever plays for all seats: `Mind`, or somebody else in tests."""

    def self_play(self, state: Any, seed: int, limit: int) -> int:
        """Move the state on by this many decisions at most; how many they were. The same seed does the same."""
        ...


def ends_of_games(game: Game, player: Player, state: Any, luck: random.Random) -> Iterator[Any]:
    """Play a campaign to its end; the state before the last turn of every game ends, as a plain object."""
    while int(state.ended) == RUNNING:
        seed, before = luck.getrandbits(SEED_BITS), game.copy_state(state)
        made = player.self_play(state, seed, CHUNK)
        if _is_in(before, before) and not _is_in(before, state):
            yield game.mirror(_last_in(game, player, before, seed, made))


def _is_in(before: Any, state: Any) -> bool:
    """Whether the game that went on before is still going on."""
    return int(state.phase) == PLAY and int(state.game_number) == int(before.game_number)


def _last_in(game: Game, player: Player, before: Any, seed: int, made: int) -> Any:
    """The last state of the game: the decisions are made once more, fewer of them, until the end is found."""

    def after(count: int) -> Any:
        state = game.copy_state(before)
        if count:
            player.self_play(state, seed, count)
        return state

    inside, outside = 0, made
    while outside - inside > 1:
        middle = (inside + outside) // 2
        if _is_in(before, after(middle)):
            inside = middle
        else:
            outside = middle
    return after(inside)


def campaign(game: Game, player: Player, players: int, seed: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the ends of the games of one campaign show, in the shape of the facts of a campaign."""
    position = game.new(players, seed, options)
    state = game.copy_state(position.held)
    games = [_shown(s) for s in ends_of_games(game, player, state, random.Random(seed))]
    s = game.mirror(state)
    places = [game.call(game.rules.loops.place, state, seat) for seat in range(players)]
    seats = [{"completed": s.epoch[seat] - 1, "won": places[seat] == 1} for seat in range(players)]
    return {"players": players, "seed": seed, "end": END_REASONS[s.ended], "seats": seats, "games": games}


def _shown(s: Any) -> dict[str, Any]:
    seats = [
        {
            "epoch": s.epoch[seat],
            "surplus": sum(s.earned[seat]) - s.aim[seat],
            "fame": dict(zip(FAME_SOURCES, s.earned[seat], strict=True)),
        }
        for seat in range(s.players)
    ]
    return {"rounds": s.round_number, "seats": seats}


@cache
def game_and_mind(pack: str | None) -> tuple[Game, Mind]:
    """The game and a planner of this process."""
    game = qw.load("queensdale", pack)
    return game, Mind(game)


def _campaign(seed: int, players: int, pack: str | None) -> dict[str, Any]:
    """One campaign in whatever process this is."""
    game, mind = game_and_mind(pack)
    return campaign(game, mind, players, seed, {})


def play(count: int, players: int, seed: int, jobs: int, pack: str | None) -> Iterator[dict[str, Any]]:
    """This many campaigns, in order."""
    seeds = [deal_seed(seed, i) for i in range(count)]
    one = partial(_campaign, players=players, pack=pack)
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)


def figures(campaigns: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the campaigns tell, in the figures of the report."""
    samples = [Sample(one, deal, (1 / one["players"],) * one["players"]) for deal, one in enumerate(campaigns)]
    castle = sum(one["end"] == "castle" for one in campaigns)
    found = {section.key: section.figures for section in (make(samples) for make in SECTIONS)}
    return {"campaigns": len(campaigns), "castle": castle, **found}


def lines(players: int, found: Mapping[str, Any]) -> list[str]:
    """The figures of one number of players, each beside what was expected."""
    expected = EXPECTED[players]
    games, means = found["length"], [one["value"] for one in found["rounds"]["by_epoch"].values()]
    measured = " / ".join(f"{100 * found['fame']['share'][source]:.0f}" for source in FAME_SOURCES)
    least, usual, most = expected.games
    return [
        f"{players} players, {found['campaigns']} campaigns, {found['castle']} to the castle",
        f"  games per campaign     {games['shortest']} / {games['mean']['value']:.1f} / {games['longest']}"
        f"   expected {least} / {usual} / {most}",
        f"  mean rounds by epoch   {min(means):.1f} to {max(means):.1f}, longest game {found['rounds']['longest']}"
        f"   expected {expected.rounds[0]} to {expected.rounds[1]}",
        f"  reach their goal       {100 * found['goals']['reached']['value']:.1f} %   expected {expected.reached:.0%}",
        f"  fame, % by source      {measured}   expected {' / '.join(map(str, expected.fame))}",
        f"  epochs behind at end   {found['spread']['mean']['value']:.1f}   expected {expected.behind}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pack")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    told = {}
    for players in map(int, args.players.split(",")):
        played = []
        for one in play(args.campaigns, players, args.seed, args.jobs, args.pack):
            played.append(one)
            print(f"\r{players} players: {len(played)}", end="", file=sys.stderr, flush=True)
        told[players] = figures(played)
        print("\r", end="", file=sys.stderr)
        print("\n".join(lines(players, told[players])), flush=True)
    if args.json:
        args.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
