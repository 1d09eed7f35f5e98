"""QD-THREE: caves, and what is covered with three players."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, goods, play, quietly, seat, texts

from queenswright.games.queensdale.content.components import components
from queenswright.kernel.game import Game

RICH = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)
CAVES = ("blue c6", "yellow c6")
"""Yellow is the unused borough of red, blue and green; blue lies opposite."""


@clauses("QD-THREE-01", "QD-THREE-09")
def test_a_cave_takes_the_place_of_a_grass_tile_in_the_unused_borough_and_the_opposite_one(queensdale: Game) -> None:
    assert queensdale.new(3, seed=1).view(None)["caves"] == list(CAVES)
    kinds = {space["name"]: space["kind"] for space in components(queensdale.pack, 3)["map"]["spaces"]}
    assert {kinds[f"{colour} c6"] for colour in ("red", "blue", "green", "yellow")} == {"grass"}


@clauses("QD-THREE-01", "QD-SETUP-26")
@pytest.mark.parametrize(
    ("unused", "colours", "caves"),
    [
        ("red", "blue-green-yellow", ["red c6", "green c6"]),
        ("blue", "red-green-yellow", ["blue c6", "yellow c6"]),
        ("green", "red-blue-yellow", ["red c6", "green c6"]),
        ("yellow", "red-blue-green", ["blue c6", "yellow c6"]),
    ],
)
def test_the_caves_follow_from_the_borough_that_nobody_plays(
    queensdale: Game, unused: str, colours: str, caves: list[str]
) -> None:
    pos = at(queensdale, {"scout": caves[0]}, {}, {}, options={"colours": colours}, step="scout", argument={"steps": 1})
    assert pos.view(0)["caves"] == caves
    assert unused not in [table["colour"] for table in pos.view(0)["seats"]]
    play(pos, f"rest in {caves[1].split()[0]}")
    assert seat(pos, 0)["scout"] == caves[1]


@clauses("QD-THREE-02", "QD-THREE-03")
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(("here", "there"), [CAVES, CAVES[::-1]])
def test_from_one_cave_to_the_other_is_one_step_for_everybody(
    queensdale: Game, number: int, here: str, there: str
) -> None:
    seats: list[dict[str, str]] = [{}, {}, {}]
    seats[number] = {"scout": here}
    pos = at(queensdale, *seats, to_move=number, step="scout", argument={"steps": 1})
    play(pos, f"rest in {there.split()[0]}")
    assert (pos.step, seat(pos, number)["scout"]) == ("turn", there)


@clauses("QD-THREE-03", "QD-THREE-11")
def test_way_through_the_caves_to_the_first_shrub_behind(queensdale: Game) -> None:
    """The example of the rules, turned by one quarter: here yellow is unused, and blue goes to it."""
    herbs = {"yellow b5": ["mint", "clay"]}
    for steps, is_near in ((4, False), (5, True)):
        own = {"huts": ["mint"]}
        pos = at(
            queensdale, {}, own, {}, to_move=1, step="scout", argument={"steps": steps}, herbs=herbs,
        )  # fmt: skip
        assert ("gather yellow b5" in texts(pos)) == is_near
    assert goods(play(pos, "gather yellow b5"), 1) == {"clay": 1}


@clauses("QD-THREE-11")
@pytest.mark.parametrize(("space", "steps"), [("blue c4", 1), ("blue c5", 2), ("blue c6", 3), ("yellow c6", 4)])
def test_steps_from_the_tent_through_the_caves(queensdale: Game, space: str, steps: int) -> None:
    colour, place = space.split()
    for left, is_near in ((steps - 1, False), (steps, True)):
        if left == 0:
            continue
        pos = at(queensdale, {}, {}, {}, to_move=1, step="rest", argument={"steps": left, "in": "blue"})
        if colour == "yellow":
            pos = at(queensdale, {}, {}, {}, to_move=1, step="scout", argument={"steps": left})
            assert ("rest in yellow" in texts(pos)) == is_near
        else:
            assert (f"at {place}" in texts(pos)) == is_near


@clauses("QD-THREE-02")
@pytest.mark.parametrize("players", [2, 4])
def test_without_three_players_the_same_spaces_are_far_apart(queensdale: Game, players: int) -> None:
    pos = at(queensdale, {"scout": "blue c6"}, players=players, step="scout", argument={"steps": 4})
    assert clause(pos, "rest in yellow") == "QD-SCOUT-01"


@clauses("QD-THREE-04", "QD-THREE-05", "QD-THREE-08", "QD-THREE-07")
@pytest.mark.parametrize(
    ("kind", "text", "three", "four"),
    [
        ("timber", "timber", 2, 3),
        ("stone", "stone", 2, 3),
        ("clay", "clay", 2, 3),
        ("timber_plus", "timber +1", 1, 1),
        ("stone_plus", "stone +1", 1, 1),
        ("clay_plus", "clay +1", 1, 1),
        ("guilder", "guilder", 3, 3),
        ("wage", "wage", 2, 3),
        ("scout_long", "scout 4", 1, 1),
        ("scout_middle", "scout 3", 1, 1),
        ("scout_short", "scout 2", 1, 2),
        ("hut", "hut", 2, 2),
        ("market", "market", 2, 3),
        ("bakery", "bakery", 2, 2),
        ("poor", "poor", 2, 2),
        ("build", "build", 2, 3),
        ("hire", "hire", 2, 3),
    ],
)
def test_spaces_of_three_and_four_players(queensdale: Game, kind: str, text: str, three: int, four: int) -> None:
    resource = kind.removesuffix("_plus")
    face = resource if resource in ("timber", "stone", "clay", "guilder") else "a_timber"
    for players, count in ((3, three), (4, four)):
        own = {"dice": [face], "goods": RICH}
        last = at(queensdale, own, players=players, step="place", taken={kind: count - 1} if count > 1 else {})
        assert text in texts(last)
        full = at(queensdale, own, players=players, step="place", taken={kind: count})
        assert clause(full, text) == "QD-BOARD-11"


@clauses("QD-THREE-06", "QD-BUILD-18")
def test_buildings_with_three_stars_are_out(queensdale: Game) -> None:
    stock = at(queensdale, players=3, opened=9).to_dict()["stock"]
    assert stock["timber_yard"] == [1, 2, 3]
    assert stock["bakery_building"] == stock["ferry_house"] == [1, 2]
    four = at(queensdale, players=4, opened=9).to_dict()["stock"]
    assert four["timber_yard"] == [1, 2, 3, 4]
    assert (four["bakery_building"], four["ferry_house"]) == ([1, 2, 3], [1, 2])


@clauses("QD-THREE-10")
def test_the_caves_stay_for_the_whole_campaign(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {}, {"fame": 10}, {}), "turn")
    document = pos.to_dict()
    assert document["game_number"] == 2
    document["seats"][0]["scout"] = "blue c6"
    scouting = {"step": "scout", "seat": 0, "argument": {"steps": 1}}
    document |= {"turn_of": 0, "placed": True, "pending": [{"step": "turn", "seat": 0, "argument": 0}, scouting]}
    play(queensdale.position(document), "rest in yellow")


@clauses("QD-THREE-11", "QD-THREE-03")
def test_the_example_of_the_rules_with_the_green_borough_unused(queensdale: Game) -> None:
    """Red, blue and yellow play: 3 steps to the cave, 4 to the other one, 5 to the shrub behind it."""
    options = {"colours": "red-blue-yellow"}
    herbs = {"green b5": ["mint", "clay"]}
    own = {"huts": ["mint"]}
    assert at(queensdale, {}, {}, {}, options=options).view(0)["caves"] == ["red c6", "green c6"]
    for steps in range(1, 7):
        keys: dict[str, Any] = {"options": options, "herbs": herbs, "to_move": 0}
        here = at(queensdale, own, {}, {}, step="rest", argument={"steps": steps, "in": "red"}, **keys)
        way = {"c4": 1, "c5": 2, "c6": 3}
        assert [place for place in way if f"at {place}" in texts(here)] == [p for p, far in way.items() if far <= steps]
        far = at(queensdale, own, {}, {}, step="scout", argument={"steps": steps}, **keys)
        assert ("rest in green" in texts(far)) == (steps >= 4)
        assert ("gather green b5" in texts(far)) == (steps >= 5)
        if steps == 4:
            assert seat(play(far, "rest in green"), 0)["scout"] == "green c6"
