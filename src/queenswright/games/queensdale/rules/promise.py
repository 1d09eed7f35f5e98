"""QD-LATER-58: the promise of every family, a task of its own for each game.

The parts of a promise that are done are bits of `promise`. A seat has one family, and so only parts of one promise.
"""

from queenswright.games.queensdale.rules.ability import is_used, use_up
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.board import ACTION_SPACES, LATER_SPACES, RESOURCE_SPACES, SHRUBS
from queenswright.games.queensdale.state.course import PROMISE_PARTS, PROMISES, USED_FED, USED_PROMISE
from queenswright.games.queensdale.state.pieces import (
    ANVIL,
    BUILDING_COLOURS,
    FROM_OTHER,
    HERON,
    KEY,
    LANTERN,
    NOBODY,
    TYPES,
)
from queenswright.games.queensdale.state.rule import rule
from queenswright.kernel.play import count_bits

FIRST_ACTION = len(RESOURCE_SPACES)
SHRUBS_PER_QUARTER = SHRUBS // 4
QUARTER_PART = 0
ALONE_PART = PROMISE_PARTS.index("alone")
COLOUR_PART = PROMISE_PARTS.index("blue_building")
USE_PART = COLOUR_PART + len(BUILDING_COLOURS)
SAME_KIND = {"fair": "market"}
PART_OF_SPACE = tuple(
    PROMISE_PARTS.index(SAME_KIND.get(kind, kind.partition("_")[0])) for kind in (*ACTION_SPACES, *LATER_SPACES[:-1])
)
"""The part that a die on an action space is, by kind of space: all scout spaces are one kind, and so are all riders,
and the fair is a market."""


@rule
def has_promise(pack, s, seat, family):
    """QD-LATER-58: whether a player of this family has still to keep the promise in this game."""
    if pack.mechanism_from[PROMISES] > s.opened or s.family[seat] != family:
        return False
    return not is_used(s, seat, USED_PROMISE)


@rule
def keep_promise(pack, s, seat):
    """QD-LATER-58: resources of choice once in a game; in the third game in which it was kept also a seal."""
    use_up(s, seat, USED_PROMISE)
    s.promises_kept[seat] += 1
    if s.promises_kept[seat] == pack.promise_games:
        owe(s, seat, pack.promise_last, FROM_OTHER)
    owe(s, seat, pack.promise_gain, FROM_OTHER)


@rule
def note_part(pack, s, seat, family, part):
    """QD-LATER-58: one more part of a family's promise is done; with enough different ones it is kept."""
    if has_promise(pack, s, seat, family):
        s.promise[seat] |= 1 << part
        if count_bits(s.promise[seat]) >= pack.promise_needs[family]:
            keep_promise(pack, s, seat)


@rule
def note_build(pack, s, me, what):
    """QD-LATER-58, anvil: a kind of build action: the colour of a building, or another use."""
    part = USE_PART + what - TYPES
    if what < TYPES:
        part = COLOUR_PART + pack.building_colour[what]
    note_part(pack, s, me, ANVIL, part)


@rule
def note_token(pack, s, me, shrub):
    """QD-LATER-58, heron: a token from a quarter that is not the player's own, used by somebody or not."""
    quarter = shrub // SHRUBS_PER_QUARTER
    if quarter != s.quarter[me]:
        note_part(pack, s, me, HERON, QUARTER_PART + quarter)


@rule
def note_die(pack, s, me, kind):
    """QD-LATER-58, key: a die on a kind of action space in this round."""
    note_part(pack, s, me, KEY, PART_OF_SPACE[kind - FIRST_ACTION])


@rule
def note_feeding(pack, s, me):
    """QD-LATER-58: that somebody has fed the poor in this round, whoever it is."""
    if pack.mechanism_from[PROMISES] <= s.opened:
        use_up(s, me, USED_FED)


@rule
def only_feeder(s):
    """The seat that was the only one to feed the poor in this round, NOBODY if there was none."""
    found = NOBODY
    for seat in range(s.players):
        if is_used(s, seat, USED_FED):
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


@rule
def judge_round(pack, s):
    """QD-LATER-58: after a round, lantern: being the only one to feed the poor; what counts for one round is gone."""
    alone = only_feeder(s)
    for seat in range(s.players):
        s.used[seat] &= ~(1 << USED_FED)
        if s.family[seat] == KEY:
            s.promise[seat] = 0
    if alone != NOBODY:
        note_part(pack, s, alone, LANTERN, ALONE_PART + count_bits(s.promise[alone]))
