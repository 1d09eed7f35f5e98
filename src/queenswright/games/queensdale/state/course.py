"""The course of a campaign by name and number: epochs, phases, mechanisms, and what is done once or counted."""

from queenswright.games.queensdale.state.pieces import BUILDING_COLOURS, COLOURS

EPOCHS = 9
NEVER = 99
"""The epoch from which something is in play, when a pack has switched it off."""
MOST_GAMES = 99
"""Three times what QD-CAMP-08 allows: a campaign in which nobody gets on comes to an end too."""

END_REASONS = ("running", "castle", "games")
RUNNING, CASTLE, GAMES_PLAYED = range(len(END_REASONS))

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

MECHANISMS = (
    "tomes", "crown_bar", "robber_barons", "abilities", "monuments", "cogwheel", "orders", "wall_or_road",
    "landing_stage", "epoch_cards", "epoch_end_cards", "story_cards", "number_cards", "favours", "promises", "rooms",
    "casebook", "queens_loaf", "last_prices", "round_trip", "goal_order",
)  # fmt: skip
"""What a pack brings into play from some epoch on, or not at all."""
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

BUILD_USES = ("clear", "renovate", "monument", "segment", "room")
"""What a build action may do instead of putting up a building; those from the third on come with a mechanism."""
CLEAR, RENOVATION, MONUMENT, SEGMENT_USE, FURNISHING = range(len(BUILD_USES))

PROMISE_PARTS = (
    *COLOURS, "wage", "scout", "hut", "market", "bakery", "poor", "build", "hire", "tome", "cogwheel", "order", "rider",
    "alone", "alone_again", *(f"{colour}_building" for colour in BUILDING_COLOURS), *BUILD_USES,
)  # fmt: skip
"""What counts for the promises of families: quarters, kinds of action space, rounds, kinds of build action."""
MOST_FEEDINGS = 2
"""The rounds in which a lantern can be noted as the only one to feed the poor."""

USED = ("step", "reroll", "free_die", "surcharge", "fed", "promise", "roll", "second_action", "wedding")
"""What a player can do once in a round (`ONCE_A_ROUND`) or once in a game: the bits of the field `used`.

Whoever has fed the poor is noted until the round is judged.
"""
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

ONCE = ("figurine", "reroll", "exchange", "space")
"""What knowledge allows once: in a game, in a round, at the end of a game, in a game."""
ONCE_FIGURINE, ONCE_REROLL, ONCE_EXCHANGE, ONCE_SPACE = range(len(ONCE))

FIRSTS = ("token", "feeding", "hiring", "face", "build", "ride")
"""What is another thing for a player the first time in a game, by something that the table has decided or read."""
TOKEN_DONE, FEEDING_DONE, HIRING_DONE, FACE_DONE, BUILD_DONE, RIDE_DONE = (1 << i for i in range(len(FIRSTS)))
