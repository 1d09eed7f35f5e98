"""Which ability a family takes: the one that fits dice, buildings and stock when abilities come, and that it likes."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.dice import liking
from queenswright.games.queensdale.judgement.weights import WEIGHTS
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.state.cards import ABILITY_CARDS
from queenswright.games.queensdale.state.effects import (
    CRAFTSMAN_GUILDERS,
    FIRST_TOKEN,
    FREE_DIE,
    FURTHER_STEPS,
    GAIN_FAME,
    GAIN_FIGURINE,
    GAIN_TRUMPET,
    GAME_START,
    KEEP_FIGURINE,
    NO_SURCHARGE,
    OCCUPIED_WAGE,
    WAGE_MORE,
)
from queenswright.games.queensdale.state.pieces import (
    BUILDING_COLOURS,
    DICE,
    FACES,
    GUILDER,
    NOTHING,
    SIDES,
    SITES,
    TOWER_SPACES,
    TYPES,
)
from queenswright.kernel.play import lowest_bit

GUILDER_WORTH = WEIGHTS["guilder"]
BREAD_WORTH = WEIGHTS["bread"]
WHITE = BUILDING_COLOURS.index("white")
HALF_CRAFTSMEN = 3
"""That everybody uses in a game, by halves; each source of figurines adds one half."""
STEPS = 270
"""What a step in every round is worth in a game, and the following likewise."""
ROUNDS_WITH_TOKENS = 2
OCCUPIED = 180
ENOUGH = 4
"""Sources of guilders with which those at the beginning of a game are worth half as much."""
THROW = 300
THROW_FOR_FAME = 30
ONE_MORE_ACTION = 350
RESOURCE_SIDES = 20
"""Of five dice as they begin."""
PERCENT = 100
SWAY = 50
"""Percent by which a player's own liking moves the use of an ability: the two of a family are near equals."""


@rule
def figurine_sources(pack, s, me):
    """How many sides, buildings and tiles bring figurines or keep them."""
    count = 0
    for die in range(DICE):
        for side in range(SIDES):
            count += pack.gain[pack.face_gain[s.dice[me][die][side]]][GAIN_FIGURINE] > 0
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            building = s.site[me][site]
            count += pack.gain[pack.building_income[building]][GAIN_FIGURINE] > 0
            count += pack.keep[pack.building_keep[building]][KEEP_FIGURINE] > 0
    for space in range(TOWER_SPACES):
        if s.tower[me][space] != NOTHING:
            tile = s.tower[me][space]
            count += pack.gain[pack.tile_start[tile]][GAIN_FIGURINE] > 0
            count += pack.keep[pack.tile_keep[tile]][KEEP_FIGURINE] > 0
    return count


@rule
def guilder_sources(pack, s, me):
    """How many buildings and tiles bring guilders or keep them."""
    count = 0
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            building = s.site[me][site]
            count += pack.gain[pack.building_income[building]][GUILDER] > 0
            count += pack.keep[pack.building_keep[building]][GUILDER] > 0
    for space in range(TOWER_SPACES):
        if s.tower[me][space] != NOTHING:
            tile = s.tower[me][space]
            count += pack.gain[pack.tile_start[tile]][GUILDER] > 0
            count += pack.gain[pack.tile_income[tile]][GUILDER] > 0
            count += pack.keep[pack.tile_keep[tile]][GUILDER] > 0
    return count


@rule
def dearest_rank(pack, s):
    """The highest surcharge that the first copy of a type costs now."""
    most = 0
    for building in range(TYPES):
        if s.stock[building] != 0:
            most = max(most, pack.rank_guilders[lowest_bit(s.stock[building])])
    return most


@rule
def white_buildings(pack, s, me):
    """How many buildings that help with herbs a player has."""
    count = 0
    for site in range(SITES):
        count += s.site[me][site] != NOTHING and pack.building_colour[s.site[me][site]] == WHITE
    return count


@rule
def sides_for_fame(pack, s, me):
    """How many sides bring fame, so that another throw is welcome."""
    count = 0
    for die in range(DICE):
        for side in range(SIDES):
            row = pack.face_gain[s.dice[me][die][side]]
            count += pack.gain[row][GAIN_FAME] + pack.gain[row][GAIN_TRUMPET] > 0
    return count


@rule
def resource_sides(pack, s, me):
    """How many sides are resources that become an A only for a payment."""
    count = 0
    for die in range(DICE):
        for side in range(SIDES):
            face = s.dice[me][die][side]
            count += pack.face_goods[face] != 0 and pack.face_action[face] == 0
    return count


@rule
def use_of_ability(pack, s, me, card):
    """What an ability will bring this player in a game, in thousandths of a building."""
    effect = pack.ability_effect[card]
    if effect == CRAFTSMAN_GUILDERS:
        return pack.ability_amount[card] * GUILDER_WORTH * (HALF_CRAFTSMEN + figurine_sources(pack, s, me)) // 2
    if effect == NO_SURCHARGE:
        return GUILDER_WORTH * (1 + dearest_rank(pack, s)) // 2
    if effect == FURTHER_STEPS:
        return STEPS
    if effect == FIRST_TOKEN:
        return BREAD_WORTH * (ROUNDS_WITH_TOKENS + white_buildings(pack, s, me))
    if effect == GAME_START:
        given = GUILDER_WORTH * pack.gain[pack.ability_gain[card]][GUILDER]
        return given * ENOUGH // (ENOUGH + guilder_sources(pack, s, me))
    if effect == OCCUPIED_WAGE:
        return OCCUPIED + GUILDER_WORTH * bonus(pack, s, me, WAGE_MORE)
    if effect == FREE_DIE:
        return ONE_MORE_ACTION * resource_sides(pack, s, me) // RESOURCE_SIDES
    return THROW + THROW_FOR_FAME * sides_for_fame(pack, s, me)


@rule
def consider_ability(pack, s, me, mask):
    """QD-LATER-17: the ability of the family that is of more use; between equals the later one."""
    best = 0
    most = NOTHING
    for card in range(ABILITY_CARDS):
        if mask >> card & 1:
            use = use_of_ability(pack, s, me, card)
            use = use * (PERCENT * PERCENT + SWAY * liking(s, me, FACES + card)) // (PERCENT * PERCENT)
            if use >= most:
                most = use
                best = card
    return 1 << best
