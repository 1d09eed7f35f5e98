"""A table as its happenings left it: they are folded one by one, and the same ones always give the same table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from queenswright.kernel.contract import Event
from queenswright.kernel.game import Game
from queenswright.table.clock import Clocks
from queenswright.table.happening import OPEN_KEYS, Happening, told
from queenswright.table.line import Line
from queenswright.table.seats import Seat
from queenswright.table.settings import Settings

REMEMBERED = 256
"""So many of the last events are kept as they were shown, for those who come back."""

MOVES_ON = frozenset({"started", "move", "end_turn", "undo", "redo", "flag"})
KEEPS_ASK = frozenset({"ask", "agree", "say", "rematch", "resumed"})


@dataclass(frozen=True)
class RoomSeat:
    """A place at the table: `open`, held by a `person`, or played by a `bot`.

    `left` says that its person has gone; `lost` that the time was up and the game is lost for it.
    """

    kind: str = "open"
    name: str | None = None
    bot: str | None = None
    person: str | None = None
    lost: bool = False
    left: bool = False

    def to_dict(self, yours: bool = False, present: bool = False) -> dict[str, Any]:
        """The seat as everybody may see it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "yours": yours,
            "present": present,
            "lost": self.lost,
            "left": self.left,
        }

    @property
    def label(self) -> str:
        """The name in records: a person's own, or the bot's."""
        return self.bot or self.name or ""


@dataclass(frozen=True)
class Ask:
    """The request to take back so many moves, and who has to agree."""

    seat: int
    count: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.count, "needed": list(self.needed), "agreed": list(self.agreed)}


@dataclass(frozen=True)
class Taken:
    """What an undo took: who asked for it, who held the turn then, and the numbers of the moves."""

    seat: int
    holding: int | None
    numbers: tuple[int, ...]


class Fold:
    """The fold of a table's happenings: seats, game, held turn, requests, clocks, chat.

    `status` is `open` until every seat is taken, then `running`, and `over` once the last turn was ended too. The table
    waits for the seat `deciding`: the one that holds its turn, else the one that chooses next. `turn` is the label of
    the turn that is being played or held.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        key: int,
        options: Mapping[str, Any],
        settings: Settings,
        rules_version: int | None = None,
        salt: str = "",
    ) -> None:
        game.check(players, options)
        game.rules.options.read(players, options)
        self.game = game
        self.players = players
        self.options = dict(options)
        self.settings = settings
        self.rules_version = game.rules.rules_version if rules_version is None else rules_version
        self.salt = salt
        self.number = 0
        self.changed_at = 0.0
        self.position = 0
        self.status = "open"
        self.turn = ""
        self.deciding: int | None = None
        self.seats = [RoomSeat() for _ in range(players)]
        self.table: Line | None = None
        self.holding: int | None = None
        self.asked: Ask | None = None
        self.clocks = Clocks(settings.clock, players)
        self.chat: list[dict[str, Any]] = []
        self.rematch_table: str | None = None
        self.shown: dict[str, Any] = {}
        self._key = key
        self._numbers: list[int] = []
        self._taken: list[Taken] = []
        self._lost: list[int] = []
        self._gone: frozenset[int] = frozenset()
        self._checked: Happening | None = None
        self._views: dict[int | None, dict[str, Any]] = {}
        self._legal: list[str] | None = None
        self._opened: dict[int | None, set[str]] = {}
        self._recent: deque[dict[str, Any]] = deque(maxlen=REMEMBERED)
        self._folds: dict[str, Callable[[Happening], list[Event] | None]] = {
            "seated": self._seated,
            "bot": self._bot,
            "left": self._left,
            "started": self._started,
            "move": self._move,
            "end_turn": self._end_turn,
            "undo": self._undo,
            "redo": self._redo,
            "ask": self._ask,
            "agree": self._agree,
            "decline": self._decline,
            "flag": self._flag,
            "say": self._say,
            "rematch": self._rematch,
            "resumed": self._resumed,
        }

    def apply(self, happening: Happening) -> list[Event]:
        """Fold the next happening; what it tells, for moves. `shown` is the event as everybody may see it."""
        self.number += 1
        self.changed_at = happening.at
        kind = happening.kind
        untold = self._untold()
        if kind not in KEEPS_ASK:
            self.asked = None
        story = self._folds[kind](happening) or []
        if kind in MOVES_ON:
            self.position = self.number
            self._views.clear()
            self._legal = None
            self._note_opened()
        if self.table is not None and kind not in KEEPS_ASK:
            self._look(self.table)
            self._run_clock(happening)
        self.shown = self._event(happening, story, untold)
        self._recent.append(self.shown)
        return story

    def _note_opened(self) -> None:
        """What was once read stays readable: the chronicle speaks of it."""
        if self.table is not None and self.game.rules.telling.disclosed_texts is not None:
            for seat in (None, *range(self.players)):
                self._opened.setdefault(seat, set()).update(self.table.position.disclosed_texts(seat))

    def opened(self, who: Collection[int]) -> list[str]:
        """The sealed texts that the holder of these seats (nobody: a spectator) has been allowed to read so far."""
        return sorted(set().union(*(self._opened.get(seat, ()) for seat in who or (None,))))

    def events_after(self, number: int) -> list[dict[str, Any]] | None:
        """The events after a number as they were shown; None when they are not remembered any more, or unknown."""
        missing = self.number - number
        if not 0 <= missing <= len(self._recent):
            return None
        return list(self._recent)[len(self._recent) - missing :]

    def _untold(self) -> int:
        """How many of the last moves are told without their text, because others make the same choice."""
        return 0 if self.table is None else self.table.position.untold()

    def _event(self, happening: Happening, story: list[Event], untold: int) -> dict[str, Any]:
        body = happening.body
        event = {
            "number": self.number,
            "at": happening.at,
            "kind": happening.kind,
            "seat": happening.seat,
            **{key: body[key] for key in OPEN_KEYS if key in body},
        }
        if happening.kind == "move" and self.table is not None:
            event["turn"] = self.table.played[-1].turn
        if happening.kind == "move":
            event["story"] = told(story)
            event.update({"text": ""} if self._untold() else {})
        if happening.kind == "move" and untold and not self._untold():
            event["moves"] = self.log()[-untold - 1 : -1]
        if happening.kind == "redo":
            event["moves"] = self.log()[-body["count"] :]
        return event

    def log(self) -> list[dict[str, Any]]:
        """The moves of the current line; what was taken back is gone, what is not told yet has no text."""
        if self.table is None:
            return []
        silent = len(self._numbers) - self._untold()
        return [
            {
                "number": number,
                "turn": entry.turn,
                "seat": entry.seat,
                "text": entry.move.text if count < silent else "",
                "story": told(entry.events),
            }
            for count, (number, entry) in enumerate(zip(self._numbers, self.table.played, strict=True))
        ]

    def _look(self, table: Line) -> None:
        """How things stand after a happening: whether the game is over for everybody, and whom the table waits for."""
        by_rules = table.is_over and self.holding is None
        self.status = "over" if by_rules or self.players - len(self._lost) == 1 else "running"
        waits_for = table.to_move if self.holding is None else self.holding
        self.deciding = waits_for if self.status == "running" else None
        self.turn = table.position.turn if self.holding is None else table.played[-1].turn

    def _run_clock(self, happening: Happening) -> None:
        assert self.table is not None
        seat = self.deciding
        if seat is not None and self.seats[seat].kind != "person":
            seat = None
        self.clocks.run(seat, happening.at, len(self.table.played), forward=happening.kind not in ("undo", "redo"))

    def _set_seat(self, seat: int, new: RoomSeat) -> None:
        self.seats[seat] = new
        self._gone = frozenset(i for i, one in enumerate(self.seats) if one.left)
        if self.table is not None:
            self.table.seats = tuple(Seat(one.label, one.kind == "bot") for one in self.seats)

    def _seated(self, happening: Happening) -> None:
        seat = _seat_of(happening)
        self._set_seat(seat, RoomSeat("person", happening.body["name"], person=happening.body["person"]))
        if self.table is not None:
            self.clocks.welcome(seat)

    def _bot(self, happening: Happening) -> None:
        seat = _seat_of(happening)
        abandoned = self.seats[seat].left or self.seats[seat].kind == "person"
        self._set_seat(seat, RoomSeat("bot", bot=happening.body["bot"], left=abandoned))

    def _left(self, happening: Happening) -> None:
        seat = _seat_of(happening)
        gone = RoomSeat() if self.table is None else replace(self.seats[seat], person=None, left=True)
        self._set_seat(seat, gone)

    def _started(self, happening: Happening) -> None:
        position = self.game.new(self.players, self._key, self.options, self.rules_version)
        seats = [Seat(one.label, one.kind == "bot") for one in self.seats]
        self.table = Line(position, seats, datetime.fromtimestamp(happening.at, UTC).date().isoformat())

    def _move(self, happening: Happening) -> list[Event]:
        assert self.table is not None
        position = self.table.position
        move = position.parse(happening.body["text"], prefix=False)
        story = self.table.play(move, known_legal=happening is self._checked)
        self._numbers.append(self.number)
        self._taken.clear()
        last = self.table.played[-1]
        if position.is_over or position.turn != last.turn:
            if self._holds(last.seat):
                self.holding = last.seat
            else:
                self._pay_turn(happening.at)
        return story

    def _holds(self, seat: int) -> bool:
        """Whether the seat has to end its turn itself."""
        asks = self.game.rules.manners.asks_end_of_turn and not self.settings.auto_end
        return asks and self.seats[seat].kind == "person"

    def _pay_turn(self, at: float) -> None:
        """The increment of the turn that ended goes to the seat that began it."""
        assert self.table is not None
        log = self.table.played
        first = len(log) - 1
        while first > 0 and log[first - 1].turn == log[-1].turn:
            first -= 1
        self.clocks.end_turn(log[first].seat, at, len(log))

    def _end_turn(self, happening: Happening) -> None:
        self._pay_turn(happening.at)
        self.holding = None

    def _undo(self, happening: Happening) -> None:
        assert self.table is not None
        count = happening.body["count"]
        self._taken.append(Taken(_seat_of(happening), self.holding, tuple(self._numbers[-count:])))
        self.table.take_back(count)
        del self._numbers[-count:]
        self.holding = None

    def _redo(self, happening: Happening) -> list[Event]:
        assert self.table is not None
        story = self.table.redo()
        taken = self._taken.pop()
        self._numbers += taken.numbers
        self.holding = taken.holding if taken.holding is not None and self._holds(taken.holding) else None
        return story

    def _ask(self, happening: Happening) -> None:
        self.asked = Ask(_seat_of(happening), happening.body["count"], tuple(happening.body["needed"]))

    def _agree(self, happening: Happening) -> None:
        assert self.asked is not None
        self.asked = replace(self.asked, agreed=(*self.asked.agreed, _seat_of(happening)))

    def _decline(self, happening: Happening) -> None:
        self.asked = None

    def _flag(self, happening: Happening) -> None:
        seat, lost = _seat_of(happening), happening.body["lost"]
        self.clocks.left[seat] = 0.0
        if self.holding == seat:
            self.holding = None
        if lost:
            self._lost.append(seat)
        self._set_seat(seat, RoomSeat("bot", bot=happening.body["bot"], lost=lost, left=True))

    def _say(self, happening: Happening) -> None:
        said = {"number": self.number, "at": happening.at, "seat": happening.seat}
        self.chat.append({**said, "name": happening.body["name"], "text": happening.body["text"]})
        del self.chat[:-REMEMBERED]

    def _rematch(self, happening: Happening) -> None:
        self.rematch_table = happening.body["table"]

    def _resumed(self, happening: Happening) -> None:
        self.clocks.resume(happening.body["since"])


def _seat_of(happening: Happening) -> int:
    assert happening.seat is not None
    return happening.seat
