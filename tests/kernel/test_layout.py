"""Records and their plain mirrors."""

from typing import Any

import numpy as np
import pytest

from queenswright.kernel.game import Game
from queenswright.kernel.layout import Field, Layout


def test_both_forms_hold_the_same(any_game: Game) -> None:
    layout = any_game.rules.state
    mirror = any_game.new(players=2, seed=3).state
    data = layout.to_bytes(mirror)
    assert len(data) == layout.size
    assert layout.to_bytes(layout.from_bytes(data)) == data
    assert layout.to_bytes(layout.copy(mirror)) == data


def test_a_copy_is_independent(any_game: Game) -> None:
    layout = any_game.rules.state
    mirror = any_game.new(players=2, seed=3).state
    data = layout.to_bytes(mirror)
    twin = layout.copy(mirror)
    for name in layout.names:
        value = getattr(twin, name)
        if isinstance(value, list):
            change_deepest(value)
        else:
            setattr(twin, name, value + 1)
    assert layout.to_bytes(mirror) == data
    assert layout.to_bytes(twin) != data


def change_deepest(values: list[Any]) -> None:
    while isinstance(values[0], list):
        values = values[0]
    values[0] += 1


def test_a_copy_shares_with_an_older_one_only_what_is_equal() -> None:
    """A cube of numbers: dice of seats have faces."""
    layout = Layout("Cube", [("cube", "i1", (2, 2, 3)), ("row", "i1", (2,))])
    older = layout.blank()
    older.cube[1][0][2] = 5
    now = layout.copy(older)
    now.cube[0][1][1] = 7
    kept = layout.copy(now, older)
    assert kept.cube == [[[0, 0, 0], [0, 7, 0]], [[0, 0, 5], [0, 0, 0]]]
    assert kept.cube[1] is older.cube[1]
    assert kept.cube[0][0] is older.cube[0][0]
    assert kept.row is older.row
    now.cube[0][1][1] = 8
    assert kept.cube[0][1][1] == 7
    assert older.cube[0][1][1] == 0


def test_a_value_that_does_not_fit_is_an_error(any_game: Game) -> None:
    mirror = any_game.new(players=2, seed=3).state
    mirror.players = 2**15
    with pytest.raises(OverflowError):
        any_game.rules.state.to_bytes(mirror)


def test_unknown_fields_are_errors() -> None:
    mirror = Layout("Small", [("a", "i2")]).blank()
    with pytest.raises(AttributeError, match="Small has no field 'b'"):
        mirror.b  # noqa: B018
    with pytest.raises(AttributeError):
        mirror.c = 1


def test_fields_are_signed_and_clash_with_nothing(any_game: Game) -> None:
    for layout in (any_game.rules.state, any_game.rules.content.layout):
        assert layout.dtype.fields is not None
        for name, (field, *_) in layout.dtype.fields.items():
            assert field.base.kind == "i", name
            assert not hasattr(np.record, name), f"{name} is an attribute of numpy.record"


def test_a_copied_record_has_the_same_bytes(any_game: Game) -> None:
    layout = any_game.rules.state
    record = layout.record(any_game.new(players=2, seed=3).state)
    for _ in range(20):
        assert layout.copy_record(record).tobytes() == record.tobytes()


def test_a_widened_field_keeps_the_hashes_of_values_that_fitted_before() -> None:
    former = Layout("Purse", [("coins", "i2", (2,)), ("round", "i2")])
    layout = Layout("Purse", [("coins", "i8", (2,)), ("round", "i4")], widened={"coins": "i2", "round": "i2"})
    mirror, before = layout.blank(), former.blank()
    mirror.coins, mirror.round = before.coins, before.round = [-1, 32767], 9
    assert layout.hashed_bytes(layout.to_bytes(mirror)) == former.to_bytes(before)
    mirror.coins = [-1, 32768]
    assert layout.hashed_bytes(layout.to_bytes(mirror)) == layout.to_bytes(mirror)


def test_what_was_added_to_a_record_leaves_its_hashes_alone_while_it_is_zero() -> None:
    former = Layout("Purse", [("coins", "i2", (2,)), ("round", "i2")])
    fields: list[Field] = [("cards", "i1", (3,)), ("coins", "i2", (4,)), ("round", "i4"), ("last", "i1")]
    layout = Layout("Purse", fields, widened={"round": "i2"}, grown={"cards": (), "coins": (2,), "last": ()})
    before, now = former.blank(), layout.blank()
    before.coins, before.round = [7, -1], 9
    now.coins, now.round = [7, -1, 0, 0], 9
    assert layout.hashed_bytes(layout.to_bytes(now)) == former.to_bytes(before)
    for name, value in (("cards", [0, 0, 1]), ("coins", [7, -1, 0, 2]), ("round", 40_000), ("last", -1)):
        changed = layout.copy(now)
        setattr(changed, name, value)
        assert layout.hashed_bytes(layout.to_bytes(changed)) == layout.to_bytes(changed), name
