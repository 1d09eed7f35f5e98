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
_WAITING: list[tuple[Any, tuple[Any, ...]]] = []
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
    (`inlines`).
    """

    def __init__(
        self,
        state: np.dtype[Any],
        pack: np.dtype[Any],
        module: str,
        inlines: bool = True,
        besides: str | None = None,
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
            }
            self._cache = cache_folder(module, besides)
            self._sources = set(compiled_from(module, besides).values())

    def __call__(self, function: F) -> F:
        """An inner rule: callable from other rules only (when compiled)."""
        return self._compile(function, **self._inner)

    def entry(self, function: F) -> F:
        """A rule that Python calls too."""
        return self._compile(function)

    def template(self, function: Callable[..., Any], names: dict[str, Any], inner: bool) -> Callable[..., Any]:
        """A kernel function for this game: its free names are looked up in `names`, the game's own module.

        Numba cannot cache closures or functions taken as arguments, so the kernel's loops are written once with free
        names, and every game gets its own copy of them.
        """
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__doc__ = function.__doc__
        return self(copy) if inner else self.entry(copy)

    def _compile(self, function: F, **options: Any) -> F:
        if not COMPILED:
            return function
        file = Path(inspect.getfile(function))
        if file not in self._sources:
            raise ImportError(f"{file}: got a rule of {self.module}, which does not import it")
        return _njit(function, self._types, self._cache, options)


INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
"""Inner rules cannot be called from Python and are inlined: without this, 5 instead of 8 million moves a second."""


def _njit(function: F, types_by_name: dict[str, Any], cache: Path, options: dict[str, Any]) -> F:
    """Compile for the one signature that the parameter names imply: an entry now, an inner rule when needed."""
    from numba import njit, types
    from numba.core import config

    vars(config)["CACHE_DIR"] = str(cache)  # Numba reads it when it sets up the cache of this function
    signature = tuple(types_by_name.get(name, types.int64) for name in inspect.signature(function).parameters)
    build: Any = njit
    how = {"cache": True, "nogil": True, "error_model": "numpy", **options}
    compiled: Any = _waits(build(**how)(function), signature) if options else build(signature, **how)(function)
    _COMPILED.append(compiled)
    return cast(F, compiled)


def _waits(inner: Any, signature: tuple[Any, ...]) -> Any:
    """Leave an inner rule uncompiled until Numba compiles something that calls one; return it.

    A cached entry contains the inner rules it uses, so a process that finds every entry in the cache needs none of
    them. Otherwise all waiting rules are compiled in the order of their definition, so that callees come first and
    Numba does not recurse from rule to rule.
    """
    ask = inner.get_call_template

    def compile_all_first(arguments: Any, names: Any) -> Any:
        _compile_all_that_wait()
        return ask(arguments, names)

    inner.get_call_template = compile_all_first
    _WAITING.append((inner, signature))
    return inner


def _compile_all_that_wait() -> None:
    waiting = _WAITING.copy()
    _WAITING.clear()
    for inner, signature in waiting:
        inner.compile(signature)
        inner.disable_compile()


def open_for_device() -> None:
    """Allow the functions to be compiled again, for a GPU; call it after everything is compiled for the CPU."""
    for compiled in _COMPILED:
        compiled.disable_compile(False)


@cache
def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The uncompiled form of a rule, and of the rules it calls, for readers that hold a mirror.

    A field of a record may be called like a rule: only names that are looked up as such count.
    """
    form: FunctionType | None = getattr(function, "py_func", None)
    if form is None:
        return function
    used = {one.argval for one in dis.get_instructions(form) if one.opname == "LOAD_GLOBAL"}
    names = {name: form.__globals__[name] for name in used if name in form.__globals__}
    names = {name: plain(value) if hasattr(value, "py_func") else value for name, value in names.items()}
    return FunctionType(form.__code__, names, form.__name__)


def pure(function: F) -> F:
    """A rule without records: integers in, integers out."""
    return _njit(function, {}, cache_folder(function.__module__), INNER) if COMPILED else function


def compiled_from(module: str, besides: str | None = None) -> dict[str, Path]:
    """The files that decide what the compiled functions of a module do: the module and everything it imports.

    Numba notices changes in a function's own file, but not in the files of the functions and numbers it uses.
    """
    more = imported_files(besides, ends=_NOTHING_COMPILED) if besides else {}
    return imported_files(module, ends=_NOTHING_COMPILED) | more


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
