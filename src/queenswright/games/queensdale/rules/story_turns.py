"""What story cards let a player do on their turn: a second action, a wedding, an old friend, a free re-roll."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    FRIEND_CALLED,
    NO_DIE_TO_ROLL,
    NO_OLD_FRIEND,
    NO_SUCH_FIGURINE,
    NO_SUCH_STORY,
    NOTHING_TO_REPEAT,
    ONE_NEIGHBOUR,
    REROLLED_ALREADY,
    SHIFT_DONE,
    TILE_NOT_REMOVED,
    WEDDING_OVER,
)
from queenswright.games.queensdale.rules.ability import is_used, use_up
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.dice import act
from queenswright.games.queensdale.rules.roll import ANY_NUMBER
from queenswright.games.queensdale.rules.spaces import refuse_action
from queenswright.games.queensdale.rules.story_cards import has_first_reroll, told
from queenswright.games.queensdale.rules.supply import ask_pick, owe
from queenswright.games.queensdale.state.course import USED_SECOND_ACTION, USED_WEDDING
from queenswright.games.queensdale.state.effects import FIRST_REROLL, OLD_FRIENDS, SECOND_ACTION, SIGNAL_FIRE, WEDDING
from queenswright.games.queensdale.state.pieces import BASIC, FIGURINES, FROM_OTHER, NOTHING, TILES
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import OLD_FRIEND, ROLL

KINDS = len(FIGURINES)


@rule
def refuse_second_action(pack, s, me):
    """Night shift: once in a game the action of this turn again, if it can be carried out and paid."""
    if told(pack, s, SECOND_ACTION) == 0:
        return NO_SUCH_STORY
    if is_used(s, me, USED_SECOND_ACTION):
        return SHIFT_DONE
    if s.action == 0:
        return NOTHING_TO_REPEAT
    return refuse_action(pack, s, me, s.action - 1, NOTHING, 0)


@rule
def act_again(pack, s, me):
    """Night shift: the same action, which costs what it always costs; the die is not paid again."""
    use_up(s, me, USED_SECOND_ACTION)
    act(pack, s, me, s.action - 1)


@rule
def neighbour(s, me, i):
    """Wedding: whom an action means, the neighbour on the left first."""
    if i < KINDS:
        return (me + 1) % s.players
    return (me + s.players - 1) % s.players


@rule
def refuse_wedding(pack, s, me, i):
    """Wedding: once in a game a figurine for a neighbour; with two players there is only one."""
    if told(pack, s, WEDDING) == 0:
        return NO_SUCH_STORY
    if is_used(s, me, USED_WEDDING):
        return WEDDING_OVER
    if s.figurines[me][i % KINDS] == 0:
        return NO_SUCH_FIGURINE
    if i >= KINDS and neighbour(s, me, i) == neighbour(s, me, 0):
        return ONE_NEIGHBOUR
    return ALLOWED


@rule
def wed(pack, s, me, i):
    """Wedding: the figurine changes its place, and both gain basic resources of their choice, the giver first."""
    use_up(s, me, USED_WEDDING)
    other = neighbour(s, me, i)
    s.figurines[me][i % KINDS] -= 1
    s.figurines[other][i % KINDS] += 1
    ask_pick(s, other, told(pack, s, WEDDING), BASIC)
    ask_pick(s, me, told(pack, s, WEDDING), BASIC)


@rule
def refuse_old_friend(pack, s, me, tile):
    """Old friends: a tile that the player has replaced; a signal fire needs a die to roll."""
    if s.removed[me] >> tile & 1 == 0:
        return TILE_NOT_REMOVED
    if pack.tile_power[tile] == SIGNAL_FIRE and dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return ALLOWED


@rule
def refuse_old_friends(pack, s, me):
    """Old friends: once in a game one of the player's removed tower tiles."""
    if told(pack, s, OLD_FRIENDS) == 0:
        return NO_SUCH_STORY
    if s.friend[me] > 0:
        return FRIEND_CALLED
    for tile in range(TILES):
        if refuse_old_friend(pack, s, me, tile) == ALLOWED:
            return ALLOWED
    return NO_OLD_FRIEND


@rule
def call_old_friends(s, me):
    """Old friends: which one it is to be."""
    push(s, OLD_FRIEND, me, 0)


@rule
def meet_old_friend(pack, s, me, tile):
    """Old friends: what the tile gives is given once; what it keeps, or a banner, works until this game is over."""
    pop(s)
    s.friend[me] = tile + 1
    owe(s, me, pack.tile_start[tile], FROM_OTHER)
    owe(s, me, pack.tile_income[tile], FROM_OTHER)
    if pack.tile_power[tile] == SIGNAL_FIRE:
        push(s, ROLL, me, ANY_NUMBER)


@rule
def refuse_first_reroll(pack, s, me):
    """Lantern night: the first re-roll of a round costs nothing."""
    if told(pack, s, FIRST_REROLL) == 0:
        return NO_SUCH_STORY
    if not has_first_reroll(pack, s, me):
        return REROLLED_ALREADY
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return ALLOWED


@rule
def take_first_reroll(s, me):
    """Lantern night: roll again, any number of dice."""
    push(s, ROLL, me, ANY_NUMBER)
