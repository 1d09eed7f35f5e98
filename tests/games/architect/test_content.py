"""The components as a client draws them: the map has room for its labels, the tables are those of the pack."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

import queenswright as qw
from queenswright.games.architect.content.atlas import BOX_HEIGHT, BOX_WIDTH, HEIGHT, WIDTH
from queenswright.games.architect.state import CHARACTERS, STAR_ACTIONS
from queenswright.kernel.game import Game

Point = tuple[int, int]


@pytest.fixture(scope="module", params=[4, 2])
def drawn(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The map of both sides of the board, of the pack that is played."""
    game = qw.load("architect")
    found: dict[str, Any] = game.rules.content.printed(game.pack, request.param)["map"]
    return found


def points(drawn: dict[str, Any]) -> dict[str, Point]:
    return {place["name"]: (place["x"], place["y"]) for place in drawn["locations"]}


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two roads without a common end cross."""

    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_labels_do_not_collide_and_stay_inside(drawn: dict[str, Any]) -> None:
    assert (drawn["width"], drawn["height"]) == (WIDTH, HEIGHT)
    places = points(drawn)
    for x, y in places.values():
        assert BOX_WIDTH / 2 <= x <= WIDTH - BOX_WIDTH / 2
        assert BOX_HEIGHT / 2 <= y <= HEIGHT - BOX_HEIGHT / 2
    for (one, (ax, ay)), (two, (bx, by)) in combinations(places.items(), 2):
        assert abs(ax - bx) >= BOX_WIDTH or abs(ay - by) >= BOX_HEIGHT, (one, two)


def test_roads_do_not_cross_and_run_through_nobodys_place(drawn: dict[str, Any]) -> None:
    places = points(drawn)
    for (a, b), (c, d) in combinations(drawn["roads"], 2):
        if len({a, b, c, d}) == 4:
            assert not cross(places[a], places[b], places[c], places[d]), (a, b, c, d)
    for a, b in drawn["roads"]:
        (ax, ay), (bx, by) = places[a], places[b]
        for name in places.keys() - {a, b}:
            x, y = places[name]
            for part in range(21):
                rx, ry = ax + (bx - ax) * part / 20, ay + (by - ay) * part / 20
                assert abs(rx - x) >= BOX_WIDTH / 3 or abs(ry - y) >= BOX_HEIGHT / 3, (a, b, name)


def test_the_capital_is_near_the_middle_and_the_map_fills_its_canvas(drawn: dict[str, Any]) -> None:
    places = points(drawn)
    x, y = places[drawn["capital"]]
    assert abs(x - WIDTH / 2) < 60
    assert abs(y - HEIGHT / 2) < 60
    xs, ys = [p[0] for p in places.values()], [p[1] for p in places.values()]
    assert max(xs) - min(xs) > 0.8 * WIDTH
    assert max(ys) - min(ys) > 0.7 * HEIGHT


def test_the_map_is_that_of_the_pack(architect: Game) -> None:
    for players in (2, 3, 4):
        board = architect.pack.content.map_for(players)
        drawn = architect.rules.content.printed(architect.pack, players)["map"]
        assert [(p["name"], p["type"]) for p in drawn["locations"]] == [(p.name, p.type) for p in board.locations]
        assert drawn["capital"] == board.locations[0].name
        assert len(drawn["roads"]) == len(board.streets)


def test_the_printed_tables(architect: Game) -> None:
    content = architect.rules.content.printed(architect.pack, 4)
    assert list(content["characters"]) == list(CHARACTERS)
    assert content["star"] == list(STAR_ACTIONS)
    assert content["travel_cost"] == [0, 1, 3, 6, 10, 15]
    assert content["tavern_fee"] == [1, 3, 6, 10, 15, 21]
    assert content["location_maximum"] == {"village": 10, "monastery": 15, "town": 20}
    assert content["site_reduction"] == [0, 2, 4, 6]
    assert (content["track_length"], content["full_track_length"]) == (9, 12)
    tile = content["characters"]["tailor-2"]
    assert (tile["guild"], len(tile["performance"])) == ("tailor", 6)


def test_the_content_tells_nothing_about_what_is_shuffled(architect: Game) -> None:
    """Demand tiles and tokens come in the order of the box, whatever lies on the map."""
    content = architect.rules.content.printed(architect.pack, 4)
    assert content["tokens"] == sorted(content["tokens"])
    assert [tile["guilds"] for tile in content["demand"]] == [list(t.guilds) for t in architect.pack.content.demand]
    assert "pile" not in json.dumps(content)


def test_the_story_of_a_building_has_its_arithmetic(architect: Game) -> None:
    """QA-BUILD-08..17 as numbers: sum, site, bonus, maximum."""
    tailors = {"lumberjack-1": 0, "glazier-1": 0, "tailor-1": 0, "stonemason-3": 1, "bricklayer-1": 0}
    position = architect.position(
        {
            "seats": [{"craftsmen": tailors, "carriage": "Oakmere", "architect": "construct"}, {}],
            "step": "construct",
            "demand": {"Oakmere": ["lumberjack", "tailor"]},
            "buildings": {"Oakmere": [1]},
        }
    )
    position.push("build")
    args = position.story()[0].args
    assert args["worth"] == args["performance"] - args["reduction"] + args["bonus"] + args["base"]
    assert (args["reduction"], args["maximum"], args["base"]) == (2, 10, 0)
    assert args["points"] == min(args["worth"], 10)
