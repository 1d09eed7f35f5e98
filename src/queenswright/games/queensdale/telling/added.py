"""What the cards read so far have added to the rules and to the boards, and in which game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from queenswright.games.queensdale.content.entries import entry_id, slot_id
from queenswright.games.queensdale.content.told import Told
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.steps import STEPS
from queenswright.games.queensdale.telling.told import is_read
from queenswright.kernel.data import Pack


def added(pack: Pack, s: Any) -> dict[str, Any]:
    """QD-EPOCH-10, 11, QD-LATER-25, 26: by card, what it has added and when; and the entries of use at this step."""
    entries, top = pack.content.entries, s.agenda_depth - 1
    told = [card for card in pack.content.told if is_read(card, s.opened, s.ends_read, s.branch)]
    read = {card.name: read_in(s, card) for card in told} | dict.fromkeys(stories_read(pack, s.stories))
    if not entries.rules:
        return {}
    shown = {}
    for name, game in {"": 1, **read}.items():
        if name in entries.by_card:
            rules, slots = entries.by_card[name]
            shown[name or "start"] = {"game": game, "rules": rules, "slots": slots}
    step = STEPS[s.agenda_step[top]].name if top >= 0 else ""
    here = [entry.number for entry in entries.by_step.get(step, ()) if not read.keys().isdisjoint(entry.cards)]
    return {"added": shown, "rules_here": here}


def read_in(s: Any, card: Told) -> int | None:
    """The game before which, or after which, a card was read; nobody knows it of a position that was made up."""
    if card.kind == "epoch":
        return int(s.opened_in[card.epoch - 1]) or None
    if card.epoch == EPOCHS or s.opened == card.epoch:
        return int(s.game_number)
    return int(s.opened_in[card.epoch]) - 1 if s.opened_in[card.epoch] else None


def stories_read(pack: Pack, stories: int) -> list[str]:
    """The names of the story cards that were read; the record does not keep in which game."""
    return [card.name for number, card in enumerate(pack.content.stories) if stories >> number & 1]


def added_texts(pack: Pack, opened: int, ends_read: int, branch: int, stories: int) -> Iterator[str]:
    """QD-COMP-34: the texts of entries and slots whose card was read."""
    told = [card.name for card in pack.content.told if is_read(card, opened, ends_read, branch)]
    read = {*told, *stories_read(pack, stories)}
    yield from (entry_id(entry) for entry in pack.content.entries.rules if not read.isdisjoint(entry.cards))
    yield from (slot_id(slots) for slots in pack.content.entries.slots if not read.isdisjoint(slots.cards))
