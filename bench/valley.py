"""The balance of the whole campaign: every share with its 95 % interval, beside what is asked for (docs/balance.md).

QUEENSWRIGHT_RULES=numba python -m bench.valley [--campaigns 200] [--players 2,3,4] [--branches wall,road,free]
                                                [--seed 2026] [--jobs 1] [--pack FILE] [--json FILE]

The planner of `greedy` plays all seats. In the vote for wall or road everybody votes for the branch that is
wanted; with `free` they decide themselves. What was seen fewer than 200 times is listed as too few.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from bench.campaigns import SEED_BITS, Player, game_and_mind
from bench.starts import BALLOTS

from queenswright.arena.schedule import deal_seed
from queenswright.games.queensdale.state import (
    ABILITY_CARDS,
    BRANCHES,
    END_REASONS,
    EPOCHS,
    FAME_SOURCES,
    FIRST_ABILITY,
    KNOWLEDGE_CARDS,
    NOTHING,
    ORDER_CARDS,
    PLAY,
    RUNNING,
    STAGES,
)
from queenswright.games.queensdale.steps import BALLOT
from queenswright.kernel.game import Game
from queenswright.kernel.interval import Estimate, mean, share
from queenswright.kernel.position import Position

FREE = "free"
LATE_FROM = 6
"""Late games: somebody plays for the goal of this epoch or a later one."""
FEW = 200
BUILDING = "building"
GAMES = {2: (17, 21), 3: (14, 18), 4: (16, 21)}
ROUNDS = (6, 8)
LEAST_BUILD_FAME = 0.55
MOST_OF_A_USE, LEAST_BUILDINGS = 0.45, 0.30
MOST_BEHIND, LEAST_COMEBACK = 3.0, 0.10
LEAST_USED, MOST_LIFT = 0.05, 0.07


class Notes:
    """What is noted of one campaign while it is played."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.games: list[dict[str, Any]] = []
        self.uses: Counter[str] = Counter()
        self.items: list[set[str]] = [set() for _ in range(players)]

    def note(self, before: Any, after: Any) -> None:
        """One decision, and what followed from it."""
        was_played, goes_on = int(before.phase) == PLAY, int(after.phase) == PLAY
        if was_played:
            self._note_uses(before, after)
        if was_played and not (goes_on and before.game_number == after.game_number):
            self._note_end(before)

    def _note_uses(self, before: Any, after: Any) -> None:
        """QD-BUILD-26: what build actions were used for in late games; orders by whoever fulfilled them."""
        seat = int(before.turn_seat)
        for number in range(ORDER_CARDS):
            if (int(before.orders) & ~int(after.orders)) >> number & 1:
                self.items[seat].add(f"order {number + 1}")
        if max(before.epoch[: self.players]) < LATE_FROM:
            return
        sites = np.asarray(after.site)
        found = {
            BUILDING: int(((sites != np.asarray(before.site)) & (sites != NOTHING)).sum()),
            "clear": _changed(before.cleared, after.cleared),
            "renovate": _changed(before.counters_used, after.counters_used),
            "monument": _changed(before.monument, after.monument),
            "segment": _changed(before.segments, after.segments),
            "room": _changed(before.castle_rooms, after.castle_rooms),
        }
        self.uses.update({use: count for use, count in found.items() if count})

    def _note_end(self, s: Any) -> None:
        players = range(self.players)
        earned = [{name: int(n) for name, n in zip(FAME_SOURCES, s.earned[seat], strict=True)} for seat in players]
        surplus = [sum(earned[seat].values()) - int(s.aim[seat]) for seat in players]
        epochs = [int(s.epoch[seat]) for seat in players]
        self.games.append({"rounds": int(s.round_number), "epochs": epochs, "surplus": surplus, "fame": earned})
        for seat in players:
            abilities = [FIRST_ABILITY + i for i in range(ABILITY_CARDS) if int(s.abilities[seat]) >> i & 1]
            if len(abilities) == 1:
                self.items[seat].add(f"ability {abilities[0]} first")

    def finish(self, s: Any) -> None:
        """What everybody has at the end."""
        codes = self.game.pack.content.face_codes
        start = {code for face, code in enumerate(codes) if not self.game.pack.mirror.face_price[face]}
        for seat, items in enumerate(self.items):
            known = [card for i, card in enumerate(KNOWLEDGE_CARDS) if int(s.knowledge[seat]) >> i & 1]
            items |= {f"knowledge {card}" for card in known}
            items |= {f"face {codes[face]}" for die in s.dice[seat] for face in die if codes[face] not in start}
            if s.monument[seat]:
                items.add("monument begun")
            if s.monument[seat] == STAGES:
                items.add("monument finished")


def _changed(before: Any, after: Any) -> int:
    """In how many places something is not as it was."""
    return int((np.asarray(before) != np.asarray(after)).sum())


def campaign(
    game: Game, mind: Player, players: int, branch: str, seed: int, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """One campaign: its games, uses of the build action, what everybody had, and who won."""
    luck, notes = random.Random(seed), Notes(game, players)
    state = game.copy_state(game.new(players, seed, options).held)
    while int(state.ended) == RUNNING:
        before = game.copy_state(state)
        if branch != FREE and state.agenda_step[state.agenda_depth - 1] == BALLOT:
            position = Position(game, game.copy_state(state))
            position.push(BALLOTS[branch])
            state = game.copy_state(position.held)
        else:
            mind.self_play(state, luck.getrandbits(SEED_BITS), 1)
        notes.note(before, state)
    notes.finish(state)
    return {
        "players": players,
        "seed": seed,
        "end": END_REASONS[int(state.ended)],
        "branch": BRANCHES[int(state.branch) - 1] if state.branch else "none",
        "epochs": [int(epoch) for epoch in state.epoch[:players]],
        "won": [game.call(game.rules.loops.place, state, seat) == 1 for seat in range(players)],
        "games": notes.games,
        "uses": dict(notes.uses),
        "items": [sorted(items) for items in notes.items],
    }


def _campaign(seed: int, players: int, branch: str, pack: str | None) -> dict[str, Any]:
    game, mind = game_and_mind(pack)
    return campaign(game, mind, players, branch, seed)


def play(count: int, players: int, branch: str, seed: int, jobs: int, pack: str | None) -> list[dict[str, Any]]:
    """This many campaigns, in order."""
    seeds = [deal_seed(seed, i) for i in range(count)]
    one = partial(_campaign, players=players, branch=branch, pack=pack)
    if jobs == 1:
        return list(map(one, seeds))
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(one, seeds, chunksize=4))


Row = tuple[str, str, str]
"""What was measured, the figure, and what was asked for or that it is missed."""


def told(name: str, found: Estimate | None, low: float, high: float, is_share: bool = True) -> Row:
    """A figure beside its bounds; one is broken when the whole interval lies outside."""
    scale, unit = (100, " %") if is_share else (1, "")
    asked = f"{scale * low:g} to {scale * high:g}{unit}" if low else f"at most {scale * high:g}{unit}"
    if found is None or found.low is None or found.high is None:
        return name, "too few", asked
    is_broken = found.high < low or found.low > high
    figure = found.percent() if is_share else f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"
    return name, figure, f"{asked}{': BROKEN' if is_broken else ''}"


def course(campaigns: Sequence[Mapping[str, Any]], players: int) -> Iterator[Row]:
    """Length of campaigns and games, sources of fame, uses of the build action, first and last."""
    seeds = [one["seed"] for one in campaigns]
    castle = sum(one["end"] == "castle" for one in campaigns)
    yield "castle", f"{castle} of {len(campaigns)}", "all"
    yield told("games", mean([len(one["games"]) for one in campaigns], seeds), *GAMES[players], is_share=False)
    for epoch in range(1, EPOCHS + 1):
        found = [
            (game["rounds"], one["seed"]) for one in campaigns for game in one["games"] if max(game["epochs"]) == epoch
        ]
        rounds = mean([n for n, _ in found], [seed for _, seed in found])
        yield told(f"rounds in epoch {epoch}", rounds, *ROUNDS, is_share=False)
    yield "longest game", str(max(game["rounds"] for one in campaigns for game in one["games"])), "below the last round"
    fame: Counter[str] = Counter()
    for one in campaigns:
        for game in one["games"]:
            for seat in game["fame"]:
                fame.update(seat)
    built = [_share_of(one, "build") for one in campaigns]
    yield told("fame from the build action", mean(built, seeds), LEAST_BUILD_FAME, 1)
    whole = sum(fame.values())
    yield "fame by source", ", ".join(f"{name} {100 * count / whole:.0f} %" for name, count in fame.items()), ""
    for use in (BUILDING, "clear", "renovate", "monument", "segment", "room"):
        late = [one["uses"].get(use, 0) / max(1, sum(one["uses"].values())) for one in campaigns]
        low = LEAST_BUILDINGS if use == BUILDING else 0
        yield told(f"late build actions: {use}", mean(late, seeds), low, MOST_OF_A_USE)
    behind = [max(one["epochs"]) - min(one["epochs"]) for one in campaigns]
    high = MOST_BEHIND if players == 4 else EPOCHS
    yield told("epochs between first and last", mean(behind, seeds), 0, high, is_share=False)
    back = [float(one["won"][_last_after_a_third(one)]) for one in campaigns]
    low = LEAST_COMEBACK if players == 4 else 0
    yield told("the last after a third wins", share(back, seeds), low, 1)
    for seat in range(players):
        won = share([float(one["won"][seat]) for one in campaigns], seeds)
        yield told(f"seat {seat + 1} wins", won, 1 / players - MOST_LIFT, 1 / players + MOST_LIFT)


def _share_of(one: Mapping[str, Any], source: str) -> float:
    seats = [seat for game in one["games"] for seat in game["fame"]]
    found, whole = sum(seat[source] for seat in seats), sum(sum(seat.values()) for seat in seats)
    return float(found) / max(1, whole)


def _last_after_a_third(one: Mapping[str, Any]) -> int:
    """Who has completed least after the first third of the games, between equals by the game just played."""
    game = one["games"][len(one["games"]) // 3]
    return min(range(one["players"]), key=lambda seat: (game["epochs"][seat], game["surplus"][seat]))


def lifts(campaigns: Iterable[Mapping[str, Any]], players: int) -> Iterator[Row]:
    """For everything that players may have: in how many campaigns, and how much more often than others they won."""
    holders: dict[str, list[tuple[float, int]]] = defaultdict(list)
    used: Counter[str] = Counter()
    total = 0
    for one in campaigns:
        total += 1
        used.update({item for items in one["items"] for item in items})
        for seat, items in enumerate(one["items"]):
            for item in items:
                holders[item].append((float(one["won"][seat]), one["seed"]))
    for item in sorted(holders):
        found = holders[item]
        won = share([hit for hit, _ in found], [seed for _, seed in found])
        seldom = used[item] / total < LEAST_USED
        about = f"in {100 * used[item] / total:.0f} % of campaigns{', SELDOM' if seldom else ''}"
        if won is None or won.low is None or won.high is None or len(found) < FEW:
            yield item, f"too few ({len(found)})", about
            continue
        fair = 1 / players
        lift = Estimate(won.value - fair, won.low - fair, won.high - fair, won.count)
        is_broken = won.high - fair < -MOST_LIFT or won.low - fair > MOST_LIFT
        yield item, lift.points(), f"{about}{': BROKEN' if is_broken else ''}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--branches", default=f"{','.join(BRANCHES)},{FREE}")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pack")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    result: dict[str, list[Row]] = {}
    for players in map(int, args.players.split(",")):
        for branch in args.branches.split(","):
            played = play(args.campaigns, players, branch, args.seed, args.jobs, args.pack)
            rows = [*course(played, players), *lifts(played, players)]
            if branch == FREE:
                votes = Counter(one["branch"] for one in played)
                rows.insert(0, ("votes", str(dict(votes)), "at least 30 % each"))
            result[f"{players} players, {branch}"] = rows
            print(f"{players} players, {branch}, {len(played)} campaigns", flush=True)
            for row in rows:
                print(f"  {row[0]:34} {row[1]:32} {row[2]}", flush=True)
    if args.json:
        args.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
