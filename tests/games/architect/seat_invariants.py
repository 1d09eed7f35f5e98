"""What always holds for the seats and what belongs to them; see `invariants`."""

from tests.games.architect.checked_rule import rule
from tests.games.architect.memory import seat_acted, step_taken

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.rules.board import board_side, bond_supply, track_length
from queenswright.games.architect.rules.tile import CHARACTER_COUNT, crew, crew_size, performance_sum
from queenswright.games.architect.rules.turn import ACTION_SPACES
from queenswright.games.architect.state import (
    CAPITAL,
    DORMITORY,
    ENTRANCE,
    GUILDS,
    NOBODY,
    SEATS,
    START_POSITION,
    TALER_BONUS,
)
from queenswright.games.architect.steps import (
    ARCHITECT,
    BANK,
    CLIMB,
    CONSTRUCT,
    DRAFT,
    DRAFT_TURN,
    FIRE,
    HIRE,
    LABOUR,
    REPAIR,
    TAVERN,
    TRAVEL,
)

REDEEMED_BONDS_LEAVE_GAME = bit("redeemed_bonds_leave_game")
TRACK_END_DECIDES = bit("track_end_decides")
GUILD_COUNT = len(GUILDS)

# The numbers of the clauses, on purpose not those of the rules or the pack.
ALL_BONDS = 28
MOST_CRAFTSMEN = 6
LAST_POSITION = 5
HIGHEST_CONFIDENCE = 3
FURTHEST = 3
LEAST_FOR_PALACE = 15


@rule
def bonds_are_conserved(pack, s, before):
    """QA-COMP-35: supply = 28 - held - redeemed for good, never negative; bonds come by climbs, go at the bank."""
    handed_in = 0
    held = 0
    for seat in range(s.players):
        if s.bonds[seat] < 0:
            return False
        held += s.bonds[seat]
        handed_in += before.bonds[seat] - s.bonds[seat]
    if bond_supply(pack, s) != ALL_BONDS - held - s.redeemed or bond_supply(pack, s) < 0:
        return False
    if s.house_rules & REDEEMED_BONDS_LEAVE_GAME and step_taken(before) == BANK:
        return s.redeemed == before.redeemed + handed_in
    if handed_in > 0 and step_taken(before) != BANK:
        return False
    if handed_in < 0 and step_taken(before) != CLIMB:
        return False
    return s.redeemed == before.redeemed


@rule
def talers_are_never_negative(s):
    """QA-TURN-16: no credit; that bonds are no money and nobody gives anything away, the invariants beside it say."""
    for seat in range(s.players):
        if s.talers[seat] < 0:
            return False
    return True


@rule
def talers_flow_where_they_may(pack, s, before):
    """QA-TILE-24: talers come from draft, day labour, bonds and town bonuses, and go for hires, trips, the tavern."""
    step = step_taken(before)
    change = s.talers[seat_acted(before)] - before.talers[seat_acted(before)]
    if change > 0:
        tile = s.demand[s.carriage[seat_acted(before)]]
        if step == CONSTRUCT:
            return tile != NOBODY and pack.bonus_kind[tile] == TALER_BONUS and change == pack.bonus_amount[tile]
        return step in (DRAFT_TURN, LABOUR, BANK)
    if change < 0:
        return step in (HIRE, FIRE, TRAVEL, TAVERN)
    return True


@rule
def only_the_decider_changes(s, before):
    """Nobody gives, takes or turns anything of another seat (see QA-TURN-16)."""
    different = 0
    for seat in range(SEATS):
        if seat == seat_acted(before):
            continue
        different |= s.talers[seat] ^ before.talers[seat] | s.bonds[seat] ^ before.bonds[seat]
        different |= s.confidence[seat] ^ before.confidence[seat] | s.carriage[seat] ^ before.carriage[seat]
        different |= s.architect[seat] ^ before.architect[seat] | s.track[seat] ^ before.track[seat]
        different |= s.contribution[seat] ^ before.contribution[seat]
        different |= s.track_end_round[seat] ^ before.track_end_round[seat]
        for character in range(CHARACTER_COUNT):
            different |= s.tile_position[seat][character] ^ before.tile_position[seat][character]
        for guild in range(GUILD_COUNT):
            different |= s.room[seat][guild] ^ before.room[seat][guild]
    return different == 0


@rule
def star_holds_six(s):
    """QA-TILE-15, QA-TILE-19: six notches, positions from the start to the drop-out position."""
    for seat in range(s.players):
        if crew_size(s, seat) > MOST_CRAFTSMEN:
            return False
        for character in range(CHARACTER_COUNT):
            if s.tile_position[seat][character] < NOBODY or s.tile_position[seat][character] > LAST_POSITION:
                return False
    return True


@rule
def tile_turns_rightly(step, then, now):
    """Whether a tile may have gone from one position (or NOBODY) to another in a step."""
    if then == now:
        return True
    if then == NOBODY:
        return (step == DRAFT and now == START_POSITION) or step in (HIRE, FIRE)
    if now == NOBODY:
        return step in (LABOUR, CLIMB, FIRE)
    if step in (LABOUR, CLIMB):
        return now == then + 1
    if step == TAVERN:
        return now == then - 1
    if step == DRAFT_TURN:
        return then == START_POSITION
    return step == FIRE


@rule
def tiles_turn_by_work_and_rest(s, before):
    """QA-TILE-25, QA-PALACE-06: one position on by work, one back by rest; nothing else turns a tile in service."""
    step = step_taken(before)
    for seat in range(s.players):
        for character in range(CHARACTER_COUNT):
            if not tile_turns_rightly(step, before.tile_position[seat][character], s.tile_position[seat][character]):
                return False
    return True


@rule
def each_guild_has_one_room(s, before):
    """QA-TAVERN-19: each quitting time tile in entrance, saloon or dormitory; only the Tavern action moves them."""
    for seat in range(s.players):
        for guild in range(GUILD_COUNT):
            if s.room[seat][guild] < ENTRANCE or s.room[seat][guild] > DORMITORY:
                return False
            if s.room[seat][guild] != before.room[seat][guild] and step_taken(before) != TAVERN:
                return False
    return True


@rule
def confidence_never_falls(pack, s, before):
    """QA-BANK-03, QA-BANK-13: one space up at a time, at the bank, up to the uppermost; never down, for nothing."""
    for seat in range(s.players):
        gained = s.confidence[seat] - before.confidence[seat]
        if gained < 0 or gained > 1 or s.confidence[seat] > HIGHEST_CONFIDENCE:
            return False
        if gained == 1 and step_taken(before) != BANK:
            return False
    return True


@rule
def track_is_only_climbed(pack, s, before):
    """Figures never move down nor beyond the last space (see QA-CLIMB-11, QA-CLIMB-16)."""
    for seat in range(s.players):
        if s.track[seat] < before.track[seat] or s.track[seat] > track_length(pack, s):
            return False
        if s.track[seat] > before.track[seat] and step_taken(before) != CLIMB:
            return False
    return True


@rule
def carriage_stands_on_the_map(pack, s, before):
    """A carriage stands at a place of this map and moves by the Travel action only."""
    for seat in range(s.players):
        if s.carriage[seat] < CAPITAL or s.carriage[seat] >= pack.locations[board_side(s)]:
            return False
        if s.carriage[seat] != before.carriage[seat] and step_taken(before) != TRAVEL:
            return False
    return True


@rule
def architect_moves_one_to_three(s, before):
    """QA-TURN-03: clockwise by 1, 2 or 3 spaces in their own turn, never 0; otherwise he stands still."""
    for seat in range(s.players):
        if s.architect[seat] < 0 or s.architect[seat] >= ACTION_SPACES:
            return False
        spaces = (s.architect[seat] - before.architect[seat] + ACTION_SPACES) % ACTION_SPACES
        if step_taken(before) == ARCHITECT and seat == seat_acted(before):
            if spaces < 1 or spaces > FURTHEST:
                return False
        elif spaces != 0:
            return False
    return True


@rule
def workers_are_employed(s):
    """Somebody is at work only during repairs and climbs, and is in service."""
    if s.working == 0:
        return True
    if s.agenda_depth == 0:
        return False
    top = s.agenda_depth - 1
    if s.agenda_step[top] != REPAIR and s.agenda_step[top] != CLIMB:
        return False
    return s.working & ~crew(s, s.agenda_seat[top]) == 0


@rule
def empty_seats_own_nothing(s):
    """QA-SETUP-28: sets of colours that nobody chose stay out of the game."""
    for seat in range(s.players, SEATS):
        if s.talers[seat] != 0 or s.bonds[seat] != 0 or crew_size(s, seat) != 0 or s.track[seat] != 0:
            return False
        if s.confidence[seat] != 0 or s.carriage[seat] != CAPITAL or s.contribution[seat] != NOBODY:
            return False
    return True


@rule
def contributions_are_earned(pack, s, before):
    """QA-PALACE-01, QA-PALACE-02, QA-END-06: last space, capital, 15 or more; the sum stays what it was."""
    for seat in range(s.players):
        if s.contribution[seat] == NOBODY:
            if before.contribution[seat] != NOBODY:
                return False
            continue
        if s.track[seat] != track_length(pack, s) or s.carriage[seat] != CAPITAL:
            return False
        if s.contribution[seat] < LEAST_FOR_PALACE or s.contribution[seat] != performance_sum(pack, s, seat):
            return False
        if before.contribution[seat] == NOBODY and step_taken(before) != CONSTRUCT:
            return False
    return True


@rule
def arrivals_are_noted(pack, s, before):
    """With track_end_decides the round of reaching the last space is noted once, otherwise never (see QA-VAR-13)."""
    for seat in range(s.players):
        if s.house_rules & TRACK_END_DECIDES and s.track[seat] == track_length(pack, s):
            expected = before.track_end_round[seat]
            if before.track[seat] < s.track[seat]:
                expected = before.round_number
            if s.track_end_round[seat] != expected or expected == NOBODY:
                return False
        elif s.track_end_round[seat] != NOBODY:
            return False
    return True
