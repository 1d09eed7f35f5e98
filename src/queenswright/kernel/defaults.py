"""Default implementations of what the contract asks for. No game is named here.

Views follow from the record: its layout says which fields have an entry for every seat, and which are hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from queenswright.kernel import chart
from queenswright.kernel.data import Event, FinishedGame, Fresh, Move, OptionInfo, Pack, fingerprint
from queenswright.kernel.document import Fields, drawn_in, key_in, options_in, read_toml, shown
from queenswright.kernel.errors import OptionError, PositionError
from queenswright.kernel.key import key_number
from queenswright.kernel.layout import KERNEL_FIELDS, Layout

KERNEL_NAMES = frozenset(field[0] for field in KERNEL_FIELDS)
NO_PACK = Layout("NoPack", [("nothing", "i2")])
"""The pack of a game whose numbers are part of its rules."""
MOST_DRAWN = 2**31 - 1


def own_fields(layout: Layout) -> list[str]:
    """The fields of a record that are the game's own."""
    return [name for name in layout.names if name not in KERNEL_NAMES]


# Telling.


def view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    """Every field of the record that the seat may see, by name; those with an entry for every seat under `seats`."""
    layout: Layout = s.layout
    secret = {*layout.hidden, *layout.own}
    common = {name: getattr(s, name) for name in own_fields(layout) if name not in {*secret, *layout.by_seat}}
    seats = []
    for other in range(s.players):
        known = {name: getattr(s, name)[other] for name in layout.by_seat if name not in secret}
        own = {name: getattr(s, name)[other] if other == seat else None for name in layout.own}
        seats.append({**known, **own})
    return {"seat": seat, "seats": seats, **common}


def hidden(pack: Pack, s: Any, seat: int) -> bytes:
    """The bytes of the stream of chance, the hidden fields, and what only other seats may see."""
    layout: Layout = s.layout
    others = [[value for other, value in enumerate(getattr(s, name)) if other != seat] for name in layout.own]
    return repr((s.key, s.drawn, [getattr(s, name) for name in layout.hidden], others)).encode()


def describe(pack: Pack, s: Any) -> str:
    """Describe what everybody may see, one line per field."""
    seen = view(pack, s, None)
    seats = [f"seat {number + 1}: {_values(one)}" for number, one in enumerate(seen.pop("seats"))]
    del seen["seat"]
    return "\n".join([_values(seen), *seats])


def _values(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items() if value is not None)


def turn_label(s: Any) -> str:
    """The number of the turn, for a record that counts turns from 0 in a field `turn`."""
    return "end" if s.agenda_depth == 0 else str(s.turn + 1)


def end_reason(s: Any) -> str:
    """The usual reason: the game is over."""
    return "over"


def no_amounts(pack: Pack, s: Any, step: int, i: int, code: int) -> dict[str, Any]:
    """No amounts: the refusal's message has no arguments."""
    return {}


def no_reasons(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """Nothing is said about why a turn is good."""
    return []


def keeps_nothing(event: Event) -> bool:
    """Nothing that was told is asked for later."""
    return False


# Openings.


def openings(position: FinishedGame) -> list[chart.Opening]:
    """The first move of every seat."""
    found: dict[int, chart.Opening] = {}
    for deed in position.actions():
        if deed.chosen:
            found.setdefault(deed.seat, chart.Opening(deed.seat, "first", deed.text))
    return list(found.values())


# Puzzles.


def any_turn(pack: Pack, before: Any, moves: Sequence[Move], after: Any, seat: int) -> str | None:
    """Every turn is an answer to the same question."""
    return "turn"


def all_moves(pack: Pack, before: Any, moves: Sequence[Move]) -> tuple[str, ...]:
    """All moves of a turn count, whatever their order."""
    return tuple(sorted(move.text for move in moves))


def only_chapter(s: Any) -> str:
    """A game is played at one sitting: nobody has to have come to anything."""
    return ""


def only_chapters(s: Any) -> Collection[str]:
    """The same of everybody."""
    return ("",)


# Content.


@dataclass(frozen=True)
class Numbers:
    """The content of a pack that consists only of numbers."""

    title: str
    note: str
    values: Mapping[str, Any]


def nothing_printed(pack: Pack, players: int) -> dict[str, Any]:
    """Nothing: the components have no print."""
    return {}


def load_numbers(layout: Layout, path: Path) -> Pack:
    """Load a pack that consists only of numbers: tables, each with its provenance, fill the fields of the record."""
    mirror = layout.blank()
    if layout is NO_PACK:
        return Pack("none", fingerprint(b""), Numbers("", "", {}), mirror, layout.record(mirror))
    root = read_toml(path)
    about = root.table("pack")
    about.raw("game")
    found: dict[str, Any] = {}
    for name in root.names():
        if name != "pack":
            group = root.group(name)
            found.update({key: read_field(group, layout, key) for key in group.names() if key in layout.names})
            group.finish()
    for key in layout.names:
        if key not in found:
            raise root.error(key, "a number in one of the tables")
        setattr(mirror, key, found[key])
    content = Numbers(about.text("title", default=about.text("name")), about.text("note", default="-"), found)
    about.finish()
    return Pack(about.text("name"), fingerprint(layout.to_bytes(mirror)), content, mirror, layout.record(mirror))


def read_field(table: Fields, layout: Layout, key: str) -> Any:
    """Read a field of a record from a document; a list may leave out trailing zeros."""
    kind, *shape = layout.dtype[key].subdtype or (layout.dtype[key],)
    lowest, highest = -(2 ** (8 * kind.itemsize - 1)), 2 ** (8 * kind.itemsize - 1) - 1
    if not shape:
        return table.number(key, lowest, highest)
    value = _filled(table.raw(key), shape[0], lowest, highest)
    if value is None:
        many = " by ".join(map(str, shape[0]))
        raise table.error(key, f"a list of at most {many} whole numbers from {lowest} to {highest}")
    return value


def _filled(value: Any, shape: Sequence[int], lowest: int, highest: int) -> Any:
    """The value padded with zeros; None when it does not fit."""
    if not shape:
        fits = isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest
        return value if fits else None
    if not isinstance(value, list) or len(value) > shape[0]:
        return None
    rows = [_filled(row, shape[1:], lowest, highest) for row in value]
    missing: list[Any] = [_filled(0 if len(shape) == 1 else [], shape[1:], lowest, highest)]
    return None if None in rows else rows + missing * (shape[0] - len(rows))


# Options.


def read_options(infos: Sequence[OptionInfo], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Read options into fields of the same names: the index of a choice, 0 or 1 for a switch, or a number (0: none)."""
    known = {info.name: info for info in infos}
    for name in options:
        if name not in known:
            allowed = f"expected one of: {', '.join(known)}" if known else "this game has none"
            raise OptionError(f"options.{name}", f"unknown option; {allowed}")
    return {name: _option(info, options.get(name, info.default)) for name, info in known.items()}


def _option(info: OptionInfo, value: Any) -> int:
    if info.kind == "choice" and isinstance(value, str) and value in info.choices:
        return list(info.choices).index(value)
    if info.kind == "switch" and isinstance(value, bool):
        return int(value)
    highest = 2**15 - 1 if info.highest is None else info.highest
    if info.kind == "number" and (value is None or (type(value) is int and 1 <= value <= highest)):
        return value or 0
    allowed = {"choice": ", ".join(info.choices), "switch": "true, false", "number": f"1 to {highest}, or nothing"}
    raise OptionError(f"options.{info.name}", f"got {shown(value)}, expected one of: {allowed[info.kind]}")


def show_options(infos: Sequence[OptionInfo], s: Any) -> dict[str, Any]:
    """The options of a running game that differ from the defaults."""
    found: dict[str, Any] = {}
    for info in infos:
        value = _shown_option(info, getattr(s, info.name))
        if value != info.default:
            found[info.name] = value
    return found


def _shown_option(info: OptionInfo, number: int) -> str | bool | int | None:
    if info.kind == "choice":
        return info.choices[number]
    return bool(number) if info.kind == "switch" else number or None


# Documents.


def to_dict(pack: Pack, s: Any) -> dict[str, Any]:
    """The whole record by name."""
    agenda = [list(entry) for entry in zip(s.agenda_step, s.agenda_seat, s.agenda_argument, strict=True)]
    return {
        "players": s.players,
        "rules_version": s.rules_version,
        "chance": {"key": f"{key_number(s.key):032x}", "drawn": s.drawn},
        "agenda": agenda[: s.agenda_depth],
        **{name: getattr(s, name) for name in own_fields(s.layout)},
    }


def from_dict(pack: Pack, document: Mapping[str, Any], fresh: Fresh) -> Any:
    """The record that a document describes; what it leaves out comes from the set-up with its seed."""
    root = Fields("position", "", document, PositionError)
    root.has("game")
    s = fresh(root.number("players", 1, 16), options_in(root), key_in(root))
    layout: Layout = s.layout
    s.rules_version = root.number("rules_version", 1, s.rules_version, s.rules_version)
    s.drawn = drawn_in(root, s.drawn, MOST_DRAWN)
    for name in own_fields(layout):
        if root.has(name):
            setattr(s, name, read_field(root, layout, name))
    if root.has("agenda"):
        _read_agenda(root, s)
    root.finish()
    return s


def _read_agenda(root: Fields, s: Any) -> None:
    """Read what is pending from lists of step, seat and argument; the last entry is decided first."""
    value, most = root.raw("agenda"), len(s.agenda_step)
    entries = _filled(value, (most, 3), -(2**15), 2**15 - 1)
    if entries is None or any(len(entry) != 3 or not 0 <= entry[1] < s.players for entry in value):
        raise root.error("agenda", f"a list of at most {most} lists of step, seat and argument")
    s.agenda_depth = len(value)
    s.agenda_step, s.agenda_seat, s.agenda_argument = ([entry[part] for entry in entries] for part in range(3))


def schema(layout: Layout, infos: Sequence[OptionInfo], pack: Pack) -> dict[str, Any]:
    """The JSON Schema of these documents."""
    kinds = {"choice": "string", "switch": "boolean", "number": ["integer", "null"]}
    options = {info.name: {"type": kinds[info.kind]} for info in infos}
    fields = {name: {"type": "array" if layout.dtype[name].shape else "integer"} for name in own_fields(layout)}
    known = {"game": "string", "players": "integer", "rules_version": "integer", "seed": "integer"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "required": ["players"],
        "additionalProperties": False,
        "properties": {
            **{name: {"type": kind} for name, kind in known.items()},
            "chance": {"type": "object"},
            "options": {"type": "object", "properties": options, "additionalProperties": False},
            "agenda": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
            **fields,
        },
    }


# Reports.


def facts(position: FinishedGame) -> dict[str, Any]:
    """The length of a game and the place of every seat."""
    return {"moves": len(position.moves), "turns": len(position.turns()), "places": position.standings}


def charts(samples: Sequence[chart.Sample]) -> list[chart.Section]:
    """The section on the length of the games."""
    if not samples:
        return []
    turns = [sample.facts["turns"] for sample in samples]
    counts = {str(number): turns.count(number) for number in sorted(set(turns))}
    words = f"A game has {min(turns)} to {max(turns)} turns, {sum(turns) / len(turns):.1f} on average."
    bars = chart.Bars("Turns", list(counts), {"games": list(counts.values())}, "turns", "games")
    table = chart.DataTable("Turns", ("turns", "games"), [(number, str(games)) for number, games in counts.items()])
    figures = {"shortest": min(turns), "longest": max(turns)}
    return [chart.Section("length", "Length of games", words, [bars], [table], figures)]
