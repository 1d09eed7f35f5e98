"""What is too much is refused, and says when to come back: requests, tables, sockets, bodies, what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext, suppress

import pytest
from tests.server.site import ME, OPEN, PLENTY, RANDOM, Moving, pause, served
from tests.server.test_security import refusal

from queenswright.client import Refused
from queenswright.server.config import LIMITS, Limit
from queenswright.server.limits import Limits
from queenswright.server.refusals import Refused as TooMuch


async def test_too_much_is_refused_and_says_when_to_come_back(one_database: str) -> None:
    limits = {
        "act": Limit(1, 6),
        "undo": Limit(3, 6),
        "tables": Limit(2, 6),
        "say": Limit(2, 6),
        "sockets": Limit(4, 6),
        "hint": Limit(1, 6),
        "sync": Limit(1, 6),
    }
    async with served(one_database, limits={**PLENTY, **limits}) as site:
        anna = await site.person("Anna")
        wish = [ME, OPEN]
        table = (await anna.create("tiny", wish))["table"]
        await anna.create("tiny", wish)
        with pytest.raises(Refused) as refused:
            await anna.create("tiny", wish)
        assert refused.value.status == 429
        assert 1 <= refused.value.reason["args"]["seconds"] <= 10
        seat = await site.seat(anna, table)
        await seat.say("one")
        await seat.say("two")
        with pytest.raises(Refused) as loud:
            await seat.say("three")
        assert loud.value.message == "server-too-fast"
        assert [await refusal(seat.play("1")) for _ in range(2)] == ["table-not-started", "server-too-fast"]
        endless = [seat.undo(), seat.ask("ask_end"), seat.ask("resign", seat=0), seat.redo(), seat.ask("ask_end")]
        assert [await refusal(one) for one in endless] == ["table-not-started"] * 3 + ["server-too-fast"] * 2
        await seat.ask("sync", since=0)
        assert await refusal(seat.ask("sync", since=0)) == "server-too-fast"
        for _ in range(3):
            await site.seat(anna, table)
        with pytest.raises(Refused):
            await site.seat(anna, table)


async def test_nobody_fills_the_disk_within_the_other_limits(one_database: str) -> None:
    """A day has room for many games; whatever else is stored counts with the moves, and reading does not."""
    async with served(one_database, limits={**PLENTY, "stored": Limit(4, 0.001)}) as site:
        anna = await site.person("Anna")
        seat = await site.seat(anna, (await anna.create("tiny", [ME, RANDOM]))["table"])
        await seat.say("one")
        for wish in (seat.play("nothing"), seat.ask("ask_end"), seat.undo()):
            await refusal(wish)
        for wish in (seat.say("five"), seat.play("nothing"), seat.ask("resign", seat=0)):
            assert await refusal(wish) == "server-too-fast"
        await seat.ask("sync", since=0)


async def test_nobody_fills_the_disk_with_tables(one_database: str) -> None:
    """Wherever they begin; and who sits down and gets up all day counts with the moves."""
    async with served(one_database, limits={**PLENTY, "made": Limit(4, 0.001), "stored": Limit(2, 0.001)}) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN, OPEN], public=True))["table"]
        await anna.post("/api/games/architect/tries/hire")
        wish = {"document": {"seats": [{}, {}], "step": "hire"}, "bot": "random"}
        await anna.post("/api/games/architect/positions/table", wish)
        await refusal(anna.post(f"/api/tables/{table}/rematch"))
        for path, body in (
            ("tables", {"game": "tiny", "seats": [ME]}),
            ("games/architect/tries/hire", {}),
            ("games/architect/positions/table", wish),
            (f"tables/{table}/rematch", {}),
            (f"tables/{table}/study", {}),
            ("studies", {}),
            ("games/architect/positions/study", {"document": wish["document"]}),
        ):
            assert await refusal(anna.post(f"/api/{path}", body)) == "server-too-fast"
        await ben.join(table)
        await ben.post(f"/api/tables/{table}/leave")
        assert await refusal(ben.join(table)) == "server-too-fast"


@pytest.mark.parametrize(("kind", "most"), [("stored", 50_000), ("made", 1_100), ("letters", 100)])
def test_what_is_limited_for_a_day(kind: str, most: int) -> None:
    """However somebody spreads it over the day."""
    limit = LIMITS[kind]
    assert limit.burst + 24 * 60 * limit.per_minute <= most


async def test_nobody_fills_the_disk_with_people(one_database: str) -> None:
    async with served(one_database, limits={**PLENTY, "made": Limit(1, 0.001)}) as site:
        for number in range(5):
            await site.person(f"Anna {number}")
        with pytest.raises(Refused) as refused:
            await site.person("Anna 5")
        assert refused.value.message == "server-too-fast"


async def test_who_asks_too_much_takes_nothing_from_neighbours() -> None:
    limits = Limits({"act": Limit(2, 0.001)}, lambda: 0.0)
    for number in range(40):
        with suppress(TooMuch) if number >= 2 else nullcontext():
            await limits.take("act", "eve", "203.0.113.9")
    await limits.take("act", "anna", "203.0.113.9")


async def test_sitting_down_and_getting_up_for_ever_is_slowed_down(one_database: str) -> None:
    """It leads nowhere, and every time is stored."""
    async with served(one_database, limits={**PLENTY, "seats": Limit(4, 6)}) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN, OPEN], public=True))["table"]
        for _ in range(2):
            await ben.join(table)
            await ben.post(f"/api/tables/{table}/leave")
        for path, wish in (("join", {}), ("leave", {}), ("bot", {"seat": 1, "bot": "random"})):
            assert await refusal(ben.post(f"/api/tables/{table}/{path}", wish)) == "server-too-fast"


async def test_what_reads_many_tables_is_asked_for_seldom(one_database: str) -> None:
    """A list of tables takes a few milliseconds of everybody's time, all that is kept of somebody far more."""
    limits = {"lists": Limit(2, 6), "export": Limit(1, 6)}
    async with served(one_database, limits={**PLENTY, **limits}) as site:
        anna = await site.person("Anna")
        await anna.get("/api/tables")
        await anna.get("/api/me/games")
        await anna.get("/api/me/export")
        for path in ("/api/tables", "/api/me/games", "/api/me/export"):
            assert await refusal(anna.get(path)) == "server-too-fast"


async def test_sockets_per_person_are_limited(one_database: str) -> None:
    async with served(one_database, sockets_per_person=2) as site:
        anna = await site.person("Anna")
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        first = await site.seat(anna, table)
        await site.seat(anna, table)
        with pytest.raises(Refused) as refused:
            await site.seat(anna, table)
        assert refused.value.message == "server-too-many-sockets"
        await first.close()
        await site.seat(anna, table)


async def test_bodies_are_limited(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        headers = {"X-CSRF-Token": anna.me["csrf"], "content-type": "application/json"}
        large = await anna.http.post("/api/tables", content=b" " * 70_000, headers=headers)
        assert (large.status_code, large.json()["message"]) == (413, "server-too-large")
        record = await anna.http.post("/api/replay", content=b"#" * 600_000, headers=headers)
        assert record.status_code == 413
        record = await anna.http.post("/api/replay", content=b"#" * 100_000, headers=headers)
        assert record.status_code == 400
        for body in (b"", b"{", b"[]", b'{"game": 1}', b'{"game": "tiny", "seats": [], "nonsense": 1}', b"\xff"):
            answer = await anna.http.post("/api/tables", content=body, headers=headers)
            assert answer.status_code == 400
            assert set(answer.json()) == {"message", "args", "clause"}


async def test_bodies_that_come_slowly_are_few(one_database: str) -> None:
    """Half a megabyte each, for up to a minute: one guest may not have a hundred of them in memory."""
    gate = asyncio.Event()

    async def slowly() -> AsyncIterator[bytes]:
        yield b"a record "
        await gate.wait()
        yield b"of nothing"

    async with served(one_database, bodies=3) as site:
        anna = await site.person("Anna")
        headers = {"X-CSRF-Token": anna.me["csrf"]}

        async def bring(content: AsyncIterator[bytes] | bytes) -> tuple[int, str]:
            answer = await anna.http.post("/api/replay", content=content, headers=headers)
            return answer.status_code, answer.json()["message"]

        slow = [asyncio.create_task(bring(slowly())) for _ in range(3)]
        while (found := await bring(b"nothing"))[0] == 400:
            await pause()
        assert found == (503, "server-busy")
        gate.set()
        assert {(await task)[0] for task in slow} == {400}
        assert (await bring(b"nothing"))[0] == 400


async def test_nobody_fills_the_lobby(one_database: str) -> None:
    """Tables that are private, begin at once or are a day old do not count; those of somebody else neither."""
    moving = Moving()
    async with served(one_database, waiting_tables=2, clock=moving) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        for _ in range(2):
            await anna.create("tiny", [ME, OPEN], public=True)
        with pytest.raises(Refused) as refused:
            await anna.create("tiny", [OPEN, OPEN], public=True)
        assert (refused.value.message, refused.value.status) == ("server-many-waiting", 429)
        await anna.create("tiny", [ME, OPEN])
        await anna.create("tiny", [ME, RANDOM], public=True)
        await ben.create("tiny", [ME, OPEN], public=True)
        moving.ahead += 26 * 3600
        await anna.create("tiny", [ME, OPEN], public=True)
