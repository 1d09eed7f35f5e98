"""Proof of a story: every card is reached in both branches, every text has its card, every clue comes in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from queenswright.games.queensdale.content.asides import aside_ids
from queenswright.games.queensdale.content.deck import (
    ABILITY,
    FACE,
    FAVOUR,
    KNOWLEDGE,
    MONUMENT,
    ROAD_FIND,
    WALL_FIND,
    NumberCard,
    deck_ids,
)
from queenswright.games.queensdale.content.deck import NUMBER_CARDS as CARDS
from queenswright.games.queensdale.content.entries import entry_ids
from queenswright.games.queensdale.content.story import (
    BRANCHES,
    CHAPTERS,
    CLUES,
    EPOCH_CARDS,
    EPOCH_ENDS,
    FINALE_PAGES,
    Card,
    story_ids,
)
from queenswright.games.queensdale.content.told import Told
from queenswright.games.queensdale.state.cards import STORY_COLOURS
from queenswright.games.queensdale.state.course import ABILITIES, EPOCHS, MONUMENTS, NEVER, TOMES, WALL_OR_ROAD
from queenswright.kernel.data import Pack
from queenswright.kernel.errors import PackError
from queenswright.locale import LANGUAGES, messages_in

CATALOGUES = ("cards", "entries", "epochs")
QUESTION = 8
"""QD-LATER-47: the epoch at whose end the table is asked for the pair."""
ASKED_LATER = "who-5"
"""The one clue that is told only after the question; it is not about the pair."""


def check_story(file: str, pack: Pack) -> None:
    """Refuse a pack whose story does not hold together; one without epoch cards tells none."""
    if pack.content.told:
        for problem in problems(pack):
            raise PackError(f"{file}: the story", problem)


def problems(pack: Pack) -> Iterator[str]:
    """Everything that is wrong with the story of a pack."""
    yield from _cards_without_text(pack)
    for branch in BRANCHES:
        told = [card for card in pack.content.told if card.branch in ("", branch)]
        yield from _epochs(told, branch)
        yield from _favours(told, branch)
        yield from _clues(pack, told, branch)
    yield from (f"number card {card.number} is never opened" for card in CARDS if not OPENED_BY[card.use](pack, card))
    yield from _stories(pack)
    yield from _entries(pack)
    yield from _texts(pack)


def _story(card: Told) -> Card | None:
    """What is declared of a card of the pack."""
    known = EPOCH_CARDS if card.kind == "epoch" else (*EPOCH_ENDS, *FINALE_PAGES[:2])
    found = (one for one in known if (one.code, one.epoch, one.branch) == (card.code, card.epoch, card.branch))
    return next(found, None)


def _cards_without_text(pack: Pack) -> Iterator[str]:
    """QD-COMP-13: every card of the pack is one that has texts, and none comes twice."""
    times = Counter(card.name for card in pack.content.told)
    for card in pack.content.told:
        if not _story(card):
            yield f"card {card.name} of epoch {card.epoch} has no text"
        if times[card.name] > 1:
            yield f"card {card.name} comes {times[card.name]} times"


def _epochs(told: list[Told], branch: str) -> Iterator[str]:
    """QD-EPOCH-01, 13, 14: every epoch begins with cards, and ends with one."""
    begins = {card.epoch for card in told if card.kind == "epoch"}
    ends = Counter(card.epoch for card in told if card.kind == "end")
    for epoch in range(1, EPOCHS + 1):
        if epoch > 1 and epoch not in begins:
            yield f"epoch {epoch} has no epoch card with the {branch}"
        if ends[epoch] != 1:
            yield f"epoch {epoch} has {ends[epoch]} end cards with the {branch}, expected 1"


def _favours(told: list[Told], branch: str) -> Iterator[str]:
    """QD-LATER-64: every royal favour lies on one end card."""
    given = Counter(card.favour for card in told if card.favour)
    for card in CARDS:
        if card.use == FAVOUR and given[card.number] != 1:
            yield f"royal favour {card.number} lies on {given[card.number]} end cards with the {branch}, expected 1"


def _clues(pack: Pack, told: list[Told], branch: str) -> Iterator[str]:
    """QD-LATER-48: every clue lies on a card that the branch opens, whoever plays, before it is asked for the pair."""
    read = [(card.epoch, story) for card in told if (story := _story(card))]
    for start, pages in zip(pack.mirror.chapter_from, CHAPTERS, strict=True):
        read += [(start, page) for page in pages]
    for clue in CLUES:
        first = min((epoch for epoch, story in read if clue in story.clues), default=NEVER)
        if first > (EPOCHS if clue == ASKED_LATER else QUESTION):
            yield f"clue {clue} is not told in time with the {branch}"


OPENED_BY: dict[str, Callable[[Pack, NumberCard], bool]] = {
    FACE: lambda pack, card: any(
        number == card.number and first <= EPOCHS
        for number, first in zip(pack.mirror.face_card, pack.mirror.face_from, strict=True)
    ),
    ABILITY: lambda pack, card: pack.mirror.mechanism_from[ABILITIES] != NEVER,
    KNOWLEDGE: lambda pack, card: pack.mirror.mechanism_from[TOMES] != NEVER,
    ROAD_FIND: lambda pack, card: pack.mirror.mechanism_from[WALL_OR_ROAD] != NEVER,
    WALL_FIND: lambda pack, card: pack.mirror.mechanism_from[WALL_OR_ROAD] != NEVER,
    FAVOUR: lambda pack, card: any(told.favour == card.number for told in pack.content.told),
    MONUMENT: lambda pack, card: pack.mirror.mechanism_from[MONUMENTS] != NEVER,
}
"""QD-LATER-20, 21: what opens the number cards of a use."""


def _stories(pack: Pack) -> Iterator[str]:
    """QD-EPOCH-15: every colour has a card that can be read again, so that no deck runs dry."""
    for colour in STORY_COLOURS:
        if not any(card.colour == colour and not card.is_permanent for card in pack.content.stories):
            yield f"no {colour} story card lasts one game"


def _entries(pack: Pack) -> Iterator[str]:
    """QD-EPOCH-10: every epoch card adds a rule."""
    adding = {card for entry in pack.content.entries.rules for card in entry.cards}
    for card in pack.content.told:
        if card.kind == "epoch" and pack.content.entries.rules and card.name not in adding:
            yield f"card {card.name} adds no rule entry"


def _texts(pack: Pack) -> Iterator[str]:
    """No card without text in any language, no text without a card."""
    declared = {*story_ids(), *deck_ids(pack.content.stories), *aside_ids(), *entry_ids()}
    for language in LANGUAGES:
        written = {text for name in CATALOGUES for text in messages_in(language, f"queensdale/{name}")}
        yield from (f"text {text} is missing in {language}" for text in sorted(declared - written))
        yield from (f"text {text} in {language} belongs to no card" for text in sorted(written - declared))
