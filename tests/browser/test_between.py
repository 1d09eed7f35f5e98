"""Between two games: the grocer with dice unfolded, bought from by taps, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site, send
from tests.browser.player import ME, OPEN, lay_table

PERSON = {"kind": "person", "name": "Ben"}
LEAST = 3
"""So many different scenes lie before a game of epoch 5."""


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


def test_two_people_and_a_spectator_see_the_same_scenes(site: Site, newcomer: Newcomer) -> None:
    """A campaign taken up in epoch 5: every decision up to the first round; those who wait see who decides on what."""
    anna, ben, eve = newcomer(site, "Anna"), newcomer(site, "Ben", scheme="dark"), newcomer(site)
    table = lay_table(anna, ME, OPEN, game="queensdale", options={"epoch": "5"}, public=True, auto_end=True)
    send(ben, f"/api/tables/{table}/join", {"seat": 1})
    pages = (anna, ben, eve)
    for page in pages:
        page.goto(f"/table/{table}")
    scenes: list[str] = []
    gold = "button.confirm, #prompt button.gold"
    for _ in range(40):
        for page in pages:
            expect(page.locator("[data-board]")).to_be_visible()
        if anna.locator(".qd").count():
            break
        for page in pages:
            read_letters(page)
        mover = next((page for page in (anna, ben) if page.locator("[data-move]").count()), None)
        if mover is None:
            continue
        scene = mover.locator("[data-scene]").get_attribute("data-scene") or ""
        if scene not in scenes:
            scenes.append(scene)
            for page in pages:
                expect(page.locator("[data-scene]")).to_have_attribute("data-scene", scene)
        choice = mover.locator("[data-move]").first
        move = choice.get_attribute("data-move")
        choice.click()
        mover.locator(gold).first.click()
        expect(mover.locator(f"[data-move='{move}'][aria-pressed=true]")).to_have_count(0)
    assert {"grocer", "start_hut"} <= set(scenes), scenes
    assert len(scenes) >= LEAST, scenes
    for page in pages:
        expect(page.locator(".qd")).to_be_visible()


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
    for _ in range(6):
        chosen = next((page for page in (anna, ben) if page.locator("[data-move]").count()), None)
        if chosen is None:
            expect(anna.locator("[data-move]").or_(ben.locator("[data-move]")).or_(seals).first).to_be_attached()
            continue
        move = chosen.locator("[data-move='buy nothing more'], [data-move^='begin with']").first
        text = move.get_attribute("data-move")
        move.click()
        chosen.locator("button.confirm, #prompt button.gold").first.click()
        expect(chosen.locator(f"[data-move='{text}'][aria-pressed=true]")).to_have_count(0)
        if seals.count():
            break
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
    picture(other, "seal-broken")


def read_letters(page: Page) -> None:
    """Break seals and read on until there is something to decide."""
    ahead = page.locator("button.sealed, [data-board] .open button.gold")
    while ahead.count():
        ahead.first.click()
