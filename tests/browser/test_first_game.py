"""The first game of a campaign, by taps and by keys, and the way into the second."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import ME, bot, lay_table
from tests.browser.test_between import read_letters

LONGEST = 1500
"""More looks at the page than the decisions of a first game and of what follows it need."""
LEAST = 4
"""Nobody reaches the goal of the first epoch in fewer rounds."""
SOON = 3_000
WHEN = "document.querySelector('.qd .margin .when')?.innerText ?? ''"
PANELS = """() => [...document.querySelectorAll(".qd.desk > div:not(.tip), .qd.desk > .right > *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className.replace(/\\s.*/, ""), x, y, width, height].join(" ");
}).join("; ")"""
"""Where the parts of the table lie."""
SIMPLE = ("guilder", "timber", "stone", "clay", "wage", "bakery")
"""Spaces of which nothing more is asked."""


def follow(page: Page, keys: bool) -> None:
    """One decision of a turn: take up a die and place it, or answer what is asked."""
    gold, dice = page.locator("#prompt button.confirm:enabled"), page.locator("button.die.open:not(.chosen)")
    in_hand, option = page.locator("button.die.chosen"), page.locator("#prompt button.option")
    if gold.count():
        act(page, gold.first, keys)
    elif in_hand.count():
        spaces = [page.locator(f"[data-space={kind}][data-stop=open]") for kind in SIMPLE]
        space = next((one for one in spaces if one.count()), page.locator("[data-space][data-stop=open]"))
        if space.count() or option.count():
            act(page, space.first if space.count() else option.first, keys)
    elif dice.count():
        if keys:
            page.keyboard.press(dice.first.get_attribute("data-die") or "")
        else:
            act(page, dice.first, keys)
    elif option.count():
        act(page, option.last, keys)


def act(page: Page, thing: Locator, keys: bool) -> None:
    """What goes away before it is reached is left alone: the next look at the page decides anew."""
    with suppress(TimeoutError):
        if keys:
            thing.focus(timeout=SOON)
            page.keyboard.press("Enter")
        else:
            thing.click(timeout=SOON)


def decide(page: Page, keys: bool, scenes: list[str]) -> None:
    """A scene between two games: read letters, take the first choice."""
    read_letters(page)
    names = page.locator("[data-scene]").evaluate_all("scenes => scenes.map(scene => scene.dataset.scene)")
    if not names:
        return
    name = str(names[0])
    if name not in scenes:
        scenes.append(name)
        assert_accessible(page)
    choice = page.locator("[data-scene] [data-move]:not([aria-disabled=true]):enabled").first
    if choice.count():
        act(page, choice, keys)
    gold = page.locator("[data-scene] button.gold:enabled")
    if gold.count():
        act(page, gold.first, keys)


def test_a_first_game_by_taps_and_keys_and_into_the_second(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Odd rounds by taps, even ones by the keyboard alone; between the games every scene, without a finding of axe.

    Whatever is played, the parts of the table stay where they are.
    """
    page = newcomer(home, turn_end="now")
    page.goto(f"/table/{lay_table(page, ME, bot(), game='queensdale')}")
    scenes: list[str] = []
    rounds: set[str] = set()
    panels: set[str] = set()
    for _ in range(LONGEST):
        expect(page.locator("[data-board]")).to_be_visible()
        page.wait_for_timeout(60)
        read_letters(page)
        if not page.locator(".qd").count():
            decide(page, "result" in scenes, scenes)
            continue
        where, laid = str(page.evaluate(WHEN)), str(page.evaluate(PANELS))
        if not where or not laid:
            continue  # the round, or the game, has just ended
        rounds.add(where)
        panels.add(laid)
        if "game 2" in where and page.locator("button.die.open").count():
            break
        follow(page, where.endswith(("2", "4", "6", "8")))
    else:
        raise AssertionError(rounds)
    assert {"grocer", "start_hut", "result", "next"} <= set(scenes), scenes
    assert sum("game 1" in where for where in rounds) >= LEAST, rounds
    assert len(panels) == 1, "the parts of the table move while somebody plays"
    picture(page, "queensdale-second-game")
