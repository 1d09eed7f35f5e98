"""Whether the server is well: it writes to find out, and confirms nothing that cannot be stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.site import Moving, Site, mover, served, settle

from queenswright.client import Refused, Seat
from queenswright.server import health
from queenswright.store import Store, Unavailable
from queenswright.store.sqlite.store import SqliteStore


async def reason(site: Site) -> str | None:
    """Why the server is not well; None when it is."""
    async with httpx.AsyncClient(base_url=site.address) as visitor:
        answer = await visitor.get("/api/health")
    if answer.status_code == 200:
        assert answer.json() == {"status": "ok"}
        return None
    assert answer.status_code == 503
    assert answer.json()["message"] == "server-unavailable"
    return str(answer.json()["args"]["reason"])


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question about health is asked anew."""
    monkeypatch.setattr(health, "FRESH", 0.0)


async def refused_for_want_of_a_database(seat: Seat) -> None:
    with pytest.raises(Refused) as refused:
        await seat.play(seat.state["legal"][0])
    assert refused.value.message == "server-unavailable"


@pytest.mark.usefixtures("always")
async def test_a_server_whose_file_is_gone_says_so_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with served(f"sqlite:///{path}") as site:
        anna, ben = await site.two(auto_end=True)
        assert await reason(site) is None
        before = anna.number
        path.rename(tmp_path / "away.db")
        await refused_for_want_of_a_database(mover(anna, ben))
        assert await reason(site) == "lost"
        assert (anna.number, ben.number) == (before, before)
        (tmp_path / "away.db").rename(path)
        assert await reason(site) is None
        one = mover(anna, ben)
        await one.play(one.state["legal"][0])
        await settle(anna, ben)
        assert anna.number > before


@pytest.mark.usefixtures("always")
async def test_a_database_that_cannot_be_written_confirms_nothing_and_costs_nobody_time(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock) as site:
        anna, ben = await site.two(auto_end=True, clock={"kind": "bank", "bank": 600, "increment": 0})
        one, before, store = mover(anna, ben), anna.number, site.parts.store
        assert isinstance(store, SqliteStore)
        connection = await store._writer.write(lambda connection: connection)
        connection.execute("PRAGMA query_only = 1")
        await refused_for_want_of_a_database(one)
        assert await reason(site) == "read-only"
        clock.ahead += 700
        await refused_for_want_of_a_database(one)
        assert (anna.number, ben.number) == (before, before)
        connection.execute("PRAGMA query_only = 0")
        assert await reason(site) is None
        await one.play(one.state["legal"][0])
        await settle(anna, ben)
        assert anna.number > before
        assert "flag" not in {happening["kind"] for happening in anna.happenings}


class Silent:
    """A store that does not answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def check(self) -> None:
        self.asked += 1
        await self.outcome


async def test_asking_often_costs_one_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    store: Any = Silent()
    found = health.Health(store)
    asking = [asyncio.create_task(found.look()) for _ in range(100)]
    await asyncio.sleep(0)
    store.outcome.set_result(None)
    assert await asyncio.gather(*asking) == [None] * 100
    assert await found.look() is None
    assert store.asked == 1
    monkeypatch.setattr(found, "_until", 0.0)
    assert await found.look() is None
    assert store.asked == 2


async def test_a_store_that_says_nothing_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LIMIT", 0.01)
    monkeypatch.setattr(health, "FRESH", 0.0)
    store: Any = Silent()
    found = health.Health(store)
    assert [await found.look(), await found.look()] == ["no-answer", "no-answer"]
    assert store.asked == 1
    store.outcome.set_exception(Unavailable("full", "disk-full"))
    assert await found.look() == "disk-full"


@pytest.mark.usefixtures("always")
async def test_health_writes_on_both_databases(database: str) -> None:
    async with served(database) as site:
        assert await reason(site) is None
        checked = 0
        store: Store = site.parts.store
        check = store.check

        async def counted() -> None:
            nonlocal checked
            checked += 1
            await check()

        store.check = counted  # type: ignore[method-assign]
        assert await reason(site) is None
        assert checked == 1
