"""The course of the games: how long they are, who begins, what is done when, how the track is climbed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from queenswright.games.architect.state import STAR_ACTIONS
from queenswright.kernel.chart import Bars, Curve, Curves, DataTable, Dots, Sample, Section
from queenswright.kernel.interval import Estimate, quantile, share
from queenswright.kernel.samples import SeatSample, by_players, label, lift, ratio, seat_samples
from queenswright.locale import render

MOST_BARS = 20
TENTHS = 10
TURNS = ("first", "second", "third", "fourth")
ENOUGH = 0.5


def length(samples: Sequence[Sample]) -> Section:
    """How many rounds a game takes."""
    groups = {players: [s.facts["rounds"] for s in games] for players, games in by_players(samples).items()}
    rounds = [number for numbers in groups.values() for number in numbers]
    low, middle, high = (quantile(rounds, part) for part in (0.25, 0.5, 0.75))
    words = (
        f"The median game takes {middle:.3g} rounds; half of all games take {low:.3g} to {high:.3g}. "
        f"The shortest took {min(rounds)}, the longest {max(rounds)}."
    )
    if len(groups) > 1:
        medians = [f"{quantile(numbers, 0.5):.3g} with {players} players" for players, numbers in groups.items()]
        words += f" Medians: {', '.join(medians)}."
    columns = ("players", "games", "shortest", "lower quartile", "median", "upper quartile", "longest")
    rows = [(label(players), str(len(numbers)), *_spread(numbers)) for players, numbers in groups.items()]
    figures = {"median": middle, "quartiles": [low, high], "shortest": min(rounds), "longest": max(rounds)}
    return Section(
        "length",
        "Length of games",
        words,
        [_histogram(groups)],
        [DataTable("Rounds of a game", columns, rows)],
        figures,
    )


def _spread(numbers: Sequence[int]) -> list[str]:
    return [f"{quantile(numbers, part):.3g}" for part in (0, 0.25, 0.5, 0.75, 1)]


def _histogram(groups: Mapping[int, Sequence[int]]) -> Bars:
    """The share of games by rounds, in steps wide enough that a reader can tell them apart."""
    least = min(min(numbers) for numbers in groups.values())
    most = max(max(numbers) for numbers in groups.values())
    width = (most - least) // MOST_BARS + 1
    starts = range(least, most + 1, width)
    names = [str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts]
    series = {
        label(players): [sum(s <= n < s + width for n in numbers) / len(numbers) for s in starts]
        for players, numbers in groups.items()
    }
    return Bars("Rounds of a game", names, series, "rounds", "share of games", percent=True)


def turn_order(samples: Sequence[Sample]) -> Section:
    """Whether going first helps. The first player is random, so this is not about seats."""
    rows, dots, figures = [], [], {}
    for players, games in by_players(samples).items():
        for turn in range(players):
            name = f"{label(players)}, {TURNS[turn]}"
            wins, above = _turn(games, turn)
            dots.append((name, above))
            rows.append((name, str(wins.count), wins.percent(), above.points()))
            figures[f"{players}-{turn + 1}"] = {"wins": wins.for_json(), "lift": above.for_json()}
    telling = [f"{name}: {dot.points()}" for name, dot in dots if dot.excludes(0)]
    words = "Whoever takes the first turn is drawn at random in every game. "
    if telling:
        words += f"More or less often than chance explains, in percentage points: {'; '.join(telling)}."
    else:
        name, dot = max(dots, key=lambda row: abs(row[1].value))
        words += (
            f"No turn is seen to win more or less often than chance explains. Furthest off is {name}: {dot.points()}."
        )
    columns = ("place in the turn order", "games", "share of victories", "above expectation (points)")
    plot = Dots("Victories by turn order", dots, "percentage points above expectation", 0.0)
    return Section("turn_order", "Turn order", words, [plot], [DataTable("Turn order", columns, rows)], figures)


def _turn(games: Sequence[Sample], turn: int) -> tuple[Estimate, Estimate]:
    """The share of victory of a place in the turn order, and how far it is above expectation."""
    seats = [one for one in seat_samples(games) if _turn_of(one) == turn]
    deals = [one.deal for one in seats]
    wins = share([one.won for one in seats], deals)
    above = lift(seats)
    assert wins is not None
    assert above is not None
    return wins, above


def _turn_of(one: SeatSample) -> int:
    """The place of a seat in the turn order, from 0."""
    return int((one.number - one.game["first_seat"]) % one.game["players"])


def actions(samples: Sequence[Sample]) -> Section:
    """Which of the six actions are taken, from the first tenth of a game to the last."""
    names = {action: render(f"action-{action}", {}, "en") for action in STAR_ACTIONS}
    taken, forfeited = _taken(samples)
    total = sum(sum(tenths) for tenths in taken.values())
    shares = {action: ratio(sum(tenths), total) for action, tenths in taken.items()}
    by_tenth = {
        action: [ratio(taken[action][i], sum(taken[a][i] for a in STAR_ACTIONS)) for i in range(TENTHS)]
        for action in STAR_ACTIONS
    }
    most, least = max(shares, key=shares.__getitem__), min(shares, key=shares.__getitem__)
    words = (
        f"{names[most]} is taken most often ({100 * shares[most]:.1f} % of all actions), {names[least]} least "
        f"({100 * shares[least]:.1f} %). {100 * ratio(forfeited, total + forfeited):.1f} % of all turns were forfeited."
    )
    tenths = [f"{10 * i + 10}" for i in range(TENTHS)]
    series = {names[action]: values for action, values in by_tenth.items()}
    plot = Bars("The six actions over a game", tenths, series, "% of the game", "share", stacked=True, percent=True)
    columns = ["action", "all games", *(label(players) for players in by_players(samples)), "first tenth", "last tenth"]
    apart = [_shares(games) for games in by_players(samples).values()]
    rows = [
        [names[a], *(f"{100 * s[a]:.1f} %" for s in (shares, *apart, *({a: by_tenth[a][i]} for i in (0, -1))))]
        for a in STAR_ACTIONS
    ]
    figures = {"share": shares, "forfeited": ratio(forfeited, total + forfeited), "by_tenth": by_tenth}
    table = DataTable("Share of each action among all that were carried out", columns, rows)
    return Section("actions", "The six actions", words, [plot], [table], figures)


def _taken(samples: Sequence[Sample]) -> tuple[dict[str, list[int]], int]:
    """How often each action was carried out in each tenth of a game, and how many turns were forfeited."""
    counts: Counter[tuple[str, int]] = Counter()
    forfeited = 0
    for sample in samples:
        rounds = sample.facts["rounds"]
        for seat in sample.facts["seats"]:
            given_up = set(seat["forfeited"])
            forfeited += len(given_up)
            for number, action in enumerate(seat["actions"], start=1):
                if number not in given_up:
                    counts[action, (number - 1) * TENTHS // rounds] += 1
    return {action: [counts[action, tenth] for tenth in range(TENTHS)] for action in STAR_ACTIONS}, forfeited


def _shares(samples: Sequence[Sample]) -> dict[str, float]:
    taken, _ = _taken(samples)
    total = sum(sum(tenths) for tenths in taken.values())
    return {action: ratio(sum(tenths), total) for action, tenths in taken.items()}


def appreciation(samples: Sequence[Sample]) -> Section:
    """How the winners climb the track, and the others."""
    tracks = {
        "winners": [one.seat["track"] for one in seat_samples(samples) if one.seat["won"]],
        "others": [one.seat["track"] for one in seat_samples(samples) if not one.seat["won"]],
    }
    longest = min(max(map(len, found)) for found in tracks.values() if found) - 1
    last = min(longest, int(quantile([s.facts["rounds"] for s in samples], 1 - ENOUGH)))
    curves = [_curve(name, found, last) for name, found in tracks.items() if found]
    ends = {name: quantile([track[-1] for track in found], 0.5) for name, found in tracks.items() if found}
    halfway = {curve.name: curve.middle[last // 2] for curve in curves}
    words = (
        f"At the end the median seat stands on space {_listed(ends)} of the track; in round {last // 2} on space "
        f"{_listed(halfway)}. The picture ends where half of the games have ended; bands hold the middle half of "
        "the seats."
    )
    step = max(1, last // 10)
    columns = ("round", *(f"{curve.name}: {part}" for curve in curves for part in ("lower", "median", "upper")))
    rows = [
        [str(i), *(f"{line[i]:.3g}" for curve in curves for line in (curve.low, curve.middle, curve.high))]
        for i in range(0, last + 1, step)
    ]
    figures = {curve.name: {"median": list(curve.middle)} for curve in curves} | {"at_the_end": ends}
    plot = Curves("The climb of the appreciation track", curves, "round", "space on the track")
    table = DataTable("Space on the track: quartiles and median", columns, rows)
    return Section("appreciation", "Appreciation", words, [plot], [table], figures)


def _listed(values: Mapping[str, float]) -> str:
    return " and ".join(f"{value:.3g} ({name})" for name, value in values.items())


def _curve(name: str, tracks: Sequence[Sequence[int]], last: int) -> Curve:
    """Median and middle half after every round, over the games that last that long."""
    lines: list[list[float]] = [[], [], []]
    for number in range(last + 1):
        values = [track[number] for track in tracks if len(track) > number]
        for line, part in zip(lines, (0.25, 0.5, 0.75), strict=True):
            line.append(quantile(values, part))
    return Curve(name, range(last + 1), lines[1], lines[0], lines[2])
