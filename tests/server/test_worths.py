"""Evaluations for whoever looks: in turns that are fair, and not without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

import pytest

import queenswright as qw
from queenswright.kernel.position import Position
from queenswright.server import worths
from queenswright.server.config import STUDYING, Limit, Thinking
from queenswright.server.identity import Visitor
from queenswright.server.queueing import Payer
from queenswright.server.refusals import Refused
from queenswright.server.running import RunningGames
from queenswright.server.worths import MOST_OF_NETWORK, MOST_OF_PERSON, Worths
from queenswright.study import Evaluation
from queenswright.study.live import Evaluator

ANNA, BEN = Visitor("anna", "192.0.2.1"), Visitor("ben", "192.0.2.2")
EVES = [Visitor(f"eve {number}", "198.51.100.7") for number in range(MOST_OF_NETWORK)]
POSITIONS = [qw.load("tiny").new(players=2, seed=seed) for seed in range(10)]


class Evaluated:
    """The positions that were evaluated, each until the test lets it end or it is told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self.stopped: list[int] = []
        self._ends = threading.Semaphore(0)
        monkeypatch.setattr(Evaluator, "evaluate", lambda _, *given: self._evaluate(*given))

    def _evaluate(self, position: Position, lines: int, stop: Callable[[], bool]) -> Iterator[Evaluation]:
        number = next(place for place, one in enumerate(POSITIONS) if one is position)
        self.begun.append(number)
        while not self._ends.acquire(timeout=0.01):
            if stop():
                self.stopped.append(number)
                return
        yield from ()

    def end(self, count: int = 1) -> None:
        """Let some of them end."""
        self._ends.release(count)


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> Evaluated:
    return Evaluated(monkeypatch)


class NoneRuns:
    async def refuse(self, *asked: Any) -> None:
        """No game runs."""


def evaluating(thinking: Thinking = STUDYING) -> Worths:
    return Worths(cast("RunningGames", NoneRuns()), thinking)


async def look(desk: Worths, visitor: Visitor, number: int) -> None:
    """Look at a position until there is nothing more to see."""
    async for _ in await desk.of(visitor, POSITIONS[number], 3):
        pass


async def begin(desk: Worths, looks: Iterable[tuple[Visitor, int]]) -> list[asyncio.Task[None]]:
    """Begin to look, one after the other."""
    tasks = []
    for visitor, number in looks:
        tasks.append(asyncio.create_task(look(desk, visitor, number)))
        await asyncio.sleep(0.01)
    return tasks


async def test_those_come_first_for_whom_the_least_was_evaluated(evaluated: Evaluated) -> None:
    desk = evaluating()
    tasks = await begin(desk, [*((eve, number) for number, eve in enumerate(EVES[:4])), (ANNA, 8), (BEN, 9)])
    evaluated.end(6)
    await asyncio.gather(*tasks)
    assert evaluated.begun[0] == 0, "nobody else was there yet"
    assert set(evaluated.begun[1:3]) == {8, 9}, "a home with many guests has one turn like others"
    assert sorted(evaluated.begun) == [0, 1, 2, 3, 8, 9]
    await asyncio.to_thread(desk.close)


async def test_what_another_process_evaluated_counts_too(evaluated: Evaluated) -> None:
    desk = evaluating(Thinking(Limit(10, 1), Limit(10, 1)))
    desk.purses.take(Payer("anna", "192.0.2.1"), 20.0)
    tasks = await begin(desk, [(EVES[0], 0), (ANNA, 8), (EVES[1], 1), (BEN, 9)])
    evaluated.end(4)
    await asyncio.gather(*tasks)
    assert evaluated.begun == [0, 9, 1, 8]
    await asyncio.to_thread(desk.close)


async def test_nobody_is_answered_for_long_while_others_wait(
    evaluated: Evaluated, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = evaluating()
    (alone,) = await begin(desk, [(ANNA, 0)])
    monkeypatch.setattr(worths, "SHORTEST", 0.0)
    await asyncio.sleep(0.05)
    assert evaluated.stopped == []
    (after,) = await begin(desk, [(BEN, 1)])
    await alone
    evaluated.end()
    await after
    assert (evaluated.begun, evaluated.stopped) == ([0, 1], [0])
    await asyncio.to_thread(desk.close)


async def test_nobody_has_all_places_and_who_goes_away_holds_up_nobody(evaluated: Evaluated) -> None:
    desk = evaluating()
    paid: list[str] = []
    desk.purses.on_charge = lambda payer, seconds: paid.append(payer.person)
    tasks = await begin(desk, [(ANNA, number) for number in range(MOST_OF_PERSON)])
    with pytest.raises(Refused) as refused:
        await look(desk, ANNA, 7)
    assert (refused.value.status, refused.value.reason.message) == (503, "server-busy")
    tasks += await begin(desk, ((eve, 3) for eve in EVES))
    with pytest.raises(Refused):
        await look(desk, Visitor("eve's friend", EVES[0].address), 3)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    evaluated.end(2)
    await look(desk, BEN, 9)
    await look(desk, ANNA, 8)
    assert evaluated.begun == [0, 9, 8]
    assert paid == ["anna", "ben", "anna"]
    await asyncio.to_thread(desk.close)
