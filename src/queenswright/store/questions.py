"""The queue between servers and bot workers: its rows, and what each side does with them. PostgreSQL only.

A store knows nothing about bots either: a question and its answer are texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

LEASE = 6.0
"""Seconds after which a worker that has said nothing is gone, even if its connection is still there."""
TRIES = 2
"""How many workers may take a question and die before it is left alone."""


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question of a server. Whoever takes it has this `program`; after `seconds` nobody needs the answer."""

    id: str
    program: str
    game: str
    pack: str
    pack_digest: str
    body: str
    seconds: float


@dataclass(frozen=True, slots=True)
class TakenRow:
    """A question in the hands of a worker; `takes` tells this time from an earlier one."""

    id: str
    takes: int
    game: str
    pack: str
    pack_digest: str
    body: str


@dataclass(frozen=True, slots=True)
class WorkerRow:
    """A worker that is there: how many questions it answers at a time, for which programs, and how many it has."""

    id: int
    name: str
    places: int
    programs: frozenset[str]
    taken: int


@dataclass(frozen=True, slots=True)
class Fate:
    """What has become of a question: who has it, how often it was taken, for how long it has waited or been taken."""

    taken_by: int | None
    takes: int
    seconds: float
    answer: str | None

    @property
    def given_back(self) -> int:
        """How many workers had it and are gone."""
        return self.takes - (self.taken_by is not None)


@dataclass(frozen=True, slots=True)
class Glance:
    """One look at the queue: the workers that are there, all that waits, and the fate of one's own questions."""

    workers: tuple[WorkerRow, ...] = ()
    waiting: int = 0
    fates: dict[str, Fate] = field(default_factory=dict)


class Questions(Protocol):
    """The side of a server."""

    async def put(self, question: QuestionRow) -> bool:
        """Ask, if one of the workers has a free place."""

    async def look(self) -> Glance:
        """Look at the queue. What dead workers had is free again, and what is too old is deleted."""

    async def take_back(self, ids: Collection[str]) -> None:
        """Nobody needs an answer to these any more."""

    def on_news(self, callback: Callable[[bool], None]) -> None:
        """Register a listener for answers and for workers that come and go.

        It is told true for the workers and the answers to one's own questions, false for the answers to those of
        other servers, after which there may be a free place.
        """
