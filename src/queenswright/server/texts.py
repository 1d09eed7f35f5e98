"""The catalogues of the browser: one text per language, and the disclosed texts of a campaign.

A game's catalogue `sealed` is never sent as a whole: a browser gets only the messages that its table has disclosed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from queenswright.kernel.data import fingerprint
from queenswright.locale import LANGUAGES, catalogue, catalogue_names, messages_in
from queenswright.server.messages import Replay
from queenswright.server.refusals import Refused

FOR_OTHERS = {"campaign", "cli", "clauses", "sealed"}
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
    text = catalogue(language, [name for name in catalogue_names() if name.split("/")[-1] not in FOR_OTHERS])
    return text, fingerprint(text.encode())


def opened_texts(game: str, language: str, opened: Iterable[str]) -> str:
    """The Fluent text of exactly these messages of a game's sealed catalogue."""
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
    """The messages of a sealed catalogue, each as it is written; in English where the language has none."""
    return messages_in(LANGUAGES[0], f"{game}/sealed") | messages_in(language, f"{game}/sealed")
