"""Consistency of the knowledge cards in a position document."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.names import members
from queenswright.games.queensdale.rules.knowledge import LOOKED_AT, pile_size
from queenswright.games.queensdale.state.cards import KNOWLEDGE_CARDS
from queenswright.games.queensdale.state.course import HUTS
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.games.queensdale.steps import KEEP_CARD
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.rule import plain


def check_knowledge(pack: Pack, root: Fields, s: Any) -> None:
    """QD-LATER-36: each card is in one place, and the pile holds no more than can have been put back."""
    cards = [card for seat in range(s.players) for card in members(KNOWLEDGE_CARDS, s.knowledge[seat])]
    size = plain(pile_size)(s)
    pile = [KNOWLEDGE_CARDS[card - 1] for card in s.pile if card]
    for card in cards + pile:
        if KNOWLEDGE_CARDS.index(card) >= pack.mirror.knowledge_count:
            allowed = ", ".join(KNOWLEDGE_CARDS[: pack.mirror.knowledge_count])
            raise root.problem("knowledge", f"got {card}, expected one of: {allowed}")
        if (cards + pile).count(card) > 1:
            raise root.problem("knowledge", f"got {card} twice, expected each card once (QD-LATER-36)")
    looking = [s.agenda_seat[i] for i in range(s.agenda_depth) if s.agenda_step[i] == KEEP_CARD]
    _check_pile(root, s, len(cards), size, looking)
    for seat in range(s.players):
        if s.more_huts[seat] and (s.phase != HUTS or s.chosen_hut[seat] == NOTHING):
            raise root.problem(
                f"seats[{seat}].more_huts", "a further hut is chosen after chosen_hut, in the phase huts"
            )
        if s.chosen_hut[seat] != NOTHING and s.more_huts[seat] >> s.chosen_hut[seat] & 1:
            raise root.problem(f"seats[{seat}].more_huts", "got chosen_hut again, expected other herbs (QD-HUT-01)")


def _check_pile(root: Fields, s: Any, kept: int, size: int, looking: list[int]) -> None:
    """Cards without gaps, seats that looked at them; for each card that was put back another one was kept."""
    if any(s.pile[size:]):
        raise root.error("pile", "the cards that were put back, then null")
    known = [bool(seats) for seats in s.pile_known]
    if known != [place < size for place in range(len(known))] or max(s.pile_known) >> s.players:
        raise root.error("pile_known", "for every card of the pile the seats that have looked at it")
    in_hand = LOOKED_AT if looking else 0
    if not in_hand <= size <= kept + in_hand:
        asked = f"{in_hand} to {kept + in_hand} with {kept} cards kept"
        raise root.problem("pile", f"got {size} cards, expected {asked} (QD-LATER-36)")
    if looking and not all(known >> looking[0] & 1 for known in s.pile_known[size - in_hand : size]):
        raise root.problem("pile_known", f"seat {looking[0]} looks at the last two cards of the pile (QD-LATER-36)")
