"""The next turn is planned while the others play, and played when it comes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import PHONE, Newcomer, Picture, Site
from tests.browser.player import HOLD, Player, my_turn, prompt, question
from tests.browser.test_undo import two_people


def plan(page: Page, way: str) -> None:
    """Choose where the architect goes in the turn that is planned."""
    prompt(page).get_by_role("button", name="Plan my next turn").click()
    expect(page.get_by_text("You are planning your next turn. Only you see this.")).to_be_visible()
    Player(page).walk(way)


def test_a_turn_is_planned_kept_and_played(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    (first, one), (second, _) = two_people(site, newcomer)
    expect(second.get_by_role("button", name="Plan my next turn")).to_be_visible()
    second.keyboard.press("n")  # in the draft nobody knows who is left
    expect(second.get_by_text("Your next turn cannot be planned now.")).to_be_visible()
    for page in (first, second, second, first):
        Player(page).turn()
    my_turn(first)

    plan(second, "Day labourer")
    picture(second, "ahead-planning")
    assert_accessible(second)
    prompt(second).get_by_role("button", name=re.compile("^Earn")).click()
    kept = second.get_by_role("region", name="Your plan")
    expect(kept).to_contain_text(re.compile("earns 1 taler by day labour"))
    expect(question(second)).to_have_text(f"{one} is playing")
    expect(first.get_by_text("by day labour.")).to_have_count(0)
    picture(second, "ahead-kept")
    assert_accessible(second)
    second.reload()
    expect(kept).to_be_visible()
    Player(first).turn()
    my_turn(second)
    offer = second.get_by_role("region", name="News from the table").get_by_role("status").filter(has_text="Your plan")
    expect(offer).to_contain_text("earns 1 taler by day labour")
    picture(second, "ahead-due")
    offer.get_by_role("button", name="Play it").click()
    expect(question(second)).to_have_text(HOLD)
    expect(offer).to_be_hidden()
    Player(second).end()

    my_turn(first)
    second.set_viewport_size(PHONE)
    prompt(second).get_by_role("button", name="Plan my next turn").click()
    picture(second, "ahead-phone")
    second.get_by_role("button", name="Stop planning").click()
    second.set_viewport_size({"width": 1280, "height": 720})
    plan(second, "Hire")
    prompt(second).get_by_role("button", name="Do nothing").click()
    prompt(second).locator("button.confirm").click()
    kept.get_by_label("Play it as soon as it is my turn").check()
    Player(first).turn()
    expect(question(second)).to_have_text(HOLD)
