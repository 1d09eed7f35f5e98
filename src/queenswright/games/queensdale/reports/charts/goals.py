"""Goals and fame: how often a player reaches their own goal, and where the fame comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from queenswright.games.queensdale.reports.charts.reading import ALL_EPOCHS, SeatGame, games_of, seat_games
from queenswright.games.queensdale.state.pieces import FAME_SOURCES
from queenswright.kernel.chart import Bars, DataTable, Dots, Sample, Section
from queenswright.kernel.interval import Estimate, share
from queenswright.kernel.samples import by_players, for_json, in_percent, label, ratio

SOURCE_NAMES = {
    "build": "building", "hut": "herb huts", "trumpet": "trumpets", "herb": "herb tokens", "other": "other",
}  # fmt: skip


def goals(samples: Sequence[Sample]) -> Section:
    """How often a player reaches their own goal in a game, by number of players and by epoch."""
    groups = {players: list(seat_games(found)) for players, found in by_players(samples).items()}
    seats = [one for found in groups.values() for one in found]
    whole = _reached(seats)
    won = share([_has_winner(game) for one in samples for game in games_of(one)], _game_deals(samples))
    dots = [(label(players), found) for players, one in groups.items() if (found := _reached(one))]
    words = (
        f"Of all players in all games {in_percent(whole)} reached their goal; "
        f"in {in_percent(won)} of the games at least one did."
    )
    columns = ("epoch of the player", "all", *(label(players) for players in groups))
    rows = [
        (str(epoch), *(in_percent(_reached(_in_epoch(found, epoch))) for found in (seats, *groups.values())))
        for epoch in ALL_EPOCHS
    ]
    figures = {
        "reached": for_json(whole),
        "games_with_a_winner": for_json(won),
        "by_epoch": {str(epoch): for_json(_reached(_in_epoch(seats, epoch))) for epoch in ALL_EPOCHS},
    }
    plot = Dots("Players who reach their goal in a game", dots, "% of players")
    table = DataTable("Players who reach their goal in a game, by their epoch", columns, rows)
    return Section("goals", "Goals", words, [plot], [table], figures)


def _has_winner(game: Mapping[str, Any]) -> bool:
    return any(seat["surplus"] >= 0 for seat in game["seats"])


def _game_deals(samples: Sequence[Sample]) -> list[int]:
    return [sample.deal for sample in samples for _ in games_of(sample)]


def _reached(seats: Sequence[SeatGame]) -> Estimate | None:
    return share([one.did["surplus"] >= 0 for one in seats], [one.deal for one in seats])


def _in_epoch(seats: Sequence[SeatGame], epoch: int) -> list[SeatGame]:
    return [one for one in seats if one.did["epoch"] == epoch]


def fame(samples: Sequence[Sample]) -> Section:
    """Where fame comes from, by the epoch of the player."""
    groups = {label(players): list(seat_games(found)) for players, found in by_players(samples).items()}
    seats = [one for found in groups.values() for one in found]
    shares = _shares(seats)
    by_epoch = {epoch: _shares(_in_epoch(seats, epoch)) for epoch in ALL_EPOCHS}
    most = max(shares, key=shares.__getitem__)
    words = "Of all fame " + ", ".join(
        f"{100 * part:.1f} % come from {SOURCE_NAMES[name]}" for name, part in shares.items()
    )
    words += f". By epoch {SOURCE_NAMES[most]} brings {_range([found[most] for found in by_epoch.values() if found])}."
    series = {SOURCE_NAMES[name]: [found.get(name, 0.0) for found in by_epoch.values()] for name in FAME_SOURCES}
    epochs = [str(epoch) for epoch in ALL_EPOCHS]
    plot = Bars("Sources of fame", epochs, series, "epoch of the player", "share of fame", stacked=True, percent=True)
    columns = ("source", "all", *groups, *(f"epoch {epoch}" for epoch in ALL_EPOCHS))
    apart = [shares, *(_shares(found) for found in groups.values()), *by_epoch.values()]
    rows = [(SOURCE_NAMES[name], *(_cell(found, name) for found in apart)) for name in FAME_SOURCES]
    figures = {"share": shares, "by_epoch": {str(epoch): found for epoch, found in by_epoch.items()}}
    return Section("fame", "Fame", words, [plot], [DataTable("Share of each source", columns, rows)], figures)


def _shares(seats: Sequence[SeatGame]) -> dict[str, float]:
    """The share of every source; empty where nobody was."""
    earned = {name: sum(one.did["fame"].get(name, 0) for one in seats) for name in FAME_SOURCES}
    return {name: ratio(part, sum(earned.values())) for name, part in earned.items()} if seats else {}


def _cell(found: dict[str, float], name: str) -> str:
    return f"{100 * found[name]:.1f} %" if found else "–"


def _range(parts: Sequence[float]) -> str:
    return f"{100 * min(parts):.1f} to {100 * max(parts):.1f} %"
