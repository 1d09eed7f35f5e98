"""Lines of moves that may be told: what a bot expects must not name what a game keeps sealed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from queenswright.kernel.position import Position


def spoken(position: Position, line: Sequence[str]) -> list[str]:
    """The expected moves, as far as their notation may be known now."""
    texts = position.game.texts(position.players)
    secret = {texts[action] for action in position.sealed_actions()}
    return list(takewhile(lambda text: text not in secret, line))
