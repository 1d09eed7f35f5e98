"""What somebody can take along, and what stays when they go for good."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game
from queenswright.server.hub import Stale
from queenswright.server.identity import Visitor, new_token
from queenswright.server.live import Live
from queenswright.server.messages import Export, OwnPuzzle, OwnTable, Said, SessionInfo
from queenswright.server.parts import Parts
from queenswright.server.records import writing
from queenswright.server.refusals import Refused
from queenswright.server.unreadable import TableUnreadable
from queenswright.server.wire import encode
from queenswright.server.workshop import Work
from queenswright.store import HappeningRow, Listing, Person, PuzzleTry, Rewritten, Session, Summary, TableRow
from queenswright.table import TableState, apply, fork, wishes
from queenswright.table.rows import happening_of, state_of, summary_of

GONE = "gone-"
"""The id of a person who is no more begins so."""
TRIES = 3
THEIRS = ("seated", "left", "say", "character", "sentence")


def session_info(session: Session, visitor: Visitor) -> SessionInfo:
    """A session as its person sees it."""
    return SessionInfo(session.id, session.device, session.created, session.used, session.id == visitor.session)


async def exported(parts: Parts, visitor: Visitor, person: Person) -> AsyncIterator[bytes]:
    """Everything that is kept of a person, as JSON; a table is read when those before it were sent."""
    sessions = [session_info(one, visitor) for one in await parts.identity.sessions.of(person.id)]
    puzzles = [_own_puzzle(one) for one in await parts.store.puzzle_tries(person.id)]
    export = Export(
        person.id, person.name, person.mail, person.is_account, person.created, sessions, puzzles, tables=[]
    )
    yield encode(export).removesuffix(b"]}")
    for count, listing in enumerate(await parts.store.tables_ever_of(person.id)):
        yield (b"," if count else b"") + encode(await _own_table(parts, listing, person.id))
    yield b"]}"


def _own_puzzle(one: PuzzleTry) -> OwnPuzzle:
    kept = (one.begun, one.first, one.hints, one.rating, one.doubt, one.solved, one.shown)
    return OwnPuzzle(one.game, one.puzzle, *kept)


async def _own_table(parts: Parts, listing: Listing, person: str) -> OwnTable:
    rows = await parts.store.happenings(listing.table.id)
    held = _held(rows, person)
    mine = [row for row, is_theirs in zip(rows, held, strict=True) if is_theirs]
    said = _texts(mine, "say", "text")
    written = _texts(mine, "character", "called") + _texts(mine, "sentence", "sentence")
    record = await _record(parts, listing.table.id)
    return OwnTable(parts.hub.listed(listing, person), record, said, written)


def _texts(rows: Sequence[HappeningRow], kind: str, key: str) -> list[Said]:
    return [Said(row.at, msgspec.json.decode(row.body)[key]) for row in rows if row.kind == kind]


async def _record(parts: Parts, table_id: str) -> str | None:
    """The record of a table; none of one that cannot be read, and none that cannot be given yet."""
    try:
        live = await parts.hub.live(table_id)
        state = await parts.hub.whole(live) if live is not None else None
        if state is None or state.line is None:
            return None
        return await parts.workshop.run(writing(fork(state)))
    except Refused:
        return None


def _held(rows: Sequence[HappeningRow], person: str) -> list[bool]:
    """Which happenings are those of a person: they sat down, got up, said, chose or wrote something at their seat."""
    holders: dict[int | None, str] = {}
    held = []
    for row in rows:
        if row.kind == "seated":
            holders[row.seat] = msgspec.json.decode(row.body)["person"]
        held.append(row.kind in THEIRS and holders.get(row.seat) == person)
        if row.kind == "bot":
            holders.pop(row.seat, None)
    return held


async def forget(parts: Parts, visitor: Visitor, person: Person) -> None:
    """Delete a person. Running games are left first; at their tables the seats keep a neutral name."""
    await parts.identity.sessions.end(person.id)
    listings = await parts.store.tables_ever_of(person.id)
    for listing in listings:
        with suppress(TableUnreadable):
            await _get_up(parts, listing.table.id, person.id)
    replacement = GONE + new_token()
    rewritten = [await _rewritten(parts, listing, person.id, replacement) for listing in listings]
    await parts.store.forget_person(person.id, replacement, rewritten)
    await parts.hub.show_again([listing.table.id for listing in listings])


async def _get_up(parts: Parts, table_id: str, person: str) -> None:
    live = await parts.hub.live(table_id)
    for _ in range(TRIES):
        if live is None or not _playing(live, person):
            return
        with suppress(Stale, QueenswrightError):
            await parts.hub.act(live, lambda state, now: wishes.leave(state, _seats(state, person), now))


def _playing(live: Live, person: str) -> bool:
    return live.state.status != "over" and bool(_seats(live.state, person))


def _seats(state: TableState, person: str) -> tuple[int, ...]:
    return tuple(seat for seat in state.seats_of(person) if not state.seats[seat].left)


async def _rewritten(parts: Parts, listing: Listing, person: str, replacement: str) -> Rewritten:
    """What a table says without somebody's name."""
    table = listing.table
    game = await parts.shelf.known(table.game, table.pack, table.pack_digest)
    names = game.rules.names(table.players, table.options) if game else [str(n + 1) for n in range(table.players)]
    rows = await parts.store.happenings(table.id)
    bodies = {}
    for row, is_theirs in zip(rows, _held(rows, person), strict=True):
        if is_theirs:
            bodies[row.number] = msgspec.json.encode(_anonymous(row, names[row.seat or 0], replacement))
    after = [replace(row, body=bodies.get(row.number, row.body)) for row in rows]
    host = replacement if table.host == person else table.host
    try:
        assert game is not None
        summary = await parts.workshop.run(_summarising(replace(table, host=host), game, after))
    except Exception:  # a table that cannot be read keeps what the lobby shows of it
        summary = _without(listing.summary, person, replacement, names)
    return Rewritten(table.id, bodies, summary)


def _anonymous(row: HappeningRow, name: str, replacement: str) -> dict[str, Any]:
    """A happening of somebody who is no more: with a neutral name, and without what they called or wrote."""
    body: dict[str, Any] = msgspec.json.decode(row.body)
    if row.kind == "character":
        return body | {"called": None}
    if row.kind == "sentence":
        return {"sentence": None}
    body["name"] = name
    body.pop("account", None)
    if row.kind == "seated":
        body["person"] = replacement
    return body


def _without(summary: Summary, person: str, replacement: str, names: Sequence[str]) -> Summary:
    """What the lobby shows, with a neutral name for somebody."""
    seats = [
        _seat_without(seat, person, replacement, name) if person in (seat.get("person"), seat.get("former")) else seat
        for seat, name in zip(summary.seats, names, strict=True)
    ]
    people = tuple(replacement if one == person else one for one in summary.people)
    return replace(summary, seats=seats, people=people)


def _seat_without(seat: dict[str, Any], person: str, replacement: str, name: str) -> dict[str, Any]:
    """A seat in the lobby; the name of its character was chosen by somebody who is no more."""
    kept = {key: value for key, value in seat.items() if key != "character"}
    if seat.get("former") == person:
        return {**kept, "former": replacement, "plays_for": name}
    return {**kept, "person": replacement, "name": name, "account": False}


def _summarising(table: TableRow, game: Game, rows: Sequence[HappeningRow]) -> Work[Summary]:
    state = state_of(table, game)
    for row in rows:
        apply(state, happening_of(row))
        yield
    return summary_of(table, state, rows[-1].at if rows else table.created)
