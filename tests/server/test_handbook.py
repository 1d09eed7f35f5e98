"""The handbook: pages in three languages, footnotes that are clauses, positions that can be tried."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from tests.server.site import served

from queenswright.client import Refused
from queenswright.games import game_rules, load
from queenswright.locale import LANGUAGES, messages_in
from queenswright.server.handbook import CITED, handbook

GAMES = ("architect", "queensdale")


def declared(game: str) -> dict[str, Any]:
    path = game_rules(game).folder / "handbook.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def texts(game: str, language: str) -> dict[str, str]:
    return messages_in(language, f"{game}/handbook")


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_on_a_page_and_cites_the_same_clauses_in_every_language(game: str) -> None:
    english = texts(game, "en")
    used = {f"handbook-{game}-try-{name}{end}" for name in declared(game)["try"] for end in ("", "-title")}
    for figure in declared(game)["figure"].values():
        used |= {part[1:] for sign in figure for part in sign.split() if part.startswith("@handbook")}
    for page in declared(game)["page"]:
        names = [block.split()[-1] for block in page["blocks"] if not block.startswith("figure")]
        used |= {f"handbook-{game}-{page['id']}-{name}" for name in ("title", "asks", *names)}
    assert english.keys() == used
    for language in LANGUAGES:
        found = texts(game, language)
        assert found.keys() == english.keys()
        for name, text in found.items():
            assert CITED.findall(text) == CITED.findall(english[name]), (language, name)
            assert text.count("**") % 2 == 0, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_footnotes(game: str, language: str) -> None:
    """Only clauses that a reader of the first game may know can be cited (QD-COMP-34)."""
    pages = handbook(game, language).pages
    assert len({page.id for page in pages}) == len(pages) >= 15
    for page in pages:
        text = " ".join(block.text for block in page.blocks)
        assert {int(number) for number in re.findall(r"\[\^(\d+)\]", text)} == set(range(1, len(page.notes) + 1))
        assert not re.search(r"\[[A-Z]", text)
        assert page.asks
        assert all(page.asks)


def test_every_decision_of_queens_architect_has_a_page() -> None:
    steps = [step for page in handbook("architect", "en").pages for step in page.steps]
    assert sorted(steps) == sorted(step.name for step in game_rules("architect").steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_tried_has_an_answer(game: str) -> None:
    known = {name for page in declared(game)["page"] for name in page.get("tries", ())}
    assert known == declared(game)["try"].keys()
    for one in declared(game)["try"].values():
        position = load(game).position(one["position"])
        assert position.to_move == 0
        for move in one["moves"]:
            position.push(move)


async def test_a_position_of_the_handbook_is_tried_at_a_table(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        for game in GAMES:
            for name, one in declared(game)["try"].items():
                table = await anna.post(f"/api/games/{game}/tries/{name}", {})
                assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (len(table["seats"]) - 1)
                seat = await site.seat(anna, table["table"])
                assert one["moves"][0] in seat.state["legal"]
        with pytest.raises(Refused) as refused:
            await anna.post("/api/games/architect/tries/nothing", {})
        assert refused.value.reason["message"] == "server-no-try"
        for language in LANGUAGES:
            pages = await anna.get(f"/api/games/queensdale/handbook/{language}")
            assert pages["pages"][0]["id"] == "aim"
        assert (await anna.get("/api/games/tiny/handbook/en"))["pages"] == []
