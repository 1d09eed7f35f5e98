"""Writing what a seat sees of another one, or of itself, into a row of entries."""

from queenswright.games.queensdale.observing.base import ONE_ENTRY, capped, rule
from queenswright.games.queensdale.observing.parts import (
    ABILITIES_HELD,
    AIM,
    BAKED,
    BUILDING_RANKS,
    BUILDINGS_BUILT,
    BUILT_IN,
    CLEARED,
    COUNTERS_USED,
    CROWN,
    DELIVERED,
    DICE_FACES,
    EARNED,
    ENTERED,
    EPOCH,
    FAME,
    FAMILY,
    FED,
    FIGURINES_HELD,
    FIRSTS_DONE,
    FRIEND,
    GATHERED,
    GATHERED_ANY,
    GIFT_USED,
    GOODS_HELD,
    HAS_CHOSEN_HUT,
    HAS_VOTED,
    HERBS_FOUND,
    HUTS,
    IS_MEANT,
    KNOWLEDGE,
    KNOWLEDGE_USED,
    LEFT_ROUND,
    MISSED,
    MONUMENT,
    MORALE,
    PLAYS,
    PLUNGER_USED,
    PROMISE,
    PROMISES_KEPT,
    QUARTER,
    REMOVED,
    RENOVATED,
    RIDER,
    ROBBERS_HELD,
    SCOUT_AREA,
    SCOUT_PLACE,
    SEALS,
    SECOND_DELIVERY,
    SHOWING,
    SIGNAL_USED,
    SPENT,
    TICKED,
    TOKENS,
    TOMES,
    TOWER,
    USED_ONCE,
)
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.state.board import HEXES, QUARTERS
from queenswright.games.queensdale.state.pieces import (
    DICE,
    FAME_SOURCES,
    FIGURINES,
    GOODS,
    NOTHING,
    SIDES,
    SITES,
    TOWER_SPACES,
)
from queenswright.kernel.observation import SET_BITS

FIGURINE_COUNT = len(FIGURINES)
GOOD_COUNT = len(GOODS)
SOURCE_COUNT = len(FAME_SOURCES)
PROMISE_ENTRIES = PROMISES_KEPT - PROMISE


@rule
def write_person(s, other, row):
    """Goal, goods and scout of a seat, into the part of the row that is about it."""
    row[PLAYS] = 1
    row[QUARTER] = s.quarter[other]
    row[FAMILY] = s.family[other]
    row[EPOCH] = s.epoch[other]
    row[TICKED] = s.ticked[other]
    row[AIM] = capped(s.aim[other])
    row[FAME] = capped(fame(s, other))
    for i in range(SOURCE_COUNT):
        row[EARNED + i] = capped(s.earned[other][i])
    for i in range(GOOD_COUNT):
        row[GOODS_HELD + i] = capped(s.goods[other][i])
    row[SEALS] = capped(s.seals[other])
    row[MORALE] = s.morale[other]
    for i in range(FIGURINE_COUNT):
        row[FIGURINES_HELD + i] = s.figurines[other][i]
    row[HUTS] = s.huts[other]
    row[SCOUT_AREA] = min(s.scout[other] // HEXES, QUARTERS)
    row[SCOUT_PLACE] = s.scout[other] - HEXES * min(s.scout[other] // HEXES, QUARTERS)
    row[GATHERED] = capped(s.gathered[other])
    row[TOKENS] = s.tokens[other]
    row[LEFT_ROUND] = s.left_round >> other & 1
    row[MISSED] = s.missed >> other & 1
    row[IS_MEANT] = s.told_seats >> other & 1
    row[GATHERED_ANY] = s.gathered_any >> other & 1
    row[PLUNGER_USED] = s.plunger_used >> other & 1
    row[SIGNAL_USED] = s.signal_used >> other & 1
    row[HAS_CHOSEN_HUT] = s.chosen_hut[other] != NOTHING
    row[HAS_VOTED] = (s.ballot[other] | s.voted[other] | s.answer[other]) != 0


@rule
def write_dice(s, other, row):
    """Its dice."""
    for die in range(DICE):
        for side in range(SIDES):
            row[DICE_FACES + SIDES * die + side] = s.dice[other][die][side]
    for die in range(DICE):
        row[SHOWING + die] = s.showing[other][die] + 1


@rule
def write_borough(s, other, row):
    """Its borough, and what it has on wall and road."""
    for i in range(SITES):
        row[BUILDINGS_BUILT + i] = s.site[other][i] + 1
    for i in range(SITES):
        row[BUILDING_RANKS + i] = max(0, s.rank[other][i])
    row[CLEARED] = s.cleared[other]
    for i in range(2):
        row[RENOVATED + i] = s.renovated[other] >> SET_BITS * i & ONE_ENTRY
    row[COUNTERS_USED] = s.counters_used[other]
    for i in range(TOWER_SPACES):
        row[TOWER + i] = s.tower[other][i] + 1
    row[TOMES] = s.tomes[other]
    row[MONUMENT] = s.monument[other]
    row[GIFT_USED] = s.gift_used[other]
    row[CROWN] = s.crown[other]
    row[BUILT_IN] = s.built_in[other]
    row[RIDER] = s.rider[other]
    for i in range(2):
        row[DELIVERED + i] = s.delivered[other] >> SET_BITS * i & ONE_ENTRY
    for i in range(2):
        row[ENTERED + i] = s.entered[other] >> SET_BITS * i & ONE_ENTRY
    row[SECOND_DELIVERY] = s.second_delivery[other]


@rule
def write_learned(s, other, row):
    """What it has learned, used and promised."""
    for i in range(2):
        row[USED_ONCE + i] = s.used[other] >> SET_BITS * i & ONE_ENTRY
    for i in range(2):
        row[ABILITIES_HELD + i] = s.abilities[other] >> SET_BITS * i & ONE_ENTRY
    for i in range(2):
        row[KNOWLEDGE + i] = s.knowledge[other] >> SET_BITS * i & ONE_ENTRY
    row[KNOWLEDGE_USED] = s.knowledge_used[other]
    row[FIRSTS_DONE] = s.firsts[other]
    for i in range(2):
        row[ROBBERS_HELD + i] = s.robbers[other] >> SET_BITS * i & ONE_ENTRY
    for i in range(PROMISE_ENTRIES):
        row[PROMISE + i] = s.promise[other] >> SET_BITS * i & ONE_ENTRY
    row[PROMISES_KEPT] = s.promises_kept[other]
    row[BAKED] = capped(s.baked[other])
    row[FED] = capped(s.fed[other])
    row[SPENT] = capped(s.spent[other])
    row[HERBS_FOUND] = s.herbs_found[other]
    for i in range(6):
        row[REMOVED + i] = s.removed[other] >> SET_BITS * i & ONE_ENTRY
    row[FRIEND] = s.friend[other]
