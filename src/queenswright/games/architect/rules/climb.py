"""QA-CLIMB: spending appreciation points. The step's argument is their number; `working` says who worked for them."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import ALLOWED, TOO_FEW_POINTS, TRACK_IS_CLIMBED
from queenswright.games.architect.rules.board import bond_supply, track_length
from queenswright.games.architect.rules.tile import finish_jobs
from queenswright.games.architect.state import NOBODY, TRACK_END, clear_agenda, pop, rule

RACE_TO_TRACK_END = bit("race_to_track_end")
TRACK_END_DECIDES = bit("track_end_decides")


@rule
def climb_cost(s, me, steps):
    """QA-CLIMB-02, 15: the tokens of the spaces stepped onto."""
    cost = 0
    for space in range(s.track[me], s.track[me] + steps):
        cost += s.tokens[space]
    return cost


@rule
def refuse_climb(pack, s, me, steps, points):
    """QA-CLIMB-03, 10, 11: as many steps as there are spaces and points."""
    if steps > track_length(pack, s) - s.track[me]:
        return TRACK_IS_CLIMBED
    if climb_cost(s, me, steps) > points:
        return TOO_FEW_POINTS
    return ALLOWED


@rule
def climb(pack, s, me, steps, points):
    """QA-CLIMB-01, 04..06, 12..14, QA-BUILD-20, QA-REPAIR-08: steps, bonds for the rest, then the workers turn.

    With race_to_track_end arriving on the last space ends the game on the spot (QA-VAR-12).
    """
    surplus = points - climb_cost(s, me, steps)
    s.track[me] += steps
    pop(s)
    arrived = steps > 0 and s.track[me] == track_length(pack, s)
    if arrived and s.house_rules & RACE_TO_TRACK_END:
        s.ended = TRACK_END
        s.working = 0
        clear_agenda(s)
        return
    if arrived and s.house_rules & TRACK_END_DECIDES and s.track_end_round[me] == NOBODY:
        s.track_end_round[me] = s.round_number  # QA-VAR-13
    s.bonds[me] += min(surplus, bond_supply(pack, s))
    finish_jobs(s, me, s.working)
    s.working = 0
