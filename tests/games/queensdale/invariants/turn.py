"""What always holds for dice and their spaces, and for turns; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import argument_taken, is_in_play, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.rules.board import dice_left
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
)
from queenswright.games.queensdale.state.cards import STORIES
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.effects import BAKERY_SPACES, FAIR_SPACES
from queenswright.games.queensdale.state.pieces import DICE, NOTHING, SIDES
from queenswright.games.queensdale.steps import (
    END,
    IS_OCCUPIED,
    KIND_OF_PLACE,
    LEAVE,
    MIRROR,
    PLACE,
    PURPLE,
    ROLL,
    TURN,
)

SPACE_COUNT = len(SPACE_KINDS)
# The numbers of the clauses, on purpose not those of the rules or the pack.
SPACES_OF = (
    (1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 0, 1),
    (2, 1, 2, 1, 2, 1, 3, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 4, 1, 1, 0, 2),
    (3, 1, 3, 1, 3, 1, 3, 3, 3, 1, 1, 2, 2, 3, 2, 2, 3, 3, 2, 2, 5, 2, 2, 0, 3),
)
"""By number of players: timber, stone and clay (ordinary, +1), guilder, marble, action spaces, then later ones."""
MARBLE_FROM = 4
TOMES_FROM = 3
COGWHEEL_FROM = 6
ORDERS_FROM = 6
LANDING_FROM = 8
BRANCH_FROM = 7


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
