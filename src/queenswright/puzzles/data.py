"""A puzzle as plain data. docs/puzzles.md is the manual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from queenswright.kernel.data import Event, fingerprint
from queenswright.kernel.errors import InputError

LONGEST_TEXT = 200


class PuzzleError(InputError):
    """A puzzle or a file of puzzles that cannot be used."""


@dataclass(frozen=True)
class ComparedTurn:
    """A turn that was compared: its moves, the seats' shares of the victory, and what may follow."""

    moves: tuple[str, ...]
    shares: tuple[float, ...]
    line: tuple[str, ...] = ()
    reasons: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Source:
    """Where a position comes from: the game that bots played with this seed, and how many moves were played before."""

    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: int = 0
    turn: str = ""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one turn is clearly better than every other.

    `answer` is that turn and `others` the next best, best first, all compared in the same `deals`; `margin` is what the
    next best gives away, `error` its standard error. `chapter` names how far a campaign has to be for the puzzle to be
    offered. `rating` is how hard it is, measured by the bots in `solved`: how often each of them finds the answer.
    """

    game: str
    kind: str
    chapter: str
    seat: int
    players: int
    position: Mapping[str, Any]
    answer: ComparedTurn
    others: tuple[ComparedTurn, ...]
    margin: float
    error: float
    deals: int
    rating: int
    solved: Mapping[str, float]
    source: Source

    @cached_property
    def id(self) -> str:
        """A short name that no other puzzle has; computed once, since it takes its time."""
        return name_of(self.position)

    def to_dict(self) -> dict[str, Any]:
        """As data for JSON; `from_dict` reads it back."""
        return asdict(self)

    @staticmethod
    def from_dict(document: Any, where: str = "puzzle") -> Puzzle:
        """Read what `to_dict` has written."""
        try:
            return _puzzle(document)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise PuzzleError(where, f"is not a puzzle: {type(error).__name__} {error}") from error


def name_of(position: Mapping[str, Any]) -> str:
    """The name of the puzzle with this position."""
    return fingerprint(repr(_ordered(position)).encode())[:10]


def _ordered(value: Any) -> Any:
    """A document in a form that does not depend on the order of its keys."""
    if isinstance(value, Mapping):
        return [(str(key), _ordered(value[key])) for key in sorted(value, key=str)]
    return [_ordered(one) for one in value] if isinstance(value, list | tuple) else value


def _puzzle(document: Mapping[str, Any]) -> Puzzle:
    players = int(document["players"])
    found = Puzzle(
        game=_text(document["game"]),
        kind=_text(document["kind"]),
        chapter=_text(document["chapter"]),
        seat=int(document["seat"]),
        players=players,
        position=dict(document["position"]),
        answer=_turn(document["answer"], players),
        others=tuple(_turn(one, players) for one in document["others"]),
        margin=_share(document["margin"]),
        error=_share(document["error"]),
        deals=int(document["deals"]),
        rating=int(document["rating"]),
        solved={_text(bot): _share(share) for bot, share in document["solved"].items()},
        source=Source(**{**document["source"], "options": dict(document["source"]["options"])}),
    )
    if found.seat not in range(players) or not found.answer.moves or not found.others:
        raise ValueError(f"seat {found.seat}, {len(found.answer.moves)} moves, {len(found.others)} other turns")
    return found


def _turn(plain: Mapping[str, Any], players: int) -> ComparedTurn:
    shares = tuple(_share(share) for share in plain["shares"])
    if len(shares) != players:
        raise ValueError(f"{len(shares)} shares for {players} seats")
    reasons = tuple(Event(_text(one["message"]), dict(one["args"])) for one in plain["reasons"])
    return ComparedTurn(_texts(plain["moves"]), shares, _texts(plain["line"]), reasons)


def _share(plain: Any) -> float:
    number = float(plain)
    if not 0 <= number <= 1:
        raise ValueError(f"{plain!r} is not from 0 to 1")
    return number


def _text(plain: Any) -> str:
    if not isinstance(plain, str) or len(plain) > LONGEST_TEXT:
        raise ValueError(f"{plain!r:.50} is not a short text")
    return plain


def _texts(plain: Sequence[Any]) -> tuple[str, ...]:
    return tuple(_text(one) for one in plain)
