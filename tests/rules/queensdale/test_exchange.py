"""QD-STORE: the farm exchange after a game, and what is proposed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    give,
    goods,
    outcome,
    play,
    quietly,
    seat,
    texts,
)
from tests.rules.queensdale.storing import holding, kept

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


@clauses("QD-STORE-03", "QD-STORE-06")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (2, 2), (3, 3), (4, 3), (9, 3)])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_farm_of_every_player_keeps_three_guilders(queensdale: Game, number: int, held: int, left: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}, {}]
    seats[number] = {"goods": {"guilder": held}}
    pos = quietly(finished(queensdale, *seats), "grocer")
    assert goods(pos, number) == ({"guilder": left} if left else {})


@clauses("QD-STORE-04", "QD-COMP-35", "QD-LATER-01")
@pytest.mark.parametrize(
    "item", ["timber", "stone", "clay", "bread", "marble", "craftsman", "gleeman", "merchant", "healer"]
)
def test_four_items_of_any_kind_make_a_guilder(queensdale: Game, item: str) -> None:
    pos = holding(queensdale, {item: 4})
    assert texts(pos) == [f"give {item}", "keep the rest"]
    assert kept(play(pos, f"give {item}")) == {"guilder": 1}


@clauses("QD-STORE-04")
@pytest.mark.parametrize("held", [{"timber": 3}, {"bread": 1, "clay": 1, "gleeman": 1}, {"timber": 3, "guilder": 3}])
def test_three_items_make_nothing_and_guilders_are_no_items(queensdale: Game, held: dict[str, int]) -> None:
    pos = holding(queensdale, held)
    assert pos.step != "exchange"
    assert kept(pos) == {name: n for name, n in held.items() if name == "guilder"}


@clauses("QD-STORE-04")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_the_exchange_is_made_as_often_as_wanted(queensdale: Game, times: int) -> None:
    """With one kind of item the first piece of a set names the set."""
    pos = holding(queensdale, {"stone": 16})
    play(pos, *["give stone"] * times)
    assert goods(pos, 0) == {"stone": 16 - 4 * times} | ({"guilder": times} if times else {})
    assert "keep the rest" in texts(pos)


@clauses("QD-STORE-04")
def test_a_set_that_is_begun_is_given_whole(queensdale: Game) -> None:
    pos = holding(queensdale, {"timber": 4, "clay": 4})
    assert outcome(pos, "give timber") == {"seats.0.goods.timber": 3}
    assert clause(pos, "keep the rest") == "QD-STORE-04"
    assert clause(pos, "give bread") == "QD-STORE-04"
    play(pos, "give timber")
    assert clause(pos, "keep the rest") == "QD-STORE-04"
    give(pos, "clay", "clay")
    assert goods(pos, 0) == {"timber": 2, "clay": 2, "guilder": 1}


@clauses("QD-STORE-04")
def test_every_mix_of_four_can_be_given(queensdale: Game) -> None:
    """In whatever order it is named; all of it has room, so the fifth item stays."""
    held = {"timber": 1, "stone": 2, "bread": 1, "craftsman": 1}
    stores = ("timber_yard", "stone_pile", "storehouse", "dwelling")
    everything = [item for item, count in held.items() for _ in range(count)]
    for items in set(permutations(everything, 4)):
        pos = holding(queensdale, held, *stores)
        assert texts(pos) == ["give timber", "give stone", "give bread", "give craftsman", "keep the rest"]
        left = Counter(everything) - Counter(items)
        assert kept(give(pos, *items)) == {"guilder": 1, **left}


@clauses("QD-STORE-04")
def test_only_what_one_has_is_given(queensdale: Game) -> None:
    pos = holding(queensdale, {"timber": 1, "stone": 3})
    assert texts(pos) == ["give timber", "give stone", "keep the rest"]
    assert holding(queensdale, {"clay": 1, "marble": 2}).step != "exchange"
    pos = play(holding(queensdale, {"timber": 2, "stone": 2, "clay": 4, "bread": 3}), "give clay")
    assert texts(pos) == ["give timber", "give stone", "give clay", "give bread"]
    assert str(pos.why_not("give marble")) != str(pos.why_not("keep the rest"))


@clauses("QD-STORE-05")
def test_two_bread_and_two_clay_then_bread_stone_and_two_figurines(queensdale: Game) -> None:
    pos = holding(queensdale, {"bread": 3, "clay": 2, "stone": 1, "craftsman": 1, "gleeman": 1})
    give(pos, "bread", "clay", "bread", "clay")
    assert goods(pos, 0) == {"bread": 1, "stone": 1, "guilder": 1}
    assert seat(pos, 0)["figurines"] == {"craftsman": 1, "gleeman": 1}
    assert kept(give(pos, "bread", "stone", "craftsman", "gleeman")) == {"guilder": 2}


@clauses("QD-STORE-04", "QD-COURIER-12")
def test_an_unused_courier_is_an_item(queensdale: Game) -> None:
    pos = holding(queensdale, {"bread": 2, "courier": 2})
    assert kept(give(pos, "courier", "bread", "bread", "courier")) == {"guilder": 1}


@clauses("QD-STORE-12")
def test_nothing_is_exchanged_during_play(queensdale: Game) -> None:
    own = {"goods": {"timber": 8, "bread": 4}}
    pos = at(queensdale, own)
    assert not [text for text in texts(pos) if text.startswith("give")]
    assert pos.why_not("give timber") is not None
    play(pos, "die 1")
    assert pos.why_not("give timber") is not None


@clauses("QD-STORE-12")
def test_nothing_is_exchanged_before_the_next_game(queensdale: Game) -> None:
    own = {"goods": {"timber": 4}, "buildings": {"timber_yard": 1, "common_warehouse": 1}, "epoch": 2}
    pos = finished(queensdale, own)
    play(pos, "keep the rest")
    assert (pos.step, goods(pos, 0)) == ("grocer", {"timber": 4})
    assert pos.why_not("give timber") is not None


@clauses("QD-STORE-13")
@pytest.mark.parametrize(("held", "left"), [(0, 1), (2, 3), (3, 3)])
def test_exchanged_guilders_share_the_room_with_those_already_held(queensdale: Game, held: int, left: int) -> None:
    pos = holding(queensdale, {"timber": 4, "guilder": held})
    assert goods(pos, 0).get("guilder", 0) == held
    assert kept(play(pos, "give timber")) == {"guilder": left}


@clauses("QD-STORE-13", "QD-KEEP-01")
def test_storing_comes_after_all_exchanges(queensdale: Game) -> None:
    """Guilders beyond the farm are forfeited and room is asked for only when nothing more is exchanged."""
    pos = holding(queensdale, {"guilder": 5, "clay": 9})
    assert pos.step == "exchange"
    play(pos, "give clay")
    assert (pos.step, goods(pos, 0)) == ("exchange", {"guilder": 6, "clay": 5})
    assert pos.why_not("drop clay") is not None
    assert kept(play(pos, "keep the rest")) == {"guilder": 3}


@clauses("QD-STORE-14")
def test_example_farm_and_timber_yard(queensdale: Game) -> None:
    pos = holding(queensdale, {"guilder": 2, "timber": 5, "clay": 2, "craftsman": 1}, "timber_yard")
    give(pos, "timber", "clay", "clay", "craftsman")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({"guilder": 3, "timber": 4}, {})
    assert kept(play(pos, "keep the rest")) == {"guilder": 3, "timber": 3}


@clauses("QD-STORE-15")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_example_three_guilders_are_kept_in_any_case(queensdale: Game, times: int) -> None:
    pos = holding(queensdale, {"guilder": 5, "stone": 8})
    play(pos, *["give stone"] * times)
    assert kept(pos) == {"guilder": 3}


@clauses("QD-STORE-20")
def test_no_building_makes_the_farm_more_generous(queensdale: Game) -> None:
    buildings = ["timber_yard", "vault", "treasury", "great_warehouse"]
    assert holding(queensdale, {"bread": 3}, *buildings).step != "exchange"
    assert kept(play(holding(queensdale, {"bread": 4}, *buildings), "give bread")) == {"guilder": 1}


@clauses("QD-STORE-16", "QD-STORE-14")
@pytest.mark.parametrize(
    ("held", "stores", "proposed", "left"),
    [
        # the example of the clause: of five items without room four become a guilder
        ({"guilder": 2, "timber": 5, "clay": 2, "craftsman": 1}, ["timber_yard"],
         {"give": {"timber": 2, "clay": 2}, "drop": {"craftsman": 1}}, {"guilder": 3, "timber": 3}),
        # no room for another guilder
        ({"guilder": 3, "clay": 4}, [], {"give": {}, "drop": {"clay": 4}}, {"guilder": 3}),
        # everything has room: nothing is given
        ({"timber": 3, "stone": 3}, ["timber_yard", "stone_pile"], {"give": {}, "drop": {}}, {"timber": 3, "stone": 3}),
        # three without room are no set
        ({"timber": 5, "clay": 1}, ["timber_yard"], {"give": {}, "drop": {"timber": 2, "clay": 1}}, {"timber": 3}),
        # two sets, and room for one guilder only
        ({"guilder": 2, "bread": 8}, [], {"give": {"bread": 4}, "drop": {"bread": 4}}, {"guilder": 3}),
    ],
)  # fmt: skip
def test_what_keeps_the_most_is_proposed(
    queensdale: Game, held: dict[str, int], stores: list[str], proposed: dict[str, Any], left: dict[str, int]
) -> None:
    pos = holding(queensdale, held, *stores)
    assert pos.view(None)["proposal"] == proposed
    give(pos, *Counter(proposed["give"]).elements())
    if pos.step == "exchange":
        play(pos, "keep the rest")
    assert kept(pos) == left


@clauses("QD-STORE-16")
def test_the_proposal_goes_along_with_what_was_decided(queensdale: Game) -> None:
    """A set that is begun is filled; afterwards it says what to give up. Elsewhere nothing is proposed."""
    pos = play(holding(queensdale, {"timber": 3, "stone": 2}, "common_warehouse", "timber_yard"), "give timber")
    assert pos.view(0)["proposal"] == {"give": {"timber": 2, "stone": 1}, "drop": {}}
    pos = play(holding(queensdale, {"timber": 3, "stone": 2}, "common_warehouse"), "keep the rest")
    assert pos.view(0)["proposal"] == {"give": {}, "drop": {"timber": 1, "stone": 1}}
    assert "proposal" not in queensdale.new(2, seed=1).view(0)


@clauses("QD-STORE-16")
def test_following_the_proposal_never_keeps_less(queensdale: Game) -> None:
    """Against every way of giving and dropping, in small situations of chance."""
    luck = random.Random(5)
    for _ in range(25):
        held = {name: luck.randrange(4) for name in ("timber", "clay", "bread", "craftsman")} | {"guilder": 1}
        stores = luck.sample(["timber_yard", "common_warehouse", "dwelling"], luck.randrange(3))
        pos = holding(queensdale, held, *stores)
        if pos.step == "exchange":
            most = max(sum(kept(way).values()) for way in every_way(pos))
            give(pos, *Counter(pos.view(0)["proposal"]["give"]).elements())
            assert sum(kept(pos).values()) == most


def every_way(pos: Position) -> Iterator[Position]:
    """Every situation after all decisions of the exchange; those that several orders lead to come once."""
    waiting, known = [pos], {pos.digest}
    while waiting:
        here = waiting.pop()
        if here.step != "exchange":
            yield here
            continue
        for move in texts(here):
            then = play(here.copy(), move)
            if then.digest not in known:
                known.add(then.digest)
                waiting.append(then)
