"""Running campaigns of the second edition of valley go on by it, whatever edition is the newest."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.compatibility.test_databases_made_by_0_1_0 import Then
from tests.postgres import empty_postgres_url, postgres_server
from tests.server.site import Site, served
from typer.testing import CliRunner

from queenswright.cli import app
from queenswright.client import Client, Seat, Stale
from queenswright.games import load

__all__ = ["empty_postgres_url", "postgres_server"]

FOLDER = Path(__file__).parent / "made-with-valley-2" / "server"
FACTS: dict[str, Any] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = FACTS["tables"]
MOVES = 6
"""So much has to happen at every table before the next one is looked at."""


@pytest.fixture(params=["games.db", "sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The file itself, and the backup restored into either kind of database."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    if request.param == "games.db":
        (tmp_path / "games.db").write_bytes(gzip.decompress((FOLDER / "games.db.gz").read_bytes()))
        return url
    if request.param == "postgresql":
        url = request.getfixturevalue("empty_postgres_url")
    done = CliRunner().invoke(app, ["restore", str(FOLDER / "games.backup"), "--database", url])
    assert done.exit_code == 0, done.output
    return url


async def seats_at(site: Site, people: dict[str, Client], fact: dict[str, Any]) -> list[Seat]:
    """Everybody comes back to a table and finds it as it was left."""
    found = []
    for name, seen in fact["seen"].items():
        seat = await site.seat(people[name], fact["table"])
        assert (seat.info["pack_digest"], seat.info["rules_version"]) == (fact["digest"], fact["rules"])
        assert seat.number == fact["number"]
        assert [one["text"] for one in seat.log] == fact["moves"]
        assert [[one["name"], one["text"]] for one in seat.chat] == fact["chat"]
        assert {key: seat.state.get(key) for key in seen["state"]} == seen["state"]
        now = [{key: one[key] for key in seen["seats"][0]} for one in seat.state["view"]["seats"]]
        assert now == seen["seats"]
        found.append(seat)
    return found


async def play_on(*seats: Seat) -> None:
    """People choose at random, and bots among them, until so much has happened."""
    chance, before = random.Random(1), seats[0].number
    while seats[0].number < before + MOVES and not seats[0].is_over:
        for seat in seats:
            try:
                if seat.holds:
                    await seat.end_turn()
                elif seat.decides:
                    await seat.play(chance.choice(seat.state["legal"]))
            except Stale:
                continue
        await asyncio.sleep(0.01)


def test_campaigns_go_on_by_their_edition(database: str) -> None:
    assert {fact["digest"] for fact in TABLES.values()} != {load("queensdale", "valley").pack.digest}

    async def visit() -> None:
        async with served(database, clock=Then(FACTS["made"])) as site:
            people = {}
            for name, password in FACTS["passwords"].items():
                people[name] = await site.guest()
                people[name].me = await people[name].post("/api/login", {"name": name, "password": password})
            for name, fact in TABLES.items():
                seats = await seats_at(site, people, fact)
                await play_on(*seats)
                assert seats[0].number > fact["number"], name
                info = await people["Anna"].get(f"/api/tables/{fact['table']}")
                assert info["pack_digest"] == fact["digest"]

    asyncio.run(visit())
