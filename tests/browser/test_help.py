"""Learning: the first steps with the coach, and hints."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import HOLD, ME, Player, bot, gold, lay_table, my_turn, prompt, question


def test_the_coach_goes_along_with_the_first_turns(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/")
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Start the first game").click()
    coach = page.get_by_role("complementary", name="Your coach")
    expect(coach).to_contain_text("Welcome, architect")
    picture(page, "lesson")
    coach.get_by_role("button", name="Go on", exact=True).click()
    expect(coach).to_contain_text("Your first craftsman")
    player = Player(page)
    player.choose_all()
    expect(coach).to_contain_text("Nothing is final yet")
    player.turn()
    my_turn(page)
    player.choose_all()
    player.end()
    my_turn(page)
    expect(question(page)).to_have_text("Move your architect")
    expect(coach).to_contain_text("The action star")
    coach.get_by_role("button", name=re.compile("The action star")).click()
    expect(coach.get_by_role("button", name="Go on", exact=True)).to_be_hidden()
    page.reload()
    expect(coach).to_contain_text("The action star")


def test_a_hint_can_be_taken_over(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = prompt(page).get_by_text("Advice: ")
    expect(advice).to_be_visible()
    picture(page, "hint")
    prompt(page).get_by_role("button", name="Show", exact=True).click()
    expect(gold(page)).to_be_enabled()
    gold(page).click()
    expect(question(page)).to_have_text(HOLD)
