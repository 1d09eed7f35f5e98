"""Late in a campaign of Queensdale: what later epochs bring is drawn, tapped where it is, and fits on one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.late import asked, everybody_answers, faced, late, lay
from tests.browser.test_between import read_letters
from tests.browser.test_queensdale import CUT, OVERFLOW
from tests.rules.queensdale.situations import game_over, of_epoch

import queenswright as qw

PAGES_BEFORE_THE_VOTE, PAGES = 4, 8
OPEN = "document.querySelector('.open')?.innerText ?? ''"
"""What is written on the sheet that lies open."""


def riders_meet() -> dict[str, Any]:
    """Somebody else's rider stands at the station beside one's own."""
    found = late("8-road")
    found["seats"][1]["rider"] = "red 2"
    return found


def nothing_is_cheap() -> dict[str, Any]:
    """A face may be taken for nothing, and none that is cheap enough is left."""
    found = asked("6", "free_face", "told", argument="any")
    found["grocer"] |= {"choice_sc": 0, "choice_ct": 0, "bread2": 0}
    return found


TAPS: dict[str, tuple[Callable[[], dict[str, Any]], tuple[str, ...]]] = {
    "letter": (lambda: late("6"), ("button.letter.open",)),
    "wheel": (lambda: late("6"), ("[data-space=cogwheel][data-stop=open]", "button.chip.open")),
    "window": (
        lambda: late("8-wall", {"robbers": [2, 5]}),
        ("[data-space=build][data-stop=open]", "[data-move='furnish room'][data-stop=open]", "button.window.open"),
    ),
    "stop": (
        riders_meet,
        (
            "[data-space=rider_long][data-stop=open]",
            "[data-board] .stop.open:has(.horse)",
            "[data-move='ride to red 1']",
        ),
    ),
    "entry": (
        lambda: faced("8-wall", "card_5"),
        ("[data-space=purple].open", *["[data-move='change timber for clay'][data-stop=open]"] * 3),
    ),
    "dice": (lambda: faced("8-wall", "card_6"), ("[data-die='2']", "[data-space=wage][data-stop=open]")),
    "present": (
        lambda: late("8-wall", {"figurines": {"gleeman": 1}}, story=17, stories=[17]),
        (".opponent .gift", "[data-move='take clay']"),
    ),
    "course": (
        lambda: late("8-road", {}, seed=2, story=19, stories=[19, 8]),
        (".workman[data-move='call an old friend']", ".borough [data-move^=friend][data-stop=open]"),
    ),
}
"""The things that are tapped one after the other once a die is in hand."""
ASKED: dict[str, Callable[[], dict[str, Any]]] = {
    "crown": lambda: asked("6", "crown", "crown", {"seals": 4}),
    "gift": lambda: asked("5", "gift", "reading"),
    "ballot": lambda: asked("6", "ballot", "told"),
    "face": nothing_is_cheap,
    "supper": lambda: asked("8-wall", "return_robber", "supper", {"robbers": [1, 2]}),
}
"""Decisions between two games that later epochs bring."""
BOARDS = ("letter", "window", "stop")
"""At each of the late boards axe looks once; at all things of the boards by night."""
UNSEEN = ("entry", "dice")
"""Where the first die shows another face than the others."""

HALVED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const beyond = (inner, outer) => box(inner).right > box(outer).right + 1 || box(inner).left < box(outer).left - 1;
    const letters = [...document.querySelectorAll(".letter .items")]
        .filter((one) => beyond(one, one.closest(".letter")));
    const edge = box(document.querySelector(".market")).bottom;
    const stalls = [...document.querySelectorAll(".market .stall, .market .price")]
        .filter((one) => box(one).top < edge - 1 && box(one).bottom > edge + 1);
    const titles = [...document.querySelectorAll("#prompt h2")]
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1);
    const choices = [...document.querySelectorAll("#prompt .option")]
        .filter((one) => box(one).bottom > box(one.closest(".panel")).bottom);
    return [...letters, ...stalls, ...titles, ...choices].map((one) => one.outerHTML.slice(0, 160));
}"""
"""Letters, rows of the market, headlines and choices of which only a part is in sight."""
RESULTS_SHOWN = """
    window.resultsShown = 0;
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        window.resultsShown += added.filter((one) => one.querySelector?.("#result-title")).length;
    }).observe(document, { childList: true, subtree: true });
"""
"""Counts how often the result of a game has come up, be it for a moment only."""


def take_up(page: Page) -> None:
    """A die is in hand; it is already where all show the same."""
    chosen = page.locator("button.die.chosen")
    expect(chosen.or_(page.locator("button.die.open")).first).to_be_visible()
    if not chosen.count():
        page.locator("button.die.open").first.click()
    expect(chosen).to_have_count(1)


def take_up_first(page: Page) -> None:
    page.locator("[data-die='1']").click()
    expect(page.locator("button.die.chosen")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_things_of_later_epochs_are_tapped_where_they_are(
    home: Site, newcomer: Newcomer, picture: Picture, scheme: str
) -> None:
    page = newcomer(home, scheme=scheme)
    for name, (position, taps) in TAPS.items():
        page.goto(f"/table/{lay(page, home, name, position())}")
        (take_up_first if name in UNSEEN else take_up)(page)
        for thing in taps:
            page.locator(thing).first.click()
        placed = page.locator("button.die:not(.chosen)")
        done = page.get_by_text("takes 1 clay.")  # a present is answered by a bot, with nothing left to confirm
        expect(page.locator("#prompt button.confirm").or_(page.locator(".tray .bed")).or_(done).first).to_be_visible()
        if name != "course":  # a call costs no die
            expect(placed.nth(4)).to_have_count(0)
        assert page.evaluate(OVERFLOW) == [False, False], name
        assert page.evaluate(CUT) == [], name
        if name in BOARDS or scheme == "dark":
            assert_accessible(page)
        picture(page, f"queensdale-late-{name}-{scheme}")


@pytest.mark.parametrize("language", [*(pytest.param(one, marks=pytest.mark.long) for one in ("en", "pt")), "de"])
def test_what_is_in_sight_is_whole(home: Site, newcomer: Newcomer, picture: Picture, language: str) -> None:
    """Letters with three goods, the market by whole rows with a sign that there is more, a headline in two lines.

    German has the longest words.
    """
    page = newcomer(home, language=language)
    page.goto(f"/table/{lay(page, home, 'whole', late('8-wall'))}")
    take_up(page)
    expect(page.locator(".letter .items").first).to_be_visible()
    assert page.evaluate(HALVED) == []
    page.goto(f"/table/{lay(page, home, 'rows', late('6'))}")
    take_up(page)
    further = page.locator(".turn").last
    expect(further).to_be_enabled()
    assert page.evaluate(HALVED) == []
    while further.is_enabled():
        further.evaluate("button => button.click()")  # it may have come to the end meanwhile
        assert page.evaluate(HALVED) == []
    expect(page.locator(".turn").first).to_be_enabled()
    pending = [{"step": "turn", "seat": 1, "argument": 0}]
    page.goto(f"/table/{lay(page, home, 'theirs', late('6', turn_of=1, pending=pending))}")
    expect(page.locator("#prompt h2")).to_be_visible()
    assert page.evaluate(HALVED) == []
    picture(page, f"queensdale-whole-{language}")


def test_the_keyboard_alone_reaches_what_later_epochs_brought(home: Site, newcomer: Newcomer) -> None:
    """Arrows go to the letters of the street, Enter opens one, and Enter again plays it.

    What the table has opened is fetched once, not again and again.
    """
    page = newcomer(home)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "/texts/" in request.url else None)
    page.goto(f"/table/{lay(page, home, 'letter', late('6'))}")
    take_up(page)
    letter = page.locator("button.letter.open").first
    letter.focus()
    page.keyboard.press("Enter")
    gold = page.locator("#prompt button.confirm")
    expect(gold).to_be_enabled()
    gold.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tray .bed")).to_have_count(1)
    assert len([url for url in fetched if "/tables/" in url]) == 1


def test_a_late_table_on_a_phone(home: Site, newcomer: Newcomer, picture: Picture) -> None:
    """Windows of the keep come up with the step, under one thumb."""
    page = newcomer(home, size=PHONE, scheme="dark")
    position, taps = TAPS["window"]
    page.goto(f"/table/{lay(page, home, 'window', position())}")
    take_up(page)
    for thing in taps:
        page.locator(thing).first.tap()
    gold = page.locator("#prompt button.confirm")
    expect(gold).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOW) == [False, False]
    assert_accessible(page)
    picture(page, "queensdale-late-phone")


@pytest.mark.parametrize(
    ("size", "scheme"),
    [pytest.param(DESK, "light", id="desk"), pytest.param(PHONE, "dark", id="phone", marks=pytest.mark.long)],
)
def test_answers_are_written_into_the_book(
    home: Site, newcomer: Newcomer, picture: Picture, size: Any, scheme: str
) -> None:
    page = newcomer(home, size=size, scheme=scheme)
    page.goto(f"/table/{lay(page, home, 'pair', everybody_answers('8-road'))}")
    herbs = page.locator("button[data-herb]")
    expect(herbs).to_have_count(6)
    page.locator("[data-herb=mint]").click()
    page.locator("[data-herb=sage]").click()
    expect(page.get_by_role("button", name="Play: sage and mint")).to_be_enabled()
    assert_accessible(page)
    picture(page, f"queensdale-pair-{scheme}")
    page.goto(f"/table/{lay(page, home, 'book', asked('5', 'seal', 'huts', {'sealed_now': []}))}")
    page.get_by_role("region", name="What makes her cough?").get_by_role("button").first.click()
    expect(page.locator("button.confirm")).to_be_enabled()
    assert_accessible(page)
    picture(page, f"queensdale-book-{scheme}")
    for name, position in ASKED.items():
        page.goto(f"/table/{lay(page, home, name, position())}")
        read_letters(page)
        choice = page.locator("[data-scene] [data-move]:not([aria-pressed=true]):enabled").first
        expect(choice).to_be_visible()
        assert page.evaluate(OVERFLOW)[0] is False, name
        assert_accessible(page)
        picture(page, f"queensdale-{name}-{scheme}")
        choice.click()
        expect(page.locator("[data-scene] button.gold:enabled").first).to_be_visible()


@pytest.mark.parametrize(
    ("branch", "scheme"), [("wall", "light"), pytest.param("road", "dark", marks=pytest.mark.long)]
)
def test_the_finale_is_read_page_by_page(
    home: Site, newcomer: Newcomer, picture: Picture, branch: str, scheme: str
) -> None:
    winner = of_epoch(9) | {"fame": 70}
    told = {"ends_read": 8, "branch": branch, "votes": [1, 1, 1, 1, 1, 1, 0], "unsealed": ["pair"]}
    end = game_over(qw.load("queensdale"), winner, {}, **told)
    page = newcomer(home, scheme=scheme)
    page.add_init_script(RESULTS_SHOWN)
    page.goto(f"/table/{lay(page, home, f'end-{branch}', end.to_dict())}")
    page.locator("button[data-move^=tower]").first.click()
    page.locator("button.confirm").click()
    sealed, ahead = page.locator("button.sealed"), page.locator(".open button.gold")
    vote = page.locator("button[data-move^=vote]")
    seen: list[str] = []
    while len(seen) < PAGES:
        expect(ahead.or_(vote).or_(sealed).first).to_be_visible()
        if sealed.count():
            sealed.first.click()
            expect(sealed).to_have_count(0)
            continue
        if vote.count():
            assert len(seen) == PAGES_BEFORE_THE_VOTE
            vote.first.click()
            page.locator("button.confirm").click()
            expect(vote).to_have_count(0)
            continue
        leaf = page.locator(".open .above")
        if leaf.count():
            seen.append(leaf.inner_text())
            assert page.evaluate("resultsShown") == 0, seen
            if len(seen) == 1:
                assert_accessible(page)
                picture(page, f"queensdale-finale-{branch}")
        shown = page.evaluate(OPEN)
        ahead.first.click()
        page.wait_for_function(f"shown => ({OPEN}) !== shown", arg=shown)
    assert seen == [f"Page {number} of {PAGES}" for number in range(1, PAGES + 1)]
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    picture(page, f"queensdale-finale-result-{branch}")
    page.get_by_role("button", name="Look at the table").click()
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(result).to_be_visible()
