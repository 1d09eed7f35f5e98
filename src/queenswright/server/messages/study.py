"""What a study says: an analysis, what may be played from one of its positions, and what turns there are worth."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from queenswright.server.messages.base import FromClient, FromServer, Message, RefusalMessage
from queenswright.server.messages.states import Ending, Preview, ReplayFrame

Verdict = Literal["forced", "decided", "best", "close", "sound", "slip", "mistake", "blunder"]
StudyStatus = Literal["waiting", "working", "done", "stopped", "failed"]
Place = Annotated[int, Meta(ge=0, le=100_000, description="A frame of the replay: the number of moves before it.")]
Notation = Annotated[str, Meta(max_length=200)]
MOST_WALKED = 400
LONGEST_TRY = 40


class Chances(FromServer):
    """What every seat may expect: its share of the victory from 0 to 1, with the standard error."""

    shares: list[float]
    errors: list[float]


class StudyWay(FromServer):
    """A turn that could be played, what it is worth, and what may follow."""

    moves: list[str]
    chances: Chances
    line: list[str]
    reasons: list[Message]


class StudyTurn(FromServer):
    """A turn of the game, judged as far as it has been looked at."""

    first: Annotated[int, Meta(description="Moves before it: the frame in which it was played.")]
    count: Annotated[int, Meta(description="How many moves it has.")]
    seat: int
    turn: str
    step: str
    moves: Annotated[list[str], Meta(description="In notation; empty where they are a secret of the seat.")]
    verdict: Annotated[Verdict | None, Meta(description="Null as long as it was not compared with other turns.")]
    mark: str
    loss: Annotated[float, Meta(description="What it gave away, as a share of a victory.")]
    error: float
    played: StudyWay | None
    better: StudyWay | None
    luck: Annotated[Chances | None, Meta(description="What was revealed at its end changed so much, for every seat.")]


class StudySeat(FromServer):
    """Play and luck of a seat: start + own + others + draws = end."""

    start: float
    own: float
    others: float
    draws: float
    end: float
    error: float
    accuracy: float | None
    judged: int
    close: int


class Findings(FromServer):
    """What an analysis has found so far."""

    game: str
    turns: list[StudyTurn]
    curve: Annotated[list[Chances], Meta(description="Before every turn, and at the end.")]
    points: Annotated[list[int], Meta(description="The turns at which somebody's chance changed most.")]
    seats: list[StudySeat]
    is_over: bool
    depth: Annotated[int, Meta(description="0: only the curve; 1: every turn compared; 2: those that matter again.")]
    simulations: Annotated[int, Meta(description="With which the best turn of a position is looked for.")]
    calibrated: bool


class StudyInfo(FromServer):
    """An analysis: how far it is, and what it has found."""

    id: str
    status: StudyStatus
    waiting: Annotated[int, Meta(description="How many are before it in the queue.")]
    depth: int
    done: Annotated[int, Meta(description="Turns that this pass has looked at.")]
    total: int
    table: str | None
    number: Annotated[int | None, Meta(description="Which of several linked games it is about.")]
    yours: Annotated[bool, Meta(description="Whether you may stop it.")]
    walks: Annotated[bool, Meta(description="Whether its positions can be played on from: not while a campaign runs.")]
    laid: Annotated[bool, Meta(description="Whether it is the board of a position, of which there is no analysis.")]
    findings: Findings | None


class WalkedMove(FromClient):
    """A move of a variation. With a `roll` chance is thrown again before it; the same number is the same throw."""

    text: Notation
    roll: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Walk(FromClient):
    """A way from a position of a game: the moves of a variation."""

    place: Place
    steps: Annotated[list[WalkedMove], Meta(max_length=MOST_WALKED)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """Through whose eyes; nobody's for a spectator."""


class Walked(FromServer):
    """Where a variation leads: a frame for every move of it, and what may be played then."""

    frames: list[ReplayFrame]
    legal: list[str]
    over: Ending | None


class TryMoves(FromClient):
    """Ask what moves would bring after a variation; for every legal move where `each` says so."""

    walk: Walk
    moves: Annotated[list[Notation], Meta(max_length=LONGEST_TRY)]
    each: bool = False


class Tried(FromServer):
    """What moves would bring, or why they are not possible."""

    previews: list[Preview]
    refusal: RefusalMessage | None


class AskChances(FromClient):
    """Ask what chance may bring with a move after a variation."""

    walk: Walk
    text: Notation


class ChanceOutcome(FromServer):
    """Something that chance may bring: the number of a throw that does, how often it came, and what it is in words."""

    roll: int
    share: float
    story: list[Message]


class Outcomes(FromServer):
    """What chance brought in some throws; the most frequent first."""

    throws: int
    outcomes: list[ChanceOutcome]


class AskWorth(FromClient):
    """Ask what the best turns are after a variation; the answer is a line of JSON for every look."""

    walk: Walk
    lines: Annotated[int, Meta(ge=1, le=5)] = 3


class Worth(FromServer):
    """The best turns of the seat that decides, the best first."""

    seat: int
    ways: list[StudyWay]
    simulations: int
    problem: RefusalMessage | UnsetType = UNSET
