"""Real servers for the tests: uvicorn and sockets in the event loop of the test, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect

import pytest
from tests.postgres import postgres_server, postgres_tables, postgres_url
from tests.server.strict import strict
from tests.sqlite import sqlite_tables, sqlite_url

__all__ = ["postgres_server", "postgres_tables", "postgres_url", "sqlite_tables", "sqlite_url", "strict"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database of either kind, with nothing in its tables."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def one_database(sqlite_url: str) -> str:
    """A database for what has nothing to do with databases."""
    return sqlite_url


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
