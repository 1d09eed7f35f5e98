"""Screens at which no other test lets axe look, on a desk and on a phone, each by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import Light, assert_fits, found_by_axe
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.player import ME, OPEN, Player, bot, lay_table, my_turn
from tests.browser.test_queensdale import begin

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LIGHTS: tuple[Light, ...] = ("light", "dark")
See = Callable[[str], None]


def observer(page: Page, picture: Picture, size: ViewportSize, faults: list[str]) -> See:
    """What axe finds at a screen in either light, and pictures of it."""

    def see(screen: str) -> None:
        assert_fits(page)
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)
            name = f"lights-{size['width']}-{light}-{screen}"
            picture(page, name)
            faults.extend(f"{name}: {fault}" for fault in found_by_axe(page))

    return see


@SIZES
def test_pages_beside_the_table(site: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize) -> None:
    page, faults = newcomer(site, "Anna", size=size), list[str]()
    see = observer(page, picture, size, faults)
    for game in ("architect", "queensdale"):
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_have_text("What it is about")
        page.get_by_role("searchbox").fill("how do I win?")
        expect(page.get_by_role("navigation", name="Chapters").get_by_role("listitem").first).to_be_visible()
        see(f"rules-{game}")
    page.goto("/new?game=queensdale")
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    see("new-queensdale")
    for address in ("/recover/nothing", "/confirm/nothing", "/join/nothing", "/campaign/nothing"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        see(address[1:].replace("/", "-"))
    table = lay_table(page, ME, OPEN, game="queensdale", public=True)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    see("waiting-room-queensdale")
    page.goto("/")
    expect(page.get_by_role("link", name="Anna").first).to_be_visible()
    see("home-with-tables")
    assert not faults, "\n".join(faults)


@SIZES
def test_help_at_the_table(home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize) -> None:
    page, faults = newcomer(home, size=size, turn_end="soon"), list[str]()
    see = observer(page, picture, size, faults)
    page.goto("/learn")
    page.get_by_role("button", name="Start the first game").first.click()
    expect(page.get_by_role("complementary", name="Your coach")).to_be_visible()
    see("lesson")
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).first.click()
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_contain_text("Take ")
    see("hint")
    page.get_by_role("button", name="Close the hint").click()
    page.keyboard.press("i")
    expect(page.get_by_role("heading", name="Your first two craftsmen").first).to_be_visible()
    see("rules-panel")
    page.keyboard.press("Escape")
    Player(page, touch=size == PHONE).choose_all()
    soon = page.get_by_role("group", name="Your turn is about to end")
    soon.get_by_role("button", name="Wait").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("tab", name="Table", exact=True)).to_be_visible()
    see("menu")
    assert not faults, "\n".join(faults)


@SIZES
def test_the_valley(home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize) -> None:
    page, faults = newcomer(home), list[str]()
    begin(page)
    page.set_viewport_size(size)
    see = observer(page, picture, size, faults)
    see("queensdale")
    page.keyboard.press("i")
    expect(page.get_by_role("complementary").get_by_role("heading", level=3).first).to_be_visible()
    see("queensdale-rules")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("#moves-title")).to_be_visible()
    see("queensdale-text")
    page.keyboard.press("t")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    see("queensdale-replay")
    assert not faults, "\n".join(faults)
