"""Two people and a spectator feel that somebody is there: clocks, bubbles, who goes and who comes back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, ViewportSize, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import PHONE, Newcomer, Picture, Site, send
from tests.browser.player import HOLD, ME, OPEN, OWN, Player, about, bot, lay_table, question, who_begins

WIDE = ViewportSize(width=1680, height=945)
BANK = {"kind": "bank", "bank": 1800, "increment": 10, "at_zero": "bot"}


def together(site: Site, newcomer: Newcomer, **wishes: Any) -> tuple[Page, Page, str]:
    """Anna and Ben at a public table, both looking at it."""
    anna, ben = newcomer(site, "Anna"), newcomer(site, "Ben")
    table = lay_table(anna, ME, OPEN, public=True, **wishes)
    send(ben, f"/api/tables/{table}/join", {})
    for page in (anna, ben):
        page.goto(f"/table/{table}")
    return anna, ben, table


def choose_last(page: Page) -> None:
    """One decision by the list of moves: the last of them, which does least."""
    before = page.locator("#moves-title").inner_text()
    page.locator("button[data-move]").last.click()
    page.get_by_role("button", name=re.compile("^Play: ")).click()
    expect(page.get_by_role("button", name="Play: ")).to_have_count(0)
    assert before


def card(page: Page, name: str) -> Locator:
    """The card of another player."""
    return page.locator(".opponent").filter(has_text=name)


def test_who_is_there_what_they_say_and_how_long_they_have(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, table = together(site, newcomer, clock=BANK)
    carl = newcomer(site, "Carl")
    carl.goto(f"/table/{table}")
    expect(card(anna, "Ben")).to_contain_text(re.compile("here|is choosing"))
    expect(card(anna, "Ben").get_by_title("Time left")).to_have_text(re.compile(r"(29|30):\d\d$"))
    expect(card(carl, "Ben").or_(card(carl, "Anna")).first).to_contain_text(re.compile(r"\d\d:\d\d"))
    ben.keyboard.press("c")
    field = ben.get_by_label("Say something")
    field.press_sequentially("e1 u2 ?hcl")  # every one of them is a key of the table
    expect(field).to_have_value("e1 u2 ?hcl")
    field.fill("One moment, I am counting talers.")
    field.press("Enter")
    expect(card(anna, "Ben").locator(".bubble")).to_have_text("One moment, I am counting talers.")
    picture(anna, "company-desk")
    assert_accessible(anna)
    expect(anna.get_by_role("button", name="Chat, one new message")).to_be_visible()
    anna.get_by_role("button", name="Chat, one new message").click()
    expect(anna.get_by_role("log").get_by_text("counting talers")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    carl.keyboard.press("c")
    carl.get_by_label("Say something").fill("Good luck!")
    carl.keyboard.press("Enter")
    expect(anna.get_by_role("button", name="Chat, one new message")).to_be_visible()

    ben.context.set_offline(True)
    expect(card(anna, "Ben")).to_contain_text(re.compile("away|connection lost; at 0:00 a bot plays on"))
    picture(anna, "company-away")
    ben.context.set_offline(False)
    expect(card(anna, "Ben")).to_contain_text(re.compile("here|is choosing"))

    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="Table menu").click()
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_text("A bot plays on for you at once, and your clock stops.")).to_be_visible()
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(ben).to_have_url(f"{site.url}/")
    expect(card(anna, "Ben")).to_contain_text("has left; Journeyman plays on")
    expect(card(anna, "Ben").get_by_text("bot", exact=True)).to_be_visible()
    picture(anna, "company-left")
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Take the seat back").click()
    expect(card(anna, "Ben")).to_contain_text(re.compile("here|is choosing"))


def test_in_queensdale_too(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, _ = together(site, newcomer, game="queensdale", clock=BANK)
    for page in (anna, ben):
        expect(page.get_by_role("button", name="Table menu")).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator("#moves-title")).to_be_visible()
    for _ in range(4):  # the grocer and the first huts
        for page in (anna, ben):
            if OWN.match(page.title()) and not page.get_by_text(re.compile("^Your turn: place a die")).count():
                choose_last(page)
    for page in (anna, ben):
        page.keyboard.press("t")
    expect(card(anna, "Ben")).to_contain_text(re.compile("here|is choosing"))
    expect(card(anna, "Ben").get_by_title("Time left")).to_have_text(re.compile(r"(29|30):\d\d$"))
    expect(anna.locator(".title").get_by_title("Time left")).to_be_visible()
    picture(anna, "company-queensdale")
    ben.set_viewport_size(PHONE)
    expect(ben.get_by_title("Time left").first).to_be_visible()
    picture(ben, "company-queensdale-phone")
    anna.emulate_media(color_scheme="dark")
    anna.set_viewport_size(WIDE)
    expect(anna.get_by_role("complementary", name="History and chat")).to_be_visible()
    picture(anna, "company-queensdale-wide")


def test_resigning_is_asked_before_and_the_other_wins(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, _table = together(site, newcomer)
    ben.get_by_role("button", name="Table menu").click()
    ben.get_by_role("button", name="Resign", exact=True).click()
    expect(ben.get_by_text("You give up the game, and Anna wins.")).to_be_visible()
    picture(ben, "resign-sure")
    assert_accessible(ben)
    ben.get_by_role("button", name="Resign the game").click()
    expect(anna.get_by_role("heading", name="You won!")).to_be_visible()
    expect(anna.get_by_text("Resigned: Ben.")).to_be_visible()
    picture(anna, "result-resigned")
    expect(ben.get_by_role("heading", name="Anna won")).to_be_visible()
    ben.get_by_role("button", name="Look at the table").click()
    expect(ben.get_by_role("button", name="Play again")).to_be_visible()
    anna.goto("/account")
    row = anna.get_by_role("region", name="Games played").get_by_role("row").filter(has_text="against people")
    expect(row.first.get_by_role("cell").nth(1)).to_have_text("1")
    picture(anna, "games-played")
    assert_accessible(anna)


def test_a_game_ends_when_all_agree(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, _table = together(site, newcomer)
    late: list[Route] = []
    anna.route("**/QrCode*", lambda route: late.append(route))
    with anna.expect_request("**/QrCode*"):
        anna.get_by_role("button", name="Table menu").click()
    end = anna.get_by_role("button", name="End by agreement")
    end.click(trial=True)  # it has stopped moving
    place = end.bounding_box()
    for route in late:
        route.continue_()
    expect(anna.get_by_role("img", name="QR code that leads to this table")).to_be_visible()
    assert end.bounding_box() == place  # the code has come where its place was kept
    end.click()
    anna.get_by_role("button", name="Ask the others").click()
    expect(ben.get_by_text("Anna would like to end the game as it stands.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.get_by_role("heading", name="The game has ended")).to_be_visible()
    expect(anna.get_by_text("nobody has won")).to_be_visible()
    picture(ben, "result-agreed")


def test_a_turn_ends_by_itself_and_can_be_taken_back_before(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(site, "Anna", turn_end="soon")
    table = lay_table(page, ME, bot())
    page.goto(f"/table/{table}")
    player = Player(page)
    player.choose_all()
    soon = page.get_by_role("group", name="Your turn is about to end")
    expect(soon).to_be_visible()
    picture(page, "ends-soon")
    soon.get_by_role("button", name="Wait").click()
    expect(soon).to_be_hidden()
    expect(question(page)).to_have_text(HOLD)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(question(page)).not_to_have_text(HOLD)
    player.choose_all()
    expect(soon).to_be_visible()
    expect(question(page)).not_to_have_text(HOLD)


def test_the_start_page_begins_with_ones_turns(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, _table = together(site, newcomer, clock={"kind": "days", "days": 2, "at_zero": "bot"})
    ((first, _), (second, name)) = who_begins((anna, "Anna"), (ben, "Ben"))
    lay_table(first, ME, OPEN, clock=BANK, public=True)
    for page in (first, second):
        page.goto("/")
    turns = first.get_by_role("region", name="Your turn")
    expect(turns.get_by_role("link", name=name)).to_contain_text(re.compile(r"1 d 23 h left|47 h \d+ min left"))
    expect(turns.get_by_role("link", name=name)).to_contain_text("Play")
    going = second.get_by_role("region", name="Continue playing")
    expect(going.get_by_role("link").filter(has_text="Waiting for")).to_have_count(1)
    picture(first, "home-desk")
    assert_accessible(first)
    first.set_viewport_size(PHONE)
    picture(first, "home-phone")
    lobby = second.get_by_role("region", name="With other people")
    links = lobby.locator("a.card")
    expect(links.first).to_be_visible()
    lobby.get_by_label("Pace").select_option("Days per move")
    expect(links.filter(has_text="Waiting for players")).to_have_count(0)
    lobby.get_by_label("Pace").select_option("In one sitting")
    expect(links.first).to_be_visible()
    lobby.get_by_label("Players").select_option("4")
    expect(lobby.get_by_text("No table matches this choice.")).to_be_visible()


def test_on_a_phone_and_on_a_wide_desk(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, table = together(site, newcomer, clock=BANK)
    for page in (anna, ben):
        expect(question(page)).to_be_visible()
    ben.set_viewport_size(PHONE)
    picture(ben, "company-phone")
    anna.set_viewport_size(WIDE)
    dock = anna.get_by_role("complementary", name="History and chat")
    expect(dock.get_by_role("log", name="Chat")).to_be_visible()
    dock.get_by_label("Say something").fill("Beside the table")
    anna.keyboard.press("Enter")
    expect(dock.get_by_text("Beside the table")).to_be_visible()
    picture(anna, "company-wide")
    assert_accessible(anna)
    first = next(page for page, _ in who_begins((anna, "Anna"), (ben, "Ben")))
    if first is anna:
        Player(anna).turn()
        line = dock.get_by_role("button", name="Anna takes").first
        line.hover()
        expect(anna.locator(".ring")).not_to_have_count(0)
        picture(anna, "history-points")
    dock.get_by_role("button", name="Put history and chat back").click()
    expect(dock).to_be_hidden()
    assert about(anna, table)["status"] == "running"
