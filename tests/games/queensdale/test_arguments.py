"""The arguments of pending steps: the numbers that states keep, and the steps that groups name."""

from __future__ import annotations

import pytest

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.documents.arguments import show_argument
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

KEPT = [
    (st.PLACE, {"die": 4}, 4),
    (st.PAY_DIE, {"space": 9, "shown": 5}, 9 + 32 * 5),
    (st.ROLL, {"most": 1}, 1),
    (st.SCOUT, {"steps": 3, "gathered": 2, "moved": 1}, 3 + 16 * 2 + 256),
    (st.REST, {"steps": 3, "gathered": 2, "moved": 1, "in": 4}, 3 + 16 * 2 + 256 + 512 * 4),
    (st.TAKE, {"where": 1}, 1),
    (st.PICK, {"goods": 15, "count": 2, "last": 3}, 15 + 64 * 2 + 1024 * 3),
    (st.RANK, {"building": 48}, 48),
    (st.PAYMENT, {"what": 50, "rank": 3}, 50 + 64 * 3),
    (st.COVER, {"building": 48, "rank": 3}, 48 + 64 * 3),
    (st.KEEP_FIGURINE_STEP, {"first": 1, "second": 4}, 1 + 8 * 4),
    (st.TOWER, {"epoch": 9}, 9),
    (st.TOWER_SPACE, {"tile": 35}, 35),
    (st.EXCHANGE, {"given": 2}, 2),
    (st.DIE, {"face": 22}, 22),
    (st.SIDE, {"face": 22, "die": 4}, 22 + 32 * 4),
    (st.DRAW, {"figurines": 2}, 2),
    (st.ROUSE, {"levels": 3}, 3),
    (st.OFFER, {"card": 13}, 13),
    (st.GAIN, {"row": 95, "source": 4}, 95 + 128 * 4),
    (st.CARD, {"card": 13, "stage": 1}, 13 + 16),
    (st.BREAK_TIE, {"own": 2}, 2),
    (st.RIDE, {"left": 3, "moved": 1}, 3 + 4),
    (st.DELIVER, {"station": 11}, 11),
    (st.TELL, {"card": 32}, 32),
    (st.VOTE, {"about": 5}, 5),
    (st.FREE_FACE_STEP, {"of": 1}, 1),
    (st.SWAP_FOR, {"figurine": 4}, 4),
    (st.SPEND, {"count": 4, "last": 3}, 4 + 16 * 3),
    (st.DEAL, {"fair": 1}, 1),
    (st.MIRROR, {"die": 4}, 4),
    (st.LEDGER, {"left": 3}, 3),
    (st.FULFIL, {"order": 11}, 11),
]
"""Campaigns and saved games hold these numbers: another one would be another file."""


@pytest.mark.parametrize(("step", "values", "argument"), KEPT)
def test_states_keep_the_numbers_they_always_kept(
    queensdale: Game, step: int, values: dict[str, int], argument: int
) -> None:
    assert st.ARGUMENTS[step].packed(**values) == argument
    assert st.ARGUMENTS[step].values(argument) == values
    shown = show_argument(queensdale.pack, step, argument)
    assert isinstance(shown, dict) == (len(values) > 1)


def test_every_argument_is_among_them() -> None:
    assert sorted(step for step, _, _ in KEPT) == sorted(st.ARGUMENTS)


def test_what_is_covered_was_paid_and_where_a_scout_rests_it_walked() -> None:
    """A rule hands the argument of one step on to the next."""
    bits = {step: [part.bits for part in st.ARGUMENTS[step].parts] for step in st.ARGUMENTS}
    assert bits[st.COVER] == bits[st.PAYMENT]
    assert bits[st.RANK] == bits[st.PAYMENT][:1]
    assert bits[st.SCOUT] == bits[st.REST][:3]
    assert bits[st.DIE] == bits[st.SIDE][:1]


def test_groups_of_steps() -> None:
    named = {step: st.STEPS[step].name for step in range(len(st.STEPS))}
    assert [named[step] for step in named if plain(st.is_automatic)(step)] == [
        "draw",
        "rouse",
        "income",
        "gain",
        "card",
        "tell",
        "fulfil",
    ]
    assert [named[step] for step in named if plain(st.is_between_games)(step)] == [
        "start_hut", "tower", "tower_space", "exchange", "store", "grocer", "die", "side", "ballot",
        "break_tie", "ability", "gift", "learn", "vote", "trade_item", "free_face", "ribbon", "crown",
        "give_back", "answer", "seal", "return_robber",
    ]  # fmt: skip
    for step in named:
        if plain(st.is_automatic)(step):
            assert st.STEPS[step].count == 1
            assert st.PHASES_OF_STEP[step] == ()
