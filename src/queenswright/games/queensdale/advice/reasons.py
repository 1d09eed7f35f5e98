"""Why a turn is good: what it certainly changes, weightiest first by the estimate, in the rules' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.judgement.estimate import SIGHT
from queenswright.games.queensdale.judgement.prices import row_worth, tile_worth
from queenswright.games.queensdale.judgement.target import MANY, nearest_target
from queenswright.games.queensdale.judgement.weights import WEIGHTS
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.rules.herb import steps_between, way
from queenswright.games.queensdale.state.board import SHRUBS
from queenswright.games.queensdale.state.course import PLAY, RUNNING, START
from queenswright.games.queensdale.state.pieces import (
    DICE,
    FROM_BUILD,
    FROM_HUT,
    FROM_OTHER,
    FROM_TRUMPET,
    GOODS,
    HERBS,
    NOTHING,
    SITES,
    TOWER_SPACES,
    TYPES,
)
from queenswright.games.queensdale.telling.changes import counted
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

MOST = 3
"""How many reasons are given: the first says why, the others what comes with it."""
CERTAIN = float("inf")
VALUES = list(WEIGHTS.values())
Weighed = tuple[float, Event]


class Change:
    """What a turn changes for a seat.

    What a token hides, a figurine out of the bag and a throw are guesses in the state after it: where something of
    that kind comes, only what does not depend on it counts.
    """

    def __init__(self, pack: Pack, before: Any, after: Any, seat: int) -> None:
        self.rules, self.before, self.after, self.seat = pack.mirror, before, after, seat
        self.codes: Sequence[str] = pack.content.building_codes
        self.tokens = _tokens(before) - _tokens(after)
        self.drawn = sum(after.figurines[seat]) - sum(before.figurines[seat])
        self.thrown = sum(
            new not in (NOTHING, old) for old, new in zip(before.showing[seat], after.showing[seat], strict=True)
        )
        self.is_same_round = before.round_number == after.round_number
        self.is_sure = self.tokens <= 0 and self.drawn <= 0 and not self.thrown
        self.build_fame = self.rules.build_fame[before.epoch[seat]]

    def earned(self, source: int) -> int:
        """The fame from one source."""
        return int(self.after.earned[self.seat][source] - self.before.earned[self.seat][source])

    def gained(self) -> list[int]:
        """By how much every good grows or shrinks."""
        pairs = zip(self.before.goods[self.seat], self.after.goods[self.seat], strict=True)
        return [new - old for old, new in pairs]

    def worth_of_fame(self, amount: int) -> float:
        """What fame is worth to a bot."""
        return float(WEIGHTS["fame"] * amount / self.build_fame)


def reasons(pack: Pack, before: Any, after: Any, seat: int) -> list[Event]:
    """The reasons for a turn that leads from one state to another, the weightiest first; none after the last game."""
    if before.ended != RUNNING:
        return []
    change = Change(pack, before, after, seat)
    if before.phase not in (PLAY, START):
        return _between_games(change)
    found = [*_of_fame(change), *_of_the_unknown(change), *_of_goods(change), *_of_morale(change)]
    ranked = sorted((one for one in found if one[0] > 0), key=lambda one: -one[0])
    return [event for _, event in ranked[:MOST]] or [_what_is_left(change)]


def _tokens(s: Any) -> int:
    """How many herb tokens lie on the map."""
    return sum(herb != NOTHING for herb in s.herb)


def _of_fame(change: Change) -> list[Weighed]:
    """Buildings, huts and the goal."""
    before, after, seat = change.before, change.after, change.seat
    found: list[Weighed] = []
    total, goal = plain(fame)(after, seat), before.aim[seat]
    if change.is_sure and plain(fame)(before, seat) < goal <= total:
        found.append((CERTAIN, Event("reason-qd-goal", {"fame": total, "goal": goal})))
    paid = counted(GOODS, [max(0, -by) for by in change.gained()])
    for site in range(SITES):
        built = after.site[seat][site]
        if built not in (NOTHING, before.site[seat][site]):
            args = {"building": change.codes[built], "goods": paid, "fame": change.earned(FROM_BUILD)}
            found.append((change.worth_of_fame(change.earned(FROM_BUILD)) + 1, Event("reason-qd-building", args)))
            row = change.rules.building_income[built]
            worth = plain(row_worth)(change.rules, row, before.epoch[seat], VALUES)
            income = counted(GOODS, list(change.rules.gain[row][: len(GOODS)]))
            if income:
                found.append((worth, Event("reason-qd-income", {"goods": income})))
    other = _other_fame(change, is_told=any(event.message == "reason-qd-building" for _, event in found))
    is_reached = any(event.message == "reason-qd-goal" for _, event in found)
    if other > 0 and not is_reached:
        left = max(0, goal - plain(fame)(before, seat) - other)
        found.append((change.worth_of_fame(other), Event("reason-qd-fame", {"fame": other, "left": left})))
    fresh = after.huts[seat] & ~before.huts[seat]
    for herb in range(len(HERBS)):
        if fresh >> herb & 1:
            near = _near(change.rules, after, seat, herb)
            args = {"herb": HERBS[herb], "fame": change.earned(FROM_HUT), "count": near}
            found.append((change.worth_of_fame(change.earned(FROM_HUT)) + 1, Event("reason-qd-hut", args)))
    return found


def _other_fame(change: Change, is_told: bool) -> int:
    """Fame for building something else than a building, and, where nothing is a guess, what else brings fame."""
    built = 0 if is_told else change.earned(FROM_BUILD)
    return built + (change.earned(FROM_OTHER) if change.is_sure else 0)


def _near(pack: Any, s: Any, seat: int, herb: int) -> int:
    """How many tokens of a herb the scout may reach soon."""
    road = plain(way)(pack, s, seat)
    shrubs = [shrub for shrub in range(SHRUBS) if s.herb[shrub] == herb]
    steps = (plain(steps_between)(pack, s, road, s.scout[seat], pack.shrub_space[shrub]) for shrub in shrubs)
    return sum(count < SIGHT for count in steps)


def _of_the_unknown(change: Change) -> list[Weighed]:
    """What is certain of tokens, figurines and throws: how many."""
    found: list[Weighed] = []
    if change.tokens > 0:
        found.append((WEIGHTS["token"] * change.tokens, Event("reason-qd-tokens", {"count": change.tokens})))
    if change.drawn > 0:
        found.append((WEIGHTS["figurine"] * change.drawn, Event("reason-qd-figurine", {"count": change.drawn})))
    if change.thrown and change.is_same_round:
        dice = sum(face != NOTHING for face in change.before.showing[change.seat])
        args = {"count": change.thrown, "dice": min(dice, DICE)}
        found.append((WEIGHTS["action"] * change.thrown, Event("reason-qd-throw", args)))
    return found


def _of_goods(change: Change) -> list[Weighed]:
    """What comes to hand, and how far it is to the next building with it."""
    if not change.is_sure:
        return []
    found: list[Weighed] = []
    gained = counted(GOODS, [max(0, by) for by in change.gained()])
    old, new = (plain(nearest_target)(change.rules, s, change.seat) for s in (change.before, change.after))
    is_near = new % MANY < TYPES and new // MANY < old // MANY and not change.earned(FROM_BUILD)
    worth = sum(count * WEIGHTS[good] for count, good in gained)
    if is_near:
        args = {"goods": gained, "count": new // MANY, "building": change.codes[new % MANY], "fame": change.build_fame}
        worth += WEIGHTS["missing"] * (old // MANY - new // MANY)
        found.append((worth, Event("reason-qd-nearer" if gained else "reason-qd-way", args)))
    elif gained:
        found.append((worth, Event("reason-qd-goods", {"goods": gained})))
    return found


def _of_morale(change: Change) -> list[Weighed]:
    """The symbols that the morale counter reached, or how far it is to the next."""
    rules, seat = change.rules, change.seat
    low, high = change.before.morale[seat], change.after.morale[seat]
    if not change.is_sure or high <= low:
        return []
    found: list[Weighed] = []
    trumpets = change.earned(FROM_TRUMPET)
    if trumpets:
        args = {"level": high, "fame": trumpets}
        found.append((change.worth_of_fame(trumpets), Event("reason-qd-trumpet", args)))
    levels = [level for level in range(high + 1, rules.morale_top + 1) if rules.trumpet_levels >> level & 1]
    if not trumpets and levels:
        args = {"level": high, "next": levels[0], "fame": rules.trumpet_fame[change.before.epoch[seat]]}
        found.append((WEIGHTS["morale"] * (high - low), Event("reason-qd-morale", args)))
    return found


def _what_is_left(change: Change) -> Event:
    """Where nothing grows: what the next building lacks, or how much fame is missing."""
    target = plain(nearest_target)(change.rules, change.after, change.seat)
    if target % MANY < TYPES:
        args = {"count": target // MANY, "building": change.codes[target % MANY], "fame": change.build_fame}
        return Event("reason-qd-way", args)
    left = max(0, change.before.aim[change.seat] - plain(fame)(change.before, change.seat))
    return Event("reason-qd-left", {"fame": left})


def _between_games(change: Change) -> list[Event]:
    """A tile for the tower, a face for a die, a hut, what is kept."""
    before, after, seat = change.before, change.after, change.seat
    tiles = [after.tower[seat][space] for space in range(TOWER_SPACES)]
    fresh = [tile for tile, old in zip(tiles, before.tower[seat], strict=False) if tile not in (NOTHING, old)]
    if fresh and plain(tile_worth)(change.rules, fresh[0], before.epoch[seat], VALUES) > 0:
        return [Event("reason-qd-tile", {})]
    if after.seals[seat] < before.seals[seat]:
        return [Event("reason-qd-face", {"seals": before.seals[seat] - after.seals[seat]})]
    if after.chosen_hut[seat] not in (NOTHING, before.chosen_hut[seat]):
        herb = after.chosen_hut[seat]
        near = _near(change.rules, after, seat, herb)
        return [Event("reason-qd-first-hut", {"herb": HERBS[herb], "count": near})]
    if before.seals[seat] > 0:
        return [Event("reason-qd-keep-seals", {"seals": before.seals[seat]})]
    return [Event("reason-qd-next-game", {})]
