"""An analysis as plain data: what a page, a terminal, a file and a server show. docs/study.md is the manual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from math import hypot
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.errors import InputError

VERSION = 1
"""The version of the written form; a reader refuses a newer one."""

ROUGH, JUDGED, CLOSER = 0, 1, 2
PASSES = (ROUGH, JUDGED, CLOSER)
"""How far a turn has been looked at: its value only, compared with other turns, compared again on many more deals."""

FORCED, DECIDED, BEST, CLOSE, SOUND = "forced", "decided", "best", "close", "sound"
SLIP, MISTAKE, BLUNDER = "slip", "mistake", "blunder"
"""Verdicts: no choice; nothing at stake; nothing better found; too close to judge; a little given away; the marks."""

MARKS: Mapping[str, str] = {SLIP: "?!", MISTAKE: "?", BLUNDER: "??"}
VERDICTS = (FORCED, DECIDED, BEST, CLOSE, SOUND, *MARKS)
THRESHOLDS: Mapping[str, float] = {BLUNDER: 0.25, MISTAKE: 0.12, SLIP: 0.06}
"""From how much of a victory given away a turn has a mark."""


MOST_SIMULATIONS = 100_000


class StudyError(InputError):
    """An analysis that cannot be made or read."""


@dataclass(frozen=True)
class Outlook:
    """What every seat may expect: its share of the victory, from 0 to 1, with the standard error, over some deals."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    deals: int


@dataclass(frozen=True)
class Way:
    """A turn that could be played: its moves, what it is worth, what may follow, and why it is good."""

    moves: tuple[str, ...]
    outlook: Outlook
    line: tuple[str, ...] = ()
    reasons: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Evaluation:
    """The turns of the seat that decides, the best first; a position is worth its best turn."""

    seat: int
    turn: str
    ways: tuple[Way, ...]
    simulations: int

    @property
    def outlook(self) -> Outlook:
        return self.ways[0].outlook

    @staticmethod
    def from_dict(document: Mapping[str, Any], seats: int) -> Evaluation:
        """Read what `asdict` has made of one."""
        ways = tuple(_way(way, seats) for way in document["ways"])
        return Evaluation(
            document["seat"], document["turn"], tuple(way for way in ways if way), document["simulations"]
        )


@dataclass(frozen=True)
class Luck:
    """What chance changed at the end of a turn for every seat, with the standard errors."""

    changes: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class JudgedTurn:
    """A whole turn, as far as it could be chosen without learning anything in between.

    `first` counts the moves of the game before it. `before` is what the position was worth. `loss` is by how much
    `better` is better, as a share of a victory, `error` its standard error; both are of the seat that played.
    `after` is what the position was worth after what was revealed at its end, None where nothing was.
    """

    first: int
    seat: int
    turn: str
    step: str
    moves: tuple[str, ...]
    before: Outlook
    depth: int = ROUGH
    verdict: str = FORCED
    loss: float = 0.0
    error: float = 0.0
    played: Way | None = None
    better: Way | None = None
    after: Outlook | None = None

    @property
    def luck(self) -> Luck | None:
        """What was revealed at its end, against the average of all that could have been."""
        if self.after is None or self.played is None:
            return None
        now, expected = self.after, self.played.outlook
        changes = tuple(a - b for a, b in zip(now.shares, expected.shares, strict=True))
        return Luck(changes, tuple(hypot(a, b) for a, b in zip(now.errors, expected.errors, strict=True)))

    @property
    def given_away(self) -> float:
        """What was given away for certain: nothing where it is too close to judge."""
        return self.loss if self.verdict in (SOUND, *MARKS) else 0.0

    @property
    def mark(self) -> str:
        """`?!`, `?`, `??`, or nothing."""
        return MARKS.get(self.verdict, "")


@dataclass(frozen=True)
class Effort:
    """What an analysis may cost, and the seed of its random numbers: the same of all three gives the same analysis.

    `simulations` are those with which the search looks for the best turn of a position, 60 like the bot `master`.
    """

    simulations: int = 60
    seed: int = 0

    @staticmethod
    def of(budget: Effort | int | None) -> Effort:
        """An effort from what callers may give: one, its simulations, or nothing for the usual one."""
        found = budget if isinstance(budget, Effort) else Effort() if budget is None else Effort(budget)
        if type(found.simulations) is not int or not 1 <= found.simulations <= MOST_SIMULATIONS:
            allowed = f"a whole number of simulations from 1 to {MOST_SIMULATIONS}"
            raise StudyError("budget", f"got {found.simulations!r}, expected {allowed}")
        return found


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, or of one game of several linked ones (`number`).

    `identity` says of which moves it is. `end` is what the last position is worth, exact where the game is over.
    """

    game: str
    pack: str
    players: tuple[str, ...]
    seats: tuple[str, ...]
    identity: str
    effort: Effort
    turns: tuple[JudgedTurn, ...]
    end: Outlook
    is_over: bool
    number: int | None = None
    depth: int = ROUGH
    simulations: int = 0

    @cached_property
    def curve(self) -> tuple[Outlook, ...]:
        """What the positions before every turn and the last one are worth.

        A position is valued twice, as what one turn leads to and as what the next one begins with. The curve is the
        mean of both, and what they differ by adds to its doubt.
        """
        found = [turn.before for turn in self.turns]
        for i, turn in enumerate(self.turns[:-1]):
            led_to = turn.after or (turn.played and turn.played.outlook)
            found[i + 1] = _between(led_to, found[i + 1]) if led_to else found[i + 1]
        return (*found, self.end)

    def to_dict(self) -> dict[str, Any]:
        """As data for JSON; `from_dict` reads it back."""
        return {"version": VERSION, **asdict(self)}

    @staticmethod
    def from_dict(document: Any, where: str = "analysis") -> Analysis:
        """Read what `to_dict` has written."""
        version = document.get("version") if isinstance(document, dict) else None
        if version != VERSION:
            raise StudyError(where, f"got an analysis of version {version!r}, expected {VERSION}")
        try:
            return _analysis(document)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise StudyError(where, f"is not an analysis: {type(error).__name__} {error}") from error


def verdict_of(loss: float, error: float, has_better: bool) -> str:
    """What is said of a turn that gave this much away, by the doubt about it (two standard errors)."""
    if not has_better:
        return BEST
    if loss <= 2 * error:
        return CLOSE
    return next((verdict for verdict, least in THRESHOLDS.items() if loss >= least), SOUND)


def _between(one: Outlook, other: Outlook) -> Outlook:
    """The mean of two estimates of the same."""
    pairs = list(zip(one.shares, other.shares, strict=True))
    doubts = zip(one.errors, other.errors, pairs, strict=True)
    errors = tuple(hypot(a / 2, b / 2, (mine - yours) / 2) for a, b, (mine, yours) in doubts)
    return Outlook(tuple((a + b) / 2 for a, b in pairs), errors, one.deals + other.deals)


def _analysis(document: Mapping[str, Any]) -> Analysis:
    plain = {key: value for key, value in document.items() if key != "version"}
    found = Analysis(
        **{
            **plain,
            "players": _texts(document["players"]),
            "seats": _texts(document["seats"]),
            "effort": Effort(**{key: int(value) for key, value in document["effort"].items()}),
            "turns": tuple(_turn(turn, len(document["seats"])) for turn in document["turns"]),
            "end": _outlook(document["end"], len(document["seats"])),
        }
    )
    if len(found.players) != len(found.seats):
        raise ValueError(f"{len(found.players)} players in {len(found.seats)} seats")
    if found.depth not in PASSES or not all(isinstance(one, str) for one in (found.game, found.pack, found.identity)):
        raise ValueError("a depth from 0 to 2, and texts for game, pack and identity")
    if not isinstance(found.number, int | None):
        raise ValueError(f"game {found.number!r}")
    return found


def _turn(plain: Mapping[str, Any], seats: int) -> JudgedTurn:
    turn = JudgedTurn(
        **{
            **plain,
            "moves": _texts(plain["moves"]),
            "before": _outlook(plain["before"], seats),
            "loss": _number(plain["loss"]),
            "error": _number(plain["error"]),
            "played": _way(plain["played"], seats),
            "better": _way(plain["better"], seats),
            "after": plain["after"] and _outlook(plain["after"], seats),
        }
    )
    if turn.seat not in range(seats) or turn.verdict not in VERDICTS or turn.depth not in PASSES:
        raise ValueError(f"seat {turn.seat!r}, verdict {turn.verdict!r}, depth {turn.depth!r}")
    if not isinstance(turn.first, int) or not all(isinstance(one, str) for one in (turn.turn, turn.step)):
        raise ValueError("a number of moves and texts for turn and step")
    return turn


def _way(plain: Mapping[str, Any] | None, seats: int) -> Way | None:
    if plain is None:
        return None
    reasons = tuple(Event(str(reason["message"]), dict(reason["args"])) for reason in plain["reasons"])
    return Way(_texts(plain["moves"]), _outlook(plain["outlook"], seats), _texts(plain["line"]), reasons)


def _outlook(plain: Mapping[str, Any], seats: int) -> Outlook:
    return Outlook(_numbers(plain["shares"], seats), _numbers(plain["errors"], seats), int(plain["deals"]))


def _numbers(plain: Any, count: int) -> tuple[float, ...]:
    if len(plain) != count:
        raise ValueError(f"{len(plain)} numbers for {count} seats")
    return tuple(_number(number) for number in plain)


def _number(plain: Any) -> float:
    """A share or an error; neither is more than a whole victory."""
    number = float(plain)
    if not 0 <= number <= 1:
        raise ValueError(f"{plain!r} is not from 0 to 1")
    return number


def _texts(plain: Any) -> tuple[str, ...]:
    return tuple(str(text) for text in plain)
