"""The cards that tell the story of the campaign: their texts, the clues that lie on them, the votes they put.

The rules do not deal these cards yet. What is declared here is which texts exist, in which order they belong and what
the table learns from them; the texts themselves are in the sealed catalogue `epochs`.
"""

from __future__ import annotations

from typing import NamedTuple

EPOCH_CARD, EPOCH_END = "epoch-card", "epoch-end"
WALL, ROAD = "wall", "road"
BRANCHES = (WALL, ROAD)
VOTES = {
    "barn": ("oven", "stage"),
    "reader": ("lend", "teach"),
    "barons": ("supper", "wage"),
}
"""What the table decides, and between what; the name of a vote is the variable in which later texts remember it."""


class Card(NamedTuple):
    """A card, or one page of it, that is read aloud.

    `branch` is empty for a card of every campaign. `clues` are the entries that the casebook gains by reading the card,
    `vote` is the question that it puts to the table.
    """

    code: str
    kind: str
    epoch: int
    branch: str = ""
    parts: tuple[str, ...] = ("title", "text", "rule")
    clues: tuple[str, ...] = ()
    vote: str = ""


EPOCH_CARDS = (
    Card("2-1", EPOCH_CARD, 2, clues=("dye-2", "who-1")),
    Card("2-2", EPOCH_CARD, 2),
    Card("2-3", EPOCH_CARD, 2, clues=("dye-3",)),
    Card("3-1", EPOCH_CARD, 3, clues=("who-1",)),
    Card("3-2", EPOCH_CARD, 3, clues=("herb-1", "herb-3")),
    Card("3-3", EPOCH_CARD, 3, clues=("who-3",)),
    Card("4-1", EPOCH_CARD, 4, clues=("dye-5",)),
    Card("4-2", EPOCH_CARD, 4, clues=("dye-5", "who-3", "who-4")),
    Card("4-3", EPOCH_CARD, 4),
    Card("5-1", EPOCH_CARD, 5, clues=("who-2",)),
    Card("5-2", EPOCH_CARD, 5),
)
EPOCH_ENDS = (
    Card("1", EPOCH_END, 1, clues=("dye-1", "who-1")),
    Card("2", EPOCH_END, 2, clues=("who-2", "herb-2"), vote="barn"),
    Card("3", EPOCH_END, 3, clues=("dye-4",), vote="reader"),
    Card("4", EPOCH_END, 4, clues=("herb-2",), vote="barons"),
    Card("5", EPOCH_END, 5, clues=("dye-1", "who-1")),
)
STORY = (*EPOCH_CARDS, *EPOCH_ENDS)


def text_id(card: Card, part: str) -> str:
    """The message that holds one part of a card: its title, its story or its rule."""
    if card.kind == EPOCH_CARD:
        return f"epoch-card-{card.code}-{part}"
    return f"epoch-end-{card.code}-{part}"


def text_ids(card: Card) -> list[str]:
    """All messages of a card, in the order in which they are read."""
    return [text_id(card, part) for part in card.parts]


def cards_of(branch: str) -> list[Card]:
    """The cards of a campaign that takes this branch."""
    return [card for card in STORY if card.branch in ("", branch)]


def vote_ids(vote: str) -> list[str]:
    """All messages of a vote: its question, and for every option its words and what becomes of it."""
    chosen = [f"vote-{vote}-chosen-{option}" for option in VOTES[vote]]
    return [f"vote-{vote}-question", *(f"vote-{vote}-{option}" for option in VOTES[vote]), *chosen]
