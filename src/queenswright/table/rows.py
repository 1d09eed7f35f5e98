"""Conversion between a table's state and the store: its row, its happenings as rows, and its summary for lists."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from queenswright.kernel.game import Game
from queenswright.store.data import GameOutcome, HappeningRow, Summary, TableRow
from queenswright.table import showing
from queenswright.table.characters import Character, characters_of
from queenswright.table.export import Agreed
from queenswright.table.happening import Happening
from queenswright.table.seats import TableSeat
from queenswright.table.settings import Settings
from queenswright.table.state import TableState, apply, open_table
from queenswright.table.wishes.ending import AGREED

ID_BYTES, TOKEN_BYTES = 9, 16

_encode = msgspec.json.Encoder().encode


def new_row(
    game: Game,
    players: int,
    key: int,
    options: Mapping[str, Any],
    settings: Mapping[str, Any],
    host: str,
    now: float,
    rules_version: int | None = None,
    public: bool = False,
) -> TableRow:
    """The row of a new table, with an unguessable id, salt and invitation."""
    return TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        created=now,
        game=game.name,
        pack=game.pack.name,
        pack_digest=game.pack.digest,
        players=players,
        options=dict(options),
        key=f"{key:032x}",
        salt=secrets.token_hex(TOKEN_BYTES),
        rules_version=game.rules.rules_version if rules_version is None else rules_version,
        settings=dict(settings),
        host=host,
        invite=secrets.token_urlsafe(TOKEN_BYTES),
        public=public,
    )


def state_of(row: TableRow, game: Game, happenings: Iterable[Happening] = ()) -> TableState:
    """The state of a row's table after its happenings; without any, nobody sits there yet."""
    settings = Settings.read(row.settings)
    state = open_table(game, row.players, int(row.key, 16), row.options, settings, row.rules_version, row.salt)
    for happening in happenings:
        apply(state, happening)
    return state


def agreed_of(row: TableRow, game: Game) -> Agreed:
    """What was agreed when the table was made, as an export needs it."""
    return Agreed(game, row.players, int(row.key, 16), dict(row.options), row.rules_version)


def rows_of(first: int, happenings: Iterable[Happening]) -> list[HappeningRow]:
    """Happenings as rows, numbered from `first`."""
    return [HappeningRow(first + i, one.at, one.kind, one.seat, _encode(one.body)) for i, one in enumerate(happenings)]


def happening_of(row: HappeningRow) -> Happening:
    """A stored happening, as it is folded."""
    return Happening(row.kind, row.seat, row.at, msgspec.json.decode(row.body))


def summary_of(table: TableRow, state: TableState, now: float, drives_itself: bool = True) -> Summary:
    """The summary for lists. A bot that has to move is due at once, unless a terminal plays its bots.

    Where nobody sits, the bots wait until somebody comes, and nothing is due.
    """
    over = state.status == "over"
    places = tuple(showing.standings(state)) if over else None
    seats, people = _seats(state.seats, characters_of(state), table.host, state.deciding, places)
    is_awaited = state.bot_to_move is not None and any(seat.person for seat in state.seats)
    return Summary(
        status=state.status,
        seats=seats,
        people=people,
        turn=state.turn,
        changed=now,
        clock_at=state.clocks.due() if drives_itself else None,
        bot_at=now if drives_itself and is_awaited else None,
        outcomes=_outcomes(state) if over else (),
    )


@lru_cache(maxsize=2048)
def _seats(
    seats: tuple[TableSeat, ...],
    characters: tuple[Character | None, ...],
    host: str | None,
    deciding: int | None,
    places: tuple[int, ...] | None,
) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """The seats as plain data and the people in whose list the table appears; cached, because seats rarely change."""
    people = {person for seat in seats for person in (seat.person, seat.former) if person} | ({host} if host else set())
    shown = [
        {
            **seat.to_dict(),
            "person": seat.person,
            "former": seat.former,
            "awaited": number == deciding,
            "place": None if places is None else places[number],
            **({"character": character.to_dict()} if character else {}),
        }
        for number, (seat, character) in enumerate(zip(seats, characters, strict=True))
    ]
    return shown, tuple(sorted(people))


def _outcomes(state: TableState) -> tuple[GameOutcome, ...]:
    """How a finished game ended for everybody who played it at one seat; several seats are no game of one's own."""
    places = showing.standings(state)
    holders = [seat.former or seat.person for seat in state.seats]
    found = []
    for number, (seat, person) in enumerate(zip(state.seats, holders, strict=True)):
        if person is None or holders.count(person) > 1:
            continue
        rivals = "people" if any(other not in (None, person) for other in holders) else "bots"
        found.append(GameOutcome(person, rivals, _outcome(state, seat, places[number])))
    return tuple(found)


def _outcome(state: TableState, seat: TableSeat, place: int) -> str:
    if seat.lost:
        return "lost"
    if state.ended == AGREED:
        return "ended"
    if seat.person is None:
        return "left"
    return "won" if place == 1 else "lost"
