"""Figures for Prometheus: what is counted, where it can be read, and that every worker has its own."""

from __future__ import annotations

import asyncio
import logging
import random
import signal
import subprocess
import sys

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.site import ME, RANDOM, Site, autopilot, come, free_port, mover, pause, served, settle

from queenswright.client import Refused
from queenswright.kernel.errors import OptionError
from queenswright.server import health
from queenswright.server.metrics_page import read_address
from queenswright.server.run import listen

Figures = dict[tuple[str, tuple[str, ...]], float]


def read(text: str) -> Figures:
    """Every figure by its name and the values of its labels."""
    families = text_string_to_metric_families(text)
    return {(one.name, tuple(one.labels.values())): one.value for family in families for one in family.samples}


def counted(site: Site) -> Figures:
    return read(site.parts.metrics.page().decode())


async def figures(address: str) -> Figures:
    async with httpx.AsyncClient() as visitor:
        answer = await visitor.get(f"{address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return read(answer.text)


async def test_what_happens_is_counted(database: str) -> None:
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    async with served(database, metrics=listener) as site:
        anna, ben = await site.two(auto_end=True)
        for _ in range(3):
            one = mover(anna, ben)
            await one.play(one.state["legal"][0])
            await settle(anna, ben)
        with pytest.raises(Refused) as refused:
            await mover(anna, ben).play("fly to the moon")
        found = await figures(address)
        assert found["queenswright_happenings_total", ("move",)] == 3
        assert found["queenswright_command_seconds_count", ("move",)] == 3
        assert found["queenswright_refusals_total", (refused.value.message,)] == 1
        assert found["queenswright_tables", ()] == 1
        assert found["queenswright_sockets", ()] == 2
        assert found["queenswright_store_waiting", ()] >= 0
        assert found["queenswright_bots_waiting", ()] == 0
        assert found["queenswright_workers", ()] == 1
        assert found["queenswright_commit_seconds_count", ()] >= 3
        assert found["queenswright_commit_group_sum", ()] >= 3
        assert found["queenswright_request_seconds_count", ("/api/tables", "201")] == 1
        assert found["process_resident_memory_bytes", ()] > 0


async def test_bots_and_errors_are_counted(one_database: str) -> None:
    log = logging.getLogger("queenswright.server")
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = await anna.create("tiny", [ME, RANDOM], auto_end=True)
        seat = await site.seat(anna, table["table"])
        await autopilot(seat, random.Random(1))
        log.error("something failed", exc_info=ValueError("no"))
        found = counted(site)
        assert found["queenswright_bot_seconds_count", ()] >= 1
        assert found["queenswright_errors_total", ("ValueError",)] == 1
    log.error("the server has ended", exc_info=ValueError("no"))
    assert counted(site)["queenswright_errors_total", ("ValueError",)] == 1


async def test_figures_are_not_on_the_port_of_the_players(one_database: str) -> None:
    async with served(one_database) as site, httpx.AsyncClient(base_url=site.address) as visitor:
        assert "queenswright_" not in (await visitor.get("/metrics")).text
        assert (await visitor.get("/api/metrics")).status_code == 404


async def test_the_port_of_the_figures_tells_health(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    listener = listen("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    async with served(one_database, metrics=listener) as site, httpx.AsyncClient(base_url=base) as visitor:
        answer = await visitor.get("/health")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        monkeypatch.setattr(site.parts.health, "look", lambda: asyncio.sleep(0, "lost"))
        answer = await visitor.get("/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "failing", "reason": "lost"})
        assert (await visitor.get("/api/tables")).status_code == 404


@pytest.mark.parametrize("text", ["", "soon", "65536", "host:", "-1", "\u0669"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="expected a port or HOST:PORT"):
        read_address(text)


async def test_every_worker_shows_its_own_figures(postgres_url: str) -> None:
    port, first = free_port(), free_port()
    command = [sys.executable, "-c", "from queenswright.cli import main; main()", "serve", "--workers", "2"]
    options = ["--port", str(port), "--database", postgres_url, "--metrics", str(first)]
    server = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
    try:
        anna = await come(f"http://127.0.0.1:{port}", "Anna")
        table = (await anna.create("architect", [ME, {"kind": "person", "name": "Otto"}], auto_end=True))["table"]
        async with anna.connect(table) as seat:
            await seat.play(seat.state["legal"][0])
            found: list[Figures] = []
            while len(found) < 2:
                try:
                    found.append(await figures(f"http://127.0.0.1:{first + len(found)}"))
                except httpx.TransportError:
                    await pause()
        assert [one["queenswright_workers", ()] for one in found] == [2, 2]
        assert sum(one.get(("queenswright_happenings_total", ("move",)), 0) for one in found) == 1
        assert sum(one["queenswright_sockets", ()] for one in found) == 1
        await anna.http.aclose()
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
