"""QD-LATER-12, 13, 40: the segments of wall or road: which ones stand, and which ones a player may build."""

from queenswright.games.queensdale.refusals import ALLOWED, QUARTER_HAS_SEGMENT, SEGMENT_STANDS
from queenswright.games.queensdale.state.board import QUARTERS, ROAD, SEGMENTS, SLOTS, WALL
from queenswright.games.queensdale.state.rule import rule
from queenswright.kernel.play import count_bits


@rule
def segment_stands(s, segment):
    """QD-LATER-12: whether a segment is there; of the road the first of every quarter always is."""
    if s.branch == ROAD and segment % SLOTS == 0:
        return True
    return s.segments[segment] != 0


@rule
def refuse_segment(s, me, segment):
    """QD-LATER-13, 40: a free segment; of the wall one in each quarter for a player and game."""
    if segment_stands(s, segment):
        return SEGMENT_STANDS
    if s.branch == WALL and s.built_in[me] >> (segment // SLOTS) & 1:
        return QUARTER_HAS_SEGMENT
    return ALLOWED


@rule
def may_build_segment(s, me):
    """Whether there is a segment that a player may build."""
    for segment in range(SEGMENTS):
        if refuse_segment(s, me, segment) == ALLOWED:
            return True
    return False


@rule
def segments_built(s):
    """How many segments players have built in the campaign."""
    count = 0
    for segment in range(SEGMENTS):
        if s.segments[segment] != 0:
            count += 1
    return count


@rule
def built_in_this_game(s):
    """QD-LATER-39, 40: the segments of the wall of this game; nobody builds two of them in one quarter."""
    count = 0
    for seat in range(s.players):
        count += count_bits(s.built_in[seat])
    return count


@rule
def is_walled(s, quarter):
    """Whether all segments of the wall of a quarter stand."""
    for slot in range(SLOTS):
        if s.segments[quarter * SLOTS + slot] == 0:
            return False
    return True


@rule
def has_whole_wall(s):
    """QD-LATER-39: whether all segments of the wall stand."""
    return s.branch == WALL and segments_built(s) == QUARTERS * SLOTS
