"""The interface of every store, and its rows. A store knows nothing about games: it keeps numbered happenings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from queenswright.kernel.errors import QueenswrightError
from queenswright.store.forgets import Forgets
from queenswright.store.questions import Questions


@dataclass(frozen=True, slots=True)
class TableRow:
    """The facts of a table that never change after it is made. Times are seconds since 1970."""

    id: str
    created: float
    game: str
    pack: str
    pack_digest: str
    players: int
    options: dict[str, Any]
    key: str
    salt: str
    rules_version: int
    settings: dict[str, Any]
    host: str | None
    invite: str
    public: bool


@dataclass(frozen=True, slots=True)
class HappeningRow:
    """One happening of a table; `body` is a JSON document in UTF-8, kept byte for byte."""

    number: int
    at: float
    kind: str
    seat: int | None
    body: bytes


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended for one of its people: `won`, `lost`, `left` or `ended`, against `people` or `bots`."""

    person: str
    rivals: str
    outcome: str


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games of a kind a person has finished, against whom and how; `outcome` is None where nobody noted it."""

    game: str
    rivals: str | None
    outcome: str | None
    count: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby shows of a table; updated with every append.

    `people` are the ids of the people in whose list the table appears. `clock_at` is when a clock runs out, `bot_at`
    since when a bot has to move; each may be None. `outcomes` are written, and not read with the rest.
    """

    status: str
    seats: list[dict[str, Any]]
    people: tuple[str, ...]
    turn: str
    changed: float
    clock_at: float | None
    bot_at: float | None
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """A table with its summary and the number of its last happening."""

    table: TableRow
    number: int
    summary: Summary


@dataclass(frozen=True, slots=True)
class Sought:
    """Which tables somebody looks for: of a game, for a number of players, with a kind of clock; none means all."""

    game: str = ""
    players: int = 0
    clock: str = ""


ALL_TABLES = Sought()


@dataclass(frozen=True, slots=True)
class BookmarkRow:
    """What some code folded the log of a table to, after a number of happenings; a cache, which may be gone any time.

    `rewrites` says how often the log had been rewritten by then. Without a body there is only that.
    """

    rewrites: int
    number: int
    code: str
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """An analysis: of what (`subject`), of which table or of which `record` that `person` brought, and what was found.

    The fields stand in the order of the columns. `status` is `waiting`, `working`, `done`, `stopped` or `failed`.
    """

    id: str
    subject: str
    table_id: str | None
    number: int | None
    person: str
    made: float
    used: float
    status: str
    record: bytes = b""
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What somebody did with a puzzle. `first` is how it began: a `right` or `wrong` try, the answer `shown`, a `hint`.

    `rating` and `doubt` are those of the person after it, `expected` is how likely it was that the first try is right.
    `solved` and `shown` are moments, `day` counts the day whose puzzle it was when it was solved, from the first one.
    The fields stand in the order of the columns.
    """

    person: str
    game: str
    puzzle: str
    begun: float
    first: str
    hints: int
    rating: float
    doubt: float
    expected: float
    solved: float | None = None
    shown: float | None = None
    day: int | None = None


@dataclass(frozen=True, slots=True)
class PuzzleResults:
    """First tries of all people at a puzzle: how many there were and were right, how many were expected to be, and the
    variance of that."""

    tries: int
    right: int
    expected: float
    variance: float


class RunningRow(NamedTuple):
    """A table at which a game runs, and the number of its last happening."""

    id: str
    number: int
    game: str
    players: int


@dataclass(frozen=True, slots=True)
class Person:
    """A person known to the server. With a password it is an account, whose name is unique."""

    id: str
    name: str | None
    password: str | None
    created: float
    mail: str | None = None
    renewed: float | None = None
    """Since then only sessions of the list count, and no cookie of the first version."""

    @property
    def is_account(self) -> bool:
        """Whether the person can log in on other devices."""
        return self.password is not None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is somebody. Its id is the hash of what the cookie holds."""

    id: str
    person: str
    device: str
    created: float
    used: float
    expires: float
    ended: float | None = None


@dataclass(frozen=True, slots=True)
class Ticket:
    """Something that can be used once, for a kind of purpose: a recovery code, a link sent by mail."""

    id: str
    person: str
    kind: str
    value: str = ""
    expires: float | None = None


@dataclass(frozen=True, slots=True)
class Rewritten:
    """What a table says after somebody was forgotten: the bodies of some happenings, by number, and its summary."""

    table_id: str
    bodies: dict[int, bytes]
    summary: Summary


class StoreError(QueenswrightError):
    """The database could not do what was asked; the text says why."""


class Conflict(StoreError):
    """The happenings do not follow the last stored one (`last`): somebody else was faster. Nothing was stored."""

    def __init__(self, table_id: str, first: int, last: int) -> None:
        super().__init__(f"table {table_id}: happening {first} does not follow happening {last}, the last one stored")
        self.table_id = table_id
        self.first = first
        self.last = last


class UnknownTable(StoreError):
    """There is no such table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class AlreadyThere(StoreError):
    """The id (or invitation) of a new table or person already exists."""


class NameTaken(StoreError):
    """Another account has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"another account has the name {name!r}")
        self.name = name


class Unavailable(StoreError):
    """The database cannot be reached or cannot write. It is unknown whether the last write succeeded: read again.

    `reason` is one word for programs: `no-answer`, `disk-full`, `disk-error`, `read-only`, `locked`, `lost`.
    """

    def __init__(self, problem: str, reason: str = "no-answer") -> None:
        super().__init__(problem)
        self.reason = reason


class NewerSchema(StoreError):
    """The database was made by a newer version of the program; it is left as it is."""


class InUse(StoreError):
    """Another process (`who`) serves from this database file, or plays this table."""

    def __init__(self, problem: str, who: str = "another process") -> None:
        super().__init__(problem)
        self.who = who


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
        """Give a person a unique name and a password (its hash), or change them."""
        """Give a person a name of their own and a password (its hash); also changes both later.

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
