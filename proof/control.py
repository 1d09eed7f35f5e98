"""A table that nobody attacks: two people play on, in a process of their own, and note how long every move takes.

    python -m proof.control ADDRESS SEED [PACE]

It says when it has begun. Every line on the input begins a new stretch of play, the end of the input ends it all. Then
one line of JSON tells what was measured; a move that did not arrive ends it with an error.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from random import Random

from queenswright.client import Client, Seat

PACE = 0.01
SEATS = [{"kind": "me"}, {"kind": "open"}]


class Control:
    """Two people and their games."""

    def __init__(self, address: str, seed: int, pace: float = PACE) -> None:
        self.address, self.chance, self.pace = address, Random(seed), pace
        self.stretches: list[list[float]] = [[]]
        self.is_over = False
        self.tables: list[str] = []

    async def run(self) -> None:
        """Play game after game until the input ends."""
        listening = asyncio.create_task(self._listen())
        async with Client(self.address) as one, Client(self.address) as other:
            await one.sign_in("Clara")
            await other.sign_in("Carl")
            while not self.is_over:
                info = await one.create("architect", SEATS)
                await other.join(info["table"], invite=info["invite"])
                self.tables.append(info["table"])
                async with one.connect(info["table"], since=0) as left, other.connect(info["table"], since=0) as right:
                    await self._play(left, right)
        await listening

    async def _listen(self) -> None:
        while await asyncio.to_thread(sys.stdin.readline):
            self.stretches.append([])
        self.is_over = True

    async def _play(self, left: Seat, right: Seat) -> None:
        """One game; after every move both have to know the same."""
        while not self.is_over and not left.is_over:
            seat = left if left.decides or left.holds else right
            start = time.perf_counter()
            if seat.holds:
                await seat.end_turn()
            else:
                await seat.play(self.chance.choice(seat.state["legal"]))
            for one in (left, right):
                await one.wait_for(lambda one, number=seat.number: one.number >= number)  # type: ignore[misc]
            if self.stretches == [[]]:
                print("begun", flush=True)
            self.stretches[-1].append(time.perf_counter() - start)
            left.received.clear()
            right.received.clear()
            await asyncio.sleep(self.pace)
        assert left.happenings == right.happenings, "two people at one table have seen different happenings"
        numbers = [one["number"] for one in left.happenings]
        assert numbers == list(range(1, len(numbers) + 1)), "numbers with a gap"

    def report(self) -> dict[str, object]:
        """Milliseconds from sending a move until both players know of it."""
        return {"tables": self.tables, "stretches": [_summary(sorted(one)) for one in self.stretches]}


def _summary(ordered: list[float]) -> dict[str, float]:
    def quantile(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0

    return {"moves": len(ordered), "p50": quantile(0.5), "p99": quantile(0.99), "worst": quantile(1.0)}


if __name__ == "__main__":
    control = Control(sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:]))
    asyncio.run(control.run())
    print(json.dumps(control.report()))
