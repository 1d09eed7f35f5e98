"""What a game does between two moments at which the games on a GPU are sorted: what `play_on` does once in its loop.

Written once, copied per game, beside the loops of `play.py`, and compiled only where there is a GPU. `order` says which
games stand beside each other: all that are asked the same step, so that their threads walk through the same rules.
"""
# ruff: noqa: F821

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.contract import GameRules
from queenswright.kernel.play import count_bits, nth_bit
from queenswright.kernel.rule import Rule

ARRAYS = dict.fromkeys(("order", "asked"), ("i8", 1))
NOTHING = -1


def begin_one(pack, states, seeds, moves, sets_up, i):
    """Begin with a game that is laid out already, or set it up; `seeds` become the states of random players."""
    s = states[i]
    if sets_up != 0:
        rekey(s, seeds[i], 0)
        setup(pack, s)
    seeds[i] = player_seed(seeds[i])
    moves[i] = 0


def turn_one(pack, states, order, seeds, moves, limit, asked, at):
    """Play the forced action or a random one; `asked` is the step that comes then, or NOTHING if nothing was played."""
    i = order[at]
    s = states[i]
    asked[at] = NOTHING
    mask = legal_mask(pack, s)
    if mask == 0:
        return
    k = forced_in(pack, s, mask)
    if k < 0:
        if moves[i] == limit:
            return
        seeds[i] = player_next(seeds[i])
        k = nth_bit(mask, player_below(seeds[i], count_bits(mask)))
        moves[i] += 1
    perform(pack, s, current_step(s), k)
    asked[at] = current_step(s)


@cache
def turns_of(rules: GameRules) -> SimpleNamespace:
    """Both for a game, compiled into a cache of their own."""
    loops = rules.loops
    rule = Rule(rules.state.dtype, rules.content.layout.dtype, loops.rule.module, besides=__name__, arrays=ARRAYS)
    names = {**globals(), **vars(loops)}
    return SimpleNamespace(**{one.__name__: rule.template(one, names, inner=False) for one in (begin_one, turn_one)})
