"""A server that is told to end closes what it has open, and ends well."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import QUICK

from queenswright.server.config import Config
from queenswright.server.run import listen, serve


@pytest.fixture
def heard() -> Any:
    """The signals that would have ended this process."""
    found: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: found.append(number))
    yield found
    signal.signal(signal.SIGTERM, before)


async def test_a_server_that_is_told_to_end_closes_its_database(heard: list[int], tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    written: list[str] = []

    async def end(parts: Any) -> None:
        await parts.store.secret("some", b"thing")
        written.extend(one.name for one in tmp_path.iterdir())
        os.kill(os.getpid(), signal.SIGTERM)

    await serve(f"sqlite:///{path}", listen("127.0.0.1", 0), Config(**QUICK), end)
    assert heard == []
    assert "games.db-wal" in written
    assert not path.with_name("games.db-wal").exists(), "what was in it is in the database"
