"""QD-LATER-36, section 14 of the content: what each of the eight knowledge cards does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    give,
    goods,
    last_die,
    outcome,
    picks,
    play,
    quietly,
    read,
    seat,
    texts,
    with_die,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def knowing(card: int, **own: Any) -> dict[str, Any]:
    """A seat with one knowledge card."""
    return {"knowledge": [str(card)], **own}


@clauses("QD-LATER-36", "QD-MARKET-01")
class TestCard15:
    def at_market(self, game: Game, guilders: int, **keys: Any) -> Position:
        return with_die(game, "action", knowing(15, goods={"guilder": guilders}), opened=3, **keys)

    def test_the_market_gives_four_resources_for_three_guilders(self, queensdale: Game) -> None:
        pos = play(self.at_market(queensdale, 3), "market")
        assert (pos.step, texts(pos)) == ("deal", ["deal usual", "deal larger"])
        play(pos, "deal larger", *picks("timber", "stone", "clay", "timber"))
        assert goods(pos, 0) == {"timber": 2, "stone": 1, "clay": 1}

    def test_the_usual_deal_is_still_there(self, queensdale: Game) -> None:
        pos = play(self.at_market(queensdale, 5), "market", "deal usual", *picks("timber", "timber"))
        assert goods(pos, 0) == {"timber": 2, "guilder": 3}

    def test_without_the_third_guilder_nobody_is_asked(self, queensdale: Game) -> None:
        assert play(self.at_market(queensdale, 2), "market").step == "pick"

    def test_others_are_not_asked(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", {"goods": {"guilder": 3}}, opened=3)
        assert play(pos, "market").step == "pick"

    def test_the_die_is_paid_first(self, queensdale: Game) -> None:
        own = knowing(15, goods={"guilder": 3})
        pos = with_die(queensdale, "guilder", own, opened=3)
        assert play(pos, "market").step == "pick", "one guilder pays the die, two are left for the usual deal"

    def test_a_market_day_gives_one_more_in_either_deal(self, queensdale: Game) -> None:
        pos = play(self.at_market(queensdale, 3, courier_card=7), "market", "deal larger")
        assert pos.to_dict()["pending"][-1]["argument"]["count"] == 5

    def test_also_on_an_occupied_market(self, queensdale: Game) -> None:
        own = knowing(15, goods={"guilder": 3})
        pos = with_die(queensdale, "occupied", own, opened=3, taken={"market": 1})
        assert play(pos, "occupied market").step == "deal"


@clauses("QD-LATER-36", "QD-BUILD-05")
class TestCard16:
    @pytest.mark.parametrize(("rank", "guilders"), [(1, 0), (2, 1), (3, 1), (4, 1)])
    def test_a_rank_costs_one_guilder_at_most(self, queensdale: Game, rank: int, guilders: int) -> None:
        own = knowing(16, goods={"timber": 3, "stone": 2, "clay": 1, "guilder": 4})
        pos = at(queensdale, own, {}, {}, {}, step="build", opened=3)
        play(pos, "build timber_yard", f"rank {rank}")
        assert seat(pos, 0)["buildings"] == {"timber_yard": rank}
        assert goods(pos, 0) == {"guilder": 4 - guilders}

    def test_one_guilder_is_enough_for_every_rank(self, queensdale: Game) -> None:
        own = knowing(16, goods={"timber": 3, "stone": 2, "clay": 1, "guilder": 1})
        pos = play(at(queensdale, own, {}, {}, {}, step="build", opened=3), "build timber_yard")
        assert texts(pos) == ["rank 1", "rank 2", "rank 3", "rank 4"]

    def test_others_pay_the_whole_surcharge(self, queensdale: Game) -> None:
        own = {"goods": {"timber": 3, "stone": 3, "clay": 3, "guilder": 1}}
        pos = play(at(queensdale, own, {}, {}, {}, step="build", opened=3), "build timber_yard")
        assert texts(pos) == ["rank 1", "rank 2"]

    def test_other_guilders_are_not_spared(self, queensdale: Game) -> None:
        """The tax on mortar is no surcharge of a rank."""
        own = knowing(16, goods={"timber": 3, "stone": 2, "clay": 1, "guilder": 5})
        pos = at(queensdale, own, {}, {}, {}, step="build", opened=3, courier_card=9)
        play(pos, "build timber_yard", "rank 4")
        assert goods(pos, 0) == {"guilder": 3}

    def test_a_crane_yard_counts_first(self, queensdale: Game) -> None:
        """Rank IV: 3 less 2 is 1, which is within the limit; rank III: nothing is left of 2."""
        own = knowing(16, buildings={"crane_yard": 1}, goods={"timber": 9, "stone": 9, "clay": 9, "guilder": 1})
        for rank, left in ((3, 1), (4, 0)):
            pos = play(at(queensdale, own, {}, {}, {}, step="build", opened=6), "build timber_yard", f"rank {rank}")
            if pos.step == "payment":
                play(pos, "pay")
            assert goods(pos, 0).get("guilder", 0) == left


@clauses("QD-LATER-36", "QD-NEXT-19")
class TestCard17:
    def test_a_second_hut_of_choice_at_the_start_of_each_game(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(17), {}, step="start_hut", opened=3)
        play(pos, "begin with mint")
        assert (pos.to_move, pos.step) == (0, "start_hut")
        play(pos, "begin with sage")
        assert (pos.to_move, pos.step) == (1, "start_hut")
        play(pos, "begin with mint")
        assert [seat(pos, number)["huts"] for number in (0, 1)] == [["sage", "mint"], ["mint"]]
        assert [fame(pos, number) for number in (0, 1)] == [0, 0]
        assert "more_huts" not in seat(pos, 0)

    def test_it_is_another_herb(self, queensdale: Game) -> None:
        pos = play(at(queensdale, knowing(17), {}, step="start_hut", opened=3), "begin with mint")
        assert "begin with mint" not in texts(pos)
        assert clause(pos, "begin with mint") == "QD-HUT-01"

    def test_again_in_the_next_game(self, queensdale: Game) -> None:
        pos = quietly(finished(queensdale, knowing(17), opened=3), "start_hut")
        assert pos.to_move == 0
        assert play(pos, "begin with mint").to_move == 0

    def test_nobody_else_sees_it_until_all_have_chosen(self, queensdale: Game) -> None:
        pos = at(queensdale, {}, knowing(17), {}, step="start_hut", opened=3)
        play(pos, "begin with mint", "begin with arnica", "begin with sage")
        assert pos.view(1)["seats"][1]["more_huts"] == ["sage"]
        for eyes in (0, 2, None):
            assert "more_huts" not in pos.view(eyes)["seats"][1]
        told = [event for deed in (pos.story(),) for event in deed]
        assert [event.message for event in told] == ["qd-story-hut-chosen"]
        assert pos.untold() == 3
        other = pos.redealt(0, 9).to_dict()["seats"][1]
        assert len({other["chosen_hut"], *other["more_huts"]}) == 2

    def test_the_choice_can_be_taken_back(self, queensdale: Game) -> None:
        pos = play(at(queensdale, knowing(17), {}, step="start_hut", opened=3), "begin with mint", "begin with sage")
        pos.undo(0)
        assert (pos.to_move, texts(pos)[0]) == (0, "begin with yarrow")
        assert "more_huts" not in seat(pos, 0)


@clauses("QD-LATER-36", "QD-WORK-02", "QD-WORK-04")
class TestCard18:
    def test_a_figurine_is_used_and_kept_once_in_a_game(self, queensdale: Game) -> None:
        own = knowing(18, figurines={"gleeman": 1})
        pos = at(queensdale, own, opened=3)
        assert outcome(pos, "use gleeman and keep")["seats.0.morale"] > 0
        assert seat(pos, 0)["figurines"] == {"gleeman": 1}
        assert seat(pos, 0)["knowledge_used"] == ["figurine"]
        assert clause(pos, "use gleeman and keep") == "QD-LATER-36"
        play(pos, "use gleeman")
        assert seat(pos, 0)["figurines"] == {}

    @pytest.mark.parametrize("use", ["merchant", "healer", "courier as gleeman", "courier as merchant"])
    def test_every_figurine_can_be_kept(self, queensdale: Game, use: str) -> None:
        kind = use.split()[0]
        own = knowing(18, figurines={kind: 1}, scout="red a1")
        pos = at(queensdale, own, opened=6, herbs={"red a1": "mint"})
        play(pos, f"use {use} and keep")
        assert seat(pos, 0)["figurines"] == {kind: 1}
        assert pos.to_dict()["roles"] == {}

    def test_a_craftsman_saves_twice(self, queensdale: Game) -> None:
        """Two stone and a clay are missing; a craftsman saves two pieces, with the card twice."""
        for own, possible in ((knowing(18), True), (knowing(18, knowledge_used=["figurine"]), False), ({}, False)):
            table = {"goods": {"timber": 3}, "figurines": {"craftsman": 1}} | own
            pos = with_die(queensdale, "action", table, opened=3)
            assert ("build" in texts(pos)) == possible

    def test_in_a_build_action_the_craftsman_stays(self, queensdale: Game) -> None:
        own = knowing(18, goods={"timber": 9, "stone": 9, "clay": 9}, figurines={"craftsman": 1, "courier": 1})
        pos = play(at(queensdale, own, step="build", opened=3), "build timber_yard")
        assert {"craftsman and keep", "courier and keep", "craftsman", "courier"} <= set(texts(pos))
        play(pos, "courier and keep")
        assert seat(pos, 0)["figurines"] == {"craftsman": 1, "courier": 1}
        assert pos.to_dict()["roles"] == {}
        assert pos.to_dict()["savings"] > 0

    def test_whoever_needs_the_second_saving_has_to_keep_the_craftsman(self, queensdale: Game) -> None:
        short = knowing(18, goods={"timber": 3}, figurines={"craftsman": 1})
        pos = at(
            queensdale, short, step="payment", argument={"what": "timber_yard", "rank": 1}, opened=3,
            price={"timber": 3, "stone": 2, "clay": 1},
        )  # fmt: skip
        assert clause(pos, "craftsman") == "QD-BUILD-04"
        assert texts(pos) == ["craftsman and keep"]
        play(pos, "craftsman and keep", "save stone", "save stone")
        assert seat(pos, 0)["figurines"] == {}, "used again, since nothing else was possible"
        assert texts(pos) == ["save timber", "save clay"]

    def test_without_the_card_nothing_is_kept(self, queensdale: Game) -> None:
        pos = at(queensdale, {"figurines": {"gleeman": 1}}, knowing(18), opened=3)
        assert clause(pos, "use gleeman and keep") == "QD-LATER-36"

    def test_again_in_the_next_game(self, queensdale: Game) -> None:
        own = knowing(18, knowledge_used=["figurine"])
        pos = quietly(finished(queensdale, own, opened=3), "turn")
        assert "knowledge_used" not in seat(pos, 0)


@clauses("QD-LATER-36", "QD-DICE-07", "QD-DICE-08")
class TestCard19:
    def test_a_player_without_a_guilder_rolls_again_for_nothing_once_in_a_round(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(19, goods={"timber": 1}), opened=3)
        play(pos, "reroll for nothing", "roll 1 2")
        assert goods(pos, 0) == {"timber": 1}
        assert clause(pos, "reroll for nothing") == "QD-LATER-36"
        assert "reroll for timber" in texts(pos), "more re-rolls are paid as always"

    def test_with_a_guilder_it_is_not_possible(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(19, goods={"guilder": 1}), opened=3)
        assert clause(pos, "reroll for nothing") == "QD-LATER-36"

    def test_without_the_card_it_is_not_possible(self, queensdale: Game) -> None:
        assert clause(at(queensdale, {}, knowing(19), opened=3), "reroll for nothing") == "QD-LATER-36"

    def test_without_dice_it_is_not_possible(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(19, dice=[]), opened=3, placed=True)
        assert clause(pos, "reroll for nothing") == "QD-DICE-14"

    def test_again_in_the_next_round_but_not_what_is_for_a_game(self, queensdale: Game) -> None:
        own = knowing(19, knowledge_used=["reroll", "space"])
        pos = play(last_die(queensdale, own, {}, opened=3), "leave round")
        assert pos.to_dict()["round"] == 2
        assert seat(pos, 0)["knowledge_used"] == ["space"]


@clauses("QD-LATER-36", "QD-STORE-04")
class TestCard20:
    def test_the_farm_takes_three_items_for_a_guilder_once_after_a_game(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(20, goods={"timber": 4, "stone": 4, "clay": 3}), step="exchange", opened=3)
        give(pos, "timber", "stone")
        assert clause(pos, "keep the rest") == "QD-STORE-04"
        give(pos, "timber")
        assert goods(pos, 0) == {"timber": 2, "stone": 3, "clay": 3, "guilder": 1}
        give(pos, "timber", "stone", "timber")
        assert goods(pos, 0) == {"stone": 2, "clay": 3, "guilder": 1}, "the second set needs four"

    @pytest.mark.parametrize(("items", "asked"), [(2, False), (3, True)])
    def test_three_items_are_enough_to_be_asked(self, queensdale: Game, items: int, asked: bool) -> None:
        pos = finished(queensdale, knowing(20, goods={"bread": items}), opened=3)
        assert (pos.step == "exchange") == asked

    def test_others_give_four(self, queensdale: Game) -> None:
        pos = at(queensdale, {"goods": {"timber": 4, "stone": 4}}, knowing(20), step="exchange", opened=3)
        give(pos, "timber", "stone", "timber")
        assert goods(pos, 0) == {"timber": 2, "stone": 3}

    def test_what_is_proposed_counts_with_three(self, queensdale: Game) -> None:
        pos = at(queensdale, knowing(20, goods={"timber": 3}), step="exchange", opened=3)
        assert pos.view(0)["proposal"]["give"] == {"timber": 3}
        assert pos.view(0)["proposal"]["first_set"] == 3

    def test_again_after_the_next_game(self, queensdale: Game) -> None:
        own = knowing(20, knowledge_used=["exchange"], goods={"bread": 3})
        assert finished(queensdale, own, opened=3).step != "exchange"
        pos = quietly(finished(queensdale, own, opened=3), "turn")
        assert "knowledge_used" not in seat(pos, 0)


@clauses("QD-LATER-36", "QD-MORALE-07")
class TestCard21:
    def gathering(self, game: Game, own: dict[str, Any], tokens: int, reward: str = "timber", **keys: Any) -> Position:
        """Seat 0 is about to gather a token, after so many others in this game."""
        table = {"huts": ["mint"], "tokens": tokens, "scout": "red a1"} | own
        herbs = {"red a4": ["mint", reward]}
        return at(game, table, {}, step="take", opened=3, herbs=herbs, **keys)

    @pytest.mark.parametrize("tokens", range(13))
    def test_every_sixth_token_raises_morale(self, queensdale: Game, tokens: int) -> None:
        pos = play(self.gathering(queensdale, knowing(21), tokens), "token red a4")
        assert seat(pos, 0)["tokens"] == tokens + 1
        assert seat(pos, 0)["morale"] == (1 if tokens in (5, 11) else 0)
        assert goods(pos, 0) == {"timber": 1}

    def test_without_the_card_tokens_are_only_counted(self, queensdale: Game) -> None:
        pos = play(self.gathering(queensdale, {}, 5), "token red a4")
        assert (seat(pos, 0)["tokens"], seat(pos, 0)["morale"]) == (6, 0)

    def test_the_reward_of_the_token_comes_first(self, queensdale: Game) -> None:
        """A token with morale and the level of the card: two levels, with the symbols of both."""
        own = knowing(21, morale=1, buildings={"treasurer": 1})
        pos = play(self.gathering(queensdale, own, 5, "morale"), "token red a4")
        assert seat(pos, 0)["morale"] == 3
        assert goods(pos, 0) != {}, "the income of level 2"
        assert fame(pos, 0) > 0, "the trumpet of level 3"

    def test_a_full_bar_gives_nothing(self, queensdale: Game) -> None:
        pos = play(self.gathering(queensdale, knowing(21, morale=15), 5), "token red a4")
        assert seat(pos, 0)["morale"] == 15

    def test_the_scout_counts_as_well_and_rounds_do_not_matter(self, queensdale: Game) -> None:
        own = knowing(21, huts=["mint"], tokens=5, scout="red c3")
        pos = with_die(queensdale, "action", own, opened=3, herbs={"red b2": ["mint", "timber"]}, round=5)
        play(pos, "scout 4", "gather red b2")
        assert (seat(pos, 0)["tokens"], seat(pos, 0)["morale"]) == (6, 1)

    def test_every_game_counts_anew(self, queensdale: Game) -> None:
        pos = quietly(finished(queensdale, knowing(21, tokens=5), opened=3), "turn")
        assert "tokens" not in seat(pos, 0)


@clauses("QD-LATER-36", "QD-BOARD-11")
class TestCard22:
    @pytest.mark.parametrize(
        ("face", "space", "kind", "gain"),
        [
            ("timber", "timber", "timber", {"timber": 1}),
            ("stone", "stone +1", "stone_plus", {"stone": 2}),
            ("clay", "clay", "clay", {"clay": 1}),
            ("guilder", "guilder", "guilder", {"guilder": 1}),
            ("stone", "marble", "marble", {"marble": 1}),
            ("double_timber", "timber", "timber", {"timber": 2}),
        ],
    )
    def test_a_resource_die_goes_on_an_occupied_resource_space(
        self, queensdale: Game, face: str, space: str, kind: str, gain: dict[str, int]
    ) -> None:
        pos = with_die(queensdale, face, knowing(22), opened=4, taken={kind: 1})
        play(pos, f"occupied {space}")
        assert goods(pos, 0) == gain
        assert pos.to_dict()["taken"] == {kind: 1}
        assert seat(pos, 0)["knowledge_used"] == ["space"]

    def test_on_the_landing_stage_too(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "clay", knowing(22), opened=8, taken={"landing": 1})
        play(pos, "occupied landing stage", "take stone")
        assert goods(pos, 0) == {"stone": 1}

    def test_once_in_a_game(self, queensdale: Game) -> None:
        own = knowing(22, knowledge_used=["space"])
        pos = with_die(queensdale, "timber", own, opened=3, taken={"timber": 1})
        assert clause(pos, "occupied timber") == "QD-LATER-36"
        fresh = quietly(finished(queensdale, own, opened=3), "turn")
        assert "knowledge_used" not in seat(fresh, 0)

    def test_not_on_a_free_space_and_not_where_the_face_does_not_fit(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "timber", knowing(22), opened=3, taken={"timber": 1, "stone": 1})
        assert clause(pos, "occupied clay") == "QD-STICKER-20"
        assert clause(pos, "occupied stone") == "QD-DICE-01"

    def test_an_action_die_is_no_resource_die(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", knowing(22), opened=3, taken={"timber": 1})
        assert clause(pos, "occupied timber") == "QD-DICE-01"

    def test_without_the_card_it_is_not_possible(self, queensdale: Game) -> None:
        pos = at(queensdale, {"dice": ["timber"]}, knowing(22), step="place", opened=3, taken={"timber": 1})
        assert clause(pos, "occupied timber") == "QD-LATER-36"

    def test_a_die_that_fits_nowhere_else_can_be_picked(self, queensdale: Game) -> None:
        full = {"timber": 1, "timber_plus": 1}
        for own, possible in ((knowing(22), True), ({}, False)):
            pos = at(queensdale, {"dice": ["timber"]} | own, opened=3, taken=full)
            assert ("die 1" in texts(pos)) == possible


@clauses("QD-LATER-36")
def test_a_card_belongs_to_its_owner_alone(queensdale: Game) -> None:
    """All eight are with one player: nobody else may do what they allow."""
    every = {"knowledge": [str(card) for card in range(15, 23)]}
    own = {"goods": {"timber": 3}, "figurines": {"gleeman": 1}}
    pos = at(queensdale, own, every, opened=3, taken={"timber": 1})
    plain = at(queensdale, own, {}, opened=3, taken={"timber": 1})
    assert texts(pos) == texts(plain)
    assert read(pos, pos.to_dict()).to_bytes() == pos.to_bytes()


@clauses("QD-CLAIR-08")
def test_the_clairvoyant_is_right_about_a_card_that_saves_guilders_on_ranks(queensdale: Game) -> None:
    truth = {card.number: card.comes_true for card in queensdale.pack.content.clairvoyant}
    lessons = [card.effect["lesson"] for card in queensdale.pack.content.knowledge]
    assert (truth[4], "rank_limit" in lessons) == ("yes", True)
