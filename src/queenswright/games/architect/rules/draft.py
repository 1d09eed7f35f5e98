"""QA-DRAFT: choosing the starting craftsmen and turning them for talers."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    NOT_ON_DISPLAY,
    TURNED_INTO_DROP_OUT,
    TURNED_TOO_FAR,
    TWIN_ON_DISPLAY,
)
from queenswright.games.architect.rules.setup import DRAFT_TILES_PER_PLAYER
from queenswright.games.architect.rules.tile import employs
from queenswright.games.architect.state import DROP_OUT, START_POSITION, pop, push, rule
from queenswright.games.architect.steps import DRAFT_TURN

EARLY_DROP_OUT = bit("early_drop_out")


@rule
def draft_is_over(s):
    """QA-DRAFT-01, 13: every player has taken two tiles."""
    return s.picks >= DRAFT_TILES_PER_PLAYER * s.players


@rule
def draft_seat(s):
    """QA-DRAFT-02, 03, 09: clockwise from the first player, then back in reverse order."""
    if s.picks < s.players:
        return (s.first_player + s.picks) % s.players
    return (s.first_player + 2 * s.players - 1 - s.picks) % s.players


@rule
def refuse_take(s, me, character):
    """QA-DRAFT-04, 14: only a tile on display, and no twin."""
    if s.display >> character & 1 == 0:
        return NOT_ON_DISPLAY
    if employs(s, me, character):
        return TWIN_ON_DISPLAY
    return ALLOWED


@rule
def take(s, me, character):
    """QA-DRAFT-05, 15: attach the tile at its start position, free of charge; then it may be turned."""
    s.display &= ~(1 << character)
    s.tile_position[me][character] = START_POSITION
    pop(s)
    push(s, DRAFT_TURN, me, character)


@rule
def refuse_turn(s, positions):
    """QA-DRAFT-10: at most to the drop-out position; with early_drop_out one less (QA-VAR-08)."""
    if positions > DROP_OUT:
        return TURNED_TOO_FAR
    if positions == DROP_OUT and s.house_rules & EARLY_DROP_OUT:
        return TURNED_INTO_DROP_OUT
    return ALLOWED


@rule
def turn(s, me, positions, character):
    """QA-DRAFT-06, 11, 12: 1 taler for each position, once; this is not work, so nobody leaves."""
    s.tile_position[me][character] = START_POSITION + positions
    s.talers[me] += positions
    s.picks += 1
    pop(s)
