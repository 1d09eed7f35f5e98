"""The cards that tell the story of the campaign: their texts, the clues that lie on them, the votes they put.

What is declared here is which texts exist, in which order they belong and what the table learns from them; the texts
themselves are in the sealed catalogue `epochs`.

Variables of the texts: votes by their names (`VOTES`; `snow` and `house` may be `none` before they are put). `winner`
has won the game, `other` has the lowest goal, `baker` has baked most, ties to the lowest goal. `seat` is the owner of a
page or tower, on epoch end card 8 whoever fed the poor most often, on page 5 of the finale whoever spent most seals.
`baked`, `fed`, `spent`, `missed`, `drawn` (the prophecy of the card), `played` (the family) and `more` (a clue) are yes
or no. `absent` is the first family without a player. `chest` is `full` from 5 seals on; `left` and `last` are 3 and 4
less than `seals`.
"""

from __future__ import annotations

from typing import NamedTuple

EPOCH_CARD, EPOCH_END, FINALE, LETTER, RING, ANSWER = "epoch-card", "epoch-end", "finale", "letter", "ring", "answer"
WALL, ROAD = "wall", "road"
BRANCHES = (WALL, ROAD)
VOTES = {
    "barn": ("oven", "stage"),
    "reader": ("lend", "teach"),
    "barons": ("supper", "wage"),
    "way": (WALL, ROAD),
    "snow": ("open", "beds"),
    "fair": ("buy", "listen"),
    "house": ("healing", "books", "hall"),
    "tobin": ("stay", "go"),
}
"""What the table decides, and between what; the name of a vote is the variable in which later texts remember it."""


class Card(NamedTuple):
    """A card, or one page of it, that is read aloud.

    `branch` is empty for a card of every campaign. `clues` are the entries that the casebook gains by reading the card,
    `vote` is the question that it puts to the table, `prophecy` the clairvoyant card that it looks back to.
    """

    code: str
    kind: str
    epoch: int
    branch: str = ""
    parts: tuple[str, ...] = ("title", "text", "rule")
    clues: tuple[str, ...] = ()
    vote: str = ""
    prophecy: int = 0


EPOCH_CARDS = (
    Card("2-1", EPOCH_CARD, 2, clues=("dye-2", "who-1")),
    Card("2-2", EPOCH_CARD, 2),
    Card("2-3", EPOCH_CARD, 2, clues=("dye-3",)),
    Card("3-1", EPOCH_CARD, 3, clues=("who-1",)),
    Card("3-2", EPOCH_CARD, 3, clues=("herb-1", "herb-3")),
    Card("3-3", EPOCH_CARD, 3, clues=("who-3",), prophecy=1),
    Card("4-1", EPOCH_CARD, 4, clues=("dye-5",), prophecy=2),
    Card("4-2", EPOCH_CARD, 4, clues=("dye-5", "who-3", "who-4")),
    Card("4-3", EPOCH_CARD, 4),
    Card("5-1", EPOCH_CARD, 5, clues=("who-2",)),
    Card("5-2", EPOCH_CARD, 5, prophecy=5),
    Card("6-1", EPOCH_CARD, 6, clues=("dye-1", "herb-1", "herb-3")),
    Card("6-2", EPOCH_CARD, 6, clues=("who-4", "who-3")),
    Card("7-w1", EPOCH_CARD, 7, WALL, prophecy=3),
    Card("7-w2", EPOCH_CARD, 7, WALL, clues=("dye-7",)),
    Card("7-r1", EPOCH_CARD, 7, ROAD, prophecy=3),
    Card("7-r2", EPOCH_CARD, 7, ROAD, clues=("dye-7", "who-3")),
    Card("8-1", EPOCH_CARD, 8, clues=("dye-8", "dye-1")),
    Card("8-w", EPOCH_CARD, 8, WALL),
    Card("8-r", EPOCH_CARD, 8, ROAD),
    Card("9-1", EPOCH_CARD, 9, clues=("who-3", "who-5"), prophecy=5),
)
EPOCH_ENDS = (
    Card("1", EPOCH_END, 1, clues=("dye-1", "who-1")),
    Card("2", EPOCH_END, 2, clues=("who-2", "herb-2"), vote="barn"),
    Card("3", EPOCH_END, 3, clues=("dye-4",), vote="reader"),
    Card("4", EPOCH_END, 4, clues=("herb-2",), vote="barons"),
    Card("5", EPOCH_END, 5, clues=("dye-1", "who-1")),
    Card("6", EPOCH_END, 6, clues=("dye-4",), vote="way", prophecy=3),
    Card("7-w", EPOCH_END, 7, WALL, clues=("dye-7",), vote="snow"),
    Card("7-r", EPOCH_END, 7, ROAD, clues=("dye-7",), vote="fair"),
    Card("8-w", EPOCH_END, 8, WALL, vote="house"),
    Card("8-r", EPOCH_END, 8, ROAD, vote="house"),
)
FINALE_PAGES = (
    Card("9-w", FINALE, 9, WALL, parts=("title",)),
    Card("9-r", FINALE, 9, ROAD, parts=("title",)),
    Card("9-page-1", FINALE, 9, parts=("title", "text", "tower")),
    Card("9-page-2", FINALE, 9, parts=("title", "text")),
    Card("9-page-3", FINALE, 9, parts=("title",)),
    Card("9-w-page-3", FINALE, 9, WALL, parts=("text",)),
    Card("9-r-page-3", FINALE, 9, ROAD, parts=("text",)),
    Card("9-page-4", FINALE, 9, parts=("title", "text"), vote="tobin"),
    Card("9-page-5", FINALE, 9, parts=("title", "text")),
    Card("9-page-6", FINALE, 9, parts=("title", "text")),
    Card("9-page-7", FINALE, 9, parts=("title", "text")),
    Card("9-page-8", FINALE, 9, parts=("title", "text", "rule")),
)
"""The last epoch end card, page by page: the third page has one title and a text for each branch."""
LETTERS = (
    Card("anvil", LETTER, 5, parts=("title", "text"), clues=("herb-4", "dye-6")),
    Card("heron", LETTER, 5, parts=("title", "text"), clues=("herb-5", "herb-2")),
    Card("key", LETTER, 5, parts=("title", "text"), clues=("herb-6",)),
    Card("lantern", LETTER, 5, parts=("title", "text"), clues=("herb-7", "dye-6", "who-3")),
)
"""Page one of number cards 23 to 26; a family without a player has its letter read by the courier."""
RINGS = (
    Card("anvil", RING, 8, parts=("title", "text"), clues=("who-4",)),
    Card("heron", RING, 8, parts=("title", "text")),
    Card("key", RING, 8, parts=("title", "text"), clues=("herb-2", "dye-8")),
    Card("lantern", RING, 8, parts=("title", "text")),
)
"""Page two of number cards 23 to 26."""
CHAPTERS = (LETTERS, RINGS)
LAUGHTER = 4
"""The clairvoyant card that the page of the painted cupboard recalls."""
LAVENDER = 7
"""The clairvoyant card that speaks of lavender, which the cards that ask for the pair recall."""
ANSWERS = (
    Card("47", ANSWER, 8, WALL, parts=("title", "text", "after", "rule")),
    Card("48", ANSWER, 8, ROAD, parts=("title", "text", "after", "rule")),
)
"""The number cards that ask for the pair; `after` is read when the answers are open."""
STORY = (*EPOCH_CARDS, *EPOCH_ENDS, *FINALE_PAGES, *LETTERS, *RINGS, *ANSWERS)
CLUES = {
    "dye-1": "epoch-card-6-1-text",
    "dye-2": "",
    "dye-3": "",
    "dye-4": "epoch-end-6-text",
    "dye-5": "epoch-card-4-2-text",
    "dye-6": "family-lantern-letter",
    "dye-7": "epoch-end-7-w-text",
    "dye-8": "family-key-ring",
    "herb-1": "epoch-card-6-1-text",
    "herb-2": "epoch-end-4-text",
    "herb-3": "epoch-card-6-1-text",
    "herb-4": "",
    "herb-5": "",
    "herb-6": "family-key-letter",
    "herb-7": "",
    "who-1": "epoch-end-5-text",
    "who-2": "epoch-card-5-1-text",
    "who-3": "family-lantern-letter",
    "who-4": "epoch-card-6-2-text",
    "who-5": "epoch-card-9-1-text",
}
"""QD-LATER-55: the entries of the casebook, each with the text after which it tells more than at first.

What a text of the wall branch adds to the clue dye-7, the card of the road branch at the same moment adds too.
"""
CAUSES = {
    "hangings": "2-1",
    "drains": "2-3",
    "books": "4-1",
    "marble": "4-1",
    "rain": "4-1",
    "mice": "4-2",
    "grief": "5-2",
    "flour": "6-1",
    "draughts": "7-w2",
    "strangers": "7-r2",
    "sea": "8-1",
}
SELLERS = {
    "stranger": "2-1",
    "hobb": "2-1",
    "wim": "2-1",
    "gesa": "2-2",
    "quillan": "2-3",
    "tobin": "3-3",
    "oriel": "4-1",
    "sigga": "4-3",
    "runa": "6-1",
    "chamberlain": "6-2",
    "ansel": "8-1",
}
"""QD-LATER-55: the answers that can be sealed, each with the epoch card that first names it."""
QUESTIONS = ("cause", "pair", "seller")
CHRONICLE = (
    *("title", "author", "picture-title", "families-title"),
    *("chapter-title", *(f"chapter-{epoch}" for epoch in range(1, 10))),
    *("opened", "weather", "first-built", "lone-vote", "lone-way"),
    *("couriers", "diagnosis", "diagnosis-last"),
    *("oven-title", "oven", "bench-title", "bench"),
    *("dice-title", "face", "dice-none", "seals-title", "seals"),
    *("herbs-title", "huts", "pair", "last-token"),
    *("casebook-title", "prophecies-title", "prophecy"),
    *("way-title", "rider", "rooms-title", "unopened-title", "unopened"),
    *("last-title", "last-line"),
)
"""QD-LATER-50: the headings and sentences of the chronicle, in the order of the book."""
LATECOMERS = (*(str(epoch) for epoch in range(1, 9)), "doubled")
"""The lines for whoever completes an epoch after others; the last is for an epoch that two players complete twice."""
GREETING = "epoch-end-2-again"
"""Added to the second epoch end card for whoever has played a campaign before."""
FAMILY_RULE = "family-page-rule"
"""What a page of a family's card brings: the same for all eight."""


def text_id(card: Card, part: str) -> str:
    """The message that holds one part of a card: its title, its story or its rule."""
    end = "" if part == "text" else f"-{part}"
    match card.kind:
        case "epoch-card":
            return f"epoch-card-{card.code}-{part}"
        case "finale":
            return f"epoch-end-{card.code}{end}"
        case "letter":
            return f"family-{card.code}-letter{end}"
        case "ring":
            return f"family-{card.code}-ring{end}"
        case "answer":
            return f"number-card-{card.code}-{part}"
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


def clue_id(clue: str) -> str:
    """The entry of the casebook for a clue."""
    return f"clue-{clue}"


def casebook_ids() -> list[str]:
    """All messages of the casebook besides its clues: questions, answers, and the lines by which these are opened."""
    questions = [f"casebook-{part}-{question}" for question in QUESTIONS for part in ("question", "opened")]
    answers = [f"casebook-cause-{cause}" for cause in CAUSES] + [f"casebook-seller-{seller}" for seller in SELLERS]
    return ["casebook-title", "casebook-about", *questions, *answers, "casebook-pair", "casebook-sealed"]


def latecomer_id(line: str) -> str:
    """The line for a late-comer."""
    return f"latecomer-{line}"


def chronicle_id(part: str) -> str:
    """A heading or a sentence of the chronicle."""
    return f"chronicle-{part}"


def story_ids() -> list[str]:
    """All messages of the story: those of its cards and votes, and those that belong to no card."""
    cards = [text for card in STORY for text in text_ids(card)]
    votes = [text for vote in VOTES for text in vote_ids(vote)]
    return [*cards, *votes, *line_ids()]


def line_ids() -> list[str]:
    """The messages of the story that belong to no card: the casebook with its clues, late-comers, the chronicle."""
    clues = [clue_id(clue) for clue in CLUES]
    lines = [latecomer_id(line) for line in LATECOMERS]
    return [*casebook_ids(), *clues, *lines, *(chronicle_id(part) for part in CHRONICLE), GREETING, FAMILY_RULE]
