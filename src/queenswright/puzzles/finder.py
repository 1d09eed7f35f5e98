"""The search for puzzles in one game of bots: which of its positions have one turn that is clearly better."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from queenswright.bots.seeds import number_of
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.puzzles.data import ComparedTurn, Puzzle, Source
from queenswright.puzzles.places import Places
from queenswright.puzzles.rating import rate
from queenswright.puzzles.turns import Moves, essence, every_turn, kind_of
from queenswright.study.data import Outlook
from queenswright.study.evaluation import never
from queenswright.study.judge import Comparison, Judge, Stop
from queenswright.study.ways import Found, find_ways, imagined, reasons_for

BUDGET = 8
"""Simulations with which a puzzle is found; those of `Effort` (docs/study.md)."""

TIMES = 10
"""A puzzle counts when its answer is still the best with this many times the budget."""

MARGIN = 0.10
"""What the next best turn has to give away, of a victory."""

SURE = 4.0
"""The margin has to be this many times its standard error."""

MOST_TIMES = 3
"""Where the deals leave a doubt, they are dealt up to this many times."""

MOST_TURNS = 40
RIVALS = 3
"""Turns that are compared at all, and those that are compared in all deals."""

RACING, RACE = 24, ((4, 10, 0.0), (12, 6, 0.04), (32, RIVALS + 1, 0.06), (96, RIVALS + 1, 0.08))
"""Where playing on is quick: turns that are compared at first, then deals, turns that are kept after them, and by how
much the best has to be ahead. Few deals only show which turns may be the best, since one of many others wins as often
by luck; so nothing is given up after the first of them."""

DECIDED = 4
"""Deals that show whether a game is won; whether it is lost, twice as many, as the planner may play a wrong turn."""

SHOWN = 3
"""The next best turns that are kept with a puzzle."""

HOPELESS = 2 * MARGIN
"""Whatever gives away so much more than the next best turn is compared no further."""


@dataclass(frozen=True)
class Wishes:
    """What is looked for: the seed of all games, the budget, and of which kinds and chapters there are enough.

    With `kinds` all turns of these kinds are looked at, and no others; with `chapters` nothing but these.
    """

    seed: int = 0
    budget: int = BUDGET
    players: Sequence[int] = ()
    full: Sequence[str] = ()
    kinds: Sequence[str] = ()
    chapters: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


def search_game(game: Game, number: int, wishes: Wishes, stop: Stop = never) -> Iterator[Puzzle]:
    """The puzzles in one game; its number and the seed decide everything."""
    seed = number_of("puzzle", wishes.seed, number)
    counts = wishes.players or game.rules.player_counts
    sources = sources_for(game, wishes.chapters)
    options = {**sources[number % len(sources)], **wishes.options}
    finder = Finder(game, wishes, seed)
    players = random.Random(seed).choices(counts, weights=[4**-place for place in range(len(counts))])[0]
    position = game.new(players, seed=seed, options=options)
    source = Source(seed, options)
    for place in finder.places.promising(position, finder.is_full, every=bool(wishes.kinds)):
        if stop():
            return
        puzzle = finder.look_at(place.position, replace(source, moves=place.moves, turn=place.position.turn), stop)
        if puzzle is not None:
            finder.full.add(puzzle.kind)
            yield puzzle


def sources_for(game: Game, chapters: Sequence[str]) -> Sequence[Mapping[str, Any]]:
    """The beginnings of games that lie in some chapters; all where there are none of these, or none is named."""
    rules, least = game.rules.puzzles, min(game.rules.player_counts)

    def begins_there(options: Mapping[str, Any]) -> bool:
        return rules.chapter(game.new(least, seed=0, options=options).state) in chapters

    return [one for one in rules.sources if begins_there(one)] or rules.sources if chapters else rules.sources


class Finder:
    """The working memory of one search."""

    def __init__(self, game: Game, wishes: Wishes, seed: int) -> None:
        self.game, self.wishes, self.seed = game, wishes, seed
        self.judge = Judge(game, wishes.budget)
        self.places = Places(game, self.judge.mind, seed)
        others = set(game.rules.puzzles.kinds) - set(wishes.kinds) if wishes.kinds else set[str]()
        self.full = set(wishes.full) | others
        """Kinds and chapters of which there are enough; a game gives one puzzle of each kind at most."""

    def is_full(self, word: str) -> bool:
        """Whether there are enough of a kind or of a chapter."""
        return word in self.full

    def look_at(self, position: Position, source: Source, stop: Stop = never) -> Puzzle | None:
        """The puzzle of a position, if it is one."""
        seat = position.to_move
        assert seat is not None
        name = f"{self.seed} look {source.moves}"
        start = imagined(position, seat, name)
        chapter = self.game.rules.puzzles.chapter(start.state)
        if chapter in self.full or (self.wishes.chapters and chapter not in self.wishes.chapters):
            return None
        self.judge.number = number_of_game(start)
        looked = self._race if self.judge.number is not None else self._looks
        turns = looked(start, seat, name, stop)
        if turns is None:
            return None
        kind = kind_of(start, turns[0])
        assert kind is not None
        found = judged(self.game, start, seat, turns, self.wishes.budget * TIMES, f"{name} again", stop)
        if not found.is_clear:
            return None
        rating, solved = rate(self.judge, start, turns[0], number_of(name, "rating"))
        self.judge.effort = self.wishes.budget
        ways = find_ways(self.judge, start, seat, name)
        return Puzzle(
            game=self.game.name,
            kind=kind,
            chapter=chapter,
            seat=seat,
            players=start.players,
            position=start.to_dict(),
            answer=told(start, seat, turns[0], found.outlooks[0], _line_of(start, turns[0], ways)),
            others=tuple(
                told(start, seat, turns[one], found.outlooks[one], _line_of(start, turns[one], ways))
                for one in found.order[1 : 1 + SHOWN]
            ),
            margin=round(found.margin, 4),
            error=round(found.error, 4),
            deals=found.outlooks[0].deals,
            rating=rating,
            solved=solved,
            source=source,
        )

    def _is_wanted(self, start: Position, moves: Moves) -> bool:
        """Whether a turn makes a puzzle of a kind of which there is not enough."""
        kind = kind_of(start, moves)
        return kind is not None and kind not in self.full

    def _race(self, start: Position, seat: int, name: str, stop: Stop) -> list[Moves] | None:
        """Of all turns the best and its rivals, where playing on is quick; None where no wanted one is clearly best.

        The more deals a turn is played in, the fewer turns are left. Where the planner's own turn wins in every deal,
        or in none of twice as many, the game is mostly decided.
        """
        own = _compare(self.judge, start, seat, [()], f"{name} own")
        own.deal(DECIDED, stop)
        if own.outlook().shares[seat] == 0:
            own.deal(DECIDED, stop)
        if own.outlook().shares[seat] in (0, 1):
            return None
        turns = every_turn(self.judge.mind, start, RACING)
        look = _compare(self.judge, start, seat, turns, f"{name} race")
        for deals, most, margin in RACE:
            if len(turns) < 2:
                return None
            look.deal(deals - look.count, stop)
            best, second = look.order()[:2]
            if look.ahead(best, second)[0] < margin:
                return None
            kept = look.order()[:most]
            look.keep(kept)
            turns = [turns[one] for one in kept]
        if not self._is_wanted(start, turns[0]):
            return None
        return rivals(self.judge, start, seat, turns[0], turns[1:], f"{name} others")

    def _looks(self, start: Position, seat: int, name: str, stop: Stop) -> list[Moves] | None:
        """The best turn and its rivals, where a comparison is a search; None where no wanted one is clearly best."""
        ways = self._first_look(start, seat, name, stop)
        if ways is None or not self._is_wanted(start, ways[0].moves):
            return None
        return self._second_look(start, seat, ways, name, stop)

    def _first_look(self, start: Position, seat: int, name: str, stop: Stop) -> list[Found] | None:
        """What search and planner propose, the best first; None where a few deals show no clear best."""
        ways = _different(start, find_ways(self.judge, start, seat, name))
        if len(ways) < 2:
            return None
        look = _compare(self.judge, start, seat, [way.moves for way in ways], f"{name} first")
        for deals in (self.judge.first_deals, self.judge.first_deals):
            look.deal(deals, stop)
            best, second = look.order()[:2]
            if look.ahead(best, second)[0] < MARGIN:
                return None
        return [ways[one] for one in look.order()]

    def _second_look(
        self, start: Position, seat: int, ways: Sequence[Found], name: str, stop: Stop
    ) -> list[Moves] | None:
        """The best turn and its rivals among all turns; None where it is not the best by far."""
        turns = _with_others(self.judge, start, [way.moves for way in ways])
        look = _compare(self.judge, start, seat, turns, f"{name} second")
        look.deal(max(1, self.judge.first_deals // 2), stop)
        kept = [0, *[one for one in look.order() if one][:RIVALS]]
        look.keep(kept)
        for deals in (self.judge.deals // 2, self.judge.deals):
            look.deal(deals - look.count, stop)
            if not _is_ahead(look, MARGIN):
                return None
        return [turns[kept[one]] for one in look.order()]


@dataclass(frozen=True)
class Ranking:
    """Turns that were compared, the first of them being the answer: by how much it is ahead of the best of the others.

    `order` has the turns, best first.
    """

    outlooks: tuple[Outlook, ...]
    order: tuple[int, ...]
    margin: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it makes a puzzle."""
        return self.order[0] == 0 and self.margin >= max(MARGIN, SURE * self.error)


def judged(
    game: Game, start: Position, seat: int, turns: Sequence[Moves], budget: int, name: str, stop: Stop = never
) -> Ranking:
    """Compare turns in fresh deals."""
    judge = Judge(game, budget, number_of_game(start))
    look = _compare(judge, start, seat, turns, name)
    look.deal(judge.first_deals, stop)
    order, outlooks = look.order(), [look.outlook(one) for one in range(len(turns))]
    kept = [0, *_with_hope(outlooks, [one for one in order if one], seat)]
    look.keep(kept)
    if _is_ahead(look, MARGIN / 2):
        look.deal(judge.deals - look.count, stop)
    while look.count < MOST_TIMES * judge.deals and _is_doubtful(look):
        look.deal(judge.deals, stop)
    last = look.order()
    for number, one in enumerate(kept):
        outlooks[one] = look.outlook(number)
    margin, error = look.ahead(0, next(one for one in last if one))
    order = [*(kept[one] for one in last), *(one for one in order if one not in kept)]
    return Ranking(tuple(outlooks), tuple(order), max(0.0, margin), min(1.0, error))


def _with_hope(outlooks: Sequence[Outlook], others: Sequence[int], seat: int) -> list[int]:
    """The turns that may still be the next best one; the best of them comes first."""
    best = outlooks[others[0]].shares[seat]
    return [one for one in others if outlooks[one].shares[seat] > best - HOPELESS]


def rivals(judge: Judge, start: Position, seat: int, answer: Moves, known: Sequence[Moves], name: str) -> list[Moves]:
    """The answer and the strongest of all other turns, by a look at each."""
    turns = _with_others(judge, start, [answer, *known, *[way.moves for way in find_ways(judge, start, seat, name)]])
    look = _compare(judge, start, seat, turns, f"{name} rivals")
    look.deal(judge.first_deals, never)
    return [answer, *[turns[one] for one in look.order() if one][:RIVALS]]


def number_of_game(start: Position) -> int | None:
    """Which of several linked games a position is about: between two of them the next one."""
    linked = start.game.rules.reports.linked
    return linked.number(start.held) + linked.is_between(start.held) if linked else None


def told(start: Position, seat: int, moves: Moves, outlook: Outlook, line: Sequence[str] = ()) -> ComparedTurn:
    """A turn as a puzzle keeps it."""
    shares = tuple(round(share, 4) for share in outlook.shares)
    return ComparedTurn(tuple(move.text for move in moves), shares, tuple(line), reasons_for(start, seat, moves))


def _with_others(judge: Judge, start: Position, first: Sequence[Moves]) -> list[Moves]:
    """These turns and all others that differ from them."""
    found = {essence(start, moves): moves for moves in reversed(first)}
    turns = [moves for moves in first if found[essence(start, moves)] is moves]
    others = [moves for moves in every_turn(judge.mind, start, MOST_TURNS) if essence(start, moves) not in found]
    return [*turns, *others]


def _compare(judge: Judge, start: Position, seat: int, turns: Sequence[Moves], name: str) -> Comparison:
    return Comparison(judge, start, seat, [[move.action for move in moves] for moves in turns], name)


def _is_ahead(look: Comparison, margin: float) -> bool:
    """Whether the first turn is the best so far, by this much."""
    best, second = look.order()[:2]
    return best == 0 and look.ahead(best, second)[0] >= margin


def _is_doubtful(look: Comparison) -> bool:
    """Whether the first turn is ahead by enough, but not surely enough."""
    best, second = look.order()[:2]
    margin, error = look.ahead(best, second)
    return best == 0 and MARGIN <= margin < SURE * error


def _different(start: Position, ways: Sequence[Found]) -> list[Found]:
    found: dict[tuple[str, ...], Found] = {}
    for way in ways:
        found.setdefault(essence(start, way.moves), way)
    return list(found.values())


def _line_of(start: Position, moves: Moves, ways: Sequence[Found]) -> Sequence[str]:
    """What the search expects after a turn, where it has looked at it."""
    mine = essence(start, moves)
    return next((way.line for way in ways if essence(start, way.moves) == mine), ())
