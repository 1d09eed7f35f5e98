"""The lessons: whoever presses what the coach rings comes through all goals, and nothing is ever covered."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, ViewportSize, expect
from tests.browser.accessible import assert_accessible
from tests.browser.conftest import DESK, PHONE, Newcomer, Picture, Site
from tests.browser.test_between import read_letters

PIECES = 180
"""More pieces than a lesson asks to press."""
GOALS = (
    "Your first craftsman", "Money or strength?", "The action star", "The billboard", "On the road", "Construct",
    "Appreciation", "Day labour", "The moneychanger", "An evening off", "Repairs", "The palace",
)  # fmt: skip


TOLD = ", ".join(f"[data-scene={scene}] .stage button.gold" for scene in ("result", "seals", "next"))
"""The way on from what is told between two games."""
QUEENSDALE = (
    "A hut for a start", "One turn, one die", "Where it goes", "A walk for herbs", "Any die can act",
    "Help out of the bag", "Your first building", "Morale", "Re-roll", "Another hut", "Bread for the poor",
    "Leaving the round", "The goal is near", "A course for your tower", "What you keep", "On to the second game",
)  # fmt: skip


def begin(page: Page, about: str) -> Locator:
    """Begin the lesson whose panel says this; returns the coach."""
    page.goto("/learn")
    page.get_by_text(about).locator("xpath=..").get_by_role("button", name="Start the first game").click()
    coach = page.get_by_role("complementary", name="Your coach")
    expect(coach).to_be_visible()
    return coach


def overlap(one: Any, other: Any) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return bool(across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"])


class Pupil:
    """Does what the coach says, by pressing in the middle of the ring."""

    def __init__(self, page: Page, coach: Locator) -> None:
        self.page, self.coach = page, coach
        self.ring = page.locator("[data-mark=press]")
        self.end = page.get_by_role("dialog", name="What you have learned")
        self.titles: list[str] = []
        self.built_in = 0

    def learn(self) -> None:
        """Go through the lesson to its end."""
        for _ in range(PIECES):
            if not self.end.is_visible():
                read_letters(self.page)
            self.go_on()
            self.wait()
            if self.end.is_visible():
                return
            title = self.listen()
            if self.ring.is_visible():
                self.press()
            else:
                self.read(title)
        raise AssertionError(f"the lesson does not end: {self.titles}")

    def go_on(self) -> None:
        """Leave the result of a game, and what is told after it."""
        told = self.page.locator(TOLD)
        if told.count() and not self.end.is_visible():
            told.click()

    def read(self, title: str) -> None:
        """Go on to the text after this one; while others play the coach goes on by himself."""
        text = self.coach.filter(has=self.page.get_by_role("heading", name=title, exact=True))
        go_on = text.get_by_role("button", name="Go on", exact=True)
        with suppress(Error):
            go_on.click(timeout=1000)

    def wait(self) -> None:
        """Until there is something to press, to read, or the end."""
        go_on = self.coach.get_by_role("button", name="Go on", exact=True)
        expect(self.coach).to_have_attribute("aria-busy", "false")
        seal = self.page.locator(f"button.sealed, [data-board] .open button.gold, {TOLD}")
        expect(self.ring.or_(go_on).or_(self.end).or_(seal).first).to_be_visible()

    def listen(self) -> str:
        """Note the title of what the coach says now."""
        title = self.coach.get_by_role("heading").inner_text()
        if title not in self.titles:
            self.titles.append(title)
        if title == "Your first building":
            self.built_in = self.built_in or self.round()
        return title

    def round(self) -> int:
        table = self.page.url.rsplit("/", 1)[1]
        turn = str(self.page.request.get(f"/api/tables/{table}").json()["turn"])
        return int(turn.split()[0].split(".")[0])

    def press(self) -> None:
        """Press the ringed piece, and wait until the coach is somewhere else."""
        ring, card = self.ring.bounding_box(), self.coach.bounding_box()
        if ring is None or card is None:
            return  # it has just moved on
        assert not overlap(ring, card), f"the coach covers the piece: {self.titles[-1]}"
        before = self.page.locator("[data-board]").inner_text() + str(ring)
        x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
        (self.page.touchscreen.tap if self.page.viewport_size == PHONE else self.page.mouse.click)(x, y)
        self.page.wait_for_function(
            """before => {
                const ring = document.querySelector("[data-mark=press]")?.getBoundingClientRect();
                const board = document.querySelector("[data-board]");
                return !ring || board.innerText + JSON.stringify(ring) !== before;
            }""",
            arg=before,
        )


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_the_lesson_of_queens_architect_comes_through_all_goals(
    home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize
) -> None:
    page = newcomer(home, size=size)
    coach = begin(page, "You are an architect in the Queen's service")
    expect(coach).to_contain_text("Welcome, architect")
    expect(page.locator("[data-mark=about]")).to_be_visible()
    coach.get_by_role("button", name="Go on", exact=True).click()
    pupil = Pupil(page, coach)
    pupil.learn()
    assert set(GOALS) <= set(pupil.titles)
    assert 3 <= pupil.built_in <= 4
    expect(pupil.end.locator("li.got")).to_have_count(len(GOALS))
    picture(page, f"lesson-end-{page.viewport_size['width'] if page.viewport_size else 0}")
    if size == PHONE:  # the table takes the place of the coach
        pupil.end.get_by_role("button", name="Play on here").click()
        expect(page.get_by_role("group", name="Map of the kingdom")).to_be_visible()
        return
    pupil.end.get_by_role("button", name="Play a real game").click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    expect(coach).to_be_hidden()


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_the_lesson_of_queensdale_comes_through_a_game_and_into_the_next(
    home: Site, newcomer: Newcomer, picture: Picture, size: ViewportSize
) -> None:
    page = newcomer(home, size=size, turn_end="now")
    coach = begin(page, "A green valley, a sick Queen")
    expect(coach).to_contain_text("Welcome to the valley")
    pupil = Pupil(page, coach)
    pupil.learn()
    assert set(QUEENSDALE) <= set(pupil.titles)
    expect(pupil.end.locator("li.got")).to_have_count(len(QUEENSDALE))
    assert_accessible(page)
    picture(page, f"lesson-queensdale-end-{size['width']}")
