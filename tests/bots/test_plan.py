"""The planner: which turns it looks at, and which it likes."""

from __future__ import annotations

import random
from typing import Any

from queenswright.bots.mind import Mind
from queenswright.games.architect.judgement import turn_mark
from queenswright.games.architect.judgement.base import rule
from queenswright.games.architect.rules.turn import perform
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import GUILDS, STATE
from queenswright.games.architect.steps import ARCHITECT
from queenswright.kernel import plan
from queenswright.kernel.game import Game
from queenswright.kernel.plan import AFTER, LEAVES_PER_ACTION, LONGEST_TURN, NOT_POSSIBLE, ROOM, STEP_ACTIONS

FULL_CREW = {f"{guild}-1": 0 for guild in GUILDS}
FAIR = {
    "players": 2,
    "chance": {"key": f"{5:032x}", "drawn": 0},
    "agenda": [[0, 0, 0]],
    "space": [0, 0, 0],
    "secret": [3, 2, 0],
    "deck": [0, 1, 2, 0],
    "deck_size": 4,
    "turns": 0,
}


def test_the_turns_looked_at_are_bounded(architect: Game) -> None:
    """Six craftsmen who may each work five times have thousands of ways to do so; other turns are all looked at."""
    seats = [{"craftsmen": FULL_CREW, "talers": 9}, {}]
    position = architect.position({"seats": seats, "options": {"variant": "companion"}})
    leaves: list[int] = []

    def counted(pack: Any, s: Any, step: int, i: int) -> None:
        if step == ARCHITECT:
            leaves.append(0)
        perform(pack, s, step, i)

    def worth(pack: Any, s: Any, me: int, weights: Any, features: Any) -> int:
        leaves[-1] += 1
        return int(s.talers[me])

    planner = plan.instantiate(rule, STATE, LOOPS, perform=counted, turn_mark=turn_mark, worth=worth)
    best = [0] * STEP_ACTIONS
    tried = planner.plan(architect.pack.mirror, position.held, [None] * ROOM, [], [], [0] * ROOM, best)
    bank, hire, labour = leaves
    assert labour == LEAVES_PER_ACTION
    assert 1 < bank < 20
    assert hire == 1, "with a full star and without firing there is only forfeiting"
    assert tried < LONGEST_TURN * sum(leaves)
    assert [i for i in range(STEP_ACTIONS) if best[i] > NOT_POSSIBLE] == [1, 2, 3]
    assert best[1] >= 9 + 3, "the small sets are seen: at least the base pay"


def test_the_best_action_is_the_first_of_equals() -> None:
    values = [NOT_POSSIBLE] * STEP_ACTIONS
    values[5] = values[63] = 7
    assert plan.best_action(values) == 5
    values[63] = 8
    assert plan.best_action(values) == 63


def test_the_highest_bit_is_found() -> None:
    rng = random.Random(1)
    for _ in range(200):
        mask = rng.getrandbits(63) >> rng.randrange(63) | 1
        assert plan.highest_bit(mask) == mask.bit_length() - 1
    assert plan.highest_bit(1 << 63) == 63
    assert plan.highest_bit(-(1 << 63)) == 63


def test_the_planner_leaves_the_position_after_its_best_turn(tiny: Game) -> None:
    """The secret of 3 is certain, a roll gives at most 3: the planner sees the dice of the deal that it was given."""
    mind, position = Mind(tiny), tiny.position(FAIR)
    worths, tried = mind.plan(position.held)
    assert worths[2] == 3 * 32
    assert set(worths) == {0, 1, 2}
    assert tried >= 3
    after: Any = mind._states[AFTER]
    assert 32 * after.space[0] == max(worths.values())
    assert after.turns == 1 or after.agenda_seat[after.agenda_depth - 1] == 1
