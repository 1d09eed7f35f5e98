"""The options of a game: a preset of house rules, single switches, the round limit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from queenswright.games.architect.content.house_rules import PRESETS, RACE_TO_TRACK_END, TRACK_END_DECIDES
from queenswright.games.architect.state import HOUSE_RULES
from queenswright.kernel.contract import OptionInfo
from queenswright.kernel.document import shown
from queenswright.kernel.errors import OptionError

DEFAULT_ROUND_LIMIT = 60
HIGHEST_ROUND_LIMIT = 1000
SWITCH_CLAUSES = {
    "price_marker_every_third_hire": "QA-VAR-02",
    "labour_any_craftsman": "QA-VAR-04",
    "labour_many_positions": "QA-VAR-05",
    "early_drop_out": "QA-VAR-07",
    "location_base_points": "QA-VAR-09",
    "no_location_maximum": "QA-VAR-10",
    "full_track": "QA-VAR-11",
    "race_to_track_end": "QA-VAR-12",
    "track_end_decides": "QA-VAR-13",
    "redeemed_bonds_leave_game": "QA-VAR-14",
    "no_firing": "QA-VAR-15",
    "no_hire_on_empty_pile": "QA-VAR-16",
    "tavern_send_at_least_one": "QA-VAR-17",
}
OPTION_INFOS = (
    OptionInfo("variant", "choice", "standard", tuple(PRESETS), "QA-VAR-01"),
    OptionInfo("round_limit", "number", DEFAULT_ROUND_LIMIT, clause="QA-END-10", highest=HIGHEST_ROUND_LIMIT),
    *(OptionInfo(name, "switch", False, clause=SWITCH_CLAUSES[name]) for name in HOUSE_RULES),
)


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QA-VAR-01, QA-END-10: options by name as the fields of the record."""
    variant = options.get("variant", "standard")
    if not isinstance(variant, str) or variant not in PRESETS:
        raise OptionError("options.variant", f"found {shown(variant)}; allowed are: {', '.join(PRESETS)}")
    rules = PRESETS[variant]
    for name, value in options.items():
        if name in HOUSE_RULES:
            if not isinstance(value, bool):
                raise OptionError(f"options.{name}", f"found {shown(value)}; allowed is true or false")
            bit = 1 << HOUSE_RULES.index(name)
            rules = rules | bit if value else rules & ~bit
        elif name not in ("variant", "round_limit"):
            known = ", ".join(["variant", "round_limit", *HOUSE_RULES])
            raise OptionError(f"options.{name}", f"unknown option; known are: {known}")
    if rules & RACE_TO_TRACK_END and rules & TRACK_END_DECIDES:
        raise OptionError(
            "options", "race_to_track_end and track_end_decides exclude each other (QA-VAR-12, QA-VAR-13)"
        )
    return {"house_rules": rules, "round_limit": _round_limit(options.get("round_limit", DEFAULT_ROUND_LIMIT))}


def _round_limit(value: Any) -> int:
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST_ROUND_LIMIT:
        allowed = f"a whole number from 1 to {HIGHEST_ROUND_LIMIT}, or nothing for no limit"
        raise OptionError("options.round_limit", f"found {shown(value)}; allowed is {allowed}")
    return value


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running game by name, in the shortest form that `read_options` reads back."""
    return dict(_shown_options(s.house_rules, s.round_limit))


@lru_cache(maxsize=256)
def _shown_options(house_rules: int, round_limit: int) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    variant = next((name for name, rules in PRESETS.items() if rules and rules == house_rules), "standard")
    if variant != "standard":
        shown["variant"] = variant
    for bit, name in enumerate(HOUSE_RULES):
        if (house_rules ^ PRESETS[variant]) >> bit & 1:
            shown[name] = bool(house_rules >> bit & 1)
    if round_limit != DEFAULT_ROUND_LIMIT:
        shown["round_limit"] = round_limit or None
    return shown
