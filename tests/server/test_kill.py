"""A server that dies at any moment loses nothing that it confirmed, and does nothing twice."""

from __future__ import annotations

from tests.server.kill import kill_under_play

KILLS = 4


async def test_every_confirmed_move_is_there_after_a_kill(database: str) -> None:
    report = await kill_under_play(database, KILLS, seed=1)
    assert report.kills == KILLS
    assert report.moves > KILLS
    assert not report.problems
