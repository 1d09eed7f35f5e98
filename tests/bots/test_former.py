"""Former bots never change: what they answer in fixed positions, to the last bit."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest
from tests.bots.walks import copies

import queenswright as qw
from queenswright.bots import BotError, SeatedBot, read_bot
from queenswright.bots.former import Of2026
from queenswright.kernel.game import Game

ANSWERS = {
    "architect": "d5215a198aaf742f",
    "queensdale": "b40a9976f1d3bfc6",
}
"""Hashes of the answers of 2026-11-19. When one of them departs, the search or the estimate has changed: keep the old
one for the former bots; the answers stay."""
EVERY = {"architect": 31, "queensdale": 57}


def answers(game: Game, name: str) -> str:
    """A hash of the moves and of what was expected of them."""
    found: list[Any] = []
    for players in (2, 3):
        for position in copies(game, players, seed=2026, every=EVERY[game.name])[1:3]:
            thought = SeatedBot(game, read_bot(name), seed=7).think(position)
            found.append([position.turn, thought.move.text, [share.hex() for share in thought.shares], thought.line])
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", ["architect", "queensdale"])
def test_former_bots_answer_as_they_did(name: str) -> None:
    assert answers(qw.load(name), "royal-2026/180") == ANSWERS[name]


def test_their_budgets_are_those_of_then() -> None:
    assert read_bot("royal-2026").budget.simulations == 360
    assert read_bot("master-2026").budget.simulations == 60


def test_other_weights_and_styles_are_nothing_to_them(architect: Game) -> None:
    """The estimate of today may be tuned: theirs stays."""
    position = copies(architect, 2, seed=2026, every=31)[-1]
    tuned = replace(architect.judgement(), weights=[0] * len(architect.judgement().weights))
    today = Game(replace(architect.rules, judgement=lambda: tuned), architect.pack)
    thoughts = [SeatedBot(game, read_bot("royal-2026/180"), seed=7).think(position) for game in (architect, today)]
    assert thoughts[0].shares == thoughts[1].shares
    of_today = [SeatedBot(game, read_bot("royal/180"), seed=7).think(position) for game in (architect, today)]
    assert of_today[0].shares != of_today[1].shares


def test_a_game_that_had_no_bots_then_has_none_now(tiny: Game) -> None:
    with pytest.raises(BotError, match="has no bots of 2026"):
        SeatedBot(tiny, read_bot("royal-2026"), seed=1)
    assert Of2026.year == 2026
