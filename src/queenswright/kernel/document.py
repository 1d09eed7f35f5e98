"""Reading documents (packs, positions): every error names the document, the key, the value and what is allowed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from queenswright.kernel.errors import InputError, PackError

LONGEST_SHOWN = 200
LONGEST_TEXT = 500
PROVENANCES = ("rulebook", "research", "ours")
KEY_DIGITS = 32
SENTENCE = "sentence"


class Sentence(NamedTuple):
    """What an error says for everybody: a message of the catalogues with its arguments; none where there is none."""

    message: str = ""
    args: Mapping[str, Any] = MappingProxyType({})


def sentence_of(error: InputError) -> Sentence:
    """What an error of a document says in every language."""
    found: Sentence = vars(error).get(SENTENCE, Sentence())
    return found


class Fields:
    """One table of a document. Every value is asked for by key; `finish` refuses keys that nobody asked for.

    The readers take a default for a key that may be missing; without a default the key is required.
    """

    def __init__(self, file: str, path: str, values: Any, error: type[InputError] = PackError) -> None:
        self.file = file
        self.path = path
        self._error = error
        if not isinstance(values, Mapping):
            raise error(f"{file}: {path or 'the whole document'}", f"got {shown(values)}, expected a table")
        for key in values:
            if not isinstance(key, str):
                raise error(f"{file}: {path or 'the whole document'}", f"got the key {shown(key)}, expected text keys")
        self._values = values
        self._asked: set[str] = set()

    def problem(self, key: str, text: str, message: str = "", **args: Any) -> InputError:
        """The error for a problem at a key; `message` with `args` says the same in every language."""
        error = self._error(f"{self.file}: {self._where(key)}", text)
        vars(error)[SENTENCE] = Sentence(message, args)
        return error

    def error(self, key: str, allowed: str, message: str = "position-value", **args: Any) -> InputError:
        """The error for the value of a key: what was found and what was expected."""
        if key not in self._values:
            return self.problem(key, f"missing, expected {allowed}", "position-missing")
        found = shown(self._values[key])
        return self.problem(key, f"got {found}, expected {allowed}", message, **{"got": found.strip("'"), **args})

    def has(self, key: str) -> bool:
        """Whether the key is there; `finish` then accepts it."""
        self._asked.add(key)
        return key in self._values

    def names(self) -> list[str]:
        """The keys in the document."""
        return list(self._values)

    def _where(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def raw(self, key: str) -> Any:
        self._asked.add(key)
        return self._values.get(key)

    def text(self, key: str, allowed: Sequence[str] | None = None, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if allowed is not None and value not in allowed:
            raise self.error(key, "one of: " + ", ".join(allowed))
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_TEXT:
            raise self.error(key, f"a text of 1 to {LONGEST_TEXT} characters")
        return value

    def flag(self, key: str) -> bool:
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not _is_number(value, low, high):
            raise self.error(key, f"a whole number from {low} to {high}", "position-number", low=low, high=high)
        return int(value)

    def numbers(self, key: str, low: int, high: int, shortest: int, longest: int | None = None) -> list[int]:
        value = self.raw(key)
        longest = shortest if longest is None else longest
        fits = isinstance(value, list) and shortest <= len(value) <= longest
        if not fits or not all(_is_number(n, low, high) for n in value):
            many = str(shortest) if shortest == longest else f"{shortest} to {longest}"
            raise self.error(key, f"a list of {many} whole numbers from {low} to {high}")
        return list(value)

    def texts(self, key: str, allowed: Sequence[str], length: int | None = None) -> list[str]:
        value = self.raw(key)
        fits = isinstance(value, list) and length in (None, len(value)) and all(item in allowed for item in value)
        if not fits or len(set(value)) != len(value):
            many = "" if length is None else f"{length} "
            raise self.error(key, f"a list of {many}different values out of: {', '.join(allowed)}")
        return list(value)

    def table(self, key: str) -> Fields:
        value = self.raw(key)
        if not isinstance(value, Mapping):
            raise self.error(key, "a table")
        return Fields(self.file, self._where(key), value, self._error)

    def tables(self, key: str, lowest: int, highest: int) -> list[Fields]:
        value = self.raw(key)
        if not isinstance(value, list) or not lowest <= len(value) <= highest:
            found = f"{len(value)} entries" if isinstance(value, list) else shown(value)
            many = str(lowest) if lowest == highest else f"{lowest} to {highest}"
            raise self.problem(
                key, f"got {found}, expected a list of {many} tables", "position-count", low=lowest, high=highest
            )
        return [Fields(self.file, f"{self._where(key)}[{i}]", item, self._error) for i, item in enumerate(value)]

    def group(self, key: str) -> Fields:
        """A sub-table that states the provenance of its values."""
        group = self.table(key)
        group.text("provenance", PROVENANCES)
        return group

    def finish(self) -> None:
        for key in self._values:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise self.problem(key, f"unknown key, expected one of: {known}", "position-unknown", got=shown(key))


def shown(value: Any) -> str:
    """A value as it was written, shortened where it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to format numbers with thousands of digits
        return "a very long number"
    except RecursionError:
        return "a very deep value"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_toml(path: Path) -> Fields:
    """The root table of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PackError(str(path), f"cannot be read ({error.strerror})") from error
    try:
        values = tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, not UTF-8, or a number of 1000s of digits
        raise PackError(str(path), f"is not a TOML file: {error}") from error
    return Fields(path.name, "", values)


def options_in(root: Fields) -> Mapping[str, Any]:
    """The options of a position."""
    options = root.raw("options") or {}
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise root.error("options", "a table of options")
    return options


def key_in(root: Fields) -> int:
    """The key that decides all chance: given directly, or as a seed."""
    seed = root.number("seed", 0, 2**128 - 1, 0)
    if not root.has("chance"):
        return seed
    chance = root.table("chance")
    digits = chance.text("key")
    if len(digits) != KEY_DIGITS or any(c not in "0123456789abcdef" for c in digits):
        raise chance.error("key", f"{KEY_DIGITS} hexadecimal digits")
    chance.has("drawn")
    chance.finish()
    return int(digits, 16)


def drawn_in(root: Fields, after_setup: int, most: int) -> int:
    """How many words of chance were used; by default those of the set-up."""
    return root.table("chance").number("drawn", 0, most, after_setup) if root.has("chance") else after_setup
