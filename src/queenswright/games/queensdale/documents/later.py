"""The fields of later mechanisms in documents (see `content/later.py`); what is nothing is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from queenswright.games.queensdale.content.later import LATER, NONE, OWN, Later, fields, is_in_play, may_hold
from queenswright.games.queensdale.content.names import members
from queenswright.games.queensdale.rules.road import first_station
from queenswright.games.queensdale.state.board import BRANCHES, ROAD
from queenswright.games.queensdale.state.course import MECHANISMS, WALL_OR_ROAD
from queenswright.games.queensdale.state.pieces import SEATS
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.rule import plain


def later_document(s: Any, seat: int | None) -> dict[str, Any]:
    """The fields of a seat, or those of the table (None), as far as there is something in them."""
    values = [(field, stored(s, field, seat)) for field in fields(seat is not None)]
    return {field.name: written(field, value) for field, value in values if value != nothing(field)}


def stored(s: Any, field: Later, seat: int | None) -> Any:
    """The number or numbers of a field in the record."""
    value = getattr(s, field.name)
    return value[seat] if field.by_seat else value


def written(field: Later, value: Any) -> Any:
    """A number of the record by its names; of places only those where there is something."""
    if field.places:
        one = replace(field, places=())
        return {place: written(one, number) for place, number in zip(field.places, value, strict=True) if number}
    if isinstance(value, list):
        return [written(field, one) for one in value]
    if field.many:
        return members(range(SEATS) if field.seats else field.names, value)
    if field.seats:
        return value - 1 if value else None
    if field.names:
        return field.names[value - 1] if value else None
    return value


def nothing(field: Later) -> Any:
    """What a field holds before its mechanism fills it."""
    return [0] * (field.length or len(field.places)) if field.length or field.places else 0


def read_later(root: Fields, s: Any, seat: int | None) -> None:
    """Read the fields of a seat, or those of the table (None); nothing where a document is silent."""
    for field in fields(seat is not None):
        value = _read(field, root) if root.has(field.name) else nothing(field)
        if seat is None:
            setattr(s, field.name, value)
        else:
            getattr(s, field.name)[seat] = value


def place_riders(pack: Pack, s: Any) -> None:
    """QD-LATER-12: where a document says nothing, riders stand on their first stations."""
    for seat in range(s.players):
        if s.branch == ROAD and is_in_play(pack, s, WALL_OR_ROAD) and not s.rider[seat]:
            s.rider[seat] = plain(first_station)(s, seat) + 1


def check_later(pack: Pack, root: Fields, s: Any) -> None:
    """QD-COMP-34: nothing is in a field before its mechanism is in play."""
    for field in LATER:
        for seat in range(s.players) if field.by_seat else (None,):
            if stored(s, field, seat) != nothing(field) and not may_hold(pack, s, field):
                key = field.name if seat is None else f"seats[{seat}].{field.name}"
                name = BRANCHES[field.branch - 1] if field.branch else MECHANISMS[field.mechanism]
                text = f"there is nothing before {name} is in play (opened is {s.opened})"
                raise root.problem(key, text, "refused-qd-not-open-yet")


def _read(field: Later, root: Fields) -> Any:
    if field.places:
        return _read_places(field, root.table(field.name))
    if not field.length:
        return _read_one(field, root, field.name, root.raw(field.name))
    values = root.raw(field.name)
    if not isinstance(values, list) or len(values) != field.length:
        raise root.error(field.name, f"a list of {field.length}")
    return [_read_one(field, root, field.name, value) for value in values]


def _read_places(field: Later, table: Fields) -> list[int]:
    unknown = [name for name in table.names() if name not in field.places]
    if unknown:
        raise table.problem(unknown[0], f"got an unknown name, expected one of: {', '.join(field.places)}")
    return [_read_one(field, table, place, table.raw(place)) if table.has(place) else 0 for place in field.places]


def _read_one(field: Later, root: Fields, key: str, value: Any) -> int:
    if field.many:
        names: Sequence[Any] = range(SEATS) if field.seats else field.names
        known = isinstance(value, list) and all(not isinstance(name, bool) and name in names for name in value)
        if not known or len(set(value)) < len(value):
            raise root.error(key, f"a list of different ones out of: {', '.join(map(str, names))}")
        return sum(1 << names.index(name) for name in value)
    if field.names:
        if value is not None and value not in field.names:
            raise root.error(key, f"one of {', '.join(map(str, field.names))}; null for none")
        return 0 if value is None else field.names.index(value) + 1
    low, high = (0, SEATS - 1) if field.seats else (0, field.most)
    if field.seats and value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise root.error(key, f"{'a seat, ' if field.seats else 'a number, '}{low} to {high}")
    return value + 1 if field.seats else value


def later_schema(by_seat: bool) -> dict[str, Any]:
    """The JSON Schema of the fields of a seat, or of the table."""
    return {field.name: _schema(field) for field in fields(by_seat)}


def _schema(field: Later) -> dict[str, Any]:
    one: dict[str, Any]
    if field.many:
        one = {"type": "array", "items": {"enum": list(field.names or range(SEATS))}, "uniqueItems": True}
    elif field.names:
        one = {"enum": [None, *field.names]}
    elif field.seats:
        one = {"type": ["integer", "null"], "minimum": 0, "maximum": SEATS - 1}
    else:
        one = {"type": "integer", "minimum": 0, "maximum": field.most}
    if field.length:
        one = {"type": "array", "items": one, "minItems": field.length, "maxItems": field.length}
    if field.places:
        one = {"type": "object", "propertyNames": {"enum": list(field.places)}, "additionalProperties": one}
    return {**one, "description": f"of {MECHANISMS[field.mechanism]} (default: nothing)"}


def hidden_values(s: Any, seat: int) -> list[Any]:
    """What a seat may not know of these fields."""
    values: list[Any] = []
    for field in LATER:
        if field.seen == NONE:
            values.append(getattr(s, field.name))
        elif field.seen == OWN:
            values.append([value for owner, value in enumerate(getattr(s, field.name)) if owner != seat])
    return values
