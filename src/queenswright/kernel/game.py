"""A game ready to play: its rules together with a content pack."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping
from typing import Any

from queenswright.kernel.batch import Batch, play_batch
from queenswright.kernel.contract import GameRules, Move, Pack, fingerprint
from queenswright.kernel.document import shown
from queenswright.kernel.errors import AmbiguousMove, MalformedMove, OptionError, PositionError, Refusal
from queenswright.kernel.play import GAME_OVER, NOT_THIS_STEP
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.locale import has_message, render

KEY_BITS = 128


STRUCTURAL: Mapping[int, tuple[str | None, str]] = {
    NOT_THIS_STEP: (None, "refused-not-this-step"),
    GAME_OVER: (None, "refused-game-over"),
}
"""Refusals that every game has; a game's own codes begin at 10."""


class Game:
    """A game with its content; creates positions.

    >>> import queenswright as qw
    >>> game = qw.load("architect")
    >>> pos = game.new(players=2, seed=7)
    >>> pos.step
    'draft'
    """

    def __init__(self, rules: GameRules, pack: Pack) -> None:
        self.rules = rules
        self.pack = pack
        self._texts: dict[int, list[str]] = {}
        self._moves: dict[int, list[Move]] = {}
        self._numbers: dict[int, dict[tuple[int | None, str], int]] = {}

    @property
    def name(self) -> str:
        return self.rules.name

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Position:
        """Set up a game. `seed` is the 128-bit key of all chance; without one a secret key is drawn.

        `rules_version` is for replaying older records; new games are played by the newest rules.
        """
        self.check(players, options)
        key = secrets.randbits(KEY_BITS) if seed is None else seed
        if type(key) is not int or not 0 <= key < 2**KEY_BITS:
            allowed = f"a whole number from 0 to 2^{KEY_BITS} - 1"
            raise OptionError("seed", f"got {shown(key)}, expected {allowed}")
        version = self.rules.rules_version if rules_version is None else rules_version
        if type(version) is not int or not 1 <= version <= self.rules.rules_version:
            raise OptionError("rules_version", f"{shown(version)} is unknown; the newest is {self.rules.rules_version}")
        return Position(self, self._set_up(players, options or {}, key, version))

    def check(self, players: int, options: Mapping[str, Any] | None) -> None:
        if type(players) is not int or players not in self.rules.player_counts:
            counts = ", ".join(map(str, self.rules.player_counts))
            raise OptionError("players", f"got {shown(players)}, expected one of: {counts}")
        if not isinstance(options or {}, Mapping):
            raise OptionError("options", f"got {shown(options)}, expected a table of options by name")

    def _set_up(self, players: int, options: Mapping[str, Any], key: int, version: int) -> Any:
        s = self.rules.state.blank()
        s.players = players
        s.rules_version = version
        for name, value in self.rules.options.read(players, options).items():
            setattr(s, name, value)
        s.key = key_words(key)
        state = self.hold(s)
        self.call(self.rules.loops.setup, state)
        return state

    def position(self, document: Mapping[str, Any]) -> Position:
        """The position that a document describes by name; what it leaves out has the documented default.

        Forced moves are not carried out: the position is as described until somebody moves.
        """

        def fresh(players: int, options: Mapping[str, Any], key: int) -> Any:
            self.check(players, options)
            return self.mirror(self._set_up(players, options, key, self.rules.rules_version))

        state = self.hold(self.rules.documents.from_dict(self.pack, document, fresh))
        self.rules.loops.seek(state, int(state.drawn))
        position = Position(self, state)
        if not position.is_over and not position.legal_moves:
            raise PositionError("position", f"nobody can do anything in the step {position.step!r}")
        return position

    def hold(self, mirror: Any) -> Any:
        """A state in the form that this process's rules work on."""
        return self.rules.state.record(mirror) if COMPILED else mirror

    def mirror(self, state: Any) -> Any:
        """A state as a plain object, for reading."""
        return self.rules.state.mirror(state) if COMPILED else state

    def copy_state(self, state: Any, like: Any = None) -> Any:
        """A copy of a state. A copy that is never written to may share equal parts with an older state (`like`)."""
        return self.rules.state.copy_record(state) if COMPILED else self.rules.state.copy(state, like)

    def state_bytes(self, state: Any) -> bytes:
        return bytes(state.tobytes()) if COMPILED else self.rules.state.to_bytes(state)

    def digest_of(self, state: Any) -> str:
        """A short hash of a state, the same on every machine and for every width of its fields."""
        return fingerprint(self.rules.state.hashed_bytes(self.state_bytes(state)))

    def call(self, function: Callable[..., Any], state: Any, *args: int) -> int:
        """Run an entry point of the rules on a state."""
        result = function(self.pack.record if COMPILED else self.pack.mirror, state, *args)
        return 0 if result is None else int(result)

    def texts(self, players: int) -> list[str]:
        """The notation of every action, by action number."""
        if players not in self._texts:
            self._texts[players] = list(self.rules.texts(self.pack, players))
        return self._texts[players]

    def step_of(self, action: int) -> int:
        """The step that an action belongs to."""
        return bisect_right(self.rules.first_actions, action) - 1

    def index_of(self, action: int) -> int:
        """The place of an action among those of its step."""
        return action - self.rules.first_actions[self.step_of(action)]

    def move(self, action: int, players: int) -> Move:
        """An action with its readable form."""
        if players not in self._moves:
            steps = [self.rules.steps[self.step_of(a)].name for a in range(len(self.texts(players)))]
            self._moves[players] = [Move(a, steps[a], text) for a, text in enumerate(self.texts(players))]
        return self._moves[players][action]

    def parse(
        self, text: str, players: int, step: int | None, prefix: bool = True, sealed: Collection[int] = ()
    ) -> int:
        """The action that a text means in a step; a unique beginning is enough when `prefix` is on.

        A text that belongs to another step gives that step's action, so that the refusal can say so. The texts of
        `sealed` actions are treated as unknown.
        """
        texts = self.texts(players)
        wanted = " ".join(text.split()).casefold()
        if not wanted:
            raise MalformedMove("an empty text is not a move")
        near = range(0) if step is None else self._actions_of(step)
        for numbers in (near, range(len(texts))):
            actions = [a for a in numbers if a not in sealed]
            exact = [a for a in actions if texts[a].casefold() == wanted]
            if exact:
                return exact[0]
            starts = {texts[a]: a for a in reversed(actions) if prefix and texts[a].casefold().startswith(wanted)}
            if len(starts) == 1:
                return next(iter(starts.values()))
            if len(starts) > 1:
                raise AmbiguousMove(f"{text!r} could be: {', '.join(sorted(starts))}")
        if step is None:
            raise MalformedMove(f"{text!r} is not a move of {self.rules.title}")
        raise MalformedMove(
            f"{text!r} is not a move of {self.rules.title}; you can write: {self._hint(step, players, sealed)}"
        )

    def written(self, text: str, players: int, step: int | None) -> int | None:
        """The action of a step with exactly this text, which nearly every move of a server, record or bot has."""
        if players not in self._numbers:
            texts = self.texts(players)
            self._numbers[players] = {
                (step, texts[a]): a for step in range(len(self.rules.steps)) for a in self._actions_of(step) if texts[a]
            }
        return self._numbers[players].get((step, text))

    def _actions_of(self, step: int) -> range:
        first = self.rules.first_actions[step]
        return range(first, first + self.rules.steps[step].count)

    def _hint(self, step: int, players: int, sealed: Collection[int]) -> str:
        texts = [self.texts(players)[a] for a in self._actions_of(step) if a not in sealed]
        return ", ".join(t for t in texts if t)

    def refusal_of(self, s: Any, action: int, code: int) -> Refusal:
        """A reason code as clause and sentence."""
        clause, message = self.rules.refusals.get(code) or STRUCTURAL[code]
        step = self.step_of(action)
        args = {"move": self.texts(s.players)[action], **self._structural_args(s)}
        if code not in STRUCTURAL:
            args.update(self.rules.telling.explain(self.pack, s, step, self.index_of(action), code))
        return Refusal(clause, message, render(message, args), args)

    def _structural_args(self, s: Any) -> dict[str, Any]:
        if s.agenda_depth == 0:
            return {}
        return {"step": self.step_word(self.rules.steps[s.agenda_step[s.agenda_depth - 1]].name)}

    def step_word(self, step: str) -> str:
        """The catalogue's word for a step: the game's own, where there is one."""
        own = f"{self.name}-{step}"
        return own if has_message(f"step-{own}") else step

    def play_batch(
        self,
        games: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        limit: int = 1_000_000,
        threads: int | None = None,
    ) -> Batch:
        """Random play of many games on all cores; game i is the one of `new(seed=seed + i)`."""
        self.check(players, options)
        for name, value, lowest in (("games", games, 1), ("seed", seed, 0), ("limit", limit, 0)):
            if type(value) is not int or not lowest <= value <= 2**62:
                raise OptionError(name, f"got {shown(value)}, expected a whole number from {lowest} to 2^62 - 1")
        return play_batch(self, games, players, seed, options or {}, limit, threads)


def key_words(key: int) -> list[int]:
    """The 128-bit key as a record stores it: four signed words, lowest first."""
    words = [key >> (32 * i) & 0xFFFFFFFF for i in range(4)]
    return [word - 2**32 if word >= 2**31 else word for word in words]


def key_number(words: list[int]) -> int:
    """The 128-bit key as a number; the seed that `Game.new` takes."""
    return sum((word & 0xFFFFFFFF) << (32 * i) for i, word in enumerate(words))
