"""The planner as a player for all seats: how far it goes, what it looks at, and that it knows no more than its seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.bots.walks import sampled
from tests.tiny import rules

from queenswright.bots.mind import Mind, children, new_tree
from queenswright.kernel import plan, search
from queenswright.kernel.game import Game
from queenswright.kernel.node import ROOT
from queenswright.kernel.plan import NOT_POSSIBLE, ROOM, STEP_ACTIONS, best_action
from queenswright.kernel.position import Position
from queenswright.kernel.search import LONGEST_PATH

ENDLESS = 10_000


def minds_of(planner: dict[str, Any], searcher: dict[str, Any]) -> tuple[SimpleNamespace, SimpleNamespace]:
    """Planner and search of the tiny game with names of their own."""
    names = {"perform": rules.perform, "turn_mark": rules.turn_mark, "worth": rules.worth, **planner}
    made = plan.instantiate(rules.rule, rules.STATE, rules.LOOPS, **names)
    return made, search.instantiate(rules.rule, made, place=rules.place, redeal=rules.redeal, **searcher)


def room() -> list[Any]:
    """What the planner works in: states, weights, features, masks, best."""
    return [[None] * ROOM, [32], [0], [0] * ROOM, [0] * STEP_ACTIONS]


def test_the_planner_plays_to_the_end(any_game: Game) -> None:
    for players in any_game.rules.player_counts[:2]:
        start = next(sampled(any_game, players, seed=players, every=1))
        state = any_game.copy_state(start.held)
        few = Mind(any_game).self_play(state, seed=3, limit=2)
        assert few == 2
        assert not Position(any_game, state).is_over
    start = Position(any_game, any_game.copy_state(last_choice(any_game).held))
    state = any_game.copy_state(start.held)
    assert Mind(any_game).self_play(state, seed=3, limit=ENDLESS) >= 1
    ended = Position(any_game, state)
    assert ended.is_over
    assert list(ended.state.key) == list(start.state.key), "the truth is never dealt anew"


def last_choice(game: Game) -> Position:
    """Shortly before the end of a random game."""
    batch = game.play_batch(1, 2, seed=8)
    before = game.play_batch(1, 2, seed=8, limit=int(batch.moves[0]) - 2)
    return Position(game, game.hold(game.rules.state.mirror(before.states[0])))


def test_nothing_hidden_decides(any_game: Game) -> None:
    """Deals that the seat to move cannot tell apart get the same answer; the truth would say otherwise."""
    compared, dealt = 0, set()
    for position in list(copies(any_game))[:6]:
        seat = position.to_move
        if seat is None or len(position.legal_moves) == 1:
            continue
        answers = set()
        for key in range(4):
            mind, twin = Mind(any_game), position.redealt(seat, key)
            assert mind.self_play(twin.held, seed=5, limit=1) == 1
            answers.add(tuple(mind._best))
            dealt.add(twin.digest)
        assert len(answers) == 1
        compared += 1
    assert compared >= 3
    assert len(dealt) > compared


def copies(game: Game) -> list[Position]:
    every = 1 if game.name == "tiny" else 29
    return [position.copy() for position in sampled(game, 2, seed=11, every=every)][1:]


def test_a_mark_stops_the_play_before_the_end(tiny: Game) -> None:
    def stop_mark(s: Any) -> int:
        return int(s.turns) // 3

    _, searching = minds_of({}, {"stop_mark": stop_mark})
    state = tiny.new(2, seed=4).held
    decisions = searching.self_play(tiny.pack.mirror, state, *room(), 3, ENDLESS)
    assert decisions >= 3
    assert state.turns == 3
    assert not Position(tiny, state).is_over


def test_only_what_is_considered_is_looked_at(tiny: Game) -> None:
    """Without rolls: the planner, the tree and the play know the other two actions only."""

    def consider(pack: Any, s: Any, step: int, mask: int) -> int:
        return mask & ~1 or mask

    planning, searching = minds_of({"consider": consider}, {})
    start = tiny.new(2, seed=4)
    states, weights, features, masks, best = room()
    planning.plan(tiny.pack.mirror, start.held, states, weights, features, masks, best)
    assert [i for i in range(STEP_ACTIONS) if best[i] > NOT_POSSIBLE] == [1, 2]
    tree, more = new_tree(4000), ([0] * LONGEST_PATH, [0] * STEP_ACTIONS)
    searching.simulate(
        tiny.pack.mirror, start.held, states, tree, *more, weights, features, masks, best, 3, 40, 0, 100, 32, 1
    )
    assert {tree[child].action for child in children(tree, ROOT)} == {1, 2}
    assert {tree[deeper].action for child in children(tree, ROOT) for deeper in children(tree, child)} <= {1, 2}
    searching.self_play(tiny.pack.mirror, start.held, states, weights, features, masks, best, 3, 2)
    assert best_action(best) in (1, 2)


def test_a_game_may_look_at_fewer_turns(tiny: Game) -> None:
    """The first turn found for every action, and no other."""
    few, _ = minds_of({"LEAVES_PER_ACTION": 1}, {})
    many, _ = minds_of({}, {})
    document = {"players": 2, "chance": {"key": f"{5:032x}", "drawn": 0}, "agenda": [[0, 0, 0], [1, 0, 0]], "turns": 0}
    position = tiny.position(
        {**document, "space": [0, 0, 0], "secret": [3, 2, 0], "deck": [0, 1, 2, 0], "deck_size": 4}
    )
    tried = [planner.plan(tiny.pack.mirror, position.held, *room()) for planner in (few, many)]
    assert 0 < tried[0] < tried[1]
