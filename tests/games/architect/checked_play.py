"""Whole games, checked after every action (forced ones too), by the palace policy or by uniform random choices."""

from tests.games.architect.checked_rule import rule
from tests.games.architect.invariants import SOMETHING_TO_DO, check
from tests.games.architect.memory import remember
from tests.games.architect.palace_policy import choose

from queenswright.games.architect.rules.setup import setup
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import RUNNING, rekey
from queenswright.games.architect.steps import FIRST
from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.play import count_bits, nth_bit

ANYHOW, TOWARDS_PALACE = 0, 1

legal_mask, perform_one = LOOPS.legal_mask, LOOPS.perform_one


@rule.entry
def play_checked(pack, s, before, seed, limit, policy):
    """Set up the game of this seed (options are in s) and play it, at most `limit` actions.

    How many actions were carried out, and the number of the invariant that the last of them broke (0: none).
    """
    rekey(s, seed, 0)
    setup(pack, s)
    x = player_seed(seed)
    actions = 0
    while actions < limit:
        mask = legal_mask(pack, s)
        if mask == 0:
            if s.ended == RUNNING:
                return actions, SOMETHING_TO_DO
            return actions, 0
        i = nth_bit(mask, 0)
        if mask & (mask - 1) != 0:
            x = player_next(x)
            if policy == TOWARDS_PALACE:
                i = choose(pack, s, mask, x)
            else:
                i = nth_bit(mask, player_below(x, count_bits(mask)))
        remember(s, before)
        perform_one(pack, s, FIRST[s.agenda_step[s.agenda_depth - 1]] + i)
        actions += 1
        broken = check(pack, s, before)
        if broken != 0:
            return actions, broken
    return actions, 0


@rule.entry
def play_towards_palace(pack, s, before, seed, limit):
    """A game of seats that all follow the palace policy."""
    return play_checked(pack, s, before, seed, limit, TOWARDS_PALACE)


@rule.entry
def play_anyhow(pack, s, before, seed, limit):
    """A game of uniform random choices."""
    return play_checked(pack, s, before, seed, limit, ANYHOW)


@rule.entry
def play_slice(pack, states, before, seeds, moves, violations, start, stop, limit, policy):
    """The games start to stop - 1, each in its own record: the actions of each, and the invariant it broke."""
    for i in range(start, stop):
        actions, broken = play_checked(pack, states[i], before, seeds[i], limit, policy)
        moves[i] = actions
        violations[i] = broken
