"""Take the pictures of the tables: Queen's Architect by day, by night and on a phone, and Queensdale.

    python docs/pictures/make_tables.py

It needs what `scripts/setup.sh test` installs. The game is the one of terminal.svg, in the middle of round 9.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

FOLDER = Path(__file__).parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parents[1])]

from make_terminal import SITUATION  # noqa: E402
from tests.browser.conftest import DESK, PATIENCE, PHONE, Site, chromium, send  # noqa: E402
from tests.browser.test_queensdale import begin  # noqa: E402

VALLEY = ViewportSize(width=1440, height=900)


def page_of(browser: Browser, site: Site, size: ViewportSize, dark: bool = False) -> Page:
    """A browser of its own, in which nothing moves."""
    context = browser.new_context(
        base_url=site.url,
        viewport=size,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    return page


def architect(page: Page, name: str) -> None:
    """The decision to build, with what it brings."""
    table = send(page, "/api/games/architect/tries/picture", {})["table"]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Build at Drapersgate")).to_be_visible()
    page.wait_for_timeout(1000)
    page.screenshot(path=FOLDER / name)


def queensdale(page: Page, name: str) -> None:
    """The first die of a campaign is in the hand."""
    begin(page)
    page.locator("button.die").first.click()
    page.wait_for_timeout(1000)
    page.screenshot(path=FOLDER / name)


def main() -> None:
    """Take all of them."""
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "picture.json").write_text(json.dumps(SITUATION), encoding="utf-8")
        site = Site(Path(folder), "play")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
                architect(page_of(browser, site, DESK), "table-light.png")
                architect(page_of(browser, site, DESK, dark=True), "table-dark.png")
                architect(page_of(browser, site, PHONE), "table-phone.png")
                queensdale(page_of(browser, site, VALLEY), "queensdale.png")
                browser.close()
        finally:
            site.stop()


if __name__ == "__main__":
    main()
