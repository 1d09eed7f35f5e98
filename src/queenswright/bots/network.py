"""A network as a file: what it was made for and its whole numbers; kernel/network.py says how it judges."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from queenswright.kernel.data import fingerprint
from queenswright.kernel.errors import InputError
from queenswright.kernel.network import ESTIMATE, MOST_HIDDEN

FORMAT = 1
MOST_WEIGHT = (1 << 15) - 1
"""Weights have 16 bits."""
MOST_NUMBER = (1 << 40) - 1
"""What is taken from inputs, what they are multiplied by, and biases."""


class NetworkError(InputError):
    """A file that is no network, or that of another game."""


@dataclass(frozen=True)
class Network:
    """A network with one hidden layer.

    `estimate` says how much the game's estimate counts. `centre` is taken from the inputs, which are multiplied by
    `scale`. `bias` has a number for every hidden unit, `layer` a row of weights for every input, `last` a weight for
    every hidden unit.
    """

    game: str
    measures: int
    estimate: int
    centre: Sequence[int]
    scale: Sequence[int]
    bias: Sequence[int]
    layer: Sequence[Sequence[int]]
    last: Sequence[int]

    @property
    def hidden(self) -> int:
        return len(self.bias)

    def numbers(self) -> list[int]:
        """All numbers in the order in which the search reads them."""
        taken = [number for pair in zip(self.centre, self.scale, strict=True) for number in pair]
        weights = [weight for row in self.layer for weight in row]
        return [self.hidden, self.estimate, *taken, *self.bias, *weights, *self.last]

    @property
    def digest(self) -> str:
        """A short hash of all numbers."""
        return fingerprint(json.dumps([self.game, self.measures, self.numbers()]).encode())


def nothing_learned(game: str, measures: int) -> Network:
    """The network that adds nothing to the estimate."""
    inputs = 2 * measures
    return Network(game, measures, ESTIMATE, [0] * inputs, [0] * inputs, [0], [[0]] * inputs, [0])


def write_network(network: Network) -> str:
    """The network as text."""
    rows = [
        f" {json.dumps(name)}: {json.dumps(value)}" for name, value in {"format": FORMAT, **asdict(network)}.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def read_network(path: Path, game: str, measures: int) -> Network:
    """The network in a file, which has to be one for this game with this number of measures."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise NetworkError(str(path), f"cannot be read ({error}), expected a network of `queenswright train`") from None
    names = {"format", *(field.name for field in fields(Network))}
    if not isinstance(document, dict) or set(document) != names:
        raise NetworkError(str(path), f"is no network, expected an object with {', '.join(sorted(names))}")
    _equal(path, "format", document.pop("format"), FORMAT)
    _equal(path, "game", document["game"], game)
    _equal(path, "measures", document["measures"], measures)
    _row(path, "estimate", [document["estimate"]], 1, MOST_WEIGHT)
    hidden = len(document["bias"]) if isinstance(document["bias"], list) else 0
    if not 1 <= hidden <= MOST_HIDDEN:
        raise NetworkError(str(path), f"got {hidden} hidden units, expected 1 to {MOST_HIDDEN}")
    for name, length, most in (
        ("centre", 2 * measures, MOST_NUMBER),
        ("scale", 2 * measures, MOST_NUMBER),
        ("bias", hidden, MOST_NUMBER),
        ("last", hidden, MOST_WEIGHT),
    ):
        _row(path, name, document[name], length, most)
    if not isinstance(document["layer"], list) or len(document["layer"]) != 2 * measures:
        raise NetworkError(str(path), f"layer: expected {2 * measures} rows")
    for row in document["layer"]:
        _row(path, "layer", row, hidden, MOST_WEIGHT)
    return Network(**document)


def _equal(path: Path, name: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise NetworkError(str(path), f"got {name} {found!r}, expected {expected!r}")


def _row(path: Path, name: str, found: Any, length: int, most: int) -> None:
    if not isinstance(found, list) or len(found) != length:
        raise NetworkError(str(path), f"{name}: expected {length} whole numbers")
    for number in found:
        if type(number) is not int or abs(number) > most:
            raise NetworkError(str(path), f"{name}: got {number!r}, expected a whole number of at most {most}")
