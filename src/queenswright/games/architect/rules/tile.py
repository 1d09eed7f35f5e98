"""QA-TILE: the craftsman tiles. A position runs from 0 (start) to 5 (drop-out); jobs left = 6 - position."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.state import (
    CHARACTERS,
    CHARACTERS_PER_GUILD,
    DROP_OUT,
    NOBODY,
    NOTCHES,
    START_POSITION,
    rule,
)

EARLY_DROP_OUT = bit("early_drop_out")
CHARACTER_COUNT = len(CHARACTERS)


@rule
def guild_of(character):
    """QA-TILE-02: three characters to a guild."""
    return character // CHARACTERS_PER_GUILD


@rule
def employs(s, seat, character):
    """Whether the seat has this very character in service."""
    return s.tile_position[seat][character] != NOBODY


@rule
def crew_size(s, seat):
    """How many craftsmen are attached to the action star."""
    size = 0
    for character in range(CHARACTER_COUNT):
        if s.tile_position[seat][character] != NOBODY:
            size += 1
    return size


@rule
def star_is_full(s, seat):
    """QA-TILE-19: six notches, one craftsman each."""
    return crew_size(s, seat) >= NOTCHES


@rule
def performance_sum(pack, s, seat):
    """QA-TILE-04, QA-BUILD-08: the numbers at the hammers, added up."""
    total = 0
    for character in range(CHARACTER_COUNT):
        tile_position = s.tile_position[seat][character]
        if tile_position != NOBODY:
            total += pack.performance[character][tile_position]
    return total


@rule
def crew_guilds(s, seat):
    """The guilds that the seat has a craftsman of, as a bit set; performance does not matter (QA-TILE-20)."""
    guilds = 0
    for character in range(CHARACTER_COUNT):
        if s.tile_position[seat][character] != NOBODY:
            guilds |= 1 << guild_of(character)
    return guilds


@rule
def crew(s, seat):
    """The seat's craftsmen as a bit set of characters."""
    characters = 0
    for character in range(CHARACTER_COUNT):
        if s.tile_position[seat][character] != NOBODY:
            characters |= 1 << character
    return characters


@rule
def leave(s, seat, character):
    """QA-TILE-11, 23: the tile goes back into the box for good."""
    s.tile_position[seat][character] = NOBODY


@rule
def finish_job(s, seat, character):
    """QA-TILE-07, 10, 11, 16: turn on by one position after work, or leave after the last job.

    With early_drop_out (QA-VAR-07, 08) the turn onto the drop-out position already ends the service.
    """
    tile_position = s.tile_position[seat][character]
    if tile_position == DROP_OUT:
        leave(s, seat, character)
    else:
        s.tile_position[seat][character] = tile_position + 1
        if s.house_rules & EARLY_DROP_OUT and tile_position + 1 == DROP_OUT:
            leave(s, seat, character)


@rule
def finish_jobs(s, seat, workers):
    """Everybody in the bit set has worked."""
    for character in range(CHARACTER_COUNT):
        if workers >> character & 1:
            finish_job(s, seat, character)


@rule
def rest(s, seat, character):
    """QA-TAVERN-07, 08, QA-TILE-17: turn back by one position, but not beyond the start position."""
    if s.tile_position[seat][character] > START_POSITION:
        s.tile_position[seat][character] -= 1
