"""Documents of situations that cannot come about are refused, with where and what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at

import queenswright as qw
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.game import Game

REFUSED = {
    "more than all figurines": ({"figurines": {"courier": 2}}, {"bag": {"courier": 1}}, "bag: got 3 of courier"),
    "figurines before their epoch": ({"figurines": {"healer": 1}}, {}, "expected 0 (QD-COMP-27)"),
    "a courier as a courier": ({}, {"roles": {"courier": 1}}, "roles.courier"),
    "marble before its epoch": ({"goods": {"marble": 1}}, {}, "seats[0].goods.marble"),
    "an unknown good": ({"goods": {"wood": 1}}, {}, "seats[0].goods.wood: unknown name, expected one of: timber"),
    "a rank of more players": ({"buildings": {"timber_yard": 4}}, {}, "got rank 4, expected one of: 1, 2"),
    "a building of a later epoch": ({"buildings": {"chapel": 1}}, {}, "buildings.chapel: this building is not opened"),
    "more buildings than sites": (
        {"buildings": {"timber_yard": 1, "stone_pile": 1, "storehouse": 1, "quarryman": 1, "dwelling": 1}},
        {},
        "got 5, expected at most 4, the sites of the borough (QD-BUILD-09)",
    ),
    "stock against owned": ({"buildings": {"dwelling": 1}}, {"stock": {"dwelling": [1, 2]}}, "out of: 2 (QD-BUILD-23)"),
    "cleared land too early": ({"cleared": 1}, {}, "seats[0].cleared: got 1, expected 0 to 0"),
    "an X counter on nothing": ({"renovated": ["inn"]}, {"opened": 6}, "seats[0].renovated"),
    "a tile of an epoch not completed": ({"epoch": 2, "tower": ["2a"]}, {}, "got 2a, expected one tile of each"),
    "two tiles of one epoch": ({"epoch": 3, "tower": ["1a", "1b"]}, {}, "seats[0].tower: got 1a"),
    "levels that never meet": ({"epoch": 9, "tower": ["1a", "8b"]}, {}, "(QD-TOWER-06)"),
    "a die that shows a face of another": (
        {"dice": ["herb"], "faces": [["timber", "stone", "clay", "guilder", "action", "action"]] * 5},
        {},
        "seats[0].dice[0]: got herb, expected a face of the die: action, clay",
    ),
    "more faces than were printed": (
        {"faces": [["timber", "stone", "clay", "guilder", "feast", "feast"]] * 5},
        {},
        "got 10 faces feast on dice, expected 2 (QD-GROCER-08)",
    ),
    "a die of five sides": ({"faces": [["timber"] * 5] * 5}, {}, "seats[0].faces"),
    "an unknown face": ({"dice": ["gold"]}, {}, "seats[0].dice"),
    "a tick in an epoch played once": ({"ticked": True}, {}, "epoch 1 is not played twice (QD-TWO-10)"),
    "a chosen hut in play": ({"chosen_hut": "mint"}, {}, "seats[0].chosen_hut"),
    "a hut that was not chosen": ({}, {"step": "start_hut", "to_move": 1}, "seats[0].chosen_hut: with 2 asked"),
    "a tile for a tower that has room": (
        {"epoch": 5, "tower": ["1a", "2a"]},
        {"step": "tower_space", "argument": "4c"},
        "seat 0 has a free tower space",
    ),
    "a new tile of another epoch": (
        {"epoch": 5, "tower": ["1a", "2a", "3a"]},
        {"step": "tower_space", "argument": "5c"},
        "pending: got 5c, expected a free tile of the epoch that seat 0 has just completed, 4",
    ),
    "a new tile that stands already": (
        {"epoch": 5, "tower": ["4c", "2a", "3a"]},
        {"step": "tower_space", "argument": "4c"},
        "pending: got 4c, expected a free tile",
    ),
    "too much morale": ({"morale": 16}, {}, "got 16, expected a whole number from 0 to 15"),
    "a space that does not exist": ({"scout": "red g1"}, {}, "seats[0].scout"),
    "a card in two places": ({}, {"courier_card": 3, "courier_deck": [3, 4]}, "card 3 is in force"),
    "a vision owned and in the deck": (
        {"clairvoyant": [2]},
        {"clairvoyant_deck": [1, 2, 3, 4, 5, 6, 7]},
        "nobody owns: 1, 3, 4, 5, 6, 7",
    ),
    "tokens beyond the split": (
        {},
        {"herbs": {"red a1": ["mint", "clairvoyant"]}},
        "got 1 tokens of mint with clairvoyant, expected 0 (QD-HERB-10)",
    ),
    "a token beside the shrubs": ({}, {"herbs": {"red c3": "mint"}}, "herbs.red c3: no shrub"),
    "occupied spaces beyond those there are": (
        {},
        {"taken": {"market": 2}},
        "taken.market: got 2, expected 0 to 1 with 2 players",
    ),
    "marble spaces too early": ({}, {"taken": {"marble": 1}}, "expected 0 to 0"),
    "epochs that nobody opened": (
        {"epoch": 5},
        {"opened": 2},
        "opened: got 2, expected at least 4 with a seat in epoch 5",
    ),
    "a price that nobody pays": ({}, {"price": {"timber": 1}}, "price: a price is being paid in the step payment"),
    "a turn of somebody else": ({}, {"pending": [{"step": "turn", "seat": 1}], "turn_of": 0}, "pending: in play"),
    "a turn between games": (
        {},
        {"phase": "storage"},
        "pending: got turn in the phase storage; it belongs to the phase play",
    ),
    "a step below one of another phase": (
        {},
        {"pending": [{"step": "rank", "seat": 0, "argument": 5}, {"step": "grocer", "seat": 0}]},
        "pending: got rank in the phase grocer; it belongs to the phase play",
    ),
    "nothing to pick": ({}, {"step": "pick", "argument": {"goods": []}}, "pending: a pick has at least one good"),
    "no piece to pick": ({}, {"step": "pick", "argument": {"count": 0}}, "and a count of at least 1 (QD-COMP-29)"),
    "marble to pick too early": (
        {},
        {"step": "pick", "argument": {"goods": ["clay", "marble"]}},
        "pending: got marble to pick, but there is none before it is disclosed (opened is 1)",
    ),
    "two dice at once": (
        {},
        {"pending": [{"step": step, "seat": 0} for step in ("turn", "place", "place")]},
        "pending: got place below another step, expected it on top: nothing follows before it is decided",
    ),
    "a bought face that waits": (
        {},
        {
            "phase": "grocer",
            "pending": [{"step": "die", "seat": 0, "argument": "feast"}, {"step": "card", "seat": 0, "argument": 0}],
        },
        "pending: got die below another step, expected it on top: nothing follows before it is decided",
    ),
    "a building that is not open": (
        {},
        {"step": "rank", "argument": "royal_apothecary"},
        "pending: got royal_apothecary, but this building is not disclosed yet (opened is 1)",
    ),
    "two turns at once": (
        {},
        {"pending": [{"step": "turn", "seat": 0}, {"step": "turn", "seat": 0}]},
        "pending: a turn is pending once",
    ),
    "an end that was not reached": ({}, {"ended": "castle"}, "ended: the castle is complete when"),
    "an end with something pending": (
        {"epoch": 10},
        {"ended": "castle", "pending": [{"step": "store", "seat": 0}], "phase": "storage"},
        "ended: a campaign that runs",
    ),
    "an argument out of range": ({}, {"step": "place", "argument": 6}, "argument: got 6, expected a whole number"),
    "an argument of no meaning": (
        {},
        {"step": "rank", "argument": "castle"},
        "argument: got 'castle', expected one of: timber_yard",
    ),
    "a number of no meaning": ({}, {"step": "rank", "argument": 63}, "got 63, expected for rank: building one of"),
    "an argument where none is": ({}, {"step": "hut", "argument": 2}, "got 2, expected"),
    "another epoch's tower tile": ({"epoch": 3}, {"step": "tower", "argument": 1}, "just completed, 2 (QD-TOWER-01)"),
    "a token where no shrub is": ({}, {"step": "here"}, "expected a token under the scout of seat 0"),
    "a token without its hut": ({"scout": "blue d2"}, {"step": "here"}, "expected a token under the scout of seat 0"),
    "an unknown step": ({}, {"step": "dance"}, "step: got 'dance', expected one of: turn, place"),
    "a key that nobody knows": ({}, {"weather": "rain"}, "weather: unknown key, expected one of:"),
    "a key of a seat that nobody knows": ({"hat": 1}, {}, "seats[0].hat: unknown key"),
    "an order with somebody twice": ({}, {"step": "store", "order": [0, 0]}, "order: got [0, 0]"),
    "a step in which nobody can do anything": ({}, {"step": "store"}, "nobody can do anything in the step 'store'"),
}


@pytest.mark.parametrize(("own", "keys", "message"), REFUSED.values(), ids=REFUSED)
def test_impossible_documents_are_refused(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as refused:
        at(queensdale, own, **keys)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("mine", "yours", "message"),
    [
        ({"buildings": {"inn": 1}, "epoch": 6}, {"buildings": {"inn": 1}}, "rank 1 stands in another borough"),
        ({"epoch": 2, "tower": ["1a"]}, {"epoch": 2, "tower": ["1a"]}, "1a is in another tower"),
        ({"clairvoyant": [1]}, {"clairvoyant": [1]}, "card 1 belongs to another seat already"),
        ({"family": "key"}, {"family": "key"}, "every seat has its own family"),
    ],
)
def test_what_exists_once_is_not_in_two_places(
    queensdale: Game, mine: dict[str, Any], yours: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as refused:
        at(queensdale, mine, yours)
    assert message in str(refused.value)


@pytest.mark.clauses("QD-COMP-36")
def test_there_are_fourteen_huts_for_all(queensdale: Game) -> None:
    six = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]
    at(queensdale, {"huts": six}, {"huts": six}, {"huts": six[:2]})
    with pytest.raises(PositionError) as refused:
        at(queensdale, {"huts": six}, {"huts": six}, {"huts": six[:3]})
    assert "got 15 huts, expected 14 (QD-COMP-36)" in str(refused.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": 0}, "options.games: got 0, expected a whole number from 1 to 99"),
        ({"games": True}, "options.games: got True"),
        ({"games": 100}, "options.games: got 100"),
        ({"first": "purple"}, "options.first: got 'purple', expected one of: chance, red, green"),
        ({"first": 1}, "options.first: got 1"),
        ({"length": 3}, "options.length: unknown option, expected one of: games, first, colours"),
    ],
)
def test_impossible_options_are_refused(queensdale: Game, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        queensdale.new(2, seed=1, options=options)
    assert message in str(refused.value)


def test_a_colour_that_is_not_that_of_the_seat_is_refused(queensdale: Game) -> None:
    with pytest.raises(qw.PositionError, match=r"seats\[1\]\.colour: got 'yellow', expected green"):
        queensdale.position({"seats": [{}, {"colour": "yellow"}]})
    pos = queensdale.position({"seats": [{}, {"colour": "yellow"}], "options": {"colours": "blue-yellow"}})
    assert list(pos.seat_names) == ["blue", "yellow"]


def nested(levels: int) -> list[Any]:
    """Lists within lists, deeper than Python can write down."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize("value", [10**5000, -(10**5000), nested(3000)], ids=["long", "negative", "deep"])
@pytest.mark.parametrize("key", ["games", "first", "colours"])
def test_an_option_too_long_to_be_shown_is_refused(queensdale: Game, key: str, value: Any) -> None:
    with pytest.raises(OptionError, match=rf"options\.{key}: got a very (long number|deep value), "):
        queensdale.position({"seats": [{}, {}], "options": {key: value}})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({10**5000: 1}, "got the key a very long number, expected text keys"),
        ({"options": {10**5000: 1}}, "options: got a very long number, expected a table of options"),
        ({"seats": [{"renovated": [10**5000]}, {}]}, "got a very long number, expected a list of"),
        ({"seats": [{"renovated": nested(3000)}, {}]}, "got a very deep value, expected a list of"),
        ({"game": nested(3000)}, "got a very deep value, expected"),
    ],
    ids=["key", "option", "list", "deep list", "deep"],
)
def test_a_value_too_long_to_be_shown_is_refused(queensdale: Game, changes: dict[Any, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        queensdale.position({"seats": [{}, {}], **changes})
