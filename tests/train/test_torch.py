"""The trainer in PyTorch, where it is installed (`python -m proof.learners`): it learns what the NumPy one learns."""

from __future__ import annotations

import numpy as np
import pytest
from tests.train.test_fit import of_several_numbers, rows
from tests.train.test_lessons import COURSE

from queenswright.train import Course, in_torch, lessons
from queenswright.train.fit import begin, begun, fit, gradients, odds, uncertainty, whole

torch = pytest.importorskip("torch")


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.parametrize("seats", [2, 3])
def test_its_gradients_are_those_of_the_trainer_in_numpy(seats: int) -> None:
    inputs, _, learned = begin(rows(200, seats))
    parameters = begun(8, 5, seed=2)
    parameters["last"] += np.linspace(-0.5, 0.5, 5)
    expected, pupil = gradients(parameters, inputs, learned), in_torch.Pupil(inputs, parameters)
    pupil._uncertainty(learned).mean().backward()
    for name, value in pupil._parameters.items():
        assert value.grad.numpy() == pytest.approx(expected[name], abs=1e-6), name


def test_absent_seats_count_as_in_numpy() -> None:
    inputs, _, learned = begin(of_several_numbers())
    parameters = begun(8, 5, seed=2)
    parameters["last"] += np.linspace(-0.5, 0.5, 5)
    pupil = in_torch.Pupil(inputs, parameters)
    assert pupil.left(learned) == pytest.approx(
        uncertainty(odds(parameters, inputs, learned)[0], inputs.shares[learned]), abs=1e-5
    )


def test_the_same_rows_make_the_same_kind_of_network() -> None:
    """Numbers of 32 bits round otherwise, so the lessons drift apart a little."""
    found = rows(3000)
    (mine, curves), (other, others) = in_torch.fit(found, "tiny", 16, seed=1), fit(found, "tiny", 16, seed=1)
    assert curves.estimate == others.estimate
    assert curves.kept[:5] == pytest.approx(others.kept[:5], abs=2e-3)
    assert min(curves.kept) < 0.7
    assert min(curves.kept) == pytest.approx(min(others.kept), abs=0.03)
    assert (mine.centre, mine.scale, mine.hidden) == (other.centre, other.scale, other.hidden)


def test_weights_follow_those_of_the_trainer_in_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """After one epoch the whole numbers are nearly the same, and not those of the beginning."""
    monkeypatch.setattr("queenswright.train.fit.EPOCHS", 1)
    found = rows(3000)
    mine, other = in_torch.fit(found, "tiny", 16, seed=1)[0], fit(found, "tiny", 16, seed=1)[0]
    first = whole(begun(8, 16, seed=1), begin(found)[0], "tiny")
    apart = np.abs(np.subtract(mine.layer, other.layer)).max()
    assert apart < 20 < np.abs(np.subtract(mine.layer, first.layer)).max()
    assert mine.last == pytest.approx(other.last, abs=20)


def test_a_course_finds_it_by_its_name() -> None:
    assert lessons.trainer_of(Course(**{**vars(COURSE), "trainer": "torch"})) is in_torch.fit
