"""The kernel's loops for Queen's Architect."""

from queenswright.games.architect.rules.setup import setup
from queenswright.games.architect.rules.turn import candidates, perform, refuse, reveals
from queenswright.games.architect.state import rekey, rule
from queenswright.games.architect.steps import COUNT, FIRST
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
