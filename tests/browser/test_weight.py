"""How much the page of a table weighs."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response
from tests.browser.conftest import Newcomer, Site
from tests.browser.player import ME, bot, lay_table, my_turn

MOST = 150_000


def test_the_script_of_the_table_is_light(home: Site, newcomer: Newcomer) -> None:
    page = newcomer(home)
    table = lay_table(page, ME, bot())
    scripts: dict[str, Response] = {}
    page.on("response", lambda answer: scripts.update({answer.url: answer}) if ".js" in answer.url else None)
    page.goto(f"/table/{table}")
    my_turn(page)
    sizes = {url.rsplit("/", 1)[1]: len(gzip.compress(answer.body(), 9)) for url, answer in scripts.items()}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= MOST, sizes
    assert all(answer.header_value("content-encoding") == "gzip" for answer in scripts.values())
