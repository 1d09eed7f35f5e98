"""Playing a campaign through the rules: the log is the truth, every line is compared with what the rules make of it.

A campaign is replayed section by section (a section is one of its games: `section_of`). The situations in which
sections began are marks; a mark that fits the log lets a later reading begin there instead of at the set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from queenswright.kernel.contract import fingerprint
from queenswright.kernel.errors import MoveError, QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import BACK, MOVE, RULES, UNDO, Campaign, Entry, section_of

Told = Callable[[Entry, Position], None]


@dataclass(frozen=True)
class Mark:
    """The bytes of the state after a line (0: the set-up), and the hash of the log up to there."""

    number: int
    chain: str
    state: bytes


def layout_digest(game: Game) -> str:
    """What has to be the same for the bytes of a state to mean the same."""
    layout = (game.name, game.pack.digest, game.rules.state.dtype.descr, [step.count for step in game.rules.steps])
    return fingerprint(repr(layout).encode())


def mark_of(campaign: Campaign, number: int, position: Position) -> Mark:
    """The situation after a line as a mark."""
    return Mark(number, campaign.chain_at(number), position.to_bytes())


def fitting(campaign: Campaign, game: Game, marks: Iterable[Mark]) -> dict[int, Mark]:
    """The marks on the line of play whose state is the one in the log, by their lines; the set-up is made anew."""
    numbers = {entry.number for entry in campaign.in_force()}
    states = _states(campaign, game)
    found = {0: mark_of(campaign, 0, set_up(campaign, game))}
    for mark in marks:
        fits = mark.number in numbers and mark.chain == campaign.chain_at(mark.number)
        if fits and fingerprint(mark.state) == states.get(mark.number):
            found[mark.number] = mark
    return found


def ends_section(turn: str, position: Position) -> bool:
    """Whether the move of a turn that led to a position was the last of its section, and another one follows."""
    return not position.is_over and section_of(position.turn) != section_of(turn)


def beginnings(campaign: Campaign, position: Position | None) -> list[int]:
    """The lines after which sections began. Only the position tells whether the last move was the end of one."""
    moves = [entry for entry in campaign.in_force() if entry.kind == MOVE]
    ends = [move.number for move, after in pairwise(moves) if section_of(move.turn) != section_of(after.turn)]
    if position is not None and moves and ends_section(moves[-1].turn, position):
        ends.append(moves[-1].number)
    return [0, *ends]


def _states(campaign: Campaign, game: Game) -> dict[int, str]:
    """The hashes of states by line, where they were made from the layout that is in use now."""
    layouts, layout = campaign.layouts(), layout_digest(game)
    return {entry.number: entry.state for entry in campaign.entries if layouts[entry.number] == layout}


def position_at(game: Game, state: bytes) -> Position:
    """The position of a mark, without the moves before it."""
    return Position(game, game.hold(game.rules.state.from_bytes(state)))


def set_up(campaign: Campaign, game: Game) -> Position:
    """The situation before line 1."""
    if game.pack.digest != campaign.pack_digest:
        problem = f"was begun with pack {campaign.pack} {campaign.pack_digest}; here is {game.pack.digest}"
        raise RecordError(campaign.name, problem)
    try:
        return game.new(len(campaign.seats), campaign.key, campaign.options, campaign.rules_version)
    except QueenswrightError as error:
        raise RecordError(campaign.name, str(error)) from error


class Replay:
    """A campaign on its way through the rules, from the set-up or from a mark; `marks` are the sections it has seen."""

    def __init__(self, campaign: Campaign, game: Game, start: Mark | None = None, told: Told | None = None) -> None:
        self.campaign = campaign
        self.game = game
        self.told = told
        self._states = _states(campaign, game)
        self.number = start.number if start else 0
        self.position = position_at(game, start.state) if start else set_up(campaign, game)
        self.marks: list[Mark] = []
        self._begin()

    def run(self) -> Position:
        """Play every line in force; the first that departs from the rules is named in the error."""
        todo = self.campaign.in_force()
        done = [entry.number for entry in todo].index(self.number) + 1 if self.number else 0
        for entry in todo[done:]:
            self._play(entry)
        return self.position

    def run_every_line(self) -> Position:
        """Play the whole log from the set-up, what was taken back too, and compare the hash of every line."""
        entries = self.campaign.entries
        targets = {entry.target for entry in entries if entry.kind in (UNDO, BACK)}
        kept = {0: self.position.to_bytes()}
        for entry in entries:
            if entry.kind in (UNDO, BACK):
                self.position = position_at(self.game, kept[entry.target])
            self._play(entry)
            if entry.number in targets:
                kept[entry.number] = self.position.to_bytes()
        return self.position

    def _begin(self) -> None:
        self.marks.append(mark_of(self.campaign, self.number, self.position))

    def _play(self, entry: Entry) -> None:
        where = self.campaign.where(entry)
        if entry.kind == MOVE:
            self._move(entry, where)
        if entry.kind == RULES:
            self.position = raised(self.position, entry.target)
        if self.position.digest != self._states.get(entry.number, self.position.digest):
            problem = f"departs from the rules: the state is {self.position.digest}, the log says {entry.state}"
            raise RecordError(where, problem)
        if self.told is not None:
            self.told(entry, self.position)
        self.number = entry.number
        if entry.kind == MOVE and ends_section(entry.turn, self.position):
            self.position = _alone(self.position)
            self._begin()

    def _move(self, entry: Entry, where: str) -> None:
        if self.position.turn != entry.turn:
            raise RecordError(where, f"got turn {entry.turn!r}, expected {self.position.turn!r}")
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
