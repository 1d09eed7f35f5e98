"""Bot workers are killed under play: a few of the kills that `python -m proof.bot_kills` does by the dozen."""

from __future__ import annotations

import asyncio

from proof.bot_kills import kill_bot_workers


def test_no_decision_is_lost_or_made_twice_when_workers_are_killed(empty_postgres_url: str) -> None:
    told = asyncio.run(kill_bot_workers(empty_postgres_url, workers=2, kills=2, seed=1, say=print))
    assert " decisions of bots, each stored once" in told
