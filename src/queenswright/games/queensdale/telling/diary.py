"""The log of a campaign game by game, as everybody was told it: what notes in the margin are written from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from queenswright.kernel.data import Event

REROLLS = tuple(f"qd-story-reroll{kind}" for kind in ("", "-signal", "-monument", "-one", "-nothing"))
PLACED = ("qd-story-place", "qd-story-place-occupied")
NOTE = "qd-story-margin"
"""What stands in front of a note in the margin: beside whom, and which notes would have fitted."""
BUILT = ("qd-story-built", "qd-story-built-over")
WALKED = ("qd-story-gather", "qd-story-rest")
DEEDS = ("qd-story-die", "qd-story-step", "qd-story-robber")
"""What a movement of a scout can begin with."""


class GameTold:
    """What was told of one game, from its set-up to that of the next one."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        starts = [place for place, event in enumerate(events) if event.message == "story-round"]
        ends = [place for place, event in enumerate(events) if event.message == "qd-story-game-over"]
        self._first = starts[0] if starts else len(events)
        self._last_round = starts[-1] if starts else len(events)
        self._end = ends[0] if ends else len(events)

    @property
    def play(self) -> Sequence[Event]:
        """From the first round to the end of the game."""
        return self.events[self._first : self._end]

    @property
    def before_last_round(self) -> Sequence[Event]:
        return self.events[: self._last_round]

    @property
    def last_round(self) -> Sequence[Event]:
        return self.events[self._last_round : self._end]

    @cached_property
    def rounds(self) -> list[list[Event]]:
        """What happened in every round."""
        found: list[list[Event]] = []
        for event in self.play:
            if event.message == "story-round":
                found.append([])
            found[-1].append(event)
        return found

    @cached_property
    def is_whole(self) -> bool:
        """Whether it was told from its first round to its end."""
        begins = self._first < len(self.events) and self.events[self._first].args["round"] == 1
        return begins and self._end < len(self.events)

    @cached_property
    def length(self) -> int:
        """The number of its last round."""
        return int(self.events[self._end].args["round"])

    @cached_property
    def standing(self) -> dict[str, Any]:
        """By seat, the winner first: place, fame, goal and what was left."""
        return {event.args["seat"]: event.args for event in self.events if event.message == "qd-story-standing"}

    @cached_property
    def winner(self) -> str | None:
        return next((event.args["seat"] for event in self.events if event.message == "qd-story-winner"), None)

    @cached_property
    def leaders(self) -> set[str]:
        """Those with the highest goal, unless all have the same."""
        goals = {seat: one["goal"] for seat, one in self.standing.items()}
        if len(set(goals.values())) < 2:
            return set()
        return {seat for seat, goal in goals.items() if goal == max(goals.values())}

    def surplus(self, seat: str) -> int:
        """What a seat had beyond its goal at the end."""
        return int(self.standing[seat]["fame"] - self.standing[seat]["goal"])

    def of(self, seat: str, *messages: str) -> list[Event]:
        """The events of a seat with one of these messages, those of set-up and storing included."""
        return [event for message in messages for event in self._by_seat.get((seat, message), ())]

    @cached_property
    def _by_seat(self) -> dict[tuple[str, str], list[Event]]:
        found: dict[tuple[str, str], list[Event]] = {}
        for event in self.events:
            if "seat" in event.args:
                found.setdefault((event.args["seat"], event.message), []).append(event)
        return found

    def dice_on(self, seat: str, space: str) -> int:
        """How often a seat has placed a die on a kind of space."""
        return sum(event.args["space"] == space for event in self.of(seat, *PLACED))

    def has_most(self, seat: str, counts: dict[str, int], least: int = 1) -> bool:
        """Whether a seat has more of something than any other, and at least `least`."""
        others = [count for other, count in counts.items() if other != seat]
        return counts[seat] >= least and counts[seat] > max(others)

    def counted(self, *messages: str) -> dict[str, int]:
        """By seat, how often one of these messages was told of it."""
        return {seat: len(self.of(seat, *messages)) for seat in self.standing}


def newest_epoch(events: Iterable[Event], opened: int = 1) -> int:
    """The newest epoch that was told of, or the one that was open before anything was told."""
    return max([opened, *(int(event.args["epoch"]) for event in events if event.message == "qd-story-opens")])


class Diary:
    """The games of a campaign so far; `last` is the one that is being written about.

    A campaign that was taken up late has epochs that were `opened` before anything was told.
    """

    def __init__(self, events: Iterable[Event], opened: int = 1) -> None:
        self._opened = opened
        parts: list[list[Event]] = [[]]
        for event in events:
            if event.message == "qd-story-game":
                parts.append([])
            parts[-1].append(event)
        self.games = [GameTold(part) for part in parts]
        self._told: dict[tuple[str, ...], list[Event]] = {}

    @property
    def last(self) -> GameTold:
        return self.games[-1]

    @cached_property
    def events(self) -> list[Event]:
        return [event for game in self.games for event in game.events]

    def told(self, *messages: str) -> list[Event]:
        """All events with one of these messages, in their order; looked for once for all seats."""
        if messages not in self._told:
            self._told[messages] = [event for event in self.events if event.message in messages]
        return self._told[messages]

    @cached_property
    def seen(self) -> Counter[str]:
        """How often every note would have fitted somebody after the games before the last one."""
        notes = (event for game in self.games[:-1] for event in game.events if event.message == NOTE)
        return Counter(code for event in notes for code in event.args.get("seen", ()))

    @cached_property
    def written(self) -> dict[str, str]:
        """By seat, the note that was written last."""
        pairs = pairwise(event for game in self.games[:-1] for event in game.events)
        return {one.args["seat"]: note.message for one, note in pairs if one.message == NOTE}

    @cached_property
    def opened(self) -> int:
        return newest_epoch(self.events, self._opened)

    def of(self, seat: str, *messages: str) -> list[Event]:
        """The events of a seat with one of these messages, in all games."""
        return [event for game in self.games for event in game.of(seat, *messages)]
