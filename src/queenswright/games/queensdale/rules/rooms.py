"""QD-LATER-61: the rooms of the castle, which all players furnish together."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    NO_ROOM_LEFT,
    NO_SUCH_ROOM,
    OTHER_ROOMS_FIRST,
    ROOM_LIMIT,
    ROOM_STANDS,
)
from queenswright.games.queensdale.rules.character import gain_build_fame
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.board import CASTLE_ROOMS, LAST_ROOM
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, rule

ROOM_COUNT = len(CASTLE_ROOMS)


@rule
def is_in_castle(pack, s, room):
    """QD-LATER-61: whether the castle of this number of players has a room."""
    return pack.room_players[room] <= s.players


@rule
def rooms_of(s, seat):
    """How many rooms a player has furnished in the campaign."""
    count = 0
    for room in range(ROOM_COUNT):
        if s.castle_rooms[room] == seat + 1:
            count += 1
    return count


@rule
def rooms_to_furnish(pack, s):
    """How many rooms nobody has furnished, the last one included."""
    count = 0
    for room in range(ROOM_COUNT):
        if is_in_castle(pack, s, room) and s.castle_rooms[room] == 0:
            count += 1
    return count


@rule
def refuse_furnishing(pack, s, me):
    """QD-LATER-61: a limit for every player, as long as there are rooms."""
    if rooms_of(s, me) >= pack.most_rooms[s.players]:
        return ROOM_LIMIT
    if rooms_to_furnish(pack, s) == 0:
        return NO_ROOM_LEFT
    return ALLOWED


@rule
def refuse_room(pack, s, room):
    """QD-LATER-61: a room of this castle that nobody has furnished; the last one when all others stand."""
    if not is_in_castle(pack, s, room):
        return NO_SUCH_ROOM
    if s.castle_rooms[room] != 0:
        return ROOM_STANDS
    if room == LAST_ROOM and rooms_to_furnish(pack, s) > 1:
        return OTHER_ROOMS_FIRST
    return ALLOWED


@rule
def furnish(pack, s, me, room):
    """QD-LATER-61: the room is furnished for good; full build fame and, once, what the room brings."""
    pop(s)
    s.castle_rooms[room] = me + 1
    gain_build_fame(pack, s, me)
    owe(s, me, pack.room_gain[room], FROM_OTHER)
