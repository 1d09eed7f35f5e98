"""Published values of a pack: a pack that marks a value as published must not change it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.document import shown
from queenswright.kernel.errors import PackError

PUBLISHED = ("rulebook", "research")
NAMES_OF_ENTRIES = ("code", "id", "name")


@dataclass(frozen=True)
class Published:
    """A value with the clause that states it, and where it comes from: the rulebook or research."""

    value: Any
    provenance: str
    clause: str


@dataclass(frozen=True)
class _Found:
    """A value of a pack: its provenance, and whether that is stated by its group or by its entry."""

    path: str
    value: Any
    provenance: str
    by_group: bool


def check_published(file: str, pack: Mapping[str, Any], published: Mapping[str, Published], shipped: bool) -> None:
    """Refuse a pack whose values marked as `rulebook` or `research` are not the published ones.

    The provenance of a group covers all its values. That of a single entry covers only its published values; its other
    numbers may be the pack's own. A shipped pack marks every published value correctly.
    """
    found = {value.path: value for value in _values(pack)}
    for path, value in found.items():
        if value.provenance not in PUBLISHED:
            continue
        if path in published and value.value != published[path].value:
            expected = f"{shown(published[path].value)} ({published[path].clause}), or the provenance 'ours'"
            raise PackError(f"{file}: {path}", f"got {shown(value.value)} from {value.provenance}, expected {expected}")
        if path not in published and value.by_group:
            problem = f"got the provenance {value.provenance!r}, expected 'ours': no published value is known"
            raise PackError(f"{file}: {path}", problem)
    for path, known in published.items() if shipped else ():
        marked = found[path].provenance if path in found else "nothing"
        if marked != known.provenance:
            problem = f"got {marked!r}, expected the provenance {known.provenance!r} ({known.clause})"
            raise PackError(f"{file}: {path}", problem)


def _values(pack: Mapping[str, Any]) -> Iterator[_Found]:
    """Every value of a pack by its path; entries of lists are named by their code, id or name.

    Where a group lists in `rulebook` or `research` which numbers of its rows are published, these are values too.
    """
    for group, values in pack.items():
        if group != "pack" and isinstance(values, Mapping):
            yield from _inside(values, group, values.get("provenance", "ours"), True)
            yield from _in_rows(values, group)


def _in_rows(group: Mapping[str, Any], path: str) -> Iterator[_Found]:
    for provenance in PUBLISHED:
        for key, row in group.items():
            if key not in PUBLISHED and isinstance(row, list):
                for number in group.get(provenance, ()):
                    if number <= len(row):
                        yield _Found(f"{path}.{key}[{number}]", row[number - 1], provenance, by_group=False)


def _inside(value: Any, path: str, provenance: str, by_group: bool) -> Iterator[_Found]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            own = item.get("provenance") if isinstance(item, Mapping) else None
            if key != "provenance":
                yield from _inside(item, f"{path}.{key}", own or provenance, by_group and own is None)
    elif isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        for number, item in enumerate(value):
            own = item.get("provenance")
            name = next((item[key] for key in NAMES_OF_ENTRIES if key in item), number)
            yield from _inside(item, f"{path}[{name}]", own or provenance, by_group and own is None)
    else:
        yield _Found(path, value, provenance, by_group)
