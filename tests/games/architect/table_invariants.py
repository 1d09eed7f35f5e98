"""What always holds for the middle of the table and for the course of the game; see `invariants`."""

from tests.games.architect.checked_rule import rule
from tests.games.architect.memory import seat_acted, step_taken

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.rules.board import any_contribution, board_side, track_length
from queenswright.games.architect.rules.tile import CHARACTER_COUNT
from queenswright.games.architect.state import (
    CAPITAL,
    LOCATIONS,
    NOBODY,
    PALACE_BUILT,
    PILE,
    ROUND_LIMIT,
    RUNNING,
    SEATS,
    SITES,
    SPACES,
    TOKENS,
    TOP,
    TRACK_END,
)
from queenswright.games.architect.steps import ARCHITECT, CLIMB, CONSTRUCT, DRAFT_TURN, FIRE, HIRE, LABOUR, STEPS
from queenswright.kernel.agenda import AGENDA_DEPTH
from queenswright.kernel.chance import BLOCK_WORDS
from queenswright.kernel.play import count_bits

RACE_TO_TRACK_END = bit("race_to_track_end")
STEP_COUNT = len(STEPS)
KEY_WORDS = 4

# The numbers of the clauses, on purpose not those of the rules or the pack.
ALL_COPIES = 3
MOST_CRAFTSMEN = 6
MARKERS = 8
DRAFT_TILES = 2

COUNTER_BITS = 3  # a character's counter in the census: up to 7 copies, so that a fourth one is seen
COUNTER = (1 << COUNTER_BITS) - 1


@rule
def census(s):
    """How many copies of each character are in play: one small counter per character, in one number."""
    total = 0
    for i in range(PILE):
        if s.pile[i] != NOBODY:
            total += 1 << (COUNTER_BITS * s.pile[i])
    for space in range(SPACES):
        if s.billboard[space] != NOBODY:
            total += 1 << (COUNTER_BITS * s.billboard[space])
    for character in range(CHARACTER_COUNT):
        copies = s.display >> character & 1
        for seat in range(SEATS):
            if s.tile_position[seat][character] != NOBODY:
                copies += 1
        total += copies << (COUNTER_BITS * character)
    return total


@rule
def may_leave(pack, before):
    """How many tiles the decided step may have put back into the box."""
    step = step_taken(before)
    if step in (CLIMB, LABOUR):
        return MOST_CRAFTSMEN
    most = 0
    if step == FIRE:
        most += 1
    if (step in (HIRE, FIRE)) and before.price_marker == pack.prices - 1:
        most += 1
    return most


@rule
def removed_tiles_never_return(pack, s, before):
    """QA-COMP-32, QA-HIRE-07, QA-TILE-23: at most 3 copies, never more than before; a twin would swallow one."""
    now = census(s)
    then = census(before)
    gone = 0
    for character in range(CHARACTER_COUNT):
        copies = now >> (COUNTER_BITS * character) & COUNTER
        earlier = then >> (COUNTER_BITS * character) & COUNTER
        if copies > ALL_COPIES or copies > earlier:
            return False
        gone += earlier - copies
    return gone <= may_leave(pack, before)


@rule
def pile_is_a_stack(s, before):
    """Tiles leave the pile from the top, in a hire only; below nothing moves (see QA-TILE-23)."""
    if s.pile_size < 0 or s.pile_size > before.pile_size:
        return False
    step = step_taken(before)
    if s.pile_size < before.pile_size and step != HIRE and step != FIRE:
        return False
    for i in range(PILE):
        if i < s.pile_size:
            if s.pile[i] != before.pile[i] or s.pile[i] < 0 or s.pile[i] >= CHARACTER_COUNT:
                return False
        elif s.pile[i] != NOBODY:
            return False
    return True


@rule
def gaps_are_at_the_bottom(s):
    """QA-HIRE-30: the topmost space of the billboard is empty only when all are."""
    for space in range(SPACES):
        if s.billboard[space] < NOBODY or s.billboard[space] >= CHARACTER_COUNT:
            return False
        if space < TOP and s.billboard[space] != NOBODY and s.billboard[space + 1] == NOBODY:
            return False
    return True


@rule
def billboard_is_full_while_it_can_be(s):
    """No space stays empty as long as the pile has a tile (see QA-HIRE-16)."""
    return s.pile_size == 0 or s.billboard[0] != NOBODY


@rule
def billboard_moves_up(s, before):
    """QA-HIRE-15, QA-HIRE-16, QA-HIRE-27: those left move up in their order, new ones from the pile come below them."""
    drawn = before.pile_size - s.pile_size
    left = -drawn
    for space in range(SPACES):
        if s.billboard[space] != NOBODY:
            left += 1
    old = TOP
    for i in range(SPACES):
        character = s.billboard[TOP - i]
        if i < left:
            while old >= 0 and before.billboard[old] != character:
                old -= 1
            if old < 0:
                return False
            old -= 1
        elif i < left + drawn:
            if character != before.pile[before.pile_size - 1 - i + left]:
                return False
        elif character != NOBODY:
            return False
    return True


@rule
def billboard_changes_by_hires_only(pack, s, before):
    """QA-DRAFT-15: tiles and price marker stay, but for a hire that was paid; the marker is always on the scale."""
    if s.price_marker < 0 or s.price_marker >= pack.prices:
        return False
    if s.talers[seat_acted(before)] < before.talers[seat_acted(before)] and step_taken(before) in (HIRE, FIRE):
        return s.price_marker <= before.price_marker + 1
    for space in range(SPACES):
        if s.billboard[space] != before.billboard[space]:
            return False
    return s.price_marker == before.price_marker and s.hires == before.hires


@rule
def markers_stand_rightly(pack, s):
    """QA-BUILD-03: each seat once at a place; at most 8 each, best site first, none in the capital."""
    placed = 0
    for location in range(LOCATIONS):
        seen = 0
        for site in range(SITES):
            seat = s.sites[location][site]
            if seat < NOBODY or seat >= s.players:
                return False
            if seat == NOBODY:
                continue
            if seen >> seat & 1 or location == CAPITAL or location >= pack.locations[board_side(s)]:
                return False
            if site > 0 and s.sites[location][site - 1] == NOBODY:
                return False
            seen |= 1 << seat
            placed += 1 << (8 * seat)
    for seat in range(s.players):
        if placed >> (8 * seat) & 255 > MARKERS:
            return False
    return True


@rule
def markers_stay(s, before):
    """QA-BUILD-26: no marker is ever moved or removed; a new one comes from the Construct action only."""
    fresh = 0
    for location in range(LOCATIONS):
        for site in range(SITES):
            if s.sites[location][site] == before.sites[location][site]:
                continue
            if before.sites[location][site] != NOBODY or s.sites[location][site] != seat_acted(before):
                return False
            fresh += 1
    return fresh == 0 or (fresh == 1 and step_taken(before) == CONSTRUCT)


@rule
def draft_uses_up_the_display(s, before):
    """QA-DRAFT-13: two tiles per player, taken one by one; nothing is left when the first round begins."""
    turning = 0
    if s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == DRAFT_TURN:
        turning = 1
    if s.picks < before.picks or s.display & ~before.display != 0:
        return False
    if count_bits(s.display) + turning + s.picks != DRAFT_TILES * s.players:
        return False
    return s.round_number == 0 or s.display == 0


@rule
def set_up_stays(s, before):
    """Tokens and demand tiles stay where they are; options do not change (see QA-CLIMB-15, QA-BUILD-28)."""
    different = s.house_rules ^ before.house_rules | s.round_limit ^ before.round_limit
    different |= s.players ^ before.players | s.rules_version ^ before.rules_version
    for i in range(TOKENS):
        different |= s.tokens[i] ^ before.tokens[i]
    for location in range(LOCATIONS):
        different |= s.demand[location] ^ before.demand[location]
    return different == 0


@rule
def chance_is_used_up(s, before):
    """QA-SETUP-31: nothing is drawn after the set-up, and the key stays."""
    different = s.drawn ^ before.drawn
    for i in range(KEY_WORDS):
        different |= s.key[i] ^ before.key[i]
    for i in range(BLOCK_WORDS):
        different |= s.block[i] ^ before.block[i]
    return different == 0


@rule
def turns_go_round(s, before):
    """QA-TURN-01, QA-TURN-06, QA-TURN-07, QA-TURN-12: one turn each, clockwise; the first player opens every round."""
    if s.first_player != before.first_player or s.turn_seat < 0 or s.turn_seat >= s.players:
        return False
    if before.round_number == 0:
        if s.round_number == 1:
            return s.turn_seat == s.first_player
        return s.round_number == 0
    if s.turn_seat == before.turn_seat:
        moving = s.agenda_depth > 0 and s.agenda_step[s.agenda_depth - 1] == ARCHITECT
        return s.round_number == before.round_number and not moving
    if s.turn_seat != (before.turn_seat + 1) % s.players:
        return False
    opened = 0
    if s.turn_seat == s.first_player:
        opened = 1
    return s.round_number == before.round_number + opened


@rule
def agenda_is_in_order(s):
    """At most a climb on top of a bonus Hire, all of the seat whose turn it is; nothing beyond the top."""
    if s.agenda_depth < 0 or s.agenda_depth > 2:
        return False
    for i in range(AGENDA_DEPTH):
        if i < s.agenda_depth:
            if s.agenda_step[i] < 0 or s.agenda_step[i] >= STEP_COUNT or s.agenda_seat[i] != s.turn_seat:
                return False
        elif s.agenda_step[i] != 0 or s.agenda_seat[i] != 0 or s.agenda_argument[i] != 0:
            return False
    if s.agenda_depth == 2:
        return s.agenda_step[0] == HIRE and s.agenda_step[1] == CLIMB
    return True


@rule
def last_round_is_the_last(s, before):
    """QA-END-01, QA-END-02: no new round after a contribution; the first player's right-hand neighbour is the last."""
    if any_contribution(before) and s.round_number != before.round_number:
        return False
    if s.ended == PALACE_BUILT:
        return any_contribution(s) and (s.turn_seat + 1) % s.players == s.first_player
    return True


@rule
def round_limit_holds(s):
    """No round beyond the limit; a game that ends by it is in that round, without a contribution (see QA-END-10)."""
    if s.round_limit > 0 and s.round_number > s.round_limit:
        return False
    if s.ended == ROUND_LIMIT:
        return s.round_number == s.round_limit and not any_contribution(s)
    return True


@rule
def race_ends_on_arrival(pack, s):
    """With race_to_track_end somebody on the last space means the end, and nobody contributes (see QA-VAR-12)."""
    if s.house_rules & RACE_TO_TRACK_END == 0:
        return s.ended != TRACK_END
    arrived = False
    for seat in range(s.players):
        if s.track[seat] == track_length(pack, s):
            arrived = True
    return arrived == (s.ended == TRACK_END) and not any_contribution(s)


@rule
def over_means_nothing_pending(s):
    """The game goes on as long as something is pending, and no longer."""
    return (s.agenda_depth == 0) == (s.ended != RUNNING)
