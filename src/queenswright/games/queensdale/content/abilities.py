"""The abilities of the families: number cards 7 to 14, each with the one thing that it does."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import MOST, Reader
from queenswright.games.queensdale.state.cards import ABILITY_CARDS, FIRST_ABILITY
from queenswright.games.queensdale.state.course import ABILITIES, EPOCHS, MECHANISMS, NEVER
from queenswright.games.queensdale.state.effects import ABILITY_EFFECTS
from queenswright.games.queensdale.state.pieces import FAMILIES

GIVING = ("first_token", "game_start")
"""The effects that give a row of gains; the others have an amount."""
EACH = ABILITY_CARDS // len(FAMILIES)


def read_abilities(reader: Reader, record: Any) -> None:
    """QD-LATER-17, 21: two abilities for every family, and the epoch that adds the second."""
    record.second_ability_from = NEVER
    if reader.mechanism_from[ABILITIES] == NEVER:
        return
    group = reader.root.group(MECHANISMS[ABILITIES])
    record.second_ability_from = group.number("second_from", reader.mechanism_from[ABILITIES], EPOCHS)
    cards = group.tables("card", ABILITY_CARDS, ABILITY_CARDS)
    for number, card in enumerate(cards):
        card.number("number", FIRST_ABILITY + number, FIRST_ABILITY + number)
        record.ability_family[number] = FAMILIES.index(card.text("family", FAMILIES))
        effect = card.text("effect", ABILITY_EFFECTS[1:])
        record.ability_effect[number] = ABILITY_EFFECTS.index(effect)
        if effect in GIVING:
            record.ability_gain[number] = reader.gain(card, "gain", {})
            if not record.ability_gain[number]:
                raise card.error("gain", "a table of gains")
        else:
            record.ability_amount[number] = card.number("amount", 1, MOST)
        card.finish()
    group.finish()
    for family, name in enumerate(FAMILIES):
        found = list(record.ability_family).count(family)
        if found != EACH:
            raise group.problem("card", f"got {found} abilities of {name}, expected {EACH} for every family")
