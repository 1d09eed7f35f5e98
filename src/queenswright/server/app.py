"""The application: its parts put together, its handlers, its errors."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Receive, Scope, Send

from queenswright import __version__
from queenswright.kernel.errors import QueenswrightError
from queenswright.server import account, campaigns, editing, explorer, library, people, puzzles, records, study, tables
from queenswright.server.accounts import Accounts
from queenswright.server.annals import AnnalsKept
from queenswright.server.asking import StrictRequest, described, reading, the_parts, the_visitor
from queenswright.server.bots import Bots
from queenswright.server.config import Config
from queenswright.server.counting import count
from queenswright.server.driver import Driver
from queenswright.server.elsewhere import BotWorkers
from queenswright.server.health import Health
from queenswright.server.hub import Hub, Stale
from queenswright.server.identity import Identity
from queenswright.server.ledger import Ledger
from queenswright.server.limits import Limits
from queenswright.server.mail import Post
from queenswright.server.messages import RefusalMessage
from queenswright.server.metrics import Metrics
from queenswright.server.pace import Intake, Turnstile
from queenswright.server.parts import Parts, TheParts
from queenswright.server.puzzling import Puzzling
from queenswright.server.reach import Reach
from queenswright.server.refusals import Refused, reason_of
from queenswright.server.remains import Remains
from queenswright.server.replays import Replays
from queenswright.server.running import RunningGames
from queenswright.server.security import Shield
from queenswright.server.sessions import Sessions
from queenswright.server.shelf import Shelf
from queenswright.server.socket import table_socket
from queenswright.server.static import BuiltClient
from queenswright.server.studies import Studies
from queenswright.server.ticking import Ticking
from queenswright.server.tidying import Tidying
from queenswright.server.watching import Watching
from queenswright.server.whereabouts import Whereabouts
from queenswright.server.workshop import Workshop
from queenswright.server.worths import Worths
from queenswright.store import Store, StoreError

LOG = logging.getLogger("queenswright.server")
LARGEST_BODY = 64 * 1024
SECRET_BYTES = 32
BEGIN_AGAIN = 1.0
"""Seconds after which work in the background that has failed begins again."""
Work = Callable[[], Coroutine[Any, Any, None]]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], parts: TheParts, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its first page."""
    if path.lstrip("/").split("/")[0] == "api":
        raise Refused("server-not-found", 404)
    return parts.client.answer(path, request.headers)


async def make_parts(store: Store, config: Config) -> Parts:
    """Put the parts of a server together."""
    secret = await store.secret("session", secrets.token_bytes(SECRET_BYTES))
    limits = Limits(config.limits, config.clock, store)
    began = float(await store.secret("sessions since", str(config.clock()).encode()))
    shelf = Shelf(store)
    workshop = Workshop()
    hub = Hub(store, config, shelf, workshop)
    await hub.note_service()
    whereabouts = Whereabouts()
    sessions = Sessions(store, config, hub.crowd.end, began)
    identity = Identity(store, config, secret, limits, whereabouts, sessions)
    accounts = Accounts(store, config, identity, limits, Post(config.smtp))
    running = RunningGames(hub, workshop)
    reach = Reach(hub)
    bots = Bots(config, BotWorkers(store.questions, config.bot_limit))
    studies, worths = Studies(store, config), Worths(running, config.studying)
    purses = {"thought": bots.purses, "studied": studies.purses, "evaluated": worths.purses}
    return Parts(
        store=store,
        ledger=Ledger(store, purses, whereabouts),
        config=config,
        hub=hub,
        identity=identity,
        accounts=accounts,
        limits=limits,
        turnstile=Turnstile(config.together),
        intake=Intake(config.bodies),
        shelf=shelf,
        bots=bots,
        client=BuiltClient(config.static),
        whereabouts=whereabouts,
        workshop=workshop,
        sketching=Workshop(),
        replays=Replays(shelf, limits, workshop),
        remains=Remains(hub, workshop),
        annals=AnnalsKept(workshop),
        reach=reach,
        running=running,
        studies=studies,
        puzzling=Puzzling(store, shelf, workshop, reach, config.clock),
        worths=worths,
        tidying=Tidying(hub, sessions),
        health=Health(store),
        metrics=Metrics(),
    )


async def create_app(store: Store, config: Config | None = None) -> Shield:
    """The application on a store. Its sockets need uvicorn with the protocol of wire.py, as `serve` starts it."""
    config = config or Config()
    parts = await make_parts(store, config)
    return Shield(Watching(Application(parts), parts.metrics, config.slow), parts)


class Application:
    """The routes on the parts of one server, which every request carries with it."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._app = routes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope.setdefault("state", {})["parts"] = self.parts
            await self._app(scope, receive, send)
        else:
            await self._live(receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Work in the background from the first message of uvicorn to its last."""
        await receive()
        async with _running(self.parts):
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})


@asynccontextmanager
async def _running(parts: Parts) -> AsyncIterator[None]:
    """The server's work in the background, and its end."""
    driver = Driver(parts.hub, parts.bots, parts.whereabouts)
    count(parts)
    working = [parts.hub.begin(_lasting(work)) for work in _works(parts, driver)]
    try:
        yield
    finally:
        for work in working:
            work.cancel()
        parts.health.close()
        await parts.hub.presence.close()
        parts.bots.close()
        parts.accounts.close()
        parts.studies.close()
        parts.worths.close()
        await parts.bots.workers.close()
        await parts.hub.close()
        parts.workshop.close()
        parts.sketching.close()
        parts.metrics.close()


@cache
def routes() -> Litestar:
    """What can be asked of a server: the same for all servers of a process, and built once."""
    return Litestar(
        [
            Router(
                "/",
                route_handlers=[
                    *people.HANDLERS,
                    *account.HANDLERS,
                    *library.HANDLERS,
                    *tables.HANDLERS,
                    *records.HANDLERS,
                    *campaigns.HANDLERS,
                    *study.HANDLERS,
                    *puzzles.HANDLERS,
                    *explorer.HANDLERS,
                    *editing.HANDLERS,
                    table_socket,
                    page,
                ],
            )
        ],
        dependencies={
            "parts": Provide(the_parts, sync_to_thread=False),
            "visitor": Provide(the_visitor, sync_to_thread=False),
        },
        request_class=StrictRequest,
        exception_handlers={
            Refused: _refused,
            QueenswrightError: _refused,
            StoreError: _unavailable,
            Stale: _stale,
            HTTPException: _http_error,
            Exception: _error,
        },
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Queenswright",
            version=__version__,
            openapi_router=Router(
                "/api/openapi.json", route_handlers=[], guards=[*reading(), described], include_in_schema=False
            ),
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
            description="Tables, people and records. Moves go over the socket of a table: docs/protocol.md.",
        ),
        request_max_body_size=LARGEST_BODY,
    )


def _works(parts: Parts, driver: Driver) -> list[Work]:
    """What goes on in the background as long as the server runs."""
    hub = parts.hub
    works = [hub.beat, Ticking(hub, driver).run, hub.presence.work, hub.folds.work, parts.bots.workers.work]
    works += [parts.studies.work, parts.tidying.work]
    return works if parts.config.local else [*works, parts.ledger.work, parts.identity.sessions.work]


async def _lasting(work: Work) -> None:
    """Begin a work again that ends with an error: without its clocks, say, a server would only seem to run."""
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("work in the background failed, and begins again")
            await asyncio.sleep(BEGIN_AGAIN)
        else:
            return


def _answer(reason: RefusalMessage, status: int) -> Response[Any]:
    """A refusal; whoever was too fast, or came when too much was going on, is told when to come back."""
    seconds = reason.args.get("seconds")
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(msgspec.to_builtins(reason), status_code=status, headers=headers, media_type="application/json")


def _refused(request: Any, error: QueenswrightError | Refused) -> Response[Any]:
    request.state.parts.metrics.refused(error)
    return _answer(reason_of(error), error.status if isinstance(error, Refused) else 400)


def _unavailable(request: Any, error: StoreError) -> Response[Any]:
    LOG.error("the store failed", exc_info=error)
    return _answer(RefusalMessage("server-unavailable"), 503)


def _stale(request: Any, error: Stale) -> Response[Any]:
    return _answer(RefusalMessage("server-try-again"), 409)


def _http_error(request: Any, error: HTTPException) -> Response[Any]:
    """Answer what the framework itself refuses: an unknown path, or a body that is malformed or too large."""
    known = {404: "server-not-found", 405: "server-not-found", 413: "server-too-large"}
    if error.status_code in known:
        return _answer(RefusalMessage(known[error.status_code]), error.status_code)
    extra: Any = error.extra if isinstance(error.extra, list) else []
    problems = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    problem = "; ".join(problems)[:200] or error.detail[:200]
    return _answer(RefusalMessage("server-bad-request", {"problem": problem}), error.status_code)


def _error(request: Any, error: Exception) -> Response[Any]:
    LOG.error("a request failed", exc_info=error)
    return _answer(RefusalMessage("server-error"), 500)
