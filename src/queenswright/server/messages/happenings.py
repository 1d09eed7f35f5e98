"""Happenings as everybody at a table is told of them: numbered, each with the fields of its kind."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from queenswright.server.messages.base import FromServer, Message


class LogEntry(FromServer):
    """A move as the log shows it; moves taken back are left out, and a move that is still secret has no text."""

    number: int
    turn: str
    seat: int
    text: str
    story: list[Message]


class _Happening(FromServer, tag_field="kind"):
    number: int
    at: float
    seat: int | None


class Seated(_Happening, tag="seated"):
    """Somebody sat down; `account` says that the name belongs to an account."""

    name: str
    account: bool | UnsetType = UNSET


class BotSeated(_Happening, tag="bot"):
    """A seat was given to a bot."""

    bot: str


class Left(_Happening, tag="left"):
    """Somebody got up."""

    name: str


class Started(_Happening, tag="started"):
    """The game began."""


class Moved(_Happening, tag="move"):
    """A move was played."""

    text: Annotated[str, Meta(description="Its notation; empty while others make the same choice.")]
    turn: str
    story: list[Message]
    moves: Annotated[list[LogEntry] | UnsetType, Meta(description="Moves before it that are told only now.")] = UNSET


class TurnEnded(_Happening, tag="end_turn"):
    """A held turn was ended."""


class TakenBack(_Happening, tag="undo"):
    """A number of moves were taken back."""

    count: int


class PlayedAgain(_Happening, tag="redo"):
    """Moves that were taken back were redone."""

    count: int
    moves: list[LogEntry]


class Asked(_Happening, tag="ask"):
    """Somebody asks to take a number of moves back, to end the game, or to begin a game of the campaign again."""

    count: int
    about: Literal["end", "back"] | UnsetType = UNSET
    game: int | UnsetType = UNSET


class Agreed(_Happening, tag="agree"):
    """Somebody agreed to the request."""


class Declined(_Happening, tag="decline"):
    """Somebody declined the request, or the asker withdrew it."""


class TimeUp(_Happening, tag="flag"):
    """A clock ran out, and a bot plays on."""

    bot: str


class Resigned(_Happening, tag="resign"):
    """Somebody gave up; where the game goes on, a bot plays for the seat."""

    bot: str | UnsetType = UNSET


class Ended(_Happening, tag="ended"):
    """The game is over before the rules end it."""

    reason: Literal["agreed", "resigned"]


class Said(_Happening, tag="say"):
    """Somebody said something; `account` says that the name belongs to an account."""

    name: str
    text: str
    account: bool | UnsetType = UNSET


class RematchMade(_Happening, tag="rematch"):
    """There is a table for the next game."""

    table: str


class Portrayed(_Happening, tag="character"):
    """Somebody chose what a seat is called and looks like."""

    called: Annotated[str | None, Meta(description="Null for a name of somebody who is no more.")]
    portrait: str
    arms: str


class Wrote(_Happening, tag="sentence"):
    """Somebody wrote the last sentence of a seat, which nobody else reads before the end."""


class SealBroken(_Happening, tag="seal"):
    """Somebody broke the seal of a letter; from now on everybody may read it."""

    letter: str


class LetterRead(_Happening, tag="read"):
    """Somebody has read an open letter."""

    letter: str


class Resumed(_Happening, tag="resumed"):
    """The server was down; the running clock is not charged for that time."""


Happening = (
    Seated
    | BotSeated
    | Left
    | Started
    | Moved
    | TurnEnded
    | TakenBack
    | PlayedAgain
    | Asked
    | Agreed
    | Declined
    | TimeUp
    | Resigned
    | Ended
    | Said
    | RematchMade
    | Resumed
    | Portrayed
    | Wrote
    | SealBroken
    | LetterRead
)
