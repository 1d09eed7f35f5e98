"""What always holds for boroughs, their buildings, and segments and riders on the way to them; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.state.board import ROAD, SEGMENTS, WALL
from queenswright.games.queensdale.state.pieces import NOTHING, RANKS, SITES, TYPES
from queenswright.games.queensdale.steps import COVER, DELIVER, PAYMENT, RIDE, SEGMENT, YES
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
FIRST_SITES = 4
MOST_CLEARED = 4
MOST_RENOVATED = 3
SLOTS_OF_A_QUARTER = 3


@rule
def boroughs_are_in_order(s):
    """QD-BUILD-10, QD-BUILD-11, QD-BUILD-14, QD-LATER-22: sites in a row, no type twice, at most three X counters."""
    for seat in range(s.players):
        if s.cleared[seat] < 0 or s.cleared[seat] > MOST_CLEARED or count_bits(s.renovated[seat]) > MOST_RENOVATED:
            return False
        for site in range(SITES):
            building = s.site[seat][site]
            if building == NOTHING:
                if s.rank[seat][site] != NOTHING or s.renovated[seat] >> site & 1:
                    return False
                continue
            if site >= FIRST_SITES + s.cleared[seat] or building < 0 or building >= TYPES:
                return False
            if s.rank[seat][site] < 0 or s.rank[seat][site] >= RANKS:
                return False
            for other in range(site):
                if s.site[seat][other] == building or s.site[seat][other] == NOTHING:
                    return False
    return True


@rule
def built_ranks(s, building):
    """The ranks of a type in all boroughs as bits; -1 when one stands twice."""
    ranks = 0
    for seat in range(s.players):
        for site in range(SITES):
            if s.site[seat][site] == building:
                if ranks >> s.rank[seat][site] & 1:
                    return -1
                ranks |= 1 << s.rank[seat][site]
    return ranks


@rule
def nobody_has_built(s, before):
    """Whether stock and boroughs are as they were."""
    for building in range(TYPES):
        if s.stock[building] != before.stock[building]:
            return False
    for seat in range(s.players):
        for site in range(SITES):
            if s.site[seat][site] != before.site[seat][site] or s.rank[seat][site] != before.rank[seat][site]:
                return False
    return True


@rule
def buildings_are_conserved(pack, s, before):
    """QD-BUILD-10, QD-BUILD-17, QD-BUILD-18, QD-BUILD-19, QD-BUILD-23: stock + boroughs + covered = all that opened."""
    if is_same_game(s, before) and nobody_has_built(s, before):
        return step_taken(before) != COVER
    covered = 0
    built = 0
    for building in range(TYPES):
        now = built_ranks(s, building)
        then = built_ranks(before, building)
        if now < 0 or now & s.stock[building] != 0:
            return False
        if pack.building_from[building] > s.opened:
            if now != 0 or s.stock[building] != 0:
                return False
        elif pack.building_from[building] > before.opened:
            if now != 0 or s.stock[building] != pack.building_ranks[s.players][building]:
                return False
        else:
            if (now | s.stock[building]) & ~(then | before.stock[building]) != 0:
                return False
            covered += count_bits(then | before.stock[building]) - count_bits(now | s.stock[building])
            built += count_bits(before.stock[building]) - count_bits(s.stock[building])
    if step_taken(before) == COVER:
        return covered == 1 and built == 1
    return covered == 0 and (built == 0 or (built == 1 and step_taken(before) == PAYMENT))


@rule
def segments_stay(s, before, i):
    """QD-LATER-12, QD-LATER-13, QD-LATER-40: one by one, for good, by their builder; a quarter once in a game."""
    for slot in range(SEGMENTS):
        if s.segments[slot] != before.segments[slot]:
            if before.segments[slot] != 0 or step_taken(before) != SEGMENT or slot != i:
                return False
            if s.segments[slot] != seat_acted(before) + 1 or (s.branch != WALL and slot % SLOTS_OF_A_QUARTER == 0):
                return False
        if s.segments[slot] != 0 and s.branch == 0:
            return False
    for seat in range(s.players):
        added = s.built_in[seat] & ~before.built_in[seat]
        if not is_same_game(s, before):
            if s.built_in[seat] != 0:
                return False
        elif before.built_in[seat] & ~s.built_in[seat] != 0:
            return False
        elif step_taken(before) == SEGMENT and s.branch == WALL and seat == seat_acted(before):
            if added != 1 << i // SLOTS_OF_A_QUARTER:
                return False
        elif added != 0:
            return False
    return True


@rule
def riders_ride(s, before, i):
    """QD-LATER-12, QD-LATER-42, QD-LATER-43: from station to station along segments; each is served once in a game."""
    for seat in range(s.players):
        here = s.rider[seat] - 1
        there = before.rider[seat] - 1
        if not is_same_game(s, before):
            wanted = 0
            if s.branch == ROAD:
                wanted = s.quarter[seat] * SLOTS_OF_A_QUARTER + 1
            if s.rider[seat] != wanted or s.delivered[seat] != 0:
                return False
            continue
        if here != there:
            segment = there
            if (here + 1) % SEGMENTS == there:
                segment = here
            elif (there + 1) % SEGMENTS != here:
                return False
            if step_taken(before) != RIDE or i != here or seat != seat_acted(before):
                return False
            if segment % SLOTS_OF_A_QUARTER != 0 and s.segments[segment] == 0:
                return False
        served = s.delivered[seat] ^ before.delivered[seat]
        if served != 0 and (step_taken(before) != DELIVER or i != YES or served != 1 << here):
            return False
    return True
