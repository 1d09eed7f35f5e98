"""A game for the scrubber: every position of its line as one seat, or a spectator, saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.bots import is_bot
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import Record
from queenswright.table.line import Line, PlayedMove
from queenswright.table.telling import told


def frames(line: Line, seat: int | None, over: bool) -> list[dict[str, Any]]:
    """The start and the position after every chosen move, with places and texts only where they give nothing away."""
    position = line.position
    alike = position.game.rules.telling.same_view_for_all
    moves: list[PlayedMove | None] = [None, *line.played]
    silent = len(moves) - position.untold()
    return [
        {
            "turn": then.turn if played is None else played.turn,
            "seat": None if played is None else played.seat,
            "text": None if played is None else played.move.text if count < silent else "",
            "step": then.step,
            "to_move": then.to_move,
            "story": [] if played is None else told(played.events),
            "view": then.view(None if alike else seat),
            "standings": then.standings if alike or over else [],
        }
        for count, (played, then) in enumerate(zip(moves, position.past(), strict=True))
    ]


def replay_of(record: Record, game: Game | None = None) -> dict[str, Any]:
    """The replay of a record, as a spectator saw the game; an error names the line that departs."""
    line = Line.resume(record, is_bot, game)
    position = line.position
    over = None
    if position.is_over:
        over = {
            "reason": position.end_reason,
            "winners": position.winners,
            "standings": position.standings,
            "key": None if record.key is None else f"{record.key:032x}",
            "salt": record.salt,
        }
    shown = frames(line, None, over is not None)
    opened = sorted({text for then in position.past() for text in then.disclosed_texts(None)})
    head = replay_head(position, [seat.name for seat in line.seats])
    return {**head, "frames": shown, "over": over, "opened": opened}


def replay_head(position: Position, seats: Sequence[str]) -> dict[str, Any]:
    """What a replay says about the game itself."""
    game = position.game
    return {
        "game": game.name,
        "title": game.rules.title,
        "pack": game.pack.name,
        "pack_digest": game.pack.digest,
        "seats": list(seats),
        "options": game.rules.options.show(position.state),
    }
