"""Random tables: the fold of the stored happenings is always the live table, and a refused wish changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.table.tables import picture

import queenswright as qw
from queenswright.table import (
    Clock,
    Happening,
    Settings,
    TableRefusal,
    TableState,
    apply,
    folded,
    log,
    open_table,
    showing,
    wishes,
)

KEY = 0xFEED << 64 | 0xBEEF
SEATS = st.integers(-1, 3)
WHO = st.sets(st.integers(0, 2), max_size=3).map(lambda seats: tuple(sorted(seats)))
CLOCKS = st.sampled_from(
    [Clock(), Clock("bank", bank=50, increment=3), Clock("bank", bank=30, at_zero="lose"), Clock("days", days=0.001)]
)
SETTINGS = st.builds(Settings, st.sampled_from(["free", "turn", "none"]), CLOCKS, st.booleans())
NAMES = st.sampled_from(["Anna", "Ben", "Cleo", "random", "", "Ähre", "#x", "anna", "d" * 21])
PEOPLE = st.sampled_from(["a", "b", "c"])


class Tables(RuleBasedStateMachine):
    """Wishes of all kinds, sensible and not, in any order."""

    @initialize(name=st.sampled_from(["tiny", "architect"]), players=st.integers(2, 3), agreed=SETTINGS)
    def open_it(self, name: str, players: int, agreed: Settings) -> None:
        self.game = qw.load(name)
        self.agreed, self.players, self.now = agreed, players, 0.0
        self.table = self.new_table()
        self.stored: list[str] = []

    def here(self, who: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the seats that the table has."""
        return tuple(seat for seat in who if seat < self.players)

    def new_table(self) -> TableState:
        return open_table(self.game, self.players, KEY, {}, self.agreed, salt="s")

    def wish(self, decide: Callable[[], list[Happening]]) -> None:
        """Decide; what comes of it is stored and folded, a refusal leaves everything as it was."""
        before = (self.table.number, self.table.revision, self.table.status, self.table.holding, self.table.asked)
        try:
            happenings = decide()
        except TableRefusal:
            happenings = []
        now = (self.table.number, self.table.revision, self.table.status, self.table.holding, self.table.asked)
        assert now == before
        for happening in happenings:
            self.stored.append(json.dumps(happening.to_dict()))
        self.table = folded(self.table, happenings)

    @rule(seconds=st.floats(0, 20))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(seat=st.none() | SEATS, person=PEOPLE, name=NAMES)
    def sit(self, seat: int | None, person: str, name: str) -> None:
        self.wish(lambda: wishes.sit(self.table, person, seat, name, self.now))

    @rule(seat=SEATS, who=WHO, host=st.booleans())
    def seat_bot(self, seat: int, who: tuple[int, ...], host: bool) -> None:
        self.wish(lambda: wishes.seat_bot(self.table, self.here(who), seat, "random", self.now, host))

    @rule(person=PEOPLE)
    def leave(self, person: str) -> None:
        self.wish(lambda: wishes.leave(self.table, self.table.seats_of(person), self.now))

    @rule()
    def fill(self) -> None:
        """Somebody sits down wherever a seat is open."""
        for seat, one in enumerate(self.table.seats):
            if one.kind == "open":
                self.wish(partial(wishes.sit, self.table, "abc"[seat], seat, ("Anna", "Ben", "Cleo")[seat], self.now))

    @rule(choice=st.integers(0, 30), who=st.none() | WHO)
    def move(self, choice: int, who: tuple[int, ...] | None) -> None:
        legal = showing.legal(self.table) or ["roll"]
        decides = (self.table.deciding,) if self.table.deciding is not None else ()
        wishers, text = decides if who is None else self.here(who), legal[choice % len(legal)]
        self.wish(lambda: wishes.move(self.table, wishers, text, self.now))

    @rule(count=st.integers(1, 8), choice=st.integers(0, 30))
    def play(self, count: int, choice: int) -> None:
        """The game goes on by some moves and ended turns."""
        for _ in range(count):
            seat = self.table.deciding
            if seat is not None and self.table.holding is not None:
                self.wish(partial(wishes.end_turn, self.table, (seat,), self.now))
            elif seat is not None:
                text = showing.legal(self.table)[choice % len(showing.legal(self.table))]
                self.wish(partial(wishes.move, self.table, (seat,), text, self.now))

    @rule(text=st.text(max_size=12), who=WHO)
    def junk(self, text: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: wishes.move(self.table, self.here(who), text, self.now))

    @rule(kind=st.sampled_from(["end_turn", "undo", "redo", "agree", "decline"]), who=WHO)
    def act(self, kind: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: getattr(wishes, kind)(self.table, self.here(who), self.now))

    @rule(seat=st.integers(0, 2))
    def take_back_and_again(self, seat: int) -> None:
        self.wish(lambda: wishes.undo(self.table, self.here((seat,)), self.now))
        if self.table.asked is not None:
            self.wish(partial(wishes.agree, self.table, self.table.asked.needed, self.now))
        self.wish(lambda: wishes.redo(self.table, self.here((seat,)), self.now))

    @rule(seat=st.integers(0, 2), who=WHO)
    def resign(self, seat: int, who: tuple[int, ...]) -> None:
        wishers = self.here(who)
        if seat < self.players:
            self.wish(lambda: wishes.resign(self.table, wishers, seat, self.now))

    @rule(who=WHO)
    def ask_end(self, who: tuple[int, ...]) -> None:
        self.wish(lambda: wishes.ask_end(self.table, self.here(who), self.now))

    @rule()
    def flag(self) -> None:
        self.wish(lambda: wishes.flag(self.table, self.now))

    @rule(text=st.text(max_size=30), who=WHO)
    def say(self, text: str, who: tuple[int, ...]) -> None:
        self.wish(lambda: wishes.say(self.table, self.here(who), "Walter", text, self.now))

    @rule(who=WHO)
    def rematch(self, who: tuple[int, ...]) -> None:
        self.wish(lambda: wishes.rematch(self.table, self.here(who), "next", self.now))

    @rule()
    def fold_again(self) -> None:
        """Read back from storage, the table is what it is."""
        again = self.new_table()
        for text in self.stored:
            apply(again, Happening.from_dict(json.loads(text)))
        assert picture(again) == picture(self.table)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.fold_again()

    @invariant()
    def is_sound(self) -> None:
        """What must always hold."""
        table = self.table
        assert table.number == len(self.stored)
        assert table.revision <= table.number
        assert (table.status == "open") == (table.line is None) == any(seat.kind == "open" for seat in table.seats)
        assert (table.deciding is None) == (table.status != "running")
        assert table.holding is None or (table.seats[table.holding].kind == "person" and not self.agreed.auto_end)
        if table.asked is not None:
            assert table.status == "running"
            assert set(table.asked.agreed) < set(table.asked.needed)
            assert all(table.seats[seat].kind == "person" for seat in table.asked.needed)
        if table.clocks.running is not None:
            assert table.clocks.running == table.deciding
        if table.line is not None:
            assert [seat.is_bot for seat in table.line.seats] == [seat.kind == "bot" for seat in table.seats]
            assert len(log(table)) == len(table.line.position.moves)
        json.dumps(showing.seen_by(table, (0,), self.now))


Tables.TestCase.settings = hypothesis_settings(
    max_examples=60, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
TestTables = Tables.TestCase
