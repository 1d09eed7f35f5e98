"""What holds after every single action of every game, as numbered rules.

Each invariant takes the state and the state before the action (as copied by `remember`) and says whether it holds; the
ids in its docstring are the clauses that it proves. `check` gives the number of the first one that does not hold, 0
when all do; `INVARIANTS` are the functions in the order of their numbers.
"""

from tests.games.architect.checked_rule import rule
from tests.games.architect.seat_invariants import (
    architect_moves_one_to_three,
    arrivals_are_noted,
    bonds_are_conserved,
    carriage_stands_on_the_map,
    confidence_never_falls,
    contributions_are_earned,
    each_guild_has_one_room,
    empty_seats_own_nothing,
    only_the_decider_changes,
    star_holds_six,
    talers_are_never_negative,
    talers_flow_where_they_may,
    tiles_turn_by_work_and_rest,
    track_is_only_climbed,
    workers_are_employed,
)
from tests.games.architect.table_invariants import (
    agenda_is_in_order,
    billboard_changes_by_hires_only,
    billboard_is_full_while_it_can_be,
    billboard_moves_up,
    chance_is_used_up,
    draft_uses_up_the_display,
    gaps_are_at_the_bottom,
    last_round_is_the_last,
    markers_stand_rightly,
    markers_stay,
    over_means_nothing_pending,
    pile_is_a_stack,
    race_ends_on_arrival,
    removed_tiles_never_return,
    round_limit_holds,
    set_up_stays,
    turns_go_round,
)

INVARIANTS = (
    bonds_are_conserved,
    talers_are_never_negative,
    talers_flow_where_they_may,
    only_the_decider_changes,
    removed_tiles_never_return,
    pile_is_a_stack,
    star_holds_six,
    tiles_turn_by_work_and_rest,
    gaps_are_at_the_bottom,
    billboard_is_full_while_it_can_be,
    billboard_moves_up,
    billboard_changes_by_hires_only,
    markers_stand_rightly,
    markers_stay,
    each_guild_has_one_room,
    confidence_never_falls,
    track_is_only_climbed,
    carriage_stands_on_the_map,
    architect_moves_one_to_three,
    turns_go_round,
    draft_uses_up_the_display,
    agenda_is_in_order,
    workers_are_employed,
    empty_seats_own_nothing,
    contributions_are_earned,
    last_round_is_the_last,
    round_limit_holds,
    race_ends_on_arrival,
    arrivals_are_noted,
    over_means_nothing_pending,
    chance_is_used_up,
    set_up_stays,
)
SOMETHING_TO_DO = len(INVARIANTS) + 1  # at least one legal action before the end: asked by the loops in checked_play.py


@rule.entry
def check(pack, s, before):
    """The number of the first invariant that does not hold after the action that led here from `before`, or 0."""
    if not bonds_are_conserved(pack, s, before):
        return 1
    if not talers_are_never_negative(s):
        return 2
    if not talers_flow_where_they_may(pack, s, before):
        return 3
    if not only_the_decider_changes(s, before):
        return 4
    if not removed_tiles_never_return(pack, s, before):
        return 5
    if not pile_is_a_stack(s, before):
        return 6
    if not star_holds_six(s):
        return 7
    if not tiles_turn_by_work_and_rest(s, before):
        return 8
    if not gaps_are_at_the_bottom(s):
        return 9
    if not billboard_is_full_while_it_can_be(s):
        return 10
    if not billboard_moves_up(s, before):
        return 11
    if not billboard_changes_by_hires_only(pack, s, before):
        return 12
    if not markers_stand_rightly(pack, s):
        return 13
    if not markers_stay(s, before):
        return 14
    if not each_guild_has_one_room(s, before):
        return 15
    if not confidence_never_falls(pack, s, before):
        return 16
    if not track_is_only_climbed(pack, s, before):
        return 17
    if not carriage_stands_on_the_map(pack, s, before):
        return 18
    if not architect_moves_one_to_three(s, before):
        return 19
    if not turns_go_round(s, before):
        return 20
    if not draft_uses_up_the_display(s, before):
        return 21
    if not agenda_is_in_order(s):
        return 22
    if not workers_are_employed(s):
        return 23
    if not empty_seats_own_nothing(s):
        return 24
    if not contributions_are_earned(pack, s, before):
        return 25
    if not last_round_is_the_last(s, before):
        return 26
    if not round_limit_holds(s):
        return 27
    if not race_ends_on_arrival(pack, s):
        return 28
    if not arrivals_are_noted(pack, s, before):
        return 29
    if not over_means_nothing_pending(s):
        return 30
    if not chance_is_used_up(s, before):
        return 31
    if not set_up_stays(s, before):
        return 32
    return 0
