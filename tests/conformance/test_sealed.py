"""Games that open their content bit by bit: what is not open is in nothing that anybody is told."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from tests.conformance.starts import start

import queenswright as qw
from queenswright.conformance import walk
from queenswright.games import game_rules, known_games
from queenswright.games.sealed import sealed_catalogues
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, catalogue

SHORTEST = 5
COMMON = {
    "seals",
    "order",
    "market",
    "anvil",
    "heron",
    "lantern",
    "key",
    "opened",
    "title",
    "doubled",
    "reward",
    "baker",
    "answer",
    "sentence",
}
"""Names in ids of sealed messages that mean something open as well."""
SEEDS = range(1, 9)
"""One for every epoch that is followed by another."""


@pytest.fixture(scope="module", params=[name for name in known_games() if game_rules(name).telling.disclosed_texts])
def game(request: pytest.FixtureRequest) -> Game:
    return qw.load(request.param)


@cache
def sealed(name: str, language: str = "en") -> frozenset[str]:
    """All messages of a game's sealed catalogues."""
    names = [f"{name}/{one}" for one in sealed_catalogues(game_rules(name).folder)]
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", catalogue(language, names), re.MULTILINE))


def word_of(message: str) -> str | None:
    """The name in a message id (`building-sawmill`), if it is a word that means nothing else."""
    word = message.partition("-")[2]
    return word if len(word) >= SHORTEST and word not in COMMON and re.fullmatch(r"[a-z_]+", word) else None


def closed_words(position: Position, seat: int | None) -> set[str]:
    """The names of which a seat may know nothing yet; one that stands in several messages is open with the first."""
    opened = set(position.disclosed_texts(seat))
    words = {message: word for message in sealed(position.game.name) if (word := word_of(message))}
    return set(words.values()) - {word for message, word in words.items() if message in opened}


def mentioned(words: set[str], told: Any) -> set[str]:
    """The words that something says, in whatever place."""
    found = set(re.findall(r"[a-z_]+", json.dumps(told, ensure_ascii=False, default=str).casefold()))
    return words & found


def test_what_may_be_read_is_in_the_sealed_catalogue_of_every_language(game: Game) -> None:
    found: set[str] = set()
    for seed in range(1, 10):
        position = start(game, max(game.rules.player_counts), seed)
        found.update(text for seat in (None, 0, 1) for text in position.disclosed_texts(seat))
    assert len(found) > 20
    for language in LANGUAGES:
        assert sealed(game.name, language) == sealed(game.name)
        assert found <= sealed(game.name, language)


def test_the_content_for_browsers_names_nothing_that_is_sealed(game: Game) -> None:
    for players in game.rules.player_counts:
        position = game.new(players, seed=1)
        assert closed_words(position, None)
        assert mentioned(closed_words(position, None), game.rules.content.printed(game.pack, players)) == set()


@pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
@pytest.mark.parametrize("seed", SEEDS)
def test_views_stories_moves_and_positions_in_words_name_only_what_is_open(game: Game, seed: int) -> None:
    players = game.rules.player_counts[seed % len(game.rules.player_counts)]
    for position in walk(game, players, seed, every=3):
        for seat in (None, *range(players)):
            closed = closed_words(position, seat)
            assert mentioned(closed, position.view(seat)) == set()
        story = [[event.message, dict(event.args)] for event in position.story()]
        legal = [move.text for move in position.legal_moves]
        closed = closed_words(position, position.to_move)
        assert mentioned(closed, [story, legal, str(position), position.turn]) == set()


@pytest.mark.parametrize("seed", SEEDS[::3])
def test_notation_that_names_what_is_not_open_is_sealed(game: Game, seed: int) -> None:
    players = game.rules.player_counts[seed % len(game.rules.player_counts)]
    for position in walk(game, players, seed, every=25):
        closed = closed_words(position, position.to_move)
        sealed = set(position.sealed_actions())
        for action, text in enumerate(game.texts(players)):
            if mentioned(closed, text):
                assert action in sealed, text
                with pytest.raises(qw.MalformedMove) as refused:
                    position.parse(text)
                assert mentioned(closed, str(refused.value).replace(repr(text), "")) == set()
