"""The people of one table with their game, and what a run of kills has seen."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from proof.ledger import Ledger, Shadow
from proof.players import Player, Signals


@dataclass
class Report:
    """What a run has seen."""

    kills: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    finished: int = 0
    events: int = 0
    sent: int = 0
    confirmed: int = 0
    refused: int = 0
    unconfirmed_stored: int = 0
    unconfirmed_lost: int = 0
    resent: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def text(self) -> str:
        """For people."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills ({kinds}) in {self.seconds:.0f} s: {self.tables} games "
            f"({self.finished} to their end), {self.events} events; {self.sent} commands sent, {self.confirmed} "
            f"confirmed and all there, once; {self.refused} refused or stale and none there; {self.unconfirmed_stored} "
            f"without an answer there, once, {self.unconfirmed_lost} not there; "
            f"sent again: {dict(sorted(self.resent.items()))}"
        )


class Party:
    """The people of one table and their game."""

    def __init__(self, number: int, wishes: dict[str, Any]) -> None:
        self.number, self.wishes = number, wishes
        self.players: list[Player] = []
        self.table = ""
        self.ledger = Ledger()
        self.shadow: Shadow | None = None
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def owners(self) -> dict[int, str]:
        return {seat: player.name for player in self.players for seat in player.seats}

    async def begin(self, signals: Signals) -> None:
        """Make a table, sit down, play from now on."""
        host, *guests = self.players
        info = await host.client.create(public=True, **self.wishes)
        self.table, self.ledger, self.shadow = info["table"], Ledger(), None
        for guest in guests:
            await guest.client.join(self.table)
        self.tasks = [
            asyncio.ensure_future(player.play(self.table, self.ledger, signals)) for player in self.players
        ]  # fmt: skip

    async def end(self) -> None:
        """Everybody gets up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in self.players:
            await player.leave()

    def problem(self) -> BaseException | None:
        """What a player stumbled over."""
        for task in self.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                return task.exception()
        return None
