"""Questions and answers as they lie in the queue for bot workers. Both sides read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from queenswright.bots import BotError, Budget, read_bot
from queenswright.bots.question import Question

LONGEST_ANSWER = 20_000
"""Characters that an answer may have."""
LONGEST_FAILURE = 500


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str
    simulations: int | None
    milliseconds: int | None
    state: bytes
    moves: list[int]
    table: str


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str
    shares: list[float]
    line: list[str]
    simulations: int
    decisions: int
    seconds: float


class _Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    failed: str


def write_question(question: Question) -> str:
    """A question as text: nothing in it is hidden from the seat that decides."""
    budget = question.spec.budget
    body = _Body(
        seat=question.seat,
        bot=question.spec.text,
        simulations=budget.simulations,
        milliseconds=budget.milliseconds,
        state=question.state,
        moves=question.moves,
        table=question.table,
    )
    return msgspec.json.encode(body).decode()


def read_question(text: str) -> Question:
    """The question that a server has written; its bot has to be known here."""
    body = msgspec.json.decode(text, type=_Body)
    spec = replace(read_bot(body.bot), budget=Budget(body.simulations, body.milliseconds))
    return Question(body.seat, spec, body.state, body.moves, body.table)


def write_answer(answer: Mapping[str, Any]) -> str:
    """The answer of a bot's process as text; one that is too long says so instead."""
    if "failed" in answer:
        return write_failure(str(answer["failed"]))
    known = {name: answer[name] for name in _Answer.__struct_fields__}
    text = msgspec.json.encode(known).decode()
    return text if len(text) <= LONGEST_ANSWER else write_failure(f"its answer has {len(text)} characters")


def write_failure(problem: str) -> str:
    """That a bot gave no move."""
    return msgspec.json.encode(_Failure(problem[:LONGEST_FAILURE])).decode()


def read_written_answer(text: str) -> dict[str, Any]:
    """What a worker has written, as a bot's process would say it."""
    try:
        if text.startswith('{"failed"'):
            return {"failed": msgspec.json.decode(text, type=_Failure).failed[:LONGEST_FAILURE]}
        found: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(text, type=_Answer))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BotError(f"got {text[:80]!r} as an answer ({error})") from None
    return found
