"""The search, part by part: trees built by hand, the tiny game, small situations."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from queenswright.bots import Budget
from queenswright.bots.mind import Mind, Style, children, new_tree
from queenswright.bots.search import SearchBot
from queenswright.kernel.game import Game
from queenswright.kernel.node import MOST_SEATS, NO_NODE, ROOT
from queenswright.kernel.plan import AFTER, NOT_POSSIBLE, ROOM, SCRATCH, STEP_ACTIONS
from queenswright.kernel.position import Position
from queenswright.kernel.search import ATTENTION, OCTAVE, OCTAVES, WHOLE, add_child, add_children, power, select

HALF = WHOLE // 2
SMALLEST = 2 * STEP_ACTIONS + 1
"""A tree of this size is full with its root."""


def fair(tiny: Game, space: Sequence[int], to_move: int = 0, over: bool = False, **more: Any) -> Position:
    """A situation of the tiny race."""
    document = {
        "players": len(space),
        "chance": {"key": f"{5:032x}", "drawn": 0},
        "agenda": [] if over else [[0, to_move, 0]],
        "space": [*space, 0, 0][:3],
        "secret": [3, 2, 1 if len(space) == 3 else 0],
        "deck": [0, 1, 2, 0],
        "deck_size": 4,
        "turns": to_move,
        **more,
    }
    return tiny.position(document)


def outlook(position: Position) -> list[int]:
    """The shares of victory that the search sees in a position."""
    judgement = position.game.judgement()
    best = [0] * STEP_ACTIONS
    seen: Any = judgement.simulate.__globals__["outlook"]
    seen(position.game.pack.mirror, position.held, list(judgement.weights), [0] * judgement.measures, best)
    return best[: position.players]


def grown(game: Game, position: Position, simulations: int, size: int = 4000, **style: Any) -> Any:
    """A fresh tree after so many simulations."""
    tree = new_tree(size)
    Mind(game).simulate(position.held, tree, 3, simulations, Style(**style))
    return tree


def below(tree: Any, node: int) -> tuple[Any, ...]:
    """All that a node and those below it know, in their order."""
    return (*known(tree, node), [(*label(tree, child), below(tree, child)) for child in children(tree, node)])


def known(tree: Any, node: int) -> tuple[Any, ...]:
    return tree[node].visits, tree[node].is_open, list(tree[node].value)


def label(tree: Any, node: int) -> tuple[int, int, int]:
    return tree[node].action, tree[node].hope, tree[node].prior


def count(tree: Any, node: int) -> int:
    return 1 + sum(count(tree, child) for child in children(tree, node))


def nodes(tree: Any, node: int = ROOT) -> list[int]:
    """A node and all below it."""
    return [node, *(deeper for child in children(tree, node) for deeper in nodes(tree, child))]


def test_power_is_two_to_the_octaves() -> None:
    values = [power(x) for x in range(-OCTAVES * OCTAVE, 1)]
    assert values == sorted(values)
    for x, value in zip(range(-OCTAVES * OCTAVE, 1), values, strict=True):
        assert value == pytest.approx(WHOLE * 2 ** (x / 64), abs=1.01)
    assert power(0) == WHOLE
    assert power(-64) == HALF


def test_power_of_far_less_is_nothing() -> None:
    assert power(-OCTAVES * OCTAVE - 1) == 0
    assert power(-(1 << 41)) == 0


@pytest.mark.parametrize(
    ("space", "shares"),
    [
        ((4, 4), (1 / 2, 1 / 2)),
        ((4, 2), (2 / 3, 1 / 3)),
        ((0, 8), (1 / 17, 16 / 17)),
        ((4, 2, 2), (1 / 2, 1 / 4, 1 / 4)),
    ],
)
def test_sixty_four_more_doubles_the_odds(tiny: Game, space: tuple[int, ...], shares: tuple[float, ...]) -> None:
    """A space of the race is worth 32."""
    assert outlook(fair(tiny, space)) == pytest.approx([WHOLE * share for share in shares], abs=2)


@pytest.mark.parametrize(
    ("space", "shares"),
    [((30, 2), [1, 0]), ((30, 30), [1 / 2, 1 / 2]), ((30, 5, 30), [1 / 2, 0, 1 / 2]), ((30, 30, 30), [1 / 3] * 3)],
)
def test_victory_is_divided_among_the_winners(tiny: Game, space: tuple[int, ...], shares: list[float]) -> None:
    assert outlook(fair(tiny, space, over=True)) == [int(WHOLE * share) for share in shares]


def test_shares_never_exceed_the_whole(architect: Game) -> None:
    """Over a game of four, its end included; at most a unit per seat is lost by rounding down."""
    rng = random.Random(4)
    position = architect.new(4, seed=4, options={"round_limit": 12})
    while not position.is_over:
        position.push(rng.choice(position.legal_moves))
        shares = outlook(position)
        assert min(shares) >= 0
        assert WHOLE - 4 < sum(shares) <= WHOLE


def test_shared_victory_in_the_great_game(architect: Game) -> None:
    seats = [{"track": 9, "contribution": n} for n in (17, 16, 17)]
    assert outlook(architect.position({"seats": seats, "ended": "palace", "pending": []})) == [HALF, 0, HALF]


def test_a_child_begins_with_hope_and_attention() -> None:
    """Even odds for the best; 64 less is half the odds, a third of victory."""
    tree, hopes = new_tree(20), [NOT_POSSIBLE] * STEP_ACTIONS
    hopes[2], hopes[7], hopes[40] = 100, 36, -100_000
    add_children(tree, ROOT, HALF, 100, hopes, 64)
    best, third, hopeless = children(tree, ROOT)
    assert [tree[child].action for child in (best, third, hopeless)] == [2, 7, 40]
    assert [tree[child].hope for child in (best, third, hopeless)] == [HALF, WHOLE // 3, 0]
    assert tree[best].prior == pytest.approx(4 * tree[third].prior, rel=0.01)
    assert sum(tree[child].prior for child in (best, third, hopeless)) <= ATTENTION
    assert tree[ROOT].is_open
    assert tree[ROOT].next_sibling == 4


def family(*members: dict[str, Any], seats: int = 3) -> Any:
    """A tree of a root and its children, told by action, visits, mean share of every seat, hope and prior."""
    tree = new_tree(100)
    tree[ROOT].is_open = 1
    for member in reversed(members):
        add_child(tree, ROOT, member["action"], member.get("hope", 0), member.get("prior", ATTENTION // len(members)))
        child = tree[ROOT].first_child
        tree[child].visits = member.get("visits", 0)
        for seat, mean in enumerate(member.get("means", [0] * seats)):
            tree[child].value[seat] = int(mean * WHOLE) * tree[child].visits
    return tree


def chosen(tree: Any, mask: int, me: int = 0, searcher: int = 0, paranoid: int = 0, curiosity: int = 150) -> int:
    return int(tree[select(tree, ROOT, mask, me, searcher, paranoid, curiosity, True)].action)


def test_promising_moves_are_tried_before_known_ones() -> None:
    tree = family(
        {"action": 3, "visits": 10, "means": [0.4, 0.6]},
        {"action": 5, "hope": int(0.5 * WHOLE)},
        {"action": 9, "hope": int(0.1 * WHOLE), "prior": 1},
    )
    assert chosen(tree, 1 << 3 | 1 << 5 | 1 << 9) == 5


def test_a_move_without_promise_waits() -> None:
    tree = family(
        {"action": 3, "visits": 10, "means": [0.6, 0.4], "prior": ATTENTION // 2},
        {"action": 9, "hope": int(0.1 * WHOLE), "prior": 1},
    )
    assert chosen(tree, 1 << 3 | 1 << 9) == 3


def test_without_curiosity_the_best_is_chosen_and_with_much_the_least_tried() -> None:
    tree = family(
        {"action": 1, "visits": 50, "means": [0.6, 0.4], "hope": HALF},
        {"action": 2, "visits": 5, "means": [0.3, 0.7], "hope": HALF},
    )
    assert chosen(tree, 0b110, curiosity=0) == 1
    assert chosen(tree, 0b110, curiosity=5000) == 2


def test_every_seat_looks_after_its_own_share() -> None:
    tree = family(
        {"action": 1, "visits": 9, "means": [0.6, 0.2, 0.2]}, {"action": 2, "visits": 9, "means": [0.2, 0.6, 0.2]}
    )
    assert [chosen(tree, 0b110, me=seat) for seat in (0, 1)] == [1, 2]


def test_only_moves_that_are_possible_in_this_deal_are_chosen() -> None:
    tree = family({"action": 1, "visits": 9, "means": [0.9, 0.1]}, {"action": 63, "visits": 9, "means": [0.1, 0.9]})
    assert chosen(tree, 1 << 1 | 1 << 63) == 1
    assert chosen(tree, 1 << 63) == 63
    assert tree[ROOT].next_sibling == 3


def test_moves_of_other_deals_are_added_once() -> None:
    """Nothing is known of them, and they get little attention."""
    tree = family({"action": 1, "visits": 9, "means": [0.9, 0.1]})
    mask = 1 << 1 | 1 << 4 | 1 << 20
    for _ in range(2):
        assert chosen(tree, mask, curiosity=0) == 1
    added = [child for child in children(tree, ROOT) if tree[child].action != 1]
    assert sorted(tree[child].action for child in added) == [4, 20]
    assert all(known(tree, child) == (0, 0, [0] * MOST_SEATS) for child in added)
    assert all(tree[child].hope == 0 and 0 < tree[child].prior < ATTENTION // 32 for child in added)
    assert chosen(tree, 1 << 20) == 20


def test_paranoid_others_hurt_the_searcher() -> None:
    """Seat 1 could win more itself with the first move; with the second it takes more from seat 0."""
    tree = family(
        {"action": 1, "visits": 9, "means": [0.6, 0.3, 0.1]}, {"action": 2, "visits": 9, "means": [0.2, 0.2, 0.6]}
    )
    assert chosen(tree, 0b110, me=1, searcher=0, paranoid=0) == 1
    assert chosen(tree, 0b110, me=1, searcher=0, paranoid=1) == 2
    assert [chosen(tree, 0b110, me=0, searcher=0, paranoid=paranoid) for paranoid in (0, 1)] == [1, 1]


def test_for_two_paranoid_is_the_same() -> None:
    """What one wins the other loses."""
    rng = random.Random(1)
    found = set()
    for _ in range(50):
        means = [rng.randrange(1, 64) / 64 for _ in range(3)]
        tree = family(*({"action": k, "visits": 7, "means": [1 - mean, mean]} for k, mean in enumerate(means)), seats=2)
        one, other = (chosen(tree, 0b111, me=1, searcher=0, paranoid=paranoid) for paranoid in (0, 1))
        assert one == other
        found.add(one)
    assert found == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("simulations", [1, 2, 60])
def test_every_simulation_is_counted_where_it_went(tiny: Game, players: int, simulations: int) -> None:
    """The first opens the root, every other goes through one of its children."""
    tree = grown(tiny, fair(tiny, [0] * players), simulations)
    assert tree[ROOT].visits == simulations
    assert sum(tree[child].visits for child in children(tree, ROOT)) == simulations - 1
    assert len(nodes(tree)) == len(set(nodes(tree))) == tree[ROOT].next_sibling
    for node in nodes(tree):
        assert sum(tree[child].visits for child in children(tree, node)) <= max(0, tree[node].visits - 1)
        assert sum(tree[node].value) <= tree[node].visits * WHOLE
        assert (tree[node].first_child != NO_NODE) == bool(tree[node].is_open)


def test_the_same_in_the_great_game(architect: Game) -> None:
    position = architect.position({"seats": [{"craftsmen": {"lumberjack-1": 0, "tailor-2": 3}, "talers": 3}, {}, {}]})
    tree = grown(architect, position, 12, laps=1)
    assert (tree[ROOT].visits, sum(tree[child].visits for child in children(tree, ROOT))) == (12, 11)
    assert {tree[child].action for child in children(tree, ROOT)} == {1, 2, 3}


def test_searching_leaves_the_position_alone(tiny: Game) -> None:
    position = fair(tiny, [3, 4, 5])
    before = position.to_bytes()
    grown(tiny, position, 40)
    assert position.to_bytes() == before


def test_paranoid_search_grows_another_tree_for_three(tiny: Game) -> None:
    position = fair(tiny, [6, 7, 5])
    kind, wary = (grown(tiny, position, 400, paranoid=paranoid, laps=0) for paranoid in (False, True))
    assert below(kind, ROOT) != below(wary, ROOT)


def test_a_bough_keeps_all_it_knew(tiny: Game) -> None:
    tree = grown(tiny, fair(tiny, [0, 0]), 150)
    spare = grown(tiny, fair(tiny, [5, 0]), 60)
    before = below(tree, ROOT)
    graft = tiny.judgement().graft
    for child in children(tree, ROOT):
        size = graft(tree, spare, child)
        assert size == spare[ROOT].next_sibling == count(tree, child)
        assert below(spare, ROOT) == below(tree, child)
        assert sorted(nodes(spare)) == list(range(size))
    assert below(tree, ROOT) == before
    assert max(count(tree, child) for child in children(tree, ROOT)) > 20


def test_a_grafted_tree_goes_on_growing(tiny: Game) -> None:
    """As a tree that was never cut would: the same simulations change it in the same way."""
    position = fair(tiny, [0, 0])
    tree, spare, third = grown(tiny, position, 80), new_tree(4000), new_tree(4000)
    graft = tiny.judgement().graft
    child = max(children(tree, ROOT), key=lambda node: int(tree[node].visits))
    graft(tree, spare, child)
    graft(spare, third, ROOT)
    position.push(["roll", "draw", "secret"][tree[child].action])
    visits = spare[ROOT].visits
    for bough in (spare, third):
        Mind(tiny).simulate(position.held, bough, 8, 30, Style())
    assert spare[ROOT].visits == visits + 30
    assert below(spare, ROOT) == below(third, ROOT)


def test_a_leaf_makes_a_tree_of_one(tiny: Game) -> None:
    tree, spare = grown(tiny, fair(tiny, [0, 0]), 1), grown(tiny, fair(tiny, [0, 0]), 50)
    assert tiny.judgement().graft(tree, spare, next(children(tree, ROOT))) == 1
    assert below(spare, ROOT) == (0, 0, [0] * MOST_SEATS, [])
    assert spare[ROOT].next_sibling == 1


def test_a_full_tree_has_no_more_nodes_and_the_search_goes_on(tiny: Game) -> None:
    position, mind = fair(tiny, [0, 0]), Mind(tiny)
    tree = new_tree(SMALLEST + 6)
    sizes = []
    for seed in range(40):
        assert mind.simulate(position.held, tree, seed, 5, Style()) > 0
        sizes.append(tree[ROOT].next_sibling)
    assert sizes == sorted(sizes)
    assert sizes[5] == sizes[-1] < len(tree)
    assert tree[ROOT].visits == 200
    assert sum(tree[ROOT].value) == pytest.approx(200 * WHOLE, abs=400)


def test_a_tree_without_any_room_still_counts(tiny: Game) -> None:
    tree = grown(tiny, fair(tiny, [0, 0]), 10, size=SMALLEST)
    assert (tree[ROOT].visits, tree[ROOT].is_open, tree[ROOT].next_sibling) == (10, 0, 1)


def test_the_nodes_of_a_full_tree_go_on_learning(tiny: Game) -> None:
    position, mind = fair(tiny, [0, 0]), Mind(tiny)
    tree = new_tree(SMALLEST + 6)
    mind.simulate(position.held, tree, 1, 50, Style())
    mind.simulate(position.held, tree, 2, 50, Style())
    assert tree[ROOT].visits == 100
    assert sum(tree[child].visits for child in children(tree, ROOT)) == 99


@pytest.mark.parametrize("laps", [0, 1, 3])
@pytest.mark.parametrize("players", [2, 3])
def test_playing_on_ends(tiny: Game, players: int, laps: int) -> None:
    """From the start, and close to the goal, where there is no next lap."""
    for space in (0, tiny.pack.mirror.goal - 2):
        assert grown(tiny, fair(tiny, [space] * players), 30, laps=laps)[ROOT].visits == 30


@pytest.mark.parametrize(("more_laps", "turns"), [(0, 3), (1, 6), (2, 9)])
def test_a_lap_is_a_turn_of_everybody(tiny: Game, more_laps: int, turns: int) -> None:
    """Seat 0 has moved and plays on from there: until it is to move again, and then so many laps more."""
    judgement, states = tiny.judgement(), [None] * ROOM
    states[AFTER] = fair(tiny, [0, 0, 0], to_move=1, deck=[]).held
    play_on: Any = judgement.simulate.__globals__["play_on"]
    work = [list(judgement.weights), [0], [0] * ROOM, [0] * STEP_ACTIONS]
    assert play_on(tiny.pack.mirror, states, *work, 0, more_laps) > turns
    reached: Any = states[SCRATCH]
    assert (reached.turns, reached.agenda_seat[0], reached.agenda_depth) == (turns, 0, 1)


@pytest.mark.parametrize("variant", ["standard", "companion"])
def test_more_laps_look_further(architect: Game, variant: str) -> None:
    position = architect.new(2, seed=6, options={"variant": variant})
    while position.step != "architect":
        position.push(position.legal_moves[0])
    decisions = []
    for laps in (0, 1, 3):
        tree = new_tree(4000)
        decisions.append(Mind(architect).simulate(position.held, tree, 3, 6, Style(laps=laps)))
        assert tree[ROOT].visits == 6
    assert decisions[0] < decisions[1] < decisions[2]


def test_with_laps_the_end_of_the_game_is_seen(tiny: Game) -> None:
    """Seat 0 has already arrived in all but name: whoever plays on to the end gives it everything."""
    goal = tiny.pack.mirror.goal
    tree = grown(tiny, fair(tiny, [goal - 1, 0]), 40, laps=3)
    assert tree[ROOT].value[0] > 39 * WHOLE


@pytest.mark.parametrize("seed", range(40, 47))
def test_the_expected_line_ends_where_the_deal_leads_elsewhere(tiny: Game, seed: int) -> None:
    """The tree holds moves of other deals; in this one a step may have fewer actions than they number."""
    position = tiny.new(2, seed)
    assert position.to_move is not None
    shown = position.redealt(position.to_move, seed + 1)
    thought = SearchBot(tiny, seed).choose(shown, Budget(simulations=60).begun())
    for text in thought.line:
        shown.push(text)
