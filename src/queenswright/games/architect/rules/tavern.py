"""QA-TAVERN: the Tavern action. The step's argument is the bit set of guilds sent so far (0: nothing done yet).

The tiles shift with the first decision that is not forfeiting (QA-TAVERN-12), so before it the tiles in the
dormitory count as being on the entrance already.
"""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    FEE_TOO_HIGH,
    MUST_SEND_ONE,
    NOT_AT_ENTRANCE,
    OUT_OF_ORDER,
    STARTED_ALREADY,
)
from queenswright.games.architect.rules.tile import employs, rest
from queenswright.games.architect.state import (
    CHARACTERS_PER_GUILD,
    DORMITORY,
    ENTRANCE,
    GUILDS,
    SALOON,
    pop,
    push,
    rule,
)
from queenswright.games.architect.steps import TAVERN, TAVERN_DONE, TAVERN_FORFEIT
from queenswright.kernel.play import count_bits

TAVERN_SEND_AT_LEAST_ONE = bit("tavern_send_at_least_one")
GUILD_COUNT = len(GUILDS)


@rule
def next_fee(pack, sent):
    """QA-TAVERN-06, 15: what one more guild costs after those sent in this action."""
    guilds = count_bits(sent)
    return pack.tavern_fee[guilds + 1] - pack.tavern_fee[guilds]


@rule
def refuse_tavern(pack, s, me, i, sent):
    """QA-TAVERN-04, 16, QA-VAR-17: a guild on the entrance whose fee can be paid; picked in ascending order."""
    if i == TAVERN_FORFEIT:
        if sent != 0:
            return STARTED_ALREADY
        return ALLOWED
    if i == TAVERN_DONE:
        if sent == 0 and s.house_rules & TAVERN_SEND_AT_LEAST_ONE:
            return MUST_SEND_ONE
        return ALLOWED
    room = s.room[me][i]
    if room == SALOON or (room == DORMITORY and sent != 0):
        return NOT_AT_ENTRANCE
    if sent >> i != 0:
        return OUT_OF_ORDER
    if next_fee(pack, sent) > s.talers[me]:
        return FEE_TOO_HIGH
    return ALLOWED


@rule
def shift_rooms(s, me):
    """QA-TAVERN-01, 02: dormitory to entrance, then saloon to dormitory."""
    for guild in range(GUILD_COUNT):
        if s.room[me][guild] == DORMITORY:
            s.room[me][guild] = ENTRANCE
        elif s.room[me][guild] == SALOON:
            s.room[me][guild] = DORMITORY


@rule
def tavern(pack, s, me, i, sent):
    """QA-TAVERN-05, 07, 13, 14, 17: shift once, then each guild sent pays and all its craftsmen turn back."""
    pop(s)
    if i == TAVERN_FORFEIT:
        return
    if sent == 0:
        shift_rooms(s, me)
    if i == TAVERN_DONE:
        return
    s.talers[me] -= next_fee(pack, sent)
    s.room[me][i] = SALOON
    for character in range(i * CHARACTERS_PER_GUILD, (i + 1) * CHARACTERS_PER_GUILD):
        if employs(s, me, character):
            rest(s, me, character)
    push(s, TAVERN, me, sent | 1 << i)
