"""QD-COMP: what players gain comes from the supply, which never runs out. Gains are rows of the pack.

Goods are given at once; anything that asks a player or can trigger further effects waits on the agenda.
"""

from queenswright.games.queensdale.refusals import ALLOWED, NOT_THIS_GOOD
from queenswright.games.queensdale.rules.board import has_boars
from queenswright.games.queensdale.rules.character import blow_trumpets
from queenswright.games.queensdale.state.board import SHRUBS
from queenswright.games.queensdale.state.effects import (
    GAIN_CHOICE,
    GAIN_CLAIRVOYANT,
    GAIN_FAME,
    GAIN_FIGURINE,
    GAIN_MORALE,
    GAIN_SEAL,
    GAIN_TOKEN,
    GAIN_TOME,
    GAIN_TRUMPET,
    GAINS,
)
from queenswright.games.queensdale.state.pieces import BASIC, GOODS, NOTHING, SITES, TOWER_SPACES
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import (
    DRAW,
    GAIN,
    PICK,
    ROUSE,
    TAKE,
    fame_source,
    gain_argument,
    goods_to_pick,
    offered_goods,
    owed_row,
    pick_argument,
)
from queenswright.kernel.play import count_bits, nth_bit

COLUMNS = len(GAINS)
GOOD_KINDS = len(GOODS)
ANY_TOKEN, NEAR_TOKEN = 0, 1


@rule
def ask_pick(s, me, count, allowed):
    """QD-COMP-29: let a player take this many goods of their choice."""
    push(s, PICK, me, pick_argument(allowed, count, 0))


@rule
def refuse_pick(i, argument):
    """QD-COMP-29, QD-MARKET-03: only the goods that are offered."""
    if offered_goods(argument) >> i & 1 == 0:
        return NOT_THIS_GOOD
    return ALLOWED


@rule
def pick(s, me, i, argument):
    """QD-COMP-28: one piece from the supply."""
    pop(s)
    s.goods[me][i] += 1
    left = goods_to_pick(argument) - 1
    if left > 0:
        push(s, PICK, me, pick_argument(offered_goods(argument), left, i))


@rule
def meet_clairvoyant(s, me):
    """QD-CLAIR-01, 06, QD-HERB-13: the top card goes to the drawer for good; an empty deck gives a basic resource."""
    if s.clairvoyant_deck == 0:
        ask_pick(s, me, 1, BASIC)
    else:
        card = nth_bit(s.clairvoyant_deck, draw(s, count_bits(s.clairvoyant_deck)))
        s.clairvoyant_deck ^= 1 << card
        s.clairvoyant[card] = me


@rule
def tokens_left(pack, s):
    """Whether a herb token lies on the map where it can be gathered."""
    for shrub in range(SHRUBS):
        if s.herb[shrub] != NOTHING and not has_boars(pack, s, shrub):
            return True
    return False


@rule
def bestow(pack, s, me, column, amount, source):
    """Give one column of a row of gains."""
    if column < GOOD_KINDS:
        s.goods[me][column] += amount
    elif column == GAIN_SEAL:
        s.seals[me] += amount
    elif column == GAIN_TOME:
        s.tomes[me] = min(s.tomes[me] + amount, pack.most_tomes)
    elif column == GAIN_FAME:
        s.earned[me][source] += amount
    elif column == GAIN_TRUMPET:
        blow_trumpets(pack, s, me, amount)
    elif column == GAIN_CHOICE:
        ask_pick(s, me, amount, BASIC)
    elif column == GAIN_CLAIRVOYANT:
        meet_clairvoyant(s, me)
    elif column == GAIN_TOKEN:
        if tokens_left(pack, s):
            push(s, TAKE, me, ANY_TOKEN)
    elif column == GAIN_MORALE:
        push(s, ROUSE, me, amount)
    elif column == GAIN_FIGURINE:
        push(s, DRAW, me, amount)


@rule
def owe(s, me, row, source):
    """Put a row of gains on the agenda, to be given when its turn comes."""
    if row > 0:
        push(s, GAIN, me, gain_argument(row, source))


@rule
def give(pack, s, me, argument):
    """Give a row of gains, all columns."""
    pop(s)
    row = owed_row(argument)
    for column in range(COLUMNS):
        if pack.gain[row][column] != 0:
            bestow(pack, s, me, column, pack.gain[row][column], fame_source(argument))


@rule
def income(pack, s, me, column):
    """QD-MORALE-03, 12, QD-MANU-08: what all of a player's pink buildings and pink tower tiles give of one thing."""
    total = 0
    for site in range(SITES):
        building = s.site[me][site]
        if building != NOTHING:
            total += pack.gain[pack.building_income[building]][column]
    for space in range(TOWER_SPACES):
        tile = s.tower[me][space]
        if tile != NOTHING:
            total += pack.gain[pack.tile_income[tile]][column]
    return total
