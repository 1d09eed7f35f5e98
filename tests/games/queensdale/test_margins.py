"""Notes in the margin: what has to be seen in play for each of them, and which one is written beside whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from tests.rules.queensdale.situations import at

from queenswright.games.queensdale.content.asides import MARGINS
from queenswright.games.queensdale.state.board import QUARTERS, SLOTS
from queenswright.games.queensdale.state.pieces import COLOURS
from queenswright.games.queensdale.telling.diary import NOTE, Diary
from queenswright.games.queensdale.telling.remarks import notes, remarks
from queenswright.games.queensdale.telling.seen import SEEN
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game

Log = list[Event]
ME, YOU = "red", "green"
FEW = {"fame": 7, "goal": 10, "rivets": 3, "seals": 0, "goods": [[1, "timber"]], "figurines": []}
"""How everybody stands unless a test says something else."""
players = pytest.mark.parametrize("seats", [(ME, YOU), (ME, YOU, "yellow"), (ME, "blue", YOU, "yellow")], ids=len)


def told(message: str, seat: str = ME, **args: Any) -> Event:
    return Event(message if "-" in message else f"qd-story-{message}", {"seat": seat, **args})


def times(number: int, message: str, seat: str = ME, **args: Any) -> Log:
    return [told(message, seat, **args) for _ in range(number)]


def die_on(space: str, seat: str = ME, number: int = 1) -> Log:
    return times(number, "qd-story-place", seat, space=space)


def went(quarter: str, hex_name: str = "c4", message: str = "qd-story-rest", seat: str = ME, steps: int = 2) -> Event:
    return told(message, seat, quarter=quarter, hex=hex_name, steps=steps)


def built(what: str, rank: int = 1, seat: str = ME) -> Event:
    return told("qd-story-built", seat, building=what, rank=rank)


def over(site: int) -> Event:
    return told("qd-story-built-over", building="sawmill", rank=2, covered="quarry", site=site)


def opened(seat: str, option: str) -> Event:
    return told("qd-story-vote-opened", seat, vote_option=f"barn-{option}")


def ballot(seat: str, wall: int, road: int) -> Event:
    return told("qd-story-ballot-opened", seat, wall=wall, road=road)


def a_game(
    seats: Sequence[str],
    *rounds: Log,
    number: int = 1,
    setup: Iterable[Event] = (),
    after: Iterable[Event] = (),
    places: Sequence[str] = (),
    winner: str | None = None,
    lasts: int | None = None,
    **standings: dict[str, Any],
) -> Log:
    """The log of a game: rounds of events, what everybody had at its end, what was told before and after."""
    log = [Event("qd-story-game", {"game": number})] * (number > 1) + list(setup)
    for count, events in enumerate(rounds or ([],), 1):
        log += [Event("story-round", {"round": count}), *events]
    log.append(Event("qd-story-game-over", {"game": number, "round": lasts or max(1, len(rounds))}))
    order = [*places, *(seat for seat in seats if seat not in places)]
    for place, seat in enumerate(order, 1):
        log.append(told("qd-story-standing", seat, place=place, **{**FEW, **standings.get(seat, {})}))
    if winner:
        log.append(told("qd-story-winner", winner, game=number, surplus=0))
    return [*log, *after]


def sees(game: Game, code: str, log: Log, seat: str = ME) -> bool:
    return SEEN[code](game.pack, Diary(log), seat)


def test_every_note_has_its_question() -> None:
    assert list(SEEN) == [margin.code for margin in MARGINS]


@players
class TestGoalsAndPlaces:
    def test_how_far_from_the_goal(self, queensdale: Game, seats: Sequence[str]) -> None:
        found = {}
        for fame in (8, 9, 10, 11, 14, 15):
            log = a_game(seats, red={"fame": fame})
            found[fame] = [code for code in ("one_short", "exact", "far_beyond") if sees(queensdale, code, log)]
        assert found == {8: [], 9: ["one_short"], 10: ["exact"], 11: [], 14: [], 15: ["far_beyond"]}

    def test_the_goal_after_three_games_without_it(self, queensdale: Game, seats: Sequence[str]) -> None:
        def log(*fames: int) -> Log:
            evenings = [a_game(seats, number=i, red={"fame": fame}) for i, fame in enumerate(fames, 1)]
            return [event for one in evenings for event in one]

        assert sees(queensdale, "long_wait", log(9, 9, 9, 10))
        assert sees(queensdale, "long_wait", log(10, 9, 9, 9, 12))
        assert not sees(queensdale, "long_wait", log(9, 9, 10))
        assert not sees(queensdale, "long_wait", log(9, 10, 9, 10))
        assert not sees(queensdale, "long_wait", log(9, 9, 9, 9))

    def test_last_before_the_last_round_and_first_after_it(self, queensdale: Game, seats: Sequence[str]) -> None:
        ahead = [told("qd-story-fame", seat, total=6, fame=2, goal=10) for seat in seats if seat != ME]
        early = [told("qd-story-crown-fame", fame=2, goal=10)]
        late = [told("qd-story-fame", total=12, fame=8, goal=10)]
        assert sees(queensdale, "last_bend", a_game(seats, ahead, late, places=[ME]))
        assert sees(queensdale, "last_bend", a_game(seats, ahead, late, places=[ME], setup=early))
        assert not sees(queensdale, "last_bend", a_game(seats, ahead + late, [], places=[ME]))
        assert not sees(queensdale, "last_bend", a_game(seats, ahead, late, places=[YOU]))
        assert not sees(queensdale, "last_bend", a_game(seats, ahead[:-1], late, places=[ME]))

    def test_one_rivet_ahead(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "one_rivet", a_game(seats, places=[ME], red={"rivets": 4}))
        assert not sees(queensdale, "one_rivet", a_game(seats, places=[ME], red={"rivets": 5}))
        assert not sees(queensdale, "one_rivet", a_game(seats, places=[ME], red={"rivets": 4, "fame": 8}))
        assert not sees(queensdale, "one_rivet", a_game(seats, places=seats[::-1], red={"rivets": 4}))

    def test_the_length_of_games(self, queensdale: Game, seats: Sequence[str]) -> None:
        first = a_game(seats, lasts=5)
        assert sees(queensdale, "quick_game", first + a_game(seats, number=2, lasts=4, winner=ME))
        assert not sees(queensdale, "quick_game", first + a_game(seats, number=2, lasts=5, winner=ME))
        assert not sees(queensdale, "quick_game", first + a_game(seats, number=2, lasts=4, winner=YOU))
        assert not sees(queensdale, "quick_game", a_game(seats, lasts=1, winner=ME))
        last_round = queensdale.pack.mirror.last_round
        assert sees(queensdale, "long_game", a_game(seats, lasts=last_round))
        assert not sees(queensdale, "long_game", a_game(seats, lasts=last_round - 1))

    def test_two_games_won_running(self, queensdale: Game, seats: Sequence[str]) -> None:
        def log(*winners: str | None) -> Log:
            return [event for i, one in enumerate(winners, 1) for event in a_game(seats, number=i, winner=one)]

        assert sees(queensdale, "won_again", log(YOU, ME, ME))
        for winners in ([ME], [ME, YOU, ME], [ME, ME, None], [ME, ME, YOU]):
            assert not sees(queensdale, "won_again", log(*winners))

    def test_two_epochs_within_three_games(self, queensdale: Game, seats: Sequence[str]) -> None:
        def log(*done: int) -> Log:
            ends = [[told("qd-story-epoch-done", epoch=1, goal=16)] * (i in done) for i in range(max(done) + 1)]
            return [event for i, end in enumerate(ends, 1) for event in a_game(seats, number=i, after=end)]

        assert sees(queensdale, "two_epochs", log(0, 1))
        assert sees(queensdale, "two_epochs", log(0, 2))
        assert not sees(queensdale, "two_epochs", log(0, 3))
        assert not sees(queensdale, "two_epochs", log(0))
        assert not sees(queensdale, "two_epochs", [*log(0, 1), *a_game(seats, number=3)])

    def test_a_vote_alone_needs_at_least_three(self, queensdale: Game, seats: Sequence[str]) -> None:
        others = [opened(seat, "oven") for seat in seats if seat != ME]
        assert sees(queensdale, "lone_vote", a_game(seats, after=[opened(ME, "stage"), *others])) == (len(seats) > 2)
        assert not sees(queensdale, "lone_vote", a_game(seats, after=[opened(ME, "oven"), *others]))
        split = [opened(YOU, "stage"), *(one for one in others if one.args["seat"] != YOU)]
        assert not sees(queensdale, "lone_vote", a_game(seats, after=[opened(ME, "stage"), *split]))
        laid = [ballot(seat, 1, 0) for seat in seats if seat != ME]
        assert sees(queensdale, "lone_vote", a_game(seats, after=[ballot(ME, 0, 2), *laid])) == (len(seats) > 2)
        assert not sees(queensdale, "lone_vote", a_game(seats, after=[ballot(ME, 2, 0), *laid]))


@players
class TestDiceAndRounds:
    def test_most_rerolls_and_none(self, queensdale: Game, seats: Sequence[str]) -> None:
        three = times(2, "reroll") + times(1, "qd-story-reroll-signal")
        assert sees(queensdale, "rerolls", a_game(seats, three + times(2, "reroll", YOU)))
        assert not sees(queensdale, "rerolls", a_game(seats, three[:2]))
        assert not sees(queensdale, "rerolls", a_game(seats, three + times(3, "reroll", YOU)))
        assert sees(queensdale, "no_reroll", a_game(seats, times(1, "reroll", YOU)))
        assert not sees(queensdale, "no_reroll", a_game(seats, three[-1:]))

    def test_who_leaves_first_and_who_places_last(self, queensdale: Game, seats: Sequence[str]) -> None:
        mine, yours = [told("leave"), told("leave", YOU)], [told("leave", YOU), told("leave")]
        assert sees(queensdale, "early_home", a_game(seats, mine, mine))
        assert not sees(queensdale, "early_home", a_game(seats, mine, yours))
        assert not sees(queensdale, "early_home", a_game(seats, mine, []))
        first, last = die_on("wage") + die_on("hut", YOU), die_on("hut", YOU) + die_on("wage")
        occupied = [*die_on("hut", YOU), told("qd-story-place-occupied", space="wage")]
        assert sees(queensdale, "last_die", a_game(seats, last, occupied, first))
        assert not sees(queensdale, "last_die", a_game(seats, last, first))

    def test_the_plunger_in_the_last_round(self, queensdale: Game, seats: Sequence[str]) -> None:
        used = [told("qd-story-place-occupied", space="wage"), told("plunger", YOU)]
        assert sees(queensdale, "plunger_late", a_game(seats, [], used))
        assert not sees(queensdale, "plunger_late", a_game(seats, used, []))
        assert not sees(queensdale, "plunger_late", a_game(seats, [], used[:1]))
        assert not sees(queensdale, "plunger_late", a_game(seats, [], used), YOU)

    def test_a_better_space_left_free(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "kind_choice", a_game(seats, [told("leave", spared=["clay_plus"])]))
        assert not sees(queensdale, "kind_choice", a_game(seats, [told("leave")]))

    @pytest.mark.parametrize(
        ("code", "space", "least"),
        [("baker", "bakery", 1), ("market", "market", 3), ("day_wage", "wage", 3), ("hired_most", "hire", 3)],
    )
    def test_most_dice_on_a_space(
        self, queensdale: Game, seats: Sequence[str], code: str, space: str, least: int
    ) -> None:
        enough = die_on(space, number=least)
        assert sees(queensdale, code, a_game(seats, enough + die_on(space, YOU, least - 1)))
        assert not sees(queensdale, code, a_game(seats, enough + die_on(space, YOU, least)))
        assert not sees(queensdale, code, a_game(seats, enough[1:]))
        assert not sees(queensdale, code, a_game(seats, die_on("build", number=least)))

    def test_an_epoch_without_bread(self, queensdale: Game, seats: Sequence[str]) -> None:
        done, baked = [told("qd-story-epoch-done", epoch=1, goal=16)], die_on("bakery")
        first = a_game(seats, baked, after=done)
        assert sees(queensdale, "no_bread", first + a_game(seats, number=2, after=done))
        assert not sees(queensdale, "no_bread", first)
        assert not sees(queensdale, "no_bread", first + a_game(seats, number=2))
        middle = a_game(seats, baked, number=2)
        assert not sees(queensdale, "no_bread", first + middle + a_game(seats, number=3, after=done))


@players
class TestScoutsAndHerbs:
    def test_five_tokens_in_one_movement(self, queensdale: Game, seats: Sequence[str]) -> None:
        gathered = [went(ME, message="qd-story-gather") for _ in range(5)]
        assert sees(queensdale, "full_arms", a_game(seats, gathered))
        assert not sees(queensdale, "full_arms", a_game(seats, gathered[:4]))
        assert not sees(queensdale, "full_arms", a_game(seats, [*gathered[:3], told("die", face="a"), *gathered[3:]]))

    def test_where_the_scout_ends(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "foreign_rest", a_game(seats, [went(YOU)]))
        assert sees(queensdale, "foreign_rest", a_game(seats, [went(YOU, message="qd-story-gather")]))
        for log in ([went(YOU), went(ME)], [], [went(YOU, "inner")], [went(YOU, seat=YOU)]):
            assert not sees(queensdale, "foreign_rest", a_game(seats, log))
        assert sees(queensdale, "foreign_rest", a_game(seats, [went("blue")])) == ("blue" in seats)

    def test_a_scout_that_stays_at_home(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "home_scout", a_game(seats, [went(ME), went(YOU, seat=YOU)]))
        for log in ([], [went(ME), went(YOU), went(ME)], [went(ME, "outer")]):
            assert not sees(queensdale, "home_scout", a_game(seats, log))

    def test_the_longest_way_over_three_bridges(self, queensdale: Game, seats: Sequence[str]) -> None:
        there = [went("blue"), went("blue", "inner"), went("yellow", steps=4)]
        assert sees(queensdale, "long_walk", a_game(seats, there))
        assert not sees(queensdale, "long_walk", a_game(seats, [went("blue"), went("green", steps=9)]))
        assert not sees(queensdale, "long_walk", a_game(seats, [*there, went(YOU, seat=YOU, steps=8)]))

    def test_the_same_first_hut_in_three_games(self, queensdale: Game, seats: Sequence[str]) -> None:
        def log(*herbs: str) -> Log:
            huts = [[told("qd-story-first-hut", herb=herb)] for herb in herbs]
            return [event for i, hut in enumerate(huts, 1) for event in a_game(seats, number=i, setup=hut)]

        assert sees(queensdale, "same_hut", log("mint", "sage", "sage", "sage"))
        assert not sees(queensdale, "same_hut", log("sage", "sage"))
        assert not sees(queensdale, "same_hut", log("sage", "mint", "sage"))

    def test_many_huts_and_one(self, queensdale: Game, seats: Sequence[str]) -> None:
        first = [told("qd-story-first-hut", herb="sage")]
        assert sees(queensdale, "many_huts", a_game(seats, times(3, "hut", herb="mint"), setup=first))
        assert not sees(queensdale, "many_huts", a_game(seats, times(2, "hut", herb="mint"), setup=first))
        assert sees(queensdale, "one_hut", a_game(seats, setup=first))
        assert not sees(queensdale, "one_hut", a_game(seats, times(1, "hut", herb="mint"), setup=first))

    def test_a_clairvoyant_card(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "met_clairvoyant", a_game(seats, [told("vision", vision="1-public")]))
        assert not sees(queensdale, "met_clairvoyant", a_game(seats, [told("vision", YOU, vision="1-public")]))


@players
class TestBuildings:
    def test_one_site_built_over_for_the_third_time(self, queensdale: Game, seats: Sequence[str]) -> None:
        two = a_game(seats, [over(4), over(4), over(5)])
        assert sees(queensdale, "same_site", two + a_game(seats, [over(4)], number=2))
        assert not sees(queensdale, "same_site", two + a_game(seats, [over(5)], number=2))
        assert not sees(queensdale, "same_site", two + a_game(seats, [over(4)], number=2) + a_game(seats, number=3))

    def test_what_the_leader_built_at_a_higher_rank(self, queensdale: Game, seats: Sequence[str]) -> None:
        def log(*events: Event) -> Log:
            return a_game(seats, list(events), green={"goal": 16})

        assert sees(queensdale, "second_higher", log(built("sawmill", 1, YOU), built("sawmill", 2)))
        assert not sees(queensdale, "second_higher", log(built("sawmill", 2), built("sawmill", 1, YOU)))
        assert not sees(queensdale, "second_higher", log(built("sawmill", 2, YOU), built("sawmill", 1)))
        assert not sees(queensdale, "second_higher", log(built("quarry", 1, YOU), built("sawmill", 2)))
        assert not sees(queensdale, "second_higher", a_game(seats, [built("sawmill", 1, YOU), built("sawmill", 2)]))
        assert not sees(queensdale, "second_higher", log(built("sawmill", 1), built("sawmill", 2, YOU)), YOU)

    def test_ranks_and_kinds(self, queensdale: Game, seats: Sequence[str]) -> None:
        codes, keeps = queensdale.pack.content.building_codes, queensdale.pack.mirror.building_keep
        barn = next(code for code, keep in zip(codes, keeps, strict=False) if keep)
        other = next(code for code, keep in zip(codes, keeps, strict=False) if not keep)
        assert sees(queensdale, "top_rank", a_game(seats, [built(other, 4)]))
        assert not sees(queensdale, "top_rank", a_game(seats, [built(other, 3)]))
        assert sees(queensdale, "all_storage", a_game(seats, [built(barn), built(barn, 2)]))
        assert not sees(queensdale, "all_storage", a_game(seats, [built(barn)]))
        assert not sees(queensdale, "all_storage", a_game(seats, [built(barn), built(barn, 2), built(other)]))

    def test_the_first_of_its_kind(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "first_of_kind", a_game(seats, [built("quarry", 1, YOU), built("sawmill")]))
        assert not sees(queensdale, "first_of_kind", a_game(seats, [built("sawmill", 1, YOU), built("sawmill", 2)]))
        first = a_game(seats, [built("sawmill")])
        assert not sees(queensdale, "first_of_kind", first + a_game(seats, [built("sawmill", 2)], number=2))

    def test_land_cleared_and_counters_used(self, queensdale: Game, seats: Sequence[str]) -> None:
        three = a_game(seats, times(3, "cleared"))
        assert sees(queensdale, "no_grass", three + a_game(seats, times(1, "cleared"), number=2))
        assert not sees(queensdale, "no_grass", three)
        assert not sees(queensdale, "no_grass", a_game(seats, times(4, "cleared")) + a_game(seats, number=2))
        assert sees(queensdale, "all_renovated", a_game(seats, times(3, "renovated", building="quarry")))
        assert not sees(queensdale, "all_renovated", a_game(seats, times(2, "renovated", building="quarry")))

    def test_wall_and_road(self, queensdale: Game, seats: Sequence[str]) -> None:
        segment: dict[str, Any] = {"quarter": ME, "slot": 1}
        assert sees(queensdale, "builder", a_game(seats, times(3, "qd-story-segment-wall", **segment)))
        assert not sees(queensdale, "builder", a_game(seats, times(2, "qd-story-segment-wall", **segment)))
        assert not sees(queensdale, "builder", a_game(seats, times(3, "qd-story-segment-road", **segment)))
        stations = [(COLOURS[quarter], slot) for quarter in range(QUARTERS) for slot in range(1, SLOTS + 1)]
        rides = [told("ride", quarter=quarter, slot=slot) for quarter, slot in stations]
        assert sees(queensdale, "round_trip", a_game(seats, rides[:7]) + a_game(seats, rides[7:], number=2))
        assert not sees(queensdale, "round_trip", a_game(seats, rides[:-1]))
        assert not sees(queensdale, "round_trip", a_game(seats, rides) + a_game(seats, number=2))


@players
class TestWhatPeopleHave:
    def test_feeding_the_poor(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "fed_most", a_game(seats, times(2, "feed", bread=1) + times(1, "feed", YOU, bread=1)))
        assert not sees(queensdale, "fed_most", a_game(seats, times(1, "feed") + times(1, "feed", YOU)))
        assert sees(queensdale, "last_loaf", a_game(seats, [told("feed", bread=0)]))
        assert not sees(queensdale, "last_loaf", a_game(seats, [told("feed", bread=1), told("feed")]))

    def test_morale(self, queensdale: Game, seats: Sequence[str]) -> None:
        top = queensdale.pack.mirror.morale_top
        assert sees(queensdale, "still_morale", a_game(seats, [told("morale", YOU, level=2)]))
        assert sees(queensdale, "still_morale", a_game(seats, setup=[told("morale", level=1)]))
        assert not sees(queensdale, "still_morale", a_game(seats, [told("morale", level=1)]))
        assert sees(queensdale, "high_spirits", a_game(seats, [told("morale", level=top)]))
        assert not sees(queensdale, "high_spirits", a_game(seats, [told("morale", level=top - 1)]))

    def test_figurines(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "two_couriers", a_game(seats, times(2, "courier")))
        assert not sees(queensdale, "two_couriers", a_game(seats, times(1, "courier") + times(1, "courier", YOU)))
        kept = {"figurines": [[3, "gleeman"], [1, "courier"]]}
        assert sees(queensdale, "idle_courier", a_game(seats, red=kept))
        assert sees(queensdale, "idle_workmen", a_game(seats, red=kept))
        fewer = {"figurines": [[3, "gleeman"]]}
        assert not sees(queensdale, "idle_courier", a_game(seats, red=fewer))
        assert not sees(queensdale, "idle_workmen", a_game(seats, red=fewer))

    def test_goods(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "empty_hands", a_game(seats, red={"goods": []}))
        assert not sees(queensdale, "empty_hands", a_game(seats))
        dropped = times(5, "drop", goods=[[1, "stone"]])
        assert sees(queensdale, "full_barn", a_game(seats, after=dropped))
        assert not sees(queensdale, "full_barn", a_game(seats, after=dropped[1:]))

    def test_robbers_against_the_leader(self, queensdale: Game, seats: Sequence[str]) -> None:
        swapped = [told("swapped", other=YOU, figurine="gleeman", got="courier")]
        assert sees(queensdale, "robbed_leader", a_game(seats, swapped, green={"goal": 16}))
        assert not sees(queensdale, "robbed_leader", a_game(seats, swapped))
        assert not sees(queensdale, "robbed_leader", a_game(seats, swapped, red={"goal": 16}))

    def test_seals_kept(self, queensdale: Game, seats: Sequence[str]) -> None:
        rich = {"seals": 3}
        bought = [told("buy", face="bread", seals=1)]
        assert sees(queensdale, "seals_kept", a_game(seats, red=rich))
        assert not sees(queensdale, "seals_kept", a_game(seats, red=rich, green=rich))
        assert not sees(queensdale, "seals_kept", a_game(seats))
        assert not sees(queensdale, "seals_kept", a_game(seats, red=rich, setup=bought))
        returned = a_game(seats, after=[told("crown", seals=1, crown=2)])
        assert not sees(queensdale, "seals_kept", returned + a_game(seats, number=2, red=rich))
        assert sees(queensdale, "seals_kept", a_game(seats, setup=bought) + a_game(seats, number=2, red=rich))

    def test_bought_faces(self, queensdale: Game, seats: Sequence[str]) -> None:
        bought = [told("buy", face="bread", seals=1), told("buy", YOU, face="bread", seals=1)]
        assert sees(queensdale, "first_face", a_game(seats, setup=bought))
        assert not sees(queensdale, "first_face", a_game(seats, setup=bought[::-1]))
        assert not sees(queensdale, "first_face", a_game(seats, setup=bought) + a_game(seats, number=2))

        def faces(*lost: str, die: int = 1) -> Log:
            return [told("qd-story-new-face", die=die, face="feast", lost_face=face) for face in lost]

        six = faces("a", "timber", "stone", "clay", "guilder", "bread")
        assert sees(queensdale, "new_die", a_game(seats, setup=six))
        assert not sees(queensdale, "new_die", a_game(seats, setup=six[1:]))
        assert not sees(queensdale, "new_die", a_game(seats, setup=[*six[1:], *faces("feast")]))
        assert not sees(queensdale, "new_die", a_game(seats, setup=[*six[1:], *faces("a", die=2)]))

    def test_a_promise(self, queensdale: Game, seats: Sequence[str]) -> None:
        assert sees(queensdale, "promise_kept", a_game(seats, [told("promise", games=1)]))
        assert not sees(queensdale, "promise_kept", a_game(seats, [told("promise", YOU, games=1)]))


def written(game: Game, log: Log, opened: int = 1) -> dict[str, str]:
    """The notes after the last game of a log, by seat."""
    found = notes(game.pack, Diary(log, opened))
    return {one.args["seat"]: note.message for one, note in zip(found[::2], found[1::2], strict=True)}


USUAL = ["still_morale", "one_hut", "no_reroll"]
"""What is seen of everybody in a game in which nothing happens."""


@players
class TestWhichNote:
    def test_one_beside_every_player_and_no_two_alike(self, queensdale: Game, seats: Sequence[str]) -> None:
        """Three notes fit everybody in this game, one of them not whoever came last; the fourth player shares one."""
        found = written(queensdale, a_game(seats))
        assert set(found) == set(seats)
        assert set(found.values()) <= {f"margin-{code}" for code in USUAL}
        assert len(set(found.values())) == min(len(USUAL), len(seats))

    def test_what_is_rarest_in_this_campaign(self, queensdale: Game, seats: Sequence[str]) -> None:
        """Everybody has one hut and rolls once only; what nobody else has done is noted, then what was seen least."""
        assert written(queensdale, a_game(seats, [told("vision", vision="1-public")]))[ME] == "margin-met_clairvoyant"
        often = {"seat": YOU, "seen": ["met_clairvoyant", "high_spirits", "met_clairvoyant"]}
        before = [*a_game(seats), Event(NOTE, often), Event("margin-no_reroll", {"seat": YOU})]
        now = [told("vision", vision="2-public"), told("morale", level=queensdale.pack.mirror.morale_top)]
        assert written(queensdale, before + a_game(seats, now, number=2))[ME] == "margin-high_spirits"

    def test_not_the_same_twice_running(self, queensdale: Game, seats: Sequence[str]) -> None:
        first = a_game(seats, [told("vision", vision="1-public")])
        seen = [*USUAL, "met_clairvoyant"]
        noted = [Event(NOTE, {"seat": ME, "seen": seen}), Event("margin-met_clairvoyant", {"seat": ME})]
        again = a_game(seats, [told("vision", vision="2-public")], number=2)
        assert written(queensdale, first + noted + again)[ME] != "margin-met_clairvoyant"
        usual = [Event(NOTE, {"seat": ME, "seen": USUAL}), Event("margin-no_reroll", {"seat": ME})]
        between = [*a_game(seats, number=2), *usual]
        third = a_game(seats, [told("vision", vision="3-public")], number=3)
        assert written(queensdale, first + noted + between + third)[ME] == "margin-met_clairvoyant"

    def test_what_would_have_fitted_is_counted(self, queensdale: Game, seats: Sequence[str]) -> None:
        log = a_game(seats, [told("vision", vision="1-public")])
        found = notes(queensdale.pack, Diary(log))
        mine = next(event for event in found if event.message == NOTE and event.args["seat"] == ME)
        assert mine.args["seen"] == [
            margin.code for margin in MARGINS if margin.epoch == 1 and sees(queensdale, margin.code, log)
        ]
        assert Diary([*log, mine, Event("qd-story-game", {"game": 2})]).seen["met_clairvoyant"] == 1
        assert Diary([*log, mine]).seen["met_clairvoyant"] == 0

    def test_no_note_names_what_belongs_to_a_later_epoch(self, queensdale: Game, seats: Sequence[str]) -> None:
        log = a_game(seats, red={"fame": 9})
        assert "margin-one_short" not in written(queensdale, log).values()
        assert written(queensdale, [Event("qd-story-opens", {"epoch": 2}), *log])[ME] == "margin-one_short"
        assert written(queensdale, log, opened=2)[ME] == "margin-one_short"

    def test_who_came_last_is_not_teased(self, queensdale: Game, seats: Sequence[str]) -> None:
        for last in seats:
            over_and_over = [told("qd-story-built-over", last, building="sawmill", rank=1, site=1)] * 3
            order = [seat for seat in seats if seat != last] + [last]
            assert written(queensdale, a_game(seats, over_and_over, places=order))[last] != "margin-same_site"
            assert written(queensdale, a_game(seats, over_and_over, places=order[::-1]))[last] == "margin-same_site"

    def test_a_game_of_which_only_the_end_was_told_has_no_note(self, queensdale: Game, seats: Sequence[str]) -> None:
        log = a_game(seats, [], [])
        middle = next(i for i, event in enumerate(log) if event.args.get("round") == 2)
        assert written(queensdale, log)
        assert not written(queensdale, log[middle:])

    def test_it_is_written_before_the_next_game_or_the_end_is_told(
        self, queensdale: Game, seats: Sequence[str]
    ) -> None:
        for what in (Event("qd-story-game", {"game": 2}), Event("qd-story-end", {"reason": "games"})):
            found = remarks(queensdale.pack, at(queensdale).state, [a_game(seats)], [told("stored"), what])
            assert (found[0].message, found[-1]) == ("qd-story-stored", what)
            assert [event.message for event in found[1:-1:2]] == [NOTE] * len(seats)
            assert all(event.message.startswith("margin-") for event in found[2:-1:2])


def test_the_words_of_the_notes_that_ask_for_some(queensdale: Game) -> None:
    def said(log: Log, seat: str, opened: int = 1) -> Event:
        found = notes(queensdale.pack, Diary(log, opened))
        return next(note for one, note in zip(found[::2], found[1::2], strict=True) if one.args["seat"] == seat)

    seats = (ME, YOU)
    stayed = a_game(seats, [went(YOU), *die_on("hut", YOU)], red={"rivets": 1})
    assert said(stayed, ME) == Event("margin-foreign_rest", {"other": YOU})
    huts = [a_game(seats, number=i, setup=[told("qd-story-first-hut", herb="sage")]) for i in (1, 2, 3)]
    assert said([event for one in huts for event in one], ME) == Event("margin-same_hut", {"herb": "sage"})
    assert said(a_game(seats, times(2, "feed", YOU, bread=1)), YOU, opened=3) == Event("margin-fed_most", {"seat": YOU})
