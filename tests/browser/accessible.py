"""What axe and a narrow window find wrong with a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

LOOK = """async (where) => (await axe.run(where ?? document, {
    reporter: "no-passes", resultTypes: ["violations"], preload: false,
})).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))"""
"""Only what is wrong is noted and sent: a whole board has thousands of things that are right."""
MOST_PLACES, MOST_LETTERS = 3, 160
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
Light = Literal["light", "dark"]
OTHER: Mapping[Light, Light] = {"light": "dark", "dark": "light"}
WIDTHS = "[document.scrollingElement.scrollWidth, innerWidth]"


def found_by_axe(page: Page, where: Mapping[str, Any] | None = None) -> list[str]:
    """What axe complains about, with the first places of each kind; on the whole page, or on a part of it.

    `{"include": [selector]}` is for what changes on a page that has been looked at, `{"exclude": [selector]}` for what
    repeats itself a hundred times.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(LOOK, where)
    return [
        f"{one['id']}: {'; '.join(str(node['html'])[:MOST_LETTERS] for node in one['nodes'][:MOST_PLACES])}"
        for one in found
    ]


def assert_accessible(page: Page) -> None:
    """Nothing that axe complains about, by day and by night; the light stays as it was."""
    was: Light = "dark" if page.evaluate(IS_DARK) else "light"
    for light in (OTHER[was], was):
        page.emulate_media(color_scheme=light)
        assert found_by_axe(page) == [], f"{page.url}, {light}"


def assert_fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, room = page.evaluate(WIDTHS)
    assert wide <= room, page.url
