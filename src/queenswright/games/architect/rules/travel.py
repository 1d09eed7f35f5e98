"""QA-TRAVEL: the Travel action. Distances are those of the shortest route, computed when a pack is loaded."""

from queenswright.games.architect.refusals import (
    ALLOWED,
    ALREADY_THERE,
    NO_SUCH_PLACE,
    TOO_FAR,
    TRIP_TOO_EXPENSIVE,
)
from queenswright.games.architect.rules.board import board_side
from queenswright.games.architect.state import LONGEST_TRIP, pop, rule
from queenswright.games.architect.steps import TRAVEL_FORFEIT


@rule
def refuse_travel(pack, s, me, destination):
    """QA-TRAVEL-06, 08, 11: a place 1 to 6 spaces away that the talers reach."""
    if destination == TRAVEL_FORFEIT:
        return ALLOWED
    side = board_side(s)
    if destination >= pack.locations[side]:
        return NO_SUCH_PLACE
    if destination == s.carriage[me]:
        return ALREADY_THERE
    spaces = pack.distance[side][s.carriage[me]][destination]
    if spaces > LONGEST_TRIP:
        return TOO_FAR
    if pack.travel_cost[spaces] > s.talers[me]:
        return TRIP_TOO_EXPENSIVE
    return ALLOWED


@rule
def travel(pack, s, me, destination):
    """QA-TRAVEL-01, 02, 04, 07: pay for the shortest route and go; other carriages do not matter."""
    pop(s)
    if destination == TRAVEL_FORFEIT:
        return
    s.talers[me] -= pack.travel_cost[pack.distance[board_side(s)][s.carriage[me]][destination]]
    s.carriage[me] = destination
