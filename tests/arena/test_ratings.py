"""Ratings against placements whose strengths are known."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import pytest

from queenswright.arena.ratings import SCALE, compare, rate
from queenswright.arena.results import PlayedGame
from queenswright.arena.schedule import schedule
from queenswright.kernel.errors import OptionError


def simulated(
    truth: Mapping[str, float], names: Sequence[str], players: int, games: int, seed: int
) -> list[PlayedGame]:
    """Placements drawn from the model: the order of strength plus Gumbel noise is Plackett–Luce."""
    random = np.random.default_rng(seed)
    found = []
    for task in schedule(names, players, games, seed):
        scores = [truth[name] / SCALE + random.gumbel() for name in task.seats]
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        found.append(game(places, task.seats, task.number, task.seed))
    return found


def game(places: tuple[int, ...], seats: Sequence[str] = ("a", "b"), number: int = 1, seed: int = 1) -> PlayedGame:
    return PlayedGame(number, seed, tuple(seats), places, "palace", 100, 1.0)


def repeated(*outcomes: tuple[tuple[int, ...], int]) -> list[PlayedGame]:
    """So many games of two with each outcome, every one a deal of its own."""
    every = [places for places, times in outcomes for _ in range(times)]
    return [game(places, number=i, seed=i) for i, places in enumerate(every)]


def test_ratings_of_two_are_those_of_elo() -> None:
    first, second = rate(repeated(((1, 2), 7500), ((2, 1), 2500)))
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating == pytest.approx(400 * math.log10(3), abs=1)
    assert (second.rating, second.rating_low, second.rating_high) == (0, 0, 0)
    assert (first.share, second.share) == (0.75, 0.25)


def test_a_tie_is_half_a_victory_for_each() -> None:
    ties = rate(repeated(((1, 2), 500), ((1, 1), 500)))
    halves = rate(repeated(((1, 2), 750), ((2, 1), 250)))
    assert ties[0].rating == pytest.approx(halves[0].rating, abs=1e-6)
    assert ties[0].share == 0.75
    assert ties[0].rating_high - ties[0].rating_low < halves[0].rating_high - halves[0].rating_low


def test_ties_of_three_count_every_order_alike() -> None:
    seats = ("a", "b", "c")
    tied = [game((1, 1, 1), seats, i, i) for i in range(60)]
    assert all(abs(one.rating) < 1e-6 for one in rate(tied))
    shared = [game((1, 1, 3), seats, i, i) for i in range(60)]
    ratings = {one.bot: one.rating for one in rate(shared)}
    assert ratings["a"] == pytest.approx(ratings["b"])
    assert ratings["c"] == 0
    assert rate(shared)[0].share == 0.5


def test_strengths_are_found_again() -> None:
    truth = {"a": 300.0, "b": 100.0, "c": 0.0}
    ratings = {one.bot: one for one in rate(simulated(truth, ["a", "b", "c"], 3, 6000, seed=1))}
    for bot, value in truth.items():
        assert ratings[bot].rating == pytest.approx(value, abs=25)
        assert ratings[bot].rating_low <= value <= ratings[bot].rating_high
    assert ratings["a"].share > 1 / 3 > ratings["b"].share > ratings["c"].share


@pytest.mark.parametrize(
    ("names", "players", "games"),
    [(["a", "c"], 2, 60), (["a", "b", "c"], 3, 90), (["a", "c", "c", "c"], 4, 120), (["a", "b", "c"], 2, 120)],
)
def test_intervals_cover_the_truth_in_about_95_of_100_matches(names: list[str], players: int, games: int) -> None:
    truth = {"a": 200.0, "b": 80.0, "c": 0.0}
    covered = []
    for seed in range(60):
        for one in compare(simulated(truth, names, players, games, seed)):
            covered.append(one.low <= truth[one.better] - truth[one.worse] <= one.high)
    assert 0.88 <= sum(covered) / len(covered) <= 1


def test_equal_bots_are_rarely_called_different() -> None:
    equal = {"a": 0.0, "b": 0.0}
    claims = [compare(simulated(equal, ["a", "b"], 2, 40, seed))[0].is_shown for seed in range(100)]
    assert sum(claims) <= 10


def test_clear_differences_are_shown() -> None:
    truth = {"a": 400.0, "b": 0.0}
    assert all(compare(simulated(truth, ["a", "b"], 2, 80, seed))[0].is_shown for seed in range(10))


def test_a_few_deals_show_nothing() -> None:
    few = compare(repeated(((1, 2), 9)))[0]
    assert few.low > 0
    assert not few.is_shown


def test_a_bot_that_never_loses_is_not_infinitely_strong() -> None:
    first, second = rate(repeated(((1, 2), 400)))
    assert (first.share, second.share) == (1, 0)
    assert 0.985 < first.share_low < 0.9999
    assert first.share_high == 1
    assert 900 < first.rating_low < first.rating < 1300 < first.rating_high < 5000
    more = rate(repeated(((1, 2), 4000)))[0]
    assert more.rating_low > first.rating_low


def test_a_bot_in_several_seats_is_one_player() -> None:
    truth = {"a": 150.0, "b": 0.0}
    a, b = rate(simulated(truth, ["a", "b", "b", "b"], 4, 4000, seed=2))
    assert (a.bot, a.games, b.games) == ("a", 4000, 4000)
    assert a.rating == pytest.approx(150, abs=25)
    assert a.share + 3 * b.share == pytest.approx(1)


def test_games_of_a_deal_are_weighed_together() -> None:
    """When the deal alone decides, swapped seats cancel out: paired games know that, single ones do not."""
    paired = [game((1, 2), seats, 2 * i + j, i) for i in range(50) for j, seats in enumerate((("a", "b"), ("b", "a")))]
    single = [replace(one, seed=one.number) for one in paired]
    narrow, wide = compare(paired)[0], compare(single)[0]
    assert abs(narrow.rating) < 1e-6
    assert narrow.high - narrow.low < (wide.high - wide.low) / 3


def test_the_order_of_the_games_does_not_matter_and_the_intervals_are_reproducible() -> None:
    games = simulated({"a": 50.0, "b": 0.0}, ["a", "b"], 2, 60, seed=4)
    assert rate(games) == rate(games)
    assert [one.rating for one in rate(reversed(games))] == pytest.approx([one.rating for one in rate(games)])


def test_another_bot_can_be_the_anchor() -> None:
    games = simulated({"a": 300.0, "b": 0.0}, ["a", "b"], 2, 60, seed=4)
    a, b = rate(games, anchor="a")
    assert a.rating == 0
    assert b.rating == pytest.approx(-rate(games)[0].rating)
    with pytest.raises(OptionError, match="'c' did not play; these did: a, b"):
        rate(games, anchor="c")


def test_failed_games_count_for_nobody() -> None:
    games = repeated(((1, 2), 20), ((2, 1), 20))
    failed = PlayedGame(99, 99, ("c", "a"), None, None, 0, 1.0, failure="seat 1, bot c: lost")
    assert rate([*games, failed]) == rate(games)
    assert rate([failed]) == rate([]) == []
    assert compare([failed]) == []


def test_one_bot_alone_has_a_rating_of_nothing() -> None:
    (only,) = rate([game((1, 2), ("a", "a"), i, i) for i in range(20)])
    assert (only.rating, only.share, only.games) == (0, 0.5, 20)
    assert compare([game((1, 2), ("a", "a"))]) == []
