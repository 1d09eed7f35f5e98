"""QD-LATER-37: what the faces of number cards 1 to 6 do, alone and together with other rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    fame,
    follow,
    goods,
    outcome,
    play,
    seat,
    texts,
    with_die,
)

from queenswright import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

RICH = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 9}
GONE = [None] * 5
OF_SEAT: tuple[str, ...] = ("goods", "morale", "figurines", "buildings", "huts", "scout")
YARD = {"timber": 3, "stone": 2, "clay": 1}
"""The price of a timber yard of rank 1."""


def rolled(game: Game, *dice: str, opened: int = 9, **keys: Any) -> Position:
    """Seat 0 of two has rolled these dice; `keys` are those of the seat, then of the document."""
    own = {key: keys.pop(key) for key in OF_SEAT if key in keys}
    return at(game, {"dice": list(dice), **own}, {}, opened=opened, **keys)


class TestWeathercock:
    """Number card 1: any basic resource die."""

    @clauses("QD-LATER-37")
    @pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
    def test_it_is_any_basic_resource_die(self, queensdale: Game, good: str) -> None:
        pos = with_die(queensdale, "card_1", opened=3)
        assert {"timber", "timber +1", "stone", "stone +1", "clay", "clay +1", "guilder"} <= set(texts(pos))
        assert outcome(pos, good) == {
            f"seats.0.goods.{good}": 1, "seats.0.dice": GONE, f"taken.{good}": 1, "faces_shown": ["card_1"],
        }  # fmt: skip

    @clauses("QD-LATER-37")
    def test_one_piece_and_two_on_a_plus_one_space(self, queensdale: Game) -> None:
        assert goods(play(with_die(queensdale, "card_1", opened=3), "clay +1"), 0) == {"clay": 2}

    @clauses("QD-LATER-37", "QD-LATER-02")
    def test_as_a_stone_die_it_brings_marble(self, queensdale: Game) -> None:
        assert goods(play(with_die(queensdale, "card_1", opened=4), "marble"), 0) == {"marble": 1}
        assert "marble" not in texts(with_die(queensdale, "card_1", opened=3))

    @clauses("QD-LATER-37", "QD-STICKER-17")
    @pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
    def test_any_of_the_four_pays_for_an_action(self, queensdale: Game, good: str) -> None:
        pos = follow(with_die(queensdale, "card_1", {"goods": {good: 1}}, opened=3), "bakery", f"pay {good}")
        assert goods(pos, 0) == {"bread": 1}

    @clauses("QD-LATER-37", "QD-STICKER-17")
    def test_its_owner_chooses_what_pays_and_bread_does_not(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "card_1", {"goods": {"timber": 1, "guilder": 1, "bread": 1}}, opened=3), "wage")
        assert texts(pos) == ["pay timber", "pay guilder"]
        assert clause(with_die(queensdale, "card_1", {"goods": {"bread": 1}}, opened=3), "bakery") == "QD-DICE-17"

    @clauses("QD-LATER-37", "QD-LATER-35")
    def test_it_goes_on_the_landing_stage(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "card_1", opened=8), "landing stage")
        assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]

    @clauses("QD-LATER-37", "QD-STICKER-06", "QD-LATER-24")
    def test_it_is_neither_purple_nor_an_a(self, queensdale: Game) -> None:
        keys: dict[str, Any] = {"opened": 3, "plunger": 0, "taken": {"wage": 1}}
        pos = with_die(queensdale, "card_1", {"goods": RICH}, **keys)
        assert clause(pos, "purple") == "QD-STICKER-06"
        assert pos.why_not("occupied wage") is not None


class TestTwinHammer:
    """Number card 2: an A that saves a piece when it builds."""

    @clauses("QD-LATER-37")
    @pytest.mark.parametrize("space", ["wage", "scout 4", "scout 2", "bakery"])
    def test_it_is_an_a(self, queensdale: Game, space: str) -> None:
        pos = with_die(queensdale, "card_2", opened=3)
        assert space in texts(pos)
        assert "pay" not in " ".join(texts(play(pos, space)))
        assert pos.why_not("timber") is not None

    @clauses("QD-LATER-37")
    @pytest.mark.parametrize("good", ["timber", "stone", "clay"])
    def test_a_building_costs_a_piece_of_choice_less(self, queensdale: Game, good: str) -> None:
        pos = follow(with_die(queensdale, "card_2", {"goods": YARD}, opened=3), "build", "build timber_yard", "rank 1")
        assert texts(pos) == ["save timber", "save stone", "save clay"]
        follow(pos, f"save {good}", "pay")
        assert (goods(pos, 0), seat(pos, 0)["buildings"]) == ({good: 1}, {"timber_yard": 1})
        assert fame(pos, 0) == 2

    @clauses("QD-LATER-37", "QD-DICE-18")
    @pytest.mark.parametrize("good", ["timber", "stone", "clay"])
    def test_what_is_one_piece_short_can_be_built(self, queensdale: Game, good: str) -> None:
        held = {kind: count - (kind == good) for kind, count in YARD.items()}
        assert "build" in texts(with_die(queensdale, "card_2", {"goods": held}, opened=3))
        assert clause(with_die(queensdale, "action", {"goods": held}, opened=3), "build") == "QD-DICE-18"
        short = held | {"timber": held["timber"] - 1}
        assert clause(with_die(queensdale, "card_2", {"goods": short}, opened=3), "build") == "QD-DICE-18"

    @clauses("QD-LATER-37")
    def test_it_saves_no_guilder(self, queensdale: Game) -> None:
        """Rank 2 costs a guilder more, whatever the die saves."""
        stock = {"timber_yard": [2]}
        others: dict[str, list[int]] = {
            code: [] for code in at(queensdale, opened=3).to_dict()["stock"] if code != "timber_yard"
        }
        own = {"goods": YARD, "cleared": 4}
        poor = with_die(queensdale, "card_2", own, opened=3, stock=stock | others)
        assert clause(poor, "build") == "QD-DICE-18"
        own = {"goods": YARD | {"guilder": 1}, "cleared": 4}
        paid = with_die(queensdale, "card_2", own, opened=3, stock=stock | others)
        follow(paid, "build", "build timber_yard", "rank 2", "save clay", "pay")
        assert goods(paid, 0) == {"clay": 1}

    @clauses("QD-LATER-37", "QD-BUILD-26")
    @pytest.mark.parametrize(
        ("use", "held", "left"),
        [
            ("clear land", {"timber": 3, "stone": 1, "clay": 3, "guilder": 4}, {"guilder": 4}),
            ("renovate", {"timber": 4, "stone": 2, "clay": 3, "guilder": 4}, {}),
        ],
    )
    def test_it_saves_at_every_build_action(
        self, queensdale: Game, use: str, held: dict[str, int], left: dict[str, int]
    ) -> None:
        pos = with_die(queensdale, "card_2", {"goods": held, "buildings": {"dwelling": 1}}, opened=3)
        follow(pos, "build", use, "save stone", "pay")
        assert goods(pos, 0) == left

    @clauses("QD-LATER-37", "QD-WORK-07")
    def test_craftsmen_help_besides(self, queensdale: Game) -> None:
        own = {"goods": {"timber": 1, "stone": 2}, "figurines": {"craftsman": 1}}
        pos = with_die(queensdale, "card_2", own, opened=3)
        follow(
            pos, "build", "build timber_yard", "rank 1", "save clay", "craftsman", "save timber", "save timber", "pay"
        )
        assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({}, {})
        short = own | {"goods": {"timber": 1, "stone": 1}}
        assert clause(with_die(queensdale, "card_2", short, opened=3), "build") == "QD-DICE-18"

    @clauses("QD-LATER-37", "QD-LATER-24")
    def test_by_the_plunger_it_saves_as_well(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "card_2", {"goods": YARD}, opened=3, plunger=0, taken={"build": 2})
        follow(pos, "occupied build", "build timber_yard", "rank 1", "save timber", "pay")
        assert (goods(pos, 0), pos.to_dict()["plunger"]) == ({"timber": 1}, 1)

    @clauses("QD-LATER-37")
    def test_other_actions_and_later_builds_are_not_cheaper(self, queensdale: Game) -> None:
        hut = with_die(queensdale, "card_2", {"goods": {"timber": 2}}, opened=3)
        assert hut.why_not("hut") is not None
        pos = rolled(queensdale, "card_2", "action", goods={"timber": 9, "stone": 9, "clay": 9}, opened=3)
        follow(pos, "die 1", "wage", "end turn")
        assert pos.to_dict()["savings"] == 0

    @clauses("QD-LATER-37")
    def test_savings_stand_in_documents_while_a_build_action_begins(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "card_2", {"goods": RICH}, opened=3), "build")
        assert (pos.step, pos.to_dict()["savings"]) == ("build", 1)
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
        play(pos, "build timber_yard")
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
        with pytest.raises(PositionError, match="price"):
            queensdale.position(pos.to_dict() | {"savings": 5})


class TestProclamation:
    """Number card 3: an A, and a level of morale afterwards."""

    @clauses("QD-LATER-37")
    def test_it_is_an_a_and_afterwards_morale_rises(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "card_3", opened=3)
        assert outcome(pos, "wage") == {
            "seats.0.goods.guilder": 1, "seats.0.morale": 1, "seats.0.dice": GONE, "taken.wage": 1,
            "faces_shown": ["card_3"],
        }  # fmt: skip
        assert with_die(queensdale, "card_3", opened=3).why_not("timber") is not None

    @clauses("QD-LATER-37", "QD-MORALE-03")
    def test_the_level_comes_after_the_action(self, queensdale: Game) -> None:
        """A new woodcutter's hut has its part in the income of the level that follows."""
        own = {"goods": YARD, "morale": 1}
        pos = with_die(queensdale, "card_3", own, opened=3)
        play(pos, "build")
        assert seat(pos, 0)["morale"] == 1
        follow(pos, "build woodcutter_hut", "rank 1", "pay")
        assert (seat(pos, 0)["morale"], goods(pos, 0)) == (2, {"timber": 1})

    @clauses("QD-LATER-37")
    def test_it_waits_for_the_end_of_a_walk(self, queensdale: Game) -> None:
        pos = follow(with_die(queensdale, "card_3", opened=3, herbs={}), "scout 2", "rest in red")
        assert seat(pos, 0)["morale"] == 0
        play(pos, "at b3")
        assert (pos.step, seat(pos, 0)["morale"]) == ("turn", 1)

    @clauses("QD-LATER-37")
    def test_at_the_top_of_the_bar_it_is_still_an_a(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "card_3", {"morale": 15}, opened=3), "wage")
        assert (goods(pos, 0), seat(pos, 0)["morale"]) == ({"guilder": 1}, 15)

    @clauses("QD-LATER-37", "QD-LATER-24")
    def test_by_the_plunger_morale_rises_too(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "card_3", opened=3, plunger=0, taken={"bakery": 1})
        play(pos, "occupied bakery")
        assert (goods(pos, 0), seat(pos, 0)["morale"], pos.to_dict()["plunger"]) == ({"bread": 1}, 1, 1)


class TestPilgrim:
    """Number card 4: purple, two steps for the scout."""

    @clauses("QD-LATER-37", "QD-STICKER-06")
    def test_it_goes_on_the_purple_space_only(self, queensdale: Game) -> None:
        assert texts(with_die(queensdale, "card_4", {"goods": RICH}, opened=6)) == ["purple"]

    @clauses("QD-LATER-37", "QD-SCOUT-01")
    def test_the_scout_walks_two_steps_at_most(self, queensdale: Game) -> None:
        pos = follow(with_die(queensdale, "card_4", {"scout": "red c3"}, opened=6, herbs={}), "purple", "rest in red")
        assert pos.step == "rest"
        reached = {text.removeprefix("at ") for text in texts(pos)}
        assert {"b3", "c2", "c1", "c5"} <= reached
        assert "c6" not in reached
        assert clause(pos, "at c6") == "QD-SCOUT-01"
        play(pos, "at c1")
        assert (seat(pos, 0)["scout"], pos.step) == ("red c1", "turn")

    @clauses("QD-LATER-37", "QD-SCOUT-07")
    def test_it_gathers_as_usual(self, queensdale: Game) -> None:
        own = {"scout": "red c3", "huts": ["mint"]}
        herbs = {"red c4": ["mint", "timber"], "red b4": ["mint", "clay"], "red b5": ["sage", "bread"]}
        pos = play(with_die(queensdale, "card_4", own, opened=6, herbs=herbs), "purple")
        assert [text for text in texts(pos) if text.startswith("gather")] == ["gather red b4", "gather red c4"]
        play(pos, "gather red c4", "gather red b4")
        assert (goods(pos, 0), seat(pos, 0)["gathered"], pos.step) == ({"timber": 1, "clay": 1}, 2, "turn")

    @clauses("QD-LATER-37", "QD-SCOUT-12")
    def test_it_must_move(self, queensdale: Game) -> None:
        pos = follow(with_die(queensdale, "card_4", {"scout": "red c3"}, opened=6, herbs={}), "purple", "rest in red")
        assert clause(pos, "at c3") == "QD-SCOUT-12"

    @clauses("QD-LATER-37")
    @pytest.mark.parametrize(("building", "steps"), [("scout_lodge", 3), ("dwelling", 2)])
    def test_a_scout_lodge_gives_this_movement_a_step_more(self, queensdale: Game, building: str, steps: int) -> None:
        pos = play(with_die(queensdale, "card_4", {"buildings": {building: 1}}, opened=6, herbs={}), "purple")
        assert pos.to_dict()["pending"][-1]["argument"]["steps"] == steps


class TestLedger:
    """Number card 5: purple, up to three basic resources one for one, and a guilder."""

    @clauses("QD-LATER-37", "QD-STICKER-06")
    def test_it_goes_on_the_purple_space_only(self, queensdale: Game) -> None:
        assert texts(with_die(queensdale, "card_5", {"goods": RICH}, opened=6)) == ["purple"]

    @clauses("QD-LATER-37")
    def test_three_resources_are_changed_and_a_guilder_is_gained(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "card_5", {"goods": {"timber": 4}}, opened=6), "purple")
        play(pos, "change timber for stone", "change timber for clay")
        assert (pos.step, goods(pos, 0)) == ("ledger", {"timber": 2, "stone": 1, "clay": 1})
        play(pos, "change timber for guilder")
        assert (pos.step, goods(pos, 0)) == ("turn", {"timber": 1, "stone": 1, "clay": 1, "guilder": 2})

    @clauses("QD-LATER-37")
    @pytest.mark.parametrize("changes", [0, 1, 2])
    def test_fewer_may_be_changed(self, queensdale: Game, changes: int) -> None:
        pos = play(with_die(queensdale, "card_5", {"goods": {"timber": 4}}, opened=6), "purple")
        play(pos, *["change timber for stone"] * changes, "change nothing more")
        assert goods(pos, 0).get("stone", 0) == changes
        assert (goods(pos, 0)["timber"], goods(pos, 0)["guilder"], pos.step) == (4 - changes, 1, "turn")

    @clauses("QD-LATER-37")
    def test_the_guilder_comes_after_the_exchange(self, queensdale: Game) -> None:
        """It cannot be changed itself: who has nothing to change gets the guilder at once."""
        pos = play(with_die(queensdale, "card_5", {"goods": {"bread": 1, "marble": 1}}, opened=6), "purple")
        assert (pos.step, goods(pos, 0)) == ("turn", {"bread": 1, "marble": 1, "guilder": 1})

    @clauses("QD-LATER-37")
    def test_only_basic_resources_that_are_there(self, queensdale: Game) -> None:
        """Neither bread nor marble, neither given nor taken; what was just taken may be given again."""
        own = {"goods": {"clay": 1, "bread": 3, "marble": 3}}
        pos = play(with_die(queensdale, "card_5", own, opened=6), "purple")
        assert texts(pos) == [
            "change clay for timber", "change clay for stone", "change clay for guilder", "change nothing more",
        ]  # fmt: skip
        assert clause(pos, "change timber for clay") == "QD-LATER-37"
        play(pos, "change clay for stone", "change stone for clay", "change nothing more")
        assert goods(pos, 0) == {"clay": 1, "bread": 3, "marble": 3, "guilder": 1}

    @clauses("QD-LATER-37", "QD-STICKER-22")
    def test_without_a_gain_it_needs_something_to_change(self, tmp_path: Path) -> None:
        """The shipped face always brings its guilder, so another pack has one that does not."""
        game = changed_pack(tmp_path, ("change = 3, gain = { guilder = 1 }", "change = 3"))
        beside = {"dice": ["card_5", "action"], "goods": {"bread": 1}}
        assert clause(at(game, beside, {}, opened=6), "die 1") == "QD-DICE-13"
        assert texts(with_die(game, "card_5", {"goods": {"clay": 1}}, opened=6)) == ["purple"]


class TestMirror:
    """Number card 6: any face that shows on another unplaced die of the player."""

    @clauses("QD-LATER-37")
    def test_it_counts_as_a_face_of_another_unplaced_die(self, queensdale: Game) -> None:
        pos = play(rolled(queensdale, "card_6", "timber", "action"), "die 1")
        assert (pos.step, texts(pos)) == ("mirror", ["as die 2", "as die 3"])
        play(pos, "as die 2")
        assert (pos.step, seat(pos, 0)["dice"]) == ("place", ["timber", "timber", "action", None, None])
        play(pos, "timber +1")
        assert goods(pos, 0) == {"timber": 2}
        assert seat(pos, 0)["dice"] == [None, "timber", "action", None, None]
        assert seat(pos, 0)["faces"][0].count("card_6") == 1

    @clauses("QD-LATER-37")
    def test_not_as_a_placed_die_and_not_as_dice_of_others(self, queensdale: Game) -> None:
        alone = at(queensdale, {"dice": ["card_6"]}, {"dice": ["action"]}, opened=6)
        assert alone.why_not("die 1") is not None
        pos = play(rolled(queensdale, "card_6", "timber", "action"), "die 1")
        assert clause(pos, "as die 4") == "QD-ROUND-04"

    @clauses("QD-LATER-37")
    def test_a_mirror_is_no_mirror_of_a_mirror(self, queensdale: Game) -> None:
        assert rolled(queensdale, "card_6", "card_6", opened=6, players=4).why_not("die 1") is not None
        pos = at(queensdale, {"dice": ["card_6", "card_6", "stone", "clay"]}, {}, {}, opened=6)
        play(pos, "die 1")
        assert texts(pos) == ["as die 3", "as die 4"]
        assert clause(pos, "as die 2") == clause(pos, "as die 1") == "QD-LATER-37"

    @clauses("QD-LATER-37")
    def test_two_mirrors_may_show_the_same_die(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["card_6", "card_6", "trumpet"]}, {"dice": []}, {"dice": []}, opened=6)
        follow(pos, "die 1", "as die 3", "purple", "end turn", "die 2", "as die 3", "purple")
        assert (fame(pos, 0), seat(pos, 0)["dice"]) == (2, [None, None, "trumpet", None, None])

    @clauses("QD-LATER-37", "QD-STICKER-06")
    @pytest.mark.parametrize(("face", "held"), [("bread2", {"bread": 2}), ("card_5", {"guilder": 1})])
    def test_as_a_purple_face_it_goes_on_the_purple_space(
        self, queensdale: Game, face: str, held: dict[str, int]
    ) -> None:
        pos = follow(rolled(queensdale, "card_6", face), "die 1", "as die 2", "purple")
        assert goods(pos, 0) == held
        assert seat(pos, 0)["dice"][:2] == [None, face]

    @clauses("QD-LATER-37", "QD-STICKER-02", "QD-STICKER-18")
    def test_as_a_or_resource_it_is_one_or_the_other(self, queensdale: Game) -> None:
        pos = follow(rolled(queensdale, "card_6", "a_clay"), "die 1", "as die 2")
        assert {"clay", "clay +1", "bakery"} <= set(texts(pos))
        assert goods(play(pos, "bakery"), 0) == {"bread": 1}

    @clauses("QD-LATER-37", "QD-LATER-24")
    def test_as_an_a_it_may_use_the_plunger(self, queensdale: Game) -> None:
        pos = rolled(queensdale, "card_6", "action", plunger=0, taken={"wage": 2})
        follow(pos, "die 1", "as die 2", "occupied wage")
        assert (goods(pos, 0), pos.to_dict()["plunger"]) == ({"guilder": 1}, 1)

    @clauses("QD-LATER-37")
    def test_as_a_twin_hammer_it_saves_and_as_a_proclamation_it_rouses(self, queensdale: Game) -> None:
        pos = rolled(queensdale, "card_6", "card_2", goods=YARD)
        follow(pos, "die 1", "as die 2", "build", "build timber_yard", "rank 1", "save stone", "pay")
        assert goods(pos, 0) == {"stone": 1}
        pos = follow(rolled(queensdale, "card_6", "card_3"), "die 1", "as die 2", "wage")
        assert seat(pos, 0)["morale"] == 1

    @clauses("QD-LATER-37", "QD-DICE-13")
    def test_a_face_that_fits_nowhere_is_not_mirrored(self, queensdale: Game) -> None:
        full = {"timber": 1, "timber_plus": 1}
        assert rolled(queensdale, "card_6", "timber", opened=6, taken=full).why_not("die 1") is not None
        pos = play(rolled(queensdale, "card_6", "timber", "stone", "clay", opened=6, taken=full), "die 1")
        assert texts(pos) == ["as die 3", "as die 4"]
        assert clause(pos, "as die 2") == "QD-DICE-13"

    @clauses("QD-LATER-37", "QD-GROCER-11")
    def test_everybody_knows_it_when_it_is_picked_up(self, queensdale: Game) -> None:
        """What it mirrors is known once that is used."""
        pos = rolled(queensdale, "card_6", "card_4", "card_5")
        assert "faces_shown" not in pos.to_dict()
        play(pos, "die 1")
        assert pos.to_dict()["faces_shown"] == ["card_6"]
        follow(pos, "as die 2", "purple")
        assert pos.to_dict()["faces_shown"] == ["card_4", "card_6"]
        assert pos.why_no_undo(0) is not None

    @clauses("QD-LATER-37")
    def test_the_other_die_can_still_be_placed(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["card_6", "double_stone"]}, {"dice": []}, opened=6)
        follow(pos, "die 1", "as die 2", "stone +1", "end turn", "die 2", "stone")
        assert goods(pos, 0) == {"stone": 5}

    @clauses("QD-LATER-37")
    def test_a_mirrored_die_stands_in_documents(self, queensdale: Game) -> None:
        pos = play(rolled(queensdale, "card_6", "herb", "action"), "die 1", "as die 2")
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
        document = pos.to_dict()
        document["seats"][0]["dice"] = ["trumpet", "herb", "action", None, None]
        with pytest.raises(PositionError, match=r"dice\[0\]: got trumpet, expected a face of the die"):
            queensdale.position(document)


@clauses("QD-LATER-29", "QD-LATER-37")
@pytest.mark.parametrize("face", [f"card_{n}" for n in range(1, 7)])
def test_no_face_of_a_number_card_makes_a_die_useless(queensdale: Game, face: str) -> None:
    """Beside any other die that can be placed, each of them can be placed too."""
    for other in ("timber", "action", "bread2"):
        assert "die 1" in texts(rolled(queensdale, face, other))
