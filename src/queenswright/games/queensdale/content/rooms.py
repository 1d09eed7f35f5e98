"""The castle rooms of a pack: what each brings, and how many players it takes to have it."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import FIRST_PLAYERS, Reader, by_players, entry_provenance
from queenswright.games.queensdale.state.board import CASTLE_ROOMS, LAST_ROOM
from queenswright.games.queensdale.state.course import NEVER, ROOMS
from queenswright.games.queensdale.state.pieces import SEATS


def read_rooms(reader: Reader, record: Any) -> None:
    """QD-LATER-61: the rooms, and how many of them one player furnishes; none while the mechanism is left out."""
    if reader.mechanism_from[ROOMS] == NEVER:
        return
    group = reader.root.group("rooms")
    record.most_rooms = by_players(group.numbers("most", 1, len(CASTLE_ROOMS), SEATS - 1))
    for number, name in enumerate(CASTLE_ROOMS):
        room = group.table(name)
        entry_provenance(room)
        record.room_gain[number] = reader.gain(room, "gain", {})
        if not record.room_gain[number]:
            raise room.error("gain", "a table of gains")
        fewest = room.number("players", FIRST_PLAYERS, SEATS, FIRST_PLAYERS)
        if number == LAST_ROOM and fewest > FIRST_PLAYERS:
            raise room.error("players", f"{FIRST_PLAYERS}: the last room is in every castle (QD-LATER-61)")
        record.room_players[number] = fewest
        room.finish()
    group.finish()
