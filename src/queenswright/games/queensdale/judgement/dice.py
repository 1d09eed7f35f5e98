"""What faces are worth on a player's dice for the games to come, and what a seal is worth that may become one."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.prices import ACTION, PERCENT, side_worth
from queenswright.games.queensdale.judgement.weights import NAMES
from queenswright.games.queensdale.state.pieces import BREAD, DICE, FACES, GUILDER, NOTHING, SIDES

SEAL, PATIENCE = NAMES.index("seal"), NAMES.index("patience")
HASTE, BALANCE, FANCY = (NAMES.index(name) for name in ("haste", "balance", "fancy"))
KINDS = GUILDER + 3
BUILDER, BAKER = GUILDER + 1, GUILDER + 2
"""The kinds of faces that can be too many: the resources, those that act, and bread."""
HALVED_WHEN_DOUBLED = 4
"""With twice as many of a kind as at the beginning, one more is worth half."""
LIKINGS = 211
"""A prime: seats, faces and epochs are spread over half as many likings."""


@rule
def liking(s, me, what):
    """What a seat likes better or less than others do, by itself and not for what it brings: from -100 to 100.

    It depends on who the seat is, on the oldest tile of its tower and on the epoch, so that equal planners differ.
    """
    mood = (s.family[me] + 1) * 29 + (s.quarter[me] + 1) * 83 + (what + 1) * 61 + s.opened * 47
    mood += (s.tower[me][0] + 2) * 17
    return mood * mood % LIKINGS * 2 * PERCENT // (LIKINGS - 1) - PERCENT


@rule
def fancy(s, me, what):
    """How much a seat has taken a fancy to something, from 0 to 100: to most things hardly at all, to few very much."""
    likes = max(0, liking(s, me, what))
    return likes * likes * likes // (PERCENT * PERCENT)


@rule
def liked(pack, s, me, face, weights):
    """The value of a face to a player, more for every seal of its price if the player has taken a fancy to it."""
    value = side_worth(pack, face, s.epoch[me], weights)
    if weights[FANCY] == 0:
        return value
    return value + weights[FANCY] * fancy(s, me, face) * pack.face_price[face] // PERCENT


@rule
def kind_of(pack, face):
    """What a face is mostly for: a resource, acting, bread, or something of its own (NOTHING)."""
    if pack.face_card[face] > 0:
        return NOTHING
    if pack.face_action[face] == 1 or pack.face_occupied[face] == 1:
        return BUILDER
    for good in range(GUILDER + 1):
        if pack.face_goods[face] >> good & 1:
            return good
    if pack.gain[pack.face_gain[face]][BREAD] > 0:
        return BAKER
    return NOTHING


@rule
def pieces_of(pack, face):
    """How many of its kind a face counts for."""
    kind = kind_of(pack, face)
    if kind == BUILDER:
        return 1
    if kind == BAKER:
        return pack.gain[pack.face_gain[face]][BREAD]
    return pack.face_yield[face]


@rule
def shown(pack, s, me, kind):
    """How many pieces of a kind the sides of a player's dice show."""
    count = 0
    for die in range(DICE):
        for side in range(SIDES):
            if kind_of(pack, s.dice[me][die][side]) == kind:
                count += pieces_of(pack, s.dice[me][die][side])
    return count


@rule
def at_first(pack, kind):
    """How many of a kind the dice show at the beginning of a campaign."""
    count = 0
    for side in range(SIDES):
        count += DICE * (kind_of(pack, pack.starting_faces[side]) == kind)
    return max(1, count)


@rule
def too_many(pack, s, me, kind, more, weights):
    """What it costs, in thousandths of a building, that a kind is not shown as often as at the beginning."""
    value = weights[ACTION]
    if kind <= GUILDER:
        value = weights[kind]
    elif kind == BAKER:
        value = weights[BREAD]
    usual = at_first(pack, kind)
    apart = shown(pack, s, me, kind) + more - usual
    return value * weights[BALANCE] * apart * apart // (PERCENT * HALVED_WHEN_DOUBLED * usual)


@rule
def crowding(pack, s, me, face, more, weights):
    """How much less a face is worth because of the others of its kind: `more` is 1 to add it, -1 to lose it."""
    kind = kind_of(pack, face)
    if weights[BALANCE] == 0 or kind == NOTHING:
        return 0
    pieces = more * pieces_of(pack, face)
    return more * (too_many(pack, s, me, kind, pieces, weights) - too_many(pack, s, me, kind, 0, weights))


@rule
def dice_last_worth(pack, s, me, weights):
    """The value of a player's dice in one game."""
    total = 0
    for die in range(DICE):
        for side in range(SIDES):
            total += liked(pack, s, me, s.dice[me][die][side], weights)
    if weights[BALANCE] != 0:
        for kind in range(KINDS):
            total -= too_many(pack, s, me, kind, 0, weights)
    return total


@rule
def weakest_side(pack, s, me, weights):
    """The value of the least useful side of the player's dice."""
    least = PERCENT * PERCENT
    for die in range(DICE):
        for side in range(SIDES):
            face = s.dice[me][die][side]
            least = min(least, liked(pack, s, me, face, weights) - crowding(pack, s, me, face, -1, weights))
    return least


@rule
def seals_worth(pack, s, me, games, weights):
    """The value of a player's seals between games, over a game: what a face on sale gives for them, with some patience.

    A face that cannot be paid yet works in fewer games, and whoever is in haste spends on it no more than its price.
    """
    weakest = weakest_side(pack, s, me, weights)
    seals = s.seals[me]
    most = seals * weights[SEAL]
    for face in range(FACES):
        price = pack.face_price[face]
        if s.faces[face] > 0 and price > 0 and pack.face_from[face] <= s.opened:
            gained = liked(pack, s, me, face, weights) - crowding(pack, s, me, face, 1, weights) - weakest
            left = max(0, PERCENT * games - weights[HASTE] * max(0, price - seals))
            each = gained * weights[PATIENCE] * left // (PERCENT * PERCENT * price * max(1, games))
            spent = seals
            if weights[HASTE] > 0:
                spent = min(seals, price)
            most = max(most, spent * each + (seals - spent) * weights[SEAL])
    return most
