"""What a bot is asked, and its answer: the only two things that pass between a program and its bots elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Any

from queenswright.bots.bot import BotError, Thought
from queenswright.bots.memory import told_moves
from queenswright.bots.names import BotSpec
from queenswright.bots.seated import legal_move
from queenswright.bots.seeds import number_of
from queenswright.kernel.position import Position


@dataclass(frozen=True)
class Question:
    """A position as the seat that decides may imagine it, with the moves that its bot may be told.

    `table` tells one table from another, so that a bot knows when to forget.
    """

    seat: int
    spec: BotSpec
    state: bytes
    moves: list[int]
    table: str = ""

    @property
    def bot(self) -> dict[str, Any]:
        """The bot that is asked, as plain data."""
        return bot_data(self.seat, self.spec)


def question_of(position: Position, spec: BotSpec, seed: int, table: str = "") -> Question:
    """The question to a bot: everything hidden from its seat is redealt, with numbers that are not the game's."""
    seat = position.to_move
    if seat is None:
        raise BotError("the game is over; there is nothing to choose")
    shown = position.redealt(seat, number_of(seed, len(position.moves), bits=128))
    return Question(seat, spec, shown.to_bytes(), told_moves(position), table)


def bot_data(seat: int, spec: BotSpec) -> dict[str, Any]:
    """A bot as plain data."""
    budget = spec.budget
    return {"seat": seat, "text": spec.text, "target": spec.target,
            "simulations": budget.simulations, "milliseconds": budget.milliseconds}  # fmt: skip


def read_answer(position: Position, spec: BotSpec, answer: dict[str, Any]) -> Thought:
    """The thought in an answer; its move has to be legal in the true position."""
    if "failed" in answer:
        raise BotError(f"the bot {spec.text} failed: {answer['failed']}")
    move = legal_move(position, spec, answer["move"])
    shares = tuple(answer["shares"])
    if len(shares) != position.players or not all(map(isfinite, shares)):
        shares = ()
    return Thought(move, shares, tuple(answer["line"]), answer["simulations"], answer["decisions"], answer["seconds"])
