"""What comes with every step: notation for each action, words in every language, and silence before it is disclosed."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at

from queenswright.games.queensdale.content.notation import notation
from queenswright.games.queensdale.steps import FIRST, IS_AUTOMATIC, STEPS
from queenswright.games.queensdale.telling.sealed_actions import sealed_actions
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, messages_in

WORDS = {f"step-{step.name}" for step in STEPS}


def test_every_action_of_every_step_has_its_notation(queensdale: Game) -> None:
    named = notation(queensdale.pack)
    assert {STEPS[step].name: len(actions) for step, actions in named.items()} == {
        step.name: step.count for step in STEPS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_in_one_catalogue(language: str) -> None:
    known, sealed = (
        {name for name in messages_in(language, f"queensdale/{file}") if name.startswith("step-")}
        for file in ("game", "sealed")
    )
    assert known | sealed == WORDS
    assert not known & sealed


def test_the_notation_of_a_step_is_sealed_as_its_words_are(queensdale: Game) -> None:
    """At the beginning of a campaign no action of a step is recognised whose words are in the sealed catalogue.

    Of towers the manual tells; their tiles are sealed with their boards.
    """
    pos = at(queensdale, {})
    hidden = sealed_actions(queensdale.pack, pos.state)
    silent = {
        step.name
        for number, step in enumerate(STEPS)
        if hidden.issuperset(range(FIRST[number], FIRST[number] + step.count))
    }
    asked = {step.name for number, step in enumerate(STEPS) if not IS_AUTOMATIC[number]}
    sealed = {name.removeprefix("step-") for name in messages_in("en", "queensdale/sealed")} & asked
    assert silent & asked == sealed | {"tower"}
