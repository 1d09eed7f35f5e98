"""QD-LATER-36, QD-COMP-38: who knows which cards of the knowledge deck."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.later import is_in_play
from queenswright.games.queensdale.rules.knowledge import in_deck
from queenswright.games.queensdale.state.cards import KNOWLEDGE_CARDS
from queenswright.games.queensdale.state.course import TOMES
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def known_cards(s: Any, seat: int | None) -> list[str | None]:
    """The pile as a seat (None: a spectator) knows it: what it has looked at, None for the others."""
    return [
        KNOWLEDGE_CARDS[card - 1] if seat is not None and seats >> seat & 1 else None
        for card, seats in zip(s.pile, s.pile_known, strict=True)
        if card
    ]


def unknown_cards(s: Any, seat: int) -> list[int]:
    """The cards of the pile that a seat has not looked at."""
    return [0 if seats >> seat & 1 else card for card, seats in zip(s.pile, s.pile_known, strict=True)]


def knowledge_view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    """How many cards the deck has, and what a seat knows of those at its bottom; the two it looks at are the last."""
    if not is_in_play(pack, s, TOMES):
        return {}
    return {"knowledge_deck": plain(in_deck)(pack.mirror, s).bit_count(), "pile": known_cards(s, seat)}


def read_cards(s: Any, seat: int | None) -> set[str]:
    """The cards that a seat may read: those that somebody has, and those it has looked at."""
    owned = [card for held in s.knowledge for i, card in enumerate(KNOWLEDGE_CARDS) if held >> i & 1]
    return {*owned, *(card for card in known_cards(s, seat) if card)}
