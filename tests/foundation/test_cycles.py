"""No module imports itself by way of others, not even for type checkers only."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp

KNOWN = ({f"kernel.{name}" for name in ("batch", "contract", "defaults", "game", "judgement", "position")},)
"""The ring that is still there, to be broken: a game makes positions that know it. None may be added."""

Imports = dict[str, set[str]]


def imports() -> Imports:
    """What every module of the package imports, wherever the statement stands."""
    graph = grimp.build_graph("queenswright", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def without(known: tuple[set[str], ...], found: Imports) -> Imports:
    """The imports except those inside a known ring."""
    rings = [{f"queenswright.{name}" for name in ring} for ring in known]
    return {
        module: {other for other in others if not any({module, other} <= ring for ring in rings)}
        for module, others in found.items()
    }


def ring(found: Imports) -> list[str]:
    """One ring of modules that import each other, or nothing."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_leads_back_to_itself() -> None:
    assert ring(without(KNOWN, imports())) == []


def test_a_ring_would_be_found() -> None:
    assert ring({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()})
    assert ring({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_known_rings_are_still_there() -> None:
    """A ring that was broken leaves the list."""
    for number in range(len(KNOWN)):
        assert ring(without(KNOWN[:number] + KNOWN[number + 1 :], imports()))
