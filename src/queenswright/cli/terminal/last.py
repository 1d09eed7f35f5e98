"""The last sentences of a campaign, when all is over."""

from __future__ import annotations

from collections.abc import Iterator

from queenswright.cli.terminal.display import Display
from queenswright.locale import render
from queenswright.table import TableState, showing


def last_sentences(state: TableState, display: Display) -> Iterator[str]:
    """What everybody has written, and what bots have to say, each with a name."""
    for seat in range(state.players):
        typed, ours = showing.last_sentence(state, seat, ()), showing.bots_sentence(state, seat)
        if typed or ours:
            yield f"{display.name(seat)}: {typed or render(str(ours), {})}"
