"""HTTP routes for reading: games, their components, rules and texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from queenswright.server.asking import reading
from queenswright.server.handbook import handbook
from queenswright.server.messages import GameInfo, Handbook, RuleBook
from queenswright.server.packing import packed
from queenswright.server.parts import TheParts
from queenswright.server.refusals import READING, Refused
from queenswright.server.rulesbook import rule_book
from queenswright.server.shelf import rules_of
from queenswright.server.texts import texts_for
from queenswright.server.wire import encode

TAGS = ["library"]
A_DAY = "public, max-age=86400"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
Word = Annotated[str, PathParameter(max_length=60)]
T = TypeVar("T")


async def _made(make: Callable[[], T]) -> T:
    """What takes some tenths of a second the first time and is kept then: beside the event loop."""
    return await asyncio.to_thread(make)


@get("/api/games", summary="The games that can be played", tags=TAGS, responses=READING, guards=reading())
async def games(parts: TheParts) -> list[GameInfo]:
    """With their packs, options, seats and bots."""
    return parts.shelf.shown(parts.bots.offered)


@get(
    "/api/games/{game:str}/content",
    summary="What is printed on the components of a game",
    tags=TAGS,
    guards=reading(),
    responses={**READING, 200: ResponseSpec(dict[str, Any], description="Everything printed, by name.")},
)
async def content(
    request: Request[Any, Any, Any],
    parts: TheParts,
    game: Word,
    players: Annotated[int, QueryParameter(ge=1, le=16)],
    pack: Annotated[str | None, QueryParameter(max_length=60)] = None,
    digest: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[Any]:
    """Nothing hidden: names, numbers, maps. With the hash of a pack the answer never changes."""
    rules = rules_of(game)
    if players not in rules.player_counts:
        raise Refused("server-players", counts=list(rules.player_counts))
    if digest:
        found = await parts.shelf.edition(game, pack or rules.content.default, digest)
    else:
        found = parts.shelf.newest(game, pack)
    body = parts.shelf.printed(found, players)
    return await packed(request, body, {"cache-control": FOREVER if digest else A_DAY})


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules of a game, clause by clause",
    tags=TAGS,
    guards=reading(),
    responses={**READING, 200: ResponseSpec(RuleBook, description="The chapters of the rules.")},
)
async def rules(request: Request[Any, Any, Any], game: Word, language: Word) -> Response[Any]:
    """In English (en), German (de) or Portuguese (pt)."""
    return await packed(request, await _made(lambda: encode(rule_book(game, language))), {"cache-control": ASK_AGAIN})


@get(
    "/api/games/{game:str}/handbook/{language:str}",
    summary="The rules of a game for reading, page by page",
    tags=TAGS,
    guards=reading(),
    responses={**READING, 200: ResponseSpec(Handbook, description="The pages; none for a game without a handbook.")},
)
async def handbook_pages(request: Request[Any, Any, Any], game: Word, language: Word) -> Response[Any]:
    """In English (en), German (de) or Portuguese (pt), with the clauses as footnotes."""
    return await packed(request, await _made(lambda: encode(handbook(game, language))), {"cache-control": ASK_AGAIN})


@get(
    "/api/texts/{language:str}",
    summary="The messages of a language",
    tags=TAGS,
    guards=reading(),
    responses={**READING, 200: ResponseSpec(str, description="Fluent.", media_type=MediaType.TEXT)},
    media_type=MediaType.TEXT,
)
async def texts(request: Request[Any, Any, Any], language: Word) -> Response[Any]:
    """All Fluent messages that a browser needs."""
    text, digest = await _made(lambda: texts_for(language))
    headers = {"etag": f'"{digest}"', "cache-control": ASK_AGAIN}
    if f'"{digest}"' in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers, media_type="text/plain")
    return await packed(request, text.encode(), headers, "text/plain")


@get(
    "/api/health",
    summary="Whether moves can be stored",
    tags=TAGS,
    responses=READING,
    guards=reading(),
)
async def health(parts: TheParts) -> dict[str, str]:
    """For monitoring; a refusal says in one word why not (`reason`)."""
    reason = await parts.health.look()
    if reason is not None:
        raise Refused("server-unavailable", 503, reason=reason)
    return {"status": "ok"}


HANDLERS = [games, content, rules, handbook_pages, texts, health]
