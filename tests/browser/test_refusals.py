"""What is not possible says why, and leads to the clause of the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, Player, bot, lay_table, my_turn, question


def test_a_refusal_leads_to_its_clause(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    player = Player(page)
    player.turn()
    player.turn()
    my_turn(page)
    page.get_by_role("button", name=re.compile("4 spaces ahead")).click()
    note = page.get_by_role("alert")
    expect(note).to_be_visible()
    page.get_by_role("button", name=re.compile("Hire.*spaces to|spaces to Hire|space to Hire")).first.click()
    expect(question(page)).to_have_text("Hire a craftsman")
    page.get_by_role("group", name="Billboard").get_by_role("button", name="Hiring costs 5 talers").first.click()
    clause = note.get_by_role("link", name=re.compile(r"Rule QA-HIRE-\d+"))
    expect(clause).to_be_visible()
    picture(page, "refusal")
    name = clause.inner_text().removeprefix("Rule ")
    with page.context.expect_page() as opened:
        clause.click()
    rules = opened.value
    expect(rules).to_have_url(f"{home.url}/rules/architect/clauses#{name}")
    expect(rules.locator(f"#{name}")).to_be_in_viewport()
    expect(rules.locator(f"#{name}")).to_be_focused()
    note.get_by_role("button", name="Close", exact=True).click()
    expect(note).to_be_hidden()


def test_the_rules_can_be_searched(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto("/rules/architect/clauses")
    search = page.get_by_label("Search")
    clauses = page.locator("main li[id]")
    expect(clauses.first).to_be_visible()
    whole = clauses.count()
    assert whole == 372
    search.fill("moneychanger bonds")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ clauses$"))
    found = clauses.all_inner_texts()
    assert 0 < len(found) < whole
    assert all("bond" in clause.lower() and "moneychanger" in clause.lower() for clause in found)
    picture(page, "rules-search")
    search.fill("QA-HIRE-07")
    expect(clauses).to_have_count(1)
    search.fill("perpetuum mobile")
    expect(page.get_by_text("No rule matches these words.")).to_be_visible()
    search.fill("")
    expect(clauses).to_have_count(whole)
    page.get_by_role("navigation", name="Chapters").get_by_role("link").nth(5).click()
    expect(page).to_have_url(re.compile("#"))
