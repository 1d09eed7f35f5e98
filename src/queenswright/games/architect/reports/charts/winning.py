"""What wins: ways to earn points, characters, demand tiles, places. All of it is association, not cause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from queenswright.games.architect.state import CHARACTERS, LOCATION_TYPES
from queenswright.kernel.chart import Bars, DataTable, Sample, Section
from queenswright.kernel.interval import Estimate, share
from queenswright.kernel.samples import (
    Reader,
    SeatSample,
    for_json,
    in_percent,
    in_points,
    lift,
    lift_plot,
    lift_words,
    ratio,
    seat_samples,
    users,
)
from queenswright.locale import render

SOURCES = (*LOCATION_TYPES[1:], "repairs")


def points(samples: Sequence[Sample]) -> Section:
    """Where appreciation points come from, for winners and others, and what winners have built."""
    groups = {
        "winners": [one for one in seat_samples(samples) if one.seat["won"]],
        "others": [one for one in seat_samples(samples) if not one.seat["won"]],
    }
    shares = {name: _point_shares(seats) for name, seats in groups.items()}
    built = {kind: share([_has(o, kind) for o in groups["winners"]], _deals(groups["winners"])) for kind in SOURCES}
    no_building = [one for one in seat_samples(samples) if not one.seat["buildings"]]
    without = share([one.won for one in no_building], _deals(no_building))
    all_points = _point_shares([*groups["winners"], *groups["others"]])
    villages, towns = (f"{100 * _value(built[kind]):.0f} %" for kind in ("village", "town"))
    words = (
        f"Repairs bring {100 * all_points['repairs']:.1f} % of all appreciation points. Of the winners {villages} have "
        f"built in a village and {towns} in a town. "
    )
    words += (
        f"Seats that built nothing at all got {without.percent()} of the victories ({without.count} seats)."
        if without
        else "Every seat has built something."
    )
    names = [*(render(f"location-{kind}", {}, "en") for kind in SOURCES[:-1]), "repairs"]
    series = {name: [found[kind] for kind in SOURCES] for name, found in shares.items() if groups[name]}
    plot = Bars("Where points come from", names, series, "", "share of points", percent=True)
    rows = [
        (name, *(f"{100 * shares[group][kind]:.1f} %" for group in shares), found.percent() if found else "–")
        for name, (kind, found) in zip(names, built.items(), strict=True)
    ]
    columns = ("source", "points of winners", "points of others", "winners who used it")
    figures = {
        "repairs_share": all_points["repairs"],
        "shares": shares,
        "winners_who_used": {kind: for_json(found) for kind, found in built.items()},
        "without_buildings": {"wins": for_json(without), "lift": for_json(lift(no_building))},
    }
    return Section(
        "points", "Ways to the palace", words, [plot], [DataTable("Sources of points", columns, rows)], figures
    )


def _point_shares(seats: Sequence[SeatSample]) -> dict[str, float]:
    total = sum(sum(one.seat["points"].values()) for one in seats)
    return {kind: ratio(sum(one.seat["points"][kind] for one in seats), total) for kind in SOURCES}


def _has(one: SeatSample, kind: str) -> bool:
    if kind == "repairs":
        return bool(one.seat["repairs"])
    return any(building["type"] == kind for building in one.seat["buildings"])


def _deals(seats: Sequence[SeatSample]) -> list[int]:
    return [one.deal for one in seats]


def _value(found: Estimate | None) -> float:
    return found.value if found else 0.0


def characters(samples: Sequence[Sample]) -> Section:
    """Who is drafted and hired, and how much more often their employers win."""
    employers = users(samples, lambda seat: {*seat["drafted"], *_hired(seat)})
    hirers = users(samples, _hired)
    drafts, hires = _in_games(samples, lambda seat: seat["drafted"]), _in_games(samples, _hired)
    deals = [sample.deal for sample in samples]
    lifts, shares, rows, figures = {}, {}, [], {}
    for character in CHARACTERS:
        drafted = share([character in found for found in drafts], deals)
        hired = share([character in found for found in hires], deals)
        assert drafted is not None
        assert hired is not None
        shares[character] = hired.value
        in_service, by_hire = lift(employers[character]), lift(hirers[character])
        if in_service:
            lifts[character] = in_service
        rows.append((character, drafted.percent(), hired.percent(), in_points(in_service), in_points(by_hire)))
        figures[character] = {
            "drafted": drafted.for_json(),
            "hired": hired.for_json(),
            "lift": for_json(in_service),
            "lift_hired": for_json(by_hire),
        }
    rarest = min(shares, key=shares.__getitem__)
    words = lift_words(lifts, "characters", "a seat wins that employs the character") + (
        f" {rarest} is hired most rarely, in {100 * shares[rarest]:.1f} % of the games."
    )
    plot = lift_plot("Victories with a character", lifts)
    columns = (
        "character",
        "games drafted in",
        "games hired in",
        "lift in service (points)",
        "lift when hired (points)",
    )
    return Section("characters", "Characters", words, [plot], [DataTable("The 18 characters", columns, rows)], figures)


def _hired(seat: Mapping[str, Any]) -> set[str]:
    return {hire["character"] for hire in seat["hired"]}


def _in_games(samples: Sequence[Sample], read: Reader) -> list[set[Any]]:
    """What anybody used, game by game."""
    return [{thing for seat in sample.facts["seats"] for thing in read(seat)} for sample in samples]


def demand_tiles(samples: Sequence[Sample]) -> Section:
    """How often demand tiles in play are built on, and how much more often their builders win."""
    names = {
        demand["tile"]: f"{demand['type']}: {demand['guilds'].replace('+', ', ')}"
        for sample in samples
        for demand in sample.facts["demand"].values()
    }
    named = {tile: names[tile] for tile in sorted(names)}
    lying = [{demand["tile"] for demand in sample.facts["demand"].values()} for sample in samples]
    return _built("demand_tiles", "Demand tiles", "tile", samples, named, lying)


def places(samples: Sequence[Sample]) -> Section:
    """Which places are built at, and how much more often their builders win."""
    kinds = {name: d["type"] for sample in samples for name, d in sample.facts["demand"].items()}
    ordered = sorted(kinds, key=lambda name: (SOURCES.index(kinds[name]), name))
    named = {name: f"{name} ({kinds[name]})" for name in ordered}
    lying = [set(sample.facts["demand"]) for sample in samples]
    return _built("places", "Places", "place", samples, named, lying)


def _built(
    key: str,
    title: str,
    field: str,
    samples: Sequence[Sample],
    names: Mapping[Any, str],
    lying: Sequence[set[Any]],
) -> Section:
    """The section about something that is built on: how often when in play (`lying`, by game), and its lift."""

    def read(seat: Mapping[str, Any]) -> set[Any]:
        return {building[field] for building in seat["buildings"]}

    builders, built = users(samples, read), _in_games(samples, read)
    lifts, rows, figures = {}, [], {}
    for thing, name in names.items():
        games = [i for i, things in enumerate(lying) if thing in things]
        used = share([thing in built[i] for i in games], [samples[i].deal for i in games])
        found = lift(builders[thing])
        if found:
            lifts[name] = found
        rows.append((name, str(len(games)), in_percent(used), in_points(found)))
        figures[name] = {"games": len(games), "built": for_json(used), "lift": for_json(found)}
    words = lift_words(lifts, title.lower(), "a seat wins that has built there")
    columns = (field, "games it lay in", "games it was built in", "lift (points)")
    plots = [lift_plot(f"Victories with buildings: {title.lower()}", lifts)]
    return Section(key, title, words, plots, [DataTable(title, columns, rows)], figures)
