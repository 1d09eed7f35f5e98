"""What the log of a position has told of story cards."""

from __future__ import annotations

from queenswright.games.queensdale.telling.story import story
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def number_of(game: Game, code: str) -> int:
    """The number of a story card in documents: its place in the pack."""
    return [card.code for card in game.pack.content.stories].index(code) + 1


def events(pos: Position) -> list[Event]:
    """Everything that was told up to here."""
    names = [step.name for step in pos.game.rules.steps]
    deeds = [(deed, names.index(deed.step)) for deed in pos.actions()]
    return [event for deed, step in deeds for event in story(pos.game.pack, deed.before, deed.after, step, deed.index)]


def stories_told(pos: Position, part: str = "title") -> list[str]:
    """The story cards that were read up to here, by their codes."""
    found = [event.message for event in events(pos) if event.message.startswith("story-card-")]
    return [message.split("-")[2] for message in found if message.endswith(f"-{part}")]
