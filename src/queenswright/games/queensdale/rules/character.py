"""QD-CHAR: the goal card of a player and the fame it counts. Its values hold for the whole game (QD-CHAR-07)."""

from queenswright.games.queensdale.rules.board import in_force
from queenswright.games.queensdale.state.effects import MORTAR_TAX
from queenswright.games.queensdale.state.pieces import FAME_SOURCES, FROM_BUILD, FROM_TRUMPET
from queenswright.games.queensdale.state.rule import rule

SOURCES = len(FAME_SOURCES)


@rule
def fame(s, seat):
    """QD-COMP-32, QD-END-12: where the fame counter stands; it has no upper end."""
    total = 0
    for source in range(SOURCES):
        total += s.earned[seat][source]
    return total


@rule
def surplus(s, seat):
    """QD-END-04, 14: how far a player is above their own goal; negative below it."""
    return fame(s, seat) - s.aim[seat]


@rule
def has_reached_goal(s, seat):
    """QD-END-01: whether a player has met or passed their own goal."""
    return surplus(s, seat) >= 0


@rule
def has_missed(s, seat):
    """QD-LATER-07, 09: whether a player missed their goal in the last game that was over."""
    return s.missed >> seat & 1 == 1


@rule
def blow_trumpets(pack, s, me, times):
    """QD-MORALE-04, QD-STICKER-08: gain fame equal to the player's trumpet value."""
    s.earned[me][FROM_TRUMPET] += times * pack.trumpet_fame[s.epoch[me]]


@rule
def gain_build_fame(pack, s, me):
    """QD-BUILD-12, 13: the build value, whatever was built; one more under the tax on mortar."""
    s.earned[me][FROM_BUILD] += pack.build_fame[s.epoch[me]] + in_force(pack, s, MORTAR_TAX)


@rule
def completes_epoch(pack, s, seat):
    """QD-TOWER-01, QD-TWO-04: whether a player has just completed the epoch of their goal card for good."""
    is_half = s.players == 2 and pack.doubled[s.epoch[seat]] == 1 and s.ticked[seat] == 0
    return has_reached_goal(s, seat) and not is_half
