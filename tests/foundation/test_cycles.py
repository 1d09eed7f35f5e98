"""No module imports itself by way of others, not even for type checkers only."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp

Imports = dict[str, set[str]]


def imports() -> Imports:
    """What every module of the package imports, wherever the statement stands."""
    graph = grimp.build_graph("queenswright", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def ring(found: Imports) -> list[str]:
    """One ring of modules that import each other, or nothing."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_leads_back_to_itself() -> None:
    assert ring(imports()) == []


def test_a_ring_would_be_found() -> None:
    assert ring({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()})
    assert ring({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
