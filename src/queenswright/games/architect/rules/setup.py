"""QA-SETUP: laying out the game. All chance is used up here (QA-SETUP-31)."""

from queenswright.games.architect.rules.board import board_side, location_type, track_length
from queenswright.games.architect.rules.tile import CHARACTER_COUNT
from queenswright.games.architect.state import (
    CAPITAL,
    COPIES,
    DEMAND_TILES,
    ENTRANCE,
    GUILDS,
    LOCATIONS,
    NOBODY,
    ORDINARY,
    PILE,
    RUNNING,
    SEATS,
    SITES,
    STARTING,
    TOKENS,
    TOP,
    clear_agenda,
    draw,
    push,
    rekey,
    rule,
    seek,
)
from queenswright.games.architect.steps import DRAFT

GUILD_COUNT = len(GUILDS)
DRAFT_TILES_PER_PLAYER = 2


@rule
def shuffle_pile(s, start, stop):
    """Shuffle the part of the pile from start to stop - 1."""
    for i in range(stop - 1, start, -1):
        j = start + draw(s, i - start + 1)
        tile = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = tile


@rule
def sort_pile(s, start, stop):
    """Put the part of the pile from start to stop - 1 in the order of the characters."""
    place = start
    for character in range(CHARACTER_COUNT):
        for i in range(place, stop):
            if s.pile[i] == character:
                s.pile[i] = s.pile[place]
                s.pile[place] = character
                place += 1


@rule
def lay_out_tokens(pack, s):
    """QA-SETUP-02, 03, 29: shuffled tokens, one per space of the track; the rest goes back to the box."""
    for i in range(TOKENS):
        s.tokens[i] = pack.tokens[i]
    for i in range(TOKENS - 1, 0, -1):
        j = draw(s, i + 1)
        token = s.tokens[i]
        s.tokens[i] = s.tokens[j]
        s.tokens[j] = token
    for i in range(track_length(pack, s), TOKENS):
        s.tokens[i] = 0


@rule
def lay_out_demand(pack, s):
    """QA-SETUP-14, 15, QA-COMP-08: every demand space gets a random tile of its own location type."""
    used = 0
    for location in range(LOCATIONS):
        s.demand[location] = NOBODY
    for location in range(CAPITAL + 1, pack.locations[board_side(s)]):
        wanted = location_type(pack, s, location)
        matching = 0
        for tile in range(DEMAND_TILES):
            if pack.demand_type[tile] == wanted and used >> tile & 1 == 0:
                matching += 1
        nth = draw(s, matching)
        for tile in range(DEMAND_TILES):
            if pack.demand_type[tile] == wanted and used >> tile & 1 == 0:
                if nth == 0:
                    s.demand[location] = tile
                    used |= 1 << tile
                    break
                nth -= 1


@rule
def lay_out_craftsmen(s):
    """QA-SETUP-16..21, 30: starting craftsmen to billboard and display, those left on top of the other tiles."""
    for character in range(CHARACTER_COUNT):
        s.pile[character] = character
    shuffle_pile(s, 0, STARTING)
    left = STARTING
    for space in range(TOP, -1, -1):
        left -= 1
        s.billboard[space] = s.pile[left]
    s.display = 0
    for _ in range(DRAFT_TILES_PER_PLAYER * s.players):
        left -= 1
        s.display |= 1 << s.pile[left]
    for i in range(left):
        s.pile[ORDINARY + i] = s.pile[i]
    for i in range(ORDINARY):
        s.pile[i] = i // (COPIES - 1)
    for i in range(ORDINARY + left, PILE):
        s.pile[i] = NOBODY
    shuffle_pile(s, 0, ORDINARY)
    s.pile_size = ORDINARY + left


@rule
def hand_out_sets(pack, s):
    """QA-SETUP-05..12, 27, 28: what every participating player starts with; nobody has talers."""
    for seat in range(SEATS):
        s.talers[seat] = 0
        s.bonds[seat] = 0
        if seat < s.players:
            s.bonds[seat] = pack.starting_bonds
        s.contribution[seat] = NOBODY
        s.track_end_round[seat] = NOBODY
        s.confidence[seat] = 0
        s.carriage[seat] = CAPITAL
        s.architect[seat] = 0
        s.track[seat] = 0
        for character in range(CHARACTER_COUNT):
            s.tile_position[seat][character] = NOBODY
        for guild in range(GUILD_COUNT):
            s.room[seat][guild] = ENTRANCE


@rule.entry
def setup(pack, s):
    """Lay out the game whose options and key are in the record.

    QA-SETUP-13, 23: the price marker on the left, the first player at random.
    """
    clear_agenda(s)
    s.ended = RUNNING
    s.round_number = 0
    s.picks = 0
    s.hires = 0
    s.redeemed = 0
    s.working = 0
    s.price_marker = 0
    for location in range(LOCATIONS):
        for site in range(SITES):
            s.sites[location][site] = NOBODY
    hand_out_sets(pack, s)
    lay_out_tokens(pack, s)
    lay_out_demand(pack, s)
    lay_out_craftsmen(s)
    s.first_player = draw(s, s.players)
    s.turn_seat = s.first_player
    push(s, DRAFT, s.first_player, 0)


@rule.entry
def redeal(pack, s, seat, low, high):
    """QA-SETUP-32, 33: what no seat may know is redealt: the order of the pile and the key.

    The starting craftsmen stay on top, their backs are public. Sorting first leaves no trace of the true order.
    """
    drawn = s.drawn
    rekey(s, low, high)
    ordinary = min(s.pile_size, ORDINARY)
    sort_pile(s, 0, ordinary)
    sort_pile(s, ordinary, s.pile_size)
    shuffle_pile(s, ordinary, s.pile_size)
    shuffle_pile(s, 0, ordinary)
    seek(s, drawn)
