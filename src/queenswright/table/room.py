"""A table with people, bots and time around it: what they wish is decided here, what happened is folded.

A wish (`move`, `sit`, `undo` ...) is checked and answered with the happenings it leads to; nothing changes yet. Who
keeps the log stores them and then folds them with `apply`. No input or output, and no clock but the `now` it is told.

Acts in the game are wished by a person, who may hold several seats (people around one screen): `who` are those seats.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from queenswright.kernel.contract import Move, fingerprint
from queenswright.kernel.errors import IllegalMove, MoveError, Refusal
from queenswright.records import Record, commitment, redacted, shortened
from queenswright.table.fold import Ask
from queenswright.table.frames import frames, replay_head
from queenswright.table.happening import Happening, RoomRefusal, refusal, refused
from queenswright.table.line import Line, UndoRequest
from queenswright.table.preview import imagined, preview
from queenswright.table.seating import Seating

FLAG_BOT = "journeyman"
"""Who plays on for a seat whose time is up."""

GAP = 1.0
"""Seconds that are too short to speak of an outage."""

LONGEST_SAID = 500
LONGEST_MOVE = 100
MOST_PREVIEWED = 30
JOINER = "\u200d"


class Room(Seating):
    """A table from its first free seat to its end.

    >>> import queenswright as qw
    >>> from queenswright.table import Settings
    >>> room = Room(qw.load("architect"), 2, key=7, options={}, settings=Settings())
    >>> for happening in room.sit(0, "a", "Anna", now=0.0):
    ...     _ = room.apply(happening)
    >>> wish = room.seat_bot(1, "random", now=1.0, host=True)
    >>> [happening.kind for happening in wish]
    ['bot', 'started']
    >>> for happening in wish:
    ...     _ = room.apply(happening)
    >>> room.status, room.state(room.seats_of("a"), now=2.0)["step"]
    ('running', 'draft')
    """

    @property
    def commitment(self) -> str:
        """What is published at the start, so that the key can be checked at the end."""
        return commitment(self.salt, self._key)

    @property
    def bot_to_move(self) -> int | None:
        """The bot that has to choose now; bots wait while somebody is asked for consent."""
        seat = self.deciding
        return seat if seat is not None and self.asked is None and self.seats[seat].kind == "bot" else None

    def due(self) -> float | None:
        """The moment at which a clock runs out, None when none runs."""
        return self.clocks.due()

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(i for i, seat in enumerate(self.seats) if person is not None and seat.person == person)

    def acting(self, who: Collection[int]) -> int | None:
        """The seat through whose eyes its person looks: the one that decides, or decided last, or the first."""
        if self.deciding in who:
            return self.deciding
        last = self._last_chooser(who)
        return min(who, default=None) if last is None else last

    def _last_chooser(self, who: Collection[int]) -> int | None:
        for entry in reversed(self.table.played if self.table is not None else []):
            if entry.seat in who:
                return entry.seat
        return None

    def move(self, who: Collection[int], text: str, now: float) -> list[Happening]:
        """The seat that decides plays a move, given in exact notation."""
        table, seat = self._decider(who)
        if self.clocks.running == seat and self.clocks.left_at(seat, now) <= 0:
            raise refused("table-time-out")
        move = _parsed(table, text)
        why = table.position.why_not(move)
        if why:
            raise RoomRefusal(why)
        self._checked = Happening("move", seat, now, {"text": move.text})
        return [self._checked]

    def end_turn(self, who: Collection[int], now: float) -> list[Happening]:
        """The seat that holds its turn ends it: the game goes on, or is over for everybody."""
        self._running()
        if self.holding is None or self.holding not in who:
            raise refused("table-nothing-to-end")
        return [Happening("end_turn", self.holding, now)]

    def undo(self, who: Collection[int], now: float) -> list[Happening]:
        """Take back the last choice of these seats, or ask those who have to agree."""
        ask = self._undo_wish(who)
        if isinstance(ask, Refusal):
            raise RoomRefusal(ask)
        if not ask.needed:
            return [Happening("undo", ask.seat, now, {"count": ask.count})]
        return [Happening("ask", ask.seat, now, {"count": ask.count, "needed": list(ask.needed)})]

    def redo(self, who: Collection[int], now: float) -> list[Happening]:
        """Play again what was taken back last, for the seat that took it back, until something new is done."""
        self._running()
        if not self._can_redo(who):
            raise refused("table-redo-nothing")
        return [Happening("redo", self._taken[-1].seat, now, {"count": len(self._taken[-1].numbers)})]

    def agree(self, who: Collection[int], now: float) -> list[Happening]:
        """Those who are asked agree; when all have, the moves are taken back."""
        asked = self._asked()
        mine = [seat for seat in asked.needed if seat in who and seat not in asked.agreed]
        if not mine:
            raise refused("table-not-asked")
        happenings = [Happening("agree", seat, now) for seat in mine]
        if len(asked.agreed) + len(mine) == len(asked.needed):
            happenings.append(Happening("undo", asked.seat, now, {"count": asked.count}))
        return happenings

    def decline(self, who: Collection[int], now: float) -> list[Happening]:
        """One who is asked does not agree, or the asker withdraws: the request is gone."""
        asked = self._asked()
        mine = [seat for seat in (asked.seat, *asked.needed) if seat in who]
        if not mine:
            raise refused("table-not-asked")
        return [Happening("decline", mine[0], now)]

    def flag(self, now: float) -> list[Happening]:
        """The running clock is at zero: a bot plays on for the seat, which may have lost."""
        seat, due = self.clocks.running, self.due()
        if seat is None or due is None or now < due:
            raise refused("table-clock-runs")
        lost = self.settings.clock.at_zero == "lose"
        return [Happening("flag", seat, now, {"bot": FLAG_BOT, "lost": lost})]

    def resume(self, since: float, now: float) -> list[Happening]:
        """Nobody could play before `since`: a bank clock that ran meanwhile is set back to its last event.

        Days go on: they are long enough for a server that is away for some hours.
        """
        runs = self.settings.clock.kind == "bank" and self.clocks.running is not None
        return [Happening("resumed", None, now, {"since": since})] if runs and self.clocks.since < since - GAP else []

    def say(self, who: Collection[int], name: str, text: str, now: float) -> list[Happening]:
        """Somebody says something, at the table or watching; signs that cannot be seen are left out."""
        seen = "".join(c for c in str(text) if c.isspace() or c == JOINER or unicodedata.category(c)[0] != "C")
        said = " ".join(seen.split())
        if not said.strip(JOINER):
            raise refused("table-say-nothing")
        if len(said) > LONGEST_SAID:
            raise refused("table-say-less", most=LONGEST_SAID)
        seat = self.acting(who)
        own = self.seats[seat].name if seat is not None else None
        return [Happening("say", seat, now, {"name": own or name, "text": said})]

    def rematch(self, who: Collection[int], table: str, now: float) -> list[Happening]:
        """The same people meet at another table, once this game is over."""
        if not who:
            raise refused("table-not-at-table")
        if self.status != "over":
            raise refused("table-not-over")
        if self.rematch_table is not None:
            raise refused("table-rematch-made")
        return [Happening("rematch", self.acting(who), now, {"table": table})]

    def _running(self) -> Line:
        if self.table is None:
            raise refused("table-not-started")
        if self.status == "over":
            raise refused("refused-game-over")
        return self.table

    def _decider(self, who: Collection[int]) -> tuple[Line, int]:
        """The table and the seat of `who` that may choose a move now."""
        table = self._running()
        if self.holding is not None and self.holding in who:
            raise refused("table-end-turn-first")
        seat = table.to_move
        if self.holding is not None or seat is None or seat not in who:
            raise refused("table-not-your-turn")
        return table, seat

    def _asked(self) -> Ask:
        self._running()
        if self.asked is None:
            raise refused("table-nothing-asked")
        return self.asked

    def _can_redo(self, who: Collection[int]) -> bool:
        return bool(self._taken) and self._taken[-1].seat in who

    def _undo_wish(self, who: Collection[int]) -> Ask | Refusal:
        """What taking back would need: nobody's consent, or that of some; or why it is impossible."""
        table = self.table
        if table is None:
            return refusal("table-not-started")
        if self.status == "over":
            return refusal("refused-game-over")
        if self.settings.take_back == "none":
            return refusal("table-no-take-back")
        if self.asked is not None:
            return refusal("table-ask-pending")
        seat = self._last_chooser(who)
        if seat is None:
            return refusal("undo-nothing")
        excused = self._gone.union(who)
        request = table.undo_request(seat, excused)
        if isinstance(request, Refusal):
            return request
        needed = set(request.must_agree)
        own_turn = table.played[-request.count].turn == self.turn
        if not own_turn:
            needed |= self._thinking() - excused
        if self.settings.take_back == "turn" and (needed or not own_turn):
            return self._beyond_turn(request)
        return Ask(seat, request.count, tuple(sorted(needed)))

    def _thinking(self) -> set[int]:
        """The person who decides now: who has begun to think is asked too."""
        seat = self.deciding
        return {seat} if seat is not None and self.seats[seat].kind == "person" else set()

    def _beyond_turn(self, request: UndoRequest) -> Refusal:
        return refusal("undo-revealed" if request.crosses_reveal else "table-turn-only")

    def state(self, who: Collection[int], now: float, view: bool = True) -> dict[str, Any]:
        """The game as the holder of these seats may see it (nobody: a spectator); plain data for JSON."""
        shown = {**self.shared(now), **self.personal(who)}
        return {**shown, "view": self.view(shown["seat"])} if view else shown

    def shared(self, now: float) -> dict[str, Any]:
        """The part of the state that is the same for everybody."""
        position = self.table.position if self.table is not None and self._chooses else None
        return {
            "turn": self.turn,
            "step": None if position is None else position.step,
            "to_move": None if position is None else self.deciding,
            "holding": self.holding if self.status == "running" else None,
            "asked": self.asked.to_dict() if self.asked is not None else None,
            "clock": self._clock(now),
            "over": self._over(),
        }

    def personal(self, who: Collection[int]) -> dict[str, Any]:
        """The part of the state that depends on the seats one holds."""
        undo = self._undo_wish(who) if who else None
        return {
            "seat": self.acting(who) if who else None,
            "legal": self.legal() if self._chooses and self.deciding in who else [],
            "undo": ("ask" if undo.needed else "free") if isinstance(undo, Ask) else None,
            "redo": self.status == "running" and self._can_redo(who),
            **self._texts(who),
        }

    def _texts(self, who: Collection[int]) -> dict[str, str]:
        """Where texts were opened: what changes when there are more of them, so that they are fetched."""
        opened = self.opened(who)
        return {"texts": fingerprint("\n".join(opened).encode())} if opened else {}

    @property
    def _chooses(self) -> bool:
        """Whether the table waits for a move, not for the end of a turn."""
        return self.deciding is not None and self.holding is None

    def legal(self) -> list[str]:
        """The moves that the seat to decide has, in notation; for its person only, and listed once a position."""
        if self.table is None or self.holding is not None:
            return []
        if self._legal is None:
            self._legal = [move.text for move in self.table.position.legal_moves]
        return self._legal

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, built once for every position of the game; everybody's is one where all see the same."""
        if self.table is None:
            return {}
        eyes = None if self.game.rules.telling.same_view_for_all else seat
        if eyes not in self._views:
            self._views[eyes] = self.table.position.view(eyes)
        return self._views[eyes]

    def standings(self) -> list[int]:
        """The places as things are; who lost on time is behind the others, the first to lose last."""
        if self.table is None:
            return []
        places = self.table.position.standings
        rest = [seat for seat in range(self.players) if seat not in self._lost]
        return [
            self.players - self._lost.index(seat)
            if seat in self._lost
            else 1 + sum(places[other] < places[seat] for other in rest)
            for seat in range(self.players)
        ]

    def _clock(self, now: float) -> dict[str, Any] | None:
        if self.settings.clock.kind == "none" or self.table is None:
            return None
        running = [] if self.clocks.running is None else [self.clocks.running]
        return {"left": [self.clocks.left_at(i, now) for i in range(self.players)], "running": running, "at": now}

    def _over(self) -> dict[str, Any] | None:
        """How it ended; only now key and salt are opened."""
        if self.table is None or self.status != "over":
            return None
        standings = self.standings()
        return {
            "reason": self.table.position.end_reason or "time",
            "winners": [seat for seat, place in enumerate(standings) if place == 1],
            "standings": standings,
            "key": f"{self._key:032x}",
            "salt": self.salt,
        }

    def why(self, who: Collection[int], text: str) -> Refusal | None:
        """Why a move is not possible now, None when it is."""
        try:
            table, _ = self._decider(who)
            return table.position.why_not(_parsed(table, text))
        except RoomRefusal as error:
            return error.refusal

    def preview(self, who: Collection[int], moves: Sequence[str], key: int | None = None) -> dict[str, Any]:
        """What moves in a row would bring, on a copy in which everything hidden was dealt anew (under the key)."""
        table, seat = self._decider(who)
        if not 1 <= len(moves) <= MOST_PREVIEWED:
            raise refused("table-preview-less", most=MOST_PREVIEWED)
        copy = imagined(table.position, seat, key)
        for text in moves:
            if not isinstance(text, str) or len(text) > LONGEST_MOVE:
                raise refused("table-no-move", move=str(text)[:LONGEST_MOVE])
        try:
            return preview(table.position, copy, seat, moves)
        except MoveError as error:
            raise _as_refusal(error, moves[-1]) from error

    def previews(self, who: Collection[int], key: int | None = None) -> list[dict[str, Any]]:
        """What every legal move would bring, in the order of the legal moves."""
        table, seat = self._decider(who)
        copy = imagined(table.position, seat, key)
        return [preview(table.position, copy, seat, [move]) for move in table.position.legal_moves]

    def replay_frames(self, seat: int | None) -> list[dict[str, Any]]:
        """The current line position by position as a seat (None: a spectator) saw it."""
        if self.table is None:
            return []
        return frames(self.table.position, self.table.played, seat, self.status == "over")

    def replay(self, seat: int | None) -> dict[str, Any]:
        """The whole game for the scrubber, with what it is about."""
        if self.table is None:
            raise refused("table-not-started")
        head = replay_head(self.table.position, [one.label for one in self.seats])
        opened = self.opened(() if seat is None else (seat,))
        return {**head, "frames": self.replay_frames(seat), "over": self._over(), "opened": opened}

    def record(self) -> Record:
        """The game so far as a record: sealed while it runs, opened when it is over.

        Who holds the last turn may still take it back: until it is ended the record names no winner.
        """
        if self.table is None:
            raise refused("table-not-started")
        record = self.table.record()
        if self.status != "over":
            return redacted(shortened(record, self._untold()), self.salt)
        return replace(record, salt=self.salt, commitment=self.commitment)


def _parsed(table: Line, text: str) -> Move:
    """The move that a text is in exact notation."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise refused("table-no-move", move=str(text)[:LONGEST_MOVE])
    try:
        return table.position.parse(text, prefix=False)
    except MoveError as error:
        raise _as_refusal(error, text) from error


def _as_refusal(error: MoveError, text: str) -> RoomRefusal:
    return RoomRefusal(error.refusal) if isinstance(error, IllegalMove) else refused("table-no-move", move=text)
