"""What a campaign opens later, as sealed.toml in a game's folder names it: whoever plays finds it out at the table."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from queenswright.locale import LANGUAGES, catalogue_names, messages_in

FOR_READING = ("cli", "clauses", "handbook")
"""Catalogues of the terminal and of the rules: whoever reads them is told of sealed things anyway, or of none."""


def sealed_clauses(folder: Path) -> frozenset[str]:
    """The clauses that rules for reading leave out; a game without the file keeps nothing for later."""
    return frozenset(_sealed(folder).get("clauses", ()))


def sealed_catalogues(folder: Path) -> frozenset[str]:
    """The catalogues that are opened message by message: `sealed`, and those that the file names."""
    return frozenset({"sealed", *_sealed(folder).get("catalogues", ())})


def closed_names(folder: Path, texts: Collection[str]) -> frozenset[str]:
    """The names of things of which none of these sealed texts speaks, nor any open one.

    A thing is named by the end of a message's id: `sawmill` by `building-sawmill`.
    """
    sealed, opened = _named(folder)
    return frozenset(name for name, ids in sealed.items() if name not in opened and ids.isdisjoint(texts))


def sealed_messages(folder: Path) -> frozenset[str]:
    """All messages of a game's sealed catalogues."""
    return frozenset().union(*_named(folder)[0].values())


def without(node: Any, closed: Collection[str]) -> Any:
    """A schema or a document without these names, as words of a choice, entries of a list, or keys within a table."""
    if isinstance(node, Mapping):
        return {
            key: without(value, closed) for key, value in node.items() if not (isinstance(key, str) and key in closed)
        }
    if isinstance(node, (list, tuple)):
        return [without(one, closed) for one in node if not (isinstance(one, str) and one in closed)]
    return node


@cache
def _named(folder: Path) -> tuple[dict[str, frozenset[str]], frozenset[str]]:
    """The names of things in a game's sealed catalogues with the messages that have them, and those in open ones."""
    sealed: dict[str, set[str]] = {}
    opened: set[str] = set()
    catalogues = sealed_catalogues(folder)
    for name in catalogue_names():
        game, _, one = name.partition("/")
        if game != folder.name or one in FOR_READING:
            continue
        for message in messages_in(LANGUAGES[0], name):
            thing = message.partition("-")[2]
            if one in catalogues:
                sealed.setdefault(thing, set()).add(message)
            else:
                opened.add(thing)
    return {name: frozenset(ids) for name, ids in sealed.items()}, frozenset(opened)


def _sealed(folder: Path) -> dict[str, Any]:
    path = folder / "sealed.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
