"""HTTP routes of identity: the session, names, accounts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.messages import Credentials, Me, NewName
from queenswright.server.parts import Parts, TheParts
from queenswright.server.refusals import CHANGING, READING

TAGS = ["people"]


async def _me(request: Request[Any, Any, Any], parts: Parts, person: str) -> Response[Me]:
    """The answer that says who somebody is, with the session cookie."""
    found = await parts.identity.person(person)
    me = Me(
        person=person,
        name=found.name if found else None,
        account=bool(found and found.is_account),
        local=parts.config.local,
        csrf=parts.identity.csrf(person),
    )
    cookies = parts.identity.cookie(person, request.scope["scheme"] == "https")
    return Response(me, cookies=cookies, headers={"cache-control": "no-store"})


@get("/api/me", summary="Who am I?", tags=TAGS, responses=READING, guards=reading())
async def me(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> Response[Me]:
    """Makes a session cookie when there is none; `csrf` belongs in the header X-CSRF-Token of every change."""
    return await _me(request, parts, visitor.person or parts.identity.new_person())


@post("/api/me", summary="Go by a name", tags=TAGS, responses=CHANGING, status_code=200, guards=changing("write"))
async def rename(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[NewName]
) -> Response[Me]:
    """A name is needed to sit down online, and to chat."""
    await parts.identity.rename(visitor, data.name)
    return await _me(request, parts, visitor.person)


@post(
    "/api/account",
    summary="Make an account, or change it",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("write"),
)
async def account(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """With name and password, a person can log in on other devices."""
    await parts.identity.make_account(visitor, data.name, data.password)
    return await _me(request, parts, visitor.person)


@post("/api/login", summary="Log in", tags=TAGS, responses=CHANGING, status_code=200, guards=changing("write"))
async def login(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """From now on this browser is the person of the account."""
    return await _me(request, parts, await parts.identity.login(visitor, data.name, data.password))


@post("/api/logout", summary="Log out", tags=TAGS, responses=CHANGING, status_code=200, guards=changing("write"))
async def logout(request: Request[Any, Any, Any], parts: TheParts) -> Response[Me]:
    """From now on this browser is somebody new."""
    return await _me(request, parts, parts.identity.new_person())


HANDLERS = [me, rename, account, login, logout]
