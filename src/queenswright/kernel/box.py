"""The rules of a game with one of its packs: what a position is played with."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import Judgement, Learned, Move, Pack, fingerprint
from queenswright.kernel.errors import AmbiguousMove, MalformedMove, QueenswrightError, Refusal
from queenswright.kernel.key import key_halves, key_words
from queenswright.kernel.observation import Observation
from queenswright.kernel.play import GAME_OVER, NOT_THIS_STEP
from queenswright.kernel.rule import COMPILED
from queenswright.locale import has_message, render

SPECTATOR = -1
"""Whoever sees only what everybody sees."""
MOST_BEGUN = 64
"""States that games are taken up at which are kept: there are as many as there are ways to choose the options."""
STRUCTURAL: Mapping[int, tuple[str | None, str]] = {
    NOT_THIS_STEP: (None, "refused-not-this-step"),
    GAME_OVER: (None, "refused-game-over"),
}
"""Refusals that every game has; a game's own codes begin at 10."""


class Box:
    """The rules of a game with a pack: states, notation and refusals. A `Game` is a box that makes positions."""

    def __init__(self, rules: GameRules, pack: Pack) -> None:
        self.rules = rules
        self.pack = pack
        self._texts: dict[int, list[str]] = {}
        self._moves: dict[int, list[Move]] = {}
        self._begun: dict[tuple[Any, ...], Any] = {}
        self._numbers: dict[int, dict[tuple[int | None, str], int]] = {}

    @property
    def name(self) -> str:
        return self.rules.name

    def set_up(self, players: int, options: Mapping[str, Any], key: int, version: int) -> Any:
        """The state before the first decision of a game; `key` decides all chance."""
        s = self.rules.state.blank()
        s.players = players
        s.rules_version = version
        for name, value in self.rules.options.read(players, options).items():
            setattr(s, name, value)
        s.key = key_words(key)
        state = self.hold(s)
        self.call(self.rules.loops.setup, state)
        return state

    def taken_up(self, players: int, options: Mapping[str, Any], key: int, version: int) -> Any | None:
        """The state of a game that is taken up later than at its beginning, if the options ask for one.

        The key decides which one, what is hidden in it, and all chance from then on.
        """
        found = self.rules.options.begin(self.pack, players, options, key) if self.rules.options.begin else None
        if found is None:
            return None
        name, document = found

        def fresh(count: int, chosen: Mapping[str, Any], chance: int) -> Any:
            return self.mirror(self.set_up(count, chosen, chance, version))

        known = (name, version, *sorted(options.items()))
        if known not in self._begun:
            while len(self._begun) >= MOST_BEGUN:
                del self._begun[next(iter(self._begun))]
            self._begun[known] = self.hold(self.rules.documents.from_dict(self.pack, document, fresh))
        state = self.copy_state(self._begun[known])
        self.call(self.rules.loops.redeal, state, SPECTATOR, *key_halves(key))
        return state

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
        return self.moves(players)[action]

    def moves(self, players: int) -> Sequence[Move]:
        """Every action with its readable form, by action number."""
        if players not in self._moves:
            steps = [self.rules.steps[self.step_of(a)].name for a in range(len(self.texts(players)))]
            self._moves[players] = [Move(a, steps[a], text) for a, text in enumerate(self.texts(players))]
        return self._moves[players]

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

    def judgement(self) -> Judgement:
        """What bots think with; it is imported, and compiled, when it is first asked for."""
        if self.rules.judgement is not None:
            return self.rules.judgement()
        from queenswright.kernel.judgement import judged_by_place

        return judged_by_place(self.rules)

    def learned(self) -> Learned:
        """What bots with a network think with; imported, and compiled, when it is first asked for."""
        if self.rules.learned is not None:
            return self.rules.learned()
        if self.rules.judgement is not None:
            raise QueenswrightError(f"{self.rules.title} has no search with a network, only one with its own judgement")
        from queenswright.kernel.judgement import learned_by_place

        return learned_by_place(self.rules)

    def observation(self) -> Observation:
        """What programs that learn see; imported, and compiled, when it is first asked for."""
        if self.rules.observation is not None:
            return self.rules.observation()
        from queenswright.kernel.observed import observed_by_field

        return observed_by_field(self.rules)
