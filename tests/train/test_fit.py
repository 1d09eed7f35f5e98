"""The trainer: its gradients, what it can learn, and that the whole numbers say what was learned."""

from __future__ import annotations

import numpy as np
import pytest
from tests.bots.test_learned import expected

from queenswright.train.fit import NATURAL, begin, begun, fit, gradients, odds, prepared, uncertainty, whole, with_rival
from queenswright.train.rows import TrainingRows, joined, made_of, together


def rows(count: int = 600, seats: int = 2, measures: int = 4, seed: int = 3) -> TrainingRows:
    """Games whose winner is the seat with more of measure 0 times measure 1, which no estimate knows."""
    chance = np.random.default_rng(seed)
    seen = chance.integers(-20, 21, (count, seats, measures)).astype(np.int32)
    good = seen[:, :, 0] * seen[:, :, 1]
    shares = (good == good.max(axis=1, keepdims=True)).astype(np.float32)
    shares /= shares.sum(axis=1, keepdims=True)
    return TrainingRows(seen, chance.integers(-30, 31, (count, seats)).astype(np.int32), shares, np.arange(count) // 4)


def widened(found: TrainingRows, seats: int) -> TrainingRows:
    """The same rows with room for further seats, which are absent."""
    seen = [
        (mine.tolist(), estimates.tolist()) for mine, estimates in zip(found.measures, found.estimates, strict=True)
    ]
    return made_of(seen, (found.shares > 0).tolist(), found.games.tolist(), seats)


def of_several_numbers(count: int = 400) -> TrainingRows:
    """Games of two and of four players."""
    two, four = widened(rows(count, 2), 4), rows(count, 4)
    return together([two, TrainingRows(four.measures, four.estimates, four.shares, four.games + (1 << 24))])


def test_it_learns_what_the_estimate_does_not_know() -> None:
    heard: list[int] = []
    network, curves = fit(rows(3000), "tiny", 16, seed=1, told=lambda epoch, left: heard.append(epoch))
    assert curves.estimate > 0.9
    assert min(curves.kept) < 0.7
    assert heard == list(range(1, len(curves.kept) + 1))
    assert network.hidden == 16
    assert network.measures == 4


def test_the_same_rows_and_seed_make_the_same_network() -> None:
    found = [fit(rows(), "tiny", 4, seed=seed)[0].digest for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_nothing_to_learn_leaves_the_estimate() -> None:
    """Winners by chance: what seemed to be learned does not hold for the games kept back."""
    fair = rows()
    shares = np.eye(2, dtype=np.float32)[np.random.default_rng(4).integers(0, 2, len(fair))]
    network, curves = fit(TrainingRows(fair.measures, fair.estimates * 0, shares, fair.games), "tiny", 4, seed=1)
    assert min(curves.kept) > 0.97
    assert max(map(abs, network.last)) < 64 * 64


@pytest.mark.parametrize("seats", [2, 3])
def test_gradients_are_those_of_the_uncertainty(seats: int) -> None:
    inputs = prepared(rows(20, seats))
    parameters = begun(8, 3, seed=2)
    parameters["last"] += [0.3, -0.2, 0.4]
    parameters["bias"] += [0.1, 0.2, -0.1]
    everything = np.arange(20)
    slope = gradients(parameters, inputs, everything)
    for name, value in parameters.items():
        for at in list(np.ndindex(value.shape))[:6]:
            found = []
            for step in (1e-5, -2e-5):
                value[at] += step
                found.append(uncertainty(odds(parameters, inputs, everything)[0], inputs.shares))
            value[at] += 1e-5
            assert slope[name][at] == pytest.approx((found[0] - found[1]) / 2e-5 * np.log(seats), abs=1e-6)


def test_absent_seats_change_nothing() -> None:
    """Neither the inputs of the others, nor what is uncertain, nor a gradient."""
    narrow = prepared(rows(60))
    wide, which = prepared(widened(rows(60), 4)), np.arange(60)
    assert (wide.centre == narrow.centre).all()
    assert (wide.scale == narrow.scale).all()
    assert (wide.x[:, :2] == narrow.x).all()
    parameters = begun(8, 3, seed=2)
    parameters["last"] += [0.3, -0.2, 0.4]
    left = [uncertainty(odds(parameters, inputs, which)[0], inputs.shares) for inputs in (narrow, wide)]
    assert left[0] == pytest.approx(left[1])
    slopes = [gradients(parameters, inputs, which) for inputs in (narrow, wide)]
    for name in parameters:
        assert slopes[0][name] == pytest.approx(slopes[1][name])


def test_one_network_learns_from_games_of_several_numbers() -> None:
    network, curves = fit(of_several_numbers(3000), "tiny", 16, seed=1)
    assert curves.estimate > 0.9
    assert min(curves.kept) < 0.75
    assert network.measures == 4


def test_knowing_nothing_is_the_same_for_every_number() -> None:
    found = of_several_numbers()
    inputs = prepared(
        TrainingRows(found.measures, np.where(found.shares < 0, 0, found.estimates), found.shares, found.games)
    )
    nothing = odds({**begun(8, 3, seed=2), "estimate": np.zeros(1)}, inputs, np.arange(len(found)))[0]
    assert uncertainty(nothing, inputs.shares) == pytest.approx(1)


def test_a_game_is_learned_from_or_kept_back() -> None:
    found = rows()
    _, kept, learned = begin(found)
    assert not set(found.games[kept]) & set(found.games[learned])
    assert len(kept) + len(learned) == len(found)
    assert 0.05 < len(kept) / len(found) < 0.2


def test_the_rival_is_the_other_whom_the_estimate_likes_best() -> None:
    found = rows(50, seats=4)
    seen = with_rival(found)
    for row in range(50):
        for seat in range(4):
            others = [other for other in range(4) if other != seat]
            rival = max(others, key=lambda other: (found.estimates[row, other], -other))
            assert list(seen[row, seat]) == [*found.measures[row, seat], *found.measures[row, rival]]


def test_whole_numbers_say_what_was_learned() -> None:
    """Within a unit or two of the scale on which 64 doubles the odds."""
    found = rows(200)
    inputs = prepared(found)
    parameters = begun(8, 6, seed=5)
    parameters["last"] += np.linspace(-0.5, 0.5, 6)
    parameters["bias"] += np.linspace(-1, 1, 6)
    parameters["estimate"][0] = 0.8
    network, scores = whole(parameters, inputs, "tiny"), odds(parameters, inputs, np.arange(200))[0]
    for row in range(200):
        for seat in range(2):
            mine, rival = (found.measures[row, one].tolist() for one in (seat, 1 - seat))
            units = expected(network, mine, rival, int(found.estimates[row, seat]))
            assert units == pytest.approx(scores[row, seat] / NATURAL, abs=2.5)


def test_the_games_of_several_generations_keep_apart() -> None:
    found = joined([rows(8), rows(8)])
    assert len(found) == 16
    assert len(set(found.games.tolist())) == 4
