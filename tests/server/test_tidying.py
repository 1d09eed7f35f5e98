"""A server that runs for years forgets the guests who stayed away, and the tables that only they could open."""

from __future__ import annotations

import pytest
from tests.server.site import ME, OPEN, RANDOM, Moving, Site, served

from queenswright.server import tidying
from queenswright.store import StoreError

DAY = 86_400.0


async def tidied(site: Site) -> None:
    """More than a round through the few people and tables, two of them at a time."""
    await site.parts.identity.sessions.tidy()
    for _ in range(8):
        await site.parts.tidying.portion()


async def test_guests_who_stayed_away_go_with_their_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "PORTION", 2)
    monkeypatch.setattr(tidying, "REST", 0.0)
    clock = Moving()
    async with served(database, clock=clock) as site:
        store, hub = site.parts.store, site.parts.hub
        guest, anna, lonely = [await site.person(name) for name in ("Guest", "Anna", "Lonely")]
        await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        theirs = [(await guest.create("tiny", [ME, RANDOM]))["table"] for _ in range(3)]
        shared = (await guest.create("tiny", [ME, OPEN], public=True))["table"]
        await anna.join(shared)
        waiting = (await anna.create("tiny", [ME, OPEN]))["table"]
        tables = [*theirs, shared, waiting]
        clock.ahead += 100 * DAY
        await tidied(site)
        assert [await store.table(one) is not None for one in tables] == [True] * 5, "not yet"
        gone = [await store.person(one.me["person"]) is None for one in (guest, anna, lonely)]
        assert gone == [False, False, True], "who has a table stays with it"
        clock.ahead += 100 * DAY
        for one in tables:
            hub.tables.pop(one, None)
        assert await hub.live(theirs[0]) is not None, "somebody looks at it just now"
        await tidied(site)
        assert [await store.table(one) is not None for one in tables] == [True, False, False, True, False]
        assert await store.person(guest.me["person"]) is not None
        hub.tables.pop(theirs[0])
        hub.tables.pop(shared, None)
        await tidied(site)
        assert await store.table(theirs[0]) is None
        assert await store.table(shared) is not None
        assert await store.person(anna.me["person"]) is not None


async def test_whoever_runs_a_server_may_keep_all_tables(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock, keep_tables=True) as site:
        guest = await site.person("Guest")
        table = (await guest.create("tiny", [ME, RANDOM]))["table"]
        clock.ahead += 400 * DAY
        site.parts.hub.tables.pop(table)
        await tidied(site)
        assert await site.parts.store.table(table) is not None


async def test_tidying_goes_on_after_a_failure(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "PAUSE", 0.0)
    portions = 0
    async with served(one_database) as site:
        work = site.parts.tidying

        async def failing(self: tidying.Tidying) -> None:
            nonlocal portions
            portions += 1
            if portions == 3:
                monkeypatch.undo()
            raise StoreError("the disk is full")

        monkeypatch.setattr(tidying.Tidying, "portion", failing)
        task = site.parts.hub.begin(work.work())
        while portions < 3:
            await site.guest()
        task.cancel()
