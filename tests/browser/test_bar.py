"""The bar below the board on the smallest phone: whatever its buttons say fits into them, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import SMALL_PHONE, Newcomer, Picture, Site
from tests.browser.late import late, lay
from tests.browser.reading import message
from tests.browser.test_numbers import at

from queenswright.locale import LANGUAGES, render

MUCH: list[tuple[str, dict[str, Any]]] = [
    ("confirm-none", {}),
    ("confirm-forfeit", {}),
    ("confirm-palace", {}),
    ("confirm-build", {"steps": 3, "bonds": 12}),
    ("confirm-repair", {"steps": 3, "bonds": 12}),
    ("confirm-take", {"talers": 4}),
    ("confirm-hire-fire", {"talers": 6}),
    ("confirm-confidence", {"bonds": 4}),
    ("confirm-redeem", {"talers": 12}),
    ("confirm-travel", {"talers": 15}),
    ("confirm-labour", {"talers": 12}),
    ("confirm-tavern", {"guilds": 3, "talers": 10}),
    ("way-forfeit", {}),
    ("end-turn", {}),
]
"""What the gold button says when there is much to say."""
CUT = """texts => {
    const found = [];
    const look = (button, words) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const box = button.getBoundingClientRect();
        const inside = [...range.getClientRects()].every(one => one.left >= box.left && one.right <= box.right
            && one.top >= box.top && one.bottom <= box.bottom);
        if (!inside || box.left < 0 || box.right > innerWidth) found.push(words);
    };
    const buttons = [...document.querySelectorAll(".actions button")];
    for (const button of buttons) look(button, button.textContent.trim());
    for (const [at, words] of texts) {
        const button = buttons.at(at), inner = button.querySelector("span:not(.clock)") ?? button;
        const before = inner.textContent;
        inner.textContent = words;
        look(button, words);
        inner.textContent = before;
    }
    return found;
}"""
"""Texts that do not fit: those that are there, and others put in their place."""


def take_back(page: Page, language: str, prefix: str) -> None:
    """So that the button to do it again is there as well."""
    page.get_by_role("button", name=message(f"{prefix}undo", language), exact=True).tap()
    expect(page.get_by_role("button", name=message(f"{prefix}redo", language), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_queens_architect_holds_its_words(
    home: Site, newcomer: Newcomer, picture: Picture, language: str
) -> None:
    page = newcomer(home, size=SMALL_PHONE, language=language)
    page.goto("/")
    page.goto(f"/table/{lay(page, home, 'bar', at('bank'), game='architect')}")
    page.locator("[data-spot=confidence]").first.tap()
    page.locator(".actions .main.gold").tap()
    expect(page.locator("[data-spot='end turn']")).to_be_enabled()
    take_back(page, language, "board-")
    texts = [(0, message("board-undo-ask", language)), (-2, message("board-hint-thinks", language))]
    texts += [(-1, render(f"board-{name}", args, language)) for name, args in MUCH]
    assert page.evaluate(CUT, texts) == []
    page.evaluate("words => document.querySelector('.actions button span').textContent = words", texts[0][1])
    picture(page, f"bar-architect-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_queensdale_holds_its_words(home: Site, newcomer: Newcomer, picture: Picture, language: str) -> None:
    page = newcomer(home, size=SMALL_PHONE, language=language)
    page.goto("/")
    page.goto(f"/table/{lay(page, home, 'bar-valley', late('8-wall'))}")
    page.locator("[data-space=wage][data-stop=open]").tap()
    expect(page.locator(".tray .bed")).to_have_count(1)
    take_back(page, language, "qd-board-")
    texts = [(0, message("qd-board-undo-ask", language)), (-2, message("qd-board-hint-thinks", language))]
    assert page.evaluate(CUT, texts) == []
    page.evaluate("words => document.querySelector('.actions button span').textContent = words", texts[0][1])
    picture(page, f"bar-queensdale-{language}")
