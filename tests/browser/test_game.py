"""A person against two bots, to the very end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import Player, question

COMMAND = [sys.executable, "-c", "from queenswright.cli import main; main()"]


def test_a_person_plays_two_bots_to_the_end(home: Site, newcomer: Newcomer, picture: Picture, tmp_path: Path) -> None:
    page = newcomer(home)
    page.goto("/new")
    page.get_by_label("Seat 2").select_option("A bot")
    for level in page.get_by_label("Strength of the bots").all():
        level.select_option("Apprentice")
    page.get_by_label("Round limit").fill("3")
    picture(page, "new-table")
    page.get_by_role("button", name="Open the table").click()
    player = Player(page)
    result = page.get_by_role("dialog")
    for _ in range(5):
        player.turn()
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
    player.turn()
