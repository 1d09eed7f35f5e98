"""The cards of a pack that are read aloud to all: epoch cards, epoch end cards and story cards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.content.story import VOTES as OPTIONS
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.cards import FAVOUR_CARDS, FIRST_FAVOUR, TOLD_CARDS, TOLD_KINDS, VOTES
from queenswright.games.queensdale.state.course import EPOCH_CARDS, EPOCH_END_CARDS, EPOCHS, NEVER
from queenswright.games.queensdale.state.effects import TOLD_EFFECTS
from queenswright.kernel.document import Fields

PER_KIND = {"epoch": (21, EPOCH_CARDS), "end": (12, EPOCH_END_CARDS)}
"""QD-EPOCH-13, 14: how many cards of a kind there are, and the mechanism that they belong to."""


@dataclass(frozen=True)
class Told:
    """A card: `code` within its kind, the epoch and branch that it belongs to, its effect and its vote."""

    kind: str
    code: str
    epoch: int
    branch: str = ""
    effect: str = "none"
    vote: str = ""
    favour: int = 0

    @property
    def name(self) -> str:
        """The card in documents and notation."""
        return f"{self.kind} {self.code}"


def read_told(reader: Reader, record: Any) -> tuple[Told, ...]:
    """QD-COMP-13, QD-EPOCH-13, 14: the cards that come into play; an edition without them has no group for them."""
    record.told_epoch = [NEVER] * TOLD_CARDS
    record.vote_options = [len(OPTIONS[vote]) for vote in VOTES]
    cards: list[Told] = []
    for kind, (count, mechanism) in PER_KIND.items():
        if reader.mechanism_from[mechanism] == NEVER:
            continue
        group = reader.root.group(f"{kind}_cards")
        cards += [_read_card(table, kind) for table in group.tables("card", count, count)]
        group.finish()
    for number, card in enumerate(cards):
        record.told_kind[number] = TOLD_KINDS.index(card.kind)
        record.told_epoch[number] = card.epoch
        record.told_branch[number] = BRANCHES.index(card.branch) + 1 if card.branch else 0
        record.told_effect[number] = TOLD_EFFECTS.index(card.effect)
        record.told_favour[number] = card.favour - FIRST_FAVOUR + 1 if card.favour else 0
        record.told_vote[number] = VOTES.index(card.vote) + 1 if card.vote else 0
    return tuple(cards)


def _read_card(table: Fields, kind: str) -> Told:
    code = table.text("code")
    if not re.fullmatch(r"[1-9a-z][0-9a-z-]{0,9}", code):
        raise table.error("code", "1 to 10 lower-case letters, digits and hyphens")
    epoch = table.number("epoch", 1, EPOCHS)
    branch = table.text("branch", BRANCHES) if table.has("branch") else ""
    effect = table.text("effect", TOLD_EFFECTS[1:]) if table.has("effect") else "none"
    vote = table.text("vote", VOTES) if table.has("vote") else ""
    last = FIRST_FAVOUR + FAVOUR_CARDS - 1
    favour = table.number("favour", FIRST_FAVOUR, last) if table.has("favour") else 0
    table.finish()
    return Told(kind, code, epoch, branch, effect, vote, favour)
