"""From where a request comes: forged headers, proxies, IPv6, sockets per address, limits that workers share."""

from __future__ import annotations

import io
import socket
from typing import Any

import pytest
from tests.server.site import ME, OPEN, PLENTY, served
from tests.server.test_sessions import refused
from typer.testing import CliRunner

from queenswright.cli import app
from queenswright.client import Client, Refused
from queenswright.server import workers
from queenswright.server.config import Config, Limit
from queenswright.server.handing import Handing, WorkerPlaces
from queenswright.server.limits import MANY, Limits
from queenswright.server.proxies import forwarded
from queenswright.server.refusals import Refused as TooMuch


def asked(peer: str, told: str, hops: int, proto: str = "") -> tuple[str, str]:
    headers = [(b"x-forwarded-for", told.encode()), (b"x-forwarded-proto", proto.encode())]
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    found = forwarded(scope, hops)
    return found["client"][0], found["scheme"]


@pytest.mark.parametrize(
    ("peer", "told", "hops", "seen"),
    [
        ("127.0.0.1", "198.51.100.7, 203.0.113.9", 1, "203.0.113.9"),
        ("127.0.0.1", "198.51.100.7, 10.0.0.5", 1, "10.0.0.5"),
        ("127.0.0.1", "198.51.100.7, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"),
        ("127.0.0.1", "203.0.113.9", 2, "127.0.0.1"),
        ("127.0.0.1", "nonsense", 1, "127.0.0.1"),
        ("127.0.0.1", "", 1, "127.0.0.1"),
        ("127.0.0.1", "203.0.113.9", 0, "127.0.0.1"),
        ("203.0.113.1", "198.51.100.7", 1, "203.0.113.1"),
        ("::1", "2001:db8::1", 1, "2001:db8::1"),
    ],
)
def test_the_address_is_the_one_that_our_own_proxy_saw(peer: str, told: str, hops: int, seen: str) -> None:
    assert asked(peer, told, hops)[0] == seen


def test_the_scheme_is_the_one_that_our_own_proxy_saw() -> None:
    assert asked("127.0.0.1", "203.0.113.9", 1, "https")[1] == "https"
    assert asked("127.0.0.1", "203.0.113.9", 1, "https, http")[1] == "http"
    assert asked("203.0.113.1", "203.0.113.9", 1, "https")[1] == "http"


async def test_a_forged_address_does_not_pass_the_limit_of_logins(one_database: str) -> None:
    limits = {**PLENTY, "login": Limit(2, 0.001)}
    async with served(one_database, behind_proxy=1, limits=limits) as site:
        found = []
        for number in range(12):
            eve = await site.guest()
            forged = {"X-Forwarded-For": f"198.51.100.{number}, 10.0.0.5", "X-CSRF-Token": eve.me["csrf"]}
            body = {"name": f"Anna{number}", "password": "wrong horse"}
            found.append((await eve.http.post("/api/login", json=body, headers=forged)).status_code)
        assert found == [403] * 10 + [429] * 2


async def test_sockets_per_address_are_limited(one_database: str) -> None:
    async with served(one_database, sockets_per_address=3) as site:
        table = (await (await site.person("Anna")).create("tiny", [ME, OPEN], public=True))["table"]
        first = await site.seat(await site.guest(), table)
        for _ in range(2):
            await site.seat(await site.guest(), table)
        with pytest.raises(Refused) as many:
            await site.seat(await site.guest(), table)
        assert many.value.message == "server-too-many-sockets"
        await first.close()
        await site.seat(await site.guest(), table)


async def test_sockets_of_one_ipv6_network_are_counted_together(one_database: str) -> None:
    async with served(one_database, sockets_per_address=2, behind_proxy=1) as site:
        table = (await (await site.person("Anna")).create("tiny", [ME, OPEN], public=True))["table"]
        from websockets.asyncio.client import connect

        url = f"{site.address}/api/tables/{table}/socket".replace("http", "ws")
        kinds = []
        sockets = []
        for number in range(3):
            from_there = {"X-Forwarded-For": f"2001:db8:1:2::{number + 1}"}
            sockets.append(await connect(url, additional_headers=from_there, proxy=None))
            kinds.append('"kind":"table"' in str(await sockets[-1].recv()))
        assert kinds == [True, True, False]
        for one in sockets:
            await one.close()


async def test_workers_share_the_limits_worth_attacking(postgres_url: str) -> None:
    limits = {**PLENTY, "login": Limit(3, 0.001), "tables": Limit(2, 0.001)}
    async with served(postgres_url, limits=limits) as one, served(postgres_url, limits=limits) as two:
        found = []
        for number in range(6):
            eve = await (one, two)[number % 2].guest()
            found.append(await refused(eve.post("/api/login", {"name": "Anna", "password": "wrong horse"})))
        assert found == ["server-bad-login"] * 3 + ["server-too-fast"] * 3
        anna = await one.person("Anna")
        async with Client(two.address, anna.http.cookies["queenswright"]) as there:
            await anna.create("tiny", [ME, OPEN])
            await there.create("tiny", [ME, OPEN])
            assert await refused(anna.create("tiny", [ME, OPEN])) == "server-too-fast"
            assert await refused(there.create("tiny", [ME, OPEN])) == "server-too-fast"


async def test_many_strangers_do_not_reset_the_limits() -> None:
    limits = Limits({"login": Limit(1, 1), "read": Limit(100, 1)}, lambda: 0.0)
    await limits.take("login", "eve", "203.0.113.9")
    for number in range(MANY):
        await limits.wait("read", str(number))
    with pytest.raises(TooMuch):
        await limits.take("login", "eve", "203.0.113.9")


async def test_many_strangers_do_not_reset_limits_for_a_whole_day() -> None:
    """A bucket stays until it is full again, however long nobody took from it; full ones go first."""
    now = [0.0]
    limits = Limits({"stored": Limit(100, 0.1), "read": Limit(2, 60)}, lambda: now[0])
    for _ in range(100):
        await limits.take("stored", "eve", "203.0.113.9")
    for number in range(MANY):
        now[0] += 0.01
        await limits.wait("read", str(number))
    with pytest.raises(TooMuch):
        await limits.take("stored", "eve", "203.0.113.9")


async def test_buckets_are_gone_through_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are in use, half of them have to be new before all are gone through again."""
    now, looks = [0.0], list[float]()
    limits = Limits({"read": Limit(100, 0.1)}, lambda: now[0])
    forget = limits._forget

    def noted(moment: float) -> None:
        looks.append(moment)
        forget(moment)

    monkeypatch.setattr(limits, "_forget", noted)
    for number in range(2 * MANY):
        now[0] += 60 / (MANY - 100)
        await limits.wait("read", str(number))
        assert len(looks) <= 2


@pytest.mark.parametrize(
    ("given", "hops"), [([], 0), (["--behind-proxy"], 1), (["--behind-proxy", "2"], 2), (["--behind-proxy=3"], 3)]
)
def test_the_number_of_proxies_may_be_left_out(given: list[str], hops: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Config] = []
    monkeypatch.setattr("queenswright.server.run.run", lambda work: None)
    monkeypatch.setattr("queenswright.server.run.try_store", lambda database: None)

    def serve(database: str, listener: socket.socket, config: Config, metrics: object) -> None:
        told.append(config)
        listener.close()

    monkeypatch.setattr("queenswright.server.run.serve", serve)
    monkeypatch.setattr("queenswright.server.logs.set_up_logs", lambda: None)
    done = CliRunner().invoke(app, ["serve", *given, "--port", "0", "--database", "sqlite:///none.db"])
    assert done.exit_code == 0, done.output
    assert [one.behind_proxy for one in told] == [hops]


def test_workers_are_told_what_was_chosen_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Config] = []
    shared: list[Handing] = []

    class Process:
        """A worker process that never starts; what it would read is kept."""

        def __init__(self, *how: object, **more: object) -> None:
            self.stdin = self
            self.heard = b""

        def write(self, heard: bytes) -> None:
            self.heard = heard

        def close(self) -> None:
            """It has been told everything."""

    def serve(database: str, listener: socket.socket, config: Config, metrics: object, handing: Handing) -> None:
        told.append(config)
        shared.append(handing)
        listener.close()

    chosen = Config(behind_proxy=2, origins=("https://example.org",), bot_pace=2.0, keep_tables=True, workers=3)
    monkeypatch.setattr("subprocess.Popen", Process)
    listener = socket.socket()
    places = WorkerPlaces(3)
    worker: Any = workers._start(None, listener, chosen, None, places.all[1])
    listener.detach()
    monkeypatch.setattr("sys.stdin", io.StringIO(worker.heard.decode()))
    for name, instead in (("run", lambda work: None), ("serve", serve), ("set_up_logs", lambda: None)):
        monkeypatch.setattr(workers, name, instead)
    workers.work()
    names = ("behind_proxy", "origins", "bot_pace", "keep_tables", "workers")
    assert [getattr(told[0], name) for name in names] == [getattr(chosen, name) for name in names]
    assert len({shared[0].owner(str(number)) for number in range(20)}) == 3
    shared[0].note_beat()
    assert [shared[0].is_there(number) for number in range(3)] == [False, True, False]
    shared[0].close()
    places.close()
