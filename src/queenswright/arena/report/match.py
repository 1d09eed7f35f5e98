"""The sections that every game has: who plays how well, from which seat, how games end, what failed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from queenswright.arena.ratings import compare, rate
from queenswright.arena.report.evidence import Evidence, expectations, expected, victories
from queenswright.arena.results import PlayedGame
from queenswright.kernel.chart import Bars, DataTable, Dots, Section
from queenswright.kernel.interval import Estimate, mean, share

MOST_FAILURES = 20


def match_sections(evidence: Evidence) -> list[Section]:
    """The sections about the match, in reading order."""
    if not evidence.finished:
        return [failures(evidence)]
    compared = any(len(set(game.seats)) > 1 for game, _ in evidence.finished)
    sections = [ratings(evidence), *([bots(evidence)] if compared else []), seats(evidence), endings(evidence)]
    return [*sections, failures(evidence)] if evidence.failed else sections


def ratings(evidence: Evidence) -> Section:
    """How strong the bots are, from all places of all games."""
    games = [replace(game, seed=deal) for game, deal in evidence.finished]
    if len({bot for game in games for bot in game.seats}) == 1:
        words = f"Only {games[0].seats[0]} plays, so there is nothing to compare."
        return Section("ratings", "Ratings", words)
    found = rate(games)
    weakest = found[-1].bot
    dots = [(one.bot, Estimate(one.rating, one.rating_low, one.rating_high, one.games)) for one in found]
    rows = [
        (one.bot, str(one.games), f"{one.rating:.0f} ({one.rating_low:.0f} to {one.rating_high:.0f})".replace("-", "−"))
        for one in found
    ]
    shown = [f"{one.better} is stronger than {one.worse}" for one in compare(games) if one.is_shown]
    words = "Ratings are fitted to all places (Plackett–Luce); 400 points are ten times the strength. " + (
        f"Beyond chance: {'; '.join(shown)}." if shown else "No bot is shown to be stronger than another."
    )
    plot = Dots("Strength of the bots", dots, f"rating, {weakest} = 0", 0.0, percent=False)
    table = DataTable("Ratings, with 95 % intervals", ("bot", "games", "rating"), rows)
    figures = {name: dot.for_json() for name, dot in dots}
    return Section("ratings", "Ratings", words, [plot], [table], figures)


def bots(evidence: Evidence) -> Section:
    """How often each bot wins, by number of players; games in which a bot plays only itself are left out."""
    dots, rows, found_all = [], [], {}
    best: dict[int, tuple[str, Estimate]] = {}
    for players in evidence.player_counts:
        parts: dict[str, list[tuple[float, int, int]]] = defaultdict(list)
        for game, deal in evidence.with_players(players).finished:
            if len(set(game.seats)) == 1:
                continue
            for bot, part, place in zip(game.seats, victories(game), game.places or (), strict=True):
                parts[bot].append((part, deal, place))
        for bot, found in sorted(parts.items(), key=lambda item: (-_average(item[1]), item[0])):
            wins = share([part for part, _, _ in found], [deal for _, deal, _ in found])
            assert wins is not None
            name = f"{bot}, {players} players"
            mean_place = sum(place for _, _, place in found) / len(found)
            dots.append((name, wins))
            rows.append((bot, str(players), str(len(found)), wins.percent(), f"{mean_place:.2f}"))
            found_all[name] = {"wins": wins.for_json(), "mean_place": mean_place}
            best.setdefault(players, (bot, wins))
    words = _bot_words(best)
    plot = Dots("Share of victories of each bot", dots, "% of victories")
    table = DataTable("Victories by bot", ("bot", "players", "seats", "share of victories", "mean place"), rows)
    return Section("bots", "Victories", words, [plot], [table], found_all)


def _average(found: Sequence[tuple[float, int, int]]) -> float:
    return sum(part for part, _, _ in found) / len(found)


def _bot_words(best: Mapping[int, tuple[str, Estimate]]) -> str:
    told = [f"with {players} players {bot}, {wins.percent()}" for players, (bot, wins) in best.items()]
    return f"Most victories: {'; '.join(told)}. A shared victory is divided among its winners."


def seats(evidence: Evidence) -> Section:
    """Whether a seat wins more often than expected from the bots that sit there."""
    finished = evidence.finished
    options = evidence.sources[0].meta.get("options", {})
    means = expectations(game for game, _ in finished)
    dots, rows, found_all = [], [], {}
    for players in evidence.player_counts:
        games = [(game, deal) for game, deal in finished if len(game.seats) == players]
        if not games:
            continue
        deals = [deal for _, deal in games]
        for seat in range(players):
            wins = share([victories(game)[seat] for game, _ in games], deals)
            above = mean([victories(game)[seat] - expected(game, means)[seat] for game, _ in games], deals)
            assert wins is not None
            assert above is not None
            name = f"{players} players, {evidence.rules.names(players, options)[seat]}"
            dots.append((name, above))
            rows.append((name, str(len(games)), wins.percent(), above.points()))
            found_all[f"{players}-{seat + 1}"] = {"wins": wins.for_json(), "lift": above.for_json()}
    columns = ("seat", "games", "share of victories", "above expectation (points)")
    plot = Dots("Victories by seat", dots, "percentage points above expectation", 0.0)
    return Section(
        "seats", "Seats", _seat_words(dots), [plot], [DataTable("Victories by seat", columns, rows)], found_all
    )


def _seat_words(dots: Sequence[tuple[str, Estimate]]) -> str:
    if all(found.low is None for _, found in dots):
        return "There are too few games to tell whether a seat is better than another."
    telling = [f"{name}: {found.points()}" for name, found in dots if found.excludes(0)]
    if telling:
        return f"More or less often than chance explains, in percentage points: {'; '.join(telling)}."
    name, found = max(dots, key=lambda dot: abs(dot[1].value))
    return f"No seat is seen to win more or less often than chance explains. Furthest off is {name}: {found.points()}."


def endings(evidence: Evidence) -> Section:
    """How games end, by number of players."""
    reasons = Counter(_reason(game) for game, _ in evidence.finished)
    order = [reason for reason, _ in sorted(reasons.items(), key=lambda item: (-item[1], item[0]))]
    groups = {players: evidence.with_players(players).finished for players in evidence.player_counts}
    groups = {players: games for players, games in groups.items() if games}
    rows: list[tuple[str, ...]] = []
    series: dict[str, list[float]] = {reason: [] for reason in order}
    for players, games in groups.items():
        deals = [deal for _, deal in games]
        for reason in order:
            found = share([_reason(game) == reason for game, _ in games], deals)
            assert found is not None
            series[reason].append(found.value)
            rows.append((f"{players} players", reason, str(len(games)), found.percent()))
    whole = {
        reason: share([_reason(g) == reason for g, _ in evidence.finished], [d for _, d in evidence.finished])
        for reason in order
    }
    told = [f"{reason} {found.percent()}" for reason, found in whole.items() if found]
    moves = sorted(game.moves for game, _ in evidence.finished)
    words = f"Games end by: {', '.join(told)}. The median game has {moves[len(moves) // 2]} chosen moves."
    categories = [f"{players} players" for players in groups]
    plot = Bars("How games end", categories, series, "", "share of games", stacked=True, percent=True)
    table = DataTable("How games end", ("players", "end", "games", "share"), rows)
    figures = {"share": {reason: found.for_json() for reason, found in whole.items() if found}}
    return Section("endings", "How games end", words, [plot], [table], figures)


def _reason(game: PlayedGame) -> str:
    return (game.reason or "unknown").replace("_", " ")


def failures(evidence: Evidence) -> Section:
    """The games that failed, and why."""
    failed = evidence.failed
    causes = Counter(game.failure or "unknown" for game in failed)
    words = f"{len(failed)} of {len(evidence.games)} games came to no end and are left out of everything else."
    most = sorted(causes.items(), key=lambda item: (-item[1], item[0]))
    rows = [(cause, str(count)) for cause, count in most[:MOST_FAILURES]]
    if len(most) > MOST_FAILURES:
        rest = sum(count for _, count in most[MOST_FAILURES:])
        rows.append((f"{len(most) - MOST_FAILURES} other causes", str(rest)))
    table = DataTable("Why games failed", ("cause", "games"), rows)
    return Section("failures", "Games that failed", words, [], [table], {"failed": len(failed), "causes": dict(most)})
