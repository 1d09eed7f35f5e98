"""What a place costs or brings a seat, where that is not what is printed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at

from queenswright.kernel.game import Game


def built(*codes: str) -> dict[str, Any]:
    return {"buildings": dict.fromkeys(codes, 1)}


@pytest.mark.parametrize(
    ("building", "terms"),
    [
        ("toll_gate", {"wage": 2}),
        ("carpenters_yard", {"hut_timber": 2}),
        ("workers_quarter", {"hire_guilders": 0}),
        ("crane_yard", {"rank_guilders": [0, 0, 0, 1]}),
    ],
)
def test_a_building_changes_what_its_owner_pays_or_gets(queensdale: Game, building: str, terms: dict[str, Any]) -> None:
    """QD-WAGE-01, QD-HUT-01, QD-WORK-01, QD-BUILD-05: everybody sees it, and nobody else has it."""
    pos = at(queensdale, built(building), {}, opened=8)
    for eyes in (None, 0, 1):
        assert [seat.get("terms") for seat in pos.view(eyes)["seats"]] == [terms, None]


@pytest.mark.parametrize(("card", "terms"), [(7, {"market_resources": 3}), (10, {"bakery_bread": 2})])
def test_a_card_in_force_changes_it_for_all(queensdale: Game, card: int, terms: dict[str, Any]) -> None:
    """QD-MARKET-01, QD-BAKERY-01."""
    pos = at(queensdale, {}, {}, opened=1, courier_card=card)
    assert [seat.get("terms") for seat in pos.view(None)["seats"]] == [terms, terms]


def test_where_nothing_differs_nothing_is_said(queensdale: Game) -> None:
    assert not any("terms" in seat for seat in queensdale.new(3, seed=2).view(0)["seats"])
