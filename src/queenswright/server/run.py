"""Runs the application: opens the store, listens, ends cleanly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any

import uvicorn

from queenswright.kernel.errors import OptionError
from queenswright.locale import render
from queenswright.server.app import create_app
from queenswright.server.config import Config
from queenswright.server.handing import Handing
from queenswright.server.http_wire import http_wire
from queenswright.server.metrics_page import read_address, showing_metrics
from queenswright.server.parts import Parts
from queenswright.server.wire import LARGEST_MESSAGE, Wire
from queenswright.store import open_store

BACKLOG = 1024
GRACE = 5
SWITCH = 0.0005
"""Seconds after which the event loop lets the thread that writes to the disk have the interpreter."""
COLLECTING = (5_000, 10, 1_000_000)
"""When Python looks for rubbish that refers to itself. Tables are large and live long; going through all of them at its
usual pace stopped a server with 100 tables for a quarter of a second again and again (measured)."""


class Server(uvicorn.Server):
    """A uvicorn server that reports when it listens, and leaves signals alone inside another program."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_ready: Callable[[], Awaitable[None]],
        signals: bool = True,
        handing: Handing | None = None,
    ) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._signals = signals
        self._handing = handing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            if self._handing is not None:
                self._handing.begin(self._protocol)
            await self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handing is not None:
            self._handing.end()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """The protocol of a connection that another process has accepted."""
        make: Any = self.config.http_protocol_class
        made: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
        return made

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Who is told to end does so in good order: uvicorn would let the signal end the process before the database is
        closed."""
        with super().capture_signals() if self._signals else nullcontext():
            try:
                yield
            finally:
                self._captured_signals = [one for one in self._captured_signals if one != signal.SIGTERM]


def settings(app: Any, config: Config, handing: Handing | None = None) -> uvicorn.Config:
    """The configuration of uvicorn for the application."""
    return uvicorn.Config(
        app,
        http=http_wire(config, handing),
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A listening socket; raise an error for people when the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        args = {"host": host, "port": str(port), "problem": _reason(error)}
        raise OptionError(option, render("serve-port", args)) from None
    listener.set_inheritable(True)
    return listener


def listen_for_metrics(address: str | None, workers: int) -> list[socket.socket]:
    """A listening socket for the figures of each worker, on ports that follow each other; none without an address."""
    if address is None:
        return []
    host, port = read_address(address)
    return [listen(host, port + number if port else 0, "--metrics") for number in range(workers)]


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)


async def serve(
    database: str | None,
    listener: socket.socket,
    config: Config,
    on_ready: Callable[[Any], Awaitable[None]] | None = None,
    metrics: socket.socket | None = None,
    handing: Handing | None = None,
) -> None:
    """Serve until a signal ends it; `on_ready` gets the parts of the server once it listens."""
    store = await open_store(database)
    try:
        app = await create_app(store, config)
        _share(app.parts, handing)

        async def ready() -> None:
            if on_ready is not None:
                await on_ready(app.parts)

        async with showing_metrics(app.parts, metrics):
            await Server(settings(app, config, handing), ready, handing=handing).serve([listener])
    finally:
        await store.close()


@asynccontextmanager
async def serving(
    database: str | None,
    listener: socket.socket,
    config: Config,
    metrics: socket.socket | None = None,
    handing: Handing | None = None,
) -> AsyncIterator[Parts]:
    """Serve in the background of a program, for as long as the context lasts."""
    store = await open_store(database)
    try:
        app = await create_app(store, config)
        _share(app.parts, handing)
        ready = asyncio.Event()

        async def is_ready() -> None:
            ready.set()

        server = Server(settings(app, config, handing), is_ready, signals=False, handing=handing)
        task = asyncio.create_task(server.serve([listener]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        try:
            async with showing_metrics(app.parts, metrics):
                yield app.parts
        finally:
            server.should_exit = True
            await task
    finally:
        await store.close()


def _share(parts: Parts, handing: Handing | None) -> None:
    """Let the parts of a server know which tables are its own."""
    if handing is not None:
        parts.hub.is_ours = handing.is_for_us


async def try_store(database: str | None) -> None:
    """Open the store once, so that problems are reported when the server starts."""
    store = await open_store(database)
    await store.close()


def _open_as_many_as_allowed() -> None:
    """Raise the number of open files to what the system allows: every connection is one, and 1,024 are usual."""
    try:
        import resource
    except ImportError:  # there is no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fast event loop where it is installed, without long garbage collections."""
    _open_as_many_as_allowed()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECTING)
    try:
        import uvloop
    except ImportError:
        factory = None
    else:
        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)
