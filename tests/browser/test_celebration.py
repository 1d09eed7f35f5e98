"""A building is celebrated for a moment: whoever plays on skips it, and where nothing shall move there is nothing."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Newcomer, Picture, Site, send
from tests.browser.player import HOLD, gold, my_turn, question


def build(page: Page, motion: str) -> None:
    """Build in Lanternrest, with everything that moves or without."""
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.goto("/")
    page.goto(f"/table/{send(page, '/api/games/architect/tries/build', {})['table']}")
    my_turn(page)
    page.get_by_role("tab", name="Build", exact=True).click()
    gold(page).click()


def test_a_building_is_celebrated_until_somebody_plays_on(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    sash = page.locator(".feat").filter(has_text="Lanternrest")
    build(page, "move")
    expect(sash).to_be_visible()
    picture(page, "celebration")
    page.keyboard.press("ArrowDown")
    expect(sash).to_have_count(0)
    expect(question(page)).to_have_text(HOLD)


def test_nothing_is_celebrated_where_nothing_shall_move(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home, size=PHONE)
    build(page, "reduce")
    expect(question(page)).to_have_text(HOLD)
    expect(page.locator(".feat")).to_have_count(0)
