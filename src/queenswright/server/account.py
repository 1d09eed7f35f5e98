"""HTTP routes of accounts: passwords, recovery, mail, one's own data, and going for good."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.farewell import exported, forget
from queenswright.server.identity import Arrival
from queenswright.server.messages import (
    Export,
    GamesPlayed,
    Goodbye,
    LinkWish,
    Me,
    NewMail,
    NewPassword,
    Proof,
    Recovery,
    RecoveryByLink,
    Tally,
    Token,
)
from queenswright.server.parts import TheParts
from queenswright.server.people import who, with_puzzles
from queenswright.server.refusals import CHANGING, READING, Refused

TAGS = ["account"]
LAST_GAMES = 20
CHANGE: dict[str, Any] = {"tags": TAGS, "responses": CHANGING, "guards": changing("write")}
"""What the routes that change something have in common."""


@post("/api/password", summary="Change the password", status_code=200, **CHANGE)
async def password(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[NewPassword]
) -> Response[Me]:
    """Asks for the old one; every other device is signed out."""
    return await who(parts, await parts.accounts.change_password(request.scope, visitor, data.old, data.password))


@post("/api/codes", summary="New recovery codes", status_code=200, **CHANGE)
async def codes(parts: TheParts, visitor: TheVisitor, data: JSONBody[Proof]) -> Response[Me]:
    """`codes` are shown this once; the former ones are worth nothing any more."""
    made = await parts.accounts.renew_codes(visitor, data.password)
    return await who(parts, Arrival(visitor), made)


@post("/api/recover", summary="A new password by a recovery code", status_code=200, **CHANGE)
async def recover(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Recovery]
) -> Response[Me]:
    """The code is used up, and every other device is signed out."""
    arrival = await parts.accounts.recover(request.scope, visitor, data.name, data.code, data.password)
    return await who(parts, await with_puzzles(parts, visitor, arrival))


@post("/api/recover/mail", summary="Ask for a link by mail", status_code=204, **CHANGE)
async def ask_for_link(parts: TheParts, visitor: TheVisitor, data: JSONBody[LinkWish]) -> None:
    """Whether there is such an account, and whether it has an address, is not told."""
    await parts.accounts.ask_for_link(visitor, data.name)


@post("/api/recover/link", summary="A new password by a link", status_code=200, **CHANGE)
async def recover_by_link(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[RecoveryByLink]
) -> Response[Me]:
    """Links of the form /recover/TOKEN lead here; one works once, for half an hour."""
    arrival = await parts.accounts.recover_by_link(request.scope, visitor, data.token, data.password)
    return await who(parts, await with_puzzles(parts, visitor, arrival))


@post("/api/mail", summary="The address for recovery", status_code=204, **CHANGE)
async def set_mail(parts: TheParts, visitor: TheVisitor, data: JSONBody[NewMail]) -> None:
    """It counts once the link that is sent there was followed; an empty one is none."""
    await parts.accounts.set_mail(visitor, data.password, data.mail.strip())


@post("/api/mail/confirm", summary="Confirm an address", status_code=204, **CHANGE)
async def confirm_mail(parts: TheParts, visitor: TheVisitor, data: JSONBody[Token]) -> None:
    """Links of the form /confirm/TOKEN lead here."""
    await parts.accounts.confirm_mail(visitor, data.token)


@get(
    "/api/me/export",
    summary="Everything that is kept of me",
    tags=TAGS,
    responses={**READING, 200: ResponseSpec(Export, description="A person with all their tables.")},
    guards=reading("export"),
)
async def export(parts: TheParts, visitor: TheVisitor) -> Response[Any]:
    """Person, sessions, tables with their records, and what was said at one's own seats."""
    person = await parts.identity.person(visitor.person)
    if person is None:
        raise Refused("server-name-first", 404)
    headers = {"content-disposition": 'attachment; filename="queenswright.json"', "cache-control": "no-store"}
    return Stream(exported(parts, visitor, person), headers=headers, media_type="application/json")


@get("/api/me/games", summary="My finished games", tags=TAGS, responses=READING, guards=reading("lists"))
async def games_played(parts: TheParts, visitor: TheVisitor) -> GamesPlayed:
    """Counted by game, rivals and outcome, and the last of them."""
    person = visitor.person
    tallies = await parts.store.tallies_of(person) if person else []
    tables = await parts.store.finished_of(person, LAST_GAMES) if person else []
    return GamesPlayed(
        [msgspec.convert(asdict(one), Tally) for one in tallies], [parts.hub.listed(one, person) for one in tables]
    )


@post(
    "/api/account/delete",
    summary="Delete me",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("account"),
)
async def delete(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, data: JSONBody[Goodbye]
) -> Response[Me]:
    """Running games are left, and seats show a colour instead of the name. An account asks for its password."""
    person = await parts.identity.person(visitor.person)
    if person is None or parts.config.local:
        raise Refused("server-no-account", 409)
    if person.is_account:
        await parts.accounts.proved(visitor, data.password)
    await forget(parts, visitor, person)
    return await who(parts, parts.identity.new_guest(request.scope, visitor))


HANDLERS = [
    password,
    codes,
    recover,
    ask_for_link,
    recover_by_link,
    set_mail,
    confirm_mail,
    export,
    games_played,
    delete,
]
