"""Tables: making one, who sits there, what is agreed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from queenswright.server.messages.base import FromClient, FromServer, OptionValue
from queenswright.server.messages.people import Name

BotName = Annotated[str, Meta(max_length=40, description="A bot, for example journeyman.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
TakeBack = Literal["free", "turn", "none"]
ClockKind = Literal["none", "days", "bank"]
AtZero = Literal["bot", "lose"]
Status = Literal["open", "running", "over"]


class SeatWish(FromClient):
    """Who should take a seat: you, somebody else at your screen, a bot, or anybody."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name | UnsetType | None = UNSET
    bot: BotName | UnsetType | None = UNSET


class ClockWish(FromClient, omit_defaults=True):
    """The clock: none, days for every move, or a bank of seconds and an increment."""

    kind: ClockKind = "none"
    days: Annotated[float, Meta(gt=0, le=365)] | None = None
    bank: Annotated[float, Meta(gt=0, le=31_536_000)] | None = None
    increment: Annotated[float, Meta(ge=0, le=86_400)] | None = None
    at_zero: AtZero | None = None


class NewTable(FromClient):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    pack: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = msgspec.field(default_factory=dict)
    take_back: TakeBack = "free"
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    public: bool = False
    auto_end: bool = False
    lesson: bool = False


class Character(FromServer):
    """What a seat is called and looks like in a long game."""

    name: str
    portrait: str
    arms: str


class SeatInfo(FromServer):
    """One seat as others see it."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    yours: bool
    present: bool
    lost: Annotated[bool, Meta(description="Whether it cannot win any more: out of time, or resigned.")]
    resigned: bool
    left: bool
    former: Annotated[bool, Meta(description="Whether you sat there before somebody else played on.")]
    plays_for: Annotated[str | None, Meta(description="The name of the person for whom somebody plays on.")]
    place: Annotated[int | None, Meta(description="Its place when the game is over.")]
    account: Annotated[bool, Meta(description="Whether the name belongs to an account.")]
    character: Character | None
    sentence: Annotated[str | None, Meta(description="The last sentence: your own, and everybody's when all is over.")]
    bots_sentence: Annotated[str | None, Meta(description="The message of a bot's, when all is over.")]


class ClockInfo(FromServer):
    """The clock of a table, with what its kind needs."""

    kind: ClockKind
    days: float | UnsetType = UNSET
    bank: float | UnsetType = UNSET
    increment: float | UnsetType = UNSET
    at_zero: AtZero | UnsetType = UNSET


class TableInfo(FromServer):
    """A table as the lobby and its own page show it."""

    table: str
    game: str
    title: str
    pack: str
    pack_digest: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    take_back: TakeBack
    clock: ClockInfo
    public: bool
    auto_end: bool
    lesson: bool
    status: Status
    created: float
    changed: float
    turn: str
    commitment: str
    invite: Annotated[str | None, Meta(description="Only for people at the table: the token of the invitation.")]
    rematch: str | None
    host: bool


class Awaited(FromServer):
    """The seat that one of your tables waits for, and the seconds it has left where a clock runs."""

    table: str
    seat: int
    left: float | None


class Lobby(FromServer):
    """A person's tables, and the public ones that are open or running."""

    mine: Annotated[list[TableInfo], Meta(description="Those that are not over, then the last ones that are.")]
    awaited: Annotated[list[Awaited], Meta(description="For whom your running tables wait.")]
    open: list[TableInfo]
    running: list[TableInfo]


class Tally(FromServer):
    """How many games somebody has finished: `left` early, `ended` by agreement; null where nobody noted it."""

    game: str
    rivals: Literal["people", "bots"] | None
    outcome: Literal["won", "lost", "left", "ended"] | None
    count: int


class GamesPlayed(FromServer):
    """The finished games of a person, counted, and the last of them."""

    tallies: list[Tally]
    tables: list[TableInfo]


class Join(FromClient):
    """Sit down at a seat, or at the first free one; a private table needs its token.

    With `stands_in` whoever had an abandoned seat may take it back at any time.
    """

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None
    stands_in: bool = False


class Leave(FromClient):
    """Get up from one of your seats, or from all."""

    seat: SeatNumber | None = None


class SeatBot(FromClient):
    """Give a seat to a bot."""

    seat: SeatNumber
    bot: BotName
