"""QA-HIRE: the Hire action. Billboard spaces are numbered from the bottom, 0 to 5; the topmost has the price scale."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    FIRING_FORBIDDEN,
    NO_TILE_THERE,
    NOBODY_TO_FIRE,
    PILE_IS_EMPTY,
    TOO_EXPENSIVE,
    TWIN_IN_SERVICE,
    TWIN_MUST_GO,
)
from queenswright.games.architect.rules.tile import employs, leave, star_is_full
from queenswright.games.architect.state import NOBODY, SPACES, TOP, pop, push, rule
from queenswright.games.architect.steps import FIRE, HIRE_FORFEIT

NO_FIRING = bit("no_firing")
NO_HIRE_ON_EMPTY_PILE = bit("no_hire_on_empty_pile")
PRICE_MARKER_EVERY_THIRD_HIRE = bit("price_marker_every_third_hire")
HIRES_PER_MARKER_MOVE = 3


@rule
def price(pack, s, space):
    """QA-HIRE-02, 12, 20, 25: the cost beside the space; for the topmost the value under the price marker."""
    if space == TOP:
        return pack.price_scale[s.price_marker]
    return pack.hiring_cost[space]


@rule
def move_price_marker(pack, s, space):
    """QA-HIRE-11..14, 24, 29: back to the left after hiring the topmost, else one to the right or the topmost leaves.

    With price_marker_every_third_hire (QA-VAR-02, 03) it moves to the right after every third hire of the game only.
    """
    moves = True
    if s.house_rules & PRICE_MARKER_EVERY_THIRD_HIRE:
        s.hires += 1
        moves = s.hires % HIRES_PER_MARKER_MOVE == 0
    if space == TOP:
        s.price_marker = 0
    elif moves:
        if s.price_marker == pack.prices - 1:
            s.billboard[TOP] = NOBODY
            s.price_marker = 0
        else:
            s.price_marker += 1


@rule
def close_gaps(s):
    """QA-HIRE-15, 30: craftsmen move up in their order, so that only the lowest spaces are empty."""
    target = TOP
    for space in range(TOP, -1, -1):
        character = s.billboard[space]
        if character != NOBODY:
            s.billboard[space] = NOBODY
            s.billboard[target] = character
            target -= 1


@rule
def refill(s):
    """QA-HIRE-16, 27, 28: new tiles from the pile, the first to the upper empty space; an empty pile gives none."""
    for space in range(TOP, -1, -1):
        if s.billboard[space] == NOBODY and s.pile_size > 0:
            s.pile_size -= 1
            s.billboard[space] = s.pile[s.pile_size]
            s.pile[s.pile_size] = NOBODY


@rule
def complete_hire(pack, s, me, space):
    """QA-HIRE-03, 21, 23: pay, attach with the corner that the space marked, marker, move up, refill."""
    s.talers[me] -= price(pack, s, space)
    s.tile_position[me][s.billboard[space]] = SPACES - pack.jobs_left[space]
    s.billboard[space] = NOBODY
    move_price_marker(pack, s, space)
    close_gaps(s)
    refill(s)


@rule
def refuse_hire(pack, s, me, space):
    """QA-HIRE-02, 28, 31, 34: why this tile cannot be hired, or ALLOWED."""
    if space == HIRE_FORFEIT:
        return ALLOWED
    character = s.billboard[space]
    if character == NOBODY:
        return NO_TILE_THERE
    if s.pile_size == 0 and s.house_rules & NO_HIRE_ON_EMPTY_PILE:
        return PILE_IS_EMPTY
    if price(pack, s, space) > s.talers[me]:
        return TOO_EXPENSIVE
    if star_is_full(s, me):
        if s.house_rules & NO_FIRING:
            return FIRING_FORBIDDEN
    elif employs(s, me, character):
        return TWIN_IN_SERVICE  # with a full star the twin itself may be fired: QA-HIRE-33, checked at `fire`
    return ALLOWED


@rule
def hire(pack, s, me, space):
    """QA-HIRE-01, 09, 23: one tile; with a full star somebody has to be fired first."""
    pop(s)
    if space == HIRE_FORFEIT:
        return
    if star_is_full(s, me):
        push(s, FIRE, me, space)
    else:
        complete_hire(pack, s, me, space)


@rule
def refuse_fire(s, me, character, space):
    """QA-HIRE-09, 33: anybody in service, but never two identical characters afterwards."""
    if not employs(s, me, character):
        return NOBODY_TO_FIRE
    wanted = s.billboard[space]
    if character != wanted and employs(s, me, wanted):
        return TWIN_MUST_GO
    return ALLOWED


@rule
def fire(pack, s, me, character, space):
    """QA-HIRE-10: the fired craftsman leaves the game, without refund; then the hire goes through."""
    pop(s)
    leave(s, me, character)
    complete_hire(pack, s, me, space)
