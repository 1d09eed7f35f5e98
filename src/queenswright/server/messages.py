"""The JSON of the HTTP part, as types: what web/src/protocol.ts says in the browser's language."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Name = Annotated[str, Meta(max_length=60, description="1 to 20 printable characters.")]
BotName = Annotated[str, Meta(max_length=40, description="A bot, for example journeyman.")]
Option = str | int | bool | None
TakeBack = Literal["free", "turn", "none"]


class Me(msgspec.Struct):
    """Who you are here; `csrf` goes into the header X-CSRF-Token of whatever changes something."""

    person: str
    name: str | None
    account: bool
    local: bool
    csrf: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """The name to go by."""

    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=400)]


class OptionInfo(msgspec.Struct):
    """One option of a game."""

    name: str
    kind: Annotated[str, Meta(description="choice, switch or number")]
    choices: list[str]
    default: Option
    clause: str | None
    seats: Annotated[dict[str, list[str]], Meta(description="the choices that name the seats, for so many players")]
    highest: Annotated[int | None, Meta(description="the most that a number may be")]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    seats: Annotated[dict[str, list[str]], Meta(description="the names of the seats, by number of players")]
    packs: list[str]
    default_pack: str
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: you, somebody else at your screen, a bot, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    name: Name | UnsetType | None = UNSET
    bot: BotName | UnsetType | None = UNSET


class ClockWish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The clock: none, days for every move, or a bank of seconds and an increment."""

    kind: Literal["none", "days", "bank"] = "none"
    days: Annotated[float, Meta(gt=0, le=365)] | None = None
    bank: Annotated[float, Meta(gt=0, le=31_536_000)] | None = None
    increment: Annotated[float, Meta(ge=0, le=86_400)] | None = None
    at_zero: Literal["bot", "lose"] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    pack: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[Annotated[str, Meta(max_length=60)], Option] = {}
    take_back: TakeBack = "free"
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    public: bool = False
    auto_end: bool = False
    lesson: bool = False


class SeatInfo(msgspec.Struct):
    """One seat as others see it."""

    kind: str
    name: str | None
    bot: str | None
    yours: bool
    present: bool
    lost: bool
    left: bool


class TableInfo(msgspec.Struct):
    """A table as the lobby and its own page show it; `invite` only for people at the table."""

    table: str
    game: str
    title: str
    pack: str
    pack_digest: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    take_back: str
    clock: dict[str, Any]
    public: bool
    auto_end: bool
    lesson: bool
    status: str
    created: float
    changed: float
    turn: str
    commitment: str
    invite: str | None
    rematch: str | None
    host: bool


class Lobby(msgspec.Struct):
    """The tables that a person is at, and the public ones that wait for players or run."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: at a seat or the first free one; a private table wants its token."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """Get up from one of your seats, or from all."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give a seat to a bot."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    bot: BotName
