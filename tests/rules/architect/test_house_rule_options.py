"""QA-VAR-01: house rules as options, each on its own and together in the preset `companion`."""

from typing import Any

import pytest
from tests.rules.architect.house_rules import COMPANION, IN_COMPANION, SWITCHES, other_switches

from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-VAR-01")
def test_all_house_rules_are_off_by_default(architect: Game) -> None:
    plain = architect.new(3, seed=5)
    assert plain.to_dict()["options"] == {}
    all_off = dict.fromkeys(SWITCHES, False)
    for options in ({}, {"variant": "standard"}, all_off, {**all_off, "round_limit": 60}):
        assert architect.new(3, seed=5, options=options).to_bytes() == plain.to_bytes()


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_house_rule_is_a_switch_of_its_own(architect: Game, switch: str) -> None:
    pos = architect.new(2, seed=1, options={switch: True})
    assert pos.to_dict()["options"] == {switch: True}
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    if switch in IN_COMPANION:
        without = architect.new(2, seed=1, options={**COMPANION, switch: False})
        listed = dict.fromkeys(other_switches(switch), True)
        assert without.to_bytes() == architect.new(2, seed=1, options=listed).to_bytes()
        assert architect.position(without.to_dict()).to_bytes() == without.to_bytes()


@pytest.mark.clauses("QA-VAR-01")
def test_companion_turns_on_every_switch_except_race_to_track_end(architect: Game) -> None:
    preset = architect.new(4, seed=9, options=COMPANION)
    listed = architect.new(4, seed=9, options=dict.fromkeys(IN_COMPANION, True))
    assert preset.to_bytes() == listed.to_bytes()
    assert preset.to_dict()["options"] == COMPANION
    limited = architect.new(4, seed=9, options={**COMPANION, "round_limit": 12})
    assert limited.to_dict()["options"] == {**COMPANION, "round_limit": 12}


@pytest.mark.clauses("QA-VAR-01")
@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"variant": "expert"}, "options.variant"),
        ({"variant": None}, "options.variant"),
        ({"no_fire": True}, "options.no_fire"),
        ({"No_Firing": True}, "options.No_Firing"),
        ({"no_firing": 1}, "options.no_firing"),
        ({"no_firing": "true"}, "options.no_firing"),
        ({"full_track": None}, "options.full_track"),
    ],
)
def test_unknown_options_and_values_are_refused_with_their_place(
    architect: Game, options: dict[str, Any], where: str
) -> None:
    with pytest.raises(OptionError) as caught:
        architect.new(2, seed=0, options=options)
    assert caught.value.where == where


@pytest.mark.clauses("QA-VAR-12", "QA-VAR-13")
def test_race_to_track_end_and_track_end_decides_exclude_each_other(architect: Game) -> None:
    both = {"race_to_track_end": True, "track_end_decides": True}
    for options in (both, {**COMPANION, "race_to_track_end": True}):
        with pytest.raises(OptionError, match="exclude each other"):
            architect.new(2, seed=0, options=options)
        with pytest.raises(OptionError, match="exclude each other"):
            architect.position({"seats": [{}, {}], "options": options})
    race = {**COMPANION, "race_to_track_end": True, "track_end_decides": False}
    pos = architect.new(2, seed=0, options=race)
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()
