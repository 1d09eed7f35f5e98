"""Nobody gets help in a running game with other people, whatever way its position comes here."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.server.site import ME, OPEN, Site, play_on, served
from tests.server.test_studies import SHORT, Asked, bring, finished, worth

import queenswright as qw
from queenswright.client import Refused
from queenswright.kernel.position import Position
from queenswright.server import running
from queenswright.server.running import APART, RunningGames, apart, features_of
from queenswright.study.live import Evaluator


def continued(position: Position, seed: int) -> Position:
    """A finished game that goes through a position, as a record that begins there."""
    start = qw.load("architect").position(position.to_dict())
    choose = random.Random(seed)
    while not start.is_over:
        start.push(choose.choice(start.legal_moves))
    return start


def disguised(position: Position) -> Position:
    """The same position with what does not matter changed: who owns how much by a little, one more round played."""
    document = position.to_dict()
    for seat in document["seats"]:
        seat["talers"] += 1
    return qw.load("architect").position(document)


@pytest.mark.parametrize("trick", ["as it is", "disguised", "a turn ahead", "by somebody else", "by a guest"])
async def test_nobody_gets_help_in_a_running_game_with_other_people(
    one_database: str, monkeypatch: pytest.MonkeyPatch, trick: str
) -> None:
    """Not by pasting the position into a record, whoever brings it, and whatever is changed in it a little."""
    asked = Asked(monkeypatch)
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True, options=SHORT)
        await play_on(random.Random(3), anna, ben, moves=8)
        position = state_line(site, anna.table)
        pasted = disguised(position) if trick == "disguised" else position.copy()
        if trick == "a turn ahead":
            for _ in range(3):
                pasted.push(pasted.legal_moves[0])
        cheat = anna.client if trick not in ("by somebody else", "by a guest") else await site.person("Mallory")
        with pytest.raises(Refused) as refused:
            await bring(cheat, continued(pasted, 1))
        assert (refused.value.status, refused.value.message) == (403, "study-running")
        assert asked.positions == []


async def test_nobody_gets_help_by_walking_to_the_position_of_a_running_game(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of the same deal is brought, and played on as the running game was."""
    asked = Asked(monkeypatch)
    monkeypatch.setattr(running, "FRESH", 0.0)
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True, options=SHORT)
        seen = await bring(anna.client, record_like(state_line(site, anna.table), 7))
        await play_on(random.Random(3), anna, ben, moves=6)
        steps = [{"text": move.text} for move in state_line(site, anna.table).moves]
        for count in (3, 5, 6):
            with pytest.raises(Refused) as refused:
                await worth(ben.client, seen["id"], {"place": 0, "steps": steps[:count], "seat": None})
            assert refused.value.message == "study-running"
        assert asked.positions == []
        await play_on(random.Random(3), anna, ben)
        assert await worth(ben.client, seen["id"], {"place": 0, "steps": steps, "seat": None})


def state_line(site: Site, table: str) -> Position:
    line = site.parts.hub.tables[table].state.line
    assert line is not None
    return line.position


def record_like(position: Position, seed: int) -> Position:
    """A finished game of the same deal."""
    twin = position.start()
    choose = random.Random(seed)
    while not twin.is_over:
        twin.push(choose.choice(twin.legal_moves))
    return twin


async def test_who_plays_against_bots_alone_may_look(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Asked(monkeypatch)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = await anna.create("architect", [ME, OPEN], options=SHORT)
        await anna.post(f"/api/tables/{table['table']}/bot", {"seat": 1, "bot": "random"})
        seat = await site.seat(anna, table["table"])
        await seat.my_turn()
        seen = await bring(anna, record_like(state_line(site, table["table"]), 7))
        assert await worth(anna, seen["id"], {"place": 0, "steps": [], "seat": None})


def test_games_of_other_deals_are_not_taken_for_each_other() -> None:
    for game, players in (("architect", 2), ("architect", 4), ("queensdale", 2)):
        one, other = (qw.load(game).new(players, seed=seed) for seed in (1, 2))
        assert apart(features_of(one), features_of(one.copy())) == 0
        assert apart(features_of(one), features_of(other)) >= APART, "even in the first position"


def comparisons(positions: Sequence[Position], games: Sequence[running.Features]) -> tuple[bool, int]:
    """Whether one of the positions is like a running game, and how often they were compared with the games."""
    work, steps = running._comparing(positions, games), 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value, steps - len(positions)
        steps += 1


def test_a_record_is_compared_wherever_it_could_be_near_a_running_game() -> None:
    """Not at every position: as long as it changes less than it is away from the nearest game, it cannot be near."""
    one, other = finished(5, {"round_limit": 4}), finished(6, {"round_limit": 4})
    elsewhere = [features_of(finished(seed)) for seed in range(7, 10)]
    found, count = comparisons(one.past(), elsewhere)
    assert not found
    assert count < len(one.past()) / 2
    for at in (0, len(other.past()) // 2, -1):
        game = [*elsewhere, features_of(other.past()[at])]
        assert comparisons([*one.past(), *other.past()], game)[0]
        assert not comparisons(one.past(), game)[0]


async def test_running_games_are_looked_at_once_for_every_change(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a table that is in nobody's use does not come into memory for it."""
    monkeypatch.setattr(Evaluator, "evaluate", lambda self, position, lines, stop: iter(()))
    monkeypatch.setattr(running, "FRESH", 0.0)
    looks: list[str] = []
    look = RunningGames._look

    async def noted(self: RunningGames, table_id: str) -> running.Features | None:
        looks.append(table_id)
        return await look(self, table_id)

    monkeypatch.setattr(RunningGames, "_look", noted)
    async with served(one_database) as site:
        cleo = await site.person("Cleo")
        study = (await bring(cleo, finished(5)))["id"]
        walk = {"place": 3, "steps": [], "seat": None}
        anna, ben = await site.two("architect")
        others = await anna.client.create("architect", [ME, OPEN], public=True)
        await ben.client.join(others["table"])
        hub = site.parts.hub
        hub.tables.pop(others["table"])
        for _ in range(2):
            assert await worth(cleo, study, walk) == []
            assert sorted(looks) == sorted([anna.table, others["table"]])
        assert others["table"] not in hub.tables
        await play_on(random.Random(3), anna, ben, moves=1)
        looks.clear()
        assert await worth(cleo, study, walk) == []
        assert looks == [anna.table]
