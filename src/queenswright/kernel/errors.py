"""The error types. Every message says what was wrong, where, and what was expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class QueenswrightError(Exception):
    """Base of all errors meant for people."""


class MoveError(QueenswrightError):
    """A move that cannot be played."""


class MalformedMove(MoveError):
    """The text is not a move of this game."""


class AmbiguousMove(MoveError):
    """The text is the beginning of several moves."""


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible: the clause of the rules (None for structural reasons) and a sentence."""

    clause: str | None
    message: str
    text: str
    args: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]" if self.clause else self.text


class IllegalMove(MoveError):
    """The rules refuse the move; `refusal` says which clause and why."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal}")
        self.refusal = refusal


class InputError(QueenswrightError):
    """A file or document with an error: where, what was found, what was expected."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class PackError(InputError):
    """A content pack with an error; nothing of it is used."""


class PositionError(InputError):
    """A position document that describes an impossible position."""


class RecordError(InputError):
    """A game record that cannot be read or does not replay."""


class OptionError(InputError):
    """Game options that do not exist or exclude each other."""


class Forgotten(Exception):
    """A state from before a position was taken up again is needed; whoever has all moves can play them again."""

    def __init__(self, wish: str) -> None:
        super().__init__(f"cannot {wish} moves whose states are forgotten, expected a position played from its start")
