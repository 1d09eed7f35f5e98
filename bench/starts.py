"""Plays campaigns of The Rise of Queensdale up to every epoch, so that people can take them up there.

QUEENSWRIGHT_RULES=numba python -m bench.starts [--each 4] [--seed 2026] [--pack valley]

The planner of `greedy` plays all seats; in the vote for wall or road everybody votes for what is needed. Run it after a
change of the pack: it writes `packs/starts/PACK.json.gz` of the game.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from bench.campaigns import SEED_BITS, Player

import queenswright as qw
from queenswright.bots.mind import Mind
from queenswright.games.queensdale.content.starts import FOLDER, start_name, to_take_up
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.course import RUNNING
from queenswright.games.queensdale.steps import BALLOT
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

BALLOTS = {"wall": "vote wall wall", "road": "vote road road"}


def starts(
    game: Game, mind: Player, players: int, branch: str, seed: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[int, dict[str, Any]]]:
    """The first decision of every epoch of one campaign, with its epoch, as a document."""
    luck, opened = random.Random(seed), 1
    state = game.copy_state(game.new(players, seed, options).held)
    while int(state.ended) == RUNNING:
        if state.agenda_step[state.agenda_depth - 1] == BALLOT:
            position = Position(game, game.copy_state(state))
            position.push(BALLOTS[branch])
            state = game.copy_state(position.held)
        else:
            mind.self_play(state, luck.getrandbits(SEED_BITS), 1)
        if int(state.opened) > opened and int(state.ended) == RUNNING:
            opened = int(state.opened)
            yield opened, to_take_up(Position(game, game.copy_state(state)).to_dict())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--each", type=int, default=4)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--pack", default="valley")
    args = parser.parse_args()
    game = qw.load("queensdale", args.pack)
    mind = Mind(game)
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for players in game.rules.player_counts:
        for branch in BRANCHES:
            for number in range(args.each):
                for epoch, document in starts(game, mind, players, branch, args.seed + number):
                    here = found[start_name(players, epoch, branch)]
                    if len(here) < args.each:
                        here.append(document)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game.pack.name}.json.gz"
    path.write_bytes(gzip.compress(json.dumps(found, separators=(",", ":")).encode(), mtime=0))
    print(f"{path.name}: {sum(map(len, found.values()))} campaigns, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
