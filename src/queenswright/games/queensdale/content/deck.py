"""The texts and clues of story cards, and the number cards of the campaign: what they are for, when they are read.

Their texts are in the sealed catalogue `cards`; number cards 23-26, 47 and 48 belong to the families and to the finale
and are told elsewhere. Every clue here confirms what a card of every campaign tells as well: nobody needs to draw one
of these.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from queenswright.games.queensdale.content.stories import Story
from queenswright.games.queensdale.state.board import WALL

FACE, ABILITY, KNOWLEDGE, ROAD_FIND, WALL_FIND, FAVOUR, MONUMENT = (
    "face",
    "ability",
    "knowledge",
    "road_find",
    "wall_find",
    "favour",
    "monument",
)
USES = (FACE, ABILITY, KNOWLEDGE, ROAD_FIND, WALL_FIND, FAVOUR, MONUMENT)


class NumberCard(NamedTuple):
    """QD-LATER-20, 21: a number card, what it is used for and what opens it: `epoch` is the first in which it can be.

    `opened_by` names the family of an ability or monument, the station or segment of a find, the epoch end card of a
    favour; faces and knowledge cards are opened by whoever buys them.
    """

    number: int
    use: str
    epoch: int
    opened_by: str = ""
    clues: tuple[str, ...] = ()


STORY_CLUES: dict[str, tuple[str, ...]] = {
    "y1": ("dye-1",),
    "y2": ("who-2",),
    "y3": ("who-3",),
    "y4": ("dye-5",),
    "y6": ("dye-2",),
    "y7": ("dye-3",),
    "y9": ("who-1",),
    "n1": ("dye-1", "dye-4"),
    "n5": ("who-4",),
    "n6": ("who-5",),
    "v1": ("dye-8",),
}
"""The clues on story cards, by the codes of the pack."""
NUMBER_CARDS = (
    NumberCard(1, FACE, 3),
    NumberCard(2, FACE, 3, clues=("herb-4",)),
    NumberCard(3, FACE, 3),
    NumberCard(4, FACE, 6),
    NumberCard(5, FACE, 6, clues=("who-3",)),
    NumberCard(6, FACE, 6, clues=("dye-4",)),
    NumberCard(7, ABILITY, 5, "anvil"),
    NumberCard(8, ABILITY, 5, "anvil"),
    NumberCard(9, ABILITY, 5, "heron"),
    NumberCard(10, ABILITY, 5, "heron"),
    NumberCard(11, ABILITY, 5, "key"),
    NumberCard(12, ABILITY, 5, "key"),
    NumberCard(13, ABILITY, 5, "lantern"),
    NumberCard(14, ABILITY, 5, "lantern"),
    NumberCard(15, KNOWLEDGE, 3),
    NumberCard(16, KNOWLEDGE, 3),
    NumberCard(17, KNOWLEDGE, 3, clues=("herb-1",)),
    NumberCard(18, KNOWLEDGE, 3),
    NumberCard(19, KNOWLEDGE, 3, clues=("herb-6",)),
    NumberCard(20, KNOWLEDGE, 3),
    NumberCard(21, KNOWLEDGE, 3),
    NumberCard(22, KNOWLEDGE, 3, clues=("who-2",)),
    NumberCard(27, ROAD_FIND, 7, "1", clues=("who-3",)),
    NumberCard(28, ROAD_FIND, 7, "3"),
    NumberCard(29, ROAD_FIND, 7, "5", clues=("herb-3",)),
    NumberCard(30, ROAD_FIND, 7, "7", clues=("herb-2",)),
    NumberCard(31, ROAD_FIND, 7, "9", clues=("dye-7", "who-3")),
    NumberCard(32, ROAD_FIND, 7, "11", clues=("herb-1",)),
    NumberCard(33, WALL_FIND, 7, "2", clues=("who-3",)),
    NumberCard(34, WALL_FIND, 7, "4", clues=("herb-5",)),
    NumberCard(35, WALL_FIND, 7, "6", clues=("dye-7",)),
    NumberCard(36, WALL_FIND, 7, "8", clues=("herb-7",)),
    NumberCard(37, WALL_FIND, 7, "10"),
    NumberCard(38, WALL_FIND, 7, "12"),
    NumberCard(39, FAVOUR, 3, "epoch-end-3"),
    NumberCard(40, FAVOUR, 5, "epoch-end-5"),
    NumberCard(41, FAVOUR, 6, "epoch-end-6"),
    NumberCard(42, FAVOUR, 7, "epoch-end-7"),
    NumberCard(43, MONUMENT, 5, "anvil", clues=("who-2",)),
    NumberCard(44, MONUMENT, 5, "heron", clues=("who-2", "herb-2")),
    NumberCard(45, MONUMENT, 5, "key", clues=("who-2",)),
    NumberCard(46, MONUMENT, 5, "lantern", clues=("who-2",)),
)

FACE_NAMES = ("weathercock", "twin_hammer", "proclamation", "pilgrim", "ledger", "mirror")
"""The faces of number cards 1 to 6 by the names on the cards, which everybody learns when a face is used."""
TOWER_LINE = "story-card-v3-tiles"
"""Old friends names the tiles that have really been removed, a line for each tower."""


def story_card_ids(card: Story) -> list[str]:
    """The messages of a story card; `again` is read before it when it comes back, which a permanent card does not."""
    parts = ("title", "text", "rule") if card.is_permanent else ("title", "text", "rule", "again")
    own = [TOWER_LINE] if card.code == "v3" else []
    return [*(f"story-card-{card.code}-{part}" for part in parts), *own]


def monument_card(family: str) -> NumberCard:
    """QD-LATER-34: the card that the last stage of a family's monument opens."""
    return next(card for card in NUMBER_CARDS if card.use == MONUMENT and card.opened_by == family)


def find_card(branch: int, find: int) -> NumberCard:
    """QD-LATER-41: the card of a find, counted from 0."""
    use = WALL_FIND if branch == WALL else ROAD_FIND
    return [card for card in NUMBER_CARDS if card.use == use][find]


def number_card_ids(card: NumberCard) -> list[str]:
    """The messages of a number card."""
    return [f"number-card-{card.number}-{part}" for part in ("title", "text", "rule")]


def deck_ids(stories: Iterable[Story]) -> list[str]:
    """All messages of the story cards of a pack, and of the number cards."""
    story = [text for card in stories for text in story_card_ids(card)]
    return [*story, *(text for card in NUMBER_CARDS for text in number_card_ids(card))]
