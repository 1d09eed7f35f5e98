"""QD-LATER-47, 48: what the clues read so far rule out, and what kind of fame the right answer brings."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clauses

from queenswright.games.queensdale.rules.remedy import give_for_pair, herbs_ruled_out
from queenswright.games.queensdale.state.cards import HERB_CLUES
from queenswright.games.queensdale.state.pack import PACK
from queenswright.games.queensdale.state.pieces import FROM_OTHER, HERBS
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain


def herbs(bits: int) -> list[str]:
    """The herbs of a bit set."""
    return [herb for number, herb in enumerate(HERBS) if bits >> number & 1]


@clauses("QD-LATER-48")
@pytest.mark.parametrize(("opened", "ruled_out"), [(1, []), (4, []), (5, list(HERBS[2:])), (9, list(HERBS[2:]))])
def test_the_clues_leave_yarrow_and_sage(queensdale: Game, opened: int, ruled_out: list[str]) -> None:
    keys = {"branch": "wall"} if opened > 6 else {}
    state = at(queensdale, {}, {}, opened=opened, **keys).state
    assert herbs(plain(herbs_ruled_out)(queensdale.pack.mirror, state)) == ruled_out


@clauses("QD-LATER-48")
@pytest.mark.parametrize("clue", range(HERB_CLUES))
def test_each_clue_counts_from_its_own_epoch_on(queensdale: Game, clue: int) -> None:
    printed = PACK.copy(queensdale.pack.mirror)
    printed.clue_from[:] = [9] * HERB_CLUES
    printed.clue_from[clue], printed.clue_herbs[clue] = 3, 1 << HERBS.index("sage")
    for opened, found in ((2, []), (3, ["sage"]), (4, ["sage"])):
        assert herbs(plain(herbs_ruled_out)(printed, at(queensdale, {}, {}, opened=opened).state)) == found


@clauses("QD-LATER-47")
@pytest.mark.parametrize("right", [0, 1, 2])
def test_the_right_answer_brings_fame_of_its_own_kind(queensdale: Game, right: int) -> None:
    """Fame of herbs or trumpets counts elsewhere."""
    state = at(queensdale, {}, {}, {}).state
    state.told_seats = 1 << right
    for number in range(3):
        plain(give_for_pair)(queensdale.pack.mirror, state, number)
    found = {(number, kind) for number in range(4) for kind, fame in enumerate(state.earned[number]) if fame}
    assert found == {(right, FROM_OTHER)}
