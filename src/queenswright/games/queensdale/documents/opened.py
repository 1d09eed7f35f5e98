"""The JSON Schema of a position document as far as somebody may know it who may read certain sealed texts."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from queenswright.games.queensdale.content.later import LATER, may_hold
from queenswright.games.queensdale.documents.schema import schema
from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.steps import STEPS
from queenswright.games.sealed import closed_names, sealed_messages, without
from queenswright.kernel.data import Pack

FOLDER = Path(__file__).parents[1]


def known_schema(pack: Pack, texts: Collection[str]) -> dict[str, Any]:
    """QD-COMP-34: the schema without the names and fields of what none of these texts speaks of."""
    opened = 1 + sum(f"epoch-{epoch}-opens" in texts for epoch in range(2, EPOCHS + 1))
    branches = [NO_BRANCH, *(i + 1 for i, name in enumerate(BRANCHES) if f"vote-way-chosen-{name}" in texts)]
    found = [SimpleNamespace(opened=opened, branch=branch) for branch in branches]
    gone = {field.name for field in LATER if not any(may_hold(pack, s, field) for s in found)}
    whole = schema(pack)
    steps = {step.name for step in STEPS if f"step-{step.name}" in sealed_messages(FOLDER).difference(texts)}
    closed = closed_names(FOLDER, texts) | steps
    table = {name: _known(part, closed) for name, part in whole["properties"].items() if name not in gone}
    seat = table["seats"]["items"]
    seat["properties"] = {name: part for name, part in seat["properties"].items() if name not in gone}
    table["opened"]["maximum"] = opened
    seat["properties"]["epoch"]["maximum"] = min(opened + 1, seat["properties"]["epoch"]["maximum"])
    return {**whole, "properties": table}


def _known(node: Any, closed: Collection[str]) -> Any:
    """A part of the schema with the choices that are open; the keys of documents stay, whatever they are called."""
    if isinstance(node, list):
        return [_known(one, closed) for one in node]
    if not isinstance(node, dict):
        return node
    return {key: without(one, closed) if key == "enum" else _known(one, closed) for key, one in node.items()}
