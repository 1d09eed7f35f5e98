"""Where the figures of a process are read: a port of its own, on this machine only unless somebody says otherwise."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn

from queenswright.kernel.errors import OptionError
from queenswright.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from queenswright.server.parts import Parts

LOOPBACK = "127.0.0.1"
HIGHEST_PORT = 65535
GRACE = 1


def read_address(text: str) -> tuple[str, int]:
    """Where the figures are to be read: a port on this machine, or a host with a port.

    >>> read_address("9464"), read_address("10.0.0.5:9464"), read_address("[::1]:9464")
    (('127.0.0.1', 9464), ('10.0.0.5', 9464), ('::1', 9464))
    """
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > HIGHEST_PORT:
        raise OptionError("--metrics", f"got {text!r}, expected a port or HOST:PORT")
    return host.strip("[]") or LOOPBACK, int(port)


class _Server(uvicorn.Server):
    """A server within the server, which leaves signals alone."""

    @asynccontextmanager
    async def running(self, listener: socket.socket) -> AsyncIterator[None]:
        task = asyncio.create_task(self._serve([listener]), name="metrics")
        try:
            yield
        finally:
            self.should_exit = True
            await task


@asynccontextmanager
async def showing_metrics(parts: Parts, listener: socket.socket | None) -> AsyncIterator[None]:
    """Tell the figures to whoever asks at this listener."""
    if listener is None:
        yield
        return
    config = uvicorn.Config(
        _page(parts), log_config=None, access_log=False, lifespan="off", timeout_graceful_shutdown=GRACE
    )
    async with _Server(config).running(listener):
        yield


def _page(parts: Parts) -> Any:
    async def answer(path: str) -> tuple[int, str, bytes]:
        if path == "/metrics":
            return 200, CONTENT_TYPE, parts.metrics.page()
        if path == "/health":
            reason = await parts.health.look()
            status = {"status": "ok"} if reason is None else {"status": "failing", "reason": reason}
            return 200 if reason is None else 503, "application/json", json.dumps(status).encode()
        return 404, "text/plain", b"got another path, expected /metrics or /health\n"

    async def page(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        status, kind, body = await answer(scope["path"])
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return page
