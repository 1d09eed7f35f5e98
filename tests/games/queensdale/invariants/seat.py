"""What always holds for the seats and for what they have on the table; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.invariants.story import (
    by_raft,
    has_raft,
    is_by_list,
    is_honey,
    is_second_action,
    is_tithe,
    is_wedding,
)
from tests.games.queensdale.memory import argument_taken, is_in_play, is_same_game, seat_acted, step_taken

from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.rules.store import capacity_for, too_many
from queenswright.games.queensdale.state.board import FREE_WAY, MARBLE_SPACE
from queenswright.games.queensdale.state.cards import BARN, CLAIRVOYANT_CARDS, KNOWLEDGE_FAVOUR, OVEN, STAGE
from queenswright.games.queensdale.state.course import CROWNS, FINALE, GREEN, LEARNING, READING, STORAGE, TOWERS
from queenswright.games.queensdale.state.pieces import (
    COURIER,
    CRAFTSMAN,
    DICE,
    FAME_SOURCES,
    FIGURINES,
    FROM_BUILD,
    FROM_HUT,
    FROM_OTHER,
    FROM_TRUMPET,
    GOODS,
    GUILDER,
    MARBLE,
    SEATS,
    SIDES,
    SITES,
    TOWER_SPACES,
)
from queenswright.games.queensdale.steps import (
    COVER,
    CROWN,
    DEAL,
    DELIVER,
    DRAW,
    FEED,
    FULFIL,
    GAIN,
    GROCER,
    HERE,
    HUT,
    INCOME,
    KEEP_FIGURINE_STEP,
    LEDGER,
    OFFER,
    ORDER,
    PAY_DIE,
    PAYMENT,
    PICK,
    PLACE,
    RENOVATE,
    REST,
    RIBBON,
    ROOM,
    ROUSE,
    SCOUT,
    SEGMENT,
    SPEND,
    SWAP_FOR,
    TAKE,
    TURN,
    steps_left,
)

GOOD_KINDS = len(GOODS)
KINDS = len(FIGURINES)
SOURCES = len(FAME_SOURCES)

# The numbers of the clauses, on purpose not those of the rules or the pack.
GOALS = (0, 10, 16, 22, 30, 38, 46, 54, 62, 70)
TOP_LEVEL = 15
LAST_EPOCH = 9
QUESTION_IN = 8
MAP = 152
KEPT_BY_FRIEND = 4
DEAREST_FACE = 5
MOST_SEALS_BACK = 2
BREAD_AFTER, GUILDER_AFTER, MARBLE_AFTER, LOAF_FROM = 1, 3, 4, 6


@rule
def nothing_is_negative(s):
    """QD-COMP-28: nobody owes anything, of no kind."""
    least = min(s.savings, s.round_number, s.turn_number)
    for seat in range(SEATS):
        least = min(least, s.seals[seat], s.gathered[seat], s.morale[seat])
        for good in range(GOOD_KINDS):
            least = min(least, s.goods[seat][good])
        for kind in range(KINDS):
            least = min(least, s.figurines[seat][kind])
    for good in range(GOOD_KINDS):
        least = min(least, s.price[good])
    for kind in range(KINDS):
        least = min(least, s.bag[kind], s.roles[kind])
    return least >= 0


@rule
def gives_goods(step):
    """The steps of a game in which somebody can gain goods."""
    return step in (PLACE, PAY_DIE, PICK, GAIN, INCOME, SCOUT, REST, TAKE, HERE, DRAW, KEEP_FIGURINE_STEP, LEDGER)


@rule
def takes_goods(step):
    """The steps of a game in which somebody can pay goods."""
    return step in (TURN, PLACE, PAY_DIE, PAYMENT, HUT, FEED, DELIVER, OFFER, DEAL, SPEND, LEDGER, ORDER)


@rule
def goods_flow_where_they_may(pack, s, before):
    """QD-COMP-39: in a game goods are gained and paid by decisions about them; others get guilders at a draw only."""
    step = step_taken(before)
    for seat in range(s.players):
        if pack.space_from[MARBLE_SPACE] > s.opened and s.goods[seat][MARBLE] != 0:
            return False
        for good in range(GOOD_KINDS):
            change = s.goods[seat][good] - before.goods[seat][good]
            if change == 0 or not is_in_play(s, before):
                continue
            if is_tithe(pack, s, before, seat, good, change):
                continue
            if seat != seat_acted(before):
                if change < 0 or good != GUILDER or step not in (DRAW, KEEP_FIGURINE_STEP):
                    return False
            elif (change > 0 and is_paid_the_same_day(s, before, seat, good, change)) or is_second_action(
                s, before, seat
            ):
                continue
            elif (change > 0 and not gives_goods(step)) or (change < 0 and not takes_goods(step)):
                return False
    return True


@rule
def is_paid_the_same_day(s, before, seat, good, change):
    """QD-LATER-17: a guilder for a craftsman or a courier in the role, used, kept or not, in a payment, by card 7."""
    helpers = s.figurines[seat][CRAFTSMAN] + s.figurines[seat][COURIER]
    used = before.figurines[seat][CRAFTSMAN] + before.figurines[seat][COURIER] - helpers
    used += s.knowledge_used[seat] - before.knowledge_used[seat]
    has_card = s.family[seat] == 0 and s.abilities[seat] & 1 == 1
    return has_card and step_taken(before) == PAYMENT and good == GUILDER and change == 1 and used == 1


@rule
def only_the_decider_changes(s, before):
    """QD-LATER-29: buildings, dice, tower tiles and cards of another seat stay as they are; in a game much more."""
    different = 0
    for seat in range(SEATS):
        if seat == seat_acted(before):
            continue
        different |= s.cleared[seat] ^ before.cleared[seat] | s.family[seat] ^ before.family[seat]
        is_favoured = s.favours[KNOWLEDGE_FAVOUR] == seat + 1 and before.favours[KNOWLEDGE_FAVOUR] == 0
        if not is_favoured:  # card 40 gives the only card that is left at once
            different |= s.knowledge[seat] ^ before.knowledge[seat]
        if s.phase == before.phase:  # epoch end cards and votes may give tomes to all at a set-up
            different |= s.tomes[seat] ^ before.tomes[seat]
        for site in range(SITES):
            different |= s.site[seat][site] ^ before.site[seat][site] | s.rank[seat][site] ^ before.rank[seat][site]
        for space in range(TOWER_SPACES):
            different |= s.tower[seat][space] ^ before.tower[seat][space]
        for die in range(DICE):
            for side in range(SIDES):
                different |= s.dice[seat][die][side] ^ before.dice[seat][die][side]
        if is_in_play(s, before):
            different |= s.huts[seat] ^ before.huts[seat] | s.scout[seat] ^ before.scout[seat]
            different |= s.renovated[seat] ^ before.renovated[seat] | s.seals[seat] ^ before.seals[seat]
            for kind in range(KINDS):
                if step_taken(before) != SWAP_FOR and not is_wedding(s, before, seat):
                    different |= s.figurines[seat][kind] ^ before.figurines[seat][kind]
    for card in range(CLAIRVOYANT_CARDS):
        if s.clairvoyant[card] != seat_acted(before):
            different |= s.clairvoyant[card] ^ before.clairvoyant[card]
    return different == 0


@rule
def brings_fame(step, source):
    """Whether a step can bring fame of this source."""
    if source == FROM_HUT:
        return step == HUT
    if source == FROM_BUILD:
        return step in (PAYMENT, COVER, RENOVATE, SEGMENT, ROOM)
    if source == FROM_TRUMPET:
        return step in (ROUSE, GAIN, INCOME)
    return step in (GAIN, INCOME, FULFIL)


@rule
def fame_for_the_pair(pack, s, before, seat):
    """QD-LATER-47: the trumpet value after the cards of the set-up that follows 47 or 48, for who answered rightly."""
    have_been_read = s.phase != READING and (before.phase == READING or not is_same_game(s, before))
    if have_been_read and s.last_end == QUESTION_IN and s.told_seats >> seat & 1:
        return pack.trumpet_fame[s.epoch[seat]]
    return 0


@rule
def fame_never_falls(pack, s, before):
    """QD-END-11, QD-NEXT-17: fame only grows, for the decider and by what brings it; every game begins with none."""
    for seat in range(s.players):
        for source in range(SOURCES):
            change = s.earned[seat][source] - before.earned[seat][source]
            if source == FROM_OTHER and s.crown[seat] < before.crown[seat]:
                change -= before.crown[seat]
            given = fame_for_the_pair(pack, s, before, seat) * (source == FROM_OTHER)
            if not is_same_game(s, before):
                if s.earned[seat][source] != given:
                    return False
            elif change != given:
                is_brought = brings_fame(step_taken(before), source) or is_honey(pack, s, before, source, change)
                if change < 0 or seat != seat_acted(before) or not is_brought:
                    return False
                if source == FROM_HUT and change != pack.hut_fame[s.epoch[seat]]:
                    return False
    return True


@rule
def morale_only_rises(s, before):
    """QD-MORALE-06, QD-MORALE-01, QD-MORALE-07, QD-MORALE-13: one level at a time up to 15; every game begins on 0.

    QD-LATER-56, QD-LATER-59: or on 1 with a stage, and whoever buys ribbons one higher, before the game.
    """
    for seat in range(s.players):
        change = s.morale[seat] - before.morale[seat]
        if s.morale[seat] > TOP_LEVEL:
            return False
        if not is_same_game(s, before):
            if s.morale[seat] not in (0, 1) or (s.morale[seat] == 1 and s.votes[BARN] != STAGE):
                return False
        elif change != 0 and before.phase == READING and s.phase == GREEN:
            if change != 1 or s.votes[BARN] != STAGE:
                return False
        elif change != 0 and (change != 1 or step_taken(before) not in (ROUSE, RIBBON) or seat != seat_acted(before)):
            return False
    return True


@rule
def goals_hold_for_a_game(s, before):
    """QD-CHAR-07, QD-CHAR-09, QD-NEXT-03, QD-TOWER-03: a counter stays where the set-up put it."""
    for seat in range(s.players):
        epoch = s.epoch[seat]
        if is_same_game(s, before):
            if s.aim[seat] != before.aim[seat]:
                return False
            has_got_on = epoch > LAST_EPOCH or s.aim[seat] != GOALS[epoch]
            if has_got_on and (s.aim[seat] != GOALS[epoch - 1] or fame(s, seat) < s.aim[seat]):
                return False
        elif s.aim[seat] != GOALS[epoch]:
            return False
    return True


@rule
def epochs_never_fall(s, before):
    """QD-TOWER-03, QD-TWO-04, QD-TWO-10: one epoch at a time, after a game; only two players tick 2, 4, 6 and 8."""
    for seat in range(s.players):
        change = s.epoch[seat] - before.epoch[seat]
        if change != 0:
            if change != 1 or s.phase not in (TOWERS, LEARNING, CROWNS, STORAGE, FINALE):
                return False
        elif s.ticked[seat] < before.ticked[seat]:
            return False
        if s.ticked[seat] not in (0, 1):
            return False
        if s.ticked[seat] == 1 and (s.players != 2 or s.epoch[seat] % 2 == 1 or s.epoch[seat] > LAST_EPOCH):
            return False
    return True


@rule
def seals_are_spent_on_faces(pack, s, before, i):
    """QD-GROCER-02, QD-SEAL-06, QD-KEEP-03: seals stay until their owner buys a face, returns some or pays one."""
    step = step_taken(before)
    for seat in range(s.players):
        change = s.seals[seat] - before.seals[seat]
        if change < 0 and step == CROWN:
            if seat != seat_acted(before) or change != -i or i > MOST_SEALS_BACK:
                return False
        elif change < 0 and step == ORDER:
            if seat != seat_acted(before) or change != -1:
                return False
        elif change < 0:
            if step != GROCER or seat != seat_acted(before) or -change > DEAREST_FACE:
                return False
            is_less = s.opened == LAST_EPOCH and before.firsts[seat] != s.firsts[seat]
            if change != is_less - pack.face_price[i]:
                return False
        elif change > 0 and is_in_play(s, before) and not (step in (HUT, GAIN, INCOME) or is_by_list(s, before, seat)):
            return False
    return True


@rule
def scouts_walk(pack, s, before):
    """QD-BOARD-13, QD-SCOUT-01, QD-NEXT-17: on one of 152 spaces, from the tent on, so far as the steps carry."""
    for seat in range(s.players):
        here = s.scout[seat]
        there = before.scout[seat]
        if here < 0 or here >= MAP + has_raft(pack, s):
            return False
        if not is_same_game(s, before):
            if here != pack.tent[s.quarter[seat]]:
                return False
        elif here != there:
            if step_taken(before) not in (SCOUT, REST) or seat != seat_acted(before):
                return False
            steps = steps_left(argument_taken(before))
            if has_raft(pack, s) and by_raft(pack, s, there, here) <= steps:
                continue
            if here == MAP or there == MAP or pack.distance[FREE_WAY][s.caves][there][here] > steps:
                return False
    return True


@rule
def most_gifts(s):
    """QD-LATER-56, QD-LATER-63: bread of oven and Queen's loaf, bread or marble by epoch end cards 1 and 4."""
    return (s.votes[BARN] == OVEN) + (s.opened >= LOAF_FROM) + (s.last_end in (BREAD_AFTER, MARBLE_AFTER))


@rule
def stores_hold_what_is_kept(pack, s, before):
    """QD-STORE-01, QD-STORE-06, QD-COURIER-07: into the next game comes only what stores have room for, no courier."""
    if is_same_game(s, before):
        return True
    for seat in range(s.players):
        by_friend = KEPT_BY_FRIEND * (before.friend[seat] != 0)
        if too_many(pack, s, seat) > most_gifts(s) + by_friend or s.figurines[seat][COURIER] != 0:
            return False
        if s.goods[seat][GUILDER] > capacity_for(pack, s, seat, GUILDER) + (s.last_end == GUILDER_AFTER) + by_friend:
            return False
    return True
