"""The games for OpenSpiel, registered when this module is imported as `queenswright_architect` and so on.

>>> import pyspiel
>>> import queenswright.rl.spiel
>>> state = pyspiel.load_game("queenswright_architect(players=3,deals=50)").new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 50)
>>> state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'draft: take lumberjack-3'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, Self

import numpy as np
import pyspiel

from queenswright.games import BUILT_IN, game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import OptionInfo
from queenswright.kernel.errors import OptionError
from queenswright.kernel.key import KEY_BITS
from queenswright.rl.batch import Batch, States
from queenswright.rl.rewards import shared, worth

PREFIX = "queenswright_"
DEALS = 1000
LONGEST = 100_000
"""No game is known to take as many decisions; OpenSpiel wants a number."""
MARK = 6
"""Bytes by which what a player sees is told apart in its information state."""


class Board:
    """What all states of a game share: copies are the same object, pickles are only its description."""

    def __init__(self, name: str, players: int, options: tuple[tuple[str, Any], ...], rewards: str) -> None:
        self.batch = Batch(name, players, dict(options), rewards, illegal="refuse")
        self._description = (name, players, options, rewards)
        self.seats = np.arange(players)
        self.worths = worth(rewards, players)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return board, self._description


@cache
def board(name: str, players: int, options: tuple[tuple[str, Any], ...], rewards: str) -> Board:
    """The same board for the same arguments."""
    return Board(name, players, options, rewards)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: one chance node that chooses the deal, then the decisions of the players.

    The information state of a player is all it has seen and done: after every action a mark of its observation, with
    the action where it was its own.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.board = game.board
        self.deals = game.deals
        self.states: States | None = None
        self.told = [""] * self.board.batch.players

    def current_player(self) -> int:
        """Who decides: chance at the beginning, then the seat that is asked."""
        if self.states is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.states.current_player[0])
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.states is None else [int(one) for one in np.flatnonzero(self.states.legal[0])]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.states is None:
            self.states = self.board.batch.init([action])
            self._tell(None, action)
            return
        actor = self.current_player()
        self.board.batch.step(self.states, np.array([action]), into=self.states)
        if self.states.illegal[0]:
            raise OptionError("action", f"{self._action_to_string(actor, action)} is not possible now")
        self._tell(actor, action)

    def _tell(self, actor: int | None, action: int) -> None:
        """Everybody sees what came of an action, and knows its own."""
        for player, row in enumerate(self.rows()):
            own = str(action) if player == actor else ""
            self.told[player] += f" {own}:{blake2b(row.tobytes(), digest_size=MARK).hexdigest()}"

    def rows(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What every player sees."""
        batch = self.board.batch
        if self.states is None:
            return np.zeros((batch.players, batch.seen.size), np.int8)
        same = batch.empty(batch.players)
        same.records[:] = self.states.records
        return batch.observe(same, self.board.seats)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.board.batch.action_names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.states is not None and bool(self.states.terminated[0])

    def returns(self) -> list[float]:
        """What the game has brought every player; nothing before its end."""
        if self.states is None or not self.is_terminal():
            return [0.0] * self.board.batch.players
        return shared(self.board.batch.position(self.states, 0).standings, self.board.worths)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The game as this player may imagine it: what it cannot know is dealt again, by numbers from 0 to 1."""
        twin: SpielState = self.clone()
        if twin.states is not None:
            key = sum(int(sampler() * 2**32) << 32 * i for i in range(KEY_BITS // 32))
            batch = self.board.batch
            other = batch.position(twin.states, 0).redealt(player, key)
            twin.states.records[0] = np.frombuffer(other.to_bytes(), batch.game.rules.state.dtype)[0]
            batch.refresh(twin.states)
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.states is None else str(self.board.batch.position(self.states, 0))


class Seen:
    """What a player sees: the entries of its observation, or (`perfect_recall`) all it has seen and done, as text."""

    def __init__(self, batch: Batch, perfect_recall: bool) -> None:
        self._names = batch.seen.names()
        self._recalls = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(batch.seen.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.rows()[player]

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return f"player {player}:{state.told[player]}"
        row = state.rows()[player]
        return f"player {player}: " + ", ".join(f"{self._names[i]} {row[i]}" for i in np.flatnonzero(row))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it; `rules` and `kind` are those of the class made for it."""

    rules: GameRules
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**specification(self.rules), **(params or {})}
        self.deals = chosen["deals"]
        if self.deals < 2:
            raise OptionError("deals", f"got {self.deals}, expected at least 2")
        options = tuple(_options(self.rules, chosen).items())
        self.board = board(self.rules.name, chosen["players"], options, chosen["rewards"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.board.batch.num_actions,
            max_chance_outcomes=self.deals,
            num_players=chosen["players"],
            min_utility=min(self.board.worths),
            max_utility=max(self.board.worths),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen | None:
        """What a player sees of a state; nobody's view of it or the public part alone is not offered."""
        if params:
            raise OptionError("params", f"got {dict(params)}, expected none")
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Seen(self.board.batch, iig_obs_type is not None and iig_obs_type.perfect_recall)


def specification(rules: GameRules) -> dict[str, Any]:
    """The parameters of a game and what they are when nothing is said: players, deals, rewards, and its options."""
    short = rules.manners.short_options
    options = {info.name: _as_parameter(info, short.get(info.name, info.default)) for info in rules.options.infos}
    return {"players": rules.player_counts[0], "deals": DEALS, "rewards": "placement", **options}


def _as_parameter(info: OptionInfo, value: Any) -> Any:
    """OpenSpiel knows no None, so without a limit a number is 0; and it takes digits for a number: `epoch-3`."""
    if info.kind == "number":
        return 0 if value is None else value
    return f"{info.name}-{value}" if isinstance(value, str) and value.isdigit() else value


def _options(rules: GameRules, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from what is usual."""
    found = {}
    for info in rules.options.infos:
        usual = _as_parameter(info, info.default)
        if chosen[info.name] == usual:
            continue
        if info.kind == "number":
            found[info.name] = chosen[info.name] or None
        else:
            found[info.name] = next(
                (one for one in info.choices if _as_parameter(info, one) == chosen[info.name]), chosen[info.name]
            )
    return found


def _register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    rules = game_rules(name)
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.player_counts),
        min_num_players=min(rules.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(rules),
    )
    made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"rules": rules, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made  # where a pickle looks for it
    pyspiel.register_game(kind, made)


for _name in BUILT_IN:
    _register(_name)
