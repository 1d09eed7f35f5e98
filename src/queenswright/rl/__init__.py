"""Environments for programs that learn (docs/learning.md). Nothing here is needed for playing.

`Batch` plays many games at once on NumPy arrays and needs nothing else. The others need the extra `queenswright[rl]`:
`vector` is a Gymnasium vector environment, `single` a Gymnasium environment with bots in the other seats, `table` a
PettingZoo environment for all seats, `spiel` an OpenSpiel game.
"""

from queenswright.rl.batch import Batch, States, player_seeds
from queenswright.rl.rewards import scale_of

__all__ = ["Batch", "States", "player_seeds", "scale_of"]
