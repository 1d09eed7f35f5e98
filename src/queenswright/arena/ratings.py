"""Ratings from placements: a Plackett–Luce model, with intervals from a bootstrap over deals.

A bot has a strength; the winner of a game is drawn in proportion to strength, the second place among the rest likewise,
and so on. Log strengths are shown on the scale of Elo: 400 points are ten times the strength. A tie counts as every
order of those who tie, in equal parts, so in a game of two it is half a victory for each.

A weak prior keeps ratings finite when a bot never loses: every bot has played one drawn game against an imaginary bot
of middling strength. For the intervals every deal, with all its games, gets a random weight of mean 1 (a Bayesian
bootstrap), and so do the two halves of the drawn game: a bot that won 400 of 400 is known to be much better, not known
to be infinitely better, and its interval says so. With few deals the quantiles lie further out, as Student's t does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, permutations, product
from statistics import NormalDist
from typing import Any

import numpy as np

from queenswright.arena.results import PlayedGame
from queenswright.kernel.errors import OptionError

SCALE = 400 / math.log(10)
SAMPLES = 2000
LEVEL = 0.95
FEWEST_DEALS = 10
"""With fewer deals an interval says too little for a claim."""

_SEED = 20
_LONGEST_STEP = 2.0
_ROUNDS = 200
_EXACT = 1e-9
_BLOCK = 4_000_000

Array = np.ndarray[Any, np.dtype[np.float64]]
Choice = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Rating:
    """The rating of a bot from a match. `share` is its mean share of victory per seat; shared victories are split.

    Ratings are differences from the anchor, whose rating is 0.
    """

    bot: str
    games: int
    share: float
    share_low: float
    share_high: float
    rating: float
    rating_low: float
    rating_high: float


@dataclass(frozen=True)
class Difference:
    """The difference between the ratings of two bots, with its interval."""

    better: str
    worse: str
    rating: float
    low: float
    high: float
    deals: int

    @property
    def is_shown(self) -> bool:
        """Whether `better` may be called stronger: the interval excludes 0, and it rests on enough deals."""
        return self.low > 0 and self.deals >= FEWEST_DEALS


def rate(games: Iterable[PlayedGame], anchor: str | None = None) -> list[Rating]:
    """Every bot's rating, best first. Failed games are left out.

    The weakest bot is the anchor, unless another one is named.
    """
    sample = _Sample(games)
    if not sample.bots:
        return []
    best, shares = sample.fitted()
    drawn, drawn_shares = sample.drawn()
    zero = int(best.argmin()) if anchor is None else sample.index(anchor)
    ratings = []
    for i, bot in enumerate(sample.bots):
        value = float(best[i] - best[zero])
        low, high = _interval(drawn[:, i] - drawn[:, zero], value, sample.deals)
        share = float(shares[i])
        share_low, share_high = _interval(drawn_shares[:, i], share, sample.deals)
        ratings.append(Rating(bot, sample.played[i], share, share_low, share_high, value, low, high))
    return sorted(ratings, key=lambda one: -one.rating)


def compare(games: Iterable[PlayedGame]) -> list[Difference]:
    """Every two bots, the better rated one first, best pairs first."""
    sample = _Sample(games)
    if not sample.bots:
        return []
    (best, _), (drawn, _) = sample.fitted(), sample.drawn()
    order = sorted(range(len(sample.bots)), key=lambda i: -best[i])
    found = []
    for i, j in combinations(order, 2):
        value = float(best[i] - best[j])
        low, high = _interval(drawn[:, i] - drawn[:, j], value, sample.deals)
        found.append(Difference(sample.bots[i], sample.bots[j], value, low, high, sample.deals))
    return found


def _interval(values: Array, middle: float, deals: int) -> tuple[float, float]:
    tail = _tail(deals)
    low, high = np.quantile(values, [tail, 1 - tail])
    return min(float(low), middle), max(float(high), middle)


def _tail(deals: int) -> float:
    """The share outside the interval on either side: 2.5 % for many deals, less for few (expanded percentiles).

    >>> round(_tail(10_000), 3), round(_tail(10), 3)
    (0.025, 0.006)
    """
    if deals < 3:
        return 0.0
    z, free = NormalDist().inv_cdf((1 + LEVEL) / 2), deals - 1
    t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return NormalDist().cdf(-t * math.sqrt((deals + 1) / free))


class _Sample:
    """The finished games as tables: per deal, how often each choice of a place was made, and shares of victory.

    A *choice* is one factor of the model: who took a place (`winner`) out of whom (`members`: seats of each bot).
    """

    def __init__(self, games: Iterable[PlayedGame]) -> None:
        finished = [game for game in games if game.places is not None]
        self.bots = sorted({name for game in finished for name in game.seats})
        self._number = {bot: i for i, bot in enumerate(self.bots)}
        deals = {seed: i for i, seed in enumerate(dict.fromkeys(game.seed for game in finished))}
        self.deals = len(deals)
        self.played = [sum(bot in game.seats for game in finished) for bot in self.bots]
        self._won = np.zeros((self.deals, len(self.bots)))
        self._seats = np.zeros((self.deals, len(self.bots)))
        weights: dict[Choice, dict[int, float]] = {}
        for game in finished:
            self._count(game, deals[game.seed], weights)
        self._weights = [(np.array(list(found)), np.array(list(found.values()))) for found in weights.values()]
        self._winner = np.eye(len(self.bots))[np.array([winner for winner, _ in weights], dtype=int)]
        self._members = np.array([members for _, members in weights], dtype=float).reshape(self._winner.shape)

    def index(self, bot: str) -> int:
        if bot not in self._number:
            raise OptionError("anchor", f"{bot!r} did not play; these did: {', '.join(self.bots)}")
        return self._number[bot]

    def _count(self, game: PlayedGame, deal: int, weights: dict[Choice, dict[int, float]]) -> None:
        assert game.places is not None
        seats = [self._number[name] for name in game.seats]
        winners = [i for i, place in enumerate(game.places) if place == 1]
        for i, bot in enumerate(seats):
            self._seats[deal, bot] += 1
            self._won[deal, bot] += (i in winners) / len(winners)
        for choice, weight in _choices(seats, game.places, len(self.bots)).items():
            by_deal = weights.setdefault(choice, {})
            by_deal[deal] = by_deal.get(deal, 0.0) + weight

    def fitted(self) -> tuple[Array, Array]:
        """Log strengths on the Elo scale, and mean shares of victory per seat."""
        prior = np.full((1, 2, len(self.bots)), 0.5)
        strength = self._strengths(np.ones((1, self.deals)), prior)[0]
        return strength, self._won.sum(axis=0) / self._seats.sum(axis=0)

    def drawn(self) -> tuple[Array, Array]:
        """The same with random weights for the deals, one row for every sample."""
        of_deals, of_prior = (np.random.default_rng([_SEED, stream]) for stream in (0, 1))
        rows = max(1, _BLOCK // max(self.deals, len(self._weights)))
        strengths, shares = [], []
        for first in range(0, SAMPLES, rows):
            deals = of_deals.exponential(size=(min(rows, SAMPLES - first), self.deals))
            prior = of_prior.gamma(0.5, size=(len(deals), 2, len(self.bots)))
            strengths.append(self._strengths(deals, prior))
            shares.append((deals @ self._won + prior[:, 0]) / (deals @ self._seats + prior.sum(axis=1)))
        return np.concatenate(strengths), np.concatenate(shares)

    def _strengths(self, deals: Array, prior: Array) -> Array:
        columns = [deals[:, numbers] @ weights for numbers, weights in self._weights]
        weights = np.stack(columns, axis=1) if columns else np.zeros((len(deals), 0))
        return _fit(weights, prior, self._winner, self._members) * SCALE


def _choices(seats: Sequence[int], places: Sequence[int], bots: int) -> dict[Choice, float]:
    """The choices that led to a placement, each with its weight; ties in every order, in equal parts."""
    ranked = sorted(range(len(seats)), key=lambda i: places[i])
    tied = [list(group) for _, group in groupby(ranked, key=lambda i: places[i])]
    orders = [sum(parts, ()) for parts in product(*(permutations(group) for group in tied))]
    found: dict[Choice, float] = {}
    for order in orders:
        left = [0] * bots
        for i in order:
            left[seats[i]] += 1
        for i in order:
            if sum(count > 0 for count in left) > 1:
                key = (seats[i], tuple(left))
                found[key] = found.get(key, 0.0) + 1 / len(orders)
            left[seats[i]] -= 1
    return found


def _fit(weights: Array, prior: Array, winner: Array, members: Array) -> Array:
    """Maximum likelihood by Newton's method, for many weightings (rows) at once.

    `prior` has, for every row and bot, how much of a game it won and lost against an imaginary bot of log strength 0.
    """
    rows, bots = prior.shape[0], prior.shape[2]
    strength = np.zeros((rows, bots))
    wins = weights @ winner
    pairs = (members[:, :, None] * members[:, None, :]).reshape(len(members), bots * bots)
    for _ in range(_ROUNDS):
        power = np.exp(strength)
        total = power @ members.T
        expected = power * ((weights / total) @ members)
        chance = power / (1 + power)
        gradient = wins - expected + prior[:, 0] * (1 - chance) - prior[:, 1] * chance
        curve = -power[:, :, None] * power[:, None, :] * ((weights / total**2) @ pairs).reshape(rows, bots, bots)
        steep = expected + prior.sum(axis=1) * chance * (1 - chance)
        curve += steep[:, :, None] * np.eye(bots)
        step = np.linalg.solve(curve, gradient[:, :, None])[:, :, 0]
        step = np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        strength += step
        if np.abs(step).max() < _EXACT:
            break
    return strength
