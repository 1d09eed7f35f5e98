"""Seeing a game again: running, finished, and from a record file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, Player, bot, lay_table, my_turn


def place(page: Page) -> tuple[int, int]:
    """Which moment of how many is shown."""
    now, last = page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().split(" / ")
    return int(now), int(last)


def test_a_running_game_by_the_scrubber(home: Site, newcomer: Newcomer, picture: Picture, tmp_path: Path) -> None:
    page = newcomer(home)
    table = lay_table(page, ME, bot(), bot())
    page.goto(f"/table/{table}")
    player = Player(page)
    for _ in range(3):
        player.turn()
    my_turn(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{home.url}/replay/{table}")
    scrubber = page.get_by_role("slider", name="Move")
    expect(scrubber).to_be_visible()
    assert place(page)[0] == 0
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text(re.compile("^1 / "))).to_be_visible()
    scrubber.focus()
    page.keyboard.press("End")
    _, last = place(page)
    assert last > 6
    expect(page.get_by_text(f"{last} / {last}")).to_be_visible()
    picture(page, "replay")
    page.get_by_role("button", name="Progress", exact=True).click()
    expect(page.get_by_role("complementary", name="Progress")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_text(f"{last - 1} / {last}")).to_be_visible()
    page.get_by_role("button", name="Go to the beginning").click()
    expect(page.get_by_text(f"0 / {last}")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    sealed = tmp_path / "sealed.txt"
    download.value.save_as(sealed)
    assert "commitment" in sealed.read_text(encoding="utf-8")
    page.get_by_role("link", name="Go to the table").click()
    my_turn(page)


def test_a_finished_game_and_its_record(home: Site, newcomer: Newcomer, picture: Picture, tmp_path: Path) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot(), options={'round_limit': 1}, auto_end=True)}")
    player = Player(page)
    result = page.get_by_role("dialog")
    for _ in range(3):
        my_turn(page)
        player.choose()
    expect(result).to_be_visible()
    with page.expect_download() as download:
        result.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    result.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    _, moves = place(page)

    page.goto("/replay")
    junk = tmp_path / "junk.txt"
    junk.write_text("nothing of that kind\n", encoding="utf-8")
    page.get_by_label("Choose a record file").set_input_files(junk)
    expect(page.get_by_role("alert")).to_be_visible()
    picture(page, "replay-refused")
    page.get_by_label("Choose a record file").set_input_files(record)
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    assert place(page) == (0, moves)
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_text(f"{moves} / {moves}")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"1 / {moves}")).to_be_visible()
    page.get_by_role("button", name="Pause", exact=True).click()
