"""Lessons: a first game with a known deal, a bot whose moves are written down, and the moves that the coach advises.

A game's `lesson.toml` has them in one list. As long as everybody plays them, the lesson shows what it wants to show;
whoever plays something else plays on against the bot itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from queenswright.games import game_rules, known_games
from queenswright.kernel.position import Position
from queenswright.server.messages import NewTable, SeatWish
from queenswright.server.refusals import Refused


@dataclass(frozen=True)
class Lesson:
    """The first game of somebody who learns."""

    key: int
    bot: str
    options: Mapping[str, Any]
    moves: Sequence[str]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, None when it has none."""
    path = game_rules(game).folder / "lesson.toml" if game in known_games() else None
    if path is None or not path.exists():
        return None
    declared = tomllib.loads(path.read_text(encoding="utf-8"))
    return Lesson(declared["key"], declared["bot"], declared["options"], declared["moves"])


def lesson_wish(game: str) -> tuple[NewTable, int]:
    """The table of a lesson, for the asker and a bot, and the key of its deal."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused("server-no-lesson", game=game)
    seats = [SeatWish("me"), SeatWish("bot", bot=lesson.bot)]
    return NewTable(game, seats, options=dict(lesson.options), lesson=True), lesson.key


def written_moves(game: str, position: Position, agreed: Mapping[str, Any]) -> Sequence[str]:
    """What the lesson of a table plays from here on; nothing at other tables, and where it was left."""
    lesson = lesson_of(game) if agreed.get("lesson") else None
    if lesson is None:
        return ()
    played = [move.text for move in position.moves]
    return lesson.moves[len(played) :] if lesson.moves[: len(played)] == played else ()
