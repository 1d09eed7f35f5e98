"""A record as data: what was agreed, what was played, how it ended."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from queenswright.games import load_edition
from queenswright.kernel.data import Move
from queenswright.kernel.errors import MoveError, QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.kernel.key import key_number
from queenswright.kernel.position import Position

CHECK_DIGITS = 8


@dataclass(frozen=True)
class Turn:
    """One line of a record."""

    label: str
    moves: tuple[str, ...]
    check: str = ""
    line: int = 0


@dataclass(frozen=True)
class Record:
    """A game in notation. Without the key (`commitment` only) it can be read but not replayed."""

    game: str
    pack: str
    pack_digest: str
    rules_version: int
    seats: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    key: int | None = None
    salt: str | None = None
    commitment: str | None = None
    start: Mapping[str, Any] | None = None
    date: str | None = None
    turns: tuple[Turn, ...] = ()
    result: str | None = None
    winners: tuple[str, ...] = ()
    digest: str | None = None
    name: str = "record"

    def replay(self, game: Game | None = None) -> Position:
        """Replay the record through the rules; the error names the first line that differs."""
        position = self.begin(game)
        for _ in self.steps(position, position.push):
            continue
        return position

    def begin(self, game: Game | None = None) -> Position:
        """The position before the first move."""
        game = game or self._game()
        if game.pack.digest != self.pack_digest:
            raise RecordError(
                self.name, f"was played with pack {self.pack} {self.pack_digest}; here is {game.pack.digest}"
            )
        if self.salt is not None and self.commitment != commitment(self.salt, self.key or 0):
            raise RecordError(self.name, "salt and key do not open the commitment")
        return self._start(game)

    def steps(self, position: Position, play: Callable[[Move], object]) -> Iterator[None]:
        """Let `play` make the moves on the position, one in every step, and compare where they lead."""
        for turn in self.turns:
            yield from self._play(position, turn, play)
        self._compare_end(position)

    def _game(self) -> Game:
        try:
            return load_edition(self.game, self.pack, self.pack_digest)
        except QueenswrightError as error:
            raise RecordError(self.name, str(error)) from error

    def _start(self, game: Game) -> Position:
        try:
            if self.start is not None:
                return game.position(self.start)
            if self.key is None:
                raise RecordError(self.name, "is sealed: it has no key yet, so it cannot be replayed")
            return game.new(len(self.seats), self.key, self.options, self.rules_version)
        except RecordError:
            raise
        except QueenswrightError as error:
            raise RecordError(self.name, str(error)) from error

    def _play(self, position: Position, turn: Turn, play: Callable[[Move], object]) -> Iterator[None]:
        where = f"{self.name}:{turn.line}" if turn.line else self.name
        if position.turn != turn.label:
            raise RecordError(where, f"got turn {turn.label!r}, expected {position.turn!r}")
        for text in turn.moves:
            if position.turn != turn.label:
                raise RecordError(where, f"move {text!r} comes after the end of turn {turn.label!r}")
            try:
                play(position.parse(text, prefix=False))
            except MoveError as error:
                raise RecordError(where, f"turn {turn.label!r}: {error}") from error
            yield
        if turn.check and not position.digest.startswith(turn.check):
            found = position.digest[: len(turn.check)]
            raise RecordError(
                where, f"departs in turn {turn.label!r}: the state is {found}, the record says {turn.check}"
            )

    def _compare_end(self, position: Position) -> None:
        if self.digest is not None and position.digest != self.digest:
            last = f"after the last turn {self.turns[-1].label!r}" if self.turns else "before the first turn"
            raise RecordError(
                self.name, f"departs {last}: the state is {position.digest}, the record says {self.digest}"
            )
        if self.result is not None and position.end_reason != self.result:
            raise RecordError(self.name, f"ended by {position.end_reason}, the record says {self.result}")
        names = position.seat_names
        won = tuple(names[seat] for seat in position.winners)
        if self.result is not None and won != self.winners:
            raise RecordError(self.name, f"won by {', '.join(won)}, the record says {', '.join(self.winners)}")


def record_of(position: Position, seats: Sequence[str] | None = None, date: str | None = None) -> Record:
    """The record of a position and the moves that led to it."""
    game, start = position.game, position.start()
    names = position.seat_names
    key = key_number(start.state.key)
    options = game.rules.options.show(start.state)
    version = start.state.rules_version
    from_setup = game.state_bytes(game.set_up(position.players, options, key, version)) == start.to_bytes()
    turns = tuple(Turn(label, tuple(moves), digest[:CHECK_DIGITS]) for label, moves, digest in position.turns())
    return Record(
        game=game.name,
        pack=game.pack.name,
        pack_digest=game.pack.digest,
        rules_version=version,
        seats=tuple(seats or names),
        options=options,
        key=key,
        start=None if from_setup else start.to_dict(),
        date=date,
        turns=turns,
        result=position.end_reason,
        winners=tuple(names[seat] for seat in position.winners),
        digest=position.digest,
    )


def shortened(record: Record, count: int) -> Record:
    """The record without its last moves and without the result."""
    turns = list(record.turns)
    while count > 0:
        last = turns.pop()
        kept = last.moves[: max(0, len(last.moves) - count)]
        count -= len(last.moves) - len(kept)
        if kept:
            turns.append(replace(last, moves=kept, check=""))
    return replace(record, turns=tuple(turns), result=None, winners=(), digest=None)


def without(record: Record, sealed: Sequence[bool]) -> Record:
    """The record without those of its moves that are sealed, counted from the first; hashes no longer fit."""
    flags = iter(sealed)
    turns = (
        replace(turn, moves=tuple(move for move in turn.moves if not next(flags)), check="") for turn in record.turns
    )
    return replace(record, turns=tuple(turn for turn in turns if turn.moves), digest=None)


def commitment(salt: str, key: int) -> str:
    """The commitment published at the start, by which the key can be checked at the end: SHA-256 of salt and key."""
    return hashlib.sha256(f"{salt}{key:032x}".encode()).hexdigest()


def redacted(record: Record, salt: str) -> Record:
    """The record as others may see it while the game runs: the key is sealed, the hashes are left out.

    Keep the salt (a secret text, for instance `secrets.token_hex(16)`): it opens the commitment after the game.
    """
    if record.key is None or record.start is not None:
        raise RecordError(record.name, "only a game that began with the set-up and has its key can be sealed")
    turns = tuple(replace(turn, check="") for turn in record.turns)
    return replace(record, key=None, digest=None, turns=turns, commitment=commitment(salt, record.key))


def options_text(options: Mapping[str, Any]) -> str:
    """Options on one line."""
    return json.dumps(dict(options), sort_keys=True)
