"""QD-COMP-28, 29: basic resources of a player's choice, paid to the supply."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import clause, clauses, goods, play, texts, with_die

from queenswright.kernel.game import Game

BASIC = ("timber", "stone", "clay", "guilder")
OTHER = {"bread": 4, "marble": 4}
ORDER = "10"
"""It takes four basic resources of the player's choice and nothing else."""


@clauses("QD-COMP-29", "QD-LATER-19")
@pytest.mark.parametrize("good", BASIC)
@pytest.mark.parametrize(("count", "possible"), [(3, False), (4, True), (5, True)])
def test_only_basic_resources_stand_for_the_question_mark(
    queensdale: Game, good: str, count: int, possible: bool
) -> None:
    pos = with_die(queensdale, "action", {"goods": {good: count, **OTHER}}, orders=[ORDER], opened=6)
    assert ("order" in texts(pos)) == possible
    if possible:
        assert goods(play(pos, "order"), 0) == {good: count - 4, **OTHER} if count > 4 else OTHER


@clauses("QD-COMP-28", "QD-COMP-29")
def test_one_piece_after_the_other_is_chosen_and_paid(queensdale: Game) -> None:
    held = {"timber": 3, "stone": 1, "clay": 3, "guilder": 3, **OTHER}
    pos = play(with_die(queensdale, "action", {"goods": held}, orders=[ORDER], opened=6), "order")
    last = BASIC[0]
    for k, good in enumerate(("stone", "clay", "timber", "guilder")):
        assert (pos.step, pos.view(None)["orders"] == []) == ("spend", False)
        assert pos.to_dict()["pending"][-1]["argument"] == {"count": 4 - k, "last": last}
        assert texts(pos) == [f"spend {one}" for one in BASIC if one != "stone" or k == 0]
        if k > 0:
            assert clause(pos, "spend stone") == "QD-COMP-29"
        play(pos, f"spend {good}")
        last = good
    assert (pos.step, pos.view(None)["orders"]) == ("turn", [])
    assert goods(pos, 0) == {"timber": 2, "clay": 2, "guilder": 2, **OTHER}
