"""What a game gives to the kernel, as data and functions. No game is named here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from queenswright.kernel.layout import Layout
from queenswright.locale import render

if TYPE_CHECKING:
    from queenswright.kernel.chart import Sample, Section
    from queenswright.kernel.position import Position


@dataclass(frozen=True)
class Step:
    """One kind of small decision: its name and how many actions it has (at most 64)."""

    name: str
    count: int


@dataclass(frozen=True)
class Pack:
    """Content of a game: readable (`content`) and as the record that rules read (`mirror`, `record`)."""

    name: str
    digest: str
    content: Any
    mirror: Any
    record: Any


@dataclass(frozen=True)
class Move:
    """An action with its readable form. `str(move)` is what records, logs and the command line use."""

    action: int
    step: str
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Event:
    """Something that happened, as message id and arguments; `text()` renders it."""

    message: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        return render(self.message, self.args, language)


@dataclass(frozen=True)
class Deed:
    """An action that was carried out, chosen or forced, with the states before and after it as plain objects."""

    seat: int
    step: str
    index: int
    text: str
    chosen: bool
    before: Any
    after: Any


@dataclass(frozen=True)
class Judgement:
    """What bots think with: the game's planner and search (kernel/plan.py, kernel/search.py) and their weights."""

    plan: Callable[..., int]
    simulate: Callable[..., int]
    self_play: Callable[..., int]
    graft: Callable[..., int]
    weights: Sequence[int]
    measures: int


@dataclass(frozen=True)
class OptionInfo:
    """An option as the form of a new game offers it: a choice of words, a switch, or a number (None: no limit).

    `seats` are the choices that name the seats; such a choice is one for as many players as it names seats.
    `highest` is the most that a number may be.
    """

    name: str
    kind: str
    default: str | int | bool | None
    choices: Sequence[str] = ()
    clause: str | None = None
    seats: Mapping[str, Sequence[str]] = field(default_factory=dict)
    highest: int | None = None

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "choices": list(self.choices),
            "default": self.default,
            "clause": self.clause,
            "seats": {choice: list(names) for choice, names in self.seats.items()},
            "highest": self.highest,
        }


Fresh = Callable[[int, Mapping[str, Any], int], Any]
"""Sets up a game: (players, options, key) -> mirror. Documents take from it what they leave out."""


@dataclass(frozen=True)
class GameRules:
    """What a game gives to the kernel. `s` is a mirror in all uncompiled functions, `pack` a `Pack`.

    `judgement` imports what bots think with when it is called: it is compiled apart, and people need none of it.
    `hidden` has to contain the stream of chance (key and `drawn`): a throw of dice reveals what was to come.
    `facts` is what a finished game tells, as plain data for JSON; `charts` are the sections that a report of many games
    draws from it.
    `content` is what is printed on the components, as plain data for JSON, for clients that draw them; nothing hidden.
    With `alike` every seat and every spectator sees the same: `view(None)` is everybody's view.
    With `asks_end_of_turn` a table lets people end their turns themselves; a game whose rules have a move for it does
    without.
    `short` are the options of a game that is soon over, for benchmarks and tests of whole games.
    `names_by_count` names the seats for numbers of players whose seats are not the first of `seat_names`.
    `unspoken` are the actions whose notation nobody may learn now: a text that means one of them is no move, and no
    message lists them. What is possible is never among them.
    `unsealed` are the messages of the catalogue `sealed-NAME.ftl` that a seat (None: a spectator) may read now; a
    browser gets no other text of that catalogue.
    `together` names the steps in which seats choose at the same time: their moves are told when all have chosen.
    """

    name: str
    title: str
    rules_version: int
    player_counts: Sequence[int]
    seat_names: Sequence[str]
    folder: Path
    state: Layout
    pack: Layout
    steps: Sequence[Step]
    loops: SimpleNamespace
    setup: Callable[..., Any]
    redeal: Callable[..., Any]
    seek: Callable[..., Any]
    place: Callable[..., int]
    default_pack: str
    load_pack: Callable[[Path], Pack]
    read_options: Callable[[int, Mapping[str, Any]], dict[str, Any]]
    show_options: Callable[[Any], dict[str, Any]]
    texts: Callable[[Pack, int], Sequence[str]]
    refusals: Mapping[int, tuple[str | None, str]]
    explain: Callable[[Pack, Any, int, int, int], dict[str, Any]]
    hidden: Callable[[Pack, Any, int], bytes]
    view: Callable[[Pack, Any, int | None], dict[str, Any]]
    story: Callable[[Pack, Any, Any, int, int], list[Event]]
    describe: Callable[[Pack, Any], str]
    turn_label: Callable[[Any], str]
    end_reason: Callable[[Any], str]
    to_dict: Callable[[Pack, Any], dict[str, Any]]
    from_dict: Callable[[Pack, Mapping[str, Any], Fresh], Any]
    schema: Callable[[Pack], dict[str, Any]]
    judgement: Callable[[], Judgement]
    facts: Callable[[Position], dict[str, Any]]
    charts: Callable[[Sequence[Sample]], list[Section]]
    content: Callable[[Pack, int], dict[str, Any]]
    option_infos: Sequence[OptionInfo]
    alike: bool
    asks_end_of_turn: bool = True
    short: Mapping[str, Any] = field(default_factory=dict)
    names_by_count: Mapping[int, Sequence[str]] = field(default_factory=dict)
    unspoken: Callable[[Pack, Any], Collection[int]] | None = None
    unsealed: Callable[[Pack, Any, int | None], Sequence[str]] | None = None
    together: Collection[str] = ()

    def names(self, players: int, options: Mapping[str, Any]) -> Sequence[str]:
        """The names of the seats in a game of so many players."""
        for info in self.option_infos:
            chosen = options.get(info.name)
            if isinstance(chosen, str) and len(info.seats.get(chosen, ())) == players:
                return info.seats[chosen]
        return self.names_by_count.get(players, self.seat_names[:players])

    @cached_property
    def first_actions(self) -> list[int]:
        """The number of the first action of every step."""
        first, numbers = 0, []
        for step in self.steps:
            numbers.append(first)
            first += step.count
        return numbers


def fingerprint(data: bytes) -> str:
    """The short hash that records and packs are checked with."""
    return hashlib.sha256(data).hexdigest()[:16]
