"""What always holds for dice and spaces, and for the course of turns, rounds and games; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import (
    argument_taken,
    is_in_play,
    is_same_game,
    is_same_round,
    seat_acted,
    step_taken,
)
from tests.games.queensdale.works_invariants import has_free_steps

from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.state.board import (
    BAKERY,
    COGWHEEL_SPACE,
    FAIR_SPACE,
    LANDING,
    MARBLE_SPACE,
    ORDER_SPACE,
    RIDER_LONG,
    RIDER_SHORT,
    ROAD,
    SPACE_KINDS,
    TOME_SPACE,
    WALL,
)
from queenswright.games.queensdale.state.campaign import AGENDA_DEPTH
from queenswright.games.queensdale.state.cards import STORIES
from queenswright.games.queensdale.state.course import (
    CASTLE,
    CROWNS,
    FINALE,
    GAMES_PLAYED,
    HUTS,
    LEARNING,
    PHASES,
    PLAY,
    RANKING,
    RUNNING,
    START,
    STORAGE,
    TOWERS,
)
from queenswright.games.queensdale.state.effects import BAKERY_SPACES, FAIR_SPACES
from queenswright.games.queensdale.state.pieces import DICE, FIGURINES, GOODS, NOBODY, NOTHING, SEATS, SIDES, SITES
from queenswright.games.queensdale.steps import (
    ABILITY,
    BALLOT,
    BREAK_TIE,
    BUILD,
    CARD,
    COVER,
    DEAL,
    END,
    FEED,
    FULFIL,
    HERE,
    HUT,
    IS_OCCUPIED,
    KIND_OF_PLACE,
    LEAVE,
    LEDGER,
    MIRROR,
    OFFER,
    ORDER,
    PAYMENT,
    PICK,
    PLACE,
    PURPLE,
    RANK,
    RENOVATE,
    REST,
    ROLL,
    ROOM,
    ROUSE,
    SCOUT,
    SPEND,
    STEPS,
    SWAP,
    SWAP_FOR,
    TAKE,
    TURN,
    TURN_COGWHEEL,
)
from queenswright.kernel.play import count_bits

STEP_COUNT = len(STEPS)
SPACE_COUNT = len(SPACE_KINDS)
PHASE_COUNT = len(PHASES)
IN_ORDER = (
    "reading", "green", "supper", "grocer", "huts", "start", "play", "ranking", "told", "towers", "finale", "learning",
    "crown", "storage",
)  # fmt: skip
PLACE_OF_PHASE = tuple(IN_ORDER.index(phase) for phase in PHASES)
"""QD-END-08, QD-NEXT-02: the order of the phases, from one set-up to the next."""
GOOD_KINDS = len(GOODS)
KINDS = len(FIGURINES)
KEY_WORDS = 4
MARGIN = 8
"""Places of the agenda that always stay free."""

# The numbers of the clauses, on purpose not those of the rules or the pack.
SPACES_OF = (
    (1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 0, 1),
    (2, 1, 2, 1, 2, 1, 3, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 4, 1, 1, 0, 2),
    (3, 1, 3, 1, 3, 1, 3, 3, 3, 1, 1, 2, 2, 3, 2, 2, 3, 3, 2, 2, 5, 2, 2, 0, 3),
)
"""By number of players: timber, stone and clay (ordinary, +1), guilder, marble, action spaces, then later ones."""
HERBAL = 17 - 15
MARBLE_FROM = 4
ABILITIES_FROM = 5
PROMISES_FROM = 5
SECOND_ABILITY_FROM = 8
ONCE_A_ROUND = 87
"""The marks of a step, re-rolls, a free die and a feeding; no surcharge and a kept promise last for a game."""
FED_MARK, KEPT_MARK = 16, 32
PROMISE_PARTS_OF = (0b1111111111 << 18, 0b1111, 0b111111111111 << 4, 0b11 << 16)
"""By family: the kinds of build action, quarters, kinds of action space, rounds of feeding alone."""
PARTS_NEEDED = (3, 2, 4, 2)
TOMES_FROM = 3
CROWN_FROM = 4
COGWHEEL_FROM = 6
ORDERS_FROM = 6
LANDING_FROM = 8
PLUNGER_FROM = 2
VOTE_IN = 6
BRANCH_FROM = 7
BALLOT_KINDS = 6
HAMMER_FROM = 3
SAVED_BY_HAMMER = 1
LAST_ROUND = 20
LAST_EPOCH = 9
MOST_GAMES = 99


@rule
def is_mirrored(pack, s, seat, die):
    """QD-LATER-37: whether a die with a mirror is about to be placed as what another one shows."""
    top = s.agenda_depth - 1
    if s.agenda_step[top] != PLACE or s.agenda_seat[top] != seat or s.agenda_argument[top] != die:
        return False
    mirrors = 0
    equal = 0
    for side in range(SIDES):
        mirrors += pack.face_mirror[s.dice[seat][die][side]]
    for other in range(DICE):
        equal += s.showing[seat][other] == s.showing[seat][die]
    return mirrors > 0 and equal > 1 and pack.face_mirror[s.showing[seat][die]] == 0


@rule
def dice_show_their_faces(pack, s, before):
    """QD-ROUND-02, QD-ROUND-06, QD-DICE-14: a die shows one of its sides until it is placed; only rolls turn dice.

    QD-LATER-37: and a mirror that is about to be placed counts as another die.
    """
    step = step_taken(before)
    for seat in range(s.players):
        for die in range(DICE):
            up = s.showing[seat][die]
            found = False
            for side in range(SIDES):
                if s.dice[seat][die][side] == up:
                    found = True
            if up != NOTHING and (s.phase != PLAY or (not found and not is_mirrored(pack, s, seat, die))):
                return False
            if not is_same_round(s, before):
                if s.phase == PLAY and up == NOTHING:
                    return False
            elif s.phase == PLAY and up != before.showing[seat][die]:
                if before.showing[seat][die] == NOTHING or seat != seat_acted(before):
                    return False
                if (up == NOTHING and step != PLACE) or (up != NOTHING and step not in (ROLL, MIRROR)):
                    return False
                if step == MIRROR and die != argument_taken(before):
                    return False
    return True


@rule
def has_well(pack, s):
    """QD-LATER-46: whether the permanent card that adds a bakery space was read."""
    for card in range(STORIES):
        if s.stories >> card & 1 and pack.story_effect[card][BAKERY_SPACES] > 0:
            return True
    return False


@rule
def spaces_in_play(pack, s, kind):
    """How many die spaces of a kind there are."""
    if kind == MARBLE_SPACE and s.opened < MARBLE_FROM:
        return 0
    if kind == TOME_SPACE and s.opened < TOMES_FROM:
        return 0
    if kind in (RIDER_SHORT, RIDER_LONG) and (s.branch != ROAD or s.opened < BRANCH_FROM):
        return 0
    if kind == COGWHEEL_SPACE and s.opened < COGWHEEL_FROM:
        return 0
    if kind == ORDER_SPACE and s.opened < ORDERS_FROM:
        return 0
    if kind == LANDING and s.opened < LANDING_FROM:
        return 0
    if kind == FAIR_SPACE:
        return int(s.story > 0 and pack.story_effect[s.story - 1][FAIR_SPACES] > 0)
    return SPACES_OF[s.players - 2][kind] + (kind == BAKERY and has_well(pack, s))


@rule
def placed_dice(s):
    """How many dice lie on the board."""
    count = 0
    for seat in range(s.players):
        for die in range(DICE):
            if s.showing[seat][die] == NOTHING:
                count += 1
    return count


@rule
def spaces_hold_their_dice(pack, s, before, i):
    """QD-BOARD-11, QD-ROUND-04, QD-ROUND-06, QD-STICKER-06, QD-STICKER-20: a die a space; others lie on dice."""
    occupied = 0
    stacked = 0
    for kind in range(SPACE_COUNT):
        if s.taken[kind] < 0 or s.taken[kind] > spaces_in_play(pack, s, kind):
            return False
        occupied += s.taken[kind]
        change = s.taken[kind] - before.taken[kind]
        if s.phase != PLAY or not is_same_round(s, before):
            if s.taken[kind] != 0:
                return False
        elif change != (step_taken(before) == PLACE and KIND_OF_PLACE[i] == kind and not IS_OCCUPIED[i]):
            return False
        stacked -= change
    if s.phase != PLAY:
        return True
    if occupied > placed_dice(s):
        return False
    if is_same_round(s, before):
        stacked += placed_dice(s) - placed_dice(before)
        if step_taken(before) == PLACE and (i == PURPLE or IS_OCCUPIED[i]):
            return stacked == 1 and (i == PURPLE or s.taken[KIND_OF_PLACE[i]] > 0)
        return stacked == 0
    return True


@rule
def a_turn_places_one_die(s, before):
    """QD-ROUND-04, QD-ROUND-11: at most one die is placed between two turns."""
    if s.placed not in (0, 1):
        return False
    if not is_in_play(s, before):
        return True
    if step_taken(before) == PLACE:
        return before.placed == 0 and s.placed == 1
    if s.turn_number != before.turn_number or s.round_number != before.round_number:
        return s.placed == 0
    return s.placed == before.placed


@rule
def can_take_a_turn(s, seat):
    """Whether a seat has dice and is still in the round."""
    return s.left_round >> seat & 1 == 0 and dice_left(s, seat) != 0


@rule
def turns_go_round(s, before, i):
    """QD-ROUND-03, QD-ROUND-05, QD-ROUND-07, QD-ROUND-10, QD-ROUND-13: clockwise to the next with dice."""
    if not is_in_play(s, before):
        return True
    ended = step_taken(before) == TURN and i in (END, LEAVE)
    if not ended:
        return (
            s.turn_seat == before.turn_seat
            and s.turn_number == before.turn_number
            and s.round_number == before.round_number
            and s.first_player == before.first_player
            and s.left_round == before.left_round
        )
    left = before.left_round
    if i == LEAVE:
        left |= 1 << before.turn_seat
    if s.round_number == before.round_number:
        seat = (before.turn_seat + 1) % s.players
        while seat != s.turn_seat:
            if can_take_a_turn(s, seat):
                return False
            seat = (seat + 1) % s.players
        if s.first_player != before.first_player or s.left_round != left:
            return False
        return can_take_a_turn(s, seat) and s.turn_number == before.turn_number + 1
    if s.round_number != before.round_number + 1 or s.left_round != 0 or s.turn_number != 1:
        return False
    return s.first_player == (before.first_player + 1) % s.players and s.turn_seat == s.first_player


@rule
def goal_is_reached(s):
    """Whether somebody has met their own goal."""
    for seat in range(s.players):
        if fame(s, seat) >= s.aim[seat]:
            return True
    return False


@rule
def games_end_when_they_should(s, before):
    """QD-END-01, QD-END-02, QD-ROUND-08, QD-ROUND-14: after the round of a reached goal, or round 20."""
    if s.round_number > LAST_ROUND:
        return False
    if before.phase != PLAY or (is_same_round(s, before) and s.phase == PLAY):
        return True
    for seat in range(s.players):
        if seat != before.turn_seat and can_take_a_turn(before, seat):
            return False
    return (goal_is_reached(before) or before.round_number == LAST_ROUND) == (
        s.phase != PLAY or not is_same_game(s, before)
    )


@rule
def phases_follow_each_other(s, before):
    """QD-END-08, QD-NEXT-02: from the set-up through play to the storage step; then the next game, one by one."""
    if s.phase < 0 or s.phase >= PHASE_COUNT or (s.phase == RANKING and s.branch != WALL):
        return False
    if s.phase == CROWNS and s.opened < CROWN_FROM:
        return False
    if s.phase == START and not has_free_steps(s):
        return False
    if not is_same_game(s, before):
        return s.game_number == before.game_number + 1 and PLACE_OF_PHASE[before.phase] >= PLACE_OF_PHASE[PLAY]
    return PLACE_OF_PHASE[s.phase] >= PLACE_OF_PHASE[before.phase]


@rule
def everybody_has_a_place_in_the_order(s):
    """QD-TIE-04, QD-NEXT-20: between games all seats once, in play none; nobody is asked twice."""
    seen = 0
    for place in range(SEATS):
        if s.order[place] == NOBODY:
            continue
        if s.order[place] < 0 or s.order[place] >= s.players or place >= s.players or seen >> s.order[place] & 1:
            return False
        seen |= 1 << s.order[place]
    if s.phase == PLAY:
        return seen == 0 and s.cursor == 0
    return seen == (1 << s.players) - 1 and 0 <= s.cursor <= s.players


@rule
def huts_are_shown_together(s):
    """QD-SETUP-25, QD-NEXT-21: what has been chosen waits until everybody has, and is forgotten then."""
    for seat in range(SEATS):
        is_due = s.phase == HUTS and seat < s.cursor - 1
        further = s.knowledge[seat] >> HERBAL & 1
        if s.phase == HUTS and seat == s.cursor - 1 and further:
            if s.more_huts[seat] != 0:
                return False
        elif (s.chosen_hut[seat] != NOTHING) != is_due or count_bits(s.more_huts[seat]) != is_due * further:
            return False
    return True


@rule
def votes_are_opened_together(s, before):
    """QD-LATER-44: a vote waits until everybody has voted; then the branch is chosen, by them or a tie, for good."""
    voting = 0
    if s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == BALLOT:
        voting = s.agenda_seat[s.agenda_depth - 1]
    for seat in range(SEATS):
        if (s.ballot[seat] != 0) != (seat < voting) or s.ballot[seat] < 0 or s.ballot[seat] > BALLOT_KINDS:
            return False
    if s.branch == before.branch:
        return s.branch in (0, 1, 2)
    return before.branch == 0 and step_taken(before) in (BALLOT, BREAK_TIE) and s.opened >= VOTE_IN


@rule
def highest_epoch(s):
    """The highest epoch that a seat aims at."""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.epoch[seat])
    return highest


@rule
def epochs_open_at_the_set_up(s, before):
    """QD-EPOCH-01, QD-EPOCH-16: the highest epoch of the set-up is open for the whole game, one more a game at most."""
    if s.phase not in (TOWERS, FINALE, LEARNING, CROWNS, STORAGE) and s.opened != highest_epoch(s):
        return False
    if is_same_game(s, before):
        return s.opened == before.opened
    return before.opened <= s.opened <= before.opened + 1


@rule
def the_castle_is_the_end(s):
    """QD-CAMP-01, QD-CAMP-09: a completed epoch 9 ends the campaign; so do the games agreed on."""
    if (s.agenda_depth == 0) != (s.ended != RUNNING):
        return False
    completed = highest_epoch(s) > LAST_EPOCH
    if s.ended == CASTLE:
        return completed
    if s.ended == GAMES_PLAYED:
        return not completed and (s.game_number == s.games or s.game_number == MOST_GAMES)
    if s.games > 0 and s.game_number > s.games:
        return False
    return not completed or s.phase in (TOWERS, FINALE)


@rule
def agenda_is_in_order(s):
    """A game lies on its turn; the agenda never comes near its end, and leaves no trace above its top."""
    if s.agenda_depth < 0 or s.agenda_depth > AGENDA_DEPTH - MARGIN:
        return False
    for i in range(AGENDA_DEPTH):
        if i >= s.agenda_depth:
            if s.agenda_step[i] != 0 or s.agenda_seat[i] != 0 or s.agenda_argument[i] != 0:
                return False
            continue
        if s.agenda_step[i] < 0 or s.agenda_step[i] >= STEP_COUNT or s.agenda_argument[i] < 0:
            return False
        if s.agenda_seat[i] < 0 or s.agenda_seat[i] >= s.players:
            return False
        if (s.agenda_step[i] == TURN) != (i == 0 and s.phase == PLAY):
            return False
    return s.phase != PLAY or (s.agenda_depth > 0 and s.agenda_seat[0] == s.turn_seat)


@rule
def a_price_is_paid_or_gone(s):
    """Price and savings are there while somebody pays, and no longer; a twin hammer saves one piece from the start."""
    top = s.agenda_depth - 1
    if top >= 0 and s.agenda_step[top] == PAYMENT:
        return True
    left = s.savings
    if top >= 0 and s.agenda_step[top] in (BUILD, RANK) and s.savings == SAVED_BY_HAMMER and s.opened >= HAMMER_FROM:
        left = 0
    for good in range(GOOD_KINDS):
        left += s.price[good]
    return left == 0


@rule
def empty_seats_own_nothing(s):
    """QD-SETUP-08: colours that nobody plays have no material."""
    owned = 0
    for seat in range(s.players, SEATS):
        owned += s.epoch[seat] + s.ticked[seat] + s.aim[seat] + s.seals[seat] + s.morale[seat] + s.huts[seat]
        owned += s.gathered[seat] + s.cleared[seat] + s.renovated[seat] + s.scout[seat] + s.gift_used[seat]
        owned += s.tomes[seat] + s.crown[seat] + s.robbers[seat] + (s.missed >> seat & 1)
        owned += s.faces_read[seat] + s.herbs_found[seat] + s.removed[seat] + s.friend[seat]
        owned += (s.left_round | s.plunger_used | s.signal_used | s.gathered_any) >> seat & 1
        for good in range(GOOD_KINDS):
            owned += s.goods[seat][good]
        for kind in range(KINDS):
            owned += s.figurines[seat][kind]
        for site in range(SITES):
            owned += (s.site[seat][site] != NOTHING) + (s.rank[seat][site] != NOTHING)
        for die in range(DICE):
            owned += s.showing[seat][die] != NOTHING
            for side in range(SIDES):
                owned += s.dice[seat][die][side]
        owned += s.family[seat] != NOBODY
        owned += s.knowledge[seat] + s.knowledge_used[seat] + s.more_huts[seat] + s.tokens[seat]
        owned += s.tomes[seat] + s.used[seat] + s.abilities[seat] + s.promise[seat] + s.promises_kept[seat]
    return owned == 0


@rule
def is_quiet(step):
    """The steps of a game in which chance has no part."""
    return step in (
        SCOUT, REST, TAKE, HERE, HUT, PICK, BUILD, RANK, PAYMENT, COVER, RENOVATE, FEED, OFFER, ROUSE, CARD, DEAL,
        SWAP, SWAP_FOR,
        TURN_COGWHEEL, SPEND,
        MIRROR, LEDGER, ORDER, FULFIL, ROOM,
    )  # fmt: skip


@rule
def chance_has_its_moments(s, before):
    """QD-TIE-10: the stream goes on and never back; nothing is drawn where nothing is left to chance."""
    for i in range(KEY_WORDS):
        if s.key[i] != before.key[i]:
            return False
    if s.drawn < before.drawn:
        return False
    return s.drawn == before.drawn or not is_in_play(s, before) or not is_quiet(step_taken(before))


@rule
def set_up_stays(s, before):
    """QD-SETUP-03, QD-SETUP-05: players, families and options are those of the first game."""
    different = s.players ^ before.players | s.rules_version ^ before.rules_version
    different |= s.games ^ before.games | s.first_named ^ before.first_named
    for seat in range(SEATS):
        different |= s.family[seat] ^ before.family[seat]
    return different == 0


@rule
def abilities_belong_to_families(s, before):
    """QD-LATER-17: none before epoch 5, one of the family's two, both from epoch 8 on; they stay for good."""
    for seat in range(s.players):
        own = 3 << 2 * s.family[seat]
        if s.abilities[seat] & ~own or before.abilities[seat] & ~s.abilities[seat]:
            return False
        if s.abilities[seat] != before.abilities[seat]:
            is_chosen = step_taken(before) == ABILITY and seat == seat_acted(before) and before.abilities[seat] == 0
            if not is_chosen and (is_same_game(s, before) or s.opened != SECOND_ABILITY_FROM):
                return False
        if s.opened < ABILITIES_FROM and s.abilities[seat] | s.used[seat] != 0:
            return False
    return True


@rule
def promises_are_kept_once(s, before):
    """QD-LATER-58: parts of the family's promise, until it is kept; once in a game, and counted for the campaign."""
    for seat in range(s.players):
        own = PROMISE_PARTS_OF[s.family[seat]]
        if s.promise[seat] & ~own or (s.opened < PROMISES_FROM and s.promise[seat] | s.promises_kept[seat] != 0):
            return False
        kept = s.promises_kept[seat] - before.promises_kept[seat]
        if not is_same_game(s, before):
            if s.promise[seat] != 0 or kept != 0:
                return False
            continue
        if kept * KEPT_MARK != (s.used[seat] & KEPT_MARK) - (before.used[seat] & KEPT_MARK):
            return False
        parts = count_bits(s.promise[seat])
        if parts >= PARTS_NEEDED[s.family[seat]] and s.used[seat] & KEPT_MARK == 0:
            return False
        if kept == 1 and parts != PARTS_NEEDED[s.family[seat]]:
            return False
    return True


@rule
def marks_last_a_round_or_a_game(s, before):
    """QD-LATER-17: what was used in a round or a game stays used; a new round and a new game begin without marks.

    QD-LATER-58: who has fed the poor in the last round of a game is known until the ranking is made.
    """
    gone = ONCE_A_ROUND
    if s.phase == RANKING:
        gone ^= FED_MARK
    for seat in range(s.players):
        if not is_same_game(s, before):
            if s.used[seat] != 0:
                return False
        elif s.phase == PLAY and is_same_round(s, before):
            if before.used[seat] & ~s.used[seat]:
                return False
        elif s.used[seat] & gone or before.used[seat] & ~ONCE_A_ROUND & ~s.used[seat]:
            return False
    return True


@rule
def powers_are_used_once(s, before):
    """QD-LATER-24: the plunger comes with epoch 2 and goes to the left when used; powers are used up for a while."""
    if s.opened < PLUNGER_FROM:
        if s.plunger != NOBODY or s.plunger_used != 0:
            return False
    elif s.plunger < 0 or s.plunger >= s.players:
        return False
    if not is_same_game(s, before):
        return s.plunger_used == 0 and s.signal_used == 0
    if before.plunger_used & ~s.plunger_used or before.signal_used & ~s.signal_used:
        return False
    if s.plunger_used != before.plunger_used or s.plunger != before.plunger:
        me = seat_acted(before)
        if before.plunger != me or s.plunger != (me + 1) % s.players or step_taken(before) != PLACE:
            return False
        return s.plunger_used == before.plunger_used | 1 << me and before.plunger_used >> me & 1 == 0
    return not is_same_round(s, before) or s.phase != PLAY or before.gathered_any & ~s.gathered_any == 0
