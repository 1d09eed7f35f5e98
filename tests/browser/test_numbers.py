"""Numbers choose in every prompt, and go on choosing after something was chosen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.late import late, lay
from tests.browser.player import gold, my_turn, question

CREW = {"glazier-1": 3, "tailor-1": 3, "lumberjack-2": 3, "blacksmith-2": 1}
ME = {"talers": 9, "bonds": 3, "confidence": 3, "carriage": "Vesperhill", "craftsmen": CREW}
OTHER = {"talers": 4, "bonds": 3, "carriage": "Oakmere", "craftsmen": {"glazier-2": 3, "tailor-2": 2}}
BOARD = ["tailor-3", "glazier-3", "stonemason-1", "stonemason-2", "lumberjack-3", "bricklayer-1"]
SOON = """digits => {
    for (const key of digits) dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
"""Digits so soon after one another that they are one number."""


def at(step: str, **keys: Any) -> dict[str, Any]:
    return {"seed": 3, "round": 9, "step": step, "seats": [ME, OTHER], **keys}


def numbered(page: Page) -> Locator:
    return page.locator("#prompt [data-spot]:not(.confirm), #prompt [data-choice]")


def press(page: Page, digit: int) -> Locator:
    """Choose by a digit; returns what has this number."""
    page.keyboard.press(str(digit))
    return numbered(page).nth(digit - 1)


@pytest.mark.parametrize(
    ("step", "keys", "marked"),
    [
        ("hire", {"billboard": BOARD, "price": 5}, "hire "),
        ("travel", {}, "travel "),
        ("bank", {}, "redeem "),
    ],
    ids=["hire", "travel", "bank"],
)
def test_another_digit_is_another_choice(
    home: Site, newcomer: Newcomer, picture: Picture, step: str, keys: dict[str, Any], marked: str
) -> None:
    """As a tap on another piece: without a way through Cancel."""
    page = newcomer(home)
    page.goto("/")
    page.goto(f"/table/{lay(page, home, f'numbers-{step}', at(step, **keys), game='architect')}")
    my_turn(page)
    expect(press(page, 2)).to_have_attribute("aria-pressed", "true")
    expect(gold(page)).to_be_enabled()
    picture(page, f"numbers-{step}")
    expect(press(page, 3)).to_have_attribute("aria-pressed", "true")
    expect(numbered(page).nth(2)).to_have_attribute("data-spot", re.compile(f"^{marked}"))
    expect(numbered(page).and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
    expect(gold(page)).to_be_enabled()
    if step == "travel":
        page.evaluate(SOON, "11")
        expect(numbered(page).nth(10)).to_have_attribute("aria-pressed", "true")
    nothing = numbered(page).and_(page.locator("[data-spot=forfeit]"))
    number = numbered(page).count()
    expect(numbered(page).last).to_have_text("Do nothing")
    page.evaluate(SOON, str(number))
    expect(nothing).to_have_attribute("aria-pressed", "true")


def test_the_valley_goes_on_by_numbers(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """A die, the thirteenth of its spaces, an order, another order: what was chosen stays in the list of its kind."""
    page = newcomer(home)
    page.goto("/")
    page.goto(f"/table/{lay(page, home, 'numbers-valley', late('8-wall'))}")
    page.keyboard.press("1")
    expect(question(page)).to_have_text("Where does this die go?")
    order = numbered(page).and_(page.locator("[data-choice=order]"))
    expect(order).to_be_visible()
    place = numbered(page).evaluate_all("all => all.findIndex(one => one.dataset.choice === 'order')") + 1
    assert place > 9
    page.evaluate(SOON, str(place))
    first, second = (numbered(page).and_(page.locator(f"[data-choice='fulfil {n}']")) for n in (8, 12))
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(press(page, 1).and_(first)).to_have_attribute("aria-pressed", "true")
    expect(gold(page)).to_be_enabled()
    picture(page, "numbers-valley")
    expect(press(page, 2).and_(second)).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
