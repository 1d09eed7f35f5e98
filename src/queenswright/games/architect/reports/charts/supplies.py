"""Money and supplies: bonds in circulation, what runs out, and what a seat earns and spends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from queenswright.games.architect.reports.charts.course import ENOUGH
from queenswright.kernel.chart import Curve, Curves, DataTable, Dots, Sample, Section
from queenswright.kernel.interval import quantile, share
from queenswright.kernel.samples import average, by_players, label, seat_samples

RUNS_OUT = {"bonds_gone": "bond supply", "pile_gone": "craftsman pile"}

HABITS: Mapping[str, Callable[[Mapping[str, Any]], float]] = {
    "buildings": lambda seat: len(seat["buildings"]),
    "repairs": lambda seat: len(seat["repairs"]),
    "craftsmen hired": lambda seat: len(seat["hired"]),
    "craftsmen fired": lambda seat: len(seat["fired"]),
    "tavern visits": lambda seat: seat["tavern"]["visits"],
    "guilds sent to the tavern": lambda seat: seat["tavern"]["guilds"],
    "turns forfeited": lambda seat: len(seat["forfeited"]),
    "talers from the draft": lambda seat: seat["talers"]["earned"]["draft"],
    "talers from day labour": lambda seat: seat["talers"]["earned"]["labour"],
    "talers from bonds": lambda seat: seat["talers"]["earned"]["bonds"],
    "talers from towns": lambda seat: seat["talers"]["earned"]["towns"],
    "talers paid for hiring": lambda seat: seat["talers"]["spent"]["hire"],
    "talers paid for travelling": lambda seat: seat["talers"]["spent"]["travel"],
    "talers paid in the tavern": lambda seat: seat["talers"]["spent"]["tavern"],
    "talers left": lambda seat: seat["talers"]["left"],
    "bonds received": lambda seat: seat["bonds"]["received"],
    "bonds redeemed": lambda seat: seat["bonds"]["redeemed"],
    "bonds left": lambda seat: seat["bonds"]["held"],
    "bonds redeemable at once": lambda seat: seat["confidence"],
}
"""What is counted of a seat, by the words for it."""


def bonds(samples: Sequence[Sample]) -> Section:
    """How many bonds the players hold together, round by round."""
    curves = [_held(label(players), games) for players, games in by_players(samples).items()]
    most = {curve.name: max(curve.middle) for curve in curves}
    words = (
        "At its height the median of the bonds in all hands is "
        + ", ".join(f"{value:.3g} with {name}" for name, value in most.items())
        + ". A picture ends where half of its games have ended; bands hold the middle half of the games."
    )
    columns = ("round", *(f"{curve.name}: {part}" for curve in curves for part in ("lower", "median", "upper")))
    longest = max(len(curve.xs) for curve in curves)
    rows = [
        [str(i), *(_at(line, i) for curve in curves for line in (curve.low, curve.middle, curve.high))]
        for i in range(0, longest, max(1, longest // 10))
    ]
    figures = {"median": {curve.name: list(curve.middle) for curve in curves}}
    plot = Curves("Bonds in circulation", curves, "round", "bonds in all hands")
    table = DataTable("Bonds in all hands: quartiles and median", columns, rows)
    return Section("bonds", "Bonds in circulation", words, [plot], [table], figures)


def _at(line: Sequence[float], i: int) -> str:
    return f"{line[i]:.3g}" if i < len(line) else "–"


def _held(name: str, games: Sequence[Sample]) -> Curve:
    last = int(quantile([sample.facts["rounds"] for sample in games], 1 - ENOUGH))
    held = [sample.facts["bonds"] for sample in games]
    values = [[line[i] for line in held if i < len(line)] for i in range(last + 1)]
    low, middle, high = ([quantile(now, part) for now in values] for part in (0.25, 0.5, 0.75))
    return Curve(name, range(last + 1), middle, low, high)


def shortages(samples: Sequence[Sample]) -> Section:
    """How often the bond supply or the craftsman pile runs out, and when."""
    dots, rows, figures, told = [], [], {}, []
    for key, name in RUNS_OUT.items():
        for players, games in by_players(samples).items():
            rounds = [s.facts[key] for s in games if s.facts[key] is not None]
            found = share([s.facts[key] is not None for s in games], [s.deal for s in games])
            assert found is not None
            when = f"{quantile(rounds, 0.5):.3g}" if rounds else "–"
            dots.append((f"{name}, {label(players)}", found))
            rows.append((name, label(players), str(len(games)), found.percent(), when))
        whole = share([s.facts[key] is not None for s in samples], [s.deal for s in samples])
        assert whole is not None
        told.append(f"the {name} in {whole.percent()}")
        figures[key] = whole.for_json()
    resets = {kind: average([s.facts["price_resets"][kind] for s in samples]) for kind in ("hired", "removed")}
    words = (
        f"Of the games these run dry at some time: {' and '.join(told)}. In a game {resets['hired']:.1f} craftsmen are "
        f"hired from the topmost space, and {resets['removed']:.1f} leave it because the price marker has run out."
    )
    columns = ("supply", "players", "games", "runs dry in", "median round")
    plot = Dots("Games in which a supply runs dry", dots, "% of games")
    table = DataTable("Supplies that run dry", columns, rows)
    return Section("shortages", "Running dry", words, [plot], [table], figures | {"price_resets": resets})


def economy(samples: Sequence[Sample]) -> Section:
    """What a seat does in a game on average: winners and others side by side."""
    winners = [one.seat for one in seat_samples(samples) if one.seat["won"]]
    others = [one.seat for one in seat_samples(samples) if not one.seat["won"]]
    figures, rows = {}, []
    for name, count in HABITS.items():
        pair = average([count(seat) for seat in winners]), average([count(seat) for seat in others])
        figures[name] = {"winners": round(pair[0], 4), "others": round(pair[1], 4)}
        rows.append((name, *(f"{value:.1f}" for value in pair)))
    hired = figures["craftsmen hired"]
    words = (
        f"A winner hires {hired['winners']:.1f} craftsmen in a game and puts up {figures['buildings']['winners']:.1f} "
        f"buildings; the others hire {hired['others']:.1f} and build {figures['buildings']['others']:.1f}."
    )
    table = DataTable("Means of a seat and game", ("what", "winners", "others"), rows)
    return Section("economy", "Habits of winners", words, [], [table], figures)
