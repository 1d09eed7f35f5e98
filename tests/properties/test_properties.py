"""Properties over random games and junk: round trips are exact, errors are ours."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import queenswright as qw
from queenswright.games.architect.content.house_rules import NAMES
from queenswright.games.architect.content.options import read_options, show_options
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import read_record, record_of, write_record

relaxed = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
switches = st.dictionaries(st.sampled_from(NAMES), st.booleans(), max_size=5).filter(
    lambda chosen: not (chosen.get("race_to_track_end") and chosen.get("track_end_decides"))
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position somewhere in a random game."""
    game = qw.load("architect")
    options: dict[str, Any] = {**draw(switches), "round_limit": draw(st.integers(1, 40))}
    position = game.new(draw(st.integers(2, 4)), draw(st.integers(0, 2**128 - 1)), options)
    choices = draw(st.lists(st.integers(0, 63), max_size=120))
    for choice in choices:
        if position.is_over:
            break
        moves = position.legal_moves
        position.push(moves[choice % len(moves)])
    return position


@relaxed
@given(positions())
def test_a_position_survives_its_document(position: Position) -> None:
    document = json.loads(json.dumps(position.to_dict()))
    assert qw.load("architect").position(document).to_bytes() == position.to_bytes()


@relaxed
@given(positions())
def test_a_record_survives_its_text(position: Position) -> None:
    text = write_record(record_of(position))
    assert read_record(text).replay().to_bytes() == position.to_bytes()


@relaxed
@given(positions())
def test_bonds_and_tiles_are_conserved(position: Position) -> None:
    view = position.view(None)
    held = sum(seat["bonds"] for seat in view["seats"])
    assert held + view["bond_supply"] + view["redeemed_for_good"] == 28
    on_stars = sum(len(seat["craftsmen"]) for seat in view["seats"])
    on_board = sum(tile is not None for tile in view["billboard"]) + len(view["display"])
    assert on_stars + on_board + view["pile_size"] + sum(view["removed"].values()) == 54
    assert all(seat["talers"] >= 0 and len(seat["craftsmen"]) <= 6 for seat in view["seats"])
    built = [seat for seats in view["buildings"].values() for seat in seats]
    assert all(built.count(seat) <= 8 for seat in range(position.players))


@relaxed
@given(positions(), st.text(max_size=20))
def test_any_text_is_a_move_or_our_error(position: Position, text: str) -> None:
    before = position.to_bytes()
    try:
        position.why_not(text)
        position.push(text)
    except qw.MoveError:
        assert position.to_bytes() == before


@relaxed
@given(switches, st.one_of(st.none(), st.integers(1, 1000)))
def test_options_survive_the_record(chosen: dict[str, bool], limit: int | None) -> None:
    state = qw.load("architect").new(2, 1, {**chosen, "round_limit": limit}).state
    fields = read_options(2, show_options(state))
    assert fields == {"house_rules": state.house_rules, "round_limit": state.round_limit}


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 2**40), st.text(max_size=8), st.floats(allow_nan=False)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)


@settings(relaxed, max_examples=300)
@given(positions(), st.data())
def test_a_damaged_document_gives_our_error(position: Position, data: st.DataObject) -> None:
    """One value anywhere in a valid document replaced by anything: it is read or refused, never a traceback."""
    document = json.loads(json.dumps(position.to_dict()))
    target: Any = document
    while True:
        keys = sorted(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        deeper = isinstance(target[key], (dict, list)) and target[key]
        if not deeper or data.draw(st.booleans()):
            break
        target = target[key]
    target[key] = data.draw(json_values)
    with suppress(qw.InputError):
        json.dumps(qw.load("architect").position(document).to_dict())


@settings(relaxed, max_examples=150)
@given(st.text(max_size=300))
def test_junk_is_no_record(text: str) -> None:
    with pytest.raises(qw.RecordError):
        read_record(text).replay()


@settings(relaxed, max_examples=100)
@given(positions(), st.data())
def test_a_damaged_record_gives_our_error(position: Position, data: st.DataObject) -> None:
    text = write_record(record_of(position))
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(st.text(max_size=10)) + text[stop:]
    with suppress(qw.RecordError):
        assert read_record(damaged).replay().players == position.players


@settings(relaxed, max_examples=200)
@given(json_values)
def test_junk_is_no_position(architect: Game, value: Any) -> None:
    with pytest.raises(qw.PositionError):
        architect.position(value)
