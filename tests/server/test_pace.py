"""Whoever asks without end waits, and everybody else does not: frames, requests, connections, passwords."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from proof.raw_socket import CONTINUED, PING, RawSocket, Refusal, frame
from tests.server.site import ME, OPEN, PLENTY, Site, pause, served

import queenswright as qw
from queenswright.client import Refused
from queenswright.games import load_text
from queenswright.server import library, wire
from queenswright.server.config import Limit
from queenswright.server.incoming import TEXT, Broken, Incoming
from queenswright.server.pace import Pace, Turnstile
from queenswright.server.wire import PORTION, Wire

SYNC = json.dumps({"do": "sync", "id": 7, "since": 10**6}).encode()


def port_of(site: Site) -> int:
    return int(site.address.rpartition(":")[2])


async def table_of(site: Site) -> str:
    """The path of a socket at a public table."""
    anna = await site.person("Anna")
    return f"/api/tables/{(await anna.create('tiny', [ME, OPEN], public=True))['table']}/socket"


async def come(site: Site, path: str) -> RawSocket:
    """A socket, as soon as there is a place for it."""
    while True:
        try:
            return await RawSocket.opened(port_of(site), path)
        except Refusal:
            await pause()


async def answers(one: RawSocket, count: int) -> list[dict[str, Any]]:
    """So many replies, past what the table has to tell."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        message = await one.hear()
        assert isinstance(message, dict)
        found += [message] if message["kind"] in ("answer", "refused") else []
    return found


async def test_of_many_frames_a_portion_is_read_in_a_turn(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A packet with a thousand pings held up everybody else for as long as they took."""
    at_once, read, hear = [0], Wire._read, Wire._hear

    def reading(one: Wire) -> None:
        at_once.append(0)
        read(one)

    def hearing(one: Wire, kind: int, payload: bytes) -> None:
        at_once[-1] += 1
        hear(one, kind, payload)

    monkeypatch.setattr(wire, "REST", 0.001)
    monkeypatch.setattr(Wire, "_read", reading)
    monkeypatch.setattr(Wire, "_hear", hearing)
    async with served(one_database) as site:
        one = await RawSocket.opened(port_of(site), await table_of(site))
        one.send(frame(b"", PING) * 1000 + frame(SYNC))
        assert (await answers(one, 1))[0]["id"] == 7
        assert one.pongs == 1000
        await one.close()
    assert max(at_once) == PORTION


async def test_a_socket_that_is_full_of_messages_is_not_read_on(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    hear = Wire._hear

    def hearing(one: Wire, kind: int, payload: bytes) -> None:
        hear(one, kind, payload)
        waiting.append(one.queue.qsize())

    monkeypatch.setattr(Wire, "_hear", hearing)
    async with served(one_database) as site:
        one = await RawSocket.opened(port_of(site), await table_of(site))
        one.send(frame(SYNC) * 200)
        assert len(await answers(one, 200)) == 200
        await one.close()
    assert max(waiting) == wire.MOST_WAITING


def test_empty_pieces_take_no_memory() -> None:
    incoming = Incoming(largest=100)
    incoming.feed(frame(b"{", is_last=False))
    for _ in range(5000):
        incoming.feed(frame(b"", CONTINUED, is_last=False))
        assert incoming.take() == (CONTINUED, b"")
    assert (len(incoming._data), len(incoming._message)) == (6, 1)
    incoming.feed(frame(b"}", CONTINUED))
    assert [incoming.take(), incoming.take(), incoming.take()] == [(CONTINUED, b""), (TEXT, b"{}"), None]


def test_a_message_in_pieces_may_not_be_larger_than_a_whole_one() -> None:
    incoming = Incoming(largest=100)
    incoming.feed(frame(b"x" * 60, is_last=False) + frame(b"x" * 41, CONTINUED, size=41)[:8])
    incoming.take()
    with pytest.raises(Broken, match="1009"):
        incoming.take()


async def test_a_turnstile_lets_a_few_of_a_network_through_in_a_turn() -> None:
    turnstile, turn, through = Turnstile(3), [0], Counter[tuple[int, str]]()

    async def go(network: str) -> None:
        await turnstile.go(network)
        through[turn[0], network] += 1

    going = [asyncio.create_task(go("many")) for _ in range(20)]
    others = [asyncio.create_task(go("few")) for _ in range(2)]
    while not all(one.done() for one in going):
        await asyncio.sleep(0)
        turn[0] += 1
    assert all(one.done() for one in others)
    assert {count for (_, network), count in through.items() if network == "many"} <= {1, 2, 3}
    assert min(moment for moment, _ in through) == min(moment for moment, network in through if network == "few")


async def test_requests_of_a_network_wait_for_their_turn(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of the client and refusals too: they have no other limit."""
    waits: list[float] = []
    sleep, wait = asyncio.sleep, Pace.wait

    async def noted(seconds: float, *rest: Any) -> None:
        is_turn = 5 < seconds < 25  # nothing else in the server sleeps so long
        waits.extend([seconds] * is_turn)
        await sleep(0 if is_turn else seconds)

    def at_once(pace: Pace, network: str, longest: float, now: float) -> float | None:
        return wait(pace, network, longest, now=1000.0)  # however slow the machine is

    async with served(one_database, pace=Limit(2, 6), longest_wait=25.0) as site:
        monkeypatch.setattr(Pace, "wait", at_once)
        guest = httpx.AsyncClient(base_url=site.address, trust_env=False)
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", noted)
            found = [await guest.get(path) for path in ("/", "/api/games", "/nothing", "/api/none", "/api/me", "/")]
        await guest.aclose()
        with pytest.raises(Refusal):
            await RawSocket.opened(port_of(site), "/api/tables/none/socket")
    assert [answer.status_code for answer in found][4:] == [429, 429]
    assert found[-1].json() == {"message": "server-too-fast", "args": {"seconds": 25}, "clause": None}
    assert (found[-1].headers["retry-after"], "content-security-policy" in found[-1].headers) == ("25", True)
    assert waits == [10.0, 20.0]


async def test_connections_of_an_address_are_limited(one_database: str) -> None:
    """Whatever they are and whatever they say; those that end make room."""
    async with served(one_database, connections_per_address=3) as site:
        path = await table_of(site)  # over the first connection, which is kept
        silent = await RawSocket.plain(port_of(site))
        watching = await RawSocket.opened(port_of(site), path)
        with pytest.raises(Refusal, match="HTTP 0"):
            await RawSocket.opened(port_of(site), path)
        silent.cut()
        again = await come(site, path)
        watching.cut()
        (await come(site, path)).cut()
        again.cut()


async def test_behind_a_proxy_connections_are_counted_by_the_proxy(one_database: str) -> None:
    async with served(one_database, connections_per_address=1, behind_proxy=1) as site:
        ones = [await RawSocket.plain(port_of(site)) for _ in range(4)]
        assert (await (await site.guest()).http.get("/api/health")).status_code == 200
        for one in ones:
            one.cut()


async def test_a_socket_that_says_nonsense_is_heard_again_after_a_rest(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *rest: Any) -> None:
        rests.append(seconds)
        await sleep(0 if seconds == 17.0 else seconds)

    async with served(one_database, rest=17.0, limits={**PLENTY, "sync": Limit(1, 1)}) as site:
        path = await table_of(site)
        monkeypatch.setattr(asyncio, "sleep", noted)
        one = await RawSocket.opened(port_of(site), path)
        for data in (SYNC, b"junk", SYNC):
            one.send(frame(data))
        found = await answers(one, 3)
        await one.close()
        monkeypatch.undo()
    assert [message.get("reason", {}).get("message") for message in found] == [
        None, "server-bad-command", "server-too-fast"
    ]  # fmt: skip
    assert rests.count(17.0) == 2


class Slow(PasswordHasher):
    """Notes how many passwords are hashed at the same time, and where."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: set[str] = set()
        self.at_once = self.most = 0
        self.lock = threading.Lock()

    def _noted(self, work: Callable[[], Any]) -> Any:
        with self.lock:
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            self.threads.add(threading.current_thread().name.partition("_")[0])
        try:
            return work()
        finally:
            with self.lock:
                self.at_once -= 1

    def hash(self, password: Any, **how: Any) -> str:
        return str(self._noted(lambda: PasswordHasher.hash(self, password, **how)))

    def verify(self, hash: Any, password: Any) -> Any:
        return self._noted(lambda: PasswordHasher.verify(self, hash, password))


async def test_passwords_are_looked_at_one_after_the_other(one_database: str) -> None:
    """Also those of nobody: forty at a time took both cores, and the threads that pack pages."""
    hasher = Slow()
    async with served(one_database, password_hasher=hasher) as site:
        anna = await site.person("Anna")
        await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        guests = [await site.guest() for _ in range(6)]
        wrong = [{"name": name, "password": "wrong horse"} for name in ("Anna", "Nobody")]
        tries = [guest.post("/api/login", body) for guest in guests for body in wrong]
        found = await asyncio.gather(*tries, return_exceptions=True)
    assert {one.message for one in found if isinstance(one, Refused)} == {"server-bad-login"}
    assert (hasher.most, hasher.threads) == (1, {"passwords"})


async def test_a_pack_of_another_game_is_read_once(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash that everybody is told names a stored pack: asked for as one of another game it was read every time."""
    read: list[tuple[str, str]] = []

    def noted(name: str, text: str) -> Any:
        read.append((name, threading.current_thread().name.partition("_")[0]))
        return load_text(name, text)

    monkeypatch.setattr("queenswright.server.shelf.load_text", noted)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        await anna.create("queensdale", [ME, OPEN])
        path = f"/api/games/architect/content?players=2&digest={qw.load('queensdale').pack.digest}"
        found = [(await anna.http.get(path)).status_code for _ in range(3)]
    assert found == [400] * 3
    assert [(name, thread) for name, thread in read if name == "architect"] == [("architect", "asyncio")]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/games/tiny/rules/en", "rule_book"),
        ("/api/games/tiny/handbook/en", "handbook"),
        ("/api/texts/en", "texts_for"),
    ],
)
async def test_what_is_made_once_is_made_beside_the_event_loop(
    one_database: str, monkeypatch: pytest.MonkeyPatch, path: str, name: str
) -> None:
    threads: list[str] = []
    make = getattr(library, name)

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return make(*given)

    monkeypatch.setattr(library, name, noted)
    async with served(one_database) as site:
        assert (await (await site.guest()).http.get(path)).status_code == 200
    assert "MainThread" not in threads
    assert len(threads) == 1
