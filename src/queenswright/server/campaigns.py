"""HTTP routes of campaigns: their annals, the whole log of a table as a file, and a table from such a file.

A file holds the key that decides all chance, so nobody gets the file of a table where somebody else still plays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from queenswright.kernel.game import Game
from queenswright.records.campaign import Campaign
from queenswright.records.campaign.replay import Replay
from queenswright.records.campaign.text import read_campaign, write_campaign
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.messages import Annals, TableInfo
from queenswright.server.packing import unpacked
from queenswright.server.parts import TheParts
from queenswright.server.refusals import CHANGING, Refused, refusals
from queenswright.server.tables import Invite, TableId
from queenswright.server.workshop import Work
from queenswright.store import HappeningRow, TableRow
from queenswright.table import Happening, Settings, TableState
from queenswright.table.export import NoCampaign, happenings_of, making_campaign, without_sentences_of_others
from queenswright.table.rows import agreed_of, happening_of, new_row, state_of

TAGS = ["campaigns"]
LARGEST_CAMPAIGN = 5_000_000
_AT_ONCE = asyncio.Semaphore(1)


@dataclass
class CampaignOperation(Operation):
    """Says in the OpenAPI document that the body is the text of a campaign."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="A campaign file.", required=True)


@get(
    "/api/tables/{table_id:str}/annals",
    summary="The annals of a campaign",
    tags=TAGS,
    responses={**refusals(403, 404, 409), 200: ResponseSpec(Annals, description="What its page shows.")},
    guards=reading("pages"),
)
async def annals(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, table_id: TableId, invite: Invite = None
) -> Response[Any]:
    """Games, ways of the families, letters read so far and figures, made from what everybody was told."""
    state = await parts.remains.seen(visitor, table_id, invite)
    return unpacked(request, await parts.annals.of(visitor, table_id, state), {"cache-control": "no-store"})


@get(
    "/api/tables/{table_id:str}/campaign",
    summary="The whole log of a table as a campaign file",
    tags=TAGS,
    media_type=MediaType.TEXT,
    responses=refusals(403, 404, 409),
    guards=reading("replay"),
)
async def campaign_file(
    parts: TheParts, visitor: TheVisitor, table_id: TableId, invite: Invite = None
) -> Response[str]:
    """Includes the key: only for somebody who plays alone or with bots, and for everybody once the game is over."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    state = await parts.hub.stored(live)
    if not _may_know_the_key(state, visitor.person):
        raise Refused("server-campaign-secret", 403)
    game = await parts.shelf.edition(live.row.game, live.row.pack, live.row.pack_digest)
    rows = await parts.store.happenings(live.id)
    reader = None if state.status == "over" else visitor.person
    try:
        text = await parts.workshop.do(visitor, _exporting(live.row, game, rows, reader))
    except NoCampaign:
        raise Refused("server-no-campaign", 409) from None
    headers = {
        "content-disposition": f'attachment; filename="{live.row.settings.get("name") or table_id}.qwc"',
        "cache-control": "no-store",
    }
    return Response(text, headers=headers, media_type="text/plain")


def _may_know_the_key(state: TableState, person: str) -> bool:
    """Whether this person may know the key: the game is over, or nobody else plays."""
    people = {seat.person for seat in state.seats if seat.kind == "person"}
    return state.status == "over" or (state.status == "running" and bool(person) and people == {person})


def _exporting(row: TableRow, game: Game, rows: Sequence[HappeningRow], reader: str | None) -> Work[str]:
    """The whole log; for a reader before the end without the last sentences of those who played here before."""
    happenings = [happening_of(one) for one in rows]
    yield
    if reader is not None:
        happenings = without_sentences_of_others(happenings, reader)
    campaign = yield from making_campaign(agreed_of(row, game), happenings)
    yield
    return write_campaign(campaign)


@post(
    "/api/campaigns",
    summary="A table from a campaign file",
    tags=TAGS,
    operation_class=CampaignOperation,
    request_max_body_size=LARGEST_CAMPAIGN,
    responses=CHANGING,
    guards=changing("tables", "made"),
)
async def import_campaign(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> TableInfo:
    """The body is a campaign file; all its lines are replayed and checked. Whoever knows the key plays alone.

    The importer knows the key and has to play alone, so this works on a local server only.
    """
    if not parts.config.local:
        raise Refused("server-campaign-local", 403)
    found = read_campaign(await request.body(), "campaign").campaign
    game = await parts.shelf.known(found.game, found.pack, found.pack_digest)
    if game is None:
        raise Refused("server-pack-missing", 404, pack=found.pack, digest=found.pack_digest)
    async with _AT_ONCE:
        happenings = await asyncio.to_thread(_imported, found, game, visitor.person)
        settings = {**Settings(auto_end=True).to_dict(), "lesson": False, "guests": []}
        agreed = game, len(found.seats), found.key, found.options, settings
        row = new_row(*agreed, visitor.person, parts.hub.now(), found.rules_version)
        state = await asyncio.to_thread(state_of, row, game, happenings)
    text = await parts.store.pack_text(game.pack.digest)
    live = await parts.hub.create(row, state, happenings, text)
    parts.bots.prepare(game)
    return await parts.hub.info(live, visitor.person)


def _imported(campaign: Campaign, game: Game, person: str) -> list[Happening]:
    Replay(campaign, game).run_every_line()
    return happenings_of(campaign, game, person)


HANDLERS = [annals, campaign_file, import_campaign]
