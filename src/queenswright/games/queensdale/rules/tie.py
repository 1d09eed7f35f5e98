"""QD-TIE: the order of players, and what decides between equals."""

from queenswright.games.queensdale.rules.board import has_power
from queenswright.games.queensdale.rules.character import surplus
from queenswright.games.queensdale.rules.find import rivets_found
from queenswright.games.queensdale.state.effects import BANNER
from queenswright.games.queensdale.state.pieces import GUILDER, NOTHING, SITES, TOWER_SPACES
from queenswright.games.queensdale.state.rule import draw, rule

BY_SURPLUS, BY_GOAL = range(2)
MANY = 1 << 10


@rule
def rivets(pack, s, seat):
    """QD-TIE-01, 05, 06, QD-BUILD-22: of ranks, types, monument stages and finds, of an X counter, of tower tiles."""
    total = s.monument[seat] * pack.stage_rivets + rivets_found(pack, s, seat)
    for site in range(SITES):
        building = s.site[seat][site]
        if building != NOTHING:
            total += s.rank[seat][site] + 1 + pack.building_rivets[building] + (s.renovated[seat] >> site & 1)
    for space in range(TOWER_SPACES):
        if s.tower[seat][space] != NOTHING:
            total += pack.tile_rivets[s.tower[seat][space]]
    if s.friend[seat] > 0:
        total += pack.tile_rivets[s.friend[seat] - 1]
    return total


@rule
def buildings(s, seat):
    """QD-TIE-02, 07: buildings in the borough, without farm and tower tiles."""
    count = 0
    for site in range(SITES):
        if s.site[seat][site] != NOTHING:
            count += 1
    return count


@rule
def tie_break(pack, s, seat):
    """QD-TIE-01..03, 08, 09: rivets, then buildings, then guilders held now, then the banner tower, as one number."""
    value = rivets(pack, s, seat) * MANY + buildings(s, seat)
    value = value * MANY * MANY + s.goods[seat][GUILDER]
    return value * 2 + has_power(pack, s, seat, BANNER)


@rule
def question(s, seat, by):
    """What the order is about: the surplus over the goal (QD-END-14) or the lowest goal (QD-NEXT-20)."""
    if by == BY_SURPLUS:
        return surplus(s, seat)
    return -s.aim[seat]


@rule
def is_ahead(pack, s, a, b, by):
    """Whether a stands before b without the help of chance."""
    asked_a = question(s, a, by)
    asked_b = question(s, b, by)
    if asked_a != asked_b:
        return asked_a > asked_b
    return tie_break(pack, s, a) > tie_break(pack, s, b)


@rule
def best_of(pack, s, used, by):
    """QD-TIE-04, 10: the first of the seats outside a bit set; a new draw decides between equals in everything."""
    best = NOTHING
    equal = 1
    for seat in range(s.players):
        if used >> seat & 1:
            continue
        if best == NOTHING or is_ahead(pack, s, seat, best, by):
            best = seat
            equal = 1
        elif not is_ahead(pack, s, best, seat, by):
            equal += 1
            if draw(s, equal) == 0:
                best = seat
    return best


@rule
def first_in_order(pack, s, by):
    """QD-TIE-01..04: the first of all seats."""
    return best_of(pack, s, 0, by)


@rule
def put_in_order(pack, s, by):
    """QD-TIE-04, 10: all seats in order."""
    used = 0
    for place in range(s.players):
        s.order[place] = best_of(pack, s, used, by)
        used |= 1 << s.order[place]
