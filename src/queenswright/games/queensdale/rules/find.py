"""QD-LATER-41: what is found under the wall and along the road."""

from queenswright.games.queensdale.rules.branch import segments_built
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.board import FINDS, ROAD, WALL
from queenswright.games.queensdale.state.pieces import FROM_OTHER, NOTHING
from queenswright.games.queensdale.state.rule import rule


@rule
def find_under(s):
    """QD-LATER-41: the find that the next segment opens: the 2nd, 4th and so on of the wall; NOTHING for the others."""
    count = segments_built(s) + 1
    if s.branch == WALL and count % 2 == 0:
        return count // 2 - 1
    return NOTHING


@rule
def find_at(s, station):
    """QD-LATER-41: the find of stations 1, 3, 5 and so on until somebody has reached it; NOTHING elsewhere."""
    if station % 2 == 1 and s.finds[station // 2] == 0:
        return station // 2
    return NOTHING


@rule
def open_find(pack, s, me, find):
    """QD-LATER-41, card 32: the find belongs to whoever opens it."""
    s.finds[find] = me + 1
    s.second_delivery[me] |= pack.find_deliveries[s.branch][find]
    owe(s, me, pack.find_gain[s.branch][find], FROM_OTHER)


@rule
def allows_second_delivery(pack, s, me, station):
    """Card 32: whether a player has a second delivery left in this game, and this is the station for it."""
    return s.second_delivery[me] == 1 and station % 2 == 1 and pack.find_deliveries[ROAD][station // 2] == 1


@rule
def rivets_found(pack, s, seat):
    """Card 38: the rivets of a player's finds."""
    total = 0
    for find in range(FINDS):
        if s.finds[find] == seat + 1:
            total += pack.find_rivets[s.branch][find]
    return total
