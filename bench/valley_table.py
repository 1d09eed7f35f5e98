"""What many campaigns show: every share with its 95 % interval, beside what is asked for (docs/balance.md).

A bound counts as broken when the whole interval lies outside it. What was seen fewer than 200 times is listed as too
few.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.cards import ABILITY_CARDS, FIRST_ABILITY
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import FAMILIES
from queenswright.kernel.interval import Estimate, mean, share

FREE = "free"
FEW = 200
GAMES = {2: (17, 21), 3: (14, 18), 4: (16, 21)}
ROUNDS = (6, 8)
LEAST_BUILD_FAME = 0.55
MOST_OF_A_USE, LEAST_BUILDINGS = 0.45, 0.30
MOST_BEHIND, LEAST_COMEBACK = 3.0, 0.10
LEAST_USED, MOST_LIFT = 0.05, 0.07
LEAST_VOTES = 0.30
MOST_BETWEEN_BRANCHES = 0.05
EACH = ABILITY_CARDS // len(FAMILIES)

Campaign = Mapping[str, Any]
Row = tuple[str, str, str]
"""What was measured, the figure, and what was asked for or that it is missed."""


def told(name: str, found: Estimate | None, low: float, high: float, is_share: bool = True) -> Row:
    """A figure beside its bounds; one is broken when the whole interval lies outside."""
    scale, unit = (100, " %") if is_share else (1, "")
    asked = f"{scale * low:g} to {scale * high:g}{unit}" if low else f"at most {scale * high:g}{unit}"
    if found is None or found.low is None or found.high is None:
        return name, "too few", asked
    is_broken = found.high < low or found.low > high
    figure = found.percent() if is_share else f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"
    return name, figure, f"{asked}{': BROKEN' if is_broken else ''}"


def course(campaigns: Sequence[Campaign], players: int) -> Iterator[Row]:
    """Length of campaigns and games, sources of fame, uses of the build action, first and last."""
    seeds = [one["seed"] for one in campaigns]
    castle = sum(one["end"] == "castle" for one in campaigns)
    yield "castle", f"{castle} of {len(campaigns)}", "all"
    yield told("games", mean([len(one["games"]) for one in campaigns], seeds), *GAMES[players], is_share=False)
    for epoch in range(1, EPOCHS + 1):
        found = [
            (game["rounds"], one["seed"]) for one in campaigns for game in one["games"] if max(game["epochs"]) == epoch
        ]
        rounds = mean([n for n, _ in found], [seed for _, seed in found])
        yield told(f"rounds in epoch {epoch}", rounds, *ROUNDS, is_share=False)
    yield "longest game", str(max(game["rounds"] for one in campaigns for game in one["games"])), "below the last round"
    reached = [(surplus >= 0, one["seed"]) for one in campaigns for game in one["games"] for surplus in game["surplus"]]
    yield told("players who reach their goal", share([hit for hit, _ in reached], [seed for _, seed in reached]), 0, 1)
    built = [one["fame"].get("build", 0) / max(1, sum(one["fame"].values())) for one in campaigns]
    yield told("fame from the build action", mean(built, seeds), LEAST_BUILD_FAME, 1)
    fame: Counter[str] = Counter()
    for one in campaigns:
        fame.update(one["fame"])
    whole = max(1, sum(fame.values()))
    yield "fame by source", ", ".join(f"{name} {100 * count / whole:.0f} %" for name, count in fame.items()), ""
    for use in ("building", "clear", "renovate", "monument", "segment", "room"):
        late = [one["uses"].get(use, 0) / max(1, sum(one["uses"].values())) for one in campaigns]
        low = LEAST_BUILDINGS if use == "building" else 0
        yield told(f"late build actions: {use}", mean(late, seeds), low, MOST_OF_A_USE)
    behind = [max(one["epochs"]) - min(one["epochs"]) for one in campaigns]
    high = MOST_BEHIND if players == 4 else EPOCHS
    yield told("epochs between first and last", mean(behind, seeds), 0, high, is_share=False)
    back = [float(one["won"][_last_after_a_third(one)]) for one in campaigns]
    low = LEAST_COMEBACK if players == 4 else 0
    yield told("the last after a third wins", share(back, seeds), low, 1)
    for seat in range(players):
        won = share([float(one["won"][seat]) for one in campaigns], seeds)
        yield told(f"seat {seat + 1} wins", won, 1 / players - MOST_LIFT, 1 / players + MOST_LIFT)
    took = sum(one["seconds"] for one in campaigns) / len(campaigns)
    yield "a campaign takes", f"{took:.2f} s of a core", ""


def _last_after_a_third(one: Campaign) -> int:
    """Who has completed least after the first third of the games, between equals by the game just played."""
    game = one["games"][len(one["games"]) // 3]
    return min(range(len(one["won"])), key=lambda seat: (game["epochs"][seat], game["surplus"][seat]))


def votes(campaigns: Sequence[Campaign]) -> Iterator[Row]:
    """How often each branch is chosen where nobody is told how to vote."""
    for branch in BRANCHES:
        chosen = share([float(one["branch"] == branch) for one in campaigns], [one["seed"] for one in campaigns])
        yield told(f"votes: {branch}", chosen, LEAST_VOTES, 1 - LEAST_VOTES)


def _lift(found: Sequence[tuple[float, int]]) -> Estimate | None:
    """How much more often than their share somebody won, from what they won beyond it."""
    return mean([more for more, _ in found], [seed for _, seed in found])


def lifts(campaigns: Sequence[Campaign], names: Sequence[str]) -> Iterator[Row]:
    """For everything that players may have: in how many campaigns, and how much more often than others they won."""
    holders: dict[int, list[tuple[float, int]]] = defaultdict(list)
    used: Counter[int] = Counter()
    for one in campaigns:
        used.update({item for items in one["items"] for item in items})
        for won, items in zip(one["won"], one["items"], strict=True):
            for item in items:
                holders[item].append((won - 1 / len(one["won"]), one["seed"]))
    for item, name in enumerate(names):
        found, opened = holders[item], sum(_can_open(name, one) for one in campaigns)
        seldom = used[item] < LEAST_USED * opened
        about = f"in {100 * used[item] / max(1, opened):.0f} % of {opened}{', SELDOM' if seldom else ''}"
        lift = _lift(found)
        if lift is None or lift.low is None or lift.high is None or len(found) < FEW:
            yield name, f"too few ({len(found)})", about
            continue
        is_broken = lift.high < -MOST_LIFT or lift.low > MOST_LIFT
        yield name, lift.points(), f"{about}{': BROKEN' if is_broken else ''}"


def _can_open(name: str, one: Campaign) -> bool:
    """Whether anybody in a campaign can have something: abilities belong to families."""
    kind, _, rest = name.partition(" ")
    if kind != "ability":
        return True
    return FAMILIES[(int(rest.split()[0]) - FIRST_ABILITY) // EACH] in one["families"]


def branches(wall: Sequence[Campaign], road: Sequence[Campaign]) -> Iterator[Row]:
    """Seats, families and styles: how much more often each of them wins with the wall than with the road."""
    asked = f"at most {100 * MOST_BETWEEN_BRANCHES:g} points"
    for kind in ("seat", "family", "style"):
        here, there = _wins_by(wall, kind), _wins_by(road, kind)
        for name in sorted({*here, *there}):
            if min(len(here[name]), len(there[name])) < FEW:
                yield f"{kind} {name}", f"too few ({len(here[name])}, {len(there[name])})", asked
                continue
            found = difference(
                *(share([won for won, _ in one[name]], [seed for _, seed in one[name]]) for one in (here, there))
            )
            is_broken = not _is_near(found)
            yield f"{kind} {name}", found.points(), f"{asked}{': BROKEN' if is_broken else ''}"


def _is_near(found: Estimate) -> bool:
    """Whether some of the interval of a difference lies within the bounds."""
    low, high = found.low or 0, found.high or 0
    return low <= MOST_BETWEEN_BRANCHES and high >= -MOST_BETWEEN_BRANCHES


def _wins_by(campaigns: Sequence[Campaign], kind: str) -> dict[str, list[tuple[float, int]]]:
    """Whether each seat won, with the seed, by place at the table, family or style."""
    found: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for one in campaigns:
        names = {
            "seat": [str(1 + seat) for seat in range(len(one["won"]))],
            "family": one["families"],
            "style": one["styles"],
        }
        for won, name in zip(one["won"], names[kind], strict=True):
            found[name].append((float(won), one["seed"]))
    return found


def difference(a: Estimate | None, b: Estimate | None) -> Estimate:
    """Newcombe's interval for the difference of two shares."""
    if a is None or b is None or a.low is None or a.high is None or b.low is None or b.high is None:
        raise ValueError("a share without an interval has no difference")
    value = a.value - b.value
    low = value - sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = value + sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    return Estimate(value, low, high, a.count + b.count)


def tables(campaigns: Sequence[Campaign], names: Sequence[str]) -> Iterator[tuple[str, list[Row]]]:
    """One table for each number of players and branch, one for both branches of each, and one of all lifts."""
    kinds: dict[tuple[int, str], list[Campaign]] = defaultdict(list)
    for one in campaigns:
        players, branch, _ = one["task"]
        kinds[players, branch].append(one)
    for (players, branch), found in sorted(kinds.items()):
        rows = [*(votes(found) if branch == FREE else ()), *course(found, players), *lifts(found, names)]
        yield f"{players} players, {branch}, {len(found)} campaigns", rows
    for players in sorted({players for players, _ in kinds}):
        wall, road = (kinds.get((players, branch)) for branch in BRANCHES)
        if wall and road:
            yield f"{players} players, wall against road", [*branches(wall, road)]
    if len(kinds) > 1:
        yield f"all {len(campaigns)} campaigns", [*lifts(campaigns, names)]


def show(campaigns: Sequence[Campaign], names: Sequence[str]) -> dict[str, list[Row]]:
    """Print the tables, those that miss something named at the end once more."""
    shown = {}
    for title, rows in tables(campaigns, names):
        shown[title] = rows
        print(title)
        for row in rows:
            print(f"  {row[0]:34} {row[1]:32} {row[2]}")
    missed = [(title, row) for title, rows in shown.items() for row in rows if "BROKEN" in row[2] or "SELDOM" in row[2]]
    print(f"{len(missed)} of {sum(map(len, shown.values()))} figures miss what is asked for")
    for title, row in missed:
        print(f"  {title}: {row[0]} {row[1]}, {row[2]}")
    return shown
