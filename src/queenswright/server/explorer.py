"""HTTP routes of the explorer: how many games began, and how that went. It looks at no position of any running game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from queenswright import explorer
from queenswright.explorer import ChoiceCount, openings_file, shipped_openings
from queenswright.kernel.interval import Estimate
from queenswright.puzzles.collection import EVERYBODY
from queenswright.server.asking import TheVisitor, reading
from queenswright.server.messages import Measured, Opening, Openings, OpeningTopic
from queenswright.server.parts import TheParts
from queenswright.server.refusals import READING, Refused
from queenswright.server.shelf import rules_of
from queenswright.server.wire import encode

OPEN_TO = " "
"""Between a topic and the chapter that somebody has to have come to."""


@get(
    "/api/explorer/{game:str}",
    summary="How games begin",
    tags=["explorer"],
    responses={**READING, 200: ResponseSpec(Openings, description="What was chosen, how often, with what result.")},
    guards=reading("pages"),
)
async def openings(
    parts: TheParts,
    visitor: TheVisitor,
    game: Annotated[str, PathParameter(description="The name of a game.", max_length=60)],
    players: Annotated[
        int | None, QueryParameter(description="In games with this number of players.", ge=1, le=16)
    ] = None,
) -> Response[Any]:
    """Sums over games of bots. What belongs to later chapters of a campaign is told to those who came there."""
    if not openings_file(rules_of(game)).is_file():
        raise Refused("explore-none", 404, game=game)
    found = await asyncio.to_thread(shipped_openings, game)
    counts = found.players()
    wanted = counts[-1] if players is None else players
    if wanted not in counts:
        raise Refused("explore-players", 404, counts=counts)
    reached = await parts.reach.chapters(visitor.person, game)
    return Response(await asyncio.to_thread(_shown, found, wanted, reached), media_type="application/json")


def _shown(found: explorer.Openings, players: int, reached: frozenset[str]) -> bytes:
    """What is told to those who came so far, as JSON; intervals take some time."""
    topics = [topic for topic in found.topics(players, unsealed=True) if _is_open(topic, reached)]
    shown = Openings(
        found.game, found.pack, dict(found.games), players, [_topic(found, players, one) for one in topics]
    )
    return encode(shown)


def _is_open(topic: str, reached: frozenset[str]) -> bool:
    _, _, chapter = topic.partition(OPEN_TO)
    return chapter in EVERYBODY or chapter in reached


def _topic(found: explorer.Openings, players: int, topic: str) -> OpeningTopic:
    name, _, chapter = topic.partition(OPEN_TO)
    return OpeningTopic(name, chapter, [_opening(one) for one in found.entries(players, topic)])


def _opening(entry: ChoiceCount) -> Opening:
    return Opening(entry.choice, entry.won.count, _measured(entry.won), _measured(entry.rating))


def _measured(one: Estimate) -> Measured:
    low = one.value if one.low is None else one.low
    high = one.value if one.high is None else one.high
    return Measured(round(one.value, 4), round(low, 4), round(high, 4))


HANDLERS = [openings]
