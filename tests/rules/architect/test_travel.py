"""QA-TRAVEL: the Travel action."""

import pytest

from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-TRAVEL-08")
def test_staying_put_is_forfeiting(architect: Game) -> None:
    pos = architect.position({"seats": [{"carriage": "Oakmere"}, {}], "step": "travel"})
    refusal = pos.why_not("travel Oakmere")
    assert refusal is not None
    assert refusal.clause == "QA-TRAVEL-08"
    before = pos.to_dict()["seats"]
    pos.push("forfeit")
    assert pos.to_dict()["seats"] == before
