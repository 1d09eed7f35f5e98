"""The small decisions of The Rise of Queensdale: the actions each of them has, their notation, and their arguments.

Steps marked as automatic have one action, taken without asking: they let effects follow each other one by one.
"""

from collections.abc import Sequence
from dataclasses import replace
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
    FIRST_ABILITY,
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
    RANKING,
    READING,
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

(
    TURN, PLACE, PAY_DIE, ROLL, SCOUT, REST, TAKE, HERE, HUT, START_HUT, PICK, BUILD, RANK, PAYMENT, COVER, RENOVATE,
    FEED, KEEP_FIGURINE_STEP, OFFER, TOWER, TOWER_SPACE, EXCHANGE, STORE, GROCER, DIE, SIDE,
    DRAW, ROUSE, INCOME, GAIN, CARD,
    BALLOT, BREAK_TIE,
    ABILITY, GIFT,
    LEARN, KEEP_CARD, DEAL,
    TELL, VOTE, TRADE_ITEM, FREE_FACE_STEP, RIBBON,
    CROWN, SWAP, SWAP_FOR,
    TURN_COGWHEEL, SPEND, MIRROR, LEDGER,
    ORDER, FULFIL,
    SEGMENT, GIVE_BACK, RIDE, DELIVER,
    ROOM,
    ANSWER, SEAL,
    OLD_FRIEND,
    RETURN_ROBBER,
) = range(61)  # fmt: skip

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

STEPS = (
    Step("turn", WED + 2 * len(FIGURINES)),
    Step("place", len(KIND_OF_PLACE)),
    Step("pay_die", PAY_NOTHING + 1),
    Step("roll", 1 << DICE),
    Step("scout", VISIT + QUARTERS),
    Step("rest", HEXES + BRIDGES + 1),
    Step("take", SHRUBS),
    Step("here", 2),
    Step("hut", len(HERBS)),
    Step("start_hut", len(HERBS) + 1),
    Step("pick", len(GOODS)),
    Step("build", TYPES + len(BUILD_USES)),
    Step("rank", RANKS),
    Step("payment", KEEP_COURIER + 1),
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
    Step("ballot", len(BALLOTS)),
    Step("break_tie", len(BRANCHES)),
    Step("ability", ABILITY_CARDS),
    Step("gift", len(GIFTS)),
    Step("learn", 2),
    Step("keep_card", 2),
    Step("deal", 2),
    Step("tell", 1),
    Step("vote", MOST_OPTIONS),
    Step("trade_item", len(ITEMS) + 1),
    Step("free_face", FACES + 1),
    Step("ribbon", 2),
    Step("crown", MOST_SEALS_BACK + 1),
    Step("swap", len(FIGURINES)),
    Step("swap_for", len(COLOURS) * len(FIGURINES)),
    Step("cogwheel", MOST_SECTORS),
    Step("spend", GUILDER + 1),
    Step("mirror", DICE),
    Step("ledger", LEDGER_DONE + 1),
    Step("order", 2 * ORDER_CARDS),
    Step("fulfil", 1),
    Step("segment", SEGMENTS),
    Step("give_back", len(ITEMS)),
    Step("ride", STOP_RIDING + 1),
    Step("deliver", 2),
    Step("room", len(CASTLE_ROOMS)),
    Step("answer", len(PAIR_HERBS)),
    Step("seal", FIRST_ANSWER[-1]),
    Step("old_friend", TILES),
    Step("return_robber", ROBBERS),
)
AUTOMATIC = (DRAW, ROUSE, INCOME, GAIN, CARD, TELL, FULFIL)
PHASE_OF_STEP = {
    TOWER: TOWERS,
    TOWER_SPACE: TOWERS,
    EXCHANGE: STORAGE,
    STORE: STORAGE,
    GROCER: GROCERY,
    DIE: GROCERY,
    SIDE: GROCERY,
    START_HUT: HUTS,
    ABILITY: READING,
    GIFT: READING,
    BALLOT: TOLD,
    BREAK_TIE: TOLD,
    VOTE: TOLD,
    TRADE_ITEM: TOLD,
    FREE_FACE_STEP: TOLD,
    RIBBON: GREEN,
    LEARN: LEARNING,
    CROWN: CROWNS,
    GIVE_BACK: RANKING,
    ANSWER: TOLD,
    SEAL: HUTS,
    RETURN_ROBBER: SUPPER,
}
"""The phase in which a step between two games is asked."""
ALSO_IN = {DIE: (TOLD,), SIDE: (TOLD,), VOTE: (FINALE,)}
"""Other phases in which some of these steps are asked."""
BETWEEN_GAMES = tuple(PHASE_OF_STEP)
IN_A_TURN = (
    TURN, PLACE, PAY_DIE, ROLL, SCOUT, REST, HERE, HUT, BUILD, RANK, PAYMENT, COVER, RENOVATE, FEED, DEAL,
    SWAP, SWAP_FOR,
    TURN_COGWHEEL, SPEND,
    MIRROR, LEDGER, ORDER,
    SEGMENT, RIDE, DELIVER, ROOM,
    OLD_FRIEND,
)  # fmt: skip
"""Steps of the phase play; the others follow from effects, in whatever phase."""
BEFORE_FIRST_ROUND = (SCOUT, REST)
"""Those of them that the phase start may ask for as well."""
MAY_WAIT = (
    TURN, SCOUT, TAKE, PICK, OFFER, DRAW, ROUSE, INCOME, GAIN, CARD, TELL, VOTE, TRADE_ITEM, FREE_FACE_STEP, RIBBON,
    ABILITY, GIFT, FULFIL, RIDE, DELIVER, ANSWER)  # fmt: skip
"""Steps that something else can come upon; all others are done with before anything follows."""
OF_BUILDINGS = (RANK, PAYMENT, COVER)
BEFORE_PLACING = (TURN, PLACE, ROLL, SWAP, SWAP_FOR)
COUNT = tuple(step.count for step in STEPS)
FIRST = tuple(accumulate((0, *COUNT[:-1])))
IS_AUTOMATIC = tuple(step in AUTOMATIC for step in range(len(STEPS)))
IS_BETWEEN_GAMES = tuple(step in BETWEEN_GAMES for step in range(len(STEPS)))
"""Looked up, because compiled code compares a number with every member of a tuple, one after the other."""


@rule
def is_automatic(step: int) -> bool:
    """Whether nobody is asked."""
    return IS_AUTOMATIC[step]


@rule
def is_between_games(step: int) -> bool:
    """Whether a step belongs to the check list between two games (QD-END-08, QD-NEXT-02)."""
    return IS_BETWEEN_GAMES[step]


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


def _building_codes(pack: Pack) -> Sequence[str]:
    codes: Sequence[str] = pack.content.building_codes
    return (*codes, *[""] * (TYPES - len(codes)))


def _face_codes(pack: Pack) -> Sequence[str]:
    codes: Sequence[str] = pack.content.face_codes
    return codes


_DIE = Part("die", 3, 1, DICE, default=0)
_FACE = Part("face", 5, names=_face_codes)
_CARD = Part("card", 4, 1, COURIER_CARDS)
_BUILDING = Part("building", 6, names=_building_codes)
_PLAN = replace(_BUILDING, name="what", names=lambda pack: (*_building_codes(pack), *BUILD_USES))
_RANK = Part("rank", 2, 1, RANKS, default=0)
_WALK = (
    Part("steps", 4, high=15, default=4),
    Part("gathered", 4, high=15, default=0),
    Part("moved", 1, flag=True, default=0),
)
_PAYING = GOODS[: GUILDER + 1]

ARGUMENTS = {
    PLACE: Argument("place", _DIE),
    PAY_DIE: Argument(
        "pay_die", Part("space", 5, names=SPACE_KINDS), Part("shown", len(_PAYING), names=_PAYING, many=True)
    ),
    ROLL: Argument("roll", Part("most", 3, high=DICE, default=0)),
    SCOUT: Argument("scout", *_WALK),
    REST: Argument("rest", *_WALK, Part("in", 3, names=(*COLOURS, "bridge"))),
    TAKE: Argument("take", Part("where", 1, names=("anywhere", "near"), default=0)),
    PICK: Argument(
        "pick",
        Part("goods", len(GOODS), names=GOODS, many=True, default=BASIC),
        Part("count", 4, high=15, default=1),
        Part("last", 3, names=GOODS, default=0),
    ),
    RANK: Argument("rank", _BUILDING),
    PAYMENT: Argument("payment", _PLAN, _RANK),
    COVER: Argument("cover", _BUILDING, _RANK),
    KEEP_FIGURINE_STEP: Argument(
        "keep_figurine", Part("first", 3, names=FIGURINES), Part("second", 3, names=FIGURINES)
    ),
    SWAP_FOR: Argument("swap_for", Part("figurine", 3, names=FIGURINES)),
    TOWER: Argument("tower", Part("epoch", 4, high=EPOCHS)),
    TOWER_SPACE: Argument("tower_space", Part("tile", 6, names=[tile_name(tile) for tile in range(TILES)])),
    EXCHANGE: Argument("exchange", Part("given", 2, high=3, default=0)),
    DIE: Argument("die", _FACE),
    SIDE: Argument("side", _FACE, _DIE),
    DRAW: Argument("draw", Part("figurines", 5, high=26, default=1)),
    ROUSE: Argument("rouse", Part("levels", 5, high=LEVELS, default=1)),
    OFFER: Argument("offer", _CARD),
    GAIN: Argument(
        "gain", Part("row", 7, high=GAIN_ROWS - 1), Part("source", 3, names=FAME_SOURCES, default=FROM_OTHER)
    ),
    TELL: Argument("tell", Part("card", 6, names=lambda pack: pack.content.told_codes)),
    VOTE: Argument("vote", Part("about", 3, names=VOTES)),
    FREE_FACE_STEP: Argument("free_face", Part("of", 1, names=("choice", "any"), default=0)),
    CARD: Argument("card", _CARD, Part("stage", 4, high=15, default=0)),
    BREAK_TIE: Argument("break_tie", Part("own", 2, names=("neither", *BRANCHES), default=0)),
    RIDE: Argument("ride", Part("left", 2, high=3, default=2), Part("moved", 1, flag=True, default=0)),
    DELIVER: Argument("deliver", Part("station", 4, names=[slot_name(i) for i in range(STATIONS)])),
    DEAL: Argument("deal", Part("fair", 1, flag=True, default=0)),
    SPEND: Argument("spend", Part("count", 4, high=15, default=1), Part("last", 2, names=_PAYING, default=0)),
    MIRROR: Argument("mirror", _DIE),
    LEDGER: Argument("ledger", Part("left", 4, high=15, default=3)),
    FULFIL: Argument("fulfil", Part("order", 4, 1, ORDER_CARDS)),
}
"""What every step keeps of its way there; a step that is not named has no argument."""

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


def texts(pack: Pack, players: int) -> list[str]:
    """The notation of every action by number; what a pack does not have stays empty."""
    content = pack.content
    long, middle, short = pack.mirror.scout_steps
    resources = [name.replace("_plus", " +1") for name in RESOURCE_SPACES]
    actions = [
        "wage", f"scout {long}", f"scout {middle}", f"scout {short}",
        "hut", "market", "bakery", "poor", "build", "hire",
    ]  # fmt: skip
    later = ["tome", "cogwheel", "order", "ride 2", "ride 3", "fair", "landing stage"]
    shrubs = [space_name(space) for space in pack.mirror.shrub_space]

    def of_buildings(verb: str) -> list[str]:
        return [f"{verb} {code}" if code else "" for code in _building_codes(pack)]

    sold = [f"buy {face.code}" if face.price else "" for face in content.faces]
    without = [""] * (FACES - len(content.faces))
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
            "reroll by monument",
            "scout one step",
            "reroll one die",
            "reroll for nothing",
            *(f"use {use} and keep" for use in USES),
            *(f"robber {n}" for n in range(1, ROBBERS + 1)),
            "act again",
            "call an old friend",
            "reroll by lantern light",
            *(f"give {kind} to the {side}" for side in ("left", "right") for kind in FIGURINES),
        ],
        PLACE: [
            *resources, *actions, "purple", *(f"occupied {action}" for action in actions),
            *later, *(f"occupied {action}" for action in later[:-1]),
            *(f"occupied {space}" for space in (*resources, later[-1])),
        ],
        PAY_DIE: [*(f"pay {good}" for good in GOODS[:PAY_NOTHING]), "pay nothing"],
        ROLL: ["", *(f"roll {subset}" for subset in subsets[1:])],
        SCOUT: [
            *(f"gather {shrub}" for shrub in shrubs), *(f"rest in {colour}" for colour in COLOURS), "rest on bridge",
            *(f"visit {colour} tent" for colour in COLOURS),
        ],
        REST: [
            *(f"at {hex_name(i)}" for i in range(HEXES)),
            *(f"at {space_name(i)}" for i in range(FIRST_BRIDGE, RAFT + 1)),
        ],
        TAKE: [f"token {shrub}" for shrub in shrubs],
        HERE: ["gather here", "gather nothing"],
        HUT: [f"hut {herb}" for herb in HERBS],
        START_HUT: [*(f"begin with {herb}" for herb in HERBS), "open casebook"],
        PICK: [f"take {good}" for good in GOODS],
        BUILD: [*of_buildings("build"), "clear land", "renovate", "raise monument", "add segment", "furnish room"],
        RANK: [f"rank {n}" for n in range(1, RANKS + 1)],
        PAYMENT: [
            "craftsman", "courier", "save timber", "save stone", "save clay", "pay", "pay no surcharge",
            "craftsman and keep", "courier and keep",
        ],
        COVER: of_buildings("over"),
        RENOVATE: of_buildings("renovate"),
        FEED: ["feed bread", "feed guilder", "feed bread and bread", "feed guilder and bread"],
        KEEP_FIGURINE_STEP: [f"keep {kind}" for kind in FIGURINES],
        OFFER: ["accept", "decline"],
        TOWER: [f"tower {tile_name(tile)}" for tile in range(TILES)],
        TOWER_SPACE: [f"replace {n}" for n in range(1, TOWER_SPACES + 1)],
        EXCHANGE: [*(f"give {item}" for item in ITEMS), "keep the rest"],
        STORE: [f"drop {item}" for item in ITEMS],
        GROCER: [*sold, *without, "buy nothing more"],
        DIE: [f"on die {n}" for n in range(1, DICE + 1)],
        SIDE: [*(f"instead of {code}" for code in content.face_codes), *without],
        DRAW: ["draw"],
        ROUSE: ["rise"],
        INCOME: ["income"],
        GAIN: ["gain"],
        CARD: ["read"],
        BALLOT: [f"vote {ballot.replace('_', ' ')}" for ballot in BALLOTS],
        BREAK_TIE: [f"decide for {branch}" for branch in BRANCHES],
        ABILITY: [f"ability {FIRST_ABILITY + card}" for card in range(ABILITY_CARDS)],
        GIFT: [f"gift {gift}" for gift in GIFTS],
        LEARN: ["study", "keep the tomes"],
        KEEP_CARD: ["keep the first card", "keep the second card"],
        DEAL: ["deal usual", "deal larger"],
        TELL: ["tell"],
        RIBBON: ["buy ribbons", "buy no ribbons"],
        VOTE: [f"vote {n}" for n in range(1, MOST_OPTIONS + 1)],
        TRADE_ITEM: [*(f"trade {item}" for item in ITEMS), "trade nothing"],
        FREE_FACE_STEP: [*(f"paint {face.code}" for face in content.faces), *without, "paint nothing"],
        CROWN: ["keep all seals", "return 1 seal", *(f"return {n} seals" for n in range(2, MOST_SEALS_BACK + 1))],
        SWAP: [f"swap {kind}" for kind in FIGURINES],
        SWAP_FOR: [f"for {colour} {kind}" for colour in COLOURS for kind in FIGURINES],
        TURN_COGWHEEL: [f"turn {n}" for n in range(1, MOST_SECTORS + 1)],
        SPEND: [f"spend {good}" for good in _PAYING],
        MIRROR: [f"as die {n}" for n in range(1, DICE + 1)],
        LEDGER: [*(f"change {GOODS[given]} for {GOODS[taken]}" for given, taken in EXCHANGES), "change nothing more"],
        ORDER: [f"fulfil {n}{by}" for by in ("", " by courier") for n in range(1, ORDER_CARDS + 1)],
        FULFIL: ["fulfil"],
        SEGMENT: [f"segment {slot_name(i)}" for i in range(SEGMENTS)],
        GIVE_BACK: [f"return {item}" for item in ITEMS],
        RETURN_ROBBER: [f"return robber {n}" for n in range(1, ROBBERS + 1)],
        RIDE: [*(f"ride to {slot_name(i)}" for i in range(STATIONS)), "stop riding"],
        DELIVER: ["deliver", "pass on"],
        OLD_FRIEND: [f"friend {tile_name(tile)}" for tile in range(TILES)],
        ROOM: [f"furnish {room}" for room in CASTLE_ROOMS],
        ANSWER: [f"answer {' and '.join(pair_herbs(pair))}" for pair in range(len(PAIR_HERBS))],
        SEAL: [f"seal {answer_name(answer)}" for answer in range(FIRST_ANSWER[-1])],
    }  # fmt: skip
    return [text for step in range(len(STEPS)) for text in by_step[step]]
