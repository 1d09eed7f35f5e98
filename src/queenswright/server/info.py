"""Information about a table: from its state when it is in memory, else from its stored summary."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from queenswright.games import game_rules
from queenswright.records import commitment
from queenswright.server.messages import Character, SeatInfo, Status, TableInfo
from queenswright.store import Listing, TableRow
from queenswright.table import TableState, showing
from queenswright.table.characters import characters_of


class Shown(Protocol):
    """The parts of a table in memory that are shown."""

    @property
    def row(self) -> TableRow: ...

    @property
    def state(self) -> TableState: ...

    @property
    def changed(self) -> float: ...

    def present(self) -> list[bool]: ...


def info_of_table(live: Shown, person: str) -> TableInfo:
    """A table in memory as a person sees it."""
    state, here = live.state, live.present()
    places = showing.standings(state) if state.status == "over" else []
    mine = state.seats_of(person or None)
    seats = [
        {
            **seat.to_dict(yours=False, present=here[number]),
            "person": seat.person,
            "former": seat.former,
            "place": places[number] if places else None,
            "character": character and character.to_dict(),
            "sentence": showing.last_sentence(state, number, mine),
            "bots_sentence": showing.bots_sentence(state, number),
        }
        for number, (seat, character) in enumerate(zip(state.seats, characters_of(state), strict=True))
    ]
    return _info(live.row, cast(Status, state.status), seats, state.turn, live.changed, state.rematch_table, person)


def info_of_listing(listing: Listing, present: Sequence[bool], person: str) -> TableInfo:
    """A stored table as a person sees it."""
    summary = listing.summary
    seats = [
        {**seat, "present": number < len(present) and present[number]} for number, seat in enumerate(summary.seats)
    ]
    return _info(listing.table, cast(Status, summary.status), seats, summary.turn, summary.changed, None, person)


def _info(
    row: TableRow,
    status: Status,
    seats: Sequence[Mapping[str, Any]],
    turn: str,
    changed: float,
    rematch: str | None,
    person: str,
) -> TableInfo:
    people = {seat["person"] for seat in seats} | {seat.get("former") for seat in seats}
    belongs = bool(person) and (person in people or person == row.host)
    return TableInfo(
        table=row.id,
        game=row.game,
        title=game_rules(row.game).title,
        pack=row.pack,
        pack_digest=row.pack_digest,
        rules_version=row.rules_version,
        options=row.options,
        seats=[_seat(seat, person) for seat in seats],
        take_back=row.settings["take_back"],
        clock=row.settings["clock"],
        public=row.public,
        auto_end=row.settings["auto_end"] or not game_rules(row.game).manners.asks_end_of_turn,
        lesson=bool(row.settings.get("lesson")),
        status=status,
        created=row.created,
        changed=changed,
        turn=turn,
        commitment=commitment(row.salt, int(row.key, 16)),
        invite=row.invite if belongs else None,
        rematch=rematch,
        host=bool(person) and person == row.host,
    )


def _seat(seat: Mapping[str, Any], person: str) -> SeatInfo:
    return SeatInfo(
        kind=seat["kind"],
        name=seat["name"],
        bot=seat["bot"],
        yours=bool(person) and seat["person"] == person,
        present=seat["present"],
        lost=seat["lost"],
        resigned=bool(seat.get("resigned")),
        left=seat["left"],
        former=bool(person) and seat.get("former") == person,
        plays_for=seat.get("plays_for"),
        place=seat.get("place"),
        account=bool(seat.get("account")),
        character=Character(**chosen) if (chosen := seat.get("character")) else None,
        sentence=seat.get("sentence"),
        bots_sentence=seat.get("bots_sentence"),
    )


def may_see(row: TableRow, people: Sequence[str], person: str, invite: str | None) -> bool:
    """Whether somebody may see a table: if it is public, their own, or they have the token of its invitation."""
    if row.public or (invite is not None and hmac.compare_digest(invite.encode(), row.invite.encode())):
        return True
    return bool(person) and (person in people or person == row.host or person in row.settings.get("guests", ()))
