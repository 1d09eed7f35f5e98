"""The interface of every store. A store knows nothing about games: it keeps numbered happenings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from queenswright.store.data import (
    ALL_TABLES,
    AnalysisRow,
    BookmarkRow,
    HappeningRow,
    Listing,
    Person,
    PuzzleResults,
    PuzzleTry,
    Rewritten,
    RunningRow,
    Session,
    Sought,
    Summary,
    TableRow,
    Tally,
    Ticket,
)
from queenswright.store.forgets import Forgets
from queenswright.store.questions import Questions

OnChange = Callable[[str | None, int], None]
"""Told of (table id, number of its last happening) written by another process; (None, 0) means: look everywhere."""
LONGEST_ANNOUNCEMENT = 7000
"""In bytes of UTF-8."""


class Lease(Protocol):
    """True as long as this process drives the table; may turn false at any moment when the connection is lost."""

    def __bool__(self) -> bool: ...


class Store(Forgets, Protocol):
    """One database. All methods must be called on the event loop that opened it."""

    shared: bool
    """Whether several processes may serve from it at the same time."""

    @property
    def questions(self) -> Questions | None:
        """The queue for bot workers; SQLite has none."""

    async def create_table(
        self, table: TableRow, summary: Summary, happenings: Sequence[HappeningRow] = (), pack_text: str | None = None
    ) -> None:
        """Store a new table with its first happenings, numbered from 1, and the text of a pack that is not shipped."""

    async def table(self, table_id: str) -> TableRow | None: ...

    async def table_invited(self, invite: str) -> TableRow | None:
        """The table that an invitation belongs to."""

    async def listing(self, table_id: str) -> Listing | None: ...

    async def pack_text(self, digest: str) -> str | None:
        """The text of a pack that is not shipped."""

    async def append(
        self, table_id: str, first_number: int, happenings: Sequence[HappeningRow], summary: Summary
    ) -> None:
        """Store happenings, all or none; when this returns, they are on disk.

        Raises Conflict when they do not follow the last stored happening, UnknownTable, or Unavailable.
        """

    async def happenings(self, table_id: str, after: int = 0, limit: int | None = None) -> list[HappeningRow]:
        """The happenings with a number above `after`, in order."""

    async def bookmark(self, table_id: str, with_body: bool = True) -> BookmarkRow | None:
        """The bookmark of a table, or only where it is."""

    async def keep_bookmark(self, table_id: str, bookmark: BookmarkRow) -> None:
        """Keep a bookmark in the place of an older one; nothing happens when the log was rewritten meanwhile."""

    async def add_analysis(self, row: AnalysisRow) -> AnalysisRow:
        """Keep a new analysis; the one that is there, where the same was analysed before."""

    async def analysis(self, analysis_id: str) -> AnalysisRow | None: ...

    async def analysis_of(self, subject: str) -> AnalysisRow | None: ...

    async def keep_analysis(self, analysis_id: str, status: str, body: bytes, now: float) -> None:
        """Note how far an analysis is, and what it has found."""

    async def note_analysis(self, analysis_id: str, status: str, now: float) -> None:
        """Note that somebody looks at an analysis, or works at it."""

    async def begin_puzzle(self, row: PuzzleTry) -> bool:
        """Keep how somebody began with a puzzle; False when they had begun before, and nothing changes."""

    async def note_hints(self, person: str, game: str, puzzle: str, hints: int) -> None:
        """Note how many hints were given."""

    async def solve_puzzle(self, person: str, game: str, puzzle: str, now: float, day: int | None) -> None:
        """Note that somebody has solved a puzzle; nothing changes when that was so, or the answer was shown."""

    async def find_puzzle(self, person: str, game: str, puzzle: str, now: float) -> None:
        """Note that somebody has found the answer when they tried once more; nothing changes when they had before."""

    async def show_puzzle(self, person: str, game: str, puzzle: str, now: float) -> None:
        """Note that the answer was shown; nothing changes when that was so, or the puzzle was solved."""

    async def puzzle_tries(self, person: str, game: str | None = None) -> list[PuzzleTry]:
        """What somebody did with the puzzles of a game, or of all games, in the order in which they began."""

    async def take_over_tries(self, giver: str, rows: Sequence[PuzzleTry]) -> None:
        """Keep these tries as they are now, and forget those of the giver, all at once. How one began with a puzzle
        stays as it was where it is known."""

    async def puzzle_results(self, game: str) -> dict[str, PuzzleResults]:
        """How the first tries of all people went, by puzzle; those after a hint do not count."""

    async def running(self, since: float, limit: int) -> list[RunningRow]:
        """Tables of several people at which a game runs and something happened since a moment, the latest first."""

    async def lobby(
        self, status: str, since: float = 0.0, limit: int = 50, sought: Sought = ALL_TABLES
    ) -> list[Listing]:
        """Public tables with this status that have changed since a moment, latest first. Of those that are sought only
        such as are among the latest thousands."""

    async def waiting_of(self, host: str, since: float) -> int:
        """How many public tables that this person made wait for players, and changed since the hour of a moment."""

    async def tables_of(self, person: str, limit: int = 50) -> list[Listing]:
        """The tables of a person that are not over, latest change first."""

    async def finished_of(self, person: str, limit: int = 50) -> list[Listing]:
        """The tables of a person that are over, the last one first."""

    async def tallies_of(self, person: str) -> list[Tally]:
        """How many games a person has finished, by game, rivals and outcome."""

    async def tables_ever_of(self, person: str) -> list[Listing]:
        """All tables of a person, also those at which they sat once and from which they went. It takes a while, and
        one such search follows the other, so that others can ask in between."""

    async def clocks_due(self, now: float, limit: int = 1000) -> list[str]:
        """The ids of tables whose clock has run out, the latest first: what is due for long could not be dealt with."""

    async def bots_due(self, now: float, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of tables whose bot has to move, in their own order, after one of them: whoever asks goes round."""

    async def put_off(self, table_id: str, now: float, until: float | None) -> None:
        """What was due at a table at `now` is due at another moment, or not at all until something happens there."""

    async def add_person(self, person: Person) -> None: ...

    async def person(self, person_id: str) -> Person | None: ...

    async def account(self, name: str) -> Person | None:
        """The account with this name; case does not matter."""

    async def rename_person(self, person_id: str, name: str) -> None:
        """Rename a person; raises NameTaken when it is an account and another account has the name."""

    async def make_account(self, person_id: str, name: str, password: str) -> None:
        """Give a person a unique name and a password (its hash), or change them.

        NameTaken when another account has the name, or one that looks like it.
        """

    async def set_password(self, person_id: str, password: str) -> None:
        """Give an account another password (its hash)."""

    async def look_alike(self, name: str) -> str | None:
        """The person whose account has a name that looks like this one."""

    async def set_mail(self, person_id: str, mail: str | None) -> None:
        """Keep the address to which links for this account are sent."""

    async def renew_person(self, person_id: str, now: float) -> None:
        """From now on only sessions of the list count for this person."""

    async def add_session(self, session: Session) -> None:
        """Keep a session; AlreadyThere when its id is known."""

    async def session(self, session_id: str) -> Session | None: ...

    async def sessions_of(self, person: str, now: float) -> list[Session]:
        """The sessions of a person that count, the one used last first."""

    async def use_session(self, session_id: str, used: float, expires: float) -> None:
        """Note that a session was used."""

    async def end_sessions(self, person: str, now: float, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all, or all but one; the ids of those that counted until now."""

    async def ended_sessions(self, since: float) -> list[str]:
        """The sessions that were ended since a moment."""

    async def renew_tickets(self, person: str, kind: str, tickets: Sequence[Ticket]) -> None:
        """Replace what a person has of a kind."""

    async def tickets_of(self, person: str, kind: str, now: float) -> list[Ticket]:
        """What a person can still use of a kind."""

    async def take_ticket(self, ticket_id: str, kind: str, now: float) -> Ticket | None:
        """Use a ticket: it is gone afterwards. None when there is none, or it is too old."""

    async def take_allowance(self, key: str, each: float, most: float, now: float) -> float:
        """Take one of something of which one more is allowed every `each` seconds, beyond `most` seconds at once.

        Zero when it was taken, else the seconds until one can be had.
        """

    async def seat_again(self, table_id: str, number: int, summary: Summary) -> None:
        """Write again who sits at a table, as long as the happening with this number is its last."""

    async def forget_person(self, person: str, replacement: str, rewritten: Sequence[Rewritten]) -> None:
        """Delete a person with everything that leads to them; at tables stands the replacement."""

    async def tidy(self, now: float) -> None:
        """Delete sessions, tickets and allowances that are over."""

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """A secret that all server processes share: the stored one, or else the proposed one, which is then stored."""

    def on_change(self, callback: OnChange) -> None:
        """Register a listener for happenings of other processes; on SQLite these are terminals on this machine."""

    async def announce(self, text: str) -> None:
        """Send the other processes a short text that is not stored; does nothing on SQLite.

        A text that cannot be sent is lost.
        """

    def on_announce(self, callback: Callable[[str], None]) -> None:
        """Register a listener for announcements of other processes."""

    async def served_for(self) -> float:
        """For how many seconds some process has been serving from the database without interruption."""

    def on_commit(self, callback: Callable[[int, float], None]) -> None:
        """Register a listener for every commit of appends: how many writes it stored, and how many seconds it took."""

    def waiting(self) -> int:
        """How many writes wait for the database."""

    async def check(self) -> None:
        """Write something that does not stay, as an append would; Unavailable when that cannot be done."""

    def driver(self, table_id: str) -> AbstractAsyncContextManager[Lease]:
        """`async with store.driver(id) as mine`: whether this process drives the bots and clocks of the table."""

    async def close(self) -> None:
        """Finish pending writes and close; may be called twice."""


def key_of_name(name: str) -> str:
    """The form in which account names are compared: without outer spaces, width and case."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def check_numbers(first_number: int, happenings: Sequence[HappeningRow]) -> None:
    """Refuse happenings whose numbers are not consecutive; that is an error of the caller."""
    numbers = [happening.number for happening in happenings]
    if first_number < 1 or numbers != list(range(first_number, first_number + len(happenings))):
        raise ValueError(f"happenings {numbers} do not count up from {first_number}")
