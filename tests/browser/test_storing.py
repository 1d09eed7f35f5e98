"""Storing between two games: things are carried into buildings, to the farm and back, by mouse and by finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible, assert_fits
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.late import asked, lay

HELD = {
    "goods": {"timber": 3, "stone": 2, "clay": 2, "guilder": 1, "bread": 1},
    "figurines": {"craftsman": 1},
}


FEW = {"timber": 1, "stone": 1, "clay": 2, "guilder": 1, "bread": 1}
CHEAPER = "20"
"""The card with which the farm takes fewer things for a guilder, once."""


def storing(fewer: bool) -> dict[str, Any]:
    """The first seat exchanges; whoever knows how gives fewer things for its first guilder."""
    found = asked("5", "exchange", "storage", HELD | ({"figurines": {}, "goods": FEW} if fewer else {}))
    if fewer:
        holder = next(one for one in found["seats"] if one.get("knowledge"))
        found["pile"][found["pile"].index(CHEAPER)] = holder["knowledge"].pop()
        found["seats"][0].setdefault("knowledge", []).append(CHEAPER)
    return found


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, thing: Locator, place: Locator, touch: bool) -> None:
    """Carry something by what a hand does: press, move, let go."""
    place.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    if not touch:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
        page.mouse.move(to_x, to_y)
        page.mouse.up()
        return
    hand = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [(x, y)]),
        ("touchMove", [((x + to_x) / 2, (y + to_y) / 2)]),
        ("touchMove", [(to_x, to_y)]),
        ("touchEnd", []),
    ):
        at = [{"x": one_x, "y": one_y} for one_x, one_y in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["mouse", "finger"])
def test_things_are_carried_into_buildings(
    home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize, scheme: str
) -> None:
    """What was carried by hand lies there, "best store" puts it back, and what is played is what lies there."""
    page = newcomer(home, size=size, scheme=scheme)
    touch = size is PHONE
    page.goto(f"/table/{lay(page, home, 'storing', storing(fewer=touch))}")
    farm, over = page.locator("[data-drop=farm]"), page.locator("[data-drop=table]")
    clay = page.locator("[data-drop]:not(.farm, .over)").filter(has_text="clay")
    things, whole = "button.thing", 3 if touch else 4
    expect(farm).to_contain_text(f"{whole} items of any kind")
    expect(clay.locator(things)).to_have_count(2)
    expect(farm.locator(things)).to_have_count(whole)
    carry(page, farm.locator(things).first, over, touch)
    expect(farm.locator(things)).to_have_count(whole - 1)
    expect(page.get_by_text("The farm takes whole sets only")).to_be_visible()
    expect(page.locator("button.confirm")).to_be_disabled()
    carry(page, clay.locator(things).first, farm, touch)
    expect(clay.locator(things)).to_have_count(1)
    expect(farm.locator(things)).to_have_count(whole)
    expect(page.locator("button.confirm")).to_be_enabled()
    carry(page, farm.locator(things).first, clay, touch)  # timber does not belong there
    expect(farm.locator(things)).to_have_count(whole)
    assert_accessible(page)
    assert_fits(page)
    picture(page, f"storing-{scheme}")
    page.get_by_role("button", name="Best store").click()
    expect(clay.locator(things)).to_have_count(2)
    carry(page, clay.locator(things).first, over, touch)
    expect(clay.locator(things)).to_have_count(1)
    told = page.locator("button.confirm")
    expect(told).to_contain_text("clay")
    told.click()
    expect(page.locator("button.confirm", has_text="clay")).to_have_count(0)
