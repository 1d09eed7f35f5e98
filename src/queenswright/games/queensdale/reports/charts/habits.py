"""What players do with their dice and in a game as a whole: those who win the campaign and the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from queenswright.games.queensdale.reports.charts.reading import SeatGame, name_of, seat_games
from queenswright.games.queensdale.state.board import BRANCHES, SPACE_KINDS
from queenswright.games.queensdale.state.course import BUILD_USES, CLEAR, RENOVATION
from queenswright.kernel.chart import DataTable, Dots, Sample, Section
from queenswright.kernel.interval import mean
from queenswright.kernel.samples import average, by_players, label, ratio

KINDS = (*SPACE_KINDS, "purple")
RESULTS = {"winners": True, "others": False}
"""Two groups of seats, by whether they win the campaign."""

HABITS: Mapping[str, Callable[[Mapping[str, Any]], float]] = {
    "fame": lambda did: sum(did["fame"].values()),
    "fame above the goal": lambda did: did["surplus"],
    "dice placed": lambda did: sum(did["dice"].values()),
    "dice on occupied spaces": lambda did: did["occupied"],
    "re-rolls": lambda did: did["rerolls"],
    "herb tokens": lambda did: did["tokens"],
    "buildings": lambda did: sum(code not in (*BUILD_USES, *BRANCHES) for code in did["built"]),
    "land cleared": lambda did: did["built"].count(BUILD_USES[CLEAR]),
    "renovations": lambda did: did["built"].count(BUILD_USES[RENOVATION]),
    "seals received": lambda did: did["seals"],
    "faces bought": lambda did: len(did["faces"]),
}
"""What is counted of a seat in a game, by the words for it."""


def dice(samples: Sequence[Sample]) -> Section:
    """Where dice are placed."""
    seats = list(seat_games(samples))
    shares = _shares(seats)
    names = {kind: "purple face" if kind == "purple" else name_of("space", kind) for kind in KINDS}
    most, least = max(shares, key=shares.__getitem__), min(shares, key=shares.__getitem__)
    rerolls = average([one.did["rerolls"] for one in seats])
    words = (
        f"Most dice go to: {names[most]} ({100 * shares[most]:.1f} %); fewest to: {names[least]} "
        f"({100 * shares[least]:.1f} %). A player re-rolls {rerolls:.2f} times in a game."
    )
    apart = {name: _shares([one for one in seats if one.won_campaign == won]) for name, won in RESULTS.items()}
    deals = [one.deal for one in seats]
    means = {kind: mean([one.did["dice"].get(kind, 0) for one in seats], deals) for kind in KINDS}
    dots = [(names[kind], found) for kind, found in means.items() if found]
    plot = Dots("Dice by kind of space", dots, "dice of a player in a game", percent=False)
    groups = {label(players): _shares(list(seat_games(found))) for players, found in by_players(samples).items()}
    columns = ("space", "all", *groups, *apart)
    rows = [
        (names[kind], *(f"{100 * found[kind]:.1f} %" for found in (shares, *groups.values(), *apart.values())))
        for kind in KINDS
    ]
    figures = {"share": shares, "rerolls": rerolls, **apart}
    return Section("dice", "Dice", words, [plot], [DataTable("Dice by kind of space", columns, rows)], figures)


def _shares(seats: Sequence[SeatGame]) -> dict[str, float]:
    placed: Counter[str] = Counter()
    for one in seats:
        placed.update(one.did["dice"])
    return {kind: ratio(placed[kind], placed.total()) for kind in KINDS}


def habits(samples: Sequence[Sample]) -> Section:
    """What a player does in a game on average: winners of campaigns and others side by side."""
    seats = list(seat_games(samples))
    figures, rows = {}, []
    for name, count in HABITS.items():
        pair = {
            group: average([count(one.did) for one in seats if one.won_campaign == won])
            for group, won in RESULTS.items()
        }
        figures[name] = {group: round(value, 4) for group, value in pair.items()}
        rows.append((name, *(f"{value:.2f}".replace("-", "−") for value in pair.values())))
    built, gathered = figures["buildings"], figures["herb tokens"]
    words = (
        f"Who wins a campaign puts up {built['winners']:.1f} buildings and gathers {gathered['winners']:.1f} tokens "
        f"in a game; the others build {built['others']:.1f} and gather {gathered['others']:.1f}."
    )
    table = DataTable("Means of a player and game", ("what", *RESULTS), rows)
    return Section("habits", "Habits of winners", words, [], [table], figures)
