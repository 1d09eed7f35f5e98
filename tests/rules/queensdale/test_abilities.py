"""QD-LATER-16, 17, QD-CHAR-04: character abilities, number cards 7 to 14."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    goods,
    last_die,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
    with_die,
)

from queenswright import PositionError
from queenswright.games.queensdale.state.pieces import FAMILIES
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import render

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
CARDS = {"anvil": ("7", "8"), "heron": ("9", "10"), "key": ("11", "12"), "lantern": ("13", "14")}
TIMBER_YARD = {"timber": 3, "stone": 2, "clay": 1}


def able(*cards: int, **own: Any) -> dict[str, Any]:
    """A seat with these abilities, and so of their family."""
    family = FAMILIES[(cards[0] - 7) // 2]
    return {"family": family, "abilities": [str(card) for card in cards], **own}


def completing(game: Game, epoch: int, *families: str, **own: Any) -> Position:
    """The seats of these families after a game in which seat 0 has completed an epoch, at the next decision.

    The seats after it are one epoch behind, two epochs behind and so on.
    """
    seats: list[dict[str, Any]] = [
        of_epoch(max(1, epoch - number), "abcd"[number]) | {"family": family} for number, family in enumerate(families)
    ]
    seats[0] |= {"fame": GOALS[epoch - 1]} | own
    if len(families) == 2:
        seats[0]["ticked"] = epoch in (2, 4, 6, 8)
    return finished(game, *seats, players=len(families), opened=epoch)


@clauses("QD-LATER-16", "QD-LATER-17", "QD-NEXT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_epoch_5_everybody_chooses_one_of_two_the_lowest_goal_first(queensdale: Game, players: int) -> None:
    families = ("key", "anvil", "lantern", "heron")[:players]
    pos = quietly(completing(queensdale, 4, *families), "ability")
    assert pos.state.opened == 5
    for number in reversed(range(players)):
        cards = CARDS[families[number]]
        assert (pos.step, pos.to_move) == ("ability", number)
        assert texts(pos) == [f"ability {card}" for card in cards]
        play(pos, f"ability {cards[number % 2]}")
        assert seat(pos, number)["abilities"] == [cards[number % 2]]
    assert pos.step != "ability"


@clauses("QD-LATER-17")
def test_abilities_of_other_families_cannot_be_chosen(queensdale: Game) -> None:
    pos = at(queensdale, {"family": "heron"}, step="ability", opened=5)
    assert [clause(pos, f"ability {card}") for card in (7, 8, 11, 12, 13, 14)] == ["QD-LATER-17"] * 6


@clauses("QD-LATER-17", "QD-CHAR-04")
@pytest.mark.parametrize("epoch", [2, 3, 5, 6, 8])
def test_nothing_is_chosen_when_another_epoch_opens(queensdale: Game, epoch: int) -> None:
    pos = quietly(completing(queensdale, epoch, "key", "anvil", "lantern"), "ability", "turn")
    assert (pos.step, pos.state.opened) == ("turn", epoch + 1)
    assert not any("abilities" in own for own in pos.to_dict()["seats"])


@clauses("QD-LATER-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_epoch_8_the_other_ability_is_added_without_asking(queensdale: Game, players: int) -> None:
    families = ("key", "anvil", "lantern", "heron")[:players]
    document = completing(queensdale, 7, *families).to_dict()
    for number, family in enumerate(families):
        document["seats"][number]["abilities"] = [CARDS[family][number % 2]]
    pos = quietly(queensdale.position(document), "ability", "turn")
    assert (pos.step, pos.state.opened) == ("turn", 8)
    assert [seat(pos, number)["abilities"] for number in range(players)] == [list(CARDS[f]) for f in families]


@clauses("QD-LATER-17", "QD-CHAR-04")
def test_in_the_games_between_nothing_changes(queensdale: Game) -> None:
    """The second game of epoch 5: nobody is asked again, and what was chosen works on."""
    seats = [of_epoch(5, letter) | able(card) for letter, card in zip("ab", (7, 10), strict=True)]
    pos = quietly(finished(queensdale, *seats, opened=5), "ability", "turn")
    assert (pos.step, pos.state.game_number) == ("turn", 2)
    assert [seat(pos, number)["abilities"] for number in (0, 1)] == [["7"], ["10"]]


@clauses("QD-LATER-16", "QD-CHAR-04", "QD-COMP-34")
@pytest.mark.parametrize("opened", [1, 4])
def test_before_epoch_5_there_is_no_word_of_abilities(queensdale: Game, opened: int) -> None:
    pos = at(queensdale, {"family": "heron"}, opened=opened)
    for move in ("scout one step", "reroll one die"):
        with pytest.raises(MalformedMove):
            pos.push(move)
    assert not any("number-card" in text for text in disclosed_texts(queensdale.pack, pos.state, 0))
    assert not {"abilities", "used"} & set(pos.view(0)["seats"][0])
    with pytest.raises(PositionError, match=r"seats\[0\].abilities: there is nothing before abilities is in play"):
        at(queensdale, able(9), opened=opened)


@clauses("QD-LATER-17")
def test_cards_of_families_in_play_are_open_to_all_and_the_others_stay_closed(queensdale: Game) -> None:
    pos = at(queensdale, {"family": "anvil"}, {"family": "key"}, opened=5)
    for eyes in (0, 1, None):
        read = set(disclosed_texts(queensdale.pack, pos.state, eyes))
        for card in range(7, 15):
            is_open = card in (7, 8, 11, 12)
            assert {f"number-card-{card}-{part}" in read for part in ("title", "text", "rule")} == {is_open}


@clauses("QD-LATER-17")
def test_a_document_with_the_ability_of_another_family_is_refused(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"seats\[0\].abilities: got 9, expected some of 7, 8, the cards of anvil"):
        at(queensdale, {"family": "anvil", "abilities": ["9"]}, opened=5)
    with pytest.raises(PositionError, match=r"pending: got ability of seat 0, expected one that has none"):
        at(queensdale, able(9), step="ability", opened=5)


def building(game: Game, own: dict[str, Any], rank: int = 1, what: str = "timber_yard", **keys: Any) -> Position:
    """Seat 0 has chosen to build, and then this building and rank."""
    pos = at(game, own, step="build", **{"opened": 5} | keys)
    play(pos, f"build {what}")
    return play(pos, f"rank {rank}") if pos.step == "rank" else pos


class TestPaidTheSameDay:
    """Card 7: each craftsman you use also gives 1 guilder."""

    @clauses("QD-LATER-17")
    def test_7_every_craftsman_brings_a_guilder(self, queensdale: Game) -> None:
        own = able(7, goods={**TIMBER_YARD, "guilder": 2}, figurines={"craftsman": 2})
        pos = play(building(queensdale, own), "craftsman")
        assert goods(pos, 0)["guilder"] == 3
        play(pos, "save timber", "save timber")
        assert goods(play(pos, "craftsman"), 0)["guilder"] == 4

    @clauses("QD-LATER-17", "QD-COURIER-11")
    def test_7_a_courier_used_as_a_craftsman_is_one(self, queensdale: Game) -> None:
        own = able(7, goods=TIMBER_YARD, figurines={"courier": 1})
        assert goods(play(building(queensdale, own), "courier"), 0)["guilder"] == 1

    @clauses("QD-LATER-17")
    def test_7_other_figurines_bring_none(self, queensdale: Game) -> None:
        own = able(7, figurines={"gleeman": 1, "courier": 1})
        pos = play(at(queensdale, own, opened=5), "use gleeman", "use courier as gleeman")
        assert "guilder" not in goods(pos, 0)

    @clauses("QD-LATER-17")
    def test_7_without_the_card_there_is_no_guilder(self, queensdale: Game) -> None:
        own = able(8, goods=TIMBER_YARD, figurines={"craftsman": 1})
        assert "guilder" not in goods(play(building(queensdale, own), "craftsman"), 0)

    @clauses("QD-LATER-17", "QD-BUILD-32")
    def test_7_the_guilder_may_pay_what_is_being_built(self, queensdale: Game) -> None:
        """Rank 2 costs a guilder; without one at hand the craftsman has to be used, and then it is paid."""
        own = able(7, goods=TIMBER_YARD, figurines={"craftsman": 1})
        pos = play(at(queensdale, own, step="build", opened=5, players=4), "build timber_yard")
        assert "rank 2" in texts(pos)
        assert clause(pos, "rank 3") == "QD-BUILD-04"
        play(pos, "rank 2")
        assert "pay" not in [deed.text for deed in pos.actions()]
        assert seat(pos, 0)["figurines"] == {}
        play(pos, "save timber", "save timber")
        assert (seat(pos, 0)["buildings"], goods(pos, 0)) == ({"timber_yard": 2}, {"timber": 2})

    @clauses("QD-LATER-17")
    def test_7_no_more_craftsmen_are_counted_than_can_help(self, queensdale: Game) -> None:
        """Six pieces are saved by three craftsmen: four of them bring no more than three guilders."""
        own = able(7, goods=TIMBER_YARD, figurines={"craftsman": 4})
        pos = play(at(queensdale, own, step="build", opened=5, players=4), "build timber_yard")
        assert "rank 4" in texts(pos)
        tax = at(queensdale, own, step="build", opened=5, players=4, courier_card=9)
        play(tax, "build timber_yard")
        assert ("rank 3" in texts(tax), clause(tax, "rank 4")) == (True, "QD-BUILD-04")

    @clauses("QD-LATER-17")
    def test_7_whatever_is_saved_the_price_can_be_paid_in_the_end(self, queensdale: Game) -> None:
        """Every way through the payment that the rules allow leads to the building."""
        own = able(7, goods={"timber": 1, "stone": 2, "clay": 1}, figurines={"craftsman": 1, "courier": 1})
        start = building(queensdale, own, rank=3, players=4)
        assert start.step == "payment"
        open_ways = [start.to_dict()]
        done = 0
        while open_ways:
            document = open_ways.pop()
            moves = texts(queensdale.position(document))
            assert moves
            for move in moves:
                pos = play(queensdale.position(document), move)
                if pos.step == "payment":
                    open_ways.append(pos.to_dict())
                else:
                    done += 1
                    assert seat(pos, 0)["buildings"] == {"timber_yard": 3}
        assert done > 3


class TestTheLongLook:
    """Card 8: once in a game you pay no guilder surcharge for a rank."""

    @clauses("QD-LATER-17")
    def test_8_the_surcharge_is_left_out_when_the_player_says_so(self, queensdale: Game) -> None:
        own = able(8, goods={**TIMBER_YARD, "guilder": 3})
        pos = building(queensdale, own, rank=3, players=4)
        assert texts(pos) == ["pay", "pay no surcharge"]
        play(pos, "pay no surcharge")
        assert (goods(pos, 0), seat(pos, 0)["buildings"]) == ({"guilder": 3}, {"timber_yard": 3})
        assert seat(pos, 0)["used"] == ["surcharge"]

    @clauses("QD-LATER-17")
    def test_8_the_player_may_pay_and_keep_it_for_later(self, queensdale: Game) -> None:
        own = able(8, goods={**TIMBER_YARD, "guilder": 3})
        pos = play(building(queensdale, own, rank=3, players=4), "pay")
        assert goods(pos, 0) == {"guilder": 1}
        assert "used" not in seat(pos, 0)

    @clauses("QD-LATER-17")
    def test_8_without_guilders_every_rank_can_be_built(self, queensdale: Game) -> None:
        pos = play(at(queensdale, able(8, goods=TIMBER_YARD), step="build", opened=5, players=4), "build timber_yard")
        assert texts(pos) == ["rank 1", "rank 2", "rank 3", "rank 4"]
        play(pos, "rank 4")
        assert seat(pos, 0)["buildings"] == {"timber_yard": 4}

    @clauses("QD-LATER-17")
    def test_8_only_once_in_a_game(self, queensdale: Game) -> None:
        own = able(8, goods=TIMBER_YARD, used=["surcharge"])
        pos = play(at(queensdale, own, step="build", opened=5), "build timber_yard")
        assert seat(pos, 0)["buildings"] == {"timber_yard": 1}
        rich = able(8, goods={**TIMBER_YARD, "guilder": 3}, used=["surcharge"], figurines={"craftsman": 1})
        assert clause(building(queensdale, rich, rank=2), "pay no surcharge") == "QD-LATER-17"

    @clauses("QD-LATER-17")
    def test_8_the_tax_on_mortar_is_no_surcharge(self, queensdale: Game) -> None:
        own = able(8, goods={**TIMBER_YARD, "guilder": 2})
        pos = play(building(queensdale, own, rank=2, courier_card=9), "pay no surcharge")
        assert goods(pos, 0) == {"guilder": 1}

    @clauses("QD-LATER-17")
    def test_8_rank_1_and_other_build_actions_have_no_surcharge(self, queensdale: Game) -> None:
        own = able(8, goods={"timber": 9, "stone": 9, "clay": 9, "guilder": 9}, figurines={"craftsman": 1})
        assert clause(building(queensdale, own), "pay no surcharge") == "QD-LATER-17"
        pos = play(at(queensdale, own, step="build", opened=5), "clear land")
        assert clause(pos, "pay no surcharge") == "QD-LATER-17"

    @clauses("QD-LATER-17")
    def test_8_in_the_next_game_it_works_again(self, queensdale: Game) -> None:
        own = of_epoch(5) | able(8, used=["surcharge"])
        pos = quietly(finished(queensdale, own, of_epoch(5, "b"), opened=5), "turn")
        assert "used" not in seat(pos, 0)


class TestOneStrokeFurther:
    """Card 9: once in a round, on your turn, your scout may move 1 step."""

    @clauses("QD-LATER-17")
    def test_9_the_scout_walks_one_step(self, queensdale: Game) -> None:
        pos = at(queensdale, able(9, scout="red c3"), opened=5, herbs={})
        play(pos, "scout one step")
        assert (pos.step, sorted(texts(pos))) == ("rest", [f"at {hex}" for hex in ("b2", "b3", "c2", "c4", "d2", "d3")])
        play(pos, "at c4")
        assert (pos.step, seat(pos, 0)["scout"], seat(pos, 0)["used"]) == ("turn", "red c4", ["step"])
        assert clause(pos, "scout one step") == "QD-LATER-17"

    @clauses("QD-LATER-17", "QD-SCOUT-07")
    def test_9_it_may_gather(self, queensdale: Game) -> None:
        own = able(9, scout="red c3", huts=["mint"])
        pos = at(queensdale, own, opened=5, herbs={"red b2": ["mint", "bread"], "red c4": ["sage", "bread"]})
        play(pos, "scout one step")
        assert "gather red b2" in texts(pos)
        assert clause(pos, "gather red c4") == "QD-SCOUT-07"
        play(pos, "gather red b2")
        assert (seat(pos, 0)["scout"], goods(pos, 0)["bread"], pos.step) == ("red b2", 1, "turn")

    @clauses("QD-LATER-17")
    def test_9_before_or_after_the_die_and_with_no_extra_steps_of_a_lodge(self, queensdale: Game) -> None:
        own = able(9, scout="red c3", dice=["timber", "stone"], buildings={"scout_lodge": 1})
        pos = play(at(queensdale, own, opened=5, herbs={}), "die 1", "timber +1", "scout one step")
        assert len(texts(pos)) == 6

    @clauses("QD-LATER-17", "QD-ROUND-06")
    def test_9_once_in_a_round(self, queensdale: Game) -> None:
        pos = play(last_die(queensdale, able(9, used=["step"]), opened=5), "leave round")
        assert pos.state.round_number == 2
        assert "used" not in seat(pos, 0)

    @clauses("QD-LATER-17")
    def test_9_only_on_the_own_turn_and_with_the_card(self, queensdale: Game) -> None:
        pos = at(queensdale, able(10), able(7), opened=5)
        assert clause(pos, "scout one step") == "QD-LATER-17"


TOKENS = {"red b2": ["mint", "timber"], "red b1": ["mint", "timber"]}


class TestBreadInTheBoat:
    """Card 10: the first token that you gather in a round also brings 1 bread."""

    @clauses("QD-LATER-17")
    def test_10_only_the_first_of_a_round(self, queensdale: Game) -> None:
        own = able(10, scout="red c3", huts=["mint"], dice=["action"])
        pos = play(with_die(queensdale, "action", own, opened=5, herbs=TOKENS), "scout 4", "gather red b2")
        assert goods(pos, 0) == {"timber": 1, "bread": 1}
        assert goods(play(pos, "gather red b1"), 0) == {"timber": 2, "bread": 1}

    @clauses("QD-LATER-17", "QD-ROUND-06")
    def test_10_and_again_in_the_next_round(self, queensdale: Game) -> None:
        own = able(10, scout="red c3", huts=["mint"], gathered=1)
        later = with_die(queensdale, "action", own, opened=5, herbs=TOKENS)
        assert "bread" not in goods(play(later, "scout 4", "gather red b2"), 0)
        pos = play(last_die(queensdale, own, opened=5, herbs=TOKENS), "leave round")
        assert seat(pos, 0)["gathered"] == 0

    @clauses("QD-LATER-17", "QD-STICKER-23")
    def test_10_a_token_that_is_taken_counts_too(self, queensdale: Game) -> None:
        own = able(10, scout="red c3", figurines={"healer": 1})
        pos = play(at(queensdale, own, opened=6, herbs=TOKENS), "use healer", "token red b2")
        assert goods(pos, 0) == {"timber": 1, "bread": 1}

    @clauses("QD-LATER-17")
    def test_10_nobody_else_gets_bread(self, queensdale: Game) -> None:
        own = able(9, scout="red c3", huts=["mint"])
        pos = with_die(queensdale, "action", own, opened=5, herbs=TOKENS)
        assert goods(play(pos, "scout 4", "gather red b2"), 0) == {"timber": 1}


class TestTheHem:
    """Card 11: you receive 3 guilders at the start of each game."""

    @clauses("QD-LATER-17")
    def test_11_three_guilders_in_every_game(self, queensdale: Game) -> None:
        own = of_epoch(5, "b") | able(11, goods={"guilder": 2})
        pos = quietly(finished(queensdale, own, of_epoch(5, "c") | able(7), opened=5), "turn")
        assert (goods(pos, 0)["guilder"], goods(pos, 1).get("guilder", 0)) == (5, 0)

    @clauses("QD-LATER-17")
    def test_11_already_in_the_game_in_which_it_is_chosen(self, queensdale: Game) -> None:
        pos = quietly(completing(queensdale, 4, "key", "anvil", "heron"), "ability")
        before = goods(pos, 0).get("guilder", 0)
        while pos.to_move != 0:
            play(pos, texts(pos)[0])
        play(pos, "ability 11")
        assert goods(quietly(pos, "turn"), 0).get("guilder", 0) >= before + 3

    @clauses("QD-LATER-17", "QD-KEEP-05")
    def test_11_it_comes_on_top_of_what_the_farm_keeps(self, queensdale: Game) -> None:
        own = of_epoch(5, "b") | able(11, goods={"guilder": 7})
        pos = quietly(finished(queensdale, own, of_epoch(5, "c"), opened=5), "turn")
        assert goods(pos, 0)["guilder"] == 6


class TestTheSideDoor:
    """Card 12: you may use your day's wage action on an occupied wage space."""

    @clauses("QD-LATER-17")
    @pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 2), (4, 3)])
    def test_12_an_a_on_a_full_wage_board(self, queensdale: Game, players: int, count: int) -> None:
        pos = with_die(queensdale, "action", able(12), players=players, opened=5, taken={"wage": count}, plunger=1)
        assert clause(pos, "wage") == "QD-BOARD-11"
        assert outcome(pos, "occupied wage") == {
            "seats.0.goods.guilder": 1, "seats.0.dice": [None] * 5, "seats.0.promise": ["wage"],
        }  # fmt: skip

    @clauses("QD-LATER-17", "QD-LATER-24")
    def test_12_the_plunger_is_not_used_for_it(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", able(12), opened=5, taken={"wage": 2, "hire": 1}, plunger=0)
        play(pos, "occupied wage")
        assert (pos.to_dict()["plunger"], seat(pos, 0)["plunger_used"]) == (0, False)

    @clauses("QD-LATER-17", "QD-DICE-04")
    def test_12_a_resource_die_is_paid_as_always(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "timber", able(12, goods={"timber": 1}), opened=5, taken={"wage": 2})
        assert outcome(pos, "occupied wage") == {
            "seats.0.goods.guilder": 1, "seats.0.goods.timber": 0, "seats.0.dice": [None] * 5,
            "seats.0.promise": ["wage"],
        }  # fmt: skip
        poor = with_die(queensdale, "timber", able(12), opened=5, taken={"wage": 2})
        assert clause(poor, "occupied wage") == "QD-DICE-17"

    @clauses("QD-LATER-17")
    def test_12_only_wage_spaces_and_only_occupied_ones(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "action", able(12), opened=5, taken={"bakery": 1}, plunger=1)
        assert clause(pos, "occupied bakery") == "QD-STICKER-05"
        assert clause(pos, "occupied wage") == "QD-STICKER-20"

    @clauses("QD-LATER-17")
    def test_12_without_the_card_a_full_wage_board_is_closed(self, queensdale: Game) -> None:
        for face in ("action", "timber"):
            pos = with_die(queensdale, face, able(11, goods={"timber": 3}), opened=5, taken={"wage": 2}, plunger=1)
            assert clause(pos, "occupied wage") == "QD-STICKER-05"

    @clauses("QD-LATER-17", "QD-DICE-13")
    def test_12_a_die_that_fits_nowhere_else_can_be_chosen(self, queensdale: Game) -> None:
        full = {
            "wage": 2, "scout_long": 1, "scout_short": 1, "bakery": 1, "hut": 1, "market": 1, "build": 2, "poor": 1,
            "hire": 1, "tome": 1,
        }  # fmt: skip
        pos = at(queensdale, able(12, dice=["action"]), opened=5, taken=full, plunger=1)
        assert "die 1" in texts(pos)
        assert clause(at(queensdale, able(11, dice=["action"]), opened=5, taken=full, plunger=1), "die 1")


@clauses("QD-LATER-17")
def test_what_is_told_of_abilities(queensdale: Game) -> None:
    pos = at(queensdale, {"family": "heron"}, {"family": "anvil"}, step="ability", opened=5)
    play(pos, "ability 9")
    told = next(event for event in pos.story() if event.message == "qd-story-ability")
    story = render("number-card-9-text", {})
    assert told.text() == (
        f"Red has a new ability. One stroke further: {story} Once in a round, on your turn, your scout may move 1 step."
    )
