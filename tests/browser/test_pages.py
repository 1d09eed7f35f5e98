"""Every screen on a desk by day and on a phone by night: seen by axe, measured, and kept as pictures in both lights."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.accessible import assert_fits, found_by_axe
from tests.browser.conftest import DESK, PATIENCE, PHONE, Newcomer, Picture, Site
from tests.browser.player import ME, OPEN, Player, about, bot, gold, lay_table, my_turn, prompt, question, way_in

SIZES = pytest.mark.parametrize(("name", "size"), [("desk", DESK), ("phone", PHONE)])
Scheme = Literal["light", "dark"]
JUDGED: dict[str, Scheme] = {"desk": "light", "phone": "dark"}
"""The light in which axe looks: at either size the same style sheets decide which colours there are."""
REPEATED = [".chapters > :nth-child(n + 4)"]
"""Of the long list of clauses the first chapters are looked at: the others are made of the same parts."""


@dataclass
class Tables:
    """Tables at which something can be seen: in the draft, in a round, and over."""

    fresh: str
    running: str
    over: str


@pytest.fixture(scope="session")
def tables(home: Site, browser: Browser) -> Iterator[Tables]:
    """Played once; whoever comes to a local server sits at them."""
    context = browser.new_context(base_url=home.url, viewport=DESK, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    running = lay_table(page, ME, bot(), bot())
    over = lay_table(page, ME, bot(), bot(), options={"round_limit": 1})
    for table, turns in ((running, 3), (over, 3)):
        page.goto(f"/table/{table}")
        player = Player(page)
        for _ in range(turns):
            player.turn()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Tables(lay_table(page, ME, bot(), bot()), running, over)
    context.close()


class Critic:
    """Looks at one screen after the other."""

    def __init__(self, page: Page, picture: Picture, size: str, schemes: Sequence[Scheme]) -> None:
        self.page, self.picture, self.size, self.schemes = page, picture, size, schemes
        self.faults: list[str] = []

    def see(self, screen: str, **where: list[str]) -> None:
        """Pictures of the screen in both lights; in one of them its width, and what axe finds there."""
        for scheme in self.schemes:
            self.page.emulate_media(color_scheme=scheme)
            name = f"{self.size}-{scheme}-{screen}"
            self.picture(self.page, name)
            if scheme == JUDGED[self.size]:
                self.judge(name, where)

    def judge(self, name: str, where: Mapping[str, list[str]]) -> None:
        assert_fits(self.page)
        self.faults += [f"{name}: {fault}" for fault in found_by_axe(self.page, where or None)]


CriticOf = Callable[[Page, str], Critic]


@pytest.fixture
def critic_of(picture: Picture, pytestconfig: pytest.Config) -> CriticOf:
    """The other light is for pictures only."""

    def critic(page: Page, size: str) -> Critic:
        without = pytestconfig.getoption("--no-pictures")
        return Critic(page, picture, size, [JUDGED[size]] if without else ["light", "dark"])

    return critic


@SIZES
def test_pages(site: Site, newcomer: Newcomer, critic_of: CriticOf, name: str, size: ViewportSize) -> None:
    host, page = newcomer(site, "Berta"), newcomer(site, "Anna", size=size)
    table = lay_table(host, ME, OPEN, bot(), public=True)
    invite = about(host, table)["invite"]
    critic = critic_of(page, name)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Berta")).first).to_be_visible()
    critic.see("home")
    page.goto("/new")
    page.locator("summary", has_text="House rules").click()
    page.get_by_text("A clock", exact=True).click()
    critic.see("new")
    page.goto(f"/join/{invite}")
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()
    critic.see("join")
    page.get_by_role("link", name="Just watch").click()
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    critic.see("waiting-room")
    for address, screen, sign in (
        ("/rules/architect/clauses", "clauses", "QA-HIRE-01"),
        ("/rules/architect/tiles", "handbook", "A craftsman is a hexagon"),
        ("/rules/queensdale/scout", "handbook-queensdale", "Your scout walks"),
        ("/replay", "replay-door", "Choose a record file"),
        ("/learn", "learn", "Start the first game"),
        ("/account", "account", "Account name"),
        ("/nowhere/at/all", "not-found", "Nothing is built here"),
        ("/table/nowhere", "no-table", "This table cannot be opened"),
    ):
        page.goto(address)
        expect(page.get_by_text(sign).first).to_be_visible()
        critic.see(screen, **({"exclude": REPEATED} if screen == "clauses" else {}))
    assert not critic.faults, "\n".join(critic.faults)


@SIZES
def test_tables(
    home: Site, tables: Tables, newcomer: Newcomer, critic_of: CriticOf, name: str, size: ViewportSize
) -> None:
    page = newcomer(home, size=size)
    critic = critic_of(page, name)
    page.goto(f"/table/{tables.fresh}")
    my_turn(page)
    critic.see("table-draft")
    Player(page).prepare("Choose a craftsman")
    expect(gold(page)).to_be_enabled()
    critic.see("table-draft-chosen")
    page.goto(f"/table/{tables.running}")
    my_turn(page)
    critic.see("table-architect")
    for way in range(3):
        options = prompt(page).locator("button[aria-pressed]")
        expect(options).to_have_count(3)
        options.nth(way).click()
        expect(question(page)).not_to_have_text("Move your architect")
        critic.see(f"table-action-{way + 1}")
        page.get_by_role("button", name=re.compile("^(Back|Cancel)$")).first.click()
        expect(question(page)).to_have_text("Move your architect")
    for tab in ("History", "Chat", "Table", "Settings", "Keys"):
        if not page.get_by_role("tab", name="History").is_visible():
            page.get_by_role("button", name="Table menu").click()
        page.get_by_role("tab", name=tab, exact=True).click()
        critic.see(f"drawer-{tab.lower()}", **({} if tab == "History" else {"include": [".drawer"]}))
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="How things stand")).to_be_visible()
    critic.see("text-view")
    page.keyboard.press("t")
    page.goto(f"/table/{tables.over}")
    expect(page.get_by_role("dialog").get_by_text("Progress of")).to_be_visible()
    critic.see("result")
    page.goto(f"/replay/{tables.over}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    critic.see("replay")
    assert not critic.faults, "\n".join(critic.faults)


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (1920, 1080), (3840, 2160)])
def test_every_width(home: Site, tables: Tables, newcomer: Newcomer, picture: Picture, width: int, height: int) -> None:
    page = newcomer(home, size=ViewportSize(width=width, height=height))
    for address in ("/", f"/table/{tables.running}"):
        page.goto(address)
        hint = page.get_by_role("button", name="Hint", exact=True)
        expect(way_in(page) if address == "/" else hint).to_be_in_viewport()
        assert_fits(page)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "the table needs scrolling"
    picture(page, f"table-{width}x{height}")
