"""Texts for people: Fluent catalogues, one folder per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_")))

TERM_ARGUMENTS = {
    "seat": "seat",
    "guild": "guild",
    "action": "action",
    "kind": "location",
    "step": "step",
    "room": "room",
}
"""Arguments whose values are words of the rules: `guild="tailor"` is shown as the message `guild-tailor`."""


def render(message: str, args: Mapping[str, Any], language: str = "en") -> str:
    """The sentence for a message id and its arguments. Lists are joined with commas."""
    bundle = _bundle(language)
    found = bundle.get_message(message) if bundle.has_message(message) else None
    if found is None or found.value is None:
        raise KeyError(f"no message {message!r} in the catalogue {language!r}")
    shown = {name: _shown(name, value, language) for name, value in args.items()}
    text, errors = bundle.format_pattern(found.value, shown)
    if errors:
        raise KeyError(f"message {message!r} ({language}): {errors[0]}")
    return str(text)


def has_message(message: str, language: str = "en") -> bool:
    """Whether the catalogue has a message."""
    return bool(_bundle(language).has_message(message))


def _shown(name: str, value: Any, language: str) -> Any:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_shown(name.removesuffix("s"), item, language)) for item in value)
    term = TERM_ARGUMENTS.get(name)
    if term and isinstance(value, str) and has_message(f"{term}-{value}", language):
        return render(f"{term}-{value}", {}, language)
    return value


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
