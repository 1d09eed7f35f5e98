"""Everything that is wrong with the document of a position, and what would put each of it right.

A document is refused at the first thing that contradicts itself. Here it is mended there and read again, until it can
be read: so all of it is found, and what is left is a position that can be shown while somebody puts the rest right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.document import sentence_of
from queenswright.kernel.errors import InputError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MOST_WRONG = 12
"""Things that are looked for: whoever has more begins with these."""
MOST_READ = 80
"""Readings of one document, mends that did not help included."""
MOST_SHORTENED = 8
COUNT = "position-count"
SEATS = "seats"
"""What no mend takes away: there is no position without seats."""

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Correction:
    """A value for a place of a document, or nothing there any more."""

    path: Path
    value: Any = None
    gone: bool = False


@dataclass(frozen=True)
class Mend:
    """A change that takes a reason away. `kind` says in a word what it does."""

    kind: str
    change: Correction


@dataclass(frozen=True)
class Wrong:
    """One thing that is wrong: why, where, and what would help; None where nothing simple does."""

    error: InputError
    path: Path
    mend: Mend | None


@dataclass(frozen=True)
class Examined:
    """What a document describes when everything wrong with it is mended; None where that is not possible."""

    position: Position | None
    wrong: Sequence[Wrong]


def examine(game: Game, document: Mapping[str, Any]) -> Examined:
    """Read a document to its end.

    >>> import queenswright as qw
    >>> found = examine(qw.load("architect"), {"seats": [{"talers": -1}, {"confidence": 9}]})
    >>> [(wrong.path, wrong.mend.change.value) for wrong in found.wrong]
    [(('seats', 0, 'talers'), 0), (('seats', 1, 'confidence'), 4)]
    >>> found.position.view(None)["seats"][1]["confidence"]
    4
    """
    reading = examining(game, document)
    while True:
        try:
            next(reading)
        except StopIteration as finished:
            found: Examined = finished.value
            return found


def examining(game: Game, document: Mapping[str, Any]) -> Generator[None, None, Examined]:
    """The same with a pause after every reading."""
    current: dict[str, Any] = _copied(document)
    wrong: list[Wrong] = []
    position, error = _read(game, current)
    left = MOST_READ
    while error is not None and len(wrong) < MOST_WRONG and left > 0:
        yield
        path = path_of(error)
        chosen: Mend | None = None
        spare: tuple[Mend, Position | None, InputError | None] | None = None
        for mend in mends(current, path, error, game.rules.documents.follows):
            then, after = _read(game, changed(current, mend.change))
            left -= 1
            yield
            if _helps(mend, error, after):
                chosen, position, next_error = mend, then, after
                break
            if spare is None and after is not None and _differs(error, after):
                spare = (mend, then, after)
            if left <= 0:
                break
        if chosen is None and spare is not None:
            chosen, position, next_error = spare
        wrong.append(Wrong(error, path, chosen))
        if chosen is None:
            return Examined(None, wrong)
        current, error = changed(current, chosen.change), next_error
    return Examined(position if error is None else None, wrong)


def _read(game: Game, document: Mapping[str, Any]) -> tuple[Position | None, InputError | None]:
    try:
        return game.position(document), None
    except InputError as error:
        return None, error


def _differs(before: InputError, after: InputError) -> bool:
    return (before.where, before.problem) != (after.where, after.problem)


def _helps(mend: Mend, before: InputError, after: InputError | None) -> bool:
    """Whether what was wrong is right now, and the mend itself is not what is wrong next."""
    if after is None:
        return True
    here, there = mend.change.path, path_of(after)
    shared = min(len(here), len(there))
    return _differs(before, after) and here[:shared] != there[:shared]


PART = re.compile(r"\[(\d{1,9})\]|([^.\[\]]+)")


def path_of(error: InputError) -> Path:
    """The place that an error names, key by key.

    >>> path_of(InputError("position: seats[0].craftsmen.lumberjack-1", "got 7"))
    ('seats', 0, 'craftsmen', 'lumberjack-1')
    """
    place = error.where.rpartition(": ")[2]
    return tuple(int(number) if number else key for number, key in PART.findall(place))


def found_at(document: Any, path: Path) -> tuple[bool, Any]:
    """Whether there is something at a place, and what."""
    for key in path:
        in_list = isinstance(document, list) and isinstance(key, int) and key < len(document)
        if not in_list and not (isinstance(document, dict) and key in document):
            return False, None
        document = document[key]
    return True, document


def _copied(node: Any) -> Any:
    """A copy of plain data in which nothing is there twice."""
    if isinstance(node, Mapping):
        return {key: _copied(value) for key, value in node.items()}
    return [_copied(one) for one in node] if isinstance(node, (list, tuple)) else node


def changed(document: dict[str, Any], change: Correction) -> dict[str, Any]:
    """The document after a change; a place that is not there yet is made."""
    new: dict[str, Any] = _copied(document)
    here: Any = new
    for key in change.path[:-1]:
        if isinstance(here, dict):
            here.setdefault(key, {})
        here = here[key]
    last: Any = change.path[-1]
    if not change.gone:
        here[last] = change.value
    elif isinstance(here, list):
        del here[last]
    else:
        here.pop(last, None)
    return new


def mends(document: dict[str, Any], path: Path, error: InputError, follows: Sequence[str]) -> Iterator[Mend]:
    """What may put a place right, the smallest change first."""
    is_there, value = found_at(document, path)
    message, limits = sentence_of(error)
    if message == COUNT and not isinstance(value, list):
        yield Mend("fill", Correction(path, [{}] * limits["low"]))
    elif is_there and len(path) == 1 and path[0] in follows:
        yield Mend("usual", Correction(path, gone=True))
    elif is_there:
        yield from _other_values(path, value, limits)
    elif "low" in limits and path:
        yield Mend("number", Correction(path, limits["low"]))
    yield from _without(document, path)
    for key in follows:
        if key in document and path[:1] != (key,):
            yield Mend("usual", Correction((key,), gone=True))


def _other_values(path: Path, value: Any, limits: Mapping[str, Any]) -> Iterator[Mend]:
    if isinstance(value, int) and not isinstance(value, bool):
        at_least = max(value, limits.get("low", value))
        nearest = min(at_least, limits.get("high", at_least))
        if nearest != value:
            yield Mend("number", Correction(path, nearest))
    if path == (SEATS,):
        if isinstance(value, list) and len(value) < limits.get("low", 0):
            yield Mend("fill", Correction(path, value + [{}] * (limits["low"] - len(value))))
    elif isinstance(value, list):
        once = list({json.dumps(one): one for one in value}.values())
        if len(once) < len(value):
            yield Mend("once", Correction(path, once))
        for length in range(len(value) - 1, max(0, len(value) - MOST_SHORTENED) - 1, -1):
            yield Mend("shorten", Correction(path, value[:length]))
    elif isinstance(value, dict):
        for length in range(len(value) - 1, max(0, len(value) - MOST_SHORTENED) - 1, -1):
            yield Mend("shorten", Correction(path, dict(list(value.items())[:length])))


def _without(document: dict[str, Any], path: Path) -> Iterator[Mend]:
    """Take out what is there, or the thing of which it is a part; never a seat."""
    for length in range(len(path), 0, -1):
        here = path[:length]
        if here[0] == SEATS and length < 3:
            return
        if not found_at(document, here)[0]:
            continue
        if isinstance(here[-1], int):
            yield Mend("drop", Correction(here, None))
        yield Mend("drop", Correction(here, gone=True))
