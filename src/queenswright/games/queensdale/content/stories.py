"""The story cards of a pack: their colour, what each of them changes, and for how long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.state.cards import STORIES, STORY_COLOURS, TOLD_KINDS
from queenswright.games.queensdale.state.cards import STORY_CARD as STORY_KIND
from queenswright.games.queensdale.state.course import EPOCHS, NEVER, STORY_CARDS
from queenswright.games.queensdale.state.effects import STORY_EFFECTS
from queenswright.games.queensdale.state.pieces import LEVELS
from queenswright.kernel.document import Fields

MOST = LEVELS - 1


@dataclass(frozen=True)
class Story:
    """QD-EPOCH-20: a story card, in force for one game unless it is permanent."""

    code: str
    colour: str
    effects: Mapping[str, int] = field(hash=False)
    is_permanent: bool = False

    @property
    def name(self) -> str:
        """The card in documents and notation."""
        return f"{TOLD_KINDS[STORY_KIND]} {self.code}"


def read_stories(reader: Reader, record: Any, first: int) -> tuple[Story, ...]:
    """QD-EPOCH-05, 15, 20: the cards of all colours; an edition without them has no group for them."""
    record.first_story = first
    record.story_from = [NEVER] * len(STORY_COLOURS)
    if reader.mechanism_from[STORY_CARDS] == NEVER:
        return ()
    group = reader.root.group("story_cards")
    _read_colours(group, record)
    cards = tuple(_read_card(table) for table in group.tables("card", 1, STORIES))
    codes = [card.code for card in cards]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    if twice:
        raise group.problem("card", f"got {', '.join(twice)} twice, expected different codes")
    group.finish()
    for number, card in enumerate(cards):
        record.story_deck[STORY_COLOURS.index(card.colour)] |= 1 << number
        record.permanent_stories |= card.is_permanent << number
        record.story_effect[number] = [card.effects.get(effect, 0) for effect in STORY_EFFECTS]
        for effect in card.effects:
            record.effect_stories[STORY_EFFECTS.index(effect)] |= 1 << number
    return cards


def _read_colours(group: Fields, record: Any) -> None:
    """QD-EPOCH-05, 15: the epoch from which each colour is read; the first games use the first one."""
    table = group.table("from")
    epochs = [table.number(colour, 1, EPOCHS) for colour in STORY_COLOURS]
    table.finish()
    if epochs[0] != 1 or sorted(set(epochs)) != epochs:
        raise group.error("from", f"epochs that rise from 1: {', '.join(STORY_COLOURS)}")
    record.story_from = epochs


def _read_card(table: Fields) -> Story:
    code = table.text("code")
    if not (code.isascii() and code.isalnum() and code == code.lower()):
        raise table.error("code", "lower-case letters and digits")
    colour = table.text("colour", STORY_COLOURS)
    inner = table.table("effect")
    if not inner.names() or set(inner.names()) - set(STORY_EFFECTS):
        raise table.error("effect", f"a table with amounts of: {', '.join(STORY_EFFECTS)}")
    effects = {name: inner.number(name, 1, MOST) for name in STORY_EFFECTS if inner.has(name)}
    is_permanent = table.flag("permanent") if table.has("permanent") else False
    table.finish()
    return Story(code, colour, effects, is_permanent)
