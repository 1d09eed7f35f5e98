"""Expected moves that may be shown: a bot's answer must not name what is still sealed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from queenswright.kernel.position import Position


def spoken(position: Position, line: Sequence[str]) -> list[str]:
    """The expected moves up to the first whose notation is still sealed."""
    texts = position.game.texts(position.players)
    secret = {texts[action] for action in position.sealed_actions()}
    return list(takewhile(lambda text: text not in secret, line))
