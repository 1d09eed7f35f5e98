"""QA-BANK: Gain confidence / Redeem bonds. `confidence` is the space on the moneychanger track, 0 at the bottom."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    BEYOND_CONFIDENCE,
    CONFIDENCE_IS_FULL,
    NONE_REDEEMED,
    TOO_FEW_BONDS,
)
from queenswright.games.architect.state import pop, rule
from queenswright.games.architect.steps import BANK_FORFEIT, GAIN_CONFIDENCE, REDEEM_NONE

REDEEMED_BONDS_LEAVE_GAME = bit("redeemed_bonds_leave_game")


@rule
def refuse_bank(pack, s, me, i):
    """QA-BANK-03, 05, 11: one of the two, within the limits of confidence and bonds held."""
    if i == BANK_FORFEIT:
        return ALLOWED
    if i == GAIN_CONFIDENCE:
        if s.confidence[me] == pack.confidence_spaces - 1:
            return CONFIDENCE_IS_FULL
        return ALLOWED
    bonds = i - REDEEM_NONE
    if bonds == 0:
        return NONE_REDEEMED
    if bonds > pack.bonds_at_once[s.confidence[me]]:
        return BEYOND_CONFIDENCE
    if bonds > s.bonds[me]:
        return TOO_FEW_BONDS
    return ALLOWED


@rule
def bank(pack, s, me, i):
    """QA-BANK-01, 02, 06, 07, 08, 13: one space up for nothing, or 2 talers per bond; bonds return to the supply."""
    pop(s)
    if i == BANK_FORFEIT:
        return
    if i == GAIN_CONFIDENCE:
        s.confidence[me] += 1
        return
    bonds = i - REDEEM_NONE
    s.bonds[me] -= bonds
    s.talers[me] += bonds * pack.talers_per_bond
    if s.house_rules & REDEEMED_BONDS_LEAVE_GAME:
        s.redeemed += bonds  # QA-VAR-14
