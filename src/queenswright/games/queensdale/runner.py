"""The kernel's loops for The Rise of Queensdale."""

from queenswright.games.queensdale.rules.setup import setup
from queenswright.games.queensdale.rules.turn import candidates, perform, refuse, reveals
from queenswright.games.queensdale.state import rekey, rule
from queenswright.games.queensdale.steps import COUNT, FIRST
from queenswright.kernel import play

LOOPS = play.instantiate(
    rule,
    FIRST=FIRST,
    COUNT=COUNT,
    candidates=candidates,
    refuse=refuse,
    perform=perform,
    reveals=reveals,
    setup=setup,
    rekey=rekey,
)
