"""Arguments of pending steps: several small numbers in one, each declared once.

A game declares the parts of an argument, lowest bits first. From the declaration come the rules that pack it and read
it, and what documents write and read. The rules are copies of templates (`agenda.py`) with the bits of the parts as
free names, because Numba can cache neither closures nor functions taken as arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from queenswright.kernel.agenda import pack_four, pack_three, pack_two, read_part
from queenswright.kernel.rule import Rule

BITS = 15
"""What an entry of the agenda holds, apart from its sign."""


@dataclass(frozen=True)
class Part:
    """Some bits of an argument: a number from `low` (kept as 0) to `high`, one of `names` or `many` of them, or a flag.

    `names` are words, or a function that finds them in the pack. `default` is the value when none is given.
    """

    name: str
    bits: int
    low: int = 0
    high: int = 0
    names: Sequence[str] | Callable[[Any], Sequence[str]] = ()
    many: bool = False
    flag: bool = False
    default: int | None = None

    def words(self, pack: Any) -> Sequence[str]:
        """The names that this part chooses from with a pack."""
        return self.names(pack) if callable(self.names) else self.names


class Argument:
    """The argument of a step: its parts, lowest bits first."""

    def __init__(self, name: str, *parts: Part) -> None:
        self.name = name
        self.parts = parts
        self.shifts = [sum(part.bits for part in parts[:i]) for i in range(len(parts))]
        if sum(part.bits for part in parts) > BITS:
            raise ValueError(f"{name}: got {sum(part.bits for part in parts)} bits, expected {BITS} at most")

    def values(self, argument: int) -> dict[str, int]:
        """All parts by name, and the bits above them that belong to no part."""
        places = zip(self.parts, self.shifts, strict=True)
        return {part.name: argument >> shift & (1 << part.bits) - 1 for part, shift in places}

    def packed(self, **values: int) -> int:
        """The argument with these parts; parts that are not named are 0."""
        places = zip(self.parts, self.shifts, strict=True)
        return sum(values.get(part.name, 0) << shift for part, shift in places)

    def readers(self, rule: Rule) -> tuple[Callable[[int], int], ...]:
        """Rules that read the parts, one for each: `reader(argument)`."""
        places = zip(self.parts, self.shifts, strict=True)
        return tuple(
            _copy(rule, read_part, f"{self.name}_{part.name}", {"SHIFT": shift, "MASK": (1 << part.bits) - 1})
            for part, shift in places
        )

    def packer(self, rule: Rule) -> Callable[..., int]:
        """A rule that packs all parts, in their order: `packer(first, second)`."""
        templates: dict[int, Callable[..., Any]] = {2: pack_two, 3: pack_three, 4: pack_four}
        bits = dict(zip(("SECOND", "THIRD", "FOURTH"), self.shifts[1:], strict=False))
        return _copy(rule, templates[len(self.parts)], f"{self.name}_argument", bits)


def _copy(rule: Rule, template: Callable[..., Any], name: str, bits: dict[str, int]) -> Callable[..., Any]:
    """A copy of a template under its own name, which tells the copies apart in the cache of compiled rules."""
    code = template.__code__.replace(co_name=name, co_qualname=name)
    return rule(FunctionType(code, {**bits, "__name__": __name__}, name))
