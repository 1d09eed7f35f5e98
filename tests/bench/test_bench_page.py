"""What the measurement of the page writes down."""

from __future__ import annotations

from bench.page import Measured, row


def test_a_row_shares_the_processor_time_out_among_the_updates() -> None:
    found = Measured(spent=120.0, times=[30.0, 10.0, 50.0], shifts=[0.01, 0.002])
    assert row("phone", found) == "| phone | 3 | 40 ms | 30 ms | 50 ms | 0.012 |"
