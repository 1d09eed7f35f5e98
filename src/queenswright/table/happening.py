"""What happens at a table, one after the other: this log is the truth, everything else is folded from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from queenswright.kernel.contract import Event
from queenswright.kernel.errors import QueenswrightError, Refusal
from queenswright.locale import current_language, render

OPEN_KEYS = ("text", "name", "bot", "count", "table")
"""What of a body everybody may see; a person's identity is not part of it."""


@dataclass(frozen=True)
class Happening:
    """One thing that happened; its number is its place in the log, counted from 1. The body is plain data for JSON."""

    kind: str
    seat: int | None
    at: float
    body: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "at": self.at, "body": dict(self.body)}

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> Happening:
        return cls(document["kind"], document["seat"], document["at"], dict(document["body"]))


class RoomRefusal(QueenswrightError):
    """A wish that the table or the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refusal(message: str) -> Refusal:
    """A refusal of the table that has no arguments and no clause of the rules."""
    return _refusal_in(message, current_language())


@cache
def _refusal_in(message: str, language: str) -> Refusal:
    """Rendered once: what can be taken back is asked after every move."""
    return Refusal(None, message, render(message, {}, language))


def refused(message: str, **args: Any) -> RoomRefusal:
    """The error for a refusal of the table."""
    return RoomRefusal(Refusal(None, message, render(message, args), args) if args else refusal(message))


def told(story: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as plain data: message ids and arguments."""
    return [{"message": event.message, "args": dict(event.args)} for event in story]
