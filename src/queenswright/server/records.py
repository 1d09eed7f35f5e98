"""HTTP routes of records: download a game, replay it in pages, or replay an uploaded record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import PathParameter, QueryParameter

from queenswright.kernel.errors import RecordError
from queenswright.records import write_record
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.identity import Visitor
from queenswright.server.messages import Replay, ReplayCourse, ReplayFrames, ReplayRows
from queenswright.server.packing import unpacked
from queenswright.server.parts import Parts, TheParts
from queenswright.server.refusals import Refused, refusals
from queenswright.server.replays import Film, of_table
from queenswright.server.tables import Invite, TableId
from queenswright.server.workshop import Work
from queenswright.table import TableState, fork, showing

TAGS = ["records"]
LARGEST_RECORD = 500_000
NOT_KEPT = {"cache-control": "no-store"}
Seat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Page = Annotated[int, PathParameter(ge=0, le=100_000)]


def _part(kind: Any, *statuses: int) -> dict[str, Any]:
    """What the handlers of a replay have in common; `kind` is what they answer with."""
    answer = ResponseSpec(kind, description="A part of a replay.")
    return {"tags": TAGS, "status_code": 200, "responses": {**refusals(403, 404, *statuses), 200: answer}}


def _of_table(kind: Any) -> dict[str, Any]:
    return {**_part(kind, 409), "guards": reading("pages")}


def _of_record(kind: Any) -> dict[str, Any]:
    own = {"operation_class": RecordOperation, "request_max_body_size": LARGEST_RECORD, "guards": changing("pages")}
    return {**_part(kind, 401, 413), **own}


@dataclass
class RecordOperation(Operation):
    """Says in the OpenAPI document that the body is the text of a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="A record.", required=True)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game",
    media_type=MediaType.TEXT,
    tags=TAGS,
    responses=refusals(404, 409),
    guards=reading("replay"),
)
async def record(parts: TheParts, visitor: TheVisitor, table_id: TableId, invite: Invite = None) -> Response[str]:
    """While the game runs the key is sealed; afterwards `queenswright record check` opens the commitment."""
    state = await parts.remains.seen(visitor, table_id, invite)
    if state.line is None:
        raise Refused("table-not-started", 409)
    text = await parts.workshop.do(visitor, writing(fork(state)))
    headers = {"content-disposition": f'attachment; filename="{state.game.name}-{table_id}.qw"', **NOT_KEPT}
    return Response(text, headers=headers, media_type="text/plain")


def writing(state: TableState) -> Work[str]:
    """The text of a table's record. That of a game which began at a position names its key: there is none before the
    end."""
    yield
    try:
        return write_record(showing.record(state))
    except RecordError:
        raise Refused("server-not-over", 409) from None


async def _film(parts: Parts, visitor: Visitor, table_id: str, seat: int | None, invite: str | None) -> Film:
    """A table as one seat saw it: the asker's own seat while the game runs, any seat afterwards."""
    state = await parts.remains.seen(visitor, table_id, invite)
    return of_table(state, table_id, _eyes(state, visitor.person, seat))


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


@get("/api/tables/{table_id:str}/replay", summary="A game from its beginning", **_of_table(Replay))
async def replay(
    parts: TheParts, visitor: TheVisitor, table_id: TableId, seat: Seat = None, invite: Invite = None
) -> Response[Any]:
    """As one seat saw it: the asker's own seat while the game runs, any seat afterwards. Frames come in pages."""
    film = await _film(parts, visitor, table_id, seat, invite)
    return Response(film.replay, headers=NOT_KEPT)


@get("/api/tables/{table_id:str}/replay/frames/{page:int}", summary="A page of frames", **_of_table(ReplayFrames))
async def replay_frames(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    page: Page,
    seat: Seat = None,
    invite: Invite = None,
) -> Response[Any]:
    """The positions of a game, `per_page` of them, with the moves that led to them."""
    film = await _film(parts, visitor, table_id, seat, invite)
    return unpacked(request, await parts.replays.page(visitor, film, "frames", page), NOT_KEPT)


@get("/api/tables/{table_id:str}/replay/rows/{page:int}", summary="A page of rows", **_of_table(ReplayRows))
async def replay_rows(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    page: Page,
    seat: Seat = None,
    invite: Invite = None,
) -> Response[Any]:
    """What is told of the moves of a game, `rows_per_page` of them."""
    film = await _film(parts, visitor, table_id, seat, invite)
    return unpacked(request, await parts.replays.page(visitor, film, "rows", page), NOT_KEPT)


@get("/api/tables/{table_id:str}/replay/course", summary="How a game went", **_of_table(ReplayCourse))
async def replay_course(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    seat: Seat = None,
    invite: Invite = None,
) -> Response[Any]:
    """The numbers of every seat at the ends of turns, for a chart."""
    film = await _film(parts, visitor, table_id, seat, invite)
    return unpacked(request, await parts.replays.page(visitor, film, "course"), NOT_KEPT)


@post("/api/replay", summary="Replay a record", **_of_record(Replay))
async def record_replay(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> Response[Any]:
    """The body is the text of a record; every move is checked by the rules. Ask for pages with the same body."""
    film = await parts.replays.of_record(visitor, await request.body())
    return Response(film.replay, headers=NOT_KEPT)


@post("/api/replay/frames/{page:int}", summary="A page of frames of a record", **_of_record(ReplayFrames))
async def record_frames(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, page: Page
) -> Response[Any]:
    """The positions of a record, `per_page` of them."""
    film = await parts.replays.of_record(visitor, await request.body())
    return unpacked(request, await parts.replays.page(visitor, film, "frames", page), NOT_KEPT)


@post("/api/replay/rows/{page:int}", summary="A page of rows of a record", **_of_record(ReplayRows))
async def record_rows(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, page: Page
) -> Response[Any]:
    """What is told of the moves of a record, `rows_per_page` of them."""
    film = await parts.replays.of_record(visitor, await request.body())
    return unpacked(request, await parts.replays.page(visitor, film, "rows", page), NOT_KEPT)


@post("/api/replay/course", summary="How a game of a record went", **_of_record(ReplayCourse))
async def record_course(request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor) -> Response[Any]:
    """The numbers of every seat at the ends of turns, for a chart."""
    film = await parts.replays.of_record(visitor, await request.body())
    return unpacked(request, await parts.replays.page(visitor, film, "course"), NOT_KEPT)


HANDLERS = [
    record,
    replay,
    replay_frames,
    replay_rows,
    replay_course,
    record_replay,
    record_frames,
    record_rows,
    record_course,
]
