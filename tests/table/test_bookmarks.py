"""A table that is taken up at a bookmark is the table that the whole log leads to, whatever happens afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields

import msgspec
import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import invariant, rule
from tests.table.resuming import assert_same, empty, gone_on, stored, taken_up
from tests.table.tables import play, play_until, table_of
from tests.table.test_table_machine import Tables

import queenswright as qw
from queenswright.kernel.errors import Forgotten
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
from queenswright.table.bookmark import KEPT, bookmark_of, log_blocks, read_bookmark
from queenswright.table.clock import Gap


class PutAway(Tables):
    """Random tables beside a twin that is put away and comes back again and again."""

    def wish(self, decide: Callable[[], list[Happening]]) -> None:
        known = len(self.stored)
        twin = getattr(self, "twin", None)
        super().wish(decide)
        everything = [Happening.from_dict(msgspec.json.decode(text)) for text in self.stored]
        if twin is None:
            self.twin = empty(self.table)
            known = 0
        self.twin = gone_on(self.twin, everything[known:], everything)

    @rule()
    def put_away(self) -> None:
        """The twin is put away and comes back."""
        if hasattr(self, "twin"):
            self.twin = taken_up(self.twin)

    @invariant()
    def is_the_same(self) -> None:
        if hasattr(self, "twin"):
            assert_same(self.twin, self.table)


PutAway.TestCase.settings = hypothesis_settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPutAway = PutAway.TestCase


CLOCKS = [Clock(), Clock("bank", bank=400, increment=3), Clock("bank", bank=60, at_zero="lose"), Clock("days", days=1)]


def some_wish(state: TableState, luck: random.Random, now: float) -> list[Happening]:
    """What somebody might want next: mostly to play."""
    who = range(state.players)
    chance = luck.random()
    if state.asked is not None:
        answer = wishes.agree if chance < 0.6 else wishes.decline
        return answer(state, state.asked.needed, now)
    if chance < 0.03:
        return wishes.say(state, (luck.choice(who),), "Walter", f"hm {chance}", now)
    if chance < 0.10:
        return wishes.undo(state, (luck.choice(who),), now)
    if chance < 0.14:
        return wishes.redo(state, who, now)
    if chance < 0.15:
        return wishes.leave(state, state.seats_of(luck.choice("abcd")), now)
    if chance < 0.16:
        return wishes.go_back(state, luck.randint(1, 3 * KEPT), now)
    if chance < 0.17:
        return [Happening("rules", None, now, {"version": luck.randint(1, 3)})]
    if chance < 0.18:
        return wishes.resume(state, [Gap(0.0, now - 0.5)], now)
    if chance < 0.20:
        return wishes.sit(state, luck.choice("abcd"), luck.choice(who), f"Name {luck.choice(who)}", now)
    if chance < 0.21:
        return wishes.seat_bot(state, who, luck.choice(who), "random", now, host=True)
    if chance < 0.25:
        return wishes.flag(state, now)
    if state.status == "over":
        return wishes.rematch(state, who, "next", now)
    if state.holding is not None:
        return wishes.end_turn(state, (state.holding,), now)
    return wishes.move(state, who, luck.choice(showing.legal(state) or ["?"]), now)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", ["architect", "queensdale", "tiny"])
def test_long_tables_that_are_put_away_again_and_again_stay_the_same(name: str, seed: int) -> None:
    luck = random.Random(seed)
    game = qw.load(name)
    players = luck.choice(game.rules.player_counts)
    agreed = Settings(luck.choice(["free", "turn", "none"]), luck.choice(CLOCKS), luck.random() < 0.5)
    whole = open_table(game, players, 1000 + seed, {}, agreed, salt="salt")
    twin, everything, now = empty(whole), list[Happening](), 0.0
    for seat in range(players):
        happenings = wishes.sit(whole, "abcdef"[seat], seat, f"Name {seat}", now)
        everything += happenings
        whole, twin = folded(whole, happenings), folded(twin, map(stored, happenings))
    while whole.number < 420 and not (whole.status == "over" and whole.rematch_table):
        now += luck.random() * 3
        try:
            happenings = some_wish(whole, luck, now)
        except TableRefusal:
            continue
        everything += happenings
        whole = folded(whole, happenings)
        twin = gone_on(twin, happenings, everything)
        if luck.random() < 0.05:
            twin = taken_up(twin)
            assert_same(twin, whole)
    assert_same(twin, whole)
    again = empty(whole)
    for happening in everything:
        apply(again, stored(happening))
    assert_same(taken_up(again), whole)


def test_nothing_of_a_state_is_left_out() -> None:
    """A field that is added to the state has to be written, or to follow from what is."""
    written = set(read_bookmark(bookmark_of(table_of(qw.load("tiny"), ["Anna", ""]), [])).state.__struct_fields__)
    agreed = {"game", "players", "key", "options", "settings", "rules_version", "salt"}
    assert {field.name for field in fields(TableState)} == written | agreed | {"clocks", "line", "sight"}


def long_table(moves: int) -> TableState:
    table = table_of(qw.load("architect"), ["Anna", "Ben"], Settings(auto_end=True))
    play_until(table, lambda state: len(state.numbers) == moves)
    return table


def test_the_last_moves_can_be_taken_back_and_older_ones_are_forgotten() -> None:
    table = long_table(60)
    near, far = wishes.go_back(table, KEPT, 2.0), wishes.go_back(table, KEPT + 1, 2.0)
    again = taken_up(table)
    assert_same(folded(again, near), folded(table, near))
    with pytest.raises(Forgotten, match="cannot take back moves whose states are forgotten"):
        folded(again, far)
    assert_same(again, table)


def test_what_needs_the_whole_past_says_so() -> None:
    again = taken_up(long_table(60))
    assert not again.is_whole
    for need in (showing.reel, lambda state, _: showing.record(state)):
        with pytest.raises(Forgotten, match="cannot go through moves"):
            need(again, None)


@pytest.mark.parametrize("moves", [0, 1, KEPT])
def test_a_short_past_is_kept_whole(moves: int) -> None:
    table = long_table(moves)
    again = taken_up(table)
    assert again.is_whole
    assert list(showing.reel(again, None)) == list(showing.reel(table, None))
    assert showing.record(again) == showing.record(table)


def test_a_table_without_a_game_comes_back_too() -> None:
    table = table_of(qw.load("tiny"), ["Anna", ""])
    assert_same(taken_up(table), table)


def test_stories_are_read_where_they_are_needed() -> None:
    """After taking back into a block, its rows are told again."""
    table = long_table(130)
    again = taken_up(table)
    happenings = wishes.go_back(table, 5, 2.0)
    assert log(folded(again, happenings)) == log(folded(table, happenings))
    assert [event.text() for event in again.line.played[3].events] == [  # type: ignore[union-attr]
        event.text()
        for event in table.line.played[3].events  # type: ignore[union-attr]
    ]


def test_secret_moves_stay_secret() -> None:
    """What others have not chosen yet is in the document of the table, and in no frame."""
    table = table_of(qw.load("queensdale"), ["Anna", "Ben", "Cleo"])
    play_until(table, lambda state: state.line is not None and state.line.position.untold() > 0)
    again = taken_up(table)
    assert_same(again, table)
    assert log(again)[-1]["text"] == ""
    while again.line is not None and again.line.position.untold():
        play(again)
        play(table)
    assert_same(again, table)


@pytest.mark.parametrize(("first", "end"), [(0, -9), (0, 0), (1, None), (5, 6)])
def test_a_damaged_document_is_none(first: int, end: int | None) -> None:
    table = long_table(20)
    with pytest.raises(msgspec.MsgspecError):
        read_bookmark(bookmark_of(table, log_blocks(table))[first:end])
