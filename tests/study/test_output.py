"""What people get to see: text, page and numbers, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from tests.study.walks import CHEAP, played

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render, use_language
from queenswright.study import Analysis, analyse
from queenswright.study.data import BLUNDER, CLOSER, MARKS, ROUGH, Way
from queenswright.study.page import page
from queenswright.study.text import text
from queenswright.study.words import VERDICTS, percents, points, reasons_in_words, rounded

EVIL = "<script>alert(1)</script>"
STRANGE = "\x1b[2J\u202eAnna" + "a" * 100


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use_language("en")


@pytest.fixture(scope="module")
def game(tiny: Game) -> Position:
    return played(tiny, seed=3)


@pytest.fixture(scope="module")
def analysis(game: Position) -> Analysis:
    """An analysis with at least one blunder whose better turn is known."""
    found = analyse(game, CHEAP, players=[EVIL[:20], "Ben"])
    turn = replace(found.turns[0], verdict=BLUNDER, loss=0.42, error=0.02, depth=CLOSER)
    turn = replace(turn, better=Way(("secret",), turn.before, ("roll",)))
    return replace(found, turns=(turn, *found.turns[1:]))


class Tags(HTMLParser):
    """The elements of a page, and whether every one is closed."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tags(html: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Tags()
    parser.feed(html)
    assert parser.open == []
    return parser.seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_page_say_the_same_in_every_language(game: Position, analysis: Analysis, language: str) -> None:
    use_language(language)
    told, html = text(analysis, "Race at the Fair"), page(analysis, game)
    for words in (render("study-play-and-luck", {}), render("study-verdict-blunder", {}), "−42", "secret"):
        assert words in told
        assert words in html
    assert f'lang="{language}"' in html


def test_a_page_needs_nothing_else(game: Position, analysis: Analysis) -> None:
    """No script, no address, no file; what a mark leads to is there."""
    html = page(analysis, game)
    seen = tags(html)
    assert not {"script", "link", "img", "iframe", "style-src"} & {tag for tag, _ in seen}
    assert not re.search(r"https?:|url\(|@import|\son\w+=", html)
    ids = {attrs["id"] for _, attrs in seen if "id" in attrs}
    targets = {attrs["href"] for tag, attrs in seen if tag == "a"}
    assert targets
    assert targets <= {f"#{one}" for one in ids}
    assert str(game.past()[0]).splitlines()[0] in html.replace("&#x27;", "'"), "the table before the marked turn"


def test_names_from_a_file_are_harmless(game: Position, analysis: Analysis) -> None:
    strange = replace(analysis, players=(STRANGE, EVIL))
    html, told = page(strange, game), text(strange, "Race")
    assert "<script" not in html
    assert "\x1b" not in told + html
    assert "\u202e" not in told + html
    assert "a" * 30 not in told


def test_a_curve_alone_can_be_shown(game: Position, analysis: Analysis) -> None:
    rough = replace(
        analysis, depth=ROUGH, turns=tuple(replace(turn, depth=ROUGH, verdict="forced") for turn in analysis.turns)
    )
    told = text(rough, "Race")
    assert render("study-pass-curve", {}) in told
    assert render("study-play-and-luck", {}) not in told, "without luck there is nothing to tell apart"
    html = page(rough, game)
    assert 'id="curve"' in html
    assert 'id="turns"' not in html
    tags(html)


def test_a_game_without_turns_is_said_to_have_none(tiny: Game) -> None:
    start = tiny.new(2, seed=1)
    empty = analyse(start, CHEAP)
    assert render("study-no-turns", {}) in text(empty, "Race")
    assert render("study-no-turns", {}) in page(empty, start)


def test_numbers_add_up_as_they_are_shown() -> None:
    for shares in ([0.125] * 8, [1.0, 0.0], [0.335, 0.335, 0.33], [0.004, 0.996]):
        assert sum(percents(shares)) == 100
    assert sum(rounded([1.5, -2.5, 0.4], -1)) == -1
    assert [points(change) for change in (0.004, -0.004, -0.25)] == ["0", "0", "−25"]


def test_every_verdict_has_words() -> None:
    for language in LANGUAGES:
        assert len({render(message, {}, language) for message in VERDICTS.values()}) == len(VERDICTS)
    assert set(MARKS) <= set(VERDICTS)


def test_only_reasons_that_are_known_are_told(analysis: Analysis) -> None:
    """A file may name any message; only reasons with their own arguments are shown."""
    known = Event("reason-missing", {"count": 2})
    strange = (Event("reason-nobody-knows", {}), Event("study-best-only", {}), Event("reason-missing", {}))
    assert reasons_in_words(Way((), analysis.end, reasons=(*strange, known))) == known.text()
