"""What is agreed when a table is made: taking back, the clock, how turns end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.errors import OptionError

TAKE_BACK = ("free", "turn", "none")
CLOCKS = ("none", "days", "bank")
AT_ZERO = ("bot", "lose")
SECONDS_PER_DAY = 86_400.0
MOST_DAYS = 90
LONGEST_BANK = 7 * 24 * 3600
LONGEST_INCREMENT = 3600


@dataclass(frozen=True)
class Clock:
    """No clock, a number of days per decision, or a bank of seconds that grows by an increment with every turn."""

    kind: str = "none"
    days: float = 0
    bank: float = 0
    increment: float = 0
    at_zero: str = "bot"

    @classmethod
    def read(cls, document: Any) -> Clock:
        """A clock from plain data; an error names the key and what is allowed."""
        if not isinstance(document, Mapping):
            raise OptionError("clock", f"got {document!r}, expected a table with a kind")
        kind = _one_of(document, "kind", CLOCKS, "none", "clock.")
        at_zero = _one_of(document, "at_zero", AT_ZERO, "bot", "clock.")
        if kind == "days":
            return cls(kind, days=_number(document, "days", 1 / 1440, MOST_DAYS), at_zero=at_zero)
        if kind == "bank":
            bank = _number(document, "bank", 1, LONGEST_BANK)
            return cls(kind, bank=bank, increment=_number(document, "increment", 0, LONGEST_INCREMENT), at_zero=at_zero)
        return cls()

    def to_dict(self) -> dict[str, Any]:
        """The clock as plain data, with only the keys of its kind."""
        if self.kind == "days":
            return {"kind": "days", "days": self.days, "at_zero": self.at_zero}
        if self.kind == "bank":
            return {"kind": "bank", "bank": self.bank, "increment": self.increment, "at_zero": self.at_zero}
        return {"kind": "none"}

    @property
    def first_time(self) -> float:
        """The seconds that a seat begins with."""
        return self.days * SECONDS_PER_DAY if self.kind == "days" else self.bank


@dataclass(frozen=True)
class Settings:
    """What people agreed on about taking back (`free`, `turn`, `none`), the clock and the end of turns."""

    take_back: str = "free"
    clock: Clock = field(default_factory=Clock)
    auto_end: bool = False

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Settings:
        """Settings from plain data; other keys of the document are ignored."""
        auto_end = document.get("auto_end", False)
        if not isinstance(auto_end, bool):
            raise OptionError("auto_end", f"got {auto_end!r}, expected true or false")
        take_back = _one_of(document, "take_back", TAKE_BACK, "free")
        return cls(take_back, Clock.read(document.get("clock", {})), auto_end)

    def to_dict(self) -> dict[str, Any]:
        return {"take_back": self.take_back, "clock": self.clock.to_dict(), "auto_end": self.auto_end}


def _one_of(document: Mapping[str, Any], key: str, allowed: tuple[str, ...], default: str, where: str = "") -> str:
    value = document.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(where + key, f"got {value!r}, expected one of: {', '.join(allowed)}")
    return value


def _number(document: Mapping[str, Any], key: str, lowest: float, highest: float) -> float:
    value = document.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not lowest <= value <= highest:
        raise OptionError(f"clock.{key}", f"got {value!r}, expected a number from {lowest:g} to {highest:g}")
    return value
