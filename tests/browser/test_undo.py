"""Taking back: alone, after the end of the turn, and with the consent of others."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import HOLD, ME, OPEN, OWN, Player, bot, lay_table, my_turn, question, who_begins


def two_people(site: Site, newcomer: Newcomer) -> list[tuple[Page, str]]:
    """Anna and Ben at one table, each at a machine of their own; who begins comes first."""
    anna, ben = newcomer(site, "Anna"), newcomer(site, "Ben")
    table = lay_table(anna, ME, OPEN)
    anna.goto(f"/table/{table}")
    ben.goto(anna.get_by_label("Invitation link").input_value())
    ben.get_by_role("button", name="Sit here").click()
    return who_begins((anna, "Anna"), (ben, "Ben"))


def test_undo_and_redo_within_the_turn(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    undo = page.get_by_role("button", name="Undo", exact=True)
    redo = page.get_by_role("button", name="Redo", exact=True)
    my_turn(page)
    expect(undo).to_be_disabled()
    Player(page).choose_all()
    picture(page, "hold")
    history = page.get_by_role("button", name="Open the history")
    told = history.inner_text()
    undo.click()
    expect(question(page)).to_have_text("Turn the tile for talers?")
    expect(history).not_to_have_text(told, use_inner_text=True)
    undo.click()
    expect(question(page)).to_have_text("Choose a craftsman")
    expect(undo).to_be_disabled()
    redo.click()
    expect(question(page)).to_have_text("Turn the tile for talers?")
    expect(redo).to_be_enabled()  # a key does what its button does
    page.keyboard.press("r")
    expect(question(page)).to_have_text(HOLD)
    expect(history).to_have_text(told, use_inner_text=True)
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    expect(question(page)).to_have_text("Turn the tile for talers?")
    Player(page).choose_all()
    expect(redo).to_be_hidden()
    page.keyboard.press("e")
    expect(question(page)).not_to_have_text(HOLD)
    my_turn(page)


def test_a_take_back_is_asked_for_withdrawn_declined_and_agreed(
    site: Site, newcomer: Newcomer, picture: Picture
) -> None:
    """The titles of the pages say all the time whose turn it is."""
    (first, one), (second, other) = two_people(site, newcomer)
    expect(first).to_have_title(OWN)
    expect(second).not_to_have_title(OWN)
    Player(first).turn()
    my_turn(second)
    expect(first).not_to_have_title(OWN)
    first.get_by_role("button", name="Ask to undo", exact=True).click()
    expect(second.get_by_role("button", name="Agree", exact=True)).to_be_visible()
    first.get_by_role("button", name="Withdraw", exact=True).click()
    expect(second.get_by_role("button", name="Agree", exact=True)).to_be_hidden()

    first.get_by_role("button", name="Ask to undo", exact=True).click()
    ask = second.get_by_role("alert").filter(has_text=f"{one} would like to take back one move.")
    expect(ask).to_be_visible()
    picture(second, "take-back")
    expect(first.get_by_role("alert")).to_contain_text(f"You ({one}) have asked to take back one move.")
    ask.get_by_role("button", name="Decline", exact=True).click()
    expect(ask).to_be_hidden()
    expect(question(first)).to_have_text(f"{other} is playing")
    my_turn(second)

    first.get_by_role("button", name="Ask to undo", exact=True).click()
    ask.get_by_role("button", name="Agree", exact=True).click()
    my_turn(first)
    expect(question(second)).to_have_text(f"{one} is playing")
    Player(first).turn()
    my_turn(second)
