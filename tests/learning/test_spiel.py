"""The OpenSpiel games: OpenSpiel's own checks, and what they are blind to."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, sample_some_states
from open_spiel.python.observation import make_observation

import queenswright as qw
import queenswright.rl.spiel
from queenswright.kernel.errors import OptionError

assert queenswright.rl.spiel
KINDS = [
    "queenswright_architect(players=2,round_limit=1,deals=20)",
    "queenswright_architect(players=4,round_limit=1,variant=companion,deals=20)",
    "queenswright_queensdale(players=3,games=1,deals=20,epoch=epoch-2)",
]


@pytest.mark.parametrize("kind", KINDS[:2])
def test_openspiel_simulates_it(kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    """A game of Queensdale is simulated in `make proof` (`spiel_games.py`)."""
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=1, serialize=True, verbose=False)
    assert "warning" not in capfd.readouterr().err.casefold()


@pytest.mark.parametrize("kind", KINDS)
def test_openspiel_checks_its_interface(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class of tests that OpenSpiel runs on all of its games."""
    monkeypatch.setattr(sys, "argv", ["test"])
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    from open_spiel.integration_tests import api_test

    made: Any = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {})
    made.game_name, made.game = kind.partition("(")[0], pyspiel.load_game(kind)
    made.some_states = sample_some_states.sample_some_states(made.game, max_states=40)
    made.game_type = made.game.get_type()
    names = [name for name in dir(made) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(made(name), name)()


@pytest.mark.parametrize("kind", KINDS[:1])
def test_openspiel_writes_a_playthrough_and_reads_it_again(kind: str) -> None:
    text = generate_playthrough.playthrough(kind, action_sequence=[3, *first_actions(kind, 8)], seed=4)
    assert "IsTerminal() = True" in text
    actions = [int(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(kind, action_sequence=actions, seed=1) == text


def first_actions(kind: str, count: int) -> list[int]:
    """The first possible actions behind the deal 3."""
    state, found = pyspiel.load_game(kind).new_initial_state(), []
    state.apply_action(3)
    for _ in range(count):
        found.append(state.legal_actions()[0])
        state.apply_action(found[-1])
    return found


@pytest.mark.parametrize(("game", "options"), [("architect", {"round_limit": 1}), ("queensdale", {"games": 1})])
def test_a_game_is_that_of_its_deal(game: str, options: dict[str, Any]) -> None:
    named = ",".join(f"{name}={value}" for name, value in options.items())
    state = pyspiel.load_game(f"queenswright_{game}(players=3,{named})").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(17)
    position = qw.load(game).new(3, seed=17, options=options)
    rng = np.random.default_rng(5)
    while not position.is_over:
        assert state.current_player() == position.to_move
        assert state.legal_actions() == [move.action for move in position.legal_moves]
        move = position.legal_moves[rng.integers(len(position.legal_moves))]
        position.push(move)
        state.apply_action(move.action)
    assert state.is_terminal()
    assert str(state) == str(position)
    first = [place == 1 for place in position.standings]
    assert [gain == max(state.returns()) for gain in state.returns()] == first
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_states_are_written_and_read_and_copies_are_apart(kind: str) -> None:
    game = pyspiel.load_game(kind)
    state = game.new_initial_state()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for _ in range(12):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        twin = pickle.loads(pickle.dumps(state))
        action = state.legal_actions()[-1]
        child = state.child(action)
        for one in (again, twin):
            assert str(one) == str(state)
            assert one.history() == state.history()
            one.apply_action(action)
            assert str(one) == str(child)
            seats = range(game.num_players())
            told = [one.information_state_string(seat) for seat in seats]
            assert told == [child.information_state_string(seat) for seat in seats]
        state = child


def test_a_player_imagines_only_games_it_cannot_tell_apart() -> None:
    """`resample_from_infostate`: the same information state, the same possible actions, another deal."""
    rng = np.random.default_rng(1)
    state = pyspiel.load_game(KINDS[2]).new_initial_state()
    state.apply_action(2)
    for _ in range(12):
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions() == state.legal_actions()
            assert (other.states.records["key"] != state.states.records["key"]).any()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_players_recall_what_they_did_and_saw() -> None:
    """Secret choices of others change nothing in one's information state."""
    game = pyspiel.load_game(KINDS[0])
    one, other = game.new_initial_state(), game.new_initial_state()
    for state in (one, other):
        state.apply_action(1)
    first, second = one.legal_actions()[:2]
    actor = one.current_player()
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(actor) != other.information_state_string(actor)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert observer is not None
    assert observer.string_from(one, actor) == one.information_state_string(actor)
    assert observer.tensor is None


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(OptionError, match="deals: got 1, expected at least 2"):
        pyspiel.load_game("queenswright_architect(deals=1)")
    with pytest.raises(OptionError, match="players: got 7"):
        pyspiel.load_game("queenswright_architect(players=7)")
    state = pyspiel.load_game(KINDS[0]).new_initial_state()
    state.apply_action(0)
    with pytest.raises(OptionError, match="is not possible now"):
        state.apply_action(161)
