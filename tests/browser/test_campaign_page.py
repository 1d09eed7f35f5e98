"""The page of a campaign and its book: what stands there, who can use it, and that it can be taken along."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.player import ME, lay_table

from queenswright.client import Client

PERSON = {"kind": "person", "name": "Ben"}
MOVES = 24


def play_on(site: Site, table: str) -> None:
    """Some moves of everybody at the table, without its page."""

    async def play() -> None:
        async with Client(site.url) as client, client.connect(table) as seat:
            for _ in range(MOVES):
                await seat.play(seat.state["legal"][0])

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play()).result()


def check(page: Page) -> None:
    """Nothing that axe complains about, and nothing wider than the screen."""
    assert_accessible(page)
    assert_fits(page)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_a_campaign_is_a_place_with_a_book(
    home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize, scheme: str, tmp_path: Path
) -> None:
    page = newcomer(home, size=size, scheme=scheme)
    table = lay_table(page, ME, PERSON, game="queensdale", auto_end=True)
    play_on(home, table)
    page.goto("/")
    page.locator(f'a[href="/campaign/{table}"]').click()
    expect(page.get_by_role("heading", level=1, name="The campaign")).to_be_visible()
    expect(page.get_by_role("img", name="The castle as it stands: 0 of 18 courses")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(2)
    picture(page, f"campaign-{scheme}")
    check(page)
    page.get_by_role("button", name="How it began").click()
    letter = page.get_by_role("dialog", name="How it began")
    expect(letter).to_contain_text("leads the family")
    check(page)
    page.keyboard.press("Escape")
    expect(letter).to_be_hidden()
    page.get_by_role("link", name="Chronicle as a book").click()
    expect(page.get_by_role("heading", level=1, name="The chronicle of Queensdale")).to_be_visible()
    picture(page, f"campaign-book-{scheme}")
    check(page)
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    found.value.save_as(tmp_path / "book.html")
    saved = (tmp_path / "book.html").read_text(encoding="utf-8")
    assert saved.startswith("<!doctype html>")
    assert "How it began" in saved
    assert "<script" not in saved
