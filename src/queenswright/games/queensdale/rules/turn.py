"""The dispatch from a step to its chapter, and from one phase of the campaign to the next."""

from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.ability import choose_ability, refuse_ability, refuse_once
from queenswright.games.queensdale.rules.ballot import break_tie, cast_ballot, refuse_break_tie
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.branch import refuse_segment
from queenswright.games.queensdale.rules.build import (
    choose_building,
    choose_rank,
    cover,
    make_payment,
    refuse_build,
    refuse_cover,
    refuse_payment,
    refuse_rank,
    refuse_renovate,
    renovate,
)
from queenswright.games.queensdale.rules.chapter import take_gift
from queenswright.games.queensdale.rules.cogwheel import refuse_turn_cogwheel, shows_hidden, turn_cogwheel
from queenswright.games.queensdale.rules.courier import answer_offer, read_card, refuse_offer
from queenswright.games.queensdale.rules.crown import give_seals_back, refuse_crown
from queenswright.games.queensdale.rules.dice import (
    FIRST_ACTION,
    pay_die,
    place,
    refuse_pay_die,
    refuse_place,
)
from queenswright.games.queensdale.rules.ending import (
    choose_tile,
    refuse_tower,
    refuse_tower_space,
    replace_tile,
)
from queenswright.games.queensdale.rules.faces import is_unread, ledger, refuse_ledger
from queenswright.games.queensdale.rules.gifts import buy_ribbons, refuse_ribbon
from queenswright.games.queensdale.rules.grocer import (
    buy,
    choose_die_for_face,
    refuse_grocer,
    refuse_side,
    replace_face,
)
from queenswright.games.queensdale.rules.hand import choose_die, mirror, refuse_die, refuse_mirror
from queenswright.games.queensdale.rules.herb import gather_here, refuse_take, take
from queenswright.games.queensdale.rules.hut import build_hut, choose_first_hut, refuse_first_hut, refuse_hut
from queenswright.games.queensdale.rules.knowledge import keep_card, learn
from queenswright.games.queensdale.rules.market import make_deal
from queenswright.games.queensdale.rules.monument import has_gift, refuse_free_reroll, use_free_reroll
from queenswright.games.queensdale.rules.morale import rise, take_income
from queenswright.games.queensdale.rules.orders import fulfil, order_shows_hidden, pay_order, refuse_order
from queenswright.games.queensdale.rules.phase import go_on
from queenswright.games.queensdale.rules.poor import feed, refuse_feed
from queenswright.games.queensdale.rules.road import deliver, refuse_deliver, refuse_ride, ride
from queenswright.games.queensdale.rules.robbers import (
    choose_swap,
    refuse_robber,
    refuse_swap,
    refuse_swap_for,
    swap,
    use_robber,
)
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
from queenswright.games.queensdale.rules.scout import refuse_rest, refuse_scout, rest, scout, step_on
from queenswright.games.queensdale.rules.spend import refuse_spend, spend
from queenswright.games.queensdale.rules.store import exchange, refuse_exchange, refuse_store, store
from queenswright.games.queensdale.rules.supply import give, income, pick, refuse_pick
from queenswright.games.queensdale.rules.told import (
    choose_free_face,
    refuse_free_face,
    refuse_trade_item,
    tell,
    trade_item,
)
from queenswright.games.queensdale.rules.vote import cast_vote, refuse_vote
from queenswright.games.queensdale.rules.wall import build_segment, give_back, refuse_give_back
from queenswright.games.queensdale.rules.work import (
    draw_figurines,
    figurine_for,
    keep,
    refuse_keep,
    refuse_use,
    refuse_use_and_keep,
    use,
    use_and_keep,
)
from queenswright.games.queensdale.state import (
    ABILITIES,
    FIRST_LATER,
    FURTHER_STEPS,
    GAIN_FIGURINE,
    GUILDER,
    HIRE,
    LANDING,
    LANTERN,
    NOBODY,
    NOTHING,
    POOR,
    ROBBERS,
    USED_STEP,
    WAGE,
    rule,
)
from queenswright.games.queensdale.steps import (
    ABILITY,
    BALLOT,
    BREAK_TIE,
    BUILD,
    CARD,
    COUNT,
    COVER,
    CROWN,
    DEAL,
    DELIVER,
    DIE,
    DRAW,
    END,
    EXCHANGE,
    FEED,
    FREE_FACE_STEP,
    FREE_REROLL,
    FULFIL,
    GAIN,
    GIFT,
    GIVE_BACK,
    GROCER,
    GROCER_DONE,
    HERE,
    HUT,
    INCOME,
    KEEP_CARD,
    KEEP_FIGURINE_STEP,
    LATER,
    LATER_OCCUPIED,
    LEARN,
    LEAVE,
    LEDGER,
    LOOK_TWICE,
    MIRROR,
    OCCUPIED,
    OFFER,
    ORDER,
    PAY_DIE,
    PAYMENT,
    PICK,
    PLACE,
    PURPLE,
    RANK,
    RENOVATE,
    REROLL,
    REROLL_FOR_NOTHING,
    REST,
    RIBBON,
    RIDE,
    ROBBER,
    ROLL,
    ROUSE,
    SCOUT,
    SEGMENT,
    SHARED,
    SIDE,
    SIGNAL,
    SPEND,
    START_HUT,
    STEP_ON,
    STORE,
    SWAP,
    SWAP_FOR,
    TAKE,
    TELL,
    TOWER,
    TOWER_SPACE,
    TRADE_ITEM,
    TURN,
    TURN_COGWHEEL,
    USE,
    USE_AND_KEEP,
    USES,
    VOTE,
    YES,
    is_automatic,
    is_between_games,
)

EVERY_ACTION = tuple((1 << count) - 1 for count in COUNT)
USE_COUNT = len(USES)
ON_LANDING_STAGE = LATER + LANDING - FIRST_LATER
EVERY_RESOURCE = (1 << FIRST_ACTION) - 1 + (1 << ON_LANDING_STAGE)
EVERY_FREE_ACTION = (1 << PURPLE) - (1 << FIRST_ACTION) + (1 << ON_LANDING_STAGE) - (1 << LATER)
EVERY_OCCUPIED = (1 << LATER) - (1 << OCCUPIED) + (1 << SHARED) - (1 << LATER_OCCUPIED)
EVERY_SHARED = (1 << COUNT[PLACE]) - (1 << SHARED)
HIRE_OCCUPIED = OCCUPIED + HIRE - FIRST_ACTION
POOR_OCCUPIED = OCCUPIED + POOR - FIRST_ACTION
WAGE_OCCUPIED = OCCUPIED + WAGE - FIRST_ACTION


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
    return refuse_robber(pack, s, me, i - ROBBER)


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
    else:
        use_robber(pack, s, me, i - ROBBER)


@rule
def refuse_in_action(pack, s, me, step, i, argument):
    """Why an action of a step that follows a die is not possible."""
    if step == SCOUT:
        return refuse_scout(pack, s, me, i, argument)
    if step == REST:
        return refuse_rest(pack, s, me, i, argument)
    if step == BUILD:
        return refuse_build(pack, s, me, i, NOTHING, s.savings)
    if step == RANK:
        return refuse_rank(pack, s, me, i, argument)
    if step == PAYMENT:
        return refuse_payment(pack, s, me, i, argument)
    if step == COVER:
        return refuse_cover(s, me, i)
    if step == RENOVATE:
        return refuse_renovate(s, me, i)
    if step == HUT:
        return refuse_hut(s, me, i)
    if step == FEED:
        return refuse_feed(pack, s, me, i, s.goods[me][GUILDER])
    if step == TAKE:
        return refuse_take(pack, s, me, i, argument)
    if step == KEEP_FIGURINE_STEP:
        return refuse_keep(i, argument)
    if step == SWAP:
        return refuse_swap(s, me, i)
    if step == SWAP_FOR:
        return refuse_swap_for(s, me, i)
    if step == TURN_COGWHEEL:
        return refuse_turn_cogwheel(pack, s, me, i)
    if step == SPEND:
        return refuse_spend(s, me, i)
    if step == MIRROR:
        return refuse_mirror(pack, s, me, i)
    if step == LEDGER:
        return refuse_ledger(s, me, i)
    if step == ORDER:
        return refuse_order(pack, s, me, i)
    if step == SEGMENT:
        return refuse_segment(s, me, i)
    if step == RIDE:
        return refuse_ride(s, me, i, argument)
    if step == DELIVER:
        return refuse_deliver(pack, s, me, i, argument)
    return ALLOWED


@rule
def refuse_between_games(pack, s, me, step, i, argument):
    """Why an action of a step between two games is not possible."""
    if step == TOWER:
        return refuse_tower(s, i, argument)
    if step == TOWER_SPACE:
        return refuse_tower_space(s, me, i, argument)
    if step == EXCHANGE:
        return refuse_exchange(s, me, i, argument)
    if step == STORE:
        return refuse_store(pack, s, me, i)
    if step == GROCER:
        return refuse_grocer(pack, s, me, i)
    if step == SIDE:
        return refuse_side(s, me, i, argument)
    if step == BREAK_TIE:
        return refuse_break_tie(i, argument)
    if step == ABILITY:
        return refuse_ability(pack, s, me, i)
    if step == START_HUT:
        return refuse_first_hut(s, me, i)
    if step == VOTE:
        return refuse_vote(pack, i, argument)
    if step == TRADE_ITEM:
        return refuse_trade_item(s, me, i)
    if step == RIBBON:
        return refuse_ribbon(s, me, i)
    if step == FREE_FACE_STEP:
        return refuse_free_face(pack, s, i, argument)
    if step == CROWN:
        return refuse_crown(pack, s, me, i)
    if step == GIVE_BACK:
        return refuse_give_back(s, me, i)
    return ALLOWED


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


@rule
def turn_candidates(s, me):
    """Dice on hand before the placement, goods on hand for a re-roll, figurines and tokens on hand."""
    dice = dice_left(s, me)
    mask = 1 << LEAVE | 1 << END
    if s.placed == 0:
        mask |= dice
    if dice != 0:
        mask |= 1 << SIGNAL
        if has_gift(s, me, LANTERN):
            mask |= 1 << FREE_REROLL
        for good in range(SIGNAL - REROLL):
            if s.goods[me][good] > 0:
                mask |= 1 << REROLL + good
    for kind in range(USE_COUNT):
        if s.figurines[me][figurine_for(kind)] > 0:
            mask |= 1 << USE + kind
            if s.knowledge[me] != 0:
                mask |= 1 << USE_AND_KEEP + kind
    if s.abilities[me] != 0:
        mask |= 1 << STEP_ON | 1 << LOOK_TWICE
    if dice != 0 and s.knowledge[me] != 0:
        mask |= 1 << REROLL_FOR_NOTHING
    for token in range(ROBBERS):
        if s.robbers[me] >> token & 1:
            mask |= 1 << ROBBER + token
    return mask


@rule
def place_candidates(pack, s, me, face):
    """What a face can be used for at all."""
    if pack.face_purple[face] != 0:
        return 1 << PURPLE
    mask = 0
    if pack.face_goods[face] != 0:
        mask = EVERY_RESOURCE | EVERY_FREE_ACTION
        if s.knowledge[me] != 0:
            mask |= EVERY_SHARED
    if pack.face_action[face] == 1:
        mask |= EVERY_FREE_ACTION
        if s.plunger != NOBODY or s.robbers_at_work != 0:
            mask |= EVERY_OCCUPIED
    if pack.face_occupied[face] == 1:
        mask |= EVERY_OCCUPIED
    if mask != 0 and pack.mechanism_from[ABILITIES] <= s.opened:
        mask |= 1 << WAGE_OCCUPIED
    return mask


@rule
def roll_candidates(s, me):
    """The subsets of the dice that are not placed."""
    dice = dice_left(s, me)
    mask = 0
    subset = dice
    while subset != 0:
        mask |= 1 << subset
        subset = (subset - 1) & dice
    return mask


@rule
def candidates(pack, s, step):
    """The bit set of actions worth asking about; all others are refused."""
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == TURN:
        return turn_candidates(s, me)
    if step == PLACE:
        return place_candidates(pack, s, me, s.showing[me][s.agenda_argument[s.agenda_depth - 1]])
    if step == ROLL:
        return roll_candidates(s, me)
    return EVERY_ACTION[step]


@rule
def perform_in_action(pack, s, me, step, i, argument):
    """Carry out an action of a step that follows a die."""
    if step == SCOUT:
        scout(pack, s, me, i, argument)
    elif step == REST:
        rest(pack, s, me, i, argument)
    elif step == BUILD:
        choose_building(pack, s, me, i)
    elif step == RANK:
        choose_rank(pack, s, me, i, argument)
    elif step == PAYMENT:
        make_payment(pack, s, me, i, argument)
    elif step == COVER:
        cover(pack, s, me, i, argument)
    elif step == RENOVATE:
        renovate(pack, s, me, i)
    elif step == HUT:
        build_hut(pack, s, me, i)
    elif step == FEED:
        feed(pack, s, me, i)
    elif step == TAKE:
        take(pack, s, me, i)
    elif step == HERE:
        gather_here(pack, s, me, i)
    elif step == KEEP_FIGURINE_STEP:
        keep(pack, s, me, i, argument)
    elif step == KEEP_CARD:
        keep_card(s, me, i)
    elif step == DEAL:
        make_deal(pack, s, me, i)
    elif step == SWAP:
        choose_swap(s, me, i)
    elif step == SWAP_FOR:
        swap(s, me, i, argument)
    elif step == TURN_COGWHEEL:
        turn_cogwheel(pack, s, me, i)
    elif step == SPEND:
        spend(s, me, i, argument)
    elif step == MIRROR:
        mirror(s, me, i, argument)
    elif step == LEDGER:
        ledger(s, me, i, argument)
    elif step == ORDER:
        pay_order(pack, s, me, i)
    elif step == SEGMENT:
        build_segment(pack, s, me, i)
    elif step == RIDE:
        ride(pack, s, me, i, argument)
    elif step == DELIVER:
        deliver(pack, s, me, i, argument)


@rule
def perform_automatic(pack, s, me, step, argument):
    """Carry out an automatic step."""
    if step == GAIN:
        give(pack, s, me, argument)
    elif step == ROUSE:
        rise(pack, s, me, argument)
    elif step == INCOME:
        take_income(pack, s, me)
    elif step == DRAW:
        draw_figurines(pack, s, me, argument)
    elif step == CARD:
        read_card(pack, s, me, argument)
    elif step == TELL:
        tell(pack, s, me, argument)
    elif step == FULFIL:
        fulfil(pack, s, me, argument)


@rule
def perform_between_games(pack, s, me, step, i, argument):
    """Carry out an action of a step between two games."""
    if step == TOWER:
        choose_tile(s, me, i)
    elif step == TOWER_SPACE:
        replace_tile(s, me, i, argument)
    elif step == EXCHANGE:
        exchange(pack, s, me, i, argument)
    elif step == STORE:
        store(pack, s, me, i)
    elif step == GROCER:
        buy(pack, s, me, i)
    elif step == DIE:
        choose_die_for_face(s, me, i, argument)
    elif step == SIDE:
        replace_face(pack, s, me, i, argument)
    elif step == START_HUT:
        choose_first_hut(pack, s, me, i)
    elif step == BALLOT:
        cast_ballot(pack, s, me, i)
    elif step == BREAK_TIE:
        break_tie(s, i)
    elif step == ABILITY:
        choose_ability(s, me, i)
    elif step == GIFT:
        take_gift(pack, s, me, i)
    elif step == LEARN:
        learn(pack, s, me, i)
    elif step == VOTE:
        cast_vote(s, me, i)
    elif step == TRADE_ITEM:
        trade_item(s, me, i)
    elif step == RIBBON:
        buy_ribbons(s, me, i)
    elif step == FREE_FACE_STEP:
        choose_free_face(s, me, i)
    elif step == CROWN:
        give_seals_back(pack, s, me, i)
    elif step == GIVE_BACK:
        give_back(s, me, i)


@rule
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
        roll(s, me, i)
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
    """QD-ROUND-12, QD-DICE-21, QD-GROCER-05: whether an action reveals something or ends a turn; it is never forced."""
    if step == TURN:
        return i == END
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
    return step in (ROLL, TAKE, KEEP_FIGURINE_STEP, KEEP_CARD)
