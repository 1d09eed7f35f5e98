"""How compiled functions come together: inner rules are copied into entries, and entries are called.

Left alone, Numba makes machine code of every function together with everything it calls, once more for each of its
callers. Here an inner rule stays a *draft*: optimised by itself, without machine code. An entry takes in the drafts it
needs, once, and becomes machine code; whoever calls an entry calls that code and holds no copy of it.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any
from weakref import WeakSet

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

_ENTRIES: WeakSet[JITCodeLibrary] = WeakSet()


def _by_content(record: types.Record) -> tuple[str, tuple[str]]:
    """What the name of compiled code says of a record in its signature: a hash of its fields.

    Numba would count the types of the process. Then of two processes that compile at the same time, or one that goes on
    where another was killed, each calls entries by a name that those of the other do not have.
    """
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


types.Record.mangling_args = property(_by_content)  # type: ignore[method-assign, assignment]


class _Library(JITCodeLibrary):
    """What one function was compiled to."""

    def add_linking_library(self, library: JITCodeLibrary) -> None:
        """Take in a function that this one calls, unless it is an entry, which is called by its name."""
        if library not in _ENTRIES:
            super().add_linking_library(library)


class _Draft(_Library):
    """An inner rule without the rules it calls; they are taken in by the entry."""

    def finalize(self) -> None:
        self._optimize_final_module()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: Python cannot call it."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Whoever fills in the constants that are Python objects: nobody, because rules know only integers."""
        return _NoObjects


class _NoObjects:
    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """There is no machine code to fill in."""


class _Entry(_Library):
    """A rule that Python calls too, with everything that it needs except other entries."""

    def finalize(self) -> None:
        self._linking_libraries = _with_callees(self._linking_libraries)
        super().finalize()


def _with_callees(libraries: list[JITCodeLibrary]) -> list[JITCodeLibrary]:
    found: dict[JITCodeLibrary, None] = {}
    waiting = [*libraries]
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += library._linking_libraries if isinstance(library, _Draft) else []
    return [*found]


class DraftCompiler(Compiler):
    """Compiles inner rules."""

    def define_pipelines(self) -> list[Any]:
        self.state.library = _Draft(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return list(super().define_pipelines())


@cache
def entry_compiler(version: str) -> type[Compiler]:
    """A compiler of entries. Their names end in the version: the same in every process, other ones for other rules."""

    class EntryCompiler(Compiler):
        def define_pipelines(self) -> list[Any]:
            self.state.library = _Entry(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
            self.state.library.enable_object_caching()
            self.state.func_id.unique_id = version
            return list(super().define_pipelines())

    return EntryCompiler


def is_called(entry: Any) -> None:
    """From now on this entry, compiled or from the cache, is called by its name and not copied."""
    _ENTRIES.update(one.library for one in entry.overloads.values())
