"""Lines break and servers fall: nothing is lost, and the page comes back by itself."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import HOLD, ME, Player, bot, lay_table, my_turn, prompt, question, way_in
from tests.browser.test_undo import two_people

LOST = "Connection lost. Reconnecting …"


def moves_of(page: Page, table: str) -> list[str]:
    rows = page.request.get(f"/api/tables/{table}/replay/rows/0").json()["rows"]
    return [row["text"] for row in rows if row["text"]]


def test_the_server_falls_in_mid_turn(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Anna has finished a turn and not ended it, Ben at another table has just chosen a craftsman."""
    anna, ben = newcomer(site, "Anna"), newcomer(site, "Ben")
    pages = (anna, ben)
    tables = [lay_table(page, ME, bot(), bot()) for page in pages]
    for page, table in zip(pages, tables, strict=True):
        page.goto(f"/table/{table}")
        my_turn(page)
    finished, choosing = Player(anna), Player(ben)
    finished.turn()
    finished.choose_all()
    choosing.prepare("Choose a craftsman")
    played = [moves_of(page, table) for page, table in zip(pages, tables, strict=True)]
    told = prompt(anna).inner_text()
    site.stop()
    for page in pages:
        expect(page.get_by_text(LOST)).to_be_visible()
    picture(anna, "offline")
    site.start()
    for page in pages:
        expect(page.get_by_text(LOST)).to_be_hidden()
    assert [moves_of(page, table) for page, table in zip(pages, tables, strict=True)] == played
    assert prompt(anna).inner_text() == told
    expect(question(anna)).to_have_text(HOLD)
    finished.end()
    my_turn(anna)
    anna.reload()
    my_turn(anna)
    choosing.choose_all()
    assert len(moves_of(ben, tables[1])) == len(played[1]) + 2


def test_the_net_of_one_goes_away(site: Site, newcomer: Newcomer) -> None:
    (anna, _), (ben, _) = two_people(site, newcomer)
    Player(anna).choose_all()
    anna.context.set_offline(True)
    expect(anna.get_by_text(LOST)).to_be_visible()
    ben.keyboard.press("c")
    ben.get_by_label("Say something").fill("Are you there?")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("log").get_by_text("Are you there?")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.get_by_text(LOST)).to_be_hidden()
    anna.keyboard.press("c")
    expect(anna.get_by_role("log").get_by_text("Are you there?")).to_have_count(1)
    anna.keyboard.press("Escape")
    Player(anna).end()
    ben.keyboard.press("Escape")
    my_turn(ben)


def test_without_a_server_the_door_says_so(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(site)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The Queenswright server does not answer.")).to_be_visible()
    picture(page, "unreached")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(way_in(page)).to_be_visible()


def test_an_unknown_table_is_said_plainly(site: Site, newcomer: Newcomer) -> None:
    page = newcomer(site, "Anna")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_text("There is no such table, or it is private.")).to_be_visible()
    page.goto("/join/nothing")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()


def test_what_can_be_read_of_a_broken_table_can_be_seen(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    if site.database:
        pytest.skip("the stored row is broken in a file of SQLite")
    page = newcomer(site, "Anna")
    table = lay_table(page, ME, bot(), bot())
    page.goto(f"/table/{table}")
    Player(page).turn()
    played = moves_of(page, table)
    site.stop()
    with sqlite3.connect(site.folder / "games.db") as database:
        (last,) = database.execute("SELECT max(number) FROM events WHERE table_id = ?", (table,)).fetchone()
        broken = (table, last + 1, 0.0, "move", 0, b'{"text": "no such move"}')
        database.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", broken)
    database.close()
    site.start()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("does not fit the rules here")).to_be_visible()
    picture(page, "broken-table")
    page.get_by_role("link", name="See what can be read of it").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert moves_of(page, table)[: len(played)] == played
