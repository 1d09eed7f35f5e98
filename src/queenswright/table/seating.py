"""Who sits where: sitting down, getting up, bots, abandoned seats. The last seat that is taken starts the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from queenswright.bots import is_bot
from queenswright.records.names import LONGEST_NAME, is_name
from queenswright.table.fold import Fold
from queenswright.table.happening import Happening, refused

LONG_WAIT = 180
"""Seconds without anything happening after which the seat of an absent person may be given to a bot."""


class Seating(Fold):
    """The wishes about seats."""

    def sit(self, seat: int | None, person: str, name: str, now: float) -> list[Happening]:
        """A person sits down on an open or an abandoned seat (None: the first such); the last one starts the game."""
        if self.status == "over":
            raise refused("refused-game-over")
        if seat is None:
            seat = self._first_free()
        self._check_seat(seat)
        self._check_free(seat, now)
        happening = Happening("seated", seat, now, {"person": person, "name": self._checked_name(name, seat)})
        return [happening, *self._start(seat, now)]

    def seat_bot(
        self, seat: int, bot: str, now: float, who: Collection[int] = (), host: bool = False, absent: bool = False
    ) -> list[Happening]:
        """The host gives an open seat to a bot, or anybody at the table an abandoned one.

        A seat counts as abandoned too when its person is `absent` and the table has waited for it long enough.
        """
        self._check_seat(seat)
        if self.status == "over":
            raise refused("refused-game-over")
        if not isinstance(bot, str) or not is_bot(bot):
            raise refused("table-no-bot", name=str(bot)[:LONGEST_NAME])
        here = self.seats[seat]
        if here.kind == "open":
            if not host:
                raise refused("table-host-only")
        elif here.kind == "bot" or not (here.left or absent):
            raise refused("table-seat-taken", name=here.label)
        elif not here.left and (self.deciding != seat or now - self.changed_at < LONG_WAIT):
            raise refused("table-wait-longer", name=here.label, minutes=LONG_WAIT // 60)
        elif not who and not host:
            raise refused("table-not-at-table")
        happenings = [Happening("bot", seat, now, {"bot": bot.casefold()}), *self._start(seat, now)]
        if self.holding == seat:
            happenings.append(Happening("end_turn", seat, now))
        return happenings

    def leave(self, who: Collection[int], now: float) -> list[Happening]:
        """A person gets up: before the start the seats are open again, later they are abandoned."""
        if not who:
            raise refused("table-not-at-table")
        if self.status == "over":
            raise refused("refused-game-over")
        ends = [Happening("end_turn", self.holding, now)] if self.holding in who else []
        return ends + [Happening("left", seat, now, {"name": self.seats[seat].name}) for seat in sorted(who)]

    def _first_free(self) -> int:
        """The first open seat, else the first abandoned one."""
        still_open = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        abandoned = [i for i, seat in enumerate(self.seats) if seat.left and not seat.lost]
        for seat in still_open + abandoned:
            return seat
        raise refused("table-no-free-seat")

    def _check_seat(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise refused("table-no-such-seat", count=self.players)

    def _check_free(self, seat: int, now: float) -> None:
        """An open seat, or an abandoned one that has not lost and has time left."""
        here = self.seats[seat]
        if here.kind == "open":
            return
        if not here.left:
            raise refused("table-seat-taken", name=here.label)
        spent = self.settings.clock.kind == "bank" and self.clocks.left_at(seat, now) <= 0
        if here.lost or spent:
            raise refused("table-time-out")

    def _checked_name(self, name: str, seat: int) -> str:
        """1 to 20 printable characters; no name of a bot, and no other person's."""
        if not isinstance(name, str):
            raise refused("table-bad-name", most=LONGEST_NAME)
        name = " ".join(name.split())
        if not is_name(name):
            raise refused("table-bad-name", most=LONGEST_NAME)
        others = [other.name for i, other in enumerate(self.seats) if i != seat and other.kind == "person"]
        if name.casefold() in [other.casefold() for other in others if other] or is_bot(name):
            raise refused("table-name-taken", name=name)
        return name

    def _start(self, filled: int, now: float) -> list[Happening]:
        """The start of the game, when this was the last open seat."""
        others_open = any(seat.kind == "open" for i, seat in enumerate(self.seats) if i != filled)
        return [] if self.table is not None or others_open else [Happening("started", None, now)]
