"""QD-LATER-58: the promises of the families."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clauses,
    finished,
    follow,
    goods,
    last_die,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
    with_die,
)
from tests.rules.queensdale.telling import number_of

from queenswright import PositionError
from queenswright.games.queensdale.state.course import PHASES
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

RICH = {"timber": 9, "stone": 9, "clay": 9, "marble": 9, "guilder": 9, "bread": 9}
BASIC = ["take timber", "take stone", "take clay", "take guilder"]


def build(game: Game, what: str, family: str = "anvil", **own: Any) -> Position:
    """Seat 0 builds at the lowest rank, or uses its build action in another way."""
    pos = at(game, {"family": family, "goods": RICH, **own}, step="build", opened=own.pop("opened", 5))
    play(pos, what)
    return play(pos, "rank 1") if pos.step == "rank" else pos


def is_kept(pos: Position, number: int = 0) -> bool:
    """Whether a seat has kept the promise of its family in this game."""
    return "promise" in seat(pos, number).get("used", [])


class TestAnvil:
    """Three different kinds of build action in a game."""

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize(
        ("what", "part"),
        [
            ("build timber_yard", "blue_building"),
            ("build woodcutter_hut", "pink_building"),
            ("build carpenters_yard", "orange_building"),
            ("build fountain", "grey_building"),
            ("build apothecary", "white_building"),
            ("clear land", "clear"),
            ("raise monument", "monument"),
        ],
    )
    def test_each_colour_of_building_and_each_other_use_is_a_kind(self, queensdale: Game, what: str, part: str) -> None:
        pos = build(queensdale, what)
        assert seat(pos, 0)["promise"] == [part]

    @clauses("QD-LATER-58")
    def test_renovating_is_a_kind(self, queensdale: Game) -> None:
        pos = build(queensdale, "renovate", buildings={"timber_yard": 1})
        assert (seat(pos, 0)["promise"], seat(pos, 0)["renovated"]) == (["renovate"], ["timber_yard"])

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize(
        ("moves", "part", "keys"),
        [
            (("add segment", "segment red 1"), "segment", {"opened": 7, "branch": "wall"}),
            (("add segment", "segment red 2"), "segment", {"opened": 7, "branch": "road"}),
            (("furnish room", "furnish kitchen"), "room", {"opened": 8, "branch": "wall"}),
        ],
    )
    def test_a_segment_and_a_room_are_kinds(
        self, queensdale: Game, moves: tuple[str, ...], part: str, keys: dict[str, Any]
    ) -> None:
        pos = at(queensdale, {"family": "anvil", "goods": RICH}, step="build", **keys)
        assert seat(play(pos, *moves), 0)["promise"] == [part]

    @clauses("QD-LATER-58")
    def test_the_third_kind_brings_two_basic_resources_of_choice(self, queensdale: Game) -> None:
        pos = build(queensdale, "build timber_yard", promise=["pink_building", "clear"])
        assert (pos.step, pos.to_move, texts(pos)) == ("pick", 0, BASIC)
        before = dict(goods(pos, 0))
        follow(pos, "take clay", "take stone")
        after = goods(pos, 0)
        assert (after["clay"], after["stone"]) == (before["clay"] + 1, before["stone"] + 1)
        assert (is_kept(pos), seat(pos, 0)["promises_kept"], pos.step) == (True, 1, "turn")

    @clauses("QD-LATER-58")
    def test_two_kinds_are_not_enough_and_a_kind_counts_once(self, queensdale: Game) -> None:
        pos = build(queensdale, "build timber_yard", promise=["blue_building", "clear"])
        assert (pos.step, is_kept(pos)) == ("turn", False)
        assert seat(pos, 0)["promise"] == ["blue_building", "clear"]

    @clauses("QD-LATER-58")
    def test_the_reward_follows_what_the_build_action_still_asks(self, queensdale: Game) -> None:
        """A renovation, and a building over another one: first the choice of the building, then the resources."""
        two: dict[str, Any] = {"buildings": {"timber_yard": 1, "quarryman": 1}, "promise": ["pink_building", "clear"]}
        pos = build(queensdale, "renovate", **two)
        assert pos.step == "renovate"
        assert play(pos, "renovate quarryman").step == "pick"
        four = {"timber_yard": 1, "quarryman": 1, "stone_pile": 1, "dwelling": 1}
        pos = build(queensdale, "build carpenters_yard", buildings=four, promise=["pink_building", "clear"])
        assert pos.step == "cover"
        assert play(pos, "over dwelling").step == "pick"

    @clauses("QD-LATER-58")
    def test_once_in_a_game(self, queensdale: Game) -> None:
        own: dict[str, Any] = {
            "used": ["promise"],
            "promise": ["pink_building", "clear", "renovate"],
            "promises_kept": 1,
        }
        pos = build(queensdale, "build timber_yard", **own)
        assert (pos.step, seat(pos, 0)["promises_kept"]) == ("turn", 1)

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize("family", ["heron", "key", "lantern"])
    def test_for_other_families_building_is_no_promise(self, queensdale: Game, family: str) -> None:
        assert "promise" not in seat(build(queensdale, "build timber_yard", family), 0)

    @clauses("QD-LATER-58")
    def test_not_before_epoch_5(self, queensdale: Game) -> None:
        own = {"family": "anvil", "goods": {"timber": 3, "stone": 2, "clay": 1}}
        pos = play(at(queensdale, own, step="build", opened=4), "build timber_yard")
        assert (seat(pos, 0)["buildings"], "promise" in seat(pos, 0)) == ({"timber_yard": 1}, False)
        with pytest.raises(PositionError, match=r"promise: there is nothing before promises is in play"):
            at(queensdale, {"promise": ["clear"]}, opened=4)


class TestHeron:
    """Tokens from two foreign quarters in a game."""

    @staticmethod
    def gathering(game: Game, quarter: str, **own: Any) -> Position:
        """The scout of seat 0, who lives in the red quarter, stands beside a mint."""
        table = {"family": "heron", "huts": ["mint"], "scout": f"{quarter} c3", **own}
        return with_die(game, "action", table, opened=5, herbs={f"{quarter} b2": ["mint", "timber"]})

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize("quarter", ["blue", "green", "yellow"])
    def test_a_token_of_another_quarter_counts_also_where_nobody_lives(self, queensdale: Game, quarter: str) -> None:
        pos = play(self.gathering(queensdale, quarter), "scout 4", f"gather {quarter} b2")
        assert (seat(pos, 0)["promise"], is_kept(pos)) == ([quarter], False)

    @clauses("QD-LATER-58")
    def test_a_token_of_the_own_quarter_does_not(self, queensdale: Game) -> None:
        pos = play(self.gathering(queensdale, "red", promise=["blue"]), "scout 4", "gather red b2")
        assert (seat(pos, 0)["promise"], is_kept(pos)) == (["blue"], False)

    @clauses("QD-LATER-58")
    def test_a_second_token_of_the_same_quarter_is_not_enough(self, queensdale: Game) -> None:
        pos = play(self.gathering(queensdale, "blue", promise=["blue"]), "scout 4", "gather blue b2")
        assert not is_kept(pos)

    @clauses("QD-LATER-58")
    def test_the_second_foreign_quarter_keeps_the_promise(self, queensdale: Game) -> None:
        pos = play(self.gathering(queensdale, "yellow", promise=["blue"]), "scout 4", "gather yellow b2")
        assert (pos.step, texts(pos), is_kept(pos)) == ("pick", BASIC, True)
        follow(pos, "take guilder", "take guilder")
        assert goods(pos, 0) == {"guilder": 2, "timber": 1}

    @clauses("QD-LATER-58")
    def test_a_token_that_a_healer_takes_counts(self, queensdale: Game) -> None:
        own = {"family": "heron", "scout": "blue c3", "figurines": {"healer": 1}, "promise": ["green"]}
        pos = at(queensdale, own, opened=6, herbs={"blue b2": ["mint", "timber"], "blue b1": ["sage", "timber"]})
        assert is_kept(play(pos, "use healer", "token blue b2"))

    @clauses("QD-LATER-58")
    def test_the_quarter_of_the_colour_counts_not_that_of_the_seat(self, queensdale: Game) -> None:
        """With two players seat 1 lives in the green quarter: blue is foreign to it, green is not."""
        table = {"family": "heron", "huts": ["mint"], "scout": "green c3", "dice": ["action"]}
        herbs = {"green b2": ["mint", "timber"], "blue b2": ["mint", "timber"]}
        pos = at(queensdale, {}, table, to_move=1, step="place", opened=5, herbs=herbs)
        assert "promise" not in seat(play(pos, "scout 4", "gather green b2"), 1)


class TestKey:
    """Dice on four kinds of action space in one round."""

    @staticmethod
    def placing(game: Game, *done: str, face: str = "action", **keys: Any) -> Position:
        """Seat 0 has dice on these kinds of space and is about to place another one."""
        own = {"family": "key", "goods": dict.fromkeys(("timber", "guilder", "bread"), 3), "promise": list(done)}
        return with_die(game, face, own, opened=5, herbs={}, **keys)

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize(
        ("move", "part"),
        [
            ("wage", "wage"), ("scout 4", "scout"), ("scout 2", "scout"), ("hut", "hut"), ("market", "market"),
            ("bakery", "bakery"), ("poor", "poor"), ("hire", "hire"), ("tome", "tome"),
        ],
    )  # fmt: skip
    def test_every_action_is_a_kind(self, queensdale: Game, move: str, part: str) -> None:
        assert seat(play(self.placing(queensdale), move), 0)["promise"] == [part]

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize(
        ("move", "part", "keys"),
        [
            ("cogwheel", "cogwheel", {"opened": 6, "cogwheel": "1"}),
            ("order", "order", {"opened": 6, "orders": ["1"]}),
            ("ride 2", "rider", {"opened": 7, "branch": "road"}),
            ("ride 3", "rider", {"opened": 7, "branch": "road"}),
        ],
    )
    def test_every_action_of_later_epochs_is_a_kind(
        self, queensdale: Game, move: str, part: str, keys: dict[str, Any]
    ) -> None:
        own = {"family": "key", "goods": RICH}
        assert seat(play(with_die(queensdale, "action", own, **keys), move), 0)["promise"] == [part]

    @clauses("QD-LATER-58")
    def test_a_fair_is_a_market(self, queensdale: Game) -> None:
        number = number_of(queensdale, "y3")
        own = {"family": "key", "goods": RICH, "promise": ["market", "wage", "hire"]}
        pos = with_die(queensdale, "action", own, opened=5, story=number, stories=[number])
        assert not is_kept(play(pos, "fair"))

    @clauses("QD-LATER-58")
    def test_building_is_a_kind(self, queensdale: Game) -> None:
        own = {"family": "key", "goods": RICH}
        pos = play(with_die(queensdale, "action", own, opened=5), "build")
        assert seat(pos, 0)["promise"] == ["build"]

    @clauses("QD-LATER-58")
    def test_two_scout_spaces_are_one_kind(self, queensdale: Game) -> None:
        pos = play(self.placing(queensdale, "scout", "wage", "hire"), "scout 2")
        assert not is_kept(pos)

    @clauses("QD-LATER-58")
    def test_the_fourth_kind_keeps_the_promise_after_the_action(self, queensdale: Game) -> None:
        pos = play(self.placing(queensdale, "scout", "wage", "hire"), "bakery")
        assert (pos.step, texts(pos), is_kept(pos)) == ("pick", BASIC, True)
        assert goods(pos, 0)["bread"] == 4
        pos = play(self.placing(queensdale, "scout", "wage", "hire"), "market")
        assert pos.state.agenda_depth > 2

    @clauses("QD-LATER-58")
    def test_paid_dice_and_dice_on_occupied_spaces_count(self, queensdale: Game) -> None:
        paid = play(self.placing(queensdale, "scout", "wage", "hire", face="timber"), "bakery")
        assert is_kept(paid)
        pos = self.placing(queensdale, "scout", "wage", "hire", face="occupied", taken={"bakery": 1})
        assert is_kept(play(pos, "occupied bakery"))

    @clauses("QD-LATER-58")
    def test_resource_spaces_and_purple_faces_do_not_count(self, queensdale: Game) -> None:
        pos = play(self.placing(queensdale, "scout", "wage", "hire", face="timber"), "timber +1")
        assert not is_kept(pos)
        pos = play(self.placing(queensdale, "scout", "wage", "hire", face="trumpet"), "purple")
        assert not is_kept(pos)

    @clauses("QD-LATER-58")
    def test_only_in_one_round(self, queensdale: Game) -> None:
        own = {"family": "key", "promise": ["scout", "wage", "hire"]}
        pos = play(last_die(queensdale, own, opened=5), "leave round")
        assert (pos.state.round_number, "promise" in seat(pos, 0)) == (2, False)

    @clauses("QD-LATER-58")
    def test_what_lasts_a_game_stays_when_a_round_ends(self, queensdale: Game) -> None:
        own = {"family": "anvil", "promise": ["clear", "renovate"]}
        pos = play(last_die(queensdale, own, opened=5), "leave round")
        assert seat(pos, 0)["promise"] == ["clear", "renovate"]


class TestLantern:
    """Twice in a game the only one to feed the poor in a round."""

    @staticmethod
    def round_over(game: Game, *fed: int, players: int = 2, **own: Any) -> Position:
        """The end of a round in which these seats have fed the poor; the lanterns sit at seat 0."""
        tables: list[dict[str, Any]] = [{"used": ["fed"]} if number in fed else {} for number in range(players)]
        tables[0] |= {"family": "lantern", **own}
        keys = {key: own.pop(key) for key in ("round",) if key in own}
        return play(last_die(game, *tables, players=players, opened=5, **keys), "leave round")

    @clauses("QD-LATER-58")
    def test_feeding_is_noted_for_everybody(self, queensdale: Game) -> None:
        for family in ("lantern", "anvil"):
            pos = with_die(queensdale, "action", {"family": family, "goods": {"bread": 1}}, opened=5)
            assert seat(play(pos, "poor"), 0)["used"] == ["fed"]

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_alone_once_is_a_beginning(self, queensdale: Game, players: int) -> None:
        pos = self.round_over(queensdale, 0, players=players)
        assert (seat(pos, 0)["promise"], is_kept(pos), pos.step) == (["alone"], False, "turn")
        assert not any(own.get("used") for own in pos.to_dict()["seats"])

    @clauses("QD-LATER-58")
    @pytest.mark.parametrize("fed", [(), (1,), (0, 1)])
    def test_not_alone_or_not_at_all_does_not_count(self, queensdale: Game, fed: tuple[int, ...]) -> None:
        pos = self.round_over(queensdale, *fed, promise=["alone"])
        assert (seat(pos, 0)["promise"], is_kept(pos)) == (["alone"], False)
        assert not any(own.get("used") for own in pos.to_dict()["seats"])

    @clauses("QD-LATER-58")
    def test_twice_keeps_the_promise_at_the_end_of_the_round(self, queensdale: Game) -> None:
        """The next round has begun; before its first turn, somebody else's, the lantern takes the resources."""
        pos = self.round_over(queensdale, 0, promise=["alone"])
        assert (pos.step, pos.to_move, texts(pos)) == ("pick", 0, BASIC)
        assert (pos.state.round_number, pos.state.turn_seat) == (2, 1)
        follow(pos, "take stone", "take stone")
        assert (goods(pos, 0), is_kept(pos), pos.step, pos.to_move) == ({"stone": 2}, True, "turn", 1)

    @clauses("QD-LATER-58")
    def test_feeding_twice_in_one_round_is_once(self, queensdale: Game) -> None:
        own = {"family": "lantern", "goods": {"bread": 2}, "used": ["fed"], "dice": ["action"]}
        pos = play(with_die(queensdale, "action", own, opened=5, players=4), "poor")
        assert "promise" not in seat(pos, 0)

    @clauses("QD-LATER-58")
    def test_the_last_round_of_a_game_counts_too(self, queensdale: Game) -> None:
        """The ranking is made before the resources are taken, which can then be stored."""
        own = of_epoch(5) | {"family": "lantern", "promise": ["alone"], "used": ["fed"]}
        pos = finished(queensdale, own, of_epoch(5, "b"), opened=5)
        assert (pos.step, pos.to_move, is_kept(pos)) == ("pick", 0, True)
        assert pos.to_dict()["ranking"] != []
        assert pos.state.phase == PHASES.index("told")
        before = goods(pos, 0).get("stone", 0)
        assert goods(play(pos, "take stone"), 0)["stone"] == before + 1

    @clauses("QD-LATER-58")
    def test_for_other_families_feeding_is_no_promise(self, queensdale: Game) -> None:
        pos = play(last_die(queensdale, {"family": "heron", "used": ["fed"]}, opened=5), "leave round")
        assert "promise" not in seat(pos, 0)


@clauses("QD-LATER-58")
@pytest.mark.parametrize(("so_far", "seals"), [(0, 0), (1, 0), (2, 1), (3, 0), (7, 0)])
def test_the_third_game_brings_a_seal_once(queensdale: Game, so_far: int, seals: int) -> None:
    own: dict[str, Any] = {"promise": ["pink_building", "clear"], "promises_kept": so_far, "seals": 2}
    pos = follow(build(queensdale, "build timber_yard", **own), "take clay", "take clay")
    assert (seat(pos, 0)["seals"], seat(pos, 0)["promises_kept"]) == (2 + seals, so_far + 1)


@clauses("QD-LATER-58")
def test_a_new_game_begins_with_a_new_promise(queensdale: Game) -> None:
    own = of_epoch(5) | {"family": "anvil", "promise": ["clear"], "used": ["promise"], "promises_kept": 2}
    pos = quietly(finished(queensdale, own, of_epoch(5, "b"), opened=5), "turn")
    assert (pos.state.game_number, seat(pos, 0)["promises_kept"]) == (2, 2)
    assert not {"promise", "used"} & set(seat(pos, 0))


@clauses("QD-LATER-58", "QD-COMP-34")
def test_promises_are_open_from_epoch_5_on(queensdale: Game) -> None:
    for opened in (4, 5):
        pos = at(queensdale, opened=opened)
        read = disclosed_texts(queensdale.pack, pos.state, 1)
        assert ("promise-anvil" in read, "promise-reward" in read) == (opened == 5, opened == 5)
        assert ("promise" in pos.view(1)["seats"][0]) == (opened == 5)


@clauses("QD-LATER-58")
def test_what_is_told_of_a_promise(queensdale: Game) -> None:
    pos = build(queensdale, "build timber_yard", promise=["pink_building", "clear"])
    assert "qd-story-promise" in [event.message for event in pos.story()]
