"""Who sits where: every bot has every seat equally often, in every deal."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from queenswright.arena.schedule import bot_seed, count_games, deal_seed, lineups, schedule

CASES = [
    (["a", "b"], 2),
    (["a", "b", "c"], 3),
    (["a", "b", "c", "d"], 4),
    (["a", "b", "b", "b"], 4),
    (["a", "a", "b", "b"], 4),
    (["a", "a"], 2),
    (["a"], 3),
    (["a", "b"], 3),
    (["a", "b"], 4),
    (["a", "b", "c"], 4),
    (["a", "b", "c"], 2),
    (["a", "b", "c", "d", "e"], 3),
]


@pytest.mark.parametrize(("names", "players"), CASES)
def test_every_deal_gives_every_bot_every_seat_equally_often(names: list[str], players: int) -> None:
    for _, games in groupby(schedule(names, players, 200, seed=3), key=lambda task: task.seed):
        seatings = [task.seats for task in games]
        assert len(set(seatings)) == len(seatings)
        by_seat = [Counter(seating[i] for seating in seatings) for i in range(players)]
        assert all(found == by_seat[0] for found in by_seat)


@pytest.mark.parametrize(("names", "players"), CASES)
def test_bots_play_equally_often_over_a_whole_cycle(names: list[str], players: int) -> None:
    cycle = sum(len(rotations) for rotations in lineups(names, players))
    seats = Counter(name for task in schedule(names, players, cycle, seed=3) for name in task.seats)
    shares = {name: seats[name] / names.count(name) for name in names}
    assert max(shares.values()) == pytest.approx(min(shares.values()))


def test_a_part_of_a_long_cycle_is_about_balanced() -> None:
    names = [f"bot{i}" for i in range(12)]
    seats = Counter(name for task in schedule(names, 4, 2000, seed=3) for name in task.seats)
    assert max(seats.values()) < 1.4 * min(seats.values())


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    neighbours = Counter(
        (task.seats[i], task.seats[(i + 1) % 4])
        for task in schedule(["a", "b", "c", "d"], 4, 24, seed=1)
        for i in range(4)
    )
    assert len(neighbours) == 12
    assert len(set(neighbours.values())) == 1


def test_no_line_up_comes_twice() -> None:
    assert len(lineups(["royal", "master", "master", "master"], 4)) == 1
    assert lineups(["a", "a", "b", "b"], 4) == [
        [("a", "a", "b", "b"), ("a", "b", "b", "a"), ("b", "b", "a", "a"), ("b", "a", "a", "b")],
        [("a", "b", "a", "b"), ("b", "a", "b", "a")],
    ]
    assert lineups(["a", "a"], 2) == [[("a", "a")]]


@pytest.mark.parametrize(("names", "players"), CASES)
@pytest.mark.parametrize("games", [1, 2, 7, 24, 25, 100])
def test_whole_deals_are_counted_as_they_are_played(names: list[str], players: int, games: int) -> None:
    numbers = [task.number for task in schedule(names, players, games, seed=1)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert games <= len(numbers) == count_games(names, players, games) < games + players


def test_a_longer_match_begins_with_the_games_of_the_shorter_one() -> None:
    short, long = (list(schedule(["a", "b", "c"], 2, games, seed=9)) for games in (10, 50))
    assert long[: len(short)] == short


def test_seeds_fit_the_file_and_differ() -> None:
    seeds = {deal_seed(match, deal) for match in range(20) for deal in range(100)}
    assert len(seeds) == 2000
    assert max(seeds) < 2**63
    assert len({bot_seed(5, seat, bot) for seat in range(4) for bot in ("a", "b")}) == 8
    assert deal_seed(1, 0) == 8750830185845880066
