"""Facts of campaigns for the tests of the report: some by hand, some off records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.queensdale.make_records import FOLDER

from queenswright.kernel.position import Position
from queenswright.records import Record, read_record

COLOURS = {2: ("red", "green"), 3: ("red", "blue", "green"), 4: ("red", "blue", "green", "yellow")}


@cache
def recorded(name: str) -> tuple[Record, Position]:
    """A kept campaign and the position at its end."""
    path = FOLDER / f"{name}.qw"
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    return record, record.replay()


def did(epoch: int = 1, surplus: int = 0, **changes: Any) -> dict[str, Any]:
    """A player who did nothing in a game but what is said."""
    return {
        "epoch": epoch,
        "place": 1,
        "surplus": surplus,
        "fame": {},
        "seals": 0,
        "built": [],
        "tile": None,
        "faces": [],
        "tokens": 0,
        "rerolls": 0,
        "dice": {},
        "occupied": 0,
        "ability": None,
        "knowledge": [],
        "orders": [],
        **changes,
    }


def game(*seats: Mapping[str, Any], rounds: int = 6, couriers: tuple[int, ...] = ()) -> dict[str, Any]:
    """A game of a campaign."""
    return {"rounds": rounds, "couriers": list(couriers), "seats": list(seats)}


def campaign(*games: Mapping[str, Any], completed: tuple[int, ...], branch: str | None = None) -> dict[str, Any]:
    """A campaign that is won by whoever has completed most epochs, the first of them."""
    places = [1 + sum(other > mine for other in completed) for mine in completed]
    seats = [
        {"colour": colour, "family": "anvil", "place": place, "won": place == 1, "completed": count}
        for colour, place, count in zip(COLOURS[len(completed)], places, completed, strict=True)
    ]
    return {"players": len(completed), "end": "castle", "branch": branch, "seats": seats, "games": list(games)}
