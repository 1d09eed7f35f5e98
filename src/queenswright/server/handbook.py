"""The rules of a game for reading, page by page, and the positions that readers can try.

A game's `handbook.toml` says what its pages consist of; the texts are in its catalogue `handbook`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, cast

from queenswright.games import game_rules, known_games
from queenswright.locale import LANGUAGES, render
from queenswright.server.messages import (
    FigureSign,
    Handbook,
    HandbookBlock,
    HandbookNote,
    HandbookPage,
    HandbookTry,
)
from queenswright.server.refusals import Refused
from queenswright.server.rulesbook import rule_book

CITED = re.compile(r" ?\[([A-Z]+(?:-[A-Z]+)+-\d+(?:, [A-Z]+(?:-[A-Z]+)+-\d+)*)\]")
Kind = Literal["lead", "text", "example", "beware", "figure"]


def handbook(game: str, language: str) -> Handbook:
    """The pages of a game; a game without a handbook has none."""
    if game not in known_games():
        raise Refused("server-no-game", 404, game=game)
    if language not in LANGUAGES:
        raise Refused("server-no-language", 404, languages=list(LANGUAGES))
    return _handbook(game, language)


def position_to_try(game: str, name: str) -> Mapping[str, Any]:
    """The document of a position that a page offers."""
    found = _declared(game).get("try", {}).get(name) if game in known_games() else None
    if found is None:
        raise Refused("server-no-try", 404)
    return cast("Mapping[str, Any]", found["position"])


@cache
def _declared(game: str) -> Mapping[str, Any]:
    path = game_rules(game).folder / "handbook.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def _handbook(game: str, language: str) -> Handbook:
    declared = _declared(game)
    if not declared:
        return Handbook([])
    clauses = {one.id: one.text for chapter in rule_book(game, language).chapters for one in chapter.clauses}
    return Handbook([_page(game, language, page, declared["figure"], clauses) for page in declared["page"]])


def _page(
    game: str, language: str, page: Mapping[str, Any], figures: Mapping[str, list[str]], clauses: Mapping[str, str]
) -> HandbookPage:
    prefix = f"handbook-{game}-{page['id']}"
    cited: list[str] = []
    blocks = []
    for block in page["blocks"]:
        kind, _, name = block.partition(" ")
        if kind == "figure":
            blocks.append(HandbookBlock("figure", "", [_sign(one, language) for one in figures[name]]))
        else:
            text = render(f"{prefix}-{name or kind}", {}, language)
            blocks.append(HandbookBlock(cast("Kind", kind), _with_footnotes(text, cited), []))
    return HandbookPage(
        id=page["id"],
        title=render(f"{prefix}-title", {}, language),
        sign=page["sign"],
        steps=list(page.get("steps", ())),
        asks=[ask.strip() for ask in render(f"{prefix}-asks", {}, language).split(";")],
        blocks=blocks,
        notes=[HandbookNote(clause, clauses[clause]) for clause in cited],
        tries=[_try(game, language, name) for name in page.get("tries", ())],
    )


def _with_footnotes(text: str, cited: list[str]) -> str:
    """The text with numbers instead of clauses; clauses that are new to the page are added to `cited`.

    >>> cited = ["QA-TURN-01"]
    >>> _with_footnotes("He walks on. [QA-TURN-02, QA-TURN-01]", cited), cited
    ('He walks on.[^2][^1]', ['QA-TURN-01', 'QA-TURN-02'])
    """

    def numbers(match: re.Match[str]) -> str:
        clauses = match[1].split(", ")
        cited.extend(clause for clause in clauses if clause not in cited)
        return "".join(f"[^{cited.index(clause) + 1}]" for clause in clauses)

    return CITED.sub(numbers, text)


def _sign(text: str, language: str) -> FigureSign:
    """`bond 2` and `build @action-build`: a sign with a label, which is a word or a message; `:` joins words of a sign.

    >>> _sign("piece:red:5 2", "en")
    FigureSign(sign='piece red 5', label='2')
    """
    name, _, label = text.partition(" ")
    return FigureSign(name.replace(":", " "), render(label[1:], {}, language) if label.startswith("@") else label)


def _try(game: str, language: str, name: str) -> HandbookTry:
    prefix = f"handbook-{game}-try-{name}"
    return HandbookTry(name, render(f"{prefix}-title", {}, language), render(prefix, {}, language))
