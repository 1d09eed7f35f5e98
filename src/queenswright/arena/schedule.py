"""The schedule of a match: which game is played with which seed, and who sits where.

A *deal* is one game seed. Every deal is played once in each rotation of its seating, so that every bot has every seat
equally often and the luck of the deal affects all bots equally. Deals take turns through the *line-ups*: all cyclic
orders of the bots and, when there are more or fewer bots than seats, all balanced choices of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations

from queenswright.bots.seeds import number_of

Seating = tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """One game to play: its number in the match, its seed, and the bot in every seat."""

    number: int
    seed: int
    seats: Seating


def lineups(names: Sequence[str], players: int) -> list[list[Seating]]:
    """The line-ups, each with all its distinct rotations.

    With more names than seats they are shuffled, always in the same way, so that a part of them is roughly balanced
    too.

    >>> lineups(["master", "greedy"], 2)
    [[('master', 'greedy'), ('greedy', 'master')]]
    >>> [len(rotations) for rotations in lineups(["royal", "master", "master", "master"], 4)]
    [4]
    >>> sorted(rotations[0] for rotations in lineups(["a", "b", "c"], 2))
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    found: list[list[Seating]] = []
    seen: set[Seating] = set()
    for filling in _fillings(names, players):
        for order in permutations(filling):
            rotations = _rotations(order)
            if min(rotations) not in seen:
                seen.add(min(rotations))
                found.append(rotations)
    if len(names) > players:
        found.sort(key=lambda rotations: number_of("line-up", *rotations[0]))
    return found


def _fillings(names: Sequence[str], players: int) -> Iterator[Seating]:
    """Who plays together: every name equally often; the seats that are left over go to each set of names in turn."""
    times, left = divmod(players, len(names))
    seen: set[Seating] = set()
    for extra in combinations(names, left):
        filling = tuple(names) * times + extra
        if tuple(sorted(filling)) not in seen:
            seen.add(tuple(sorted(filling)))
            yield filling


def _rotations(order: Seating) -> list[Seating]:
    """The distinct rotations of a seating, in order."""
    return list(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))


def count_games(names: Sequence[str], players: int, games: int) -> int:
    """The number of games in a match of at least `games`: the last deal is also played in all its seatings.

    >>> count_games(["master", "greedy", "random"], 3, 2000)
    2001
    """
    sizes = [len(rotations) for rotations in lineups(names, players)]
    total = games // sum(sizes) * sum(sizes)
    for size in sizes:
        if total >= games:
            break
        total += size
    return total


def schedule(names: Sequence[str], players: int, games: int, seed: int) -> Iterator[Task]:
    """The games of a match in order, whole deals only; see `count_games`."""
    number = 0
    in_turn = lineups(names, players)
    for deal in count():
        for seats in in_turn[deal % len(in_turn)]:
            number += 1
            yield Task(number, deal_seed(seed, deal), seats)
        if number >= games:
            return


def deal_seed(seed: int, deal: int) -> int:
    """The game seed of a deal, 63 bits."""
    return number_of("deal", seed, deal, bits=63)


def bot_seed(game_seed: int, seat: int, bot: str) -> int:
    """The seed of a bot's own random numbers in one game, 63 bits."""
    return number_of("bot", game_seed, seat, bot, bits=63)
