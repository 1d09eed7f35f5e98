"""QD-DICE: where a die may be placed and what it costs; re-rolls, leaving the round, taking back."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    goods,
    of_epoch,
    outcome,
    play,
    seat,
    texts,
    with_die,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

BASIC = ("timber", "stone", "clay", "guilder")
MATERIALS = BASIC[:3]
EVERYTHING = {"timber": 5, "stone": 5, "clay": 5, "guilder": 5, "bread": 5}
ACTIONS = ["wage", "scout 4", "scout 3", "scout 2", "hut", "market", "bakery", "poor", "build", "hire"]
NO_SCOUT_3 = [action for action in ACTIONS if action != "scout 3"]
ONLY_PAYING = ["wage", "scout 4", "scout 2", "bakery"]
"""What somebody without any goods can do with an A."""
FREE_FOR_ALL = {"wage": 2, "scout_long": 1, "scout_short": 1, "bakery": 1}
"""All the spaces of those actions, with two players."""
ALL_HERBS = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]
CLAY_ONLY = [["clay"] * 6] * 5
"""Dice whose throw is no secret."""


def spaces(pos: Position) -> list[str]:
    """Resource spaces of the possible placements, without the others."""
    return [text for text in texts(pos) if text.removesuffix(" +1") in BASIC]


def actions(pos: Position) -> list[str]:
    """Action spaces of the possible placements, without the others."""
    return [text for text in texts(pos) if text in ACTIONS]


class TestResourceDice:
    @clauses("QD-DICE-01")
    @pytest.mark.parametrize("good", BASIC)
    def test_fit_the_spaces_of_their_own_kind_only(self, queensdale: Game, good: str) -> None:
        pos = with_die(queensdale, good, {"goods": EVERYTHING})
        assert spaces(pos) == ([good] if good == "guilder" else [good, f"{good} +1"])
        for other in BASIC:
            if other != good:
                assert clause(pos, other) == "QD-DICE-01"

    @clauses("QD-DICE-19")
    @pytest.mark.parametrize("good", BASIC)
    def test_may_bring_what_nobody_needs(self, queensdale: Game, good: str) -> None:
        pos = with_die(queensdale, good, {"goods": {good: 300}})
        assert goods(play(pos, good), 0) == {good: 301}

    @clauses("QD-DICE-04", "QD-DICE-05", "QD-COMP-28")
    @pytest.mark.parametrize("good", BASIC)
    def test_act_for_one_piece_of_what_they_show(self, queensdale: Game, good: str) -> None:
        """The worked example, with every resource: 1 timber lets a timber die act."""
        pos = with_die(queensdale, good, {"goods": {good: 1}})
        assert actions(pos) == ONLY_PAYING
        assert outcome(pos, "bakery") == {
            f"seats.0.goods.{good}": 0,
            "seats.0.goods.bread": 1,
            "seats.0.dice": [None] * 5,
            "taken.bakery": 1,
        }

    @clauses("QD-DICE-04")
    def test_are_paid_with_the_resource_they_show_and_no_other(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "clay", {"goods": EVERYTHING})
        assert goods(play(pos, "bakery"), 0) == {**EVERYTHING, "clay": 4, "bread": 6}

    @clauses("QD-DICE-17")
    @pytest.mark.parametrize("good", BASIC)
    def test_cannot_act_without_a_piece_of_what_they_show(self, queensdale: Game, good: str) -> None:
        pos = with_die(queensdale, good, {"goods": {**EVERYTHING, good: 0}})
        assert actions(pos) == []
        assert {clause(pos, action) for action in NO_SCOUT_3} == {"QD-DICE-17"}

    @clauses("QD-DICE-04", "QD-DICE-02")
    def test_may_go_wherever_an_a_may(self, queensdale: Game) -> None:
        for good in BASIC:
            assert actions(with_die(queensdale, good, {"goods": EVERYTHING}, players=3)) == ACTIONS


class TestActionDice:
    @clauses("QD-DICE-02", "QD-DICE-06")
    @pytest.mark.parametrize(("players", "wanted"), [(2, NO_SCOUT_3), (3, ACTIONS), (4, ACTIONS)])
    def test_fit_every_free_action_space(self, queensdale: Game, players: int, wanted: list[str]) -> None:
        assert texts(with_die(queensdale, "action", {"goods": EVERYTHING}, players=players)) == wanted

    @clauses("QD-DICE-02")
    def test_cost_nothing(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", {"goods": EVERYTHING})
        assert goods(play(pos, "wage"), 0) == {**EVERYTHING, "guilder": 6}

    @clauses("QD-DICE-20")
    @pytest.mark.parametrize("space", [*BASIC, "timber +1", "stone +1", "clay +1"])
    def test_never_fit_a_resource_space(self, queensdale: Game, space: str) -> None:
        pos = with_die(queensdale, "action", {"goods": EVERYTHING})
        assert clause(pos, space) == "QD-DICE-01"

    @clauses("QD-DICE-02", "QD-BOARD-11")
    @pytest.mark.parametrize("kind", ["wage", "hut", "market", "bakery", "poor", "build", "hire"])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_need_a_space_that_is_free(self, queensdale: Game, kind: str, players: int) -> None:
        number = at(queensdale, players=players).view(0)["spaces"][kind]["spaces"]
        own = {"goods": EVERYTHING}
        assert kind in texts(with_die(queensdale, "action", own, players=players, taken={kind: number - 1}))
        assert clause(with_die(queensdale, "action", own, players=players, taken={kind: number}), kind) == "QD-BOARD-11"


CAN_JUST_DO: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "hut": ("hut", {"goods": {"timber": 3}}, {}),
    "last hut space": ("hut", {"goods": {"timber": 3}, "huts": ALL_HERBS[:5]}, {}),
    "market": ("market", {"goods": {"guilder": 2}}, {}),
    "poor": ("poor", {"goods": {"bread": 1}}, {}),
    "poor below the top": ("poor", {"goods": {"bread": 1}, "morale": 14}, {}),
    "hire": ("hire", {"goods": {"guilder": 1, "bread": 1}}, {}),
    "hire the last one": ("hire", {"goods": {"guilder": 1, "bread": 1}}, {"bag": {"gleeman": 1}}),
    "build": ("build", {"goods": {"timber": 3, "stone": 2, "clay": 1}}, {}),
    "build with a craftsman": ("build", {"goods": {"stone": 3, "clay": 1}, "figurines": {"craftsman": 1}}, {}),
}
CANNOT_DO: dict[str, tuple[str, dict[str, Any], dict[str, Any], str]] = {
    "hut": ("hut", {"goods": {"timber": 2}}, {}, "QD-HUT-01"),
    "no hut space": ("hut", {"goods": {"timber": 3}, "huts": ALL_HERBS}, {}, "QD-HUT-07"),
    "market": ("market", {"goods": {"guilder": 1}}, {}, "QD-MARKET-01"),
    "poor": ("poor", {}, {}, "QD-POOR-01"),
    "full morale bar": ("poor", {"goods": {"bread": 1}, "morale": 15}, {}, "QD-POOR-02"),
    "hire without bread": ("hire", {"goods": {"guilder": 1}}, {}, "QD-WORK-01"),
    "hire without a guilder": ("hire", {"goods": {"bread": 1}}, {}, "QD-WORK-01"),
    "empty bag": ("hire", {"goods": {"guilder": 1, "bread": 1}}, {"bag": {}}, "QD-WORK-11"),
    "build": ("build", {"goods": {"timber": 3, "stone": 1, "clay": 1, "guilder": 9}}, {}, "QD-DICE-18"),
    "build a type twice": (
        "build",
        {"goods": {"timber": 3, "stone": 2, "clay": 1}, "buildings": {"timber_yard": 1}},
        {"stock": {"woodcutter_hut": [], "bakery_building": [], "dwelling": []}},
        "QD-DICE-18",
    ),
}


@clauses("QD-DICE-03", "QD-DICE-18")
@pytest.mark.parametrize(("space", "own", "keys"), CAN_JUST_DO.values(), ids=CAN_JUST_DO)
def test_an_action_that_can_just_be_carried_out(
    queensdale: Game, space: str, own: dict[str, Any], keys: dict[str, Any]
) -> None:
    assert space in texts(with_die(queensdale, "action", own, **keys))


@clauses("QD-DICE-03", "QD-DICE-18")
@pytest.mark.parametrize(("space", "own", "keys", "why"), CANNOT_DO.values(), ids=CANNOT_DO)
def test_no_die_goes_where_its_action_cannot_be_carried_out(
    queensdale: Game, space: str, own: dict[str, Any], keys: dict[str, Any], why: str
) -> None:
    assert clause(with_die(queensdale, "action", own, **keys), space) == why


PAID_TWICE = [
    ("timber", "hut", {"timber": 4}, {"timber": 3}),
    ("guilder", "market", {"guilder": 3}, {"guilder": 2}),
    ("guilder", "hire", {"guilder": 2, "bread": 1}, {"guilder": 1, "bread": 1}),
    ("timber", "build", {"timber": 4, "stone": 2, "clay": 1}, {"timber": 3, "stone": 2, "clay": 1}),
    ("stone", "build", {"timber": 3, "stone": 3, "clay": 1}, {"timber": 3, "stone": 2, "clay": 1}),
    ("clay", "build", {"timber": 3, "stone": 2, "clay": 2}, {"timber": 3, "stone": 2, "clay": 1}),
]


@clauses("QD-DICE-16")
@pytest.mark.parametrize(("die", "space", "enough", "one_short"), PAID_TWICE)
def test_the_die_is_paid_on_top_of_the_action(
    queensdale: Game, die: str, space: str, enough: dict[str, int], one_short: dict[str, int]
) -> None:
    assert space in texts(with_die(queensdale, die, {"goods": enough}))
    assert space not in texts(with_die(queensdale, die, {"goods": one_short}))
    assert space in texts(with_die(queensdale, "action", {"goods": one_short}))


@clauses("QD-DICE-16")
def test_what_the_action_brings_does_not_pay_the_die(queensdale: Game) -> None:
    pos = with_die(queensdale, "guilder", {"goods": {"timber": 1}})
    assert clause(pos, "wage") == "QD-DICE-17"


@clauses("QD-DICE-16", "QD-MARKET-01")
def test_the_market_may_sell_what_the_die_took(queensdale: Game) -> None:
    """The last timber pays the die; the market gives two timber back."""
    pos = with_die(queensdale, "timber", {"goods": {"timber": 1, "guilder": 2}})
    assert goods(play(pos, "market", "take timber", "take timber"), 0) == {"timber": 2}


@clauses("QD-DICE-23")
def test_two_guilders_are_one_too_few_for_a_guilder_die_on_the_market(queensdale: Game) -> None:
    """The worked example: the die takes one of exactly two guilders."""
    assert clause(with_die(queensdale, "guilder", {"goods": {"guilder": 2}}), "market") == "QD-MARKET-01"
    pos = play(with_die(queensdale, "guilder", {"goods": {"guilder": 3}}), "market", "take stone", "take clay")
    assert goods(pos, 0) == {"stone": 1, "clay": 1}


@clauses("QD-DICE-03", "QD-DICE-06")
@pytest.mark.parametrize(
    ("space", "step"),
    [
        ("wage", "turn"), ("scout 4", "scout"), ("scout 3", "scout"), ("scout 2", "rest"), ("hut", "hut"),
        ("market", "pick"), ("bakery", "turn"), ("poor", "turn"), ("build", "build"), ("hire", "turn"),
    ],
)  # fmt: skip
def test_every_action_space_has_its_action(queensdale: Game, space: str, step: str) -> None:
    """What is asked next; wage, bakery, feeding and hiring leave nothing to decide."""
    pos = with_die(queensdale, "action", {"goods": EVERYTHING}, players=3, bag={"gleeman": 3}, herbs={})
    changed = outcome(pos, space)
    assert pos.step == step
    gains = {"wage": "goods.guilder", "bakery": "goods.bread", "poor": "morale", "hire": "figurines.gleeman"}
    if space in gains:
        assert f"seats.0.{gains[space]}" in changed


class TestRerolls:
    @clauses("QD-DICE-07", "QD-WORK-02", "QD-ROUND-13")
    @pytest.mark.parametrize(("space", "step"), [("scout 4", "scout"), ("hut", "hut"), ("build", "build")])
    def test_an_action_that_has_begun_is_finished_first(self, queensdale: Game, space: str, step: str) -> None:
        """Before it and after it, in the same turn, dice may be thrown again and figurines used."""
        rich = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 4}
        own = {"goods": rich, "dice": ["action"] * 3, "figurines": {"gleeman": 1, "merchant": 1}, "scout": "red c3"}
        pos = at(queensdale, own, {}, opened=4)
        free = {"reroll for bread", "use gleeman", "use merchant"}
        assert free <= set(texts(pos))
        play(pos, "die 1", space)
        while pos.step != "turn":
            assert not free & set(texts(pos))
            play(pos, texts(pos)[-1])
        assert pos.to_move == 0
        assert free | {"end turn"} <= set(texts(pos))

    @clauses("QD-DICE-07", "QD-DICE-08", "QD-DICE-11")
    @pytest.mark.parametrize("good", [*BASIC, "bread"])
    def test_one_piece_pays_a_throw_of_any_number_of_dice(self, queensdale: Game, good: str) -> None:
        own = {"goods": {good: 2}, "faces": CLAY_ONLY, "dice": ["clay"] * 4}
        pos = at(queensdale, own)
        assert [text for text in texts(pos) if text.startswith("reroll")] == [f"reroll for {good}"]
        assert outcome(pos, f"reroll for {good}") == {f"seats.0.goods.{good}": 1}
        assert len(texts(pos)) == 2**4 - 1
        assert {"roll 1", "roll 2 3", "roll 1 2 3 4"} <= set(texts(pos))

    @clauses("QD-DICE-08")
    def test_only_the_chosen_dice_are_thrown(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1}, "faces": [["clay"] * 5 + ["stone"]] * 5, "dice": ["stone"] * 5}
        throws = [
            seat(play(at(queensdale, own, seed=seed), "reroll for bread", "roll 2 4"), 0)["dice"] for seed in range(8)
        ]
        for die, shown in enumerate(zip(*throws, strict=True), start=1):
            assert ("clay" in shown) == (die in (2, 4))

    @clauses("QD-DICE-08")
    @pytest.mark.parametrize("die", [1, 5])
    @pytest.mark.parametrize("side", [0, 5])
    def test_the_first_and_the_last_side_of_the_first_and_the_last_die(
        self, queensdale: Game, die: int, side: int
    ) -> None:
        faces = ["clay"] * 6
        faces[side] = "stone"
        own = {"goods": {"bread": 1}, "faces": [faces] * 5, "dice": ["clay"] * 5}
        shown = set()
        for seed in range(30):
            pos = play(at(queensdale, own, seed=seed), "reroll for bread")
            assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
            shown.add(seat(play(pos, f"roll {die}"), 0)["dice"][die - 1])
        assert shown == {"clay", "stone"}

    @clauses("QD-DICE-08")
    def test_a_throw_shows_every_face_of_the_die(self, queensdale: Game) -> None:
        faces = [["timber", "stone", "clay", "guilder", "action", "action"]] * 5
        seen = set()
        for seed in range(12):
            pos = at(queensdale, {"goods": {"bread": 1}, "faces": faces, "dice": ["clay"] * 5}, seed=seed)
            seen |= set(seat(play(pos, "reroll for bread", "roll 1 2 3 4 5"), 0)["dice"])
        assert seen == {"timber", "stone", "clay", "guilder", "action"}

    @clauses("QD-DICE-11")
    @pytest.mark.parametrize("good", [*BASIC, "bread"])
    def test_a_reroll_has_its_price(self, queensdale: Game, good: str) -> None:
        own = {"goods": {**EVERYTHING, good: 0}, "seals": 3, "figurines": {"craftsman": 1}}
        assert clause(at(queensdale, own), f"reroll for {good}") == "QD-DICE-08"

    @clauses("QD-DICE-11")
    def test_the_materials_are_those_of_the_pack(self, tmp_path: Path) -> None:
        game = changed_pack(tmp_path, ('goods = ["timber", "stone", "clay", "guilder", "bread"]', 'goods = ["clay"]'))
        pos = at(game, {"goods": EVERYTHING})
        assert [text for text in texts(pos) if "reroll" in text] == ["reroll for clay"]
        assert clause(pos, "reroll for bread") == "QD-DICE-08"

    @clauses("QD-DICE-11")
    def test_marble_seals_and_figurines_pay_no_reroll(self, queensdale: Game) -> None:
        own = {"goods": {"marble": 3}, "seals": 3, "figurines": {"craftsman": 2, "merchant": 1}, "epoch": 4}
        assert not [text for text in texts(at(queensdale, own)) if "reroll" in text]

    @clauses("QD-DICE-09")
    def test_rerolls_may_be_repeated_with_other_dice_and_goods(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1, "clay": 2}, "faces": CLAY_ONLY, "dice": ["clay"] * 3}
        pos = play(at(queensdale, own), "reroll for bread", "roll 1 2", "reroll for clay", "roll 3")
        play(pos, "reroll for clay", "roll 2 3")
        assert goods(pos, 0) == {}
        assert clause(pos, "reroll for clay") == "QD-DICE-08"

    @clauses("QD-DICE-15", "QD-DICE-07", "QD-ROUND-12")
    def test_rerolls_before_and_after_the_placement(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 2}, "faces": CLAY_ONLY, "dice": ["clay"] * 3}
        pos = play(at(queensdale, own), "reroll for bread", "roll 1 2 3", "die 1", "clay", "reroll for bread")
        assert texts(pos) == ["roll 2", "roll 3", "roll 2 3"]
        assert texts(play(pos, "roll 2 3")) == ["reroll for clay", "end turn"]

    @clauses("QD-DICE-14")
    def test_a_placed_die_is_not_thrown_again(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1}, "dice": [None, "clay", None, "timber"]}
        pos = play(at(queensdale, own), "reroll for bread")
        assert texts(pos) == ["roll 2", "roll 4", "roll 2 4"]
        assert clause(pos, "roll 1") == "QD-ROUND-04"
        assert clause(pos, "roll 1 2") == "QD-ROUND-04"

    @clauses("QD-DICE-14")
    def test_without_dice_on_hand_there_is_nothing_to_throw(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "timber", {"goods": {"bread": 1}}), "timber")
        assert clause(pos, "reroll for bread") == "QD-DICE-14"
        assert texts(pos) == ["end turn"]

    @clauses("QD-DICE-07", "QD-DICE-08")
    def test_nobody_throws_the_dice_of_others(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 1}, "faces": CLAY_ONLY, "dice": ["clay"] * 2}
        for seed in range(5):
            pos = at(queensdale, own, {"goods": {"bread": 1}}, seed=seed)
            assert outcome(pos, "reroll for bread", "roll 1 2") == {"seats.0.goods.bread": 0}

    @clauses("QD-DICE-15", "QD-DICE-12")
    def test_after_leaving_the_round_there_are_no_rerolls(self, queensdale: Game) -> None:
        own = {"goods": EVERYTHING}
        pos = at(queensdale, own, {"dice": ["timber", "timber"]})
        play(pos, "leave round", "die 1", "timber", "end turn")
        assert (pos.to_move, pos.turn) == (1, "1.1.3 green")


class TestLeaving:
    @clauses("QD-DICE-10", "QD-DICE-12")
    @pytest.mark.parametrize("dice", [["timber"], ["timber"] * 3, ["timber"] * 5])
    def test_is_possible_with_any_number_of_dice(self, queensdale: Game, dice: list[str]) -> None:
        pos = at(queensdale, {"dice": dice, "goods": EVERYTHING})
        assert outcome(pos, "leave round") == {"seats.0.left_round": True}
        assert pos.to_move == 1

    @clauses("QD-DICE-12", "QD-ROUND-10")
    def test_is_final_for_the_round_and_over_with_it(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["timber"] * 5}, {"dice": ["timber", "stone", "clay"]})
        play(pos, "leave round", "die 1", "timber", "end turn", "die 2", "stone", "end turn", "die 3", "clay")
        assert (pos.to_move, pos.to_dict()["round"]) == (1, 1)
        play(pos, "end turn")
        assert pos.to_dict()["round"] == 2
        assert seat(pos, 0)["left_round"] is False
        assert None not in seat(pos, 0)["dice"]

    @clauses("QD-DICE-10", "QD-ROUND-11")
    def test_is_no_longer_offered_once_a_die_is_placed(self, queensdale: Game) -> None:
        pos = play(at(queensdale, {"dice": ["timber", "clay"]}), "die 1", "timber")
        assert clause(pos, "leave round") == "QD-ROUND-11"


class TestWithoutAPlacement:
    @clauses("QD-DICE-13", "QD-DICE-22")
    def test_one_bread_and_no_clay_space(self, queensdale: Game) -> None:
        """The worked example: a re-roll for the bread, or leaving, and nothing else."""
        pos = at(queensdale, {"dice": ["clay"], "goods": {"bread": 1}}, taken={"clay": 1, "clay_plus": 1})
        assert texts(pos) == ["reroll for bread", "leave round"]
        assert clause(pos, "die 1") == "QD-DICE-13"
        assert clause(pos, "end turn") == "QD-ROUND-11"

    @clauses("QD-DICE-13")
    def test_a_free_space_or_a_piece_of_clay_is_enough(self, queensdale: Game) -> None:
        own = {"dice": ["clay"], "goods": {"bread": 1}}
        assert "die 1" in texts(at(queensdale, own, taken={"clay": 1}))
        assert "die 1" in texts(at(queensdale, own, taken={"clay_plus": 1}))
        own["goods"] = {"clay": 1}
        assert "die 1" in texts(at(queensdale, own, taken={"clay": 1, "clay_plus": 1}))

    @clauses("QD-DICE-13")
    @pytest.mark.parametrize(
        ("face", "own", "taken"),
        [
            ("timber", {}, {"timber_plus": 1}),
            ("guilder", {}, {"guilder": 1}),
            ("stone", {"epoch": 4}, {"stone": 1, "stone_plus": 1}),
            ("timber", {"goods": {"timber": 1}}, {"timber": 1, "timber_plus": 1}),
            ("action", {}, {"scout_long": 1, "scout_short": 1, "bakery": 1}),
            ("action", {"goods": {"guilder": 1, "bread": 1}}, {**FREE_FOR_ALL, "poor": 1}),
        ],
        ids=["timber", "guilder", "marble", "a paid die", "wage", "hire"],
    )
    def test_one_possible_space_of_any_kind_is_enough(
        self, queensdale: Game, face: str, own: dict[str, Any], taken: dict[str, int]
    ) -> None:
        assert "die 1" in texts(at(queensdale, {"dice": [face], **own}, taken=taken))

    @clauses("QD-DICE-13")
    def test_an_a_without_any_action_fits_nowhere(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["action", "timber"]}, taken=FREE_FOR_ALL)
        assert texts(pos) == ["die 2", "leave round"]
        assert clause(pos, "die 1") == "QD-DICE-13"
        assert "die 1" in texts(at(queensdale, {"dice": ["action", "timber"]}, taken={**FREE_FOR_ALL, "wage": 1}))

    @clauses("QD-DICE-13", "QD-DICE-10")
    def test_somebody_who_can_do_nothing_else_leaves(self, queensdale: Game) -> None:
        """Nothing to decide: green has a clay die, no clay space and no goods, so the turn comes back to red."""
        pos = at(queensdale, {"dice": ["timber"] * 3}, {"dice": ["clay"]}, taken={"clay": 1, "clay_plus": 1})
        play(pos, "die 1", "timber", "end turn")
        assert (pos.to_move, seat(pos, 1)["left_round"]) == (0, True)


class TestTakingBack:
    @clauses("QD-DICE-21")
    def test_a_placement_without_a_secret_is_taken_back(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"guilder": 2}})
        before = pos.to_dict()
        play(pos, "die 5", "market", "take clay")
        for _ in range(3):
            assert pos.why_no_undo(0) is None
            pos.undo(0)
        assert pos.to_dict() == before

    @clauses("QD-DICE-21")
    def test_the_end_of_a_turn_is_taken_back_until_somebody_else_decides(self, queensdale: Game) -> None:
        pos = play(at(queensdale), "die 1", "timber", "end turn")
        assert pos.why_no_undo(0) is None
        play(pos, "die 1")
        refusal = pos.why_no_undo(0)
        assert refusal is not None
        assert refusal.message == "undo-not-yours"

    @clauses("QD-DICE-21")
    @pytest.mark.parametrize(
        ("own", "moves"),
        [
            ({"goods": {"bread": 1}}, ["reroll for bread", "roll 1"]),
            ({"goods": {"bread": 1, "guilder": 1}}, ["die 5", "hire"]),
            ({"huts": ["mint"]}, ["die 5", "scout 4", "gather red c4"]),
            ({"dice": ["timber"]}, ["die 1", "timber", "end turn"]),
        ],
        ids=["a throw", "the bag", "a token turned over", "the throw of a new round"],
    )
    def test_nobody_takes_back_what_chance_or_a_secret_has_shown(
        self, queensdale: Game, own: dict[str, Any], moves: list[str]
    ) -> None:
        pos = at(queensdale, own, {"dice": []}, herbs={"red c4": ["mint", "timber"], "red b2": ["mint", "bread"]})
        play(pos, *moves[:-1])
        assert pos.why_no_undo(0) is None
        play(pos, moves[-1])
        refusal = pos.why_no_undo(0)
        assert refusal is not None
        assert refusal.message == "undo-revealed"


@clauses("QD-DICE-13", "QD-DICE-20")
def test_a_marble_space_is_no_action_space(queensdale: Game) -> None:
    """An A that finds no action has no placement, although marble spaces are free."""
    pos = at(queensdale, of_epoch(4) | {"dice": ["action"]}, opened=4, taken=FREE_FOR_ALL, plunger=1)
    assert clause(pos, "die 1") == "QD-DICE-13"
    stone = at(queensdale, of_epoch(4) | {"dice": ["stone"]}, opened=4, taken=FREE_FOR_ALL)
    assert "marble" in texts(play(stone, "die 1"))


@clauses("QD-STICKER-20", "QD-DICE-13")
@pytest.mark.parametrize(("kind", "is_possible"), [("marble", False), ("stone", False), ("hire", True), ("wage", True)])
def test_an_occupied_face_needs_an_action_space_that_is_taken(queensdale: Game, kind: str, is_possible: bool) -> None:
    own = of_epoch(4) | {"dice": ["occupied"], "goods": {"guilder": 1, "bread": 1}}
    pos = at(queensdale, own, opened=4, taken={kind: 1})
    assert ("die 1" in texts(pos)) == is_possible


@clauses("QD-DICE-03")
@pytest.mark.parametrize(("space", "step"), [("hut", "hut"), ("poor", "feed"), ("build", "build")])
def test_a_choice_that_is_about_nothing_else_has_no_argument(queensdale: Game, space: str, step: str) -> None:
    """Equal positions have equal bytes."""
    own = {"goods": EVERYTHING, "buildings": {"chapel": 1}, **of_epoch(3)}
    pos = play(with_die(queensdale, "action", own, opened=3), space)
    assert (pos.step, pos.state.agenda_argument[pos.state.agenda_depth - 1]) == (step, 0)
