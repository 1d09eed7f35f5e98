"""What a store and its callers hand to each other: tables, happenings, summaries, people, analyses, puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


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
class GameOutcome:
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
    outcomes: tuple[GameOutcome, ...] = ()


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
