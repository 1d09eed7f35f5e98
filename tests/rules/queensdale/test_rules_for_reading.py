"""QD-COMP-33, 34: the rules that everybody may read tell nothing of what a campaign opens later."""

from __future__ import annotations

import re
import tomllib

import pytest
from tests.rules.queensdale.situations import clauses

from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render
from queenswright.server.rulesbook import rule_book

LATER_FIGURINES = ("merchant", "healer")
LATER_IN_ENGLISH = ("monument", "trade road", "grey building", "knowledge card", "silver", "royal order", "sector")
"""Words of mechanisms that the printed manual does not name."""


def read(language: str) -> dict[str, str]:
    """The clauses that are shown, by id."""
    return {
        clause.id: clause.text for chapter in rule_book("queensdale", language).chapters for clause in chapter.clauses
    }


@clauses("QD-COMP-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_rules_says_for_how_many_and_from_what_age(language: str) -> None:
    assert re.findall(r"\d+", read(language)["QD-COMP-01"]) == ["2", "3", "4", "12"]


@clauses("QD-COMP-33", "QD-COMP-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_later_building_or_figurine_is_named(queensdale: Game, language: str) -> None:
    later = [building.code for building in queensdale.pack.content.buildings if not building.board.startswith("1-")]
    names = {render(f"building-{code}", {}, language) for code in later}
    names |= {render(f"figurine-{kind}", {}, language) for kind in LATER_FIGURINES}
    text = "\n".join(read(language).values())
    found = {name for name in names if re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)}
    assert found == set()


@clauses("QD-COMP-34")
def test_no_later_mechanism_is_explained() -> None:
    text = "\n".join(read("en").values()).casefold()
    assert [word for word in LATER_IN_ENGLISH if word in text] == []


@clauses("QD-COMP-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_later_goal_cards_are_not_listed(queensdale: Game, language: str) -> None:
    """Examples of the manual name single goals; a list of all of them would tell every card."""
    rows = {"goal": 7, "build_fame": 7, "hut_fame": 7, "trumpet_fame": 8, "red_from": 7}
    pack = queensdale.pack.mirror
    lists = [tuple(str(value) for value in getattr(pack, row)[2:end]) for row, end in rows.items()]
    for clause, text in read(language).items():
        numbers = re.findall(r"\d+", text)
        for values in lists:
            windows = (tuple(numbers[i : i + len(values)]) for i in range(len(numbers)))
            assert values not in windows, clause


@clauses("QD-COMP-33")
def test_what_the_manual_says_is_open(queensdale: Game) -> None:
    """Only rulings, frames and examples of our own content are sealed; a rule of the printed manual never is."""
    folder = queensdale.rules.folder
    kinds = {
        entry["id"]: entry["kind"] for entry in tomllib.loads((folder / "clauses.toml").read_text("utf-8"))["clause"]
    }
    sealed = tomllib.loads((folder / "sealed.toml").read_text("utf-8"))["clauses"]
    assert {kinds[clause] for clause in sealed} == {"frame", "ruling", "example"}
    assert set(read("en")) == set(kinds) - set(sealed)
