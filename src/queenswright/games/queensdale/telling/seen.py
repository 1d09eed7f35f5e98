"""What has to be seen in play for a note in the margin: a question for every note, asked of what everybody was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from queenswright.games.queensdale.state.board import QUARTERS, STATIONS
from queenswright.games.queensdale.state.pieces import COLOURS, RANKS, SIDES
from queenswright.games.queensdale.telling.diary import BUILT, DEEDS, PLACED, REROLLS, WALKED, Diary
from queenswright.kernel.data import Event, Pack

DONE = ("qd-story-epoch-done", "qd-story-castle")
AROUND = 2 * QUARTERS
"""Quarters and the bridges between them, in a circle."""


# Goals and places.


def _one_short(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.surplus(me) == -1


def _exact(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.surplus(me) == 0


def _far_beyond(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.surplus(me) >= 5


def _long_wait(pack: Pack, diary: Diary, me: str) -> bool:
    *past, now = [game.surplus(me) for game in diary.games[-4:] if game.standing]
    return now >= 0 and len(past) == 3 and max(past) < 0


def _last_bend(pack: Pack, diary: Diary, me: str) -> bool:
    """The lowest of all before the last round, and the first after it."""
    game = diary.last
    behind = dict.fromkeys(game.standing, 0)
    for event in game.before_last_round:
        if event.message in ("qd-story-fame", "qd-story-crown-fame"):
            behind[event.args["seat"]] = event.args.get("total", event.args["fame"])
    behind = {seat: game.standing[seat]["goal"] - fame for seat, fame in behind.items()}
    return game.standing[me]["place"] == 1 and game.has_most(me, behind)


def _one_rivet(pack: Pack, diary: Diary, me: str) -> bool:
    game = diary.last
    behind = [one for one in game.standing.values() if one["place"] > game.standing[me]["place"]]
    equals = [one for one in behind if game.surplus(one["seat"]) == game.surplus(me)]
    return any(one["rivets"] == game.standing[me]["rivets"] - 1 for one in equals)


def _quick_game(pack: Pack, diary: Diary, me: str) -> bool:
    earlier = [game.length for game in diary.games[:-1] if game.is_whole]
    return diary.last.winner == me and bool(earlier) and diary.last.length < min(earlier)


def _long_game(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.length == int(pack.mirror.last_round)


def _won_again(pack: Pack, diary: Diary, me: str) -> bool:
    return [game.winner for game in diary.games[-2:]] == [me, me]


def _two_epochs(pack: Pack, diary: Diary, me: str) -> bool:
    *earlier, now = [bool(game.of(me, *DONE)) for game in diary.games[-3:]]
    return now and any(earlier)


def _lone_vote(pack: Pack, diary: Diary, me: str) -> bool:
    """All others voted for the same, somebody for something else; with two players nobody votes alone."""
    votes: dict[str, dict[str, Any]] = {}
    for event in diary.last.events:
        if event.message == "qd-story-vote-opened":
            about, _, option = event.args["vote_option"].partition("-")
            votes.setdefault(about, {})[event.args["seat"]] = option
        elif event.message == "qd-story-ballot-opened":
            leaning = event.args["wall"] - event.args["road"]
            votes.setdefault("way", {})[event.args["seat"]] = (leaning > 0) - (leaning < 0)
    return any(_is_alone(cast, me) for cast in votes.values())


def _is_alone(cast: dict[str, Any], me: str) -> bool:
    others = {vote for seat, vote in cast.items() if seat != me}
    return len(cast) > 2 and len(others) == 1 and cast[me] not in others


# Dice and rounds.


def _rerolls(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.has_most(me, diary.last.counted(*REROLLS), 3)


def _no_reroll(pack: Pack, diary: Diary, me: str) -> bool:
    return not diary.last.of(me, *REROLLS)


def _early_home(pack: Pack, diary: Diary, me: str) -> bool:
    """The first to leave in every round."""
    first = [_first(events, "qd-story-leave") for events in diary.last.rounds]
    return all(seat == me for seat in first)


def _last_die(pack: Pack, diary: Diary, me: str) -> bool:
    """The last die of more than half of the rounds."""
    last = [_first(events[::-1], *PLACED) for events in diary.last.rounds]
    return 2 * last.count(me) > len(last)


def _first(events: list[Event], *messages: str) -> str | None:
    return next((event.args["seat"] for event in events if event.message in messages), None)


def _plunger_late(pack: Pack, diary: Diary, me: str) -> bool:
    """The plunger goes on only when a die was put on an occupied space with it."""
    user = None
    for event in diary.last.last_round:
        if event.message == "qd-story-place-occupied":
            user = event.args["seat"]
        elif event.message == "qd-story-plunger" and user == me:
            return True
    return False


def _kind_choice(pack: Pack, diary: Diary, me: str) -> bool:
    return any("spared" in event.args for event in diary.last.of(me, "qd-story-leave"))


def _most_on(diary: Diary, me: str, space: str, least: int = 1) -> bool:
    game = diary.last
    return game.has_most(me, {seat: game.dice_on(seat, space) for seat in game.standing}, least)


def _baker(pack: Pack, diary: Diary, me: str) -> bool:
    return _most_on(diary, me, "bakery")


def _market(pack: Pack, diary: Diary, me: str) -> bool:
    return _most_on(diary, me, "market", 3)


def _day_wage(pack: Pack, diary: Diary, me: str) -> bool:
    return _most_on(diary, me, "wage", 3)


def _hired_most(pack: Pack, diary: Diary, me: str) -> bool:
    return _most_on(diary, me, "hire", 3)


def _no_bread(pack: Pack, diary: Diary, me: str) -> bool:
    """An epoch completed now, and no die on the bakery since the one before it."""
    if not diary.last.of(me, *DONE):
        return False
    for game in diary.games[::-1]:
        if game is not diary.last and game.of(me, *DONE):
            break
        if game.dice_on(me, "bakery"):
            return False
    return True


# Scouts and herbs.


def _full_arms(pack: Pack, diary: Diary, me: str) -> bool:
    gathered = 0
    for event in diary.last.play:
        if event.args.get("seat") == me:
            gathered = 0 if event.message in DEEDS else gathered + (event.message == "qd-story-gather")
            if gathered == 5:
                return True
    return False


def _foreign_rest(pack: Pack, diary: Diary, me: str) -> bool:
    return host(diary, me) is not None


def host(diary: Diary, me: str) -> str | None:
    """The other player in whose quarter the scout is when the game ends."""
    steps = [event for event in diary.last.play if event.message in WALKED and event.args["seat"] == me]
    if not steps or _is_bridge(steps[-1]) or steps[-1].args["quarter"] == me:
        return None
    quarter: str = steps[-1].args["quarter"]
    return quarter if quarter in diary.last.standing else None


def _is_bridge(event: Event) -> bool:
    return event.args["hex"] in ("inner", "outer")


def _home_scout(pack: Pack, diary: Diary, me: str) -> bool:
    steps = diary.last.of(me, *WALKED)
    return bool(steps) and all(event.args["quarter"] == me and not _is_bridge(event) for event in steps)


def _long_walk(pack: Pack, diary: Diary, me: str) -> bool:
    """More steps than anybody else, over at least three bridges."""
    game = diary.last
    steps = {seat: sum(one.args.get("steps", 0) for one in game.of(seat, *WALKED)) for seat in game.standing}
    return game.has_most(me, steps) and _bridges(diary, me) >= 3


def _bridges(diary: Diary, me: str) -> int:
    """The bridges between the places where a scout was, the shortest way round."""
    half_steps, here = 0, 2 * COLOURS.index(me)
    for event in diary.last.play:
        if event.message in WALKED and event.args["seat"] == me:
            there = 2 * COLOURS.index(event.args["quarter"]) + _is_bridge(event)
            half_steps += min((there - here) % AROUND, (here - there) % AROUND)
            here = there
    return half_steps // 2


def _same_hut(pack: Pack, diary: Diary, me: str) -> bool:
    return beloved_herb(diary, me) is not None


def beloved_herb(diary: Diary, me: str) -> str | None:
    """The herb of the first hut in three games running."""
    first = [{event.args["herb"] for event in game.of(me, "qd-story-first-hut")} for game in diary.games[-3:]]
    return min(set.intersection(*first), default=None) if len(first) == 3 else None


def _many_huts(pack: Pack, diary: Diary, me: str) -> bool:
    return len(diary.last.of(me, "qd-story-hut", "qd-story-first-hut")) >= 4


def _one_hut(pack: Pack, diary: Diary, me: str) -> bool:
    return not diary.last.of(me, "qd-story-hut")


def _met_clairvoyant(pack: Pack, diary: Diary, me: str) -> bool:
    return bool(diary.last.of(me, "qd-story-vision"))


# Buildings.


def _same_site(pack: Pack, diary: Diary, me: str) -> bool:
    now = {event.args["site"] for event in diary.last.of(me, "qd-story-built-over")}
    ever = [event.args["site"] for event in diary.of(me, "qd-story-built-over")]
    return any(ever.count(site) >= 3 for site in now)


def _second_higher(pack: Pack, diary: Diary, me: str) -> bool:
    """Built what a leader had built before, at a higher rank."""
    if me in diary.last.leaders:
        return False
    before: dict[str, int] = {}
    mine = [id(event) for event in diary.last.of(me, *BUILT)]
    for event in diary.told(*BUILT):
        if event.args["seat"] in diary.last.leaders:
            before[event.args["building"]] = event.args["rank"]
        elif id(event) in mine and event.args["rank"] > before.get(event.args["building"], RANKS):
            return True
    return False


def _top_rank(pack: Pack, diary: Diary, me: str) -> bool:
    return any(event.args["rank"] == RANKS for event in diary.last.of(me, *BUILT))


def _all_storage(pack: Pack, diary: Diary, me: str) -> bool:
    codes = list(pack.content.building_codes)
    keeps = [pack.mirror.building_keep[codes.index(event.args["building"])] for event in diary.last.of(me, *BUILT)]
    return len(keeps) >= 2 and all(keeps)


def _first_of_kind(pack: Pack, diary: Diary, me: str) -> bool:
    first: dict[str, Event] = {}
    for event in diary.told(*BUILT):
        first.setdefault(event.args["building"], event)
    return any(event is one for event in first.values() for one in diary.last.of(me, *BUILT))


def _no_grass(pack: Pack, diary: Diary, me: str) -> bool:
    now = diary.last.of(me, "qd-story-cleared")
    return bool(now) and len(diary.of(me, "qd-story-cleared")) >= 4


def _all_renovated(pack: Pack, diary: Diary, me: str) -> bool:
    return len(diary.last.of(me, "qd-story-renovated")) >= 3


def _builder(pack: Pack, diary: Diary, me: str) -> bool:
    return len(diary.last.of(me, "qd-story-segment-wall")) >= 3


def _round_trip(pack: Pack, diary: Diary, me: str) -> bool:
    stations = {(one.args["quarter"], one.args["slot"]) for one in diary.of(me, "qd-story-ride")}
    return len(stations) == STATIONS and bool(diary.last.of(me, "qd-story-ride"))


# Goods, figurines, seals, the poor.


def _fed_most(pack: Pack, diary: Diary, me: str) -> bool:
    return diary.last.has_most(me, diary.last.counted("qd-story-feed"))


def _last_loaf(pack: Pack, diary: Diary, me: str) -> bool:
    return any(event.args.get("bread") == 0 for event in diary.last.of(me, "qd-story-feed"))


def _still_morale(pack: Pack, diary: Diary, me: str) -> bool:
    return not any(one.message == "qd-story-morale" and one.args["seat"] == me for one in diary.last.play)


def _high_spirits(pack: Pack, diary: Diary, me: str) -> bool:
    return any(event.args["level"] == pack.mirror.morale_top for event in diary.last.of(me, "qd-story-morale"))


def _two_couriers(pack: Pack, diary: Diary, me: str) -> bool:
    return len(diary.last.of(me, "qd-story-courier")) >= 2


def _idle_courier(pack: Pack, diary: Diary, me: str) -> bool:
    return any(kind == "courier" for _, kind in diary.last.standing[me]["figurines"])


def _idle_workmen(pack: Pack, diary: Diary, me: str) -> bool:
    return _number(diary.last.standing[me]["figurines"]) >= 4


def _empty_hands(pack: Pack, diary: Diary, me: str) -> bool:
    return not diary.last.standing[me]["goods"]


def _full_barn(pack: Pack, diary: Diary, me: str) -> bool:
    return sum(_number(event.args["goods"]) for event in diary.last.of(me, "qd-story-drop")) >= 5


def _number(amounts: list[list[Any]]) -> int:
    return sum(int(number) for number, _ in amounts)


def _robbed_leader(pack: Pack, diary: Diary, me: str) -> bool:
    robbed = {event.args["other"] for event in diary.last.of(me, "qd-story-swapped")}
    return bool(robbed & (diary.last.leaders - {me}))


def _seals_kept(pack: Pack, diary: Diary, me: str) -> bool:
    """More seals than anybody else, and none given away between the last game and this one."""
    game = diary.last
    returned = diary.games[-2].of(me, "qd-story-crown") if len(diary.games) > 1 else []
    seals = {seat: one["seals"] for seat, one in game.standing.items()}
    return game.has_most(me, seals) and not game.of(me, "qd-story-buy") and not returned


def _first_face(pack: Pack, diary: Diary, me: str) -> bool:
    bought = diary.told("qd-story-buy")
    return bool(bought) and any(event is bought[0] for event in diary.last.of(me, "qd-story-buy"))


def _new_die(pack: Pack, diary: Diary, me: str) -> bool:
    """All six faces of one die were replaced."""
    new: dict[int, list[str]] = {}
    old: dict[int, int] = {}
    for event in diary.of(me, "qd-story-new-face"):
        die, lost = event.args["die"], event.args["lost_face"]
        if lost in new.setdefault(die, []):
            new[die].remove(lost)
        else:
            old[die] = old.get(die, 0) + 1
        new[die].append(event.args["face"])
    return SIDES in old.values()


def _promise_kept(pack: Pack, diary: Diary, me: str) -> bool:
    return bool(diary.last.of(me, "qd-story-promise"))


SEEN: dict[str, Callable[[Pack, Diary, str], bool]] = {
    question.__name__.removeprefix("_"): question
    for question in (
        *(_no_bread, _one_short, _exact, _rerolls, _same_hut, _same_site, _foreign_rest, _plunger_late, _fed_most),
        *(
            _two_couriers,
            _all_renovated,
            _still_morale,
            _full_arms,
            _robbed_leader,
            _two_epochs,
            _lone_vote,
            _seals_kept,
        ),
        *(_second_higher, _many_huts, _one_hut, _long_walk, _home_scout, _idle_courier, _idle_workmen, _early_home),
        *(
            _last_die,
            _empty_hands,
            _full_barn,
            _top_rank,
            _all_storage,
            _baker,
            _met_clairvoyant,
            _far_beyond,
            _last_bend,
        ),
        *(_long_wait, _high_spirits, _new_die, _first_face, _market, _day_wage, _hired_most, _no_grass, _one_rivet),
        *(
            _quick_game,
            _long_game,
            _last_loaf,
            _no_reroll,
            _won_again,
            _kind_choice,
            _builder,
            _round_trip,
            _promise_kept,
        ),
        _first_of_kind,
    )
}
"""By note, whether it may be written for a seat."""
