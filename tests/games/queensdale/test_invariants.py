"""The invariants hold in games of chance too, and every one of them notices a broken state.

Whole campaigns are checked action by action in `test_records.py`, hundreds of them by `run_invariants.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tests.games.queensdale import checked_play
from tests.games.queensdale.checked_play import BEFORE, RANDOM, play_checked
from tests.games.queensdale.invariants import INVARIANTS, SOMETHING_TO_DO, check
from tests.games.queensdale.make_records import FOLDER
from tests.games.queensdale.test_records import replayed

from queenswright.games.queensdale.rules.spaces import FIRST_ACTION
from queenswright.games.queensdale.state.course import GAMES_PLAYED, PLAY
from queenswright.games.queensdale.state.pieces import BREAD, COURIER, CRAFTSMAN, NOBODY, NOTHING
from queenswright.kernel.data import Deed
from queenswright.kernel.game import Game
from queenswright.kernel.rule import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="walks through uncompiled rules")

MOST_ACTIONS = 10_000
ME, OTHER, EMPTY_SEAT = 0, 1, 3
NOTHING_TO_PLAN_WITH: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])


def play(
    game: Game, players: int, options: Mapping[str, Any], seed: int, limit: int
) -> tuple[Any, tuple[int, int, int]]:
    """A game of chance: its final state, actions, the invariant broken, the deepest agenda."""
    s = game.rules.state.blank()
    s.players, s.rules_version = players, game.rules.rules_version
    for name, value in game.rules.options.read(players, options).items():
        setattr(s, name, value)
    room = [None] * (BEFORE + 1)
    return s, play_checked(game.pack.mirror, s, room, *NOTHING_TO_PLAN_WITH, seed, limit, RANDOM)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_after_every_action_of_a_game_of_chance(queensdale: Game, players: int) -> None:
    s, (actions, broken, _) = play(queensdale, players, {"games": 1}, players, MOST_ACTIONS)
    assert (broken, s.ended) == (0, GAMES_PLAYED)
    assert actions > 300


def test_a_game_without_a_legal_move_is_noticed(queensdale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checked_play, "legal_mask", lambda pack, s: 0)
    assert play(queensdale, 2, {}, 1, 10)[1][:2] == (0, SOMETHING_TO_DO)


def found(wanted: Callable[[Deed], bool]) -> Deed:
    """The first action of the kept campaign of three that is as wanted."""
    return next(deed for deed in replayed(FOLDER / "castle-3.qw").actions() if wanted(deed))


def is_in_mid_game(deed: Deed) -> bool:
    """A die of seat 0 on a resource space, later in the campaign, with a courier in the bag."""
    return (
        deed.seat == ME
        and deed.step == "place"
        and deed.index < FIRST_ACTION
        and deed.after.opened == 7
        and deed.after.bag[COURIER] > 0
        and NOBODY in deed.after.clairvoyant
        and deed.after.huts[ME] != 0b111111
    )


@pytest.fixture(scope="module")
def mid_game() -> Deed:
    return found(is_in_mid_game)


@pytest.fixture(scope="module")
def next_game() -> Deed:
    return found(lambda deed: deed.after.game_number == 3 and deed.before.game_number == 2)


def on_both(change: Callable[[Any], None]) -> Callable[[Any, Any], None]:
    """A change that does not come from the last action, but from earlier ones."""

    def change_both(s: Any, before: Any) -> None:
        change(s)
        change(before)

    return change_both


def on_last(change: Callable[[Any], None]) -> Callable[[Any, Any], None]:
    """A change that the last action made."""
    return lambda s, before: change(s)


def add(values: Any, index: int, by: int = 1) -> None:
    values[index] += by


def put(record: Any, **values: Any) -> None:
    for name, value in values.items():
        setattr(record, name, value)


def first_where(values: Any, wanted: Callable[[Any], bool]) -> int:
    return next(i for i, value in enumerate(values) if wanted(value))


def turn_reward(s: Any) -> None:
    shrub = first_where(s.herb, lambda herb: herb != NOTHING)
    s.reward[shrub] = (s.reward[shrub] + 1) % 6


def sell_a_building(s: Any) -> None:
    kind = first_where(s.stock, bool)
    s.stock[kind] &= s.stock[kind] - 1


def draw_a_vision(s: Any) -> None:
    card = s.clairvoyant.index(NOBODY)
    s.clairvoyant[card] = ME
    s.clairvoyant_deck ^= 1 << card


def use_a_courier(s: Any) -> None:
    s.bag[COURIER] -= 1
    s.roles[CRAFTSMAN] += 1


def spend_a_seal(s: Any, before: Any) -> None:
    before.seals[ME], s.seals[ME] = 1, 0


def turn_a_die(s: Any) -> None:
    die = first_where(s.showing[ME], lambda up: up != NOTHING)
    s.showing[ME][die] = next(face for face in range(29) if face not in s.dice[ME][die])


def put_a_card_back(s: Any) -> None:
    """Nobody has kept one, so nobody can have put one back."""
    s.pile[0] = s.pile_known[0] = 1


def lowest(bits: int) -> int:
    return bits & -bits


BROKEN: dict[str, Callable[[Any, Any], None]] = {
    "agenda_is_in_order": on_last(lambda s: put(s, agenda_argument=[*s.agenda_argument[:-1], 1])),
    "set_up_stays": on_last(lambda s: put(s, games=s.games + 1)),
    "nothing_is_negative": on_both(lambda s: s.goods[ME].__setitem__(BREAD, -1)),
    "phases_follow_each_other": on_last(lambda s: put(s, game_number=s.game_number + 2)),
    "figurines_are_conserved": on_last(lambda s: add(s.bag, CRAFTSMAN)),
    "tokens_are_gathered_one_by_one": on_last(turn_reward),
    "huts_are_limited": on_last(lambda s: s.huts.__setitem__(ME, 0b111111)),
    "boroughs_are_in_order": on_both(lambda s: s.site[ME].__setitem__(1, s.site[ME][0])),
    "buildings_are_conserved": on_last(sell_a_building),
    "faces_are_conserved": on_last(lambda s: add(s.faces, first_where(s.faces, bool), -1)),
    "towers_grow_by_levels": on_both(lambda s: s.tower[ME].__setitem__(0, NOTHING)),
    "tiles_are_conserved": on_last(lambda s: put(s, tiles=s.tiles ^ lowest(s.tiles))),
    "visions_stay_with_their_owners": on_last(draw_a_vision),
    "courier_cards_are_one_deck": on_last(lambda s: put(s, courier_deck=s.courier_deck ^ lowest(s.courier_deck))),
    "couriers_are_used_by_role": on_last(use_a_courier),
    "goods_flow_where_they_may": on_last(lambda s: add(s.goods[OTHER], BREAD)),
    "only_the_decider_changes": on_last(lambda s: add(s.seals, OTHER)),
    "fame_never_falls": on_last(lambda s: add(s.earned[OTHER], 0)),
    "morale_only_rises": on_last(lambda s: add(s.morale, OTHER)),
    "epochs_never_fall": on_last(lambda s: s.ticked.__setitem__(ME, 1)),
    "goals_hold_for_a_game": on_last(lambda s: add(s.aim, ME)),
    "seals_are_spent_on_faces": spend_a_seal,
    "scouts_walk": on_last(lambda s: s.scout.__setitem__(ME, (s.scout[ME] + 1) % 152)),
    "stores_hold_what_is_kept": on_last(lambda s: add(s.goods[ME], BREAD, 30)),
    "dice_show_their_faces": on_both(turn_a_die),
    "spaces_hold_their_dice": on_last(lambda s: s.taken.__setitem__(slice(None), [0] * len(s.taken))),
    "a_turn_places_one_die": on_last(lambda s: put(s, placed=0)),
    "turns_go_round": on_last(lambda s: put(s, turn_number=s.turn_number + 1)),
    "games_end_when_they_should": on_both(lambda s: put(s, round_number=21)),
    "everybody_has_a_place_in_the_order": on_last(lambda s: s.order.__setitem__(0, ME)),
    "huts_are_shown_together": on_last(lambda s: s.chosen_hut.__setitem__(ME, 0)),
    "epochs_open_at_the_set_up": on_both(lambda s: put(s, opened=s.opened + 1)),
    "the_castle_is_the_end": on_last(lambda s: put(s, ended=GAMES_PLAYED)),
    "a_price_is_paid_or_gone": on_both(lambda s: add(s.price, 0)),
    "empty_seats_own_nothing": on_both(lambda s: add(s.goods[EMPTY_SEAT], BREAD)),
    "chance_has_its_moments": on_last(lambda s: put(s, key=[s.key[0] ^ 1, *s.key[1:]])),
    "casebooks_are_written_before_games": on_last(lambda s: s.sealed[ME].__setitem__(0, 1)),
    "answers_are_opened_together": on_last(lambda s: s.answer.__setitem__(ME, 1)),
    "riders_ride": on_last(lambda s: s.rider.__setitem__(ME, 5)),
    "segments_stay": on_last(lambda s: s.segments.__setitem__(1, ME + 1)),
    "votes_are_opened_together": on_last(lambda s: s.ballot.__setitem__(ME, 1)),
    "abilities_belong_to_families": on_last(lambda s: s.abilities.__setitem__(ME, 3 << 2 * s.family[ME])),
    "promises_are_kept_once": on_last(lambda s: add(s.promises_kept, ME)),
    "marks_last_a_round_or_a_game": lambda s, before: before.used.__setitem__(ME, 1),
    "powers_are_used_once": on_last(lambda s: put(s, plunger=(s.plunger + 1) % 3)),
    "monuments_rise_stage_by_stage": on_last(lambda s: add(s.monument, ME)),
    "gifts_are_used_once": on_last(lambda s: add(s.gift_used, ME)),
    "knowledge_is_conserved": on_both(put_a_card_back),
    "tomes_buy_knowledge": on_last(lambda s: add(s.tomes, ME, 7)),
    "knowledge_is_used_once": on_last(lambda s: s.knowledge_used.__setitem__(ME, 1)),
    "crown_bars_rise_and_fall": on_both(lambda s: add(s.crown, ME)),
    "misses_are_remembered": on_last(lambda s: put(s, missed=s.missed ^ 1)),
    "robbers_serve_once": on_last(lambda s: add(s.robbers, ME)),
    "the_cogwheel_turns": on_last(lambda s: put(s, cogwheel=4)),
    "cards_are_read_by_buyers": on_last(lambda s: add(s.faces_read, OTHER)),
    "orders_are_fulfilled_once": on_last(lambda s: put(s, orders=1)),
    "stories_are_read_once": on_last(lambda s: put(s, stories=s.stories ^ 1)),
    "tents_are_emptied_by_guests": on_last(lambda s: put(s, tents=1)),
    "old_friends_call_once": on_last(lambda s: add(s.removed, OTHER)),
    "herbs_are_found_one_by_one": on_last(lambda s: add(s.herbs_found, OTHER)),
    "finds_are_opened_once": on_last(lambda s: s.finds.__setitem__(0, ME + 1)),
    "rooms_stay_furnished": on_last(lambda s: s.castle_rooms.__setitem__(0, OTHER + 1)),
}
BETWEEN_GAMES = ("stores_hold_what_is_kept",)


@pytest.mark.parametrize("number", range(1, len(INVARIANTS) + 1))
def test_a_broken_state_is_noticed(queensdale: Game, mid_game: Deed, next_game: Deed, number: int) -> None:
    name = INVARIANTS[number - 1].__name__
    deed = next_game if name in BETWEEN_GAMES else mid_game
    s, before = (queensdale.rules.state.copy(state) for state in (deed.after, deed.before))
    assert s.phase == PLAY or name in BETWEEN_GAMES
    assert check(queensdale.pack.mirror, s, before, deed.index) == 0
    BROKEN[name](s, before)
    assert check(queensdale.pack.mirror, s, before, deed.index) == number
