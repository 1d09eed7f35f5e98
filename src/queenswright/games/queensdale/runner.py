"""The kernel's loops for The Rise of Queensdale."""

from queenswright.games.queensdale.rules.campaign import place
from queenswright.games.queensdale.rules.candidates import candidates
from queenswright.games.queensdale.rules.setup import redeal, setup
from queenswright.games.queensdale.rules.turn import perform, refuse, reveals
from queenswright.games.queensdale.state.rule import rekey, rule, seek
from queenswright.games.queensdale.steps import STEPS
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
