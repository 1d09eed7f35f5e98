"""The server is killed under play: a handful of the kills that `python -m proof.kills` does by the hundred."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from proof.kills import kill_under_play
from proof.ledger import Ledger


def test_what_was_confirmed_survives_kills_on_sqlite(tmp_path: Path) -> None:
    report = asyncio.run(kill_under_play(f"sqlite:///{tmp_path / 'games.db'}", 1, kills=3, seed=3, say=print))
    assert report.kills.total() >= 3
    assert report.confirmed > 0


def test_one_of_two_servers_on_postgresql_is_killed_and_the_other_goes_on(empty_postgres_url: str) -> None:
    report = asyncio.run(kill_under_play(empty_postgres_url, 2, kills=2, seed=4, say=print))
    assert report.kills.total() >= 2
    assert report.confirmed > 0


LOG = [
    {"number": 1, "kind": "seated", "seat": 0},
    {"number": 2, "kind": "started", "seat": None},
    {"number": 3, "kind": "move", "seat": 0, "text": "roll"},
    {"number": 4, "kind": "say", "seat": 0, "text": "hello"},
    {"number": 5, "kind": "move", "seat": 1, "text": "roll"},
    {"number": 6, "kind": "move", "seat": 0, "text": "roll"},
]
ANNA = {0: "Anna"}


def a_ledger() -> Ledger:
    """Anna rolled twice and greeted; nobody sent what the bot at seat 1 did."""
    ledger = Ledger()
    ledger.sent.update(
        {("move", "Anna", 2, "roll"): 2, ("move", "Anna", 5, "roll"): 1, ("say", "Anna", None, "hello"): 1}
    )
    ledger.confirmed.update([("move", "Anna", 2, "roll")])
    return ledger


def test_the_ledger_takes_what_was_confirmed_and_what_was_not() -> None:
    found = a_ledger().check(LOG, ANNA)
    assert found.total() == 3


def test_the_ledger_finds_what_is_lost() -> None:
    ledger = a_ledger()
    ledger.confirmed["undo", "Anna", 6, ""] += 1
    with pytest.raises(AssertionError, match="not in the log"):
        ledger.check(LOG, ANNA)


def test_the_ledger_finds_what_is_doubled() -> None:
    again = [*LOG, {"number": 7, "kind": "move", "seat": 0, "text": "roll"}]
    with pytest.raises(AssertionError, match="oftener"):
        a_ledger().check(again, ANNA)


def test_the_ledger_finds_what_was_refused_and_is_there() -> None:
    ledger = a_ledger()
    ledger.refused["move", "Anna", 5, "roll"] += 1
    with pytest.raises(AssertionError, match="refused"):
        ledger.check(LOG, ANNA)


def test_the_ledger_finds_a_gap() -> None:
    with pytest.raises(AssertionError, match="gap"):
        a_ledger().check(LOG[:3] + LOG[4:], ANNA)
