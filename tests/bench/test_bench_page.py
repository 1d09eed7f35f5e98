"""What the measurement of the page writes down."""

from __future__ import annotations

from bench.page import Measured, Opened, opening_row, row


def test_a_row_shares_the_processor_time_out_among_the_updates() -> None:
    found = Measured(spent=120.0, times=[30.0, 10.0, 50.0], shifts=[0.01, 0.002])
    assert row("phone", found) == "| phone | 3 | 40 ms | 30 ms | 50 ms | 0.012 |"


def test_a_row_of_opened_pages_has_medians() -> None:
    found = [Opened(100.0, 300.0, 50.0, 9_000, 4_000), Opened(90.0, 800.0, 40.0, 9_400, 4_100)]
    found.append(Opened(400.0, 310.0, 60.0, 9_100, 4_000))
    assert opening_row("start", found) == "| start | 100 ms | 310 ms | 50 ms | 9 kB | 4 kB |"
