"""The handbook: a question answered, a position tried, and the page about what is being done at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, bot, gold, lay_table, prompt, question


def test_a_question_is_answered_and_an_example_tried(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/rules/architect")
    expect(page.get_by_role("heading", level=1)).to_have_text("What it is about")
    page.get_by_role("searchbox").fill("How do I win?")
    chapters = page.get_by_role("navigation", name="Chapters").get_by_role("listitem")
    expect(chapters.first).to_have_text(re.compile("What it is about|The end, and who wins"))
    page.get_by_role("searchbox").fill("which guilds do I need to build")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Construct: build")
    picture(page, "handbook-build")
    note = page.get_by_role("link", name="footnote 1", exact=True).first
    note.click()
    expect(page.locator("#note-build-1")).to_be_in_viewport()
    page.get_by_role("link", name="QA-BUILD-07").click()
    expect(page.locator("#QA-BUILD-07")).to_be_focused()
    page.goto("/rules/architect/build")
    page.get_by_role("button", name="Try it").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(question(page)).to_have_text("Build at Lanternrest")
    expect(gold(page)).to_be_enabled()


def test_the_table_opens_the_page_about_what_is_done(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """By key, also for what is only planned: the architect has not moved yet."""
    page = newcomer(home)
    page.goto("/rules/queensdale")
    page.get_by_role("link", name="The Rise of Queensdale").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What it is about")
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    expect(prompt(page)).to_be_visible()
    page.keyboard.press("i")
    panel = page.get_by_role("complementary")
    expect(panel.get_by_role("heading", level=3)).to_have_text("Your first two craftsmen")
    picture(page, "handbook-at-the-table")
    panel.get_by_role("combobox").select_option("tavern")
    expect(panel.get_by_role("heading", level=3)).to_have_text("Tavern")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
