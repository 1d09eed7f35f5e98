"""HTTP routes of the position editor: what a document describes, a table and an analysis board that begin there.

Positions are read by `Game.position` and nothing else. Nobody gets help in a running game with them, and nothing is
told that is still sealed for whoever asks.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from queenswright.games.sealed import closed_names
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record
from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.examining import beginning, examined, written
from queenswright.server.identity import Visitor
from queenswright.server.making import check_bot, make_table
from queenswright.server.messages import (
    BringPosition,
    BroughtPosition,
    Examined,
    NewTable,
    PlayPosition,
    PositionDocument,
    SeatWish,
    StudyInfo,
    TableInfo,
    Walk,
)
from queenswright.server.parts import Parts, TheParts
from queenswright.server.reach import told_by
from queenswright.server.records import NOT_KEPT
from queenswright.server.refusals import CHANGING, READING, Refused, refusals
from queenswright.server.study import StudyId, info_of, walked
from queenswright.server.tables import Invite, TableId, name_of
from queenswright.server.workshop import Work

TAGS = ["positions"]
GameName = Annotated[str, PathParameter(description="The name of a game.", max_length=60)]
LEVEL = 6


def _game(parts: Parts, name: str, document: Mapping[str, Any]) -> Game:
    """The game that a document is of, with its pack."""
    pack = document.get("pack")
    return parts.shelf.newest(name, pack if isinstance(pack, str) else None)


async def _examined(parts: Parts, visitor: Visitor, game: Game, data: BringPosition) -> Response[Any]:
    known = await parts.reach.of(visitor, game)
    found = await parts.sketching.do(visitor, examined(game, data.document, known, data.known))
    return Response(found, headers=NOT_KEPT)


@get(
    "/api/games/{game:str}/positions",
    summary="A position to begin with",
    tags=TAGS,
    responses={**READING, 200: ResponseSpec(Examined, description="The usual position.")},
    guards=reading("pages"),
)
async def new_position(
    parts: TheParts,
    visitor: TheVisitor,
    game: GameName,
    players: Annotated[int, QueryParameter(ge=1, le=16)] = 2,
) -> Response[Any]:
    """What a document describes that says nothing but the number of players."""
    found = parts.shelf.newest(game, None)
    if players not in found.rules.player_counts:
        raise Refused("server-players", counts=list(found.rules.player_counts))
    return await _examined(parts, visitor, found, BringPosition(beginning(found, players)))


@post(
    "/api/games/{game:str}/positions",
    summary="What a document describes",
    tags=TAGS,
    status_code=200,
    responses={**CHANGING, 200: ResponseSpec(Examined, description="The position, and what is wrong with it.")},
    guards=changing("think"),
)
async def bring_position(
    parts: TheParts, visitor: TheVisitor, game: GameName, data: JSONBody[BringPosition]
) -> Response[Any]:
    """All that is wrong with it is named, and the position is shown as if it were mended."""
    return await _examined(parts, visitor, _game(parts, game, data.document), data)


async def _begun(parts: Parts, visitor: Visitor, name: str, document: Mapping[str, Any]) -> tuple[Game, Position]:
    """The position that a document describes without a fault, and its game, for somebody who may know it."""
    game = _game(parts, name, document)
    position = await parts.sketching.do(visitor, _reading(game, document))
    await parts.reach.check(visitor, position)
    if position.is_over:
        raise Refused("study-over", 409)
    await parts.running.refuse(visitor, (game.name, position.players), [position])
    return game, position


def _reading(game: Game, document: Mapping[str, Any]) -> Work[Position]:
    yield
    return game.position(document)


@post(
    "/api/games/{game:str}/positions/table",
    summary="Make a table that begins at a position",
    tags=TAGS,
    status_code=201,
    responses=CHANGING,
    guards=changing("tables", "made"),
)
async def play_position(
    parts: TheParts, visitor: TheVisitor, game: GameName, data: JSONBody[PlayPosition]
) -> TableInfo:
    """The asker has one seat, bots have the others. A position of a running game with other people is refused."""
    bot = check_bot(parts, data.bot)
    found, position = await _begun(parts, visitor, game, data.document)
    me = position.to_move if data.seat is None else data.seat
    if me is None or me >= position.players:
        raise Refused("server-not-your-seat", 403)
    await parts.reach.check(visitor, position, me)
    seats = [SeatWish("me") if seat == me else SeatWish("bot", bot=bot) for seat in range(position.players)]
    options = dict(found.rules.options.show(position.state))
    wish = NewTable(game, seats, found.pack.name, options)
    name = await name_of(parts, visitor.person)
    table = await make_table(parts, wish, visitor.person, name, game=found, start=position.to_dict())
    return await parts.hub.info(await parts.hub.see(table, visitor.person, None), visitor.person)


@post(
    "/api/games/{game:str}/positions/study",
    summary="The analysis board of a position",
    tags=TAGS,
    status_code=200,
    responses=CHANGING,
    guards=changing("study", "made"),
)
async def study_position(
    parts: TheParts, visitor: TheVisitor, game: GameName, data: JSONBody[BroughtPosition]
) -> StudyInfo:
    """The same position has the same board. A position of a running game with other people is refused."""
    _, position = await _begun(parts, visitor, game, data.document)
    record = await parts.sketching.do(visitor, _recording(position))
    row = await parts.studies.lay(visitor, position.digest, record)
    return await info_of(parts, visitor, row, -1)


def _recording(position: Position) -> Work[bytes]:
    """A record that begins there and has no moves, compressed."""
    yield
    text = write_record(record_of(position))
    return gzip.compress(text.encode(), LEVEL, mtime=0)


def _document(position: Position) -> Work[PositionDocument]:
    """A position as a document, with the names that are open in it."""
    yield
    known = None if position.game.rules.telling.disclosed_texts is None else told_by(position)
    closed = frozenset() if known is None else closed_names(position.game.rules.folder, known)
    return PositionDocument(position.game.name, written(position, closed))


@post(
    "/api/studies/{study_id:str}/position",
    summary="A position of a study as a document",
    tags=TAGS,
    status_code=200,
    responses=CHANGING,
    guards=changing("think"),
)
async def study_document(
    parts: TheParts, visitor: TheVisitor, study_id: StudyId, data: JSONBody[Walk]
) -> PositionDocument:
    """The end of a variation, hidden things included; nothing of a campaign that goes on."""
    position = await walked(parts, visitor, study_id, data)
    return await parts.sketching.do(visitor, _document(position))


@get(
    "/api/tables/{table_id:str}/position",
    summary="A position of a finished game as a document",
    tags=TAGS,
    responses={**refusals(404, 409), 200: ResponseSpec(PositionDocument, description="The document.")},
    guards=reading("pages"),
)
async def table_document(
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    place: Annotated[int, QueryParameter(description="How many moves were played before it.", ge=0, le=100_000)] = 0,
    invite: Invite = None,
) -> PositionDocument:
    """With the number of moves before it, hidden things included: the game has to be over."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    if live.state.status != "over" or live.state.line is None:
        raise Refused("server-not-over", 409)
    state = await parts.hub.whole(live)
    assert state.line is not None
    past = state.line.position.past()
    if place >= len(past):
        raise Refused("server-no-page", 404, page=place, pages=len(past))
    return await parts.sketching.do(visitor, _document(past[place]))


HANDLERS = [new_position, bring_position, play_position, study_position, study_document, table_document]
