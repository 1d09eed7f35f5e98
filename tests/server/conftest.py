"""Real servers for the tests: uvicorn and sockets in the event loop of the test, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest
from tests.postgres import postgres_server, postgres_url
from tests.server.strict import strict

__all__ = ["postgres_server", "postgres_url", "strict"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def one_database(tmp_path: Path) -> str:
    """A database for what has nothing to do with databases."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
