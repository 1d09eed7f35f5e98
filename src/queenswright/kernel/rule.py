"""The `@rule` decorator: one source of rules, interpreted by Python or compiled by Numba.

`QUEENSWRIGHT_RULES=python` (the default) leaves rule functions as they are, so that debuggers and coverage work inside
them; `QUEENSWRIGHT_RULES=numba` compiles each of them once, with one explicit signature, into a cache on disk.
A process has one mode for its whole life.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

from queenswright.kernel.errors import OptionError
from queenswright.kernel.imports import imported_files
from queenswright.kernel.node import NODE

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("python", "numba")
MODE = os.environ.get("QUEENSWRIGHT_RULES", "python")
COMPILED = MODE == "numba"

NUMBERS = ("seeds", "moves", "weights", "features", "masks", "best", "hopes", "path")
"""Parameters that are arrays of int64."""

_COMPILED: list[Any] = []
_WAITING: dict[Any, tuple[Any, ...]] = {}
"""Inner rules that no compiled entry has needed yet, with their types."""
_LINKING = "queenswright.kernel.linking"
"""How functions are compiled; imported only where they are, because it needs Numba."""
_NOTHING_COMPILED = tuple(f"queenswright.kernel.{name}" for name in ("contract", "data", "errors", "imports"))
"""Modules that rule files import but that contain neither compiled functions nor numbers that those read."""


def check_mode() -> None:
    """Refuse an unknown mode; called when a game is loaded, so that people see the error."""
    if MODE not in MODES:
        raise OptionError("QUEENSWRIGHT_RULES", f"got {MODE!r}, expected one of: {', '.join(MODES)}")


class Rule:
    """The decorator of one game, which knows the record types of `s` and `pack`.

    Parameters are typed by name: `pack` and `s` are records, `states` an array of state records, `tree` and `bough`
    arrays of search nodes, the names of `NUMBERS` arrays of int64, everything else int64. The return type is inferred.

    `module` imports everything that is decorated, directly or indirectly. The cache is named after those imports
    (`compiled_from`), so a function elsewhere is refused; `besides` is another such module, for what the kernel adds to
    a game. Inner rules are inlined into their callers, unless a game is so large that compiling would take minutes
    (`inlines`). `arrays` names more parameters that are arrays, each with the type and the dimensions of its entries.
    """

    def __init__(
        self,
        state: np.dtype[Any],
        pack: np.dtype[Any],
        module: str,
        inlines: bool = True,
        besides: str | None = None,
        arrays: Mapping[str, tuple[str, int]] | None = None,
    ) -> None:
        self._inner = INNER if inlines else {**INNER, "forceinline": False}
        self.state = state
        self.pack = pack
        self.module = module
        if COMPILED:
            from numba import from_dtype, types

            record = from_dtype(state)
            self._types = {
                "pack": from_dtype(pack),
                "s": record,
                "states": types.Array(record, 1, "C"),
                **{name: types.Array(from_dtype(NODE), 1, "C") for name in ("tree", "bough")},
                **{name: types.Array(types.int64, 1, "C") for name in NUMBERS},
                **{
                    name: types.Array(from_dtype(np.dtype(kind)), dimensions, "C")
                    for name, (kind, dimensions) in (arrays or {}).items()
                },
            }
            self._cache = cache_folder(module, besides)
            self._sources = set(compiled_from(module, besides).values())

    def __call__(self, function: F) -> F:
        """An inner rule: callable from other rules only (when compiled)."""
        return _inner(self._known(function), self._types, self._inner) if COMPILED else function

    def entry(self, function: F) -> F:
        """A rule that Python calls too. Other rules call its machine code: a large one is compiled only once."""
        return _entry(self._known(function), self._types, self._cache) if COMPILED else function

    def template(self, function: Callable[..., Any], names: dict[str, Any], inner: bool) -> Callable[..., Any]:
        """A kernel function for this game: its free names are looked up in `names`, the game's own module.

        Numba cannot cache closures or functions taken as arguments, so the kernel's loops are written once with free
        names, and every game gets its own copy of them.
        """
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__doc__ = function.__doc__
        return self(copy) if inner else self.entry(copy)

    def _known(self, function: F) -> F:
        """The function, if the cache depends on its file."""
        file = Path(inspect.getfile(function))
        if file not in self._sources:
            raise ImportError(f"{file}: got a rule of {self.module}, which does not import it")
        return function


INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
"""Inner rules cannot be called from Python and are inlined: without this, 5 instead of 8 million moves a second."""
BOTH: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def _types_of(function: Callable[..., Any], types_by_name: dict[str, Any]) -> tuple[Any, ...]:
    """The one signature that the names of the parameters imply."""
    from numba import types

    return tuple(types_by_name.get(name, types.int64) for name in inspect.signature(function).parameters)


def _entry(function: F, types_by_name: dict[str, Any], cache: Path) -> F:
    """Compile now, or read it from the cache."""
    from numba import njit
    from numba.core import config

    from queenswright.kernel.linking import entry_compiler, is_called

    vars(config)["CACHE_DIR"] = str(cache)  # Numba reads it when it sets up the cache of this function
    build: Any = njit
    how = {**BOTH, "cache": True, "pipeline_class": entry_compiler(cache.name)}
    compiled: Any = build(_types_of(function, types_by_name), **how)(function)
    is_called(compiled)
    _COMPILED.append(compiled)
    return cast(F, compiled)


def _inner(function: F, types_by_name: dict[str, Any], options: dict[str, Any]) -> F:
    """Compile when an entry that needs it is compiled.

    A cached entry contains the inner rules it uses, so a process that finds every entry in the cache compiles none, and
    inner rules need no cache.
    """
    from numba import njit

    from queenswright.kernel.linking import DraftCompiler

    build: Any = njit
    compiled: Any = build(**BOTH, **options, pipeline_class=DraftCompiler)(function)
    ask = compiled.get_call_template

    def compile_first(arguments: Any, names: Any) -> Any:
        _compile_with_callees(compiled)
        return ask(arguments, names)

    compiled.get_call_template = compile_first
    _WAITING[compiled] = _types_of(function, types_by_name)
    _COMPILED.append(compiled)
    return cast(F, compiled)


def _compile_with_callees(inner: Any) -> None:
    """Compile what waits, callees first, so that Numba does not recurse from rule to rule."""
    signature = _WAITING.pop(inner, None)
    if signature is None:
        return
    for used in _names_used(inner.py_func).values():
        if hasattr(used, "py_func"):
            _compile_with_callees(used)
    inner.compile(signature)
    inner.disable_compile()


def _names_used(function: FunctionType) -> dict[str, Any]:
    """The globals that a function looks up. A field of a record may be called like a rule: fields do not count."""
    used = {one.argval for one in dis.get_instructions(function) if one.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in sorted(used) if name in function.__globals__}


def open_for_device() -> None:
    """Allow the functions to be compiled again, for a GPU; call it after everything is compiled for the CPU."""
    for compiled in _COMPILED:
        compiled.disable_compile(False)


@cache
def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The uncompiled form of a rule, and of the rules it calls, for readers that hold a mirror."""
    form: FunctionType | None = getattr(function, "py_func", None)
    if form is None:
        return function
    used = _names_used(form).items()
    names = {name: plain(value) if hasattr(value, "py_func") else value for name, value in used}
    return FunctionType(form.__code__, names, form.__name__)


def pure(function: F) -> F:
    """A rule without records: integers in, integers out."""
    return _inner(function, {}, INNER) if COMPILED else function


def compiled_from(module: str, besides: str | None = None) -> dict[str, Path]:
    """The files that decide what the compiled functions of a module do: the module, everything it imports, the linking.

    Numba notices changes in a function's own file, but not in the files of the functions and numbers it uses.
    """
    modules = [module, _LINKING, *([besides] if besides else [])]
    return {name: file for one in modules for name, file in imported_files(one, ends=_NOTHING_COMPILED).items()}


def cache_folder(module: str, besides: str | None = None) -> Path:
    """The cache folder for the compiled functions of a module, named after the content of all their source files."""
    name = "-".join(module.split(".")[-2:])
    root = os.environ.get("QUEENSWRIGHT_CACHE") or platformdirs.user_cache_dir("queenswright")
    return Path(root) / f"{name}-{_digest(compiled_from(module, besides))}"


def _digest(sources: Mapping[str, Path]) -> str:
    import numba

    digest = hashlib.sha256(f"{sys.version_info[:3]} {numba.__version__} {np.__version__}".encode())
    for name, path in sorted(sources.items()):
        digest.update(f"{name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
