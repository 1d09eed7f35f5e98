"""QD-LATER-13, 39, 40, 41: building a segment, the check of the wall at step 12, and what the wall gives at step 5."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_SUCH_ITEM
from queenswright.games.queensdale.rules.branch import built_in_this_game, has_whole_wall, is_walled
from queenswright.games.queensdale.rules.character import gain_build_fame
from queenswright.games.queensdale.rules.find import find_under, open_find
from queenswright.games.queensdale.rules.store import held_item, items, lose_item
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.rules.tie import BY_GOAL, put_in_order
from queenswright.games.queensdale.state.board import QUARTERS, SLOTS, WALL
from queenswright.games.queensdale.state.course import WALL_OR_ROAD
from queenswright.games.queensdale.state.pieces import FROM_OTHER, NOBODY, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import GIVE_BACK


@rule
def build_segment(pack, s, me, segment):
    """QD-LATER-12, 13, 40, 41: it stands for good, with full build fame, its bonus, and then what is found under it."""
    pop(s)
    find = find_under(s)
    s.segments[segment] = me + 1
    gain_build_fame(pack, s, me)
    if s.branch == WALL:
        s.built_in[me] |= 1 << (segment // SLOTS)
        if find != NOTHING:
            open_find(pack, s, me, find)
        owe(s, me, pack.wall_bonus[segment % SLOTS], FROM_OTHER)
    else:
        owe(s, me, pack.road_bonus, FROM_OTHER)


@rule
def is_wall_checked(pack, s):
    """QD-LATER-39: at the end of every game with the wall, until all of it stands."""
    return s.branch == WALL and s.opened >= pack.mechanism_from[WALL_OR_ROAD] and not has_whole_wall(s)


@rule
def check_builder(pack, s, seat):
    """QD-LATER-39, 53: with enough segments builders gain a resource; otherwise all others return an item."""
    if built_in_this_game(s) >= s.players - 1:
        if s.built_in[seat] != 0:
            owe(s, seat, pack.wall_gift, FROM_OTHER)
    elif s.built_in[seat] == 0 and items(s, seat) > 0:
        push(s, GIVE_BACK, seat, 0)


@rule
def check_wall(pack, s):
    """QD-LATER-39, QD-END-08, 09: step 12, one player after the other, lowest goal first; whether anybody is left."""
    if s.cursor == s.players or not is_wall_checked(pack, s):
        return False
    if s.cursor == 0:
        put_in_order(pack, s, BY_GOAL)
    seat = s.order[s.cursor]
    s.cursor += 1
    check_builder(pack, s, seat)
    return True


@rule
def refuse_give_back(s, me, item):
    """QD-LATER-39: an item that the player has."""
    if held_item(s, me, item) == 0:
        return NO_SUCH_ITEM
    return ALLOWED


@rule
def give_back(s, me, item):
    """QD-LATER-39: one item, chosen by its owner."""
    pop(s)
    lose_item(s, me, item)


@rule
def player_of(s, quarter):
    """The seat that plays a quarter, NOBODY for an unused one."""
    for seat in range(s.players):
        if s.quarter[seat] == quarter:
            return seat
    return NOBODY


@rule
def has_lowest_goal(s, me):
    """Whether nobody plays for less."""
    for seat in range(s.players):
        if s.aim[seat] < s.aim[me]:
            return False
    return True


@rule
def gifts_of_wall(pack, s, me):
    """QD-LATER-39, card 8-W: resources at step 5: for the whole wall, and from epoch 8 on for finished quarters."""
    if s.branch != WALL:
        return 0
    gifts = 0
    if has_whole_wall(s):
        gifts += 1
    if s.opened >= pack.wall_quarters_from:
        for quarter in range(QUARTERS):
            owner = player_of(s, quarter)
            if is_walled(s, quarter) and (owner == me or (owner == NOBODY and has_lowest_goal(s, me))):
                gifts += 1
    return gifts


@rule
def owe_wall_goods(pack, s, me):
    """QD-NEXT-10, QD-LATER-39: what the wall gives at step 5."""
    for _ in range(gifts_of_wall(pack, s, me)):
        owe(s, me, pack.wall_gift, FROM_OTHER)
