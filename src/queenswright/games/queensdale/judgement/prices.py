"""The values of single things: rows of gains, faces, buildings, tower tiles. A thousand is a building."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.weights import HELPS, NAMES
from queenswright.games.queensdale.rules.supply import COLUMNS
from queenswright.games.queensdale.state.cards import ABILITY_CARDS
from queenswright.games.queensdale.state.effects import GAIN_FAME, GAIN_TRUMPET, KEEP_ANY, KEEP_FIGURINE, KEEP_MATERIAL
from queenswright.games.queensdale.state.pieces import GOODS, GUILDER

GOOD_KINDS = len(GOODS)
CHOICE, FIGURINE, ACTION, EITHER = (NAMES.index(name) for name in ("choice", "figurine", "action", "either"))
SAVED, STEP, CHANGE, ANY_UNSEEN, UNSEEN = (
    NAMES.index(name) for name in ("saved", "step", "change", "any_unseen", "unseen")
)
INCOME, ROOM, HELP = (NAMES.index(name) for name in ("income", "room", "help"))
FIRST_EFFECT = NAMES.index("craftsman_guilders") - 1
"""Where the effect with number 1 would stand if it had number 0."""
PERCENT = 100


@rule
def row_worth(pack, row, epoch, weights):
    """The value of a row of gains for a player in this epoch."""
    if row == 0:
        return 0
    total = 0
    for column in range(COLUMNS):
        amount = pack.gain[row][column]
        if amount != 0:
            amount *= weights[column]
            if column == GAIN_FAME:
                amount //= pack.build_fame[epoch]
            elif column == GAIN_TRUMPET:
                amount = amount * pack.trumpet_fame[epoch] // pack.build_fame[epoch]
            total += amount
    return total


@rule
def face_worth(pack, face, epoch, weights):
    """The value of a die face that is rolled; of several uses the first counts most."""
    if pack.face_purple[face] > 0:
        total = row_worth(pack, pack.face_gain[face], epoch, weights)
        return total + pack.face_steps[face] * weights[STEP] + pack.face_change[face] * weights[CHANGE]
    total = row_worth(pack, pack.face_after[face], epoch, weights) + pack.face_saves[face] * weights[SAVED]
    if pack.face_action[face] == 1 or pack.face_occupied[face] == 1 or pack.face_mirror[face] == 1:
        total += weights[ACTION]
    for good in range(GUILDER + 1):
        if pack.face_goods[face] >> good & 1:
            if total == 0:
                total = weights[good] * pack.face_yield[face]
            else:
                total += weights[good] * weights[EITHER] // PERCENT
    return total


@rule
def side_worth(pack, face, epoch, weights):
    """The value of a face for the games to come; one that is bought unseen is worth what others at its price are."""
    if pack.face_card[face] > 0:
        return weights[ANY_UNSEEN] + pack.face_price[face] * weights[UNSEEN]
    return face_worth(pack, face, epoch, weights)


@rule
def room_worth(pack, row, weights):
    """The value of a row of storage."""
    if row == 0:
        return 0
    total = pack.keep[row][KEEP_FIGURINE] * weights[FIGURINE]
    total += (pack.keep[row][KEEP_MATERIAL] + pack.keep[row][KEEP_ANY]) * weights[CHOICE]
    for good in range(GOOD_KINDS):
        total += pack.keep[row][good] * weights[good]
    return total


@rule
def building_worth(pack, building, epoch, weights):
    """The value of a building in one game."""
    total = room_worth(pack, pack.building_keep[building], weights) * weights[ROOM]
    total += row_worth(pack, pack.building_income[building], epoch, weights) * weights[INCOME]
    total += HELPS[pack.building_modifier[building]] * weights[HELP]
    return total // PERCENT


@rule
def abilities_worth(pack, abilities, weights):
    """The value of a set of abilities in one game."""
    total = 0
    for card in range(ABILITY_CARDS):
        if abilities >> card & 1:
            total += weights[FIRST_EFFECT + pack.ability_effect[card]] * weights[HELP]
    return total // PERCENT


@rule
def tile_worth(pack, tile, epoch, weights):
    """The value of a tower tile in one game."""
    total = room_worth(pack, pack.tile_keep[tile], weights) * weights[ROOM]
    total += row_worth(pack, pack.tile_income[tile], epoch, weights) * weights[INCOME]
    total += row_worth(pack, pack.tile_start[tile], epoch, weights) * PERCENT
    total += (pack.tile_power[tile] != 0) * weights[ACTION] * PERCENT
    return total // PERCENT
