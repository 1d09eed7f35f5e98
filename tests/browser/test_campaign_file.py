"""A game as a campaign file: downloaded at one table, opened as another."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Site
from tests.browser.player import ME, Player, bot, lay_table, my_turn

from queenswright.records.campaign.text import read_campaign


def download(page: Page, file: Path) -> str:
    """Save the campaign file of the open table, and its text."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the whole game with its key").click()
    assert found.value.suggested_filename.endswith(".qwc")
    found.value.save_as(file)
    return file.read_text(encoding="utf-8")


def moves(file: Path) -> list[tuple[str, str, str]]:
    """The moves of a campaign file: turn, notation, and the hash of the state they led to."""
    campaign = read_campaign(file.read_bytes(), file.name).campaign
    return [(entry.turn, entry.value, entry.state) for entry in campaign.in_force()]


def test_a_game_leaves_as_a_file_and_comes_back(home: Site, newcomer: Newcomer, tmp_path: Path) -> None:
    page = newcomer(home)
    table = lay_table(page, ME, bot(), auto_end=True)
    page.goto(f"/table/{table}")
    player = Player(page)
    for _ in range(2):
        my_turn(page)
        player.choose()
    my_turn(page)
    first = download(page, tmp_path / "friday.qwc")
    assert first.startswith("# Queenswright campaign")

    page.goto("/replay")
    page.get_by_label("Choose a record file").set_input_files(tmp_path / "friday.qwc")
    expect(page).not_to_have_url(f"{home.url}/replay")
    my_turn(page)
    again = page.url.rsplit("/", 1)[1]
    assert again != table
    download(page, tmp_path / "again.qwc")
    assert moves(tmp_path / "again.qwc") == moves(tmp_path / "friday.qwc") != []


def test_a_damaged_file_is_refused(home: Site, newcomer: Newcomer, tmp_path: Path) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot(), auto_end=True)}")
    my_turn(page)
    Player(page).choose()
    my_turn(page)
    text = download(page, tmp_path / "friday.qwc")
    damaged = tmp_path / "damaged.qwc"
    damaged.write_text(text.replace("take ", "took ", 1), encoding="utf-8")
    page.goto("/replay")
    page.get_by_label("Choose a record file").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("does not fit its hash")
