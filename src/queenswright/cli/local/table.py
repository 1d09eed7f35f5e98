"""A table of the local database played at a terminal, with the same happenings as in the browser."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.errors import IllegalMove, Refusal
from queenswright.kernel.game import Game
from queenswright.kernel.key import key_number
from queenswright.kernel.position import Position
from queenswright.store.data import TableRow
from queenswright.store.errors import Conflict, StoreError
from queenswright.store.filelock import FileLock
from queenswright.store.local import LOCAL_PERSON, LocalStore
from queenswright.table import Happening, Line, Seat, Settings, TableState, apply, folded, wishes
from queenswright.table.chapters import moves_since
from queenswright.table.refusals import refusal
from queenswright.table.requests import Ask
from queenswright.table.rows import new_row, rows_of, state_of, summary_of

NAME, BOTS, ORIGIN = "name", "bots", "from"
"""Keys of a table's settings: the name of a campaign, bots of somebody's own, and the file it was taken over from."""

Trouble = Callable[[Exception], None]
"""Told of what could not be stored; when it returns, the game goes on without being kept."""


@dataclass(frozen=True)
class NewTable:
    """The description of a new table; `start` is a position to start from instead of the set-up."""

    game: Game
    seats: Sequence[Seat]
    seed: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    extras: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, Any] | None = None


def row_for(wish: NewTable, now: float, rules_version: int | None = None) -> TableRow:
    """The row of a new table. At a terminal, turns end automatically."""
    game, players = wish.game, len(wish.seats)
    settings = {**Settings(auto_end=True).to_dict(), "guests": [], **wish.extras}
    if wish.start is not None:
        return new_row(game, players, 0, wish.options, settings, LOCAL_PERSON, now)
    state = game.new(players, wish.seed, wish.options, rules_version).state
    options = game.rules.options.show(state)
    return new_row(game, players, key_number(state.key), options, settings, LOCAL_PERSON, now, state.rules_version)


def first_happenings(wish: NewTable, now: float, known: Collection[str] = ()) -> list[Happening]:
    """The happenings that seat everybody and start the game; those who are `known` return to a game like this one."""
    seated = [_seated(seat, one, now, one.name in known) for seat, one in enumerate(wish.seats)]
    return [*seated, Happening("started", None, now, {} if wish.start is None else {"start": dict(wish.start)})]


def _seated(seat: int, who: Seat, now: float, returns: bool) -> Happening:
    """The happening that seats a person of this machine, or a bot."""
    if who.is_bot:
        return Happening("bot", seat, now, {"bot": who.name})
    marks = {"returns": True} if returns else {}
    return Happening("seated", seat, now, {"person": LOCAL_PERSON, "name": who.name, **marks})


def keep_new(
    store: LocalStore,
    row: TableRow,
    state: TableState,
    happenings: Sequence[Happening],
    pack: str | None,
    changed: float | None = None,
) -> None:
    """Store a new table with its happenings; those imported from a file carry the file's date."""
    summary = summary_of(row, state, time.time() if changed is None else changed, drives_itself=False)
    store.create_table(row, summary, rows_of(1, happenings), pack)


class LocalTable:
    """A table in use at a terminal. Without a store it is only viewed, or cannot be stored."""

    def __init__(
        self,
        row: TableRow,
        state: TableState,
        store: LocalStore | None = None,
        lock: FileLock | None = None,
    ) -> None:
        assert state.line is not None
        self.row = row
        self.state = state
        self.line: Line = state.line
        self._on_trouble: Trouble | None = None
        self._store = store
        self._lock = lock

    @property
    def position(self) -> Position:
        return self.line.position

    @property
    def name(self) -> str:
        """The name of a campaign."""
        return str(self.row.settings.get(NAME) or "")

    def tell_trouble(self, told: Trouble) -> None:
        """Set the function that is called when something cannot be stored."""
        self._on_trouble = told

    @property
    def is_kept(self) -> bool:
        """Whether moves are stored."""
        return self._store is not None

    def sit_down(self) -> None:
        """Whoever held a turn in the browser has ended it by now, and a request that nobody answered is withdrawn."""
        if self.state.asked is not None:
            self._commit(wishes.decline(self.state, (self.state.asked.seat,), time.time()))
        self._end_turn()

    def play(self, seat: int, text: str) -> list[Event]:
        """Play the move with exactly this notation; it is stored when this returns."""
        if not self.line.is_over and seat != self.line.to_move:
            raise IllegalMove(text, refusal("table-not-your-turn"))
        events = self._commit(wishes.move(self.state, (seat,), text, time.time()))
        self._end_turn()
        return events

    def _end_turn(self) -> None:
        if self.state.holding is not None:
            self._commit(wishes.end_turn(self.state, (self.state.holding,), time.time()))

    def what_undo_needs(self, seat: int) -> Ask | Refusal:
        """Who has to agree when a seat takes back its last choice, or why it is impossible."""
        return wishes.what_undo_needs(self.state, (seat,))

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat; whoever has to agree was asked at the screen, and has agreed."""
        now = time.time()
        happenings = wishes.undo(self.state, (seat,), now)
        asking = folded(self.state, happenings)
        if asking.asked is not None:
            happenings += wishes.agree(asking, asking.asked.needed, now)
        self._commit(happenings)

    def redo(self) -> list[Event]:
        """Redo what was taken back last, by anybody."""
        return self._commit(wishes.redo(self.state, range(self.state.players), time.time()))

    def go_back(self, count: int) -> None:
        """Take back this many moves permanently, without asking anybody else."""
        self._commit(wishes.go_back(self.state, count, time.time()))

    def reseat(self, seat: int, who: Seat) -> None:
        """QD-SETUP-27: somebody else takes over a seat with everything that belongs to it."""
        person = None if who.is_bot else LOCAL_PERSON
        self._commit(wishes.take_over(self.state, seat, person, who.name, time.time()))

    def portray(self, seat: int, name: str, portrait: str, arms: str) -> None:
        """QD-LATER-52: choose what a seat is called and looks like."""
        self._commit(wishes.portray(self.state, (seat,), seat, name, portrait, arms, time.time()))

    def write(self, seat: int, text: str) -> None:
        """Write the last sentence of a seat."""
        self._commit(wishes.write(self.state, (seat,), seat, text, time.time()))

    @property
    def newest_rules(self) -> int | None:
        """The newest version of the rules, None when it is the one in use."""
        return wishes.newer_rules(self.state)

    def raise_rules(self) -> None:
        """Play on by the newest rules."""
        self._commit(wishes.raise_rules(self.state, time.time()))

    def moves_since(self, section: int) -> int:
        """How many moves were played since a game of the campaign began; 0 if it was never played."""
        return moves_since(self.line, section)

    def _commit(self, happenings: Sequence[Happening]) -> list[Event]:
        """Store happenings, fold them, and return the story."""
        if self._store is not None:
            self._keep(self._store, happenings)
        return [event for happening in happenings for event in apply(self.state, happening)]

    def _keep(self, store: LocalStore, happenings: Sequence[Happening]) -> None:
        """Store happenings; if that fails, people are told and may play on, except after a conflict."""
        first = self.state.number + 1
        summary = summary_of(self.row, folded(self.state, happenings), time.time(), drives_itself=False)
        try:
            store.append(self.row.id, first, rows_of(first, happenings), summary)
        except (StoreError, OSError) as problem:
            if self._on_trouble is None or isinstance(problem, Conflict):
                raise
            self._on_trouble(problem)
            self._store = None

    def close(self) -> None:
        """Release the table."""
        if self._lock is not None:
            self._lock.release()


def unkept(wish: NewTable) -> LocalTable:
    """A new table that is not stored."""
    now = time.time()
    row = row_for(wish, now)
    return LocalTable(row, state_of(row, wish.game, first_happenings(wish, now)))
