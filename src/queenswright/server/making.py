"""New tables: from a request, or as a rematch of another table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import structs

from queenswright.bots import BotError
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.key import KEY_BITS
from queenswright.server.identity import read_name
from queenswright.server.lessons import lesson_wish
from queenswright.server.live import Live
from queenswright.server.messages import NewTable, SeatWish
from queenswright.server.parts import Parts
from queenswright.server.refusals import Refused
from queenswright.server.shelf import pack_text
from queenswright.table import Happening, Settings, TableState, apply, wishes
from queenswright.table.characters import offered
from queenswright.table.rows import new_row, state_of

DAY = 86400.0
Names = Callable[[str], bool]


async def make_table(
    parts: Parts,
    wish: NewTable,
    person: str,
    name: str | None,
    game: Game | None = None,
    text: str | None = None,
    key: int | None = None,
    guests: Sequence[str] = (),
    start: Mapping[str, Any] | None = None,
) -> str:
    """Make a table, seat people and bots as requested, and return its id. `game` and `text` are for custom packs.

    With `start`, the document of a position, the game begins there. A lesson brings its own bot, options and key.
    """
    if wish.lesson:
        wish, key = lesson_wish(wish.game)
    game = game or parts.shelf.newest(wish.game, wish.pack)
    players = len(wish.seats)
    if players not in game.rules.player_counts:
        raise Refused("server-players", counts=list(game.rules.player_counts))
    if not parts.config.local and all(one.kind == "bot" for one in wish.seats):
        raise Refused("server-only-bots")
    await _check_waiting(parts, wish, person)
    settings = Settings.read(_plain_settings(wish))
    key = secrets.randbits(KEY_BITS) if key is None else key
    now = parts.hub.now()
    agreed = {**settings.to_dict(), "lesson": wish.lesson, "guests": list(guests)}
    row = new_row(game, players, key, wish.options, agreed, person, now, public=wish.public)
    state = state_of(row, game)
    happenings: list[Happening] = []
    account = await parts.identity.account_name(person)
    known = await known_names(parts, person, game)
    for one in wish.seats:
        if one.kind in ("me", "person") and one.name:
            await parts.identity.free_name(one.name, person)
    for seat, one in enumerate(wish.seats):
        for seated in _seated(parts, state, seat, one, person, name, now, account, known):
            happening = replace(seated, body={"start": start}) if start and seated.kind == "started" else seated
            apply(state, happening)
            happenings.append(happening)
    if any(seat.kind == "bot" for seat in state.seats):
        parts.bots.prepare(game)
    await parts.hub.create(row, state, happenings, pack_text(game, wish.pack) if text is None else text)
    return row.id


async def _check_waiting(parts: Parts, wish: NewTable, person: str) -> None:
    """Nobody fills the lobby with tables that wait for players."""
    if parts.config.local or not wish.public or all(one.kind != "open" for one in wish.seats):
        return
    most = parts.config.waiting_tables
    if await parts.store.waiting_of(person, parts.hub.now() - DAY) >= most:
        raise Refused("server-many-waiting", 429, most=most)


def _plain_settings(wish: NewTable) -> dict[str, Any]:
    clock = {
        key: value
        for key in ("kind", "days", "bank", "increment", "at_zero")
        if (value := getattr(wish.clock, key)) is not None
    }
    return {"take_back": wish.take_back, "clock": clock, "auto_end": wish.auto_end}


def _seated(
    parts: Parts,
    state: TableState,
    seat: int,
    wish: SeatWish,
    person: str,
    name: str | None,
    now: float,
    account: str | None,
    known: Names,
) -> Sequence[Happening]:
    """The happenings of seating somebody."""
    if wish.kind == "open":
        return []
    if wish.kind == "bot":
        return wishes.seat_bot(state, (), seat, check_bot(parts, wish.bot or "journeyman"), now, host=True)
    chosen = wish.name or (name if wish.kind == "me" else None) or seat_name(state, seat)
    chosen = read_name(chosen)
    return wishes.sit(state, person, seat, chosen, now, chosen == account, returns=known(chosen))


async def known_names(parts: Parts, person: str, game: Game) -> Names:
    """Whether somebody of a name has played a long game like this one to its end before.

    Online it is the person who counts; on one's own machine everybody sits down as the same person, with another name.
    """
    if not person or offered(game.rules) is None:
        return lambda name: False
    rows = [row for row in await parts.store.finished_of(person) if row.table.game == game.name]
    if not parts.config.local:
        return lambda name: bool(rows)
    names = {seat["name"] for row in rows for seat in row.summary.seats if seat["kind"] == "person"}
    return names.__contains__


def seat_name(state: TableState, seat: int) -> str:
    """The name of a person without one: the seat's colour; empty for a missing seat, which the table refuses."""
    names = state.game.rules.names(state.players, state.options)
    return names[seat] if seat < len(names) else ""


def check_bot(parts: Parts, text: str) -> str:
    """Check that a bot of this name may be seated here."""
    try:
        return parts.bots.read(text.strip().casefold(), offered_only=not parts.config.local).text
    except (BotError, OptionError):
        raise Refused("server-no-bot", bot=text[:40], bots=parts.bots.offered) from None


def rematch_wish(live: Live, person: str) -> NewTable:
    """The request for a rematch: bots and the asker's seats are taken at once, the others wait for their people."""
    row = live.row
    seats = []
    for seat in live.state.seats:
        if seat.kind == "person" and seat.person == person:
            seats.append(SeatWish("person", name=seat.name))
        elif seat.kind == "bot" and not seat.person:
            seats.append(SeatWish("bot", bot=seat.bot))
        else:
            seats.append(SeatWish("open"))
    return new_table(row.game, row.pack, seats, row.options, row.settings, row.public)


def new_table(
    game: str,
    pack: str | None,
    seats: list[SeatWish],
    options: Mapping[str, Any],
    settings: Mapping[str, Any],
    public: bool,
) -> NewTable:
    """A request for a table, from plain settings."""
    document = {
        "take_back": settings.get("take_back", "free"),
        "clock": settings.get("clock", {"kind": "none"}),
        "auto_end": settings.get("auto_end", False),
        "lesson": settings.get("lesson", False),
    }
    wish = msgspec.convert({"game": game, "seats": [{"kind": "open"}], **document}, NewTable)
    return structs.replace(wish, pack=pack, seats=seats, options=dict(options), public=public)
