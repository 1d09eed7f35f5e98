"""Which actions are worth planning: one of equal actions, no dominated ones, and small choices by a rule of thumb."""

from queenswright.games.queensdale.judgement.abilities import consider_ability
from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.consider.action import (
    consider_cover,
    consider_ledger,
    consider_payment,
    consider_place,
    consider_segment,
    consider_spend,
    in_one_order,
    unlike_payments,
)
from queenswright.games.queensdale.judgement.consider.between import (
    consider_answer,
    consider_ballot,
    consider_die,
    consider_exchange,
    consider_give_back,
    consider_tie,
)
from queenswright.games.queensdale.judgement.consider.turn import consider_roll, consider_turn, unlike_dice
from queenswright.games.queensdale.judgement.consider.walk import consider_rest, consider_scout, consider_token
from queenswright.games.queensdale.rules.supply import ANY_TOKEN
from queenswright.games.queensdale.steps import (
    ABILITY,
    ANSWER,
    BALLOT,
    BREAK_TIE,
    COVER,
    DIE,
    EXCHANGE,
    GIVE_BACK,
    HERE,
    LEARN,
    LEDGER,
    MIRROR,
    OPEN_CASEBOOK,
    ORDER,
    PAYMENT,
    PICK,
    PLACE,
    RANK,
    RENOVATE,
    REST,
    ROLL,
    SCOUT,
    SEGMENT,
    SPEND,
    START_HUT,
    TAKE,
    TURN,
    YES,
    last_picked,
)


@rule
def consider_in_action(pack, s, me, step, mask, argument):
    """The steps that follow a die."""
    if step == PLACE:
        return consider_place(mask)
    if step == SCOUT:
        return consider_scout(pack, s, me, mask, argument)
    if step == REST:
        return consider_rest(pack, s, me, mask, argument)
    if step == PAYMENT:
        return consider_payment(s, me, mask)
    if step == COVER:
        return consider_cover(pack, mask)
    if step == TAKE and argument == ANY_TOKEN:
        return consider_token(pack, s, me, mask)
    if step == ORDER:
        return unlike_payments(mask)
    if step == SPEND:
        return consider_spend(s, me)
    if step == PICK:
        return in_one_order(mask, last_picked(argument))
    if step == MIRROR:
        return unlike_dice(s, me, mask)
    if step == LEDGER:
        return consider_ledger(pack, s, me, mask)
    if step == SEGMENT:
        return consider_segment(s, me, mask)
    if step in (RANK, RENOVATE, HERE):
        return mask & -mask
    return mask


@rule
def consider(pack, s, step, mask):
    """The possible actions worth planning, at least one of them."""
    if mask & (mask - 1) == 0:
        return mask
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == TURN:
        return consider_turn(pack, s, me, mask)
    if step == ROLL:
        return consider_roll(pack, s, me, s.agenda_argument[s.agenda_depth - 1])
    if step == EXCHANGE:
        return consider_exchange(pack, s, me, mask)
    if step == DIE:
        return consider_die(pack, s, me)
    if step == GIVE_BACK:
        return consider_give_back(pack, s, me, mask)
    if step == BALLOT:
        return consider_ballot(s, me, mask)
    if step == BREAK_TIE:
        return consider_tie(s, me, mask)
    if step == LEARN:
        return 1 << YES
    if step == START_HUT:
        return mask & ~(1 << OPEN_CASEBOOK)
    if step == ANSWER:
        return consider_answer(pack, s, mask)
    if step == ABILITY:
        return consider_ability(pack, s, me, mask)
    return consider_in_action(pack, s, me, step, mask, s.agenda_argument[s.agenda_depth - 1])
