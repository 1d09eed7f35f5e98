"""What always holds for what families build besides their boroughs; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.state.board import CASTLE_ROOMS, FINDS, ROAD, SEGMENTS, WALL
from queenswright.games.queensdale.state.pieces import ANVIL, HERON, LANTERN, SEATS
from queenswright.games.queensdale.steps import (
    DELIVER,
    FREE_REROLL,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    PAY,
    PAYMENT,
    RIDE,
    ROOM,
    SAVE,
    SEGMENT,
    STOP_RIDING,
    TURN,
    YES,
)

ROOM_COUNT = len(CASTLE_ROOMS)

# The numbers of the clauses, on purpose not those of the rules or the pack.
MONUMENTS_FROM = 5
ALL_STAGES = 4
ROOMS_FROM = 8
ROOMS_IN_ALL = (5, 6, 8)
MOST_ROOMS = (3, 2, 2)
"""By number of players."""
INN_STATION = 11
INN_FIND = 5
ROUND_TRIP_FROM = 8


@rule
def monuments_rise_stage_by_stage(s, before, i):
    """QD-LATER-33: from epoch 5 on, four stages at most, one for a build action of its family; none ever falls."""
    for seat in range(SEATS):
        stages = s.monument[seat]
        if stages < 0 or stages > ALL_STAGES or (stages > 0 and (s.opened < MONUMENTS_FROM or seat >= s.players)):
            return False
        change = stages - before.monument[seat]
        if change != 0 and (change != 1 or seat != seat_acted(before) or step_taken(before) != PAYMENT or i != PAY):
            return False
    return True


@rule
def uses_a_gift(s, before, seat, i):
    """Whether an action is one after which a seat's gift is used up, or its first craftsman is away."""
    if seat != seat_acted(before):
        return False
    if s.family[seat] == ANVIL:
        return step_taken(before) == PAYMENT and (i < SAVE or i in (KEEP_CRAFTSMAN, KEEP_COURIER))
    is_lantern = s.family[seat] == LANTERN and s.monument[seat] == ALL_STAGES
    return is_lantern and step_taken(before) == TURN and i == FREE_REROLL


@rule
def gifts_are_used_once(s, before, i):
    """QD-LATER-34: the first craftsman and the free re-roll are there once in every game."""
    for seat in range(SEATS):
        if s.gift_used[seat] not in (0, 1) or (s.gift_used[seat] == 1 and s.opened < MONUMENTS_FROM):
            return False
        if not is_same_game(s, before):
            if s.gift_used[seat] != 0:
                return False
        elif s.gift_used[seat] != before.gift_used[seat]:
            if before.gift_used[seat] != 0 or not uses_a_gift(s, before, seat, i):
                return False
        elif s.gift_used[seat] == 1 and s.family[seat] == LANTERN and uses_a_gift(s, before, seat, i):
            return False
    return True


@rule
def has_free_steps(s):
    """Whether a scout may walk before the first round."""
    for seat in range(s.players):
        if s.family[seat] == HERON and s.monument[seat] == ALL_STAGES:
            return True
    return False


@rule
def rooms_stay_furnished(s, before, i):
    """QD-LATER-61: from epoch 8 on, each by one player for good, a limit for each, the last one after all others."""
    total = 0
    changed = 0
    for room in range(ROOM_COUNT):
        if s.castle_rooms[room] < 0 or s.castle_rooms[room] > s.players:
            return False
        total += s.castle_rooms[room] != 0
        if s.castle_rooms[room] != before.castle_rooms[room]:
            changed += 1
            if before.castle_rooms[room] != 0 or s.castle_rooms[room] != seat_acted(before) + 1 or i != room:
                return False
    if changed != (step_taken(before) == ROOM) or (total > 0 and s.opened < ROOMS_FROM):
        return False
    for seat in range(s.players):
        own = 0
        for room in range(ROOM_COUNT):
            own += s.castle_rooms[room] == seat + 1
        if own > MOST_ROOMS[s.players - 2]:
            return False
    if s.castle_rooms[ROOM_COUNT - 1] != 0:
        return total == ROOMS_IN_ALL[s.players - 2]
    return total < ROOMS_IN_ALL[s.players - 2]


@rule
def find_opened(s, before, i):
    """QD-LATER-41: the find that an action has to open: every second segment, every second station; -1 for none."""
    if s.branch == WALL and step_taken(before) == SEGMENT:
        built = 0
        for segment in range(SEGMENTS):
            built += s.segments[segment] != 0
        if built % 2 == 0:
            return built // 2 - 1
    is_ride = s.branch == ROAD and step_taken(before) == RIDE and i != STOP_RIDING
    if is_ride and i % 2 == 1 and before.finds[i // 2] == 0:
        return i // 2
    return -1


@rule
def finds_are_opened_once(s, before, i):
    """QD-LATER-41, cards 32 and 8-R: by whoever builds or rides; the second delivery is made once, in this game."""
    opened = find_opened(s, before, i)
    for find in range(FINDS):
        wanted = before.finds[find]
        if find == opened:
            wanted = seat_acted(before) + 1
        if s.finds[find] != wanted:
            return False
    for seat in range(s.players):
        acts = is_same_game(s, before) and seat == seat_acted(before)
        due = before.second_delivery[seat]
        if acts and s.branch == ROAD and opened == INN_FIND:
            due = 1
        elif acts and step_taken(before) == DELIVER and i == YES and s.rider[seat] == INN_STATION + 1:
            if before.delivered[seat] >> INN_STATION & 1:
                due = 0
        elif not is_same_game(s, before):
            due = 0
        if s.second_delivery[seat] != due:
            return False
        entered = before.entered[seat]
        if acts and s.opened >= ROUND_TRIP_FROM and step_taken(before) == RIDE and i != STOP_RIDING:
            entered |= 1 << i
        if s.entered[seat] != entered:
            return False
    return True
