"""Before a request is looked at: who asks, may they, is it too much; and its body, read as what it has to be.

Guards run before anything of a body is read, so whoever has no session, no token or no requests left costs nothing.
"""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation
from litestar.types import Guard, Scope

from queenswright.server.identity import Visitor
from queenswright.server.parts import Parts
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import network_of

LONGEST_PROBLEM = 200
Asking = ASGIConnection[Any, Any, Any, Any]


def reading(kind: str = "read") -> list[Guard]:
    """For whatever changes nothing: it counts against a limit."""

    async def guard(asking: Asking, handler: BaseRouteHandler) -> None:
        parts: Parts = asking.state.parts
        visitor = await parts.identity.visitor(asking.scope)
        await parts.limits.take(kind, visitor.person or visitor.address, visitor.address)
        asking.state.visitor = visitor

    return [guard]


def changing(*kinds: str) -> list[Guard]:
    """For whatever changes something: it has to come from a page of this server, and counts against limits."""

    async def guard(asking: Asking, handler: BaseRouteHandler) -> None:
        parts: Parts = asking.state.parts
        visitor = await parts.identity.visitor(asking.scope)
        parts.identity.check_csrf(asking.scope, visitor)
        for kind in kinds:
            await parts.limits.take(kind, visitor.person, visitor.address)
        asking.state.visitor = visitor

    return [guard]


_DESCRIBING = Lock()


async def described(asking: Asking, handler: BaseRouteHandler) -> None:
    """A guard of the OpenAPI document: it is made once, which takes half a second, beside the event loop."""
    await asyncio.to_thread(_describe, asking.app)


def _describe(app: Litestar) -> None:
    with _DESCRIBING:
        _ = app.openapi_schema


def the_parts(scope: Scope) -> Parts:
    """The parts of the server that was asked."""
    parts: Parts = scope["state"]["parts"]
    return parts


def the_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Whom a guard has let in."""
    visitor: Visitor = request.state.visitor
    return visitor


TheVisitor = NamedDependency[SkipValidation[Visitor]]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is exactly what its handler asks for; no text counts as a number."""

    async def body(self) -> bytes:
        parts: Parts = self.state.parts
        with parts.intake.one(network_of(the_visitor(self).address)):
            return await super().body()

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except RecursionError:
            raise _bad_request("got too many brackets inside each other") from None
        except (msgspec.DecodeError, UnicodeError) as error:
            raise _bad_request(str(error)) from None


def _bad_request(problem: str) -> Refused:
    return Refused("server-bad-request", problem=problem[:LONGEST_PROBLEM])
