"""What of a game is still asked for when the next one has begun: for notes in the margin and for the chronicle.

A campaign tells some fifteen thousand events. Whoever looks back at the games before reads only these, so that the end
of a late game costs what the end of an early one does.
"""

from __future__ import annotations

from queenswright.games.queensdale.telling.diary import BUILT, NOTE, PLACED
from queenswright.kernel.data import Event

A_GAME = "qd-story-game"
"""With this a game begins, and with it a chapter of the log."""
_KEPT = frozenset(
    {
        A_GAME,
        NOTE,
        *BUILT,
        "epoch-end-9-page-1-tower",
        "qd-story-ballot-opened",
        "qd-story-buy",
        "qd-story-castle",
        "qd-story-cleared",
        "qd-story-courier",
        "qd-story-crown",
        "qd-story-deliver",
        "qd-story-epoch-done",
        "qd-story-family",
        "qd-story-feed",
        "qd-story-first-hut",
        "qd-story-game-over",
        "qd-story-gather",
        "qd-story-hut",
        "qd-story-monument",
        "qd-story-new-face",
        "qd-story-no-winner",
        "qd-story-opens",
        "qd-story-ride",
        "qd-story-room",
        "qd-story-seal-last",
        "qd-story-seals",
        "qd-story-segment-road",
        "qd-story-segment-wall",
        "qd-story-standing",
        "qd-story-take",
        "qd-story-vision",
        "qd-story-vote-opened",
        "qd-story-winner",
    }
)
_LINES = ("margin-", "grocer-", "casebook-opened-")
_TITLES = ("family-", "story-card-")


def keeps(event: Event) -> bool:
    """Whether an event of an earlier game is asked for.

    >>> keeps(Event("qd-story-winner", {"seat": "red"})), keeps(Event("qd-story-die", {"seat": "red"}))
    (True, False)
    """
    message = event.message
    if message in _KEPT:
        return True
    if message in PLACED:
        return bool(event.args["space"] == "bakery")
    if message == "story-round":
        return bool(event.args["round"] == 1)
    return (
        message.startswith(_LINES)
        or (message.startswith(_TITLES) and message.endswith("-title"))
        or (message.startswith("vote-") and "-chosen-" in message)
    )
