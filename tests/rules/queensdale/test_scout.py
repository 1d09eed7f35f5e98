"""QD-SCOUT: moving the scout. The red tent is c3; b2, c4 and d2 are the shrubs next to it."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, goods, outcome, play, seat, texts, with_die

from queenswright.games.queensdale.steps import space_name
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

QUARTERS = ("red", "blue", "green", "yellow")
MINT: dict[str, Any] = {"huts": ["mint"]}
ROW = {
    "red c4": ["mint", "timber"],
    "red b4": ["sage", "clay"],
    "red b5": ["mint", "bread"],
    "red a6": ["mint", "fame"],
}
"""Four tokens that lie in a row, each one step from the one before, the first one step from the tent."""
INNER_WAY = ["red c2", "red c1", "inner red", "blue a3"]
"""From the red tent over the inner bridge, step by step."""


def scouting(game: Game, steps: int, own: dict[str, Any] | None = None, *others: Any, **keys: Any) -> Position:
    """Red moves the scout so many steps; no token lies on the map unless it is named."""
    argument = {"steps": steps, "gathered": 0, "moved": False}
    return at(game, own or {}, *others, **{"step": "scout", "argument": argument, "herbs": {}, **keys})


def places_of(pos: Position) -> set[str]:
    """The spaces on offer once it is chosen in which quarter the move ends, or that it ends on a bridge."""
    where = pos.to_dict()["pending"][-1]["argument"]["in"]
    prefix = "" if where == "bridge" else f"{where} "
    return {prefix + text.removeprefix("at ") for text in texts(pos)}


def resting_places(pos: Position) -> set[str]:
    """All spaces on which the move may end; what leaves no choice is chosen already."""
    if pos.step == "rest":
        return places_of(pos)
    found: set[str] = set()
    for text in texts(pos):
        if text.startswith("rest"):
            there = play(pos.copy(), text)
            found |= places_of(there) if there.step == "rest" else {seat(there, there.choosers[-1])["scout"]}
    return found


def rest_at(pos: Position, space: str) -> Position:
    """End the move on a space; what leaves no choice is not asked."""
    quarter, place = space.split()
    if pos.step == "scout":
        play(pos, f"rest in {quarter}" if quarter in QUARTERS else "rest on bridge")
    if pos.step == "rest":
        play(pos, f"at {place}" if quarter in QUARTERS else f"at {space}")
    return pos


def can_end(pos: Position, space: str) -> bool:
    return space in resting_places(pos)


class TestSteps:
    @clauses("QD-SCOUT-01", "QD-SCOUT-10")
    @pytest.mark.parametrize(("space", "steps"), [("scout 4", 4), ("scout 3", 3), ("scout 2", 2)])
    @pytest.mark.parametrize("me", [0, 1, 2, 3])
    def test_the_number_at_the_space_is_the_number_of_steps(
        self, queensdale: Game, space: str, steps: int, me: int
    ) -> None:
        colour = QUARTERS[me]
        far = {2: f"{colour} e4", 3: f"{colour} f4", 4: f"{colour} f5", 5: f"{colour} f6"}
        pos = play(with_die(queensdale, "action", {}, me, 4), space)
        places = resting_places(pos)
        assert pos.to_move == me
        assert far[steps] in places
        assert far[steps + 1] not in places

    @clauses("QD-SCOUT-10", "QD-BOARD-11")
    @pytest.mark.parametrize(
        ("players", "taken", "free"),
        [
            (4, {}, ["scout 4", "scout 3", "scout 2"]),
            (4, {"scout_short": 1}, ["scout 4", "scout 3", "scout 2"]),
            (4, {"scout_short": 2}, ["scout 4", "scout 3"]),
            (3, {}, ["scout 4", "scout 3", "scout 2"]),
            (3, {"scout_short": 1, "scout_middle": 1}, ["scout 4"]),
            (2, {}, ["scout 4", "scout 2"]),
            (2, {"scout_long": 1}, ["scout 2"]),
            (2, {"scout_long": 1, "scout_short": 1}, []),
        ],
    )
    def test_scout_spaces_by_number_of_players(
        self, queensdale: Game, players: int, taken: dict[str, int], free: list[str]
    ) -> None:
        found = texts(with_die(queensdale, "action", players=players, taken=taken))
        assert [text for text in found if text.startswith("scout")] == free

    @clauses("QD-SCOUT-01")
    def test_the_number_is_a_maximum(self, queensdale: Game) -> None:
        places = resting_places(scouting(queensdale, 2))
        assert {"red c4", "red b2", "red e4", "red c1"} <= places
        assert len(places) == 6 + 12  # next to the tent, and two steps from it

    @clauses("QD-SCOUT-01")
    def test_too_far_is_refused(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 3, MINT, herbs={"red a6": "mint"})
        assert clause(pos, "gather red a6") == "QD-SCOUT-01"
        assert clause(pos, "rest in green") == "QD-SCOUT-01"
        assert clause(play(pos, "rest in red"), "at f6") == "QD-SCOUT-01"

    @clauses("QD-SCOUT-02", "QD-SCOUT-16")
    def test_the_way_over_the_inner_bridge_costs_four_steps(self, queensdale: Game) -> None:
        """The worked example: tent, (0,0,2), (0,-1,2), inner bridge, (1,2,0) in the blue quarter."""
        for steps in range(1, 5):
            places = resting_places(scouting(queensdale, steps))
            assert [space in places for space in INNER_WAY] == [place < steps for place in range(4)]

    @clauses("QD-SCOUT-02")
    def test_gathering_costs_no_step_of_its_own(self, queensdale: Game) -> None:
        pos = play(scouting(queensdale, 2, MINT, herbs=ROW), "gather red c4")
        assert can_end(pos, "red c5")
        assert not can_end(pos, "red c6")

    @clauses("QD-SCOUT-03", "QD-SCOUT-14")
    def test_turning_round_and_coming_back(self, queensdale: Game) -> None:
        """The scout stands beside the tent: into it, back out to where it came from, and into it again."""
        pos = scouting(queensdale, 3, {"scout": "red c4", **MINT}, herbs={"red c4": ["mint", "bread"]})
        play(pos, "gather red c4")
        assert (goods(pos, 0), seat(pos, 0)["scout"]) == ({"bread": 1}, "red c4")
        assert can_end(pos, "red c3")
        assert not can_end(pos, "red c2")

    @clauses("QD-SCOUT-04", "QD-BOARD-19")
    def test_spaces_with_buildings_and_scouts_may_be_entered(self, queensdale: Game) -> None:
        own = {"buildings": {"timber_yard": 1, "stone_pile": 1, "storehouse": 1, "dwelling": 1}}
        pos = scouting(queensdale, 3, own, {"scout": "red c4"})
        assert {"red c4", "red d4", "red d5", "red e4", "red f4", "red e5"} <= resting_places(pos)
        assert seat(play(pos, "rest in red", "at c4"), 0)["scout"] == "red c4" == seat(pos, 1)["scout"]

    @clauses("QD-SCOUT-05")
    @pytest.mark.parametrize(
        ("bank", "bridge", "other_bank"),
        [
            ("red c1", "inner red", "blue a3"),
            ("blue a3", "inner red", "red c1"),
            ("red e1", "outer red", "blue a5"),
            ("red a3", "inner yellow", "yellow c1"),
            ("green c1", "inner green", "yellow a3"),
        ],
    )
    def test_a_river_is_crossed_by_a_bridge(self, queensdale: Game, bank: str, bridge: str, other_bank: str) -> None:
        one_step = resting_places(scouting(queensdale, 1, {"scout": bank}))
        assert bridge in one_step
        assert {space.split()[0] for space in one_step} == {bank.split()[0], bridge.split()[0]}
        assert can_end(scouting(queensdale, 2, {"scout": bank}), other_bank)

    @clauses("QD-SCOUT-05")
    def test_without_a_bridge_in_reach_the_river_is_a_border(self, queensdale: Game) -> None:
        """The corner where the rivers cross is two steps from the nearest bridge head."""
        assert {space.split()[0] for space in resting_places(scouting(queensdale, 2, {"scout": "red a1"}))} == {"red"}

    @clauses("QD-SCOUT-06", "QD-BOARD-18")
    def test_the_tent_is_one_space_that_costs_one_step(self, queensdale: Game) -> None:
        """From c2 to c4 the only way of two steps leads through the tent."""
        for start, end in [("red c2", "red c4"), ("red c4", "red c2"), ("red b2", "red d3"), ("red d2", "red b3")]:
            one, two = (scouting(queensdale, steps, {"scout": start}) for steps in (1, 2))
            assert can_end(one, "red c3")
            assert not can_end(one, end)
            assert can_end(two, end)

    @clauses("QD-SCOUT-01", "QD-SCOUT-02", "QD-SCOUT-05", "QD-BOARD-14")
    def test_one_step_leads_to_the_neighbouring_spaces_from_everywhere(self, queensdale: Game) -> None:
        neighbours: dict[str, set[str]] = {}
        for one, other in queensdale.pack.content.valley.links:
            neighbours.setdefault(space_name(one), set()).add(space_name(other))
        assert len(neighbours) == 152
        for space, around in neighbours.items():
            pos = scouting(queensdale, 1, {"scout": space})
            groups = {place.split()[0] for place in around}
            offered = {text.removeprefix("rest in ").removeprefix("rest on ") for text in texts(pos)}
            assert offered == {"bridge" if group in ("inner", "outer") else group for group in groups}
            if space.endswith((" a1", " c3", " f6")) or space.startswith(("inner", "outer")):
                assert resting_places(pos) == around

    @clauses("QD-SCOUT-12", "QD-DICE-18")
    def test_a_scout_has_to_move(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 4)
        assert not can_end(pos, "red c3")
        assert clause(play(pos, "rest in red"), "at c3") == "QD-SCOUT-12"

    @clauses("QD-SCOUT-12")
    def test_a_scout_on_a_bridge_has_to_leave_it(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 1, {"scout": "outer green"})
        assert clause(pos, "rest on bridge") == "QD-SCOUT-12"

    @clauses("QD-SCOUT-12")
    def test_a_scout_that_has_gathered_may_stay(self, queensdale: Game) -> None:
        pos = play(scouting(queensdale, 4, MINT, herbs={"red c4": ["mint", "clay"]}), "gather red c4")
        rest_at(pos, "red c4")
        assert (seat(pos, 0)["scout"], pos.step) == ("red c4", "turn")

    @clauses("QD-SCOUT-13", "QD-BOARD-19")
    @pytest.mark.parametrize("bridge", ["inner red", "outer red", "inner yellow"])
    def test_a_move_may_end_on_a_bridge(self, queensdale: Game, bridge: str) -> None:
        pos = scouting(queensdale, 4)
        assert outcome(play(pos, "rest on bridge"), f"at {bridge}") == {"seats.0.scout": bridge}
        assert pos.step == "turn"

    @clauses("QD-SCOUT-13", "QD-BOARD-19")
    @pytest.mark.parametrize("kind", ["c3", "e5", "d4", "e6", "b6", "a4"])
    def test_a_move_may_end_anywhere_in_a_foreign_borough(self, queensdale: Game, kind: str) -> None:
        """Tent, farm, site, tower space, grass and shrub of green."""
        pos = scouting(queensdale, 4, {"scout": "green d5" if kind != "a4" else "green c3"})
        rest_at(pos, f"green {kind}")
        assert seat(pos, 0)["scout"] == f"green {kind}"

    @clauses("QD-SCOUT-13")
    def test_a_scout_on_a_bridge_goes_on_from_there(self, queensdale: Game) -> None:
        assert resting_places(scouting(queensdale, 1, {"scout": "outer green"})) == {"green e1", "yellow a5"}


class TestGathering:
    @clauses("QD-SCOUT-07")
    def test_only_what_matches_an_own_hut(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 4, MINT, {"huts": ["sage"]}, herbs=ROW)
        assert [text for text in texts(pos) if "gather" in text] == [
            "gather red a6", "gather red b5", "gather red c4",
        ]  # fmt: skip
        assert clause(pos, "gather red b4") == "QD-SCOUT-07"
        none = scouting(queensdale, 4, {}, {"huts": ["mint", "sage"]}, herbs=ROW)
        assert not [text for text in texts(none) if "gather" in text]

    @clauses("QD-SCOUT-08", "QD-SCOUT-15")
    def test_one_move_gathers_several_tokens_of_different_types(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 4, {"huts": ["mint", "sage"]}, herbs=ROW)
        moves = ["gather red c4", "gather red b4", "gather red b5", "gather red a6"]
        assert outcome(pos, *moves) == {
            "seats.0.goods.timber": 1,
            "seats.0.goods.clay": 1,
            "seats.0.goods.bread": 1,
            "seats.0.fame.herb": 1,
            "seats.0.gathered": 4,
            "seats.0.scout": "red a6",
            **{f"herbs.{space}": None for space in ROW},
        }
        assert pos.step == "turn"

    @clauses("QD-SCOUT-07")
    @pytest.mark.parametrize(("start", "shrub"), [("red a2", "red a1"), ("yellow f2", "yellow f1")])
    def test_the_first_and_the_last_shrub(self, queensdale: Game, start: str, shrub: str) -> None:
        pos = scouting(queensdale, 1, {"scout": start, **MINT}, herbs={shrub: ["mint", "clay"]})
        assert goods(play(pos, f"gather {shrub}"), 0) == {"clay": 1}

    @clauses("QD-SCOUT-09")
    def test_red_with_four_steps_and_one_hut(self, queensdale: Game) -> None:
        """The worked example: four spaces, and of the tokens on the way those that match the red hut."""
        pos = play(with_die(queensdale, "action", MINT, herbs=ROW), "scout 4")
        play(pos, "gather red c4", "gather red b5", "gather red a6")
        assert list(pos.to_dict()["herbs"]) == ["red b4"]
        assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({"timber": 1, "bread": 1}, {"herb": 1})
        assert (seat(pos, 0)["scout"], pos.step) == ("red a6", "turn")

    @clauses("QD-SCOUT-11")
    def test_passing_by_is_enough(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 2, MINT, herbs=ROW)
        rest_at(play(pos, "gather red c4"), "red c5")
        assert (seat(pos, 0)["scout"], goods(pos, 0)) == ("red c5", {"timber": 1})

    @clauses("QD-SCOUT-07", "QD-HERB-03")
    def test_a_token_may_be_left_where_it_is(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 2, MINT, herbs=ROW)
        assert outcome(pos, "rest in red", "at c4") == {"seats.0.scout": "red c4"}

    @clauses("QD-SCOUT-14")
    def test_a_token_under_the_scout_needs_leaving_and_coming_back(self, queensdale: Game) -> None:
        own = {"scout": "red c4", **MINT}
        under = {"red c4": ["mint", "clay"]}
        assert clause(scouting(queensdale, 1, own, herbs=under), "gather red c4") == "QD-SCOUT-01"
        assert outcome(scouting(queensdale, 2, own, herbs=under), "gather red c4") == {
            "herbs.red c4": None, "seats.0.goods.clay": 1, "seats.0.gathered": 1,
        }  # fmt: skip

    @clauses("QD-SCOUT-14")
    def test_the_steps_back_are_used_up(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 4, {"scout": "red c4", **MINT}, herbs=ROW)
        play(pos, "gather red c4")
        assert "gather red b5" in texts(pos)
        assert clause(pos, "gather red a6") == "QD-SCOUT-01"

    @clauses("QD-SCOUT-15", "QD-MORALE-02")
    def test_a_morale_step_pays_its_income_in_the_middle_of_the_move(self, queensdale: Game) -> None:
        own = {"huts": ["mint"], "morale": 1, "buildings": {"woodcutter_hut": 1, "treasurer": 1}}
        herbs = {"red c4": ["mint", "morale"], "red b4": ["mint", "fame"]}
        pos = scouting(queensdale, 2, own, herbs=herbs)
        assert outcome(pos, "gather red c4") == {
            "herbs.red c4": None,
            "seats.0.goods.timber": 1,
            "seats.0.goods.guilder": 1,
            "seats.0.morale": 2,
            "seats.0.gathered": 1,
            "seats.0.scout": "red c4",
        }
        assert (pos.step, clause(pos, "gather red c4")) == ("scout", "QD-HERB-02")
        play(pos, "gather red b4")
        assert seat(pos, 0)["fame"] == {"herb": 1}

    @clauses("QD-SCOUT-15", "QD-COURIER-01")
    @pytest.mark.parametrize(("card", "allowed"), [(12, ["gather red b4"]), (7, ["gather red a4", "gather red b4"])])
    def test_a_courier_drawn_on_the_way_changes_the_rest_of_the_way(
        self, queensdale: Game, card: int, allowed: list[str]
    ) -> None:
        """A theatre draws with the income; the boars of card 12 are at a4 before the scout gets there."""
        own = {"huts": ["mint"], "morale": 1, "buildings": {"theatre": 1}, "epoch": 6}
        herbs = {"red c4": ["mint", "morale"], "red b4": ["mint", "fame"], "red a4": ["mint", "fame"]}
        pos = scouting(queensdale, 4, own, herbs=herbs, bag={"courier": 1}, courier_deck=[card])
        assert "gather red a4" in texts(pos)
        play(pos, "gather red c4")
        assert pos.to_dict()["courier_card"] == card
        assert [text for text in texts(pos) if "gather" in text] == allowed


class TestHelp:
    @clauses("QD-SCOUT-01")
    def test_a_scout_lodge_gives_one_step_more_to_every_scout_action(self, queensdale: Game) -> None:
        own = {"buildings": {"scout_lodge": 1}, "epoch": 2}
        pos = play(with_die(queensdale, "action", own), "scout 2")
        assert pos.to_dict()["pending"][-1]["argument"]["steps"] == 3
        other = play(with_die(queensdale, "action", {}, opened=2), "scout 2")
        assert other.to_dict()["pending"][-1]["argument"]["steps"] == 2

    @clauses("QD-SCOUT-02")
    def test_a_ferry_house_makes_bridges_free(self, queensdale: Game) -> None:
        own = {"buildings": {"ferry_house": 1}, "epoch": 3}
        assert can_end(scouting(queensdale, 3, own), "blue a3")
        assert not can_end(scouting(queensdale, 2, own), "blue a3")
        assert can_end(scouting(queensdale, 2, own), "inner red")
        assert not can_end(scouting(queensdale, 3, {"epoch": 3}, own), "blue a3")

    @clauses("QD-SCOUT-02")
    def test_far_from_bridges_a_ferry_house_gives_no_step(self, queensdale: Game) -> None:
        own = {"buildings": {"ferry_house": 1}, "epoch": 3, **MINT}
        pos = play(scouting(queensdale, 1, own, herbs={"red c4": ["mint", "clay"]}), "gather red c4")
        assert (pos.step, seat(pos, 0)["scout"]) == ("turn", "red c4")

    @clauses("QD-SCOUT-02", "QD-COURIER-02")
    def test_flooded_inner_bridges_cost_two_steps(self, queensdale: Game) -> None:
        for steps in range(3, 6):
            places = resting_places(scouting(queensdale, steps, courier_card=6))
            assert [space in places for space in ("inner red", "blue a3")] == [steps >= 4, steps >= 5]
            assert ("outer red" in places) == (steps >= 4)

    @clauses("QD-SCOUT-07")
    @pytest.mark.parametrize("me", [0, 1, 2])
    def test_an_apothecary_lends_a_hut_once_a_round(self, queensdale: Game, me: int) -> None:
        """Whether another player has used their own apothecary does not matter."""
        seats: list[dict[str, Any]] = [{"gathered_any": True} for _ in range(3)]
        own = {"buildings": {"apothecary": 1}, "epoch": 5, "huts": ["mint"], "scout": "red c3"}
        seats[me] = own
        pos = scouting(queensdale, 4, *seats, to_move=me, herbs=ROW)
        play(pos, "gather red c4")
        assert seat(pos, me)["gathered_any"] is False
        play(pos, "gather red b4")
        assert seat(pos, me)["gathered_any"] is True
        seats[me] = {**own, "gathered_any": True}
        used = scouting(queensdale, 4, *seats, to_move=me, herbs=ROW)
        assert clause(used, "gather red b4") == "QD-SCOUT-07"
        assert "gather red b5" in texts(used)

    @clauses("QD-SCOUT-08")
    @pytest.mark.parametrize(("tokens", "gets_one"), [(1, False), (2, True), (3, True)])
    def test_a_drying_loft_pays_after_two_tokens(self, queensdale: Game, tokens: int, gets_one: bool) -> None:
        own = {"buildings": {"drying_loft": 1}, "epoch": 2, "huts": ["mint", "sage"]}
        moves = ["gather red c4", "gather red b4", "gather red b5"][:tokens]
        pos = play(scouting(queensdale, 4, own, herbs=ROW), *moves)
        assert pos.step == "scout"
        rest_at(pos, ["red c4", "red b4", "red b5"][tokens - 1])
        assert (pos.step == "pick") == gets_one
        if gets_one:
            assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
            assert play(pos, "take guilder").step == "turn"

    @clauses("QD-SCOUT-08", "QD-SCOUT-15")
    def test_a_drying_loft_pays_when_the_last_step_brings_the_second_token(self, queensdale: Game) -> None:
        own = {"buildings": {"drying_loft": 1}, "epoch": 2, "huts": ["mint", "sage"]}
        pos = play(scouting(queensdale, 2, own, herbs=ROW), "gather red c4", "gather red b4")
        assert (pos.step, goods(pos, 0)) == ("pick", {"timber": 1, "clay": 1})

    @clauses("QD-SCOUT-08", "QD-SCOUT-13")
    @pytest.mark.parametrize(("tokens", "steps", "gets_one"), [(1, 15, False), (2, 1, True), (2, 15, True)])
    @pytest.mark.parametrize("end", ["green c2", "yellow c2", "inner green"])
    def test_a_drying_loft_counts_tokens_wherever_the_move_ends(
        self, queensdale: Game, tokens: int, steps: int, gets_one: bool, end: str
    ) -> None:
        start = {"green c2": "green c1", "yellow c2": "yellow c1", "inner green": "green c1"}[end]
        own = {"buildings": {"drying_loft": 1}, "epoch": 2, "scout": start}
        on_the_way = {"steps": steps, "gathered": tokens, "moved": True}
        pos = rest_at(scouting(queensdale, steps, own, argument=on_the_way), end)
        assert (seat(pos, 0)["scout"], pos.step == "pick") == (end, gets_one)
