"""QD-EPOCH-07, 17, 20, QD-LATER-46: story cards that add something to the board or to a turn, by their codes."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    goods,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
    with_die,
)
from tests.rules.queensdale.telling import events, number_of
from tests.rules.queensdale.test_story_cards import after, placed, set_up, told, untold

from queenswright.games.queensdale.rules.herb import steps_between
from queenswright.games.queensdale.state.board import FREE_WAY, NORMAL_WAY, RAFT
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

EVERYBODY = pytest.mark.parametrize("players", [2, 3, 4])


class TestY3MarketFair:
    """One more market space, on which one of the two resources may be bread (P10)."""

    RICH: ClassVar[dict[str, Any]] = {"goods": {"guilder": 2}}

    @clauses("QD-DICE-06")
    @EVERYBODY
    def test_a_space_more_in_this_game(self, queensdale: Game, players: int) -> None:
        pos = with_die(queensdale, "action", self.RICH, players=players, **told(queensdale, "y3"))
        assert pos.view(0)["spaces"]["fair"]["spaces"] == 1
        assert "fair" in texts(pos)
        for keys in (after(queensdale, "y3"), untold("y3")):
            without = with_die(queensdale, "action", self.RICH, players=players, **keys)
            assert "fair" not in without.view(0)["spaces"]
            assert "fair" not in texts(without)

    @pytest.mark.parametrize("first", ["timber", "stone", "clay", "bread"])
    def test_one_of_two_may_be_bread(self, queensdale: Game, first: str) -> None:
        pos = placed(queensdale, "action", "fair", self.RICH, **told(queensdale, "y3"))
        assert texts(pos) == ["take timber", "take stone", "take clay", "take bread"]
        play(pos, f"take {first}")
        assert texts(pos) == ["take timber", "take stone", "take clay"]
        play(pos, "take clay")
        assert sum(goods(pos, 0).values()) == 2
        assert goods(pos, 0).get("bread", 0) == (first == "bread")

    @pytest.mark.parametrize(("guilders", "possible"), [(1, False), (2, True)])
    def test_it_costs_what_a_market_costs(self, queensdale: Game, guilders: int, possible: bool) -> None:
        pos = with_die(queensdale, "action", {"goods": {"guilder": guilders}}, **told(queensdale, "y3"))
        assert ("fair" in texts(pos)) == possible

    def test_one_die_and_the_usual_spaces_stay_as_they_are(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", self.RICH, taken={"fair": 1}, **told(queensdale, "y3"))
        assert "fair" not in texts(pos)
        play(pos, "market")
        assert texts(pos) == ["take timber", "take stone", "take clay"]
        full = with_die(queensdale, "action", self.RICH, taken={"market": 1}, **told(queensdale, "y3"))
        assert ("market" in texts(full), "fair" in texts(full)) == (False, True)

    def test_a_larger_deal_and_a_market_day(self, queensdale: Game) -> None:
        own = {"goods": {"guilder": 3}, "knowledge": ["15"]}
        pos = placed(queensdale, "action", "fair", own, courier_card=7, **told(queensdale, "y3") | {"opened": 3})
        play(pos, "deal larger", "take bread")
        assert "take bread" not in texts(pos)
        for _ in range(4):
            pos.push("take stone")
        assert goods(pos, 0) == {"bread": 1, "stone": 4}


class TestY10LostSheep:
    """Each tent holds 1 bread; the first foreign scout to enter takes it."""

    TENTS = ("red c3", "blue c3", "green c3", "yellow c3")

    def scouting(self, game: Game, me: int = 0, space: str = "red c1", **keys: Any) -> Position:
        seats: list[dict[str, Any]] = [{}, {}]
        seats[me] = {"scout": space}
        argument = {"steps": keys.pop("steps", 6), "gathered": 0, "moved": False}
        keys = {"tents": ["red", "blue", "green", "yellow"], "herbs": {}, **keys, **told(game, "y10")}
        return at(game, *seats, step="scout", to_move=me, argument=argument, **keys)

    @EVERYBODY
    def test_every_tent_has_bread_when_the_card_is_read(self, queensdale: Game, players: int) -> None:
        pos = set_up(queensdale, "y10", *[{} for _ in range(players)])
        assert pos.to_dict()["tents"] == ["red", "blue", "green", "yellow"]
        assert pos.view(0)["tents"] == ["red", "blue", "green", "yellow"]

    def test_a_visit_on_the_way_takes_it_and_goes_on(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, space="blue a3")
        assert [move for move in texts(pos) if move.startswith("visit")] == ["visit blue tent"]
        play(pos, "visit blue tent")
        assert (goods(pos, 0), seat(pos, 0)["scout"]) == ({"bread": 1}, "blue c3")
        assert pos.step == "scout"
        assert pos.to_dict()["tents"] == ["red", "green", "yellow"]
        assert not [move for move in texts(pos) if move.startswith("visit")]
        quietly(pos, "turn")
        assert goods(pos, 0) == {"bread": 1}

    def test_ending_the_move_there_takes_it_too(self, queensdale: Game) -> None:
        pos = play(self.scouting(queensdale, space="blue a3"), "rest in blue", "at c3")
        assert (goods(pos, 0), pos.to_dict()["tents"]) == ({"bread": 1}, ["red", "green", "yellow"])

    def test_not_in_the_own_tent(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, space="red c1")
        assert clause(pos, "visit red tent") == "QD-EPOCH-07"
        play(pos, "rest in red", "at c3")
        assert (goods(pos, 0), len(pos.to_dict()["tents"])) == ({}, 4)

    def test_the_second_guest_finds_none(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, space="blue a3", tents=["red", "green"])
        assert clause(pos, "visit blue tent") == "QD-EPOCH-07"
        play(pos, "rest in blue", "at c3")
        assert goods(pos, 0) == {}

    @pytest.mark.parametrize(("steps", "possible"), [(1, False), (2, True)])
    def test_within_the_steps(self, queensdale: Game, steps: int, possible: bool) -> None:
        pos = self.scouting(queensdale, space="blue b3", steps=steps)
        far = plain(steps_between)(queensdale.pack.mirror, pos.state, NORMAL_WAY, pos.state.scout[0], 36 + 14)
        assert ("visit blue tent" in texts(pos)) == (far <= steps)
        assert far == 1 or not possible or "visit blue tent" in texts(pos)

    def test_a_quarter_that_nobody_plays_has_a_tent(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, space="yellow a3")
        assert goods(play(pos, "visit yellow tent"), 0) == {"bread": 1}

    def test_the_bread_of_the_game_before_is_gone(self, queensdale: Game) -> None:
        pos = finished(queensdale, of_epoch(2), {}, tents=["red"], **told(queensdale, "y10"))
        pos = quietly(pos, "turn")
        assert "tents" not in pos.to_dict() or pos.view(0)["story_card"] == "y10"
        with pytest.raises(PositionError, match="tents"):
            at(queensdale, {}, {}, tents=["red"], **after(queensdale, "y10"))


class TestN2NightShift:
    """Once in the game each player may carry out the action just chosen again, paying its cost again."""

    def test_the_action_and_its_cost_twice(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 2, "guilder": 2}}
        pos = placed(queensdale, "action", "poor", own, **told(queensdale, "n2"))
        play(pos, "act again")
        assert (seat(pos, 0)["morale"], goods(pos, 0)) == (2, {"guilder": 2})

    def test_the_piece_for_a_resource_die_is_paid_once(self, queensdale: Game) -> None:
        pos = placed(queensdale, "stone", "wage", {"goods": {"stone": 2}}, **told(queensdale, "n2"))
        play(pos, "act again")
        assert goods(pos, 0) == {"stone": 1, "guilder": 2}

    def test_not_without_its_cost(self, queensdale: Game) -> None:
        pos = placed(queensdale, "action", "poor", {"goods": {"bread": 1}}, **told(queensdale, "n2"))
        assert clause(pos, "act again") == "QD-POOR-01"

    def test_no_second_space_is_taken(self, queensdale: Game) -> None:
        pos = placed(queensdale, "action", "bakery", {}, **told(queensdale, "n2"))
        play(pos, "act again")
        assert (goods(pos, 0), pos.view(0)["spaces"]["bakery"]["taken"]) == ({"bread": 2}, 1)

    def test_once_in_a_game(self, queensdale: Game) -> None:
        pos = placed(queensdale, "action", "bakery", {}, **told(queensdale, "n2"))
        play(pos, "act again")
        assert seat(pos, 0)["used"] == ["second_action"]
        assert clause(pos, "act again") == "QD-EPOCH-07"

    def test_each_player_once(self, queensdale: Game) -> None:
        seats: list[dict[str, Any]] = [{"used": ["second_action"]}, {"dice": ["action"]}]
        pos = at(queensdale, *seats, to_move=1, step="place", **told(queensdale, "n2"))
        assert "act again" in texts(play(pos, "bakery"))

    def test_only_an_action_of_this_turn(self, queensdale: Game) -> None:
        pos = placed(queensdale, "stone", "stone", {}, **told(queensdale, "n2"))
        assert clause(pos, "act again") == "QD-EPOCH-07"
        fresh = at(queensdale, {"dice": ["action", "action"]}, {"dice": ["action"]}, **told(queensdale, "n2"))
        assert "act again" not in texts(fresh)
        play(fresh, "die 1", "bakery", "end turn", "die 1", "wage", "end turn")
        assert (fresh.to_move, fresh.step) == (0, "turn")
        assert "act again" not in texts(fresh)

    def test_not_in_the_next_game(self, queensdale: Game) -> None:
        pos = placed(queensdale, "action", "bakery", {}, **after(queensdale, "n2"))
        assert clause(pos, "act again") == "QD-EPOCH-07"

    def test_what_it_draws_is_not_taken_back(self, queensdale: Game) -> None:
        own = {"goods": {"bread": 2, "guilder": 2}}
        pos = placed(queensdale, "action", "hire", own, **told(queensdale, "n2"))
        if "act again" in texts(pos):
            play(pos, "act again")
            assert pos.why_no_undo(0) is not None


class TestN4Wedding:
    """Once in the game each player may give a figurine to a neighbour; both gain 1 basic resource of choice."""

    OWN: ClassVar[dict[str, Any]] = {"figurines": {"gleeman": 1, "craftsman": 2}}

    @pytest.mark.parametrize(
        ("players", "side", "other"), [(3, "left", 1), (3, "right", 2), (4, "right", 3), (2, "left", 1)]
    )
    def test_the_neighbour_gets_it_and_both_gain(self, queensdale: Game, players: int, side: str, other: int) -> None:
        seats = [self.OWN, *({} for _ in range(players - 1))]
        pos = play(at(queensdale, *seats, **told(queensdale, "n4")), f"give gleeman to the {side}")
        assert pos.to_move == 0
        play(pos, "take clay")
        assert pos.to_move == other
        play(pos, "take guilder")
        assert (goods(pos, 0), goods(pos, other)) == ({"clay": 1}, {"guilder": 1})
        assert (seat(pos, 0)["figurines"], seat(pos, other)["figurines"]) == ({"craftsman": 2}, {"gleeman": 1})
        assert (pos.to_move, pos.step) == (0, "turn")

    def test_with_two_players_there_is_one_neighbour(self, queensdale: Game) -> None:
        pos = at(queensdale, self.OWN, {}, **told(queensdale, "n4"))
        assert clause(pos, "give gleeman to the right") == "QD-EPOCH-07"

    def test_a_figurine_that_the_player_has(self, queensdale: Game) -> None:
        pos = at(queensdale, self.OWN, {}, {}, **told(queensdale, "n4"))
        given = [move for move in texts(pos) if " to the " in move]
        sides = ("left", "right")
        assert sorted(given) == sorted(
            f"give {kind} to the {side}" for kind in ("gleeman", "craftsman") for side in sides
        )

    def test_once_in_a_game_and_not_in_the_next(self, queensdale: Game) -> None:
        pos = play(at(queensdale, self.OWN, {}, **told(queensdale, "n4")), "give gleeman to the left")
        play(pos, "take clay", "take clay")
        assert clause(pos, "give craftsman to the left") == "QD-EPOCH-07"
        assert seat(pos, 0)["used"] == ["wedding"]
        later = at(queensdale, self.OWN, {}, **after(queensdale, "n4"))
        assert clause(later, "give gleeman to the left") == "QD-EPOCH-07"

    def test_a_courier_that_is_given_brings_no_card(self, queensdale: Game) -> None:
        own = {"figurines": {"courier": 1}}
        pos = play(
            at(queensdale, own, {}, **told(queensdale, "n4")), "give courier to the left", "take clay", "take clay"
        )
        assert (seat(pos, 1)["figurines"], pos.view(0)["courier_card"]) == ({"courier": 1}, None)


@clauses("QD-LATER-46", "QD-EPOCH-20")
class TestN6TheRaft:
    """Permanent: a space in the river crossing beside the inner corner of every quarter; entering it costs 1 step."""

    def scouting(self, game: Game, space: str, steps: int, **keys: Any) -> Position:
        argument = {"steps": steps, "gathered": 0, "moved": False}
        keys = {"step": "scout", "argument": argument, "herbs": {}, **keys}
        return at(game, {"scout": space}, {}, **keys)

    def steps(self, pos: Position, way: int, start: int, end: int) -> int:
        return int(plain(steps_between)(pos.game.pack.mirror, pos.state, way, start, end))

    @pytest.mark.parametrize("keys", ["told", "after"])
    def test_it_joins_all_four_corners(self, queensdale: Game, keys: str) -> None:
        pos = at(queensdale, {}, {}, **(told if keys == "told" else after)(queensdale, "n6"))
        corners = [36 * quarter for quarter in range(4)]
        for way in range(3):
            for here in corners:
                assert self.steps(pos, way, here, RAFT) == 1
                assert self.steps(pos, way, RAFT, here) == 1
                assert all(self.steps(pos, way, here, there) <= 2 for there in corners if there != here)
            assert self.steps(pos, way, RAFT, RAFT) == 2

    def test_every_way_is_the_shortest_with_it(self, queensdale: Game) -> None:
        """Compared with a search over all neighbours, for the usual way."""
        pos = at(queensdale, {}, {}, **after(queensdale, "n6"))
        links: dict[int, set[int]] = {}
        for a, b in queensdale.pack.content.valley.links:
            links.setdefault(a, set()).add(b)
        for corner in (0, 36, 72, 108):
            links[corner].add(RAFT)
            links.setdefault(RAFT, set()).add(corner)
        for start in (0, 14, 40, 100, 147, RAFT):
            found, edge, far = {start: 0}, {start}, 0
            while edge:
                far += 1
                edge = {there for here in edge for there in links[here]} - found.keys()
                found |= dict.fromkeys(edge, far)
            for end, count in found.items():
                if end != start:
                    assert self.steps(pos, NORMAL_WAY, start, end) == count, (start, end)

    def test_without_the_card_nothing_is_there(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, "red a1", 2, **untold("n6"))
        plain_way = at(queensdale, {}, {}, **untold("n6"))
        assert self.steps(plain_way, NORMAL_WAY, 0, 72) > 2
        assert "rest in green" not in texts(pos)
        with pytest.raises(PositionError, match="raft"):
            self.scouting(queensdale, "raft", 2, **untold("n6"))

    def test_a_scout_rests_on_it_and_goes_on_from_it(self, queensdale: Game) -> None:
        pos = self.scouting(queensdale, "red a1", 1, **after(queensdale, "n6"))
        play(pos, "rest on bridge")
        if pos.step == "rest":
            play(pos, "at raft")
        assert seat(pos, 0)["scout"] == "raft"
        assert pos.view(1)["seats"][0]["scout"] == "raft"
        over = self.scouting(queensdale, "raft", 1, **after(queensdale, "n6"))
        assert {f"rest in {colour}" for colour in ("red", "blue", "green", "yellow")} <= set(texts(over))
        assert "rest on bridge" not in texts(over)

    def test_one_step_more_is_needed_to_cross(self, queensdale: Game) -> None:
        near, far = (self.scouting(queensdale, "red a1", steps, **after(queensdale, "n6")) for steps in (1, 2))
        assert "rest in green" not in texts(near)
        assert "rest in green" in texts(far)

    def test_bridges_may_be_free_the_raft_never_is(self, queensdale: Game) -> None:
        pos = at(queensdale, {"buildings": {"ferry_house": 1}}, {}, **after(queensdale, "n6"))
        assert self.steps(pos, FREE_WAY, 0, RAFT) == 1

    def test_a_hut_built_on_the_raft_finds_no_token(self, queensdale: Game) -> None:
        own = {"scout": "raft", "goods": {"timber": 3}}
        pos = placed(queensdale, "action", "hut", own, **after(queensdale, "n6"))
        play(pos, "hut mint")
        assert pos.step == "turn"

    def test_in_all_later_games(self, queensdale: Game) -> None:
        number = number_of(queensdale, "n6")
        later = quietly(finished(queensdale, of_epoch(9), {}, opened=9, branch="road", stories=[number]), "turn")
        assert later.view(0)["lasting_cards"] == ["n6"]
        assert self.steps(later, NORMAL_WAY, 0, 72) == 2


class TestV3OldFriends:
    """Once in the game each player may use the function of one of their removed tower tiles."""

    def called(self, game: Game, tile: str, own: dict[str, Any] | None = None, **keys: Any) -> Position:
        mine = of_epoch(8, "d") | {"removed": [tile]} | (own or {})
        pos = at(game, mine, {}, **told(game, "v3") | keys)
        return play(pos, "call an old friend")

    def test_what_a_green_tile_gives(self, queensdale: Game) -> None:
        pos = self.called(queensdale, "1a")
        assert goods(pos, 0) == {"timber": 1}
        assert (seat(pos, 0)["friend"], pos.step) == ("1a", "turn")

    def test_what_a_pink_tile_gives(self, queensdale: Game) -> None:
        assert goods(self.called(queensdale, "3b"), 0) == {"guilder": 1}

    def test_a_signal_fire_is_a_re_roll(self, queensdale: Game) -> None:
        pos = self.called(queensdale, "2d", {"dice": ["timber", "clay"]})
        assert pos.step == "roll"
        play(pos, "roll 1 2")
        assert "reroll by signal fire" not in texts(pos)
        spent = at(
            queensdale, of_epoch(8, "c") | {"removed": ["2d"], "dice": []}, {}, placed=True, **told(queensdale, "v3")
        )
        assert clause(spent, "call an old friend") == "QD-EPOCH-07"

    @pytest.mark.parametrize(("friend", "kept"), [({"friend": "5d"}, 2), ({}, 0)])
    def test_what_a_blue_tile_keeps_after_this_game(self, queensdale: Game, friend: dict[str, Any], kept: int) -> None:
        own = of_epoch(8, "a") | {"removed": ["5d"], "goods": {"clay": 2}} | friend
        pos = finished(queensdale, own, {}, branch="road", **told(queensdale, "v3"))
        while pos.to_dict()["game_number"] == 1:
            pos.push(next((move for move in texts(pos) if move == "keep the rest"), texts(pos)[0]))
        assert goods(pos, 0).get("clay", 0) == kept
        assert "friend" not in seat(pos, 0)

    def test_a_banner_counts_in_ties_of_this_game(self, queensdale: Game) -> None:
        own = of_epoch(8, "c") | {"removed": ["3d"]}
        rivets = [at(queensdale, own | friend, {}, **told(queensdale, "v3")) for friend in ({}, {"friend": "3d"})]
        assert [pos.view(0)["seats"][0]["rivets"] for pos in rivets] == [0, 5]

    def test_one_of_several_of_their_own(self, queensdale: Game) -> None:
        mine, others = of_epoch(8, "d") | {"removed": ["1a", "4b"]}, of_epoch(7, "c") | {"removed": ["1b"]}
        pos = play(at(queensdale, mine, others, **told(queensdale, "v3")), "call an old friend")
        assert texts(pos) == ["friend 1a", "friend 4b"]
        assert clause(pos, "friend 1b") == "QD-EPOCH-07"
        play(pos, "friend 4b")
        assert goods(pos, 0) == {"stone": 2}

    def test_once_in_a_game_and_only_with_the_card(self, queensdale: Game) -> None:
        assert clause(self.called(queensdale, "1a"), "call an old friend") == "QD-EPOCH-07"
        mine = of_epoch(8, "d") | {"removed": ["1a"]}
        assert clause(at(queensdale, mine, {}, **after(queensdale, "v3")), "call an old friend") == "QD-EPOCH-07"
        nobody = at(queensdale, of_epoch(8, "d"), {}, **told(queensdale, "v3"))
        assert clause(nobody, "call an old friend") == "QD-EPOCH-07"

    def test_a_replaced_tile_is_remembered_for_its_owner(self, queensdale: Game) -> None:
        own = of_epoch(4) | {"fame": 30}
        pos = finished(queensdale, own, {}, {}, opened=4, stories=[])
        play(pos, "tower 4a", "replace 2")
        assert seat(pos, 0)["removed"] == ["2a"]
        assert "removed" not in seat(pos, 1)

    def test_the_card_names_the_tiles_that_were_really_removed(self, queensdale: Game) -> None:
        pos = set_up(queensdale, "v3", {"removed": ["1b", "4b"]}, {})
        lines = [event.args for event in events(pos) if event.message == "story-card-v3-tiles"]
        assert lines == [{"seat": "red", "tiles": ["1b", "4b"]}]
        assert pos.view(1)["seats"][0]["removed_tiles"] == ["1b", "4b"]

    def test_documents_name_tiles_that_are_nowhere_else(self, queensdale: Game) -> None:
        with pytest.raises(PositionError, match="removed"):
            at(queensdale, of_epoch(8, "a") | {"removed": ["7a"]}, {}, **told(queensdale, "v3"))
        with pytest.raises(PositionError, match="friend"):
            at(queensdale, of_epoch(8, "a") | {"friend": "1b"}, {}, **told(queensdale, "v3"))


class TestV4LanternNight:
    """The first re-roll of each player in each round is free."""

    OWN: ClassVar[dict[str, Any]] = {"dice": ["timber", "clay", "stone"], "goods": {"guilder": 2}}

    @clauses("QD-EPOCH-07")
    def test_the_first_is_free_and_the_second_costs(self, queensdale: Game) -> None:
        pos = at(queensdale, self.OWN, {}, **told(queensdale, "v4"))
        assert clause(pos, "reroll for guilder") == "QD-EPOCH-07"
        play(pos, "reroll by lantern light", "roll 1 3")
        assert goods(pos, 0) == {"guilder": 2}
        assert clause(pos, "reroll by lantern light") == "QD-EPOCH-07"
        play(pos, "reroll for guilder", "roll 2")
        assert goods(pos, 0) == {"guilder": 1}

    def test_any_re_roll_is_the_first_one(self, queensdale: Game) -> None:
        own = self.OWN | {"family": "lantern", "abilities": ["13"]}
        pos = play(at(queensdale, own, {}, **told(queensdale, "v4")), "reroll one die", "roll 2")
        assert clause(pos, "reroll by lantern light") == "QD-EPOCH-07"
        assert "reroll for guilder" in texts(pos)

    def test_for_each_player_and_in_each_round(self, queensdale: Game) -> None:
        seats = [self.OWN | {"used": ["roll"], "dice": ["timber"]}, {"dice": ["clay"]}]
        pos = at(queensdale, *seats, **told(queensdale, "v4"))
        assert "reroll by lantern light" not in texts(pos)
        play(pos, "leave round")
        assert (pos.to_move, "reroll by lantern light" in texts(pos)) == (1, True)
        play(pos, "leave round")
        assert pos.to_dict()["round"] == 2
        assert "reroll by lantern light" in texts(pos)
        assert "used" not in seat(pos, 0)

    def test_not_without_a_die_and_not_in_the_next_game(self, queensdale: Game) -> None:
        last = at(queensdale, {"dice": []}, {}, placed=True, **told(queensdale, "v4"))
        assert clause(last, "reroll by lantern light") == "QD-DICE-14"
        later = at(queensdale, self.OWN, {}, **after(queensdale, "v4"))
        assert clause(later, "reroll by lantern light") == "QD-EPOCH-07"
        assert "reroll for guilder" in texts(later)
