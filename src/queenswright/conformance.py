"""What every game of the contract must do: tests for pytest, for every number of players.

A package with a game of its own imports them all into a test module and says by the fixture `any_game` which game it
is: `from queenswright.conformance import *`. They need pytest, which is not needed for playing.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import catalogue_names, messages_in
from queenswright.records import read_record, record_of, write_record

MOST = 50
"""How many positions of a game are checked closely."""


LATE: dict[str, Callable[[Game, int, int], dict[str, Any]]] = {}
"""For games that would take too long from the set-up: a document of a later position, by (game, players, seed)."""


def start(game: Game, players: int, seed: int) -> Position:
    """The first position of the game with this seed."""
    if game.name in LATE:
        return game.position(LATE[game.name](game, players, seed))
    return game.new(players=players, seed=seed, options=game.rules.manners.short_options)


@cache
def random_game(game: Game, players: int, seed: int) -> Position:
    """A whole game of random moves."""
    choose = random.Random(seed)
    position = start(game, players, seed)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    return position


def walk(game: Game, players: int, seed: int, every: int = 1) -> Iterator[Position]:
    """Positions of one random game, from start to end: all of them, or a sample in long games.

    The first of every kind of decision is included.
    """
    moves = random_game(game, players, seed).moves
    stride = every if every == 1 else max(every, len(moves) // MOST)
    position = random_game(game, players, seed).start()
    steps: set[str | None] = set()
    for count, move in enumerate(moves):
        if count % stride == 0 or position.step not in steps:
            steps.add(position.step)
            yield position
        position.push(move)
    yield position


@pytest.fixture(params=[2, 3, 4])
def players(request: pytest.FixtureRequest, any_game: Game) -> int:
    if request.param not in any_game.rules.player_counts:
        return max(any_game.rules.player_counts)
    return int(request.param)


def test_somebody_can_always_move_until_the_end(any_game: Game, players: int) -> None:
    for position in walk(any_game, players, 1):
        assert bool(position.legal_moves) != position.is_over
        assert (position.to_move is None) == position.is_over == (position.step is None)
        assert position.waiting_for == ({position.to_move} if not position.is_over else set())
    assert position.is_over
    assert position.winners
    assert sorted(position.standings)[0] == 1
    assert position.end_reason


def test_legality_has_one_source(any_game: Game, players: int) -> None:
    """The mask, the refusals and the candidates agree on every action; every refusal is a sentence."""
    for position in walk(any_game, players, 2, every=3):
        legal = {move.action for move in position.legal_moves}
        for action, text in enumerate(any_game.texts(players)):
            code = any_game.call(any_game.rules.loops.refusal, position.state, action)
            assert (code == 0) == (action in legal)
            if code and text:
                refusal = any_game.refusal_of(position.state, action, code)
                assert refusal.text
                assert "{" not in refusal.text


def test_applying_an_action_is_pushing_its_move(any_game: Game, players: int) -> None:
    """The compiled entry point for bots makes the forced moves too."""
    for position in walk(any_game, players, 12, every=5):
        for move in position.legal_moves[:3]:
            bot, person = position.copy(), position.copy()
            state = any_game.copy_state(any_game.hold(bot.state))
            any_game.call(any_game.rules.loops.apply, state, move.action)
            person.push(move)
            assert any_game.state_bytes(state) == person.to_bytes()


def test_notation_is_unique_within_a_step_and_read_back(any_game: Game, players: int) -> None:
    for position in walk(any_game, players, 3, every=2):
        texts = [move.text for move in position.legal_moves]
        assert len(set(texts)) == len(texts)
        assert not {move.action for move in position.legal_moves} & set(position.sealed_actions())
        for move in position.legal_moves:
            assert position.parse(move.text, prefix=False) == move
            assert position.parse(f"  {move.text.upper()} ") == move
            assert position.why_not(move.text) is None


def test_pop_restores_every_byte(any_game: Game, players: int) -> None:
    trail = []
    for position in walk(any_game, players, 4):
        trail.append(position.to_bytes())
    while position.moves:
        assert position.to_bytes() == trail.pop()
        position.pop()
    assert position.to_bytes() == trail.pop() == position.start().to_bytes()
    with pytest.raises(IndexError):
        position.pop()


def test_a_copy_goes_its_own_way(any_game: Game, players: int) -> None:
    position = any_game.new(players=players, seed=5)
    position.push(position.legal_moves[0])
    before = position.to_bytes()
    twin = position.copy()
    twin.push(twin.legal_moves[-1])
    assert position.to_bytes() == before
    assert len(twin.moves) == len(position.moves) + 1
    twin.pop()
    twin.pop()
    assert twin.to_bytes() == position.start().to_bytes()
    twin.push(twin.legal_moves[-1])
    position.pop()
    assert position.to_bytes() == position.start().to_bytes()


def test_positions_are_written_and_read_by_name(any_game: Game, players: int) -> None:
    for position in walk(any_game, players, 6, every=3):
        document = json.loads(json.dumps(position.to_dict()))
        assert any_game.position(document).to_bytes() == position.to_bytes()


def test_records_replay_to_the_same_state(any_game: Game, players: int) -> None:
    *_, position = walk(any_game, players, 7)
    text = write_record(record_of(position))
    replayed = read_record(text).replay(any_game)
    assert replayed.to_bytes() == position.to_bytes()
    assert write_record(record_of(replayed)) == text


def test_the_same_seed_gives_the_same_game(any_game: Game, players: int) -> None:
    assert any_game.new(players, 11).to_bytes() == any_game.new(players, 11).to_bytes()
    assert any_game.new(players, 11).to_bytes() != any_game.new(players, 12).to_bytes()
    assert any_game.new(players).to_bytes() != any_game.new(players).to_bytes()


def test_batch_play_is_play(any_game: Game, players: int) -> None:
    """Game i of a batch is the game of seed + i, stopped after `limit` choices."""
    batch = any_game.play_batch(
        games=4, players=players, seed=20, options=any_game.rules.manners.short_options, limit=9
    )
    for i in range(4):
        single = any_game.new(players, 20 + i, any_game.rules.manners.short_options)
        chosen = any_game.call(any_game.rules.loops.play_on, single.state, 20 + i, 9)
        assert batch.position(i).to_bytes() == single.to_bytes()
        assert batch.moves[i] == chosen


def test_what_a_seat_cannot_tell_apart_looks_the_same(any_game: Game, players: int) -> None:
    """Redealing the hidden part changes neither view, text, legal moves, refusals, stories nor undo."""
    differ = 0
    for count, position in enumerate(walk(any_game, players, 8, every=2)):
        for seat in range(players):
            other = position.redealt(seat, key=1000 + count)
            hidden = [any_game.rules.telling.hidden(any_game.pack, p.state, seat) for p in (position, other)]
            differ += hidden[0] != hidden[1]
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)
            assert str(other) == str(position)
            assert other.turn == position.turn
            if position.to_move == seat:
                assert other.legal_moves == position.legal_moves
                assert set(other.sealed_actions()) == set(position.sealed_actions())
                compare_moves(position, other, seat)
    assert differ


def compare_moves(position: Position, other: Position, seat: int) -> None:
    for move in position.legal_moves[:4]:
        results = []
        for state in (position.copy(), other.copy()):
            state.push(move)
            undo = state.why_no_undo(seat)
            results.append((undo, state.view(seat), [event.text() for event in state.story()]))
        assert results[0][0] == results[1][0]
        if results[0][0] is None:
            assert results[0] == results[1]


def test_a_redealt_position_is_a_possible_one(any_game: Game, players: int) -> None:
    for position in walk(any_game, players, 9, every=4):
        for seat in range(players):
            other = position.redealt(seat, key=2**100 + 3)
            document = other.to_dict()
            assert any_game.position(document).to_bytes() == other.to_bytes()
            assert other.redealt(seat, key=77).view(seat) == position.view(seat)


def test_undo_stops_at_what_was_revealed(any_game: Game, players: int) -> None:
    """Undo stops exactly where hidden bytes changed; somebody else's move is never taken back."""
    reasons = set()
    choose = random.Random(10)
    position = start(any_game, players, seed=10)
    while not position.is_over and len(position.moves) < 5 * MOST:
        seat = position.to_move
        assert seat is not None
        before = position.copy()
        position.push(choose.choice(position.legal_moves))
        hidden = [
            [any_game.rules.telling.hidden(any_game.pack, p.state, s) for s in range(players)]
            for p in (before, position)
        ]
        refusal = position.why_no_undo(seat)
        reasons.add(refusal.message if refusal else None)
        learned = hidden[0][seat] != hidden[1][seat]
        if learned or (hidden[0] != hidden[1] and before.step not in any_game.rules.manners.simultaneous_steps):
            assert refusal is not None
        if refusal is None:
            twin = position.copy()
            twin.undo(seat)
            assert twin.to_bytes() == before.to_bytes()
        else:
            with pytest.raises(qw.IllegalMove):
                position.copy().undo(seat)
        other = (seat + 1) % players
        stranger = position.why_no_undo(other)
        assert stranger is not None
        assert stranger.message == "undo-not-yours"
    assert "undo-revealed" in reasons


def test_junk_is_no_move(any_game: Game, players: int) -> None:
    position = any_game.new(players=players, seed=1)
    for junk in ("", " ", "xyzzy", "move", "move two", "take 7", "\x00", "a" * 10_000, "turn -1", "💥"):
        with pytest.raises(qw.MoveError):
            position.push(junk)
    assert not position.moves


@pytest.mark.parametrize("wrong", [0, 1, 5, -2, 99])
def test_only_the_games_player_counts_are_accepted(any_game: Game, wrong: int) -> None:
    with pytest.raises(qw.OptionError, match="expected one of"):
        any_game.new(players=wrong)


@pytest.mark.parametrize("seed", [-1, 2**128, "seven", 1.5, True])
def test_a_seed_is_a_128_bit_number(any_game: Game, seed: object) -> None:
    with pytest.raises(qw.OptionError, match="seed"):
        any_game.new(players=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("version", [0, 99, True, "1"])
def test_unknown_rules_versions_are_refused(any_game: Game, version: object) -> None:
    with pytest.raises(qw.OptionError, match="rules_version"):
        any_game.new(players=2, seed=1, rules_version=version)  # type: ignore[arg-type]


def test_its_texts_are_its_own(any_game: Game) -> None:
    """A message id that another catalogue has too would be rendered from that one."""
    own = [name for name in catalogue_names() if name.startswith(f"{any_game.name}/")]
    taken = {id for name in catalogue_names() if name not in own for id in messages_in("en", name)}
    assert sorted(id for name in own for id in messages_in("en", name) if id in taken) == []
