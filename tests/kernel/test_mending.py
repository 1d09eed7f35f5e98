"""Everything that is wrong with a document of a position: found, placed and put right."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import queenswright as qw
from queenswright.kernel.document import sentence_of
from queenswright.kernel.game import Game
from queenswright.kernel.mending import MOST_WRONG, Wrong, changed, examine


@pytest.fixture(scope="module")
def architect() -> Game:
    return qw.load("architect")


def played(game: Game, players: int, moves: int, **options: Any) -> dict[str, Any]:
    """The document of a game after some random moves."""
    position, choose = game.new(players, seed=7, options=options), random.Random(7)
    for _ in range(moves):
        position.push(choose.choice(position.legal_moves))
    found: dict[str, Any] = json.loads(json.dumps(position.to_dict()))
    return found


def mended(document: dict[str, Any], wrong: list[Wrong]) -> dict[str, Any]:
    for one in wrong:
        assert one.mend is not None
        document = changed(document, one.mend.change)
    return document


def test_a_right_document_is_the_position_that_it_describes(architect: Game) -> None:
    document = played(architect, 3, 60)
    found = examine(architect, document)
    assert not found.wrong
    assert found.position is not None
    assert found.position.to_bytes() == architect.position(document).to_bytes()


@pytest.mark.parametrize(
    ("document", "path", "kind", "value"),
    [
        ({"seats": [{"talers": -1}, {}]}, ("seats", 0, "talers"), "number", 0),
        ({"seats": [{}, {"confidence": 9}]}, ("seats", 1, "confidence"), "number", 4),
        ({"seats": [{"bonds": 15}, {"bonds": 14}]}, ("seats", 0, "bonds"), "number", 14),
        ({"seats": [{}, {}], "buildings": {"Oakmere": [1, 1]}}, ("buildings", "Oakmere"), "once", [1]),
        ({"seats": [{}]}, ("seats",), "fill", [{}, {}]),
        (
            {"seats": [{"tavern": {"saloon": ["tailor"], "dormitory": ["tailor"]}}, {}]},
            ("seats", 0, "tavern"),
            "shorten",
            {"saloon": ["tailor"]},
        ),
        ({"seats": [{}, {}], "round": 0, "step": "hire"}, ("round",), "number", 1),
    ],
)
def test_the_smallest_change_that_helps_is_offered(
    architect: Game, document: dict[str, Any], path: tuple[str | int, ...], kind: str, value: Any
) -> None:
    (wrong,) = examine(architect, document).wrong
    assert wrong.path == path
    assert wrong.mend is not None
    assert (wrong.mend.kind, wrong.mend.change.path, wrong.mend.change.value) == (kind, path, value)


def test_what_follows_from_the_rest_is_left_to_it(architect: Game) -> None:
    document = played(architect, 2, 40)
    taken = document["pile"][0]
    document["seats"][0]["craftsmen"] = {taken: 0}
    (wrong,) = examine(architect, document).wrong
    assert (wrong.path, sentence_of(wrong.error).message) == (("pile",), "qa-position-copies")
    assert wrong.mend is not None
    assert (wrong.mend.kind, wrong.mend.change.gone) == ("usual", True)


def test_everything_wrong_is_named_at_once_and_the_mends_together_put_it_right(architect: Game) -> None:
    document = played(architect, 2, 40)
    document["seats"][0] |= {"talers": -3, "carriage": "Atlantis", "tavern": {"saloon": ["tailor", "tailor"]}}
    document["buildings"] = {"Oakmere": [0, 0]}
    document["castle"] = 3
    document["turn_of"] = 9
    found = examine(architect, document)
    places = {".".join(map(str, wrong.path)) for wrong in found.wrong}
    assert {"seats.0.talers", "seats.0.carriage", "seats.0.tavern.saloon", "buildings.Oakmere", "castle"} <= places
    assert "turn_of" in places
    assert found.position is not None
    again = architect.position(mended(document, list(found.wrong)))
    assert again.to_bytes() == found.position.to_bytes()


def test_queensdale_is_examined_the_same_way() -> None:
    game = qw.load("queensdale")
    document = played(game, 2, 0, epoch="5")
    document["seats"][0] |= {"epoch": 11, "huts": ["mint", "mint"]}
    document["seats"][1]["family"] = document["seats"][0]["family"]
    document["cursor"] = 9
    found = examine(game, document)
    places = {".".join(map(str, wrong.path)) for wrong in found.wrong}
    assert {"cursor", "seats.0.epoch", "seats.0.huts", "seats.1.family"} <= places
    assert found.position is not None
    assert game.position(mended(document, list(found.wrong))).to_bytes() == found.position.to_bytes()


@pytest.mark.parametrize("document", [{}, {"seats": 3}, {"seats": None}, {"seats": "ab"}, {"seats": [1, 2]}])
def test_junk_is_said_to_be_wrong(architect: Game, document: dict[str, Any]) -> None:
    assert examine(architect, document).wrong


def test_nobody_is_told_of_more_than_they_can_read(architect: Game) -> None:
    seats = [{"talers": -1, "bonds": -1, "track": -1, "carriage": "x", "architect": "x", "confidence": 0}] * 4
    found = examine(architect, {"seats": seats})
    assert len(found.wrong) == MOST_WRONG
    assert found.position is None
