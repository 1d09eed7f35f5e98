"""What a player is about to build: the nearest building, and what it lacks."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.board import in_force
from queenswright.games.queensdale.rules.branch import may_build_segment
from queenswright.games.queensdale.rules.build import ACTIONS, has_plain_building
from queenswright.games.queensdale.rules.hut import ALL_HUTS
from queenswright.games.queensdale.rules.morale import is_at_top
from queenswright.games.queensdale.rules.price import most_saved, saved_on_use, surcharge
from queenswright.games.queensdale.rules.rooms import refuse_furnishing
from queenswright.games.queensdale.rules.spaces import finds_resources, refuse_purple
from queenswright.games.queensdale.state.board import NO_BRANCH
from queenswright.games.queensdale.state.course import CLEAR, FURNISHING, MONUMENT, RENOVATION, SEGMENT_USE
from queenswright.games.queensdale.state.effects import GAIN_FAME, GAIN_MORALE, GAIN_TRUMPET, MORTAR_TAX
from queenswright.games.queensdale.state.pieces import DICE, GUILDER, MARBLE, NOTHING, SIDES, SITES, TYPES
from queenswright.kernel.play import lowest_bit

MANY = 64


@rule
def owned_types(s, me):
    """The bit set of building types in the player's borough."""
    owned = 0
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            owned |= 1 << s.site[me][site]
    return owned


@rule
def price_of(pack, option, good):
    """The price of a building or of another use of the action, without the surcharge."""
    if option < TYPES:
        return pack.building_price[option][good]
    return pack.use_price[option - TYPES][good]


@rule
def is_offered(pack, s, me, option, owned):
    """Whether a player may build it at all."""
    if option < TYPES:
        return s.stock[option] != 0 and owned >> option & 1 == 0
    use = option - TYPES
    if pack.use_from[use] > s.opened:
        return False
    if use == CLEAR:
        return s.cleared[me] < pack.use_limit[use]
    if use == MONUMENT:
        return s.monument[me] < pack.use_limit[use]
    if use == SEGMENT_USE:
        return s.branch != NO_BRANCH and may_build_segment(s, me)
    if use == FURNISHING:
        return refuse_furnishing(pack, s, me) == ALLOWED
    return s.counters_used[me] < pack.use_limit[use] and has_plain_building(s, me)


@rule
def nearest_target(pack, s, me):
    """The option that lacks the fewest pieces, as option + MANY * pieces; among equals one without a site.

    The option is ACTIONS when nothing can be built any more: then nothing is lacking.
    """
    owned = owned_types(s, me)
    saved = most_saved(pack, s, me)
    tax = in_force(pack, s, MORTAR_TAX)
    best = ACTIONS
    fewest = MANY
    for k in range(ACTIONS):
        option = ACTIONS - 1 - k
        if not is_offered(pack, s, me, option, owned):
            continue
        missing = 0
        for good in range(GUILDER):
            missing += max(0, price_of(pack, option, good) - s.goods[me][good])
        missing = max(0, missing - saved - saved_on_use(pack, s, me, option - TYPES))
        guilders = price_of(pack, option, GUILDER) + tax
        if option < TYPES:
            guilders += surcharge(pack, s, me, lowest_bit(s.stock[option]))
        missing += max(0, guilders - s.goods[me][GUILDER])
        missing += max(0, price_of(pack, option, MARBLE) - s.goods[me][MARBLE])
        if missing < fewest:
            fewest = missing
            best = option
    return best + MANY * fewest


@rule
def has_built_all(pack, s, me):
    """Whether the build action brings a player nothing more in this game, so that goods are good for throws alone."""
    if s.counters_used[me] < pack.use_limit[RENOVATION] and has_plain_building(s, me):
        return False
    return nearest_target(pack, s, me) % MANY == ACTIONS


@rule
def row_brings_fame(pack, s, me, row):
    """Whether a row of gains brings fame, or morale that may bring some."""
    if pack.gain[row][GAIN_FAME] + pack.gain[row][GAIN_TRUMPET] > 0:
        return True
    return pack.gain[row][GAIN_MORALE] > 0 and not is_at_top(pack, s, me)


@rule
def brings_fame(pack, s, me, face):
    """Whether a face brings fame by itself when it is placed."""
    return row_brings_fame(pack, s, me, pack.face_gain[face]) or row_brings_fame(pack, s, me, pack.face_after[face])


@rule
def can_show_fame(pack, s, me, die):
    """Whether a side of a die brings fame."""
    for side in range(SIDES):
        if brings_fame(pack, s, me, s.dice[me][die][side]):
            return True
    return False


@rule
def dice_for_fame(pack, s, me):
    """The bit set of dice to throw again for fame, once all is built: they have such a side and show another."""
    dice = 0
    if has_built_all(pack, s, me):
        for die in range(DICE):
            face = s.showing[me][die]
            if face != NOTHING and not brings_fame(pack, s, me, face) and can_show_fame(pack, s, me, die):
                dice |= 1 << die
    return dice


@rule
def has_space(pack, s, me, face):
    """Whether a rolled face can be used without an extra payment."""
    if pack.face_purple[face] > 0:
        return refuse_purple(pack, s, me, face) == ALLOWED
    if pack.face_action[face] == 1 or pack.face_occupied[face] == 1 or pack.face_mirror[face] == 1:
        return True
    return finds_resources(pack, s, me, face)


@rule
def useless_dice(pack, s, me):
    """The bit set of dice whose faces fit no space, or would better show fame; a mirror needs another die that fits."""
    dice = dice_for_fame(pack, s, me)
    mirrors = 0
    useful = 0
    for die in range(DICE):
        face = s.showing[me][die]
        if face == NOTHING or dice >> die & 1:
            continue
        if pack.face_mirror[face] == 1:
            mirrors |= 1 << die
        elif has_space(pack, s, me, face):
            useful |= 1 << die
        else:
            dice |= 1 << die
    if useful == 0:
        dice |= mirrors
    return dice


@rule
def wants_huts(s, me):
    """Whether timber may still become a hut."""
    return s.huts[me] != ALL_HUTS
