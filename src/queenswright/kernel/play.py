"""The loops of every game: legality as a mask, forced moves, random play. Written once, copied per game.

Free names, supplied by the game's runner module:
    refuse(pack, s, step, i)          0, or why action i of the step is not possible
    perform(pack, s, step, i)         carry the action out
    setup(pack, s)                    lay out the game whose options and key are in s
    place(pack, s, seat)              the current place of a seat, 1 for the first
    rekey(s, low, high), seek         the game's stream of chance (`chance.instantiate`)
and, where a game has its own:
    candidates(pack, s, step)         bit set of the actions worth asking about; all others are refused
    reveals(pack, s, step, i)         whether carrying it out shows something hidden; then it is never forced
    redeal(pack, s, seat, low, high)  redeal what the seat cannot know, under another key
"""
# ruff: noqa: F821

from types import SimpleNamespace

from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.rule import pure

ALLOWED = 0
NOT_THIS_STEP = 1
GAME_OVER = 2


@pure
def count_bits(mask):
    """How many of 64 bits are set: sums of pairs, of fours, of bytes, then all bytes at once, without a loop."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


@pure
def lowest_bit(mask):
    """The index of the lowest set bit."""
    return count_bits((mask & -mask) - 1)


@pure
def nth_bit(mask, n):
    """The index of the n-th set bit, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


def candidates(pack, s, step):
    """The default: every action of the step is worth asking about."""
    return (2 << (COUNT[step] - 1)) - 1


def reveals(pack, s, step, i):
    """The default: every action may reveal something, so none is forced."""
    return True


def redeal(pack, s, seat, low, high):
    """The default: only chance is hidden, so another stream continues at the same place."""
    drawn = s.drawn
    rekey(s, low, high)
    seek(s, drawn)


def current_step(s):
    """The step on top of the agenda, or -1 when the game is over."""
    if s.agenda_depth == 0:
        return -1
    return s.agenda_step[s.agenda_depth - 1]


def legal_mask(pack, s):
    """The possible actions of the current step, one bit each."""
    step = current_step(s)
    mask = 0
    if step >= 0:
        rest = candidates(pack, s, step)
        while rest != 0:
            bit = rest & -rest
            if refuse(pack, s, step, lowest_bit(rest)) == ALLOWED:
                mask |= bit
            rest ^= bit
    return mask


def refusal(pack, s, action):
    """0, or the code of the reason why this action is not possible now."""
    step = current_step(s)
    if step < 0:
        return GAME_OVER
    i = action - FIRST[step]
    if i < 0 or i >= COUNT[step]:
        return NOT_THIS_STEP
    return refuse(pack, s, step, i)


def forced_in(pack, s, mask):
    """The forced action (index in its step): the only legal one, if it reveals nothing; else -1."""
    if mask == 0 or mask & (mask - 1) != 0:
        return -1
    i = lowest_bit(mask)
    if reveals(pack, s, current_step(s), i):
        return -1
    return i


def settle(pack, s):
    """Carry out forced actions until somebody has a choice; return its mask, 0 at the end of the game."""
    while True:
        mask = legal_mask(pack, s)
        i = forced_in(pack, s, mask)
        if i < 0:
            return mask
        perform(pack, s, current_step(s), i)


def forced(pack, s):
    """The number of the forced action, or -1."""
    i = forced_in(pack, s, legal_mask(pack, s))
    if i < 0:
        return -1
    return FIRST[current_step(s)] + i


def perform_one(pack, s, action):
    """Carry out one legal action of the current step, without the forced ones that follow."""
    step = current_step(s)
    perform(pack, s, step, action - FIRST[step])


def apply(pack, s, action):
    """Carry out a legal action and the forced ones after it."""
    perform_one(pack, s, action)
    settle(pack, s)


def play_on(pack, s, seed, limit):
    """Play random legal moves until the end of the game or the limit; return how many were chosen, without forced ones.

    A single loop that calls everything once: the rules are inlined once, and the threads of a GPU meet at its head.
    """
    x = player_seed(seed)
    chosen = 0
    while True:
        mask = legal_mask(pack, s)
        if mask == 0:
            return chosen
        i = forced_in(pack, s, mask)
        if i < 0:
            if chosen == limit:
                return chosen
            x = player_next(x)
            i = nth_bit(mask, player_below(x, count_bits(mask)))
            chosen += 1
        perform(pack, s, current_step(s), i)


def play_game(pack, s, seed, limit):
    """Set up the game of this seed (options are in s) and play it with random moves."""
    rekey(s, seed, 0)
    setup(pack, s)
    return play_on(pack, s, seed, limit)


def play_slice(pack, states, seeds, moves, start, stop, limit):
    """Play the games start to stop - 1, each in its own record; `moves` counts the choices made."""
    for i in range(start, stop):
        moves[i] = play_game(pack, states[i], seeds[i], limit)


INNER = {candidates, reveals, current_step, forced_in, settle}
IN_ORDER_OF_USE = (
    candidates, reveals, redeal, current_step, legal_mask, refusal, forced_in, settle, forced, perform_one, apply,
    play_on, play_game, play_slice,
)  # fmt: skip
GIVEN = ("setup", "place", "rekey", "seek", "perform")


def instantiate(rule, steps, **names):
    """The loops of one game as attributes, bound to its rules; call it at module level.

    `steps` are the steps of the game, the other arguments the free names listed above.
    """
    count = tuple(step.count for step in steps)
    first = tuple(sum(count[:i]) for i in range(len(count)))
    loops = dict(globals(), FIRST=first, COUNT=count, **names)
    for template in IN_ORDER_OF_USE:
        if template.__name__ not in names:
            loops[template.__name__] = rule.template(template, loops, inner=template in INNER)
    shared = (*GIVEN, *(template.__name__ for template in IN_ORDER_OF_USE))
    return SimpleNamespace(rule=rule, **{name: loops[name] for name in shared})
