"""Both stores, for every test that asks for one; a test may be a coroutine."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import empty_postgres_url, postgres_server, postgres_tables, postgres_url
from tests.sqlite import sqlite_tables, sqlite_url

from queenswright.store import open_store

__all__ = [
    "empty_postgres_url",
    "postgres_server",
    "postgres_tables",
    "postgres_url",
    "sqlite_tables",
    "sqlite_url",
]


@dataclass
class ToOpen:
    """A store that is opened in the event loop of the test."""

    url: str


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> ToOpen:
    """An open store of either kind with nothing in its tables, closed after the test."""
    return ToOpen(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(_play(pyfuncitem.obj, {name: pyfuncitem.funcargs[name] for name in names}))
    return True


async def _play(test: Callable[..., Coroutine[Any, Any, None]], given: dict[str, Any]) -> None:
    async with AsyncExitStack() as stack:
        for name, value in given.items():
            if isinstance(value, ToOpen):
                given[name] = await open_store(value.url)
                stack.push_async_callback(given[name].close)
        await test(**given)
