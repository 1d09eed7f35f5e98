"""Without a mouse: open a table and play whole turns by keys alone, always seeing where one is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer, Picture, Site
from tests.browser.player import HOLD, ME, bot, lay_table, my_turn, question, way_in

MOST_STEPS = 120
HERE = """() => {
    const one = document.activeElement;
    const label = one.labels?.[0]?.innerText ?? "";
    return (one.getAttribute("aria-label") || label || one.innerText || "").trim();
}"""
LOOKS = 3
CHOOSABLE = """() => {
    const one = document.activeElement;
    return one.closest("[aria-label='What to do now']") !== null && one.getAttribute("aria-pressed") === "false"
        && one.getAttribute("aria-disabled") !== "true";
}"""


def seen(page: Page) -> None:
    """The control that has the focus looks different with it; a page that still moves is looked at again."""
    for _ in range(LOOKS):
        if stands_out(page):
            return
        page.wait_for_timeout(200)
    raise AssertionError(page.evaluate(HERE))


def stands_out(page: Page) -> bool:
    """Whether the control that has the focus looks different with it."""
    box = page.evaluate(
        """() => { const box = document.activeElement.getBoundingClientRect();
            return {x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16}; }"""
    )
    clip = {side: max(0, value) for side, value in box.items()}
    here = page.evaluate_handle("document.activeElement")
    focused = page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    here.evaluate("one => one.blur()")
    blurred = page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    here.evaluate("one => one.focus({focusVisible: true})")
    return focused != blurred


def tab_to(page: Page, wanted: str | Callable[[str], bool]) -> None:
    """Press Tab until the wanted control has the focus."""
    fits = (lambda name: name.startswith(wanted)) if isinstance(wanted, str) else wanted
    passed = []
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        name = str(page.evaluate(HERE))
        if fits(name):
            seen(page)
            return
        passed.append(name.splitlines()[0][:30] if name else "?")
    raise AssertionError(f"{wanted} is not reached by Tab, but {passed}")


def tab_to_choice(page: Page) -> None:
    tab_to(page, lambda _: bool(page.evaluate(CHOOSABLE)))


def test_a_table_is_opened_and_a_turn_played_by_keys(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto("/")
    expect(way_in(page)).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(HERE) == "Skip to content"
    tab_to(page, "Play with people")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    tab_to(page, "Seat 2")
    page.keyboard.type("A bot")
    expect(page.get_by_label("Seat 2")).to_have_value("bot")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    for _ in range(2):
        my_turn(page)
        if question(page).inner_text() == "Choose a craftsman":  # the last one is given, not chosen
            tab_to_choice(page)
            page.keyboard.press("Enter")
        tab_to(page, lambda name: name.startswith(("Take", "Leave as it is", "Turn for")))
        page.keyboard.press("Enter")
        expect(question(page)).to_have_text(HOLD)
        page.keyboard.press("e")
        expect(question(page)).not_to_have_text(HOLD)
    my_turn(page)
    tab_to(page, "Move the architect 1 space to")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text("Day labour")
    tab_to(page, "Earn")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text(HOLD)
    page.keyboard.press("u")
    expect(question(page)).not_to_have_text(HOLD)


def test_the_text_view_by_keys(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    page.keyboard.press("t")
    page.keyboard.press("2")
    chosen = page.locator("button[data-move]").nth(1)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    expect(page.locator("button[data-move]").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-move^='turn']").first).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn", exact=True)).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Keys")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Keys")).to_be_hidden()
    page.keyboard.press("e")
    expect(page.get_by_role("button", name="End turn", exact=True)).to_be_disabled()


def test_the_choices_of_the_prompt_by_number(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """What a digit chooses is marked in the prompt, and Enter plays nothing that is not to be seen."""
    page = newcomer(home)
    page.goto(f"/table/{lay_table(page, ME, bot())}")
    my_turn(page)
    tiles = question(page).locator("xpath=ancestor::*[@id='prompt']").locator(".body [data-spot]")
    expect(question(page)).to_have_text("Choose a craftsman")
    picture(page, "prompt-numbers")
    page.keyboard.press("2")
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(tiles.and_(page.locator("[data-spot='turn 0']"))).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(tiles.first).to_be_focused()
