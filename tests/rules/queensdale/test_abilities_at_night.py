"""The abilities Look twice and Night rounds, and two abilities together."""

from __future__ import annotations

from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    goods,
    last_die,
    outcome,
    play,
    seat,
    texts,
    with_die,
)
from tests.rules.queensdale.test_abilities import able

from queenswright.kernel.game import Game


class TestLookTwice:
    """Card 13: once in a round you may re-roll one die for free."""

    @clauses("QD-LATER-17")
    def test_13_one_die_and_only_one(self, queensdale: Game) -> None:
        pos = play(at(queensdale, able(13, dice=["timber", "stone", "clay"]), opened=5), "reroll one die")
        assert texts(pos) == ["roll 1", "roll 2", "roll 3"]
        assert clause(pos, "roll 1 2") == "QD-LATER-17"
        play(pos, "roll 2")
        assert (pos.step, seat(pos, 0)["used"], goods(pos, 0)) == ("turn", ["reroll"], {})
        assert clause(pos, "reroll one die") == "QD-LATER-17"

    @clauses("QD-LATER-17", "QD-DICE-08")
    def test_13_paid_rolls_are_as_they_were(self, queensdale: Game) -> None:
        own = able(13, dice=["timber", "stone"], goods={"guilder": 1}, used=["reroll"])
        pos = play(at(queensdale, own, opened=5), "reroll for guilder")
        assert "roll 1 2" in texts(pos)

    @clauses("QD-LATER-17", "QD-DICE-14")
    def test_13_a_placed_die_cannot_be_rolled(self, queensdale: Game) -> None:
        pos = play(at(queensdale, able(13, dice=["timber"]), opened=5), "die 1", "timber +1")
        assert clause(pos, "reroll one die") == "QD-DICE-14"

    @clauses("QD-LATER-17", "QD-ROUND-06")
    def test_13_once_in_a_round(self, queensdale: Game) -> None:
        pos = play(last_die(queensdale, able(13, used=["reroll", "free_die"]), opened=5), "leave round")
        assert "used" not in seat(pos, 0)

    @clauses("QD-LATER-17")
    def test_13_nobody_without_the_card(self, queensdale: Game) -> None:
        assert clause(at(queensdale, able(14), opened=5), "reroll one die") == "QD-LATER-17"


class TestNightRounds:
    """Card 14: once in a round a resource die that you use as an action costs nothing."""

    @clauses("QD-LATER-17", "QD-DICE-04")
    def test_14_the_player_chooses(self, queensdale: Game) -> None:
        own = able(14, goods={"timber": 1})
        pos = play(with_die(queensdale, "timber", own, opened=5), "bakery")
        assert texts(pos) == ["pay timber", "pay nothing"]
        play(pos, "pay nothing")
        assert (goods(pos, 0), seat(pos, 0)["used"]) == ({"timber": 1, "bread": 1}, ["free_die"])
        paid = play(with_die(queensdale, "timber", own, opened=5), "bakery", "pay timber")
        assert goods(paid, 0) == {"bread": 1}
        assert "used" not in seat(paid, 0)

    @clauses("QD-LATER-17", "QD-DICE-17")
    def test_14_without_any_goods_the_die_can_act(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "stone", able(14), opened=5)
        assert outcome(pos, "bakery") == {
            "seats.0.goods.bread": 1, "seats.0.dice": [None] * 5, "taken.bakery": 1, "seats.0.used": ["free_die"],
        }  # fmt: skip
        used = with_die(queensdale, "stone", able(14, used=["free_die"]), opened=5)
        assert clause(used, "bakery") == "QD-DICE-17"

    @clauses("QD-LATER-17", "QD-DICE-16")
    def test_14_what_the_die_would_have_cost_pays_the_action(self, queensdale: Game) -> None:
        """Three timber build a hut only if none of them pays the die."""
        own = able(14, goods={"timber": 3})
        pos = play(with_die(queensdale, "timber", own, opened=5, herbs={}), "hut")
        assert pos.step == "hut"
        assert goods(play(pos, "hut mint"), 0) == {}
        used = with_die(queensdale, "timber", able(14, goods={"timber": 3}, used=["free_die"]), opened=5)
        assert clause(used, "hut") == "QD-HUT-01"

    @clauses("QD-LATER-17")
    def test_14_an_a_costs_nothing_anyway_and_uses_nothing_up(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "action", able(14), opened=5), "bakery")
        assert "used" not in seat(pos, 0)

    @clauses("QD-LATER-17")
    def test_14_nobody_without_the_card(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "choice_ts", able(13, goods={"timber": 1, "stone": 1}), opened=5), "bakery")
        assert clause(pos, "pay nothing") == "QD-LATER-17"


@clauses("QD-LATER-17")
def test_two_abilities_work_together(queensdale: Game) -> None:
    """From epoch 8 on: a re-roll and a free die in the same round, guilders of craftsmen and no surcharge."""
    pos = at(queensdale, able(13, 14, dice=["timber"]), opened=8)
    play(pos, "reroll one die")
    assert seat(pos, 0)["used"] == ["reroll"]
    own = able(7, 8, goods={"timber": 1, "stone": 2, "clay": 1}, figurines={"craftsman": 1})
    pos = play(at(queensdale, own, step="build", opened=8, players=4), "build timber_yard", "rank 4")
    assert "pay no surcharge" in texts(pos) or "surcharge" in seat(pos, 0).get("used", [])
