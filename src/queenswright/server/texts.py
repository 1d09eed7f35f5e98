"""The catalogues of the browser: one text per language, and the disclosed texts of a campaign.

A game's sealed catalogues are never sent as a whole: a browser gets only the messages that its table has disclosed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from queenswright.games import game_rules, playable_games
from queenswright.games.sealed import sealed_catalogues
from queenswright.kernel.data import fingerprint
from queenswright.locale import LANGUAGES, catalogue, catalogue_names, messages_in
from queenswright.server.messages import Replay
from queenswright.server.refusals import Refused

FOR_OTHERS = {"campaign", "cli", "clauses", "handbook", "sealed"}
"""Catalogues of the terminal, of the rules for reading, and of what a campaign opens later."""


def texts_for(language: str) -> tuple[str, str]:
    """The Fluent messages of a language for the browser, and their hash."""
    _check(language)
    return _texts(language)


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("server-no-language", 404, languages=list(LANGUAGES))


@cache
def _texts(language: str) -> tuple[str, str]:
    sealed = {name for game in playable_games() for name in _sealed_names(game)}
    text = catalogue(language, [name for name in catalogue_names() if not _is_for_others(name) and name not in sealed])
    return text, fingerprint(text.encode())


def _is_for_others(name: str) -> bool:
    return name.split("/")[-1] in FOR_OTHERS


def _sealed_names(game: str) -> list[str]:
    """The names of a game's sealed catalogues."""
    return [f"{game}/{name}" for name in sorted(sealed_catalogues(game_rules(game).folder))]


def opened_texts(game: str, language: str, opened: Iterable[str]) -> str:
    """The Fluent text of exactly these messages of a game's sealed catalogues."""
    _check(language)
    messages = _sealed(game, language)
    return "\n".join(messages[message] for message in opened if message in messages)


def with_texts(opened: Sequence[str], **replay: Any) -> Replay:
    """A replay with the texts that were disclosed in it, in every language."""
    if not opened:
        return Replay(**replay)
    texts = {language: opened_texts(replay["game"], language, opened) for language in LANGUAGES}
    return Replay(**replay, texts=texts)


@cache
def _sealed(game: str, language: str) -> dict[str, str]:
    """The messages of the sealed catalogues, each as it is written; in English where the language has none."""
    messages: dict[str, str] = {}
    for name in _sealed_names(game):
        messages |= messages_in(LANGUAGES[0], name) | messages_in(language, name)
    return messages
