"""QD-COMP: the material, the supply, what is open and what is hidden."""

import random
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
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

from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.kernel.errors import MalformedMove, OptionError
from queenswright.kernel.game import Game

BASIC = ["take timber", "take stone", "take clay", "take guilder"]
VERY_MANY = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9000)
FIRST_GAME_MOVES = 400


@clauses("QD-COMP-01")
def test_two_to_four_players(queensdale: Game) -> None:
    for players in (2, 3, 4):
        assert len(queensdale.new(players, seed=1).to_dict()["seats"]) == players
    for players in (0, 1, 5):
        with pytest.raises(OptionError):
            queensdale.new(players, seed=1)


@clauses("QD-COMP-09", "QD-COMP-31")
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
def test_three_pieces_are_three_times_one_piece_at_any_time(queensdale: Game, good: str) -> None:
    """Two and one are three, and of three one after the other can be paid."""
    pos = follow(at(queensdale, {"dice": [good, "clay"], "goods": {good: 2}}, {}), "die 1", good)
    assert goods(pos, 0) == {good: 3}
    for left in (2, 1, 0):
        follow(pos, f"reroll for {good}", "roll 2")
        assert goods(pos, 0).get(good, 0) == left
    assert f"reroll for {good}" not in texts(pos)


class TestSupply:
    @clauses("QD-COMP-26", "QD-COMP-11", "QD-SETUP-10")
    @pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder"])
    def test_resources_never_run_out(self, queensdale: Game, good: str) -> None:
        many = {"goods": VERY_MANY, "seals": 900}
        pos = at(queensdale, {**many, "dice": [good]}, many, many, many, step="place")
        assert goods(play(pos, good), 0)[good] == 9001

    @clauses("QD-COMP-26", "QD-COMP-11")
    def test_bread_and_seals_never_run_out(self, queensdale: Game) -> None:
        many = {"goods": VERY_MANY, "seals": 900}
        pos = at(queensdale, {**many, "dice": ["action"]}, many, many, many, step="place")
        assert goods(play(pos, "bakery"), 0)["bread"] == 9001
        end = at(queensdale, {**many, "goods": {}, "dice": ["clay"]}, {**many, "goods": {}, "dice": []}, round=20)
        play(end, "leave round")
        assert [seat(end, i)["seals"] for i in (0, 1)] == [901, 901]

    @clauses("QD-COMP-27", "QD-WORK-11")
    def test_a_missing_figurine_is_not_replaced(self, queensdale: Game) -> None:
        """A feast with an empty bag: morale and fame, but nobody comes."""
        others = {"figurines": {"craftsman": 8, "gleeman": 8, "courier": 2}}
        pos = at(queensdale, {"dice": ["feast"]}, others, step="place")
        assert pos.to_dict()["bag"] == {}
        play(pos, "purple")
        assert (seat(pos, 0)["figurines"], seat(pos, 0)["morale"], fame(pos, 0)) == ({}, 1, 2)

    @clauses("QD-COMP-27")
    def test_a_kind_that_is_used_up_is_not_drawn(self, queensdale: Game) -> None:
        others = {"figurines": {"craftsman": 8, "courier": 2}}
        for seed in range(5):
            pos = at(queensdale, {"dice": ["figurine"]}, others, step="place", seed=seed)
            assert outcome(pos, "purple") == {
                "seats.0.figurines.gleeman": 1, "seats.0.dice": [None] * 5, "bag.gleeman": 7,
            }  # fmt: skip

    @clauses("QD-COMP-28", "QD-COMP-39")
    def test_nobody_gains_what_another_pays(self, queensdale: Game) -> None:
        """In the first game every single step changes the goods of the seat that takes it, and of nobody else."""
        chance = random.Random(8)
        pos = queensdale.new(4, seed=8)
        for _ in range(FIRST_GAME_MOVES):
            pos.push(chance.choice(pos.legal_moves))
        changes = 0
        for deed in pos.actions():
            if PLAY == deed.before.phase == deed.after.phase:
                for number in range(4):
                    kept = deed.after.goods[number] == deed.before.goods[number]
                    assert kept or number == deed.seat, deed.text
                    changes += not kept
                assert deed.after.seals == deed.before.seals
        assert changes > FIRST_GAME_MOVES / 10

    @clauses("QD-COMP-39")
    def test_no_move_gives_something_to_another_player(self, queensdale: Game) -> None:
        own = {"goods": VERY_MANY, "figurines": {"gleeman": 1}, "seals": 3}
        assert texts(at(queensdale, own)) == [
            *(f"die {n}" for n in range(1, 6)),
            *(f"reroll for {good}" for good in VERY_MANY),
            "use gleeman",
            "leave round",
        ]


class TestSymbols:
    @clauses("QD-COMP-29", "QD-COMP-35")
    def test_the_question_mark_is_one_of_four_basic_resources(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "two_resources", {"epoch": 4})
        play(pos, "purple")
        assert texts(pos) == BASIC
        assert [clause(pos, f"take {good}") for good in ("bread", "marble")] == ["QD-COMP-29"] * 2
        play(pos, "take timber")
        assert texts(pos) == BASIC
        play(pos, "take guilder")
        assert (goods(pos, 0), pos.step) == ({"timber": 1, "guilder": 1}, "turn")

    @clauses("QD-COMP-29")
    def test_two_of_a_kind_may_be_chosen(self, queensdale: Game) -> None:
        pos = play(with_die(queensdale, "two_resources"), "purple", "take clay", "take clay")
        assert goods(pos, 0) == {"clay": 2}

    @clauses("QD-COMP-35", "QD-COMP-29")
    @pytest.mark.parametrize("second", ["timber", "stone", "clay", "guilder"])
    def test_every_mix_of_a_choice_can_be_named_in_any_order(self, queensdale: Game, second: str) -> None:
        pos = play(with_die(queensdale, "two_resources"), "purple", "take clay")
        assert texts(pos) == BASIC
        play(pos, f"take {second}")
        assert goods(pos, 0) == ({"clay": 2} if second == "clay" else {"clay": 1, second: 1})

    @clauses("QD-COMP-30")
    def test_an_exchange_takes_the_left_and_gives_the_right(self, queensdale: Game) -> None:
        """Card 1 asks for a bread and gives two basic resources; who declines keeps the bread."""
        bread = {"goods": {"bread": 1}}
        pos = at(queensdale, bread, bread, step="offer", argument=1, courier_card=1)
        assert outcome(pos, "accept", "take timber", "take stone") == {
            "seats.0.goods.bread": 0, "seats.0.goods.timber": 1, "seats.0.goods.stone": 1,
        }  # fmt: skip
        declined = at(queensdale, bread, bread, step="offer", argument=1, courier_card=1)
        assert outcome(declined, "decline") == {}

    @clauses("QD-COMP-30")
    def test_without_the_left_part_there_is_no_right_part(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"stone": 4}}, step="offer", argument=1, courier_card=1)
        assert texts(pos) == ["decline"]

    @clauses("QD-COMP-35", "QD-STORE-04")
    def test_a_guilder_is_no_item_for_the_farm(self, queensdale: Game) -> None:
        four = {"timber": 4, "stone": 4, "clay": 4, "guilder": 4, "bread": 4, "marble": 4}
        own = {"goods": four, "figurines": {"craftsman": 4}, "epoch": 4}
        pos = at(queensdale, own, step="exchange")
        items = ["timber", "stone", "clay", "bread", "marble", "craftsman"]
        assert texts(pos) == [*(f"give {item}" for item in items), "keep the rest"]
        with pytest.raises(MalformedMove):
            pos.why_not("give guilder")

    @clauses("QD-COMP-32")
    def test_every_gain_of_fame_moves_the_counter_by_its_number(self, queensdale: Game) -> None:
        """Sources add up, and the counter goes on beyond the last space of the bar."""
        own = {"dice": ["feast"], "fame": {"build": 40, "hut": 30, "trumpet": 20, "herb": 9}, "epoch": 9}
        pos = at(queensdale, own, step="place", bag={})
        assert pos.view(0)["seats"][0]["fame"] == 99
        play(pos, "purple")
        assert (fame(pos, 0), pos.view(1)["seats"][0]["fame"]) == (101, 101)


class TestFirstGame:
    @clauses("QD-COMP-10")
    def test_white_cubes_stay_in_the_box(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "stone", {"goods": {"stone": 1}})
        assert "marble" not in texts(pos)
        with pytest.raises(MalformedMove):
            pos.why_not("marble")
        assert "marble" not in str(pos.view(0))
        assert "marble" in texts(with_die(queensdale, "stone", {"epoch": 4}))

    @clauses("QD-COMP-08")
    def test_other_figurines_stay_out_until_their_epoch(self, queensdale: Game) -> None:
        bags = [at(queensdale, {"epoch": epoch}).to_dict()["bag"] for epoch in (1, 3, 4, 5, 6)]
        first = {"craftsman": 8, "gleeman": 8, "courier": 2}
        assert bags == [first, first, *[first | {"merchant": 4}] * 2, first | {"merchant": 4, "healer": 4}]

    @clauses("QD-COMP-22", "QD-THREE-09")
    @pytest.mark.parametrize(("players", "joined"), [(2, False), (3, True), (4, False)])
    def test_caves_are_used_with_three_players_only(self, queensdale: Game, players: int, joined: bool) -> None:
        pos = at(queensdale, {"scout": "blue c6"}, players=players, step="scout", argument={"steps": 1}, herbs={})
        assert (pos.why_not("rest in yellow") is None) == joined

    @clauses("QD-COMP-23")
    @pytest.mark.parametrize("epoch", [2, 5, 9])
    def test_one_plunger_and_one_starting_player(self, queensdale: Game, epoch: int) -> None:
        pos = at(queensdale, {}, {"epoch": epoch}, {}, first_player=2)
        assert (pos.to_dict()["first_player"], pos.to_dict()["plunger"]) == (2, 2)
        assert at(queensdale, players=3).to_dict()["plunger"] is None

    @clauses("QD-COMP-19")
    def test_covers_for_fewer_players(self, queensdale: Game) -> None:
        spaces = {
            players: {name: kind["spaces"] for name, kind in at(queensdale, players=players).view(0)["spaces"].items()}
            for players in (2, 3, 4)
        }
        resources = ("timber", "stone", "clay", "guilder")
        assert {kind: spaces[4][kind] - spaces[2][kind] for kind in resources} == {
            "timber": 2, "stone": 2, "clay": 2, "guilder": 1,
        }  # fmt: skip
        actions = [kind for kind in spaces[4] if kind not in resources]
        assert {kind: spaces[4][kind] - spaces[3][kind] for kind in actions if spaces[4][kind] != spaces[3][kind]} == {
            "build": 1, "wage": 1, "market": 1, "hire": 1, "scout_short": 1,
        }  # fmt: skip

    @clauses("QD-COMP-19")
    def test_covers_of_later_spaces_for_fewer_players(self, queensdale: Game) -> None:
        """Four more resource spaces are covered: of the marble and of the landing stage, with three and with two."""
        spaces = {
            players: {name: kind["spaces"] for name, kind in pos.view(0)["spaces"].items()}
            for players in (2, 3, 4)
            for pos in [at(queensdale, players=players, opened=9, branch="road")]
        }
        later = ("tome", "cogwheel", "rider_short", "rider_long")
        assert {kind: spaces[4][kind] - spaces[3][kind] for kind in later} == dict.fromkeys(later, 1)
        assert {kind: spaces[3][kind] - spaces[2][kind] for kind in later} == dict.fromkeys(later, 0)
        assert sum(spaces[4][kind] - spaces[2][kind] for kind in ("marble", "landing")) == 4

    @clauses("QD-COMP-37")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_nobody_is_asked_for_a_cover_and_all_tables_have_the_same_spaces(
        self, queensdale: Game, players: int
    ) -> None:
        begun = [queensdale.new(players, seed=seed) for seed in range(6)]
        assert {pos.step for pos in begun} == {"grocer"}
        spaces = [{name: kind["spaces"] for name, kind in pos.view(0)["spaces"].items()} for pos in begun]
        assert all(found == spaces[0] for found in spaces)


class TestOpenAndHidden:
    @clauses("QD-COMP-38")
    def test_everything_in_front_of_a_player_is_open(self, queensdale: Game) -> None:
        own: dict[str, Any] = {
            "goods": {"timber": 2, "bread": 1},
            "figurines": {"courier": 1, "gleeman": 2},
            "seals": 3,
            "buildings": {"treasurer": 2},
            "dice": ["herb", "clay", None],
            "huts": ["mint"],
            "morale": 4,
        }
        pos = at(queensdale, own, players=3)
        for eyes in (1, 2, None):
            shown = pos.view(eyes)["seats"][0]
            assert {good: n for good, n in shown["goods"].items() if n} == own["goods"]
            assert (shown["figurines"], shown["seals"]) == ({"gleeman": 2, "courier": 1}, 3)
            assert shown["buildings"] == [{"building": "treasurer", "rank": 2}]
            assert [die["shows"] for die in shown["dice"]] == ["herb", "clay", None, None, None]
            assert [die["faces"] for die in shown["dice"]] == seat(pos, 0)["faces"]
            assert (shown["huts"], shown["morale"]) == (["mint"], 4)

    @clauses("QD-COMP-38", "QD-HERB-14")
    @pytest.mark.parametrize("players", [2, 4])
    def test_what_will_be_drawn_is_hidden(self, queensdale: Game, players: int) -> None:
        """Throws, the bag and both decks are decided when they are needed: no view changes with the chance to come."""
        own = {"goods": {"bread": 1, "guilder": 1}}
        one = at(queensdale, own, players=players, seed=1).to_dict()
        other = {**one, "chance": {"key": f"{77:032x}", "drawn": 3}}
        positions = [queensdale.position(document) for document in (one, other)]
        for eyes in (*range(players), None):
            assert positions[0].view(eyes) == positions[1].view(eyes)

    @clauses("QD-COMP-38", "QD-HERB-14")
    def test_rewards_as_a_seat_may_imagine_them(self, queensdale: Game) -> None:
        """Every order of the rewards of one herb is as likely, whatever the true one is; other herbs keep theirs."""
        mint = ["fame", "bread", "clay"]
        found = []
        for order in (mint, mint[::-1]):
            places = zip(("red a1", "blue b5", "yellow f1"), order, strict=True)
            herbs = {space: ["mint", reward] for space, reward in places} | {"red a4": ["sage", "timber"]}
            pos = at(queensdale, herbs=herbs)
            found.append([pos.redealt(1, key).to_dict()["herbs"] for key in range(60)])
        assert found[0] == found[1]
        orders = Counter(tuple(reward for herb, reward in dealt.values() if herb == "mint") for dealt in found[0])
        assert set(orders) == set(permutations(mint))
        assert all(dealt["red a4"] == ["sage", "timber"] for dealt in found[0])

    @clauses("QD-COMP-38", "QD-SETUP-25")
    def test_huts_as_a_seat_may_imagine_them(self, queensdale: Game) -> None:
        """Red and blue have chosen, green has not: only the hut of the other one is unknown."""
        pos = at(queensdale, {"chosen_hut": "mint"}, {"chosen_hut": "sage"}, {}, to_move=2, step="start_hut")
        for eyes, unknown in [(0, 1), (1, 0)]:
            dealt = [[seat(pos.redealt(eyes, key), i)["chosen_hut"] for i in range(3)] for key in range(60)]
            assert {huts[unknown] for huts in dealt} == set(HERBS)
            assert {huts[eyes] for huts in dealt} == {seat(pos, eyes)["chosen_hut"]}
            assert {huts[2] for huts in dealt} == {None}

    @clauses("QD-COMP-38")
    def test_what_is_open_stays_when_the_rest_is_imagined(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"clay": 2}}, herbs={"red a1": ["mint", "fame"]}, seed=3)
        other = pos.redealt(0, 99)
        assert other.to_bytes() != pos.to_bytes()
        assert {key: value for key, value in other.to_dict().items() if key != "chance"} == {
            key: value for key, value in pos.to_dict().items() if key != "chance"
        }
        assert other.to_dict()["chance"]["drawn"] == pos.to_dict()["chance"]["drawn"]

    @clauses("QD-COMP-33", "QD-COMP-34")
    def test_a_new_epoch_opens_with_the_game_after_somebody_completed_the_last_one(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["clay"], "fame": 10}, {"dice": []})
        assert not pos.view(1)["tower_boards"]
        play(pos, "leave round")
        assert pos.view(1)["tower_boards"] == {"1": ["1a", "1b", "1c", "1d"]}
        assert {building["building_board"][0] for building in pos.view(1)["stock"].values()} == {"1"}
        play(pos, "tower 1a")
        assert pos.to_dict()["game_number"] == 2
        assert {building["building_board"] for building in pos.view(1)["stock"].values()} == {
            "1-1",
            "1-2",
            "1-3",
            "2-1",
            "2-2",
        }

    @clauses("QD-COMP-33")
    def test_views_name_only_epochs_that_are_open(self, queensdale: Game) -> None:
        opened = [
            {building["building_board"][0] for building in at(queensdale, {"epoch": epoch}).view(1)["stock"].values()}
            for epoch in range(1, 10)
        ]
        assert all(len(later - earlier) == 1 for earlier, later in pairwise(opened))
        assert opened[-1] == set("123456789")
