"""The small decisions of The Rise of Queensdale, the actions each of them has, and their notation.

Steps marked as automatic have one action, taken without asking: they let effects follow each other one by one.
"""

from itertools import accumulate

from queenswright.games.queensdale.state import (
    ACTION_SPACES,
    BREAD,
    BRIDGES,
    COLOURS,
    DICE,
    FACES,
    FIGURINES,
    FIRST_BRIDGE,
    GOODS,
    HERBS,
    HEXES,
    QUARTERS,
    RANKS,
    RESOURCE_SPACES,
    ROW,
    SHRUBS,
    TILES,
    TILES_PER_EPOCH,
    TOWER_SPACES,
    TYPES,
)
from queenswright.kernel.contract import Pack, Step

(
    TURN, PLACE, PAY_DIE, ROLL, SCOUT, REST, TAKE, HERE, HUT, START_HUT, PICK, BUILD, RANK, PAYMENT, COVER, RENOVATE,
    FEED, KEEP_FIGURINE_STEP, OFFER, TOWER, TOWER_SPACE, EXCHANGE, STORE, GROCER, DIE, SIDE,
    DRAW, ROUSE, INCOME, GAIN, CARD,
) = range(31)  # fmt: skip

REROLL = DICE
REROLL_PAYMENTS = BREAD + 2
SIGNAL = REROLL + REROLL_PAYMENTS - 1
USE = REROLL + REROLL_PAYMENTS
USES = (
    "gleeman", "merchant", "healer", "courier as gleeman", "courier as merchant", "courier as healer",
)  # fmt: skip
LEAVE = USE + len(USES)
END = LEAVE + 1
PURPLE = len(RESOURCE_SPACES) + len(ACTION_SPACES)
OCCUPIED = PURPLE + 1
"""Actions of PLACE from here on: an action space that holds a die already, in the order of ACTION_SPACES."""
REST_IN = SHRUBS
REST_ON_BRIDGE = REST_IN + QUARTERS
CLEAR_LAND, RENOVATE_ONE = TYPES, TYPES + 1
USE_CRAFTSMAN, USE_COURIER, SAVE, PAY = 0, 1, 2, 5
FEED_BREAD, FEED_GUILDER, FEED_TWO_BREAD, FEED_GUILDER_AND_BREAD = range(4)
YES, NO = 0, 1
ITEMS = ("timber", "stone", "clay", "bread", "marble", *FIGURINES)
"""QD-COMP-35: what the farm takes, in the order of EXCHANGE and STORE."""
EXCHANGE_DONE = len(ITEMS)
GROCER_DONE = FACES

STEPS = (
    Step("turn", END + 1),
    Step("place", OCCUPIED + len(ACTION_SPACES)),
    Step("pay_die", 4),
    Step("roll", 1 << DICE),
    Step("scout", REST_ON_BRIDGE + 1),
    Step("rest", HEXES + BRIDGES),
    Step("take", SHRUBS),
    Step("here", 2),
    Step("hut", len(HERBS)),
    Step("start_hut", len(HERBS)),
    Step("pick", len(GOODS)),
    Step("build", RENOVATE_ONE + 1),
    Step("rank", RANKS),
    Step("payment", PAY + 1),
    Step("cover", TYPES),
    Step("renovate", TYPES),
    Step("feed", 4),
    Step("keep_figurine", len(FIGURINES)),
    Step("offer", 2),
    Step("tower", TILES),
    Step("tower_space", TOWER_SPACES),
    Step("exchange", len(ITEMS) + 1),
    Step("store", len(ITEMS)),
    Step("grocer", FACES + 1),
    Step("die", DICE),
    Step("side", FACES),
    Step("draw", 1),
    Step("rouse", 1),
    Step("income", 1),
    Step("gain", 1),
    Step("card", 1),
)
AUTOMATIC = (DRAW, ROUSE, INCOME, GAIN, CARD)
COUNT = tuple(step.count for step in STEPS)
FIRST = tuple(accumulate((0, *COUNT[:-1])))


def space_name(space: int) -> str:
    """A space of the map in notation: `red c3` (row letter from the river, column), `inner red` for a bridge."""
    if space >= FIRST_BRIDGE:
        bridge = space - FIRST_BRIDGE
        return f"{('inner', 'outer')[bridge // QUARTERS]} {COLOURS[bridge % QUARTERS]}"
    return f"{COLOURS[space // HEXES]} {hex_name(space % HEXES)}"


def hex_name(place: int) -> str:
    """A hex within its quarter: `a1` to `f6`."""
    return f"{'abcdef'[place // ROW]}{place % ROW + 1}"


def tile_name(tile: int) -> str:
    """A tower tile in notation: epoch and letter."""
    return f"{tile // TILES_PER_EPOCH + 1}{'abcd'[tile % TILES_PER_EPOCH]}"


def texts(pack: Pack, players: int) -> list[str]:
    """The notation of every action by number; what a pack does not have stays empty."""
    content = pack.content
    long, middle, short = pack.mirror.scout_steps
    resources = [name.replace("_plus", " +1") for name in RESOURCE_SPACES]
    actions = [
        "wage", f"scout {long}", f"scout {middle}", f"scout {short}",
        "hut", "market", "bakery", "poor", "build", "hire",
    ]  # fmt: skip
    shrubs = [space_name(space) for space in pack.mirror.shrub_space]
    sold = zip(content.face_codes, pack.mirror.face_price, strict=True)
    dice = [f"die {n}" for n in range(1, DICE + 1)]
    subsets = [" ".join(str(n + 1) for n in range(DICE) if subset >> n & 1) for subset in range(1 << DICE)]
    by_step = {
        TURN: [
            *dice,
            *(f"reroll for {good}" for good in GOODS[: BREAD + 1]),
            "reroll by signal fire",
            *(f"use {use}" for use in USES),
            "leave round",
            "end turn",
        ],
        PLACE: [*resources, *actions, "purple", *(f"occupied {action}" for action in actions)],
        PAY_DIE: [f"pay {good}" for good in GOODS[:4]],
        ROLL: ["", *(f"roll {subset}" for subset in subsets[1:])],
        SCOUT: [
            *(f"gather {shrub}" for shrub in shrubs), *(f"rest in {colour}" for colour in COLOURS), "rest on bridge",
        ],
        REST: [
            *(f"at {hex_name(i)}" for i in range(HEXES)),
            *(f"at {space_name(i)}" for i in range(FIRST_BRIDGE, FIRST_BRIDGE + BRIDGES)),
        ],
        TAKE: [f"token {shrub}" for shrub in shrubs],
        HERE: ["gather here", "gather nothing"],
        HUT: [f"hut {herb}" for herb in HERBS],
        START_HUT: [f"begin with {herb}" for herb in HERBS],
        PICK: [f"take {good}" for good in GOODS],
        BUILD: [*(f"build {code}" for code in content.building_codes), "clear land", "renovate"],
        RANK: [f"rank {n}" for n in range(1, RANKS + 1)],
        PAYMENT: ["craftsman", "courier", "save timber", "save stone", "save clay", "pay"],
        COVER: [f"over {code}" for code in content.building_codes],
        RENOVATE: [f"renovate {code}" for code in content.building_codes],
        FEED: ["feed bread", "feed guilder", "feed bread and bread", "feed guilder and bread"],
        KEEP_FIGURINE_STEP: [f"keep {kind}" for kind in FIGURINES],
        OFFER: ["accept", "decline"],
        TOWER: [f"tower {tile_name(tile)}" for tile in range(TILES)],
        TOWER_SPACE: [f"replace {n}" for n in range(1, TOWER_SPACES + 1)],
        EXCHANGE: [*(f"give {item}" for item in ITEMS), "keep the rest"],
        STORE: [f"drop {item}" for item in ITEMS],
        GROCER: [*(f"buy {code}" if price else "" for code, price in sold), "buy nothing more"],
        DIE: [f"on die {n}" for n in range(1, DICE + 1)],
        SIDE: [f"instead of {code}" for code in content.face_codes],
        DRAW: ["draw"],
        ROUSE: ["rise"],
        INCOME: ["income"],
        GAIN: ["gain"],
        CARD: ["read"],
    }  # fmt: skip
    return [text for step in range(len(STEPS)) for text in by_step[step]]
