"""What the pages of puzzles and of the explorer say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from queenswright.server.messages.base import FromClient, FromServer
from queenswright.server.messages.states import Replay, ReplayFrame
from queenswright.server.messages.study import LONGEST_TRY, Chances, Notation, StudyWay

FirstTry = Literal["right", "wrong", "shown", "hint"]


class PuzzleStanding(FromServer):
    """What is known of a solver: a rating with its doubt, as half of a 95 % interval."""

    rating: int
    doubt: int


class PuzzleKind(FromServer):
    """The puzzles of one kind that somebody is offered, how many of them they tried, and found with the first try."""

    kind: str
    count: int
    tried: int
    right: int


class PuzzleStreak(FromServer):
    """The days in a row on which the puzzle of the day was solved."""

    days: int
    best: int
    week: Annotated[list[bool], Meta(description="Whether it was solved, for the last seven days; today is the last.")]


class PuzzleDay(FromServer):
    """The puzzle of a day."""

    number: int
    date: str
    id: str
    solved: bool


class PuzzleMissed(FromServer):
    """A puzzle that somebody has begun with without finding its answer."""

    id: str
    kind: str
    rating: int


class PuzzleProgress(FromServer):
    """How far somebody is with the puzzles of a game."""

    game: str
    kinds: list[PuzzleKind]
    standing: PuzzleStanding
    course: Annotated[list[PuzzleStanding], Meta(description="After each of the last first tries, the latest last.")]
    streak: PuzzleStreak
    today: PuzzleDay
    missed: Annotated[list[PuzzleMissed], Meta(description="Those to try again, the oldest first; 100 at most.")]


class PuzzleChoice(FromServer):
    """The puzzle that somebody gets next; none where all were tried."""

    id: str | None


class PuzzleHint(FromServer):
    """A hint: the decision that matters, or a move of the answer."""

    step: Annotated[str | None, Meta(description="What kind of decision it is, by its step.")]
    move: Annotated[str | None, Meta(description="A move of the answer in notation.")]


class PuzzleSolution(FromServer):
    """The answer and the next best turns, all compared in the same deals."""

    answer: StudyWay
    others: list[StudyWay]
    margin: Annotated[float, Meta(description="What the next best turn gives away, as a share of a victory.")]
    error: float
    deals: int


class PuzzleInfo(FromServer):
    """A puzzle as somebody sees it: the answer only when they have solved it or given up."""

    id: str
    kind: str
    seat: int
    rating: int
    number: Annotated[int | None, Meta(description="Where it is the puzzle of today: which one.")]
    tries: Annotated[int, Meta(description="How many people tried it.")]
    right: Annotated[int, Meta(description="How many of them found the answer with their first try.")]
    first: Annotated[FirstTry | None, Meta(description="How you began with it.")]
    solved: bool
    hints: list[PuzzleHint]
    hints_left: int
    solution: PuzzleSolution | None
    replay: Replay
    frame: ReplayFrame


class AskAnswer(FromClient):
    """A turn that somebody tries."""

    moves: Annotated[list[Notation], Meta(max_length=LONGEST_TRY)]
    again: Annotated[bool, Meta(description="Tried once more: whoever was shown the answer finds it now.")] = False


class PuzzleAnswer(FromServer):
    """Whether a turn is the answer. A turn that is neither the answer nor whole does not count as a try."""

    right: bool
    whole: bool
    first: Annotated[bool, Meta(description="Whether it was the first try.")]
    tried: Annotated[StudyWay | None, Meta(description="What is known of a wrong turn.")]
    best: Annotated[Chances | None, Meta(description="What the answer leaves everybody, after a wrong turn.")]
    before: PuzzleStanding
    after: PuzzleStanding
    streak: PuzzleStreak
    solution: PuzzleSolution | None


class Measured(FromServer):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Opening(FromServer):
    """A choice at the beginning: how many seats made it, their share of the victories, and what that is as a rating."""

    choice: str
    seats: int
    won: Measured
    rating: Measured


class OpeningTopic(FromServer):
    """What was chosen, the most successful first."""

    topic: str
    chapter: Annotated[str, Meta(description="Of a campaign, where the choices depend on it.")]
    choices: list[Opening]


class Openings(FromServer):
    """How games began, and how that went."""

    game: str
    pack: str
    games: Annotated[dict[str, int], Meta(description="How many games there are, by number of players.")]
    players: int
    topics: list[OpeningTopic]
