"""The documents keep their word: the schema fits what is read and written, and the examples run."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import jsonschema
import pytest
from tests.server.site import served

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.records import record_of, write_record

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


SERVER = "http://127.0.0.1:8000"


@pytest.mark.parametrize("block", EXAMPLES)
def test_examples_run(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, architect: Game) -> None:
    (tmp_path / "game.qw").write_text(write_record(record_of(architect.new(players=2, seed=1))), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shortened = block.replace("100_000", "2").replace('"journeyman"', '"random"')
    if SERVER in shortened:
        asyncio.run(_with_server(shortened, f"sqlite:///{tmp_path / 'games.db'}"))
    else:
        exec(compile(shortened, "example", "exec"), {})


async def _with_server(block: str, database: str) -> None:
    """Run an example that talks to a server, in a thread beside one."""
    async with served(database) as site:
        code = compile(block.replace(SERVER, site.address), "example", "exec")
        await asyncio.to_thread(exec, code, {})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "companion"])
def test_what_is_written_fits_the_schema(architect: Game, players: int, variant: str) -> None:
    schema = architect.rules.documents.schema(architect.pack)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    choose = random.Random(players)
    position = architect.new(players, seed=5, options={"variant": variant})
    while not position.is_over:
        validator.validate(json.loads(json.dumps(position.to_dict())))
        for _ in range(5):
            if not position.is_over:
                position.push(choose.choice(position.legal_moves))
    validator.validate(json.loads(json.dumps(position.to_dict())))


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({}, "seats"),
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}, {}], "colour": "red"}, "colour"),
        ({"seats": [{}, {"talers": -1}]}, r"seats\[1\].talers"),
        ({"seats": [{}, {"talers": "3"}]}, r"seats\[1\].talers"),
        ({"seats": [{"carriage": "Atlantis"}, {}]}, r"seats\[0\].carriage"),
        ({"seats": [{"craftsmen": {"baker-1": 0}}, {}]}, r"seats\[0\].craftsmen.baker-1"),
        ({"seats": [{"craftsmen": {"tailor-1": 6}}, {}]}, r"seats\[0\].craftsmen.tailor-1"),
        ({"seats": [{"tavern": {"saloon": ["tailor", "tailor"]}}, {}]}, r"tavern.saloon"),
        ({"seats": [{"confidence": 5}, {}]}, r"confidence"),
        ({"seats": [{}, {}], "step": "sleep"}, "step"),
        ({"seats": [{}, {}], "billboard": ["tailor-1"]}, "billboard"),
        ({"seats": [{}, {}], "price": 2}, "price"),
        ({"seats": [{}, {}], "demand": {"Oakmere": ["tailor"] * 2}}, "demand.Oakmere"),
        ({"seats": [{}, {}], "buildings": {"Oakmere": [0, 0]}}, "buildings.Oakmere"),
        ({"seats": [{}, {}], "ended": "soon"}, "ended"),
    ],
)
def test_schema_and_reader_refuse_the_same(architect: Game, document: dict[str, object], place: str) -> None:
    with pytest.raises(qw.PositionError, match=place):
        architect.position(document)
    validator = jsonschema.Draft202012Validator(architect.rules.documents.schema(architect.pack))
    wrong_tile = place.startswith("demand")
    assert wrong_tile or not validator.is_valid(document)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"seats": [{"bonds": 15}, {"bonds": 14}]}, "29 bonds held, expected at most 28"),
        ({"seats": [{"craftsmen": {"tailor-1": 0}}, {}], "pile": ["tailor-1"] * 3}, "more than 3 copies"),
        ({"seats": [{}, {}], "billboard": ["tailor-1", None, None, None, None, None]}, "QA-HIRE-30"),
        ({"seats": [{}, {}], "track": [9, 9]}, "tokens of the box"),
        ({"seats": [{}, {}], "demand": {"Hartcrown": ["tailor", "glazier"]}}, "no place with a demand tile"),
        ({"seats": [{}, {}], "step": "draft"}, "round 0 only"),
        ({"seats": [{}, {}], "pending": []}, "a game that runs has a pending step"),
        ({"seats": [{"tavern": {"saloon": ["tailor"], "dormitory": ["tailor"]}}, {}]}, "QA-TAVERN-19"),
        ({"seats": [{}, {}], "options": {"no_fire": True}}, "unknown option"),
        ({"seats": [{}, {}], "options": {"variant": []}}, "options.variant"),
        ({"seats": [{}, {}], "demand": {5: ["tailor", "glazier"]}}, "got the key 5"),
        ({"seats": [{}, {}], "step": "climb", "argument": 5, "working": ["tailor-1"]}, "in the service"),
        (
            {"seats": [{"craftsmen": {"tailor-1": 0}}, {}], "working": ["tailor-1"]},
            "only in the steps repair",
        ),
        ({"seats": [{}, {}], "round": 0, "step": "draft_turn", "argument": 9}, "is not in service"),
        ({"seats": [{}, {}], "round": 0, "step": "draft_turn", "argument": 9999}, "expected 0 to 17 for draft_turn"),
        ({"seats": [{}, {}], "step": "fire", "argument": 50}, "expected 0 to 5 for fire"),
        (
            {"seats": [{}, {}], "step": "fire", "argument": 0, "billboard": [None] * 6},
            "space 0 of the billboard",
        ),
        ({"seats": [{}, {}], "step": "fire"}, "only from a full star"),
        ({"seats": [{"craftsmen": {"tailor-1": 0}}, {}], "step": "fire"}, "only from a full star"),
        ({"seats": [{}, {}], "step": "repair"}, "nobody can do anything in the step 'repair'"),
        ({"seats": [{}, {}], "step": "tavern", "argument": 64}, "expected 0 to 63 for tavern"),
        ({"seats": [{}, {}], "step": "bank", "argument": 1}, "expected 0 for bank"),
        ({"seats": [{}, {}], "round": 0, "step": "hire"}, "turns begin in round 1"),
        ({"seats": [{}, {}], "turn_of": 1, "to_move": 0}, "the seat in turn decides"),
        ({"seats": [{}, {}], "pending": [{"step": "bank", "seat": 0}, {"step": "hire", "seat": 0}]}, "QA-BUILD-31"),
        ({"seats": [{}, {}, {}, {}], "picks": 6}, "expected 8 after the draft"),
        ({"seats": [{}, {}], "round": 0, "display": ["tailor-1"]}, "expected 4 for the picks to come"),
        ({"seats": [{}, {}], "display": ["tailor-1"]}, "expected 0 for the picks to come"),
        ({"seats": [{}, {}], "ended": "palace"}, "only after a contribution"),
        ({"seats": [{}, {}], "ended": "track_end"}, "needs race_to_track_end"),
        ({"seats": [{}, {}], "options": {"race_to_track_end": True, "track_end_decides": True}}, "exclude each other"),
    ],
)
def test_impossible_situations_are_refused(architect: Game, document: dict[str, object], message: str) -> None:
    with pytest.raises(qw.InputError, match=message):
        architect.position(document)


def test_in_round_0_the_next_pick_of_the_draft_is_meant(architect: Game) -> None:
    seats: list[dict[str, object]] = [{"craftsmen": {"tailor-1": 0}}, {}, {}]
    position = architect.position({"seats": seats, "round": 0, "first_player": 0})
    assert (position.step, position.to_move, position.turn) == ("draft", 1, "d2 green")


def test_a_situation_stays_as_described_until_somebody_moves(architect: Game) -> None:
    position = architect.position({"seats": [{"talers": 0}, {}], "step": "hire"})
    assert (position.step, position.to_move) == ("hire", 0)
    assert [move.text for move in position.legal_moves] == ["forfeit"]
    refusal = position.why_not("hire 1")
    assert refusal is not None
    assert refusal.clause == "QA-HIRE-02"
