"""The commands a client may send over the socket, as types; anything else is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from queenswright.server.messages.base import FromClient
from queenswright.server.messages.people import Name
from queenswright.server.messages.tables import SeatNumber
from queenswright.server.refusals import Refused

Id = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Notation = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=40)]
LONGEST_LINE = 40
LARGEST_SAYING = 2000
"""Characters that are read at all; how many may be said is for the table to say."""


class Act(FromClient, tag_field="do"):
    """A command that changes the game, chosen in one of its revisions."""

    id: Id
    revision: Annotated[Number, Meta(description="The revision that it was chosen in.")]


class PlayMove(Act, tag="move"):
    """Play a move in notation."""

    text: Notation


class EndTurn(Act, tag="end_turn"):
    """End the sender's turn."""


class Undo(Act, tag="undo"):
    """Take back the sender's last choice, or ask the others to agree."""


class Redo(Act, tag="redo"):
    """Redo what was taken back."""


class Agree(Act, tag="agree"):
    """Agree to a request."""


class Decline(Act, tag="decline"):
    """Decline a request, or withdraw one's own."""


class Ask(FromClient, tag_field="do"):
    """A command that does not change the game."""

    id: Id


class Resign(Ask, tag="resign"):
    """Give up one of the sender's seats."""

    seat: SeatNumber


class AskEnd(Ask, tag="ask_end"):
    """Ask the others to end the game as it stands."""


class AskBack(Ask, tag="ask_back"):
    """Ask the others to begin a game of the campaign again."""

    game: Annotated[int, Meta(ge=1, le=1000)]


class Say(Ask, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=LARGEST_SAYING)]


class Portray(Ask, tag="character"):
    """Choose what one of the sender's seats is called and looks like."""

    seat: SeatNumber
    name: Name
    portrait: Word
    arms: Word


class Write(Ask, tag="sentence"):
    """Write the last sentence of one of the sender's seats."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=LARGEST_SAYING)]


class BreakSeal(Ask, tag="seal"):
    """Break the seal of a letter, for everybody at the table."""

    letter: Word


class ReadLetter(Ask, tag="read"):
    """Say that an open letter has been read, so that others see who still reads."""

    letter: Word


class AskPreview(Ask, tag="preview"):
    """Ask what would happen if the moves were played; ahead: in the sender's next turn, before it has come."""

    moves: Annotated[list[Notation], Meta(max_length=LONGEST_LINE)]
    ahead: bool = False


class AskPreviews(Ask, tag="previews"):
    """Ask what would happen, for every legal move of now or after some moves; briefly: by what differs."""

    after: Annotated[list[Notation], Meta(max_length=LONGEST_LINE)] = field(default_factory=list)
    brief: bool = False
    ahead: bool = False


class AskWhy(Ask, tag="why"):
    """Ask why a move is not possible."""

    text: Notation


class AskHint(Ask, tag="hint"):
    """Ask what a bot would do with the whole turn, or with the rest of it after some moves."""

    bot: Annotated[str, Meta(max_length=40)]
    after: Annotated[list[Notation], Meta(max_length=LONGEST_LINE)] = field(default_factory=list)


class Sync(Ask, tag="sync"):
    """Send the happenings after a number again."""

    since: Number


Command = (
    PlayMove
    | EndTurn
    | Undo
    | Redo
    | Agree
    | Decline
    | Resign
    | AskEnd
    | AskBack
    | Say
    | Portray
    | Write
    | BreakSeal
    | ReadLetter
    | AskPreview
    | AskPreviews
    | AskWhy
    | AskHint
    | Sync
)


class _Numbered(msgspec.Struct):
    id: Id | None = None


_DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_NUMBERED = msgspec.json.Decoder(_Numbered)


class BadCommand(Refused):
    """A message that is not a command; `id` is its id, if it could be read."""

    def __init__(self, number: int | None, problem: str) -> None:
        super().__init__("server-bad-command", problem=problem)
        self.id = number


def read_command(text: str) -> Command:
    """The command that a message holds."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadCommand(_id_of(text), str(error)[:200]) from None


def _id_of(text: str) -> int | None:
    try:
        return _NUMBERED.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
