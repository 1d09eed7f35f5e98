"""Do the chances and the judgements of a study come true?

QUEENSWRIGHT_RULES=numba python -m bench.calibration --game architect --players 2 --games 100 --output found.json
python -m bench.calibration --together found.json more.json    # what several runs with different seeds have found

Every game gives one position and some turns; campaigns are begun in every epoch and branch in turn. The position is
valued, and then played on to its end by search for all seats: over many games, positions called 70 % should be won in
70 % of the cases, and `power` is what brings the shares of the search nearest to that.

Turns that have a mark are played out both ways, the played one and the better one, on the same deals: `ratio` says how
much of what they are said to lose is lost. `noise` is how far single judgements are off beyond what the deals explain.
`power` and `noise` go into `study/calibration.toml` by hand, where the intervals allow it.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any

import queenswright as qw
from queenswright.bots.mind import children
from queenswright.bots.seeds import number_of
from queenswright.kernel.game import Game
from queenswright.kernel.interval import mean, share
from queenswright.kernel.key import key_halves
from queenswright.kernel.node import ROOT
from queenswright.kernel.position import Position
from queenswright.study.calibration import Calibration
from queenswright.study.data import MARKS, Effort, JudgedTurn
from queenswright.study.evaluation import never
from queenswright.study.judge import Judge
from queenswright.study.judging import judged, read_moves, rough
from queenswright.study.stretches import Stretch, of_game

CARELESS = 0.5
"""Part of the decisions in the games that the planner makes, so that there are mistakes to judge."""

POWERS = [k / 20 for k in range(1, 61)]
LIKELY = 1.92
"""Within this of the best logarithm of the likelihood lies the 95 % interval."""

BINS = 5
NEARLY = 1e-3
LONGEST = 5_000


@dataclass(frozen=True)
class Foretold:
    """What was said of a position, and who won from there."""

    game: int
    shares: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class Marked:
    """What a turn was said to lose, and what it lost when both turns were played out."""

    game: int
    mark: str
    stated: float
    doubt: float
    lost: float
    error: float


class Player:
    """Plays all seats by search, each decision by a fresh one."""

    def __init__(self, judge: Judge, simulations: int) -> None:
        self.judge, self.game, self.simulations = judge, judge.game, simulations

    def action(self, state: Any, seed: int, careless: bool = False) -> int:
        """The action for the seat that decides; a careless one is the planner's."""
        step = int(state.agenda_step[int(state.agenda_depth) - 1])
        first = self.game.rules.first_actions[step]
        if careless:
            values, _ = self.judge.mind.plan(state)
            return first + max(values, key=lambda index: (values[index], -index))
        self.judge.search(state, seed, self.simulations)
        tree = self.judge.tree
        mask = self.game.call(self.game.rules.loops.legal_mask, state)
        tried = [child for child in children(tree, ROOT) if mask >> int(tree[child].action) & 1]
        return first + int(tree[max(tried, key=lambda child: (int(tree[child].visits), -child))].action)

    def play_out(self, state: Any, name: str) -> list[float]:
        """Play a state to the end of the running game; each seat's share of the victory."""
        linked, number = self.game.rules.reports.linked, self.judge.number
        for count in range(LONGEST):
            if int(state.agenda_depth) == 0 or (linked and linked.number(state) != number):
                break
            self.game.call(self.game.rules.loops.apply, state, self.action(state, number_of(name, count)))
        return self.judge.shares_in(state, 0)


def careless_game(game: Game, players: int, seed: int, player: Player, options: dict[str, Any]) -> Position:
    """A whole game with mistakes."""
    position, chance = game.new(players, seed=seed, options=options), random.Random(seed)
    while not position.is_over:
        action = player.action(position.held, number_of(seed, len(position.moves)), chance.random() < CARELESS)
        position.push(game.move(action, players))
    return position


def foretold(judge: Judge, player: Player, number: int, stretch: Stretch) -> Foretold:
    """A position valued and played on."""
    name = f"position {number}"
    said = judged(judge, stretch, rough(judge, stretch, name, never), name, never)
    state = judge.game.copy_state(stretch.before.held)
    judge.game.call(judge.game.rules.loops.redeal, state, stretch.seat, *key_halves(number_of(name, bits=128)))
    return Foretold(number, said.before.shares, tuple(player.play_out(state, name)))


def marked(judge: Judge, player: Player, number: int, stretch: Stretch, turn: JudgedTurn, playouts: int) -> Marked:
    """A marked turn and the better one, played out on the same deals."""
    assert turn.better is not None
    better = read_moves(stretch.before.redealt(stretch.seat, 1), turn.better.moves)
    apart = []
    for k in range(playouts):
        name = f"playout {number} {stretch.first} {k}"
        ends = []
        for moves in (stretch.moves, better):
            state = judge.game.copy_state(stretch.before.held)
            judge.game.call(judge.game.rules.loops.redeal, state, stretch.seat, *key_halves(number_of(name, bits=128)))
            for move in moves:
                judge.game.call(judge.game.rules.loops.apply, state, move.action)
            ends.append(player.play_out(state, name)[stretch.seat])
        apart.append(ends[1] - ends[0])
    lost = sum(apart) / playouts
    error = sqrt(sum((one - lost) ** 2 for one in apart) / max(1, playouts - 1) / playouts)
    return Marked(number, turn.verdict, turn.loss, turn.error, lost, error)


def fitted_power(found: Sequence[Foretold]) -> tuple[float, float, float]:
    """The power under which the victories are likeliest, with its 95 % interval."""

    def likelihood(power: float) -> float:
        chances = [Calibration(power).chances([max(NEARLY, one) for one in position.shares]) for position in found]
        return sum(
            won * log(chance)
            for position, said in zip(found, chances, strict=True)
            for won, chance in zip(position.won, said, strict=True)
        )

    values = {power: likelihood(power) for power in POWERS}
    best = max(values, key=lambda power: values[power])
    near = [power for power, value in values.items() if values[best] - value <= LIKELY]
    return best, min(near), max(near)


def tell_positions(found: Sequence[Foretold]) -> dict[str, Any]:
    """The positions by what was said of them."""
    pairs = [(chance, won, one.game) for one in found for chance, won in zip(one.shares, one.won, strict=True)]
    for k in range(BINS):
        mine = [pair for pair in pairs if k / BINS <= pair[0] < (k + 1) / BINS or (pair[0] == 1 and k == BINS - 1)]
        said = share((won for _, won, _ in mine), (game for _, _, game in mine))
        if said:
            middle = sum(chance for chance, _, _ in mine) / len(mine)
            print(f"called {100 * middle:4.0f} %: won {said.percent()}, {len(mine)} seats")
    power, low, high = fitted_power(found)
    print(f"power {power:.2f} ({low:.2f} to {high:.2f}), {len(found)} positions")
    return {"power": power, "low": low, "high": high, "positions": [asdict(one) for one in found]}


def tell_turns(found: Sequence[Marked]) -> dict[str, Any]:
    """The marked turns: stated and lost."""
    if not found:
        print("no turn has a mark")
        return {"turns": []}
    stated = sum(one.stated for one in found) / len(found)
    lost = mean((one.lost for one in found), (one.game for one in found))
    assert lost is not None
    spread = sum((one.stated - one.lost) ** 2 - one.error**2 - one.doubt**2 for one in found) / len(found)
    noise = sqrt(max(0.0, spread))
    print(f"stated {100 * stated:.1f}, lost {lost.points()}: ratio {lost.value / stated:.2f}, {len(found)} turns")
    print(f"noise {100 * noise:.1f} points")
    about = {"stated": stated, "lost": lost.for_json(), "ratio": lost.value / stated, "noise": noise}
    return {**about, "turns": [asdict(one) for one in found]}


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Play, value, judge and play out."""
    game = qw.load(args.game)
    linked, sources = game.rules.reports.linked, game.rules.puzzles.sources
    positions: list[Foretold] = []
    turns: list[Marked] = []
    for number in range(args.seed, args.seed + args.games):
        chance = random.Random(number)
        judge = Judge(game, args.effort)
        player, quick = Player(judge, args.effort), Player(judge, args.quick)
        options = {**sources[number % len(sources)], "games": 1} if linked else {}
        position = careless_game(game, args.players, number, quick, options)
        found, _, judge.number = of_game(position, None)
        some = chance.sample([one for one in found if not one.is_forced], 1 + args.turns)
        positions.append(foretold(judge, player, number, some[0]))
        for stretch in some[1:]:
            name = f"turn {number} {stretch.first}"
            turn = judged(judge, stretch, rough(judge, stretch, name, never), name, never)
            if turn.verdict in MARKS:
                turns.append(marked(judge, quick, number, stretch, turn, args.playouts))
        print(f"game {number}: {len(turns)} marked turns", flush=True)
    asked = {name: value for name, value in vars(args).items() if name not in ("output", "together")}
    return {"asked": asked, **tell_positions(positions), **tell_turns(turns)}


def together(paths: Sequence[Path]) -> dict[str, Any]:
    """What several runs have found, as if it were one."""
    runs = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    said = [one for run in runs for one in run["positions"]]
    positions = [Foretold(one["game"], tuple(one["shares"]), tuple(one["won"])) for one in said]
    turns = [Marked(**one) for run in runs for one in run["turns"]]
    return {"asked": [run["asked"] for run in runs], **tell_positions(positions), **tell_turns(turns)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="architect")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", type=int, default=Effort().simulations)
    parser.add_argument(
        "--quick", type=int, default=16, help="simulations of a decision in games and playouts of turns"
    )
    parser.add_argument("--turns", type=int, default=3, help="turns of a game that are judged")
    parser.add_argument("--playouts", type=int, default=20)
    parser.add_argument("--output", type=Path)
    parser.add_argument("--together", type=Path, nargs="+", help="files that former runs have written")
    args = parser.parse_args()
    found = together(args.together) if args.together else measure(args)
    if args.output:
        args.output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
