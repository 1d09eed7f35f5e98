"""Three languages, switched while one looks at the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Newcomer, Picture, Site
from tests.browser.player import ME, Player, bot, lay_table, my_turn, way_in
from tests.browser.reading import foreign, message

PAGES = {
    "/": "web-people",
    "/new": "web-new-title",
    "/rules/architect/clauses": "chapter-QA-HIRE",
    "/rules/architect/hire": "handbook-architect-hire-title",
    "/rules/queensdale/scout": "handbook-queensdale-scout-title",
    "/replay": "web-replay-title",
    "/learn": "web-learn-title",
    "/account": "web-account-title",
    "/nowhere/at/all": "web-not-found",
}


def speaks(page: Page, language: str) -> None:
    """The page speaks this language and no other."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert foreign(page, language) == [], page.url


def switch(page: Page, language: str) -> None:
    page.get_by_role("combobox").filter(has=page.locator("option[lang=de]")).first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", ["de", pytest.param("pt", marks=pytest.mark.long)])
def test_every_page_is_switched_at_once(home: Site, newcomer: Newcomer, picture: Picture, language: str) -> None:
    page = newcomer(home)
    for address, label in PAGES.items():
        page.goto(address)
        expect(page.get_by_text(message(label, "en")).first).to_be_visible()
        switch(page, language)
        expect(page.get_by_text(message(label, language)).first).to_be_visible()
        speaks(page, language)
        switch(page, "en")
        expect(page.get_by_text(message(label, "en")).first).to_be_visible()
    page.goto("/")
    switch(page, language)
    page.reload()
    expect(way_in(page, language)).to_be_visible()
    picture(page, f"home-{language}")


@pytest.mark.parametrize("language", [pytest.param("de", marks=pytest.mark.long), "pt"])
def test_the_table_is_switched_at_once(home: Site, newcomer: Newcomer, picture: Picture, language: str) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    player = Player(page)

    def in_their_words(name: str) -> None:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("tab", name="Settings").click()
        switch(page, language)
        for tab in ("history", "chat", "table", "keys", "settings"):
            page.locator(f"#drawer-{tab}").click()
            speaks(page, language)
        page.keyboard.press("Escape")
        speaks(page, language)
        expect(page.locator("svg").get_by_text(message("place-Hartcrown", language)).first).to_be_visible()
        picture(page, f"table-{language}-{name}")
        page.keyboard.press("t")
        expect(page.locator("#moves-title")).to_be_visible()
        speaks(page, language)
        page.get_by_role("button", name=message("web-menu", language)).click()
        page.locator("#drawer-settings").click()
        switch(page, "en")
        page.keyboard.press("Escape")
        page.keyboard.press("t")

    my_turn(page)
    in_their_words("draft")
    player.choose_all()
    in_their_words("hold")
    player.end()
    player.turn()
    my_turn(page)
    in_their_words("architect")


@pytest.mark.parametrize("language", ["en", "de", "pt"])
def test_the_browsers_language_comes_first(home: Site, newcomer: Newcomer, picture: Picture, language: str) -> None:
    page = newcomer(home, size=PHONE, language=language)
    page.goto("/")
    expect(way_in(page, language)).to_be_visible()
    speaks(page, language)
    way_in(page, language).tap()
    expect(page.get_by_role("tab").first).to_be_visible()
    speaks(page, language)
    picture(page, f"phone-table-{language}")
