"""The last sentences of a campaign, when all is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from queenswright.cli.terminal.display import Display
from queenswright.kernel.data import Event
from queenswright.locale import render
from queenswright.table import TableState, showing


def last_sentences(state: TableState, display: Display) -> Iterator[str]:
    """What everybody has written, and what bots have to say, each with a name."""
    for seat in range(state.players):
        typed, ours = showing.last_sentence(state, seat, ()), showing.bots_sentence(state, seat)
        if typed or ours:
            yield f"{display.name(seat)}: {typed or render(str(ours), {})}"


def told_with_last_sentences(
    story: Iterable[tuple[str, Event]], state: TableState, display: Display
) -> Iterator[tuple[str, str]]:
    """A story in sentences, each with its turn; where the game has a place for them, with the last sentences."""
    characters = state.game.rules.manners.characters
    place = characters.sentences_after if characters is not None else None
    for turn, event in story:
        yield turn, display.tell(event)
        if place is not None and event.message == place:
            yield from ((turn, sentence) for sentence in last_sentences(state, display))


def has_place(story: Iterable[tuple[str, Event]], state: TableState) -> bool:
    """Whether a story has the place where last sentences stand."""
    characters = state.game.rules.manners.characters
    return characters is not None and any(event.message == characters.sentences_after for _, event in story)
