"""Tables of every kind and people of every kind, for messages of every kind."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

from queenswright.client import Client

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
FRIEND, OTHER = {"kind": "person", "name": "Otto"}, {"kind": "person", "name": "Pia"}
BANK = {"kind": "bank", "bank": 500_000, "increment": 5, "at_zero": "lose"}
KINDS: dict[str, dict[str, Any]] = {
    "two": {"game": "architect", "seats": [ME, OPEN]},
    "bots": {"game": "tiny", "seats": [ME, OPEN, BOT], "take_back": "turn", "clock": BANK},
    "alone": {"game": "tiny", "seats": [ME, FRIEND, OTHER], "take_back": "none"},
    "four": {"game": "architect", "seats": [ME, FRIEND, OPEN, BOT], "auto_end": True},
    "waiting": {"game": "architect", "seats": [ME, FRIEND, OPEN, OPEN]},
    "over": {"game": "tiny", "seats": [ME, FRIEND]},
    "private": {"game": "architect", "seats": [ME, OPEN], "public": False},
}


@dataclass(frozen=True)
class Place:
    """Where a visitor connects: a table, and as whom."""

    kind: str
    table: str
    role: str
    cookie: str | None
    may_enter: bool = True

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/socket"


def cookie_of(client: Client) -> str:
    """The cookie of a person, as a header."""
    return "; ".join(f"{one.name}={one.value}" for one in client.http.cookies.jar)


async def open_zoo(address: str, stack: AsyncExitStack, chance: Random) -> list[Place]:
    """New tables of all kinds, and the places at them: hosts with several seats, guests, spectators, strangers."""
    host, guest, watcher, nameless = [await stack.enter_async_context(Client(address)) for _ in range(4)]
    await host.sign_in("Hanna")
    await guest.sign_in("Gero")
    await watcher.sign_in("Wim")
    places = []
    for kind, wishes in KINDS.items():
        info = await host.create(**{"public": True, **wishes})
        table = info["table"]
        if OPEN in wishes["seats"] and kind != "waiting":
            await guest.join(table, invite=info["invite"])
            places.append(Place(kind, table, "guest", cookie_of(guest)))
        if kind == "over":
            await _play_out(host, table, chance)
        is_open = wishes.get("public", True)
        places.append(Place(kind, table, "host", cookie_of(host)))
        places.append(Place(kind, table, "spectator", cookie_of(watcher), is_open))
        places.append(Place(kind, table, "nameless", cookie_of(nameless), is_open))
        places.append(Place(kind, table, "stranger", None, is_open))
    return places


async def _play_out(host: Client, table: str, chance: Random) -> None:
    """Random moves of somebody who holds all seats, until the game is over."""
    async with host.connect(table) as seat:
        while (state := await seat.my_turn()) is not None:
            if seat.holds:
                await seat.end_turn()
            else:
                await seat.play(chance.choice(state["legal"]))
