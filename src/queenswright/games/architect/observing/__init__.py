"""What programs that learn see of Queen's Architect; imported only where needed, because it is compiled separately."""

from queenswright.games.architect.observing.base import rule
from queenswright.games.architect.observing.observe import observe
from queenswright.games.architect.observing.parts import SEAT, TABLE
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import SEATS
from queenswright.games.architect.steps import STEPS
from queenswright.kernel import observing
from queenswright.kernel.observation import Observation

OBSERVATION = Observation(TABLE, SEAT, SEATS, observing.instantiate(rule, STEPS, LOOPS, observe=observe))
