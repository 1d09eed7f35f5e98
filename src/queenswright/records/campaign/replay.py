"""Replay a campaign file through the rules and compare every line with the result."""

from __future__ import annotations

from queenswright.kernel.data import fingerprint
from queenswright.kernel.errors import MoveError, QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import BACK, MOVE, RULES, UNDO, Campaign, Entry


def layout_digest(game: Game) -> str:
    """The hash of everything that gives the bytes of a state their meaning."""
    layout = (game.name, game.pack.digest, game.rules.state.dtype.descr, [step.count for step in game.rules.steps])
    return fingerprint(repr(layout).encode())


def _states(campaign: Campaign, game: Game) -> dict[int, str]:
    """The hashes of states by line, where they were computed from the current layout."""
    layouts, layout = campaign.layouts(), layout_digest(game)
    return {entry.number: entry.state for entry in campaign.entries if layouts[entry.number] == layout}


def set_up(campaign: Campaign, game: Game) -> Position:
    """The position before line 1."""
    if game.pack.digest != campaign.pack_digest:
        problem = f"was begun with pack {campaign.pack} {campaign.pack_digest}; here is {game.pack.digest}"
        raise RecordError(campaign.name, problem)
    try:
        return game.new(len(campaign.seats), campaign.key, campaign.options, campaign.rules_version)
    except QueenswrightError as error:
        raise RecordError(campaign.name, str(error)) from error


class Replay:
    """The replay of a campaign, from the set-up to its last line, including what was taken back."""

    def __init__(self, campaign: Campaign, game: Game) -> None:
        self.campaign = campaign
        self.game = game
        self._states = _states(campaign, game)
        self.position = set_up(campaign, game)

    def run_every_line(self) -> Position:
        """Replay the whole log and compare the hash of every line; the error names the first that differs."""
        entries = self.campaign.entries
        targets = {entry.target for entry in entries if entry.kind in (UNDO, BACK)}
        kept = {0: self.position.to_bytes()}
        for entry in entries:
            if entry.kind in (UNDO, BACK):
                self.position = self._position_at(kept[entry.target])
            self._play(entry)
            if entry.number in targets:
                kept[entry.number] = self.position.to_bytes()
        return self.position

    def _position_at(self, state: bytes) -> Position:
        return Position(self.game, self.game.hold(self.game.rules.state.from_bytes(state)))

    def _play(self, entry: Entry) -> None:
        where = self.campaign.where(entry)
        if entry.kind == MOVE:
            self._move(entry, where)
        if entry.kind == RULES:
            self.position.play_by(entry.target)
        if self.position.digest != self._states.get(entry.number, self.position.digest):
            problem = f"departs from the rules: the state is {self.position.digest}, the log says {entry.state}"
            raise RecordError(where, problem)

    def _move(self, entry: Entry, where: str) -> None:
        if self.position.turn != entry.turn:
            raise RecordError(where, f"got turn {entry.turn!r}, expected {self.position.turn!r}")
        try:
            self.position.push(self.position.parse(entry.value, prefix=False))
        except MoveError as error:
            raise RecordError(where, f"turn {entry.turn!r}: {error}") from error
