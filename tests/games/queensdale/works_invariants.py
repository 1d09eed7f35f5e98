"""What always holds for what families build besides their boroughs; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.state import ANVIL, CASTLE_ROOMS, HERON, LANTERN, SEATS
from queenswright.games.queensdale.steps import (
    FREE_REROLL,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    PAY,
    PAYMENT,
    ROOM,
    SAVE,
    TURN,
)

ROOM_COUNT = len(CASTLE_ROOMS)

# The numbers of the clauses, on purpose not those of the rules or the pack.
MONUMENTS_FROM = 5
ALL_STAGES = 4
ROOMS_FROM = 8
ROOMS_IN_ALL = (5, 6, 8)
MOST_ROOMS = (3, 2, 2)
"""By number of players."""


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
