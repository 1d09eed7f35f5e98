"""A newcomer's first game: against two bots to the very end, with hints all the way, and then an account."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import HOLD, Player, gold, my_turn, question
from tests.browser.test_account import open_account

COMMAND = [sys.executable, "-c", "from queenswright.cli import main; main()"]
MOST_STEPS = 20
SOON = 3_000
DRAFTED = 2
"""Turns before the first round, in which starting craftsmen are chosen."""


def follow_hints(page: Page) -> None:
    """One turn as the hints say, step by step, and its end."""
    my_turn(page)
    hint = page.get_by_role("region", name="Hint")
    step = hint.get_by_role("button", name="Do step")
    ready = gold(page).and_(page.locator(":enabled"))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\w"))
    for _ in range(MOST_STEPS):
        expect(step.or_(ready).first).to_be_visible()
        if not step.count():
            break
        with suppress(TimeoutError):  # nobody has to say what is usual: it is done before it is reached
            words = step.inner_text(timeout=SOON)
            step.click(timeout=SOON)
            expect(step.filter(has_text=words)).to_have_count(0)
    ready.click()
    expect(question(page)).to_have_text(HOLD)
    Player(page).end()


@pytest.mark.parametrize("rounds", [3, pytest.param(12, marks=pytest.mark.long)])
def test_a_newcomer_follows_hints_to_the_end(
    site: Site, newcomer: Newcomer, picture: Picture, tmp_path: Path, rounds: int
) -> None:
    page = newcomer(site, "Nele")
    page.goto("/new")
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat).select_option("A bot")
    for level in page.get_by_label("Strength of the bots").all():
        level.select_option("Apprentice")
    page.get_by_label("Round limit").fill(str(rounds))
    picture(page, "new-table")
    page.get_by_role("button", name="Open the table").click()
    result = page.get_by_role("dialog")
    for _ in range(DRAFTED + rounds):
        follow_hints(page)
    expect(result).to_be_visible()
    expect(result).to_contain_text("The round limit has been reached.")
    expect(result.get_by_role("row")).to_have_count(4)
    expect(result.get_by_role("img").or_(result.locator("svg")).last).to_be_visible()
    picture(page, "result")
    with page.expect_download() as download:
        result.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    check = subprocess.run([*COMMAND, "record", "check", str(record)], capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
    result.get_by_role("button", name="Look at the table").click()
    expect(result).to_be_hidden()
    expect(question(page)).to_contain_text(re.compile("win|share the victory"))
    picture(page, "table-over")
    page.reload()
    result.get_by_role("button", name="Play again").click()
    expect(result).to_be_hidden()
    follow_hints(page)
    open_account(page, f"nele-{rounds}")
    page.get_by_role("button", name="I have kept them").click()
    games = page.get_by_role("region", name="Games played")
    expect(games.get_by_role("row").filter(has_text="against bots")).to_have_count(1)
    picture(page, "first-hour-account")
