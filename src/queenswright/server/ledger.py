"""How much was thought for people, told to the other processes on one database: all count the same seconds.

That goes for bots, analyses and evaluations, each with purses of their own. A process tells once a second what was
thought there and who came from where; the others take it from their own purses.
What is told is not stored, and on SQLite there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping
from functools import partial

from queenswright.server.queueing import Payer, Purses
from queenswright.server.whereabouts import Whereabouts
from queenswright.store import Store

OFTEN = 1.0
"""Seconds between two announcements."""
BATCH = 40
"""Entries in one announcement, which has room for more."""


class Ledger:
    """Tells the others, and hears from them."""

    def __init__(self, store: Store, purses: Mapping[str, Purses], whereabouts: Whereabouts) -> None:
        """The purses by the word under which they are told of."""
        self._store = store
        self._purses = purses
        self._whereabouts = whereabouts
        self._spent: defaultdict[tuple[str, Payer], float] = defaultdict(float)
        self._came: dict[str, str] = {}
        if store.shared:
            for word, one in purses.items():
                one.on_charge = partial(self._note, word)
            whereabouts.on_news = self._came.__setitem__
            store.on_announce(self._heard)

    def _note(self, word: str, payer: Payer, seconds: float) -> None:
        self._spent[word, payer] += seconds

    async def work(self) -> None:
        """Tell what is new, again and again."""
        while self._store.shared:
            await asyncio.sleep(OFTEN)
            await self.tell()

    async def tell(self) -> None:
        """Tell what is new."""
        news: list[tuple[str, tuple[object, ...]]] = [("came", came) for came in self._came.items()]
        for (word, payer), seconds in self._spent.items():
            news.append((word, (payer.person, payer.network, round(seconds, 3))))
        self._spent.clear()
        self._came.clear()
        for first in range(0, len(news), BATCH):
            part: dict[str, list[tuple[object, ...]]] = {}
            for word, entry in news[first : first + BATCH]:
                part.setdefault(word, []).append(entry)
            await self._store.announce(json.dumps(part, separators=(",", ":")))

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        for person, network in message.get("came", ()):
            self._whereabouts.learn(person, network)
        for word, purses in self._purses.items():
            for person, network, seconds in message.get(word, ()):
                purses.take(Payer(person, network), seconds)
