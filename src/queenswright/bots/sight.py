"""Other eyes on a game than those of its best weights: a level that is short-sighted, or a look at the end alone.

They are weights of the game's estimate, kept as data beside the game (`sights/NAME.json`): whatever becomes of the
estimate's own weights, a level sees what it saw.
"""

from __future__ import annotations

import json
from dataclasses import replace

from queenswright.bots.bot import Budget, Thought
from queenswright.bots.mind import Mind
from queenswright.bots.search import SearchBot
from queenswright.kernel.box import Box
from queenswright.kernel.position import Position

APPRENTICE, END = "apprentice", "end"
"""What an Apprentice sees; and whether the race can be ended, which is all that counts there."""


def sight_of(game: Box, name: str) -> list[int] | None:
    """The weights of a sight, where the game has it."""
    path = game.rules.folder / "sights" / f"{name}.json"
    if not path.is_file():
        return None
    weights: list[int] = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return weights


class ApprenticeBot(SearchBot):
    """Plays the turn that looks best to somebody who does not look far; without such eyes, to the planner.

    Its search says what it expects. It does not choose: a single simulation that expects a certain victory hopes the
    same of every move, and would pass over a palace that it could finish.
    """

    def __init__(self, game: Box, seed: int) -> None:
        super().__init__(game, seed)
        self._eyes = self.new_mind()

    def new_mind(self) -> Mind:
        return Mind(self.game, sight_of(self.game, APPRENTICE))

    def choose(self, position: Position, budget: Budget) -> Thought:
        thought = super().choose(position, budget)
        worth, tried = self._eyes.plan(position.held)
        move = position.move_at(max(worth, key=lambda i: (worth[i], -i)))
        line = thought.line if thought.line[:1] == (move.text,) else (move.text,)
        return replace(thought, move=move, line=line, decisions=thought.decisions + tried)
