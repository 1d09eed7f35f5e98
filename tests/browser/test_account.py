"""The account page: codes, devices, recovery, one's data, and going for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site, send

PASSWORD, NEW = "correct horse battery", "another horse staple"


def open_account(page: Page, name: str) -> list[str]:
    """Make an account by the form; the codes that are shown."""
    page.goto("/account")
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Your account has been created.")).to_be_visible()
    return page.get_by_role("list", name="Recovery codes").get_by_role("listitem").all_inner_texts()


def sign_in(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()


def test_a_device_that_is_signed_out_is_out(site: Site, newcomer: Newcomer) -> None:
    desk, phone = newcomer(site), newcomer(site, size=PHONE)
    assert len(open_account(desk, "Frieda")) == 8
    desk.get_by_role("button", name="I have kept them").click()
    sign_in(phone, "Frieda")
    desk.reload()
    expect(desk.get_by_role("heading", name="Signed in on 2 devices")).to_be_visible()
    assert_accessible(desk)
    desk.get_by_role("button", name="Sign out Chrome").click()
    expect(desk.get_by_role("heading", name="Signed in on one device")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("button", name="Create an account")).to_be_visible()
    expect(phone.get_by_text("You are signed in as")).to_have_count(0)


def test_a_lost_password_is_replaced_by_a_code(site: Site, newcomer: Newcomer) -> None:
    desk, phone = newcomer(site), newcomer(site, size=PHONE)
    codes = open_account(desk, "Gisela")
    phone.goto("/account")
    phone.get_by_text("Forgotten your password?").click()
    assert_accessible(phone)
    phone.get_by_label("Name of the account").fill("Gisela")
    phone.get_by_label("New password").fill(NEW)
    for code, said in (("2222-2222-2222-2222", "The name or the code is wrong"), (codes[0], "You have a new password")):
        phone.get_by_label("Recovery code").fill(code)
        phone.get_by_role("button", name="Set the new password").click()
        expect(phone.get_by_text(said)).to_be_visible()
    expect(phone.get_by_text("You have 7 unused codes.")).to_be_visible()
    desk.reload()
    expect(desk.get_by_role("button", name="Create an account")).to_be_visible()


def test_a_password_is_changed_by_the_old_one(site: Site, newcomer: Newcomer) -> None:
    desk = newcomer(site)
    open_account(desk, "Hilda")
    for old, said in (("wrong horse", "That is not your password."), (PASSWORD, "Your password has been changed.")):
        desk.get_by_label("Old password").fill(old)
        desk.get_by_label("New password").fill(NEW)
        desk.get_by_role("button", name="Change the password").click()
        expect(desk.get_by_text(said)).to_be_visible()


def test_everything_can_be_taken_along_and_deleted(site: Site, newcomer: Newcomer, tmp_path: Path) -> None:
    desk, guest = newcomer(site), newcomer(site, "Ingo")
    open_account(desk, "Jutta")
    wish = {"game": "architect", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = send(desk, "/api/tables", wish)["table"]
    send(guest, f"/api/tables/{table}/join", {})
    guest.goto("/")
    card = guest.get_by_role("link").filter(has_text="Jutta").first
    expect(card.get_by_text("Account", exact=True)).to_be_attached()
    with desk.expect_download() as download:
        desk.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (mine["name"], mine["tables"][0]["info"]["table"]) == ("Jutta", table)
    desk.get_by_text("Delete the account").click()
    expect(desk.get_by_text("You leave all running games.")).to_be_visible()
    assert_accessible(desk)
    desk.get_by_label("Your password, to confirm").fill(PASSWORD)
    desk.get_by_role("button", name="Delete for good").click()
    expect(desk.get_by_text("Your data here has been deleted.")).to_be_visible()
    guest.goto(f"/table/{table}")
    expect(guest.get_by_text("Jutta")).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_the_page_looks_like_the_others(
    site: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize, scheme: str
) -> None:
    page = newcomer(site, size=size, scheme=scheme)
    open_account(page, f"Karla {scheme}")
    assert_accessible(page)
    page.evaluate("scrollTo(0, 0)")
    picture(page, f"account-codes-{scheme}")
    page.get_by_role("button", name="I have kept them").click()
    page.get_by_role("heading", name="Signed in on").scroll_into_view_if_needed()
    picture(page, f"account-devices-{scheme}")
    assert_fits(page)
