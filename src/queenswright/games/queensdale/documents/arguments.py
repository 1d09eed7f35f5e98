"""The argument of a pending step by name: what the rules pack into one number, as documents and views show it.

A step whose argument has one part shows its value; several parts are a table by name. A number that no parts can say is
shown as it is, and a document may always give the number itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.state import (
    BASIC,
    BUILD_USES,
    COLOURS,
    COURIER_CARDS,
    DICE,
    EPOCHS,
    FAME_SOURCES,
    FIGURINES,
    FROM_OTHER,
    GAIN_ROWS,
    GOODS,
    GUILDER,
    LEVELS,
    RANKS,
    SPACE_KINDS,
    TILES,
)
from queenswright.kernel.contract import Pack
from queenswright.kernel.document import Table
from queenswright.kernel.errors import PositionError

RESOURCES = GOODS[: GUILDER + 1]
HIGHEST = 2**15 - 1
"""The highest number that the field holds."""


@dataclass(frozen=True)
class Part:
    """Some bits of an argument: a number from `low` (shown for 0) to `high`, some of `names`, or a flag."""

    name: str
    bits: int
    low: int = 0
    high: int = 0
    names: Sequence[str] = ()
    many: bool = False
    flag: bool = False
    default: int | None = None

    def show(self, value: int) -> Any:
        """A value by name; None when it is out of range."""
        if self.many:
            known = value >> len(self.names) == 0
            return [name for i, name in enumerate(self.names) if value >> i & 1] if known else None
        if self.names:
            return self.names[value] if value < len(self.names) else None
        if self.flag:
            return bool(value)
        return value + self.low if value + self.low <= self.high else None

    def read(self, table: Table) -> int:
        """The value that a table gives, or the default."""
        if self.default is not None and not table.has(self.name):
            return self.default
        if self.many:
            return sum(1 << self.names.index(name) for name in table.texts(self.name, self.names))
        if self.names:
            return self.names.index(table.text(self.name, self.names))
        if self.flag:
            return int(table.flag(self.name))
        return table.number(self.name, self.low, self.high) - self.low

    def allowed(self) -> str:
        """What a person may write here."""
        if self.names:
            return f"{'some' if self.many else 'one'} of: {', '.join(self.names)}"
        if self.flag:
            return "true or false"
        return f"a whole number from {self.low} to {self.high}"


def parts_of(pack: Pack, step: int) -> tuple[Part, ...]:
    """The parts of a step's argument, lowest bits first; none for a step without argument."""
    codes, faces = pack.content.building_codes, pack.content.face_codes
    tiles = [st.tile_name(tile) for tile in range(TILES)]
    die = Part("die", 3, 1, DICE, default=0)
    walk = (
        Part("steps", 4, 0, 15, default=4),
        Part("gathered", 4, 0, 15, default=0),
        Part("moved", 1, flag=True, default=0),
    )
    card = Part("card", 4, 1, COURIER_CARDS)
    space = Part("space", 5, names=SPACE_KINDS)
    by_step: dict[int, tuple[Part, ...]] = {
        st.PLACE: (die,),
        st.PAY_DIE: (space, Part("shown", len(RESOURCES), names=RESOURCES, many=True)),
        st.SCOUT: walk,
        st.REST: (*walk, Part("in", 3, names=(*COLOURS, "bridge"))),
        st.TAKE: (Part("where", 1, names=("anywhere", "near"), default=0),),
        st.PICK: (
            Part("goods", len(GOODS), names=GOODS, many=True, default=BASIC),
            Part("count", 4, 0, 15, default=1),
            Part("last", 3, names=GOODS, default=0),
        ),
        st.RANK: (Part("building", 6, names=codes),),
        st.PAYMENT: (Part("what", 6, names=(*codes, *BUILD_USES)), Part("rank", 2, 1, RANKS, default=0)),
        st.COVER: (Part("building", 6, names=codes), Part("rank", 2, 1, RANKS, default=0)),
        st.KEEP_FIGURINE_STEP: (Part("first", 3, names=FIGURINES), Part("second", 3, names=FIGURINES)),
        st.TOWER: (Part("epoch", 4, 0, EPOCHS),),
        st.TOWER_SPACE: (Part("tile", 6, names=tiles),),
        st.EXCHANGE: (Part("given", 2, 0, 3, default=0),),
        st.DIE: (Part("face", 5, names=faces),),
        st.SIDE: (Part("face", 5, names=faces), die),
        st.DRAW: (Part("figurines", 5, 0, 26, default=1),),
        st.ROUSE: (Part("levels", 5, 0, LEVELS, default=1),),
        st.OFFER: (card,),
        st.GAIN: (Part("row", 7, 0, GAIN_ROWS - 1), Part("source", 3, names=FAME_SOURCES, default=FROM_OTHER)),
        st.CARD: (card, Part("stage", 4, 0, 15, default=0)),
    }
    return by_step.get(step, ())


def show_argument(pack: Pack, step: int, argument: int) -> Any:
    """An argument by name, or the number where the names cannot say it."""
    parts = parts_of(pack, step)
    shown: dict[str, Any] = {}
    rest = argument
    for part in parts:
        shown[part.name] = part.show(rest & (1 << part.bits) - 1)
        rest >>= part.bits
    if not parts or rest or None in shown.values():
        return argument
    return shown if len(parts) > 1 else shown[parts[0].name]


def read_argument(pack: Pack, step: int, entry: Table) -> int:
    """The argument of an entry of the agenda, as a number or by name; what is left out has a default."""
    parts = parts_of(pack, step)
    value = entry.raw("argument")
    if isinstance(value, int) and not isinstance(value, bool) and not _is_shown_as_number(parts):
        return _checked(pack, step, entry, value)
    if not parts:
        return entry.number("argument", 0, 0, 0)
    if len(parts) == 1:
        return replace(parts[0], name="argument").read(entry)
    if entry.has("argument"):
        table = entry.table("argument")
    else:
        table = Table(entry.file, f"{entry.path}.argument".lstrip("."), {}, PositionError)
    argument = shift = 0
    for part in parts:
        argument |= part.read(table) << shift
        shift += part.bits
    table.finish()
    return argument


def _is_shown_as_number(parts: Sequence[Part]) -> bool:
    return len(parts) == 1 and not parts[0].names


def _checked(pack: Pack, step: int, entry: Table, value: int) -> int:
    """A number as it is, if it means something."""
    parts = parts_of(pack, step)
    if not 0 <= value <= HIGHEST or (show_argument(pack, step, value) == value and (parts or value)):
        allowed = "; ".join(f"{part.name} {part.allowed()}" for part in parts) or "0"
        raise entry.error("argument", f"for {st.STEPS[step].name}: {allowed}")
    return value
