"""What always holds for the help of those who missed their goals: crown bar and robber barons; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.state.cards import BARONS, CROWN_FAVOUR, ROBBER_FAVOUR
from queenswright.games.queensdale.state.course import (
    EPOCH_END_CARDS,
    GROCERY,
    HUTS,
    PLAY,
    RANKING,
    START,
    TOLD,
    TOWERS,
)
from queenswright.games.queensdale.steps import CROWN, RETURN_ROBBER, ROBBER, TURN
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
GOALS = (0, 10, 16, 22, 30, 38, 46, 54, 62, 70)
LAST_EPOCH = 9
CROWN_VALUES = (0, 1, 2, 2, 3, 4, 5, 5, 6, 7)
ALL_ROBBERS = (1 << 8) - 1
BEHIND_FROM = 4
MOST_ROBBERS = 2


@rule
def crown_of(s, seat, seals):
    """QD-LATER-07, QD-LATER-38: a tenth of the goal for every seal, 1 more with card 42, at most a quarter of it."""
    epoch = s.epoch[seat]
    return min(seals * (CROWN_VALUES[epoch] + (s.favours[CROWN_FAVOUR] == seat + 1)), GOALS[epoch] // 4)


@rule
def crown_bars_rise_and_fall(s, before, i):
    """QD-LATER-06, QD-LATER-07, QD-LATER-38, QD-NEXT-13: set in step 16 for seals, moved to the fame bar in step 8."""
    for seat in range(s.players):
        change = s.crown[seat] - before.crown[seat]
        is_over = s.phase in (HUTS, START, PLAY, TOLD, TOWERS)
        if s.crown[seat] < 0 or 4 * s.crown[seat] > GOALS[min(s.epoch[seat], LAST_EPOCH)]:
            return False
        if s.crown[seat] != 0 and (s.opened < BEHIND_FROM or is_over or s.missed >> seat & 1 == 0):
            return False
        if change > 0 and (step_taken(before) != CROWN or seat != seat_acted(before)):
            return False
        if change > 0 and change != crown_of(s, seat, i):
            return False
        if change < 0 and (s.crown[seat] != 0 or not is_over):
            return False
    return True


@rule
def misses_are_remembered(pack, s, before):
    """QD-LATER-07, QD-LATER-09: those below their goal when a game ended, until the next game ends."""
    if pack.mechanism_from[EPOCH_END_CARDS] > LAST_EPOCH:
        return s.missed == 0
    if before.phase not in (PLAY, RANKING) or s.phase in (PLAY, RANKING):
        return s.missed == before.missed
    missed = 0
    for seat in range(s.players):
        if fame(before, seat) < before.aim[seat]:
            missed |= 1 << seat
    return s.missed == missed


@rule
def tokens_of(s, seat, leader):
    """QD-LATER-09, QD-LATER-38: the tokens for a seat behind the leader that missed its goal, and for card 41."""
    count = int(s.favours[ROBBER_FAVOUR] == seat + 1)
    if s.missed >> seat & 1:
        count += min((leader - s.epoch[seat] + 1) // 2, MOST_ROBBERS)
    return count


@rule
def has_supper(s):
    """QD-LATER-57: whether the table has decided for the supper."""
    return s.votes[BARONS] == 1


@rule
def robbers_serve_once(s, before, i):
    """QD-LATER-08, 09, 45, 57: eight tokens, drawn at the set-up by those behind, used on their turn or returned."""
    leader = 0
    seen = s.robbers_at_work
    for seat in range(s.players):
        leader = max(leader, s.epoch[seat])
        if seen & s.robbers[seat]:
            return False
        seen |= s.robbers[seat]
    if seen & ~ALL_ROBBERS or (seen != 0 and s.opened < BEHIND_FROM) or (s.robbers_at_work and s.phase != PLAY):
        return False
    for seat in range(s.players):
        more = s.robbers[seat] & ~before.robbers[seat]
        less = before.robbers[seat] & ~s.robbers[seat]
        if more != 0 and before.phase in (GROCERY, HUTS, START, PLAY):
            return False
        if more != 0 and count_bits(s.robbers[seat]) != tokens_of(s, seat, leader) + has_supper(s):
            return False
        if less != 0 and is_same_game(s, before):
            used = step_taken(before) == TURN and i >= ROBBER and less == 1 << i - ROBBER and seat == before.turn_seat
            returned = step_taken(before) == RETURN_ROBBER and less == 1 << i and has_supper(s)
            if not (used or returned) or seat != seat_acted(before):
                return False
        is_served = s.phase == GROCERY and before.phase != GROCERY and s.opened >= BEHIND_FROM
        if is_served and count_bits(s.robbers[seat]) != tokens_of(s, seat, leader):
            return False
    return True
