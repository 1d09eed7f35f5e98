"""Whose bot thinks next: a queue that is fair to people, whatever number of tables somebody has.

Tables at which a seated person is present come first, then those whose people are away, then those that are only looked
at. Among equals the one comes first whose people had the least thinking lately, by network and then by person: many
tables, many guests or many windows win nothing. Who has used up their seconds waits until there are some again.

A decision says all that is needed to think about it, so whoever thinks may be in another process; an answer counts only
as long as the game is where it was. Nothing here waits or looks at a clock of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import inf

from queenswright.kernel.position import Position
from queenswright.server.config import Limit, Thinking

LONG = 30.0
"""Seconds after which a table whose people are away is served like one where they are present."""
MANY = 20_000
MOMENT = 0.001


class Rank(IntEnum):
    """How urgent a table is."""

    PLAYED = 0
    """Somebody who sits at it is there."""
    AWAY = 1
    """Somebody sits at it and will come back."""
    WATCHED = 2
    """Nobody sits at it, but somebody looks."""


@dataclass(frozen=True)
class Payer:
    """On whose account a bot thinks: a person, and the network they came from."""

    person: str
    network: str


@dataclass(frozen=True)
class Claim:
    """How urgent a table is, and who pays for the thinking there."""

    rank: Rank
    payers: tuple[Payer, ...]


@dataclass(frozen=True)
class Decision:
    """What a bot is asked: at which table, in which revision of the game, which bot, in which position."""

    table: str
    revision: int
    bot: str
    position: Position


@dataclass(eq=False)
class Ticket:
    """A decision that waits; `claim` is asked again and again, None says that nobody needs the answer any more."""

    decision: Decision
    claim: Callable[[], Claim | None]
    since: float
    number: int
    paid_by: tuple[Payer, ...] = ()
    is_put_off: bool = False
    """Whether those who pay for it have used up their seconds."""


class _Seconds:
    """Seconds of thinking, by whoever has them: they come back evenly, and nobody saves more than a burst."""

    def __init__(self, limit: Limit) -> None:
        self._burst = float(limit.burst)
        self._rate = limit.per_minute / 60
        self._levels: dict[str, tuple[float, float]] = {}

    def level(self, key: str, now: float) -> float:
        """The seconds that somebody has."""
        level, since = self._levels.get(key, (self._burst, now))
        return min(self._burst, level + max(0.0, now - since) * self._rate)

    def charge(self, key: str, seconds: float, now: float) -> None:
        """Take seconds away; there may be less than none afterwards."""
        self._levels[key] = (self.level(key, now) - seconds, now)
        if len(self._levels) > MANY:
            self._levels = {one: entry for one, entry in self._levels.items() if self.level(one, now) < self._burst}

    def wait(self, key: str, now: float) -> float:
        """Seconds until there is something again."""
        level = self.level(key, now)
        return 0.0 if level > 0 else -level / self._rate + MOMENT


@dataclass(frozen=True)
class Purse:
    """What is left to whoever pays: the seconds to wait until there is something, those of the network, their own."""

    wait: float
    network: float
    person: float


class Purses:
    """What bots may still think for every person and every network. `clock` tells seconds."""

    def __init__(self, thinking: Thinking, clock: Callable[[], float]) -> None:
        self._persons = _Seconds(thinking.person)
        self._networks = _Seconds(thinking.network)
        self._much = thinking.person.burst / 2
        self._clock = clock
        self.on_charge: Callable[[Payer, float], None] = lambda payer, seconds: None
        """Hears who has paid for how many seconds."""

    def best(self, payers: Iterable[Payer], now: float) -> Purse:
        """The best purse of several payers: nobody suffers for whom they sit with."""
        return min((self._purse(payer, now) for payer in payers), key=lambda one: (one.wait, -one.network, -one.person))

    def charge(self, payers: Sequence[Payer], seconds: float) -> None:
        """Let payers pay, in equal parts."""
        for payer in payers:
            self.take(payer, seconds / len(payers))
            self.on_charge(payer, seconds / len(payers))

    def take(self, payer: Payer, seconds: float) -> None:
        """Take seconds from somebody, for whom a bot thought here or in another process."""
        now = self._clock()
        self._persons.charge(payer.person, seconds, now)
        self._networks.charge(payer.network, seconds, now)

    def _purse(self, payer: Payer, now: float) -> Purse:
        """What somebody has; who had little does not wait because others of the same network had much."""
        wait, person = self._persons.wait(payer.person, now), self._persons.level(payer.person, now)
        if person < self._much:
            wait = max(wait, self._networks.wait(payer.network, now))
        return Purse(wait, self._networks.level(payer.network, now), person)


class FairQueue:
    """The decisions that wait for one thinker, or for several. Everything happens in one thread.

    Where several think, what is being thought about counts before what was thought about lately: of two who wait, the
    one comes first for whom nobody thinks.
    """

    def __init__(self, purses: Purses, clock: Callable[[], float]) -> None:
        self._purses = purses
        self._clock = clock
        self._waiting: list[Ticket] = []
        self._thought_about: Counter[str] = Counter()
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, decision: Decision, claim: Callable[[], Claim | None]) -> Ticket:
        """Let a decision wait."""
        self._number += 1
        place = Ticket(decision, claim, self._clock(), self._number)
        self._waiting.append(place)
        return place

    def drop(self, place: Ticket) -> None:
        """Whoever asked does not wait any more."""
        if place in self._waiting:
            self._waiting.remove(place)

    def take_unwanted(self) -> list[Ticket]:
        """The decisions that nobody needs any more."""
        gone = [place for place in self._waiting if place.claim() is None]
        for place in gone:
            self._waiting.remove(place)
        return gone

    def take(self, is_possible: Callable[[Ticket], bool] = lambda place: True) -> Ticket | None:
        """The decision that is next of those that somebody could think about, None when everybody has to wait.

        When it is `done` its seconds are charged; until then it counts as being thought about, unless it is `put_back`.
        """
        now = self._clock()
        best: tuple[tuple[float, ...], Ticket] | None = None
        for place, claim in self._claims():
            purse = self._purses.best(claim.payers, now)
            place.is_put_off, place.paid_by = purse.wait > 0, claim.payers
            busy = self._busy_with(claim.payers)
            key = (_urgency(claim, now - place.since), *busy, -purse.network, -purse.person, place.number)
            if not place.is_put_off and is_possible(place) and (best is None or key < best[0]):
                best = (key, place)
        if best is None:
            return None
        self._waiting.remove(best[1])
        self._note(best[1], 1)
        return best[1]

    def done(self, place: Ticket, seconds: float) -> None:
        """A decision that was taken has been thought about for some seconds."""
        self._note(place, -1)
        self._purses.charge(place.paid_by, seconds)

    def put_back(self, place: Ticket) -> None:
        """A decision that was taken has not been thought about; it waits again, since it was asked first."""
        self._note(place, -1)
        self._waiting.append(place)

    def wait(self) -> float:
        """Seconds until somebody may have a decision again who had used up their seconds, infinite if nobody has."""
        now = self._clock()
        put_off = [claim for place, claim in self._claims() if place.is_put_off]
        return min((self._purses.best(claim.payers, now).wait for claim in put_off), default=inf)

    def _busy_with(self, payers: Sequence[Payer]) -> tuple[int, int]:
        """How many decisions are thought about for a network, and for a person: the fewest of several payers."""
        return min((self._thought_about[_network(payer)], self._thought_about[_person(payer)]) for payer in payers)

    def _note(self, place: Ticket, change: int) -> None:
        """A decision is thought about from now on, or no more."""
        for key in {one for payer in place.paid_by for one in (_network(payer), _person(payer))}:
            self._thought_about[key] += change
            if not self._thought_about[key]:
                del self._thought_about[key]

    def _claims(self) -> list[tuple[Ticket, Claim]]:
        found = [(place, place.claim()) for place in self._waiting]
        return [(place, claim) for place, claim in found if claim is not None]


def _urgency(claim: Claim, waited: float) -> int:
    """The rank; those who are away do not wait for ever behind those who are there."""
    if claim.rank is Rank.AWAY and waited > LONG:
        return Rank.PLAYED
    return claim.rank


def _network(payer: Payer) -> str:
    return f"network {payer.network}"


def _person(payer: Payer) -> str:
    return f"person {payer.person}"
