"""QD-NEXT, QD-EPOCH: setting up a game of the campaign, step by step, and what a new epoch brings."""

from queenswright.games.queensdale.rules.ability import add_second_abilities, begin_abilities, owe_by_ability
from queenswright.games.queensdale.rules.campaign import leading_epoch
from queenswright.games.queensdale.rules.chapter import begin_chapters
from queenswright.games.queensdale.rules.character import SOURCES
from queenswright.games.queensdale.rules.cogwheel import set_cogwheel
from queenswright.games.queensdale.rules.crown import apply_crowns, seat_in_turn
from queenswright.games.queensdale.rules.grocer import visit_grocer
from queenswright.games.queensdale.rules.hut import place_first_huts
from queenswright.games.queensdale.rules.monument import send_scout
from queenswright.games.queensdale.rules.orders import fill_space_j
from queenswright.games.queensdale.rules.road import place_rider
from queenswright.games.queensdale.rules.robbers import draw_robbers
from queenswright.games.queensdale.rules.round import begin_round
from queenswright.games.queensdale.rules.store import fill_bag, keep_goods
from queenswright.games.queensdale.rules.story_deck import read_story
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.rules.tie import BY_GOAL, put_in_order
from queenswright.games.queensdale.rules.told import read_epoch
from queenswright.games.queensdale.rules.wall import owe_wall_goods
from queenswright.games.queensdale.state.board import ROAD, SHRUBS
from queenswright.games.queensdale.state.cards import COURIER_CARDS
from queenswright.games.queensdale.state.course import (
    EPOCH_CARDS,
    GROCERY,
    HUTS,
    PLAY,
    READING,
    ROBBER_BARONS,
    START,
    SUPPER,
)
from queenswright.games.queensdale.state.effects import GAIN_FIGURINE, GAME_START
from queenswright.games.queensdale.state.pieces import (
    FROM_OTHER,
    HERBS,
    NOBODY,
    NOTHING,
    REWARDS,
    SEATS,
    TOWER_SPACES,
    TYPES,
)
from queenswright.games.queensdale.state.rule import draw, push, rule
from queenswright.games.queensdale.steps import START_HUT

HERB_KINDS = len(HERBS)
REWARD_KINDS = len(REWARDS)


@rule
def deal_tokens(pack, s):
    """QD-SETUP-13, QD-NEXT-08: all tokens face down, mixed, one on every shrub."""
    shrub = 0
    for herb in range(HERB_KINDS):
        for reward in range(REWARD_KINDS):
            for _ in range(pack.token_split[herb][reward]):
                s.herb[shrub] = herb
                s.reward[shrub] = reward
                shrub += 1
    for i in range(SHRUBS - 1, 0, -1):
        j = draw(s, i + 1)
        herb = s.herb[i]
        reward = s.reward[i]
        s.herb[i] = s.herb[j]
        s.reward[i] = s.reward[j]
        s.herb[j] = herb
        s.reward[j] = reward


@rule
def open_epoch(pack, s, epoch):
    """QD-EPOCH-01, 16..18, QD-BUILD-18, 19: its buildings join the stock, without those marked for more players."""
    s.opened = epoch
    if pack.mechanism_from[EPOCH_CARDS] <= epoch:
        s.opened_in[epoch - 1] = s.game_number
    for building in range(TYPES):
        if pack.building_from[building] == epoch:
            s.stock[building] = pack.building_ranks[s.players][building]


@rule
def clear_table(pack, s):
    """QD-KEEP-02, 12, QD-NEXT-17, QD-COURIER-04, QD-LATER-09: huts, fame, morale, scouts, cards, tokens of one game."""
    for seat in range(s.players):
        s.huts[seat] = 0
        s.chosen_hut[seat] = NOTHING
        s.morale[seat] = 0
        s.renovated[seat] = 0
        s.counters_used[seat] = 0
        s.gift_used[seat] = 0
        s.used[seat] = 0
        s.knowledge_used[seat] = 0
        s.tokens[seat] = 0
        s.firsts[seat] = 0
        s.robbers[seat] = 0
        s.promise[seat] = 0
        s.built_in[seat] = 0
        s.herbs_found[seat] = 0
        s.sealed_now[seat] = 0
        s.friend[seat] = 0
        if s.branch == ROAD:
            place_rider(s, seat)
        s.scout[seat] = pack.tent[s.quarter[seat]]
        s.aim[seat] = pack.goal[s.epoch[seat]]
        for source in range(SOURCES):
            s.earned[seat][source] = 0
    s.round_number = 0
    s.turn_number = 0
    s.left_round = 0
    s.placed = 0
    s.courier_deck = (1 << COURIER_CARDS) - 1
    s.courier_card = NOTHING
    s.story = 0
    s.tents = 0
    s.action = 0
    s.plunger_used = 0
    s.signal_used = 0


@rule
def lay_out_game(pack, s):
    """QD-NEXT-01..03, 07..09, QD-EPOCH-04, QD-LATER-15, 24: goals, cards, bag, tokens, wheel, J, plunger."""
    s.game_number += 1
    clear_table(pack, s)
    is_new = leading_epoch(s) > s.opened
    if is_new:
        open_epoch(pack, s, leading_epoch(s))
    fill_bag(pack, s)
    deal_tokens(pack, s)
    set_cogwheel(pack, s)
    fill_space_j(pack, s)
    put_in_order(pack, s, BY_GOAL)
    s.plunger = NOBODY
    if s.opened >= pack.plunger_from:
        s.plunger = s.order[0]
    s.phase = READING
    s.cursor = 0
    if is_new:
        begin_abilities(pack, s)
        add_second_abilities(pack, s)
        begin_chapters(pack, s)
        read_epoch(pack, s)
    else:
        read_story(pack, s)


@rule
def store_next(pack, s):
    """QD-KEEP-01, QD-NEXT-20: everybody exchanges and stores; then the next game is set up."""
    if s.cursor < s.players:
        seat = seat_in_turn(pack, s)
        s.cursor += 1
        keep_goods(pack, s, seat)
    else:
        lay_out_game(pack, s)


@rule
def owe_tower_goods(pack, s, seat, draws):
    """The rows of the green tiles that draw a figurine, or of those that do not; what is owed last is given first."""
    for space in range(TOWER_SPACES):
        tile = s.tower[seat][space]
        if tile != NOTHING and (pack.gain[pack.tile_start[tile]][GAIN_FIGURINE] > 0) == draws:
            owe(s, seat, pack.tile_start[tile], FROM_OTHER)


@rule
def give_tower_goods(pack, s):
    """QD-NEXT-10, 20, QD-TOWER-08, QD-LATER-17, 39: green tiles, abilities and wall, the lowest goal first."""
    if s.cursor < s.players:
        seat = s.order[s.cursor]
        s.cursor += 1
        owe_tower_goods(pack, s, seat, True)
        owe_tower_goods(pack, s, seat, False)
        owe_by_ability(pack, s, seat, GAME_START)
        owe_wall_goods(pack, s, seat)
    else:
        put_in_order(pack, s, BY_GOAL)
        s.phase = SUPPER
        s.cursor = 0


@rule
def call_robbers(pack, s):
    """QD-NEXT-11, 20, QD-LATER-08: step 6, the lowest goal first, everybody finishing before the next one draws."""
    if s.cursor < s.players and pack.mechanism_from[ROBBER_BARONS] <= s.opened:
        seat = s.order[s.cursor]
        s.cursor += 1
        draw_robbers(pack, s, seat, leading_epoch(s))
    else:
        s.phase = GROCERY
        s.cursor = 0


@rule
def sell_faces(pack, s):
    """QD-NEXT-12, 13, 20, QD-GROCER-04, 07, 10: the grocer serves the lowest goal first; then crown values count."""
    if s.cursor < s.players:
        seat = s.order[s.cursor]
        s.cursor += 1
        visit_grocer(pack, s, seat)
    else:
        apply_crowns(s)
        s.phase = HUTS
        s.cursor = 0


@rule
def ask_huts(s):
    """QD-NEXT-14, 21: everybody chooses a hut; all are placed together."""
    if s.cursor < s.players:
        push(s, START_HUT, s.cursor, 0)
        s.cursor += 1
    else:
        place_first_huts(s)
        s.phase = START
        s.cursor = 0


@rule
def start_game(pack, s):
    """QD-NEXT-15, 16, QD-SETUP-21, 23: the lowest goal begins; in the first game chance or the host decides."""
    put_in_order(pack, s, BY_GOAL)
    s.first_player = s.order[0]
    if s.game_number == 1:
        s.first_player = draw(s, s.players)
        for seat in range(s.players):
            if s.quarter[seat] == s.first_named - 1:
                s.first_player = seat
    s.phase = PLAY
    s.cursor = 0
    for place in range(SEATS):
        s.order[place] = NOBODY
    begin_round(s)


@rule
def start_next(pack, s):
    """QD-LATER-34: what monuments give before the first round; then the game starts."""
    if s.cursor < s.players:
        seat = s.cursor
        s.cursor += 1
        send_scout(pack, s, seat)
    else:
        start_game(pack, s)
