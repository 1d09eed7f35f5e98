"""Why a turn is good: what it changes in the measures of the estimate, weightiest first, in the rules' numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

from queenswright.games.architect.judgement.estimate import FAR, MEASURES, best_hire, measure, repair_points
from queenswright.games.architect.judgement.weights import WEIGHTS
from queenswright.games.architect.rules.board import board_side, has_built, track_length
from queenswright.games.architect.rules.build import building_points, has_marker
from queenswright.games.architect.rules.tile import crew_guilds, performance_sum
from queenswright.games.architect.rules.turn import ACTION_SPACES
from queenswright.games.architect.state import CAPITAL, GUILDS
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

MOST = 3
"""How many reasons are given: the first says why, the others what comes with it."""
CERTAIN = float("inf")
MONEY = ("talers", "more_talers")
BONDS = ("ready_bonds", "other_bonds")
SITES = ("site_here", "best_site", "sites_around", "construct_next", "travel_next")


class Site(NamedTuple):
    """Where a crew may build: the place, its points, and the streets to it."""

    location: int
    points: int
    streets: int


class Change:
    """What a turn changes for a seat, measure by measure."""

    def __init__(self, pack: Pack, before: Any, after: Any, seat: int) -> None:
        self.pack, self.before, self.after, self.seat = pack.mirror, before, after, seat
        self.old, self.new = _measured(self.pack, before, seat), _measured(self.pack, after, seat)
        length = plain(track_length)(self.pack, after)
        self._climbed: float = after.track[seat] / length

    def by(self, name: str) -> int:
        """By how much a measure grows."""
        return self.new[name] - self.old[name]

    def worth(self, *names: str) -> float:
        """What the changes of some measures are worth to a bot."""
        return sum(self._weight(name) * self.by(name) for name in names)

    def _weight(self, name: str) -> float:
        low, high = WEIGHTS[name]
        return low * (1 - self._climbed) + high * self._climbed


def reasons(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """The reasons for a turn that leads from one state to another, the weightiest first; never none."""
    change = Change(pack, before, after, seat)
    found = [*_on_the_track(change), *_in_the_crew(change), *_on_the_map(pack, change), *_in_the_purse(change)]
    ranked = sorted((one for one in found if one[0] > 0), key=lambda one: -one[0])
    events = [event for _, event in ranked[:MOST]]
    return events or [_where_it_leads(change)]


def _measured(pack: Any, s: Any, seat: int) -> dict[str, int]:
    features = [0] * len(MEASURES)
    plain(measure)(pack, s, seat, features)
    return dict(zip(MEASURES, features, strict=True))


Weighed = tuple[float, Event]


def _on_the_track(change: Change) -> list[Weighed]:
    before, after, seat = change.before, change.after, change.seat
    found: list[Weighed] = []
    needed = change.pack.palace_performance
    if after.contribution[seat] != before.contribution[seat]:
        args = {"performance": after.contribution[seat], "needed": needed}
        found.append((CERTAIN, Event("reason-palace", args)))
    elif change.by("ready") > 0:
        args = {"performance": change.new["performance"], "needed": needed}
        found.append((change.worth("ready"), Event("reason-ready", args)))
    steps = after.track[seat] - before.track[seat]
    if steps > 0:
        left = change.new["steps"]
        worth = change.worth("steps", "points", "at_end")
        found.append((worth, Event("reason-climb", {"steps": steps, "points": -change.by("points"), "left": left})))
    return found


def _in_the_crew(change: Change) -> list[Weighed]:
    before, after, seat = change.before, change.after, change.seat
    found: list[Weighed] = []
    fresh = plain(crew_guilds)(after, seat) & ~plain(crew_guilds)(before, seat)
    new = [GUILDS[guild] for guild in range(len(GUILDS)) if fresh >> guild & 1]
    if new:
        found.append((change.worth("guilds", "crew"), Event("reason-guild", {"guilds": new, "count": len(new)})))
    old_sum, new_sum = (plain(performance_sum)(change.pack, s, seat) for s in (before, after))
    if new_sum > old_sum:
        args = {"before": old_sum, "after": new_sum}
        found.append((change.worth("performance", "next_performance"), Event("reason-performance", args)))
    if change.by("jobs") > 0:
        worth = change.worth("jobs", "later_performance", "tired")
        found.append((worth, Event("reason-jobs", {"count": change.by("jobs"), "jobs": change.new["jobs"]})))
    hired = plain(best_hire)(change.pack, after, seat) if change.by("hire_next") > 0 else 0
    if hired:
        found.append((change.worth("hire_next", "on_labour", "on_hire"), Event("reason-hire-next", {"total": hired})))
    return found


def _on_the_map(pack: Pack, change: Change) -> list[Weighed]:
    names = pack.content.map_for(change.after.players).names
    old, new = (_best_site(change.pack, s, change.seat) for s in (change.before, change.after))
    if new is None:
        return _way_home(names, change)
    args = {"place": names[new.location], "points": new.points, "streets": new.streets}
    is_news = old is None or old.location != new.location or new.points > old.points or new.streets < old.streets
    message = "reason-site" if new.streets else "reason-site-here"
    found = [(max(change.worth(*SITES), change.worth("site_here")), Event(message, args))] if is_news else []
    return [*found, *_way_home(names, change)]


def _way_home(names: Any, change: Change) -> list[Weighed]:
    """At the end of the track: nearer to the capital, or nearer to the performance that the palace asks for."""
    found: list[Weighed] = []
    if change.by("way_home") < 0:
        args = {"place": names[CAPITAL], "streets": change.new["way_home"]}
        found.append((change.worth("way_home"), Event("reason-way-home", args)))
    if change.by("missing") < 0:
        found.append((change.worth("missing"), Event("reason-missing", {"count": change.new["missing"]})))
    return found


def _in_the_purse(change: Change) -> list[Weighed]:
    before, after, seat = change.before, change.after, change.seat
    found: list[Weighed] = []
    talers, bonds = after.talers[seat] - before.talers[seat], after.bonds[seat] - before.bonds[seat]
    if talers > 0:
        args = {"count": talers, "talers": after.talers[seat]}
        found.append((change.worth(*MONEY), Event("reason-talers", args)))
    if bonds > 0:
        args = {"count": bonds, "each": change.pack.talers_per_bond}
        found.append((change.worth(*BONDS), Event("reason-bonds", args)))
    if change.by("confidence") > 0:
        args = {"count": change.pack.bonds_at_once[after.confidence[seat]]}
        found.append((change.worth("confidence", *BONDS), Event("reason-confidence", args)))
    return found


def _best_site(pack: Any, s: Any, seat: int) -> Site | None:
    """The place that the crew may build at for the most points, less the trip."""
    if not plain(has_marker)(pack, s, seat):
        return None
    side, guilds = plain(board_side)(s), plain(crew_guilds)(s, seat)
    found: list[tuple[int, Site]] = []
    for location in range(CAPITAL + 1, pack.locations[side]):
        streets = pack.distance[side][s.carriage[seat]][location]
        is_served = pack.demand_guilds[s.demand[location]] & ~guilds == 0
        if streets <= FAR and is_served and not plain(has_built)(s, seat, location):
            points = plain(building_points)(pack, s, seat, location)
            found.append((points - pack.travel_cost[streets], Site(location, points, streets)))
    return max(found, key=lambda one: one[0])[1] if found else None


def _where_it_leads(change: Change) -> Event:
    """Where nothing grows: how far it is to the next building, and what repairs would bring there."""
    spaces = -change.after.architect[change.seat] % ACTION_SPACES
    points = plain(repair_points)(change.pack, change.after, change.seat)
    return Event("reason-way", {"spaces": spaces, "points": points})
