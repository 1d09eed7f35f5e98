"""The catalogues of the browser: everything the table says, in one text per language."""

from __future__ import annotations

from functools import cache

from queenswright.games import GAMES
from queenswright.kernel.contract import fingerprint
from queenswright.locale import FOLDER, LANGUAGES
from queenswright.server.refusals import Refused

FOR_BROWSERS = ("kernel", "table", "server", "web", "board", "lesson")


def texts_for(language: str) -> tuple[str, str]:
    """The Fluent messages of a language for the browser, and their hash."""
    if language not in LANGUAGES:
        raise Refused("server-no-language", 404, languages=list(LANGUAGES))
    return _texts(language, tuple(GAMES))


@cache
def _texts(language: str, games: tuple[str, ...]) -> tuple[str, str]:
    paths = [FOLDER / language / f"{name}.ftl" for name in (*FOR_BROWSERS, *games)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return text, fingerprint(text.encode())
