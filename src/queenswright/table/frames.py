"""A game for the scrubber: every position of its line as one seat, or a spectator, saw it."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Any, overload

from queenswright.bots import is_bot
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import Record
from queenswright.table.line import Line, PlayedMove
from queenswright.table.seats import Seat
from queenswright.table.telling import told, told_text


class Reel(Sequence[dict[str, Any]]):
    """The start of a line and the position after every chosen move, as a seat (None: a spectator) saw them.

    A frame is made when it is asked for. What is played later does not change it, so that another thread may read it.
    Places and texts are there only where they give nothing away, and messages that are `withheld` nowhere.
    """

    def __init__(self, line: Line, seat: int | None, over: bool, withheld: Collection[str] = ()) -> None:
        position = line.position
        alike = position.game.rules.telling.same_view_for_all
        self._position = position
        self._past = position.past()
        self._played = (None, *line.played)
        self._told = len(self._played) - position.untold()
        self._shows_places = alike or over
        self._withheld = frozenset(withheld)
        self.eyes = None if alike else seat
        """Through whose eyes the frames are; None where everybody sees the same."""

    def __len__(self) -> int:
        return len(self._played)

    @overload
    def __getitem__(self, place: int) -> dict[str, Any]: ...

    @overload
    def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...

    def __getitem__(self, place: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        then = self._past[place]
        return {
            **self.row(place),
            "step": then.step,
            "to_move": then.to_move,
            "view": then.view(self.eyes),
            "standings": then.standings if self._shows_places else [],
        }

    def at(self, place: int) -> Position:
        """The position of a frame, to be played on from."""
        game = self._position.game
        return Position(game, game.copy_state(self._past[place].held))

    @property
    def position(self) -> Position:
        """The last position, with all that led to it."""
        return self._position

    def row(self, place: int) -> dict[str, Any]:
        """What is told of the move that led to a frame."""
        played = self._played[place]
        if played is None:
            return {"turn": self._past[place].turn, "seat": None, "text": None, "story": []}
        text = told_text(self._position, played.move) if place < self._told else ""
        return {"turn": played.turn, "seat": played.seat, "text": text, "story": self._story(played)}

    def _story(self, played: PlayedMove) -> list[dict[str, Any]]:
        """What is told of a move; letters that are still sealed are left out."""
        story = told(played.events)
        return [one for one in story if one["message"] not in self._withheld] if self._withheld else story

    def is_final(self, end: int) -> bool:
        """Whether the frames before this place stay as they are, as long as no move is taken back or letter opened."""
        return not self._withheld and end < min(len(self), self._told)

    def ends_of_turns(self, most: int) -> list[int]:
        """The last frame of every turn; at most `most` of them, the last one included."""
        turns = [self._past[0].turn, *(played.turn for played in self._played if played is not None)]
        ends = [i for i in range(len(turns)) if i + 1 == len(turns) or turns[i] != turns[i + 1]]
        apart = max(1, -(-len(ends) // most))
        return ends[::-apart][::-1]

    def numbers(self, place: int) -> dict[str, Any]:
        """The numbers that every seat has in a frame, for charts."""
        seats = self._past[place].view(self.eyes).get("seats", [])
        return {"frame": place, "turn": self.row(place)["turn"], "seats": [_numbers(seat) for seat in seats]}


def _numbers(seat: Any) -> dict[str, int | float | None]:
    items = seat.items() if isinstance(seat, dict) else ()
    return {
        name: value
        for name, value in items
        if value is None or (isinstance(value, (int, float)) and not isinstance(value, bool))
    }


def replaying(record: Record, game: Game) -> Generator[None, None, tuple[Reel, dict[str, Any]]]:
    """A record as a spectator saw the game, and what its replay says first; an error names the line that departs."""
    line = yield from Line.resuming(record, is_bot, game)
    position = line.position
    opened: set[str] = set()
    for then in position.past():
        opened.update(then.disclosed_texts(None))
        yield
    over = None
    if position.is_over:
        over = {
            "reason": position.end_reason,
            "winners": position.winners,
            "standings": position.standings,
            "key": None if record.key is None else f"{record.key:032x}",
            "salt": record.salt,
        }
    head = replay_head(position, line.seats)
    return Reel(line, None, over is not None), {**head, "over": over, "opened": sorted(opened)}


def replay_head(position: Position, seats: Sequence[Seat]) -> dict[str, Any]:
    """What a replay says about the game itself."""
    game = position.game
    return {
        "game": game.name,
        "title": game.rules.title,
        "pack": game.pack.name,
        "pack_digest": game.pack.digest,
        "seats": [seat.name for seat in seats],
        "characters": [seat.character and seat.character.to_dict() for seat in seats],
        "options": game.rules.options.show(position.state),
    }
