"""What always holds for abilities, promises and everything that is used once; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, is_same_round, seat_acted, step_taken

from queenswright.games.queensdale.state.course import PLAY, RANKING
from queenswright.games.queensdale.state.pieces import NOBODY
from queenswright.games.queensdale.steps import ABILITY, PLACE
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
ABILITIES_FROM = 5
PROMISES_FROM = 5
SECOND_ABILITY_FROM = 8
ONCE_A_ROUND = 87
"""The marks of a step, re-rolls, a free die and a feeding; no surcharge and a kept promise last for a game."""
FED_MARK, KEPT_MARK = 16, 32
PROMISE_PARTS_OF = (0b1111111111 << 18, 0b1111, 0b111111111111 << 4, 0b11 << 16)
"""By family: the kinds of build action, quarters, kinds of action space, rounds of feeding alone."""
PARTS_NEEDED = (3, 2, 4, 2)
PLUNGER_FROM = 2


@rule
def abilities_belong_to_families(s, before):
    """QD-LATER-17: none before epoch 5, one of the family's two, both from epoch 8 on; they stay for good."""
    for seat in range(s.players):
        own = 3 << 2 * s.family[seat]
        if s.abilities[seat] & ~own or before.abilities[seat] & ~s.abilities[seat]:
            return False
        if s.abilities[seat] != before.abilities[seat]:
            is_chosen = step_taken(before) == ABILITY and seat == seat_acted(before) and before.abilities[seat] == 0
            if not is_chosen and (is_same_game(s, before) or s.opened != SECOND_ABILITY_FROM):
                return False
        if s.opened < ABILITIES_FROM and s.abilities[seat] | s.used[seat] != 0:
            return False
    return True


@rule
def promises_are_kept_once(s, before):
    """QD-LATER-58: parts of the family's promise, until it is kept; once in a game, and counted for the campaign."""
    for seat in range(s.players):
        own = PROMISE_PARTS_OF[s.family[seat]]
        if s.promise[seat] & ~own or (s.opened < PROMISES_FROM and s.promise[seat] | s.promises_kept[seat] != 0):
            return False
        kept = s.promises_kept[seat] - before.promises_kept[seat]
        if not is_same_game(s, before):
            if s.promise[seat] != 0 or kept != 0:
                return False
            continue
        if kept * KEPT_MARK != (s.used[seat] & KEPT_MARK) - (before.used[seat] & KEPT_MARK):
            return False
        parts = count_bits(s.promise[seat])
        if parts >= PARTS_NEEDED[s.family[seat]] and s.used[seat] & KEPT_MARK == 0:
            return False
        if kept == 1 and parts != PARTS_NEEDED[s.family[seat]]:
            return False
    return True


@rule
def marks_last_a_round_or_a_game(s, before):
    """QD-LATER-17: what was used in a round or a game stays used; a new round and a new game begin without marks.

    QD-LATER-58: who has fed the poor in the last round of a game is known until the ranking is made.
    """
    gone = ONCE_A_ROUND
    if s.phase == RANKING:
        gone ^= FED_MARK
    for seat in range(s.players):
        if not is_same_game(s, before):
            if s.used[seat] != 0:
                return False
        elif s.phase == PLAY and is_same_round(s, before):
            if before.used[seat] & ~s.used[seat]:
                return False
        elif s.used[seat] & gone or before.used[seat] & ~ONCE_A_ROUND & ~s.used[seat]:
            return False
    return True


@rule
def powers_are_used_once(s, before):
    """QD-LATER-24: the plunger comes with epoch 2 and goes to the left when used; powers are used up for a while."""
    if s.opened < PLUNGER_FROM:
        if s.plunger != NOBODY or s.plunger_used != 0:
            return False
    elif s.plunger < 0 or s.plunger >= s.players:
        return False
    if not is_same_game(s, before):
        return s.plunger_used == 0 and s.signal_used == 0
    if before.plunger_used & ~s.plunger_used or before.signal_used & ~s.signal_used:
        return False
    if s.plunger_used != before.plunger_used or s.plunger != before.plunger:
        me = seat_acted(before)
        if before.plunger != me or s.plunger != (me + 1) % s.players or step_taken(before) != PLACE:
            return False
        return s.plunger_used == before.plunger_used | 1 << me and before.plunger_used >> me & 1 == 0
    return not is_same_round(s, before) or s.phase != PLAY or before.gathered_any & ~s.gathered_any == 0
