"""QD-EPOCH: the cards that are read aloud to all, and what they ask and bring (step 13, and step 2 of the set-up)."""

from queenswright.games.queensdale.refusals import ALLOWED, FACE_SOLD_OUT, NO_SUCH_ITEM, NOT_FOR_FREE
from queenswright.games.queensdale.rules.ballot import begin_ballot
from queenswright.games.queensdale.rules.character import completes_epoch, has_reached_goal
from queenswright.games.queensdale.rules.ending import hand_out_seals
from queenswright.games.queensdale.rules.favours import give_favours
from queenswright.games.queensdale.rules.remedy import ask_pair
from queenswright.games.queensdale.rules.store import held_item, items, lose_item
from queenswright.games.queensdale.rules.story_deck import take_up
from queenswright.games.queensdale.rules.tie import BY_GOAL, put_in_order, rivets
from queenswright.games.queensdale.rules.vote import count_votes, put_vote, restore_ranking
from queenswright.games.queensdale.state.cards import END_CARD, EPOCH_CARD, TOLD_CARDS
from queenswright.games.queensdale.state.course import EPOCH_CARDS, EPOCH_END_CARDS, RIDE_DONE, TOWERS
from queenswright.games.queensdale.state.effects import (
    BRANCH_VOTE,
    BREAD_FOR_BUILDERS,
    BREAD_FOR_MISSED,
    FREE_FACE,
    GUILDER_FOR_RIDERS,
    ITEM_FOR_SEAL,
    MARBLE_FOR_FEWEST_RIVETS,
    PAIR_QUESTION,
)
from queenswright.games.queensdale.state.pieces import BREAD, FACES, GUILDER, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    CHOICE_FACE,
    DIE,
    FREE_FACE_STEP,
    TELL,
    TRADE_ITEM,
    TRADE_NOTHING,
)

END, VOTED, SEALS = range(3)
"""How far step 13 has come: the card, the vote it puts and the favours, the seals of step 14."""
FREE_PRICE = 1


@rule
def card_of(pack, s, kind, epoch):
    """The first card of a kind and an epoch that belongs to this campaign, NOTHING without one."""
    for card in range(TOLD_CARDS):
        if pack.told_kind[card] == kind and pack.told_epoch[card] == epoch and is_of_branch(pack, s, card):
            return card
    return NOTHING


@rule
def is_of_branch(pack, s, card):
    """QD-EPOCH-13, 14: a card of every campaign, or of the branch that was chosen."""
    branch = pack.told_branch[card]
    if branch == 0:
        return True
    return branch == s.branch


@rule
def has_completed(pack, s, epoch):
    """QD-EPOCH-08, QD-TWO-09: whether somebody completes this epoch with the game that is over."""
    for seat in range(s.players):
        if s.epoch[seat] == epoch and completes_epoch(pack, s, seat):
            return True
    return False


@rule
def begin_telling(pack, s):
    """QD-END-08, QD-EPOCH-08: step 13, the top epoch end card if its epoch is completed for the first time."""
    epoch = s.ends_read + 1
    if pack.mechanism_from[EPOCH_END_CARDS] > s.opened or not has_completed(pack, s, epoch):
        return
    card = card_of(pack, s, END_CARD, epoch)
    s.ends_read = epoch
    if card != NOTHING:
        s.last_end = epoch
        push(s, TELL, s.ranking[0], card)


@rule
def tell_end(pack, s):
    """QD-END-08: steps 13 and 14; `cursor` counts how far they have come."""
    if s.cursor == END:
        begin_telling(pack, s)
    elif s.cursor == VOTED:
        if s.vote > 0:
            count_votes(pack, s)
        give_favours(pack, s)
    else:
        hand_out_seals(pack, s)
        s.phase = TOWERS
        s.cursor = 0
        return
    s.cursor += 1


@rule
def tell(pack, s, me, card):
    """QD-EPOCH-07: a card is read; what it asks or brings follows."""
    pop(s)
    if card >= pack.first_story:
        take_up(pack, s, card - pack.first_story)
        return
    if pack.told_favour[card] > 0:
        s.favours_due |= 1 << pack.told_favour[card] - 1
    if pack.told_vote[card] > 0:
        put_vote(s, pack.told_vote[card] - 1)
    effect = pack.told_effect[card]
    if effect == BRANCH_VOTE:
        begin_ballot(pack, s)
    elif effect == PAIR_QUESTION:
        ask_pair(s)
    elif effect > 0:
        carry_out(pack, s, effect)


@rule
def carry_out(pack, s, effect):
    """QD-NEXT-20: whom an epoch end card concerns; what it lets players choose, the lowest goal first.

    Cards 7-W and 7-R give at once to those who have built on the wall, or ridden, in the game that is over.
    """
    put_in_order(pack, s, BY_GOAL)
    for k in range(s.players):
        seat = s.order[s.players - 1 - k]  # the last one first: the agenda is a stack
        if effect == ITEM_FOR_SEAL and items(s, seat) > 0:
            push(s, TRADE_ITEM, seat, 0)
        elif effect == FREE_FACE:
            push(s, FREE_FACE_STEP, seat, CHOICE_FACE)
        elif effect == BREAD_FOR_BUILDERS and s.built_in[seat] != 0:
            s.goods[seat][BREAD] += 1
        elif effect == GUILDER_FOR_RIDERS and s.firsts[seat] & RIDE_DONE:
            s.goods[seat][GUILDER] += 1
        elif is_meant(pack, s, seat, effect):
            s.told_seats |= 1 << seat
    restore_ranking(s)


@rule
def is_meant(pack, s, seat, effect):
    """Whether a player gets what the card brings to the next set-up."""
    if effect == BREAD_FOR_MISSED:
        return not has_reached_goal(s, seat)
    return effect == MARBLE_FOR_FEWEST_RIVETS and rivets(pack, s, seat) == fewest_rivets(pack, s)


@rule
def refuse_trade_item(s, me, item):
    """An item that the player has at hand, or none."""
    if item != TRADE_NOTHING and held_item(s, me, item) == 0:
        return NO_SUCH_ITEM
    return ALLOWED


@rule
def trade_item(s, me, item):
    """Epoch end card 2: an item at hand becomes a seal."""
    pop(s)
    if item != TRADE_NOTHING:
        lose_item(s, me, item)
        s.seals[me] += 1


@rule
def refuse_copy(pack, s, face, of):
    """A face that costs one seal and has a copy left; on epoch end card 5 one that shows a choice of two resources."""
    shown = pack.face_goods[face]
    is_choice = shown & (shown - 1) != 0 and pack.face_action[face] == 0
    if pack.face_price[face] != FREE_PRICE or pack.face_from[face] > s.opened or (of == CHOICE_FACE and not is_choice):
        return NOT_FOR_FREE
    if s.faces[face] == 0:
        return FACE_SOLD_OUT
    return ALLOWED


@rule
def refuse_free_face(pack, s, i, of):
    """QD-EPOCH-07: a face, and nothing only if there is none."""
    if i < FACES:
        return refuse_copy(pack, s, i, of)
    for face in range(FACES):
        if refuse_copy(pack, s, face, of) == ALLOWED:
            return NOT_FOR_FREE
    return ALLOWED


@rule
def choose_free_face(s, me, face):
    """Epoch end card 5: the face goes on a die of the player's choice."""
    pop(s)
    if face < FACES:
        s.faces[face] -= 1
        push(s, DIE, me, face)


@rule
def read_epoch(pack, s):
    """QD-EPOCH-01, 02: all cards of the epoch that has just opened, in their order."""
    if pack.mechanism_from[EPOCH_CARDS] > s.opened:
        return
    for k in range(TOLD_CARDS):
        card = TOLD_CARDS - 1 - k  # the last one first: the agenda is a stack
        of_epoch = pack.told_kind[card] == EPOCH_CARD and pack.told_epoch[card] == s.opened
        if of_epoch and is_of_branch(pack, s, card):
            push(s, TELL, s.order[0], card)


@rule
def fewest_rivets(pack, s):
    """The lowest number of rivets that anybody has."""
    fewest = rivets(pack, s, 0)
    for seat in range(1, s.players):
        fewest = min(fewest, rivets(pack, s, seat))
    return fewest
