"""A position: one game in progress that behaves like a `chess.Board`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple, overload

from queenswright.kernel.box import Box
from queenswright.kernel.data import Deed, Event, Move, Pack
from queenswright.kernel.errors import Forgotten, IllegalMove, MalformedMove, Refusal
from queenswright.kernel.key import key_halves
from queenswright.locale import render


class Played(NamedTuple):
    """A chosen move with every action that followed from it, each with the state before it; none if they are forgotten.

    What is forgotten is the beginning of a game that was taken up again in the middle (`kernel/standing.py`).
    """

    move: Move
    seat: int
    actions: Sequence[tuple[int, Any]]


class Position:
    """A state of a game and the moves that led to it.

    >>> import queenswright as qw
    >>> pos = qw.load("architect").new(players=3, seed=1)
    >>> move = pos.legal_moves[0]
    >>> pos.push(move)
    >>> pos.pop() == move
    True
    """

    def __init__(self, game: Box, state: Any, played: list[Played] | None = None, start: Any = None) -> None:
        self.game = game
        self.players = int(state.players)
        self._state = state
        self._seen: tuple[int, int] | None = None
        self._mask: int | None = None
        self._played = played if played is not None else []
        self._kept: Any = None
        self._is_kept = False
        self._start = game.copy_state(state) if played is None else state if start is None else start

    @property
    def state(self) -> Any:
        """The record as a plain object, for reading. In Python mode it is the record itself, so do not write to it."""
        return self.game.mirror(self._state)

    @property
    def pack(self) -> Pack:
        """The content that it is played with."""
        return self.game.pack

    @property
    def held(self) -> Any:
        """The record in the form that this process's rules work on; not to be written to."""
        return self._state

    @property
    def seat_names(self) -> Sequence[str]:
        """The names of the seats, as notation and records use them."""
        return self.game.rules.names(self.players, self.game.rules.options.show(self.state))

    @property
    def is_over(self) -> bool:
        return self._step < 0

    @property
    def _pending(self) -> tuple[int, int]:
        """Step and seat on top of the agenda, (-1, -1) at the end; cached until the next move."""
        if self._seen is None:
            top = int(self._state.agenda_depth) - 1
            over = top < 0
            self._seen = (-1, -1) if over else (int(self._state.agenda_step[top]), int(self._state.agenda_seat[top]))
        return self._seen

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, None at the end."""
        return None if self.is_over else self._pending[1]

    @property
    def waiting_for(self) -> set[int]:
        """All seats that have a decision to make."""
        return set() if self.to_move is None else {self.to_move}

    @property
    def step(self) -> str | None:
        """The name of the decision, None at the end."""
        return None if self.is_over else self.game.rules.steps[self._step].name

    @property
    def _step(self) -> int:
        return self._pending[0]

    @property
    def turn(self) -> str:
        """A label of the turn that is being played; it is the first word of a line in a record."""
        return self.game.rules.telling.turn_label(self.state)

    @property
    def legal_moves(self) -> list[Move]:
        """Every possible move, in the order of the step's actions."""
        if self.is_over:
            return []
        mask = self._legal_mask() & (2**64 - 1)
        return [self.move_at(i) for i in range(mask.bit_length()) if mask >> i & 1]

    def move_at(self, index: int) -> Move:
        """The move at an index among the actions of the current step, whether or not it is possible now."""
        return self.game.move(self.game.rules.first_actions[self._step] + index, self.players)

    def parse(self, text: str, prefix: bool = True) -> Move:
        """The move that a text means here, whether or not it is possible now."""
        if not isinstance(text, str):
            raise MalformedMove(f"{text!r} is not a move, expected a text or one of `legal_moves`")
        step = None if self.is_over else self._step
        action = self.game.written(text, self.players, step)
        if action is None or not self._legal_mask() >> self.game.index_of(action) & 1:
            action = self.game.parse(text, self.players, step, prefix, self.sealed_actions())
        return self.game.move(action, self.players)

    def sealed_actions(self) -> Collection[int]:
        """The actions whose notation is a secret now."""
        sealed = self.game.rules.telling.sealed_actions
        return () if sealed is None else sealed(self.game.pack, self.state)

    def why_not(self, move: str | Move) -> Refusal | None:
        """Why a move is not possible, with the clause of the rules; None when it is possible."""
        action = move.action if isinstance(move, Move) else self.parse(move).action
        code = self.game.call(self.game.rules.loops.refusal, self._state, action)
        return self.game.refusal_of(self.state, action, code) if code else None

    def push(self, move: str | Move, known_legal: bool = False) -> None:
        """Play a move and the forced ones after it; `known_legal` skips the check after a call of `why_not`."""
        chosen = move if isinstance(move, Move) else self.parse(move)
        refusal = None if known_legal else self.why_not(chosen)
        if refusal:
            raise IllegalMove(chosen.text, refusal)
        seat = self.to_move
        assert seat is not None
        actions = [(chosen.action, self._keep())]
        self.game.call(self.game.rules.loops.perform_one, self._state, chosen.action)
        self._settle(actions)
        self._played.append(Played(chosen, seat, actions))

    def _settle(self, actions: list[tuple[int, Any]]) -> None:
        """Carry out forced actions and note each of them."""
        action = self._forced()
        while action >= 0:
            actions.append((action, self._keep()))
            self.game.call(self.game.rules.loops.perform_one, self._state, action)
            action = self._forced()

    def _forced(self) -> int:
        """The forced action, or -1; the legal actions after a move are computed here and cached."""
        self._seen = self._mask = None
        mask = self._legal_mask()
        if mask == 0 or mask & (mask - 1):
            return -1
        return self.game.call(self.game.rules.loops.forced, self._state)

    def _legal_mask(self) -> int:
        """The possible actions of the step, one bit each; cached until the next move."""
        if self._mask is None:
            self._mask = self.game.call(self.game.rules.loops.legal_mask, self._state)
        return self._mask

    def _keep(self) -> Any:
        """The state as it is now, for the history; after this the state of the position may be written to."""
        kept = self._freeze()
        if self._state is kept:
            self._state = self.game.copy_state(kept)
        self._is_kept = False
        return kept

    def _freeze(self) -> Any:
        """A copy of the state that nobody writes to; what did not change since the last one is shared with it."""
        if not self._is_kept:
            self._kept = self.game.copy_state(self._state, self._kept)
            self._is_kept = True
        return self._kept

    def _go_to(self, kept: Any) -> None:
        """Stand at a state of the history, which is copied only when somebody plays on from it."""
        self._state = self._kept = kept
        self._is_kept = True
        self._seen = self._mask = None

    def pop(self) -> Move:
        """Take back the last chosen move and the forced ones after it, without limit."""
        if not self._played:
            raise IndexError("no move to take back")
        if not self._played[-1].actions:
            raise Forgotten("take back")
        last = self._played.pop()
        self._go_to(last.actions[0][1])
        return last.move

    @property
    def played(self) -> Sequence[Played]:
        """The chosen moves so far with what followed from them, oldest first; for reading."""
        return self._played

    @property
    def is_whole(self) -> bool:
        """Whether every state that it went through is known."""
        return not self._played or bool(self._played[0].actions)

    def _from_the_start(self) -> list[Played]:
        if not self.is_whole:
            raise Forgotten("go through")
        return self._played

    def play_by(self, version: int) -> None:
        """Continue with another version of the rules; earlier moves keep theirs."""
        mirror = self.game.rules.state.copy(self.state)
        mirror.rules_version = version
        self._state = self.game.hold(mirror)
        if not self._played:
            self._start = self.game.copy_state(self._state)
        self._seen = self._mask = None
        self._is_kept = False

    @property
    def choosers(self) -> list[int]:
        """The seat that chose each move, oldest first."""
        return [played.seat for played in self._played]

    def reveals_since(self, count: int) -> bool:
        """Whether one of the last `count` moves revealed something hidden to somebody.

        A secret choice is hidden from the others, but reveals nothing.
        """
        if count <= 0:
            return False
        taken = self._played[-count:]
        rules = self.game.rules
        secret = all(played.move.step in rules.manners.simultaneous_steps for played in taken)
        everybody = range(1 if rules.telling.same_view_for_all else self.players)
        seats = {played.seat for played in taken} if secret else everybody
        return self._revealed(self.game.mirror(taken[0].actions[0][1]), self.state, seats)

    @property
    def moves(self) -> list[Move]:
        """The chosen moves so far, oldest first."""
        return [played.move for played in self._played]

    def untold(self) -> int:
        """How many of the last moves are still secret: simultaneous choices, until all seats have made theirs."""
        simultaneous = self.game.rules.manners.simultaneous_steps
        if self.step not in simultaneous:
            return 0
        return sum(1 for _ in takewhile(lambda played: played.move.step in simultaneous, reversed(self._played)))

    def is_sealed(self, move: Move) -> bool:
        """Whether a move stays a secret of its seat until the game is over."""
        return move.step in self.game.rules.manners.sealed_steps

    def actions(self) -> Iterator[Deed]:
        """Everything that was carried out so far, forced actions included, oldest first; the states are for reading."""
        done = [(i == 0, *entry) for played in self._from_the_start() for i, entry in enumerate(played.actions)]
        states = [state for _, _, state in done[1:]] + [self._state] * bool(done)
        before: Any = self.game.mirror(done[0][2]) if done else None
        for (chosen, action, _), then in zip(done, states, strict=True):
            move, after = self.game.move(action, self.players), self.game.mirror(then)
            seat = before.agenda_seat[before.agenda_depth - 1]
            yield Deed(seat, move.step, self.game.index_of(action), move.text, chosen, before, after)
            before = after

    def turns(self) -> list[tuple[str, list[str], str]]:
        """The moves so far by turn: label of the turn, its moves, hash of the state after them."""
        turns: list[tuple[str, list[str], str]] = []
        moves = self._from_the_start()
        labels = [self.game.rules.telling.turn_label(self.game.mirror(played.actions[0][1])) for played in moves]
        states = [played.actions[0][1] for played in moves[1:]] + [self._state] * bool(moves)
        for i, (label, played, after) in enumerate(zip(labels, moves, states, strict=True)):
            if i == 0 or label != labels[i - 1]:
                turns.append((label, [], ""))
            turns[-1][1].append(played.move.text)
            if i + 1 == len(labels) or label != labels[i + 1]:
                turns[-1] = (label, turns[-1][1], self.game.digest_of(after))
        return turns

    def past(self) -> Past:
        """The positions of this line from the start to now, one after every chosen move; for reading only.

        What is played later does not change them, so that another thread may read them.
        """
        moves = self._from_the_start()
        before = [self._start, *(played.actions[0][1] for played in moves[1:])] if moves else []
        return Past(self.game, [*before, self._freeze()])

    def start(self) -> Position:
        """The position before the first move."""
        self._from_the_start()
        return Position(self.game, self.game.copy_state(self._start))

    def copy(self) -> Position:
        """An independent copy, history included.

        Most copies are played on while the first one is only looked at, so the copy takes over the state that may be
        written to, and this position stays with a frozen one.
        """
        kept = self._freeze()
        twin = Position(self.game, self._state, list(self._played), self._start)
        twin._kept, twin._is_kept = kept, True
        twin._seen, twin._mask = self._seen, self._mask
        self._state = kept
        return twin

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Why this seat cannot take back the last move alone; None when it can.

        A seat can take back its own last moves until something hidden is revealed or somebody else chooses. A table may
        allow more with the consent of others.
        """
        message = self._undo_barrier(seat)
        return Refusal(None, message, render(message, {})) if message else None

    def _undo_barrier(self, seat: int) -> str | None:
        if not self._played:
            return "undo-nothing"
        last = self._played[-1]
        if last.seat != seat:
            return "undo-not-yours"
        return "undo-revealed" if self.reveals_since(1) else None

    def _revealed(self, before: Any, now: Any, seats: Iterable[int]) -> bool:
        """Whether one of these seats learned something: its hidden bytes changed, or a sealed text was disclosed."""
        telling, pack = self.game.rules.telling, self.game.pack
        if any(telling.hidden(pack, before, seat) != telling.hidden(pack, now, seat) for seat in seats):
            return True
        if telling.disclosed_texts is None:
            return False
        return not frozenset(telling.disclosed_texts(pack, now, None)).issubset(
            telling.disclosed_texts(pack, before, None)
        )

    def undo(self, seat: int) -> Move:
        """Take back the last move if the information barrier allows it."""
        refusal = self.why_no_undo(seat)
        if refusal:
            raise IllegalMove("undo", refusal)
        return self.pop()

    def story(self) -> list[Event]:
        """What the last move did, forced actions included; the move itself where the game tells no stories."""
        if not self._played:
            return []
        last, story = self._played[-1], self.game.rules.telling.story
        if story is None:
            return [Event("story-notation", {"seat": self.seat_names[last.seat], "move": last.move.text})]
        after = [before for _, before in last.actions[1:]] + [self._state]
        events: list[Event] = []
        for (action, before), then in zip(last.actions, after, strict=True):
            step, index = self.game.step_of(action), self.game.index_of(action)
            events += story(self.game.pack, self.game.mirror(before), self.game.mirror(then), step, index)
        return events

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), built field by field."""
        return self.game.rules.telling.view(self.game.pack, self.state, seat)

    def disclosed_texts(self, seat: int | None) -> Collection[str]:
        """The messages of the game's sealed texts that a seat (None: a spectator) may read now."""
        disclosed = self.game.rules.telling.disclosed_texts
        return () if disclosed is None else disclosed(self.game.pack, self.state, seat)

    def redealt(self, seat: int, key: int) -> Position:
        """The position as this seat may imagine it: everything hidden from it redealt under another key."""
        state = self.game.copy_state(self._state)
        self.game.call(self.game.rules.loops.redeal, state, seat, *key_halves(key))
        return Position(self.game, state)

    def ahead(self, seat: int) -> Position | None:
        """The position as if a seat's next turn had come already; None where that turn cannot be planned yet."""
        if self.to_move == seat:
            return self
        begin = self.game.rules.manners.begin_ahead
        mirror = self.game.rules.state.copy(self.state)
        if begin is None or self.is_over or not begin(mirror, seat):
            return None
        return Position(self.game, self.game.hold(mirror))

    def to_dict(self) -> dict[str, Any]:
        """The whole position by name, hidden things included; `Game.position` reads it back."""
        return {"game": self.game.name, **self.game.rules.documents.to_dict(self.game.pack, self.state)}

    def to_bytes(self) -> bytes:
        return self.game.state_bytes(self._state)

    @property
    def digest(self) -> str:
        """A short hash of the state, the same on every machine."""
        return self.game.digest_of(self._state)

    @property
    def standings(self) -> list[int]:
        """The current place of every seat: 1 is first, equal numbers share a place."""
        place = self.game.rules.loops.place
        return [self.game.call(place, self._state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs."""
        return [seat for seat, place in enumerate(self.standings) if place == 1] if self.is_over else []

    @property
    def end_reason(self) -> str | None:
        """How the game ended, None while it runs."""
        return self.game.rules.telling.end_reason(self.state) if self.is_over else None

    def __str__(self) -> str:
        return self.game.rules.telling.describe(self.game.pack, self.state)

    def __repr__(self) -> str:
        return f"<Position {self.game.name} turn {self.turn} step {self.step} to_move {self.to_move}>"


class Past(Sequence[Position]):
    """The positions that a line has gone through; each is made when it is asked for."""

    def __init__(self, game: Box, states: Sequence[Any]) -> None:
        self._game = game
        self._states = states

    def __len__(self) -> int:
        return len(self._states)

    @overload
    def __getitem__(self, place: int) -> Position: ...

    @overload
    def __getitem__(self, place: slice) -> Past: ...

    def __getitem__(self, place: int | slice) -> Position | Past:
        found = self._states[place]
        return Past(self._game, found) if isinstance(place, slice) else Position(self._game, found, [])
