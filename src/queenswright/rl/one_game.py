"""One game for an environment: the arrays of a batch of one, with the moves so far, as text, picture and record."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record
from queenswright.rl.batch import Batch

ILLEGAL = ("replace", "end", "error")
"""What happens to an action that is not possible: the first possible one is played instead, the game ends and whoever
chose it is last, or an error is raised."""


class OneGame:
    """A game in progress. `illegal` is one of `ILLEGAL`."""

    def __init__(self, batch: Batch, illegal: str = "replace") -> None:
        if illegal not in ILLEGAL:
            raise OptionError("illegal", f"got {illegal!r}, expected one of: {', '.join(ILLEGAL)}")
        self.batch = batch
        self.illegal = illegal
        self.actions: list[int] = []
        self.was_illegal = False
        self.loser: int | None = None
        self._start: Position | int = 0
        self._position: Position | None = None
        self._use(batch.init([0]))

    def _use(self, states: Any) -> None:
        """Play on these arrays."""
        self.states = states
        self._chosen, self._step = self.batch.in_place(states)
        self.legal: NDArray[np.int8] = states.legal[0]
        self.observation: NDArray[np.int8] = states.observation[0]
        self.rewards: NDArray[np.float32] = states.rewards[0]
        self.seat = int(states.current_player[0])

    def begin(self, key: int) -> None:
        """A new game under a key."""
        self.batch.restart(self.states, np.arange(1), [key])
        self._begun(key)

    def begin_at(self, position: Position) -> None:
        """Play on from a position."""
        if position.game.rules is not self.batch.game.rules or position.players != self.batch.players:
            wanted = f"{self.batch.game.name} for {self.batch.players}"
            raise OptionError("position", f"got {position.game.name} for {position.players}, expected {wanted}")
        self.states.records[0] = self.batch.game.rules.state.record(position.state)
        self.states.rewards[:] = 0
        self.batch.refresh(self.states)
        self._begun(position.copy())

    def _begun(self, start: Position | int) -> None:
        self._start, self._position, self.loser, self.was_illegal = start, None, None, False
        self.actions.clear()
        self.seat = int(self.states.current_player[0])

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    def play(self, action: int) -> int:
        """Play an action and the forced ones behind it; return the one that was played, -1 if none was."""
        if not 0 <= action < len(self.legal) or not self.legal[action]:
            action = self._instead_of(action)
            if action < 0:
                return action
        else:
            self.was_illegal = False
        self._chosen[0] = action
        self._step()
        self.seat = int(self.states.current_player[0])
        self.actions.append(action)
        return action

    def _instead_of(self, action: int) -> int:
        """What is played in place of an action that is not possible, -1 for nothing."""
        self.was_illegal = True
        if self.illegal == "error":
            name = self.batch.action_names[action] if 0 <= action < len(self.legal) else str(action)
            raise QueenswrightError(f"the action {name} is not possible now")
        if self.illegal == "end":
            self.lose(self.seat)
            return -1
        return int(self.legal.argmax())

    def lose(self, seat: int) -> None:
        """End the game: the seat is last, all others share the places before it."""
        self.loser = seat
        self.rewards[:] = self.batch.scale[:-1].mean()
        self.rewards[seat] = self.batch.scale[-1]
        self.seat = -1
        self.legal[:] = 0

    def seen_by(self, seat: int) -> NDArray[np.int8]:
        """What a seat sees, in an array of its own."""
        if seat == self.seat:
            return self.observation.copy()
        row: NDArray[np.int8] = self.batch.observe(self.states, seat)[0]
        return row

    def position(self) -> Position:
        """The game as a position that knows its moves. Do not write to it."""
        if self._position is None:
            start = self._start
            fresh = start.copy() if isinstance(start, Position) else None
            self._position = fresh or self.batch.game.new(self.batch.players, self._key, self.batch.options)
            self._pushed = 0
        for action in self.actions[self._pushed :]:
            self._position.push(self.batch.game.move(action, self.batch.players), known_legal=True)
        self._pushed = len(self.actions)
        return self._position

    @property
    def _key(self) -> int:
        assert isinstance(self._start, int)
        return self._start

    def record(self) -> str:
        """The game so far as a text that can be replayed (docs/records.md)."""
        return write_record(record_of(self.position()))

    def text(self) -> str:
        """What everybody may see, as text."""
        return str(self.batch.position(self.states, 0))

    def __deepcopy__(self, memo: Any) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.actions = self.actions.copy()
        twin._position = None
        seat = self.seat
        twin._use(self.batch.copy(self.states))
        twin.seat = seat
        return twin
