"""An evening on PostgreSQL: two people and a spectator, with everything that comes between them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer, Site, database_of, running
from tests.browser.player import ME, OPEN, Player, lay_table, my_turn, question, who_begins
from tests.browser.test_company import BANK, card
from tests.browser.test_connection import LOST


@pytest.fixture(scope="module")
def postgres_site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The same server as `site`, on PostgreSQL in any case."""
    folder = tmp_path_factory.mktemp("postgres-site")
    with database_of(request, always_postgresql=True) as database, running(folder, "serve", database) as site:
        yield site


def test_an_evening_of_two_and_a_spectator(postgres_site: Site, newcomer: Newcomer) -> None:
    site = postgres_site
    anna, ben, carl = newcomer(site, "Anna"), newcomer(site, "Ben"), newcomer(site, "Carl")
    table = lay_table(anna, ME, OPEN, public=True, clock=BANK)
    for page in (anna, carl):
        page.goto(f"/table/{table}")
    ben.goto(anna.get_by_label("Invitation link").input_value())
    ben.get_by_role("button", name="Sit here").click()
    (first, one), (second, other) = who_begins((anna, "Anna"), (ben, "Ben"))
    expect(question(carl)).to_have_text(f"{one} is playing")

    Player(first).turn()
    first.get_by_role("button", name="Ask to undo", exact=True).click()
    ask = second.get_by_role("alert").filter(has_text=f"{one} would like to take back one move.")
    ask.get_by_role("button", name="Agree", exact=True).click()
    Player(first).turn()
    my_turn(second)
    expect(question(carl)).to_have_text(f"{other} is playing")

    for page, words in ((anna, "Good evening"), (carl, "Good luck to both")):
        page.keyboard.press("c")
        page.get_by_label("Say something").fill(words)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
    ben.keyboard.press("c")
    for words in ("Good evening", "Good luck to both"):
        expect(ben.get_by_role("log", name="Chat").get_by_text(words)).to_be_visible()
    ben.keyboard.press("Escape")

    ben.context.set_offline(True)
    expect(card(anna, "Ben")).to_contain_text(re.compile("away|connection lost; at 0:00 a bot plays on"))
    ben.context.set_offline(False)
    expect(card(anna, "Ben")).to_contain_text(re.compile("here|is choosing"))
    site.stop()
    expect(anna.get_by_text(LOST)).to_be_visible()
    site.start()
    for page in (anna, ben, carl):
        expect(page.get_by_text(LOST)).to_be_hidden()
    for _ in range(2):  # the draft goes back in reverse order
        Player(second).turn()
    my_turn(first)

    ben.get_by_role("button", name="Table menu").click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(card(anna, "Ben")).to_contain_text("has left; Journeyman plays on")
    Player(anna).turn()
    my_turn(anna)
    anna.get_by_role("button", name="Table menu").click()
    anna.get_by_role("button", name="Resign", exact=True).click()
    anna.get_by_role("button", name="Resign the game").click()
    expect(anna.get_by_text("Resigned: Anna.")).to_be_visible()
    anna.goto("/account")
    anna.get_by_label("Account name").fill("anna")
    anna.get_by_label("Password").fill("correct horse battery")
    anna.get_by_role("button", name="Create an account").click()
    expect(anna.get_by_text("Your account has been created.")).to_be_visible()
    games = anna.get_by_role("region", name="Games played").get_by_role("row")
    expect(games.filter(has_text=re.compile("against")).first).to_be_visible()
