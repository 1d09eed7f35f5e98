"""The catalogues as data, and the names of messages in the sources of Python and of the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize, visitor

import queenswright as qw
from queenswright.games import BUILT_IN
from queenswright.locale import FOLDER, LANGUAGES, word_arguments

SOURCE = Path(qw.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
TRANSLATED = LANGUAGES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SHARED = "Same in every language"
NUMBERS = (0, 1, 2, 10, 1234)

PREFIXES = (
    "refused",
    "story",
    "undo",
    "cli",
    "table",
    "server",
    "web",
    "board",
    "lesson",
    "study",
    "puzzle",
    "explore",
)
LITERAL = re.compile(r"""["'`]([A-Za-z][\w-]*)["'`]""")
HOLE = re.compile(r"""(?:f["']|`|["'])([a-z][a-z0-9_-]*-)(?:\{(?!message\})|\$\{(?!id\})|["'] \+)""")
WRAPPER = re.compile(r"""(?:f["']|`)([a-z][a-z-]*-)(?:\{message\}|\$\{id\})""")
"""A small function that completes ids: `render(f"cli-{message}", args)`; it serves its own folder."""
ASKED = re.compile(r"""\btext\(\s*["'`]([a-z][\w-]*)["'`]""")


@dataclass(frozen=True)
class Message:
    """One message of one language."""

    id: str
    file: str
    pattern: ast.Pattern
    is_shared: bool

    @property
    def variables(self) -> set[str]:
        return {one.id.name for one in found(self.pattern, ast.VariableReference)}


class _Finder(visitor.Visitor):
    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.nodes: list[Any] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.nodes.append(node)
        super().generic_visit(node)


def found(node: ast.BaseNode, kind: type) -> list[Any]:
    """All parts of a message that are of a kind."""
    finder = _Finder(kind)
    finder.visit(node)
    return finder.nodes


def catalogues(language: str) -> list[Path]:
    """The files of a language that come with the program: its own and those of its games."""
    return sorted([*(FOLDER / language).glob("*.ftl"), *(SOURCE / "games").glob(f"*/locale/{language}/*.ftl")])


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id; a file that is no clean list of plain messages is an error."""
    known: dict[str, Message] = {}
    for path in catalogues(language):
        comment = ""
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
                comment = entry.content or ""
                continue
            assert isinstance(entry, ast.Message), f"{language}/{path.name}: {serialized(entry)}"
            assert entry.value is not None, f"{language}/{path.name}: {entry.id.name} is empty"
            assert not entry.attributes, f"{language}/{path.name}: {entry.id.name} has attributes"
            assert entry.id.name not in known, f"{language}/{path.name}: {entry.id.name} is there twice"
            comment = (entry.comment.content or "") if entry.comment else comment
            known[entry.id.name] = Message(
                entry.id.name, f"{path.parents[2].name}/{path.stem}", entry.value, SHARED in comment
            )
    return known


def serialized(entry: ast.EntryType) -> str:
    return serialize(ast.Resource([entry]), with_junk=True).strip()


def skeleton(message: Message) -> str:
    """What a message says in words, without its variables."""
    return " ".join(one.value.strip() for one in found(message.pattern, ast.TextElement)).strip()


def word_variants(message: Message) -> dict[str, set[str]]:
    """The words that a message tells apart, for each variable; numbers and plurals are the language's own affair."""
    words: dict[str, set[str]] = {}
    for select in found(message.pattern, ast.SelectExpression):
        keys = {key.name for key in (one.key for one in select.variants) if isinstance(key, ast.Identifier)} - PLURALS
        for variable in found(select.selector, ast.VariableReference):
            if keys:
                words.setdefault(variable.id.name, set()).update(keys)
    return words


def numbers_in(message: Message) -> set[str]:
    """The variables that have to be numbers."""
    called = [
        one for call in found(message.pattern, ast.FunctionReference) for one in found(call, ast.VariableReference)
    ]
    chosen = [
        one
        for select in found(message.pattern, ast.SelectExpression)
        for one in found(select.selector, ast.VariableReference)
    ]
    return {one.id.name for one in [*called, *chosen]} - set(word_variants(message))


def samples(message: Message) -> Iterator[dict[str, Any]]:
    """Arguments that lead through every case of a message."""
    words, numbers = word_variants(message), numbers_in(message)
    choices: dict[str, list[Any]] = {
        name: [*sorted(words[name]), "else"] if name in words else list(NUMBERS) if name in numbers else ["Anna"]
        for name in message.variables
    }
    usual = {name: values[0] for name, values in choices.items()}
    yield usual
    for first, values in choices.items():
        for value in values:
            for second, others in choices.items():
                yield from ({**usual, first: value, second: other} for other in others if second != first)
            yield {**usual, first: value}


@cache
def sources() -> dict[Path, str]:
    """All code that may name a message."""
    python = SOURCE.rglob("*.py")
    browser = [path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind)]
    return {path: path.read_text(encoding="utf-8") for path in [*python, *browser]}


@cache
def literals() -> frozenset[str]:
    """Every quoted word of the sources, and for texts behind a small function (`word("crew")`) its whole id."""
    plain = {name for text in sources().values() for name in LITERAL.findall(text)}
    return frozenset(plain | {prefix + name for prefix, text in _wrapped() for name in LITERAL.findall(text)})


@cache
def beginnings() -> frozenset[str]:
    """Beginnings of ids that the sources complete by themselves: `f"guild-{guild}"`."""
    plain = {name for text in sources().values() for name in HOLE.findall(text)}
    wrapped = {prefix + name for prefix, text in _wrapped() for name in HOLE.findall(text)}
    return frozenset(name for name in plain | wrapped if name not in {f"{prefix}-" for prefix in PREFIXES})


def _wrapped() -> list[tuple[str, str]]:
    """The beginnings of ids in small functions such as `word`, each with the sources that use them."""
    return [(prefix, text) for path, text in sources().items() for prefix in _wrappers_for(path)]


def _wrappers_for(path: Path) -> list[str]:
    return [prefix for folder, prefix in _wrappers() if folder in path.parents]


@cache
def _wrappers() -> tuple[tuple[Path, str], ...]:
    return tuple((_home(path), prefix) for path, text in sources().items() for prefix in WRAPPER.findall(text))


def _home(path: Path) -> Path:
    """The folder that a small function serves: that of its game in the browser, otherwise its own."""
    games = WEB / "games"
    return games / path.relative_to(games).parts[0] if games in path.parents else path.parent


def is_used(message: Message) -> bool:
    """Whether code can show a message."""
    terms = tuple(f"{term}-" for term in (*word_arguments().values(), "clause", "chapter"))
    ids = {message.id, *(message.id.removesuffix(f"-{game}") for game in BUILT_IN)}  # a game's own form of a message
    return bool(ids & literals()) or message.id.startswith((*beginnings(), *terms))


def named_in_source() -> set[str]:
    """The ids that code names in full."""
    whole = re.compile(rf"""["'`]((?:{"|".join(PREFIXES)})-[a-z0-9_-]*[a-z0-9])["'`]""")
    python = {name for path, text in sources().items() if path.suffix == ".py" for name in whole.findall(text)}
    browser = {path: ASKED.findall(text) for path, text in sources().items() if path.suffix != ".py"}
    return python | {_whole_id(path, name) for path, names in browser.items() for name in names}


def _whole_id(path: Path, name: str) -> str:
    """What the browser asks for: a whole id, or the rest of one that the folder's small function completes."""
    if name in messages("en"):
        return name
    return next((prefix + name for prefix in _wrappers_for(path) if prefix + name in messages("en")), name)
