"""QD-ROUND-04: the die that a player picks up, and what a mirror counts as (QD-LATER-37)."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    DIE_FITS_NOWHERE,
    DIE_IS_PLACED,
    MIRROR_OF_MIRROR,
    PLACED_ALREADY,
)
from queenswright.games.queensdale.rules.faces import show_face
from queenswright.games.queensdale.rules.spaces import fits_somewhere
from queenswright.games.queensdale.state.pieces import DICE, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import MIRROR, PLACE


@rule
def refuse_mirror(pack, s, me, other):
    """QD-LATER-37: another unplaced die whose face fits somewhere; a mirror shows no mirror, not even itself."""
    face = s.showing[me][other]
    if face == NOTHING:
        return DIE_IS_PLACED
    if pack.face_mirror[face] == 1:
        return MIRROR_OF_MIRROR
    if not fits_somewhere(pack, s, me, face):
        return DIE_FITS_NOWHERE
    return ALLOWED


@rule
def shows_something(pack, s, me):
    """Whether a mirror has a face to count as."""
    for other in range(DICE):
        if refuse_mirror(pack, s, me, other) == ALLOWED:
            return True
    return False


@rule
def refuse_die(pack, s, me, die):
    """QD-ROUND-04, 11, QD-DICE-13: one of the player's dice per turn, and one that can be placed."""
    if s.placed == 1:
        return PLACED_ALREADY
    face = s.showing[me][die]
    if face == NOTHING:
        return DIE_IS_PLACED
    if pack.face_mirror[face] == 1:
        if not shows_something(pack, s, me):
            return DIE_FITS_NOWHERE
    elif not fits_somewhere(pack, s, me, face):
        return DIE_FITS_NOWHERE
    return ALLOWED


@rule
def choose_die(pack, s, me, die):
    """QD-ROUND-04: pick up a rolled die; of a mirror everybody sees that it is one."""
    if pack.face_mirror[s.showing[me][die]] == 1:
        show_face(pack, s, s.showing[me][die])
        push(s, MIRROR, me, die)
    else:
        push(s, PLACE, me, die)


@rule
def mirror(s, me, other, die):
    """QD-LATER-37: from now on the die counts as the face of the other one, and is placed."""
    pop(s)
    s.showing[me][die] = s.showing[me][other]
    push(s, PLACE, me, die)
