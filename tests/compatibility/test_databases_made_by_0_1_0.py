"""Made by 0.1.0, opens forever: the databases of servers, and their backups."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.compatibility.made import FOLDER
from tests.postgres import empty_postgres_url, postgres_server
from tests.server.site import Site, play_on, served, settle
from typer.testing import CliRunner

from queenswright.cli import app
from queenswright.client import Client, Refused, Seat

__all__ = ["empty_postgres_url", "postgres_server"]

SERVER = FOLDER / "server"
FACTS: dict[str, Any] = json.loads((SERVER / "facts.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = FACTS["tables"]
KEPT_IN_INFO = ("status", "game", "pack", "options", "turn", "commitment", "take_back", "clock", "public", "rematch")
KEPT_IN_SEATS = ("kind", "name", "bot", "lost", "left")
KEPT_IN_STATE = ("seat", "legal", "holding", "asked", "undo")


class Then:
    """A clock that goes on, a hundred times slower, from the moment at which the database was made."""

    def __init__(self, made: float = FACTS["made"]) -> None:
        self.made, self.began = made, time.time()

    def __call__(self) -> float:
        return self.made + (time.time() - self.began) / 100


async def _fill(url: str) -> None:
    statements = gzip.decompress((SERVER / "postgresql.sql.gz").read_bytes()).decode()
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("\n".join(line for line in statements.splitlines() if not line.startswith("\\")))
    finally:
        await connection.close()


def restored(backup: str, url: str) -> str:
    done = CliRunner().invoke(app, ["restore", str(SERVER / backup), "--database", url])
    assert done.exit_code == 0, done.output
    assert f"{len(TABLES)} tables" in done.output
    assert f"{FACTS['people']} people" in done.output
    return url


@pytest.fixture(params=["games.db", "sqlite.backup", "postgresql.sql", "postgresql.backup"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The database of 0.1.0: the file itself, and restored from the backups of both kinds."""
    file = f"sqlite:///{tmp_path / 'games.db'}"
    if request.param == "games.db":
        (tmp_path / "games.db").write_bytes(gzip.decompress((SERVER / "games.db.gz").read_bytes()))
        return file
    if request.param == "sqlite.backup":
        return restored(request.param, file)
    url: str = request.getfixturevalue("empty_postgres_url")
    if request.param == "postgresql.backup":
        return restored(request.param, url)
    asyncio.run(_fill(url))
    return url


async def everybody(site: Site) -> dict[str, Client]:
    """The three who have accounts, logged in anew."""
    people = {}
    with pytest.raises(Refused):
        await (await site.guest()).post("/api/login", {"name": "Anna", "password": "not hers"})
    for name, password in FACTS["passwords"].items():
        people[name] = await site.guest()
        people[name].me = await people[name].post("/api/login", {"name": name, "password": password})
        assert people[name].me["account"]
    return people


async def at(site: Site, people: dict[str, Client], table: str) -> dict[str, Seat]:
    fact = TABLES[table]
    return {name: await site.seat(people[name], fact["table"]) for name in fact["seen"]}


async def compare(site: Site, people: dict[str, Client], name: str) -> None:
    """Everybody finds the table as it was left."""
    fact, seats = TABLES[name], await at(site, people, name)
    for person, seen in fact["seen"].items():
        state = seats[person].state
        assert {key: state.get(key) for key in KEPT_IN_STATE} == {key: seen[key] for key in KEPT_IN_STATE}, name
        assert (state.get("over") is None) == (seen["over"] is None)
        assert state.get("over") is None or {key: state["over"][key] for key in seen["over"]} == seen["over"]
    seat = next(iter(seats.values()))
    info = await seat.client.get(f"/api/tables/{fact['table']}")
    assert {key: info[key] for key in KEPT_IN_INFO} == {key: fact[key] for key in KEPT_IN_INFO}, name
    assert (info["pack_digest"], info["rules_version"]) == (fact["digest"], fact["rules"])
    assert [{key: one[key] for key in KEPT_IN_SEATS} for one in info["seats"]] == fact["seats"], name
    assert [[one["name"], one["text"]] for one in seat.chat] == fact["chat"]
    assert len(seat.log) == fact["moves"]
    resumed = fact["clock"]["kind"] == "bank" and fact["status"] == "running"
    assert seat.number in (fact["number"], fact["number"] + resumed), name
    if "record" in fact:
        assert await seat.client.record(fact["table"]) == fact["record"]
    if "left" in fact:
        assert seat.state["clock"]["left"] == pytest.approx(fact["left"], abs=30)


def test_a_server_finds_everything_as_it_was_left(database: str) -> None:
    async def visit() -> None:
        async with served(database, clock=Then()) as site:
            people = await everybody(site)
            for name, client in people.items():
                lobby = await client.get("/api/tables")
                assert sorted(one["table"] for one in lobby["mine"]) == FACTS["mine"][name]
            for name in TABLES:
                await compare(site, people, name)

    asyncio.run(visit())


async def go_on_held(seats: dict[str, Seat]) -> None:
    """Whose turn was held takes one choice back, plays it again and ends the turn."""
    (one,) = [seat for seat in seats.values() if seat.holds]
    await one.undo()
    await one.redo()
    await one.end_turn()
    await settle(*seats.values())
    await play_on(random.Random(1), *seats.values(), moves=6)


async def go_on_asked(seats: dict[str, Seat]) -> None:
    """Who was asked agrees, one after the other, and the moves are taken back."""
    asked = seats["Anna"].state["asked"]
    for one in [seat for seat in seats.values() if seat.state["seat"] in asked["needed"]]:
        assert one.state["asked"] is not None
        await one.act("agree")
        await settle(*seats.values())
    assert seats["Anna"].state["asked"] is None
    again = await seats["Anna"].client.connect(seats["Anna"].table).__aenter__()
    assert len(again.log) == TABLES["asked"]["moves"] - asked["count"]
    await again.close()
    await play_on(random.Random(2), *seats.values(), moves=3)


async def go_on_queensdale(seats: dict[str, Seat]) -> None:
    """People move, and the bot at the table too."""
    before = {name: seat.number for name, seat in seats.items()}
    (one,) = [seat for seat in seats.values() if seat.decides]
    await one.play(one.state["legal"][0])
    await settle(*seats.values())
    assert all(seat.number > before[name] for name, seat in seats.items())


async def go_on_days(seats: dict[str, Seat]) -> None:
    await play_on(random.Random(3), *seats.values(), moves=4)


GO_ON: dict[str, Callable[[dict[str, Seat]], Any]] = {
    "held": go_on_held,
    "asked": go_on_asked,
    "queensdale": go_on_queensdale,
    "days": go_on_days,
    "own-pack": go_on_days,
}


def test_tables_go_on(database: str) -> None:
    async def visit() -> None:
        async with served(database, clock=Then()) as site:
            people = await everybody(site)
            for name, go_on in GO_ON.items():
                seats = await at(site, people, name)
                number = next(iter(seats.values())).number
                await go_on(seats)
                assert all(seat.number > number for seat in seats.values()), name
            await people["Ben"].join(TABLES["open"]["table"])
            seat = await site.seat(people["Ben"], TABLES["open"]["table"])
            assert seat.info["status"] == "running"
            assert seat.chat[0]["text"] == "who plays?"

    asyncio.run(visit())
