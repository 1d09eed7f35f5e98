"""A study: from a record to its analysis, a turn tried again, and a variation that somebody else opens."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import WIDTHS, assert_accessible
from tests.browser.conftest import PHONE, Newcomer, Picture, Site
from tests.browser.player import Player

import queenswright as qw
from queenswright.records import record_of, write_record

ANALYSED = 180_000
"""Milliseconds for a short analysis in a process that has to load its rules first, on a busy machine."""
OUTCOME = re.compile("^(That is the better turn|That is what was played|Another turn)$")


def record(folder: Path) -> Path:
    """The record of a short finished game."""
    position, choose = qw.load("architect").new(2, seed=4, options={"round_limit": 3}), random.Random(4)
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    path = folder / "game.qw"
    path.write_text(write_record(record_of(position, ["Mathilde", "<b>Benno</b>"])), encoding="utf-8")
    return path


def faultless(page: Page) -> None:
    """Nothing for axe to find, and nothing beside the page."""
    assert_accessible(page)
    inside, window = page.evaluate(WIDTHS)
    assert inside <= window


@pytest.mark.usefixtures("site")
def test_a_record_is_studied(site: Site, newcomer: Newcomer, picture: Picture, tmp_path: Path) -> None:
    anna = newcomer(site, "Anna")
    anna.goto("/study")
    expect(anna.get_by_role("heading", level=1)).to_be_visible()
    faultless(anna)
    anna.locator("input[type=file]").set_input_files(record(tmp_path))
    expect(anna).to_have_url(re.compile(r"/study/[\w-]+$"))
    expect(anna.get_by_role("slider", name="Winning chances")).to_be_visible(timeout=ANALYSED)
    expect(anna.get_by_role("button", name="Stop", exact=True)).to_have_count(0, timeout=ANALYSED)
    link = anna.url

    # The analysis: a turn with a mark, its judgement, everything by keyboard.
    expect(anna.get_by_role("heading", level=1)).to_have_text("Mathilde, <b>Benno</b>")
    anna.keyboard.press("n")
    expect(anna.get_by_text("Judged by what the player could know")).to_be_visible()
    judgement = anna.locator("article.judgement")
    expect(judgement.get_by_text("Played:")).to_be_visible()
    expect(judgement.locator(".bar").first).to_have_attribute("aria-label", re.compile(r"Mathilde \d+ %, .* \d+ %"))
    here = anna.locator("[data-turn][aria-current=step]")
    expect(here).to_have_count(1)
    expect(anna.locator(".ring").first).to_be_visible()
    faultless(anna)
    picture(anna, "study-analysis")
    anna.keyboard.press("x")
    expect(anna.get_by_role("table", name="The curve as a table")).to_be_visible()
    faultless(anna)
    anna.keyboard.press("x")

    # The same turn again: what was better is covered until one is played.
    before = here.get_attribute("data-turn")
    anna.get_by_role("button", name="Try it yourself").click()
    expect(anna.get_by_role("heading", name=re.compile("^Your turn, "))).to_be_visible()
    expect(judgement).to_have_count(0)
    player = Player(anna)
    outcome = anna.get_by_role("heading", name=OUTCOME)
    while not outcome.is_visible():
        player.choose()
        anna.wait_for_timeout(300)
    expect(anna.get_by_text(re.compile(r"^It leaves a \d+ % chance of winning\.$"))).to_be_visible(timeout=ANALYSED)
    anna.get_by_role("button", name="Back to the analysis").click()
    expect(judgement).to_be_visible()
    assert here.get_attribute("data-turn") == before

    # The board: the best turn becomes a branch, gets a name, and is in the link.
    anna.get_by_role("link", name="Board").click()
    expect(anna.locator(".best .way").first).to_be_visible(timeout=ANALYSED)
    faultless(anna)
    picture(anna, "study-board")
    anna.keyboard.press("1")
    variations = anna.get_by_role("region", name="Variations")
    expect(variations.locator(".node[aria-current=step]")).to_have_count(1)
    anna.get_by_role("button", name="Stop looking").click()
    anna.keyboard.press("n")
    anna.get_by_label("Name of this branch").fill("Better <i>so</i>")
    anna.get_by_label("Comment").fill("Six jobs for four talers")
    anna.keyboard.press("Tab")
    expect(variations.get_by_text("Better <i>so</i>")).to_be_visible()
    anna.wait_for_function("location.hash.length > 40")

    # Somebody else opens it on a phone, and looks at the analysis there.
    ben = newcomer(site, size=PHONE, scheme="dark")
    ben.goto(anna.url)
    ben.get_by_role("tab", name="Tree").tap()
    expect(ben.get_by_role("region", name="Variations").get_by_text("Better <i>so</i>")).to_be_visible()
    expect(ben.get_by_role("region", name="Variations").get_by_text("Six jobs for four talers")).to_be_visible()
    faultless(ben)
    ben.goto(link)
    ben.get_by_role("button", name="Next key turn").tap()
    expect(ben.locator("article.judgement")).to_be_visible()
    faultless(ben)
    picture(ben, "study-phone")
    for tab in ("Board", "Turns", "Luck"):
        ben.get_by_role("tab", name=tab).tap()
        faultless(ben)
    expect(ben.get_by_role("table", name="Play and luck")).to_be_visible()
