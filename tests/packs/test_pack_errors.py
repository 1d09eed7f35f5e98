"""A pack with an error is refused whole, with file, key, value and what is allowed."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import queenswright as qw
from queenswright.games import game_rules

ROYAL = (game_rules("architect").folder / "packs" / "royal.toml").read_text(encoding="utf-8")


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str], Path]:
    """A copy of the royal pack with one place changed."""

    def change(pattern: str, replacement: str) -> Path:
        text, count = re.subn(pattern, replacement, ROYAL, count=1, flags=re.MULTILINE)
        assert count == 1, pattern
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return change


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (
            r'^game = "architect"',
            'game = "chess"',
            r"pack.game: got 'chess', expected one of: architect",
        ),
        (r'^name = "Osric.*"', f'name = "{"O" * 501}"', r"name: got 'O.*, expected a text of 1 to 500 characters"),
        (r"^bonds = 28", 'bonds = "many"', r"components.bonds: got 'many', expected a whole number from 1 to 999"),
        (r"^bonds = 28", "bonds = 7", r"starting_bonds: got 2, expected at most a quarter"),
        (r"^bonds = 28", f"bonds = {'9' * 5000}", r"mine.toml.*is not a TOML file"),
        (r"^bonds = 28", f"bonds = 0x{'f' * 5000}", r"components.bonds: got a very long number"),
        (r"^bonds = 28", "bonds = true", r"components.bonds: got True"),
        (r"^bonds = 28", "bonds = 28\nbones = 1", r"components.bones: unknown key, expected one of: bonds"),
        (r"^starting_bonds = 2", "# none", r"components.starting_bonds: missing"),
        (
            r'^provenance = "rulebook"',
            'provenance = "a friend"',
            r"components.provenance: got 'a friend'",
        ),
        (r"^values = \[4, ", "values = [", r"tokens.values: got .*expected a list of 12 whole numbers"),
        (r"^spaces = 9", "spaces = 13", r"track.spaces: got 13, expected a whole number from 1 to 12"),
        (r"^hiring_cost = \[1, ", "hiring_cost = [1, 1, ", r"billboard.hiring_cost: .*list of 5"),
        (r"^values = \[6, 5, 4, 3\]", "values = [6, 4, 3]", r"price_scale.values: .*starts at 6 and falls by 1"),
        (r"^bonds_at_once = \[1, 2", "bonds_at_once = [2, 1", r"moneychanger.bonds_at_once: .*rising"),
        (r"^cost = \[0, 1", "cost = [1, 1", r"travel.cost: .*one space is free"),
        (r"^fee = \[1, 3", "fee = [5, 3", r"tavern.fee: .*does not fall"),
        (
            r'^id = "lumberjack-2"',
            'id = "lumberjack-1"',
            r"tile\[1\].id: got 'lumberjack-1', .*lumberjack-2",
        ),
        (r"^performance = \[(\d), ", r"performance = [12, ", r"characters.tile\[0\].performance: .*from 0 to 9"),
        (
            r"^labourer = (true|false)",
            "labourer = 1",
            r"tile\[0\].labourer: got 1, expected true or false",
        ),
        (
            r'^guilds = \["\w+", ',
            'guilds = ["baker", ',
            r"demand.tile\[0\].guilds: .*different values out of",
        ),
        (r'^location = "village"', 'location = "monastery"', r"demand.tile"),
        (r"^bonus = \{.*\}", 'bonus = { kind = "gold" }', r"bonus.kind: got 'gold', expected one of"),
        (r"^players = \[4\]", "players = [4, 5]", r"maps.four.players: got \[4, 5\], expected \[4\]"),
        (r'^type = "capital"', 'type = "town"', r"maps.four.location\[0\].type: got 'town', .*capital"),
        (r'^type = "village"', 'type = "hamlet"', r"location\[1\].type: got 'hamlet'"),
        (r'^name = "Oakmere"', 'name = "Oak2mere"', r"(name|streets)"),
        (
            r"^streets = \[",
            'streets = [["Nowhere", "Oakmere"], ',
            r"maps.four.streets\[0\]: got \['Nowhere'",
        ),
    ],
)
def test_an_error_names_file_key_value_and_what_is_allowed(
    changed: Callable[[str, str], Path], pattern: str, replacement: str, message: str
) -> None:
    with pytest.raises(qw.PackError, match=message) as caught:
        qw.load("architect", pack=changed(pattern, replacement))
    assert "mine.toml" in str(caught.value)


@pytest.mark.clauses("QA-COMP-42")
@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r"3, 0, 3, 2\]", "3, 1, 3, 2]", "no lumberjack has the neighbouring performances 3 and 0"),
        (r"^repair = \d", "repair = 1", "no two guilds have repair values that total 5"),
        (r"^performance = \[.*\]", "performance = [3, 0, 0, 0, 0, %d]", "no band of craftsmen totals 19"),
    ],
)
def test_the_examples_of_the_rulebook_must_be_possible(
    tmp_path: Path, pattern: str, replacement: str, message: str
) -> None:
    numbers = itertools.cycle((0, 1, 2))
    exchange = (lambda _: replacement % next(numbers)) if "%" in replacement else replacement
    text = re.sub(pattern, exchange, ROYAL, flags=re.MULTILINE)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(qw.PackError, match=message):
        qw.load("architect", pack=path)


@pytest.mark.clauses("QA-COMP-42")
def test_a_village_four_spaces_away_must_exist(tmp_path: Path) -> None:
    """Maps on which every place is a neighbour of the capital have none."""
    boards = iter(qw.load("architect").pack.content.maps)

    def star(_: re.Match[str]) -> str:
        capital, *places = (place.name for place in next(boards).locations)
        return "streets = [" + ", ".join(f'["{capital}", "{place}"]' for place in places) + "]"

    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"^streets = \[[\s\S]*?^\]", star, ROYAL, flags=re.MULTILINE), encoding="utf-8")
    with pytest.raises(qw.PackError, match="no village lies exactly 4 spaces from another place"):
        qw.load("architect", pack=path)


@pytest.mark.parametrize("junk", ["", "[pack", "pack = 3", "\x00", "[pack]\nname = 'x'", "[[pack]]"])
def test_junk_is_refused(tmp_path: Path, junk: str) -> None:
    path = tmp_path / "junk.toml"
    path.write_text(junk, encoding="utf-8")
    with pytest.raises(qw.PackError, match=r"junk\.toml"):
        qw.load("architect", pack=path)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(qw.PackError, match="cannot be read"):
        qw.load("architect", pack=tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"[pack]\nname = '\xff'")
    with pytest.raises(qw.PackError, match="is not a TOML file"):
        qw.load("architect", pack=tmp_path / "latin.toml")
    with pytest.raises(qw.PackError, match="no such pack; shipped are: royal"):
        qw.load("architect", pack="imperial")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(qw.OptionError, match="got 'chess', expected one of: architect"):
        qw.load("chess")


def test_a_map_that_falls_apart_is_refused(changed: Callable[[str, str], Path]) -> None:
    with pytest.raises(qw.PackError, match=r"maps\.four\.streets: no way from the capital to: .*QA-COMP-40"):
        qw.load("architect", pack=changed(r"^streets = \[[\s\S]*?^\]", "streets = []"))


def test_comments_and_titles_do_not_change_the_hash(changed: Callable[[str, str], Path]) -> None:
    royal = qw.load("architect")
    renamed = qw.load("architect", pack=changed(r"^title = .*", 'title = "Another title" # and a comment'))
    assert renamed.pack.digest == royal.pack.digest
    cheaper = qw.load("architect", pack=changed(r"^talers_per_bond = 2", "talers_per_bond = 3"))
    assert cheaper.pack.digest != royal.pack.digest


def test_another_pack_plays_by_its_own_values(changed: Callable[[str, str], Path]) -> None:
    game = qw.load("architect", pack=changed(r"^talers_per_bond = 2", "talers_per_bond = 3"))
    position = game.position({"seats": [{"bonds": 2}, {}], "step": "bank"})
    position.push("redeem 1")
    assert position.to_dict()["seats"][0]["talers"] == 3
