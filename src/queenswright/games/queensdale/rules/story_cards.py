"""QD-EPOCH-17, 20: what story cards change: the one that was read before this game, and those that are permanent.

A card is a row of the pack. What is new about an effect stands here, one function for each.
"""

from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.state.board import BAKERY, FAIR_SPACE, QUARTERS, RESOURCE_SPACES
from queenswright.games.queensdale.state.course import BUILD_DONE, STORY_CARDS, USED_ROLL
from queenswright.games.queensdale.state.effects import (
    BAKERY_PRICE,
    BAKERY_SPACES,
    BUILD_SAVES,
    CLAY_MORE,
    FAIR_SPACES,
    FEEDING_BREAD,
    FEEDING_LEVELS,
    FIRST_REROLL,
    GLEEMEN,
    HERB_FAME,
    HERB_KINDS,
    HUT_TIMBER_LESS,
    MARBLE_TIMBER,
    RAFT_STEPS,
    SCOUT_FURTHER,
    SECOND_ACTION,
    STONE_LESS,
    SURCHARGE_RELIEF,
    TENT_BREAD,
    TITHE_ABOVE,
    TRUMPETS_FROM,
)
from queenswright.games.queensdale.state.pieces import BREAD, FROM_HERB, GLEEMAN, GUILDER, REWARDS
from queenswright.games.queensdale.state.rule import rule
from queenswright.kernel.play import count_bits, lowest_bit

FAME_REWARD = REWARDS.index("fame")
CLAY_PLUS, STONE_PLUS = RESOURCE_SPACES.index("clay_plus"), RESOURCE_SPACES.index("stone_plus")


@rule
def told(pack, s, effect):
    """QD-EPOCH-20, QD-LATER-46: how much the card of this game and the permanent ones change something."""
    if s.stories == 0 and s.story == 0:
        return 0
    cards = s.stories & pack.permanent_stories
    if s.story > 0:
        cards |= 1 << s.story - 1
    cards &= pack.effect_stories[effect]
    total = 0
    while cards != 0:
        total += pack.story_effect[lowest_bit(cards)][effect]
        cards &= cards - 1
    return total


@rule
def further_steps(pack, s):
    """Mild spring: the steps more of every scout movement."""
    return told(pack, s, SCOUT_FURTHER)


@rule
def price_of_baking(pack, s):
    """Flour thieves: the basic resources that a bakery action costs."""
    return told(pack, s, BAKERY_PRICE)


@rule
def levels_of_feeding(pack, s):
    """Flour thieves, Cough season: the levels that a feeding of the poor raises morale by."""
    return 1 + told(pack, s, FEEDING_LEVELS)


@rule
def bread_more(pack, s):
    """Cough season: the bread that a feeding of the poor takes besides."""
    return told(pack, s, FEEDING_BREAD)


@rule
def by_rain(pack, s, kind):
    """Rain of weeks: what the +1 space for clay gives more, and that for stone less."""
    if kind == CLAY_PLUS:
        return told(pack, s, CLAY_MORE)
    if kind == STONE_PLUS:
        return -told(pack, s, STONE_LESS)
    return 0


@rule
def give_gleemen(pack, s, seat):
    """Travelling players: gleemen out of the bag, as long as there are some."""
    for _ in range(told(pack, s, GLEEMEN)):
        if s.bag[GLEEMAN] > 0:
            s.bag[GLEEMAN] -= 1
            s.figurines[seat][GLEEMAN] += 1


@rule
def take_tithe(pack, s):
    """Royal tithe: by what everybody has when the round ends, the rich return a guilder and the poorest gain one."""
    above = told(pack, s, TITHE_ABOVE)
    if above == 0:
        return
    fewest = s.goods[0][GUILDER]
    for seat in range(1, s.players):
        fewest = min(fewest, s.goods[seat][GUILDER])
    for seat in range(s.players):
        held = s.goods[seat][GUILDER]
        s.goods[seat][GUILDER] += int(held == fewest) - int(held > above)


@rule
def gather_honey(pack, s, me, reward):
    """Bees: the fame more of a herb token with fame."""
    if reward == FAME_REWARD:
        s.earned[me][FROM_HERB] += told(pack, s, HERB_FAME)


@rule
def saved_by_apprentices(pack, s, me):
    """Apprentices: the timber, stone or clay that the first build action of a player in this game costs less."""
    if s.firsts[me] & BUILD_DONE:
        return 0
    return told(pack, s, BUILD_SAVES)


@rule
def note_first_build(pack, s, me):
    """Apprentices: a build action is the first of a game once only."""
    if told(pack, s, BUILD_SAVES) > 0:
        s.firsts[me] |= BUILD_DONE


@rule
def more_spaces(pack, s, kind):
    """QD-LATER-46, The well, Market fair: further spaces of a kind."""
    if kind == BAKERY:
        return told(pack, s, BAKERY_SPACES)
    if kind == FAIR_SPACE:
        return told(pack, s, FAIR_SPACES)
    return 0


@rule
def timber_for_marble(pack, s, me):
    """Collapsed shaft: the timber that a marble space costs, nothing for owners of a carpenter's yard."""
    timber = told(pack, s, MARBLE_TIMBER)
    if timber > 0 and bonus(pack, s, me, HUT_TIMBER_LESS) > 0:
        return 0
    return timber


@rule
def relief(pack, s, me):
    """Auditors: the guilders less of a rank's surcharge for players behind the leader."""
    guilders = told(pack, s, SURCHARGE_RELIEF)
    if guilders > 0:
        for seat in range(s.players):
            if s.epoch[seat] > s.epoch[me]:
                return guilders
    return 0


@rule
def note_herb(pack, s, me, herb):
    """The physician's list: a seal for whoever has gathered enough different herbs in this game."""
    needed = told(pack, s, HERB_KINDS)
    if needed == 0 or s.herbs_found[me] >> herb & 1:
        return
    s.herbs_found[me] |= 1 << herb
    if count_bits(s.herbs_found[me]) == needed:
        s.seals[me] += 1


@rule
def fill_tents(pack, s):
    """Lost sheep: there is bread in every tent, also in those of quarters that nobody plays."""
    if told(pack, s, TENT_BREAD) > 0:
        s.tents = (1 << QUARTERS) - 1


@rule
def has_bread(s, me, quarter):
    """Lost sheep: whether a player's scout would find bread in the tent of a quarter."""
    return s.tents >> quarter & 1 == 1 and s.quarter[me] != quarter


@rule
def enter_tents(pack, s, me):
    """Lost sheep: the first foreign scout in a tent takes its bread."""
    for quarter in range(QUARTERS):
        if s.scout[me] == pack.tent[quarter] and has_bread(s, me, quarter):
            s.tents ^= 1 << quarter
            s.goods[me][BREAD] += told(pack, s, TENT_BREAD)


@rule
def note_action(pack, s, kind):
    """Night shift: the action that a player may carry out a second time in this turn."""
    if told(pack, s, SECOND_ACTION) > 0:
        s.action = kind + 1


@rule
def raft_steps(pack, s):
    """QD-LATER-46, The raft: the steps that entering it costs, 0 without it."""
    return told(pack, s, RAFT_STEPS)


@rule
def keeps_as_friend(pack, s, me, column):
    """Old friends: what a removed tower tile keeps of one thing after this game."""
    if s.friend[me] == 0:
        return 0
    return pack.keep[pack.tile_keep[s.friend[me] - 1]][column]


@rule
def remember_tile(pack, s, me, tile):
    """Old friends: a tower tile that was replaced may return for a day."""
    if pack.mechanism_from[STORY_CARDS] <= s.opened:
        s.removed[me] |= 1 << tile


@rule
def note_reroll(pack, s, me):
    """Lantern night: a player has rolled again in this round."""
    if told(pack, s, FIRST_REROLL) > 0:
        s.used[me] |= 1 << USED_ROLL


@rule
def has_first_reroll(pack, s, me):
    """Lantern night: whether the next re-roll of a player is the first one of the round."""
    return told(pack, s, FIRST_REROLL) > 0 and s.used[me] >> USED_ROLL & 1 == 0


@rule
def trumpets(pack, s, level):
    """Flags on the quay: how often the trumpet of a morale level counts, twice from some level on."""
    first = told(pack, s, TRUMPETS_FROM)
    if first > 0 and level >= first:
        return 2
    return 1
