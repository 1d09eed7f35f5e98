"""Some thousand odd messages and rude clients; `python -m proof.socket_fuzz` sends a hundred thousand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from proof.odd_messages import FIELDS, Seen, is_command, message
from proof.raw_socket import MASK, frame, masked
from proof.rude import RUDE
from proof.socket_fuzz import fuzz_sockets

from queenswright.server.commands import BadCommand, read_command


def test_every_message_gets_a_clear_reply_and_others_play_on(tmp_path: Path) -> None:
    outcome = fuzz_sockets(f"sqlite:///{tmp_path / 'games.db'}", 3000, seed=7, say=print)
    tally = outcome.tally
    assert tally["answer"] + tally["refused"] + tally["stale"] + tally["rude"] == tally["messages"] >= 3000
    assert tally["rude"] >= len(RUDE)
    assert min(tally[kind] for kind in ("answer", "refused", "stale", "lazy")) > 0
    assert {f"done {do}" for do in ("move", "end_turn", "undo", "say", "sync", "previews", "why")} <= tally.keys()
    assert outcome.control[-1]["moves"] > 0


def test_what_counts_as_a_command_is_what_the_server_takes() -> None:
    chance, seen = Random(1), Seen(12, 9, ["move 1", "done"])
    kinds = set()
    for _ in range(20_000):
        odd = message(chance, seen)
        try:
            kinds.add(type(read_command(odd.text)).__name__)
            taken = True
        except BadCommand:
            taken = False
        assert odd.is_command in (taken, None), odd
    assert len(kinds) == len(FIELDS) - 1  # hints are asked for on their own


@pytest.mark.parametrize(
    ("command", "verdict"),
    [
        ({"do": "undo", "id": 1, "revision": 3}, True),
        ({"do": "undo", "id": 1}, False),
        ({"do": "undo", "id": 1, "revision": 3, "seat": 0}, False),
        ({"do": "undo", "id": True, "revision": 3}, False),
        ({"do": "undo", "id": 1, "revision": -1}, False),
        ({"do": "undo", "id": 1, "revision": 3.0}, None),
        ({"do": "move", "id": 1, "revision": 3, "text": "x" * 201}, False),
        ({"do": "flag", "id": 1, "revision": 3}, False),
    ],
)
def test_commands(command: dict[str, object], verdict: bool | None) -> None:
    assert is_command(command) is verdict


def test_frames() -> None:
    assert masked(masked(b"hello world")) == b"hello world"
    assert frame(b"hi") == b"\x81\x82" + MASK + masked(b"hi")
    assert frame(b"", size=2**62)[1:10] == b"\xff" + (2**62).to_bytes(8, "big")
    assert json.loads(masked(frame(b"{}")[6:])) == {}
