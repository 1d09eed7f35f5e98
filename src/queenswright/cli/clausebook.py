"""The clauses of a game with their evidence: proved by passing tests, untestable, waiting or missing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from queenswright.games import game_rules
from queenswright.games.sealed import sealed_clauses
from queenswright.kernel.errors import InputError, OptionError
from queenswright.locale import has_message, render

CHAPTER_TITLE = re.compile(r"^# -+ (?P<chapter>[A-Z]+): (?P<title>.+)$", re.MULTILINE)
INDEX_LANGUAGE = "en"
DOCUMENTATION = "Not offered"
"""Variant clauses that begin so describe what Queenswright does not offer; they need no test."""


@dataclass(frozen=True)
class Clause:
    """One statement of the rules and what is known about it."""

    id: str
    kind: str
    text: str
    sources: tuple[str, ...]
    note: str
    tests: Mapping[str, bool]
    untestable: str
    waiting: str

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]

    @property
    def mechanism(self) -> str:
        """What the clause waits for, in the language in use."""
        message = f"mechanism-{self.waiting}"
        return render(message, {}) if has_message(message, INDEX_LANGUAGE) else self.waiting

    @property
    def told(self) -> str:
        """The text in the language in use."""
        return _told(f"clause-{self.id}", self.text)

    @property
    def status(self) -> str:
        """tested, waiting, untestable, documentation or missing; one failing test makes a clause missing."""
        if self.tests and all(self.tests.values()):
            return "tested"
        if self.tests:
            return "missing"
        if self.waiting:
            return "waiting"
        if self.untestable:
            return "untestable"
        if self.kind == "variant" and self.text.startswith(DOCUMENTATION):
            return "documentation"
        return "missing"


@dataclass(frozen=True)
class ClauseBook:
    """All clauses of a game."""

    clauses: tuple[Clause, ...]
    titles: Mapping[str, str]
    has_evidence: bool
    sealed: frozenset[str] = frozenset()

    def title(self, chapter: str) -> str:
        """The heading of a chapter in the language in use."""
        prefix = self.clauses[0].id.partition("-")[0]
        return _told(f"chapter-{prefix}-{chapter}", self.titles.get(chapter, ""))

    def find(self, clause_id: str) -> Clause:
        """One clause by its id, whatever the case."""
        for clause in self.clauses:
            if clause.id.casefold() == clause_id.casefold():
                return clause
        raise OptionError("clause", f"{clause_id!r} is unknown, expected an id such as {self.clauses[0].id}")

    def chapter(self, name: str) -> ClauseBook:
        """The clauses of one chapter."""
        wanted = name.upper()
        chosen = tuple(clause for clause in self.clauses if clause.chapter == wanted)
        if not chosen:
            chapters = ", ".join(dict.fromkeys(clause.chapter for clause in self.clauses))
            raise OptionError("chapter", f"got {name!r}, expected one of: {chapters}")
        return replace(self, clauses=chosen)

    def open(self) -> ClauseBook:
        """The clauses for players: without those that reveal what a campaign discloses later."""
        return replace(self, clauses=tuple(clause for clause in self.clauses if clause.id not in self.sealed))

    def search(self, words: str) -> list[Clause]:
        """The clauses whose id, text in the language in use, or note holds every word."""
        wanted = words.casefold().split()
        return [
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.told} {clause.note}".casefold() for word in wanted)
        ]


@cache
def clause_book(game: str, folder: Path | None = None) -> ClauseBook:
    """The clause book of a game; `folder` holds clauses.toml and, where they exist, the files of evidence.

    evidence.json has the tests of every clause, untestable.toml says why one cannot be tested, waiting.toml which one
    waits for a mechanism of the game that is not built yet.
    """
    folder = folder or game_rules(game).folder
    index = folder / "clauses.toml"
    text = index.read_text(encoding="utf-8") if index.exists() else ""
    evidence = _read_evidence(folder / "evidence.json")
    reasons = _read_remarks(folder / "untestable.toml", "reason")
    mechanisms = _read_remarks(folder / "waiting.toml", "mechanism")
    clauses = tuple(
        Clause(
            id=entry["id"],
            kind=entry["kind"],
            text=entry["text"],
            sources=tuple(entry["sources"]),
            note=entry.get("note", ""),
            tests=(evidence or {}).get(entry["id"], {}),
            untestable=reasons.get(entry["id"], ""),
            waiting=mechanisms.get(entry["id"], ""),
        )
        for entry in tomllib.loads(text).get("clause", [])
    )
    titles = {match["chapter"]: match["title"] for match in CHAPTER_TITLE.finditer(text)}
    return ClauseBook(clauses, titles, evidence is not None, sealed_clauses(folder))


def _told(message: str, text: str) -> str:
    """A text of the index in the language in use; one that the catalogue does not have stays as it is."""
    is_known = has_message(message, INDEX_LANGUAGE) and render(message, {}, INDEX_LANGUAGE) == text
    return render(message, {}) if is_known else text


def _read_evidence(path: Path) -> dict[str, dict[str, bool]] | None:
    if not path.exists():
        return None
    try:
        evidence: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise InputError(str(path), f"is not JSON ({problem}); run the tests again") from None
    if not isinstance(evidence, dict) or not all(isinstance(tests, dict) for tests in evidence.values()):
        raise InputError(str(path), "expected clause: {test: passed}; run the tests again")
    return evidence


def _read_remarks(path: Path, key: str) -> dict[str, str]:
    """The remarks in a file about some clauses, by id."""
    if not path.exists():
        return {}
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("clause", [])
        return {entry["id"]: entry[key] for entry in entries}
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as problem:
        raise InputError(str(path), f"expected [[clause]] entries with id and {key} ({problem})") from None
