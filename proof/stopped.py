"""A server that is stopped for a while costs nobody a game: SIGSTOP, nine seconds, SIGCONT.

    python -m proof.stopped [--seconds 9]

Two people play with six seconds each, and who runs out loses. While one of them thinks, the server is stopped for
longer than that; afterwards the game has to go on with hardly less time than before.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal

from proof.servers import database_for, server_on
from queenswright.client import Client

BANK = 6.0
CLOCK = {"kind": "bank", "bank": BANK, "increment": 0, "at_zero": "lose"}
SLACK = 4.0
"""Seconds that everything around the stop may take."""


async def prove(seconds: float) -> None:
    """One game, one stop, and the move after it."""
    with database_for("sqlite") as database, server_on(database) as server:
        await server.ready()
        async with Client(server.address) as anna, Client(server.address) as ben:
            await anna.sign_in("Anna")
            await ben.sign_in("Ben")
            table = await anna.create("tiny", [{"kind": "me"}, {"kind": "open"}], clock=CLOCK)
            await ben.join(table["table"], invite=table["invite"])
            async with anna.connect(table["table"]) as one, ben.connect(table["table"]) as other:
                seat = one if one.decides else other
                os.kill(server.pid, signal.SIGSTOP)
                try:
                    await asyncio.sleep(seconds)
                finally:
                    os.kill(server.pid, signal.SIGCONT)
                await seat.play(seat.state["legal"][0])
                left = min(seat.state["clock"]["left"])
                print(
                    f"stopped for {seconds:.0f} s with {BANK:.0f} s on the clock: the game goes on, {left:.1f} s left"
                )
                assert not seat.is_over, "the game was lost while the server was stopped"
                assert left > BANK - SLACK, "the time in which the server was stopped was charged"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=9.0)
    asyncio.run(prove(parser.parse_args().seconds))
