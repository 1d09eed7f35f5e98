"""QD-LATER-39, 40: the last segment that is free, and quarters whose wall is finished."""

from __future__ import annotations

from itertools import product

import pytest
from tests.rules.queensdale.situations import at, clauses, texts
from tests.rules.queensdale.test_wall import PRICE, QUARTERS, building, wall

from queenswright.games.queensdale.rules.branch import is_walled
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain


@clauses("QD-LATER-40", "QD-BUILD-26")
@pytest.mark.parametrize("free", [0, 5, 11])
def test_one_free_segment_anywhere_is_enough_to_plan_one(queensdale: Game, free: int) -> None:
    segments = [None if segment == free else 1 for segment in range(12)]
    assert "add segment" in texts(building(queensdale, PRICE, segments=segments))


@clauses("QD-LATER-39")
@pytest.mark.parametrize(("quarter", "missing"), list(product(range(4), (None, 1, 2, 3))))
def test_a_quarter_is_walled_when_all_three_segments_stand(queensdale: Game, quarter: int, missing: int | None) -> None:
    built = [f"{QUARTERS[quarter]} {slot}" for slot in (1, 2, 3) if slot != missing]
    state = at(queensdale, {}, {}, opened=7, branch="wall", segments=wall(*built)).state
    walled = [bool(plain(is_walled)(state, number)) for number in range(4)]
    assert walled == [number == quarter and missing is None for number in range(4)]
