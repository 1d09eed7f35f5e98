"""Playing a campaign through the rules: the log is the truth, every line is compared with what the rules make of it.

A campaign is replayed section by section (a section is one of its games: `section_of`). The situations in which
sections began are marks; a mark that fits the log lets a later reading begin there instead of at the set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from queenswright.kernel.contract import fingerprint
from queenswright.kernel.errors import MoveError, QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import MOVE, Campaign, Entry, section_of

Told = Callable[[Entry, Position], None]


@dataclass(frozen=True)
class Mark:
    """The bytes of the state after a line (0: the set-up). `begins` the section if one began with the next move."""

    number: int
    chain: str
    section: int
    begins: bool
    state: bytes


def layout_digest(game: Game) -> str:
    """What has to be the same for the bytes of a state to mean the same."""
    layout = (game.name, game.pack.digest, game.rules.state.dtype.descr, [step.count for step in game.rules.steps])
    return fingerprint(repr(layout).encode())


def mark_of(campaign: Campaign, number: int, position: Position, begins: bool) -> Mark:
    """The situation after a line as a mark."""
    section = section_of(position.turn)
    return Mark(number, campaign.chain_at(number), section, begins, position.to_bytes())


def fitting(campaign: Campaign, game: Game, marks: Iterable[Mark]) -> list[Mark]:
    """The marks that lie on the line of play, oldest first; any that differs from what the log says is left out."""
    numbers = [0, *(entry.number for entry in campaign.in_force())]
    states = _states(campaign, game)
    found = [
        mark
        for mark in marks
        if mark.number in numbers
        and mark.chain == campaign.chain_at(mark.number)
        and len(mark.state) == game.rules.state.size
        and fingerprint(mark.state) == states.get(mark.number, fingerprint(mark.state))
    ]
    return sorted(found, key=lambda mark: numbers.index(mark.number))


def _states(campaign: Campaign, game: Game) -> dict[int, str]:
    """The hashes of states by line, where they were made from the layout that is in use now."""
    layouts, layout = campaign.layouts(), layout_digest(game)
    return {entry.number: entry.state for entry in campaign.entries if layouts[entry.number] == layout}


def position_at(game: Game, mark: Mark) -> Position:
    """The position of a mark, without the moves before it."""
    return Position(game, game.hold(game.rules.state.from_bytes(mark.state)))


class Replay:
    """A campaign on its way through the rules, from the set-up or from a mark; `marks` are the sections it has seen."""

    def __init__(self, campaign: Campaign, game: Game, start: Mark | None = None, told: Told | None = None) -> None:
        self.campaign = campaign
        self.game = game
        self.told = told
        self._states = _states(campaign, game)
        self.number = start.number if start else 0
        self.position = position_at(game, start) if start else self._set_up()
        self.marks: list[Mark] = []
        self._begin()

    def run(self) -> Position:
        """Play every line in force; the first that departs from the rules is named in the error."""
        todo = self.campaign.in_force()
        done = [entry.number for entry in todo].index(self.number) + 1 if self.number else 0
        for entry in todo[done:]:
            self._play(entry)
            self.number = entry.number
            if not self.position.is_over and section_of(self.position.turn) != self.marks[-1].section:
                self.position = _alone(self.position)
                self._begin()
        return self.position

    def _begin(self) -> None:
        self.marks.append(mark_of(self.campaign, self.number, self.position, begins=True))

    def _set_up(self) -> Position:
        campaign, game = self.campaign, self.game
        if game.pack.digest != campaign.pack_digest:
            problem = f"was begun with pack {campaign.pack} {campaign.pack_digest}; here is {game.pack.digest}"
            raise RecordError(campaign.name, problem)
        try:
            return game.new(len(campaign.seats), campaign.key, campaign.options, campaign.rules_version)
        except QueenswrightError as error:
            raise RecordError(campaign.name, str(error)) from error

    def _play(self, entry: Entry) -> None:
        where = self.campaign.where(entry)
        if entry.kind == MOVE:
            self._move(entry, where)
        else:
            self.position = raised(self.position, entry.target)
        if self.position.digest != self._states.get(entry.number, self.position.digest):
            problem = f"departs from the rules: the state is {self.position.digest}, the log says {entry.state}"
            raise RecordError(where, problem)
        if self.told is not None:
            self.told(entry, self.position)

    def _move(self, entry: Entry, where: str) -> None:
        if self.position.turn != entry.turn:
            raise RecordError(where, f"found turn {entry.turn!r}; now it is {self.position.turn!r}")
        try:
            self.position.push(self.position.parse(entry.value, prefix=False))
        except MoveError as error:
            raise RecordError(where, f"turn {entry.turn!r}: {error}") from error


def raised(position: Position, version: int) -> Position:
    """The same situation, to be played on by newer rules."""
    game = position.game
    mirror = game.rules.state.copy(game.mirror(position.held))
    mirror.rules_version = version
    return Position(game, game.hold(mirror))


def _alone(position: Position) -> Position:
    """The position without its history, which would fill the memory in a long campaign."""
    return Position(position.game, position.game.copy_state(position.held))
