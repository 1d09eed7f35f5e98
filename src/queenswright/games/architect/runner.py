"""The kernel's loops for Queen's Architect."""

from queenswright.games.architect.rules.ending import place
from queenswright.games.architect.rules.setup import redeal, setup
from queenswright.games.architect.rules.turn import candidates, perform, refuse, reveals
from queenswright.games.architect.state import rekey, rule, seek
from queenswright.games.architect.steps import STEPS
from queenswright.kernel import play

LOOPS = play.instantiate(
    rule,
    STEPS,
    candidates=candidates,
    refuse=refuse,
    perform=perform,
    reveals=reveals,
    setup=setup,
    redeal=redeal,
    place=place,
    rekey=rekey,
    seek=seek,
)
