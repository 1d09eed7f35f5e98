"""Identity, headers, forgery, origins, limits, and clients that behave badly."""

from __future__ import annotations

import asyncio
import gzip
import random
import socket
from collections.abc import Awaitable, Iterator
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.server.site import ME, OPEN, PLENTY, RANDOM, play_on, served, settle, step
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from queenswright.client import Client, Refused
from queenswright.games import older_editions
from queenswright.kernel.game import Game
from queenswright.server import library, shelf
from queenswright.server.app import create_app
from queenswright.server.config import Limit
from queenswright.server.http_wire import HttpWire
from queenswright.server.queueing import Payer
from queenswright.server.security import POLICY, Shield


async def test_every_answer_carries_the_security_headers(one_database: str) -> None:
    async with served(one_database) as site:
        guest = await site.guest()
        for path in ("/", "/api/me", "/api/nothing", "/api/tables/none", "/assets/none.js", "/api/openapi.json"):
            headers = (await guest.http.get(path)).headers
            assert headers["content-security-policy"] == POLICY
            assert "unsafe" not in POLICY
            assert "default-src 'none'" in POLICY
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_the_cookie_is_signed_and_closed_to_scripts(one_database: str) -> None:
    async with served(one_database) as site:
        async with httpx.AsyncClient(base_url=site.address, trust_env=False) as http:
            answer = await http.get("/api/me")
            cookie = SimpleCookie(answer.headers["set-cookie"])["queenswright"]
            assert cookie["httponly"]
            assert cookie["samesite"] == "lax"
            assert cookie["path"] == "/"
        person = answer.json()["person"]
        forged = cookie.value.replace(person, "x" * len(person))
        async with Client(site.address, forged) as eve:
            assert eve.me["person"] not in (person, "x" * len(person))
        async with Client(site.address, cookie.value) as same:
            assert same.me["person"] == person


async def test_cookies_are_secure_behind_a_proxy_that_speaks_https(one_database: str) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    async with served(one_database, behind_proxy=True) as site, httpx.AsyncClient(trust_env=False) as http:
        answer = await http.get(f"{site.address}/api/me", headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
    async with served(one_database) as site, httpx.AsyncClient(trust_env=False) as http:
        answer = await http.get(f"{site.address}/api/me", headers=forwarded)
        assert "Secure" not in answer.headers["set-cookie"]


async def test_a_change_needs_the_token_of_the_page(one_database: str) -> None:
    async with served(one_database) as site:
        anna, eve = await site.person("Anna"), await site.person("Eve")
        wish = {"game": "tiny", "seats": [ME, RANDOM]}
        for token, status in (("", 403), ("0" * 64, 403), (eve.me["csrf"], 403), (anna.me["csrf"], 201)):
            answer = await anna.http.post("/api/tables", json=wish, headers={"X-CSRF-Token": token})
            assert answer.status_code == status, token
        async with httpx.AsyncClient(base_url=site.address, trust_env=False) as nobody:
            answer = await nobody.post("/api/tables", json=wish, headers={"X-CSRF-Token": anna.me["csrf"]})
            assert (answer.status_code, answer.json()["message"]) == (401, "server-no-session")


async def test_sockets_of_other_origins_are_refused(one_database: str) -> None:
    async with served(one_database, origins=("https://friend.example",)) as site:
        anna = await site.person("Anna")
        table = (await anna.create("tiny", [ME, RANDOM], public=True))["table"]
        url = f"{site.address}/api/tables/{table}/socket".replace("http", "ws")
        own = site.address
        for origin in (own, "https://friend.example", None):
            headers = {} if origin is None else {"Origin": origin}
            async with connect(url, additional_headers=headers, proxy=None) as open_socket:
                assert '"kind":"table"' in str(await open_socket.recv())
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus):
                async with connect(url, additional_headers={"Origin": origin}, proxy=None):
                    pass


async def test_a_local_server_answers_on_this_machine_only(one_database: str) -> None:
    async with served(one_database, local=True) as site:
        anna = await site.guest()
        assert anna.me["local"]
        assert anna.me["person"] == "local"
        assert "set-cookie" not in (await anna.http.get("/api/me")).headers
        info = await anna.create("tiny", [ME, {"kind": "person", "name": "Otto"}])
        assert [seat["yours"] for seat in info["seats"]] == [True, True]
        for host in ("evil.example", "127.0.0.1.evil.example:80", ""):
            assert (await anna.http.get("/api/me", headers={"Host": host})).status_code in (400, 421)
        url = f"{site.address}/api/tables/{info['table']}/socket".replace("http", "ws")
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers={"Origin": "http://evil.example"}, proxy=None):
                pass


async def test_names_and_accounts(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.person("Anna"), await site.person("Anna")
        for name in ("", " ", "x" * 21, "#hash", "bell\x07", "two\nlines" * 3):
            with pytest.raises(Refused) as bad:
                await anna.sign_in(name)
            assert bad.value.message in ("server-bad-name", "server-bad-request")
        with pytest.raises(Refused) as short:
            await anna.post("/api/account", {"name": "Anna", "password": "short"})
        assert short.value.message == "server-bad-password"
        me = await anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        assert me["account"]
        with pytest.raises(Refused) as taken:
            await ben.post("/api/account", {"name": "anna", "password": "correct horse"})
        assert taken.value.message == "server-name-taken"
        table = await anna.create("tiny", [ME, OPEN])
        phone = await site.guest()
        for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse")):
            with pytest.raises(Refused) as wrong:
                await phone.post("/api/login", {"name": name, "password": password})
            assert (wrong.value.status, wrong.value.message) == (403, "server-bad-login")
        phone.me = await phone.post("/api/login", {"name": "ANNA", "password": "correct horse"})
        assert phone.me["person"] == anna.me["person"]
        assert (await phone.get("/api/tables"))["mine"][0]["table"] == table["table"]
        phone.me = await phone.post("/api/logout")
        assert phone.me["person"] != anna.me["person"]
        assert not phone.me["account"]


async def test_lessons_and_positions_to_try_are_tables_like_others(one_database: str) -> None:
    """They count against the same limit, and a hint is paid for by whoever asks for it."""
    paid: list[Payer] = []
    async with served(one_database, limits={**PLENTY, "tables": Limit(3, 6), "hint": Limit(2, 6)}) as site:
        site.parts.bots.purses.on_charge = lambda payer, seconds: paid.append(payer)
        anna, ben = await site.person("Anna"), await site.person("Ben")
        table = (await anna.create("architect", [ME], lesson=True))["table"]
        pages = await anna.get("/api/games/architect/handbook/en")
        name = next(one["id"] for page in pages["pages"] for one in page["tries"])
        for _ in range(2):
            await anna.post(f"/api/games/architect/tries/{name}")
        for wish in (anna.post(f"/api/games/architect/tries/{name}"), anna.create("architect", [ME], lesson=True)):
            assert await refusal(wish) == "server-too-fast"
        seat = await site.seat(anna, table)
        await seat.wait_for(lambda one: one.decides)
        for _ in range(2):
            await seat.ask("hint", bot="random", after=[seat.state["legal"][-1]])
        assert await refusal(seat.ask("hint", bot="random")) == "server-too-fast"
        assert {payer.person for payer in paid} == {anna.me["person"]}
        assert await refusal(ben.get(f"/api/tables/{table}/annals")) == "server-no-table"


async def refusal(act: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await act
    return refused.value.message


DEEP = b"[" * 60_000
"""Brackets that no reader goes down into."""
JSON_PATHS = ("/api/me", "/api/account", "/api/login", "/api/tables", "/api/tables/x/join", "/api/tables/x/bot")


async def test_brackets_inside_brackets_are_refused(one_database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        headers = {"X-CSRF-Token": anna.me["csrf"], "content-type": "application/json"}
        for path in (*JSON_PATHS, "/api/replay"):
            for body in (DEEP, b'{"a":' * 12_000, b'{"name": ' + DEEP[:60_000]):
                answer = await anna.http.post(path, content=body, headers=headers)
                assert answer.status_code == 400, (path, answer.text)
        for path in ("", "/table", "/study"):  # in a document there may be anything, so it is read to the bottom
            content = b'{"document": {"seats": ' + DEEP[:60_000]
            answer = await anna.http.post(f"/api/games/architect/positions{path}", content=content, headers=headers)
            assert (answer.status_code, answer.json()["message"]) == (400, "server-bad-request"), answer.text
    assert caplog.records == []


async def test_who_asks_is_checked_before_what_is_asked(one_database: str) -> None:
    limits = {**PLENTY, "write": Limit(1, 0.1), "tables": Limit(1, 0.1), "seats": Limit(0, 0.1)}
    async with served(one_database, limits=limits) as site:
        anna, eve = await site.person("Anna"), await site.guest()
        eve.http.cookies.clear()
        await anna.create("tiny", [ME, OPEN])
        good = {"X-CSRF-Token": anna.me["csrf"]}
        for path in JSON_PATHS:
            for body in (DEEP, b"{", b"\xff", b" " * 200_000):
                assert (await eve.http.post(path, content=body, headers=good)).status_code == 401
                assert (await anna.http.post(path, content=body)).status_code == 403
                answer = await anna.http.post(path, content=body, headers=good)
                assert answer.status_code == 429
                assert int(answer.headers["retry-after"]) == answer.json()["args"]["seconds"]


async def test_every_handler_asks_who_it_is_first(one_database: str) -> None:
    """Whatever may be asked of the interface has a guard; the files of the client have none."""
    async with served(one_database) as site:
        app: Any = await create_app(site.parts.store)
    while not isinstance(app, Litestar):
        app = app.app if isinstance(app, Shield) else app._app
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    free = {
        str(handler) for handler in handlers if handler.http_methods != {"OPTIONS"} and not handler.resolve_guards()
    }
    assert free == {"queenswright.server.app.page"}
    assert len(handlers) > 20


async def test_bodies_are_read_strictly(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        for path, body in (
            ("/api/me", {"name": 5}),
            (f"/api/tables/{table}/join", {"seat": "1"}),
            (f"/api/tables/{table}/leave", {"seat": 0.5}),
            ("/api/tables", {"game": "tiny", "seats": [ME, OPEN], "public": "true"}),
        ):
            with pytest.raises(Refused) as refused:
                await anna.post(path, body)
            assert (refused.value.status, refused.value.message) == (400, "server-bad-request")


async def test_a_made_up_hash_of_a_pack_reads_no_files(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(name: str, pack: str) -> Iterator[Game]:
        read.append(name)
        return older_editions(name, pack)

    monkeypatch.setattr(shelf, "older_editions", noted)
    async with served(one_database) as site:
        guest = await site.guest()
        path = "/api/games/architect/content?players=2&pack=royal&digest="
        answers = await asyncio.gather(*(guest.http.get(f"{path}{number:016x}") for number in range(5)))
        assert {answer.status_code for answer in answers} == {404}
        for game in older_editions("architect", "royal"):
            assert (await guest.http.get(path + game.pack.digest)).status_code == 200
    assert read == ["architect"]


async def test_wishes_that_make_no_table(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        two = [ME, OPEN]
        wishes: list[tuple[dict[str, object], str]] = [
            ({"game": "chess", "seats": two}, "server-no-game"),
            ({"game": "tiny", "seats": [ME]}, "server-players"),
            ({"game": "tiny", "seats": [RANDOM, RANDOM]}, "server-only-bots"),
            ({"game": "tiny", "seats": two, "pack": "../secret"}, "server-no-pack"),
            ({"game": "tiny", "seats": [ME, {"kind": "bot", "bot": "mcts:999999999"}]}, "server-no-bot"),
            ({"game": "architect", "seats": two, "options": {"nope": 1}}, "server-bad-input"),
            ({"game": "tiny", "seats": two, "clock": {"kind": "bank", "bank": 0}}, "server-bad-request"),
            ({"game": "tiny", "seats": two, "clock": {"kind": "days"}}, "server-bad-input"),
            ({"game": "tiny", "seats": [ME, {"kind": "person", "name": "Anna"}]}, "table-name-taken"),
        ]
        for wish, message in wishes:
            with pytest.raises(Refused) as refused:
                await anna.post("/api/tables", wish)
            assert refused.value.message == message, wish
        guest = await site.guest()
        with pytest.raises(Refused) as nameless:
            await guest.create("tiny", two)
        assert nameless.value.message == "server-name-first"


async def test_a_client_that_does_not_read_is_dropped_and_hurts_nobody(one_database: str) -> None:
    async with served(one_database, send_buffer=8_192, buffer=50_000) as site:
        anna, ben = await site.two(options={"round_limit": None})
        host, port = site.address.removeprefix("http://").split(":")
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(slow, (host, int(port)))
        hello = (
            f"GET /api/tables/{anna.table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await asyncio.get_running_loop().sock_sendall(slow, hello.encode())
        await anna.wait_for(lambda seat: seat.presence["watching"] == 1)
        chance = random.Random(1)
        while anna.presence["watching"] == 1:
            await play_on(chance, anna, ben, moves=4)
            assert not anna.is_over
        slow.close()
        await step(chance, anna, ben)


async def test_an_answer_that_nobody_reads_takes_little_memory_and_ends(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    dropped = asyncio.Semaphore(0)
    pause, lost = HttpWire.pause_writing, HttpWire.connection_lost

    def paused(wire: HttpWire) -> None:
        waiting.append(wire.transport.get_write_buffer_size())
        pause(wire)

    def gone(wire: HttpWire, exc: Exception | None) -> None:
        lost(wire, exc)
        dropped.release()

    monkeypatch.setattr(library, "texts_for", lambda language: ("x" * 1_000_000, "hash"))
    monkeypatch.setattr(HttpWire, "pause_writing", paused)
    monkeypatch.setattr(HttpWire, "connection_lost", gone)
    async with served(one_database, send_buffer=8_192, write_limit=0.1) as site:
        host, port = site.address.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        lazy = [socket.socket() for _ in range(4)]
        for one in lazy:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.setblocking(False)
            await loop.sock_connect(one, (host, int(port)))
            await loop.sock_sendall(one, f"GET /api/texts/en HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        for _ in lazy:
            await asyncio.wait_for(dropped.acquire(), 60)
        read = await (await site.guest()).http.get("/api/texts/en", headers={"accept-encoding": "identity"})
        assert read.text == "x" * 1_000_000
        for one in lazy:
            one.close()
    assert len(waiting) >= 4
    assert max(waiting) < 200_000


async def test_a_broken_request_for_a_socket_is_answered_and_ended(one_database: str) -> None:
    async with served(one_database) as site:
        host, port = site.address.removeprefix("http://").split(":")
        upgrade = b"GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        for rest in (b"X-Long: " + b"y" * 9000 + b"\r\n\r\n", b"\r\n"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(upgrade + rest)
            assert (await reader.read()).startswith(b"HTTP/1.1 4")
            writer.close()
        anna, _ = await site.two("tiny")
        no_text = await site.seat(await site.guest(), anna.table)
        no_text._socket.transport.write(b"\x81\x81\x00\x00\x00\x00\xff")
        with pytest.raises(ConnectionError):
            await no_text.wait_for(lambda seat: False)


async def test_who_sends_no_whole_request_in_time_is_let_go(one_database: str) -> None:
    async with served(one_database, request_limit=1.0) as site:
        host, port = site.address.removeprefix("http://").split(":")
        anna, ben = await site.two("tiny")
        whole = f"GET /api/health HTTP/1.1\r\nhost: {host}\r\n\r\n".encode()
        late = f"POST /api/me HTTP/1.1\r\nhost: {host}\r\ncontent-length: 9\r\n\r\n{{".encode()
        for parts in (
            [],
            [b"G"],
            [b"GET / HTTP/1.1\r\nhost: x\r\n"],
            [late],
            [whole, b"GET / HT"],
            [whole, whole, b"G"],
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            for part in parts:
                writer.write(part)
                if part == whole:
                    assert b"200 OK" in await reader.readuntil(b"\r\n")
                    await reader.readuntil(b'{"status":"ok"}')
            while await asyncio.wait_for(reader.read(1000), 30):
                pass
            writer.close()
        await step(random.Random(1), anna, ben)  # sockets are older than the limit by now
        assert anna.is_open
        assert ben.is_open


async def test_half_open_connections_hurt_nobody(one_database: str) -> None:
    async with served(one_database) as site:
        host, port = site.address.removeprefix("http://").split(":")
        halves = []
        for text in (b"", b"GET /api/me HTTP/1.1\r\nHost:", b"POST /api/me HTTP/1.1\r\nContent-Length: 100\r\n\r\n{"):
            for _ in range(20):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(text)
                halves.append(writer)
        anna, ben = await site.two("tiny")
        gone = await site.seat(await site.guest(), anna.table)
        gone._socket.transport.abort()
        await play_on(random.Random(2), anna, ben, moves=10)
        await settle(anna, ben)
        for writer in halves:
            writer.close()


async def test_the_client_of_the_browser_is_served(tmp_path_factory: pytest.TempPathFactory, one_database: str) -> None:
    folder = tmp_path_factory.mktemp("static")
    async with served(one_database, static=folder) as site:
        http = (await site.guest()).http
        missing = await http.get("/")
        assert missing.status_code == 503
        assert "not built" in missing.text
        (folder / "assets").mkdir()
        (folder / "assets" / "app-0123abcd.js").write_text("let x = 1")
        (folder / "assets" / "app-0123abcd.js.gz").write_bytes(gzip.compress(b"let x = 1"))
        (folder / "index.html").write_text("<!doctype html>")
        for path in ("/", "/new", "/table/abc", "/join/token", "/rules/architect"):
            page = await http.get(path)
            assert page.text == "<!doctype html>"
            assert page.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/app-0123abcd.js")
        assert script.text == "let x = 1"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        same = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert same.status_code == 304
        for path in ("/assets/none.js", "/favicon.ico", "/../config.py", "/%2e%2e/config.py", "/api/none"):
            assert (await http.get(path)).status_code == 404, path
        for path in ("/", "/new", "/assets/app-0123abcd.js", "/assets/none.js", "/api/health", "/api/none"):
            whole, head = await http.get(path), await http.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            own = {"date": "", "x-request-id": ""}
            assert {**head.headers, **own} == {**whole.headers, **own}
        assert (await http.head("/api/login")).status_code == 405
