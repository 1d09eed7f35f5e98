"""What components give and store, read as small tables and kept as numbered rows that components may share."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from queenswright.games.queensdale.state.course import EPOCHS, MECHANISMS, NEVER
from queenswright.games.queensdale.state.effects import GAIN_ROWS, GAINS, KEEP_ROWS, KEEPS
from queenswright.games.queensdale.state.pieces import GOODS
from queenswright.kernel.document import PROVENANCES, Fields

MOST = 9
FIRST_PLAYERS = 2
FIRST_MECHANISMS = 13
"""Those that the first edition of the pack can leave out."""


class Component(Protocol):
    """A component that a pack brings into play from some epoch on."""

    @property
    def code(self) -> str: ...

    @property
    def epoch(self) -> int: ...


C = TypeVar("C", bound=Component)


class Rows:
    """Rows of numbers under the same columns; row 0 is empty, equal rows are kept once."""

    def __init__(self, columns: Sequence[str], room: int) -> None:
        self.columns = columns
        self.room = room
        self.rows: list[tuple[int, ...]] = [(0,) * len(columns)]

    def read(self, table: Fields, key: str) -> tuple[int, dict[str, int]]:
        """The number of the row for a key that may be missing, and its amounts by name."""
        if not table.has(key):
            return 0, {}
        amounts = read_amounts(table, key, self.columns)
        row = tuple(amounts.get(column, 0) for column in self.columns)
        if row not in self.rows:
            if len(self.rows) == self.room:
                raise table.error(key, f"one of at most {self.room - 1} different effects")
            self.rows.append(row)
        return self.rows.index(row), amounts

    def filled(self) -> list[list[int]]:
        """All rows, padded with empty ones."""
        empty = (0,) * len(self.columns)
        return [list(row) for row in self.rows] + [list(empty) for _ in range(self.room - len(self.rows))]


class Reader:
    """What all components share: the rows of effects, and the epochs that bring mechanisms (NEVER: left out)."""

    def __init__(self, root: Fields) -> None:
        self.root = root
        self.gains = Rows(GAINS, GAIN_ROWS)
        self.keeps = Rows(KEEPS, KEEP_ROWS)
        self.mechanism_from = _read_mechanisms(root)
        self._left_out = _left_out(root, self.mechanism_from)

    def epoch(self, table: Fields, epoch: int) -> int:
        """The epoch that brings a component; NEVER without a mechanism that it needs."""
        return NEVER if self.lacks(table) else epoch

    def lacks(self, table: Fields) -> bool:
        """Whether a component needs a mechanism that the pack leaves out."""
        return table.has("needs") and table.text("needs", MECHANISMS) in self._left_out

    def gain(self, table: Fields, key: str, effect: dict[str, Any]) -> int:
        """The row of a gain; its amounts are added to the readable effect."""
        row, amounts = self.gains.read(table, key)
        if row:
            effect[key] = amounts
        return row

    def keep(self, table: Fields, effect: dict[str, Any]) -> int:
        """The row of a storage; its amounts are added to the readable effect."""
        row, amounts = self.keeps.read(table, "keep")
        if row:
            effect["keep"] = amounts
        return row


def _read_mechanisms(root: Fields) -> list[int]:
    """The epoch that brings each mechanism, NEVER for those that a pack does not name."""
    if not root.has("mechanisms"):
        return [NEVER] * len(MECHANISMS)
    group = root.group("mechanisms")
    epochs = [group.number(name, 1, EPOCHS) if group.has(name) else NEVER for name in MECHANISMS]
    group.finish()
    return epochs


def _left_out(root: Fields, mechanism_from: Sequence[int]) -> Collection[str]:
    """The mechanisms whose components never come into play; packs of the first edition list them."""
    if not root.has("switched_off"):
        return [name for name, epoch in zip(MECHANISMS, mechanism_from, strict=True) if epoch == NEVER]
    group = root.group("switched_off")
    names = group.texts("mechanisms", MECHANISMS[:FIRST_MECHANISMS])
    group.finish()
    return names


def with_places(group: Fields, key: str, found: Sequence[C], places: int) -> list[C]:
    """The components that have a place in the record, in their order; all codes are different.

    Those whose mechanism is left out never come into play: if a pack has more components than places, they get none,
    the last ones first.
    """
    codes = [one.code for one in found]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    if twice:
        raise group.problem(key, f"got {', '.join(twice)} twice, expected different codes")
    in_play = sum(one.epoch != NEVER for one in found)
    if in_play > places:
        raise group.problem(key, f"got {in_play} that come into play, expected {places} at most")
    room = places - in_play
    placed = []
    for one in found:
        if one.epoch == NEVER:
            room -= 1
        if one.epoch != NEVER or room >= 0:
            placed.append(one)
    return placed


def read_amounts(table: Fields, key: str, allowed: Sequence[str]) -> dict[str, int]:
    """A table of amounts by name, at least one of them."""
    inner = table.table(key)
    unknown = [name for name in inner.names() if name not in allowed]
    if unknown or not inner.names():
        raise table.error(key, f"a table with amounts of: {', '.join(allowed)}")
    return {name: inner.number(name, 1, MOST) for name in allowed if inner.has(name)}


def in_goods(amounts: Mapping[str, int]) -> list[int]:
    """Amounts by name as a row in the order of goods."""
    return [amounts.get(good, 0) for good in GOODS]


def entry_provenance(table: Fields) -> None:
    """The provenance of an entry, which may differ from its group's."""
    if table.has("provenance"):
        table.text("provenance", PROVENANCES)


def by_players(values: list[int]) -> list[int]:
    """A list for 2, 3 and 4 players as a table by number of players."""
    return [0] * FIRST_PLAYERS + values


def read_code(table: Fields) -> str:
    """The code of a component, used by rules and texts."""
    code = table.text("code")
    if not re.fullmatch("[a-z][a-z0-9_]{0,39}", code):
        raise table.error("code", "1 to 40 lower-case letters, digits and underscores")
    return code


def check_effect(table: Fields, effect: Mapping[str, Any], wanted: str | None, colour: str) -> None:
    """Check that a building has the effect its colour stands for; one whose mechanism is left out may have none."""
    found = [key for key in effect if key not in ("amount", "rivets")]
    if found != ([] if wanted is None else [wanted]):
        allowed = "no effect" if wanted is None else f"one effect: {wanted}"
        raise table.problem(wanted or "effect", f"got {found or 'none'}, expected {allowed} for {colour}")
