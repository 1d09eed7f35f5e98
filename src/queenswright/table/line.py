"""A line: a position with its seats, the moves that were played, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from datetime import date
from typing import Any, NamedTuple

import msgspec

from queenswright.kernel.data import Event, Move
from queenswright.kernel.errors import IllegalMove, OptionError, Refusal
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.shared import Shared
from queenswright.locale import render
from queenswright.records import Record, record_of
from queenswright.table.refusals import refusal
from queenswright.table.seats import Seat, read_seats


class PlayedMove(NamedTuple):
    """One chosen move of a line: its turn, who chose it, what it did, and whether it revealed something hidden."""

    turn: str
    seat: int
    move: Move
    events: Sequence[Event]
    reveals: bool


class KeptEvent(NamedTuple):
    """An event that is asked for later, and the place of its move among those that were played."""

    place: int
    event: Event


class UndoRequest(msgspec.Struct, frozen=True):
    """What an undo would need: the number of moves (`count`), and the people who have to agree."""

    seat: int
    count: int
    must_agree: frozenset[int]
    crosses_reveal: bool


class Line:
    """The moves of a game that count, and the position they lead to.

    >>> import queenswright as qw
    >>> line = Line.new(qw.load("architect"), [Seat("Anna"), Seat("random", is_bot=True)], seed=7)
    >>> seat = line.position.to_move
    >>> [event.message for event in line.choose(seat, line.position.legal_moves[0].text)]
    ['story-draft']
    >>> line.undo_request(seat).count
    1
    """

    def __init__(self, position: Position, seats: Sequence[Seat], day: str | None = None) -> None:
        if len(seats) != position.players:
            raise OptionError("seats", f"got {len(seats)}, expected {position.players}")
        self.position = position
        self.seats = tuple(seats)
        self.played: Shared[PlayedMove] = Shared()
        self.day = day or date.today().isoformat()
        self.undone: list[list[Move]] = []
        self.last: dict[int, int] = {}
        """The place of every seat's last move among those that were played."""
        self._revealed = -1
        """The place of the last move that revealed something."""
        self.kept: Shared[KeptEvent] = Shared()
        """What the game asks for when it looks back, of everything that was told."""
        self._people = _people_of(self.seats)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Line:
        """A new game with these seats."""
        return cls(game.new(len(seats), seed, options), seats)

    @classmethod
    def resuming(
        cls, record: Record, is_bot: Callable[[str], bool], game: Game | None = None
    ) -> Generator[None, None, Line]:
        """The line as a record left it: the record is played through the rules, one move in every step."""
        position = record.begin(game)
        line = cls(position, read_seats(record.seats, is_bot), record.date)
        yield from record.steps(position, line._play)
        return line

    def copy(self) -> Line:
        """An independent copy, with everything that can be taken back or redone."""
        twin = object.__new__(Line)
        twin.position, twin.seats, twin.day, twin._people = self.position.copy(), self.seats, self.day, self._people
        twin.played, twin.kept, twin.undone = self.played.copy(), self.kept.copy(), list(self.undone)
        twin.last, twin._revealed = dict(self.last), self._revealed
        return twin

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Change who sits at the table."""
        self.seats = tuple(seats)
        self._people = _people_of(self.seats)

    def resume(self, played: Iterable[PlayedMove], kept: Iterable[KeptEvent]) -> None:
        """These moves were played, whatever was before."""
        self.played, self.kept = Shared(played), Shared(kept)
        self._look_back()

    def _look_back(self) -> None:
        """Find everybody's last move, and the last one that revealed something."""
        self.last, self._revealed = {}, -1
        for place in range(len(self.played) - 1, -1, -1):
            one = self.played[place]
            self.last.setdefault(one.seat, place)
            if one.reveals:
                self._revealed = max(self._revealed, place)
            if self._revealed >= 0 and len(self.last) == len(self.seats):
                return

    @property
    def to_move(self) -> int | None:
        return self.position.to_move

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def is_solo(self) -> bool:
        """Whether one person plays with bots only, so that the screen may show what only this person may know."""
        return sum(not seat.is_bot for seat in self.seats) == 1

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def choose(self, seat: int, text: str) -> list[Event]:
        """Play the move that a text means; what was undone before is forgotten."""
        move = self.position.parse(text)
        if not self.is_over and seat != self.to_move:
            raise IllegalMove(move.text, refusal("table-not-your-turn"))
        return self.play(move)

    def play(self, move: Move, known_legal: bool = False) -> list[Event]:
        """Play a move of the seat that decides; what was undone before is forgotten."""
        events = self._play(move, known_legal)
        self.undone.clear()
        return events

    def _play(self, move: Move, known_legal: bool = False) -> list[Event]:
        seat, turn = self.to_move, self.position.turn
        self.position.push(move, known_legal)
        assert seat is not None
        events = self._remarked(self.position.story())
        reveals, place = self.position.reveals_since(1), len(self.played)
        self.played.append(PlayedMove(turn, seat, move, tuple(events), reveals))
        self.last[seat] = place
        if reveals:
            self._revealed = place
        keeps = self.position.game.rules.telling.keeps
        for event in events:
            if keeps(event):
                self.kept.append(KeptEvent(place, event))
        return events

    def _remarked(self, events: list[Event]) -> list[Event]:
        """The story of a move with what the game remarks on it."""
        pos = self.position
        remarks = pos.game.rules.telling.remarks
        if remarks is None:
            return events
        returning = [seat for seat, one in enumerate(self.seats) if one.returns]
        return remarks(pos.pack, pos.state, self._told(), events, returning)

    def _told(self) -> Iterator[Sequence[Event]]:
        """What was told before: all of this chapter, and of those before it what is kept."""
        chapter, kept = self.position.game.rules.telling.chapter, self.kept
        began = next((one.place for one in reversed(kept) if one.event.message == chapter), 0)
        yield [one.event for one in kept if one.place < began]
        for one in self.played[began:]:
            yield one.events

    def undo_request(self, seat: int) -> UndoRequest | Refusal:
        """What taking back the seat's last choice would need, or why it is impossible.

        People who have chosen since then have to agree. If something hidden has been revealed since, everybody has to
        agree, and bots never do.
        """
        last = self.last
        if seat not in last:
            return _refusal("undo-nothing")
        mine = last[seat]
        if self._revealed >= mine:
            people, reveals = self._people - {seat}, True
            if len(people) < len(self.seats) - 1:
                return _refusal("undo-revealed")
        else:
            people, reveals = self._people & {other for other, place in last.items() if place > mine}, False
        return UndoRequest(seat, len(self.played) - mine, people, reveals)

    def undo(self, request: UndoRequest, agreed: Set[int] = frozenset()) -> list[Move]:
        """Take back the moves of a request, which has to fit the line as it is now; they can be redone."""
        now = self.undo_request(request.seat)
        if now != request:
            refused = now if isinstance(now, Refusal) else _refusal("table-undo-outdated")
            raise IllegalMove("undo", refused)
        missing = [self.seats[seat].name for seat in sorted(request.must_agree - agreed)]
        if missing:
            raise IllegalMove("undo", _refusal("table-undo-needs", names=missing))
        return self.take_back(request.count)

    def take_back(self, count: int) -> list[Move]:
        """Take back the last moves, whoever made them: the consent has been given. They can be redone."""
        moves = [self.position.pop() for _ in range(count)][::-1]
        self.played.drop(count)
        while self.kept and self.kept[-1].place >= len(self.played):
            self.kept.drop(1)
        self._look_back()
        self.undone.append(moves)
        return moves

    def forget_undone(self) -> None:
        """Forget the moves that were taken back, so that they cannot be redone."""
        self.undone.clear()

    def redo(self) -> list[Event]:
        """Play again what the last undo took back."""
        if not self.undone:
            raise IllegalMove("redo", _refusal("table-redo-nothing"))
        return [event for move in self.undone.pop() for event in self._play(move)]

    def record(self) -> Record:
        """The game so far, with the names of the seats."""
        return record_of(self.position, [seat.name for seat in self.seats], self.day)


def _people_of(seats: Sequence[Seat]) -> frozenset[int]:
    """The seats that are no bots."""
    return frozenset(place for place, one in enumerate(seats) if not one.is_bot)


def _refusal(message: str, **args: Any) -> Refusal:
    return Refusal(None, message, render(message, args), args) if args else refusal(message)
