"""What rulebooks and research publish is never tuned: every shipped pack keeps it, and `pack check` proves it."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from queenswright.games import game_rules
from queenswright.kernel.errors import PackError
from queenswright.kernel.published import Published, check_published

SHIPPED = {"architect": "royal", "queensdale": "valley"}
VALUES = [(game, path) for game in SHIPPED for path in game_rules(game).content.published]
SMALL: dict[str, Any] = {
    "pack": {"name": "small"},
    "travel": {"provenance": "rulebook", "cost": [0, 1, 3]},
    "goals": {"provenance": "ours", "rulebook": [1], "fame": [10, 17]},
    "faces": {"provenance": "ours", "face": [{"code": "feast", "fame": 2, "price": 5, "provenance": "research"}]},
    "own": {"provenance": "ours", "value": 4},
}
PUBLISHED = {
    "travel.cost": Published([0, 1, 3], "rulebook", "QA-TRAVEL-02"),
    "goals.fame[1]": Published(10, "rulebook", "QD-CHAR-05"),
    "faces.face[feast].fame": Published(2, "research", "QD-STICKER-13"),
}


def changed(**groups: dict[str, Any]) -> dict[str, Any]:
    """The small pack with values of its groups exchanged."""
    pack = copy.deepcopy(SMALL)
    for name, values in groups.items():
        pack[name] |= values
    return pack


def shipped(game: str) -> dict[str, Any]:
    path = game_rules(game).folder / "packs" / f"{SHIPPED[game]}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def problem_of(pack: dict[str, Any], as_shipped: bool = False) -> str:
    with pytest.raises(PackError) as caught:
        check_published("small.toml", pack, PUBLISHED, as_shipped)
    return str(caught.value)


@pytest.mark.clauses("QA-COMP-12", "QA-COMP-15", "QA-COMP-21", "QA-COMP-39")
def test_every_shipped_pack_keeps_every_published_value() -> None:
    for game in SHIPPED:
        published = game_rules(game).content.published
        check_published(game, shipped(game), published, shipped=True)
        assert {value.provenance for value in published.values()} == {"rulebook", "research"}


@pytest.mark.parametrize(("game", "path"), VALUES)
def test_no_published_value_can_be_tuned(game: str, path: str) -> None:
    """Whatever the value, another one expected of the same pack is found out."""
    published = dict(game_rules(game).content.published)
    published[path] = Published("another value", published[path].provenance, published[path].clause)
    with pytest.raises(PackError, match="expected 'another value'"):
        check_published(game, shipped(game), published, shipped=True)


def test_clauses_of_published_values_exist() -> None:
    for game in SHIPPED:
        rules = game_rules(game)
        known = {clause["id"] for clause in tomllib.loads((rules.folder / "clauses.toml").read_text())["clause"]}
        assert {value.clause for value in rules.content.published.values()} <= known


def test_a_pack_with_honest_marks_passes() -> None:
    check_published("small.toml", SMALL, PUBLISHED, shipped=True)
    check_published("small.toml", changed(travel={"provenance": "ours", "cost": [0, 2, 4]}), PUBLISHED, shipped=False)
    check_published("small.toml", changed(goals={"fame": [10, 99]}), PUBLISHED, shipped=True)


def test_a_tuned_value_that_keeps_its_mark_is_refused() -> None:
    expected = "small.toml: travel.cost: got [0, 1, 4] from rulebook, expected [0, 1, 3] (QA-TRAVEL-02), or the "
    assert problem_of(changed(travel={"cost": [0, 1, 4]})).startswith(expected)
    assert "goals.fame[1]: got 11" in problem_of(changed(goals={"fame": [11, 17]}))
    tuned = [{"code": "feast", "fame": 3, "price": 5, "provenance": "research"}]
    assert "faces.face[feast].fame: got 3 from research" in problem_of(changed(faces={"face": tuned}))


def test_a_group_that_claims_what_nobody_published_is_refused() -> None:
    expected = "own.value: got the provenance 'research', expected 'ours': no published value is known"
    assert expected in problem_of(changed(own={"provenance": "research"}))


@pytest.mark.parametrize("group", [{"provenance": "ours"}, {"provenance": "research"}])
def test_a_shipped_pack_says_where_published_values_come_from(group: dict[str, Any]) -> None:
    assert "expected the provenance 'rulebook' (QA-TRAVEL-02)" in problem_of(changed(travel=group), as_shipped=True)


def test_a_shipped_pack_leaves_out_no_published_value() -> None:
    pack = changed()
    del pack["travel"]
    assert "travel.cost: got 'nothing'" in problem_of(pack, as_shipped=True)


@pytest.mark.clauses("QA-COMP-39")
def test_the_bonuses_of_the_towns_are_those_that_the_pack_names(tmp_path: Path) -> None:
    rules = game_rules("architect")
    text = (rules.folder / "packs" / "royal.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('kind = "talers", amount = 4', 'kind = "talers", amount = 6'), encoding="utf-8")
    with pytest.raises(PackError, match=r"bonuses.talers: .*\[2, 3, 6\]"):
        rules.content.load(path)
