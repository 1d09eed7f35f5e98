"""The rules of a game for reading: its clauses by chapter, in the reader's language."""

from __future__ import annotations

import tomllib
from functools import cache

from queenswright.games import game_rules, known_games
from queenswright.games.sealed import sealed_clauses
from queenswright.locale import LANGUAGES, has_message, render
from queenswright.server.messages import ClauseText, RuleBook, RulesChapter
from queenswright.server.refusals import Refused


def rule_book(game: str, language: str) -> RuleBook:
    """The clauses of a game; a game without an index of clauses has no chapter."""
    if game not in known_games():
        raise Refused("server-no-game", 404, game=game)
    if language not in LANGUAGES:
        raise Refused("server-no-language", 404, languages=list(LANGUAGES))
    return _book(game, language)


@cache
def _book(game: str, language: str) -> RuleBook:
    folder = game_rules(game).folder
    path = folder / "clauses.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["clause"] if path.exists() else []
    sealed = sealed_clauses(folder)
    chapters: dict[str, RulesChapter] = {}
    for entry in entries:
        if entry["id"] in sealed:
            continue
        prefix, name, _ = entry["id"].split("-")
        chapter = chapters.setdefault(name, RulesChapter(name, _text(f"chapter-{prefix}-{name}", name, language), []))
        text = _text(f"clause-{entry['id']}", entry["text"], language)
        chapter.clauses.append(ClauseText(entry["id"], entry["kind"], text, list(entry["sources"])))
    return RuleBook(list(chapters.values()))


def _text(message: str, fallback: str, language: str) -> str:
    """A message of the catalogue; a text that the catalogue lacks comes from the index."""
    return render(message, {}, language) if has_message(message, language) else fallback
