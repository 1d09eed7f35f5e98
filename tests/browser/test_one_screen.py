"""Several people at one screen: the view follows the seat that decides."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import Player, my_turn


def own_star(page: Page) -> str:
    """Whose star is shown large."""
    label = page.get_by_role("group", name="Action star of").get_attribute("aria-label") or ""
    badge = page.locator("[data-own=true]").inner_text()
    assert badge in label
    return badge


def test_the_table_turns_to_who_decides(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/new")
    page.get_by_role("radio", name="2", exact=True).check()
    for number, (seat, name) in enumerate((("Seat 1", "Anna"), ("Seat 2", "Bert"))):
        page.get_by_label(seat).select_option("Somebody at this screen")
        page.get_by_label("Name", exact=True).nth(number).fill(name)
    page.get_by_role("button", name="Open the table").click()
    player = Player(page)
    seen = []
    for _ in range(4):
        my_turn(page)
        seen.append(own_star(page))
        player.turn()
    assert sorted(seen) == ["Anna", "Anna", "Bert", "Bert"]
    expect(page.get_by_role("group", name="Action star of")).to_have_count(1)
    picture(page, "one-screen")
