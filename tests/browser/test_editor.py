"""The position editor: set up by pressing and as text, refused with reasons, mended, played, studied and shared."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import WIDTHS, assert_accessible
from tests.browser.conftest import PHONE, Newcomer, Picture, Site

WRONG = {
    "seats": [
        {"talers": 5, "craftsmen": {"tailor-3": 4}, "tavern": {"saloon": ["tailor"], "dormitory": ["tailor"]}},
        {"track": 4},
    ],
    "buildings": {"Oakmere": [1, 1]},
    "step": "hire",
}
LATE = {"seats": [{"goods": {"timber": -2}, "scout": "red c3", "dice": ["action", "timber"]}, {"morale": 3}]}


def faultless(page: Page) -> None:
    """Nothing for axe to find, and nothing beside the page."""
    assert_accessible(page)
    inside, window = page.evaluate(WIDTHS)
    assert inside <= window


def write(page: Page, document: Any) -> None:
    page.get_by_role("tab", name="Text", exact=True).click()
    page.get_by_label("The position as text").fill(json.dumps(document))


@pytest.mark.usefixtures("site")
def test_a_position_is_edited_refused_mended_and_played(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna = newcomer(site, "Anna")
    anna.goto("/study")
    anna.get_by_role("link", name="Set up a position").click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    faultless(anna)

    # A piece is pressed on the board, its part of the document opens, and both change together.
    anna.locator('[data-spot="travel Oakmere"]').first.click()
    here = anna.get_by_role("tabpanel")
    here.get_by_label("Buildings").or_(here.get_by_text("Oakmere")).first.wait_for()
    expect(anna.locator(".ring.chosen")).to_be_visible()
    anna.get_by_role("button", name="Building", exact=True).click()
    anna.locator('[data-spot="travel Oakmere"]').first.click()
    anna.locator('[data-spot="travel Oakmere"]').first.click()
    expect(anna.get_by_role("heading", name="One thing to put right")).to_be_visible()
    expect(anna.get_by_text("Each player builds only once in Oakmere.").first).to_be_visible()
    expect(anna.get_by_role("link", name="QA-BUILD-03").first).to_be_visible()
    expect(anna.locator(".ring.wrong")).to_be_visible()
    expect(anna.get_by_role("button", name="Play from here")).to_have_count(0)
    picture(anna, "editor-wrong")
    faultless(anna)
    anna.get_by_role("button", name="Undo").first.click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()

    # As text, with everything wrong at once, put right with one press.
    write(anna, WRONG)
    expect(anna.get_by_role("heading", name="2 things to put right")).to_be_visible()
    anna.get_by_role("button", name="Put all 2 right").click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    anna.get_by_role("tab", name="Players").click()
    anna.get_by_role("button", name="More: Talers").click()
    anna.get_by_role("tab", name="Text", exact=True).click()
    expect(anna.get_by_label("The position as text")).to_have_value(re.compile('"talers": 6'))
    anna.wait_for_function("location.hash.length > 40")
    link = anna.url

    # Somebody else opens it in German on a phone, and changes a little.
    ben = newcomer(site, size=PHONE, scheme="dark", language="de")
    ben.goto(link)
    expect(ben.get_by_role("tab", name="Aufbauen")).to_be_visible()
    faultless(ben)
    ben.get_by_role("tab", name="Aufbauen").tap()
    ben.get_by_role("button", name="Weniger: Münzen").tap()
    faultless(ben)
    ben.get_by_role("tab", name="Weiter").tap()
    expect(ben.get_by_text("Alles stimmt")).to_be_visible()
    faultless(ben)
    picture(ben, "editor-phone")

    # It goes to the analysis board as a question, comes back from there, and is played.
    anna.get_by_role("button", name="As a question").click()
    expect(anna.get_by_role("heading", name="What would you play?")).to_be_visible()
    expect(anna.get_by_role("button", name="Look for the best turns")).to_be_disabled()
    faultless(anna)
    anna.get_by_role("button", name="Edit this position").click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    anna.get_by_role("button", name="Play from here").click()
    expect(anna).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(anna.get_by_text("Hire a craftsman").first).to_be_visible()


@pytest.mark.usefixtures("site")
def test_a_position_of_queensdale_is_edited_refused_mended_and_played(
    site: Site, newcomer: Newcomer, picture: Picture
) -> None:
    anna = newcomer(site, "Anna", scheme="dark")
    anna.goto("/editor/queensdale")
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    faultless(anna)
    write(anna, LATE)
    expect(anna.get_by_role("heading", name="One thing to put right")).to_be_visible()
    expect(anna.locator(".ring.wrong").first).to_be_visible()
    anna.get_by_role("button", name="Make it 0").first.click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    anna.get_by_role("button", name="Scout", exact=True).click()
    anna.locator('[data-space="red b2"]').click()
    expect(anna.get_by_label("The position as text")).to_have_value(re.compile("red b2"))
    picture(anna, "editor-queensdale")
    faultless(anna)

    # What no campaign of hers has opened stays sealed, and the position before it stays on the board.
    write(anna, {"seats": [{"epoch": 6}, {}]})
    expect(anna.get_by_text("still sealed for you").first).to_be_visible()
    anna.get_by_role("button", name="Undo").first.click()
    expect(anna.get_by_text("Nothing is wrong")).to_be_visible()
    anna.get_by_role("button", name="Play from here").click()
    expect(anna).to_have_url(re.compile(r"/table/[\w-]+$"))
