"""The pages that document observations and actions are those of the code; another layout has another version."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from queenswright.games import BUILT_IN, load
from queenswright.rl.layout import mark, page

PAGES = Path(__file__).parents[2] / "docs" / "observations"
MARKS = {("architect", 1): "ae7cf857e997", ("queensdale", 1): "597e8fd93e1f"}
"""What every version is; a line is added for a new version, and none is ever changed."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_page_of_a_game_is_what_the_code_says(name: str) -> None:
    written = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(load(name)), f"python -m queenswright.rl.layout {name} > docs/observations/{name}.md"


@pytest.mark.parametrize("name", BUILT_IN)
def test_another_layout_has_another_version(name: str) -> None:
    game = load(name)
    assert mark(game) == MARKS[name, game.observation().version]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_entry_has_one_name_and_some_room(name: str) -> None:
    seen = load(name).observation()
    names = seen.names()
    assert len(set(names)) == len(names) == seen.size
    least, most = seen.bounds()
    assert (least < most).all()
    features = seen.spread(np.zeros(seen.size, np.int8))
    assert features.shape == (len(seen.spread.names),)
    assert len(set(seen.spread.names)) == len(seen.spread.names)
