"""QD-WORK: hiring workmen and using figurines. Craftsmen are in test_payment, cards in test_courier_cards."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    fame,
    finished,
    follow,
    goods,
    of_epoch,
    outcome,
    picks,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
PRICE = {"guilder": 1, "bread": 1}
FIRST_BAG = {"craftsman": 8, "gleeman": 8, "courier": 2}


def hiring(game: Game, bag: dict[str, int], me: int = 0, players: int = 2, **own: Any) -> Position:
    """A turn with the price of one workman, and a bag of which we know what is in it."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": PRICE, **own}
    return at(game, *seats, to_move=me, bag=bag, opened=6)


def figurines(pos: Position, number: int = 0) -> dict[str, int]:
    held: dict[str, int] = seat(pos, number)["figurines"]
    return held


# ------------------------------------------------------------------ hiring


@clauses("QD-WORK-01", "QD-COMP-27")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("kind", ["craftsman", "gleeman", "merchant", "healer"])
def test_a_guilder_and_a_bread_bring_one_figurine(queensdale: Game, kind: str, players: int, me: int) -> None:
    pos = hiring(queensdale, {kind: 3}, me, players, goods={"guilder": 3, "bread": 2}, family="anvil")
    assert outcome(pos, ACTION, "hire") == {
        f"seats.{me}.goods.guilder": 2,
        f"seats.{me}.goods.bread": 1,
        f"seats.{me}.figurines.{kind}": 1,
        f"seats.{me}.dice": ["timber", "stone", "clay", "guilder", None],
        "bag." + kind: 2,
        "taken.hire": 1,
    }
    assert (pos.step, pos.to_move) == ("turn", me)


@clauses("QD-WORK-01", "QD-DICE-18")
@pytest.mark.parametrize(
    ("held", "is_enough"),
    [
        ({"guilder": 1, "bread": 1}, True),
        ({"guilder": 9}, False),
        ({"bread": 9}, False),
        ({"timber": 9, "stone": 9, "clay": 9}, False),
    ],
)
def test_hiring_takes_both_parts_of_its_price(queensdale: Game, held: dict[str, int], is_enough: bool) -> None:
    pos = play(hiring(queensdale, {"gleeman": 8}, goods=held), ACTION)
    assert ("hire" in texts(pos)) == is_enough
    if not is_enough:
        assert clause(pos, "hire") == "QD-WORK-01"


@clauses("QD-WORK-01", "QD-DICE-16")
def test_a_guilder_die_takes_the_guilder_of_the_hire(queensdale: Game) -> None:
    pos = play(hiring(queensdale, {"gleeman": 8}), "die 4")
    assert clause(pos, "hire") == "QD-WORK-01"
    pos = play(hiring(queensdale, {"gleeman": 8}, goods={"guilder": 2, "bread": 1}), "die 4", "hire")
    assert (goods(pos, 0), figurines(pos)) == ({}, {"gleeman": 1})


@clauses("QD-WORK-01")
def test_a_figurine_is_drawn_unseen(queensdale: Game) -> None:
    """Three craftsmen, two gleemen and a merchant: each comes about as often as it is in the bag."""
    bag = {"craftsman": 3, "gleeman": 2, "merchant": 1}
    found: Counter[str] = Counter()
    for seed in range(240):
        pos = at(queensdale, {"goods": PRICE}, bag=bag, seed=seed, opened=4)
        found.update(figurines(play(pos, ACTION, "hire")))
    assert sum(found.values()) == 240
    assert 95 <= found["craftsman"] <= 145
    assert 55 <= found["gleeman"] <= 105
    assert 22 <= found["merchant"] <= 60


@clauses("QD-WORK-11", "QD-COMP-27")
def test_from_an_empty_bag_nobody_is_hired(queensdale: Game) -> None:
    pos = hiring(queensdale, {})
    play(pos, ACTION)
    assert clause(pos, "hire") == "QD-WORK-11"
    assert goods(pos, 0) == PRICE
    last = play(hiring(queensdale, {"gleeman": 1}), ACTION, "hire")
    assert (figurines(last), last.to_dict()["bag"]) == ({"gleeman": 1}, {})


@clauses("QD-WORK-11", "QD-STICKER-13", "QD-STICKER-22")
def test_an_effect_that_draws_from_an_empty_bag_draws_nothing(queensdale: Game) -> None:
    """A feast: no figurine, but a level and two fame."""
    pos = at(queensdale, {"dice": ["feast"]}, bag={})
    play(pos, "die 1", "purple")
    assert (figurines(pos), seat(pos, 0)["morale"], fame(pos, 0)) == ({}, 1, 2)


@clauses("QD-WORK-01", "QD-COMP-27")
@pytest.mark.parametrize(("first", "second"), list(permutations(("craftsman", "gleeman", "merchant", "healer"), 2)))
def test_of_two_figurines_either_is_kept_and_the_other_returns(queensdale: Game, first: str, second: str) -> None:
    """An alehouse has let its owner draw two; in which order does not matter."""
    for kept, returned in ((first, second), (second, first)):
        drawn = {"first": first, "second": second}
        own = {"buildings": {"alehouse": 1}}
        pos = at(queensdale, own, step="keep_figurine", argument=drawn, bag={}, opened=6)
        assert set(texts(pos)) == {f"keep {first}", f"keep {second}"}
        assert outcome(pos, f"keep {kept}") == {f"seats.0.figurines.{kept}": 1, f"bag.{returned}": 1}


@clauses("QD-WORK-12")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_how_many_of_each_kind_are_in_the_bag(queensdale: Game, viewer: int | None) -> None:
    pos = at(queensdale, {"figurines": {"gleeman": 2}}, {"figurines": {"craftsman": 1}}, opened=1)
    assert pos.view(viewer)["bag"] == {"craftsman": 7, "gleeman": 6, "courier": 2}
    play(pos, "use gleeman")
    assert pos.view(viewer)["bag"] == {"craftsman": 7, "gleeman": 6, "courier": 2}
    assert pos.view(viewer)["used"] == {"gleeman": 1}


# ------------------------------------------------------------------ using


@clauses("QD-WORK-02", "QD-WORK-03", "QD-ROUND-12")
def test_a_figurine_is_used_before_or_after_the_die(queensdale: Game) -> None:
    """No action and no die: the turn goes on, and the use does not replace the placement."""
    pos = at(queensdale, {"figurines": {"gleeman": 2}})
    play(pos, "use gleeman")
    assert (pos.step, pos.to_move, seat(pos, 0)["dice"].count(None)) == ("turn", 0, 0)
    assert "end turn" not in texts(pos)
    play(pos, ACTION, "wage", "use gleeman")
    assert (seat(pos, 0)["morale"], goods(pos, 0)) == (4, {"guilder": 1})
    assert "end turn" in texts(pos)


@clauses("QD-WORK-03")
def test_a_hired_figurine_is_used_at_once_or_in_a_later_turn(queensdale: Game) -> None:
    now = play(hiring(queensdale, {"gleeman": 1}), ACTION, "hire", "use gleeman")
    assert (seat(now, 0)["morale"], figurines(now)) == (2, {})
    later = play(hiring(queensdale, {"gleeman": 1}), ACTION, "hire", "end turn", ACTION, "wage", "end turn")
    assert figurines(later) == {"gleeman": 1}
    play(later, "use gleeman")
    assert seat(later, 0)["morale"] == 2


@clauses("QD-WORK-08")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_a_gleeman_raises_the_own_counter_by_two(queensdale: Game, me: int) -> None:
    seats: list[dict[str, Any]] = [{"morale": 6} for _ in range(3)]
    seats[me]["figurines"] = {"gleeman": 1}
    pos = at(queensdale, *seats, to_move=me)
    assert outcome(pos, "use gleeman") == {
        f"seats.{me}.morale": 8, f"seats.{me}.figurines.gleeman": 0,
    }  # fmt: skip


@clauses("QD-WORK-13")
def test_any_number_of_figurines_is_used_in_one_turn(queensdale: Game) -> None:
    """Six gleemen and four merchants, before and after the die."""
    pos = at(queensdale, {"figurines": {"gleeman": 6, "merchant": 4}}, opened=4)
    play(pos, *["use gleeman"] * 3)
    for _ in range(2):
        play(pos, "use merchant", *picks("guilder", "guilder"))
    play(pos, ACTION, "wage", *["use gleeman"] * 3)
    for _ in range(2):
        play(pos, "use merchant", *picks("stone", "clay"))
    assert (seat(pos, 0)["morale"], figurines(pos)) == (12, {})
    assert goods(pos, 0) == {"guilder": 5, "stone": 2, "clay": 2}


@clauses("QD-WORK-14")
def test_nobody_uses_a_figurine_in_the_turn_of_another(queensdale: Game) -> None:
    """Seat 1 has one and seat 0 is in turn; then the other way round, after seat 0 has ended the turn."""
    pos = at(queensdale, {}, {"figurines": {"gleeman": 1, "merchant": 1, "healer": 1, "courier": 1}}, opened=6)
    assert not [move for move in texts(pos) if move.startswith("use")]
    for kind in ("gleeman", "merchant", "healer", "courier as gleeman"):
        assert clause(pos, f"use {kind}") == "QD-WORK-02"
    play(pos, ACTION, "wage", "end turn")
    assert (pos.to_move, "use gleeman" in texts(pos)) == (1, True)


@clauses("QD-WORK-14", "QD-DICE-10")
def test_who_has_left_the_round_uses_no_more_figurines(queensdale: Game) -> None:
    pos = play(at(queensdale, {"figurines": {"gleeman": 1}}, {}), "leave round")
    assert pos.to_move == 1
    assert not [move for move in texts(pos) if move.startswith("use")]
    assert figurines(pos) == {"gleeman": 1}


@clauses("QD-WORK-04")
def test_a_used_figurine_stays_out_of_the_bag_for_this_game(queensdale: Game) -> None:
    """Not even a new round brings it back."""
    pos = at(queensdale, {"figurines": {"gleeman": 3}, "dice": ["action"]}, {"dice": []})
    bag = pos.to_dict()["bag"]
    assert bag == {"craftsman": 8, "gleeman": 5, "courier": 2}
    play(pos, "use gleeman", "die 1", "wage", "use gleeman", "end turn")
    assert (pos.state.round_number, pos.to_dict()["bag"]) == (2, bag)
    assert pos.view(0)["used"] == {"gleeman": 2}


@clauses("QD-WORK-05", "QD-KEEP-06")
def test_after_a_game_the_bag_is_full_again(queensdale: Game) -> None:
    """Used ones, couriers in other roles, and those that find no room; without a dwelling nobody keeps any."""
    own = {"fame": 10, "figurines": {"gleeman": 2, "craftsman": 1}}
    pos = finished(queensdale, own, {"figurines": {"gleeman": 1}}, bag={"craftsman": 2}, roles={"gleeman": 2})
    quietly(pos, "turn")
    after = pos.to_dict()
    assert (after["bag"], after["roles"]) == (FIRST_BAG, {})
    assert (figurines(pos, 0), figurines(pos, 1)) == ({}, {})


@clauses("QD-WORK-05", "QD-KEEP-09", "QD-STORE-11")
def test_what_a_dwelling_keeps_is_not_in_the_bag(queensdale: Game) -> None:
    own = {"fame": 10, "figurines": {"gleeman": 1, "craftsman": 1}, "buildings": {"dwelling": 1}}
    pos = quietly(finished(queensdale, own, bag={}), "turn")
    assert figurines(pos) == {"gleeman": 1, "craftsman": 1}
    assert pos.to_dict()["bag"] == {"craftsman": 7, "gleeman": 7, "courier": 2}


# ------------------------------------------------------------------ merchants and healers


@clauses("QD-WORK-17", "QD-COMP-08")
@pytest.mark.parametrize(
    ("epoch", "more"),
    [
        (2, {}),
        (3, {"merchant": 4}),
        (4, {"merchant": 4}),
        (5, {"merchant": 4, "healer": 4}),
    ],
)
def test_merchants_join_with_epoch_4_and_healers_with_epoch_6(
    queensdale: Game, epoch: int, more: dict[str, int]
) -> None:
    """The first seat completes an epoch, of doubled ones the second half, and the next game begins."""
    goal = {2: 16, 3: 22, 4: 30, 5: 38}[epoch]
    pos = finished(queensdale, {**of_epoch(epoch), "fame": goal, "ticked": epoch in (2, 4)}, bag={})
    play(pos, f"tower {epoch}b")
    assert quietly(pos, "turn").to_dict()["bag"] == FIRST_BAG | more


@clauses("QD-WORK-17")
@pytest.mark.parametrize("bought", [("timber", "timber"), ("timber", "guilder"), ("stone", "clay"), ("guilder",) * 2])
def test_a_merchant_brings_two_basic_resources(queensdale: Game, bought: tuple[str, str]) -> None:
    pos = at(queensdale, {"figurines": {"merchant": 2}}, opened=4)
    play(pos, "use merchant")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    play(pos, *picks(*bought))
    assert (goods(pos, 0), figurines(pos), pos.step) == (Counter(bought), {"merchant": 1}, "turn")


TOKENS = {
    "red c4": ["mint", "clay"],
    "red b2": ["sage", "timber"],
    "red d2": ["sage", "bread"],
    "red b4": ["mint", "fame"],
    "green c4": ["mint", "fame"],
}
"""Three next to the red tent, one two steps away, one far away."""


@clauses("QD-WORK-17")
@pytest.mark.parametrize(("shrub", "gain"), [("c4", "clay"), ("b2", "timber"), ("d2", "bread")])
def test_a_healer_gathers_next_to_the_scout_without_a_hut(queensdale: Game, shrub: str, gain: str) -> None:
    pos = at(queensdale, {"figurines": {"healer": 1}}, herbs=TOKENS, opened=6)
    play(pos, "use healer")
    assert texts(pos) == ["token red b2", "token red c4", "token red d2"]
    play(pos, f"token red {shrub}")
    assert (goods(pos, 0), figurines(pos), seat(pos, 0)["scout"]) == ({gain: 1}, {}, "red c3")
    assert set(pos.to_dict()["herbs"]) == set(TOKENS) - {f"red {shrub}"}


@clauses("QD-WORK-17")
def test_a_healer_gathers_on_the_space_of_the_scout_and_not_two_steps_away(queensdale: Game) -> None:
    own = {"figurines": {"healer": 1}, "scout": "red c4"}
    pos = at(queensdale, own, herbs=TOKENS, opened=6)
    play(pos, "use healer")
    assert texts(pos) == ["token red b4", "token red c4"]
    assert [clause(pos, f"token red {shrub}") for shrub in ("b2", "d2")] == ["QD-SCOUT-01"] * 2
    assert clause(pos, "token red a1") == "QD-HERB-02"
    assert goods(play(pos, "token red c4"), 0) == {"clay": 1}


@clauses("QD-WORK-17")
@pytest.mark.parametrize("herbs", [{}, {"red b4": ["mint", "fame"]}, {"green c4": ["mint", "fame"]}])
def test_without_a_token_near_a_healer_is_not_used(queensdale: Game, herbs: dict[str, list[str]]) -> None:
    pos = at(queensdale, {"figurines": {"healer": 1, "courier": 1}}, herbs=herbs, opened=6)
    assert [clause(pos, f"use {kind}") for kind in ("healer", "courier as healer")] == ["QD-WORK-17"] * 2
    assert "use courier as gleeman" in texts(pos)


@clauses("QD-COURIER-05", "QD-COURIER-06", "QD-COURIER-10")
@pytest.mark.parametrize(
    ("role", "moves", "gain"),
    [
        ("gleeman", (), {}),
        ("merchant", picks("stone", "stone"), {"stone": 2}),
        ("healer", ("token red d2",), {"bread": 1}),
    ],
)
def test_a_courier_is_used_as_any_other_figurine(
    queensdale: Game, role: str, moves: tuple[str, ...], gain: dict[str, int]
) -> None:
    """It lies in the centre as a figurine of that kind; nobody gets a card for it."""
    pos = at(queensdale, {"figurines": {"courier": 2}}, herbs=TOKENS, opened=6)
    follow(pos, f"use courier as {role}", *moves)
    after = pos.to_dict()
    assert (figurines(pos), after["roles"], after["courier_card"]) == ({"courier": 1}, {role: 1}, None)
    assert (goods(pos, 0), seat(pos, 0)["morale"]) == (gain, 2 if role == "gleeman" else 0)


@clauses("QD-COURIER-05", "QD-WORK-17", "QD-COMP-34")
@pytest.mark.parametrize(
    ("opened", "roles"), [(1, ["gleeman"]), (4, ["gleeman", "merchant"]), (6, ["gleeman", "merchant", "healer"])]
)
def test_a_courier_stands_for_figurines_that_are_in_play(queensdale: Game, opened: int, roles: list[str]) -> None:
    """Of others nobody knows the move; who has it from a later game learns only that there is no such figurine."""
    later = at(queensdale, {"figurines": {"courier": 1}}, herbs=TOKENS, opened=6)
    pos = at(queensdale, {"figurines": {"courier": 1}}, herbs=TOKENS, opened=opened)
    assert [move for move in texts(pos) if move.startswith("use")] == [f"use courier as {role}" for role in roles]
    for role in {"merchant", "healer"} - set(roles):
        with pytest.raises(MalformedMove):
            pos.why_not(f"use courier as {role}")
        refusal = pos.why_not(later.parse(f"use courier as {role}"))
        assert refusal is not None
        assert refusal.clause == "QD-WORK-02"


@clauses("QD-COURIER-05", "QD-WORK-15")
def test_a_courier_is_no_gleeman_at_the_top_of_the_bar(queensdale: Game) -> None:
    pos = at(queensdale, {"figurines": {"courier": 1, "gleeman": 1}, "morale": 15})
    assert [clause(pos, f"use {kind}") for kind in ("gleeman", "courier as gleeman")] == ["QD-WORK-15"] * 2


# ------------------------------------------------------------------ effects that other packs may have


@clauses("QD-WORK-11", "QD-COMP-27")
@pytest.mark.parametrize(("bag", "drawn"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_a_row_of_gains_draws_one_figurine_after_the_other(tmp_path: Path, bag: int, drawn: int) -> None:
    """A feast of three figurines draws three, or what is left in the bag."""
    feast = "gain = { figurine = 1, morale = 1, fame = 2 }"
    game = changed_pack(tmp_path, (feast, feast.replace("figurine = 1", "figurine = 3")))
    pos = play(at(game, {"dice": ["feast"]}, bag={"gleeman": bag}), "die 1", "purple")
    assert figurines(pos) == {"gleeman": drawn}
    assert pos.to_dict()["bag"].get("gleeman", 0) == bag - drawn


@clauses("QD-WORK-17", "QD-COMP-32")
def test_fame_that_a_merchant_brings_is_neither_of_herbs_nor_of_trumpets(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("from = 4, gain = { choice = 2 }", "from = 4, gain = { fame = 3 }"))
    pos = play(at(game, {"figurines": {"merchant": 1}}, opened=4), "use merchant")
    assert seat(pos, 0)["fame"] == {"other": 3}


def test_a_row_of_gains_gives_seals(tmp_path: Path) -> None:
    feast = "gain = { figurine = 1, morale = 1, fame = 2 }"
    game = changed_pack(tmp_path, (feast, "gain = { seal = 2 }"))
    pos = at(game, {"dice": ["feast"], "seals": 3})
    assert outcome(pos, "die 1", "purple") == {"seats.0.seals": 5, "seats.0.dice": [None] * 5}
