"""What programs that learn see of Queensdale; imported only where needed, because it is compiled separately."""

from queenswright.games.queensdale.observing.base import rule
from queenswright.games.queensdale.observing.observe import observe
from queenswright.games.queensdale.observing.parts import SEAT, TABLE
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.pieces import SEATS
from queenswright.games.queensdale.steps import STEPS
from queenswright.kernel import observing
from queenswright.kernel.observation import Observation

OBSERVATION = Observation(TABLE, SEAT, SEATS, observing.instantiate(rule, STEPS, LOOPS, observe=observe))
