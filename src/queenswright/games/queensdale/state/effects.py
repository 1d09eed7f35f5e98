"""The kinds of effects by name and number: rows of gains and storage, prices, and what each sort of thing changes."""

from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS

GAINS = (
    *GOODS, "seal", "tome", "fame", "trumpet", "choice", "clairvoyant", "token", "morale", "figurine",
)  # fmt: skip
"""The columns of a row of gains, in the order in which they are given; the last one on the agenda comes first."""
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
GAIN_ROWS = 96

KEEPS = (*GOODS, "material", "figurine", "any")
"""The columns of a row of storage: goods by kind, timber/stone/clay in any mix, figurines, items of any kind."""
KEEP_MATERIAL, KEEP_FIGURINE, KEEP_ANY = range(len(GOODS), len(KEEPS))
KEEP_ROWS = 48

PAYS = (*GOODS, *FIGURINES, "seal", "choice")
"""The columns of the price of an order; a `choice` is a basic resource of the payer's choice."""
PAY_FIGURINE, PAY_SEAL, PAY_CHOICE = len(GOODS), len(PAYS) - 2, len(PAYS) - 1

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

TILE_POWERS = ("none", "signal_fire", "banner")
_, SIGNAL_FIRE, BANNER = range(len(TILE_POWERS))

INSTANTS = ("none", "offer", "by_free_site", "everyone", "draw_more", "lowest_morale")
_, OFFER_TO_ALL, BY_FREE_SITE, EVERYONE, DRAW_MORE, LOWEST_MORALE = range(len(INSTANTS))
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

ROBBER_EFFECTS = ("gain", "swap", "join", "scout", "reroll", "save")
"""What robber baron tokens do: a row of gains, or a rule of its own; `join` and `save` wait for this turn's die."""
ROBBER_GAIN, ROBBER_SWAP, ROBBER_JOIN, ROBBER_SCOUT, ROBBER_REROLL, ROBBER_SAVE = range(len(ROBBER_EFFECTS))

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

TOLD_EFFECTS = (
    "none",
    "bread_for_missed",
    "item_for_seal",
    "tome_or_guilder",
    "marble_for_fewest_rivets",
    "free_face",
    "branch_vote",
    "pair_question",
    "bread_for_builders",
    "guilder_for_riders",
)
"""What cards do that are read aloud to all, besides opening what their epoch brings."""
(
    _,
    BREAD_FOR_MISSED,
    ITEM_FOR_SEAL,
    TOME_OR_GUILDER,
    MARBLE_FOR_FEWEST_RIVETS,
    FREE_FACE,
    BRANCH_VOTE,
    PAIR_QUESTION,
    BREAD_FOR_BUILDERS,
    GUILDER_FOR_RIDERS,
) = range(len(TOLD_EFFECTS))

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
