"""Security headers, and which pages and hosts may talk to the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from queenswright.server.config import Config
from queenswright.server.headers import header
from queenswright.server.pace import Pace
from queenswright.server.proxies import forwarded
from queenswright.server.whereabouts import network_of

if TYPE_CHECKING:
    from queenswright.server.parts import Parts

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
TRANSPORT_SECURITY = (b"strict-transport-security", b"max-age=31536000")
PIECE = 64 * 1024
"""Bytes of an answer that are written at once."""
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


def is_known_host(scope: Any, config: Config) -> bool:
    """Whether this server answers for the host that a request names; a local server only answers on this machine.

    Otherwise a foreign page whose name is made to resolve to 127.0.0.1 could talk to it (DNS rebinding).
    """
    if not config.local:
        return True
    name = header(scope, b"host")
    return (name.rpartition(":")[0] if name.rpartition(":")[2].isdigit() else name) in LOOPBACK


def is_known_origin(scope: Any, config: Config) -> bool:
    """Whether a page of this origin may open a socket: the server's own origin and those in the configuration.

    A browser always sends the origin; a program that sends none holds no other person's cookie.
    """
    origin = header(scope, b"origin")
    if not origin or origin in config.origins:
        return True
    return urlsplit(origin).netloc == header(scope, b"host") != ""


def _parts(message: Message) -> Iterator[Message]:
    """A long body in pieces: the next one is written when the client has read most of those before it."""
    body = message["body"] if message["type"] == "http.response.body" else b""
    if len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        is_last = start + PIECE >= len(body)
        more = bool(message.get("more_body")) or not is_last
        yield {"type": "http.response.body", "body": body[start : start + PIECE], "more_body": more}


class Shield:
    """Middleware around the whole application: refuses unknown hosts and adds security headers to every answer.

    HEAD is GET without the body, which uvicorn leaves out by itself.
    """

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self.app = app
        self.parts = parts
        self.config = parts.config
        self.pace = Pace(parts.config.pace)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope = forwarded(scope, self.config.behind_proxy)
            if not await self._has_turn(scope, send):
                return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        extra = (*HEADERS, TRANSPORT_SECURITY) if scope["scheme"] == "https" else HEADERS

        async def send_shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            for part in _parts(message):
                await send(part)

        if not is_known_host(scope, self.config):
            await send_shielded({"type": "http.response.start", "status": 421, "headers": []})
            await send_shielded({"type": "http.response.body", "body": b"", "more_body": False})
            return
        asked = cast("Scope", {**scope, "method": "GET"}) if scope["method"] == "HEAD" else scope
        await self.app(asked, receive, send_shielded)

    async def _has_turn(self, scope: Any, send: Send) -> bool:
        """Wait for a turn; whoever asks so fast that it would take too long is sent away."""
        if self.config.local:
            return True
        address = scope["client"][0] if scope.get("client") else "-"
        network = network_of(address)
        wait = self.pace.wait(network, self.config.longest_wait, asyncio.get_running_loop().time())
        if wait is None:
            await _send_away(scope, send, round(self.config.longest_wait))
            return False
        if wait:
            await asyncio.sleep(wait)
        await self.parts.turnstile.go(network)
        return True


async def _send_away(scope: Any, send: Send, seconds: int) -> None:
    """The shortest answer: too fast, come back."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": ""})
        return
    body = json.dumps({"message": "server-too-fast", "args": {"seconds": seconds}, "clause": None}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(seconds).encode()),
        *HEADERS,
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
