"""Puzzles: one solved by keys alone, one on a phone in the dark, and how games begin."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import WIDTHS, assert_accessible
from tests.browser.conftest import PHONE, Newcomer, Picture, Site
from tests.browser.test_keyboard import tab_to

from queenswright.puzzles import ComparedTurn, Puzzle, shipped


def faultless(page: Page) -> None:
    """Nothing for axe to find, and nothing beside the page."""
    assert_accessible(page)
    inside, window = page.evaluate(WIDTHS)
    assert inside <= window


def by_two_moves(kind: str) -> Puzzle:
    """A puzzle whose turns walk and then do one thing."""
    return next(
        one
        for one in shipped("architect").puzzles
        if one.kind == kind and all(len(turn.moves) == 2 for turn in (one.answer, *one.others[:1]))
    )


def play_by_keys(page: Page, turn: ComparedTurn) -> None:
    """Choose the moves of a turn in the table in words and play each of them, without a mouse."""
    for move in turn.moves:
        choice = page.locator(f'button[data-move="{move}"]')
        expect(choice).to_be_visible()
        choice.focus()
        page.keyboard.press("Enter")
        tab_to(page, lambda name: name.startswith("Play: "))
        page.keyboard.press("Enter")
        expect(choice).to_have_count(0)


@pytest.mark.usefixtures("site")
def test_a_puzzle_is_solved_by_keys(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    puzzle = by_two_moves("hire")
    page = newcomer(site)
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    page.goto(f"/puzzles/architect/{puzzle.id}")
    asked = page.get_by_role("heading", name=re.compile("^Your turn, "))
    expect(asked).to_be_visible()
    faultless(page)
    picture(page, "puzzle")

    # A wrong turn is answered, and taken back.
    page.keyboard.press("x")
    play_by_keys(page, puzzle.others[0])
    expect(page.get_by_role("heading", name="Not the best turn")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^It leaves you \d+ % to win; the best turn leaves \d+ %\.$"))).to_be_visible()
    faultless(page)
    assert not page.get_by_role("link", name="Board").count()
    page.keyboard.press("a")
    expect(asked).to_be_visible()

    # Hints one by one, then the answer.
    for count in range(3):
        page.keyboard.press("h")
        expect(page.locator(".hints li")).to_have_count(count + 1)
    expect(page.get_by_role("button", name="Hint (0)")).to_be_disabled()
    play_by_keys(page, puzzle.answer)
    expect(page.get_by_role("heading", name="Found")).to_be_visible()
    expect(page.get_by_text("Next best:")).to_be_visible()
    faultless(page)
    page.keyboard.press("x")
    faultless(page)
    picture(page, "puzzle-solved")

    # It stays solved, and the board goes on from there.
    page.reload()
    expect(page.get_by_role("heading", name="Found")).to_be_visible()
    page.get_by_role("link", name="Board").first.click()
    expect(page.get_by_role("heading", name="Variations")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Found")).to_be_visible()
    page.keyboard.press("n")
    expect(asked).to_be_visible()
    assert puzzle.id not in page.url


@pytest.mark.usefixtures("site")
def test_a_puzzle_on_a_phone_in_the_dark(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(site, size=PHONE, scheme="dark")
    page.goto("/puzzles")
    parts = page.get_by_role("tablist", name="Puzzles")
    expect(parts.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    faultless(page)
    picture(page, "puzzle-phone")
    page.get_by_role("tab", name="You").tap()
    expect(page.get_by_role("heading", name="Your rating")).to_be_visible()
    faultless(page)
    page.get_by_role("tab", name="Puzzle").tap()
    page.get_by_role("button", name="Show the answer").tap()
    expect(page.get_by_role("heading", name="The answer")).to_be_visible()
    faultless(page)
    page.get_by_role("button", name="Next puzzle").tap()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


@pytest.mark.usefixtures("site")
def test_a_mistake_is_tried_once_more(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Two puzzles whose answers were shown; the first one is found now, without the answer in sight, and then gone."""
    one, two = by_two_moves("hire"), by_two_moves("money")
    page = newcomer(site)
    for puzzle in (one, two):
        page.goto(f"/puzzles/architect/{puzzle.id}")
        page.get_by_role("button", name="Show the answer").click()
        expect(page.get_by_role("heading", name="The answer")).to_be_visible()
    missed = page.get_by_role("list", name="Learn from your mistakes")
    expect(missed.get_by_role("link")).to_have_count(2)
    faultless(page)
    missed.get_by_role("link").first.click()
    expect(page.get_by_role("heading", name=re.compile("^Your turn, "))).to_be_visible()
    expect(page.get_by_text(re.compile("What counts for your rating is settled"))).to_be_visible()
    expect(missed.locator("[aria-current=page]")).to_have_count(1)
    expect(page.locator(".answer")).to_have_count(0)
    faultless(page)
    picture(page, "puzzle-again")
    page.keyboard.press("h")
    expect(page.locator(".hints li")).to_have_count(1)
    page.keyboard.press("x")
    play_by_keys(page, one.answer)
    expect(page.get_by_role("heading", name="Found")).to_be_visible()
    expect(page.get_by_text("Your rating stays as it is.", exact=True)).to_be_visible()
    expect(missed.get_by_role("link")).to_have_count(1)
    faultless(page)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"/puzzles/architect/{two.id}/again$"))
    expect(page.get_by_role("heading", name=re.compile("^Your turn, "))).to_be_visible()

    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    page.keyboard.press("x")
    page.get_by_role("tab", name="You").click()
    expect(missed.get_by_role("link")).to_have_count(1)
    missed.scroll_into_view_if_needed()
    faultless(page)
    picture(page, "puzzle-again-phone")


@pytest.mark.usefixtures("site")
def test_the_explorer_shows_how_games_begin(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(site)
    page.goto("/explorer")
    expect(page.get_by_role("heading", level=1)).to_have_text("How games begin")
    expect(page.get_by_role("table").first).to_be_visible()
    faultless(page)
    picture(page, "explorer")
    page.get_by_text("Starting craftsmen").click()
    expect(page.get_by_role("row")).to_have_count(19)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_text(re.compile(r"games with 2 players$"))).to_be_visible()
    dark = newcomer(site, size=PHONE, scheme="dark")
    dark.goto("/explorer/architect")
    expect(dark.get_by_role("table").first).to_be_visible()
    faultless(dark)
