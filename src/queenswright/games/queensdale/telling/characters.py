"""Name, portrait and arms of players, and their last sentences (QD-LATER-52): what is offered, and when."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.asides import CHARACTER_NAMES, LAST_SENTENCES
from queenswright.games.queensdale.content.story import chronicle_id
from queenswright.games.queensdale.state.course import EPOCHS, RUNNING
from queenswright.kernel.contract import Characters


def before_the_first_game(s: Any) -> bool:
    """QD-SETUP-02, 04, 06: whether the first game is still being set up."""
    return bool(s.game_number == 1 and s.round_number == 0)


def in_the_last_epoch(s: Any) -> bool:
    """Whether the last epoch is open, or everything is over."""
    return bool(s.opened == EPOCHS or s.ended != RUNNING)


CHARACTERS = Characters(
    portraits=("woman", "man"),
    arms=("oak", "sun", "fish", "star"),
    names=tuple(f"character-name-{number}" for number in range(1, CHARACTER_NAMES + 1)),
    sentences=tuple(f"last-sentence-{number}" for number in range(1, LAST_SENTENCES + 1)),
    may_choose=before_the_first_game,
    may_write=in_the_last_epoch,
    sentences_after=chronicle_id("last-title"),
)
