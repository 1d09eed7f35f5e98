"""Estimates and their intervals against values worked out by hand."""

from __future__ import annotations

import random

import pytest

from queenswright.kernel.interval import Estimate, mean, quantile, share


def test_the_interval_of_independent_games_is_wilsons() -> None:
    """81 of 263: the textbook interval is 0.255 to 0.366."""
    found = share([1] * 81 + [0] * 182, range(263))
    assert found is not None
    assert (found.count, round(found.value, 3)) == (263, 0.308)
    assert found.low == pytest.approx(0.2553, abs=1e-3)
    assert found.high == pytest.approx(0.3662, abs=1e-3)


def test_nothing_of_many_is_not_sure_to_be_never() -> None:
    found = share([0] * 20, range(20))
    assert found is not None
    assert found.value == found.low == 0
    assert found.high == pytest.approx(0.161, abs=1e-3)


def test_games_of_one_deal_are_no_independent_evidence() -> None:
    """Every game four times: the interval is that of a quarter of the games."""
    chance = random.Random(1)
    hits = [int(chance.random() < 0.5) for _ in range(200)]
    single = share(hits, range(200))
    copied = share(hits * 4, list(range(200)) * 4)
    blind = share(hits * 4, range(800))
    assert single is not None
    assert copied is not None
    assert blind is not None
    assert copied.low == pytest.approx(single.low, abs=2e-3)
    assert copied.high == pytest.approx(single.high, abs=2e-3)
    assert blind.high is not None
    assert copied.high is not None
    assert blind.high < copied.high


def test_a_paired_deal_says_more() -> None:
    """Each deal is won once by either side: the mean is one half without any doubt about the deals."""
    found = share([1, 0] * 50, [deal for deal in range(50) for _ in range(2)])
    assert found is not None
    assert found.value == 0.5
    assert found.high is not None
    assert found.high < 0.6


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    """Ten times -1 and 1: the variance of the mean is 20 / 20^2 * 20 / 19."""
    found = mean([-1.0, 1.0] * 10, range(20))
    assert found is not None
    assert found.value == 0
    assert found.high == pytest.approx(1.959964 * (20 / 400 * 20 / 19) ** 0.5)
    assert not found.excludes(0)
    assert found.excludes(0.5)


def test_intervals_hold_what_they_promise() -> None:
    """Deals with luck of their own, four games each: about 95 of 100 intervals hold the true share."""
    chance = random.Random(7)
    held = 0
    for _ in range(300):
        hits, deals = [], []
        for deal in range(60):
            luck = chance.choice((0.1, 0.5))
            hits += [int(chance.random() < luck) for _ in range(4)]
            deals += [deal] * 4
        found = share(hits, deals)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.3 <= found.high
    assert 0.91 <= held / 300 <= 0.985


def test_too_few_deals_give_a_mean_without_interval() -> None:
    assert mean([0.5, 0.1], [1, 2]) == Estimate(0.3, None, None, 2)
    assert mean([], []) is None
    assert share([], []) is None


def test_estimates_in_words() -> None:
    assert Estimate(0.273, 0.2511, 0.2959, 9).percent() == "27.3 % (25.1 to 29.6)"
    assert Estimate(0.021, -0.004, 0.0464, 9).points() == "+2.1 (−0.4 to +4.6)"
    assert Estimate(-0.00001, None, None, 9).points() == "0.0"
    assert Estimate(0.5, None, None, 3).percent() == "50.0 %"
    assert Estimate(1 / 3, None, 0.5, 3).for_json() == {"value": 0.33333, "low": None, "high": 0.5, "count": 3}


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([4, 1, 3, 2], part) for part in (0, 0.25, 0.5, 1)] == [1, 1.75, 2.5, 4]
    assert quantile([7], 0.9) == 7
