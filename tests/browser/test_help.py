"""Hints: a whole turn with its reasons, step by step on the pieces."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Picture, Site, send
from tests.browser.player import HOLD, ME, bot, gold, lay_table, my_turn, question


def test_a_hint_is_a_whole_turn_that_follows_the_plan(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("Take ")
    expect(hint).to_contain_text(re.compile(r"\d"))
    steps = hint.get_by_role("listitem").count()
    assert steps == 2
    hint.get_by_role("button", name="Do step 1").click()
    expect(hint.get_by_role("listitem").first).to_contain_text("done")
    if "Leave the tile as it is" not in hint.get_by_role("listitem").last.inner_text():
        hint.get_by_role("button", name="Do step 2").click()  # nobody has to say that the tile stays as it is
    expect(gold(page)).to_be_enabled()
    expect(hint.get_by_role("listitem").last).to_contain_text("done")
    gold(page).click()
    expect(question(page)).to_have_text(HOLD)


def test_the_steps_of_a_hint_are_numbered_on_the_pieces(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/")
    table = send(page, "/api/games/architect/tries/hire", {})["table"]
    page.goto(f"/table/{table}")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_contain_text("Hire ")
    expect(page.locator("[data-mark=step]").first).to_have_text("1")
    picture(page, "hint")


def test_a_hint_goes_on_from_another_choice(home: Site, newcomer: Newcomer) -> None:
    """Whoever takes up something else is told how to go on from there."""
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    advised = hint.get_by_role("listitem").first
    expect(advised).to_contain_text("Take ")
    name = advised.locator(".what").inner_text().removeprefix("Take ")
    hint.get_by_role("button", name="Close the hint").click()
    page.get_by_role("group", name="Craftsmen on display").get_by_role("button").filter(has_not_text=name).first.click()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(advised).to_contain_text("done")
    expect(advised).not_to_contain_text(name)
    expect(hint.get_by_role("listitem").last).to_contain_text(re.compile("Turn by |Leave the tile as it is"))
