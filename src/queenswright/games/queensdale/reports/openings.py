"""The choices of a campaign of Queensdale that an explorer counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from queenswright.games.queensdale.reports.facts import facts
from queenswright.kernel.chart import Opening
from queenswright.kernel.data import FinishedGame

FAMILY, FACE, TILE, ABILITY, BUILDING = ("family", "face", "tile", "ability", "building")
FIRST_EPOCH = 1

Game = tuple[str, dict[str, Any]]
"""A game of a seat, with the chapter of the campaign in which it was played."""


def openings(position: FinishedGame) -> list[Opening]:
    """Family, faces bought, tower tiles, abilities and the first building of every seat."""
    found = facts(position)
    return [
        one
        for seat in range(found["players"])
        for one in dict.fromkeys(_of_seat(seat, found["seats"][seat], _games_of(found, seat)))
    ]


def _games_of(found: dict[str, Any], seat: int) -> list[Game]:
    games = []
    for game in found["games"]:
        opened = max(one["epoch"] for one in game["seats"])
        games.append(("" if opened == FIRST_EPOCH else str(opened), game["seats"][seat]))
    return games


def _of_seat(seat: int, about: dict[str, Any], games: list[Game]) -> Iterator[Opening]:
    yield Opening(seat, FAMILY, about["family"])
    built = [(code, chapter) for chapter, game in games for code in game["built"]]
    for code, chapter in built[:1]:
        yield Opening(seat, BUILDING, code, chapter)
    for chapter, game in games:
        for face in game["faces"]:
            yield Opening(seat, FACE, face, chapter)
        for topic in (TILE, ABILITY):
            if game[topic]:
                yield Opening(seat, topic, game[topic], chapter)
