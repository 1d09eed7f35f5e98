"""Bit arithmetic of legal masks."""

from hypothesis import given
from hypothesis import strategies as st

from queenswright.kernel.play import count_bits, lowest_bit, nth_bit

masks = st.integers(min_value=1, max_value=2**64 - 1)


@given(masks)
def test_bits_are_counted(mask: int) -> None:
    assert count_bits(mask) == mask.bit_count()


@given(masks)
def test_the_lowest_bit_is_found(mask: int) -> None:
    assert mask >> lowest_bit(mask) & 1
    assert mask & ((1 << lowest_bit(mask)) - 1) == 0


@given(masks, st.data())
def test_the_nth_bit_is_found(mask: int, data: st.DataObject) -> None:
    n = data.draw(st.integers(0, mask.bit_count() - 1))
    assert nth_bit(mask, n) == [i for i in range(64) if mask >> i & 1][n]
