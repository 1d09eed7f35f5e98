"""HTTP routes of identity: who am I, names, signing in and out, where somebody is signed in."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.farewell import session_info
from queenswright.server.identity import Arrival, Visitor
from queenswright.server.messages import Credentials, Me, NewName, SessionInfo
from queenswright.server.parts import Parts, TheParts
from queenswright.server.refusals import CHANGING, READING, Refused

TAGS = ["people"]
CHANGE: dict[str, Any] = {"tags": TAGS, "responses": CHANGING, "guards": changing("write")}
"""What the routes that change something have in common."""
SessionId = Annotated[str, PathParameter(description="The id of a session.", max_length=80)]


async def who(parts: Parts, arrival: Arrival, codes: list[str] | None = None) -> Response[Me]:
    """Who somebody is, with the cookies that say so."""
    visitor = arrival.visitor
    found = await parts.identity.person(visitor.person)
    me = Me(
        person=visitor.person,
        name=found.name if found else None,
        account=bool(found and found.is_account),
        local=parts.config.local,
        csrf=parts.identity.csrf(visitor),
        mail=found.mail if found else None,
        can_mail=parts.config.smtp is not None,
        codes_left=await parts.accounts.codes_left(found) if found and found.is_account else 0,
    )
    if codes is not None:
        me.codes = codes
    return Response(me, cookies=list(arrival.cookies), headers={"cache-control": "no-store"})


async def with_puzzles(parts: Parts, former: Visitor, arrival: Arrival) -> Arrival:
    """Somebody who has signed in, with what they did with puzzles as a guest; of another account nothing is taken."""
    guest = await parts.identity.person(former.person) if former.session else None
    if guest is not None and not guest.is_account:
        await parts.puzzling.take_along(former, arrival.visitor)
    return arrival


@get("/api/me", summary="Who am I?", tags=TAGS, responses=READING, guards=reading())
async def me(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> Response[Me]:
    """Makes a cookie when there is none; `csrf` belongs in the header X-CSRF-Token of every change."""
    return await who(parts, await parts.identity.arrive(request.scope, visitor))


@post("/api/me", summary="Go by a name", status_code=200, **CHANGE)
async def rename(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[NewName]
) -> Response[Me]:
    """A name is needed to sit down online, and to chat."""
    return await who(parts, await parts.identity.rename(request.scope, visitor, data.name))


@post("/api/account", summary="Make an account", status_code=200, **CHANGE)
async def account(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Name and password let other devices be the same person. `codes` are shown this once."""
    return await who(parts, *await parts.accounts.make(request.scope, visitor, data.name, data.password))


@post("/api/login", summary="Sign in", status_code=200, **CHANGE)
async def login(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """From now on this browser is the person of the account."""
    arrival = await parts.accounts.login(request.scope, visitor, data.name, data.password)
    return await who(parts, await with_puzzles(parts, visitor, arrival))


@post("/api/logout", summary="Sign out", status_code=200, **CHANGE)
async def logout(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> Response[Me]:
    """From now on this browser is somebody new, and its former cookie is worth nothing."""
    await parts.identity.leave(visitor)
    return await who(parts, parts.identity.new_guest(request.scope, visitor))


@get("/api/sessions", summary="Where am I signed in?", tags=TAGS, responses=READING, guards=reading())
async def sessions(parts: TheParts, visitor: TheVisitor) -> list[SessionInfo]:
    """The one used last first; `used` is exact to the hour."""
    if not visitor.session:
        return []
    return [session_info(one, visitor) for one in await parts.identity.sessions.of(visitor.person)]


@post("/api/sessions/{session_id:str}/end", summary="Sign a device out", status_code=200, **CHANGE)
async def end_session(parts: TheParts, visitor: TheVisitor, session_id: SessionId) -> list[SessionInfo]:
    """Its cookie is worth nothing any more, and its sockets are closed."""
    if not visitor.session or not await parts.identity.sessions.end(visitor.person, only=session_id):
        raise Refused("server-not-found", 404)
    return [session_info(one, visitor) for one in await parts.identity.sessions.of(visitor.person)]


@post("/api/sessions/end", summary="Sign out all other devices", status_code=200, **CHANGE)
async def end_others(parts: TheParts, visitor: TheVisitor) -> list[SessionInfo]:
    """Only this browser stays signed in."""
    if not visitor.session:
        return []
    await parts.store.renew_person(visitor.person, parts.config.clock())
    await parts.identity.sessions.end(visitor.person, but=visitor.session)
    return [session_info(one, visitor) for one in await parts.identity.sessions.of(visitor.person)]


HANDLERS = [me, rename, account, login, logout, sessions, end_session, end_others]
