"""The illustrated table of The Rise of Queensdale: one screen, two taps, the keyboard, refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, lay_table

PERSON = {"kind": "person"}
OVERFLOW = """() => {
    const page = document.documentElement;
    return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight];
}"""
CUT = """() => [...document.querySelectorAll("[data-board] .panel")]
    .filter((one) => { const box = one.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.bottom > innerHeight + 1; })
    .map((one) => one.className)"""
"""Panels that stick out of the window."""


def begin(page: Page) -> None:
    """A table of two at one screen, played on to the first die."""
    page.goto(f"/table/{lay_table(page, ME, PERSON, game='queensdale')}")
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("button", name="On to the first game").click()
    dice, options_there = page.locator("button.die.open"), page.locator("button.option")
    gold = page.locator("#prompt button.confirm")
    for _ in range(40):
        expect(dice.or_(options_there).or_(gold).first).to_be_visible()
        if dice.count():
            read_opening(page)
            return
        if not gold.count():
            options_there.last.click()
            expect(gold).to_be_enabled()
        gold.click()
        expect(gold).to_have_count(0)
    raise AssertionError("the first round does not begin")


def read_opening(page: Page) -> None:
    """The story that opens a campaign lies over the table until it is read."""
    story = page.get_by_role("dialog", name="How it began")
    story.get_by_role("button", name="Break the seal").click()
    expect(story).to_contain_text("The Queen coughs")
    story.get_by_role("button", name="I have read it").click()
    expect(story).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_is_on_one_screen(home: Site, newcomer: Newcomer, picture: Picture, scheme: str) -> None:
    """Of the drawings only those of the first epoch are fetched (QD-COMP-34)."""
    page = newcomer(home, scheme=scheme)
    drawings: set[str] = set()
    page.on("request", lambda request: drawings.update(re.findall(r"/(\d+)-[^/]*\.svg", request.url)))
    begin(page)
    assert drawings == {"1"}
    assert page.evaluate(OVERFLOW) == [False, False]
    assert page.evaluate(CUT) == []
    for name in ("Castle street", "Fame and morale", "Your place at the table", "What to do now"):
        expect(page.get_by_role("region", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="The valley").locator("[data-space]")).not_to_have_count(0)
    assert_accessible(page)
    picture(page, f"queensdale-{scheme}")


def test_a_die_is_two_taps_and_can_be_taken_back(home: Site, newcomer: Newcomer) -> None:
    """Tap the die, tap a glowing space: it is played; until the turn ends by itself it can be undone.

    A die that is carried to the space does the same.
    """
    page = newcomer(home)
    begin(page)
    dice = page.locator("button.die")
    expect(dice).to_have_count(5)
    dice.first.click()
    glowing = page.locator("[data-space][data-stop=open]")
    expect(glowing.first).to_be_visible()
    kind = next(
        kind
        for kind in ("timber", "stone", "clay", "guilder", "wage", "bakery")
        if page.locator(f"[data-space={kind}][data-stop=open]").count()
    )
    page.locator(f"[data-space={kind}][data-stop=open]").click()
    expect(dice).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(dice).to_have_count(5)
    expect(page.get_by_role("heading", name="Which die do you place?")).to_be_visible()
    dice.first.hover()
    page.mouse.down()
    page.locator(f"[data-space={kind}]").first.hover()
    expect(page.locator(f"[data-space={kind}][data-stop=open]").first).to_be_visible()
    page.mouse.up()
    expect(dice).to_have_count(4)
    expect(page.locator(".tray .bed")).to_have_count(1)


def test_a_turn_ends_by_itself(home: Site, newcomer: Newcomer) -> None:
    """By the keyboard alone: 1 takes up the first die, an arrow and Enter place it."""
    page = newcomer(home, turn_end="soon")
    begin(page)
    mine = page.locator("[data-own=true]").inner_text()
    page.keyboard.press("1")
    option = page.locator("#prompt button.option:not([data-move^=scout]):not([data-move=market])").first
    gold = page.locator("#prompt button.confirm")
    expect(option.or_(gold).first).to_be_visible()
    (gold if gold.count() else option).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-own=true]")).not_to_have_text(mine)


def test_what_cannot_be_done_says_why(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    begin(page)
    page.keyboard.press("m")
    why = page.get_by_role("alert").get_by_role("link", name="QD-")
    for thing in ("[data-building=dwelling]", ".rank[aria-disabled=true]"):
        page.locator(thing).first.click(force=True)
        expect(page.locator(thing).first).to_have_class(re.compile("refused"))
        expect(why).to_be_visible()
        page.get_by_role("alert").get_by_role("button").first.click()
        expect(why).to_have_count(0)
