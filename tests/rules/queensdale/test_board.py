"""QD-BOARD: the valley, its boroughs and the die spaces."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, goods, play, seat, texts, with_die

from queenswright.games.queensdale.content.components import components
from queenswright.kernel.game import Game

COLOURS = ["red", "blue", "green", "yellow"]
GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
RED_AREAS = [(8, 9), (13, 15), (19, 21), (26, 29), (34, 37), (41, 45), (49, 53), (56, 61), (64, 69)]
PLENTY = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9}
FOUR = {"timber_yard": 1, "stone_pile": 1, "dwelling": 1, "quarryman": 1}
"""As many buildings as a borough has sites."""
NAMED = {"timber_plus": "timber +1", "stone_plus": "stone +1", "clay_plus": "clay +1"}
NAMED |= {"scout_long": "scout 4", "scout_middle": "scout 3", "scout_short": "scout 2"}
"""The spaces whose notation is not their name."""


def all_spaces(game: Game, players: int) -> dict[str, int]:
    """The die spaces of every kind."""
    return {kind: row["spaces"] for kind, row in at(game, players=players).view(0)["spaces"].items()}


class TestValley:
    @clauses("QD-BOARD-01", "QD-BOARD-17", "QD-COMP-21")
    def test_four_quarters_with_a_borough_each(self, queensdale: Game) -> None:
        spaces = components(queensdale.pack, 4)["map"]["spaces"]
        farms = [space["quarter"] for space in spaces if space["kind"] == "farm"]
        assert farms == COLOURS

    @clauses("QD-BOARD-01")
    def test_rivers_cross_in_the_middle_and_separate_the_quarters(self, queensdale: Game) -> None:
        """Every quarter has a corner of the plane of its own; only bridges lie on the rivers."""
        corners: dict[str, set[tuple[bool, bool]]] = {}
        for space in components(queensdale.pack, 4)["map"]["spaces"]:
            if "quarter" in space:
                corners.setdefault(space["quarter"], set()).add((space["x"] > 0, space["y"] > 0))
                assert min(abs(space["x"]), abs(space["y"])) > 1
            else:
                assert 0 in (round(space["x"], 6), round(space["y"], 6))
        assert all(len(corner) == 1 for corner in corners.values())
        assert len({corner.pop() for corner in corners.values()}) == 4

    @clauses("QD-BOARD-02")
    def test_two_bridges_between_neighbouring_quarters(self, queensdale: Game) -> None:
        bridges = [space["joins"] for space in components(queensdale.pack, 4)["map"]["spaces"] if "joins" in space]
        banks = Counter(tuple(end.split()[0] for end in ends) for ends in bridges)
        assert banks == {(COLOURS[k], COLOURS[(k + 1) % 4]): 2 for k in range(4)}

    @clauses("QD-BOARD-20", "QD-BOARD-13", "QD-BOARD-16", "QD-BOARD-19")
    def test_a_scout_can_rest_on_152_spaces_and_nowhere_else(self, queensdale: Game) -> None:
        """All hexes and bridges, but no die space: from the red tent with more steps than the valley is wide."""
        pos = at(queensdale, step="scout", argument={"steps": 15}, herbs={})
        found: list[str] = []
        for colour in COLOURS:
            found += [f"{colour} {text.removeprefix('at ')}" for text in texts(play(pos.copy(), f"rest in {colour}"))]
        found += [text.removeprefix("at ") for text in texts(play(pos.copy(), "rest on bridge"))]
        drawn = [space["name"] for space in components(queensdale.pack, 2)["map"]["spaces"]]
        assert sorted([*found, "red c3"]) == sorted(drawn)
        assert len(drawn) == 152

    @clauses("QD-BOARD-20")
    def test_a_die_moves_no_scout_and_a_scout_takes_no_die_space(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "timber", {"scout": "blue a1"})
        assert seat(play(pos, "timber"), 0)["scout"] == "blue a1"


class TestBorough:
    @clauses("QD-BOARD-06")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_four_free_sites_and_three_tower_spaces(self, queensdale: Game, players: int) -> None:
        for own in queensdale.new(players, seed=1).view(None)["seats"]:
            assert (own["sites"], own["free_sites"], own["tower"]) == (4, 4, [None, None, None])
            assert own["keeps"] == {"guilder": 3}

    @clauses("QD-BOARD-12", "QD-BUILD-09")
    def test_grass_is_not_built_on(self, queensdale: Game) -> None:
        """Four sites are used, six grass tiles lie beside them: a fifth building takes the place of another one."""
        pos = at(queensdale, {"goods": PLENTY, "buildings": FOUR}, step="build")
        play(pos, "build storehouse", "rank 1")
        assert sorted(texts(pos)) == sorted(f"over {code}" for code in FOUR)
        play(pos, "over dwelling")
        assert len(seat(pos, 0)["buildings"]) == 4

    @clauses("QD-BOARD-08", "QD-BOARD-03")
    def test_a_turned_grass_tile_is_a_site(self, queensdale: Game) -> None:
        own = {"goods": PLENTY, "buildings": FOUR, "epoch": 2}
        pos = play(at(queensdale, own, step="build"), "clear land")
        assert pos.view(0)["seats"][0]["sites"] == 5
        again = {**own, "cleared": 1}
        built = play(at(queensdale, again, step="build"), "build storehouse", "rank 1")
        assert list(seat(built, 0)["buildings"]) == [*FOUR, "storehouse"]

    @clauses("QD-BOARD-12", "QD-THREE-09")
    @pytest.mark.parametrize("me", [0, 1, 2])
    def test_a_cave_entrance_takes_no_site_away(self, queensdale: Game, me: int) -> None:
        """Blue has a cave on one of six grass tiles: like everybody else it turns four of the others."""
        seats: list[dict[str, Any]] = [{}, {}, {}]
        for cleared, is_possible in [(3, True), (4, False)]:
            seats[me] = {"goods": PLENTY, "epoch": 2, "cleared": cleared}
            pos = at(queensdale, *seats, to_move=me, step="build")
            assert ("clear land" in texts(pos)) == is_possible
        assert clause(pos, "clear land") == "QD-BUILD-26"
        spaces = components(queensdale.pack, 3)["map"]["spaces"]
        grass = {space["name"] for space in spaces if (space["kind"], space.get("quarter")) == ("grass", "blue")}
        assert len(grass - set(pos.view(0)["caves"])) == 5

    @clauses("QD-BOARD-07")
    def test_six_hut_spaces_one_for_every_herb(self, queensdale: Game) -> None:
        six = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]
        pos = at(queensdale, {"goods": {"timber": 30}}, step="hut", herbs={})
        assert texts(pos) == [f"hut {herb}" for herb in six]


class TestDieSpaces:
    @clauses("QD-BOARD-11")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_space_holds_one_die(self, queensdale: Game, players: int) -> None:
        """Of every kind: one space less is taken than there are, and the last one too."""
        own = {"goods": {**PLENTY, "bread": 5}}
        for kind, number in all_spaces(queensdale, players).items():
            resource = kind.removesuffix("_plus")
            face = resource if resource in ("timber", "stone", "clay", "guilder") else "action"
            move = NAMED.get(kind, kind)
            last = with_die(queensdale, face, own, players=players, taken={kind: number - 1})
            assert move in texts(last)
            full = with_die(queensdale, face, own, players=players, taken={kind: number})
            assert clause(full, move) == "QD-BOARD-11"

    @clauses("QD-BOARD-11")
    def test_a_space_taken_by_another_player_is_taken(self, queensdale: Game) -> None:
        """With two players there is one timber space beside the +1 space."""
        pos = at(queensdale, {"dice": ["timber"]}, {"dice": ["timber"]})
        play(pos, "die 1", "timber", "end turn")
        assert pos.to_dict()["taken"] == {"timber": 1}
        play(pos, "die 1")
        assert goods(pos, 1) == {"timber": 2}

    @clauses("QD-BOARD-10", "QD-BOARD-11")
    def test_the_purple_space_holds_any_number_of_dice(self, queensdale: Game) -> None:
        none: dict[str, Any] = {"dice": []}
        pos = at(queensdale, {"dice": ["bread2"] * 3}, {"dice": ["bread2"]}, none, none)
        play(pos, "die 1", "purple", "end turn", "die 1", "purple", "end turn", "die 2", "purple", "end turn")
        play(pos, "die 3", "purple")
        assert [goods(pos, number) for number in (0, 1)] == [{"bread": 6}, {"bread": 2}]
        assert pos.to_dict()["taken"] == {}


class TestFameBar:
    @clauses("QD-COMP-21", "QD-BOARD-09", "QD-CHAR-09", "QD-SEAL-08")
    @pytest.mark.parametrize("epoch", range(1, 10))
    def test_every_epoch_has_a_goal_and_a_red_area_right_before_it(self, queensdale: Game, epoch: int) -> None:
        own = at(queensdale, {"epoch": epoch}).view(1)["seats"][0]
        assert (own["goal"], tuple(own["red_area"])) == (GOALS[epoch - 1], RED_AREAS[epoch - 1])
        assert own["red_area"][1] == own["goal"] - 1
