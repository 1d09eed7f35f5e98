"""How much the page of a table weighs."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect
from tests.browser.conftest import Newcomer, Site
from tests.browser.player import ME, bot, lay_table

MOST = 150_000
DRAWN = {"architect": "star-panel", "queensdale": "qd-scout-"}
"""What only the board of a game has."""


@pytest.mark.parametrize(("game", "other"), [("architect", "queensdale"), ("queensdale", "architect")])
def test_the_script_of_the_table_is_light(home: Site, newcomer: Newcomer, game: str, other: str) -> None:
    """The board of the other game is not loaded: what is drawn there is in no script."""
    page = newcomer(home)
    table = lay_table(page, ME, bot(), game=game)
    scripts: dict[str, Response] = {}
    page.on("response", lambda answer: scripts.update({answer.url: answer}) if ".js" in answer.url else None)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-board]")).to_be_visible()
    sizes = {url.rsplit("/", 1)[1]: len(gzip.compress(answer.body(), 9)) for url, answer in scripts.items()}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= MOST, sizes
    texts = "".join(answer.text() for answer in scripts.values())
    assert DRAWN[game] in texts
    assert DRAWN[other] not in texts
    assert all(answer.header_value("content-encoding") == "gzip" for answer in scripts.values())
