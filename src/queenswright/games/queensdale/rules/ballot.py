"""QD-LATER-23, 44: the secret vote for wall or road.

How a tie is read: the player with the lowest goal of the game just played, then by the tie rules, decides it. What that
player has laid down decides if it leans to one side; otherwise that player is asked.
"""

from queenswright.games.queensdale.refusals import ALLOWED, OWN_TOKENS_DECIDE
from queenswright.games.queensdale.rules.tie import BY_GOAL, first_in_order
from queenswright.games.queensdale.state.board import NO_BRANCH, ROAD, WALL
from queenswright.games.queensdale.state.cards import BALLOT_ROAD, BALLOT_WALL, BALLOTS
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import BALLOT, BREAK_TIE

BALLOT_KINDS = len(BALLOTS)


@rule
def begin_ballot(pack, s):
    """QD-LATER-44: everybody votes, the first seat first; nobody sees a vote before the last one."""
    push(s, BALLOT, 0, 0)


@rule
def tokens_on(s, side):
    """QD-LATER-44: the tokens that all players together have laid on wall or road."""
    total = 0
    for seat in range(s.players):
        if side == WALL:
            total += BALLOT_WALL[s.ballot[seat] - 1]
        else:
            total += BALLOT_ROAD[s.ballot[seat] - 1]
    return total


@rule
def leaning(s, seat):
    """Which of the two a player's own tokens favour, NO_BRANCH when neither."""
    ballot = s.ballot[seat] - 1
    if BALLOT_WALL[ballot] > BALLOT_ROAD[ballot]:
        return WALL
    if BALLOT_ROAD[ballot] > BALLOT_WALL[ballot]:
        return ROAD
    return NO_BRANCH


@rule
def open_ballots(pack, s):
    """QD-LATER-44, 54: more tokens win; a tie goes to the player with the lowest goal, then by the tie rules."""
    wall = tokens_on(s, WALL)
    road = tokens_on(s, ROAD)
    if wall > road:
        s.branch = WALL
    elif road > wall:
        s.branch = ROAD
    else:
        decider = first_in_order(pack, s, BY_GOAL)
        push(s, BREAK_TIE, decider, leaning(s, decider))
    for seat in range(s.players):
        s.ballot[seat] = 0


@rule
def cast_ballot(pack, s, me, i):
    """QD-LATER-23, 44: two tokens on wall, road or neither; after the last player all votes are opened together."""
    pop(s)
    s.ballot[me] = i + 1
    if me + 1 < s.players:
        push(s, BALLOT, me + 1, 0)
    else:
        open_ballots(pack, s)


@rule
def refuse_break_tie(i, own):
    """QD-LATER-44: what the player who decides a tie has laid down decides, unless it leans to neither side."""
    if own != NO_BRANCH and own != i + 1:
        return OWN_TOKENS_DECIDE
    return ALLOWED


@rule
def break_tie(s, i):
    """QD-LATER-44: the player with the lowest goal decides a tie."""
    pop(s)
    s.branch = i + 1
