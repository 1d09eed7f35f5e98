"""QA-REPAIR: doing repairs. `working` collects the craftsmen who are assigned."""

from queenswright.games.architect.refusals import (
    ALLOWED,
    NOBODY_ASSIGNED,
    NOBODY_TO_ASSIGN,
    NOBODY_TO_REPAIR,
    OUT_OF_ORDER,
    SAME_GUILD_REPAIRS,
    TOO_MANY_REPAIRERS,
)
from queenswright.games.architect.rules.tile import CHARACTER_COUNT, crew_size, employs, guild_of
from queenswright.games.architect.state import CHARACTERS_PER_GUILD, pop, push, rule
from queenswright.games.architect.steps import CLIMB, REPAIR, REPAIR_DONE
from queenswright.kernel.play import count_bits

ONE_GUILD = (1 << CHARACTERS_PER_GUILD) - 1


@rule
def refuse_repairs(s, me):
    """QA-REPAIR-01, 12, 15, 18: anywhere, with at least one craftsman."""
    if crew_size(s, me) == 0:
        return NOBODY_TO_REPAIR
    return ALLOWED


@rule
def do_repairs(s, me):
    """Go on to choosing the craftsmen."""
    pop(s)
    push(s, REPAIR, me, 0)


@rule
def refuse_assign(pack, s, me, i):
    """QA-REPAIR-02, 03, 12, 13: one to three craftsmen of different guilds, picked in ascending order."""
    if i == REPAIR_DONE:
        if s.working == 0:
            return NOBODY_ASSIGNED
        return ALLOWED
    if not employs(s, me, i):
        return NOBODY_TO_ASSIGN
    if s.working >> (guild_of(i) * CHARACTERS_PER_GUILD) & ONE_GUILD != 0:
        return SAME_GUILD_REPAIRS
    if count_bits(s.working) >= pack.repair_craftsmen:
        return TOO_MANY_REPAIRERS
    if s.working >> i != 0:
        return OUT_OF_ORDER
    return ALLOWED


@rule
def assign(pack, s, me, i):
    """QA-REPAIR-04..06, 14, 16: the scrolls of all assigned are the points, spent like those of a building."""
    if i != REPAIR_DONE:
        s.working |= 1 << i
        return
    points = 0
    for character in range(CHARACTER_COUNT):
        if s.working >> character & 1:
            points += pack.repair_value[character]
    pop(s)
    push(s, CLIMB, me, points)
