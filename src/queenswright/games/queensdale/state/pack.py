"""The record of a content pack of The Rise of Queensdale: what the rules read of it (`content/pack.py` fills it)."""

from queenswright.games.queensdale.state.board import (
    BRANCHES,
    CASTLE_ROOMS,
    CAVES,
    FINDS,
    QUARTERS,
    SHRUBS,
    SLOTS,
    SPACE_KINDS,
    SPACES,
    WAYS,
)
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    CARDS,
    CAUSES,
    CHAPTER_PAGES,
    COURIER_CARDS,
    GIFTS,
    HERB_CLUES,
    ORDER_CARDS,
    SELLERS,
    STORIES,
    STORY_COLOURS,
    TOLD_CARDS,
    VOTES,
)
from queenswright.games.queensdale.state.course import BUILD_USES, EPOCHS, MECHANISMS
from queenswright.games.queensdale.state.effects import GAIN_ROWS, GAINS, KEEP_ROWS, KEEPS, PAYS, STORY_EFFECTS
from queenswright.games.queensdale.state.pieces import (
    EPOCHS_BEHIND,
    FACES,
    FAMILIES,
    FIGURINES,
    GOODS,
    HERBS,
    RANKS,
    REWARDS,
    ROBBERS,
    SEATS,
    SECTORS,
    SIDES,
    TILES,
    TYPES,
)
from queenswright.kernel.layout import Layout

PACK = Layout(
    "QueensdalePack",
    [
        ("starting_guilders", "i2"),
        ("starting_seals", "i2"),
        ("hut_supply", "i2"),
        ("last_round", "i2"),
        ("hut_timber", "i2"),
        ("market_guilders", "i2"),
        ("market_resources", "i2"),
        ("wage", "i2"),
        ("bakery_bread", "i2"),
        ("hire_guilders", "i2"),
        ("hire_bread", "i2"),
        ("craftsman_saves", "i2"),
        ("farm_guilders", "i2"),
        ("farm_items", "i2"),
        ("doubled_choice", "i2"),
        ("plunger_from", "i2"),
        ("mechanism_from", "i1", (len(MECHANISMS),)),
        ("told_kind", "i1", (TOLD_CARDS,)),
        ("told_epoch", "i1", (TOLD_CARDS,)),
        ("told_branch", "i1", (TOLD_CARDS,)),
        ("told_effect", "i1", (TOLD_CARDS,)),
        ("told_vote", "i1", (TOLD_CARDS,)),
        ("told_favour", "i1", (TOLD_CARDS,)),
        ("first_story", "i1"),
        ("story_from", "i1", (len(STORY_COLOURS),)),
        ("story_deck", "i4", (len(STORY_COLOURS),)),
        ("permanent_stories", "i4"),
        ("story_effect", "i1", (STORIES, len(STORY_EFFECTS))),
        ("effect_stories", "i4", (len(STORY_EFFECTS),)),
        ("vote_options", "i1", (len(VOTES),)),
        ("remedy", "i1"),
        ("clue_from", "i1", (HERB_CLUES,)),
        ("clue_herbs", "i1", (HERB_CLUES,)),
        ("cause_card", "i1", (len(CAUSES),)),
        ("seller_card", "i1", (len(SELLERS),)),
        ("tome_guilders", "i2"),
        ("most_tomes", "i2"),
        ("stage_rivets", "i2"),
        ("monument_gain", "i2"),
        ("gift_saves", "i2"),
        ("gift_steps", "i2"),
        ("gift_items", "i2"),
        ("second_ability_from", "i2"),
        ("ability_family", "i1", (ABILITY_CARDS,)),
        ("ability_effect", "i1", (ABILITY_CARDS,)),
        ("ability_amount", "i1", (ABILITY_CARDS,)),
        ("ability_gain", "i1", (ABILITY_CARDS,)),
        ("chapter_from", "i1", (len(CHAPTER_PAGES),)),
        ("page_gift", "i1", (len(GIFTS),)),
        ("knowledge_tomes", "i2"),
        ("knowledge_count", "i2"),
        ("knowledge_lesson", "i1", (CARDS,)),
        ("knowledge_amount", "i1", (CARDS,)),
        ("knowledge_price", "i1", (CARDS,)),
        ("crown_value", "i1", (EPOCHS + 2,)),
        ("crown_seals", "i2"),
        ("crown_share", "i2"),
        ("robber_tokens", "i1", (EPOCHS_BEHIND + 1,)),
        ("robber_effect", "i1", (ROBBERS,)),
        ("robber_gain", "i1", (ROBBERS,)),
        ("robber_amount", "i1", (ROBBERS,)),
        ("sector_gain", "i1", (SECTORS,)),
        ("promise_needs", "i1", (len(FAMILIES),)),
        ("promise_games", "i2"),
        ("promise_gain", "i2"),
        ("promise_last", "i2"),
        ("building_colour", "i1", (TYPES,)),
        ("order_price", "i1", (ORDER_CARDS, len(PAYS))),
        ("order_trumpets", "i1", (ORDER_CARDS,)),
        ("order_gain", "i1", (ORDER_CARDS,)),
        ("wall_bonus", "i1", (SLOTS,)),
        ("wall_gift", "i1"),
        ("wall_quarters_from", "i1"),
        ("road_bonus", "i1"),
        ("rider_stations", "i1", (2,)),
        ("quarter_good", "i1", (QUARTERS,)),
        ("delivery_here", "i1", (SLOTS,)),
        ("delivery_next", "i1", (SLOTS,)),
        ("delivery_bread", "i1", (SLOTS,)),
        ("delivery_gain", "i1", (SLOTS,)),
        ("round_trip_gain", "i1"),
        ("find_gain", "i1", (len(BRANCHES) + 1, FINDS)),
        ("find_rivets", "i1", (len(BRANCHES) + 1, FINDS)),
        ("find_deliveries", "i1", (len(BRANCHES) + 1, FINDS)),
        ("room_gain", "i1", (len(CASTLE_ROOMS),)),
        ("room_players", "i1", (len(CASTLE_ROOMS),)),
        ("most_rooms", "i1", (SEATS + 1,)),
        ("figurines", "i1", (len(FIGURINES),)),
        ("figurine_from", "i1", (len(FIGURINES),)),
        ("figurine_gain", "i1", (len(FIGURINES),)),
        ("goal", "i2", (EPOCHS + 2,)),
        ("build_fame", "i2", (EPOCHS + 2,)),
        ("hut_fame", "i2", (EPOCHS + 2,)),
        ("trumpet_fame", "i2", (EPOCHS + 2,)),
        ("red_from", "i2", (EPOCHS + 2,)),
        ("doubled", "i1", (EPOCHS + 2,)),
        ("pink_levels", "i4"),
        ("trumpet_levels", "i4"),
        ("morale_top", "i2"),
        ("token_split", "i1", (len(HERBS), len(REWARDS))),
        ("reward_gain", "i1", (len(REWARDS),)),
        ("spaces", "i1", (SEATS + 1, len(SPACE_KINDS))),
        ("space_from", "i1", (len(SPACE_KINDS),)),
        ("scout_steps", "i1", (3,)),
        ("gain", "i1", (GAIN_ROWS, len(GAINS))),
        ("keep", "i1", (KEEP_ROWS, len(KEEPS))),
        ("building_from", "i1", (TYPES,)),
        ("building_price", "i1", (TYPES, len(GOODS))),
        ("building_ranks", "i1", (SEATS + 1, TYPES)),
        ("building_rivets", "i1", (TYPES,)),
        ("building_income", "i1", (TYPES,)),
        ("building_built", "i1", (TYPES,)),
        ("building_keep", "i1", (TYPES,)),
        ("building_modifier", "i1", (TYPES,)),
        ("building_amount", "i1", (TYPES,)),
        ("rank_guilders", "i1", (RANKS,)),
        ("cheapest", "i2"),
        ("use_from", "i1", (len(BUILD_USES),)),
        ("use_price", "i1", (len(BUILD_USES), len(GOODS))),
        ("use_limit", "i1", (len(BUILD_USES),)),
        ("tile_start", "i1", (TILES,)),
        ("tile_income", "i1", (TILES,)),
        ("tile_keep", "i1", (TILES,)),
        ("tile_power", "i1", (TILES,)),
        ("tile_rivets", "i1", (TILES,)),
        ("starting_faces", "i1", (SIDES,)),
        ("face_goods", "i1", (FACES,)),
        ("face_yield", "i1", (FACES,)),
        ("face_action", "i1", (FACES,)),
        ("face_occupied", "i1", (FACES,)),
        ("face_gain", "i1", (FACES,)),
        ("face_purple", "i1", (FACES,)),
        ("face_card", "i1", (FACES,)),
        ("face_saves", "i1", (FACES,)),
        ("face_after", "i1", (FACES,)),
        ("face_steps", "i1", (FACES,)),
        ("face_change", "i1", (FACES,)),
        ("face_mirror", "i1", (FACES,)),
        ("face_price", "i1", (FACES,)),
        ("face_from", "i1", (FACES,)),
        ("face_copies", "i1", (SEATS + 1, FACES)),
        ("card_instant", "i1", (COURIER_CARDS,)),
        ("card_lasting", "i1", (COURIER_CARDS,)),
        ("card_amount", "i1", (COURIER_CARDS,)),
        ("card_gain", "i1", (COURIER_CARDS,)),
        ("card_other_gain", "i1", (COURIER_CARDS,)),
        ("closed", "i1", (len(SPACE_KINDS),)),
        ("reroll_goods", "i2"),
        ("tent", "i2", (QUARTERS,)),
        ("shrub_space", "i2", (SHRUBS,)),
        ("shrub_at", "i1", (SPACES + 1,)),
        ("by_bridge", "i1", (SHRUBS,)),
        ("distance", "i1", (WAYS, CAVES, SPACES, SPACES)),
        ("to_raft", "i1", (WAYS, CAVES, SPACES)),
        ("from_raft", "i1", (WAYS, CAVES, SPACES)),
    ],
)
"""By field where it is not plain from its name:

*_from           the epoch that brings it, NEVER when left out
figurine_gain, reward_gain, robber_gain, building_income, building_built, tile_start, tile_income, face_gain,
face_after, card_gain, card_other_gain, monument_gain, ability_gain, page_gift, sector_gain, promise_gain,
promise_last, order_gain, room_gain
                 a row of `gain`; row 0 is empty
*_bonus, wall_gift, delivery_gain, round_trip_gain, find_gain   likewise
find_*           by branch: what is found under the wall or along the road, in order
delivery_*       what the three stations of a quarter take: of its resource, of the next quarter's, bread
gift_*           what a finished monument gives: pieces that the first craftsman saves, steps, items kept
*_keep           a row of `keep`; row 0 is empty
goal ... doubled by epoch 1 to 9; entry 0 is empty, entry 10 repeats 9 (nobody plays on after epoch 9)
*_levels         bit sets of levels of the morale bar
spaces, building_ranks, face_copies, most_rooms   by number of players (2 to 4)
room_players     the fewest players who have the room in their castle
building_ranks   bit set of ranks
building_price   in goods, without the surcharge of the rank
building_rivets  rivets beyond those of the rank (rank + 1)
building_modifier, building_amount   an entry of MODIFIERS and how much
promise_needs    by family: how many parts keep the promise
ability_effect, ability_amount   an entry of ABILITY_EFFECTS and how much
knowledge_*      by card, in the order of KNOWLEDGE_CARDS: an entry of LESSONS, how much, and what it costs to use it
cheapest         the lowest number of timber, stone and clay that any build action costs
told_*           by card that is read aloud to all: its kind, epoch, branch (0: both), effect, vote and favour (+ 1)
first_story      the first story card among those that are read aloud
story_from       by colour: the first epoch in which its story cards are read
story_deck       by colour: bit set of its cards
permanent_stories   bit set of the cards that stay in force
story_effect     by story card: amounts of STORY_EFFECTS
effect_stories   by effect: bit set of the cards that have it
vote_options     how many options a vote has
remedy           bit set of the two herbs
cause_card, seller_card   the number of the card that first names an answer of the casebook
clue_from, clue_herbs   the epoch whose cards hold a clue, and the bit set of herbs that it rules out
tile_*           by tile: 4 * (epoch - 1) + 0..3 for a, b, c, d
face_goods       bit set of timber, stone, clay, guilder that the face shows
face_yield       pieces on a resource space
face_purple      1 for a face that is used on the purple space
face_card        the number card that says what the face does, 0 for faces that everybody knows
face_saves       timber, stone or clay that a build action with it costs less
face_after       gained once the action of the die is done
face_steps, face_change   steps for the scout, and basic resources that may be exchanged, on the purple space
face_mirror      1 for a face that counts as another one of the player's dice
face_price       in seals; 0 for faces that are not sold
crown_value      fame for every seal that is given back, by epoch
crown_share      the whole crown value is at most the goal divided by this
robber_tokens    tokens drawn by epochs behind the leader; the last entry holds for more too
robber_effect, robber_amount   an entry of ROBBER_EFFECTS and how much
card_amount      how much a lasting card changes
closed           spaces closed by CLOSED_SPACES, by kind
reroll_goods     bit set of the goods that pay a re-roll
by_bridge        1 where a shrub lies next to a bridge
distance         steps between spaces by way (bridges normal, inner ones flooded, bridges free) and caves; on the
                 diagonal the steps of leaving a space and coming back
to_raft          steps from a space to the nearest one beside the raft; entering the raft itself comes on top
from_raft        steps from the raft to a space

Spaces are numbered 36 * quarter + 6 * row + column, then the four inner and the four outer bridges (144 + k, 148 + k,
each between quarters k and k + 1); shrubs 12 * quarter + n in the order of their spaces.
"""
