"""Texts for people: Fluent catalogues, those of the program here and those of every game in the game's own folder.

A folder of catalogues has one folder per language. What is the same in every language lies beside these folders: the
messages `argument-NAME`, which say that values of an argument are words with messages of their own.
A game that has no texts in a language uses English.

A process that talks to one person has one language, set by `use_language`; a server names the language every time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "LANGUAGES",
    "Language",
    "catalogue",
    "catalogue_names",
    "current_language",
    "forget_catalogues",
    "has_message",
    "messages_in",
    "named",
    "render",
    "turn_in_words",
    "use_folders",
    "use_language",
    "word_arguments",
]

FOLDER = Path(__file__).parent
Language = Literal["en", "de", "pt"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
ARGUMENT = re.compile(r"^argument-(\w+) *= *([\w-]+)$", re.MULTILINE)
REGIONS = {"en": "en-GB", "de": "de-DE", "pt": "pt-BR"}
"""How numbers are written and which plural belongs to 0: in Brazil that of one, so Portuguese texts name `[1]`."""
PEOPLE = "seat"
"""The term whose values may be names of people instead of codes."""
TOGETHER = "people"
"""The argument that lists people as a sentence does: "Anna, Ben and Carl"."""

_language: str = LANGUAGES[0]
_folders: list[Callable[[], Mapping[str, Path]]] = []


def use_folders(folders: Callable[[], Mapping[str, Path]]) -> None:
    """Look for catalogues in these folders too; the function is called when the first text is needed."""
    _folders.append(folders)
    forget_catalogues()


def forget_catalogues() -> None:
    """Drop all cached catalogues."""
    for found in (_paths, _path_of, word_arguments, _text, _bundle):
        found.cache_clear()


def use_language(language: str) -> None:
    """Use this language from now on wherever none is named."""
    global _language
    _language = _known(language)


def current_language() -> str:
    """The language of this process, English at first."""
    return _language


def render(message: str, args: Mapping[str, Any], language: str | None = None) -> str:
    """The sentence for a message id and its arguments. Lists are joined with commas.

    >>> render("table-seat-taken", {"name": "Anna"})
    'Anna is already sitting there.'
    >>> render("table-seat-taken", {"name": "Anna"}, "de")
    'Dort sitzt schon Anna.'
    """
    language = language or current_language()
    path = _path_of(language).get(message)
    found = _bundle(language, path).get_message(message) if path else None
    if path is None or found is None or found.value is None:
        raise KeyError(f"no message {message!r} in the catalogue {language!r}")
    shown = {key: _shown(key, value, language) for key, value in args.items()}
    text, errors = _bundle(language, path).format_pattern(found.value, shown)
    if errors:
        raise KeyError(f"message {message!r} ({language}): {errors[0]}")
    return str(text)


def has_message(message: str, language: str | None = None) -> bool:
    """Whether the catalogue has a message."""
    return message in _path_of(language or current_language())


def catalogue(language: str, names: Iterable[str]) -> str:
    """The Fluent text of the named catalogues, joined, as a browser needs it; missing messages are English."""
    wanted = list(names)
    text = "\n".join(_text(path) for name in wanted for path in _files(language, name))
    if language == LANGUAGES[0]:
        return text
    there = set(MESSAGE.findall(text))
    english = {id: text for name in wanted for id, text in messages_in(LANGUAGES[0], name).items()}
    return "\n".join([text, *(text for id, text in english.items() if id not in there)])


def messages_in(language: str, name: str) -> dict[str, str]:
    """The messages of a catalogue, each as it is written."""
    text = "\n".join(_text(path) for path in _files(language, name))
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    starts = [match.start() for match in MESSAGE.finditer(plain)]
    parts = [plain[start:end].strip() for start, end in zip(starts, [*starts[1:], len(plain)], strict=False)]
    return {part.partition("=")[0].strip(): part for part in parts}


def catalogue_names() -> list[str]:
    """The catalogues: `cli` is one of the program, `NAME/clauses` one of a game."""
    return sorted({name for language in LANGUAGES for name in _paths(language)})


@cache
def word_arguments() -> Mapping[str, str]:
    """Arguments whose values are words: with `argument-kind = location`, `kind="town"` is shown as `location-town`."""
    shared = [_text(path) for folder in _all_folders().values() for path in sorted(folder.glob("*.ftl"))]
    return {name: term for text in reversed(shared) for name, term in ARGUMENT.findall(text)}


def _shown(name: str, value: Any, language: str) -> Any:
    """A value as the sentence shows it: lists with commas, words of the rules looked up, amounts with their noun.

    An amount is a pair of a number and a word: `[3, "timber"]` is shown as the message `amount-timber`.
    """
    match value:
        case [int(count), str(word)] if has_message(f"amount-{word}", language):
            return render(f"amount-{word}", {"count": count}, language)
    if isinstance(value, (list, tuple)):
        words = [str(_shown(name.removesuffix("s"), item, language)) for item in value]
        if name == TOGETHER and len(words) > 1:
            words[-2:] = [render("list-and", {"one": words[-2], "other": words[-1]}, language)]
        return ", ".join(words)
    term = word_arguments().get(name)
    return named(term, value, language) if term and isinstance(value, str) else value


def named(term: str, code: str, language: str | None = None) -> str:
    """The name of a thing: from the catalogue, or its code as words for things that only a pack knows.

    >>> named("seat", "max_m"), named("face", "ale_barrel")
    ('max_m', 'ale barrel')
    """
    if has_message(f"{term}-{code}", language):
        return render(f"{term}-{code}", {}, language)
    return code if term == PEOPLE else code.replace("_", " ")


def turn_in_words(label: str, language: str | None = None) -> str:
    """The label of a turn with the colour, or with the phase between two games, in words.

    >>> turn_in_words("12 blue"), turn_in_words("3.storage")
    ('12 Blue', '3 storage')
    """
    return " ".join(_label_in_words(one, language) for one in label.split())


def _label_in_words(text: str, language: str | None) -> str:
    if has_message(f"seat-{text}", language):
        return render(f"seat-{text}", {}, language)
    number, _, phase = text.rpartition(".")
    return f"{number} {render(f'phase-{phase}', {}, language)}" if has_message(f"phase-{phase}", language) else text


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}, expected one of: {', '.join(LANGUAGES)}")
    return language


def _all_folders() -> dict[str, Path]:
    """Every folder of catalogues by game; the program's own has no game and comes first."""
    return {"": FOLDER} | {name: path for folders in _folders for name, path in folders().items()}


@cache
def _paths(language: str) -> dict[str, Path]:
    """The files of a language by the name of the catalogue; those for every language are catalogues too."""
    found = {}
    for owner, folder in _all_folders().items():
        for path in [*sorted(folder.glob("*.ftl")), *sorted((folder / _known(language)).glob("*.ftl"))]:
            found[f"{owner}/{path.stem}" if owner else path.stem] = path
    return found


def _files(language: str, name: str) -> list[Path]:
    """The file of a catalogue, if the language has it."""
    return [path for path in [_paths(_known(language)).get(name)] if path]


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _path_of(language: str) -> dict[str, Path]:
    """The file that holds each message, so that only the files needed are parsed; the first file that has it counts."""
    paths = [*_paths(language).values(), *_paths(LANGUAGES[0]).values()]
    return {message: path for path in reversed(paths) for message in MESSAGE.findall(_text(path))}


@cache
def _bundle(language: str, path: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([REGIONS[_known(language)]], use_isolating=False)
    bundle.add_resource(FluentResource(_text(path)))
    return bundle
