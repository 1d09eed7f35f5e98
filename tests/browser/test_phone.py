"""On a phone: a whole turn by touch, nothing wider than the screen, everything large enough for a thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import assert_fits
from tests.browser.conftest import PHONE, SMALL_PHONE, Newcomer, Picture, Site
from tests.browser.player import HOLD, ME, Player, bot, lay_table, my_turn, question, way_in

THUMB = 44
CONTROLS = "button, a[href], select, summary, [role=tab], .choice, .check, .prompt svg[role=button]"
PLACES = """() => [".map", ".prompt", ".sheet", ".actions"].map((part) => {
    const { y, height } = document.querySelector(`.qa > ${part}`).getBoundingClientRect();
    return `${part} ${Math.round(y)} ${Math.round(height)}`;
}).join("; ")"""
"""Where the parts of the table lie."""


def too_small(page: Page) -> list[str]:
    """Visible controls that a thumb would miss; links within a sentence are as high as their line."""
    return [
        str(found)
        for found in page.evaluate(
            """([controls, thumb]) => [...document.querySelectorAll(controls)].filter(one => {
                if (!one.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) return false;
                if (one.matches("p a, li p a, .skip")) return false;
                const box = one.getBoundingClientRect();
                if (box.bottom < 0 || box.top > innerHeight || box.width === 0) return false;
                return box.width < thumb - 0.5 || box.height < thumb - 0.5;
            }).map(one => {
                const box = one.getBoundingClientRect();
                const name = one.getAttribute("aria-label") || one.textContent.trim();
                return `${one.tagName} ${name.slice(0, 40)}: ${Math.round(box.width)}x${Math.round(box.height)}`;
            })""",
            [CONTROLS, THUMB],
        )
    ]


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="390x844"), pytest.param(SMALL_PHONE, id="360x640", marks=pytest.mark.long)]
)
def test_a_whole_turn_by_touch(home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize) -> None:
    page = newcomer(home, size=size)
    page.goto("/")
    way_in(page).tap()
    player = Player(page, touch=True)
    name = f"phone-{size['width']}"
    for _ in range(2):
        my_turn(page)
        assert not too_small(page)
        assert_fits(page)
        player.turn()
    my_turn(page)
    places = {page.evaluate(PLACES)}
    picture(page, f"{name}-architect")
    assert not too_small(page)
    for action in ("Hire", "Travel", "Tavern"):
        my_turn(page)
        way = page.get_by_role("button", name=re.compile(f"^{action}")).first
        if not way.is_visible():
            break
        player.walk(action)
        picture(page, f"{name}-{action.lower()}")
        assert_fits(page)
        assert not too_small(page), action
        places.add(page.evaluate(PLACES))
        player.choose_all()
        expect(question(page)).to_have_text(HOLD)
        assert_fits(page)
        places.add(page.evaluate(PLACES))
        player.end()
    assert len(places) == 1, "the parts of the table move with every decision"


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="390x844", marks=pytest.mark.long), pytest.param(SMALL_PHONE, id="360x640")]
)
def test_the_sheet_shows_everything(home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize) -> None:
    page = newcomer(home, size=size, scheme="dark")
    page.goto(f"/table/{lay_table(page, ME, bot(), bot())}")
    my_turn(page)
    for tab in ("Star", "Board", "Track", "Tavern", "Others"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert_fits(page)
        assert not too_small(page), tab
        if size is PHONE:
            picture(page, f"phone-dark-{tab.lower()}")
    page.get_by_role("button", name="Table menu").tap()
    for tab in ("History", "Chat", "Table", "Settings", "Keys"):
        page.get_by_role("tab", name=tab, exact=True).tap()
        assert_fits(page)
        assert not too_small(page), tab
