"""A tour through the scenes between two games: each is looked at in every language, by axe, and for its size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.late import lay
from tests.browser.reading import foreign
from tests.rules.queensdale.situations import last_die, of_epoch

import queenswright as qw

LONGEST = 120
"""More looks at the page than there are scenes and decisions."""
GOODS = {"timber": 5, "stone": 2, "clay": 2, "bread": 1, "guilder": 2}
CUT = """() => [...document.querySelectorAll("[data-scene] :is(button, h3, h4, p, b)")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.outerHTML.slice(0, 160))"""
"""What is wider than its own room."""


def after_epoch(epoch: int, **own: Any) -> dict[str, Any]:
    """The last die of a game in which the first seat completes an epoch, and has more goods than it can store."""
    mine = of_epoch(epoch) | {"fame": 70, "goods": GOODS, "seals": 4} | own
    return last_die(qw.load("queensdale"), mine, {}, round=20).to_dict()


TOURS: dict[str, tuple[Callable[[], dict[str, Any]], set[str]]] = {
    "first": (lambda: after_epoch(1), {"result", "letter", "tower", "exchange", "grocer", "start_hut"}),
    "late": (lambda: after_epoch(5), {"result", "letter", "tower", "exchange", "pick", "grocer", "start_hut"}),
}
"""Where a tour begins, and scenes that it must come by."""


class Tour:
    """Goes from scene to scene by taps, or by keys alone, and looks at each when it comes to it first."""

    def __init__(self, page: Page, look: Callable[[str], None], keys: bool) -> None:
        self.page, self.look, self.keys = page, look, keys
        self.seen: list[str] = []

    def act(self, thing: Locator) -> None:
        if self.keys:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    def leave_the_game(self) -> None:
        """End the last round in the list of moves."""
        self.page.keyboard.press("t")
        self.act(self.page.locator("button[data-move='leave round']"))
        self.act(self.page.locator("#moves-title ~ * button.gold, button.gold:enabled").first)
        expect(self.page.locator("button[data-move='leave round']")).to_have_count(0)
        if self.page.locator("#moves-title").count():
            self.page.keyboard.press("t")

    def go(self) -> None:
        """Until the next game begins."""
        scene = self.page.locator("[data-scene]")
        over = self.page.locator(".qd")
        for _ in range(LONGEST):
            expect(scene.or_(over).first).to_be_visible()
            if over.count():
                return
            name = scene.get_attribute("data-scene") or ""
            sealed = self.page.locator("button.sealed")
            name = f"{name}-sealed" if sealed.count() else name
            choice = self.page.locator("[data-scene] [data-move]:not([aria-disabled=true]):enabled:not(.confirm)")
            gold = self.page.locator("[data-scene] button.gold:enabled")
            if not sealed.count():
                expect(choice.or_(gold).or_(over).first).to_be_visible()
                if over.count():
                    return
                name = scene.get_attribute("data-scene") or ""
            if name not in self.seen:
                self.seen.append(name)
                self.look(name)
            if sealed.count():
                self.act(sealed)
                expect(sealed).to_have_count(0)
                continue
            before = self.page.inner_text("[data-board]")
            if not gold.count() and choice.count():
                self.act(choice.first)
            if gold.count():
                self.act(gold.first)
            self.page.wait_for_function(
                "before => document.querySelector('[data-board]')?.innerText !== before", arg=before
            )
        raise AssertionError(self.seen)


LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("tour", "language", "scheme", "size", "keys"),
    [
        pytest.param("late", "de", "dark", DESK, False, id="late-de-dark"),
        pytest.param("first", "en", "light", PHONE, True, id="first-en-phone-keys"),
        pytest.param("late", "pt", "light", DESK, False, id="late-pt-light", marks=LONG),
        pytest.param("late", "en", "light", DESK, True, id="late-en-keys", marks=LONG),
        pytest.param("late", "de", "light", PHONE, False, id="late-de-phone", marks=LONG),
        pytest.param("first", "pt", "dark", PHONE, False, id="first-pt-phone", marks=LONG),
        pytest.param("first", "de", "light", DESK, False, id="first-de", marks=LONG),
        pytest.param("late", "en", "dark", DESK, False, id="late-en-dark", marks=LONG),
    ],
)
def test_every_scene_between_two_games(
    home: Site,
    newcomer: Newcomer,
    picture: Picture,
    tour: str,
    language: str,
    scheme: str,
    size: ViewportSize,
    keys: bool,
) -> None:
    begin, must = TOURS[tour]
    page = newcomer(home, size=size, scheme=scheme, language=language)
    where = "phone" if size is PHONE else "desk"

    def look(name: str) -> None:
        picture(page, f"tour-{tour}-{name}-{language}-{scheme}-{where}")
        assert_accessible(page)
        assert_fits(page)
        assert page.evaluate(CUT) == [], name
        assert foreign(page, language) == [], name

    page.goto(f"/table/{lay(page, home, f'tour-{tour}', begin())}")
    walk = Tour(page, look, keys)
    expect(page.locator(".qd")).to_be_visible()
    walk.leave_the_game()
    walk.go()
    assert must <= set(walk.seen), walk.seen
    assert "letter-sealed" in walk.seen
