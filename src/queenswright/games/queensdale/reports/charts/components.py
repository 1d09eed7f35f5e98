"""What is built, chosen, bought and read, and how often its users win. All of it is association, not cause."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from queenswright.games.queensdale.reports.charts.reading import everything, games_of, name_of
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.cards import COURIER_CARDS
from queenswright.games.queensdale.state.course import BUILD_USES
from queenswright.kernel.chart import Bars, DataTable, Sample, Section
from queenswright.kernel.interval import Estimate, mean, share
from queenswright.kernel.samples import (
    SeatSample,
    average,
    for_json,
    in_percent,
    in_points,
    lift,
    lift_plot,
    lift_words,
    ratio,
    seat_samples,
)
from queenswright.locale import render

WHO_CHOSE = "those win who chose the tile from among the four of its epoch"


def buildings(samples: Sequence[Sample]) -> Section:
    """Which buildings are built, and how much more often their builders win the campaign."""
    names = {code: _built(code) for code in _counted(samples, "built")}
    return _used("buildings", "Buildings", "built", samples, names, "a seat wins that has built it")


def _built(code: str) -> str:
    """The name of a building, or of another use of a build action."""
    return render(f"web-use-{code}", {}, "en") if code in (*BUILD_USES, *BRANCHES) else name_of("building", code)


def faces(samples: Sequence[Sample]) -> Section:
    """Which faces are bought, and how much more often their owners win the campaign."""
    names = {code: name_of("face", code) for code in _counted(samples, "faces")}
    return _used("faces", "Faces of the dice", "faces", samples, names, "a seat wins that has bought it")


def abilities(samples: Sequence[Sample]) -> Section:
    """Which of its two abilities a family chooses first, and how much more often those win who chose it."""
    names = {code: f"{code}: {name_of('number-card', f'{code}-title')}" for code in _counted(samples, "ability")}
    return _used("abilities", "Abilities", "ability", samples, names, "a seat wins that chose it in epoch 5")


def knowledge(samples: Sequence[Sample]) -> Section:
    """Which knowledge cards players get, and how much more often their owners win the campaign."""
    names = {code: f"{code}: {name_of('number-card', f'{code}-title')}" for code in _counted(samples, "knowledge")}
    return _used("knowledge", "Knowledge cards", "knowledge", samples, names, "a seat wins that has it")


def orders(samples: Sequence[Sample]) -> Section:
    """Which royal orders are fulfilled, and how much more often those win the campaign who do so."""
    names = {code: f"{code}: {name_of('order', f'{code}-title')}" for code in _counted(samples, "orders")}
    return _used("orders", "Royal orders", "orders", samples, names, "a seat wins that has fulfilled it")


def _counted(samples: Sequence[Sample], key: str) -> list[str]:
    """Everything that was used, what was used most first."""
    counts = Counter(code for one in seat_samples(samples) for code in everything(one.game, one.number, key))
    return [code for code, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]


def _used(key: str, title: str, field: str, samples: Sequence[Sample], names: Mapping[str, str], whose: str) -> Section:
    """The section of something that players get over the campaign: how often, and with what lift."""
    seats = [(one, Counter(everything(one.game, one.number, field))) for one in seat_samples(samples)]
    deals = [one.deal for one, _ in seats]
    lifts: dict[str, Estimate] = {}
    rows, figures = [], {}
    for code, name in names.items():
        owned = share([found[code] > 0 for _, found in seats], deals)
        above = lift([one for one, found in seats if found[code]])
        times = average([found[code] for _, found in seats])
        if above:
            lifts[name] = above
        rows.append((name, f"{times:.2f}", in_percent(owned), in_points(above)))
        figures[code] = {"per_player": times, "players": for_json(owned), "lift": for_json(above)}
    each = average([sum(found.values()) for _, found in seats])
    words = f"A player gets {each:.1f} of them in a campaign. {lift_words(lifts, title.lower(), whose)}"
    columns = (title.lower(), "per player and campaign", "players who have it at some time", "lift (points)")
    plots = [lift_plot(f"Victories: {title.lower()}", lifts)] if lifts else []
    return Section(key, title, words, plots, [DataTable(title, columns, rows)], figures)


def tiles(samples: Sequence[Sample]) -> Section:
    """Which tower tiles are chosen first of all four, and how often their owners win.

    Players who reach a late board win more often anyway, so the lift is relative to all who chose from that board.
    """
    owners = _owners(samples)
    usual = _usual(owners)
    first = Counter(tile for sample in samples for tile in _first_choices(sample.facts).values())
    boards = Counter[str]()
    for tile, times in first.items():
        boards[tile[0]] += times
    lifts: dict[str, Estimate] = {}
    rows, figures = [], {}
    for tile in sorted(owners):
        above = mean([one.won - usual[_board(one, tile)] for one in owners[tile]], [one.deal for one in owners[tile]])
        part = ratio(first[tile], boards[tile[0]])
        if above:
            lifts[tile] = above
        rows.append(
            (f"{tile}: {name_of('tile', tile)}", str(len(owners[tile])), f"{100 * part:.1f} %", in_points(above))
        )
        figures[tile] = {"chosen": len(owners[tile]), "first_choice": part, "lift": for_json(above)}
    words = lift_words(lifts, "tower tiles", WHO_CHOSE) if lifts else "No epoch was completed."
    columns = ("tile", "times chosen", "first choice from a full board", "lift (points)")
    plots = [lift_plot("Victories: tower tiles", lifts)] if lifts else []
    return Section("tiles", "Tower tiles", words, plots, [DataTable("Tower tiles", columns, rows)], figures)


def _owners(samples: Sequence[Sample]) -> dict[str, list[SeatSample]]:
    """The seats that chose each tile."""
    owners: dict[str, list[SeatSample]] = defaultdict(list)
    for one in seat_samples(samples):
        for tile in everything(one.game, one.number, "tile"):
            owners[tile].append(one)
    return owners


def _board(one: SeatSample, tile: str) -> tuple[int, str]:
    """The board of a tile, for each number of players separately."""
    return one.game["players"], tile[0]


def _usual(owners: Mapping[str, Sequence[SeatSample]]) -> dict[tuple[int, str], float]:
    """The share of victories of all who chose from a board."""
    won: dict[tuple[int, str], list[float]] = defaultdict(list)
    for tile, seats in owners.items():
        for one in seats:
            won[_board(one, tile)].append(one.won)
    return {board: average(parts) for board, parts in won.items()}


def _first_choices(campaign: Mapping[str, Any]) -> dict[str, str]:
    """The tile that was taken first of every epoch's board; the winner of a game chooses first."""
    first: dict[str, str] = {}
    for game in campaign["games"]:
        for seat in sorted(game["seats"], key=lambda seat: seat["place"] or 0):
            if seat["tile"]:
                first.setdefault(seat["tile"][0], seat["tile"])
    return first


def couriers(samples: Sequence[Sample]) -> Section:
    """How often courier cards are read."""
    read = [game["couriers"] for sample in samples for game in games_of(sample)]
    deals = [sample.deal for sample in samples for _ in games_of(sample)]
    counts = Counter(card for cards in read for card in cards)
    cards = range(1, COURIER_CARDS + 1)
    each = average([len(cards) for cards in read])
    some = share([bool(cards) for cards in read], deals)
    words = f"A game has {each:.2f} courier cards on average; in {in_percent(some)} of the games at least one is read."
    rows = [
        (f"{card}: {name_of('courier', f'{card}-title')}", str(counts[card]), f"{ratio(counts[card], len(read)):.3f}")
        for card in cards
    ]
    series = {"all games": [ratio(counts[card], len(read)) for card in cards]}
    plot = Bars("Courier cards", [str(card) for card in cards], series, "card", "times per game")
    figures = {"per_game": each, "games_with_one": for_json(some), "cards": {str(card): counts[card] for card in cards}}
    table = DataTable("Courier cards", ("card", "times read", "times per game"), rows)
    return Section("couriers", "Courier cards", words, [plot], [table], figures)
