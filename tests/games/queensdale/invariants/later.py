"""What always holds for the things that later epochs bring; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import argument_taken, is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.course import COGWHEEL, ORDERS
from queenswright.games.queensdale.state.pieces import SEATS
from queenswright.games.queensdale.steps import ANSWER, FULFIL, SEAL, TURN_COGWHEEL
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
SECTORS = 6
FARTHEST = 3
PAIRS, RIGHT_PAIR = 15, 0
QUESTION_IN, ABOUT_THE_PAIR = 8, 2
QUESTIONS = 3
LAST_ANSWER = (11, 26, 37)
CASEBOOK_FROM = 3


@rule
def the_cogwheel_turns(pack, s, before, i):
    """QD-LATER-15: it begins every game with one of six sectors and turns by its action only, three at most."""
    if s.cogwheel < 0 or s.cogwheel > SECTORS:
        return False
    if not is_same_game(s, before):
        return (s.cogwheel != 0) == (pack.mechanism_from[COGWHEEL] <= s.opened)
    if step_taken(before) == TURN_COGWHEEL:
        return i < FARTHEST and s.cogwheel == (before.cogwheel + i) % SECTORS + 1
    return s.cogwheel == before.cogwheel


@rule
def orders_are_fulfilled_once(pack, s, before):
    """QD-LATER-19, QD-NEXT-09: one more than players lies there at first; one at a time goes, when it is fulfilled."""
    if s.orders < 0 or s.orders >> ORDER_CARDS != 0:
        return False
    if not is_same_game(s, before):
        if pack.mechanism_from[ORDERS] > s.opened:
            return s.orders == 0
        return count_bits(s.orders) == s.players + 1
    if step_taken(before) == FULFIL:
        order = 1 << argument_taken(before)
        return before.orders & order != 0 and s.orders == before.orders ^ order
    return s.orders == before.orders


@rule
def answers_are_opened_together(s, before, i):
    """QD-LATER-47: an answer waits until all have answered card 47 or 48; then those who were right are remembered."""
    asked = 0
    if s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == ANSWER:
        asked = s.agenda_seat[s.agenda_depth - 1]
    for seat in range(SEATS):
        if (s.answer[seat] != 0) != (seat < asked) or s.answer[seat] < 0 or s.answer[seat] > PAIRS:
            return False
    if s.unsealed & ABOUT_THE_PAIR == before.unsealed & ABOUT_THE_PAIR:
        return step_taken(before) != ANSWER or asked == before.agenda_seat[before.agenda_depth - 1] + 1
    right = (i == RIGHT_PAIR) << s.players - 1
    for seat in range(s.players - 1):
        right |= (before.answer[seat] == RIGHT_PAIR + 1) << seat
    return step_taken(before) == ANSWER and s.last_end == QUESTION_IN and s.told_seats == right


@rule
def casebooks_are_written_before_games(s, before, i):
    """QD-LATER-55: a seat writes one answer at a time into its own casebook, to a question that is not open yet."""
    if s.unsealed & before.unsealed != before.unsealed:
        return False
    written = 0
    for seat in range(SEATS):
        if not is_same_game(s, before) and s.sealed_now[seat] != 0:
            return False
        for question in range(QUESTIONS):
            answer = s.sealed[seat][question]
            if (answer != 0) != (s.sealed_in[seat][question] != 0) or answer > LAST_ANSWER[question]:
                return False
            if answer != before.sealed[seat][question]:
                is_own = seat == seat_acted(before) and answer == i + 1 and s.sealed_in[seat][question] == s.opened
                is_new = before.sealed_now[seat] >> question & 1 == 0 and s.sealed_now[seat] >> question & 1 == 1
                if not is_own or not is_new or before.unsealed >> question & 1 or s.opened < CASEBOOK_FROM:
                    return False
                written += 1
    return written == (step_taken(before) == SEAL)
