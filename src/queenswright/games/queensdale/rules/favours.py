"""QD-LATER-38, 64: royal favours, cards 39 to 42, for those who fall behind."""

from queenswright.games.queensdale.rules.knowledge import gain_knowledge
from queenswright.games.queensdale.rules.tie import rivets
from queenswright.games.queensdale.state.cards import FAVOUR_CARDS, FREE_FACE_FAVOUR, KNOWLEDGE_FAVOUR
from queenswright.games.queensdale.state.pieces import NOBODY
from queenswright.games.queensdale.state.rule import draw, push, rule
from queenswright.games.queensdale.steps import ANY_FACE, FREE_FACE_STEP

MANY = 1 << 10


@rule
def owns_favour(s, seat):
    """Whether a player has got a favour."""
    for favour in range(FAVOUR_CARDS):
        if s.favours[favour] == seat + 1:
            return True
    return False


@rule
def standing(pack, s, seat):
    """QD-LATER-64: goal, whether the player has a favour already, rivets, as one number; the lowest gets the next."""
    return (s.aim[seat] * 2 + owns_favour(s, seat)) * MANY + rivets(pack, s, seat)


@rule
def who_deserves(pack, s):
    """QD-LATER-64: the lowest goal among those who missed theirs in this game, NOBODY if all have reached it.

    Nobody gets a second favour before all on the same goal have one; between equals chance decides.
    """
    best = NOBODY
    equal = 1
    for seat in range(s.players):
        if s.missed >> seat & 1 == 0:
            continue
        if best == NOBODY or standing(pack, s, seat) < standing(pack, s, best):
            best = seat
            equal = 1
        elif standing(pack, s, seat) == standing(pack, s, best):
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
