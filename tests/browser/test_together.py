"""Two people and a spectator in browsers of their own go through all scenes between two games together."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Newcomer, Picture, Site, send
from tests.browser.late import asked
from tests.rules.queensdale.situations import last_die, of_epoch

import queenswright as qw

GOODS = {"timber": 5, "stone": 2, "clay": 2, "bread": 1, "guilder": 2}
SOON = 3_000
LONGEST = 200
"""More looks at a page than there are scenes and decisions."""
LOOKED_AT = {"result", "letter", "seals", "vote", "next"}
"""Scenes that everybody reads at their own pace."""
STATE = """() => {
    const scene = document.querySelector("[data-scene]");
    const is = (selector) => document.querySelector(selector) !== null;
    return {
        name: scene?.dataset.scene ?? "", over: is(".qd"), sealed: is(".sealed"), mine: is("button.sealed"),
        text: scene?.innerText ?? "", may: is("[data-scene] [data-move], .ware:enabled"),
        ahead: is("[data-scene] button.gold:enabled"),
    };
}"""
SHOWN = "() => document.querySelector('[data-board]')?.innerText ?? ''"


def ends(epoch: int, letter: str = "a", own: dict[str, Any] | None = None, **keys: Any) -> dict[str, Any]:
    """The last die of a game in which the first seat completes an epoch and the second misses its goal."""
    mine = of_epoch(epoch) | {"fame": 70, "goods": GOODS, "seals": 4} | (own or {})
    other = of_epoch(epoch, "b") | {"goods": GOODS, "seals": 4}
    keys = {"round": 20, "ends_read": epoch - 1, "stories": [], **keys}
    return last_die(qw.load("queensdale"), mine, other, **keys).to_dict()


def between(epoch: str, step: str, phase: str, own: dict[str, Any] | None = None) -> dict[str, Any]:
    return asked(epoch, step, phase, own, players=2, order=[0, 1], cursor=1)


LAST = {"grocer", "start_hut"}
AROUND = {"next"} | LAST
EVENINGS: dict[str, tuple[Callable[[], dict[str, Any]], set[str]]] = {
    "vote": (
        lambda: ends(3),
        {"result", "letter", "vote", "seals", "free_face", "tower", "exchange", "pick"} | AROUND,
    ),
    "crown": (lambda: ends(5), {"result", "letter", "keep_card", "tower_space", "crown", "exchange", "pick"} | AROUND),
    "reading": (lambda: ends(7, own={"robbers": [1, 2]}), {"result", "letter", "crown", "gift"} | AROUND),
    "wall": (lambda: ends(8, branch="wall"), {"result", "letter", "give_back", "crown"} | AROUND),
    "ballot": (lambda: between("6", "ballot", "told"), {"ballot", "letter", "return_robber"} | LAST),
    "tomes": (lambda: between("4", "learn", "learning", {"tomes": 3}), {"learn", "keep_card", "letter"} | LAST),
    "barons": (lambda: between("8-wall", "return_robber", "supper", {"robbers": [1, 2]}), {"return_robber"} | LAST),
}
"""Where an evening begins, and the scenes that it comes by: between them, all there are."""


class Reader:
    """Somebody at the table, and the scenes that came by their page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene = ""
        self.seen: list[str] = []

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        self.scene = found["name"]
        if found["name"] and found["name"] not in self.seen:
            self.seen.append(found["name"])
        return found

    def press(self, selector: str) -> None:
        """Press a button, and wait for what comes of it; one that goes away meanwhile is left alone."""
        before = self.page.evaluate(SHOWN)
        try:
            self.page.locator(selector).first.click(timeout=SOON)
        except TimeoutError:
            return
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)

    def decide(self) -> None:
        """One decision: nothing from the grocer, a face of those that cost nothing, otherwise the first choice."""
        nothing = self.page.locator("[data-move='buy nothing more']:not([aria-pressed=true])")
        gold, wares = "[data-scene] button.gold:enabled", self.page.locator(".ware:enabled")
        if nothing.count():
            nothing.click()
        elif wares.count():
            wares.first.click()
            self.page.locator(".net button:enabled").first.click()
            expect(self.page.locator(gold)).to_be_visible()
        elif not self.page.locator(gold).count():
            self.press("[data-scene] [data-move]:not([aria-disabled=true], [aria-pressed=true]):enabled")
        if self.page.locator(gold).count():
            self.press(gold)


def read_on(people: list[Reader], everybody: list[Reader]) -> None:
    """Everybody reads up to the next decision; whoever has to breaks the seals, and nobody reads a word before."""
    for _ in range(LONGEST):
        states = [(one, one.now()) for one in everybody]
        looking = [(one, state) for one, state in states if state["sealed"] or (state["ahead"] and not state["may"])]
        if not looking:
            return
        for one, state in looking:
            if not state["sealed"]:
                one.press("[data-scene] button.gold:enabled")
            elif state["mine"]:
                one.press("button.sealed")
            elif one in people and not any(other["mine"] for _, other in states):
                one.page.wait_for_timeout(50)
    raise AssertionError([one.seen for one in everybody])


@pytest.mark.parametrize(
    "evening", ["vote", *(pytest.param(one, marks=pytest.mark.long) for one in EVENINGS if one != "vote")]
)
def test_all_scenes_between_two_games(site: Site, newcomer: Newcomer, picture: Picture, evening: str) -> None:
    begin, must = EVENINGS[evening]
    anna = Reader(newcomer(site, "Anna"))
    ben = Reader(newcomer(site, "Ben", scheme="dark", language="de"))
    eve = Reader(newcomer(site))
    everybody = [anna, ben, eve]
    company = [ben.page.request.get("/api/me").json()["person"], "Ben"]
    position = begin() | {"company": company}
    path = Path(site.folder) / f"evening-{evening}.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    table = send(anna.page, f"/api/games/queensdale/tries/evening-{evening}", {})["table"]
    for one in everybody:
        one.page.goto(f"/table/{table}")
    if position.get("phase", "play") == "play":
        expect(anna.page.locator(".qd")).to_be_visible()
        anna.page.keyboard.press("t")
        anna.page.locator("button[data-move='leave round']").click()
        anna.page.locator("button.gold:enabled").first.click()
        expect(anna.page.locator("button[data-move='leave round']")).to_have_count(0)
        anna.page.keyboard.press("t")
    for one in everybody:
        expect(one.page.locator("[data-scene]")).to_be_visible()
    names = {
        seat: one["character"]["name"]
        for seat, one in enumerate(anna.page.request.get(f"/api/tables/{table}").json()["seats"])
    }
    waited: list[str] = []
    for _ in range(LONGEST):
        read_on([anna, ben], everybody)
        states = [(one, one.now()) for one in everybody]
        if all(state["over"] for _, state in states):
            break
        mover = next((one for one, state in states if state["may"]), None)
        if mover is None or any(state["over"] for _, state in states):
            anna.page.wait_for_timeout(50)
            continue
        scene, called = mover.scene, names[everybody.index(mover)]
        waiting = [state for one, state in states if one is not mover]
        if scene not in waited:
            if not all(state["name"] == scene and called in state["text"] for state in waiting):
                anna.page.wait_for_timeout(50)
                continue
            waited.append(scene)
            assert_accessible(eve.page)
            picture(eve.page, f"together-{scene}-waiting")
        mover.decide()
    assert must <= set(anna.seen) | set(ben.seen), (anna.seen, ben.seen)
    assert must & LOOKED_AT <= set(eve.seen), eve.seen
    assert must - LOOKED_AT <= set(waited), waited
