"""Puzzles for people: which are offered, their positions, and what somebody did with them.

The first try at a puzzle counts for the rating; a hint before it makes it count for nothing. Somebody of whom nothing
is kept yet gets a session with the first thing that is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.puzzles import (
    AnswerHint,
    Puzzle,
    Puzzles,
    SolverRating,
    after_try,
    chance,
    faced,
    hints,
    moved,
    next_for,
    of_the_day,
    offered,
    shipped,
    shipped_file,
    start_of,
    streak,
)
from queenswright.puzzles.collection import FIRST_DAY
from queenswright.records import record_of
from queenswright.server.identity import Visitor
from queenswright.server.messages import (
    FirstTry,
    PuzzleDay,
    PuzzleKind,
    PuzzleMissed,
    PuzzleProgress,
    PuzzleStanding,
    PuzzleStreak,
)
from queenswright.server.reach import Reach
from queenswright.server.refusals import Refused
from queenswright.server.replays import Film
from queenswright.server.shelf import Shelf, rules_of
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.store import PuzzleResults, PuzzleTry, Store
from queenswright.table import replaying

KEPT_FILMS = 400
RESULTS_KEPT = 300.0
"""Seconds for which the first tries of all people are remembered before the store is asked again."""
WEEK = 7
COURSE = 40
"""Ratings of the last first tries that are shown."""
COUNTED = ("right", "wrong", "shown")
MOST_MISSED = 100
"""Puzzles to try again that are named."""


@dataclass(frozen=True)
class Riddle:
    """A puzzle with its position, as a replay of one frame that can be played on from."""

    puzzle: Puzzle
    start: Position
    film: Film
    hints: tuple[AnswerHint, ...]


class Puzzling:
    """The puzzles of this server."""

    def __init__(
        self, store: Store, shelf: Shelf, workshop: Workshop, reach: Reach, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._shelf = shelf
        self._workshop = workshop
        self._reach = reach
        self._clock = clock
        self._riddles: Kept[Riddle] = Kept(KEPT_FILMS, lambda riddle: 1)
        self._days: dict[str, tuple[date, int, Puzzle]] = {}
        self._results: dict[str, tuple[float, Mapping[str, PuzzleResults]]] = {}
        self._known: dict[str, tuple[Mapping[str, PuzzleResults], Mapping[str, Puzzle]]] = {}

    async def puzzles(self, game: str) -> Puzzles:
        """The puzzles that come with a game."""
        if not shipped_file(rules_of(game)).is_file():
            raise Refused("puzzle-none", 404, game=game)
        return await asyncio.to_thread(shipped, game)

    async def offered(self, visitor: Visitor, game: str) -> list[Puzzle]:
        """Those that spoil nothing for somebody, rated by bots and people."""
        found = await self._rated(game)
        return offered(list(found.values()), await self._reach.chapters(visitor.person, game))

    async def _rated(self, game: str) -> Mapping[str, Puzzle]:
        """All puzzles of a game by their names, rated again when people have tried some."""
        puzzles, results = await self.puzzles(game), await self.results(game)
        if game not in self._known or self._known[game][0] is not results:
            self._known[game] = (results, await asyncio.to_thread(_all_rated, puzzles.puzzles, results))
        return self._known[game][1]

    async def riddle(self, visitor: Visitor, game: str, name: str) -> Riddle:
        """A puzzle that somebody is offered; of others nothing is said."""
        found = next((one for one in await self.offered(visitor, game) if one.id == name), None)
        if found is None:
            raise Refused("puzzle-unknown", 404)
        edition = await self._edition(await self.puzzles(game))
        made = await self._riddles.get((game, name), lambda: self._workshop.run(_reading(found, edition)))
        return replace(made, puzzle=found)

    async def _edition(self, puzzles: Puzzles) -> Game:
        about = puzzles.about
        return await self._shelf.edition(about.game, about.pack, about.digest)

    async def results(self, game: str) -> Mapping[str, PuzzleResults]:
        """The first tries of all people, as they were some minutes ago."""
        now = self._clock()
        at, found = self._results.get(game, (0.0, {}))
        if not at <= now < at + RESULTS_KEPT or not at:
            found = await self._store.puzzle_results(game)
            self._results[game] = (now, found)
        return found

    async def tries(self, visitor: Visitor, game: str) -> list[PuzzleTry]:
        """What somebody did, in the order in which they began."""
        return await self._store.puzzle_tries(visitor.person, game) if visitor.person else []

    async def today(self, game: str) -> tuple[int, Puzzle]:
        """The puzzle of this day and its number."""
        day = self.day()
        if game not in self._days or self._days[game][0] != day:
            self._days[game] = (day, *of_the_day((await self.puzzles(game)).puzzles, day))
        _, number, puzzle = self._days[game]
        return number, puzzle

    def day(self) -> date:
        """The day that it is, everywhere alike."""
        return datetime.fromtimestamp(self._clock(), UTC).date()

    async def progress(self, visitor: Visitor, game: str) -> PuzzleProgress:
        """How far somebody is."""
        tries = await self.tries(visitor, game)
        number, today = await self.today(game)
        open_to = await self.offered(visitor, game)
        solved = {one.puzzle for one in tries if one.solved is not None}
        return PuzzleProgress(
            game=game,
            kinds=_kinds(rules_of(game).puzzles.kinds, open_to, tries),
            standing=rating_message(rating_of(tries)),
            course=[rating_message(SolverRating(one.rating, one.doubt)) for one in tries if one.first in COUNTED][
                -COURSE:
            ],
            streak=self.streak(tries),
            today=PuzzleDay(number, self.day().isoformat(), today.id, today.id in solved),
            missed=missed(open_to, tries)[:MOST_MISSED],
        )

    def streak(self, tries: Sequence[PuzzleTry]) -> PuzzleStreak:
        """The days in a row on which somebody solved the puzzle of the day."""
        today = self.day()
        days = {FIRST_DAY + timedelta(one.day - 1) for one in tries if one.day is not None}
        week = [today - timedelta(back) in days for back in reversed(range(WEEK))]
        return PuzzleStreak(streak(days, today), max((streak(days, day) for day in days), default=0), week)

    async def next(self, visitor: Visitor, game: str, kind: str | None, but: str | None) -> Puzzle | None:
        """A puzzle that somebody has not begun with, near to their rating."""
        tries = await self.tries(visitor, game)
        begun = {one.puzzle for one in tries} | {but or ""}
        open_to = await self.offered(visitor, game)
        chapters = {one.chapter for one in open_to}
        return next_for(open_to, rating_of(tries).rating, begun, chapters, kind, len(begun))

    async def begin(self, visitor: Visitor, riddle: Riddle, first: FirstTry, hinted: int = 0) -> bool:
        """Note how somebody begins with a puzzle; False when they had begun."""
        puzzle, now = riddle.puzzle, self._clock()
        known = rating_of(await self.tries(visitor, puzzle.game))
        after = known if first == "hint" else after_try(known, puzzle.rating, first == "right")
        row = PuzzleTry(
            person=visitor.person,
            game=puzzle.game,
            puzzle=puzzle.id,
            begun=now,
            first=first,
            hints=hinted,
            rating=after.rating,
            doubt=after.doubt,
            expected=chance(known.rating, (await self.puzzles(puzzle.game)).get(puzzle.id).rating),
            solved=now if first == "right" else None,
            shown=now if first == "shown" else None,
            day=await self._day_of(puzzle) if first == "right" else None,
        )
        return await self._store.begin_puzzle(row)

    async def solve(self, visitor: Visitor, puzzle: Puzzle, again: bool) -> None:
        """Note that somebody has found the answer; after they were shown it, when they try the puzzle once more."""
        if again:
            await self._store.find_puzzle(visitor.person, puzzle.game, puzzle.id, self._clock())
            return
        day = await self._day_of(puzzle)
        await self._store.solve_puzzle(visitor.person, puzzle.game, puzzle.id, self._clock(), day)

    async def show(self, visitor: Visitor, puzzle: Puzzle) -> None:
        """Note that somebody was shown the answer."""
        await self._store.show_puzzle(visitor.person, puzzle.game, puzzle.id, self._clock())

    async def note_hints(self, visitor: Visitor, puzzle: Puzzle, count: int) -> None:
        """Note how many hints somebody got."""
        await self._store.note_hints(visitor.person, puzzle.game, puzzle.id, count)

    async def take_along(self, guest: Visitor, account: Visitor) -> None:
        """What a guest did belongs to the account into which they signed in; what the account did counts first."""
        brought = await self._store.puzzle_tries(guest.person)
        if brought and guest.person != account.person:
            own = await self._store.puzzle_tries(account.person)
            await self._store.take_over_tries(guest.person, joined(account.person, own, brought))

    async def _day_of(self, puzzle: Puzzle) -> int | None:
        """The number of today, where this is its puzzle."""
        number, today = await self.today(puzzle.game)
        return number if today.id == puzzle.id else None


def _all_rated(puzzles: Sequence[Puzzle], results: Mapping[str, PuzzleResults]) -> dict[str, Puzzle]:
    found = [rated(one, results.get(one.id)) for one in puzzles]
    return {one.id: one for one in found}


def rated(puzzle: Puzzle, results: PuzzleResults | None) -> Puzzle:
    """A puzzle as hard as bots and people found it."""
    if results is None:
        return puzzle
    return replace(puzzle, rating=moved(puzzle.rating, results.right, results.expected, results.variance))


def missed(puzzles: Sequence[Puzzle], tries: Sequence[PuzzleTry]) -> list[PuzzleMissed]:
    """The puzzles that somebody has begun with and never found the answer of, the oldest first."""
    known = {one.id: one for one in puzzles}
    found = [known[one.puzzle] for one in tries if one.solved is None and one.puzzle in known]
    return [PuzzleMissed(one.id, one.kind, one.rating) for one in found]


def joined(person: str, own: Sequence[PuzzleTry], brought: Sequence[PuzzleTry]) -> list[PuzzleTry]:
    """The tries of somebody with those that they made as somebody else, rated as if one person had made them all."""
    faced_by: dict[tuple[str, str], float] = {}
    found: dict[tuple[str, str], PuzzleTry] = {}
    for tries in (brought, own):
        before: dict[str, SolverRating] = {}
        for one in tries:
            place = (one.game, one.puzzle)
            faced_by[place] = faced(before.get(one.game, SolverRating()).rating, one.expected)
            before[one.game] = SolverRating(one.rating, one.doubt)
            found[place] = _both(one, found[place]) if place in found else one
    standings: dict[str, SolverRating] = {}
    rows = []
    for one in sorted(found.values(), key=lambda one: (one.begun, one.game, one.puzzle)):
        now = standings.get(one.game, SolverRating())
        if one.first in COUNTED:
            now = after_try(now, round(faced_by[one.game, one.puzzle]), one.first == "right")
        standings[one.game] = now
        rows.append(replace(one, person=person, rating=now.rating, doubt=now.doubt))
    return rows


def _both(mine: PuzzleTry, other: PuzzleTry) -> PuzzleTry:
    """How somebody began with a puzzle, and all that came of it."""
    return replace(
        mine,
        hints=max(mine.hints, other.hints),
        solved=other.solved if mine.solved is None else mine.solved,
        shown=other.shown if mine.shown is None else mine.shown,
        day=other.day if mine.day is None else mine.day,
    )


def rating_of(tries: Sequence[PuzzleTry]) -> SolverRating:
    """What is known of somebody after these tries."""
    return SolverRating(tries[-1].rating, tries[-1].doubt) if tries else SolverRating()


def rating_message(known: SolverRating) -> PuzzleStanding:
    """A rating in whole points."""
    return PuzzleStanding(round(known.rating), round(known.doubt))


def _kinds(kinds: Collection[str], puzzles: Sequence[Puzzle], tries: Sequence[PuzzleTry]) -> list[PuzzleKind]:
    """The kinds of which somebody is offered some."""
    begun = {one.puzzle: one.first for one in tries if one.first in COUNTED}
    found = []
    for kind in kinds:
        of_kind = [one.id for one in puzzles if one.kind == kind]
        firsts = [begun[one] for one in of_kind if one in begun]
        if of_kind:
            found.append(PuzzleKind(kind, len(of_kind), len(firsts), firsts.count("right")))
    return found


def _reading(puzzle: Puzzle, game: Game) -> Work[Riddle]:
    """The position of a puzzle, as a replay that begins and ends there."""
    start = start_of(puzzle, game)
    yield
    told = tuple(hints(puzzle, start))
    yield
    reel, head = yield from replaying(record_of(start), game)
    return Riddle(puzzle, start, Film(reel, head, lambda end: puzzle.id, False), told)
