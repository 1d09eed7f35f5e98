"""The page: whole in itself, well-formed, the same for the same games, with something to say whatever the games are."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.report.samples import failed, played, results_file

import queenswright as qw
from queenswright.arena.report import Evidence, chapters, read_evidence
from queenswright.arena.report import figures as figures_of
from queenswright.arena.report import page as page_of
from queenswright.arena.report.draw import VARIABLES
from queenswright.kernel.game import Game

BOTS = ("random", "novice")


def page(evidence: Evidence, title: str | None = None) -> str:
    return page_of(evidence, chapters(evidence), title)


def figures(evidence: Evidence) -> dict[str, Any]:
    return figures_of(evidence, chapters(evidence))


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory, architect: Game) -> Evidence:
    """Eight games of two players and two of three, in two files."""
    folder = tmp_path_factory.mktemp("results")
    two = [played(architect, n, BOTS[:: 1 if n % 2 else -1], 40 + (n + 1) // 2) for n in range(1, 9)]
    three = [played(architect, n, ("random", "novice", "<b>&'\""), 40 + n) for n in (1, 2)]
    first = results_file(folder / "two.sqlite", architect, two)
    second = results_file(folder / "three.sqlite", architect, three, players=3, options={"round_limit": 30})
    return read_evidence([first, second])


@pytest.fixture(scope="module")
def text(evidence: Evidence) -> str:
    return page(evidence, "Two & three <players>")


@pytest.fixture(scope="module")
def tree(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_the_page_needs_nothing_from_elsewhere(text: str, tree: ElementTree.Element) -> None:
    assert "http:" not in text
    assert "https:" not in text
    assert "<script" not in text
    assert "@import" not in text
    for element in tree.iter():
        for name, value in element.attrib.items():
            if name in ("src", "href", "srcset", "data", "action"):
                assert value.startswith("#"), f"{element.tag} {name}={value}"
    assert all(target.startswith(("data:", "#")) for target in re.findall(r"url\(['\"]?([^)'\"]+)", text))


def test_links_and_references_lead_somewhere(text: str, tree: ElementTree.Element) -> None:
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    wanted = {element.attrib["href"][1:] for element in tree.iter() if "href" in element.attrib}
    wanted |= set(re.findall(r"url\(#([^)]+)\)", text))
    wanted |= {name for element in tree.iter() for name in element.attrib.get("aria-labelledby", "").split()}
    assert wanted <= set(ids)


def test_pictures_have_titles_and_descriptions(tree: ElementTree.Element) -> None:
    pictures = [element for element in tree.iter("svg") if element.attrib.get("role") == "img"]
    assert len(pictures) > 20
    for picture in pictures:
        title, description = picture.find("title"), picture.find("desc")
        assert title is not None
        assert title.text
        assert description is not None
        assert description.text


def test_tables_have_captions_and_headed_rows(tree: ElementTree.Element) -> None:
    tables = list(tree.iter("table"))
    assert len(tables) > 10
    for table in tables:
        caption = table.find("caption")
        assert caption is not None
        assert caption.text
        columns = len(table.findall("thead/tr/th"))
        for row in table.findall("tbody/tr"):
            assert len(row) == columns
            assert row[0].tag == "th"


def test_headings_are_in_order(tree: ElementTree.Element) -> None:
    levels = [element.tag for element in tree.iter() if element.tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == "h1"
    assert set(levels[1:]) == {"h2"}


def test_every_section_has_words_and_a_place_in_the_contents(tree: ElementTree.Element) -> None:
    listed = [link.attrib["href"][1:] for link in tree.findall(".//nav//a")]
    sections = {section.attrib["id"]: section for section in tree.iter("section")}
    assert listed == list(sections)
    for name, section in sections.items():
        if name not in ("glance", "reading"):
            words = section.find("p[@class='words']")
            assert words is not None
            assert words.text
    assert {"ratings", "bots", "seats", "endings", "length", "turn_order", "actions", "appreciation"} <= set(sections)
    assert {"points", "characters", "demand_tiles", "places", "bonds", "shortages", "match"} <= set(sections)


def test_drawings_take_colours_and_fonts_of_the_page(text: str) -> None:
    assert not [marker for marker in VARIABLES if marker in text]
    drawings = re.findall(r"<svg viewBox.*?</svg>", text, re.DOTALL)
    assert any("var(--c1)" in drawing for drawing in drawings)
    assert not any("DejaVu" in drawing for drawing in drawings)
    assert not any("<style" in drawing for drawing in drawings)


def test_colours_of_both_themes_can_be_told_from_the_paper(text: str) -> None:
    """Text at least 4.5 to 1, marks at least 3 to 1."""
    light, dark = re.findall(r":root \{(.*?)\}", text, re.DOTALL)[:2]
    for theme in (light, dark):
        colours = dict(re.findall(r"--([a-z0-9]+): (#[0-9a-f]{6})", theme))
        for name in ("ink", "faint", "gain", "loss", "plain", "link"):
            assert contrast(colours[name], colours["paper"]) >= 4.5, name
        for number in range(1, 7):
            assert contrast(colours[f"c{number}"], colours["paper"]) >= 3, number


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_names_are_shown_as_they_are_written(text: str) -> None:
    assert "Two &amp; three &lt;players&gt;" in text
    assert "&lt;b&gt;&amp;&#x27;&quot;" in text
    assert "<b>" not in text


def test_the_same_games_give_the_same_page(evidence: Evidence, text: str) -> None:
    assert page(evidence, "Two & three <players>") == text


def test_differing_options_are_told(text: str) -> None:
    assert "The files were played with different options; the figures mix them." in text


def test_the_page_says_how_to_play_the_match_again(text: str) -> None:
    assert "queenswright arena architect --seats random,novice --games 8 --seed 7 --results two.sqlite" in text
    three = "--seats random,novice --players 3 --games 2 --seed 7 --option round_limit=30 --results three.sqlite"
    assert three in text
    assert "queenswright report two.sqlite three.sqlite" in text


def test_figures_are_those_of_the_games(evidence: Evidence) -> None:
    found = figures(evidence)
    assert (found["games"], found["finished"], found["failed"]) == (10, 10, 0)
    assert list(found["by_players"]) == ["2", "3"]
    two = [game for game in evidence.games if len(game.seats) == 2]
    rounds = sorted(game.facts["rounds"] for game in two if game.facts)
    assert found["by_players"]["2"]["length"]["median"] == (rounds[3] + rounds[4]) / 2
    reasons = [game.reason for game in two]
    shares = {name: share["value"] for name, share in found["by_players"]["2"]["endings"]["share"].items()}
    assert shares == {name.replace("_", " "): reasons.count(name) / 8 for name in set(reasons) if name}
    assert sum(found["all"]["actions"]["share"].values()) == pytest.approx(1, abs=1e-4)
    assert set(found["all"]["characters"]["tailor-1"]) == {"drafted", "hired", "lift", "lift_hired"}


def test_seats_are_measured_against_their_bots(tmp_path: Path, architect: Game) -> None:
    """One bot wins all games, half of them from each seat: neither seat has an advantage."""
    one = played(architect, 1, BOTS, 3)
    games = [
        replace(one, number=n, seed=n // 2, seats=BOTS[:: 1 if n % 2 else -1], places=(1, 2) if n % 2 else (2, 1))
        for n in range(24)
    ]
    evidence = read_evidence([results_file(tmp_path / "r.sqlite", architect, games)])
    found = figures(evidence)["all"]
    assert found["seats"]["2-1"]["wins"]["value"] == 0.5
    assert found["seats"]["2-1"]["lift"] == {"value": 0, "low": 0, "high": 0, "count": 24}
    assert found["bots"]["random, 2 players"]["wins"]["value"] == 1
    assert found["bots"]["novice, 2 players"]["mean_place"] == 2
    assert found["ratings"]["random"]["low"] > 0


def test_failures_alone_make_a_page(tmp_path: Path, architect: Game) -> None:
    games = [failed(n, BOTS, "seat 1, bot random: it <died>") for n in range(1, 4)]
    evidence = read_evidence([results_file(tmp_path / "r.sqlite", architect, games)])
    text = page(evidence)
    ElementTree.fromstring(text)
    assert "No game came to an end" in text
    assert "it &lt;died&gt;" in text
    assert figures(evidence)["all"] == {"failures": {"failed": 3, "causes": {"seat 1, bot random: it <died>": 3}}}


def test_many_causes_of_failure_are_summed_up(tmp_path: Path, architect: Game) -> None:
    games = [failed(n, BOTS, f"cause {n}") for n in range(1, 31)]
    text = page(read_evidence([results_file(tmp_path / "r.sqlite", architect, games)]))
    assert "10 other causes" in text


def test_games_without_facts_make_a_page(tmp_path: Path, architect: Game) -> None:
    games = [replace(played(architect, n, BOTS, n), facts=None) for n in (1, 2)]
    text = page(read_evidence([results_file(tmp_path / "r.sqlite", architect, games)]))
    ElementTree.fromstring(text)
    assert "are based on 0 games of 2; the others have no facts." in text
    assert 'id="ratings"' in text
    assert 'id="length"' not in text


def test_some_games_without_facts_are_left_out(tmp_path: Path, architect: Game) -> None:
    whole = played(architect, 1, BOTS, 1)
    games = [whole, replace(whole, number=2, facts=None), failed(3, BOTS, "gone")]
    found = figures(read_evidence([results_file(tmp_path / "r.sqlite", architect, games)]))
    assert (found["finished"], found["failed"]) == (2, 1)
    assert found["all"]["characters"]["tailor-1"]["hired"]["count"] == 1


def test_any_game_of_the_contract_has_a_report(tmp_path: Path) -> None:
    tiny = qw.load("tiny")
    games = [played(tiny, n, ("random", "random"), n) for n in range(1, 4)]
    evidence = read_evidence([results_file(tmp_path / "r.sqlite", tiny, games, seats=["random"])])
    text = page(evidence)
    ElementTree.fromstring(text)
    assert "Race at the Fair: 3 games" in text
    assert "A game has" in text
    assert "Only random plays, so there is nothing to compare." in text
