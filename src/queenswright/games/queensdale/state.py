"""The record of a campaign of The Rise of Queensdale, and the record of its content pack.

One record holds the whole campaign: what lasts (epochs, dice, boroughs, towers, seals) beside what lasts one game.
What can be derived is not stored: fame is the sum of what was earned, the centre of the board is what neither bag nor
players have, which boards are open follows from `opened`. Bag and decks have no order: what is drawn is decided by the
hidden stream of chance at the moment of drawing.
"""

from queenswright.kernel import agenda, chance
from queenswright.kernel.layout import Layout, kernel_fields
from queenswright.kernel.rule import Rule

COLOURS = ("red", "blue", "green", "yellow")
GOODS = ("timber", "stone", "clay", "guilder", "bread", "marble")
FIGURINES = ("craftsman", "gleeman", "courier", "merchant", "healer")
HERBS = ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile")
REWARDS = ("timber", "clay", "bread", "fame", "morale", "clairvoyant")
FAME_SOURCES = ("build", "hut", "trumpet", "herb", "other")
FAMILIES = ("anvil", "heron", "key", "lantern")
RESOURCE_SPACES = (
    "timber", "timber_plus", "stone", "stone_plus", "clay", "clay_plus", "guilder", "marble",
)  # fmt: skip
ACTION_SPACES = (
    "wage", "scout_long", "scout_middle", "scout_short", "hut", "market", "bakery", "poor", "build", "hire",
)  # fmt: skip
LATER_SPACES = ("tome", "cogwheel", "order", "rider_short", "rider_long", "fair", "landing")
"""Kinds of spaces that later epochs bring: action spaces, and the landing stage, a resource space."""
SPACE_KINDS = (*RESOURCE_SPACES, *ACTION_SPACES, *LATER_SPACES)
MECHANISMS = (
    "tomes", "crown_bar", "robber_barons", "abilities", "monuments", "cogwheel", "orders", "wall_or_road",
    "landing_stage", "epoch_cards", "epoch_end_cards", "story_cards", "number_cards", "favours", "promises", "rooms",
    "casebook", "queens_loaf", "last_prices", "round_trip", "goal_order",
)  # fmt: skip
"""What a pack brings into play from some epoch on, or not at all."""
VOTES = ("barn", "reader", "barons", "snow", "fair", "house", "tobin")
"""What the table decides by one vote each (QD-EPOCH-22)."""
STORY_COLOURS = ("yellow", "brown", "silver")
STORY_EFFECTS = (
    "scout_steps",
    "bakery_price",
    "feeding_levels",
    "feeding_bread",
    "clay_more",
    "stone_less",
    "gleemen",
    "tithe_above",
    "herb_fame",
    "build_saves",
    "bakery_spaces",
    "marble_timber",
    "surcharge_relief",
    "herb_kinds",
    "trumpets_from",
    "fair_spaces",
    "tent_bread",
    "second_action",
    "wedding",
    "raft_steps",
    "old_friends",
    "free_reroll",
)
"""What story cards change: the columns of a card's row, each an amount."""
FIRSTS = ("token", "feeding", "hiring", "face", "build")
"""What is another thing for a player the first time in a game, by something that the table has decided or read."""
QUESTIONS = ("cause", "pair", "seller")
CAUSES = (
    "hangings", "drains", "books", "marble", "rain", "mice", "grief", "flour", "draughts", "strangers", "sea",
)  # fmt: skip
SELLERS = (
    "stranger", "hobb", "wim", "gesa", "quillan", "tobin", "oriel", "sigga", "runa", "chamberlain", "ansel",
)  # fmt: skip
"""QD-LATER-55: what the casebook asks, and what may be answered besides pairs of herbs."""
TOLD_KINDS = ("epoch", "end", "story")
TOLD_EFFECTS = (
    "none",
    "bread_for_missed",
    "item_for_seal",
    "tome_or_guilder",
    "marble_for_fewest_rivets",
    "free_face",
    "branch_vote",
    "pair_question",
)
"""What cards do that are read aloud to all, besides opening what their epoch brings."""
MODIFIERS = (
    "none",
    "hut_timber_less",
    "draw_two",
    "scout_steps",
    "choice_after_tokens",
    "wage_more",
    "feed_with_more_bread",
    "free_bridges",
    "craftsman_saves_more",
    "courier_guilders",
    "gleeman_more",
    "gather_any_once",
    "rank_relief",
    "rewards_doubled",
    "hire_for_bread",
    "guilders_for_missing",
    "first_token_guilder",
    "free_tomes",
    "landing_more",
    "segments_for_less",
    "free_turn",
)
"""What orange and white buildings change for their owner."""
LESSONS = (
    "none",
    "larger_deal",
    "rank_limit",
    "more_huts",
    "kept_figurine",
    "poor_reroll",
    "cheap_exchange",
    "morale_by_tokens",
    "shared_space",
)
"""What knowledge cards change for their owner."""
KNOWLEDGE_CARDS = tuple(str(number) for number in (*range(15, 23), *range(49, 53)))
"""QD-LATER-21: the number cards that hold knowledge; packs may add some beyond the last number of the box."""
ONCE = ("figurine", "reroll", "exchange", "space")
"""What knowledge allows once: in a game, in a round, at the end of a game, in a game."""
TILE_POWERS = ("none", "signal_fire", "banner")
INSTANTS = ("none", "offer", "by_free_site", "everyone", "draw_more", "lowest_morale")
LASTINGS = (
    "none",
    "flooded_bridges",
    "market_more",
    "closed_spaces",
    "mortar_tax",
    "bakery_more",
    "free_build_die",
    "wild_boars",
    "feed_with_guilder",
    "race_for_seal",
)
"""What courier cards do: at once, or while they are in force."""
GAINS = (
    *GOODS, "seal", "tome", "fame", "trumpet", "choice", "clairvoyant", "token", "morale", "figurine",
)  # fmt: skip
"""The columns of a row of gains, in the order in which they are given; the last one on the agenda comes first."""
KEEPS = (*GOODS, "material", "figurine", "any")
"""The columns of a row of storage: goods by kind, timber/stone/clay in any mix, figurines, items of any kind."""
PAYS = (*GOODS, *FIGURINES, "seal", "choice")
"""The columns of the price of an order; a `choice` is a basic resource of the payer's choice."""
BUILD_USES = ("clear", "renovate", "monument", "segment", "room")
"""What a build action may do instead of putting up a building; those from the third on come with a mechanism."""
BRANCHES = ("wall", "road")
BALLOTS = ("wall_wall", "wall", "wall_road", "road", "road_road", "neither")
"""QD-LATER-44: where a player's two coat-of-arms tokens lie."""
ABILITY_EFFECTS = (
    "none",
    "craftsman_guilders",
    "no_surcharge",
    "scout_steps",
    "first_token",
    "game_start",
    "occupied_wage",
    "reroll_dice",
    "free_die",
)
"""What abilities do: by an amount, or, for the first token of a round and the start of a game, by a row of gains."""
CHAPTER_PAGES = ("letter", "ring")
GIFTS = ("seal", "resources")
"""QD-LATER-27: the pages of number cards 23 to 26, and what each of them gives to its family's owner."""
ROBBER_EFFECTS = ("gain", "swap", "join", "scout", "reroll", "save")
"""What robber baron tokens do: a row of gains, or a rule of its own; `join` and `save` wait for this turn's die."""
BUILDING_COLOURS = ("blue", "pink", "orange", "white", "grey")
USED = ("step", "reroll", "free_die", "surcharge", "fed", "promise", "roll", "second_action", "wedding")
"""What a player can do once in a round (`ONCE_A_ROUND`) or once in a game: the bits of the field `used`.

Whoever has fed the poor is noted until the round is judged.
"""
PROMISE_PARTS = (
    *COLOURS, "wage", "scout", "hut", "market", "bakery", "poor", "build", "hire", "tome", "cogwheel", "order", "rider",
    "alone", "alone_again", *(f"{colour}_building" for colour in BUILDING_COLOURS), *BUILD_USES,
)  # fmt: skip
"""What counts for the promises of families: quarters, kinds of action space, rounds, kinds of build action."""
CASTLE_ROOMS = (
    "kitchen", "library", "sickroom", "bell_loft", "winter_garden", "counting_room", "guest_room", "three_windows",
)  # fmt: skip
"""QD-LATER-61: the last one is open only when all others stand."""
END_REASONS = ("running", "castle", "games")

SEATS = 4
NOBODY = -1
NOTHING = -1
TIMBER, STONE, CLAY, GUILDER, BREAD, MARBLE = range(len(GOODS))
BASIC = (1 << TIMBER) | (1 << STONE) | (1 << CLAY) | (1 << GUILDER)
MATERIAL = (1 << TIMBER) | (1 << STONE) | (1 << CLAY)
CRAFTSMAN, GLEEMAN, COURIER, MERCHANT, HEALER = range(len(FIGURINES))
FROM_BUILD, FROM_HUT, FROM_TRUMPET, FROM_HERB, FROM_OTHER = range(len(FAME_SOURCES))
(
    WAGE,
    SCOUT_LONG,
    SCOUT_MIDDLE,
    SCOUT_SHORT,
    HUT_SPACE,
    MARKET,
    BAKERY,
    POOR,
    BUILD_SPACE,
    HIRE,
) = range(len(RESOURCE_SPACES), len(RESOURCE_SPACES) + len(ACTION_SPACES))
MARBLE_SPACE = RESOURCE_SPACES.index("marble")
FIRST_LATER = len(RESOURCE_SPACES) + len(ACTION_SPACES)
TOME_SPACE, COGWHEEL_SPACE, ORDER_SPACE, RIDER_SHORT, RIDER_LONG, FAIR_SPACE, LANDING = range(
    FIRST_LATER, len(SPACE_KINDS)
)
(
    TOMES,
    CROWN_BAR,
    ROBBER_BARONS,
    ABILITIES,
    MONUMENTS,
    COGWHEEL,
    ORDERS,
    WALL_OR_ROAD,
    LANDING_STAGE,
    EPOCH_CARDS,
    EPOCH_END_CARDS,
    STORY_CARDS,
    NUMBER_CARDS,
    FAVOURS,
    PROMISES,
    ROOMS,
    CASEBOOK,
    QUEENS_LOAF,
    LAST_PRICES,
    ROUND_TRIP,
    GOAL_ORDER,
) = range(len(MECHANISMS))
(
    _,
    HUT_TIMBER_LESS,
    DRAW_TWO,
    SCOUT_STEPS,
    CHOICE_AFTER_TOKENS,
    WAGE_MORE,
    FEED_WITH_MORE_BREAD,
    FREE_BRIDGES,
    CRAFTSMAN_SAVES_MORE,
    COURIER_GUILDERS,
    GLEEMAN_MORE,
    GATHER_ANY_ONCE,
    RANK_RELIEF,
    REWARDS_DOUBLED,
    HIRE_FOR_BREAD,
    GUILDERS_FOR_MISSING,
    FIRST_TOKEN_GUILDER,
    FREE_TOMES,
    LANDING_MORE,
    SEGMENTS_FOR_LESS,
    FREE_TURN,
) = range(len(MODIFIERS))
(
    _,
    CRAFTSMAN_GUILDERS,
    NO_SURCHARGE,
    FURTHER_STEPS,
    FIRST_TOKEN,
    GAME_START,
    OCCUPIED_WAGE,
    REROLL_DICE,
    FREE_DIE,
) = range(len(ABILITY_EFFECTS))
(
    USED_STEP,
    USED_REROLL,
    USED_FREE_DIE,
    USED_SURCHARGE,
    USED_FED,
    USED_PROMISE,
    USED_ROLL,
    USED_SECOND_ACTION,
    USED_WEDDING,
) = range(len(USED))
ONCE_A_ROUND = 1 << USED_STEP | 1 << USED_REROLL | 1 << USED_FREE_DIE | 1 << USED_ROLL
MOST_FEEDINGS = 2
"""The rounds in which a lantern can be noted as the only one to feed the poor."""
LETTER_PAGE, RING_PAGE = range(len(CHAPTER_PAGES))
(
    _,
    LARGER_DEAL,
    RANK_LIMIT,
    MORE_HUTS,
    KEPT_FIGURINE,
    POOR_REROLL,
    CHEAP_EXCHANGE,
    MORALE_BY_TOKENS,
    SHARED_SPACE,
) = range(len(LESSONS))
ONCE_FIGURINE, ONCE_REROLL, ONCE_EXCHANGE, ONCE_SPACE = range(len(ONCE))
TOKEN_DONE, FEEDING_DONE, HIRING_DONE, FACE_DONE, BUILD_DONE = (1 << i for i in range(len(FIRSTS)))
OVEN, STAGE = 1, 2
BARON_SUPPER, BARON_WAGE = 1, 2
SNOW_OPEN, SNOW_BEDS = 1, 2
FAIR_BUY, FAIR_LISTEN = 1, 2
HEALING, BOOKS, HALL = 1, 2, 3
"""What votes decide for, as `votes` has it."""
EPOCH_CARD, END_CARD, STORY_CARD = range(len(TOLD_KINDS))
BARN, READER, BARONS, SNOW, FAIR, HOUSE, TOBIN = range(len(VOTES))
(
    _,
    BREAD_FOR_MISSED,
    ITEM_FOR_SEAL,
    TOME_OR_GUILDER,
    MARBLE_FOR_FEWEST_RIVETS,
    FREE_FACE,
    BRANCH_VOTE,
    PAIR_QUESTION,
) = range(len(TOLD_EFFECTS))
(
    SCOUT_FURTHER,
    BAKERY_PRICE,
    FEEDING_LEVELS,
    FEEDING_BREAD,
    CLAY_MORE,
    STONE_LESS,
    GLEEMEN,
    TITHE_ABOVE,
    HERB_FAME,
    BUILD_SAVES,
    BAKERY_SPACES,
    MARBLE_TIMBER,
    SURCHARGE_RELIEF,
    HERB_KINDS,
    TRUMPETS_FROM,
    FAIR_SPACES,
    TENT_BREAD,
    SECOND_ACTION,
    WEDDING,
    RAFT_STEPS,
    OLD_FRIENDS,
    FIRST_REROLL,
) = range(len(STORY_EFFECTS))
_, SIGNAL_FIRE, BANNER = range(len(TILE_POWERS))
_, OFFER_TO_ALL, BY_FREE_SITE, EVERYONE, DRAW_MORE, LOWEST_MORALE = range(len(INSTANTS))
(
    _,
    FLOODED_BRIDGES,
    MARKET_MORE,
    CLOSED_SPACES,
    MORTAR_TAX,
    BAKERY_MORE,
    FREE_BUILD_DIE,
    WILD_BOARS,
    FEED_WITH_GUILDER,
    RACE_FOR_SEAL,
) = range(len(LASTINGS))
(
    GAIN_SEAL,
    GAIN_TOME,
    GAIN_FAME,
    GAIN_TRUMPET,
    GAIN_CHOICE,
    GAIN_CLAIRVOYANT,
    GAIN_TOKEN,
    GAIN_MORALE,
    GAIN_FIGURINE,
) = range(len(GOODS), len(GAINS))
PAY_FIGURINE, PAY_SEAL, PAY_CHOICE = len(GOODS), len(PAYS) - 2, len(PAYS) - 1
KEEP_MATERIAL, KEEP_FIGURINE, KEEP_ANY = range(len(GOODS), len(KEEPS))
CLEAR, RENOVATION, MONUMENT, SEGMENT_USE, FURNISHING = range(len(BUILD_USES))
ANVIL, HERON, KEY, LANTERN = range(len(FAMILIES))
ROBBER_GAIN, ROBBER_SWAP, ROBBER_JOIN, ROBBER_SCOUT, ROBBER_REROLL, ROBBER_SAVE = range(len(ROBBER_EFFECTS))
RUNNING, CASTLE, GAMES_PLAYED = range(len(END_REASONS))
NO_BRANCH, WALL, ROAD = range(len(BRANCHES) + 1)
CAUSE, PAIR, SELLER = range(len(QUESTIONS))
PAIR_HERBS = tuple(1 << one | 1 << other for one in range(len(HERBS)) for other in range(one + 1, len(HERBS)))
"""The pairs of herbs as bit sets."""
FIRST_ANSWER = (0, len(CAUSES), len(CAUSES) + len(PAIR_HERBS), len(CAUSES) + len(PAIR_HERBS) + len(SELLERS))
"""The first answer to every question of the casebook, and the number of all answers."""
BALLOT_WALL = (2, 1, 1, 0, 0, 0)
BALLOT_ROAD = (0, 0, 1, 1, 2, 0)

QUARTERS = 4
SLOTS = 3
"""Segments and stations of a quarter."""
SEGMENTS = STATIONS = QUARTERS * SLOTS
FINDS = 6
"""QD-LATER-41: of the wall, or of the road."""
HEXES = 36
ROW = 6
BRIDGES = 8
FIRST_BRIDGE = QUARTERS * HEXES
SPACES = FIRST_BRIDGE + BRIDGES
RAFT = SPACES
"""QD-LATER-46: a further space of the map, once its story card was read."""
SHRUBS = 48
DICE = 5
SIDES = 6
FACES = 32
TYPES = 52
RANKS = 4
SITES = 8
STARTING_SITES = 4
STAGES = 4
LAST_ROOM = len(CASTLE_ROOMS) - 1
TOWER_SPACES = 3
TILES = 36
TILES_PER_EPOCH = 4
EPOCHS = 9
MOST_GAMES = 99
"""Three times what QD-CAMP-08 allows: a campaign in which nobody gets on comes to an end too."""
FACE_CARDS = 6
"""QD-LATER-21: the number cards that explain die faces are the first ones."""
COURIER_CARDS = 14
SECTORS = 6
ORDER_CARDS = 12
CLAIRVOYANT_CARDS = 7
FIRST_ABILITY = 7
ABILITY_CARDS = 8
"""QD-LATER-21: number cards 7 to 14, two for every family."""
STORIES = 31
TOLD_CARDS = 33 + STORIES
"""Epoch cards, epoch end cards, and as many story cards as a pack may have."""
FAVOUR_CARDS = 4
ROBBERS = 8
EPOCHS_BEHIND = 3
"""Whoever is further behind draws as many robber baron tokens as with these."""
FIRST_FAVOUR = 39
"""QD-LATER-21: number cards 39 to 42."""
FREE_FACE_FAVOUR, KNOWLEDGE_FAVOUR, ROBBER_FAVOUR, CROWN_FAVOUR = range(FAVOUR_CARDS)
HERB_CLUES = 8
"""The most clues of a pack that rule out a herb."""
LEVELS = 16
GAIN_ROWS = 96
KEEP_ROWS = 48
CARDS = len(KNOWLEDGE_CARDS)
PILE = CARDS // 2 + 1
"""Most cards that somebody has looked at and nobody has: for each of them one was kept, but for the two in hand."""
NEVER = 99
"""The epoch from which something is in play, when a pack has switched it off."""

PHASES = (
    "play",
    "ranking",
    "towers",
    "storage",
    "green",
    "grocer",
    "huts",
    "start",
    "learning",
    "told",
    "reading",
    "crown",
    "finale",
    "supper",
)
PLAY, RANKING, TOWERS, STORAGE, GREEN, GROCERY, HUTS, START, LEARNING, TOLD, READING, CROWNS, FINALE, SUPPER = range(
    len(PHASES)
)
"""Later ones stand at the end; `rules/phase.py` has their order."""

AGENDA_DEPTH = 24

STATE = Layout(
    "QueensdaleState",
    [
        *kernel_fields(AGENDA_DEPTH),
        ("games", "i2"),
        ("first_named", "i2"),
        ("quarter", "i1", (SEATS,)),
        ("caves", "i1"),
        ("ended", "i2"),
        ("game_number", "i2"),
        ("phase", "i2"),
        ("cursor", "i2"),
        ("order", "i1", (SEATS,)),
        ("ranking", "i1", (SEATS,)),
        ("opened", "i2"),
        ("round_number", "i2"),
        ("turn_number", "i2"),
        ("first_player", "i2"),
        ("turn_seat", "i2"),
        ("placed", "i2"),
        ("left_round", "i2"),
        ("epoch", "i1", (SEATS,)),
        ("ticked", "i1", (SEATS,)),
        ("aim", "i2", (SEATS,)),
        ("family", "i1", (SEATS,)),
        ("goods", "i2", (SEATS, len(GOODS))),
        ("seals", "i2", (SEATS,)),
        ("earned", "i2", (SEATS, len(FAME_SOURCES))),
        ("morale", "i1", (SEATS,)),
        ("figurines", "i1", (SEATS, len(FIGURINES))),
        ("bag", "i1", (len(FIGURINES),)),
        ("roles", "i1", (len(FIGURINES),)),
        ("huts", "i2", (SEATS,)),
        ("chosen_hut", "i1", (SEATS,)),
        ("scout", "i2", (SEATS,)),
        ("gathered", "i2", (SEATS,)),
        ("gathered_any", "i2"),
        ("dice", "i1", (SEATS, DICE, SIDES)),
        ("showing", "i1", (SEATS, DICE)),
        ("taken", "i1", (len(SPACE_KINDS),)),
        ("herb", "i1", (SHRUBS,)),
        ("reward", "i1", (SHRUBS,)),
        ("stock", "i1", (TYPES,)),
        ("site", "i1", (SEATS, SITES)),
        ("rank", "i1", (SEATS, SITES)),
        ("cleared", "i1", (SEATS,)),
        ("renovated", "i2", (SEATS,)),
        ("counters_used", "i1", (SEATS,)),
        ("tower", "i1", (SEATS, TOWER_SPACES)),
        ("tiles", "i8"),
        ("faces", "i1", (FACES,)),
        ("courier_deck", "i2"),
        ("courier_card", "i1"),
        ("clairvoyant_deck", "i2"),
        ("clairvoyant", "i1", (CLAIRVOYANT_CARDS,)),
        ("plunger", "i1"),
        ("plunger_used", "i2"),
        ("signal_used", "i2"),
        ("price", "i1", (len(GOODS),)),
        ("savings", "i2"),
        ("tomes", "i1", (SEATS,)),
        ("branch", "i1"),
        ("ballot", "i1", (SEATS,)),
        ("monument", "i1", (SEATS,)),
        ("gift_used", "i1", (SEATS,)),
        ("used", "i4", (SEATS,)),
        ("abilities", "i2", (SEATS,)),
        ("knowledge", "i2", (SEATS,)),
        ("pile", "i1", (PILE,)),
        ("pile_known", "i1", (PILE,)),
        ("knowledge_used", "i1", (SEATS,)),
        ("more_huts", "i1", (SEATS,)),
        ("tokens", "i1", (SEATS,)),
        ("ends_read", "i1"),
        ("last_end", "i1"),
        ("told_seats", "i1"),
        ("vote", "i1"),
        ("voted", "i1", (SEATS,)),
        ("votes", "i1", (len(VOTES),)),
        ("missed", "i1"),
        ("firsts", "i1", (SEATS,)),
        ("favours", "i1", (FAVOUR_CARDS,)),
        ("favours_due", "i1"),
        ("baked", "i2", (SEATS,)),
        ("fed", "i2", (SEATS,)),
        ("spent", "i2", (SEATS,)),
        ("crown", "i1", (SEATS,)),
        ("robbers", "i2", (SEATS,)),
        ("robbers_at_work", "i2"),
        ("cogwheel", "i1"),
        ("promise", "i4", (SEATS,)),
        ("promises_kept", "i1", (SEATS,)),
        ("faces_read", "i1", (SEATS,)),
        ("faces_shown", "i1"),
        ("orders", "i2"),
        ("segments", "i1", (SEGMENTS,)),
        ("built_in", "i1", (SEATS,)),
        ("rider", "i1", (SEATS,)),
        ("delivered", "i2", (SEATS,)),
        ("castle_rooms", "i1", (len(CASTLE_ROOMS),)),
        ("answer", "i1", (SEATS,)),
        ("unsealed", "i1"),
        ("opened_in", "i1", (EPOCHS,)),
        ("story", "i1"),
        ("stories", "i4"),
        ("stories_back", "i4"),
        ("herbs_found", "i1", (SEATS,)),
        ("finds", "i1", (FINDS,)),
        ("second_delivery", "i1", (SEATS,)),
        ("entered", "i2", (SEATS,)),
        ("start_epoch", "i1"),
        ("start_branch", "i1"),
        ("played_before", "i1"),
        ("sealed", "i1", (SEATS, len(QUESTIONS))),
        ("sealed_in", "i1", (SEATS, len(QUESTIONS))),
        ("sealed_now", "i1", (SEATS,)),
        ("tents", "i1"),
        ("action", "i1"),
        ("removed", "i8", (SEATS,)),
        ("friend", "i1", (SEATS,)),
    ],
    grown={
        **{"taken": (FIRST_LATER,), "stock": (49,), "faces": (29,)},
        **dict.fromkeys(("segments", "built_in"), ()),
        **dict.fromkeys(("rider", "delivered", "opened_in"), ()),
        **dict.fromkeys(("story", "stories", "stories_back", "herbs_found"), ()),
        **dict.fromkeys(("start_epoch", "start_branch", "played_before"), ()),
        **dict.fromkeys(("answer", "unsealed", "sealed", "sealed_in", "sealed_now"), ()),
        **dict.fromkeys(("tents", "action", "removed", "friend"), ()),
        **dict.fromkeys(("tomes", "branch", "ballot", "monument", "gift_used", "used", "abilities"), ()),
        **dict.fromkeys(("knowledge", "pile", "pile_known", "knowledge_used", "more_huts", "tokens"), ()),
        **dict.fromkeys(("ends_read", "last_end", "told_seats", "vote", "voted", "votes"), ()),
        **dict.fromkeys(("missed", "firsts", "favours", "favours_due", "baked", "fed", "spent"), ()),
        **dict.fromkeys(("crown", "robbers", "robbers_at_work"), ()),
        **dict.fromkeys(("cogwheel",), ()),
        **dict.fromkeys(("promise", "promises_kept"), ()),
        **dict.fromkeys(("faces_read", "faces_shown", "orders"), ()),
        **dict.fromkeys(("castle_rooms",), ()),
        **dict.fromkeys(("finds", "second_delivery", "entered"), ()),
    },
)
"""By field where it is not plain from its name; those from `tomes` on belong to mechanisms of later epochs
(`content/later.py`), and 0 is nothing in them:

games          option: stop after this many games (0: play to the end)
first_named    option: colour + 1 of the first starting player (0: chance)
start_epoch    option: the epoch in which the campaign is taken up (0: at its beginning)
start_branch   option: wall or road, where it is taken up after that vote
played_before  games that were played before it was taken up
quarter        option: the quarter of every seat (QD-SETUP-26), NOTHING beyond the players
caves          what follows from it: 0 none, 1 in quarters 0 and 2, 2 in quarters 1 and 3
ranking        the seats in the order of the last game that was over
order, cursor  the seats in the order of the phase that is going on, and how many of them are through
opened         the highest epoch whose cards were read
placed         1 once a die was placed in this turn
left_round     bit set of seats
aim            where the goal counter stands in this game
earned         fame of this game by source
roles          couriers used in this game, by the kind that they stood for
huts           bit set of herbs
chosen_hut     the free hut of the set-up until everybody has chosen (NOTHING: none yet)
gathered       tokens gathered in this round
gathered_any   bit set of seats that used GATHER_ANY_ONCE in this round
dice, showing  faces of every die; the face that lies up, NOTHING once the die is placed
taken          occupied spaces by kind
herb, reward   of the token on every shrub, NOTHING where it was gathered
stock          bit set of the ranks of every type that nobody has built
site, rank     type and rank of the building on every site in use, NOTHING on a free one
renovated      bit set of sites with an X counter
counters_used  X counters used in this game, also those built over
tower          tiles in the three tower spaces
tiles          bit set of the tower tiles on their boards
courier_card   the card in force, NOTHING without one
clairvoyant    the owner of every card, NOBODY while it is in the deck
plunger        its holder, NOBODY before it is in play
plunger_used, signal_used   bit sets of seats in this game
price          what is left to pay of the build action that is going on
savings        what the craftsman just used still saves, or the die with which a build action began
branch         NO_BRANCH, WALL or ROAD (QD-LATER-11)
ballot         where the tokens of a seat lie until all votes are opened: a place in BALLOTS + 1
monument       stages of the family's monument
gift_used      1 once the first craftsman (anvil) or the free re-roll (lantern) of this game is used
used           bit set of USED
abilities      bit set of the cards 7 to 14 that work for the player
knowledge      bit set of the cards that a seat has
pile           card + 1 of those that were looked at and put back, the next one first; 0 behind the last. What is in it
               was put below the cards that nobody has seen; the two that somebody looks at now are its last
pile_known     bit set of the seats that have looked at each of them
knowledge_used bit set of ONCE
more_huts      bit set of herbs: what a seat has chosen in the set-up beyond its first hut
tokens         tokens gathered in this game
opened_in      the game before which each epoch was opened
ends_read      epoch end cards that were read
last_end       the epoch whose end card was read after the last game
told_seats     bit set of the seats that get what it brings to the set-up
vote, voted    the vote that is going on, and what every seat has voted for, hidden until all have (both + 1)
votes          what was decided (the option + 1)
missed         bit set of the seats that missed their goal in the last game
firsts         bit set of what a seat has done for the first time in this game (FIRSTS)
favours        the owner + 1 of each royal favour, cards 39 to 42
favours_due    bit set of those that wait for somebody to miss a goal
baked, fed, spent   bakery actions, feedings of the poor and seals given to the grocer, in the whole campaign
crown          fame with which the next game begins
robbers        bit set of tokens on hand
robbers_at_work   bit set of used tokens whose effect waits for the die of this turn
cogwheel       the number of the sector that is shown
promise        bit set of PROMISE_PARTS: what was done for the family's promise in this game, or of a key in this round
promises_kept  games in which the promise was kept
faces_read     bit set of the number cards of faces that a seat has read
faces_shown    those that everybody knows because the face was used
orders         bit set of the orders on space J that nobody has fulfilled
segments       seat + 1 of the builder of every segment of wall or road; that of the road joins its station to the next
built_in       bit set of the quarters in which a seat has built a segment of the wall in this game
rider          station + 1 of a seat's rider; stations are numbered like segments, three for each quarter
delivered      bit set of the stations that a seat has served in this game
castle_rooms   seat + 1 of whoever furnished a castle room, 0 for nobody
answer         the pair of herbs that a seat has named to card 47 or 48, until all answers are opened: a place in
               PAIR_HERBS + 1
unsealed       bit set of the QUESTIONS whose answers have been opened
story          card + 1 of the story card that was read before this game
stories        bit set of the story cards that were ever read
stories_back   those of them that are in their deck again
tents          bit set of the quarters in whose tents there is bread for a foreign scout
action         kind + 1 of the space whose action was carried out in this turn, while a story card lets it be repeated
removed        bit set of the tower tiles that a seat has replaced
friend         tile + 1 of the removed tower tile that a seat has used in this game
herbs_found    bit set of the herbs of which a seat has gathered a token in this game, while a story card asks for it
finds          seat + 1 of whoever has opened each find of wall or road
second_delivery   1 while a seat may deliver once more at the station of its find (card 32)
entered        bit set of the stations that a seat's rider has entered since card 8-R was read
sealed         what a seat has written into the casebook, by question: the number of the answer (FIRST_ANSWER) + 1
sealed_in      the epoch in which it has written that
sealed_now     bit set of the QUESTIONS to which a seat has sealed an answer before this game
"""

WAYS = 3
NORMAL_WAY, FLOODED_WAY, FREE_WAY = range(WAYS)
CAVES = 3

PACK = Layout(
    "QueensdalePack",
    [
        ("starting_guilders", "i2"),
        ("starting_seals", "i2"),
        ("hut_supply", "i2"),
        ("last_round", "i2"),
        ("hut_timber", "i2"),
        ("market_guilders", "i2"),
        ("market_resources", "i2"),
        ("wage", "i2"),
        ("bakery_bread", "i2"),
        ("hire_guilders", "i2"),
        ("hire_bread", "i2"),
        ("craftsman_saves", "i2"),
        ("farm_guilders", "i2"),
        ("farm_items", "i2"),
        ("doubled_choice", "i2"),
        ("plunger_from", "i2"),
        ("mechanism_from", "i1", (len(MECHANISMS),)),
        ("told_kind", "i1", (TOLD_CARDS,)),
        ("told_epoch", "i1", (TOLD_CARDS,)),
        ("told_branch", "i1", (TOLD_CARDS,)),
        ("told_effect", "i1", (TOLD_CARDS,)),
        ("told_vote", "i1", (TOLD_CARDS,)),
        ("told_favour", "i1", (TOLD_CARDS,)),
        ("first_story", "i1"),
        ("story_from", "i1", (len(STORY_COLOURS),)),
        ("story_deck", "i4", (len(STORY_COLOURS),)),
        ("permanent_stories", "i4"),
        ("story_effect", "i1", (STORIES, len(STORY_EFFECTS))),
        ("effect_stories", "i4", (len(STORY_EFFECTS),)),
        ("vote_options", "i1", (len(VOTES),)),
        ("remedy", "i1"),
        ("clue_from", "i1", (HERB_CLUES,)),
        ("clue_herbs", "i1", (HERB_CLUES,)),
        ("cause_card", "i1", (len(CAUSES),)),
        ("seller_card", "i1", (len(SELLERS),)),
        ("tome_guilders", "i2"),
        ("most_tomes", "i2"),
        ("stage_rivets", "i2"),
        ("monument_gain", "i2"),
        ("gift_saves", "i2"),
        ("gift_steps", "i2"),
        ("gift_items", "i2"),
        ("second_ability_from", "i2"),
        ("ability_family", "i1", (ABILITY_CARDS,)),
        ("ability_effect", "i1", (ABILITY_CARDS,)),
        ("ability_amount", "i1", (ABILITY_CARDS,)),
        ("ability_gain", "i1", (ABILITY_CARDS,)),
        ("chapter_from", "i1", (len(CHAPTER_PAGES),)),
        ("page_gift", "i1", (len(GIFTS),)),
        ("knowledge_tomes", "i2"),
        ("knowledge_count", "i2"),
        ("knowledge_lesson", "i1", (CARDS,)),
        ("knowledge_amount", "i1", (CARDS,)),
        ("knowledge_price", "i1", (CARDS,)),
        ("crown_value", "i1", (EPOCHS + 2,)),
        ("crown_seals", "i2"),
        ("crown_share", "i2"),
        ("robber_tokens", "i1", (EPOCHS_BEHIND + 1,)),
        ("robber_effect", "i1", (ROBBERS,)),
        ("robber_gain", "i1", (ROBBERS,)),
        ("robber_amount", "i1", (ROBBERS,)),
        ("sector_gain", "i1", (SECTORS,)),
        ("promise_needs", "i1", (len(FAMILIES),)),
        ("promise_games", "i2"),
        ("promise_gain", "i2"),
        ("promise_last", "i2"),
        ("building_colour", "i1", (TYPES,)),
        ("order_price", "i1", (ORDER_CARDS, len(PAYS))),
        ("order_trumpets", "i1", (ORDER_CARDS,)),
        ("order_gain", "i1", (ORDER_CARDS,)),
        ("wall_bonus", "i1", (SLOTS,)),
        ("wall_gift", "i1"),
        ("wall_quarters_from", "i1"),
        ("road_bonus", "i1"),
        ("rider_stations", "i1", (2,)),
        ("quarter_good", "i1", (QUARTERS,)),
        ("delivery_here", "i1", (SLOTS,)),
        ("delivery_next", "i1", (SLOTS,)),
        ("delivery_bread", "i1", (SLOTS,)),
        ("delivery_gain", "i1", (SLOTS,)),
        ("round_trip_gain", "i1"),
        ("find_gain", "i1", (len(BRANCHES) + 1, FINDS)),
        ("find_rivets", "i1", (len(BRANCHES) + 1, FINDS)),
        ("find_deliveries", "i1", (len(BRANCHES) + 1, FINDS)),
        ("room_gain", "i1", (len(CASTLE_ROOMS),)),
        ("room_players", "i1", (len(CASTLE_ROOMS),)),
        ("most_rooms", "i1", (SEATS + 1,)),
        ("figurines", "i1", (len(FIGURINES),)),
        ("figurine_from", "i1", (len(FIGURINES),)),
        ("figurine_gain", "i1", (len(FIGURINES),)),
        ("goal", "i2", (EPOCHS + 2,)),
        ("build_fame", "i2", (EPOCHS + 2,)),
        ("hut_fame", "i2", (EPOCHS + 2,)),
        ("trumpet_fame", "i2", (EPOCHS + 2,)),
        ("red_from", "i2", (EPOCHS + 2,)),
        ("doubled", "i1", (EPOCHS + 2,)),
        ("pink_levels", "i4"),
        ("trumpet_levels", "i4"),
        ("morale_top", "i2"),
        ("token_split", "i1", (len(HERBS), len(REWARDS))),
        ("reward_gain", "i1", (len(REWARDS),)),
        ("spaces", "i1", (SEATS + 1, len(SPACE_KINDS))),
        ("space_from", "i1", (len(SPACE_KINDS),)),
        ("scout_steps", "i1", (3,)),
        ("gain", "i1", (GAIN_ROWS, len(GAINS))),
        ("keep", "i1", (KEEP_ROWS, len(KEEPS))),
        ("building_from", "i1", (TYPES,)),
        ("building_price", "i1", (TYPES, len(GOODS))),
        ("building_ranks", "i1", (SEATS + 1, TYPES)),
        ("building_rivets", "i1", (TYPES,)),
        ("building_income", "i1", (TYPES,)),
        ("building_built", "i1", (TYPES,)),
        ("building_keep", "i1", (TYPES,)),
        ("building_modifier", "i1", (TYPES,)),
        ("building_amount", "i1", (TYPES,)),
        ("rank_guilders", "i1", (RANKS,)),
        ("cheapest", "i2"),
        ("use_from", "i1", (len(BUILD_USES),)),
        ("use_price", "i1", (len(BUILD_USES), len(GOODS))),
        ("use_limit", "i1", (len(BUILD_USES),)),
        ("tile_start", "i1", (TILES,)),
        ("tile_income", "i1", (TILES,)),
        ("tile_keep", "i1", (TILES,)),
        ("tile_power", "i1", (TILES,)),
        ("tile_rivets", "i1", (TILES,)),
        ("starting_faces", "i1", (SIDES,)),
        ("face_goods", "i1", (FACES,)),
        ("face_yield", "i1", (FACES,)),
        ("face_action", "i1", (FACES,)),
        ("face_occupied", "i1", (FACES,)),
        ("face_gain", "i1", (FACES,)),
        ("face_purple", "i1", (FACES,)),
        ("face_card", "i1", (FACES,)),
        ("face_saves", "i1", (FACES,)),
        ("face_after", "i1", (FACES,)),
        ("face_steps", "i1", (FACES,)),
        ("face_change", "i1", (FACES,)),
        ("face_mirror", "i1", (FACES,)),
        ("face_price", "i1", (FACES,)),
        ("face_from", "i1", (FACES,)),
        ("face_copies", "i1", (SEATS + 1, FACES)),
        ("card_instant", "i1", (COURIER_CARDS,)),
        ("card_lasting", "i1", (COURIER_CARDS,)),
        ("card_amount", "i1", (COURIER_CARDS,)),
        ("card_gain", "i1", (COURIER_CARDS,)),
        ("card_other_gain", "i1", (COURIER_CARDS,)),
        ("closed", "i1", (len(SPACE_KINDS),)),
        ("reroll_goods", "i2"),
        ("tent", "i2", (QUARTERS,)),
        ("shrub_space", "i2", (SHRUBS,)),
        ("shrub_at", "i1", (SPACES + 1,)),
        ("by_bridge", "i1", (SHRUBS,)),
        ("distance", "i1", (WAYS, CAVES, SPACES, SPACES)),
        ("to_raft", "i1", (WAYS, CAVES, SPACES)),
        ("from_raft", "i1", (WAYS, CAVES, SPACES)),
    ],
)
"""By field where it is not plain from its name:

*_from           the epoch that brings it, NEVER when left out
figurine_gain, reward_gain, robber_gain, building_income, building_built, tile_start, tile_income, face_gain,
face_after, card_gain, card_other_gain, monument_gain, ability_gain, page_gift, sector_gain, promise_gain,
promise_last, order_gain, room_gain
                 a row of `gain`; row 0 is empty
*_bonus, wall_gift, delivery_gain, round_trip_gain, find_gain   likewise
find_*           by branch: what is found under the wall or along the road, in order
delivery_*       what the three stations of a quarter take: of its resource, of the next quarter's, bread
gift_*           what a finished monument gives: pieces that the first craftsman saves, steps, items kept
*_keep           a row of `keep`; row 0 is empty
goal ... doubled by epoch 1 to 9; entry 0 is empty, entry 10 repeats 9 (nobody plays on after epoch 9)
*_levels         bit sets of levels of the morale bar
spaces, building_ranks, face_copies, most_rooms   by number of players (2 to 4)
room_players     the fewest players who have the room in their castle
building_ranks   bit set of ranks
building_price   in goods, without the surcharge of the rank
building_rivets  rivets beyond those of the rank (rank + 1)
building_modifier, building_amount   an entry of MODIFIERS and how much
promise_needs    by family: how many parts keep the promise
ability_effect, ability_amount   an entry of ABILITY_EFFECTS and how much
knowledge_*      by card, in the order of KNOWLEDGE_CARDS: an entry of LESSONS, how much, and what it costs to use it
cheapest         the lowest number of timber, stone and clay that any build action costs
told_*           by card that is read aloud to all: its kind, epoch, branch (0: both), effect, vote and favour (+ 1)
first_story      the first story card among those that are read aloud
story_from       by colour: the first epoch in which its story cards are read
story_deck       by colour: bit set of its cards
permanent_stories   bit set of the cards that stay in force
story_effect     by story card: amounts of STORY_EFFECTS
effect_stories   by effect: bit set of the cards that have it
vote_options     how many options a vote has
remedy           bit set of the two herbs
cause_card, seller_card   the number of the card that first names an answer of the casebook
clue_from, clue_herbs   the epoch whose cards hold a clue, and the bit set of herbs that it rules out
tile_*           by tile: 4 * (epoch - 1) + 0..3 for a, b, c, d
face_goods       bit set of timber, stone, clay, guilder that the face shows
face_yield       pieces on a resource space
face_purple      1 for a face that is used on the purple space
face_card        the number card that says what the face does, 0 for faces that everybody knows
face_saves       timber, stone or clay that a build action with it costs less
face_after       gained once the action of the die is done
face_steps, face_change   steps for the scout, and basic resources that may be exchanged, on the purple space
face_mirror      1 for a face that counts as another one of the player's dice
face_price       in seals; 0 for faces that are not sold
crown_value      fame for every seal that is given back, by epoch
crown_share      the whole crown value is at most the goal divided by this
robber_tokens    tokens drawn by epochs behind the leader; the last entry holds for more too
robber_effect, robber_amount   an entry of ROBBER_EFFECTS and how much
card_amount      how much a lasting card changes
closed           spaces closed by CLOSED_SPACES, by kind
reroll_goods     bit set of the goods that pay a re-roll
by_bridge        1 where a shrub lies next to a bridge
distance         steps between spaces by way (bridges normal, inner ones flooded, bridges free) and caves; on the
                 diagonal the steps of leaving a space and coming back
to_raft          steps from a space to the nearest one beside the raft; entering the raft itself comes on top
from_raft        steps from the raft to a space

Spaces are numbered 36 * quarter + 6 * row + column, then the four inner and the four outer bridges (144 + k, 148 + k,
each between quarters k and k + 1); shrubs 12 * quarter + n in the order of their spaces.
"""

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.queensdale.runner", inlines=False)
"""Not inlined: 230 rules compile in a minute and run as fast as inlined ones, which compile four times as long."""

push = rule(agenda.push)
pop = rule(agenda.pop)
clear_agenda = rule(agenda.clear)
draw, rekey, seek = chance.instantiate(rule)
