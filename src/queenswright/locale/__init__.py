"""Texts for people: Fluent catalogues, one folder per language.

A process that talks to one person has one language, set by `use_language`; a server names the language every time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "TERM_ARGUMENTS", "catalogue", "current_language", "has_message", "render", "use_language"]

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "pt")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
REGIONS = {"en": "en-GB", "de": "de-DE", "pt": "pt-PT"}
"""How numbers are written and which plural belongs to 0: in Portugal that of many, in Brazil that of one."""

TERM_ARGUMENTS = {
    "seat": "seat",
    "guild": "guild",
    "action": "action",
    "kind": "location",
    "step": "step",
    "room": "room",
    "good": "good",
    "herb": "herb",
    "reward": "reward",
    "figurine": "figurine",
    "building": "building",
    "covered": "building",
    "face": "face",
    "lost_face": "face",
    "space": "space",
    "quarter": "quarter",
    "family": "family",
    "tile": "tile",
    "replaced": "tile",
    "headline": "courier",
    "card": "courier",
    "vision": "clairvoyant",
}
"""Arguments whose values are words of the rules: `guild="tailor"` is shown as the message `guild-tailor`."""

_language = LANGUAGES[0]


def use_language(language: str) -> None:
    """Write in this language from now on, wherever none is named."""
    global _language
    _language = _known(language)


def current_language() -> str:
    """The language of this process, English at first."""
    return _language


def render(message: str, args: Mapping[str, Any], language: str | None = None) -> str:
    """The sentence for a message id and its arguments. Lists are joined with commas.

    >>> render("story-travel", {"seat": "blue", "place": "Oakmere", "talers": 3})
    'Blue travels to Oakmere for 3 talers.'
    >>> render("story-travel", {"seat": "blue", "place": "Oakmere", "talers": 3}, "de")
    'Blau reist für 3 Münzen nach Oakmere.'
    """
    language = language or current_language()
    name = _file_of(language).get(message)
    found = _bundle(language, name).get_message(message) if name else None
    if name is None or found is None or found.value is None:
        raise KeyError(f"no message {message!r} in the catalogue {language!r}")
    shown = {key: _shown(key, value, language) for key, value in args.items()}
    text, errors = _bundle(language, name).format_pattern(found.value, shown)
    if errors:
        raise KeyError(f"message {message!r} ({language}): {errors[0]}")
    return str(text)


def has_message(message: str, language: str | None = None) -> bool:
    """Whether the catalogue has a message."""
    return message in _file_of(language or current_language())


def catalogue(language: str, names: Iterable[str]) -> str:
    """The Fluent text of the named files, joined, as a browser needs it."""
    return "\n".join(_text(language, name) for name in names)


def _shown(name: str, value: Any, language: str) -> Any:
    """A value as the sentence shows it: lists with commas, words of the rules looked up, amounts with their noun.

    An amount is a pair of a number and a word: `[3, "timber"]` is shown as the message `amount-timber`.
    """
    match value:
        case [int(count), str(word)] if has_message(f"amount-{word}", language):
            return render(f"amount-{word}", {"count": count}, language)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_shown(name.removesuffix("s"), item, language)) for item in value)
    term = TERM_ARGUMENTS.get(name)
    if term and isinstance(value, str) and has_message(f"{term}-{value}", language):
        return render(f"{term}-{value}", {}, language)
    return value


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; known are: {', '.join(LANGUAGES)}")
    return language


def _text(language: str, name: str) -> str:
    return (FOLDER / _known(language) / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def _file_of(language: str) -> dict[str, str]:
    """The file that holds each message, so that only the files needed are parsed."""
    names = sorted(path.stem for path in (FOLDER / _known(language)).glob("*.ftl"))
    return {message: name for name in names for message in MESSAGE.findall(_text(language, name))}


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([REGIONS[_known(language)]], use_isolating=False)
    bundle.add_resource(FluentResource(_text(language, name)))
    return bundle
