"""What bots have thought for people, told to the other processes on one database: all count the same seconds.

A process tells once a second what was thought there and who came from where; the others take it from their own purses.
What is told is not stored, and on SQLite there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict

from queenswright.server.queueing import Payer, Purses
from queenswright.server.whereabouts import Whereabouts
from queenswright.store import Store

OFTEN = 1.0
"""Seconds between two announcements."""
BATCH = 40
"""Entries in one announcement, which has room for more."""


class Ledger:
    """Tells the others, and hears from them."""

    def __init__(self, store: Store, purses: Purses, whereabouts: Whereabouts) -> None:
        self._store = store
        self._purses = purses
        self._whereabouts = whereabouts
        self._thought: defaultdict[Payer, float] = defaultdict(float)
        self._came: dict[str, str] = {}
        if store.shared:
            purses.on_charge = self._note
            whereabouts.on_news = self._came.__setitem__
            store.on_announce(self._heard)

    def _note(self, payer: Payer, seconds: float) -> None:
        self._thought[payer] += seconds

    async def work(self) -> None:
        """Tell what is new, again and again."""
        while self._store.shared:
            await asyncio.sleep(OFTEN)
            await self.tell()

    async def tell(self) -> None:
        """Tell what is new."""
        thought = [(payer.person, payer.network, round(seconds, 3)) for payer, seconds in self._thought.items()]
        came = list(self._came.items())
        self._thought.clear()
        self._came.clear()
        for first in range(0, max(len(thought), len(came)), BATCH):
            part = {"thought": thought[first : first + BATCH], "came": came[first : first + BATCH]}
            await self._store.announce(json.dumps(part, separators=(",", ":")))

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        for person, network in message.get("came", ()):
            self._whereabouts.learn(person, network)
        for person, network, seconds in message.get("thought", ()):
            self._purses.take(Payer(person, network), seconds)
