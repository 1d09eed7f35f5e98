"""The plain data that a game and the kernel hand to each other. No game is named here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from queenswright.locale import render


@dataclass(frozen=True)
class Step:
    """One kind of small decision: its name and how many actions it has (at most 64)."""

    name: str
    count: int


@dataclass(frozen=True, eq=False)
class Pack:
    """Content of a game: readable (`content`) and as the record that rules read (`mirror`, `record`).

    Packs with the same values have the same `digest`; as objects they differ.
    """

    name: str
    digest: str
    content: Any
    mirror: Any
    record: Any


def fingerprint(data: bytes) -> str:
    """The short hash by which records and packs are checked."""
    return hashlib.sha256(data).hexdigest()[:16]


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


class FinishedGame(Protocol):
    """A game that was played, as reports read it; a `Position` is one."""

    @property
    def pack(self) -> Pack: ...

    @property
    def state(self) -> Any: ...

    @property
    def moves(self) -> list[Move]: ...

    @property
    def standings(self) -> list[int]: ...

    @property
    def winners(self) -> list[int]: ...

    @property
    def end_reason(self) -> str | None: ...

    def start(self) -> FinishedGame: ...

    def actions(self) -> Iterator[Deed]: ...

    def turns(self) -> list[tuple[str, list[str], str]]: ...


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
class Learned:
    """The same with a network that judges leaves (kernel/network.py), whose numbers follow the weights.

    `measures` are those that go into the network, `look` writes them down.
    """

    judgement: Judgement
    look: Callable[..., None]
    measures: int


@dataclass(frozen=True)
class OptionInfo:
    """An option as the form of a new game offers it: a choice of words, a switch, or a number (None: no limit).

    `seats` are the choices that name seats; such a choice fits games of as many players as it names seats.
    `highest` is the largest number allowed.
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
"""Sets up a game: (players, options, key) -> mirror. It supplies whatever a document leaves out."""
