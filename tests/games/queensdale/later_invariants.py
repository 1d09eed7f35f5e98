"""What always holds for the things that later epochs bring; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import is_same_game, step_taken

from queenswright.games.queensdale.state import COGWHEEL
from queenswright.games.queensdale.steps import TURN_COGWHEEL

# The numbers of the clauses, on purpose not those of the rules or the pack.
SECTORS = 6
FARTHEST = 3


@rule
def the_cogwheel_turns(pack, s, before, i):
    """QD-LATER-15: it begins every game with one of six sectors and turns by its action only, three at most."""
    if s.cogwheel < 0 or s.cogwheel > SECTORS:
        return False
    if not is_same_game(s, before):
        return (s.cogwheel != 0) == (pack.mechanism_from[COGWHEEL] <= s.opened)
    if step_taken(before) == TURN_COGWHEEL:
        return i < FARTHEST and s.cogwheel == (before.cogwheel + i) % SECTORS + 1
    return s.cogwheel == before.cogwheel
