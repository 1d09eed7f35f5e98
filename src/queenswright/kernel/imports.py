"""The files a module depends on: those of the modules it imports, directly and indirectly."""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path


def imported_files(module: str, ends: Collection[str] = ()) -> dict[str, Path]:
    """The module and everything it imports when loaded, from its own package and from ours, by name.

    The modules' text is parsed, nothing is loaded. Imports for type checkers only, imports inside functions, and those
    of the enclosing packages do not count. The walk stops at `ends`.
    """
    ours = {module.partition(".")[0], __name__.partition(".")[0]}
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        path = _file_of(name)
        if name in found or path is None:
            continue
        found[name] = path
        waiting += [one for one in _imports(path) if one.partition(".")[0] in ours and one not in ends]
    return found


def _imports(path: Path) -> Iterator[str]:
    """The modules that a file imports at its top level."""
    for module, name in _named(str(path), path.read_bytes()):
        inner = f"{module}.{name}"
        yield inner if name and _file_of(inner) else module


@cache
def _named(path: str, text: bytes) -> tuple[tuple[str, str], ...]:
    """What a text imports: modules, each with the name that is taken from it or none. Many modules ask for the same."""
    named = []
    for statement in _statements(ast.parse(text, path)):
        if isinstance(statement, ast.Import):
            named += [(alias.name, "") for alias in statement.names]
        elif isinstance(statement, ast.ImportFrom):
            if statement.level or statement.module is None:
                raise ImportError(f"{path}:{statement.lineno}: got a relative import, expected the whole name")
            named += [(statement.module, alias.name) for alias in statement.names]
    return tuple(named)


def _statements(tree: ast.AST) -> Iterator[ast.stmt]:
    """Every statement that runs when the module is loaded."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _statements(node)


def _file_of(module: str) -> Path | None:
    """The file of a module below a loaded package; None for a name that is not a module, and for installed packages."""
    top, _, rest = module.partition(".")
    for folder in getattr(sys.modules.get(top), "__path__", ()):
        place = Path(folder, *rest.split(".")) if rest else Path(folder)
        for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
            if file.is_file():
                return file
    return None
