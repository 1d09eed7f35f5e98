"""QD-LATER-33, 34, QD-BUILD-26: monuments, stage by stage, and the gift of a finished one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    finished,
    follow,
    goods,
    of_epoch,
    outcome,
    play,
    quietly,
    read,
    seat,
    texts,
)

from queenswright import PositionError
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render

PRICE = {"timber": 2, "stone": 2, "clay": 2, "marble": 1}
FAMILIES = ("anvil", "heron", "key", "lantern")
CARDS = dict(zip(FAMILIES, (43, 44, 45, 46), strict=True))
STAGE = "raise monument"


def masons(game: Game, players: int = 2, me: int = 0, opened: int = 5, **own: Any) -> Position:
    """A seat has put its die on a build space and has exactly the price of a stage, unless told otherwise."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"goods": PRICE, **own}
    return at(game, *seats, to_move=me, step="build", opened=opened)


def family(name: str, stages: int = 4, **own: Any) -> dict[str, Any]:
    """A seat of a family whose monument has so many stages."""
    return {"family": name, "monument": stages, **own}


def next_game(game: Game, *seats: dict[str, Any]) -> Position:
    """The first turn of the game after one that is over; nothing was exchanged or bought."""
    return quietly(finished(game, *seats, opened=5), "turn")


def walking(game: Game, *seats: dict[str, Any], at_home: bool = False) -> Position:
    """The next game before its first round, when somebody's scout may walk; or already about to rest at home."""
    pos = quietly(finished(game, *seats, opened=5), "scout", "rest", "turn")
    return play(pos, "rest in red") if at_home and pos.step == "scout" else pos


# ------------------------------------------------------------------ stages


@clauses("QD-LATER-33", "QD-BUILD-26")
@pytest.mark.parametrize("opened", [1, 4])
def test_there_are_no_monuments_before_epoch_5(queensdale: Game, opened: int) -> None:
    rich = dict.fromkeys(PRICE, 9) if opened > 3 else dict.fromkeys(("timber", "stone", "clay"), 9)
    pos = masons(queensdale, opened=opened, goods=rich)
    assert STAGE not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push(STAGE)
    with pytest.raises(PositionError, match=r"seats\[0\].monument: there is nothing before monuments is in play"):
        at(queensdale, {"monument": 1}, opened=opened)


@clauses("QD-LATER-33", "QD-BUILD-26", "QD-BUILD-12")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize(("epoch", "value"), [(1, 2), (5, 6), (9, 8)])
@pytest.mark.parametrize("opened", [5, 9])
def test_a_stage_costs_two_of_each_and_a_marble_and_brings_full_fame(
    queensdale: Game, players: int, me: int, epoch: int, value: int, opened: int
) -> None:
    """Once the epoch is opened for the table, also for those who are behind."""
    pos = masons(queensdale, players, me, max(opened, epoch), **of_epoch(epoch), family="heron")
    before = pos.view(me)["seats"][me]["rivets"]
    assert outcome(pos, STAGE) == {
        **{f"seats.{me}.goods.{good}": 0 for good in PRICE},
        f"seats.{me}.monument": 1,
        f"seats.{me}.fame.build": value,
    }
    assert (pos.step, pos.to_move) == ("turn", me)
    assert pos.view(me)["seats"][me]["rivets"] == before + 2


@clauses("QD-LATER-33", "QD-BUILD-04")
@pytest.mark.parametrize("good", PRICE)
def test_a_stage_needs_its_whole_price(queensdale: Game, good: str) -> None:
    rich = dict.fromkeys(PRICE, 9) | {"guilder": 9}
    assert clause(masons(queensdale, goods=rich | {good: PRICE[good] - 1}), STAGE) == "QD-BUILD-04"
    assert STAGE in texts(masons(queensdale, goods=rich | {good: PRICE[good]}))


@clauses("QD-LATER-33", "QD-WORK-07", "QD-WORK-10")
def test_craftsmen_save_material_of_a_stage_but_no_marble(queensdale: Game) -> None:
    own: dict[str, Any] = {"family": "key", "figurines": {"craftsman": 3}}
    pos = masons(queensdale, goods={"marble": 1}, **own)
    saved = [move for good in ("timber", "stone", "clay") for move in ("craftsman", f"save {good}", f"save {good}")]
    follow(pos, STAGE, *saved, "pay")
    assert (seat(pos, 0)["monument"], goods(pos, 0), seat(pos, 0)["figurines"]) == (1, {}, {})
    short = masons(queensdale, goods=dict.fromkeys(("timber", "stone", "clay"), 9), **own)
    assert clause(short, STAGE) == "QD-BUILD-04"


@clauses("QD-LATER-33", "QD-DICE-18")
def test_a_stage_alone_is_reason_enough_for_a_build_action(queensdale: Game) -> None:
    """Nothing is in stock, all land is cleared; a marble less, and the die has no use there."""
    own: dict[str, Any] = {"cleared": 4, "dice": ["action"]}
    sold_out: dict[str, list[int]] = {code: [] for code in at(queensdale, own, opened=5).to_dict()["stock"]}
    pos = at(queensdale, own | {"goods": PRICE}, step="place", opened=5, stock=sold_out)
    play(pos, "build")
    assert (seat(pos, 0)["monument"], goods(pos, 0)) == (1, {})
    short = at(queensdale, own | {"goods": PRICE | {"marble": 0}}, step="place", opened=5, stock=sold_out)
    assert clause(short, "build") == "QD-DICE-18"


@clauses("QD-LATER-33", "QD-BUILD-26")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stages", [0, 1, 2, 3, 4])
def test_a_monument_has_four_stages_whatever_others_have_built(queensdale: Game, players: int, stages: int) -> None:
    seats: list[dict[str, Any]] = [{"monument": 4} for _ in range(players)]
    seats[1] = {"monument": stages, "goods": PRICE}
    pos = at(queensdale, *seats, to_move=1, step="build", opened=5)
    if stages == 4:
        assert clause(pos, STAGE) == "QD-BUILD-26"
    else:
        assert seat(play(pos, STAGE), 1)["monument"] == stages + 1
        assert [seat(pos, n).get("monument") for n in range(players) if n != 1] == [4] * (players - 1)


@clauses("QD-LATER-33")
def test_a_document_has_at_most_four_stages(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"monument: got 5, expected a number, 0 to 4"):
        at(queensdale, {"monument": 5}, opened=5)


@clauses("QD-LATER-33", "QD-KEEP-04")
def test_stages_and_their_rivets_stay(queensdale: Game) -> None:
    pos = next_game(queensdale, family("key", 3), family("anvil", 1))
    assert [seat(pos, n)["monument"] for n in (0, 1)] == [3, 1]
    assert [pos.view(None)["seats"][n]["rivets"] for n in (0, 1)] == [6, 2]


@clauses("QD-LATER-33", "QD-TIE-06", "QD-TIE-01")
@pytest.mark.parametrize(("stages", "winner"), [(1, 1), (2, 0)])
def test_rivets_of_stages_break_ties(queensdale: Game, stages: int, winner: int) -> None:
    """One stage has 2 rivets, fewer than a building of rank III; two stages have more. It stands in no borough."""
    mine: dict[str, Any] = {"monument": stages, "fame": 10}
    theirs: dict[str, Any] = {"buildings": {"timber_yard": 3}, "fame": 10}
    for key in range(6):
        pos = finished(queensdale, mine, theirs, opened=5, players=4, seed=key)
        assert pos.state.ranking[0] == winner


@clauses("QD-LATER-34")
@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize(("before", "seals"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_the_fourth_stage_brings_a_seal(queensdale: Game, name: str, before: int, seals: int) -> None:
    pos = masons(queensdale, **family(name, before), seals=1)
    assert seat(play(pos, STAGE), 0)["seals"] == seals
    assert seat(pos, 0)["monument"] == before + 1


@clauses("QD-LATER-34", "QD-COMP-34")
@pytest.mark.parametrize("name", FAMILIES)
def test_the_fourth_stage_opens_the_card_of_the_family_for_all(queensdale: Game, name: str) -> None:
    card = [f"number-card-{CARDS[name]}-{part}" for part in ("title", "text", "rule")]
    pos = at(queensdale, family(name, 3, goods=PRICE), {"monument": 4}, step="build", opened=5)
    others = seat(pos, 1)["family"]
    for eyes in (0, 1, None):
        known = set(disclosed_texts(queensdale.pack, pos.state, eyes))
        assert not known & set(card)
        assert {f"monument-{name}-3", f"number-card-{CARDS[others]}-rule"} <= known
        assert f"monument-{name}-4" not in known
    play(pos, STAGE)
    for eyes in (0, 1, None):
        known = set(disclosed_texts(queensdale.pack, pos.state, eyes))
        assert {*card, f"monument-{name}-4"} <= known
        assert len([one for one in known if one.startswith("number-card-4")]) == 6
    told = [event.message for event in pos.story()]
    assert [message for message in told if message in (*card, f"monument-{name}-4", "qd-story-monument")] == [
        "qd-story-monument", f"monument-{name}-4", *card,
    ]  # fmt: skip
    for event in pos.story():
        for language in LANGUAGES:
            assert "{" not in render(event.message, dict(event.args), language)


# ------------------------------------------------------------------ anvil


CLEARING = {"timber": 3, "stone": 2, "clay": 3}


def clearing(game: Game, own: dict[str, Any], held: dict[str, int], **figurines: int) -> Position:
    """A seat is about to clear land, which costs six pieces."""
    return at(game, own | {"goods": held, "figurines": figurines}, {}, step="build", opened=5)


@clauses("QD-LATER-34", "QD-WORK-07")
@pytest.mark.parametrize("helper", ["craftsman", "courier"])
def test_anvil_saves_three_with_its_first_craftsman(queensdale: Game, helper: str) -> None:
    """Five of eight pieces are enough, two are for nothing; a courier may be the first craftsman."""
    pos = clearing(queensdale, family("anvil"), {"timber": 3, "stone": 1, "clay": 1}, **{helper: 1})
    follow(pos, "clear land", helper, "save stone", "save clay", "save clay", "pay")
    assert (seat(pos, 0)["cleared"], goods(pos, 0), seat(pos, 0)["figurines"]) == (1, {}, {})
    own = family("anvil") | {"goods": {"timber": 2}, "figurines": {helper: 1}, "dice": ["action"]}
    assert clause(at(queensdale, own, step="place", opened=5), "build") == "QD-DICE-18"


@clauses("QD-LATER-34")
def test_anvil_saves_two_with_its_second_craftsman(queensdale: Game) -> None:
    """Five are saved by two craftsmen of one build: with three pieces it can be paid, and not without them."""
    pos = clearing(queensdale, family("anvil"), {"timber": 3}, craftsman=2)
    follow(pos, "clear land", "craftsman")
    assert pos.to_dict()["savings"] == 3
    follow(pos, "save stone", "save stone", "save clay", "craftsman", "save clay", "save clay", "pay")
    assert (goods(pos, 0), seat(pos, 0)["cleared"]) == ({}, 1)
    own = family("anvil") | {"figurines": {"craftsman": 2}, "dice": ["action"]}
    assert clause(at(queensdale, own, step="place", opened=5), "build") == "QD-DICE-18"


@clauses("QD-LATER-34")
def test_anvil_saves_two_in_every_later_build_of_the_game(queensdale: Game) -> None:
    own = family("anvil") | {"goods": dict.fromkeys(CLEARING, 9), "figurines": {"craftsman": 2}}
    own |= {"dice": ["action"] * 2}
    pos = at(queensdale, own, {"dice": []}, opened=5)
    play(pos, "die 1", "build", "clear land", "craftsman", "save timber", "save stone", "save clay", "pay")
    assert goods(pos, 0) == {"timber": 7, "stone": 8, "clay": 7}
    play(pos, "end turn", "die 2", "build", "clear land", "craftsman")
    assert pos.to_dict()["savings"] == 2


@clauses("QD-LATER-34")
@pytest.mark.parametrize("own", [family("anvil", 3), family("key"), family("heron"), family("lantern")])
def test_only_a_finished_anvil_saves_more(queensdale: Game, own: dict[str, Any]) -> None:
    pos = clearing(queensdale, own, CLEARING, craftsman=1)
    assert play(pos, "clear land", "craftsman").to_dict()["savings"] == 2
    own = own | {"goods": {"timber": 2, "stone": 1}, "figurines": {"craftsman": 1}, "dice": ["action"]}
    assert clause(at(queensdale, own, step="place", opened=5), "build") == "QD-DICE-18"


@clauses("QD-LATER-34")
def test_who_used_a_craftsman_before_finishing_the_anvil_has_had_the_first_of_this_game(queensdale: Game) -> None:
    """Also if it helped to pay the last stage itself."""
    held = {"timber": 9, "stone": 9, "clay": 9, "marble": 1}
    own = family("anvil", 3) | {"goods": held, "figurines": {"craftsman": 2}, "dice": ["action"] * 2}
    pos = at(queensdale, own, {"dice": []}, opened=5)
    play(pos, "die 1", "build", STAGE, "craftsman", "save timber", "save stone", "pay", "end turn")
    play(pos, "die 2", "build", "clear land", "craftsman")
    assert pos.to_dict()["savings"] == 2


@clauses("QD-LATER-34")
def test_the_first_craftsman_of_the_next_game_saves_more_again(queensdale: Game) -> None:
    pos = next_game(queensdale, family("anvil", gift_used=1))
    assert "gift_used" not in seat(pos, 0)
    document = pos.to_dict() | {"turn_of": 0, "placed": True}
    document["seats"][0] |= {"goods": CLEARING, "figurines": {"craftsman": 1}}
    document["pending"] = [{"step": "turn", "seat": 0}, {"step": "build", "seat": 0}]
    document.pop("bag")
    again = play(read(pos, document), "clear land", "craftsman")
    assert again.to_dict()["savings"] == 3


@clauses("QD-LATER-34", "QD-WORK-07")
def test_anvil_and_guild_hall_add_up(queensdale: Game) -> None:
    pos = clearing(queensdale, family("anvil") | {"buildings": {"guild_hall": 1}}, CLEARING, craftsman=1)
    assert play(pos, "clear land", "craftsman").to_dict()["savings"] == 4


# ------------------------------------------------------------------ heron


@clauses("QD-LATER-34")
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_heron_walks_before_the_first_round(queensdale: Game, players: int, me: int) -> None:
    """After the huts are shown and before anybody rolls; then the game begins as it would have."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = family("heron")
    pos = walking(queensdale, *seats)
    document = pos.to_dict()
    assert (pos.to_move, document["phase"], document["round"]) == (me, "start", 0)
    assert [len(one["huts"]) for one in document["seats"]] == [1] * players
    assert all(set(one["dice"]) <= {None} for one in document["seats"])
    lowest = quietly(pos, "turn").to_dict()
    assert (lowest["phase"], lowest["round"], lowest["turn"], lowest["turn_of"]) == ("play", 1, 1, pos.to_move)
    assert lowest["first_player"] == pos.to_move


@clauses("QD-LATER-34", "QD-SCOUT-01")
def test_heron_has_two_free_steps(queensdale: Game) -> None:
    """From the tent every space within two steps and none beyond can be the last one."""
    pos = walking(queensdale, family("heron"), at_home=True)
    here = pos.state.scout[0]
    steps = queensdale.pack.mirror.distance[0][0][here]
    within = {space for space in range(36) if space != here and steps[space] <= 2}
    found = {f"at {'abcdef'[space // 6]}{space % 6 + 1}" for space in within | {here}}
    assert set(texts(pos)) == found
    far = next(space for space in range(36) if steps[space] == 3)
    assert clause(pos, f"at {'abcdef'[far // 6]}{far % 6 + 1}") == "QD-SCOUT-01"


@clauses("QD-LATER-34")
def test_heron_may_stay_at_home(queensdale: Game) -> None:
    pos = walking(queensdale, family("heron"), at_home=True)
    home = seat(pos, 0)["scout"]
    play(pos, f"at {home.partition(' ')[2]}")
    assert (pos.step, seat(pos, 0)["scout"]) == ("turn", home)


@clauses("QD-LATER-34", "QD-SCOUT-07")
def test_heron_gathers_on_its_free_steps_as_usual(queensdale: Game) -> None:
    """A token of its first hut within two steps, with its reward, and none of other herbs; it counts for round 1."""
    document = walking(queensdale, family("heron")).to_dict()
    document["pending"] = [{"step": "scout", "seat": 0, "argument": {"steps": 2, "moved": True}}]
    document["seats"][0]["huts"] = ["sage"]
    document["herbs"] = {"red c4": ["sage", "bread"], "red b2": ["mint", "bread"], "red a6": ["sage", "timber"]}
    pos = queensdale.position(document)
    assert [move for move in texts(pos) if move.startswith("gather")] == ["gather red c4"]
    assert clause(pos, "gather red b2") == "QD-SCOUT-07"
    assert clause(pos, "gather red a6") == "QD-SCOUT-01"
    play(pos, "gather red c4")
    assert (goods(pos, 0), seat(pos, 0)["scout"], pos.to_dict()["phase"]) == ({"bread": 1}, "red c4", "start")
    play(quietly(pos, "rest"), "at c4")
    assert (pos.step, seat(pos, 0)["gathered"]) == ("turn", 1)


@clauses("QD-LATER-34")
@pytest.mark.parametrize("own", [family("heron", 3), family("key"), family("anvil"), family("lantern")])
def test_only_a_finished_heron_walks(queensdale: Game, own: dict[str, Any]) -> None:
    pos = walking(queensdale, own)
    assert pos.step == "turn"
    assert seat(pos, 0)["scout"] == seat(at(queensdale), 0)["scout"]


@clauses("QD-LATER-34")
def test_the_helps_of_scout_movements_count_for_the_free_steps(queensdale: Game) -> None:
    """A scout lodge makes them three; tokens gathered on them are those of the first round."""
    pos = walking(queensdale, family("heron", buildings={"scout_lodge": 1}))
    assert pos.to_dict()["pending"][-1]["argument"]["steps"] == 3


# ------------------------------------------------------------------ key


@clauses("QD-LATER-34", "QD-STORE-01")
@pytest.mark.parametrize("item", ["timber", "stone", "clay", "bread", "marble"])
def test_key_keeps_one_item_of_any_kind(queensdale: Game, item: str) -> None:
    pos = next_game(queensdale, family("key", goods={item: 3}))
    assert goods(pos, 0) == {item: 1}


@clauses("QD-LATER-34", "QD-STORE-01")
def test_key_keeps_a_figurine(queensdale: Game) -> None:
    pos = next_game(queensdale, family("key", figurines={"gleeman": 2}))
    assert seat(pos, 0)["figurines"] == {"gleeman": 1}


@clauses("QD-LATER-34", "QD-STORE-16")
def test_the_owner_of_the_key_chooses_what_is_kept(queensdale: Game) -> None:
    pos = finished(queensdale, family("key", goods={"timber": 1, "bread": 1}, figurines={"craftsman": 1}), opened=5)
    assert (pos.step, set(texts(pos))) == ("store", {"drop timber", "drop bread", "drop craftsman"})
    quietly(play(pos, "drop timber", "drop craftsman"), "turn")
    assert (goods(pos, 0), seat(pos, 0)["figurines"]) == ({"bread": 1}, {})


@clauses("QD-LATER-34")
def test_the_key_adds_to_other_stores(queensdale: Game) -> None:
    """Three timber fit the yard, one more the key; guilders have their own room, which does not grow."""
    own = {"buildings": {"timber_yard": 1}, "goods": {"timber": 9, "guilder": 9}}
    without = goods(next_game(queensdale, family("key", 3) | own), 0)
    assert goods(next_game(queensdale, family("key") | own), 0) == without | {"timber": without["timber"] + 1}


@clauses("QD-LATER-34")
@pytest.mark.parametrize("own", [family("key", 3), family("heron"), family("anvil"), family("lantern")])
def test_only_a_finished_key_keeps_more(queensdale: Game, own: dict[str, Any]) -> None:
    pos = next_game(queensdale, own | {"goods": {"bread": 3}})
    assert goods(pos, 0) == {}


@clauses("QD-LATER-34")
def test_the_key_keeps_an_item_after_the_very_game_in_which_it_was_finished(queensdale: Game) -> None:
    own = family("key", 3) | {"goods": PRICE | {"bread": 1}, "dice": ["action"]}
    pos = at(queensdale, own, {"dice": []}, opened=5, round=20)
    quietly(play(pos, "die 1", "build", STAGE, "end turn"), "turn")
    assert goods(pos, 0) == {"bread": 1}


# ------------------------------------------------------------------ lantern


LANTERN = "reroll by monument"


@clauses("QD-LATER-34", "QD-DICE-08")
def test_lantern_rolls_any_number_of_dice_again_for_nothing(queensdale: Game) -> None:
    pos = at(queensdale, family("lantern", dice=["timber"] * 5), opened=5)
    changed = outcome(pos, LANTERN, "roll 1 2 4")
    assert set(changed) <= {"seats.0.dice", "seats.0.gift_used"}
    assert changed["seats.0.gift_used"] == 1
    assert seat(pos, 0)["dice"][2] == seat(pos, 0)["dice"][4] == "timber"


@clauses("QD-LATER-34")
def test_lantern_rolls_once_in_a_game(queensdale: Game) -> None:
    pos = play(at(queensdale, family("lantern"), opened=5), LANTERN, "roll 1")
    assert LANTERN not in texts(pos)
    assert clause(pos, LANTERN) == "QD-LATER-34"
    again = next_game(queensdale, family("lantern", gift_used=1))
    document = again.to_dict()
    document |= {"turn_of": 0, "pending": [{"step": "turn", "seat": 0}]}
    assert LANTERN in texts(read(again, document))


@clauses("QD-LATER-34")
def test_lantern_and_signal_fire_are_two_rerolls(queensdale: Game) -> None:
    own = family("lantern") | {"epoch": 3, "tower": ["1a", "2d"]}
    pos = at(queensdale, own, opened=5)
    play(pos, LANTERN, "roll 1", "reroll by signal fire", "roll 2")
    assert not [move for move in texts(pos) if move.startswith("reroll")]


@clauses("QD-LATER-34", "QD-DICE-14")
def test_lantern_needs_a_die_that_is_not_placed(queensdale: Game) -> None:
    pos = at(queensdale, family("lantern", dice=["action"]), {}, opened=5)
    play(pos, "die 1", "wage")
    assert clause(pos, LANTERN) == "QD-DICE-14"


@clauses("QD-LATER-34")
@pytest.mark.parametrize("own", ["key", "heron", "anvil"])
def test_nobody_else_has_the_reroll_of_the_lantern(queensdale: Game, own: str) -> None:
    pos = at(queensdale, family(own), family("lantern"), opened=5)
    assert LANTERN not in texts(pos)
    assert clause(pos, LANTERN) == "QD-LATER-34"


@clauses("QD-LATER-34", "QD-COMP-34")
def test_before_the_lantern_is_finished_nobody_knows_of_its_reroll(queensdale: Game) -> None:
    pos = at(queensdale, family("lantern", 3), opened=5)
    with pytest.raises(MalformedMove):
        pos.why_not(LANTERN)


@clauses("QD-LATER-34", "QD-DICE-07")
def test_lantern_may_roll_in_the_very_turn_that_finished_it(queensdale: Game) -> None:
    own = family("lantern", 3) | {"goods": PRICE, "dice": ["action", "timber"]}
    pos = play(at(queensdale, own, {}, opened=5), "die 1", "build", STAGE)
    assert fame(pos, 0) == 2
    assert LANTERN in texts(pos)
