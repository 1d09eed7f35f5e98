"""What axe and a narrow window find wrong with a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
MOST_PLACES, MOST_LETTERS = 3, 160
WIDTHS = "[document.scrollingElement.scrollWidth, innerWidth]"


def found_by_axe(page: Page) -> list[str]:
    """What axe complains about, with the first places of each kind."""
    found: list[dict[str, Any]] = AXE.run(page).response["violations"]
    return [
        f"{one['id']}: {'; '.join(str(node['html'])[:MOST_LETTERS] for node in one['nodes'][:MOST_PLACES])}"
        for one in found
    ]


def assert_accessible(page: Page) -> None:
    """Nothing that axe complains about."""
    assert found_by_axe(page) == [], page.url


def assert_fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, room = page.evaluate(WIDTHS)
    assert wide <= room, page.url
