"""Between two games: the grocer with dice unfolded, bought from by taps, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site, send
from tests.browser.player import ME, OPEN, lay_table

PERSON = {"kind": "person", "name": "Ben"}
FIRST_MOVES = "[data-scene] :is([data-move='buy nothing more'], [data-move^='begin with'])"
SETTLING = 200


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_a_face_is_bought_by_taps(
    home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize, scheme: str
) -> None:
    page = newcomer(home, size=size, scheme=scheme)
    table = lay_table(page, ME, PERSON, game="queensdale", auto_end=True)
    page.goto(f"/table/{table}")
    who = page.locator("[data-scene=begin]")
    who.get_by_label("Name of the character").fill("Odo")
    picture(page, f"between-begin-{scheme}")
    assert_accessible(page)
    who.get_by_role("button", name="On to the first game").click()
    shop = page.get_by_role("region", name="Grocer")
    expect(shop).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Grocer").first).to_have_attribute("aria-current", "step")
    shop.get_by_role("button", name="two bread").click()
    first = page.get_by_role("region", name="Die 1")
    first.get_by_role("button", name="clay").click()
    expect(page.get_by_role("heading", name="two bread instead of clay")).to_be_visible()
    picture(page, f"between-grocer-{scheme}")
    assert_accessible(page)
    assert_fits(page)
    buy = page.get_by_role("button", name="Buy for 1 seal")
    buy.click()
    expect(buy).to_have_count(0)
    told = page.request.get(f"/api/tables/{table}/annals").json()["annals"]["faces"]
    assert [(one["face"], one["seals"]) for one in told] == [("bread2", 1)]
    assert page.request.get(f"/api/tables/{table}").json()["seats"][0]["character"]["name"] == "Odo"
    page.locator("[data-move='buy nothing more']").click()
    page.get_by_role("button", name="Buy nothing more").click()
    expect(page.locator("[data-scene=start_hut]")).to_be_visible()
    picture(page, f"between-huts-{scheme}")


def test_a_seal_breaks_once_for_the_whole_table(site: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Whoever decides next is to break it; the others see who, and nobody reads before."""
    anna, ben, eve = newcomer(site, "Anna"), newcomer(site, "Ben", scheme="dark"), newcomer(site)
    table = lay_table(anna, ME, OPEN, game="queensdale", public=True, auto_end=True)
    send(ben, f"/api/tables/{table}/join", {"seat": 1})
    for page in (anna, ben, eve):
        page.goto(f"/table/{table}")
    for page in (anna, ben):
        page.get_by_role("button", name="On to the first game").click()
    seals = anna.get_by_role("dialog", name="How it began")
    for _ in range(30):
        moves = [page.locator(FIRST_MOVES) for page in (anna, ben)]
        expect(moves[0].or_(seals).first.or_(anna.locator("[data-scene]")).first).to_be_visible()
        if seals.count():
            break
        anna.wait_for_timeout(SETTLING)
        chosen = next((page for page, move in zip((anna, ben), moves, strict=True) if move.count()), None)
        if chosen is None:
            continue
        text = chosen.locator(FIRST_MOVES).first.get_attribute("data-move")
        chosen.locator(FIRST_MOVES).first.click()
        chosen.locator("button.confirm, #prompt button.gold").first.click()
        expect(chosen.locator(f"[data-move='{text}'][aria-pressed=true]")).to_have_count(0)
    for page in (anna, ben, eve):
        expect(page.get_by_role("dialog", name="How it began")).to_be_visible()
        expect(page.get_by_text("The Queen coughs")).to_have_count(0)
    reader, other = (anna, ben) if anna.locator("button.sealed").count() else (ben, anna)
    expect(other.locator(".sealed").get_by_role("status")).to_have_text(re.compile("is to break the seal"))
    expect(eve.locator(".sealed").get_by_role("button")).to_have_count(0)
    expect(other.get_by_role("button", name="Break it yourself")).to_be_visible()
    assert_accessible(other)
    picture(other, "seal-waiting")
    reader.locator("button.sealed").click()
    for page in (anna, ben, eve):
        dialog = page.get_by_role("dialog", name="How it began")
        expect(dialog).to_contain_text("The Queen coughs")
        expect(dialog.get_by_role("status")).to_contain_text("has broken the seal")
    reads = other.locator("[data-reader]")
    expect(reads).to_have_text(re.compile("is still reading"))
    expect(eve.locator("[data-reader]")).to_have_count(2)
    reader.get_by_role("button", name="I have read it").click()
    expect(reads).to_have_text(re.compile("has read it"))
    expect(eve.locator("[data-reader=done]")).to_have_count(1)
    assert_accessible(other)
    picture(other, "seal-broken")


def read_letters(page: Page) -> None:
    """Break seals and read on until there is something to decide."""
    ahead = page.locator("button.sealed, [data-board] .open button.gold")
    while ahead.count():
        ahead.first.click()
