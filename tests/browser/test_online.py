"""Two people at their own machines and somebody who watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, OPEN, Player, lay_table, my_turn, question, who_begins

NASTY = "<script>x()</script>"
RUDE = "<script>alert(2)</script> <img src=x onerror=alert(3)> <b>Hello</b>"


def give_name(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_label("Your name at the table")).to_be_hidden()


def history(page: Page) -> list[str]:
    """Everything that happened, as the history of this page tells it."""
    page.get_by_role("button", name="Open the history").click()
    told = page.get_by_role("tabpanel", name="History").inner_text()
    page.get_by_role("button", name="Close", exact=True).click()
    return [line for line in told.splitlines() if line.strip() and line != "Since your last turn"]


def test_invitation_moves_and_talk(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    anna, ben, carl = newcomer(site), newcomer(site), newcomer(site, "Carl")
    anna.goto("/new")
    give_name(anna, NASTY)
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_label("Seat 2").select_option("Open, by invitation")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Waiting for one more player")).to_be_visible()
    picture(anna, "waiting-room")
    link = anna.get_by_label("Invitation link").input_value()

    ben.goto(link)
    expect(ben.get_by_text(NASTY)).to_be_visible()
    give_name(ben, "Ben")
    picture(ben, "join")
    ben.get_by_role("button", name="Sit here").click()
    carl.goto(link)
    carl.get_by_role("link", name="Just watch").click()

    (first, one), (second, other) = who_begins((anna, NASTY), (ben, "Ben"))
    expect(question(carl)).to_have_text(f"{one} is playing")
    Player(first).turn()
    my_turn(second)
    for page in (first, carl):
        expect(question(page)).to_have_text(f"{other} is playing")
    Player(second).choose_all()
    expect(question(carl)).to_have_text(f"{other} is playing")
    tales = [history(page) for page in (anna, ben, carl)]
    assert tales[0] == tales[1] == tales[2]
    for name in (NASTY, "Ben"):
        assert any(line.startswith(f"{name} takes") for line in tales[0])

    for page in (anna, ben, carl):
        page.keyboard.press("c")
    anna.get_by_label("Say something").fill(RUDE)
    anna.get_by_role("button", name="Send", exact=True).click()
    ben.get_by_label("Say something").fill("And a good day to you")
    ben.keyboard.press("Enter")
    for page in (anna, ben, carl):
        talk = page.get_by_role("log", name="Chat")
        expect(talk.get_by_text(RUDE)).to_be_visible()
        expect(talk.get_by_text("And a good day to you")).to_be_visible()
        expect(page.locator("script", has_text="alert")).to_have_count(0)
    picture(carl, "talk")
    carl.get_by_role("tab", name="Table").click()
    expect(carl.get_by_text("One spectator")).to_be_visible()


def test_public_tables_are_found_in_the_lobby(site: Site, newcomer: Newcomer) -> None:
    host, guest = newcomer(site, "Hanna"), newcomer(site, "Gustav")
    lay_table(host, ME, OPEN, public=True)
    guest.goto("/")
    guest.get_by_role("region", name="With other people").get_by_role("link", name="Hanna").click()
    guest.get_by_role("button", name="Sit here").click()
    expect(question(guest)).to_be_visible()
    host.goto("/")
    host.get_by_role("region", name="Your turn").or_(host.get_by_role("region", name="Continue playing")).get_by_role(
        "link", name="Gustav"
    ).first.click()
    expect(question(host)).to_be_visible()


def test_an_account_opens_the_tables_on_another_device(site: Site, newcomer: Newcomer) -> None:
    desk, phone = newcomer(site, "Edda"), newcomer(site)
    table = lay_table(desk, ME, OPEN)
    desk.goto("/account")
    desk.get_by_label("Account name").fill("edda")
    desk.get_by_label("Password").fill("correct horse battery")
    desk.get_by_role("button", name="Create an account").click()
    expect(desk.get_by_text("Your account has been created.")).to_be_visible()
    phone.goto("/account")
    phone.get_by_label("Account name").fill("edda")
    phone.get_by_label("Password").fill("a wrong password")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    phone.get_by_label("Password").fill("correct horse battery")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("Welcome back.")).to_be_visible()
    phone.goto("/")
    phone.get_by_role("region", name="Continue playing").get_by_role("link").first.click()
    expect(phone).to_have_url(f"{site.url}/table/{table}")
