"""The course of campaigns: how many games they take, how long a game is, how far apart the players are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from queenswright.games.queensdale.reports.charts.reading import ALL_EPOCHS, games_of, leading_epoch, number
from queenswright.kernel.chart import Bars, Curve, Curves, DataTable, Plot, Sample, Section
from queenswright.kernel.interval import Estimate, mean, quantile
from queenswright.kernel.samples import average, by_players, for_json, label


def length(samples: Sequence[Sample]) -> Section:
    """How many games a campaign takes."""
    groups = {players: [len(list(games_of(one))) for one in found] for players, found in by_players(samples).items()}
    games = [count for counts in groups.values() for count in counts]
    low, middle, high = (quantile(games, part) for part in (0.25, 0.5, 0.75))
    whole = mean(games, [sample.deal for sample in samples])
    words = (
        f"The median campaign takes {middle:.3g} games; half of all campaigns take {low:.3g} to {high:.3g}. "
        f"The shortest took {min(games)}, the longest {max(games)}."
    )
    columns = ("players", "campaigns", "shortest", "lower quartile", "median", "upper quartile", "longest", "mean")
    rows = []
    for players, found in by_players(samples).items():
        spread_of = [f"{quantile(groups[players], part):.3g}" for part in (0, 0.25, 0.5, 0.75, 1)]
        mean_of = mean(groups[players], [sample.deal for sample in found])
        rows.append((label(players), str(len(found)), *spread_of, number(mean_of)))
    figures = {
        "median": middle,
        "quartiles": [low, high],
        "shortest": min(games),
        "longest": max(games),
        "mean": for_json(whole),
    }
    table = DataTable("Games of a campaign", columns, rows)
    bars = _histogram("Games of a campaign", groups, "games")
    return Section("length", "Length of campaigns", words, [bars], [table], figures)


def _histogram(title: str, groups: Mapping[int, Sequence[int]], what: str) -> Bars:
    """The share of campaigns by a number, one bar for each value."""
    least = min(min(numbers) for numbers in groups.values())
    most = max(max(numbers) for numbers in groups.values())
    values = range(least, most + 1)
    series = {
        label(players): [numbers.count(value) / len(numbers) for value in values] for players, numbers in groups.items()
    }
    return Bars(title, [str(value) for value in values], series, what, "share of campaigns", percent=True)


def rounds(samples: Sequence[Sample]) -> Section:
    """How many rounds a game takes, by the highest epoch that somebody aims at."""
    groups = by_players(samples)
    means = {players: {epoch: _rounds_in(found, epoch) for epoch in ALL_EPOCHS} for players, found in groups.items()}
    numbers = [game["rounds"] for sample in samples for game in games_of(sample)]
    whole = mean(numbers, [sample.deal for sample in samples for _ in games_of(sample)])
    told = {epoch: found for epoch in ALL_EPOCHS if (found := _rounds_in(samples, epoch))}
    words = "No game was played." if whole is None else _round_words(whole, numbers, told)
    curves = [_curve(label(players), found) for players, found in means.items()]
    plot = Curves("Rounds of a game by epoch", curves, "highest epoch at its start", "rounds")
    columns = ("epoch", *(label(players) for players in groups))
    rows = [(str(epoch), *(number(means[players][epoch]) for players in groups)) for epoch in ALL_EPOCHS]
    figures = {
        "mean": for_json(whole),
        "longest": max(numbers, default=0),
        "by_epoch": {str(epoch): found.for_json() for epoch, found in told.items()},
    }
    table = DataTable("Mean rounds of a game, by the highest epoch at its start", columns, rows)
    return Section("rounds", "Length of games", words, [plot], [table], figures)


def _round_words(whole: Estimate, numbers: Sequence[int], told: Mapping[int, Estimate]) -> str:
    short = min(told, key=lambda epoch: told[epoch].value)
    long = max(told, key=lambda epoch: told[epoch].value)
    return (
        f"A game takes {number(whole)} rounds on average; the shortest took {min(numbers)}, the longest "
        f"{max(numbers)}. By epoch the mean runs from {told[short].value:.1f} (epoch {short}) "
        f"to {told[long].value:.1f} (epoch {long})."
    )


def _rounds_in(samples: Sequence[Sample], epoch: int) -> Estimate | None:
    found = [
        (game["rounds"], sample.deal) for sample in samples for game in games_of(sample) if leading_epoch(game) == epoch
    ]
    return mean([count for count, _ in found], [deal for _, deal in found])


def _curve(name: str, found: Mapping[int, Estimate | None]) -> Curve:
    """The means that there are, with their intervals as the band where all have one."""
    known = {epoch: one for epoch, one in found.items() if one}
    middle = [one.value for one in known.values()]
    lows = [one.low for one in known.values() if one.low is not None]
    highs = [one.high for one in known.values() if one.high is not None]
    is_whole = len(lows) == len(known)
    return Curve(name, list(known), middle, lows if is_whole else (), highs if is_whole else ())


def spread(samples: Sequence[Sample]) -> Section:
    """How many epochs the last player is behind the first when a campaign ends, and on the way there."""
    groups = by_players(samples)
    behind = {players: [_behind(sample) for sample in found] for players, found in groups.items()}
    means = {players: mean(behind[players], [one.deal for one in found]) for players, found in groups.items()}
    whole = mean([_behind(sample) for sample in samples], [sample.deal for sample in samples])
    assert whole is not None
    told = [f"{found.value:.1f} with {label(players)}" for players, found in means.items() if found]
    words = (
        f"When a campaign ends, the last player has completed {number(whole)} epochs fewer than the first on average"
        f" ({', '.join(told)})."
    )
    on_the_way = [_curve(label(players), _gaps(found)) for players, found in groups.items()]
    plots: list[Plot] = [
        _histogram("Epochs between the first and the last", behind, "epochs"),
        Curves("Epochs between the first and the last on the way", on_the_way, "highest epoch", "epochs"),
    ]
    columns = ("players", "between first and last", "epochs completed by the first", "second", "third", "fourth")
    rows = [(label(players), number(means[players]), *_completed(found)) for players, found in groups.items()]
    table = DataTable("Epochs between the first and the last at the end", columns, rows)
    return Section("spread", "First and last", words, plots, [table], {"mean": whole.for_json()})


def _behind(sample: Sample) -> int:
    completed = [seat["completed"] for seat in sample.facts["seats"]]
    return int(max(completed) - min(completed))


def _completed(samples: Sequence[Sample]) -> list[str]:
    """The mean number of completed epochs, best player first."""
    ordered = [sorted((seat["completed"] for seat in one.facts["seats"]), reverse=True) for one in samples]
    cells = [f"{average(column):.1f}" for column in zip(*ordered, strict=True)]
    return cells + ["–"] * (4 - len(cells))


def _gaps(samples: Sequence[Sample]) -> dict[int, Estimate | None]:
    """The distance at the beginning of the games, by the highest epoch."""
    found: dict[int, Estimate | None] = {}
    for epoch in ALL_EPOCHS:
        gaps = [
            (epoch - min(seat["epoch"] for seat in game["seats"]), sample.deal)
            for sample in samples
            for game in games_of(sample)
            if leading_epoch(game) == epoch
        ]
        found[epoch] = mean([gap for gap, _ in gaps], [deal for _, deal in gaps])
    return found
