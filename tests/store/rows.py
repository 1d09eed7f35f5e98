"""Rows for the tests of the store."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from queenswright.store import HappeningRow, Summary, TableRow


def table(name: str = "t1", **changes: object) -> TableRow:
    """A table like many."""
    made = TableRow(
        id=name,
        created=1000.0,
        game="tiny",
        pack="small",
        pack_digest="65d2d6f1edfc4cf7",
        players=2,
        options={"variant": "Größe 😀", "limit": None, "dice": True},
        key="0" * 31 + "7",
        salt="5a17",
        rules_version=1,
        settings={"take_back": "free", "clock": {"kind": "none"}},
        host="anna",
        invite=f"invite-{name}",
        public=True,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def summary(**changes: object) -> Summary:
    """How a table stands."""
    made = Summary(
        "running", [{"kind": "person", "name": "Anna"}, {"kind": "bot"}], ("anna",), "1 red", 2000.0, None, None
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def happening(number: int, text: str = "move 2") -> HappeningRow:
    """One happening; its body names its number."""
    return HappeningRow(number, 1000.5 + number, "move", number % 2, json.dumps({"text": text, "is": number}).encode())


def happenings(first: int, last: int, text: str = "move 2") -> list[HappeningRow]:
    """Happenings with numbers from first to last."""
    return [happening(number, text) for number in range(first, last + 1)]


async def outcome(waiting: Awaitable[None]) -> Exception | None:
    """What a writing raised."""
    try:
        await waiting
    except Exception as error:
        return error
    return None


async def until(is_true: Callable[[], bool | Awaitable[bool]], tries: int = 600) -> None:
    """Wait for something that other processes bring about; given up after many tries."""
    import asyncio

    for _ in range(tries):
        found = is_true()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never happened")
