"""Documents and English texts read well: lines of at most 100 columns, and none of the phrases we have given up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "queenswright"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
MODULES = sorted(SOURCE.rglob("*.py"))
CATALOGUES = sorted(path for path in SOURCE.rglob("*.ftl") if path.parent.name == "en")
WIDTH = 100
LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|https?://\S+")
GIVEN_UP = (
    *("so many", "anew", "belongs into", "belong into", "expected are", "allowed are", "known here are", "found '"),
    *("an own ", "the own ", "each own ", "all own ", "any own ", "every own ", "one own ", "stays said", "is told by"),
    *("nobody is told", "as things are", "the one who asks", "dearer", "for want of", "by whomever", "is no work"),
    *("whole or not at all", "led to the newest", "shall be", "melt into", "the http part of", "belongs to nobody"),
)


def prose(document: Path) -> list[tuple[int, str]]:
    """The numbered lines of a page that are neither code nor part of a table."""
    lines, code = [], False
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith("|"):
            lines.append((number, line))
    return lines


@pytest.mark.parametrize("document", PAGES, ids=lambda page: page.name)
def test_lines_of_documents_are_wrapped(document: Path) -> None:
    long = [(number, line) for number, line in prose(document) if len(line) > WIDTH and not LINK.search(line)]
    assert long == []


@pytest.mark.parametrize("path", [*PAGES, *CATALOGUES, *MODULES], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_phrases_we_have_given_up_do_not_come_back(path: Path) -> None:
    text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8").casefold())
    assert [phrase for phrase in GIVEN_UP if re.search(rf"\b{re.escape(phrase)}", text)] == []


def test_there_are_pages_and_catalogues() -> None:
    assert {"README.md", "CONTRIBUTING.md", "glossary.md", "house-style.md"} <= {page.name for page in PAGES}
    assert {"kernel.ftl", "web.ftl"} <= {path.name for path in CATALOGUES}
