"""A small network that judges leaves of the search beside the game's estimate. Written once, copied per game.

The network has one hidden layer. It judges one seat after the other: what goes in are the measures that the game's
estimate takes of the seat, then those of its strongest rival; what comes out is added to the estimate, on the scale of
kernel/search.py. All its numbers are whole, and it only adds, multiplies and shifts, so that the same leaf is worth the
same on every machine, compiled or not.

Its numbers stand behind the estimate's weights, from NETWORK on: the number of hidden units; how much the estimate
counts (of ESTIMATE); for every input what is subtracted from it and what it is multiplied by; the biases of the hidden
units; their weights, all of one input beside each other; the weights of the hidden units.

Free names, supplied by the game's module besides those of its planner:
    MEASURES     how many measures `worth` writes
    NETWORK      how many weights the estimate has
    SCALE        by how much an estimate is divided before it becomes a chance of victory
"""
# ruff: noqa: F821

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from queenswright.kernel import search
from queenswright.kernel.data import Judgement, Learned
from queenswright.kernel.node import MOST_SEATS
from queenswright.kernel.search import SCALE

MOST_HIDDEN = 64
ESTIMATE = 256
"""What stands for the estimate as it is."""
HEAD = 2
INPUT_BITS = 16
UNIT_INPUT = 32
MOST_INPUT = 255
"""A usual deviation of a measure is a UNIT_INPUT, and nothing counts more than MOST_INPUT."""
LAYER_BITS = 12
HIDDEN_BITS = 7
OUTPUT_BITS = 6
"""The fractions of the weights of the hidden layer, of what comes out of it, and of the weights behind it."""
TO_HIDDEN = LAYER_BITS + UNIT_INPUT.bit_length() - 1 - HIDDEN_BITS
TO_OUTPUT = HIDDEN_BITS + OUTPUT_BITS


def room(measures):
    """How much working space (`features`) a game with this many measures needs."""
    return measures * (1 + MOST_SEATS) + MOST_SEATS + MOST_HIDDEN


def look(pack, s, weights, features):
    """Write down the measures and the estimates of all seats, behind the space that `worth` works in."""
    for seat in range(s.players):
        for k in range(MEASURES):
            features[k] = 0
        features[ESTIMATES + seat] = worth(pack, s, seat, weights, features) // SCALE
        for k in range(MEASURES):
            features[MEASURES * (1 + seat) + k] = features[k]


def rival_of(s, features, me):
    """The seat beside this one that the estimate likes best; the first among equals."""
    rival = me
    for other in range(s.players):
        if other != me and (rival == me or features[ESTIMATES + other] > features[ESTIMATES + rival]):
            rival = other
    return rival


def take_in(weights, features, seat, first):
    """Let the measures of a seat count in all hidden units, as the inputs from `first` on."""
    units = weights[NETWORK]
    for k in range(MEASURES):
        at = NETWORK + HEAD + 2 * (first + k)
        x = (features[MEASURES * (1 + seat) + k] - weights[at]) * weights[at + 1] >> INPUT_BITS
        x = max(-MOST_INPUT, min(x, MOST_INPUT))
        if x != 0:
            at = NETWORK + HEAD + 4 * MEASURES + units * (1 + first + k)
            for unit in range(units):
                features[HIDDEN + unit] += x * weights[at + unit]


def verdict(weights, features, me, rival):
    """What the network adds to the estimate of a seat."""
    units = weights[NETWORK]
    at = NETWORK + HEAD + 4 * MEASURES
    for unit in range(units):
        features[HIDDEN + unit] = weights[at + unit]
    take_in(weights, features, me, 0)
    take_in(weights, features, rival, MEASURES)
    at += units * (1 + 2 * MEASURES)
    total = 0
    for unit in range(units):
        total += (max(features[HIDDEN + unit], 0) >> TO_HIDDEN) * weights[at + unit]
    return total >> TO_OUTPUT


def judge(pack, s, weights, features, best):
    """How good the position is for every seat: the estimate, as far as it counts, and what the network adds."""
    look(pack, s, weights, features)
    for seat in range(s.players):
        estimate = features[ESTIMATES + seat] * weights[NETWORK + 1] // ESTIMATE
        best[seat] = estimate + verdict(weights, features, seat, rival_of(s, features, seat))


ENTRIES = (look,)
IN_ORDER_OF_USE = (look, rival_of, take_in, verdict, judge)


def instantiate(rule, planner, measures, network, scale=SCALE):
    """The network of one game as attributes; call it at module level with its planner."""
    made = {**globals(), **vars(planner), "MEASURES": measures, "NETWORK": network, "SCALE": scale}
    made["ESTIMATES"] = measures * (1 + MOST_SEATS)
    made["HIDDEN"] = made["ESTIMATES"] + MOST_SEATS
    for template in IN_ORDER_OF_USE:
        made[template.__name__] = rule.template(template, made, inner=template not in ENTRIES)
    return SimpleNamespace(**{template.__name__: made[template.__name__] for template in IN_ORDER_OF_USE})


def with_network(rule: Any, planner: Any, judgement: Judgement, ending: Any, scale: int = SCALE) -> Learned:
    """The search of a game with a network that judges leaves; `ending` has the game's `place` and `redeal`."""
    network = cast(Any, instantiate)(rule, planner, judgement.measures, len(judgement.weights), scale)
    own = {"judge": network.judge, "self_play": judgement.self_play, "graft": judgement.graft}
    found = cast(Any, search).instantiate(rule, planner, place=ending.place, redeal=ending.redeal, **own)
    whole = replace(judgement, simulate=found.simulate, measures=cast(Any, room)(judgement.measures))
    return Learned(whole, network.look, judgement.measures)
