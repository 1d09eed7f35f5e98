"""The board by name and number: spaces for dice, the map of the valley, wall and road, the castle."""

RESOURCE_SPACES = (
    "timber", "timber_plus", "stone", "stone_plus", "clay", "clay_plus", "guilder", "marble",
)  # fmt: skip
ACTION_SPACES = (
    "wage", "scout_long", "scout_middle", "scout_short", "hut", "market", "bakery", "poor", "build", "hire",
)  # fmt: skip
LATER_SPACES = ("tome", "cogwheel", "order", "rider_short", "rider_long", "fair", "landing")
"""Kinds of spaces that later epochs bring: action spaces, and the landing stage, a resource space."""
SPACE_KINDS = (*RESOURCE_SPACES, *ACTION_SPACES, *LATER_SPACES)
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

QUARTERS = 4
HEXES = 36
ROW = 6
BRIDGES = 8
FIRST_BRIDGE = QUARTERS * HEXES
SPACES = FIRST_BRIDGE + BRIDGES
RAFT = SPACES
"""QD-LATER-46: a further space of the map, once its story card was read."""
SHRUBS = 48

WAYS = 3
NORMAL_WAY, FLOODED_WAY, FREE_WAY = range(WAYS)
CAVES = 3

BRANCHES = ("wall", "road")
NO_BRANCH, WALL, ROAD = range(len(BRANCHES) + 1)
SLOTS = 3
"""Segments and stations of a quarter."""
SEGMENTS = STATIONS = QUARTERS * SLOTS
FINDS = 6
"""QD-LATER-41: of the wall, or of the road."""

CASTLE_ROOMS = (
    "kitchen", "library", "sickroom", "bell_loft", "winter_garden", "counting_room", "guest_room", "three_windows",
)  # fmt: skip
"""QD-LATER-61: the last one is open only when all others stand."""
LAST_ROOM = len(CASTLE_ROOMS) - 1
