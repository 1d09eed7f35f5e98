"""Around every request: gives it an id, counts it, and names it in the log when it was slow."""

from __future__ import annotations

import logging
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from queenswright.server.headers import header
from queenswright.server.logs import REQUEST, request_id
from queenswright.server.metrics import Metrics

LOG = logging.getLogger("queenswright.server")
HEADER = b"x-request-id"


class Watching:
    """Middleware for requests and sockets."""

    def __init__(self, app: ASGIApp, metrics: Metrics, slow: float) -> None:
        self._app = app
        self._metrics = metrics
        self._slow = slow

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        name = request_id(header(scope, HEADER))
        REQUEST.set(name)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        status, began = 0, time.perf_counter()

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (HEADER, name.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_named)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Paths are told as patterns: what stands in their places may be an invitation."""
        path = str(scope.get("path_template") or "unknown")
        self._metrics.answered(path, status, seconds)
        if seconds > self._slow:
            self._metrics.slow("request")
            fields = {"method": scope.get("method"), "path": path, "status": status, "seconds": round(seconds, 3)}
            LOG.warning("slow request", extra={"fields": fields})
