"""What people are told: every happening in its public form, and the moves that count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from queenswright.kernel.data import Event, Move
from queenswright.kernel.position import Position
from queenswright.table.happening import Happening
from queenswright.table.line import Line
from queenswright.table.stored_log import StoredStory

OPEN_KEYS = frozenset(
    {
        "text",
        "name",
        "account",
        "bot",
        "count",
        "table",
        "called",
        "portrait",
        "arms",
        "about",
        "reason",
        "game",
        "letter",
    }
)
"""What of a body everybody may see; a person's identity is not part of it, nor is what they keep for the end."""


class Tellable(Protocol):
    """What is told of a table's state: its number, the numbered moves that count, and recent happenings as told."""

    @property
    def number(self) -> int: ...

    @property
    def line(self) -> Line | None: ...

    @property
    def numbers(self) -> Sequence[int]: ...

    @property
    def recent(self) -> Sequence[dict[str, Any]]: ...


def told(story: Iterable[Event]) -> list[dict[str, Any]]:
    """A story as plain data: message ids and arguments."""
    if isinstance(story, StoredStory):
        return story.told
    return [{"message": event.message, "args": dict(event.args)} for event in story]


def untold(state: Tellable) -> int:
    """How many of the last moves are told without their text, because others are still making the same choice."""
    return 0 if state.line is None else state.line.position.untold()


def told_text(position: Position, move: Move) -> str:
    """The notation of a move that all may read; a sealed one has none."""
    return "" if position.is_sealed(move) else move.text


def log(state: Tellable, first: int = 0, end: int | None = None) -> list[dict[str, Any]]:
    """The moves that count, all or some; moves taken back are left out, and moves still secret have no text."""
    if state.line is None:
        return []
    silent = len(state.numbers) - untold(state)
    chosen = range(*slice(first, end).indices(len(state.numbers)))
    numbers, moves = state.numbers[chosen.start : chosen.stop], state.line.played[chosen.start : chosen.stop]
    return [
        {
            "number": number,
            "turn": played.turn,
            "seat": played.seat,
            "text": told_text(state.line.position, played.move) if count < silent else "",
            "story": told(played.events),
        }
        for count, number, played in zip(chosen, numbers, moves, strict=True)
    ]


def as_told(state: Tellable, happening: Happening, story: list[Event], silent: int) -> dict[str, Any]:
    """The happening just folded, in its public form; `silent` moves had no text before it."""
    body = happening.body
    shown = {
        "number": state.number,
        "at": happening.at,
        "kind": happening.kind,
        "seat": happening.seat,
        **{key: value for key, value in body.items() if key in OPEN_KEYS},
    }
    if happening.kind == "move" and state.line is not None:
        shown["turn"] = state.line.played[-1].turn
        shown["story"] = told(story)
        if untold(state) or state.line.position.is_sealed(state.line.played[-1].move):
            shown["text"] = ""
        elif silent:
            shown["moves"] = log(state, -silent - 1, -1)
    if happening.kind == "redo":
        shown["moves"] = log(state, -body["count"])
    return shown


def told_after(state: Tellable, number: int) -> list[dict[str, Any]] | None:
    """The happenings after a number, as told; None when they are no longer remembered, or never happened."""
    missing = state.number - number
    if not 0 <= missing <= len(state.recent):
        return None
    return [state.recent[place] for place in range(-missing, 0)]
