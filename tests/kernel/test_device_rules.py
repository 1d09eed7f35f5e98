"""What the compiler for GPUs does not know stays out of the rules; its simulator would not notice."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from queenswright.games import BUILT_IN, game_rules


def rooms(game: str) -> list[Path]:
    return sorted((game_rules(game).folder / "rules").glob("*.py"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_membership_is_asked_of_constants_only(game: str) -> None:
    """A tuple with numbers of several widths cannot be searched on a GPU."""
    found = []
    for path in rooms(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                searched = node.comparators[0]
                names = searched.elts if isinstance(searched, ast.Tuple) else [searched]
                if not all(isinstance(name, ast.Name) and name.id.isupper() for name in names):
                    found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert found == []
