"""A bot in its seat: it gets only what the seat may know, and only legal moves are accepted."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from queenswright.bots.bot import Bot, BotError, Thought
from queenswright.bots.memory import Memory, told_moves
from queenswright.bots.names import BotSpec, make_bot
from queenswright.bots.seeds import number_of
from queenswright.kernel.box import Box
from queenswright.kernel.data import Move
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.position import Position


class SeatedBot:
    """A bot with its name, its budget and its own random numbers.

    >>> import queenswright as qw
    >>> from queenswright.bots import read_bot
    >>> game = qw.load("architect")
    >>> position = game.new(players=2, seed=1)
    >>> thought = SeatedBot(game, read_bot("random"), seed=5).think(position)
    >>> position.push(thought.move)
    """

    def __init__(self, game: Box, spec: BotSpec, seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self._bot: Bot = make_bot(spec, game, seed)
        self._memory = Memory()

    def think(self, position: Position, stop: Callable[[], bool] | None = None, table: str = "") -> Thought:
        """The move for the seat that decides in this position; everything hidden from that seat is redealt."""
        seat = position.to_move
        if seat is None:
            raise BotError("the game is over; there is nothing to choose")
        self._memory.bring_up_to_date(self._bot, position.game, position.players, told_moves(position), table)
        started = time.perf_counter()
        shown = position.redealt(seat, number_of(self.seed, len(position.moves), bits=128))
        answer = self._bot.choose(shown, self.spec.budget.begun(stop))
        seconds = time.perf_counter() - started
        thought = answer if isinstance(answer, Thought) else Thought(answer)  # type: ignore[arg-type]
        return replace(thought, move=legal_move(position, self.spec, thought.move), seconds=seconds)


def legal_move(position: Position, spec: BotSpec, answer: Move | str) -> Move:
    """The legal move in the true position that a bot's answer means; anything else is a `BotError`."""
    text = answer.text if isinstance(answer, Move) else answer
    try:
        move = position.parse(text, prefix=False)
    except QueenswrightError as error:
        raise BotError(f"the bot {spec.text} answered {text!r}: {error}") from error
    refusal = position.why_not(move)
    if refusal:
        raise BotError(f"the bot {spec.text} chose {move.text!r}, which is not possible: {refusal.text}")
    return move
