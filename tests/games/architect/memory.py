"""The state before an action, and what was decided in it."""

from tests.games.architect.checked_rule import rule

from queenswright.games.architect.rules.tile import CHARACTER_COUNT
from queenswright.games.architect.state import GUILDS, LOCATIONS, PILE, SEATS, SITES, SPACES, TOKENS
from queenswright.kernel.agenda import AGENDA_DEPTH
from queenswright.kernel.chance import BLOCK_WORDS

GUILD_COUNT = len(GUILDS)
KEY_WORDS = 4


@rule
def remember_seats(s, before):
    """Copy what belongs to the seats."""
    for seat in range(SEATS):
        before.talers[seat] = s.talers[seat]
        before.bonds[seat] = s.bonds[seat]
        before.contribution[seat] = s.contribution[seat]
        before.track_end_round[seat] = s.track_end_round[seat]
        before.confidence[seat] = s.confidence[seat]
        before.carriage[seat] = s.carriage[seat]
        before.architect[seat] = s.architect[seat]
        before.track[seat] = s.track[seat]
        for character in range(CHARACTER_COUNT):
            before.tile_position[seat][character] = s.tile_position[seat][character]
        for guild in range(GUILD_COUNT):
            before.room[seat][guild] = s.room[seat][guild]


@rule
def remember_table(s, before):
    """Copy what lies in the middle."""
    for location in range(LOCATIONS):
        before.demand[location] = s.demand[location]
        for site in range(SITES):
            before.sites[location][site] = s.sites[location][site]
    for i in range(TOKENS):
        before.tokens[i] = s.tokens[i]
    for space in range(SPACES):
        before.billboard[space] = s.billboard[space]
    for i in range(PILE):
        before.pile[i] = s.pile[i]
    before.pile_size = s.pile_size
    before.display = s.display
    before.price_marker = s.price_marker
    before.hires = s.hires
    before.redeemed = s.redeemed


@rule.entry
def remember(s, before):
    """Copy the record, field by field: a mirror cannot be copied by assignment."""
    before.rules_version = s.rules_version
    before.players = s.players
    before.house_rules = s.house_rules
    before.round_limit = s.round_limit
    before.ended = s.ended
    before.first_player = s.first_player
    before.turn_seat = s.turn_seat
    before.round_number = s.round_number
    before.picks = s.picks
    before.working = s.working
    before.drawn = s.drawn
    before.agenda_depth = s.agenda_depth
    for i in range(AGENDA_DEPTH):
        before.agenda_step[i] = s.agenda_step[i]
        before.agenda_seat[i] = s.agenda_seat[i]
        before.agenda_argument[i] = s.agenda_argument[i]
    for i in range(KEY_WORDS):
        before.key[i] = s.key[i]
    for i in range(BLOCK_WORDS):
        before.block[i] = s.block[i]
    remember_seats(s, before)
    remember_table(s, before)


@rule
def step_taken(before):
    """The step that has just been decided."""
    return before.agenda_step[before.agenda_depth - 1]


@rule
def seat_acted(before):
    """The seat that has just decided."""
    return before.agenda_seat[before.agenda_depth - 1]
