"""The catalogues of the browser: everything the table says, in one text per language, and what a campaign opens.

A game's catalogue `sealed-NAME.ftl` is never sent as a whole: a browser gets the messages that its table has opened.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

from queenswright.games import GAMES
from queenswright.kernel.contract import fingerprint
from queenswright.locale import FOLDER, LANGUAGES, MESSAGE
from queenswright.server.refusals import Refused

FOR_BROWSERS = ("kernel", "table", "server", "web", "board", "lesson")


def texts_for(language: str) -> tuple[str, str]:
    """The Fluent messages of a language for the browser, and their hash."""
    _check(language)
    return _texts(language, tuple(GAMES))


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("server-no-language", 404, languages=list(LANGUAGES))


@cache
def _texts(language: str, games: tuple[str, ...]) -> tuple[str, str]:
    paths = [FOLDER / language / f"{name}.ftl" for name in (*FOR_BROWSERS, *games)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return text, fingerprint(text.encode())


def opened_texts(game: str, language: str, opened: Iterable[str]) -> str:
    """The Fluent text of exactly these messages of a game's sealed catalogue."""
    _check(language)
    messages = _sealed(game, language)
    return "\n".join(messages[message] for message in opened if message in messages)


def with_texts(replay: dict[str, Any]) -> dict[str, Any]:
    """A replay with the texts that were opened in it, in every language."""
    opened = replay.pop("opened")
    if opened:
        replay["texts"] = {language: opened_texts(replay["game"], language, opened) for language in LANGUAGES}
    return replay


@cache
def _sealed(game: str, language: str) -> dict[str, str]:
    """The messages of a sealed catalogue, each as it is written."""
    path = FOLDER / language / f"sealed-{game}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    text = "\n".join(line for line in lines if not line.startswith("#"))
    starts = [match.start() for match in MESSAGE.finditer(text)]
    parts = [text[start:end].strip() for start, end in pairwise([*starts, len(text)])]
    return {part.partition("=")[0].strip(): part for part in parts}
