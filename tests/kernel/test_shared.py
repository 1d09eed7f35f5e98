"""Sequences whose copies share what they have in common behave like lists that are copied whole."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queenswright.kernel.shared import Shared

DEEDS = st.lists(st.tuples(st.sampled_from(["append", "append", "copy", "drop"]), st.integers(0, 9)), max_size=60)


@given(DEEDS, st.one_of(st.none(), st.integers(1, 5)))
def test_copies_are_like_lists_of_their_own(deeds: list[tuple[str, int]], most: int | None) -> None:
    both: list[tuple[Shared[Any], list[Any]]] = [(Shared(most=most), [])]
    for count, (deed, number) in enumerate(deeds):
        shared, plain = both[number % len(both)]
        if deed == "copy":
            both.append((shared.copy(), list(plain)))
        elif deed == "drop" and plain and most is None:
            shared.drop(min(number, len(plain)))
            del plain[len(plain) - min(number, len(plain)) :]
        else:
            shared.append(count)
            plain.append(count)
            del plain[: 0 if most is None else max(0, len(plain) - most)]
        for one, expected in both:
            assert list(one) == expected == one
            assert (len(one), bool(one)) == (len(expected), bool(expected))
            assert [one[i] for i in range(-len(expected), len(expected))] == expected + expected
            assert (one[-2:], one[1:], one[::-1]) == (expected[-2:], expected[1:], expected[::-1])
            assert list(reversed(one)) == expected[::-1]


def test_only_who_grows_otherwise_takes_a_list_of_their_own() -> None:
    one: Shared[Any] = Shared(range(1000))
    copies = [one.copy() for _ in range(3)]
    copies[0].append("mine")
    assert copies[0]._items is one._items
    copies[1].append("another")
    assert copies[1]._items is not one._items
    assert [copies[0][-1], copies[1][-1]] == ["mine", "another"]
    assert (len(one), len(copies[2])) == (1000, 1000)


def test_what_is_not_there() -> None:
    one = Shared("ab")
    other = one.copy()
    other.append("c")
    for place in (2, -3):
        with pytest.raises(IndexError):
            one[place]
    with pytest.raises(IndexError):
        one.drop(3)
    one.drop(1)
    one.append("x")
    assert (list(one), list(other)) == (["a", "x"], ["a", "b", "c"])
    assert one != "ax"
