"""The planner of every game: examines all whole turns of the seat to move. Written once, copied per game.

Free names, supplied by the game's judgement module besides its loops:
    perform(pack, s, step, i)                 carry an action out
and, where a game has its own:
    worth(pack, s, seat, weights, features)   how good the position is for a seat, larger is better; else its place
    turn_mark(s)                              a number that changes when the next turn begins; else turns end when
                                              another seat decides
    consider(pack, s, step, mask)             the possible actions worth planning, at least one of them; else all are
    LEAVES_PER_ACTION
"""
# ruff: noqa: F821

from types import SimpleNamespace

from queenswright.kernel.play import count_bits
from queenswright.kernel.rule import COMPILED

LONGEST_TURN = 24
AFTER = LONGEST_TURN
SCRATCH = LONGEST_TURN + 1
ROOM = LONGEST_TURN + 2
"""Places in the array of states: one for every decision of a turn, the position after it, one for the search."""

LEAVES_PER_ACTION = 600
"""Turns examined per first move; choices of sets can have more, and then only the smaller sets are examined."""

NOT_POSSIBLE = -(1 << 40)
STEP_ACTIONS = 64


def seat_to_move(s):
    """The seat that decides next; the game is not over."""
    return s.agenda_seat[s.agenda_depth - 1]


def highest_bit(mask):
    """The index of the highest set bit: spread it over all lower ones and count them. Works for bit 63 too."""
    mask |= (mask >> 1) & 0x7FFFFFFFFFFFFFFF
    mask |= (mask >> 2) & 0x3FFFFFFFFFFFFFFF
    mask |= (mask >> 4) & 0x0FFFFFFFFFFFFFFF
    mask |= (mask >> 8) & 0x00FFFFFFFFFFFFFF
    mask |= (mask >> 16) & 0x0000FFFFFFFFFFFF
    mask |= (mask >> 32) & 0x00000000FFFFFFFF
    return count_bits(mask) - 1


def turn_mark(s):
    """The default: a turn lasts until another seat decides."""
    return 0


def worth(pack, s, me, weights, features):
    """The default: a position is worth the current place of the seat."""
    features[0] = -place(pack, s, me)
    return weights[0] * features[0]


def consider(pack, s, step, mask):
    """The default: every possible action is worth planning."""
    return mask


def plan(pack, s, states, weights, features, masks, best):
    """For every action of the current step: the best that a whole turn beginning with it leads to.

    `best` is filled by action (NOT_POSSIBLE where there is none); the position after the best turn of all is left in
    `states[AFTER]`. The other entries of `states` and `masks` are working space. The result is the number of decisions
    tried. Actions are taken from the last to the first, because `done` stands last: of a set
    with very many members the small ones are seen before the number of turns runs out.
    """
    for i in range(STEP_ACTIONS):
        best[i] = NOT_POSSIBLE
    me = seat_to_move(s)
    mark = turn_mark(s)
    put(states, 0, s)
    masks[0] = consider(pack, s, current_step(s), legal_mask(pack, s))
    level = 0
    first = 0
    chosen = 0
    leaves = 0
    tried = 0
    most = NOT_POSSIBLE
    while level >= 0:
        if masks[level] == 0 or (level > 0 and leaves >= LEAVES_PER_ACTION):
            level -= 1
            continue
        i = highest_bit(masks[level])
        masks[level] ^= 1 << i
        if level == 0:
            first = i
            leaves = 0
        put(states, level + 1, states[level])
        t = states[level + 1]
        perform(pack, t, current_step(t), i)
        tried += 1
        mask = settle(pack, t)
        if mask != 0 and seat_to_move(t) == me and turn_mark(t) == mark and level + 2 < LONGEST_TURN:
            level += 1
            masks[level] = consider(pack, t, current_step(t), mask)
        else:
            leaves += 1
            value = worth(pack, t, me, weights, features)
            if value > best[first]:
                best[first] = value
            if value > most or (value == most and first < chosen):
                most = value
                chosen = first
                put(states, AFTER, t)
    return tried


def best_action(best):
    """The action with the best plan; the first among equals."""
    chosen = 0
    for i in range(STEP_ACTIONS):
        if best[i] > best[chosen]:
            chosen = i
    return chosen


INNER = {seat_to_move, highest_bit, turn_mark, worth, consider, best_action}
IN_ORDER_OF_USE = (seat_to_move, highest_bit, turn_mark, worth, consider, plan, best_action)


def put(states, i, s):
    """Copy a state into a place of an array."""
    states[i] = s


def copying(layout):
    """The same for mirrors, which a plain assignment would only name a second time."""

    def put(states, i, s):
        states[i] = layout.copy(s)

    return put


def instantiate(rule, layout, loops, **names):
    """The planner of one game, on its loops; call it at module level with the free names listed above."""
    names.update({name: getattr(loops, name) for name in ("legal_mask", "settle", "current_step", "place")})
    made = dict(globals(), put=rule(put) if COMPILED else copying(layout), **names)
    for template in IN_ORDER_OF_USE:
        if template.__name__ not in names:
            made[template.__name__] = rule.template(template, made, inner=template in INNER)
    shared = {*names, "put", *(template.__name__ for template in IN_ORDER_OF_USE)}
    return SimpleNamespace(**{name: made[name] for name in shared})
