"""The record of a game of Queen's Architect, and the record of its content pack.

Craftsmen are stored by character (`tile_position[seat][character]`), never by notch (QA-TILE-18). What can be derived
is not stored: markers left, the bond supply, removed tiles, which board side is used.
"""

from queenswright.kernel import agenda, chance
from queenswright.kernel.layout import KERNEL_FIELDS, Layout
from queenswright.kernel.rule import Rule

GUILDS = ("lumberjack", "blacksmith", "glazier", "stonemason", "bricklayer", "tailor")
CHARACTERS_PER_GUILD = 3
CHARACTERS = tuple(f"{guild}-{n}" for guild in GUILDS for n in range(1, CHARACTERS_PER_GUILD + 1))
COPIES = 3
LOCATION_TYPES = ("capital", "village", "monastery", "town")
STAR_ACTIONS = ("construct", "labour", "hire", "bank", "travel", "tavern")
ROOMS = ("entrance", "saloon", "dormitory")
COLOURS = ("yellow", "green", "blue", "red")
BONUSES = ("none", "appreciation", "talers", "hire")
END_REASONS = ("running", "palace", "round_limit", "track_end")

SEATS = 4
NOBODY = -1
CAPITAL = 0
LOCATIONS = 29
DEMAND_TILES = 28
SPACES = 6
TOP = SPACES - 1
PILE = len(CHARACTERS) * COPIES - SPACES
STARTING = len(CHARACTERS)
ORDINARY = len(CHARACTERS) * (COPIES - 1)
TOKENS = 12
NOTCHES = 6
START_POSITION, DROP_OUT = 0, 5
ENTRANCE, SALOON, DORMITORY = 0, 1, 2
SITES = 4
APPRECIATION_BONUS, TALER_BONUS, HIRE_BONUS = range(1, 4)
RUNNING, PALACE_BUILT, ROUND_LIMIT, TRACK_END = range(4)
HIGHEST_ROUND = 10**9
"""The round counter of a game without a limit stays here."""

STATE = Layout(
    "ArchitectState",
    [
        *KERNEL_FIELDS,
        ("house_rules", "i4"),
        ("round_limit", "i2"),
        ("ended", "i2"),
        ("first_player", "i2"),
        ("turn_seat", "i2"),
        ("round_number", "i4"),
        ("picks", "i2"),
        ("talers", "i8", (SEATS,)),
        ("bonds", "i2", (SEATS,)),
        ("contribution", "i2", (SEATS,)),
        ("track_end_round", "i4", (SEATS,)),
        ("hires", "i2"),
        ("redeemed", "i2"),
        ("pile_size", "i2"),
        ("display", "i4"),
        ("working", "i4"),
        ("confidence", "i1", (SEATS,)),
        ("carriage", "i1", (SEATS,)),
        ("architect", "i1", (SEATS,)),
        ("track", "i1", (SEATS,)),
        ("tile_position", "i1", (SEATS, len(CHARACTERS))),
        ("room", "i1", (SEATS, len(GUILDS))),
        ("sites", "i1", (LOCATIONS, SITES)),
        ("billboard", "i1", (SPACES,)),
        ("price_marker", "i1"),
        ("tokens", "i1", (TOKENS,)),
        ("demand", "i1", (LOCATIONS,)),
        ("pile", "i1", (PILE,)),
    ],
    widened={"round_number": "i2", "talers": "i2", "track_end_round": "i2"},
)

MAPS = 2
PRICES = 8
CONFIDENCE_SPACES = 8
LONGEST_TRIP = 6

PACK = Layout(
    "ArchitectPack",
    [
        ("bonds", "i2"),
        ("starting_bonds", "i2"),
        ("building_markers", "i2"),
        ("tokens", "i1", (TOKENS,)),
        ("track_spaces", "i2"),
        ("hiring_cost", "i2", (SPACES - 1,)),
        ("jobs_left", "i1", (SPACES,)),
        ("price_scale", "i2", (PRICES,)),
        ("prices", "i2"),
        ("bonds_at_once", "i2", (CONFIDENCE_SPACES,)),
        ("confidence_spaces", "i2"),
        ("talers_per_bond", "i2"),
        ("craftsmen_per_taler", "i2"),
        ("labour_bonus", "i2"),
        ("travel_cost", "i2", (LONGEST_TRIP + 1,)),
        ("tavern_fee", "i2", (len(GUILDS) + 1,)),
        ("site_reduction", "i2", (SITES,)),
        ("location_maximum", "i2", (len(LOCATION_TYPES),)),
        ("base_points", "i2", (len(LOCATION_TYPES),)),
        ("palace_performance", "i2"),
        ("repair_craftsmen", "i2"),
        ("performance", "i1", (len(CHARACTERS), SPACES)),
        ("repair_value", "i1", (len(CHARACTERS),)),
        ("labourer", "i1", (len(CHARACTERS),)),
        ("demand_type", "i1", (DEMAND_TILES,)),
        ("demand_guilds", "i4", (DEMAND_TILES,)),
        ("bonus_kind", "i1", (DEMAND_TILES,)),
        ("bonus_amount", "i1", (DEMAND_TILES,)),
        ("locations", "i2", (MAPS,)),
        ("location_type", "i1", (MAPS, LOCATIONS)),
        ("distance", "i1", (MAPS, LOCATIONS, LOCATIONS)),
    ],
)

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.architect.runner")

push = rule(agenda.push)
pop = rule(agenda.pop)
clear_agenda = rule(agenda.clear)
draw, rekey, seek = chance.instantiate(rule)
