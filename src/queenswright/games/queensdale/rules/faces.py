"""QD-LATER-37: faces of number cards: who knows what they do (QD-GROCER-05, 11), and their use on the purple space."""

from queenswright.games.queensdale.refusals import ALLOWED, NOTHING_TO_CHANGE
from queenswright.games.queensdale.rules.board import basic_resources
from queenswright.games.queensdale.rules.scout import move_scout
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import GIVEN, LEDGER, LEDGER_DONE, TAKEN


@rule
def card_of(pack, face):
    """The bit of the number card that says what a face does, 0 for a face that everybody knows."""
    return 1 << pack.face_card[face] >> 1


@rule
def is_unread(pack, s, me, face):
    """QD-GROCER-05: whether a player would buy a face without knowing what it does."""
    return card_of(pack, face) & ~(s.faces_read[me] | s.faces_shown) != 0


@rule
def read_face(pack, s, me, face):
    """QD-GROCER-05, 11, QD-STICKER-14: after the purchase the buyer reads the card of the face."""
    s.faces_read[me] |= card_of(pack, face)


@rule
def show_face(pack, s, face):
    """QD-GROCER-11: by its first use everybody knows what a face does."""
    s.faces_shown |= card_of(pack, face)


@rule
def use_purple(pack, s, me, face):
    """QD-STICKER-06, QD-LATER-37: the scout walks, resources are changed; then the gain of the face."""
    owe(s, me, pack.face_gain[face], FROM_OTHER)
    if pack.face_change[face] > 0 and basic_resources(s, me) > 0:
        push(s, LEDGER, me, pack.face_change[face])
    if pack.face_steps[face] > 0:
        move_scout(pack, s, me, pack.face_steps[face])


@rule
def refuse_ledger(s, me, i):
    """QD-LATER-37: one of the player's basic resources for another kind, or nothing more."""
    if i != LEDGER_DONE and s.goods[me][GIVEN[i]] == 0:
        return NOTHING_TO_CHANGE
    return ALLOWED


@rule
def ledger(s, me, i, left):
    """QD-LATER-37: one for one, as often as the face says."""
    pop(s)
    if i == LEDGER_DONE:
        return
    s.goods[me][GIVEN[i]] -= 1
    s.goods[me][TAKEN[i]] += 1
    if left > 1:
        push(s, LEDGER, me, left - 1)
