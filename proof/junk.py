"""Junk and near-junk: valid inputs with something broken in them, and the way back to the smallest broken input."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from proof.subjects import SUBJECTS
from queenswright.records.campaign import link

NUMBERS = (0, 1, 2, 3, 5, 6, 7, 28, 99, -1, -128, 127, 128, 255, 2**15, 2**31, 2**63, 2**64, -(2**63), 10**30)
TEXTS = ("", " ", "x", "\x00", "\n", "ſ", "İ", "\ud800", "🏰", "a" * 5000, "{", "%s", "null", "royal", "capital", "-1")
NAMES = tuple(name for subject in SUBJECTS.values() for name in (*subject.names, *subject.steps))
NOTHINGS: tuple[Any, ...] = (None, True, False, 0.5, float("nan"), float("inf"), [], {}, [None], {"": None}, {1: 2})
ODD_TEXTS = (*"\x00\t\r[]{}=:@#,é\ud800", '"', "'", "\\", "\r\n", "9" * 5000)
TOML_VALUES = ("1979-05-27", "07:32:00", "nan", "-inf", "0x" + "f" * 5000, "1e400", '"""', "{}", "[]", "true", "1_0")
SHRINKING_SECONDS = 10.0

Path = tuple[Any, ...]


def junk(chance: Random) -> Any:
    """Any value that a document could hold."""
    kind = chance.randrange(6)
    if kind == 0:
        return copy.deepcopy(chance.choice(NOTHINGS))
    if kind == 1:
        return chance.choice(NUMBERS)
    if kind == 2:
        return chance.choice(TEXTS)
    if kind == 3:
        return chance.choice(NAMES)
    if kind == 4:
        return [junk(chance) for _ in range(chance.randrange(4))]
    return {chance.choice((*NAMES, *TEXTS)): junk(chance) for _ in range(chance.randrange(3))}


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of a document, the whole one first."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from paths(part, (*path, key))


def part_at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def spoiled(document: Any, chance: Random) -> Any:
    """A copy of a document with one to four things wrong or different."""
    document = copy.deepcopy(document)
    for _ in range(chance.randint(1, 4)):
        document = _spoil_once(document, chance)
    return document


def _spoil_once(document: Any, chance: Random) -> Any:
    every = list(paths(document))
    path = chance.choice(every)
    if not path:
        return junk(chance) if chance.random() < 0.02 else document
    holder, key = part_at(document, path[:-1]), path[-1]
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = junk(chance)
        case 2:
            holder[key] = copy.deepcopy(part_at(document, chance.choice(every)))
        case 3 if isinstance(holder[key], int):
            holder[key] += chance.choice((-1, 1, 2, -2, 10, 1000))
        case 4 if isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(chance.choice(holder)))
        case 5 if isinstance(holder, dict):
            holder[chance.choice((*NAMES, *TEXTS))] = junk(chance)
        case _:
            holder[key] = junk(chance)
    return document


def spoiled_text(text: str, chance: Random) -> str:
    """A copy of a text with one to four places changed."""
    for _ in range(chance.randint(1, 4)):
        lines = text.split("\n")
        a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
        i = chance.randrange(len(text) + 1)
        match chance.randrange(8):
            case 0:
                del lines[a]
            case 1:
                lines.insert(a, lines[b])
            case 2:
                lines[a], lines[b] = lines[b], lines[a]
            case 3:
                lines[a] = _other_value(lines[a], chance)
            case 4:
                lines = [text[:i] + chance.choice(ODD_TEXTS) + text[i:]]
            case 5:
                lines = [text[:i] + text[i + chance.randint(1, 40) :]]
            case 6:
                letter = chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xD800))))
                lines = [text[:i] + letter + text[i + 1 :]]
            case _:
                lines[a] = lines[a][: chance.randrange(len(lines[a]) + 1)]
        text = "\n".join(lines)
    return text


def _other_value(line: str, chance: Random) -> str:
    """Another value behind the = or : of a line."""
    for sign in (" = ", ": "):
        if sign in line:
            value = chance.choice((*TOML_VALUES, json.dumps(str(chance.choice(NAMES))), str(chance.choice(NUMBERS))))
            return line.partition(sign)[0] + sign + value
    return line[::-1]


def rehashed(text: str) -> bytes:
    """An edited log of a campaign with all its hashes recomputed."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")[:-1]
    chain = link("", "\n".join(lines))
    lines += [f"check: {chain}", ""]
    for line in body.splitlines():
        what = line.rpartition(" ")[0]
        chain = link(chain, what)
        lines.append(f"{what} {chain}")
    return ("\n".join(lines) + "\n").encode()


def as_toml(document: Any) -> str:
    """A document as TOML on long lines; what TOML does not know becomes a text."""
    if not isinstance(document, dict):
        return str(document)
    return "".join(f"{_toml_text(str(key))} = {_toml_value(value)}\n" for key, value in document.items())


def _toml_text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    if isinstance(value, dict):
        pairs = {str(key): part for key, part in value.items()}
        return "{" + ", ".join(f"{_toml_text(key)} = {_toml_value(part)}" for key, part in pairs.items()) + "}"
    return _toml_text(str(value))


def smallest(case: Any, fails: Callable[[Any], bool]) -> Any:
    """Leave out parts as long as the same failure comes back, for a few seconds."""
    stop = time.monotonic() + SHRINKING_SECONDS
    shrunk = True
    while shrunk:
        shrunk = False
        for smaller in _smaller(case):
            if time.monotonic() > stop:
                return case
            if fails(smaller):
                case, shrunk = smaller, True
                break
    return case


def _smaller(case: Any) -> Iterator[Any]:
    """Copies of a case with something left out, large parts first."""
    if isinstance(case, str):
        for separator in ("\n", ""):
            parts = case.split(separator) if separator else list(case)
            size = len(parts) // 2
            while size:
                for start in range(0, len(parts), size):
                    yield separator.join(parts[:start] + parts[start + size :])
                size //= 2
    else:
        for path in list(paths(case))[1:]:
            smaller = copy.deepcopy(case)
            del part_at(smaller, path[:-1])[path[-1]]
            yield smaller
