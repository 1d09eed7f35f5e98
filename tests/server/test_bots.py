"""Bots at tables: compiled ones in a process of their own, stand-ins when that is late or fails."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.site import ME, autopilot, served

from queenswright.bots import BotError, BotProcess, keeper

PATIENCE = 300.0
"""Seconds that compiling may take where nothing is compiled yet."""


async def test_bots_think_in_a_process_of_their_own(one_database: str) -> None:
    async with served(one_database, bot_wait=PATIENCE) as site:
        anna = await site.person("Anna")
        wish = [ME, {"kind": "bot", "bot": "apprentice"}]
        first, second = [await anna.create("architect", wish, options={"round_limit": 2}) for _ in range(2)]
        for info in (first, second):
            seat = await site.seat(anna, info["table"])
            while seat.number < 12 or not (seat.decides or seat.holds):
                await seat.wait_for(lambda one: one.decides or one.holds, PATIENCE)
                await (seat.end_turn() if seat.holds else seat.play(seat.state["legal"][0]))
            assert seat.presence["bots"] == "ready"
            hint = (await seat.ask("hint", bot="apprentice"))["hint"]
            assert hint["bot"] == "apprentice"
            assert hint["text"] in seat.state["legal"]
            assert len(hint["shares"]) == 2
            await autopilot(seat, random.Random(1))


async def test_while_the_rules_are_compiled_the_table_says_so_and_goes_on(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotProcess, "wait", lambda *_: False)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, {"kind": "bot", "bot": "master"}])
        seat = await site.seat(anna, info["table"])
        await autopilot(seat, random.Random(2))
        warmth = [message["bots"] for message in seat.received if message["kind"] == "presence"]
        assert "warming" in warmth


@pytest.mark.parametrize("fault", ["start", "think"])
async def test_a_bot_that_fails_is_replaced(one_database: str, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    asked = []

    class Faulty:
        """A process that cannot start, or whose bots fail."""

        def __init__(self, *args: Any) -> None:
            if fault == "start":
                raise BotError("cannot start")

        def wait(self, *args: Any) -> bool:
            return True

        def think(self, *args: Any) -> None:
            asked.append(args)
            raise BotError("no idea")

        def forget(self) -> None: ...

        def close(self) -> None: ...

    monkeypatch.setattr(keeper, "BotProcess", Faulty)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, {"kind": "bot", "bot": "master"}])
        seat = await site.seat(anna, info["table"])
        await autopilot(seat, random.Random(3))
        assert seat.is_over
    assert len(asked) == (0 if fault == "start" else 4)
