"""QD-LATER-14, 15: the cogwheel, and the action that turns it."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_RESOURCE_TO_TURN, TURNED_TOO_FAR
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.rules.spend import ask_spend, basic_resources
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.course import COGWHEEL
from queenswright.games.queensdale.state.effects import FREE_TURN, GAIN_CLAIRVOYANT, GAIN_FIGURINE
from queenswright.games.queensdale.state.pieces import FROM_OTHER, SECTORS
from queenswright.games.queensdale.state.rule import draw, pop, rule


@rule
def set_cogwheel(pack, s):
    """QD-LATER-15: from its epoch on, the cogwheel begins every game with a sector drawn at random."""
    s.cogwheel = 0
    if pack.mechanism_from[COGWHEEL] <= s.opened:
        s.cogwheel = 1 + draw(s, SECTORS)


@rule
def free_turns(pack, s, me):
    """QD-LATER-15, 49: how far the action turns the cogwheel for nothing: a sector, one more with a mill race."""
    return 1 + bonus(pack, s, me, FREE_TURN)


@rule
def refuse_turn_cogwheel(pack, s, me, i):
    """QD-LATER-15: one sector more than is free costs a basic resource, and no more than that is possible."""
    beyond = i + 1 - free_turns(pack, s, me)
    if beyond > 1:
        return TURNED_TOO_FAR
    if beyond == 1 and basic_resources(s, me) == 0:
        return NO_RESOURCE_TO_TURN
    return ALLOWED


@rule
def sector_after(s, i):
    """The sector that is shown once the cogwheel was turned."""
    return (s.cogwheel + i) % SECTORS + 1


@rule
def turn_cogwheel(pack, s, me, i):
    """QD-LATER-15: turn it, pay for a sector more, and take what it shows."""
    pop(s)
    s.cogwheel = sector_after(s, i)
    owe(s, me, pack.sector_gain[s.cogwheel - 1], FROM_OTHER)
    if i + 1 > free_turns(pack, s, me):
        ask_spend(s, me, 1)


@rule
def shows_hidden(pack, s, i):
    """QD-DICE-21: whether the sector brings something that nobody knows yet."""
    row = pack.sector_gain[sector_after(s, i) - 1]
    return pack.gain[row][GAIN_FIGURINE] > 0 or pack.gain[row][GAIN_CLAIRVOYANT] > 0
