"""Several processes on one PostgreSQL database: players on different ones see the same game."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys

import pytest
from tests.processes import children_of
from tests.server.site import ME, OPEN, autopilot, come, free_port, pause, played_alike, served, settle

from queenswright.client import Client, Seat
from queenswright.server import ledger
from queenswright.server.config import Limit, Thinking
from queenswright.server.queueing import Payer
from queenswright.store import open_store


async def test_players_on_two_workers_see_the_same_game(postgres_url: str) -> None:
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna, ben = await one.person("Anna"), await one.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN, {"kind": "bot", "bot": "random"}], public=True))["table"]
        there = Client(two.address, ben.http.cookies["queenswright"])
        async with there:
            await there.join(table, 1)
            here, other = await one.seat(anna, table), await two.seat(there, table)
            watcher = await two.seat(await two.guest(), table)
            await asyncio.gather(autopilot(here, random.Random(1)), autopilot(other, random.Random(2)))
            await settle(here, other, watcher)
            played_alike(here, other, watcher)
            assert here.state["over"] == other.state["over"] == watcher.state["over"]


async def test_a_command_that_lost_the_race_is_stale(postgres_url: str) -> None:
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna = await one.person("Anna")
        table = (await anna.create("architect", [ME, {"kind": "person", "name": "Otto"}], auto_end=True))["table"]
        async with Client(two.address, anna.http.cookies["queenswright"]) as twin:
            here, there = await one.seat(anna, table), await two.seat(twin, table)
            for _ in range(15):
                await settle(here, there)
                await there.wait_for(lambda seat: seat.decides)
                results = await asyncio.gather(
                    here.play(here.state["legal"][0]), there.play(there.state["legal"][-1]), return_exceptions=True
                )
                assert [result is None for result in results].count(True) <= 1
                while here.number != there.number:
                    await pause()
            played_alike(here, there)
            assert here.state["view"] == there.state["view"]


async def sees(seat: Seat, present: list[bool], watching: int) -> None:
    """Wait until a seat was told that these are there."""
    await seat.wait_for(lambda one: (one.presence["present"], one.presence["watching"]) == (present, watching))


async def test_whoever_is_connected_to_another_worker_is_there_too(postgres_url: str) -> None:
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna, ben = await one.person("Anna"), await one.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN], public=True))["table"]
        async with Client(two.address, ben.http.cookies["queenswright"]) as there:
            here = await one.seat(anna, table)
            while not (await there.get(f"/api/tables/{table}"))["seats"][0]["present"]:
                await pause()
            other = await two.seat(there, table)
            await sees(here, [True, False], 1)
            await there.join(table)
            await sees(here, [True, True], 0)
            await sees(other, [True, True], 0)
            assert one.parts.hub.tables[table].is_watched
            async with served(postgres_url) as three:  # knows nothing yet, and asks
                guest = await three.guest()
                while sum(seat["present"] for seat in (await guest.get("/api/tables"))["running"][0]["seats"]) < 2:
                    await pause()
                watcher = await three.seat(guest, table)
                await sees(watcher, [True, True], 1)
                await sees(here, [True, True], 1)
            await sees(here, [True, True], 0)
            await other.close()
            await sees(here, [True, False], 0)


async def test_people_of_a_worker_that_died_are_gone_after_a_while(postgres_url: str) -> None:
    async with served(postgres_url, beat=0.1) as site:
        here, _ = await site.two("tiny")
        await sees(here, [True, True], 0)
        dead = await open_store(postgres_url)
        await dead.announce(json.dumps({"process": "dead", "tables": {here.table: [[0], 3]}}))
        await sees(here, [True, True], 3)
        await sees(here, [True, True], 0)
        await dead.close()


async def test_all_workers_count_the_same_seconds_of_thinking(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever spreads tables over the workers wins nothing."""
    monkeypatch.setattr(ledger, "OFTEN", 0.01)
    monkeypatch.setattr(ledger, "BATCH", 2)
    thinking = Thinking(Limit(90, 0.01), Limit(180, 0.01))
    async with served(postgres_url, thinking=thinking) as one, served(postgres_url, thinking=thinking) as two:
        here, there = one.parts.bots.purses, two.parts.bots.purses
        for number in range(5):
            one.parts.whereabouts.note(f"guest {number}", f"2001:db8:1:2::{number}")
        guests = [Payer(f"guest {number}", "2001:db8:1:2::/64") for number in range(5)]
        now = asyncio.get_running_loop().time()
        before = here.best(guests[:1], now).network
        here.charge(guests, 90.0)
        there.charge(guests[:1], 1.0)
        while before - there.best(guests[:1], now).network < 90.5 or before - here.best(guests[:1], now).network < 90.5:
            await pause()
        assert all(two.parts.whereabouts.of(guest.person) == guest.network for guest in guests)
        await asyncio.sleep(0.1)
        for purses in (here, there):
            assert before - purses.best(guests[:1], now).network < 91.5, "nobody pays twice"
            assert before - purses.best(guests[4:], now).network > 90.5


async def test_all_workers_count_the_same_seconds_of_analyses_and_evaluations(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "OFTEN", 0.01)
    studying = Thinking(Limit(90, 0.01), Limit(180, 0.01))
    async with served(postgres_url, studying=studying) as one, served(postgres_url, studying=studying) as two:
        eve = Payer("eve", "192.0.2.7")
        now = asyncio.get_running_loop().time()
        one.parts.studies.purses.charge([eve], 50.0)
        two.parts.worths.purses.charge([eve], 70.0)
        for site in (one, two):
            studied, evaluated = site.parts.studies.purses, site.parts.worths.purses
            while studied.best([eve], now).person > 41 or evaluated.best([eve], now).person > 21:
                await pause()
            assert studied.best([eve], now).network == pytest.approx(130, abs=1)
            assert evaluated.best([eve], now).network == pytest.approx(110, abs=1)
            assert site.parts.bots.purses.best([eve], now).person > 900, "bots have seconds of their own"


async def test_workers_are_replaced_when_one_dies(postgres_url: str) -> None:
    port = free_port()
    command = [sys.executable, "-c", "from queenswright.cli import main; main()", "serve", "--workers", "2"]
    server = subprocess.Popen([*command, "--port", str(port), "--database", postgres_url], stdout=subprocess.DEVNULL)
    try:
        anna = await come(f"http://127.0.0.1:{port}", "Anna")
        table = (await anna.create("architect", [ME, {"kind": "person", "name": "Otto"}], auto_end=True))["table"]
        first, second = children_of(server.pid)
        async with anna.connect(table) as seat:
            await seat.play(seat.state["legal"][0])
            number = seat.number
        os.kill(first, signal.SIGKILL)
        while True:
            try:
                async with anna.connect(table) as seat:
                    assert seat.number == number
                    await seat.play(seat.state["legal"][0])
                    break
            except (OSError, ConnectionError):
                await pause()
        assert second
        await anna.http.aclose()
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


def test_several_workers_need_postgresql() -> None:
    from typer.testing import CliRunner

    from queenswright.cli import app

    done = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", "sqlite:///games.db"])
    assert done.exit_code == 2
    assert "--workers" in done.output


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_LANG", "en")
