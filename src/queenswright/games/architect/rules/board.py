"""Facts about the board that several chapters ask for."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.state import NOBODY, SEATS, SITES, TOKENS, rule

FULL_TRACK = bit("full_track")
MANY_PLAYERS = 4


@rule
def board_side(s):
    """QA-SETUP-01: side 0 is for 4 players, side 1 for 2 or 3."""
    if s.players == MANY_PLAYERS:
        return 0
    return 1


@rule
def location_type(pack, s, location):
    """QA-COMP-04: capital, village, monastery or town."""
    return pack.location_type[board_side(s)][location]


@rule
def track_length(pack, s):
    """QA-COMP-36, QA-VAR-11: how many spaces with a token the appreciation track has."""
    if s.house_rules & FULL_TRACK:
        return TOKENS
    return pack.track_spaces


@rule
def bond_supply(pack, s):
    """QA-COMP-35, QA-VAR-14: bonds that nobody holds and that are still in the game."""
    supply = pack.bonds - s.redeemed
    for seat in range(s.players):
        supply -= s.bonds[seat]
    return supply


@rule
def buildings_at(s, location):
    """How many building sites of a location are taken."""
    taken = 0
    for site in range(SITES):
        if s.sites[location][site] != NOBODY:
            taken += 1
    return taken


@rule
def has_built(s, seat, location):
    """Whether a building marker of the seat stands at the location."""
    for site in range(SITES):
        if s.sites[location][site] == seat:
            return True
    return False


@rule
def any_contribution(s):
    """Whether somebody has contributed to the palace."""
    for seat in range(SEATS):
        if s.contribution[seat] != NOBODY:
            return True
    return False
