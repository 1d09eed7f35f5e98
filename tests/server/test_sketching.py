"""Previews and hints are made beside the event loop: whoever asks for many delays nobody."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest
from tests.server.site import ME, RANDOM, served

from queenswright.client import Seat
from queenswright.server import advice, workshop
from queenswright.server.socket import _Talk
from queenswright.table.wishes import moves

MANY = 40


class Making:
    """Notes in which threads moves are previewed; `is_open` holds the first of them up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        self.threads: set[str] = set()
        self.is_open = threading.Event()
        make = getattr(module, name)

        def noted(*given: Any) -> Any:
            self.threads.add(threading.current_thread().name.partition("_")[0])
            assert self.is_open.wait(20)
            return make(*given)

        monkeypatch.setattr(module, name, noted)


async def _answers(seat: Seat, do: str, **fields: Any) -> list[dict[str, Any]]:
    """What becomes of many questions at once."""
    found = await asyncio.gather(*(seat.ask(do, **fields) for _ in range(MANY)), return_exceptions=True)
    return [one for one in found if isinstance(one, dict)]


async def test_moves_are_played_while_previews_are_made(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The previews end only after the same socket has played: they hold up nobody, and nobody has all places."""
    making = Making(monkeypatch, moves, "preview_of")
    async with served(one_database) as site:
        anna = await site.person("Anna")
        seat = await site.seat(anna, (await anna.create("architect", [ME, RANDOM]))["table"])
        await seat.wait_for(lambda one: one.decides)
        text = seat.state["legal"][0]
        asking = asyncio.create_task(_answers(seat, "previews"))
        await seat.wait_for(lambda one: bool(making.threads))
        assert (await seat.ask("why", text="castle"))["refusal"]["message"] == "table-no-move"
        await seat.play(text)
        making.is_open.set()
        answers = await asking
        assert len(answers) == workshop.MOST_OF_PERSON
        assert {one["previews"][0]["moves"][0]["text"] for one in answers} == {text}
        await seat.wait_for(lambda one: one.decides)
        text = seat.state["legal"][0]
        assert (await seat.ask("preview", moves=[text]))["preview"]["moves"][0]["text"] == text
        assert making.threads == {"workshop"}


async def test_a_hint_is_written_beside_the_event_loop(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    making, planned = Making(monkeypatch, advice, "preview"), Making(monkeypatch, moves, "preview_of")
    making.is_open.set()
    planned.is_open.set()
    async with served(one_database) as site:
        anna = await site.person("Anna")
        seat = await site.seat(anna, (await anna.create("architect", [ME, RANDOM]))["table"])
        await seat.wait_for(lambda one: one.decides)
        assert (await seat.ask("hint", bot="random", after=seat.state["legal"][:1]))["hint"]["steps"]
        assert making.threads == planned.threads == {"workshop"}


async def test_between_two_commands_of_a_packet_others_have_a_turn(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, heard = [0], list[int]()
    hear = _Talk._hear

    async def noted(talk: Any, text: str | None) -> None:
        heard.append(turns[0])
        await hear(talk, text)

    async def others() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(_Talk, "_hear", noted)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        seat = await site.seat(anna, (await anna.create("tiny", [ME, RANDOM]))["table"])
        ticking = asyncio.create_task(others())
        commands = [json.dumps({"do": "why", "id": 1000 + n, "text": "castle"}) for n in range(MANY)]
        await asyncio.gather(*(seat.send(one) for one in commands))
        while len(heard) < MANY:
            await asyncio.sleep(0)
        ticking.cancel()
    assert len(set(heard)) == MANY
