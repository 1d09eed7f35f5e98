"""The game as somebody may see it: now, in a preview, and in a replay."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from queenswright.locale import Language
from queenswright.server.messages.base import FromServer, Message, OptionValue, View
from queenswright.server.messages.tables import Character


class Request(FromServer):
    """A request to take back a number of moves, to end the game or to begin a game again, and who has to agree."""

    seat: int
    count: int
    needed: list[int]
    agreed: list[int]
    about: Literal["end", "back"] | UnsetType = UNSET
    game: Annotated[int | UnsetType, Meta(description="The game of a campaign that would begin again.")] = UNSET


class ClockState(FromServer):
    """The seconds that every seat has left at a moment, and whose clock is running."""

    left: list[float]
    running: list[int]
    at: float


class Ending(FromServer):
    """How a game ended, with the key and salt of the shuffle, which are disclosed only now."""

    reason: str
    winners: list[int]
    standings: list[int]
    key: str | None
    salt: str | None


class SealedLetter(FromServer):
    """A letter that was told since a person chose last, or an open one that somebody still reads."""

    letter: str
    by: Annotated[int | None, Meta(description="The seat that broke its seal; null while it is sealed.")]
    read: Annotated[list[int], Meta(description="The seats that have read it.")]
    lines: Annotated[list[str], Meta(description="The messages that stand in it: nobody gets their text before.")]


class State(FromServer):
    """The game as the holder of some seats, or a spectator, may see it."""

    turn: str
    step: str | None
    to_move: int | None
    holding: Annotated[
        int | None, Meta(description="The seat whose turn is done but not ended: it may still take back or end it.")
    ]
    seat: Annotated[int | None, Meta(description="The seat through whose eyes the view is; null for a spectator.")]
    view: View
    legal: Annotated[list[str], Meta(description="Legal moves in notation, only when one of your seats decides.")]
    undo: Literal["free", "ask"] | None
    redo: bool
    portray: Annotated[bool, Meta(description="Whether you may choose the characters of your seats.")]
    write: Annotated[list[int], Meta(description="Your seats that may write their last sentence.")]
    asked: Request | None
    clock: ClockState | None
    over: Ending | None
    choices: Annotated[
        list[str] | UnsetType,
        Meta(description="Legal moves of the person whose turn it is, for everybody, in games that are open."),
    ] = UNSET
    letters: Annotated[
        list[SealedLetter] | UnsetType, Meta(description="Letters that lie on the table, sealed or just opened.")
    ] = UNSET
    texts: Annotated[
        str | UnsetType, Meta(description="Where the table has opened texts: changes when there are more to fetch.")
    ] = UNSET


class PreviewedMove(FromServer):
    """One move of a preview; anything it would reveal is a guess."""

    text: str
    step: str
    story: list[Message]
    reveals: bool


class Preview(FromServer):
    """What would happen if the moves were played, on a copy in which everything hidden has been redealt."""

    moves: list[PreviewedMove]
    view: View
    step: str | None
    to_move: int | None
    same_turn: bool
    legal: list[str]
    changes: Annotated[
        list[list[Any]] | UnsetType,
        Meta(description="Instead of the view: how it differs from that of the first preview."),
    ] = UNSET


class HintStep(PreviewedMove):
    """One move of a hint, with the view after it."""

    view: View


class Hint(FromServer):
    """What a bot would do with a turn, why, and how it expects the game to go on."""

    bot: str
    text: Annotated[str, Meta(description="The next move; empty when the turn is planned to its end.")]
    steps: Annotated[list[HintStep], Meta(description="The whole turn; it ends where something would be revealed.")]
    planned: Annotated[int, Meta(description="How many of the steps were planned already.")]
    reasons: Annotated[list[Message], Meta(description="Why, the weightiest first, in exact numbers.")]
    line: list[str]
    shares: list[float]


class ReplayRow(FromServer):
    """What is told of the move that led to a frame; the first frame has none."""

    turn: str
    seat: int | None
    text: str | None
    story: list[Message]


class ReplayFrame(ReplayRow):
    """One position of a replay, with the move that led to it."""

    step: str | None
    to_move: int | None
    view: View
    standings: list[int]


class Replay(FromServer):
    """What a replay says before its first frame; frames and rows come in pages, counted from 0."""

    game: str
    title: str
    pack: str
    pack_digest: str
    seats: list[str]
    characters: Annotated[list[Character | None], Meta(description="Of every seat; a record of a game has none.")]
    options: dict[str, OptionValue]
    frames: Annotated[int, Meta(description="How many frames there are.")]
    per_page: Annotated[int, Meta(description="Frames in a page; the last page may have fewer.")]
    rows_per_page: int
    over: Ending | None
    texts: Annotated[
        dict[Language, str] | UnsetType, Meta(description="Fluent messages that were opened in this game, by language.")
    ] = UNSET


class ReplayFrames(FromServer):
    """A page of frames."""

    first: int
    frames: list[ReplayFrame]


class ReplayRows(FromServer):
    """A page of rows: what is told of every move, without the positions."""

    first: int
    rows: list[ReplayRow]


class Annals(FromServer):
    """The page of a campaign: the table as a spectator sees it, and what the game tells of all its moves."""

    revision: int
    view: View
    annals: View


class ReplayPoint(FromServer):
    """The numbers that every seat had at the end of a turn."""

    frame: int
    turn: str
    seats: list[dict[str, float | None]]


class ReplayCourse(FromServer):
    """How a game went, for a chart: not more points than it can show."""

    points: list[ReplayPoint]
