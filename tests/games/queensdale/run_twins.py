"""Whole campaigns of bots beside twins that differ only in what is hidden or sealed: all that is told is the same.

    QUEENSWRIGHT_RULES=numba python -m tests.games.queensdale.run_twins [--every 40] [--seed 7] [--only 2-road]

One campaign for each number of players and branch. After every move its story is compared; now and then, and at the
first position of every kind in every epoch, all that each seat and a spectator are told: view, position in words, moves
in notation, refusals, previews, readable texts. With every new epoch and at the end the whole log is told anew, with
the remarks that belong to it, as exports and replays do. A twin has other values, codes and effects for all that is
sealed, other answers to the mystery, and for each seat everything dealt anew that it cannot see.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from tests.games.queensdale.test_secrecy import KEYS, told
from tests.games.queensdale.twins import twin_of

import queenswright as qw
from queenswright.bots import Budget
from queenswright.bots.greedy import GreedyBot
from queenswright.games.queensdale.content.components import components
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.telling.remarks import remarks
from queenswright.kernel.data import Deed, Event, Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

BALLOTS = {"wall": "vote wall wall", "road": "vote road road"}


class Kept(NamedTuple):
    """An action that was carried out, with the states before and after it as bytes."""

    step: int
    action: int
    chosen: bool
    before: bytes
    after: bytes

    @classmethod
    def of(cls, game: Game, deed: Deed) -> Kept:
        step = [step.name for step in game.rules.steps].index(deed.step)
        packed = game.rules.state.to_bytes
        return cls(step, deed.index, deed.chosen, packed(deed.before), packed(deed.after))


class Walk:
    """One campaign, and how often its twins were compared with it."""

    def __init__(self, position: Position, branch: str, choose: Callable[[Position], Move]) -> None:
        self.game, self.position = Game(position.game.rules, position.pack), position
        self.branch, self._choose = branch, choose
        self._sealed: tuple[int, ...] = ()
        self._kept_twin = self.game
        self.deeds: list[Kept] = []
        self.kinds: set[tuple[str | None, int]] = set()
        self.compared = dict.fromkeys(("moves", "stories", "positions", "payloads", "logs"), 0)

    def go(self, every: int, most: int = 100_000) -> dict[str, Any]:
        """Play to the end, or so many moves, and compare on the way."""
        opened = self.position.state.opened
        while not self.position.is_over and self.compared["moves"] < most:
            if self._is_compared(every):
                self.compare_position()
            self._move()
            self.compare_story()
            if self.position.state.opened != opened:
                opened = self.position.state.opened
                self.compare_log()
        self.compare_position()
        self.compare_log()
        ended = {"epochs": opened, "games": int(self.position.state.game_number), "ended": self.position.end_reason}
        return {"players": self.position.players, "branch": self.branch, **ended, **self.compared}

    def _move(self) -> None:
        """A move; in the vote on wall or road everybody votes for what is wanted."""
        self.position = Position(self.game, self.game.copy_state(self.position.held))
        if self.position.step == "ballot":
            self.position.push(BALLOTS[self.branch])
        else:
            self.position.push(self._choose(self.position))
        self.compared["moves"] += 1

    def _is_compared(self, every: int) -> bool:
        """One position out of so many, and the first of every kind in every epoch."""
        kind = (self.position.step, int(self.position.state.opened))
        is_first = kind not in self.kinds
        self.kinds.add(kind)
        return is_first or self.compared["moves"] % every == 0

    def _twin(self) -> Game:
        """The twin of this moment; the one before as long as nothing was opened or shuffled."""
        s = self.position.state
        cards = (s.stories, s.courier_deck, s.clairvoyant_deck, *s.knowledge, *s.pile, s.unsealed)
        sealed = (s.opened, s.branch, *s.epoch, *cards)
        if sealed != self._sealed:
            self._sealed, self._kept_twin = sealed, twin_of(self.game, s)
        return self._kept_twin

    def compare_position(self) -> None:
        """All that every seat and a spectator are told."""
        twin = self._twin()
        for seat in (*range(self.position.players), None):
            known = self.position.held if seat is None else self.position.redealt(seat, KEYS[1]).held
            other = Position(twin, twin.copy_state(known))
            assert told(other, seat) == told(self.position, seat), self._where(f"seat {seat}")
            self.compared["payloads"] += 1
        self.compared["positions"] += 1

    def compare_story(self) -> None:
        """What the last move told, and what the same deeds would tell."""
        new = [Kept.of(self.game, deed) for deed in self.position.actions()]
        self.deeds += new
        twin = self._twin()
        mine, other = (list(_told(game, new)) for game in (self.game, twin))
        assert mine == other, self._where("story")
        self.compared["stories"] += 1

    def compare_log(self) -> None:
        """The whole log so far with its remarks, and what every browser gets."""
        twin, players = self._twin(), self.position.players
        mine, other = (_log(game, self.deeds) for game in (self.game, twin))
        assert mine == other, self._where("log")
        assert components(twin.pack, players) == components(self.game.pack, players), self._where("content")
        self.compared["logs"] += 1

    def _where(self, what: str) -> str:
        moves = self.compared["moves"]
        return f"{self.position.players} {self.branch}, move {moves}, {self.position.turn}: {what} differs"


def _told(game: Game, deeds: Sequence[Kept]) -> Iterator[Event]:
    """What deeds tell with the pack of a game."""
    story, layout = game.rules.telling.story, game.rules.state
    assert story is not None
    for deed in deeds:
        before, after = (layout.mirror(np.frombuffer(one, layout.dtype)[0]) for one in (deed.before, deed.after))
        yield from story(game.pack, before, after, deed.step, deed.action)


def _log(game: Game, deeds: Sequence[Kept]) -> list[list[Event]]:
    """The events of every move, with the remarks that belong to them."""
    moves: list[list[Event]] = []
    states: list[Any] = []
    layout = game.rules.state
    for deed in deeds:
        if deed.chosen:
            moves.append([])
            states.append(None)
        moves[-1] += _told(game, [deed])
        states[-1] = layout.mirror(np.frombuffer(deed.after, layout.dtype)[0])
    numbered = enumerate(zip(states, moves, strict=True))
    return [remarks(game.pack, s, moves[:number], list(events)) for number, (s, events) in numbered]


def planner(game: Game, seed: int) -> Callable[[Position], Move]:
    """What the planner of the bots chooses."""
    bot = GreedyBot(game, seed)
    return lambda position: bot.choose(position, Budget()).move


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--every", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default="", help="players and branch of one campaign, as in 2-road")
    args = parser.parse_args()
    game, begun = qw.load("queensdale"), time.process_time()
    for players in game.rules.player_counts:
        for branch in BRANCHES:
            if args.only in ("", f"{players}-{branch}"):
                done = Walk(game.new(players, args.seed), branch, planner(game, args.seed)).go(args.every)
                print(json.dumps({**done, "seconds": round(time.process_time() - begun)}), flush=True)


if __name__ == "__main__":
    main()
