"""Random rooms: the fold of the stored happenings is always the live room, and a refused wish changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import queenswright as qw
from queenswright.table import Clock, Happening, Room, RoomRefusal, Settings

KEY = 0xFEED << 64 | 0xBEEF
SEATS = st.integers(-1, 3)
WHO = st.sets(st.integers(0, 2), max_size=3).map(lambda seats: tuple(sorted(seats)))
CLOCKS = st.sampled_from(
    [Clock(), Clock("bank", bank=50, increment=3), Clock("bank", bank=30, at_zero="lose"), Clock("days", days=0.001)]
)
SETTINGS = st.builds(Settings, st.sampled_from(["free", "turn", "none"]), CLOCKS, st.booleans())
NAMES = st.sampled_from(["Anna", "Ben", "Cleo", "random", "", "Ähre", "#x", "anna", "d" * 21])
PEOPLE = st.sampled_from(["a", "b", "c"])


def picture(room: Room) -> dict[str, Any]:
    """All that can be seen of a room from everywhere."""
    now = 1e6
    return {
        "status": room.status,
        "numbers": (room.number, room.position),
        "seats": [(seat, seat.person) for seat in room.seats],
        "states": [room.state(who, now) for who in ((), (0,), (1,), (0, 1))],
        "log": room.log(),
        "chat": room.chat,
        "events": room.events_after(max(0, room.number - 100)),
        "due": room.due(),
        "bot": room.bot_to_move,
        "standings": room.standings(),
        "frames": [room.replay_frames(seat) for seat in (None, 0)],
        "rematch": room.rematch_table,
    }


class Rooms(RuleBasedStateMachine):
    """Wishes of all kinds, sensible and not, in any order."""

    @initialize(name=st.sampled_from(["tiny", "architect"]), players=st.integers(2, 3), agreed=SETTINGS)
    def open_room(self, name: str, players: int, agreed: Settings) -> None:
        self.game = qw.load(name)
        self.agreed, self.players, self.now = agreed, players, 0.0
        self.room = self.new_room()
        self.stored: list[str] = []

    def here(self, who: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the seats that the table has."""
        return tuple(seat for seat in who if seat < self.players)

    def new_room(self) -> Room:
        return Room(self.game, self.players, KEY, {}, self.agreed, salt="s")

    def wish(self, decide: Callable[[], list[Happening]]) -> None:
        """Decide; what comes of it is stored and folded, a refusal leaves everything as it was."""
        before = (self.room.number, self.room.position, self.room.status, self.room.holding, self.room.asked)
        try:
            happenings = decide()
        except RoomRefusal:
            happenings = []
        now = (self.room.number, self.room.position, self.room.status, self.room.holding, self.room.asked)
        assert now == before
        for happening in happenings:
            self.stored.append(json.dumps(happening.to_dict()))
            self.room.apply(happening)

    @rule(seconds=st.floats(0, 20))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(seat=st.none() | SEATS, person=PEOPLE, name=NAMES)
    def sit(self, seat: int | None, person: str, name: str) -> None:
        self.wish(lambda: self.room.sit(seat, person, name, self.now))

    @rule(seat=SEATS, who=WHO, host=st.booleans())
    def seat_bot(self, seat: int, who: tuple[int, ...], host: bool) -> None:
        self.wish(lambda: self.room.seat_bot(seat, "random", self.now, self.here(who), host))

    @rule(person=PEOPLE)
    def leave(self, person: str) -> None:
        self.wish(lambda: self.room.leave(self.room.seats_of(person), self.now))

    @rule()
    def fill(self) -> None:
        """Somebody sits down wherever a seat is open."""
        for seat, one in enumerate(self.room.seats):
            if one.kind == "open":
                self.wish(partial(self.room.sit, seat, "abc"[seat], ("Anna", "Ben", "Cleo")[seat], self.now))

    @rule(choice=st.integers(0, 30), who=st.none() | WHO)
    def move(self, choice: int, who: tuple[int, ...] | None) -> None:
        legal = self.room.legal() or ["roll"]
        decides = (self.room.deciding,) if self.room.deciding is not None else ()
        self.wish(
            lambda: self.room.move(decides if who is None else self.here(who), legal[choice % len(legal)], self.now)
        )

    @rule(count=st.integers(1, 8), choice=st.integers(0, 30))
    def play(self, count: int, choice: int) -> None:
        """The game goes on by some moves and ended turns."""
        for _ in range(count):
            seat = self.room.deciding
            if seat is not None and self.room.holding is not None:
                self.wish(partial(self.room.end_turn, (seat,), self.now))
            elif seat is not None:
                text = self.room.legal()[choice % len(self.room.legal())]
                self.wish(partial(self.room.move, (seat,), text, self.now))

    @rule(text=st.text(max_size=12), who=WHO)
    def junk(self, text: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: self.room.move(self.here(who), text, self.now))

    @rule(kind=st.sampled_from(["end_turn", "undo", "redo", "agree", "decline"]), who=WHO)
    def act(self, kind: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: getattr(self.room, kind)(self.here(who), self.now))

    @rule(seat=st.integers(0, 2))
    def take_back_and_again(self, seat: int) -> None:
        self.wish(lambda: self.room.undo(self.here((seat,)), self.now))
        if self.room.asked is not None:
            self.wish(partial(self.room.agree, self.room.asked.needed, self.now))
        self.wish(lambda: self.room.redo(self.here((seat,)), self.now))

    @rule()
    def flag(self) -> None:
        self.wish(lambda: self.room.flag(self.now))

    @rule(text=st.text(max_size=30), who=WHO)
    def say(self, text: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: self.room.say(self.here(who), "Walter", text, self.now))

    @rule(who=WHO)
    def rematch(self, who: tuple[int, ...]) -> None:
        self.wish(lambda: self.room.rematch(self.here(who), "next", self.now))

    @rule()
    def fold_again(self) -> None:
        """Read back from storage, the room is what it is."""
        again = self.new_room()
        for text in self.stored:
            again.apply(Happening.from_dict(json.loads(text)))
        assert picture(again) == picture(self.room)

    def teardown(self) -> None:
        if hasattr(self, "room"):
            self.fold_again()

    @invariant()
    def is_sound(self) -> None:
        """What must always hold."""
        room = self.room
        assert room.number == len(self.stored)
        assert room.position <= room.number
        assert (room.status == "open") == (room.table is None) == any(seat.kind == "open" for seat in room.seats)
        assert (room.deciding is None) == (room.status != "running")
        assert room.holding is None or (room.seats[room.holding].kind == "person" and not self.agreed.auto_end)
        if room.asked is not None:
            assert room.status == "running"
            assert set(room.asked.agreed) < set(room.asked.needed)
            assert all(room.seats[seat].kind == "person" for seat in room.asked.needed)
        if room.clocks.running is not None:
            assert room.clocks.running == room.deciding
        if room.table is not None:
            assert [seat.is_bot for seat in room.table.seats] == [seat.kind == "bot" for seat in room.seats]
            assert len(room.log()) == len(room.table.position.moves)
        json.dumps(room.state((0,), self.now))


Rooms.TestCase.settings = hypothesis_settings(
    max_examples=60, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
TestRooms = Rooms.TestCase
