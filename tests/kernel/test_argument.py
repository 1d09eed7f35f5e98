"""Arguments of pending steps: declared once, packed and read by generated rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tiny.rules import rule

from queenswright.kernel.argument import BITS, Argument, Part
from queenswright.kernel.rule import plain

WALK = Argument("walk", Part("steps", 4, high=15), Part("gathered", 4, high=15), Part("moved", 1, flag=True))
PACK, READERS = plain(WALK.packer(rule)), [plain(reader) for reader in WALK.readers(rule)]


@given(st.integers(0, 15), st.integers(0, 15), st.integers(0, 1))
def test_what_a_packer_packs_its_readers_read(steps: int, gathered: int, moved: int) -> None:
    argument = PACK(steps, gathered, moved)
    assert [reader(argument) for reader in READERS] == [steps, gathered, moved]
    assert WALK.packed(steps=steps, gathered=gathered, moved=moved) == argument
    assert WALK.values(argument) == {"steps": steps, "gathered": gathered, "moved": moved}


def test_the_lowest_bits_come_first() -> None:
    assert WALK.packed(steps=3, gathered=2, moved=1) == 3 + (2 << 4) + (1 << 8)
    assert WALK.packed(gathered=1) == 1 << 4


@pytest.mark.parametrize("parts", [2, 3, 4])
def test_as_many_parts_as_a_packer_takes(parts: int) -> None:
    argument = Argument("some", *(Part(f"part{i}", 3, high=7) for i in range(parts)))
    assert plain(argument.packer(rule))(*range(1, parts + 1)) == sum((i + 1) << 3 * i for i in range(parts))


def test_rules_of_one_argument_have_names_of_their_own() -> None:
    names = [rule.__name__ for rule in (*WALK.readers(rule), WALK.packer(rule))]
    assert names == ["walk_steps", "walk_gathered", "walk_moved", "walk_argument"]


def test_an_argument_has_to_fit_into_its_field() -> None:
    Argument("full", Part("all", BITS))
    with pytest.raises(ValueError, match="crowded: got 16 bits, expected 15 at most"):
        Argument("crowded", Part("all", BITS), Part("more", 1, flag=True))


def test_names_may_come_from_the_pack() -> None:
    assert Part("colour", 2, names=("red", "blue")).words(None) == ("red", "blue")
    assert Part("colour", 2, names=lambda pack: pack).words(["green"]) == ["green"]
