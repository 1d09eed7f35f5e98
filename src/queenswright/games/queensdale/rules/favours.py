"""QD-LATER-38, 64: royal favours, cards 39 to 42, for those who fall behind."""

from queenswright.games.queensdale.rules.knowledge import gain_knowledge
from queenswright.games.queensdale.rules.tie import rivets
from queenswright.games.queensdale.state import (
    FAVOUR_CARDS,
    FREE_FACE_FAVOUR,
    KNOWLEDGE_FAVOUR,
    NOBODY,
    draw,
    push,
    rule,
)
from queenswright.games.queensdale.steps import FREE_FACE_STEP

ANY_FACE = 1
EQUAL = 2


@rule
def owns_favour(s, seat):
    """Whether a player has got a favour."""
    for favour in range(FAVOUR_CARDS):
        if s.favours[favour] == seat + 1:
            return True
    return False


@rule
def deserves_more(pack, s, a, b):
    """QD-LATER-64: 1 if a comes before b, 0 if b does, 2 between equals: the lower goal, then who has none yet.

    Then fewer rivets. Nobody gets a second favour before all on the same goal have one.
    """
    if s.aim[a] != s.aim[b]:
        return s.aim[a] < s.aim[b]
    if owns_favour(s, a) != owns_favour(s, b):
        return owns_favour(s, b)
    if rivets(pack, s, a) != rivets(pack, s, b):
        return rivets(pack, s, a) < rivets(pack, s, b)
    return EQUAL


@rule
def who_deserves(pack, s):
    """QD-LATER-64: the lowest goal among those who missed theirs in this game, NOBODY if all have reached it."""
    best = NOBODY
    equal = 1
    for seat in range(s.players):
        if s.missed >> seat & 1 == 0:
            continue
        order = 1
        if best != NOBODY:
            order = deserves_more(pack, s, seat, best)
        if order == 1:
            best = seat
            equal = 1
        elif order == EQUAL:
            equal += 1
            if draw(s, equal) == 0:
                best = seat
    return best


@rule
def give_favours(pack, s):
    """QD-LATER-38, 64: every favour that is due goes to somebody, or waits for the next game."""
    for favour in range(FAVOUR_CARDS):
        if s.favours_due >> favour & 1 == 0:
            continue
        seat = who_deserves(pack, s)
        if seat == NOBODY:
            return
        s.favours_due ^= 1 << favour
        s.favours[favour] = seat + 1
        if favour == FREE_FACE_FAVOUR:
            push(s, FREE_FACE_STEP, seat, ANY_FACE)
        elif favour == KNOWLEDGE_FAVOUR:
            gain_knowledge(pack, s, seat)
