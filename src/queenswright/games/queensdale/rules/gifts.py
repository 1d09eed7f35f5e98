"""What a game starts with besides what was stored: by epoch end cards, by what the table decided, by later cards."""

from queenswright.games.queensdale.refusals import ALLOWED, TOO_FEW_GUILDERS_FOR_RIBBONS
from queenswright.games.queensdale.rules.campaign import leading_epoch
from queenswright.games.queensdale.rules.remedy import give_for_pair
from queenswright.games.queensdale.rules.story_cards import give_gleemen
from queenswright.games.queensdale.rules.supply import ask_pick
from queenswright.games.queensdale.rules.told import card_of
from queenswright.games.queensdale.state.cards import (
    BARN,
    END_CARD,
    FAIR,
    FAIR_BUY,
    FAIR_LISTEN,
    HALL,
    HOUSE,
    OVEN,
    SNOW,
    SNOW_OPEN,
    STAGE,
)
from queenswright.games.queensdale.state.course import GREEN, LAST_PRICES, QUEENS_LOAF
from queenswright.games.queensdale.state.effects import (
    BREAD_FOR_MISSED,
    MARBLE_FOR_FEWEST_RIVETS,
    PAIR_QUESTION,
    TOME_OR_GUILDER,
)
from queenswright.games.queensdale.state.pieces import BASIC, BREAD, GUILDER, HEALER, MARBLE, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import DRAW, RIBBON, YES

FAR_BEHIND = 2
LAST_CHOICE, LAST_CHOICE_BEHIND = 1, 3
SNOW_OR_FAIR = 7
"""The epoch whose end card puts the vote on snow or fair, for one game."""


@rule
def give_by_end_card(pack, s, seat, effect):
    """QD-LATER-47; epoch end cards 1, 3, 4 and 8: what they bring to the next game."""
    if effect == BREAD_FOR_MISSED and s.told_seats >> seat & 1:
        s.goods[seat][BREAD] += 1
    elif effect == MARBLE_FOR_FEWEST_RIVETS and s.told_seats >> seat & 1:
        s.goods[seat][MARBLE] += 1
    elif effect == TOME_OR_GUILDER and s.tomes[seat] > 0:
        s.goods[seat][GUILDER] += 1
    elif effect == TOME_OR_GUILDER:
        s.tomes[seat] = 1
    elif effect == PAIR_QUESTION:
        give_for_pair(pack, s, seat)


@rule
def give_by_vote(pack, s, seat):
    """QD-LATER-56, 59: oven or stage; for one game a healer, or a tome."""
    if s.votes[BARN] == OVEN:
        s.goods[seat][BREAD] += 1
    elif s.votes[BARN] == STAGE:
        s.morale[seat] = 1
    if s.last_end == SNOW_OR_FAIR:
        if s.votes[SNOW] == SNOW_OPEN and s.bag[HEALER] > 0:
            s.bag[HEALER] -= 1
            s.figurines[seat][HEALER] += 1
        if s.votes[FAIR] == FAIR_LISTEN:
            s.tomes[seat] = min(s.tomes[seat] + 1, pack.most_tomes)


@rule
def owe_by_vote(s, seat):
    """QD-LATER-59, 60: what has to be asked or drawn: ribbons for one game, a figurine in the last games."""
    if s.last_end == SNOW_OR_FAIR and s.votes[FAIR] == FAIR_BUY and s.goods[seat][GUILDER] > 0:
        push(s, RIBBON, seat, 0)
    if s.votes[HOUSE] == HALL:
        push(s, DRAW, seat, 1)


@rule
def refuse_ribbon(s, me, i):
    """QD-LATER-59: a guilder that was stored."""
    if i == YES and s.goods[me][GUILDER] == 0:
        return TOO_FEW_GUILDERS_FOR_RIBBONS
    return ALLOWED


@rule
def buy_ribbons(s, me, i):
    """QD-LATER-59: whoever gives a guilder starts one morale level higher."""
    pop(s)
    if i == YES:
        s.goods[me][GUILDER] -= 1
        s.morale[me] += 1


@rule
def lowest_aim(s):
    """The lowest goal that anybody plays for."""
    lowest = s.aim[0]
    for seat in range(1, s.players):
        lowest = min(lowest, s.aim[seat])
    return lowest


@rule
def is_one_goal(s):
    """Whether all play for the same goal."""
    for seat in range(1, s.players):
        if s.aim[seat] != s.aim[0]:
            return False
    return True


@rule
def give_loaf(pack, s, seat):
    """QD-LATER-63: the Queen's loaf for the lowest goal, unless all have the same."""
    if pack.mechanism_from[QUEENS_LOAF] <= s.opened and s.aim[seat] == lowest_aim(s) and not is_one_goal(s):
        s.goods[seat][BREAD] += 1


@rule
def give_last_choice(pack, s, seat):
    """QD-LATER-62: a basic resource of choice for each, more for those far behind the leader."""
    if pack.mechanism_from[LAST_PRICES] > s.opened:
        return
    count = LAST_CHOICE
    if leading_epoch(s) - s.epoch[seat] >= FAR_BEHIND:
        count = LAST_CHOICE_BEHIND
    ask_pick(s, seat, count, BASIC)


@rule
def end_reading(pack, s):
    """QD-NEXT-02, 17, 20: after the cards of step 2 what the game starts with, the lowest goal first."""
    effect = 0
    if s.last_end > 0 and card_of(pack, s, END_CARD, s.last_end) != NOTHING:
        effect = pack.told_effect[card_of(pack, s, END_CARD, s.last_end)]
    for k in range(s.players):
        seat = s.order[s.players - 1 - k]  # the last one first: the agenda is a stack
        give_by_end_card(pack, s, seat, effect)
        give_loaf(pack, s, seat)
        give_last_choice(pack, s, seat)
        owe_by_vote(s, seat)
    for place in range(s.players):
        give_gleemen(pack, s, s.order[place])
        give_by_vote(pack, s, s.order[place])
    s.phase = GREEN
