"""QD-LATER-33, 34: the monument of a family, stage by stage, and the gift of a finished one."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    FREE_REROLL_USED,
    NO_DIE_TO_ROLL,
    NO_FREE_REROLL,
)
from queenswright.games.queensdale.rules.board import bonus, dice_left
from queenswright.games.queensdale.rules.story_cards import further_steps
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.course import MONUMENTS
from queenswright.games.queensdale.state.effects import SCOUT_STEPS
from queenswright.games.queensdale.state.pieces import ANVIL, FROM_OTHER, HERON, KEY, LANTERN, STAGES
from queenswright.games.queensdale.state.rule import push, rule
from queenswright.games.queensdale.steps import ROLL, SCOUT, scout_argument


@rule
def has_gift(s, seat, family):
    """QD-LATER-34: whether a player has finished the monument of this family."""
    return s.family[seat] == family and s.monument[seat] == STAGES


@rule
def raise_stage(pack, s, me):
    """QD-LATER-33, 34: the next stage of the player's monument; the fourth brings a seal."""
    s.monument[me] += 1
    if s.monument[me] == STAGES:
        owe(s, me, pack.monument_gain, FROM_OTHER)


@rule
def saved_more(pack, s, me):
    """QD-LATER-34, anvil: what the first craftsman of a game saves more."""
    if has_gift(s, me, ANVIL) and s.gift_used[me] == 0:
        return pack.gift_saves
    return 0


@rule
def note_craftsman(pack, s, me):
    """QD-LATER-34, anvil: a craftsman is the first of a game once only, also while the monument is being raised."""
    if s.family[me] == ANVIL and pack.mechanism_from[MONUMENTS] <= s.opened:
        s.gift_used[me] = 1


@rule
def send_scout(pack, s, seat):
    """QD-LATER-34, heron: free steps before the first round, a scout movement that nobody has to make."""
    if has_gift(s, seat, HERON):
        steps = pack.gift_steps + bonus(pack, s, seat, SCOUT_STEPS) + further_steps(pack, s)
        push(s, SCOUT, seat, scout_argument(steps, 0, 1))


@rule
def items_kept_more(pack, s, seat):
    """QD-LATER-34, key: items of any kind that are kept besides."""
    if has_gift(s, seat, KEY):
        return pack.gift_items
    return 0


@rule
def refuse_free_reroll(s, me):
    """QD-LATER-34, lantern: one re-roll in a game costs nothing."""
    if not has_gift(s, me, LANTERN):
        return NO_FREE_REROLL
    if s.gift_used[me] == 1:
        return FREE_REROLL_USED
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return ALLOWED


@rule
def use_free_reroll(s, me):
    """QD-LATER-34, lantern: roll again, without paying."""
    s.gift_used[me] = 1
    push(s, ROLL, me, 0)
