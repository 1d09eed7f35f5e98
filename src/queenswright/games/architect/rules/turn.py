"""QA-TURN: the sequence of play, and the dispatch from a step to its chapter."""

from queenswright.games.architect.refusals import ALLOWED, MOVED_TOO_FAR, MUST_MOVE
from queenswright.games.architect.rules.bank import bank, refuse_bank
from queenswright.games.architect.rules.board import board_side
from queenswright.games.architect.rules.build import build, refuse_build
from queenswright.games.architect.rules.climb import climb, refuse_climb
from queenswright.games.architect.rules.draft import draft_is_over, draft_seat, refuse_take, refuse_turn, take, turn
from queenswright.games.architect.rules.ending import end_of_round, is_running
from queenswright.games.architect.rules.hire import fire, hire, refuse_fire, refuse_hire
from queenswright.games.architect.rules.labour import labour, refuse_labour
from queenswright.games.architect.rules.palace import contribute, refuse_palace
from queenswright.games.architect.rules.repair import assign, do_repairs, refuse_assign, refuse_repairs
from queenswright.games.architect.rules.tavern import refuse_tavern, tavern
from queenswright.games.architect.rules.tile import crew, star_is_full
from queenswright.games.architect.rules.travel import refuse_travel, travel
from queenswright.games.architect.state import HIGHEST_ROUND, STAR_ACTIONS, pop, push, rule
from queenswright.games.architect.steps import (
    ARCHITECT,
    BANK,
    BUILD,
    CLIMB,
    CONSTRUCT,
    CONTRIBUTE,
    COUNT,
    DO_REPAIRS,
    DRAFT,
    DRAFT_TURN,
    FIRE,
    HIRE,
    HIRE_FORFEIT,
    LABOUR,
    LABOUR_DONE,
    LABOUR_FORFEIT,
    REPAIR,
    REPAIR_DONE,
    TAVERN,
    TRAVEL,
    TRAVEL_FORFEIT,
)

ACTION_SPACES = len(STAR_ACTIONS)
FURTHEST_MOVE = 3
POSSIBLE_MOVES = (1 << (FURTHEST_MOVE + 1)) - 2
LABOUR_CLOSING = 1 << LABOUR_DONE | 1 << LABOUR_FORFEIT
EVERY_ACTION = tuple((1 << count) - 1 for count in COUNT)


@rule
def refuse_move(spaces):
    """QA-TURN-02, 03: 1, 2 or 3 spaces; standing still is not allowed."""
    if spaces == 0:
        return MUST_MOVE
    if spaces > FURTHEST_MOVE:
        return MOVED_TOO_FAR
    return ALLOWED


@rule
def move_architect(s, me, spaces):
    """QA-TURN-02, 04, 10: clockwise; the space decides the action. The steps are numbered in the order of the star."""
    s.architect[me] = (s.architect[me] + spaces) % ACTION_SPACES
    pop(s)
    push(s, CONSTRUCT + s.architect[me], me, 0)


@rule
def next_turn(s):
    """QA-TURN-01, 06, 07, 12: the draft first, then rounds; the first player opens every round."""
    if not draft_is_over(s):
        s.turn_seat = draft_seat(s)
        push(s, DRAFT, s.turn_seat, 0)
        return
    if s.round_number == 0:
        s.turn_seat = s.first_player
        s.round_number = 1
    else:
        following = (s.turn_seat + 1) % s.players
        if following == s.first_player:
            end_of_round(s)
            if not is_running(s):
                return
            s.round_number = min(s.round_number + 1, HIGHEST_ROUND)
        s.turn_seat = following
    push(s, ARCHITECT, s.turn_seat, 0)


@rule
def refuse_construct(pack, s, me, i):
    """QA-BUILD-01, 35, QA-PALACE-07: a building, repairs, the palace, or nothing."""
    if i == BUILD:
        return refuse_build(pack, s, me)
    if i == DO_REPAIRS:
        return refuse_repairs(s, me)
    if i == CONTRIBUTE:
        return refuse_palace(pack, s, me)
    return ALLOWED


@rule
def construct(pack, s, me, i):
    """Carry out the choice of the Construct action."""
    if i == BUILD:
        build(pack, s, me)
    elif i == DO_REPAIRS:
        do_repairs(s, me)
    elif i == CONTRIBUTE:
        contribute(pack, s, me)
    else:
        pop(s)


@rule
def refuse(pack, s, step, i):
    """ALLOWED, or why action i of the current step is not possible. QA-TURN-05: forfeiting always is."""
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    if step == ARCHITECT:
        return refuse_move(i)
    if step == CONSTRUCT:
        return refuse_construct(pack, s, me, i)
    if step == LABOUR:
        return refuse_labour(pack, s, me, i, argument)
    if step == HIRE:
        return refuse_hire(pack, s, me, i)
    if step == BANK:
        return refuse_bank(pack, s, me, i)
    if step == TRAVEL:
        return refuse_travel(pack, s, me, i)
    if step == TAVERN:
        return refuse_tavern(pack, s, me, i, argument)
    if step == FIRE:
        return refuse_fire(s, me, i, argument)
    if step == REPAIR:
        return refuse_assign(pack, s, me, i)
    if step == CLIMB:
        return refuse_climb(pack, s, me, i, argument)
    if step == DRAFT:
        return refuse_take(s, me, i)
    return refuse_turn(s, i)


@rule
def candidates(pack, s, step):
    """The actions that may be possible; the others are refused at first sight (not in service, not on display)."""
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == ARCHITECT:
        return POSSIBLE_MOVES
    if step == TRAVEL:
        return (1 << pack.locations[board_side(s)]) - 1 | 1 << TRAVEL_FORFEIT
    if step == LABOUR:
        return crew(s, me) | LABOUR_CLOSING
    if step == FIRE:
        return crew(s, me)
    if step == REPAIR:
        return crew(s, me) | 1 << REPAIR_DONE
    if step == DRAFT:
        return s.display
    return EVERY_ACTION[step]


@rule
def perform(pack, s, step, i):
    """Carry out action i of the current step; when nothing is pending, the next turn begins."""
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    if step == ARCHITECT:
        move_architect(s, me, i)
    elif step == CONSTRUCT:
        construct(pack, s, me, i)
    elif step == LABOUR:
        labour(pack, s, me, i, argument)
    elif step == HIRE:
        hire(pack, s, me, i)
    elif step == BANK:
        bank(pack, s, me, i)
    elif step == TRAVEL:
        travel(pack, s, me, i)
    elif step == TAVERN:
        tavern(pack, s, me, i, argument)
    elif step == FIRE:
        fire(pack, s, me, i, argument)
    elif step == REPAIR:
        assign(pack, s, me, i)
    elif step == CLIMB:
        climb(pack, s, me, i, argument)
    elif step == DRAFT:
        take(s, me, i)
    elif step == DRAFT_TURN:
        turn(s, me, i, argument)
    if s.agenda_depth == 0 and is_running(s):
        next_turn(s)


@rule
def reveals(pack, s, step, i):
    """QA-TURN-18: only a completed hire shows a new tile, as long as the pile has one."""
    if s.pile_size == 0:
        return False
    if step == HIRE:
        return i != HIRE_FORFEIT and not star_is_full(s, s.agenda_seat[s.agenda_depth - 1])
    return step == FIRE
