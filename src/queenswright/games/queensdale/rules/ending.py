"""QD-END, QD-SEAL, QD-TOWER, QD-TWO: the check list after a game, steps 12 to 15."""

from queenswright.games.queensdale.refusals import ALLOWED, OTHER_EPOCH, TILE_IS_GONE, TILE_STAYS
from queenswright.games.queensdale.rules.character import completes_epoch, fame, has_reached_goal
from queenswright.games.queensdale.rules.knowledge import begin_learning
from queenswright.games.queensdale.rules.promise import judge_round
from queenswright.games.queensdale.rules.story_cards import remember_tile
from queenswright.games.queensdale.rules.supply import ask_pick
from queenswright.games.queensdale.rules.tie import BY_SURPLUS, put_in_order
from queenswright.games.queensdale.rules.wall import check_wall
from queenswright.games.queensdale.state.course import (
    CASTLE,
    EPOCH_END_CARDS,
    EPOCHS,
    FINALE,
    GAMES_PLAYED,
    MOST_GAMES,
    RUNNING,
    STORAGE,
    TOLD,
    TOWERS,
)
from queenswright.games.queensdale.state.pieces import BASIC, NOTHING, TILES_PER_EPOCH, TOWER_SPACES
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import TOWER, TOWER_SPACE

EPOCHS_PER_LEVEL = 3


GOALS_OF_THE_GAME = 2
"""The version of the rules in which only the goals that were played for decide whether a game is the last one."""


@rule
def is_last_game(pack, s):
    """QD-CAMP-01: somebody has reached the goal of the last epoch, and played for it; who comes to it now has not."""
    for seat in range(s.players):
        plays_for_it = s.aim[seat] == pack.goal[EPOCHS] or s.rules_version < GOALS_OF_THE_GAME
        if s.epoch[seat] >= EPOCHS and plays_for_it and has_reached_goal(s, seat):
            return True
    return False


@rule
def seals_due(pack, s, seat):
    """QD-SEAL-01..04: one for whoever missed the goal, one more in the red area before it."""
    if has_reached_goal(s, seat):
        return 0
    if fame(s, seat) >= pack.red_from[s.epoch[seat]]:
        return 2
    return 1


@rule
def hand_out_seals(pack, s):
    """QD-SEAL-01..04: everybody receives the seals that are due in step 14."""
    for seat in range(s.players):
        s.seals[seat] += seals_due(pack, s, seat)


@rule
def remember_missed(pack, s):
    """Who has missed the goal, for what later cards give them; what the last epoch end card said is done with."""
    s.last_end = 0
    s.told_seats = 0
    s.missed = 0
    for seat in range(s.players):
        if pack.mechanism_from[EPOCH_END_CARDS] <= s.opened and not has_reached_goal(s, seat):
            s.missed |= 1 << seat


@rule
def rank_players(pack, s):
    """QD-END-04, 05, 08, 14, QD-CAMP-09: the ranking; in the last game neither seals nor, before the towers, a card."""
    put_in_order(pack, s, BY_SURPLUS)
    for place in range(s.players):
        s.ranking[place] = s.order[place]
    remember_missed(pack, s)
    s.phase = TOLD
    if is_last_game(pack, s):
        s.phase = TOWERS
    s.cursor = 0
    judge_round(pack, s)


@rule
def check_or_rank(pack, s):
    """QD-END-08, 09: step 12, the check of the wall, comes before everything else."""
    if not check_wall(pack, s):
        rank_players(pack, s)


@rule
def is_last_to_complete(s, me, epoch):
    """QD-SEAL-05, 09: nobody is left who still has to complete the epoch; by rank, so the lowest comes last."""
    for seat in range(s.players):
        if seat != me and s.epoch[seat] <= epoch:
            return False
    return True


@rule
def complete_epoch(pack, s, me):
    """QD-TOWER-01..03, QD-SEAL-05, 10, QD-CAMP-09: the next goal card, a tower tile, and a seal for the last of all."""
    epoch = s.epoch[me]
    if is_last_to_complete(s, me, epoch) and not is_last_game(pack, s):
        s.seals[me] += 1
    s.epoch[me] = epoch + 1
    s.ticked[me] = 0
    push(s, TOWER, me, epoch)


@rule
def reward(pack, s, me):
    """QD-TWO-04..08, 12..14: with two players some epochs are completed twice, the first time for resources."""
    if completes_epoch(pack, s, me):
        complete_epoch(pack, s, me)
    else:
        s.ticked[me] = 1
        ask_pick(s, me, pack.doubled_choice, BASIC)


@rule
def end_or_learn(pack, s):
    """QD-CAMP-01, 02, 09: with epoch 9 completed only the last card is left to read; nothing is learned or stored."""
    for seat in range(s.players):
        if s.epoch[seat] > EPOCHS:
            s.ended = CASTLE
    if s.ended == CASTLE and pack.mechanism_from[EPOCH_END_CARDS] <= s.opened and s.ends_read < EPOCHS:
        s.ended = RUNNING
        s.phase = FINALE
        s.cursor = 0
        return
    if s.ended != CASTLE and (s.game_number - s.played_before == s.games or s.game_number == MOST_GAMES):
        s.ended = GAMES_PLAYED
    if s.ended == RUNNING:
        begin_learning(pack, s)
    else:
        s.phase = STORAGE
        s.cursor = 0


@rule
def reward_next(pack, s):
    """QD-TOWER-04, 14: everybody who reached the goal, the winner first; then what follows the towers."""
    while s.cursor < s.players:
        seat = s.order[s.cursor]
        s.cursor += 1
        if has_reached_goal(s, seat):
            reward(pack, s, seat)
            return
    end_or_learn(pack, s)


@rule
def tower_level(tile):
    """QD-TOWER-05, 06: tiles of epochs 1-3 are level 0, of 4-6 level 1, of 7-9 level 2."""
    return tile // (TILES_PER_EPOCH * EPOCHS_PER_LEVEL)


@rule
def refuse_tower(s, tile, epoch):
    """QD-TOWER-01, 15, 17: a tile that is left on the board of the completed epoch."""
    if tile // TILES_PER_EPOCH != epoch - 1:
        return OTHER_EPOCH
    if s.tiles >> tile & 1 == 0:
        return TILE_IS_GONE
    return ALLOWED


@rule
def choose_tile(s, me, tile):
    """QD-TOWER-04, 05: the tile of choice; the first three fill the empty spaces in order."""
    pop(s)
    s.tiles ^= 1 << tile
    for space in range(TOWER_SPACES):
        if s.tower[me][space] == NOTHING:
            s.tower[me][space] = tile
            return
    push(s, TOWER_SPACE, me, tile)


@rule
def refuse_tower_space(s, me, space, tile):
    """QD-TOWER-06, 16: only a tile of the level below is replaced; empty spaces were filled before."""
    if tower_level(s.tower[me][space]) != tower_level(tile) - 1:
        return TILE_STAYS
    return ALLOWED


@rule
def replace_tile(pack, s, me, space, tile):
    """QD-TOWER-06, 07: the lower tile leaves the campaign."""
    pop(s)
    remember_tile(pack, s, me, s.tower[me][space])
    s.tower[me][space] = tile
