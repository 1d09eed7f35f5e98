"""How good a position is for a seat: what a good beginner looks at, as numbers.

A campaign is a race through nine goals, and each game a race to a player's own goal. The estimate counts fame, goods on
hand and what lasts for later games, in units of buildings: one hundred is a building.
"""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.dice import dice_last_worth, seals_worth
from queenswright.games.queensdale.judgement.prices import (
    FIGURINE,
    GOOD_KINDS,
    PERCENT,
    abilities_worth,
    building_worth,
    face_worth,
    row_worth,
    tile_worth,
)
from queenswright.games.queensdale.judgement.target import (
    MANY,
    brings_fame,
    has_built_all,
    has_space,
    nearest_target,
    price_of,
    useless_dice,
    wants_huts,
)
from queenswright.games.queensdale.judgement.weights import LESSONS_HELP, NAMES
from queenswright.games.queensdale.rules.ability import is_used
from queenswright.games.queensdale.rules.board import dice_left, has_boars
from queenswright.games.queensdale.rules.build import ACTIONS
from queenswright.games.queensdale.rules.campaign import leading_epoch, place
from queenswright.games.queensdale.rules.character import fame, surplus
from queenswright.games.queensdale.rules.herb import steps_between, way
from queenswright.games.queensdale.rules.store import capacity_for
from queenswright.games.queensdale.state.board import SHRUBS
from queenswright.games.queensdale.state.cards import CARDS
from queenswright.games.queensdale.state.course import (
    CROWNS,
    EPOCHS,
    FINALE,
    GREEN,
    HUTS,
    LEARNING,
    PLAY,
    RANKING,
    READING,
    RUNNING,
    START,
    STORAGE,
    SUPPER,
    TOLD,
    TOWERS,
    USED_PROMISE,
)
from queenswright.games.queensdale.state.effects import (
    GAIN_FAME,
    GAIN_TOME,
    GAIN_TRUMPET,
    KEEP_ANY,
    KEEP_FIGURINE,
    KEEP_MATERIAL,
)
from queenswright.games.queensdale.state.pieces import (
    BREAD,
    DICE,
    FIGURINES,
    GUILDER,
    MARBLE,
    NOTHING,
    SIDES,
    SITES,
    STONE,
    TIMBER,
    TOWER_SPACES,
)
from queenswright.games.queensdale.steps import ROLL
from queenswright.kernel.play import count_bits

FIGURINE_KINDS = len(FIGURINES)
SEAL = NAMES.index("seal")
CRAFTSMAN = NAMES.index("craftsman")
(
    SURPLUS, GOAL, RED, EPOCH, MISSING, PIECE, HUT_TIMBER, SPARE_GUILDER, FIRST_BREAD, SPARE_BREAD,
) = range(NAMES.index("surplus"), NAMES.index("spare_bread") + 1)  # fmt: skip
NEAR_TOKEN, INCOME_NEAR, TRUMPET_NEAR, KEPT = range(NAMES.index("near_token"), NAMES.index("kept") + 1)
BOROUGH, DICE_LAST, STAGE = NAMES.index("borough"), NAMES.index("dice"), NAMES.index("stage")
CROWN, ROBBER = NAMES.index("crown"), NAMES.index("robber")
PROMISE = NAMES.index("promise")
PARTS = ("epochs", "fame", "hand", "kept", "borough", "seals", "between")
"""What `worth` adds up."""
PART_EPOCHS, PART_FAME, PART_HAND, PART_KEPT, PART_BOROUGH, PART_SEALS, PART_BETWEEN = range(len(PARTS))
PART_COUNT = len(PARTS)

FULL_USE = 8
"""Dice to come with which everything on hand will be used."""
GAMES_PER_EPOCH = 2
MOST_MISSING = 8
HUT_TIMBERS = 3
ENOUGH = 8
"""Pieces of one kind, or guilders: more of them are of no use."""
SOME_BREAD = 2
SIGHT = 6
LEVELS_APART = 3
VICTORY = 1 << 20
UNIT = 10
"""Weights are in thousandths of a building, the result is in hundredths."""

SCALE, SCALE_ALONE = 4, 2
"""A campaign is decided by more than one building, a single game by little more."""


@rule
def is_alone(s):
    """Whether a campaign is taken up for a single game: then all that counts is who is first in it (QD-END-04)."""
    return s.games == 1 and s.played_before > 0


@rule
def outcome(pack, s, seat):
    """The place that a seat plays for: in the campaign, or in the only game."""
    if is_alone(s):
        for place_in_game in range(s.players):
            if s.ranking[place_in_game] == seat:
                return place_in_game + 1
    return place(pack, s, seat)


@rule
def is_decided(s):
    """Whether nothing that is still to come changes who has won."""
    if s.ended != RUNNING:
        return True
    return is_alone(s) and s.phase in (TOLD, TOWERS, LEARNING, CROWNS, STORAGE, FINALE)


@rule
def games_to_come(s):
    """An estimate of how many games are still to be played."""
    left = GAMES_PER_EPOCH * (EPOCHS + 1 - leading_epoch(s))
    if s.games > 0:
        left = min(left, s.played_before + s.games - s.game_number)
    if s.phase in (READING, SUPPER) or GREEN <= s.phase <= START:
        left += 1
    return left


@rule
def dice_to_come(pack, s, me):
    """An estimate of how many dice a seat can still place before the game ends."""
    rounds = PERCENT * PERCENT
    for seat in range(s.players):
        missing = max(0, s.aim[seat] - fame(s, seat))
        if seat != me or missing == 0:
            rounds = min(rounds, missing * PERCENT // pack.build_fame[s.epoch[seat]])
    dice = rounds * DICE // PERCENT
    if s.left_round >> me & 1 == 0:
        dice += count_bits(dice_left(s, me))
    return dice


@rule
def fame_worth(pack, s, me, weights):
    """The value of fame, up to the goal and beyond it."""
    earned = fame(s, me)
    build = pack.build_fame[s.epoch[me]]
    total = min(earned, s.aim[me]) * weights[GAIN_FAME] // build
    if is_alone(s):
        total = surplus(s, me) * weights[GAIN_FAME] // build
    if earned >= s.aim[me]:
        return total + weights[GOAL] + (earned - s.aim[me]) * weights[SURPLUS] // build
    if earned >= pack.red_from[s.epoch[me]]:
        return total + weights[RED]
    return total


@rule
def goods_worth(pack, s, me, weights):
    """The value of goods, figurines and tokens on hand: for the next building, for huts, and otherwise.

    Once all is built goods pay for throws, and figurines are for what they do by themselves.
    """
    found = nearest_target(pack, s, me)
    option = found % MANY
    total = weights[MISSING] * MOST_MISSING
    piece = weights[PIECE]
    figurine = PERCENT
    if option < ACTIONS:
        total -= weights[MISSING] * min(found // MANY, MOST_MISSING)
    else:
        piece //= 2
        figurine //= 2
    for good in range(GUILDER):
        total += piece * min(s.goods[me][good], ENOUGH)
    total += piece * s.goods[me][MARBLE]
    if wants_huts(s, me):
        over = s.goods[me][TIMBER]
        if option < ACTIONS:
            over = max(0, over - price_of(pack, option, TIMBER))
        total += weights[HUT_TIMBER] * min(over, HUT_TIMBERS)
    total += weights[SPARE_GUILDER] * min(s.goods[me][GUILDER], ENOUGH)
    bread = s.goods[me][BREAD]
    total += weights[FIRST_BREAD] * min(bread, SOME_BREAD) + weights[SPARE_BREAD] * max(0, bread - SOME_BREAD)
    for kind in range(FIGURINE_KINDS):
        total += weights[CRAFTSMAN + kind] * s.figurines[me][kind] * figurine // PERCENT
    return total + weights[ROBBER] * count_bits(s.robbers[me])


@rule
def income_worth(pack, s, me, weights):
    """The value of one income."""
    total = 0
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            total += row_worth(pack, pack.building_income[s.site[me][site]], s.epoch[me], weights)
    for space in range(TOWER_SPACES):
        if s.tower[me][space] != NOTHING:
            total += row_worth(pack, pack.tile_income[s.tower[me][space]], s.epoch[me], weights)
    return total


@rule
def nearness(levels, morale):
    """How near the next symbol of a kind is: 2 when the next level shows it, 0 when it is far or there is none."""
    if levels >> morale + 1 & 1:
        return 2
    return levels >> morale + 2 & 1


@rule
def morale_worth(pack, s, me, weights):
    """The value of being near the next income and the next trumpet."""
    trumpet = weights[GAIN_TRUMPET] * pack.trumpet_fame[s.epoch[me]] // pack.build_fame[s.epoch[me]]
    total = nearness(pack.trumpet_levels, s.morale[me]) * trumpet * weights[TRUMPET_NEAR]
    near = nearness(pack.pink_levels, s.morale[me])
    if near > 0:
        total += near * income_worth(pack, s, me, weights) * weights[INCOME_NEAR]
    return total // (LEVELS_APART * PERCENT)


@rule
def tokens_worth(pack, s, me, weights):
    """The value of the tokens around the scout that it may gather, including those of a hut just chosen."""
    road = way(pack, s, me)
    huts = s.huts[me]
    if s.chosen_hut[me] != NOTHING:
        huts = 1 << s.chosen_hut[me] | s.more_huts[me]
    total = 0
    for shrub in range(SHRUBS):
        if s.herb[shrub] != NOTHING and huts >> s.herb[shrub] & 1:
            distance = steps_between(pack, s, road, s.scout[me], pack.shrub_space[shrub])
            if distance < SIGHT and not has_boars(pack, s, shrub):
                total += SIGHT - distance
    return total * weights[NEAR_TOKEN] // SIGHT


@rule
def throw_worth(pack, s, me, die, weights):
    """The average value of a throw of a die; of what brings fame alone, once all is built."""
    total = 0
    is_for_fame = has_built_all(pack, s, me)
    for side in range(SIDES):
        face = s.dice[me][die][side]
        if has_space(pack, s, me, face) and (not is_for_fame or brings_fame(pack, s, me, face)):
            total += face_worth(pack, face, s.epoch[me], weights)
    return total // SIDES


@rule
def dice_worth(pack, s, me, weights):
    """The value of the unplaced dice. Before a throw, useless ones are worth an average throw."""
    if s.left_round >> me & 1:
        return 0
    useless = useless_dice(pack, s, me)
    rolls = s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == ROLL and s.turn_seat == me
    total = 0
    for die in range(DICE):
        if s.showing[me][die] != NOTHING:
            if useless >> die & 1 == 0:
                total += face_worth(pack, s.showing[me][die], s.epoch[me], weights)
            elif rolls:
                total += throw_worth(pack, s, me, die, weights)
    return total


@rule
def hand_worth(pack, s, me, weights):
    """The value of what helps in this game, as far as there is time to use it."""
    total = goods_worth(pack, s, me, weights) + dice_worth(pack, s, me, weights)
    total += morale_worth(pack, s, me, weights) + tokens_worth(pack, s, me, weights)
    if not is_used(s, me, USED_PROMISE):
        total += weights[PROMISE] * count_bits(s.promise[me])
    return total * min(dice_to_come(pack, s, me), FULL_USE) // FULL_USE


@rule
def kept_worth(pack, s, me, weights):
    """The value of what would be carried into the next game."""
    total = weights[GUILDER] * min(s.goods[me][GUILDER], capacity_for(pack, s, me, GUILDER))
    over = 0
    for good in range(GUILDER):
        room = capacity_for(pack, s, me, good)
        total += weights[good] * min(s.goods[me][good], room)
        over += max(0, s.goods[me][good] - room)
    room = capacity_for(pack, s, me, KEEP_MATERIAL) + capacity_for(pack, s, me, KEEP_ANY)
    total += weights[STONE] * min(over, room)
    for good in range(BREAD, GOOD_KINDS):
        total += weights[good] * min(s.goods[me][good], capacity_for(pack, s, me, good))
    figurines = 0
    for kind in range(FIGURINE_KINDS):
        figurines += s.figurines[me][kind]
    total += weights[FIGURINE] * min(figurines, capacity_for(pack, s, me, KEEP_FIGURINE))
    return total * weights[KEPT] // PERCENT


@rule
def knowledge_worth(pack, s, me):
    """The value of the player's knowledge cards in one game."""
    total = 0
    for card in range(CARDS):
        if s.knowledge[me] >> card & 1:
            total += LESSONS_HELP[pack.knowledge_lesson[card]]
    return total


@rule
def borough_worth(pack, s, me, weights):
    """The value of the player's buildings, monument, abilities and knowledge in one game."""
    total = weights[STAGE] * s.monument[me] + abilities_worth(pack, s.abilities[me], weights)
    total += knowledge_worth(pack, s, me)
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            total += building_worth(pack, s.site[me][site], s.epoch[me], weights)
    return total


@rule
def tower_and_dice_worth(pack, s, me, weights):
    """The value of tower and dice in one game; they change only between games."""
    total = 0
    for space in range(TOWER_SPACES):
        if s.tower[me][space] != NOTHING:
            total += tile_worth(pack, s.tower[me][space], s.epoch[me], weights)
    return total + dice_last_worth(pack, s, me, weights)


@rule.entry
def worth(pack, s, me, weights, features):
    """How good the position is for a seat; 100 is a building."""
    if is_decided(s):
        if outcome(pack, s, me) == 1:
            return VICTORY
        return -VICTORY
    games = games_to_come(s)
    for part in range(PART_COUNT):
        features[part] = 0
    if not is_alone(s):
        features[PART_EPOCHS] = weights[EPOCH] * (2 * s.epoch[me] + s.ticked[me]) // 2
        features[PART_KEPT] = kept_worth(pack, s, me, weights)
    if games > 0:
        features[PART_KEPT] += weights[GAIN_TOME] * s.tomes[me]
    features[PART_BOROUGH] = borough_worth(pack, s, me, weights) * games * weights[BOROUGH] // PERCENT
    seals = s.seals[me] * weights[SEAL]
    if s.phase not in (PLAY, START) and s.seals[me] > 0:
        seals = seals_worth(pack, s, me, games, weights)
    features[PART_SEALS] = seals * games * weights[DICE_LAST] // PERCENT
    features[PART_SEALS] += s.crown[me] * weights[CROWN] // pack.build_fame[s.epoch[me]]
    if s.phase in (PLAY, START):
        features[PART_FAME] = fame_worth(pack, s, me, weights)
        features[PART_HAND] = hand_worth(pack, s, me, weights)
    elif is_alone(s) and s.phase == RANKING:
        features[PART_FAME] = fame_worth(pack, s, me, weights)
    else:
        features[PART_BETWEEN] = tower_and_dice_worth(pack, s, me, weights) * games * weights[DICE_LAST] // PERCENT
        if s.phase == HUTS:
            features[PART_BETWEEN] += tokens_worth(pack, s, me, weights)
    total = 0
    for part in range(PART_COUNT):
        total += features[part]
    return total // UNIT


@rule
def judge(pack, s, weights, features, best):
    """What the search expects of a position for every seat: 64 more doubles the odds of winning."""
    scale = SCALE
    if is_alone(s):
        scale = SCALE_ALONE
    for seat in range(s.players):
        best[seat] = worth(pack, s, seat, weights, features) // scale
