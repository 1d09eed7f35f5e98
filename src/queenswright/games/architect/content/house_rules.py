"""QA-VAR: the house rules of the companion manual, each declared once; everything else about them is derived.

A new one needs a line here, the rule that checks its bit, and its texts.
"""

from dataclasses import dataclass
from itertools import combinations

STANDARD = "standard"
"""The preset without any house rule; all of them are off by default (QA-VAR-01)."""


@dataclass(frozen=True)
class HouseRule:
    """A deviation that can be switched on: its clause, the presets that have it, the house rules it excludes."""

    name: str
    clause: str
    presets: tuple[str, ...] = ("companion",)
    excludes: tuple[str, ...] = ()


HOUSE_RULES = (
    HouseRule("price_marker_every_third_hire", "QA-VAR-02"),
    HouseRule("labour_any_craftsman", "QA-VAR-04"),
    HouseRule("labour_many_positions", "QA-VAR-05"),
    HouseRule("early_drop_out", "QA-VAR-07"),
    HouseRule("location_base_points", "QA-VAR-09"),
    HouseRule("no_location_maximum", "QA-VAR-10"),
    HouseRule("full_track", "QA-VAR-11"),
    HouseRule("race_to_track_end", "QA-VAR-12", presets=(), excludes=("track_end_decides",)),
    HouseRule("track_end_decides", "QA-VAR-13"),
    HouseRule("redeemed_bonds_leave_game", "QA-VAR-14"),
    HouseRule("no_firing", "QA-VAR-15"),
    HouseRule("no_hire_on_empty_pile", "QA-VAR-16"),
    HouseRule("tavern_send_at_least_one", "QA-VAR-17"),
)
"""In the order of their bits in the field `house_rules`; new ones come last, so that records keep their hashes."""

NAMES = tuple(rule.name for rule in HOUSE_RULES)


def bit(name: str) -> int:
    """The bit of a house rule in the field `house_rules`."""
    return 1 << NAMES.index(name)


def _presets() -> dict[str, int]:
    presets = {STANDARD: 0}
    for rule in HOUSE_RULES:
        for preset in rule.presets:
            presets[preset] = presets.get(preset, 0) | bit(rule.name)
    return presets


PRESETS = _presets()
"""The bits of every preset by its name."""


def exclusion_in(rules: int) -> tuple[HouseRule, HouseRule] | None:
    """Two house rules that are on together although they exclude each other, or None."""
    on = [rule for rule in HOUSE_RULES if rules & bit(rule.name)]
    for one, other in combinations(on, 2):
        if one.name in other.excludes or other.name in one.excludes:
            return one, other
    return None
