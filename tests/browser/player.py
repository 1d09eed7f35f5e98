"""What a person does at the table: sit down, choose through the page's own controls, end the turn."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import send
from tests.browser.reading import message

OPEN: dict[str, Any] = {"kind": "open"}
ME: dict[str, Any] = {"kind": "me"}
HOLD = "Your turn is done"
OWN = re.compile("^● Your turn")


def bot(level: str = "apprentice") -> dict[str, Any]:
    return {"kind": "bot", "bot": level}


def lay_table(page: Page, *seats: dict[str, Any], game: str = "architect", **wishes: Any) -> str:
    """A new table as the form makes it; returns its number."""
    wish = {
        "game": game,
        "seats": list(seats),
        "options": {},
        "take_back": "free",
        "clock": {"kind": "none"},
        "public": False,
        "auto_end": False,
        **wishes,
    }
    return str(send(page, "/api/tables", wish)["table"])


def about(page: Page, table: str) -> Any:
    """The table as the server tells it."""
    return page.request.get(f"/api/tables/{table}").json()


def way_in(page: Page, language: str = "en") -> Locator:
    """What begins a game against bots: at the first door, or for those who have tables at their own page."""
    words = (message(one, language) for one in ("web-door-play", "web-play-bots"))
    return page.get_by_role("button", name=re.compile(f"^({'|'.join(words)})")).first


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


def question(page: Page) -> Locator:
    """The heading that says what is asked."""
    return prompt(page).get_by_role("heading", level=2)


def gold(page: Page) -> Locator:
    """The gold button: plays what is chosen, or ends the turn; in the prompt, on the phone in the bar below."""
    return page.locator("button.confirm, .actions.bar .main.gold").first


def my_turn(page: Page) -> None:
    """Wait until something is asked of the person at this page."""
    expect(page).to_have_title(OWN)
    expect(question(page)).to_be_visible()


def who_begins(*people: tuple[Page, str]) -> list[tuple[Page, str]]:
    """The people in the order in which they play, for two; chance says who begins."""
    for page, _ in people:
        expect(question(page)).to_be_visible()
    return sorted(people, key=lambda person: not OWN.match(person[0].title()))


class Player:
    """Plays the illustrated table in the English page; varies the actions so that a game sees all of them."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.done: Counter[str] = Counter()

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def turn(self) -> None:
        """Choose until the turn is done, then end it."""
        self.choose_all()
        self.end()

    def choose_all(self) -> None:
        """Choose until the turn is done."""
        my_turn(self.page)
        while question(self.page).inner_text() != HOLD:
            self.choose()

    def end(self) -> None:
        expect(question(self.page)).to_have_text(HOLD)
        self.press(gold(self.page))
        expect(question(self.page)).not_to_have_text(HOLD)

    def choose(self) -> None:
        """One decision: choose, see what it brings, confirm."""
        if question(self.page).inner_text() == "Move your architect":
            self.walk()
        asked = question(self.page).inner_text()
        self.prepare(asked)
        expect(gold(self.page)).to_be_enabled()
        asked = question(self.page).inner_text()
        if asked == HOLD:
            return  # what was chosen before was still on its way, and it was the last of the turn
        self.press(gold(self.page))
        expect(question(self.page)).not_to_have_text(asked)

    def walk(self, action: str | None = None) -> None:
        """Show the architect the way: to the action, or to the one of those in reach that was used least."""
        ways = choosable(prompt(self.page))
        expect(ways).to_have_count(3)
        names = [name.splitlines()[0] for name in ways.all_inner_texts()]
        chosen = action or min(names, key=lambda name: (self.done[name], names.index(name)))
        self.done[chosen] += 1
        self.press(ways.nth(names.index(chosen)))
        expect(question(self.page)).not_to_have_text("Move your architect")

    def prepare(self, asked: str) -> None:
        """Choose what the gold button shall play."""
        page, area = self.page, prompt(self.page)
        if asked == "Choose a craftsman":
            self.press(choosable(area).first)
            self.press(area.get_by_role("group", name="Turn the tile for talers?").get_by_role("button").nth(2))
        elif asked == "Hire a craftsman":
            self.first_or_nothing(choosable(page.get_by_role("group", name="Billboard")))
            leaving = area.get_by_role("group", name="Craftsmen to fire").get_by_role("button")
            expect(gold(page).or_(leaving.first).first).to_be_visible()
            if leaving.count():
                self.press(leaving.first)
        elif asked == "Travel":
            places = page.get_by_role("group", name="Map of the kingdom").get_by_role("button", name="The trip")
            self.first_or_nothing(choosable(area) if self.touch else places)
        elif asked == "At the moneychanger's":
            self.first_or_nothing(choosable(area))
        elif asked == "An evening in the tavern":
            self.first_or_nothing(choosable(area.get_by_role("group")))
        elif asked == "Do repairs":
            self.press(choosable(area.get_by_role("group", name="Craftsmen for repairs")).first)

    def first_or_nothing(self, choices: Locator) -> None:
        """The first of the choices within reach; without any, do nothing, where that has to be said."""
        nothing = self.page.get_by_role("button", name="Do nothing", exact=True).first
        ready = gold(self.page).and_(self.page.locator(":enabled"))
        expect(choices.first.or_(nothing).or_(ready).first).to_be_visible()
        if choices.count():
            self.press(within_reach(choices))
        elif not ready.is_visible():
            self.press(nothing)


def choosable(area: Locator) -> Locator:
    """What can be chosen in a part of the page and is not chosen yet."""
    return area.locator("[aria-pressed=false]:not([aria-disabled=true])")


def within_reach(pieces: Locator) -> Locator:
    """The first of the pieces whose middle can be pressed, as others may lie over it."""
    expect(pieces.first).to_be_attached()
    found = pieces.evaluate_all(
        """pieces => pieces.findIndex(one => {
            const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        })"""
    )
    return pieces.nth(max(0, found))


def play_text(page: Page) -> None:
    """Choose by the list of moves until somebody else has to, or the game is over."""
    for _ in range(200):
        title = page.locator("#moves-title")
        expect(title).to_be_visible()
        confirm = page.get_by_role("button", name=re.compile("^(Choose a move|Play: )"))
        end = page.get_by_role("button", name="End turn", exact=True)
        if end.is_enabled():
            end.click()
            return
        moves = page.locator("button[data-move]")
        if not moves.count():
            return
        if moves.first.get_attribute("aria-pressed") == "false":
            moves.first.click()
        expect(confirm).to_be_enabled()
        confirm.click()
        expect(page.get_by_role("button", name="Play: ")).to_have_count(0)
    raise AssertionError("the turn does not end")
