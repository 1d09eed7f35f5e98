"""The dispatch from a step to its chapter, and from one phase of the campaign to the next."""

from queenswright.games.queensdale.rules.ability import refuse_once
from queenswright.games.queensdale.rules.between_games import perform_between_games, refuse_between_games
from queenswright.games.queensdale.rules.cogwheel import shows_hidden
from queenswright.games.queensdale.rules.courier import answer_offer, refuse_offer
from queenswright.games.queensdale.rules.dice import pay_die, place, refuse_pay_die, refuse_place
from queenswright.games.queensdale.rules.faces import is_unread
from queenswright.games.queensdale.rules.find import find_at, find_under
from queenswright.games.queensdale.rules.hand import choose_die, refuse_die
from queenswright.games.queensdale.rules.in_action import perform_automatic, perform_in_action, refuse_in_action
from queenswright.games.queensdale.rules.monument import refuse_free_reroll, use_free_reroll
from queenswright.games.queensdale.rules.orders import order_shows_hidden
from queenswright.games.queensdale.rules.phase import go_on
from queenswright.games.queensdale.rules.robbers import refuse_robber, use_robber
from queenswright.games.queensdale.rules.roll import (
    look_twice,
    pay_reroll,
    refuse_look,
    refuse_poor_reroll,
    refuse_reroll,
    refuse_roll,
    refuse_signal_fire,
    reroll_for_nothing,
    roll,
    use_signal_fire,
)
from queenswright.games.queensdale.rules.round import end_turn, leave, refuse_end, refuse_leave
from queenswright.games.queensdale.rules.scout import step_on
from queenswright.games.queensdale.rules.spaces import FIRST_ACTION
from queenswright.games.queensdale.rules.story_turns import (
    act_again,
    call_old_friends,
    refuse_first_reroll,
    refuse_old_friends,
    refuse_second_action,
    refuse_wedding,
    take_first_reroll,
    wed,
)
from queenswright.games.queensdale.rules.supply import income, pick, refuse_pick
from queenswright.games.queensdale.rules.work import refuse_use, refuse_use_and_keep, use, use_and_keep
from queenswright.games.queensdale.state.board import HIRE, POOR
from queenswright.games.queensdale.state.course import USED_STEP
from queenswright.games.queensdale.state.effects import FURTHER_STEPS, GAIN_FIGURINE
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.games.queensdale.state.rule import rule
from queenswright.games.queensdale.steps import (
    ACT_AGAIN,
    CALL_FRIEND,
    END,
    FIRST_REROLL_FREE,
    FREE_REROLL,
    GROCER,
    GROCER_DONE,
    KEEP_CARD,
    KEEP_FIGURINE_STEP,
    LEARN,
    LEAVE,
    LOOK_TWICE,
    OCCUPIED,
    OFFER,
    ORDER,
    PAY_DIE,
    PICK,
    PLACE,
    PURPLE,
    REROLL,
    REROLL_FOR_NOTHING,
    RIDE,
    ROBBER,
    ROLL,
    ROOM,
    SEGMENT,
    SIGNAL,
    STEP_ON,
    STOP_RIDING,
    TAKE,
    TURN,
    TURN_COGWHEEL,
    USE,
    USE_AND_KEEP,
    WED,
    YES,
    is_automatic,
    is_between_games,
)

HIRE_OCCUPIED = OCCUPIED + HIRE - FIRST_ACTION
POOR_OCCUPIED = OCCUPIED + POOR - FIRST_ACTION


@rule
def refuse_turn(pack, s, me, i):
    """QD-ROUND-04, 11, 12, QD-DICE-07, 10, QD-WORK-02, QD-LATER-09: a die, a re-roll, a figurine or token, the end."""
    if i < REROLL:
        return refuse_die(pack, s, me, i)
    if i < SIGNAL:
        return refuse_reroll(pack, s, me, i - REROLL)
    if i == SIGNAL:
        return refuse_signal_fire(pack, s, me)
    if i < LEAVE:
        return refuse_use(pack, s, me, i - USE)
    if i == LEAVE:
        return refuse_leave(s)
    if i == END:
        return refuse_end(s)
    if i == FREE_REROLL:
        return refuse_free_reroll(s, me)
    if i == STEP_ON:
        return refuse_once(pack, s, me, FURTHER_STEPS, USED_STEP)
    if i == LOOK_TWICE:
        return refuse_look(pack, s, me)
    if i == REROLL_FOR_NOTHING:
        return refuse_poor_reroll(pack, s, me)
    if i < ROBBER:
        return refuse_use_and_keep(pack, s, me, i - USE_AND_KEEP)
    if i < ACT_AGAIN:
        return refuse_robber(pack, s, me, i - ROBBER)
    return refuse_by_story(pack, s, me, i)


@rule
def refuse_by_story(pack, s, me, i):
    """QD-EPOCH-07: what the story card of this game lets a player do."""
    if i == ACT_AGAIN:
        return refuse_second_action(pack, s, me)
    if i == CALL_FRIEND:
        return refuse_old_friends(pack, s, me)
    if i == FIRST_REROLL_FREE:
        return refuse_first_reroll(pack, s, me)
    return refuse_wedding(pack, s, me, i - WED)


@rule
def take_turn(pack, s, me, i):
    """Carry out one thing that a turn allows; the turn stays on the agenda until it is ended."""
    if i < REROLL:
        choose_die(pack, s, me, i)
    elif i < SIGNAL:
        pay_reroll(s, me, i - REROLL)
    elif i == SIGNAL:
        use_signal_fire(s, me)
    elif i < LEAVE:
        use(pack, s, me, i - USE)
    elif i == LEAVE:
        leave(s, me)
    elif i == END:
        end_turn(s)
    elif i == FREE_REROLL:
        use_free_reroll(s, me)
    elif i == STEP_ON:
        step_on(pack, s, me)
    elif i == LOOK_TWICE:
        look_twice(pack, s, me)
    elif i == REROLL_FOR_NOTHING:
        reroll_for_nothing(s, me)
    elif i < ROBBER:
        use_and_keep(pack, s, me, i - USE_AND_KEEP)
    elif i < ACT_AGAIN:
        use_robber(pack, s, me, i - ROBBER)
    else:
        act_by_story(pack, s, me, i)


@rule
def act_by_story(pack, s, me, i):
    """QD-EPOCH-07: do what the story card of this game allows."""
    if i == ACT_AGAIN:
        act_again(pack, s, me)
    elif i == CALL_FRIEND:
        call_old_friends(s, me)
    elif i == FIRST_REROLL_FREE:
        take_first_reroll(s, me)
    else:
        wed(pack, s, me, i - WED)


@rule
def refuse(pack, s, step, i):
    """Why action i of the current step is not possible, or ALLOWED."""
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    if step == TURN:
        return refuse_turn(pack, s, me, i)
    if step == PLACE:
        return refuse_place(pack, s, me, i, argument)
    if step == PICK:
        return refuse_pick(i, argument)
    if step == PAY_DIE:
        return refuse_pay_die(pack, s, me, i, argument)
    if step == ROLL:
        return refuse_roll(s, me, i, argument)
    if step == OFFER:
        return refuse_offer(s, me, i)
    if is_between_games(step):
        return refuse_between_games(pack, s, me, step, i, argument)
    return refuse_in_action(pack, s, me, step, i, argument)


@rule.entry
def perform(pack, s, step, i):
    """Carry out action i of the current step; when nothing is pending, the campaign continues."""
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    if step == TURN:
        take_turn(pack, s, me, i)
    elif step == PLACE:
        place(pack, s, me, i, argument)
    elif step == PICK:
        pick(s, me, i, argument)
    elif step == PAY_DIE:
        pay_die(pack, s, me, i, argument)
    elif step == ROLL:
        roll(pack, s, me, i)
    elif step == OFFER:
        answer_offer(pack, s, me, i, argument)
    elif is_automatic(step):
        perform_automatic(pack, s, me, step, argument)
    elif is_between_games(step):
        perform_between_games(pack, s, me, step, i, argument)
    else:
        perform_in_action(pack, s, me, step, i, argument)
    if s.agenda_depth == 0:
        go_on(pack, s)


@rule
def reveals(pack, s, step, i):
    """Whether an action reveals something or ends a turn; it is never forced.

    QD-ROUND-12, QD-DICE-21, QD-GROCER-05, QD-LATER-41.
    """
    if step == TURN:
        return i in (END, ACT_AGAIN)
    if step == PLACE and i in (POOR, POOR_OCCUPIED):
        return income(pack, s, s.agenda_seat[s.agenda_depth - 1], GAIN_FIGURINE) > 0
    if step == PLACE:
        return i in (HIRE, PURPLE, HIRE_OCCUPIED)
    if step == GROCER and i != GROCER_DONE:
        return is_unread(pack, s, s.agenda_seat[s.agenda_depth - 1], i)
    if step == LEARN:
        return i == YES
    if step == TURN_COGWHEEL:
        return shows_hidden(pack, s, i)
    if step == ORDER:
        return order_shows_hidden(pack, s, s.agenda_seat[s.agenda_depth - 1], i)
    if step == SEGMENT:
        return find_under(s) != NOTHING
    if step == RIDE:
        return i != STOP_RIDING and find_at(s, i) != NOTHING
    if step == ROOM:
        return pack.gain[pack.room_gain[i]][GAIN_FIGURINE] > 0
    return step in (ROLL, TAKE, KEEP_FIGURINE_STEP, KEEP_CARD)
