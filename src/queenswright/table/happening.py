"""Happenings: the numbered entries of a table's log, from which everything else is folded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.data import Move


@dataclass(frozen=True)
class Happening:
    """One thing that happened; its number is its place in the log, counted from 1. The body is plain data for JSON.

    `move` is the parsed move when a wish has just checked it; a move read from the store is parsed again.
    """

    kind: str
    seat: int | None
    at: float
    body: Mapping[str, Any] = field(default_factory=dict)
    move: Move | None = field(default=None, compare=False, repr=False)

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, "at": self.at, "body": dict(self.body)}

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> Happening:
        return cls(document["kind"], document["seat"], document["at"], dict(document["body"]))
