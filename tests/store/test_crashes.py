"""A process is killed in the middle of writing: what was confirmed is there, nothing is there twice."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys

from tests.store.rows import happenings

from queenswright.store import open_store

TABLES = 8
KILLS = 3


def write_until_killed(url: str, lines: int) -> dict[str, int]:
    """Let a process write until it has confirmed some appends, kill it; what it confirmed for every table."""
    confirmed: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.store.writing", url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, start=1):
            if line.endswith("\n"):
                name, number = line.split()
                confirmed[name] = int(number)
            if count == lines:
                process.kill()
    assert confirmed
    return confirmed


async def check(url: str, confirmed: dict[str, int]) -> None:
    """Everything confirmed is stored, once, in order and without a gap."""
    store = await open_store(url)
    for name, number in confirmed.items():
        found = await store.happenings(name)
        listing = await store.listing(name)
        assert listing is not None
        assert len(found) == listing.number >= number
        assert found == happenings(1, len(found))
        assert listing.summary.changed == float(len(found))
    await store.close()


def test_a_killed_process_loses_nothing_it_confirmed(store_url: str) -> None:
    chance = random.Random(4)
    for _ in range(KILLS):
        asyncio.run(check(store_url, write_until_killed(store_url, chance.randint(50, 400))))
