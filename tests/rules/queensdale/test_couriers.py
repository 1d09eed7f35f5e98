"""QD-COURIER: drawing couriers, how long their cards last, couriers at the end of a game."""

from collections import Counter
from itertools import islice
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
    picks,
    play,
    quietly,
    random_play,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ACTION = "die 5"
PRICE = {"guilder": 1, "bread": 1}
INSTANT = {1, 2, 3, 4, 5}
LASTING = set(range(6, 15))


def hiring(game: Game, *others: dict[str, Any], deck: list[int], **keys: Any) -> Position:
    """The first seat hires and will find the last courier; everything is opened."""
    own = {"goods": PRICE, **keys.pop("own", {})}
    return at(game, own, *others, **{"bag": {"courier": 1}, "courier_deck": deck, "opened": 9, **keys})


def card(pos: Position) -> int | None:
    number: int | None = pos.to_dict()["courier_card"]
    return number


# ------------------------------------------------------------------ cards


@clauses("QD-COURIER-01", "QD-COURIER-09")
@pytest.mark.parametrize("number", sorted(LASTING))
def test_a_drawn_courier_brings_a_card_for_all_to_see(queensdale: Game, number: int) -> None:
    """Drawer and courier stay together, the card leaves the deck, and the turn goes on."""
    pos = play(hiring(queensdale, deck=[number]), ACTION, "hire")
    after = pos.to_dict()
    assert (after["courier_card"], after["courier_deck"]) == (number, [])
    assert seat(pos, 0)["figurines"] == {"courier": 1}
    assert (pos.step, pos.to_move) == ("turn", 0)
    assert [pos.view(viewer)["courier_card"] for viewer in (0, 1, None)] == [number] * 3


@clauses("QD-COURIER-01", "QD-COMP-38")
def test_the_top_card_is_decided_by_chance(queensdale: Game) -> None:
    """Every card that is in the deck comes, those that are not do not."""
    found = {card(play(hiring(queensdale, deck=[6, 7, 10, 13], seed=seed), ACTION, "hire")) for seed in range(40)}
    assert found == {6, 7, 10, 13}


@clauses("QD-COURIER-01")
def test_other_figurines_bring_no_card(queensdale: Game) -> None:
    for kind in ("craftsman", "gleeman", "merchant", "healer"):
        pos = play(hiring(queensdale, deck=[7], bag={kind: 1}), ACTION, "hire")
        assert (card(pos), pos.to_dict()["courier_deck"]) == (None, [7])


@clauses("QD-COURIER-02")
def test_a_card_lasts_for_the_rest_of_the_game(queensdale: Game) -> None:
    """Harvest week: two bread for everybody, in this round and in the next."""
    pos = play(hiring(queensdale, {"dice": []}, deck=[10], own={"dice": ["action"]}), "die 1", "hire", "end turn")
    assert (pos.state.round_number, pos.to_move, card(pos)) == (2, 1, 10)
    document = pos.to_dict()
    document["seats"][1]["dice"][0] = "action"
    pos = play(queensdale.position(document), "die 1", "bakery")
    assert goods(pos, 1) == {"bread": 2}


@clauses("QD-COURIER-03", "QD-COURIER-09")
def test_only_the_latest_card_is_in_force(queensdale: Game) -> None:
    """Market day is over when harvest week begins."""
    pos = hiring(queensdale, {"goods": {"guilder": 2}}, deck=[10], courier_card=7)
    play(pos, ACTION, "hire")
    assert card(pos) == 10
    play(pos, "end turn", ACTION, "market", *picks("timber", "stone"))
    assert (pos.step, goods(pos, 1)) == ("turn", {"timber": 1, "stone": 1})


@clauses("QD-COURIER-03", "QD-COURIER-14")
def test_the_tokens_of_the_older_card_return(queensdale: Game) -> None:
    """Guard duty has closed the only bakery; a further courier opens it."""
    pos = at(queensdale, {}, {}, courier_card=8)
    assert clause(play(pos, ACTION), "bakery") == "QD-COURIER-14"
    pos = hiring(queensdale, {}, {}, deck=[7], courier_card=8)
    play(pos, ACTION, "hire", "end turn", ACTION)
    assert "bakery" in texts(pos)


@clauses("QD-COURIER-03", "QD-COURIER-15")
@pytest.mark.parametrize("number", [2, 5])
def test_an_instant_card_ends_the_lasting_one_too(queensdale: Game, number: int) -> None:
    pos = play(hiring(queensdale, deck=[number], courier_card=7), ACTION, "hire")
    assert card(pos) == number
    own = {"goods": {"guilder": 2}}
    again = play(at(queensdale, own, courier_card=number), ACTION, "market", *picks("clay", "clay"))
    assert goods(again, 0) == {"clay": 2}


@clauses("QD-COURIER-09")
def test_the_old_card_is_away_while_the_new_one_is_carried_out(queensdale: Game) -> None:
    """Race for the seal is gone when bread is offered; then the drawer goes on with the turn."""
    own = {"goods": {"guilder": 1, "bread": 2}}
    pos = play(hiring(queensdale, {"goods": {"bread": 1}}, deck=[1], courier_card=14, own=own), ACTION, "hire")
    assert (pos.step, pos.to_move, card(pos)) == ("offer", 0, 1)
    play(pos, "decline")
    assert (pos.step, pos.to_move) == ("offer", 1)
    play(pos, "decline")
    assert (pos.step, pos.to_move) == ("turn", 0)
    assert "end turn" in texts(pos)


@clauses("QD-COURIER-13", "QD-COURIER-09")
def test_an_empty_deck_is_shuffled_again(queensdale: Game) -> None:
    """All fourteen may come, the card that was just discarded too; thirteen are left."""
    found = set()
    for seed in range(120):
        pos = play(hiring(queensdale, deck=[], courier_card=7, seed=seed), ACTION, "hire")
        found.add(card(pos))
        assert len(pos.to_dict()["courier_deck"]) == 13
    assert found == set(range(1, 15))


@clauses("QD-COURIER-04", "QD-KEEP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_are_shuffled_together_after_a_game(queensdale: Game, players: int) -> None:
    pos = finished(queensdale, {"fame": 10}, players=players, courier_card=8, courier_deck=[3, 4])
    after = quietly(pos, "turn").to_dict()
    assert (after["courier_card"], after["courier_deck"]) == (None, list(range(1, 15)))


@clauses("QD-COURIER-14", "QD-COMP-12")
@pytest.mark.parametrize("card", range(1, 15))
def test_tokens_lie_on_bridges_or_spaces_and_what_concerns_players_is_done_at_once(queensdale: Game, card: int) -> None:
    """Floods and boars are at the four inner bridges; no card that stays in force is about single players."""
    pos = at(queensdale, {}, {"goods": {"guilder": 1}}, {"morale": 3}, {}, courier_card=card)
    for eyes in (0, 3, None):
        view = pos.view(eyes)
        bridges = view.get("courier_tokens", [])
        closed = sum(spaces["closed"] for spaces in view["spaces"].values())
        inner = [f"inner {colour}" for colour in ("red", "blue", "green", "yellow")]
        assert (bridges, closed) == (inner if card in (6, 12) else [], 4 if card == 8 else 0)
    instant = card <= 5
    assert instant == (queensdale.pack.mirror.card_lasting[card - 1] == 0)


@clauses("QD-COURIER-14", "QD-COMP-12")
def test_everybody_sees_what_the_tokens_mark(queensdale: Game) -> None:
    pos = at(queensdale, {}, {}, {}, {}, courier_card=8)
    marked = {kind: spaces["closed"] for kind, spaces in pos.view(1)["spaces"].items() if spaces["closed"]}
    assert marked == {"wage": 1, "market": 1, "bakery": 1, "hire": 1}


@clauses("QD-COURIER-15", "QD-LATER-29")
@pytest.mark.parametrize("number", range(1, 15))
def test_no_card_takes_fame_or_buildings_away(queensdale: Game, number: int) -> None:
    """Whatever is answered, nobody has less fame, fewer buildings or another die afterwards."""
    other = {"fame": 5, "goods": {"bread": 1}, "buildings": {"dwelling": 2}, "figurines": {"gleeman": 1}}
    own = {"fame": 4, "goods": {"guilder": 1, "bread": 2}, "buildings": {"dwelling": 1}, "morale": 3}
    pos = hiring(queensdale, other, other | {"buildings": {"vault": 1}}, deck=[number], own=own)
    before = pos.to_dict()["seats"]
    play(pos, ACTION, "hire")
    for _ in range(12):
        if pos.step != "turn":
            play(pos, texts(pos)[0])
    assert (pos.step, pos.to_move) == ("turn", 0)
    for then, now in zip(before, pos.to_dict()["seats"], strict=True):
        assert sum(now["fame"].values()) >= sum(then["fame"].values())
        assert (now["buildings"], now["faces"]) == (then["buildings"], then["faces"])


# ------------------------------------------------------------------ ways of drawing


@clauses("QD-COURIER-08", "QD-STICKER-11", "QD-STICKER-13")
@pytest.mark.parametrize("face", ["figurine", "feast"])
def test_a_courier_drawn_by_a_purple_die_brings_a_card(queensdale: Game, face: str) -> None:
    pos = hiring(queensdale, deck=[9], own={"dice": [face], "goods": {}})
    play(pos, "die 1", "purple")
    assert (card(pos), seat(pos, 0)["figurines"]) == (9, {"courier": 1})


@clauses("QD-COURIER-08", "QD-STICKER-13")
def test_a_feast_draws_first_and_rises_then(queensdale: Game) -> None:
    """Choir practice lifts the lowest before the feast does: from 0 to 1, and on to 2."""
    pos = hiring(queensdale, {"morale": 1}, deck=[5], own={"dice": ["feast"], "goods": {}})
    play(pos, "die 1", "purple")
    assert [seat(pos, n)["morale"] for n in (0, 1)] == [2, 1]


@clauses("QD-COURIER-08", "QD-MORALE-02")
def test_a_courier_drawn_by_income_brings_a_card(queensdale: Game) -> None:
    """The theatre of the first seat draws in the middle of a gleeman's two levels; the others are asked at once."""
    own = {"goods": {}, "figurines": {"gleeman": 1}, "buildings": {"theatre": 1}, "morale": 1}
    pos = play(hiring(queensdale, {}, deck=[3], own=own), "use gleeman")
    assert (pos.step, pos.to_move, seat(pos, 0)["morale"], fame(pos, 0)) == ("pick", 0, 2, 0)
    play(pos, "take clay")
    assert (pos.step, pos.to_move, seat(pos, 0)["morale"]) == ("pick", 1, 2)
    play(pos, "take guilder")
    assert (pos.step, pos.to_move, seat(pos, 0)["morale"], fame(pos, 0)) == ("turn", 0, 3, 1)
    assert (goods(pos, 0), goods(pos, 1)) == ({"clay": 1}, {"guilder": 1})


@clauses("QD-COURIER-08", "QD-SCOUT-15")
def test_bridges_are_flooded_in_the_middle_of_a_scout_move(queensdale: Game) -> None:
    """A morale token, the theatre, a courier, flooded bridges: the inner bridge now costs two of the two steps left."""
    own = {
        "goods": {}, "huts": ["mint"], "buildings": {"theatre": 1}, "morale": 1, "scout": "red c2", "dice": ["action"],
    }  # fmt: skip
    herbs = {"red b1": ["mint", "morale"]}
    dry = play(hiring(queensdale, deck=[7], own=own, herbs=herbs), "die 1", "scout 4", "gather red b1")
    wet = play(hiring(queensdale, deck=[6], own=own, herbs=herbs), "die 1", "scout 4", "gather red b1")
    assert (card(dry), card(wet)) == (7, 6)
    assert dry.to_dict()["pending"][-1]["argument"] == wet.to_dict()["pending"][-1]["argument"]
    assert "rest in blue" in texts(dry)
    assert "rest in blue" not in texts(wet)


@clauses("QD-COURIER-08", "QD-TOWER-08", "QD-NEXT-10")
def test_a_courier_drawn_by_a_tower_tile_before_the_game_is_read_at_once(queensdale: Game) -> None:
    """Tile 5a draws from the full bag when a game is set up; a lasting card is in force when the game begins."""
    own = {**of_epoch(6), "tower": ["4a", "5a", "3a"]}
    found: Counter[bool] = Counter()
    for seed in range(120):
        pos = quietly(finished(queensdale, own, seed=seed), "grocer", "start_hut")
        has_courier = "courier" in seat(pos, 0)["figurines"]
        assert seat(pos, 0)["figurines"]
        assert (card(pos) is not None) == has_courier
        found[has_courier] += 1
    assert found[True] >= 1


# ------------------------------------------------------------------ the end of a game


@clauses("QD-COURIER-07", "QD-STORE-11")
@pytest.mark.parametrize(
    "own",
    [
        {"buildings": {"dwelling": 1}},
        {"buildings": {"inn": 1}},
        {**of_epoch(6), "tower": ["4a", "5d", "3c"]},
        {**of_epoch(9), "tower": ["7a", "8d", "6a"]},
    ],
)
def test_a_courier_is_never_kept(queensdale: Game, own: dict[str, Any]) -> None:
    """Whatever keeps figurines keeps the gleeman, and no courier, although there is room."""
    table = {"figurines": {"courier": 1, "gleeman": 1}, **own}
    pos = quietly(finished(queensdale, table, opened=9, bag={"courier": 1}), "turn")
    assert seat(pos, 0)["figurines"] == {"gleeman": 1}
    assert pos.to_dict()["bag"]["courier"] == 2


@clauses("QD-COURIER-07", "QD-COURIER-06")
def test_a_used_courier_is_a_courier_again_in_the_next_game(queensdale: Game) -> None:
    own = {"fame": 10, "figurines": {"courier": 2}, "buildings": {"dwelling": 1}, "dice": ["action"]}
    pos = at(queensdale, own, {"dice": []}, bag={})
    play(pos, "use courier as gleeman", "use courier as gleeman", "die 1", "wage")
    assert pos.to_dict()["roles"] == {"gleeman": 2}
    after = quietly(play(pos, "end turn"), "turn").to_dict()
    assert (after["roles"], after["bag"]) == ({}, {"craftsman": 8, "gleeman": 8, "courier": 2})


@clauses("QD-COURIER-06", "QD-COURIER-10", "QD-WORK-04")
def test_a_used_courier_keeps_its_role_until_the_end_of_the_game(queensdale: Game) -> None:
    pos = at(queensdale, {"figurines": {"courier": 1}, "dice": ["action"]}, {"dice": []})
    play(pos, "use courier as gleeman", "die 1", "wage", "end turn")
    assert (pos.state.round_number, pos.to_dict()["roles"]) == (2, {"gleeman": 1})
    assert pos.view(1)["roles"] == {"gleeman": 1}


@clauses("QD-COURIER-12", "QD-STORE-04")
def test_an_unused_courier_is_an_item_of_the_farm_exchange(queensdale: Game) -> None:
    """Three bread and a courier make a guilder; without the courier nobody is asked."""
    own = {"goods": {"bread": 3}, "fame": 10}
    pos = quietly(finished(queensdale, own | {"figurines": {"courier": 1}}), "exchange")
    follow(pos, "give bread", "give bread", "give bread", "give courier")
    assert (goods(pos, 0).get("bread"), goods(pos, 0)["guilder"]) == (None, 1)
    pos = play(finished(queensdale, own), "tower 1b")
    assert pos.step != "exchange"


@clauses("QD-COMP-27", "QD-COURIER-07")
def test_figurines_are_conserved(queensdale: Game) -> None:
    """In random play there are always eight craftsmen, eight gleemen and two couriers, wherever they are."""
    pos = queensdale.new(players=3, seed=11, options={"games": 1})
    for now in islice(random_play(pos, 4), 400):
        document = now.to_dict()
        for kind, count in (("craftsman", 8), ("gleeman", 8), ("courier", 2)):
            held = sum(table["figurines"].get(kind, 0) for table in document["seats"])
            assert held + document["bag"].get(kind, 0) + now.view(None)["used"].get(kind, 0) == count
