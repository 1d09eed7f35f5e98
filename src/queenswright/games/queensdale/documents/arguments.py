"""The argument of a pending step by name: what the rules pack into one number, as documents and views show it.

An argument with one part is shown as its value; several parts are a table by name. A number that the parts cannot
express is shown as it is, and a document may always give the number itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from queenswright.games.queensdale import steps as st
from queenswright.kernel.argument import BITS, Argument, Part
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields
from queenswright.kernel.errors import PositionError

NONE = Argument("none")
HIGHEST = (1 << BITS) - 1


def show_argument(pack: Pack, step: int, argument: int) -> Any:
    """An argument by name, or the number if the names cannot express it."""
    declared = st.ARGUMENTS.get(step, NONE)
    values = declared.values(argument)
    shown = {part.name: _show(pack, part, values[part.name]) for part in declared.parts}
    if not shown or declared.packed(**values) != argument or None in shown.values():
        return argument
    return shown if len(shown) > 1 else shown[declared.parts[0].name]


def read_argument(pack: Pack, step: int, entry: Fields) -> int:
    """The argument of an entry of the agenda, as a number or by name; what is left out has a default."""
    declared = st.ARGUMENTS.get(step, NONE)
    value = entry.raw("argument")
    if isinstance(value, int) and not isinstance(value, bool) and not _is_shown_as_number(declared):
        return _checked(pack, step, entry, value)
    if not declared.parts:
        return entry.number("argument", 0, 0, 0)
    if len(declared.parts) == 1:
        return _read(pack, replace(declared.parts[0], name="argument"), entry)
    if entry.has("argument"):
        table = entry.table("argument")
    else:
        table = Fields(entry.file, f"{entry.path}.argument".lstrip("."), {}, PositionError)
    argument = declared.packed(**{part.name: _read(pack, part, table) for part in declared.parts})
    table.finish()
    return argument


def allowed(pack: Pack, step: int) -> str:
    """What a person may write as the argument of a step."""
    parts = st.ARGUMENTS.get(step, NONE).parts
    return "; ".join(f"{part.name} {_allowed(pack, part)}" for part in parts) or "0"


def _show(pack: Pack, part: Part, value: int) -> Any:
    """A value by name; None when it is out of range."""
    words = part.words(pack)
    if part.many:
        known = value >> len(words) == 0
        return [name for i, name in enumerate(words) if value >> i & 1] if known else None
    if words:
        return words[value] if value < len(words) else None
    if part.flag:
        return bool(value)
    return value + part.low if value + part.low <= part.high else None


def _read(pack: Pack, part: Part, table: Fields) -> int:
    """The value that a table gives, or the default."""
    words = part.words(pack)
    if part.default is not None and not table.has(part.name):
        return part.default
    if part.many:
        return sum(1 << words.index(name) for name in table.texts(part.name, words))
    if words:
        return words.index(table.text(part.name, words))
    if part.flag:
        return int(table.flag(part.name))
    return table.number(part.name, part.low, part.high) - part.low


def _allowed(pack: Pack, part: Part) -> str:
    words = part.words(pack)
    if words:
        return f"{'some' if part.many else 'one'} of: {', '.join(words)}"
    if part.flag:
        return "true or false"
    return f"a whole number from {part.low} to {part.high}"


def _is_shown_as_number(declared: Argument) -> bool:
    return len(declared.parts) == 1 and not declared.parts[0].names


def _checked(pack: Pack, step: int, entry: Fields, value: int) -> int:
    """A number, if it is a valid argument."""
    means_something = step in st.ARGUMENTS and show_argument(pack, step, value) != value
    if not 0 <= value <= HIGHEST or not (means_something or (step not in st.ARGUMENTS and value == 0)):
        raise entry.error("argument", f"for {st.STEPS[step].name}: {allowed(pack, step)}")
    return value
