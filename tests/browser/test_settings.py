"""Day and night, and settings that stay."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Site
from tests.browser.player import HOLD, ME, Player, bot, lay_table, my_turn, question, way_in


def ink(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).color"))


def test_day_and_night(home: Site, newcomer: Newcomer) -> None:
    day, night = newcomer(home, scheme="light"), newcomer(home, scheme="dark")
    for page in (day, night):
        page.goto("/")
        expect(way_in(page)).to_be_visible()
    light, dark = ink(day), ink(night)
    assert light != dark
    day.get_by_role("button", name="Switch between light and dark").click()
    expect(day.locator("body")).to_have_css("color", dark)
    day.reload()
    expect(way_in(day)).to_be_visible()
    expect(day.locator("body")).to_have_css("color", dark)
    day.goto("/account")
    day.get_by_role("radio", name="Same as the system").check()
    expect(day.locator("body")).to_have_css("color", light)


def test_settings_are_kept_and_followed_by_other_pages(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    other = page.context.new_page()
    other.goto("/account")
    other.get_by_label("It ends at once").check()
    other.get_by_label("Play a sound when it is my turn").check()
    Player(page).choose()
    expect(question(page)).not_to_have_text(HOLD)
    my_turn(page)
    other.get_by_label("Show tables as text").check()
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    other.reload()
    for label in ("It ends at once", "Play a sound when it is my turn", "Show tables as text"):
        expect(other.get_by_label(label)).to_be_checked()


def test_choices_can_be_played_at_once(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto("/account")
    page.get_by_role("radio", name="Play immediately").check()
    page.get_by_label("Show tables as text").check()
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    moves = page.locator("button[data-move]")
    expect(moves.first).to_be_visible()
    before = moves.first.get_attribute("data-move") or ""
    assert before.startswith("take ")
    moves.first.click()
    expect(page.locator(f"button[data-move='{before}']")).to_have_count(0)
