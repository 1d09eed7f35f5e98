"""A small client for a Queenswright server, for programs and tests.

    import asyncio
    from queenswright.client import Client

    async def main():
        async with Client("http://127.0.0.1:8000") as anna:
            await anna.sign_in("Anna")
            table = await anna.create("architect", [{"kind": "me"}, {"kind": "bot", "bot": "journeyman"}])
            async with anna.connect(table["table"]) as seat:
                while (state := await seat.my_turn()) is not None:
                    if seat.holds:
                        await seat.end_turn()
                    else:
                        await seat.play(state["legal"][0])
                print(seat.state["over"]["standings"])

    asyncio.run(main())

It knows no rules: it shows what the server sends (docs/protocol.md) and sends moves in notation.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from queenswright.kernel.errors import QueenswrightError

__all__ = ["Client", "Refused", "Seat", "Stale"]

PATIENCE = 60.0
"""Seconds to wait for an answer."""


class Refused(QueenswrightError):
    """The server refused something; `reason` has the message id, its arguments and the clause of the rules."""

    def __init__(self, reason: dict[str, Any], status: int | None = None) -> None:
        super().__init__(f"{reason.get('message')} {reason.get('args')}")
        self.reason = reason
        self.status = status

    @property
    def message(self) -> str:
        """The id of the message."""
        return str(self.reason.get("message"))


class Stale(QueenswrightError):
    """The game has changed since the command was chosen; it was not carried out."""


@cache
def _trusted() -> ssl.SSLContext:
    """The trusted certificates; all clients share them, because reading them takes longer than most requests."""
    return httpx.create_ssl_context(trust_env=False)


class Client:
    """One person at a server."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, trust_env=False, verify=_trusted())
        if cookie is not None:
            host = urlsplit(self.address).hostname or ""
            self.http.cookies.set("queenswright", cookie, domain=host if "." in host else f"{host}.local")
        self.me: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        self.me = await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        """Ask for something."""
        return _read(await self.http.get(path, params={k: v for k, v in query.items() if v is not None}))

    async def post(self, path: str, body: Any = None) -> Any:
        """Change something; whoever signs in or out is somebody else afterwards."""
        headers = {"X-CSRF-Token": self.me.get("csrf", "")}
        answer = _read(await self.http.post(path, json={} if body is None else body, headers=headers))
        if isinstance(answer, dict) and "csrf" in answer:
            self.me = answer
        return answer

    async def sign_in(self, name: str) -> dict[str, Any]:
        """Set the name of this person."""
        self.me = await self.post("/api/me", {"name": name})
        return self.me

    async def create(self, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> dict[str, Any]:
        """Create a table; `wishes` are pack, options, take_back, clock, public, auto_end."""
        table: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": list(seats), **wishes})
        return table

    async def join(self, table: str, seat: int | None = None, invite: str | None = None) -> dict[str, Any]:
        """Sit down."""
        info: dict[str, Any] = await self.post(f"/api/tables/{table}/join", {"seat": seat, "invite": invite})
        return info

    async def record(self, table: str) -> str:
        """The game as a record."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        if answer.is_error:
            _read(answer)
        return answer.text

    async def replay(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """A whole game as a seat saw it: what its replay says first, with all frames and rows and its course."""

        async def ask(part: str) -> Any:
            return await self.get(f"/api/tables/{table}/replay{part}", seat=seat)

        return await _whole(ask)

    async def replay_record(self, record: str) -> dict[str, Any]:
        """The same for a record."""

        async def ask(part: str) -> Any:
            return await self.send_text(f"/api/replay{part}", record)

        return await _whole(ask)

    async def send_text(self, path: str, text: str) -> Any:
        """Send a file."""
        headers = {"X-CSRF-Token": self.me.get("csrf", ""), "content-type": "text/plain"}
        return _read(await self.http.post(path, content=text.encode(), headers=headers))

    def connect(self, table: str, since: int | None = None, invite: str | None = None) -> Seat:
        """The socket of a table, to be used with `async with`."""
        return Seat(self, table, since, invite)


async def _whole(ask: Callable[[str], Awaitable[Any]]) -> dict[str, Any]:
    """A replay put together from its pages."""
    head = await ask("")
    found: dict[str, list[Any]] = {"frames": [], "rows": []}
    for part, size in (("frames", head["per_page"]), ("rows", head["rows_per_page"])):
        for page in range(-(-head["frames"] // size)):
            found[part] += (await ask(f"/{part}/{page}"))[part]
    return {**head, **found, "course": (await ask("/course"))["points"]}


class Seat:
    """A connection to a table: its state, and everything a person can do there.

    `state`, `info`, `log` and `chat` are kept up to date; `happenings` has every happening once. After a lost
    connection, `reconnect` continues after the last one seen.
    """

    def __init__(self, client: Client, table: str, since: int | None, invite: str | None) -> None:
        self.client = client
        self.table = table
        self.invite = invite
        self.number = since or 0
        self.revision = 0
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.happenings: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.is_open = False
        self._since = since
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()
        self._refused: dict[str, Any] | None = None

    async def __aenter__(self) -> Self:
        await self._open(self._since)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _open(self, since: int | None) -> None:
        query = urlencode({k: v for k, v in {"since": since, "invite": self.invite}.items() if v is not None})
        address = f"{self.client.address}/api/tables/{self.table}/socket?{query}".replace("http", "ws", 1)
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.client.http.cookies.jar)
        headers = {"Cookie": cookie} if cookie else {}
        self._socket: ClientConnection = await open_socket(
            address, additional_headers=headers, compression=None, proxy=None, max_size=None
        )
        self.is_open = True
        self._heard = False
        self._reader = asyncio.get_running_loop().create_task(self._read())
        await self.wait_for(lambda seat: seat._heard)

    async def close(self) -> None:
        """End the connection."""
        await self._socket.close()
        await self._reader

    async def reconnect(self) -> None:
        """Connect again and continue where the connection was lost."""
        await self.close()
        await self._open(self.number)

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.is_open = False
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the connection was lost"))
            self._waiting.clear()
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        self.received.append(message)
        kind = message["kind"]
        if kind == "table":
            self.log, self.chat, self.presence = message["log"], message["chat"], message["presence"]
        elif kind == "happenings":
            self._take_happenings(message["happenings"])
        elif kind == "presence":
            self.presence = message
        elif message["id"] is None:
            self._refused = message["reason"]
        elif (waiting := self._waiting.get(message["id"])) and not waiting.done():  # who gave up waits no longer
            waiting.set_result(message)
        if kind in ("table", "happenings"):
            self._heard = True
            self.number, self.revision = message["number"], message["revision"]
            self.state = message.get("state", self.state)
            self.info = message.get("info", self.info)
        async with self._changed:
            self._changed.notify_all()

    def _take_happenings(self, happenings: list[dict[str, Any]]) -> None:
        for one in happenings:
            if one["number"] <= self.number:
                continue
            self.happenings.append(one)
            self.number = one["number"]
            if one["kind"] == "say":
                self.chat.append(one)

    async def wait_for(self, condition: Callable[[Seat], bool], seconds: float = PATIENCE) -> None:
        """Wait until a condition holds; raise an error when the connection ends first."""
        async with asyncio.timeout(seconds), self._changed:
            while not condition(self):
                if self._refused is not None:
                    raise Refused(self._refused)
                if not self.is_open:
                    raise ConnectionError("the connection was lost")
                await self._changed.wait()

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = next(self._ids)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"do": do, "id": number, **fields}))
            answer: dict[str, Any] = await asyncio.wait_for(waiting, PATIENCE)
        except ConnectionClosed:
            waiting.cancel()
            if not waiting.cancelled():
                waiting.exception()  # the reader noticed the loss first
            raise ConnectionError("the connection was lost") from None
        finally:
            self._waiting.pop(number, None)
        if answer["kind"] == "refused":
            raise Refused(answer["reason"])
        if answer["kind"] == "stale":
            raise Stale("the game has changed")
        return answer

    async def send(self, text: str | bytes) -> None:
        """Send a message as it is."""
        await self._socket.send(text)

    async def act(self, do: str, revision: int | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command that acts, in the known revision or another one."""
        return await self.ask(do, revision=self.revision if revision is None else revision, **fields)

    async def play(self, text: str, revision: int | None = None) -> None:
        """Play a move in notation."""
        await self.act("move", revision, text=text)

    async def end_turn(self) -> None:
        """End the turn that is held."""
        await self.act("end_turn")

    async def undo(self) -> None:
        """Take back the last choice, or ask the others to agree."""
        await self.act("undo")

    async def redo(self) -> None:
        """Play again what was taken back."""
        await self.act("redo")

    async def resign(self, seat: int) -> None:
        """Give up one of this person's seats."""
        await self.ask("resign", seat=seat)

    async def ask_end(self) -> None:
        """Ask the others to end the game as it stands."""
        await self.ask("ask_end")

    async def ask_back(self, game: int) -> None:
        """Ask everybody else who sits there to begin a game of the campaign again."""
        await self.ask("ask_back", game=game)

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self.ask("say", text=text)

    @property
    def holds(self) -> bool:
        """Whether this person's turn is done and waits to be ended."""
        holding = self.state.get("holding")
        return holding is not None and self.info["seats"][holding]["yours"] is True

    @property
    def decides(self) -> bool:
        """Whether there is a move to choose."""
        return bool(self.state.get("legal"))

    @property
    def is_over(self) -> bool:
        return self.state.get("over") is not None

    async def my_turn(self) -> dict[str, Any] | None:
        """Wait until there is something to choose or to end; the state then, None when the game is over."""
        await self.wait_for(lambda seat: seat.decides or seat.holds or seat.is_over)
        return None if self.is_over else self.state


def _read(answer: httpx.Response) -> Any:
    if answer.is_error:
        try:
            reason = answer.json()
        except ValueError:
            reason = {"message": "server-error", "args": {}}
        raise Refused(reason, answer.status_code)
    return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text
