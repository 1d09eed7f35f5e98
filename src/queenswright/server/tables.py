"""HTTP routes of tables: the lobby, making, joining, leaving, bots, rematch."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from queenswright.server.asking import TheVisitor, changing, reading
from queenswright.server.handbook import position_to_try
from queenswright.server.hub import Wish
from queenswright.server.info import may_see
from queenswright.server.live import Live
from queenswright.server.making import check_bot, known_names, make_table, rematch_wish, seat_name
from queenswright.server.messages import Awaited, Join, Leave, Lobby, NewTable, SeatBot, SeatWish, TableInfo
from queenswright.server.packing import packed
from queenswright.server.parts import Parts, TheParts
from queenswright.server.refusals import CHANGING, READING, Refused
from queenswright.server.texts import opened_texts
from queenswright.server.unreadable import TableUnreadable
from queenswright.store import Listing, Sought
from queenswright.table import Happening, TableState, showing, wishes

TAGS = ["tables"]
TableId = Annotated[str, PathParameter(description="The id of a table.", max_length=60)]
MOST_GOING, SOME_FINISHED = 100, 12
"""Tables of one's own in the lobby."""
CLOCK_OF_PACE = {"": "", "live": "bank", "days": "days", "none": "none"}
"""The clock of tables that are played in one sitting, over days, and without a limit."""
Invite = Annotated[str | None, QueryParameter(description="The token of an invitation.", max_length=100)]


@get(
    "/api/tables",
    summary="The lobby: their own tables, open ones, running ones",
    tags=TAGS,
    responses=READING,
    guards=reading("lists"),
)
async def lobby(
    parts: TheParts,
    visitor: TheVisitor,
    game: Annotated[str, QueryParameter(description="Public tables of this game only.", max_length=60)] = "",
    players: Annotated[int, QueryParameter(description="For this many players only; 0 is any.", ge=0, le=99)] = 0,
    pace: Annotated[Literal["", "live", "days", "none"], QueryParameter(description="Of this pace only.")] = "",
) -> Lobby:
    """Tables of the asker whatever their state, and public tables, the latest change first; those that are sought."""
    person = visitor.person
    sought = Sought(game, players, CLOCK_OF_PACE[pace])
    going = await parts.store.tables_of(person, MOST_GOING) if person else []
    mine = going + (await parts.store.finished_of(person, SOME_FINISHED) if person else [])
    known = {one.table.id for one in mine}
    lists = [
        [parts.hub.listed(one, person) for one in found if one.table.id not in known]
        for found in [await parts.store.lobby(status, sought=sought) for status in ("open", "running")]
    ]
    waiting = [found for one in going if (found := await _awaited(parts, one)) is not None]
    return Lobby([parts.hub.listed(one, person) for one in mine], waiting, *lists)


async def _awaited(parts: Parts, listing: Listing) -> Awaited | None:
    """For whom a table waits. Summaries of the first versions do not say so: such a table is read."""
    summary, seats = listing.summary, listing.summary.seats
    if summary.status != "running":
        return None
    seat = next((number for number, one in enumerate(seats) if one.get("awaited")), None)
    if seats and "awaited" not in seats[0]:
        with suppress(TableUnreadable):
            live = await parts.hub.live(listing.table.id)
            seat = None if live is None else live.state.deciding
    if seat is None:
        return None
    left = None if summary.clock_at is None else max(0.0, summary.clock_at - parts.hub.now())
    return Awaited(listing.table.id, seat, left)


@post(
    "/api/tables",
    summary="Make a table",
    tags=TAGS,
    responses=CHANGING,
    status_code=201,
    guards=changing("tables", "made"),
)
async def create(parts: TheParts, visitor: TheVisitor, data: JSONBody[NewTable]) -> TableInfo:
    """The table begins as soon as no seat is open."""
    name = await name_of(parts, visitor.person)
    table = await make_table(parts, data, visitor.person, name)
    return await parts.hub.info(await parts.hub.see(table, visitor.person, None), visitor.person)


@post(
    "/api/games/{game:str}/tries/{name:str}",
    summary="Make a table from a position of the handbook",
    tags=TAGS,
    responses=CHANGING,
    status_code=201,
    guards=changing("tables", "made"),
)
async def try_position(
    parts: TheParts,
    visitor: TheVisitor,
    game: Annotated[str, PathParameter(max_length=60)],
    name: Annotated[str, PathParameter(max_length=60)],
) -> TableInfo:
    """The asker has the first seat, bots have the others."""
    start = position_to_try(game, name)
    seats = [SeatWish("me"), *(SeatWish("bot") for _ in start["seats"][1:])]
    wish = NewTable(game, seats)
    table = await make_table(parts, wish, visitor.person, await name_of(parts, visitor.person), start=start)
    return await parts.hub.info(await parts.hub.see(table, visitor.person, None), visitor.person)


@get("/api/tables/{table_id:str}", summary="One table", tags=TAGS, responses=READING, guards=reading())
async def table_info(parts: TheParts, visitor: TheVisitor, table_id: TableId, invite: Invite = None) -> TableInfo:
    """A private table is found only by its people and with its token."""
    return await parts.hub.info(await parts.hub.see(table_id, visitor.person, invite), visitor.person)


@get(
    "/api/invitations/{token:str}",
    summary="The table that an invitation belongs to",
    tags=TAGS,
    responses=READING,
    guards=reading(),
)
async def invitation(parts: TheParts, visitor: TheVisitor, token: TableId) -> TableInfo:
    """Links of the form /join/TOKEN lead here."""
    row = await parts.store.table_invited(token)
    if row is None or not may_see(row, [], visitor.person, token):
        raise Refused("server-no-table", 404)
    return await parts.hub.info(await parts.hub.see(row.id, visitor.person, token), visitor.person)


@get(
    "/api/tables/{table_id:str}/texts/{language:str}",
    summary="The texts that a campaign has opened for the asker",
    tags=TAGS,
    guards=reading(),
    responses={**READING, 200: ResponseSpec(str, description="Fluent.", media_type=MediaType.TEXT)},
    media_type=MediaType.TEXT,
)
async def table_texts(
    request: Request[Any, Any, Any],
    parts: TheParts,
    visitor: TheVisitor,
    table_id: TableId,
    language: Annotated[str, PathParameter(max_length=60)],
    invite: Invite = None,
) -> Response[Any]:
    """More than the texts of the language, where `state.texts` of the table says so; ask again when that changes."""
    live = await parts.hub.see(table_id, visitor.person, invite)
    state = await parts.hub.stored(live)
    opened = showing.disclosed(state, state.seats_of(visitor.person) if visitor.person else ())
    text = opened_texts(live.row.game, language, opened)
    return await packed(request, text.encode(), {"cache-control": "no-store"}, "text/plain")


@post(
    "/api/tables/{table_id:str}/join",
    summary="Sit down at a table",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("seats", "stored"),
)
async def join(parts: TheParts, visitor: TheVisitor, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    """At a seat that is open or was abandoned, or at the first free one."""
    live = await parts.hub.see(table_id, visitor.person, data.invite)
    name, account = await name_of(parts, visitor.person), await parts.identity.account_name(visitor.person)
    known = await known_names(parts, visitor.person, live.state.game)

    def wish(state: TableState, now: float) -> list[Happening]:
        chosen = name or seat_name(state, data.seat or 0)
        mine = chosen == account
        return wishes.sit(state, visitor.person, data.seat, chosen, now, mine, data.stands_in, known(chosen))

    await parts.hub.act(live, wish)
    return await parts.hub.info(live, visitor.person)


@post(
    "/api/tables/{table_id:str}/leave",
    summary="Get up from a table",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("seats", "stored"),
)
async def leave(parts: TheParts, visitor: TheVisitor, table_id: TableId, data: JSONBody[Leave]) -> TableInfo:
    """Before the game the seat is open again; in a game a bot plays on, until the same or another person sits down."""
    live = await parts.hub.see(table_id, visitor.person, None)

    def wish(state: TableState, now: float) -> list[Happening]:
        own = state.seats_of(visitor.person)
        if data.seat is not None and data.seat not in own:
            raise Refused("server-not-your-seat", 403)
        return wishes.leave(state, own if data.seat is None else (data.seat,), now)

    await parts.hub.act(live, wish)
    return await parts.hub.info(live, visitor.person)


@post(
    "/api/tables/{table_id:str}/bot",
    summary="Give a seat to a bot",
    tags=TAGS,
    responses=CHANGING,
    status_code=200,
    guards=changing("seats", "stored"),
)
async def seat_bot(parts: TheParts, visitor: TheVisitor, table_id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    """The host fills an open seat; anybody at the table gives an abandoned one to a bot."""
    live = await parts.hub.see(table_id, visitor.person, None)
    bot = check_bot(parts, data.bot)
    host = visitor.person == live.row.host

    def wish(state: TableState, now: float) -> list[Happening]:
        absent = data.seat < state.players and not live.present()[data.seat]
        return wishes.seat_bot(state, state.seats_of(visitor.person), data.seat, bot, now, host, absent)

    await parts.hub.act(live, wish)
    parts.bots.prepare(live.state.game)
    return await parts.hub.info(live, visitor.person)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="The same again",
    tags=TAGS,
    responses=CHANGING,
    status_code=201,
    guards=changing("tables", "made"),
)
async def rematch(parts: TheParts, visitor: TheVisitor, table_id: TableId) -> TableInfo:
    """The first request makes the table; later ones join it, each at their own seat."""
    old = await parts.hub.see(table_id, visitor.person, None)
    if not old.state.seats_of(visitor.person):
        raise Refused("server-not-at-table", 403)
    if old.state.status != "over":
        raise Refused("server-not-over", 409)
    async with old.rematching:
        if old.state.rematch_table is None:
            await _make_rematch(parts, old, visitor.person)
    new = await parts.hub.see(old.state.rematch_table or "", visitor.person, None)
    await _sit_again(parts, old, new, visitor.person)
    return await parts.hub.info(new, visitor.person)


async def _make_rematch(parts: Parts, old: Live, person: str) -> None:
    guests = sorted({seat.person for seat in old.state.seats if seat.person})
    wish, game = rematch_wish(old, person), old.state.game
    text = await parts.store.pack_text(game.pack.digest)
    table = await make_table(parts, wish, person, None, game, text or "", guests=guests)

    def meet_again(state: TableState, now: float) -> list[Happening]:
        return [] if state.rematch_table else wishes.rematch(state, state.seats_of(person), table, now)

    await parts.hub.act(old, meet_again)


async def _sit_again(parts: Parts, old: Live, new: Live, person: str) -> None:
    """Take the seats that somebody had in the last game, as far as they are free."""
    account = await parts.identity.account_name(person)
    for seat in old.state.seats_of(person):
        if new.state.seats[seat].kind == "open":
            name = old.state.seats[seat].name or seat_name(new.state, seat)
            await parts.identity.free_name(name, person)
            returns = (await known_names(parts, person, new.state.game))(name)
            await parts.hub.act(new, _sitting(person, seat, name, name == account, returns))


def _sitting(person: str, seat: int, name: str, account: bool, returns: bool) -> Wish:
    return lambda state, now: wishes.sit(state, person, seat, name, now, account, returns=returns)


async def name_of(parts: Parts, person: str) -> str | None:
    """The name of a person who sits down; a local table needs none."""
    name = await parts.identity.name_of(person)
    if name is None and not parts.config.local:
        raise Refused("server-name-first", 403)
    return await parts.identity.free_name(name, person) if name is not None else None


HANDLERS = [lobby, create, try_position, table_info, invitation, table_texts, join, leave, seat_bot, rematch]
