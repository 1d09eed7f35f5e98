"""HTTP routes of records: download a game, replay it, or replay an uploaded record."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import QueryParameter

from queenswright.records import read_record, write_record
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.packing import packed
from queenswright.server.parts import TheParts
from queenswright.server.refusals import CHANGING, Refused, refusals
from queenswright.server.tables import Invite, TableId
from queenswright.server.texts import with_texts
from queenswright.server.wire import encode
from queenswright.table import TableState, replay_of, showing

TAGS = ["records"]
LARGEST_RECORD = 2_000_000
MOST_MOVES = 5_000
_AT_ONCE = asyncio.Semaphore(1)


@dataclass
class RecordOperation(Operation):
    """Says in the OpenAPI document that the body is the text of a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="A record.", required=True)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game",
    tags=TAGS,
    media_type=MediaType.TEXT,
    responses=refusals(404, 409),
    guards=reading(),
)
async def record(parts: TheParts, visitor: TheVisitor, table_id: TableId, invite: Invite = None) -> Response[str]:
    """While the game runs the key is sealed; afterwards `queenswright record check` opens the commitment."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    state = await parts.hub.stored(live)
    if state.line is None:
        raise Refused("table-not-started", 409)
    text = write_record(showing.record(state))
    headers = {
        "content-disposition": f'attachment; filename="{live.row.game}-{table_id}.qw"',
        "cache-control": "no-store",
    }
    return Response(text, headers=headers, media_type="text/plain")


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A game from its beginning, frame by frame",
    tags=TAGS,
    responses=refusals(403, 404, 409),
    guards=reading("replay"),
)
async def replay(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    invite: Invite = None,
) -> Response[Any]:
    """As one seat saw it: the asker's own seat while the game runs, any seat afterwards."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    state = await parts.hub.stored(live)
    document = with_texts(**showing.replay(state, _eyes(state, visitor.person, seat)))
    return await packed(request, encode(document), {"cache-control": "no-store"})


def _eyes(state: TableState, person: str, seat: int | None) -> int | None:
    """The seat whose view somebody may replay."""
    if state.line is None:
        raise Refused("table-not-started", 409)
    own = state.seats_of(person) if person else ()
    if seat is None:
        return state.acting(own)
    if seat >= state.players or (seat not in own and state.status != "over"):
        raise Refused("server-not-your-seat", 403)
    return seat


@post(
    "/api/replay",
    summary="Replay a record",
    tags=TAGS,
    status_code=200,
    operation_class=RecordOperation,
    request_max_body_size=LARGEST_RECORD,
    responses=CHANGING,
    guards=changing("replay"),
)
async def replay_record(request: Request[Any, Any, Any], parts: TheParts) -> Response[Any]:
    """The body is the text of a record; every move is checked by the rules."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused("server-no-text") from None
    found = read_record(text)
    moves = sum(len(turn.moves) for turn in found.turns)
    if moves > MOST_MOVES:
        raise Refused("server-record-long", moves=moves, most=MOST_MOVES)
    game = await parts.shelf.known(found.game, found.pack, found.pack_digest)
    async with _AT_ONCE:
        document = with_texts(**await asyncio.to_thread(replay_of, found, game))
    return await packed(request, encode(document), {"cache-control": "no-store"})


HANDLERS = [record, replay, replay_record]
