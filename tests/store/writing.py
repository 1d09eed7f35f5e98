"""A process that writes to a store until it is killed, and says on its output what was confirmed.

python -m tests.store.writing URL TABLES    appends to tables t0, t1, ... side by side
python -m tests.store.writing URL drive ID  drives one table
"""

from __future__ import annotations

import asyncio
import os
import sys

from tests.store.rows import happenings, summary, table

from queenswright.store import Store, open_store


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def write_on(store: Store, name: str) -> None:
    """Append one to three happenings at a time for ever."""
    listing = await store.listing(name)
    if listing is None:
        await store.create_table(table(name), summary())
    last = listing.number if listing else 0
    while True:
        more = 1 + last % 3
        await store.append(name, last + 1, happenings(last + 1, last + more), summary(changed=float(last + more)))
        last += more
        say(f"{name} {last}")


async def main(url: str, what: str, name: str = "") -> None:
    store = await open_store(url)
    if what == "drive":
        async with store.driver(name) as mine:
            say("mine" if mine else "not mine")
            await asyncio.sleep(600)
    else:
        await asyncio.gather(*(write_on(store, f"t{number}") for number in range(int(what))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
