"""What always holds for the course of rounds and games, and for the agenda; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.invariants.component import HERBAL
from tests.games.queensdale.invariants.turn import can_take_a_turn
from tests.games.queensdale.invariants.works import has_free_steps
from tests.games.queensdale.memory import is_in_play, is_same_game, is_same_round, step_taken

from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.state.board import WALL
from queenswright.games.queensdale.state.campaign import AGENDA_DEPTH
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
from queenswright.games.queensdale.state.pieces import DICE, FIGURINES, GOODS, NOBODY, NOTHING, SEATS, SIDES, SITES
from queenswright.games.queensdale.steps import (
    BALLOT,
    BREAK_TIE,
    BUILD,
    CARD,
    COVER,
    DEAL,
    FEED,
    FULFIL,
    HERE,
    HUT,
    LEDGER,
    MIRROR,
    OFFER,
    ORDER,
    PAYMENT,
    PICK,
    RANK,
    RENOVATE,
    REST,
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
CROWN_FROM = 4
VOTE_IN = 6
BALLOT_KINDS = 6
HAMMER_FROM = 3
SAVED_BY_HAMMER = 1
LAST_ROUND = 20
LAST_EPOCH = 9
MOST_GAMES = 99


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
