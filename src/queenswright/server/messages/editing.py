"""What the position editor says and hears: a document, what it describes, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from queenswright.server.messages.base import Argument, FromClient, FromServer, OptionValue, View
from queenswright.server.messages.tables import BotName, SeatNumber

Document = Annotated[dict[str, Any], Meta(description="A position by name, as `Game.position` reads it.")]
Pathway = Annotated[list[str | int], Meta(description="A place of a document, key by key.")]
MendKind = Literal["number", "fill", "once", "shorten", "drop", "usual"]


class DocumentChange(FromServer):
    """A value for a place of a document, or nothing there any more."""

    path: Pathway
    value: Any
    gone: bool


class DocumentMend(FromServer):
    """A change that takes a reason away, and what it does in a word."""

    kind: MendKind
    change: DocumentChange


class Flaw(FromServer):
    """One thing that is wrong with a document."""

    place: Annotated[str, Meta(description="As errors name it: `seats[0].talers`.")]
    path: Pathway
    message: str
    args: dict[str, Argument]
    clause: str | None
    detail: Annotated[str, Meta(description="In English and more exact; empty where it could name what is sealed.")]
    mend: DocumentMend | None


class Wording(FromServer):
    """What somebody may know of a game's documents: their JSON Schema, and the texts of what is not sealed for them."""

    digest: str
    schema: View
    texts: dict[str, str]


class BringPosition(FromClient):
    """Ask what a document describes. `known` is the digest of the wording that the asker has."""

    document: Document
    known: Annotated[str, Meta(max_length=64)] = ""


class PlayPosition(FromClient):
    """Ask for a table that begins there: the asker at a seat (usually the one that decides), bots at the others."""

    document: Document
    seat: SeatNumber | None = None
    bot: BotName = "journeyman"


class BroughtPosition(FromClient):
    """Ask for the analysis board of a position."""

    document: Document


class Examined(FromServer):
    """What a document describes, with everything wrong with it mended, and what that is."""

    game: str
    pack: str
    pack_digest: str
    players: int
    names: Annotated[list[str], Meta(description="The names of the seats; empty where it cannot be mended.")]
    options: dict[str, OptionValue]
    document: Annotated[View | None, Meta(description="All of it by name, hidden things too; null: cannot be mended.")]
    view: View | None
    turn: str
    step: str | None
    to_move: int | None
    is_over: bool
    wrong: list[Flaw]
    wording: Annotated[Wording | None, Meta(description="Null where the asker has it.")] = None


class PositionDocument(FromServer):
    """A position as a document."""

    game: str
    document: View
