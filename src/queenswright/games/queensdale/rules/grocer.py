"""QD-GROCER, QD-STICKER: new faces for a player's dice."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    FACE_NOT_ON_DIE,
    FACE_SOLD_OUT,
    NOT_ON_SALE,
    TOO_FEW_SEALS,
)
from queenswright.games.queensdale.rules.faces import read_face
from queenswright.games.queensdale.rules.memory import remember_seals
from queenswright.games.queensdale.state.course import FACE_DONE, GROCERY, LAST_PRICES
from queenswright.games.queensdale.state.pieces import FACES, SIDES
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    DIE,
    GROCER,
    GROCER_DONE,
    SIDE,
    bought_face,
    chosen_die,
    side_argument,
)


@rule
def face_cost(pack, s, me, face):
    """QD-GROCER-02, QD-LATER-62: the seals for a face; in the last epoch one face of a game costs one less."""
    cost = pack.face_price[face]
    if pack.mechanism_from[LAST_PRICES] <= s.opened and s.firsts[me] & FACE_DONE == 0:
        cost = max(1, cost - 1)
    return cost


@rule
def refuse_face(pack, s, me, face):
    """QD-GROCER-01, 02, 08: a face on sale, a copy of it and its price in seals."""
    if pack.face_price[face] == 0 or pack.face_from[face] > s.opened:
        return NOT_ON_SALE
    if s.faces[face] == 0:
        return FACE_SOLD_OUT
    if face_cost(pack, s, me, face) > s.seals[me]:
        return TOO_FEW_SEALS
    return ALLOWED


@rule
def refuse_grocer(pack, s, me, i):
    """QD-GROCER-01, 03, 09: buy a face, or keep the seals."""
    if i == GROCER_DONE:
        return ALLOWED
    return refuse_face(pack, s, me, i)


@rule
def visit_grocer(pack, s, me):
    """QD-GROCER-01: whoever can buy something is asked."""
    for face in range(FACES):
        if refuse_face(pack, s, me, face) == ALLOWED:
            push(s, GROCER, me, 0)
            return


@rule
def buy(pack, s, me, i):
    """QD-GROCER-02, 03, 05, 07: pay the seals, and read what was bought unseen; the same player goes on."""
    pop(s)
    if i == GROCER_DONE:
        return
    cost = face_cost(pack, s, me, i)
    s.seals[me] -= cost
    remember_seals(pack, s, me, cost)
    if cost < pack.face_price[i]:
        s.firsts[me] |= FACE_DONE
    s.faces[i] -= 1
    read_face(pack, s, me, i)
    push(s, DIE, me, i)


@rule
def choose_die_for_face(s, me, die, face):
    """QD-STICKER-15: any of the buyer's dice."""
    pop(s)
    push(s, SIDE, me, side_argument(face, die))


@rule
def side_with(s, me, die, face):
    """The first side of a die with a face, SIDES without one."""
    for side in range(SIDES):
        if s.dice[me][die][side] == face:
            return side
    return SIDES


@rule
def refuse_side(s, me, face, argument):
    """QD-STICKER-15: a face that the die has."""
    if side_with(s, me, chosen_die(argument), face) == SIDES:
        return FACE_NOT_ON_DIE
    return ALLOWED


@rule
def replace_face(pack, s, me, face, argument):
    """QD-STICKER-01, 15, 16, QD-GROCER-03, 09: the new face covers the old one for good."""
    pop(s)
    die = chosen_die(argument)
    s.dice[me][die][side_with(s, me, die, face)] = bought_face(argument)
    if s.phase == GROCERY:
        visit_grocer(pack, s, me)
