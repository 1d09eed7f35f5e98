"""The casebook: the cards that name what can be answered, and what is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.content.story import CAUSES as CAUSE_CARDS
from queenswright.games.queensdale.content.story import SELLERS as SELLER_CARDS
from queenswright.games.queensdale.content.told import Told
from queenswright.games.queensdale.state.cards import CAUSES, SELLERS
from queenswright.games.queensdale.state.course import CASEBOOK, NEVER


def read_casebook(reader: Reader, record: Any, told: Sequence[Told]) -> dict[str, str]:
    """QD-LATER-55: the right cause and seller; the answers that each epoch card names go into the record."""
    if reader.mechanism_from[CASEBOOK] == NEVER:
        return {}
    group = reader.root.group("casebook")
    right = {"cause": group.text("cause", CAUSES), "seller": group.text("seller", SELLERS)}
    group.finish()
    if not told:
        raise reader.root.problem("mechanisms.casebook", "got a casebook without cards, expected epoch_cards as well")
    record.cause_card = [_number(told, CAUSE_CARDS, cause) for cause in CAUSES]
    record.seller_card = [_number(told, SELLER_CARDS, seller) for seller in SELLERS]
    return right


def _number(told: Sequence[Told], cards: Mapping[str, str], answer: str) -> int:
    return [card.name for card in told].index(f"epoch {cards[answer]}")
