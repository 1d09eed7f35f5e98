"""Writing what a seat sees of Queen's Architect into a row of entries (`parts.py` says what they mean).

Every entry is written exactly once, and nearly without branches: that is what makes it fast (docs/learning.md).
"""

from queenswright.games.architect.observing.base import rule
from queenswright.games.architect.observing.parts import (
    ARCHITECT,
    BILLBOARD,
    BOND_SUPPLY,
    BONDS,
    BUILT,
    CARRIAGE,
    CHARACTER,
    CONFIDENCE,
    CONTRIBUTED,
    CONTRIBUTION,
    CRAFTSMEN,
    DECIDES,
    DEMAND,
    DISPLAY,
    FIRST_PLAYER,
    GUILDS_SENT,
    HIRE_FOLLOWS,
    HIRES,
    HOUSE_RULES,
    LEFT,
    PICKS,
    PILE,
    PILE_STARTING,
    PLAYERS,
    PLAYS,
    POINTS,
    PRICE,
    ROUND,
    ROUNDS_LEFT,
    SEAT_SIZE,
    STEP,
    TABLE_SIZE,
    TALERS,
    TAVERN_ROOMS,
    TRACK,
    TRACK_END_ROUND,
    TRACK_TOKENS,
    WORKING,
)
from queenswright.games.architect.rules.board import bond_supply
from queenswright.games.architect.rules.hire import HIRES_PER_MARKER_MOVE
from queenswright.games.architect.state import (
    CHARACTERS,
    GUILDS,
    LOCATIONS,
    NOBODY,
    ORDINARY,
    SEATS,
    SITES,
    SPACES,
    TOKENS,
)
from queenswright.games.architect.steps import CLIMB, DRAFT_TURN, FIRE, LABOUR, TAVERN
from queenswright.kernel.observation import MOST, SET_BITS

CHARACTER_COUNT, GUILD_COUNT = len(CHARACTERS), len(GUILDS)
CHARACTER_ENTRIES, HOUSE_RULE_ENTRIES = WORKING - DISPLAY, STEP - HOUSE_RULES
ONE_ENTRY = (1 << SET_BITS) - 1
SEAT_BITS = 3
ONE_SEAT = (1 << SEAT_BITS) - 1
COPY_BITS = 2
COPIES_MASK = (1 << COPY_BITS) - 1


@rule
def capped(value):
    """A number as an entry can hold it."""
    return min(value, MOST)


@rule
def from_observer(s, seat, other):
    """How many places clockwise a seat is from the observer."""
    k = other - seat
    return k + s.players * (k < 0)


@rule
def write_step(s, seat, row):
    """What is asked, of whom, and how far it has come; nothing at the end."""
    top = max(0, s.agenda_depth - 1)
    is_asked = s.agenda_depth > 0
    step, argument = s.agenda_step[top], s.agenda_argument[top]
    row[STEP] = (step + 1) * is_asked
    row[DECIDES] = (from_observer(s, seat, s.agenda_seat[top]) + 1) * is_asked
    row[HIRE_FOLLOWS] = top > 0
    row[POINTS] = capped(argument) * (step == CLIMB)
    row[GUILDS_SENT] = argument * (step == TAVERN)
    wanted = s.billboard[argument * (step == FIRE)] + 1
    taken = (argument + 1) * (step == DRAFT_TURN)
    row[CHARACTER] = taken + argument * (step == LABOUR) + wanted * (step == FIRE)


@rule
def write_course(s, seat, row):
    """Rounds, the draft, and what was agreed."""
    row[PLAYERS] = s.players
    for i in range(HOUSE_RULE_ENTRIES):
        row[HOUSE_RULES + i] = s.house_rules >> SET_BITS * i & ONE_ENTRY
    row[ROUND] = capped(s.round_number)
    rest = max(0, s.round_limit - s.round_number)
    row[ROUNDS_LEFT] = capped(rest + MOST * (s.round_limit == 0))
    row[FIRST_PLAYER] = from_observer(s, seat, s.first_player)
    row[PICKS] = s.picks


@rule
def write_market(pack, s, row):
    """Billboard, pile, tokens and bonds."""
    row[PRICE] = s.price_marker
    row[HIRES] = s.hires % HIRES_PER_MARKER_MOVE
    row[PILE] = s.pile_size
    row[PILE_STARTING] = max(0, s.pile_size - ORDINARY)
    row[BOND_SUPPLY] = capped(bond_supply(pack, s))
    counts = 0
    for i in range(s.pile_size):
        counts += 1 << COPY_BITS * s.pile[i]
    for i in range(CHARACTER_COUNT):
        row[LEFT + i] = counts >> COPY_BITS * i & COPIES_MASK
    for i in range(CHARACTER_ENTRIES):
        row[DISPLAY + i] = s.display >> SET_BITS * i & ONE_ENTRY
        row[WORKING + i] = s.working >> SET_BITS * i & ONE_ENTRY
    for space in range(SPACES):
        row[BILLBOARD + space] = s.billboard[space] + 1
    for i in range(TOKENS):
        row[TRACK_TOKENS + i] = s.tokens[i]


@rule
def write_places(s, seat, row):
    """What the places ask for, and who has built there."""
    for location in range(LOCATIONS):
        row[DEMAND + location] = s.demand[location] + 1
    turned = 0
    for owner in range(s.players):
        turned |= from_observer(s, seat, owner) + 1 << SEAT_BITS * (owner + 1)
    for location in range(LOCATIONS):
        for site in range(SITES):
            row[BUILT + SITES * location + site] = turned >> SEAT_BITS * (s.sites[location][site] + 1) & ONE_SEAT


@rule
def write_seat(s, other, row):
    """The open area of one seat, into the part of the row that is about it."""
    row[PLAYS] = 1
    row[TALERS] = capped(s.talers[other])
    row[BONDS] = capped(s.bonds[other])
    row[CONFIDENCE] = s.confidence[other]
    row[TRACK] = s.track[other]
    row[CONTRIBUTED] = s.contribution[other] != NOBODY
    row[CONTRIBUTION] = capped(max(0, s.contribution[other]))
    row[TRACK_END_ROUND] = capped(max(0, s.track_end_round[other]))
    row[ARCHITECT] = s.architect[other]
    row[CARRIAGE] = s.carriage[other]
    for character in range(CHARACTER_COUNT):
        row[CRAFTSMEN + character] = s.tile_position[other][character] + 1
    for guild in range(GUILD_COUNT):
        row[TAVERN_ROOMS + guild] = s.room[other][guild]


@rule.entry
def observe(pack, s, seat, row):
    """What a seat sees; all of it lies open, so that nothing here depends on the order of the pile."""
    write_step(s, seat, row)
    write_course(s, seat, row)
    write_market(pack, s, row)
    write_places(s, seat, row)
    for k in range(SEATS):
        start = TABLE_SIZE + SEAT_SIZE * k
        if k < s.players:
            other = seat + k
            write_seat(s, other - s.players * (other >= s.players), row[start : start + SEAT_SIZE])
        else:
            for i in range(SEAT_SIZE):
                row[start + i] = 0
