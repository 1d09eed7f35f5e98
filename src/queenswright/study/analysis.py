"""The analysis of a game: first the curve of the whole game, then every turn, then once more those that matter."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from queenswright.kernel.data import fingerprint
from queenswright.kernel.position import Position
from queenswright.records import Record
from queenswright.study.data import CLOSER, JUDGED, ROUGH, Analysis, Effort, JudgedTurn, StudyError
from queenswright.study.evaluation import never
from queenswright.study.judge import Judge, Stop, Stopped
from queenswright.study.judging import closer, judged, matters, rough, value
from queenswright.study.stretches import Stretch, of_game

MOST_CORES = 256


@dataclass(frozen=True)
class Progress:
    """How far an analysis is: its pass (`data.ROUGH` and so on), the turns that this pass has looked at and will look
    at, and, at the end of a pass, what there is to show."""

    depth: int
    done: int
    total: int
    analysis: Analysis | None = None


Tell = Callable[[Progress], None]
Look = Callable[[Judge, int], JudgedTurn]


def analyse(
    game: Record | Position,
    budget: Effort | int | None = None,
    *,
    players: Sequence[str] = (),
    number: int | None = None,
    cores: int = 1,
    tell: Tell = lambda progress: None,
    stop: Stop = never,
    known: Analysis | None = None,
) -> Analysis:
    """Analyse a game, finished or not.

    `budget` is an effort or its simulations, `players` names who sat where, `number` says which one of several linked
    games (without it the last). `tell` is called for every turn. Once `stop` says so, what is there is returned, and
    `Stopped` is raised where that is less than the curve. `known` is an analysis of the same game that goes on where it
    stopped. The result depends on neither `cores` nor stops.
    """
    effort = Effort.of(budget)
    check_cores(cores)
    position = game if isinstance(game, Position) else game.replay()
    names = tuple(players) or (game.seats if isinstance(game, Record) else ())
    study = _Study(position, effort, names, number, stop)
    return study.run(cores, tell, known)


def check_cores(cores: int) -> None:
    """Refuse a number of cores that no machine has."""
    if not 1 <= cores <= MOST_CORES:
        raise StudyError("cores", f"got {cores}, expected 1 to {MOST_CORES}")


def identity_of(position: Position, number: int | None) -> str:
    """Which game it is, up to its last move."""
    moves = " ".join(move.text for move in position.moves)
    parts = (position.game.name, position.game.pack.digest, position.start().digest, number, moves)
    return fingerprint(" ".join(map(str, parts)).encode())


class _Study:
    """An analysis at work: what is known of every turn, and the threads that find out more."""

    def __init__(
        self, position: Position, effort: Effort, players: Sequence[str], number: int | None, stop: Stop
    ) -> None:
        self.position, self.effort = position, effort
        self.stretches, self.last, self.number = of_game(position, number)
        if number is not None and (self.number is None or not self.stretches):
            raise StudyError("number", f"got game {number}, expected one of which turns were played")
        self.players = tuple(players) or tuple(position.seat_names)
        if len(self.players) != position.players:
            raise StudyError("players", f"got {len(self.players)} names, expected {position.players}")
        self.identity = identity_of(position, self.number)
        self._stop, self._is_stopped = stop, threading.Event()
        self.turns: list[JudgedTurn] = []
        self.simulations = 0

    def run(self, cores: int, tell: Tell, known: Analysis | None) -> Analysis:
        self._judges: queue.SimpleQueue[Judge] = queue.SimpleQueue()
        for _ in range(cores):
            self._judges.put(Judge(self.position.game, self.effort.simulations, self.number))
        with ThreadPoolExecutor(cores) as pool:
            try:
                return self._passes(pool, tell, known)
            except BaseException:
                self._is_stopped.set()
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _passes(self, pool: ThreadPoolExecutor, tell: Tell, known: Analysis | None) -> Analysis:
        if known is not None:
            self._take_over(known)
        else:
            self._roughly(pool, tell)
        try:
            for depth, look, wanted in (
                (JUDGED, self._judged, [i for i, turn in enumerate(self.turns) if turn.depth < JUDGED]),
                (CLOSER, self._closer, None),
            ):
                chosen = [i for i, turn in enumerate(self.turns) if matters(turn)] if wanted is None else wanted
                for done, (i, turn) in enumerate(self._each(pool, look, chosen), 1):
                    self.turns[i] = turn
                    tell(Progress(depth, done, len(chosen)))
                self.depth = depth
                tell(Progress(depth, len(chosen), len(chosen), self.analysis()))
        except Stopped:
            self._is_stopped.set()
        return self.analysis()

    def _roughly(self, pool: ThreadPoolExecutor, tell: Tell) -> None:
        """The first pass: the curve."""
        count = len(self.stretches)
        found: dict[int, JudgedTurn] = {}
        for i, turn in self._each(pool, self._rough, range(count)):
            found[i] = turn
            tell(Progress(ROUGH, len(found), count))
        self.turns = [found[i] for i in range(count)]
        judge = self._judges.get()
        before = judge.simulations
        seat = 0 if self.last.to_move is None else self.last.to_move
        self.end = value(judge, self.last, seat, f"{self.effort.seed} end", self._stops)
        self.simulations += judge.simulations - before
        self._judges.put(judge)
        self.depth = ROUGH
        tell(Progress(ROUGH, count, count, self.analysis()))

    def _each(self, pool: ThreadPoolExecutor, look: Look, wanted: Sequence[int]) -> Iterator[tuple[int, JudgedTurn]]:
        """Look at these turns, on all cores, in whatever order they are ready."""
        tasks = {pool.submit(self._with_judge, look, i): i for i in wanted}
        for task in as_completed(tasks):
            turn, simulations = task.result()
            self.simulations += simulations
            yield tasks[task], turn

    def _with_judge(self, look: Look, i: int) -> tuple[JudgedTurn, int]:
        judge = self._judges.get()
        before = judge.simulations
        try:
            return look(judge, i), judge.simulations - before
        finally:
            self._judges.put(judge)

    def _stops(self) -> bool:
        return self._is_stopped.is_set() or self._stop()

    def _rough(self, judge: Judge, i: int) -> JudgedTurn:
        return rough(judge, self.stretches[i], self._name(i), self._stops)

    def _judged(self, judge: Judge, i: int) -> JudgedTurn:
        return judged(judge, self.stretches[i], self.turns[i], self._name(i), self._stops)

    def _closer(self, judge: Judge, i: int) -> JudgedTurn:
        return closer(judge, self.stretches[i], self.turns[i], self._name(i), self._stops)

    def _name(self, i: int) -> str:
        """What the random numbers of a turn come from."""
        return f"{self.effort.seed} turn {self.stretches[i].first}"

    def _take_over(self, known: Analysis) -> None:
        """Go on from an earlier analysis."""
        if (known.identity, known.effort) != (self.identity, self.effort):
            raise StudyError("analysis", "is one of another game or with another budget, expected this one's")
        if not _fits(known.turns, self.stretches):
            raise StudyError("analysis", "has other turns than the game")
        self.turns, self.end, self.depth = list(known.turns), known.end, known.depth
        self.simulations = known.simulations

    def analysis(self) -> Analysis:
        """What is known now."""
        return Analysis(
            game=self.position.game.name,
            pack=self.position.game.pack.name,
            players=self.players,
            seats=tuple(self.position.seat_names),
            identity=self.identity,
            effort=self.effort,
            turns=tuple(self.turns),
            end=self.end,
            is_over=self.is_over,
            number=self.number,
            depth=self.depth,
            simulations=self.simulations,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game was decided."""
        linked = self.position.game.rules.reports.linked
        return self.last.is_over or (linked is not None and linked.number(self.last.held) != self.number)


def _fits(turns: Sequence[JudgedTurn], stretches: Sequence[Stretch]) -> bool:
    """Whether the judged turns are those of the game."""
    mine = [(turn.first, turn.seat, turn.moves) for turn in turns]
    return mine == [(one.first, one.seat, tuple(move.text for move in one.moves)) for one in stretches]
