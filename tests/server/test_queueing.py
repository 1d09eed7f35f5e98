"""Whose bot thinks next: decided by who is there and who had the least, never by how many tables somebody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from queenswright.server.config import Limit, Thinking
from queenswright.server.queueing import LONG, Claim, Decision, FairQueue, Payer, Purses, Rank, Ticket
from queenswright.server.urgency import Room
from queenswright.server.whereabouts import Whereabouts, network_of

ANNA, EVE = Payer("anna", "192.0.2.1"), Payer("eve", "198.51.100.1")
EVES = [Payer(f"eve {number}", "198.51.100.1") for number in range(4)]
ONE_THINKS = 0.5
"""Seconds of every decision here."""


class Hall:
    """A queue, a clock and a bot that thinks half a second, all of them told what to do by the test."""

    def __init__(self, thinking: Thinking | None = None) -> None:
        self.now = 1000.0
        purses = Purses(thinking or Thinking(Limit(60, 30), Limit(60, 30)), lambda: self.now)
        self.queue = FairQueue(purses, lambda: self.now)

    def ask(self, table: str, payer: Payer, rank: Rank = Rank.PLAYED) -> Ticket:
        return self.ask_for(table, lambda: Claim(rank, (payer,)))

    def ask_for(self, table: str, claim: Callable[[], Claim | None]) -> Ticket:
        return self.queue.put(Decision(table, 1, "master", cast(Any, None)), claim)

    def think(self) -> str | None:
        """The table whose bot thinks now; half a second later it has an answer."""
        place = self.queue.take()
        if place is None:
            return None
        self.now += ONE_THINKS
        self.queue.done(place, ONE_THINKS)
        return place.decision.table

    def answered(self, count: int) -> list[str | None]:
        return [self.think() for _ in range(count)]


def test_who_asks_first_is_answered_first_among_equals() -> None:
    hall = Hall()
    for name in ("a", "b", "c"):
        hall.ask(name, Payer(name, name))
    assert hall.answered(4) == ["a", "b", "c", None]


@pytest.mark.parametrize("attackers", [[EVE], EVES], ids=["one guest", "four guests of one address"])
@pytest.mark.parametrize("rank", list(Rank))
def test_twenty_tables_of_one_address_wait_behind_one_table_of_another(attackers: list[Payer], rank: Rank) -> None:
    """Whatever waits already and however they sit at it, at most the decision in progress comes first."""
    hall = Hall()
    for table in range(20):
        hall.ask(f"eve {table}", attackers[table % len(attackers)], rank)
    assert hall.think() == "eve 0"
    for _ in range(30):
        hall.ask("anna", ANNA)
        assert hall.think() == "anna"
        hall.ask("eve again", attackers[0], rank)
        assert hall.think() != "anna"


def test_two_who_ask_all_the_time_share_evenly_whatever_number_of_tables_they_have() -> None:
    hall = Hall()
    served: Counter[str] = Counter()
    for number in range(30):
        hall.ask(f"eve {number}", EVE)
    for _ in range(40):
        hall.ask("anna", ANNA)
        served[(hall.think() or "nobody").split()[0]] += 1
        hall.ask("eve more", EVE)
    assert abs(served["anna"] - served["eve"]) <= 1


def test_whoever_is_there_comes_before_those_who_are_away_and_those_who_only_look() -> None:
    hall = Hall()
    hall.ask("watched", Payer("w", "w"), Rank.WATCHED)
    hall.ask("away", Payer("a", "a"), Rank.AWAY)
    hall.ask("played", Payer("p", "p"), Rank.PLAYED)
    assert hall.answered(3) == ["played", "away", "watched"]


def test_who_comes_to_a_waiting_table_is_served_as_present() -> None:
    hall = Hall()
    ranks = {"later": Rank.AWAY}
    hall.ask("first", EVE, Rank.AWAY)
    hall.ask_for("later", lambda: Claim(ranks["later"], (ANNA,)))
    ranks["later"] = Rank.PLAYED
    assert hall.answered(2) == ["later", "first"]


def test_those_who_are_away_do_not_wait_for_ever() -> None:
    """Somebody busy at a table all the time is put behind a table that has waited long."""
    hall = Hall(Thinking(Limit(10_000, 60), Limit(10_000, 60)))
    hall.ask("away", ANNA, Rank.AWAY)
    served = []
    for _ in range(int(LONG / ONE_THINKS) + 2):
        hall.ask("busy", EVE)
        served.append(hall.think())
    assert served.count("away") == 1
    assert "away" not in served[: int(LONG / ONE_THINKS)]


@pytest.mark.parametrize("limited", ["person", "network"])
def test_who_has_used_up_their_seconds_waits_until_there_are_some_again(limited: str) -> None:
    few, more, plenty = Limit(2, 30), Limit(3, 30), Limit(1000, 1000)
    hall = Hall(Thinking(few, plenty) if limited == "person" else Thinking(more, few))
    for number in range(20):
        hall.ask(f"eve {number}", EVE)
    count = 0
    while hall.think():
        count += 1
    assert count == 7, "two seconds at once and a quarter of a second for every half that is thought"
    wait = hall.queue.wait()
    assert 0 < wait < 1
    place = hall.ask("anna", ANNA)
    assert hall.think() == "anna"
    assert not place.is_put_off
    hall.now += wait
    assert str(hall.think()).startswith("eve")


def test_who_had_little_is_answered_also_where_others_have_used_up_the_network() -> None:
    hall = Hall(Thinking(Limit(10, 30), Limit(12, 6)))
    for number in range(100):
        hall.ask(f"eve {number}", EVES[number % 2])
    while hall.think():
        pass
    for _ in range(5):
        hall.ask("neighbour", EVES[3])
        assert hall.think() == "neighbour"
        hall.think()


def test_neighbours_are_compared_at_one_moment() -> None:
    """The time that comparing takes favours nobody: of one network, whoever had the least comes first."""
    hall = Hall()
    moments = iter(range(10**6))
    purses = Purses(Thinking(Limit(60, 30), Limit(60, 30)), lambda: 1000 + next(moments) / 1000)
    hall.queue = FairQueue(purses, lambda: 1000 + next(moments) / 1000)
    for _ in range(3):
        hall.ask("eve", EVES[0])
        hall.think()
    hall.ask("neighbour", EVES[1])
    hall.ask("eve", EVES[0])
    assert hall.answered(2) == ["neighbour", "eve"]


def test_where_several_think_those_come_first_for_whom_nobody_thinks() -> None:
    """Four thinkers are free: twenty tables of one address do not get all of them."""
    hall = Hall()
    for number in range(20):
        hall.ask(f"eve {number}", EVES[number % 4])
    hall.ask("anna", ANNA)
    hall.ask("anna too", ANNA)
    taken = [hall.queue.take() for _ in range(4)]
    assert [place.decision.table for place in taken if place] == ["eve 0", "anna", "eve 1", "anna too"]
    assert taken[0] is not None
    hall.queue.done(taken[0], 0.0)
    following = hall.queue.take()
    assert following is not None
    assert following.decision.table.startswith("eve")


def test_what_is_put_back_waits_since_it_was_asked() -> None:
    hall = Hall()
    for name in ("first", "second"):
        hall.ask(name, Payer(name, name))
    place = hall.queue.take()
    assert place is not None
    hall.queue.put_back(place)
    assert hall.answered(3) == ["first", "second", None]


def test_what_nobody_could_think_about_is_left_waiting() -> None:
    hall = Hall()
    hall.ask("here", ANNA)
    hall.ask("elsewhere", EVE)
    place = hall.queue.take(lambda one: one.decision.table == "elsewhere")
    assert place is not None
    assert place.decision.table == "elsewhere"
    assert hall.queue.take(lambda one: one.decision.table == "elsewhere") is None
    assert hall.queue.wait() == float("inf"), "nobody has used up their seconds: news, not time, will change that"
    assert hall.think() == "here"


def test_nobody_suffers_for_whom_they_sit_with() -> None:
    hall = Hall(Thinking(Limit(1, 1), Limit(1, 1)))
    for number in range(2):
        hall.ask(f"eve {number}", EVE)
        hall.think()
    hall.ask("eve", EVE)
    both = hall.ask_for("both", lambda: Claim(Rank.PLAYED, (ANNA, EVE)))
    assert hall.think() == "both"
    assert both.paid_by == (ANNA, EVE)
    assert hall.think() is None


def test_what_nobody_needs_is_not_thought_about() -> None:
    hall = Hall()
    is_there = {"eve": True}
    hall.ask_for("eve", lambda: Claim(Rank.WATCHED, (EVE,)) if is_there["eve"] else None)
    kept = hall.ask("anna", ANNA)
    is_there["eve"] = False
    assert [place.decision.table for place in hall.queue.take_unwanted()] == ["eve"]
    hall.queue.drop(kept)
    hall.queue.drop(kept)
    assert hall.think() is None
    assert len(hall.queue) == 0
    assert hall.queue.wait() == float("inf")


def test_so_many_tables_at_once_for_a_person_and_for_a_network() -> None:
    room = Room(Thinking(tables_of_person=2, tables_of_network=3))
    away = [Claim(Rank.AWAY, (payer,)) for payer in EVES]
    room.enter("a", away[0])
    room.enter("b", away[0])
    assert not room.has_place(away[0]), "two tables of one person"
    assert room.has_place(Claim(Rank.PLAYED, (EVES[0],))), "being there counts apart"
    room.enter("c", away[1])
    assert not room.has_place(away[2]), "three tables of one network"
    assert room.has_place(Claim(Rank.AWAY, (EVES[2], ANNA))), "somebody else at the table has room"
    room.leave("b")
    assert "b" not in room
    assert room.has_place(away[0])
    half = Room(Thinking(tables_of_person=4, tables_of_network=6), workers=2)
    half.enter("a", away[0])
    half.enter("b", away[0])
    assert not half.has_place(away[0]), "another worker has the other half"


def test_addresses_of_one_home_are_one_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    seen = Whereabouts()
    seen.note("anna", "2001:db8::1")
    seen.note("", "192.0.2.1")
    assert (seen.of("anna"), seen.of("ben")) == ("2001:db8::/64", "ben")
