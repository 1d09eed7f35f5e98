"""The small decisions of The Rise of Queensdale: the actions each of them has, and their arguments.

A step is declared in one line, and its place there is its number; `content/notation.py` has its notation. Automatic
steps let effects follow each other one by one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from queenswright.games.queensdale.state.board import (
    ACTION_SPACES,
    BRANCHES,
    BRIDGES,
    CASTLE_ROOMS,
    FIRST_BRIDGE,
    FIRST_LATER,
    HEXES,
    LANDING,
    LATER_SPACES,
    QUARTERS,
    RAFT,
    RESOURCE_SPACES,
    ROW,
    SEGMENTS,
    SHRUBS,
    SLOTS,
    SPACE_KINDS,
    STATIONS,
)
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    BALLOTS,
    CAUSE,
    CAUSES,
    COURIER_CARDS,
    FIRST_ANSWER,
    GIFTS,
    ORDER_CARDS,
    PAIR,
    PAIR_HERBS,
    SELLERS,
    VOTES,
)
from queenswright.games.queensdale.state.course import (
    BUILD_USES,
    CROWNS,
    EPOCHS,
    FINALE,
    GREEN,
    GROCERY,
    HUTS,
    LEARNING,
    PLAY,
    RANKING,
    READING,
    START,
    STORAGE,
    SUPPER,
    TOLD,
    TOWERS,
)
from queenswright.games.queensdale.state.effects import GAIN_ROWS
from queenswright.games.queensdale.state.pieces import (
    BASIC,
    BREAD,
    COLOURS,
    DICE,
    FACES,
    FAME_SOURCES,
    FIGURINES,
    FROM_OTHER,
    GOODS,
    GUILDER,
    HERBS,
    LEVELS,
    NOTHING,
    RANKS,
    ROBBERS,
    TILES,
    TILES_PER_EPOCH,
    TOWER_SPACES,
    TYPES,
)
from queenswright.games.queensdale.state.rule import rule
from queenswright.kernel.argument import Argument, Part
from queenswright.kernel.data import Pack, Step

REROLL = DICE
REROLL_PAYMENTS = BREAD + 2
SIGNAL = REROLL + REROLL_PAYMENTS - 1
USE = REROLL + REROLL_PAYMENTS
USES = (
    "gleeman", "merchant", "healer", "courier as gleeman", "courier as merchant", "courier as healer",
)  # fmt: skip
LEAVE = USE + len(USES)
END = LEAVE + 1
FREE_REROLL, STEP_ON, LOOK_TWICE = range(END + 1, END + 4)
REROLL_FOR_NOTHING = LOOK_TWICE + 1
USE_AND_KEEP = REROLL_FOR_NOTHING + 1
"""Actions of TURN from here on: those of USE, by which the figurine is kept."""
ROBBER = USE_AND_KEEP + len(USES)
"""Actions of TURN from here on: one for every robber baron token."""
ACT_AGAIN, CALL_FRIEND, FIRST_REROLL_FREE, WED = range(ROBBER + ROBBERS, ROBBER + ROBBERS + 4)
"""Then what story cards allow; from WED on a figurine for the neighbour on the left, then for the one on the right."""
PURPLE = len(RESOURCE_SPACES) + len(ACTION_SPACES)
OCCUPIED = PURPLE + 1
"""Actions of PLACE from here on: an action space that holds a die already, in the order of ACTION_SPACES."""
LATER = OCCUPIED + len(ACTION_SPACES)
LATER_OCCUPIED = LATER + len(LATER_SPACES)
SHARED = LATER_OCCUPIED + len(LATER_SPACES) - 1
"""Then the spaces of later epochs, those of them that are action spaces and hold a die already, and resource spaces
that hold one."""
KIND_OF_PLACE = (
    *range(PURPLE), NOTHING, *range(len(RESOURCE_SPACES), FIRST_LATER), *range(FIRST_LATER, len(SPACE_KINDS)),
    *range(FIRST_LATER, LANDING), *range(len(RESOURCE_SPACES)), LANDING,
)  # fmt: skip
"""The kind of space that an action of PLACE means, NOTHING for the purple one."""
IS_OCCUPIED = tuple(OCCUPIED <= i < LATER or i >= LATER_OCCUPIED for i in range(len(KIND_OF_PLACE)))
REST_IN = SHRUBS
REST_ON_BRIDGE = REST_IN + QUARTERS
VISIT = REST_ON_BRIDGE + 1
CLEAR_LAND, RENOVATE_ONE, RAISE_STAGE, ADD_SEGMENT, FURNISH = range(TYPES, TYPES + len(BUILD_USES))
USE_CRAFTSMAN, USE_COURIER, SAVE, PAY, SKIP_SURCHARGE, KEEP_CRAFTSMAN, KEEP_COURIER = 0, 1, 2, 5, 6, 7, 8
PAY_NOTHING = GUILDER + 1
FEED_BREAD, FEED_GUILDER, FEED_TWO_BREAD, FEED_GUILDER_AND_BREAD = range(4)
YES, NO = 0, 1
USUAL, LARGER = 0, 1
ITEMS = ("timber", "stone", "clay", "bread", "marble", *FIGURINES)
"""QD-COMP-35: what the farm takes, in the order of EXCHANGE and STORE."""
EXCHANGE_DONE = len(ITEMS)
GROCER_DONE = FACES
STOP_RIDING = STATIONS
OPEN_CASEBOOK = len(HERBS)
"""The action of START_HUT by which something is written into the casebook first."""
TRADE_NOTHING = len(ITEMS)
CHOICE_FACE, ANY_FACE = range(2)
"""Which faces are given free of charge: those with a choice of resources, or all that cost one seal."""
MOST_OPTIONS = 3
MOST_SEALS_BACK = 2
MOST_SECTORS = 3
"""How far the cogwheel can be turned: a sector, one for a basic resource, one with a mill race."""
EXCHANGES = tuple((given, taken) for given in range(GUILDER + 1) for taken in range(GUILDER + 1) if given != taken)
"""QD-LATER-37: the pairs of basic resources that a ledger changes, in the order of LEDGER."""
GIVEN, TAKEN = (tuple(goods) for goods in zip(*EXCHANGES, strict=True))
LEDGER_DONE = len(EXCHANGES)


def space_name(space: int) -> str:
    """A space in notation: `red c3` (row letter from the river, column), `inner red` for a bridge, `raft`."""
    if space == RAFT:
        return "raft"
    if space >= FIRST_BRIDGE:
        bridge = space - FIRST_BRIDGE
        return f"{('inner', 'outer')[bridge // QUARTERS]} {COLOURS[bridge % QUARTERS]}"
    return f"{COLOURS[space // HEXES]} {hex_name(space % HEXES)}"


def hex_name(place: int) -> str:
    """A hex within its quarter: `a1` to `f6`."""
    return f"{'abcdef'[place // ROW]}{place % ROW + 1}"


def slot_name(slot: int) -> str:
    """A segment of wall or road, or a station, in notation: `red 1` to `yellow 3`."""
    return f"{COLOURS[slot // SLOTS]} {slot % SLOTS + 1}"


def pair_herbs(pair: int) -> list[str]:
    """The names of the two herbs of a pair."""
    return [herb for number, herb in enumerate(HERBS) if PAIR_HERBS[pair] >> number & 1]


def answer_name(answer: int) -> str:
    """An answer of the casebook in notation: its question and what is answered."""
    question = sum(first <= answer for first in FIRST_ANSWER) - 1
    place = answer - FIRST_ANSWER[question]
    if question == PAIR:
        return f"pair {' and '.join(pair_herbs(place))}"
    return f"cause {CAUSES[place]}" if question == CAUSE else f"seller {SELLERS[place]}"


def tile_name(tile: int) -> str:
    """A tower tile in notation: epoch and letter."""
    return f"{tile // TILES_PER_EPOCH + 1}{'abcd'[tile % TILES_PER_EPOCH]}"


def building_codes(pack: Pack) -> Sequence[str]:
    """The codes of all building types by number, empty for those that the pack does not have."""
    codes: Sequence[str] = pack.content.building_codes
    return (*codes, *[""] * (TYPES - len(codes)))


def _face_codes(pack: Pack) -> Sequence[str]:
    codes: Sequence[str] = pack.content.face_codes
    return codes


_DIE = Part("die", 3, 1, DICE, default=0)
_FACE = Part("face", 5, names=_face_codes)
_CARD = Part("card", 4, 1, COURIER_CARDS)
_BUILDING = Part("building", 6, names=building_codes)
_PLAN = replace(_BUILDING, name="what", names=lambda pack: (*building_codes(pack), *BUILD_USES))
_RANK = Part("rank", 2, 1, RANKS, default=0)
_WALK = (
    Part("steps", 4, high=15, default=4),
    Part("gathered", 4, high=15, default=0),
    Part("moved", 1, flag=True, default=0),
)
_PAYING = GOODS[: GUILDER + 1]


@dataclass(frozen=True)
class _Declared:
    """A step with the phases in which it is asked: none for one that follows from effects, in whatever phase.

    Something else can come upon a step that `waits`; all others are done with before anything follows. An `automatic`
    one has a single action, taken without asking. The `parts` are what it keeps of its way there.
    """

    name: str
    count: int
    phases: tuple[int, ...]
    parts: tuple[Part, ...]
    waits: bool
    automatic: bool


_DECLARED: list[_Declared] = []


def _step(
    name: str, count: int, *phases: int, parts: Sequence[Part] = (), waits: bool = False, automatic: bool = False
) -> int:
    """Declare a step: its number, which is its place among them."""
    _DECLARED.append(_Declared(name, count, phases, tuple(parts), waits, automatic))
    return len(_DECLARED) - 1


# fmt: off
TURN = _step("turn", WED + 2 * len(FIGURINES), PLAY, waits=True)
PLACE = _step("place", len(KIND_OF_PLACE), PLAY, parts=[_DIE])
PAY_DIE = _step("pay_die", PAY_NOTHING + 1, PLAY, parts=[
    Part("space", 5, names=SPACE_KINDS), Part("shown", len(_PAYING), names=_PAYING, many=True),
])
ROLL = _step("roll", 1 << DICE, PLAY, parts=[Part("most", 3, high=DICE, default=0)])
SCOUT = _step("scout", VISIT + QUARTERS, PLAY, START, parts=_WALK, waits=True)
REST = _step("rest", HEXES + BRIDGES + 1, PLAY, START, parts=[*_WALK, Part("in", 3, names=(*COLOURS, "bridge"))])
TAKE = _step("take", SHRUBS, parts=[Part("where", 1, names=("anywhere", "near"), default=0)], waits=True)
HERE = _step("here", 2, PLAY)
HUT = _step("hut", len(HERBS), PLAY)
START_HUT = _step("start_hut", len(HERBS) + 1, HUTS)
PICK = _step("pick", len(GOODS), waits=True, parts=[
    Part("goods", len(GOODS), names=GOODS, many=True, default=BASIC),
    Part("count", 4, high=15, default=1),
    Part("last", 3, names=GOODS, default=0),
])
BUILD = _step("build", TYPES + len(BUILD_USES), PLAY)
RANK = _step("rank", RANKS, PLAY, parts=[_BUILDING])
PAYMENT = _step("payment", KEEP_COURIER + 1, PLAY, parts=[_PLAN, _RANK])
COVER = _step("cover", TYPES, PLAY, parts=[_BUILDING, _RANK])
RENOVATE = _step("renovate", TYPES, PLAY)
FEED = _step("feed", 4, PLAY)
KEEP_FIGURINE_STEP = _step("keep_figurine", len(FIGURINES), parts=[
    Part("first", 3, names=FIGURINES), Part("second", 3, names=FIGURINES),
])
OFFER = _step("offer", 2, parts=[_CARD], waits=True)
TOWER = _step("tower", TILES, TOWERS, parts=[Part("epoch", 4, high=EPOCHS)])
TOWER_SPACE = _step("tower_space", TOWER_SPACES, TOWERS, parts=[
    Part("tile", 6, names=[tile_name(tile) for tile in range(TILES)]),
])
EXCHANGE = _step("exchange", len(ITEMS) + 1, STORAGE, parts=[Part("given", 2, high=3, default=0)])
STORE = _step("store", len(ITEMS), STORAGE)
GROCER = _step("grocer", FACES + 1, GROCERY)
DIE = _step("die", DICE, GROCERY, TOLD, parts=[_FACE])
SIDE = _step("side", FACES, GROCERY, TOLD, parts=[_FACE, _DIE])
DRAW = _step("draw", 1, parts=[Part("figurines", 5, high=26, default=1)], waits=True, automatic=True)
ROUSE = _step("rouse", 1, parts=[Part("levels", 5, high=LEVELS, default=1)], waits=True, automatic=True)
INCOME = _step("income", 1, waits=True, automatic=True)
GAIN = _step("gain", 1, waits=True, automatic=True, parts=[
    Part("row", 7, high=GAIN_ROWS - 1), Part("source", 3, names=FAME_SOURCES, default=FROM_OTHER),
])
CARD = _step("card", 1, parts=[_CARD, Part("stage", 4, high=15, default=0)], waits=True, automatic=True)
BALLOT = _step("ballot", len(BALLOTS), TOLD)
BREAK_TIE = _step("break_tie", len(BRANCHES), TOLD, parts=[Part("own", 2, names=("neither", *BRANCHES), default=0)])
ABILITY = _step("ability", ABILITY_CARDS, READING, waits=True)
GIFT = _step("gift", len(GIFTS), READING, waits=True)
LEARN = _step("learn", 2, LEARNING)
KEEP_CARD = _step("keep_card", 2)
DEAL = _step("deal", 2, PLAY, parts=[Part("fair", 1, flag=True, default=0)])
TELL = _step("tell", 1, parts=[Part("card", 6, names=lambda pack: pack.content.told_codes)], waits=True, automatic=True)
VOTE = _step("vote", MOST_OPTIONS, TOLD, FINALE, parts=[Part("about", 3, names=VOTES)], waits=True)
TRADE_ITEM = _step("trade_item", len(ITEMS) + 1, TOLD, waits=True)
FREE_FACE_STEP = _step("free_face", FACES + 1, TOLD, waits=True, parts=[
    Part("of", 1, names=("choice", "any"), default=0),
])
RIBBON = _step("ribbon", 2, GREEN, waits=True)
CROWN = _step("crown", MOST_SEALS_BACK + 1, CROWNS)
SWAP = _step("swap", len(FIGURINES), PLAY)
SWAP_FOR = _step("swap_for", len(COLOURS) * len(FIGURINES), PLAY, parts=[Part("figurine", 3, names=FIGURINES)])
TURN_COGWHEEL = _step("cogwheel", MOST_SECTORS, PLAY)
SPEND = _step("spend", GUILDER + 1, PLAY, parts=[
    Part("count", 4, high=15, default=1), Part("last", 2, names=_PAYING, default=0),
])
MIRROR = _step("mirror", DICE, PLAY, parts=[_DIE])
LEDGER = _step("ledger", LEDGER_DONE + 1, PLAY, parts=[Part("left", 4, high=15, default=3)])
ORDER = _step("order", 2 * ORDER_CARDS, PLAY)
FULFIL = _step("fulfil", 1, parts=[Part("order", 4, 1, ORDER_CARDS)], waits=True, automatic=True)
SEGMENT = _step("segment", SEGMENTS, PLAY)
GIVE_BACK = _step("give_back", len(ITEMS), RANKING)
RIDE = _step("ride", STOP_RIDING + 1, PLAY, waits=True, parts=[
    Part("left", 2, high=3, default=2), Part("moved", 1, flag=True, default=0),
])
DELIVER = _step("deliver", 2, PLAY, waits=True, parts=[
    Part("station", 4, names=[slot_name(i) for i in range(STATIONS)]),
])
ROOM = _step("room", len(CASTLE_ROOMS), PLAY)
ANSWER = _step("answer", len(PAIR_HERBS), TOLD, waits=True)
SEAL = _step("seal", FIRST_ANSWER[-1], HUTS)
OLD_FRIEND = _step("old_friend", TILES, PLAY)
RETURN_ROBBER = _step("return_robber", ROBBERS, SUPPER)
# fmt: on

STEPS = tuple(Step(step.name, step.count) for step in _DECLARED)
COUNT = tuple(step.count for step in STEPS)
FIRST = tuple(accumulate((0, *COUNT[:-1])))
PHASES_OF_STEP = tuple(step.phases for step in _DECLARED)
"""The phases in which every step is asked, the usual one first."""
MAY_WAIT = tuple(number for number, step in enumerate(_DECLARED) if step.waits)
IS_AUTOMATIC = tuple(step.automatic for step in _DECLARED)
IS_BETWEEN_GAMES = tuple(bool(step.phases) and PLAY not in step.phases for step in _DECLARED)
"""Looked up, because compiled code compares a number with every member of a tuple, one after the other."""
OF_BUILDINGS = (RANK, PAYMENT, COVER)
BEFORE_PLACING = (TURN, PLACE, ROLL, SWAP, SWAP_FOR)
ARGUMENTS = {number: Argument(step.name, *step.parts) for number, step in enumerate(_DECLARED) if step.parts}
"""What steps keep of their way there; a step that is not among them has no argument."""


@rule
def is_automatic(step: int) -> bool:
    """Whether nobody is asked."""
    return IS_AUTOMATIC[step]


@rule
def is_between_games(step: int) -> bool:
    """Whether a step belongs to the check list between two games (QD-END-08, QD-NEXT-02)."""
    return IS_BETWEEN_GAMES[step]


def usual_phase(step: int) -> int:
    """The phase in which a step is usually asked: play, unless it belongs to another one."""
    return (*PHASES_OF_STEP[step], PLAY)[0]


space_to_act, shown_goods = ARGUMENTS[PAY_DIE].readers(rule)
steps_left, tokens_gathered, has_moved, resting_group = ARGUMENTS[REST].readers(rule)
"""Those of SCOUT are the same, without the group: a quarter, or 4 for the bridges."""
offered_goods, goods_to_pick, last_picked = ARGUMENTS[PICK].readers(rule)
planned_building, planned_rank = ARGUMENTS[PAYMENT].readers(rule)
"""Of COVER too. What is planned is a type of building, or an action of BUILD that is none."""
first_drawn, second_drawn = ARGUMENTS[KEEP_FIGURINE_STEP].readers(rule)
bought_face, chosen_die = ARGUMENTS[SIDE].readers(rule)
owed_row, fame_source = ARGUMENTS[GAIN].readers(rule)
card_to_read, card_stage = ARGUMENTS[CARD].readers(rule)
left_to_spend, last_spent = ARGUMENTS[SPEND].readers(rule)

stations_left, has_ridden = ARGUMENTS[RIDE].readers(rule)

pay_die_argument = ARGUMENTS[PAY_DIE].packer(rule)
scout_argument = ARGUMENTS[SCOUT].packer(rule)
rest_argument = ARGUMENTS[REST].packer(rule)
pick_argument = ARGUMENTS[PICK].packer(rule)
payment_argument = ARGUMENTS[PAYMENT].packer(rule)
keep_argument = ARGUMENTS[KEEP_FIGURINE_STEP].packer(rule)
side_argument = ARGUMENTS[SIDE].packer(rule)
gain_argument = ARGUMENTS[GAIN].packer(rule)
card_argument = ARGUMENTS[CARD].packer(rule)
ride_argument = ARGUMENTS[RIDE].packer(rule)
spend_argument = ARGUMENTS[SPEND].packer(rule)


def part_of(step: int, argument: int, name: str) -> int:
    """One part of the argument of a step, for code outside the rules."""
    return ARGUMENTS[step].values(argument)[name]


def parts_of(step: int, argument: int) -> tuple[int, ...]:
    """All parts of the argument of a step, in their order."""
    return tuple(ARGUMENTS[step].values(argument).values())
