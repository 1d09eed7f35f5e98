"""What environments of others' making have in common: spaces, seeds, and pictures of one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from queenswright.kernel.errors import OptionError
from queenswright.kernel.key import KEY_BITS
from queenswright.kernel.position import Position
from queenswright.rl.batch import Batch
from queenswright.rl.one_game import OneGame

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES_PER_SECOND = 20


def observation_space(batch: Batch) -> spaces.Box[np.int8]:
    """The space of what a seat sees."""
    least, most = batch.seen.bounds()
    return spaces.Box(least, most, dtype=np.int8)


def action_space(batch: Batch) -> spaces.Discrete:
    """The space of all actions of the game."""
    return spaces.Discrete(batch.num_actions)


def new_key(generator: np.random.Generator) -> int:
    """The key of a game, from an environment's own numbers."""
    return int.from_bytes(generator.bytes(KEY_BITS // 8), "little")


def begin(game: OneGame, seed: int | None, generator: np.random.Generator, options: Mapping[str, Any]) -> None:
    """Begin a game as `reset` asks for it: at a position, under a key, under the seed, or under a key by chance."""
    position, key = options.get("position"), options.get("key", seed)
    if position is None:
        if key is not None and (isinstance(key, bool) or not isinstance(key, int | np.integer)):
            raise OptionError("key", f"got {key!r}, expected a whole number from 0 to 2^{KEY_BITS} - 1")
        game.begin(new_key(generator) if key is None else int(key))
    elif isinstance(position, Position):
        game.begin_at(position)
    elif isinstance(position, Mapping):
        game.begin_at(game.batch.game.position(position))
    else:
        raise OptionError("position", f"got {type(position).__name__}, expected a position or a document of one")


def check_render_mode(mode: str | None) -> str | None:
    """One of `RENDER_MODES`, or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError("render_mode", f"got {mode!r}, expected one of: {', '.join(RENDER_MODES)}")
    return mode


def rendered(game: OneGame, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
    """One game as text, or as a picture of what a seat sees; `human` writes the text to the standard output."""
    if mode == "rgb_array":
        from queenswright.rl.picture import picture

        return picture(game, seat)
    if mode == "ansi":
        return game.text()
    if mode == "human":
        print(game.text(), flush=True)
    return None
