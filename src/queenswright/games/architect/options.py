"""The options of a game: a preset of house rules, single switches, the round limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from queenswright.games.architect.state import HOUSE_RULES
from queenswright.games.architect.variants import PRESETS, RACE_TO_TRACK_END, TRACK_END_DECIDES
from queenswright.kernel.errors import OptionError

DEFAULT_ROUND_LIMIT = 60
HIGHEST_ROUND_LIMIT = 1000


def read_options(options: Mapping[str, Any]) -> dict[str, int]:
    """QA-VAR-01, QA-END-10: options by name as the fields of the record."""
    variant = options.get("variant", "standard")
    if not isinstance(variant, str) or variant not in PRESETS:
        raise OptionError("options.variant", f"found {variant!r}; allowed are: {', '.join(PRESETS)}")
    rules = PRESETS[variant]
    for name, value in options.items():
        if name in HOUSE_RULES:
            if not isinstance(value, bool):
                raise OptionError(f"options.{name}", f"found {value!r}; allowed is true or false")
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
        raise OptionError("options.round_limit", f"found {value!r}; allowed is {allowed}")
    return value


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running game by name, in the shortest form that `read_options` reads back."""
    shown: dict[str, Any] = {}
    variant = next((name for name, rules in PRESETS.items() if rules and rules == s.house_rules), "standard")
    if variant != "standard":
        shown["variant"] = variant
    for bit, name in enumerate(HOUSE_RULES):
        if (s.house_rules ^ PRESETS[variant]) >> bit & 1:
            shown[name] = bool(s.house_rules >> bit & 1)
    if s.round_limit != DEFAULT_ROUND_LIMIT:
        shown["round_limit"] = s.round_limit or None
    return shown
