"""What holds after every single action of every campaign, as numbered rules.

Each invariant takes the state, the state before the action, and where it matters the place `i` of the action in its
step, and says whether it holds; the ids in its docstring are the clauses that it proves. `check` gives the number of
the first one that does not hold, 0 when all do; `INVARIANTS` are the functions in the order of their numbers.
"""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.invariants.ability import (
    abilities_belong_to_families,
    marks_last_a_round_or_a_game,
    powers_are_used_once,
    promises_are_kept_once,
)
from tests.games.queensdale.invariants.behind import (
    crown_bars_rise_and_fall,
    misses_are_remembered,
    robbers_serve_once,
)
from tests.games.queensdale.invariants.borough import (
    boroughs_are_in_order,
    buildings_are_conserved,
    riders_ride,
    segments_stay,
)
from tests.games.queensdale.invariants.component import (
    cards_are_read_by_buyers,
    courier_cards_are_one_deck,
    couriers_are_used_by_role,
    faces_are_conserved,
    figurines_are_conserved,
    huts_are_limited,
    tiles_are_conserved,
    tokens_are_gathered_one_by_one,
    towers_grow_by_levels,
    visions_stay_with_their_owners,
)
from tests.games.queensdale.invariants.course import (
    a_price_is_paid_or_gone,
    agenda_is_in_order,
    chance_has_its_moments,
    empty_seats_own_nothing,
    epochs_open_at_the_set_up,
    everybody_has_a_place_in_the_order,
    games_end_when_they_should,
    huts_are_shown_together,
    phases_follow_each_other,
    set_up_stays,
    the_castle_is_the_end,
    votes_are_opened_together,
)
from tests.games.queensdale.invariants.knowledge import (
    knowledge_is_conserved,
    knowledge_is_used_once,
    tomes_buy_knowledge,
)
from tests.games.queensdale.invariants.later import (
    answers_are_opened_together,
    casebooks_are_written_before_games,
    orders_are_fulfilled_once,
    the_cogwheel_turns,
)
from tests.games.queensdale.invariants.seat import (
    epochs_never_fall,
    fame_never_falls,
    goals_hold_for_a_game,
    goods_flow_where_they_may,
    morale_only_rises,
    nothing_is_negative,
    only_the_decider_changes,
    scouts_walk,
    seals_are_spent_on_faces,
    stores_hold_what_is_kept,
)
from tests.games.queensdale.invariants.story import (
    herbs_are_found_one_by_one,
    old_friends_call_once,
    stories_are_read_once,
    tents_are_emptied_by_guests,
)
from tests.games.queensdale.invariants.turn import (
    a_turn_places_one_die,
    dice_show_their_faces,
    spaces_hold_their_dice,
    turns_go_round,
)
from tests.games.queensdale.invariants.works import (
    finds_are_opened_once,
    gifts_are_used_once,
    monuments_rise_stage_by_stage,
    rooms_stay_furnished,
)

INVARIANTS = (
    agenda_is_in_order,
    set_up_stays,
    nothing_is_negative,
    phases_follow_each_other,
    figurines_are_conserved,
    tokens_are_gathered_one_by_one,
    huts_are_limited,
    boroughs_are_in_order,
    buildings_are_conserved,
    faces_are_conserved,
    towers_grow_by_levels,
    tiles_are_conserved,
    visions_stay_with_their_owners,
    courier_cards_are_one_deck,
    couriers_are_used_by_role,
    goods_flow_where_they_may,
    only_the_decider_changes,
    fame_never_falls,
    morale_only_rises,
    epochs_never_fall,
    goals_hold_for_a_game,
    seals_are_spent_on_faces,
    scouts_walk,
    stores_hold_what_is_kept,
    dice_show_their_faces,
    spaces_hold_their_dice,
    a_turn_places_one_die,
    turns_go_round,
    games_end_when_they_should,
    everybody_has_a_place_in_the_order,
    huts_are_shown_together,
    epochs_open_at_the_set_up,
    the_castle_is_the_end,
    a_price_is_paid_or_gone,
    empty_seats_own_nothing,
    chance_has_its_moments,
    powers_are_used_once,
    votes_are_opened_together,
    monuments_rise_stage_by_stage,
    gifts_are_used_once,
    abilities_belong_to_families,
    marks_last_a_round_or_a_game,
    knowledge_is_conserved,
    tomes_buy_knowledge,
    knowledge_is_used_once,
    the_cogwheel_turns,
    promises_are_kept_once,
    orders_are_fulfilled_once,
    crown_bars_rise_and_fall,
    misses_are_remembered,
    robbers_serve_once,
    cards_are_read_by_buyers,
    segments_stay,
    riders_ride,
    rooms_stay_furnished,
    answers_are_opened_together,
    stories_are_read_once,
    herbs_are_found_one_by_one,
    finds_are_opened_once,
    casebooks_are_written_before_games,
    tents_are_emptied_by_guests,
    old_friends_call_once,
)
BEHIND = INVARIANTS.index(crown_bars_rise_and_fall) + 1
GUESTS = INVARIANTS.index(tents_are_emptied_by_guests) + 1
STORIES_READ = INVARIANTS.index(stories_are_read_once) + 1
FOUND = INVARIANTS.index(finds_are_opened_once) + 1
ANSWERED = INVARIANTS.index(answers_are_opened_together) + 1
SEALED = INVARIANTS.index(casebooks_are_written_before_games) + 1
SOMETHING_TO_DO = len(INVARIANTS) + 1  # at least one legal action before the end: asked by the loop in checked_play.py


@rule
def check_components(pack, s, before, i):
    """The invariants 5 to 15."""
    if not figurines_are_conserved(s, before):
        return 5
    if not tokens_are_gathered_one_by_one(pack, s, before):
        return 6
    if not huts_are_limited(s, before):
        return 7
    if not boroughs_are_in_order(s):
        return 8
    if not buildings_are_conserved(pack, s, before):
        return 9
    if not faces_are_conserved(pack, s, before, i):
        return 10
    if not towers_grow_by_levels(s):
        return 11
    if not tiles_are_conserved(s, before, i):
        return 12
    if not visions_stay_with_their_owners(s, before):
        return 13
    if not courier_cards_are_one_deck(s, before):
        return 14
    if not couriers_are_used_by_role(s, before):
        return 15
    return 0


@rule
def check_seats(pack, s, before, i):
    """The invariants 16 to 24."""
    if not goods_flow_where_they_may(pack, s, before):
        return 16
    if not only_the_decider_changes(s, before):
        return 17
    if not fame_never_falls(pack, s, before):
        return 18
    if not morale_only_rises(s, before):
        return 19
    if not epochs_never_fall(s, before):
        return 20
    if not goals_hold_for_a_game(s, before):
        return 21
    if not seals_are_spent_on_faces(pack, s, before, i):
        return 22
    if not scouts_walk(pack, s, before):
        return 23
    if not stores_hold_what_is_kept(pack, s, before):
        return 24
    return 0


@rule
def check_course(pack, s, before, i):
    """The invariants 25 to 38."""
    if not dice_show_their_faces(pack, s, before):
        return 25
    if not spaces_hold_their_dice(pack, s, before, i):
        return 26
    if not a_turn_places_one_die(s, before):
        return 27
    if not turns_go_round(s, before, i):
        return 28
    if not games_end_when_they_should(s, before):
        return 29
    if not everybody_has_a_place_in_the_order(s):
        return 30
    if not huts_are_shown_together(s):
        return 31
    if not epochs_open_at_the_set_up(s, before):
        return 32
    if not the_castle_is_the_end(s):
        return 33
    if not a_price_is_paid_or_gone(s):
        return 34
    if not empty_seats_own_nothing(s):
        return 35
    if not chance_has_its_moments(s, before):
        return 36
    if not powers_are_used_once(s, before):
        return 37
    if not votes_are_opened_together(s, before):
        return 38
    return 0


@rule
def check_works(pack, s, before, i):
    """The invariants from 39 on."""
    if not monuments_rise_stage_by_stage(s, before, i):
        return 39
    if not gifts_are_used_once(s, before, i):
        return 40
    if not abilities_belong_to_families(s, before):
        return 41
    if not marks_last_a_round_or_a_game(s, before):
        return 42
    if not knowledge_is_conserved(s, before):
        return 43
    if not tomes_buy_knowledge(s, before, i):
        return 44
    if not knowledge_is_used_once(s, before):
        return 45
    if not the_cogwheel_turns(pack, s, before, i):
        return 46
    if not promises_are_kept_once(s, before):
        return 47
    if not orders_are_fulfilled_once(pack, s, before):
        return 48
    if not segments_stay(s, before, i):
        return 53
    if not riders_ride(s, before, i):
        return 54
    if not rooms_stay_furnished(s, before, i):
        return 55
    if not stories_are_read_once(pack, s, before):
        return STORIES_READ
    if not herbs_are_found_one_by_one(pack, s, before):
        return STORIES_READ + 1
    if not finds_are_opened_once(s, before, i):
        return FOUND
    if not tents_are_emptied_by_guests(pack, s, before):
        return GUESTS
    if not old_friends_call_once(pack, s, before, i):
        return GUESTS + 1
    return 0


@rule
def check_behind(pack, s, before, i):
    """The invariants about those who missed their goals, and about what is asked in secret."""
    if not crown_bars_rise_and_fall(s, before, i):
        return BEHIND
    if not misses_are_remembered(pack, s, before):
        return BEHIND + 1
    if not robbers_serve_once(s, before, i):
        return BEHIND + 2
    if not cards_are_read_by_buyers(pack, s, before, i):
        return BEHIND + 3
    if not answers_are_opened_together(s, before, i):
        return ANSWERED
    if not casebooks_are_written_before_games(s, before, i):
        return SEALED
    return 0


@rule.entry
def check(pack, s, before, i):
    """The number of the first invariant that does not hold after action i of the step pending in `before`, or 0."""
    if not agenda_is_in_order(s):
        return 1
    if not set_up_stays(s, before):
        return 2
    if not nothing_is_negative(s):
        return 3
    if not phases_follow_each_other(s, before):
        return 4
    broken = check_components(pack, s, before, i)
    if broken == 0:
        broken = check_seats(pack, s, before, i)
    if broken == 0:
        broken = check_course(pack, s, before, i)
    if broken == 0:
        broken = check_works(pack, s, before, i)
    if broken == 0:
        broken = check_behind(pack, s, before, i)
    return broken
