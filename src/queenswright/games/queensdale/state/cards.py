"""The cards by kind and number, what the table votes on, and what the casebook asks."""

from queenswright.games.queensdale.state.pieces import HERBS

COURIER_CARDS = 14
CLAIRVOYANT_CARDS = 7
ORDER_CARDS = 12

FACE_CARDS = 6
"""QD-LATER-21: the number cards that explain die faces are the first ones."""
FIRST_ABILITY = 7
ABILITY_CARDS = 8
"""QD-LATER-21: number cards 7 to 14, two for every family."""

KNOWLEDGE_CARDS = tuple(str(number) for number in (*range(15, 23), *range(49, 53)))
"""QD-LATER-21: the number cards that hold knowledge; packs may add some beyond the last number of the box."""
CARDS = len(KNOWLEDGE_CARDS)
PILE = CARDS // 2 + 1
"""Most cards that somebody has looked at and nobody has: for each of them one was kept, but for the two in hand."""

CHAPTER_PAGES = ("letter", "ring")
GIFTS = ("seal", "resources")
"""QD-LATER-27: the pages of number cards 23 to 26, and what each of them gives to its family's owner."""
LETTER_PAGE, RING_PAGE = range(len(CHAPTER_PAGES))

FAVOUR_CARDS = 4
FIRST_FAVOUR = 39
"""QD-LATER-21: number cards 39 to 42."""
FREE_FACE_FAVOUR, KNOWLEDGE_FAVOUR, ROBBER_FAVOUR, CROWN_FAVOUR = range(FAVOUR_CARDS)

TOLD_KINDS = ("epoch", "end", "story")
EPOCH_CARD, END_CARD, STORY_CARD = range(len(TOLD_KINDS))
STORY_COLOURS = ("yellow", "brown", "silver")
STORIES = 31
TOLD_CARDS = 33 + STORIES
"""Epoch cards, epoch end cards, and as many story cards as a pack may have."""

VOTES = ("barn", "reader", "barons", "snow", "fair", "house", "tobin")
"""What the table decides by one vote each (QD-EPOCH-22)."""
BARN, READER, BARONS, SNOW, FAIR, HOUSE, TOBIN = range(len(VOTES))
OVEN, STAGE = 1, 2
BARON_SUPPER, BARON_WAGE = 1, 2
SNOW_OPEN, SNOW_BEDS = 1, 2
FAIR_BUY, FAIR_LISTEN = 1, 2
HEALING, BOOKS, HALL = 1, 2, 3
"""What votes decide for, as `votes` has it."""

BALLOTS = ("wall_wall", "wall", "wall_road", "road", "road_road", "neither")
"""QD-LATER-44: where a player's two coat-of-arms tokens lie."""
BALLOT_WALL = (2, 1, 1, 0, 0, 0)
BALLOT_ROAD = (0, 0, 1, 1, 2, 0)

QUESTIONS = ("cause", "pair", "seller")
CAUSES = (
    "hangings", "drains", "books", "marble", "rain", "mice", "grief", "flour", "draughts", "strangers", "sea",
)  # fmt: skip
SELLERS = (
    "stranger", "hobb", "wim", "gesa", "quillan", "tobin", "oriel", "sigga", "runa", "chamberlain", "ansel",
)  # fmt: skip
"""QD-LATER-55: what the casebook asks, and what may be answered besides pairs of herbs."""
CAUSE, PAIR, SELLER = range(len(QUESTIONS))
PAIR_HERBS = tuple(1 << one | 1 << other for one in range(len(HERBS)) for other in range(one + 1, len(HERBS)))
"""The pairs of herbs as bit sets."""
FIRST_ANSWER = (0, len(CAUSES), len(CAUSES) + len(PAIR_HERBS), len(CAUSES) + len(PAIR_HERBS) + len(SELLERS))
"""The first answer to every question of the casebook, and the number of all answers."""
HERB_CLUES = 8
"""The most clues of a pack that rule out a herb."""
