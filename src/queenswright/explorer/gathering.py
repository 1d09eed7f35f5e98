"""Many games on several cores, for an explorer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from queenswright.explorer.data import Openings
from queenswright.study.crew import Request, ask_all, in_turn

MODULE = "queenswright.explorer.worker"
AT_ONCE = 6
"""Games of one request: one or two for each number of players."""


def gather(
    known: Openings,
    games: int,
    cores: int,
    options: Mapping[str, Any],
    keep: Callable[[Openings], None],
    stop: Callable[[], bool],
) -> Openings:
    """Play until there is this number of games, or somebody stops it; what is there is kept from time to time.

    Requests are counted in their order, so that the same number of games has the same counts on any number of cores.
    """

    def requests() -> Iterator[Request]:
        for first in range(known.played, games, AT_ONCE):
            count = min(AT_ONCE, games - first)
            yield {"first": first, "count": count, "seed": known.seed, "options": dict(options)}

    found, waiting = known, dict[int, Any]()
    about = {"game": known.game, "pack": known.pack, "digest": known.digest}
    for answer in ask_all(MODULE, about, cores, in_turn(requests(), stop), stop):
        if "games" not in answer:
            continue
        waiting[int(answer["first"])] = answer["games"]
        while found.played in waiting:
            found = found.with_games(waiting.pop(found.played))
        keep(found)
    return found
