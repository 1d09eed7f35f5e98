"""QD-BOARD: what stands in a borough, and what it changes for its owner."""

from queenswright.games.queensdale.state.effects import BANNER, WILD_BOARS
from queenswright.games.queensdale.state.pieces import (
    CLAY,
    DICE,
    GUILDER,
    NOTHING,
    ROBBERS,
    SITES,
    STARTING_SITES,
    STONE,
    TIMBER,
    TOWER_SPACES,
)
from queenswright.games.queensdale.state.rule import rule


@rule
def site_count(s, seat):
    """QD-BUILD-11: the sites of a borough: four at first, and the land cleared since."""
    return STARTING_SITES + s.cleared[seat]


@rule
def free_site(s, seat):
    """QD-BUILD-09: the first site without a building, NOTHING when all are used."""
    for site in range(site_count(s, seat)):
        if s.site[seat][site] == NOTHING:
            return site
    return NOTHING


@rule
def site_of(s, seat, building):
    """The site on which a player has this type of building, NOTHING without one."""
    for site in range(SITES):
        if s.site[seat][site] == building:
            return site
    return NOTHING


@rule
def bonus(pack, s, seat, modifier):
    """QD-BUILD-34, 35: how much a player's buildings change something; a covered one no longer counts."""
    total = 0
    for site in range(SITES):
        building = s.site[seat][site]
        if building != NOTHING and pack.building_modifier[building] == modifier:
            total += pack.building_amount[building]
    return total


@rule
def in_force(pack, s, lasting):
    """QD-COURIER-02, 03: how much the courier card in force changes something, 0 when it is another one."""
    if s.courier_card == NOTHING or pack.card_lasting[s.courier_card] != lasting:
        return 0
    return pack.card_amount[s.courier_card]


@rule
def at_work(pack, s, effect):
    """QD-LATER-45: how much the robber baron tokens used in this turn change something."""
    if s.robbers_at_work == 0:
        return 0
    total = 0
    for token in range(ROBBERS):
        if s.robbers_at_work >> token & 1 and pack.robber_effect[token] == effect:
            total += pack.robber_amount[token]
    return total


@rule
def has_boars(pack, s, shrub):
    """Whether the courier card in force keeps everybody from this shrub."""
    return in_force(pack, s, WILD_BOARS) > 0 and pack.by_bridge[shrub] == 1


@rule
def has_power(pack, s, seat, power):
    """QD-TOWER-10: whether a player has the tower tile with this power; a banner may have returned for a day."""
    for space in range(TOWER_SPACES):
        tile = s.tower[seat][space]
        if tile != NOTHING and pack.tile_power[tile] == power:
            return True
    return power == BANNER and s.friend[seat] > 0 and pack.tile_power[s.friend[seat] - 1] == power


@rule
def basic_resources(s, seat):
    """QD-COMP-29: how many pieces of timber, stone, clay and guilders a player has."""
    return s.goods[seat][TIMBER] + s.goods[seat][STONE] + s.goods[seat][CLAY] + s.goods[seat][GUILDER]


@rule
def dice_left(s, seat):
    """The bit set of dice that a player has not placed in this round."""
    dice = 0
    for die in range(DICE):
        if s.showing[seat][die] != NOTHING:
            dice |= 1 << die
    return dice
