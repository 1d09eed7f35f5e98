"""QD-LATER-18, 19, QD-NEXT-09: royal orders on space J."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    seat,
    texts,
    with_die,
)

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

BASIC = ["timber", "stone", "clay", "guilder"]
ALL = [str(number) for number in range(1, 13)]
TRUMPET = {1: 1, 6: 1, 7: 2, 9: 2}
"""The trumpet values of some epochs."""


def on_j(game: Game, orders: list[str], own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """Seat 0 is about to place an A die; these orders lie on space J."""
    return with_die(game, "action", own, orders=orders, **{"opened": 6, **keys})


def left(pos: Position) -> list[str]:
    """The orders that lie on space J."""
    found: list[str] = pos.to_dict().get("orders", [])
    return found


def fulfilled(game: Game, number: int, own: dict[str, Any], *moves: str, epoch: int = 7, **keys: Any) -> Position:
    """A seat of an epoch has fulfilled one order; all twelve lay there."""
    table = of_epoch(epoch) | own
    pos = on_j(game, ALL, table, opened=max(6, epoch), **keys)
    play(pos, "order")
    if pos.step == "order":
        pos.push(f"fulfil {number}")
    play(pos, *moves)
    assert left(pos) == [order for order in ALL if order != str(number)]
    assert pos.step == "turn"
    return pos


class TestSetUp:
    @clauses("QD-NEXT-09", "QD-LATER-18", "QD-LATER-19")
    @pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
    def test_one_more_order_than_players_lies_on_j(self, queensdale: Game, players: int, count: int) -> None:
        seen: set[str] = set()
        for seed in range(12):
            seats = [of_epoch(6, "abcd"[n]) for n in range(players)]
            pos = finished(queensdale, *seats, seed=seed)
            assert len(left(quietly(pos, "turn"))) == count
            seen |= set(left(pos))
        assert len(seen) > 9

    @clauses("QD-NEXT-09", "QD-NEXT-10")
    def test_they_lie_there_before_the_green_tiles_give_their_goods(self, queensdale: Game) -> None:
        """Tile 3a lets its owner choose a resource in step 5 of the set-up."""
        pos = finished(queensdale, {"epoch": 6, "tower": ["4b", "5b", "3a"]}, of_epoch(6, "c"))
        assert (pos.step, pos.to_dict()["phase"], len(left(pos))) == ("pick", "green", 3)

    @clauses("QD-LATER-18", "QD-LATER-19")
    @pytest.mark.parametrize(("points", "is_there"), [(37, False), (38, True)])
    def test_they_come_when_epoch_6_opens(self, queensdale: Game, points: int, is_there: bool) -> None:
        pos = quietly(finished(queensdale, of_epoch(5) | {"fame": points}, of_epoch(5, "b")), "turn")
        assert ("orders" in pos.to_dict(), "orders" in pos.view(0)) == (is_there, is_there)
        assert ("order" in pos.view(None)["spaces"]) == is_there

    @clauses("QD-LATER-18", "QD-LATER-19")
    @pytest.mark.parametrize("opened", [1, 5])
    def test_there_is_no_space_j_before(self, queensdale: Game, opened: int) -> None:
        pos = with_die(queensdale, "action", {"goods": dict.fromkeys(BASIC, 9)}, opened=opened)
        assert "order" not in texts(pos)
        with pytest.raises(MalformedMove):
            pos.push("order")
        with pytest.raises(PositionError, match=r"orders: there is nothing before orders is in play"):
            at(queensdale, orders=["1"], opened=opened)

    @clauses("QD-LATER-19")
    def test_what_was_not_fulfilled_does_not_stay_for_the_next_game(self, queensdale: Game) -> None:
        """Of all twelve only three are drawn again."""
        pos = quietly(finished(queensdale, of_epoch(6), of_epoch(6, "b"), orders=ALL[:9]), "turn")
        assert len(left(pos)) == 3

    @clauses("QD-LATER-19")
    def test_an_order_of_the_last_game_can_be_drawn_again(self, queensdale: Game) -> None:
        drawn: set[str] = set()
        for seed in range(12):
            pos = finished(queensdale, of_epoch(6), of_epoch(6, "b"), orders=[], seed=seed)
            drawn |= set(left(quietly(pos, "turn")))
        assert len(drawn) > 9

    @clauses("QD-LATER-19")
    def test_everybody_sees_them_and_hears_of_them(self, queensdale: Game) -> None:
        pos = finished(queensdale, of_epoch(6), of_epoch(6, "b"))
        assert pos.view(0)["orders"] == pos.view(1)["orders"] == pos.view(None)["orders"] == left(pos)
        told = [event.args for event in pos.story() if event.message == "qd-story-orders"]
        assert told == [{"orders": [f"{order}-title" for order in left(pos)]}]


class TestSpace:
    @clauses("QD-LATER-19")
    @pytest.mark.parametrize("face", ["action", "a_timber", "a_guilder"])
    def test_an_a_die_fulfils_an_order(self, queensdale: Game, face: str) -> None:
        own = {"goods": {"bread": 2, "timber": 1}}
        pos = with_die(queensdale, face, own, orders=["4"], opened=6)
        play(pos, "order")
        assert (goods(pos, 0), left(pos), pos.to_dict()["taken"]) == ({"timber": 1}, [], {"order": 1})

    @clauses("QD-LATER-19", "QD-DICE-04")
    @pytest.mark.parametrize("face", ["timber", "double_timber", "choice_ts"])
    def test_a_resource_die_is_no_a_die_even_if_it_is_paid(self, queensdale: Game, face: str) -> None:
        pos = with_die(queensdale, face, {"goods": {"timber": 9}}, orders=["1"], opened=6)
        assert clause(pos, "order") == "QD-LATER-19"
        assert "wage" in texts(pos)

    @clauses("QD-LATER-19", "QD-STICKER-19")
    def test_a_purple_die_does_not_fit(self, queensdale: Game) -> None:
        pos = with_die(queensdale, "bread2", {"goods": {"timber": 9}}, orders=["1"], opened=6)
        assert clause(pos, "order") == "QD-STICKER-19"

    @clauses("QD-LATER-19", "QD-DICE-18")
    def test_without_the_goods_of_any_order_no_die_goes_there(self, queensdale: Game) -> None:
        assert clause(on_j(queensdale, ["1", "11"], {"goods": {"timber": 2, "marble": 1}}), "order") == "QD-LATER-19"
        assert "order" in texts(on_j(queensdale, ["1", "11"], {"goods": {"timber": 2, "marble": 2}}))

    @clauses("QD-LATER-19")
    def test_only_orders_that_lie_there_can_be_fulfilled(self, queensdale: Game) -> None:
        own = {"goods": dict.fromkeys([*BASIC, "bread", "marble"], 9)}
        pos = play(on_j(queensdale, ["2", "3"], own), "order")
        assert texts(pos) == ["fulfil 2", "fulfil 3"]
        assert clause(pos, "fulfil 1") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_an_order_that_cannot_be_paid_is_not_fulfilled(self, queensdale: Game) -> None:
        pos = play(on_j(queensdale, ["1", "2", "3"], {"goods": {"timber": 3, "stone": 3, "clay": 2}}), "order")
        assert texts(pos) == ["fulfil 1", "fulfil 2"]
        assert clause(pos, "fulfil 3") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_each_order_is_fulfilled_once_in_a_game(self, queensdale: Game) -> None:
        rich = {"goods": {"timber": 9}, "dice": ["action", "action"]}
        pos = at(queensdale, rich, rich, opened=6, orders=["1"])
        play(pos, "die 1", "order", "end turn", "die 1")
        assert clause(pos, "order") == "QD-LATER-19"
        assert fame(pos, 0) == 1

    @clauses("QD-LATER-19")
    def test_it_stays_fulfilled_in_later_rounds(self, queensdale: Game) -> None:
        own = {"goods": {"timber": 9}, "dice": ["action"]}
        pos = at(queensdale, own, {"dice": []}, opened=6, orders=["1", "2"])
        play(pos, "die 1", "order", "end turn")
        assert (pos.to_dict()["round"], pos.to_dict()["taken"], left(pos)) == (2, {}, ["2"])

    @clauses("QD-LATER-19", "QD-BOARD-11")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_j_has_a_space_for_every_order_that_is_left(self, queensdale: Game, players: int) -> None:
        pos = on_j(queensdale, ALL[: players + 1], {"goods": {"timber": 3}}, players=players)
        assert pos.view(1)["spaces"]["order"] == {
            "spaces": players + 1, "taken": 0, "closed": 0, "free": players + 1,
        }  # fmt: skip
        play(pos, "order")
        assert pos.view(1)["spaces"]["order"] == {
            "spaces": players + 1, "taken": 1, "closed": 0, "free": players,
        }  # fmt: skip
        later = on_j(queensdale, ["3"], {"goods": {"clay": 3}}, players=players, taken={"order": players})
        assert "order" in texts(later)
        full = {"order": players + 2}
        with pytest.raises(PositionError, match=r"taken"):
            on_j(queensdale, ["3"], players=players, taken=full)

    @clauses("QD-LATER-19", "QD-STICKER-05", "QD-LATER-24")
    @pytest.mark.parametrize(("face", "holder"), [("occupied", 1), ("action", 0)])
    def test_a_die_may_join_another_while_an_order_is_left(self, queensdale: Game, face: str, holder: int) -> None:
        own = {"goods": {"clay": 3}}
        keys: dict[str, Any] = {"opened": 6, "plunger": holder}
        pos = with_die(queensdale, face, own, orders=["3"], taken={"order": 1}, **keys)
        play(pos, "occupied order")
        assert (goods(pos, 0), left(pos), pos.to_dict()["taken"], pos.to_dict()["plunger"]) == (
            {"guilder": 1}, [], {"order": 1}, 1,
        )  # fmt: skip
        none = with_die(queensdale, face, own, orders=[], taken={"order": 1, "wage": 1}, **keys)
        assert clause(none, "occupied order") == "QD-LATER-19"
        free = with_die(queensdale, face, own, orders=["3"], taken={"wage": 1}, **keys)
        assert clause(free, "occupied order") == "QD-STICKER-20"

    @clauses("QD-LATER-19", "QD-DICE-13")
    def test_a_die_that_only_j_takes_may_be_placed(self, queensdale: Game) -> None:
        full = {
            "wage": 2, "scout_long": 1, "scout_short": 1, "bakery": 1, "hut": 1, "market": 1, "build": 2, "poor": 1,
            "hire": 1, "tome": 1, "cogwheel": 1,
        }  # fmt: skip
        own = {"dice": ["action"], "goods": {"stone": 3}}
        keys: dict[str, Any] = {"opened": 6, "plunger": 1, "taken": full}
        assert "die 1" in texts(at(queensdale, own, orders=["2"], **keys))
        assert clause(at(queensdale, own, orders=["1"], **keys), "die 1") == "QD-DICE-13"


class TestOrders:
    """Every order: what is paid, and what it brings."""

    @clauses("QD-LATER-19")
    @pytest.mark.parametrize("epoch", TRUMPET)
    @pytest.mark.parametrize(("number", "good"), [(1, "timber"), (2, "stone"), (3, "clay")])
    def test_three_pieces_bring_the_trumpet_value_and_a_guilder(
        self, queensdale: Game, number: int, good: str, epoch: int
    ) -> None:
        pos = fulfilled(queensdale, number, {"goods": {good: 3}}, epoch=epoch)
        assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({"guilder": 1}, {"other": TRUMPET[epoch]})
        short = on_j(queensdale, [str(number)], {"goods": {good: 2}})
        assert clause(short, "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_4_bread_for_the_ducks(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 4, {"goods": {"bread": 3}})
        assert (goods(pos, 0), seat(pos, 0)["morale"], seat(pos, 0)["fame"]) == ({"bread": 1}, 1, {"other": 2})
        assert clause(on_j(queensdale, ["4"], {"goods": {"bread": 1}}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19", "QD-MORALE-09")
    def test_4_is_fulfilled_also_where_morale_cannot_rise(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 4, {"goods": {"bread": 2}, "morale": 15})
        assert (seat(pos, 0)["morale"], fame(pos, 0)) == (15, 2)

    @clauses("QD-LATER-19", "QD-MORALE-04")
    def test_4_may_reach_a_trumpet(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 4, {"goods": {"bread": 2}, "morale": 2})
        assert seat(pos, 0)["fame"] == {"other": 2, "trumpet": 2}

    @clauses("QD-LATER-19", "QD-WORK-04")
    def test_5_a_clock_without_a_bell(self, queensdale: Game) -> None:
        """The craftsman goes to the centre."""
        pos = fulfilled(queensdale, 5, {"figurines": {"craftsman": 2}})
        assert (goods(pos, 0), seat(pos, 0)["figurines"], fame(pos, 0)) == ({"bread": 1}, {"craftsman": 1}, 2)
        assert (pos.view(0)["used"].get("craftsman"), pos.to_dict()["bag"]["craftsman"]) == (1, 6)
        others = {"figurines": {"gleeman": 1, "merchant": 1, "healer": 1}}
        assert clause(on_j(queensdale, ["5"], others), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_6_a_quiet_trumpeter(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 6, {"figurines": {"gleeman": 1}}, "take stone")
        assert (goods(pos, 0), seat(pos, 0)["figurines"], fame(pos, 0)) == ({"stone": 1}, {}, 2)
        assert seat(pos, 0)["morale"] == 0, "the gleeman plays elsewhere"
        others = {"figurines": {"craftsman": 1}}
        assert clause(on_j(queensdale, ["6"], others), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_7_a_windowsill(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 7, {"goods": {"marble": 1}}, "take timber")
        assert (goods(pos, 0), fame(pos, 0)) == ({"timber": 1}, 2)
        assert clause(on_j(queensdale, ["7"], {"goods": dict.fromkeys(BASIC, 9)}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    @pytest.mark.parametrize(("tomes", "then"), [(0, 1), (5, 6), (6, 6)])
    def test_8_a_reader_for_the_evening(self, queensdale: Game, tomes: int, then: int) -> None:
        """With a full shelf the tome is lost, the fame is not."""
        pos = fulfilled(queensdale, 8, {"goods": {"guilder": 2, "bread": 1}, "tomes": tomes})
        assert (goods(pos, 0), seat(pos, 0)["tomes"], fame(pos, 0)) == ({}, then, 2)

    @clauses("QD-LATER-19")
    @pytest.mark.parametrize("short", [{"guilder": 1, "bread": 1}, {"guilder": 2}])
    def test_8_asks_for_both(self, queensdale: Game, short: dict[str, int]) -> None:
        assert clause(on_j(queensdale, ["8"], {"goods": short}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    def test_9_a_house_for_sparrows(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 9, {"goods": {"timber": 1, "stone": 1, "clay": 1}})
        assert (goods(pos, 0), fame(pos, 0)) == ({"bread": 1}, 2)
        for missing in BASIC[:3]:
            short = {good: 1 for good in BASIC[:3] if good != missing} | {"guilder": 1}
            assert clause(on_j(queensdale, ["9"], {"goods": short}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19", "QD-COMP-29")
    def test_10_forty_cushions(self, queensdale: Game) -> None:
        """The payer chooses four basic resources; bread and marble are none."""
        own = {"goods": {"timber": 2, "clay": 2, "guilder": 2, "bread": 2, "marble": 1}}
        pos = play(on_j(queensdale, ["10"], of_epoch(7) | own, opened=7), "order")
        assert texts(pos) == ["spend timber", "spend clay", "spend guilder"]
        play(pos, "spend clay", "spend guilder", "spend clay")
        assert (texts(pos), fame(pos, 0), left(pos)) == (["spend timber", "spend guilder"], 0, ["10"])
        play(pos, "spend timber")
        assert goods(pos, 0) == {"timber": 1, "guilder": 1, "bread": 2, "marble": 1}
        assert (seat(pos, 0)["fame"], left(pos), pos.step) == ({"other": 4}, [], "turn")

    @clauses("QD-LATER-19")
    @pytest.mark.parametrize(("held", "is_possible"), [(3, False), (4, True)])
    def test_10_takes_four_of_one_kind_as_well(self, queensdale: Game, held: int, is_possible: bool) -> None:
        pos = on_j(queensdale, ["10"], {"goods": {"stone": held, "bread": 5, "marble": 5}})
        assert ("order" in texts(pos)) == is_possible

    @clauses("QD-LATER-19")
    def test_11_a_bench_for_two(self, queensdale: Game) -> None:
        pos = fulfilled(queensdale, 11, {"goods": {"marble": 2}})
        assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({"guilder": 1}, {"other": 4})
        assert clause(on_j(queensdale, ["11"], {"goods": {"marble": 1}}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19")
    @pytest.mark.parametrize("epoch", TRUMPET)
    def test_12_a_kind_word(self, queensdale: Game, epoch: int) -> None:
        pos = fulfilled(queensdale, 12, {"seals": 3}, epoch=epoch)
        assert (seat(pos, 0)["seals"], seat(pos, 0)["fame"]) == (2, {"other": 2 * TRUMPET[epoch]})
        assert clause(on_j(queensdale, ["12"], {"goods": dict.fromkeys(BASIC, 9)}), "order") == "QD-LATER-19"

    @clauses("QD-LATER-19", "QD-LATER-29")
    def test_nothing_else_changes_and_nobody_else_is_concerned(self, queensdale: Game) -> None:
        pos = at(
            queensdale, {"dice": ["action"], "goods": {"timber": 3}, "family": "anvil"},
            {"goods": {"timber": 3}, "epoch": 6},
            step="place", orders=["1", "2"], opened=6,
        )  # fmt: skip
        assert outcome(pos, "order") == {
            "seats.0.goods.timber": 0, "seats.0.goods.guilder": 1, "seats.0.fame.other": 1, "seats.0.dice": [None] * 5,
            "taken.order": 1, "orders": ["2"],
        }  # fmt: skip


class TestCouriers:
    @clauses("QD-COURIER-05", "QD-COURIER-06", "QD-LATER-19")
    @pytest.mark.parametrize(("number", "kind"), [(5, "craftsman"), (6, "gleeman")])
    def test_a_courier_may_stand_for_the_figurine(self, queensdale: Game, number: int, kind: str) -> None:
        pos = play(on_j(queensdale, [str(number)], {"figurines": {"courier": 1}}), "order")
        assert (seat(pos, 0)["figurines"], pos.to_dict()["roles"]) == ({}, {kind: 1})
        assert fame(pos, 0) == 1

    @clauses("QD-COURIER-05", "QD-LATER-19")
    def test_who_has_both_chooses(self, queensdale: Game) -> None:
        own = {"figurines": {"courier": 1, "craftsman": 1}}
        pos = play(on_j(queensdale, ["5"], own), "order")
        assert texts(pos) == ["fulfil 5", "fulfil 5 by courier"]
        assert seat(play(pos, "fulfil 5 by courier"), 0)["figurines"] == {"craftsman": 1}
        pos.pop()
        assert seat(play(pos, "fulfil 5"), 0)["figurines"] == {"courier": 1}
        assert pos.to_dict()["roles"] == {}

    @clauses("QD-COURIER-05", "QD-LATER-19")
    def test_a_courier_stands_for_no_goods(self, queensdale: Game) -> None:
        own = {"figurines": {"courier": 1}, "goods": {"timber": 3, "stone": 3}}
        pos = play(on_j(queensdale, ["1", "2", "5"], own), "order")
        assert clause(pos, "fulfil 1 by courier") == "QD-COURIER-05"
        assert texts(pos) == ["fulfil 1", "fulfil 2", "fulfil 5 by courier"]


@clauses("QD-LATER-19", "QD-DICE-21")
def test_an_order_that_may_draw_a_figurine_is_asked_for_and_stays(queensdale: Game) -> None:
    """A theatre draws at every pink level."""
    own = {"goods": {"bread": 2}, "morale": 1, "buildings": {"theatre": 1}}
    pos = play(on_j(queensdale, ["4"], own), "order")
    assert (pos.step, texts(pos)) == ("order", ["fulfil 4"])
    play(pos, "fulfil 4")
    assert (sum(seat(pos, 0)["figurines"].values()), pos.why_no_undo(0) is not None) == (1, True)
    plain = play(on_j(queensdale, ["4"], own | {"buildings": {}}), "order")
    assert (plain.step, plain.why_no_undo(0)) == ("turn", None)


@clauses("QD-LATER-19", "QD-DICE-21")
def test_an_order_can_be_taken_back(queensdale: Game) -> None:
    pos = play(on_j(queensdale, ["1", "12"], {"goods": {"timber": 3}, "seals": 1}), "order", "fulfil 12")
    assert (fame(pos, 0), left(pos)) == (2, ["1"])
    pos.undo(0)
    assert (fame(pos, 0), left(pos), texts(pos)) == (0, ["1", "12"], ["fulfil 1", "fulfil 12"])


@clauses("QD-LATER-19")
def test_what_is_told(queensdale: Game) -> None:
    red = {"seat": "red"}
    told = play(on_j(queensdale, ["1"], {"goods": {"timber": 3}}), "order").story()
    assert [(event.message, event.args) for event in told][1:3] == [
        ("qd-story-order", red | {"order": "1-title", "wording": "1-text"}),
        ("qd-story-pay", red | {"goods": [[3, "timber"]]}),
    ]
    assert told[1].text().endswith('is no concern of the builders."')
    assert [event.message for event in told][3:] == ["qd-story-fame", "qd-story-receive"]
    told = play(on_j(queensdale, ["5"], {"figurines": {"courier": 1}}), "order").story()
    assert (told[2].message, told[2].args) == ("qd-story-use-courier", red | {"figurine": "craftsman"})
    told = play(on_j(queensdale, ["12"], {"seals": 1}), "order").story()
    assert (told[2].message, told[2].args) == ("qd-story-seals-given", red | {"seals": 1})


def test_a_document_fulfils_only_what_lies_on_j(queensdale: Game) -> None:
    turn = {"step": "turn", "seat": 0}
    pending = [turn, {"step": "fulfil", "seat": 0, "argument": 3}, {"step": "spend", "seat": 0}]
    own = {"goods": {"clay": 1}}
    assert fame(play(at(queensdale, own, opened=6, orders=["3"], pending=pending), "spend clay"), 0) == 1
    with pytest.raises(PositionError, match=r"pending: got fulfil 3, expected one of the orders"):
        at(queensdale, own, opened=6, orders=["4"], pending=pending)
