"""Every message that code names exists, and no message is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import queenswright as qw
from queenswright.games import game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.game import STRUCTURAL
from queenswright.locale import FOLDER, LANGUAGES, has_message, render

SOURCE = Path(qw.__file__).parent
NAMED = re.compile(r'"((?:refused|story|undo|cli)-[a-z0-9-]+)"')


def named_messages() -> set[str]:
    return {name for path in SOURCE.rglob("*.py") for name in NAMED.findall(path.read_text(encoding="utf-8"))}


def catalogue(language: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl")]
    return {name for text in texts for name in re.findall(r"^([a-z][a-z0-9_-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_message_exists(language: str) -> None:
    assert named_messages() <= catalogue(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_or_story_is_left_over(language: str) -> None:
    kinds = ("refused-", "story-", "undo-")
    assert {name for name in catalogue(language) if name.startswith(kinds)} == {
        name for name in named_messages() if name.startswith(kinds)
    }


def test_refusals_cite_clauses_that_exist() -> None:
    rules: GameRules = game_rules("architect")
    clauses = (rules.folder / "clauses.toml").read_text(encoding="utf-8")
    for clause, message in [*rules.refusals.values(), *STRUCTURAL.values()]:
        assert has_message(message)
        assert clause is None or f'id = "{clause}"' in clauses


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'story-nothing'"):
        render("story-nothing", {})
    with pytest.raises(KeyError, match="story-travel"):
        render("story-travel", {"seat": "blue"})


def test_plurals_and_words_of_the_rules_are_shown() -> None:
    args = {"seat": "blue", "place": "Oakmere", "talers": 1}
    assert render("story-travel", args) == "Blue travels to Oakmere for 1 taler."
    missing = {"place": "Oakmere", "guilds": ["tailor", "glazier"]}
    assert render("refused-guild-missing", missing) == "Oakmere also asks for: tailor, glazier."
