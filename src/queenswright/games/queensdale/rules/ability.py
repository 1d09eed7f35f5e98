"""QD-LATER-16, 17, 21: character abilities, number cards 7 to 14: what they change, and how they are chosen.

What an ability does once in a round or in a game is noted in `used`.
"""

from queenswright.games.queensdale.refusals import ABILITY_USED, ALLOWED, NO_SUCH_ABILITY, OTHER_FAMILY
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.cards import ABILITY_CARDS
from queenswright.games.queensdale.state.course import ABILITIES
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import ABILITY


@rule
def ability(pack, s, seat, effect):
    """QD-LATER-17: how much a player's abilities change something, 0 without the ability."""
    if s.abilities[seat] == 0:
        return 0
    total = 0
    for card in range(ABILITY_CARDS):
        if s.abilities[seat] >> card & 1 and pack.ability_effect[card] == effect:
            total += pack.ability_amount[card]
    return total


@rule
def owe_by_ability(pack, s, seat, effect):
    """QD-LATER-17: what a player's abilities give on an occasion."""
    if s.abilities[seat] == 0:
        return
    for card in range(ABILITY_CARDS):
        if s.abilities[seat] >> card & 1 and pack.ability_effect[card] == effect:
            owe(s, seat, pack.ability_gain[card], FROM_OTHER)


@rule
def is_used(s, seat, mark):
    """Whether a player has done something already that is possible once in a round or in a game."""
    return s.used[seat] >> mark & 1 == 1


@rule
def use_up(s, seat, mark):
    """Note that a player has done it."""
    s.used[seat] |= 1 << mark


@rule
def refuse_once(pack, s, seat, effect, mark):
    """QD-LATER-17: the player has the ability, and has not used it in this round or game."""
    if ability(pack, s, seat, effect) == 0:
        return NO_SUCH_ABILITY
    if is_used(s, seat, mark):
        return ABILITY_USED
    return ALLOWED


@rule
def begin_abilities(pack, s):
    """QD-LATER-17, QD-NEXT-20: in the epoch that brings abilities everybody chooses one, the lowest goal first."""
    if s.opened != pack.mechanism_from[ABILITIES]:
        return
    for k in range(s.players):
        push(s, ABILITY, s.order[s.players - 1 - k], 0)  # the last one first: the agenda is a stack


@rule
def add_second_abilities(pack, s):
    """QD-LATER-17: in a later epoch the other ability of the family is added, without asking."""
    if pack.mechanism_from[ABILITIES] > s.opened or s.opened != pack.second_ability_from:
        return
    for seat in range(s.players):
        for card in range(ABILITY_CARDS):
            if pack.ability_family[card] == s.family[seat]:
                s.abilities[seat] |= 1 << card


@rule
def refuse_ability(pack, s, me, card):
    """QD-LATER-17: one of the two abilities of the player's own family."""
    if pack.ability_family[card] != s.family[me]:
        return OTHER_FAMILY
    return ALLOWED


@rule
def choose_ability(s, me, card):
    """QD-LATER-17: the ability works from now on."""
    pop(s)
    s.abilities[me] |= 1 << card
