"""The table of any game: position, log and list of moves; also the text view of the illustrated one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, bot, lay_table, my_turn, play_text

MOST_TURNS = 400


def play_to_the_end(page: Page) -> None:
    result = page.get_by_role("dialog")
    own = page.locator("button[data-move]").first.or_(page.get_by_role("button", name="End turn", disabled=False))
    for _ in range(MOST_TURNS):
        expect(result.or_(own).first).to_be_visible()
        if result.is_visible():
            return
        play_text(page)
    raise AssertionError("the game does not end")


def test_the_tiny_game_is_playable_to_the_end(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/new")
    page.get_by_role("combobox", name="Game").select_option("tiny")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("Somebody at this screen")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    expect(page.locator("button[data-move]").first).to_be_visible()
    picture(page, "tiny")
    play_to_the_end(page)
    picture(page, "tiny-over")


def test_a_campaign_is_playable_at_the_generic_table(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Two sit opposite each other; every sentence is one of the catalogue."""
    page = newcomer(home)
    page.goto("/new")
    page.get_by_role("combobox", name="Game").select_option("queensdale")
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_label("Red", exact=True)).to_be_visible()
    expect(page.get_by_label("Green", exact=True)).to_be_visible()
    page.get_by_label("Seat 2").select_option("Somebody at this screen")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    for _ in range(24):
        page.locator("button[data-move]").last.click()
        page.get_by_role("button", name="Play: ").click()
        expect(page.get_by_role("button", name="Play: ")).to_have_count(0)
        assert re.findall(r"\b(?:qd|story|step|refused|amount|building|face|good)-[a-z]", page.inner_text("main")) == []
    picture(page, "campaign")


def test_architect_is_playable_as_text_to_the_end(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot(), options={'round_limit': 2})}")
    my_turn(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    page.locator("button[data-move]").first.click()
    picture(page, "text-view")
    play_to_the_end(page)
    expect(page.get_by_role("dialog")).to_contain_text("The round limit is reached.")


def test_the_text_view_says_why_not(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.keyboard.press("t")
    page.get_by_label("Ask about any move").fill("hire 4")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("status").filter(has_text="is not possible")).to_be_visible()
    page.get_by_label("Ask about any move").fill(
        page.locator("button[data-move]").first.get_attribute("data-move") or ""
    )
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("status").filter(has_text="is possible")).to_be_visible()
    page.get_by_role("button", name="Illustrated table").click()
    my_turn(page)
