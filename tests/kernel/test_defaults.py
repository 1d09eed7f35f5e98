"""What follows from the record where a game says nothing itself: options, documents, packs; and how games are found."""

from __future__ import annotations

import importlib.metadata
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import queenswright as qw
from queenswright import games
from queenswright.kernel.contract import Content, Options
from queenswright.kernel.data import OptionInfo
from queenswright.kernel.game import Game
from queenswright.kernel.layout import Layout

INFOS = (
    OptionInfo("road", "choice", "long", ("long", "short")),
    OptionInfo("rain", "switch", False),
    OptionInfo("laps", "number", None, highest=9),
)


def test_options_are_fields_of_their_own_names() -> None:
    options = Options(INFOS)
    assert options.read(2, {}) == {"road": 0, "rain": 0, "laps": 0}
    chosen = {"road": "short", "rain": True, "laps": 4}
    assert options.read(2, chosen) == {"road": 1, "rain": 1, "laps": 4}
    assert options.show(SimpleNamespace(road=1, rain=1, laps=4)) == chosen
    assert options.show(SimpleNamespace(road=0, rain=0, laps=0)) == {}


@pytest.mark.parametrize("wrong", [{"road": "wide"}, {"rain": 1}, {"laps": 10}, {"laps": True}, {"wind": 3}])
def test_options_that_cannot_be_are_refused_by_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(qw.OptionError, match=next(iter(wrong))):
        Options(INFOS).read(2, wrong)


def test_a_game_without_a_judgement_is_judged_by_place_and_made_ready_once(tiny: Game) -> None:
    """Every pack of a game has the same judgement: it is compiled, which takes time."""
    rules = replace(tiny.rules, judgement=None)
    found = Game(rules, tiny.pack).judgement()
    assert found is Game(rules, replace(tiny.pack, name="another")).judgement()
    assert found is not Game(replace(rules), tiny.pack).judgement()
    assert found.measures == 1
    assert tiny.judgement().measures == 1


def test_the_schema_offers_what_the_game_does(tiny: Game) -> None:
    rules = replace(tiny.rules, options=Options(INFOS), documents=type(tiny.rules.documents)())
    properties = rules.documents.schema(tiny.pack)["properties"]
    assert set(properties["options"]["properties"]) == {"road", "rain", "laps"}
    assert {"space", "deck", "turns", "chance"} <= set(properties)


PACK = '[pack]\nname = "fair"\n[race]\nprovenance = "ours"\n{}\n'


@pytest.mark.parametrize(
    ("line", "told"),
    [("", "goal"), ('goal = "far"', "race.goal"), ("goal = 70000", "race.goal"), ("goal = 1\nwind = 2", "race.wind")],
)
def test_a_pack_of_numbers_is_read_whole_or_refused(tmp_path: Path, line: str, told: str) -> None:
    path = tmp_path / "fair.toml"
    path.write_text(PACK.format(line), encoding="utf-8")
    with pytest.raises(qw.PackError, match=told):
        Content(layout=Layout("Pack", [("goal", "i2")])).load(path)


def test_lists_of_numbers_may_leave_out_zeros(tmp_path: Path) -> None:
    path = tmp_path / "fair.toml"
    path.write_text(PACK.format("steps = [[1, 2], [3]]"), encoding="utf-8")
    pack = Content(layout=Layout("Pack", [("steps", "i2", (3, 2))])).load(path)
    assert pack.mirror.steps == [[1, 2], [3, 0], [0, 0]]
    assert pack.content.values == {"steps": [[1, 2], [3, 0], [0, 0]]}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Games of others that cannot be played, beside those that can."""
    entries = {"gone": "no_such_package:RULES", "tiny": "tests.tiny:RULES", "other": "tests.tiny:RULES"}
    entries |= {"empty": "tests.tiny:rules", "architect": "tests.tiny:RULES"}
    found = [importlib.metadata.EntryPoint(name, target, games.ENTRY_POINTS) for name, target in entries.items()]
    monkeypatch.setattr(games, "entry_points", lambda group: found)
    games.known_games.cache_clear()
    yield
    monkeypatch.undo()
    games.known_games.cache_clear()


@pytest.mark.usefixtures("broken")
def test_a_game_that_cannot_be_loaded_does_not_stop_the_others() -> None:
    assert games.playable_games() == ["architect", "queensdale", "tiny"]
    assert games.known_games()["architect"] == games.BUILT_IN["architect"]
    for name, told in {
        "gone": "'gone' .no_such_package:RULES. cannot be loaded: ModuleNotFoundError",
        "other": "got the game 'tiny' from tests.tiny:RULES, expected the rules of 'other'",
        "empty": "got <module .*expected the rules of 'empty'",
        "nothing": "got 'nothing', expected one of: architect, queensdale",
    }.items():
        with pytest.raises(qw.OptionError, match=told):
            games.game_rules(name)
