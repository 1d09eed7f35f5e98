"""The options of a game: a preset of house rules, single switches, the round limit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from queenswright.games.architect.content.house_rules import (
    HOUSE_RULES,
    NAMES,
    PRESETS,
    STANDARD,
    bit,
    exclusion_in,
)
from queenswright.kernel.data import OptionInfo
from queenswright.kernel.document import shown
from queenswright.kernel.errors import OptionError

DEFAULT_ROUND_LIMIT = 60
HIGHEST_ROUND_LIMIT = 1000
OPTION_INFOS = (
    OptionInfo("variant", "choice", STANDARD, tuple(PRESETS), "QA-VAR-01"),
    OptionInfo("round_limit", "number", DEFAULT_ROUND_LIMIT, clause="QA-END-10", highest=HIGHEST_ROUND_LIMIT),
    *(OptionInfo(rule.name, "switch", False, clause=rule.clause) for rule in HOUSE_RULES),
)


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QA-VAR-01, QA-END-10: options by name as the fields of the record."""
    variant = options.get("variant", STANDARD)
    if not isinstance(variant, str) or variant not in PRESETS:
        raise OptionError("options.variant", f"got {shown(variant)}, expected one of: {', '.join(PRESETS)}")
    rules = PRESETS[variant]
    for name, value in options.items():
        if name in NAMES:
            if not isinstance(value, bool):
                raise OptionError(f"options.{name}", f"got {shown(value)}, expected true or false")
            rules = rules | bit(name) if value else rules & ~bit(name)
        elif name not in ("variant", "round_limit"):
            known = ", ".join(["variant", "round_limit", *NAMES])
            raise OptionError(f"options.{name}", f"unknown option, expected one of: {known}")
    if exclusion := exclusion_in(rules):
        names, clauses = zip(*((rule.name, rule.clause) for rule in exclusion), strict=True)
        raise OptionError("options", f"{' and '.join(names)} exclude each other ({', '.join(clauses)})")
    return {"house_rules": rules, "round_limit": _round_limit(options.get("round_limit", DEFAULT_ROUND_LIMIT))}


def _round_limit(value: Any) -> int:
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST_ROUND_LIMIT:
        allowed = f"a whole number from 1 to {HIGHEST_ROUND_LIMIT}, or nothing for no limit"
        raise OptionError("options.round_limit", f"got {shown(value)}, expected {allowed}")
    return value


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running game by name, in the shortest form that `read_options` reads back."""
    return dict(_shown_options(s.house_rules, s.round_limit))


@lru_cache(maxsize=256)
def _shown_options(house_rules: int, round_limit: int) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    variant = next((name for name, rules in PRESETS.items() if rules and rules == house_rules), STANDARD)
    if variant != STANDARD:
        shown["variant"] = variant
    for name in NAMES:
        if (house_rules ^ PRESETS[variant]) & bit(name):
            shown[name] = bool(house_rules & bit(name))
    if round_limit != DEFAULT_ROUND_LIMIT:
        shown["round_limit"] = round_limit or None
    return shown
