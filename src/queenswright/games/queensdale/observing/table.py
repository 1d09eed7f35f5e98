"""Writing what a seat sees of the table into a row of entries (`parts.py` says what they mean)."""

from queenswright.games.queensdale.observing.base import ONE_ENTRY, capped, from_observer, or_nobody, rule
from queenswright.games.queensdale.observing.parts import (
    ACTION,
    ARGUMENT,
    BAG,
    BRANCH,
    CAVES,
    CLAIRVOYANT,
    CLAIRVOYANT_DECK,
    COGWHEEL,
    COST,
    COURIER_CARD,
    COURIER_DECK,
    CURSOR,
    DECIDES,
    ENDS_READ,
    FACES_LEFT,
    FACES_SHOWN,
    FAVOURS,
    FAVOURS_DUE,
    FINDS_OPENED,
    FIRST_PLAYER,
    GAME,
    GAMES_WANTED,
    HERB,
    KNOWN_PILE,
    LAST_END,
    OPENED,
    ORDER,
    ORDERS_OPEN,
    OWN_ANSWER,
    OWN_BALLOT,
    OWN_FACES_READ,
    OWN_HUT,
    OWN_MORE_HUTS,
    OWN_SEALS,
    OWN_VOTE,
    PENDING,
    PHASE,
    PILE_SIZE,
    PLACED,
    PLAYERS,
    PLUNGER,
    RANKING,
    REWARDS_LEFT,
    ROBBERS_AT_WORK,
    ROLES,
    ROOMS_FURNISHED,
    ROUND,
    SAVINGS,
    SEGMENTS_BUILT,
    STEP,
    STOCK,
    STORIES_BACK,
    STORIES_READ,
    STORY_NOW,
    TAKEN,
    TENTS,
    TILES_LEFT,
    TURN_OF,
    VOTE,
    VOTES_DECIDED,
)
from queenswright.games.queensdale.rules.knowledge import has_seen, pile_size
from queenswright.games.queensdale.state.board import CASTLE_ROOMS, FINDS, SEGMENTS, SHRUBS, SPACE_KINDS
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, FAVOUR_CARDS, PILE, VOTES
from queenswright.games.queensdale.state.pieces import FACES, FIGURINES, GOODS, HERBS, NOTHING, REWARDS, SEATS, TYPES
from queenswright.kernel.observation import SET_BITS

KIND_COUNT = len(SPACE_KINDS)
FIGURINE_COUNT = len(FIGURINES)
GOOD_COUNT = len(GOODS)
ROOM_COUNT = len(CASTLE_ROOMS)
VOTE_COUNT = len(VOTES)
REWARD_COUNT = len(REWARDS)
HERB_REWARDS = len(HERBS) * REWARD_COUNT


@rule
def write_course(s, seat, row):
    """Whose decision it is, and how far game and campaign have come."""
    top = max(0, s.agenda_depth - 1)
    is_asked = s.agenda_depth > 0
    row[PLAYERS] = s.players
    row[STEP] = (s.agenda_step[top] + 1) * is_asked
    row[DECIDES] = (from_observer(s, seat, s.agenda_seat[top]) + 1) * is_asked
    for i in range(3):
        row[ARGUMENT + i] = s.agenda_argument[top] >> SET_BITS * i & ONE_ENTRY
    row[PENDING] = s.agenda_depth
    row[PHASE] = s.phase
    row[GAME] = capped(s.game_number)
    row[GAMES_WANTED] = s.games
    row[OPENED] = s.opened
    row[ROUND] = capped(s.round_number)
    row[PLACED] = s.placed
    row[FIRST_PLAYER] = or_nobody(s, seat, s.first_player)
    row[TURN_OF] = or_nobody(s, seat, s.turn_seat)
    for i in range(SEATS):
        row[ORDER + i] = or_nobody(s, seat, s.order[i]) * (i < s.players)
    row[CURSOR] = capped(s.cursor)
    for i in range(SEATS):
        row[RANKING + i] = or_nobody(s, seat, s.ranking[i]) * (i < s.players)
    row[CAVES] = s.caves


@rule
def write_board(s, seat, row):
    """What lies on the board and beside it."""
    for i in range(KIND_COUNT):
        row[TAKEN + i] = s.taken[i]
    for i in range(SHRUBS):
        row[HERB + i] = s.herb[i] + 1
    for i in range(HERB_REWARDS):
        row[REWARDS_LEFT + i] = 0
    for i in range(SHRUBS):
        if s.herb[i] != NOTHING:
            row[REWARDS_LEFT + REWARD_COUNT * s.herb[i] + s.reward[i]] += 1
    for i in range(FIGURINE_COUNT):
        row[BAG + i] = s.bag[i]
    for i in range(FIGURINE_COUNT):
        row[ROLES + i] = s.roles[i]
    for i in range(TYPES):
        row[STOCK + i] = s.stock[i]
    for i in range(FACES):
        row[FACES_LEFT + i] = s.faces[i]
    for i in range(6):
        row[TILES_LEFT + i] = s.tiles >> SET_BITS * i & ONE_ENTRY
    for i in range(GOOD_COUNT):
        row[COST + i] = max(0, s.price[i])
    row[SAVINGS] = capped(max(0, s.savings))
    for i in range(SEGMENTS):
        row[SEGMENTS_BUILT + i] = or_nobody(s, seat, s.segments[i] - 1)
    for i in range(ROOM_COUNT):
        row[ROOMS_FURNISHED + i] = or_nobody(s, seat, s.castle_rooms[i] - 1)
    for i in range(FINDS):
        row[FINDS_OPENED + i] = or_nobody(s, seat, s.finds[i] - 1)
    row[COGWHEEL] = s.cogwheel
    for i in range(2):
        row[ORDERS_OPEN + i] = s.orders >> SET_BITS * i & ONE_ENTRY
    row[TENTS] = s.tents


@rule
def write_cards(s, seat, row):
    """Cards, votes, and what the observer knows of the knowledge deck."""
    for i in range(3):
        row[COURIER_DECK + i] = s.courier_deck >> SET_BITS * i & ONE_ENTRY
    row[COURIER_CARD] = s.courier_card + 1
    for i in range(2):
        row[CLAIRVOYANT_DECK + i] = s.clairvoyant_deck >> SET_BITS * i & ONE_ENTRY
    for i in range(CLAIRVOYANT_CARDS):
        row[CLAIRVOYANT + i] = or_nobody(s, seat, s.clairvoyant[i])
    row[PLUNGER] = or_nobody(s, seat, s.plunger)
    row[BRANCH] = s.branch
    for i in range(2):
        row[ROBBERS_AT_WORK + i] = s.robbers_at_work >> SET_BITS * i & ONE_ENTRY
    row[VOTE] = s.vote
    for i in range(VOTE_COUNT):
        row[VOTES_DECIDED + i] = s.votes[i]
    for i in range(FAVOUR_CARDS):
        row[FAVOURS + i] = or_nobody(s, seat, s.favours[i] - 1)
    row[FAVOURS_DUE] = s.favours_due
    row[ENDS_READ] = s.ends_read
    row[LAST_END] = s.last_end
    row[FACES_SHOWN] = s.faces_shown
    row[STORY_NOW] = s.story
    for i in range(6):
        row[STORIES_READ + i] = s.stories >> SET_BITS * i & ONE_ENTRY
    for i in range(6):
        row[STORIES_BACK + i] = s.stories_back >> SET_BITS * i & ONE_ENTRY
    row[ACTION] = s.action
    for i in range(PILE):
        row[KNOWN_PILE + i] = s.pile[i] * has_seen(s, seat, i)
    row[PILE_SIZE] = pile_size(s)


@rule
def write_own(s, seat, row):
    """What only the observer knows."""
    row[OWN_HUT] = s.chosen_hut[seat] + 1
    row[OWN_MORE_HUTS] = s.more_huts[seat]
    row[OWN_BALLOT] = s.ballot[seat]
    row[OWN_VOTE] = s.voted[seat]
    row[OWN_ANSWER] = s.answer[seat]
    row[OWN_SEALS] = s.sealed_now[seat]
    row[OWN_FACES_READ] = s.faces_read[seat]
