"""Each house rule is declared once: bits, presets, options and exclusions follow from the declaration."""

from __future__ import annotations

import tomllib

import pytest

import queenswright as qw
from queenswright.games.architect.content.house_rules import HOUSE_RULES, NAMES, PRESETS, HouseRule, bit, exclusion_in
from queenswright.games.architect.content.options import OPTION_INFOS
from queenswright.kernel.game import Game


def test_every_house_rule_has_a_bit_of_its_own() -> None:
    assert [bit(name) for name in NAMES] == [1 << n for n in range(len(HOUSE_RULES))]
    with pytest.raises(ValueError, match="not in tuple"):
        bit("no_such_rule")


@pytest.mark.clauses("QA-VAR-01")
def test_presets_hold_what_the_declarations_say() -> None:
    for preset, bits in PRESETS.items():
        assert [name for name in NAMES if bits & bit(name)] == [r.name for r in HOUSE_RULES if preset in r.presets]
    assert set(PRESETS) == {"standard", "companion"}


def test_clauses_and_excluded_names_exist(architect: Game) -> None:
    text = (architect.rules.folder / "clauses.toml").read_text(encoding="utf-8")
    known = {clause["id"] for clause in tomllib.loads(text)["clause"]}
    for rule in HOUSE_RULES:
        assert rule.clause in known
        assert set(rule.excludes) <= set(NAMES) - {rule.name}


def test_every_house_rule_is_offered_as_a_switch_that_is_off() -> None:
    offered = {info.name: info for info in OPTION_INFOS if info.kind == "switch"}
    assert {name: info.clause for name, info in offered.items()} == {r.name: r.clause for r in HOUSE_RULES}
    assert not any(info.default for info in offered.values())


@pytest.mark.parametrize("rule", [rule for rule in HOUSE_RULES if rule.excludes], ids=lambda rule: rule.name)
def test_exclusions_hold_in_both_directions_and_no_preset_breaks_one(architect: Game, rule: HouseRule) -> None:
    assert not any(exclusion_in(bits) for bits in PRESETS.values())
    for excluded in rule.excludes:
        with pytest.raises(qw.OptionError, match=f"(?=.*{rule.name})(?=.*{excluded}).*exclude each other"):
            architect.new(2, options={rule.name: True, excluded: True})
        assert architect.new(2, options={rule.name: True, excluded: False})
