"""Wall or road: how often each is chosen, and how campaigns go on with it."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.games.queensdale.reports.charts.reading import everything, games_of, number
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.kernel.chart import Bars, DataTable, Sample, Section
from queenswright.kernel.interval import mean, share
from queenswright.kernel.samples import average, by_players, for_json, in_percent, label, ratio


def branch(samples: Sequence[Sample]) -> Section:
    """The share of each branch among the campaigns that came to the vote, their length and their segments."""
    groups = {name: [one for one in samples if one.facts.get("branch") == name] for name in BRANCHES}
    voted = [one for found in groups.values() for one in found]
    deals = [one.deal for one in voted]
    rows, figures, told = [], {}, []
    for name, found in groups.items():
        chosen = share([one.facts["branch"] == name for one in voted], deals)
        games = mean([len(list(games_of(one))) for one in found], [one.deal for one in found])
        segments = average([_segments(one, name) for one in found])
        rows.append((name, str(len(found)), in_percent(chosen), number(games), f"{segments:.1f}"))
        figures[name] = {"chosen": for_json(chosen), "games": for_json(games), "segments": segments}
        told.append(f"the {name} in {in_percent(chosen)}")
    words = "No campaign came to the vote for wall or road."
    if voted:
        words = f"Of {len(voted)} campaigns that came to the vote, {' and '.join(told)} of them chose it."
    kinds = by_players(voted)
    series = {
        name: [ratio(sum(one.facts["branch"] == name for one in found), len(found)) for found in kinds.values()]
        for name in BRANCHES
    }
    plot = Bars("Wall or road", [label(n) for n in kinds], series, "", "share of campaigns", stacked=True, percent=True)
    columns = ("branch", "campaigns", "share", "games of a campaign", "segments in a campaign")
    table = DataTable("Wall or road", columns, rows)
    return Section("branch", "Wall or road", words, [plot] if voted else [], [table], figures)


def _segments(sample: Sample, name: str) -> int:
    """How many segments all players of a campaign built."""
    seats = range(sample.facts["players"])
    return sum(everything(sample.facts, seat, "built").count(name) for seat in seats)
