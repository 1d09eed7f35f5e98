"""HTTP routes of studies: analyses of finished games, variations of their positions, and what turns there are worth.

Whoever has the link of an analysis may read it and the replay that goes with it. Of a campaign that goes on only those
who may see its table read anything, nobody what others keep to themselves, and nothing can be played on from there.
"""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.findings import StudyReader, findings_of
from queenswright.server.identity import Visitor
from queenswright.server.live import Live
from queenswright.server.messages import (
    AskChances,
    AskWorth,
    Outcomes,
    Replay,
    ReplayFrames,
    ReplayRows,
    StudyInfo,
    Tried,
    TryMoves,
    Walk,
    Walked,
    Worth,
)
from queenswright.server.packing import unpacked
from queenswright.server.parts import Parts, TheParts
from queenswright.server.records import LARGEST_RECORD, NOT_KEPT, Page, RecordOperation, Seat
from queenswright.server.refusals import CHANGING, Refused, refusals
from queenswright.server.replays import Film, Part, of_table
from queenswright.server.sending import ready
from queenswright.server.studies import ShownFindings, analysis_in, is_laid, subject_of_record
from queenswright.server.tables import Invite, TableId
from queenswright.server.walks import LINES, previewed, shown_walk, throwing, walking
from queenswright.server.wire import encode
from queenswright.server.workshop import Work
from queenswright.store import AnalysisRow
from queenswright.study import Analysis
from queenswright.table import TableState

TAGS = ["studies"]
StudyId = Annotated[str, PathParameter(description="The id of an analysis.", max_length=60)]
Number = Annotated[int | None, QueryParameter(description="Which of several linked games.", ge=0, le=1000)]
LEVEL = 6


@post(
    "/api/tables/{table_id:str}/study",
    summary="Analyse the game of a table",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("study", "made"),
)
async def study_table(
    parts: TheParts, visitor: TheVisitor, table_id: TableId, number: Number = None, invite: Invite = None
) -> StudyInfo:
    """The game has to be over; of a campaign the game with this number. The same game is analysed once for all."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    state = await parts.hub.whole(live)
    position, which = await parts.workshop.do(visitor, _finished(state, number))
    subject = f"table {table_id} {which} {position.digest}"
    row = await parts.studies.ask(visitor, subject, position, table_id, which, b"")
    return await info_of(parts, visitor, row, -1)


@post(
    "/api/studies",
    summary="Analyse a record",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    operation_class=RecordOperation,
    request_max_body_size=LARGEST_RECORD,
    guards=changing("study", "made"),
)
async def study_record(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, number: Number = None
) -> StudyInfo:
    """The body is the text of a record with its key; every move is checked by the rules."""
    body = await request.body()
    film = await parts.replays.of_record(visitor, body)
    position = film.reel.position
    if not position.game.rules.reports.linked and not position.is_over:
        raise Refused("study-not-over", 409)
    if not film.is_from_setup:
        positions = (film.reel.at(place) for place in range(len(film.reel)))
        await parts.running.refuse(visitor, (position.game.name, position.players), positions)
    packed = await parts.workshop.do(visitor, _plainly(film))
    row = await parts.studies.ask(visitor, subject_of_record(packed, number), position, None, number, packed)
    return await info_of(parts, visitor, row, -1)


def _plainly(film: Film) -> Work[bytes]:
    """The record as we write it, compressed: nothing of what else somebody wrote into theirs is kept."""
    text = yield from _as_text(film)
    yield
    return gzip.compress(text.encode(), LEVEL, mtime=0)


def _as_text(film: Film) -> Work[str]:
    yield
    return write_record(record_of(film.reel.position, film.head["seats"]))


def _finished(state: TableState, number: int | None) -> Work[tuple[Position, int | None]]:
    """The finished game of a table up to its last move, and its number where it is one of several."""
    if state.line is None:
        raise Refused("table-not-started", 409)
    position = state.line.position.copy()
    linked = position.game.rules.reports.linked
    yield
    if linked is None:
        if state.status != "over":
            raise Refused("study-not-over", 409)
        return position, None
    past = position.past()
    numbers = [int(linked.number(one.held)) for one in past[:-1]]
    now = int(linked.number(position.held))
    wanted = max(numbers, default=now) if number is None else number
    if wanted not in numbers or (state.status != "over" and wanted >= now):
        raise Refused("study-not-over", 409)
    while numbers[-1] > wanted:
        numbers.pop()
        position.pop()
    return position, wanted


@get(
    "/api/studies/{study_id:str}",
    summary="An analysis",
    tags=TAGS,
    responses={**refusals(403, 404), 200: ResponseSpec(StudyInfo, description="How far it is, and what was found.")},
    guards=reading("pages"),
)
async def study(
    parts: TheParts,
    visitor: TheVisitor,
    study_id: StudyId,
    known: Annotated[int, QueryParameter(description="The depth that the asker has already.", ge=-1, le=2)] = -1,
) -> StudyInfo:
    """What was found is there as soon as there is more than what the asker knows."""
    return await info_of(parts, visitor, await parts.studies.row(study_id), known)


@post(
    "/api/studies/{study_id:str}/stop",
    summary="Stop an analysis",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("write"),
)
async def stop_study(parts: TheParts, visitor: TheVisitor, study_id: StudyId) -> StudyInfo:
    """Whoever asked for it may; what was found stays, and asking for it again goes on."""
    row = await parts.studies.row(study_id)
    if not row.person or row.person != visitor.person:
        raise Refused("study-not-yours", 403)
    parts.studies.stop(study_id)
    return await info_of(parts, visitor, row, 2)


async def info_of(parts: Parts, visitor: Visitor, row: AnalysisRow, known: int) -> StudyInfo:
    """An analysis as somebody sees it who knows of it up to a depth."""
    live = await _table(parts, visitor, row)
    job = parts.studies.job(row.id)
    if job is None and parts.studies.is_lost(row):
        film = await _film(parts, visitor, row, None)
        parts.studies.take_up(visitor, row, film.reel.position)
        job = parts.studies.job(row.id)
    going = live is not None and live.state.status != "over"
    info = StudyInfo(
        id=row.id,
        status=row.status if job is None else job.status,  # type: ignore[arg-type]
        waiting=0 if job is None else parts.studies.before(job),
        depth=0 if job is None else job.depth,
        done=0 if job is None else job.done,
        total=0 if job is None else job.total,
        table=row.table_id,
        number=row.number,
        yours=bool(row.person) and row.person == visitor.person,
        walks=not going,
        laid=is_laid(row),
        findings=None,
    )
    found = job.analysis if job is not None else None
    reader = _reader(live, visitor) if going and live is not None else None
    if found.depth > known if found is not None else (job is None and row.body):
        key = (row.id, row.status, len(row.body), found and found.depth, reader)
        shown = await parts.studies.kept.get(key, lambda: parts.workshop.do(visitor, _reading(row, found, reader)))
        info.findings = ready(shown.text) if shown.depth > known else None
    return info


def _reading(row: AnalysisRow, found: Analysis | None, reader: StudyReader | None) -> Work[ShownFindings]:
    """What was found as JSON: of a long game it is much, so nothing is left to do for whoever asks again."""
    analysis = found or analysis_in(row)
    yield
    if analysis is None:
        return ShownFindings()
    findings = findings_of(analysis, reader)
    yield
    return ShownFindings(findings.depth, encode(findings))


def _reader(live: Live, visitor: Visitor) -> StudyReader:
    """What somebody may read of a campaign that goes on."""
    state, line = live.state, live.state.line
    own = state.seats_of(visitor.person) if visitor.person else ()
    sealed = () if line is None else (i for i, one in enumerate(line.played) if line.position.is_sealed(one.move))
    return StudyReader(frozenset(own), frozenset(sealed))


async def _table(parts: Parts, visitor: Visitor, row: AnalysisRow) -> Live | None:
    """The table of an analysis; while a campaign goes on only for those who may see it."""
    if row.table_id is None:
        return None
    live = await parts.hub.live(row.table_id)
    if live is None:
        raise Refused("study-unknown", 404)
    if live.state.status != "over":
        live = await parts.hub.see(row.table_id, visitor.person, None)
    return live


async def _film(parts: Parts, visitor: Visitor, row: AnalysisRow, seat: int | None) -> Film:
    """The replay that goes with an analysis."""
    live = await _table(parts, visitor, row)
    if live is None:
        film = await parts.replays.of_record(visitor, gzip.decompress(row.record), is_laid(row))
        if is_laid(row):
            await parts.reach.check(visitor, film.reel.at(0))
        return film
    state = await parts.hub.whole(live)
    own = state.seats_of(visitor.person) if visitor.person else ()
    if state.status != "over":
        return of_table(state, live.id, state.acting(own))
    if seat is not None and seat >= state.players:
        raise Refused("server-not-your-seat", 403)
    return of_table(state, live.id, seat)


def _part(kind: Any) -> dict[str, Any]:
    answer = ResponseSpec(kind, description="A part of a replay.")
    return {"tags": TAGS, "responses": {**refusals(403, 404, 409), 200: answer}, "guards": reading("pages")}


@get("/api/studies/{study_id:str}/replay", summary="The game of an analysis", **_part(Replay))
async def study_replay(parts: TheParts, visitor: TheVisitor, study_id: StudyId, seat: Seat = None) -> Response[Any]:
    """As a seat saw it. Frames come in pages."""
    film = await _film(parts, visitor, await parts.studies.row(study_id), seat)
    return Response(film.replay, headers=NOT_KEPT)


async def _page_of(
    request: Request[Any, Any, Any],
    parts: Parts,
    visitor: Visitor,
    study_id: str,
    seat: int | None,
    of: tuple[Part, int],
) -> Response[Any]:
    film = await _film(parts, visitor, await parts.studies.row(study_id), seat)
    return unpacked(request, await parts.replays.page(visitor, film, *of), NOT_KEPT)


@get("/api/studies/{study_id:str}/replay/frames/{page:int}", summary="A page of frames", **_part(ReplayFrames))
async def study_frames(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    study_id: StudyId,
    page: Page,
    seat: Seat = None,
) -> Response[Any]:
    """The positions of the game."""
    return await _page_of(request, parts, visitor, study_id, seat, ("frames", page))


@get("/api/studies/{study_id:str}/replay/rows/{page:int}", summary="A page of rows", **_part(ReplayRows))
async def study_rows(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    study_id: StudyId,
    page: Page,
    seat: Seat = None,
) -> Response[Any]:
    """What is told of the moves of the game."""
    return await _page_of(request, parts, visitor, study_id, seat, ("rows", page))


async def _open_film(parts: Parts, visitor: Visitor, study_id: str, seat: int | None) -> Film:
    """The replay in which somebody walks; nobody does where a campaign goes on, since its chance is still to come."""
    row = await parts.studies.row(study_id)
    live = await _table(parts, visitor, row)
    if live is not None and live.state.status != "over":
        raise Refused("study-not-over", 409)
    return await _film(parts, visitor, row, seat)


@get(
    "/api/studies/{study_id:str}/record",
    summary="The record of an analysed game",
    media_type=MediaType.TEXT,
    tags=TAGS,
    responses=refusals(403, 404, 409),
    guards=reading("pages"),
)
async def study_text(parts: TheParts, visitor: TheVisitor, study_id: StudyId) -> Response[str]:
    """As text, to be kept with the variations of a board; nothing of a campaign that goes on."""
    film = await _open_film(parts, visitor, study_id, None)
    text = await parts.sketching.do(visitor, _as_text(film))
    return Response(text, headers=NOT_KEPT, media_type="text/plain")


async def walked(parts: Parts, visitor: Visitor, study_id: str, walk: Walk) -> Position:
    """The end of a variation."""
    film = await _open_film(parts, visitor, study_id, walk.seat)
    return await parts.sketching.do(visitor, walking(film.reel, walk.place, walk.steps))


def _asking(kind: Any) -> dict[str, Any]:
    answer = ResponseSpec(kind, description="The answer.")
    return {"tags": TAGS, "status_code": 200, "responses": {**CHANGING, 200: answer}, "guards": changing("think")}


@post("/api/studies/{study_id:str}/walk", summary="Play a variation", **_asking(Walked))
async def walk_study(
    request: Request[Any, Any, Any], parts: TheParts, visitor: TheVisitor, study_id: StudyId, data: JSONBody[Walk]
) -> Response[Any]:
    """What could have been played from a position of the game, with chance as it was or thrown again."""
    film = await _open_film(parts, visitor, study_id, data.seat)
    answer = await parts.sketching.do(visitor, shown_walk(film.reel, data.place, data.steps, data.seat))
    return unpacked(request, answer, NOT_KEPT)


@post("/api/studies/{study_id:str}/try", summary="What moves would bring", **_asking(Tried))
async def try_study(parts: TheParts, visitor: TheVisitor, study_id: StudyId, data: JSONBody[TryMoves]) -> Response[Any]:
    """Previews after a variation, from what the seat that decides may know; a refusal says why not."""
    position = await walked(parts, visitor, study_id, data.walk)
    return Response(await previewed(parts.sketching, visitor, position, data), headers=NOT_KEPT)


@post("/api/studies/{study_id:str}/chances", summary="What chance may bring", **_asking(Outcomes))
async def study_chances(
    parts: TheParts, visitor: TheVisitor, study_id: StudyId, data: JSONBody[AskChances]
) -> Outcomes:
    """With a move after a variation: what some throws brought, and the throw for each."""
    position = await walked(parts, visitor, study_id, data.walk)
    return await parts.sketching.do(visitor, throwing(position, data.text))


@post(
    "/api/studies/{study_id:str}/worth",
    summary="What the best turns are",
    tags=TAGS,
    status_code=200,
    responses={**CHANGING, 200: ResponseSpec(Worth, description="Lines of JSON.", media_type=LINES)},
    guards=changing("worth"),
)
async def study_worth(parts: TheParts, visitor: TheVisitor, study_id: StudyId, data: JSONBody[AskWorth]) -> Stream:
    """A line of JSON for every look, each surer; whoever closes the connection stops it.

    A position of a running game with other people is refused, whatever way it came here.
    """
    position = await walked(parts, visitor, study_id, data.walk)
    lines = await parts.worths.of(visitor, position, data.lines)
    return Stream(lines, media_type=LINES, headers=NOT_KEPT)


HANDLERS = [
    study_table,
    study_record,
    study,
    stop_study,
    study_replay,
    study_frames,
    study_rows,
    study_text,
    walk_study,
    try_study,
    study_chances,
    study_worth,
]
