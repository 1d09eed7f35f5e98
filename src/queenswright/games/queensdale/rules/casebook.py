"""QD-LATER-55: the casebook, in which every player may seal an answer to each of three questions before a game."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    ANSWERS_ARE_OPEN,
    NO_CASEBOOK,
    NOT_NAMED_YET,
    NOTHING_TO_SEAL,
    SAME_ANSWER,
    SEALED_ALREADY,
)
from queenswright.games.queensdale.rules.told import is_of_branch
from queenswright.games.queensdale.state.cards import CAUSE, FIRST_ANSWER, PAIR, QUESTIONS, SELLER
from queenswright.games.queensdale.state.course import CASEBOOK
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import SEAL, START_HUT
from queenswright.kernel.play import count_bits, nth_bit

QUESTION_COUNT = len(QUESTIONS)
EVERY_QUESTION = (1 << QUESTION_COUNT) - 1


@rule
def question_of(answer):
    """The question that an answer belongs to."""
    if answer < FIRST_ANSWER[PAIR]:
        return CAUSE
    if answer < FIRST_ANSWER[SELLER]:
        return PAIR
    return SELLER


@rule
def is_named(pack, s, answer):
    """QD-LATER-55: whether a card read so far has named it; herbs lie on the map from the first game on."""
    question = question_of(answer)
    if question == PAIR:
        return True
    card = pack.seller_card[answer - FIRST_ANSWER[SELLER]] if question == SELLER else pack.cause_card[answer]
    return pack.told_epoch[card] <= s.opened and is_of_branch(pack, s, card)


@rule
def refuse_casebook(pack, s, me):
    """QD-LATER-55: once there is one, as long as a question is left to which nothing was sealed before this game."""
    if pack.mechanism_from[CASEBOOK] > s.opened:
        return NO_CASEBOOK
    if s.sealed_now[me] | s.unsealed == EVERY_QUESTION:
        return NOTHING_TO_SEAL
    return ALLOWED


@rule
def open_casebook(s, me):
    """QD-LATER-55: an answer is sealed before the hut is chosen."""
    pop(s)
    push(s, SEAL, me, 0)


@rule
def refuse_seal(pack, s, me, answer):
    """QD-LATER-55: one answer to each question, new or changed, out of what cards have named, until it is open."""
    question = question_of(answer)
    if s.unsealed >> question & 1:
        return ANSWERS_ARE_OPEN
    if s.sealed_now[me] >> question & 1:
        return SEALED_ALREADY
    if not is_named(pack, s, answer):
        return NOT_NAMED_YET
    if s.sealed[me][question] == answer + 1:
        return SAME_ANSWER
    return ALLOWED


@rule
def seal(s, me, answer):
    """QD-LATER-55: the answer is written down with its epoch; it has no effect."""
    pop(s)
    question = question_of(answer)
    s.sealed[me][question] = answer + 1
    s.sealed_in[me][question] = s.opened
    s.sealed_now[me] |= 1 << question
    push(s, START_HUT, me, 0)


@rule
def redeal_sealed(pack, s, seat):
    """QD-LATER-55: what a seat has sealed: to the same questions, but anything that cards have named."""
    for question in range(QUESTION_COUNT):
        if s.sealed[seat][question] == 0 or s.unsealed >> question & 1:
            continue
        named = 0
        for answer in range(FIRST_ANSWER[question], FIRST_ANSWER[question + 1]):
            if is_named(pack, s, answer):
                named |= 1 << answer
        s.sealed[seat][question] = nth_bit(named, draw(s, count_bits(named))) + 1
