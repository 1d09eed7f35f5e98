"""Fixtures for whole campaigns."""

from __future__ import annotations

import pytest
from tests.games.queensdale.campaigns import GOALS, RED, SEALS
from tests.rules.queensdale.situations import changed_pack

from queenswright.kernel.game import Game


@pytest.fixture(scope="session")
def short(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with goals so low that random play completes all epochs."""
    return changed_pack(tmp_path_factory.mktemp("pack"), GOALS, RED, SEALS)
