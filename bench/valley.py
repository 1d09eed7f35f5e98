"""The balance of the whole campaign, played by many processes into a file (docs/balance.md).

QUEENSWRIGHT_RULES=numba python -m bench.valley [--campaigns 200] [--players 2,3,4] [--branches wall,road,free]
                                                [--seed 2026] [--jobs 1] [--pack FILE] [--taste 20]
                                                [--weights NAME=VALUE,...] [--minutes M] [--results FILE] [--json FILE]
python -m bench.valley --table FILE [FILE ...] [--json FILE]

The planner of `greedy` plays all seats, each with a taste of its own: its weights differ from those of the others by
this many percent, so that not everybody always buys the same; `--weights` changes some for all. In the vote for wall
or road everybody votes for the branch that is wanted; with `free` they decide themselves. The same command goes on
where it stopped (bench/many.py); what it shows, and `--table` for files, is in bench/valley_table.py.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bench.campaigns import CHUNK, SEED_BITS, Player, game_and_mind
from bench.starts import BALLOTS
from bench.valley_table import FREE, show

from bench import many
from queenswright.arena.schedule import deal_seed
from queenswright.bots.mind import Mind
from queenswright.bots.program import program_of
from queenswright.games.queensdale.judgement.weights import NAMES
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.cards import ABILITY_CARDS, FIRST_ABILITY, KNOWLEDGE_CARDS, ORDER_CARDS
from queenswright.games.queensdale.state.course import END_REASONS, PLAY, RUNNING, USED_WEDDING
from queenswright.games.queensdale.state.pieces import FAME_SOURCES, FAMILIES, STAGES
from queenswright.games.queensdale.steps import BALLOT
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

LATE_FROM = 6
"""Late games: somebody plays for the goal of this epoch or a later one."""
BUILT = FAME_SOURCES.index("build")
STYLES = {
    "building": ("fame", "missing", "piece", "borough"),
    "morale": ("trumpet", "morale", "gleeman", "trumpet_near"),
    "herbs": ("token", "near_token", "hut_timber", "healer"),
    "dice": ("seal", "dice", "patience", "any_unseen", "unseen"),
}
"""What a taste may favour, by weights of the planner."""
EVEN = "even"


def items_of(game: Game) -> list[str]:
    """Everything that players may have, by the names of the table."""
    pack, codes = game.pack.mirror, game.pack.content.face_codes
    return [
        *(f"ability {FIRST_ABILITY + i} first" for i in range(ABILITY_CARDS)),
        *(f"knowledge {card}" for i, card in enumerate(KNOWLEDGE_CARDS) if pack.knowledge_lesson[i]),
        *(f"face {code}" for face, code in enumerate(codes) if pack.face_price[face]),
        *(f"order {i + 1}" for i in range(ORDER_CARDS)),
        "monument begun",
        "monument finished",
        "wedding",
    ]


class Notes:
    """What is noted of one campaign while it is played."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.games: list[dict[str, Any]] = []
        self.fame: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.items: list[set[str]] = [set() for _ in range(players)]

    def note(self, before: Any, after: Any) -> None:
        """One decision, or several that are not mixed, and what followed from them; states as plain objects."""
        if before.phase != PLAY:
            return
        self._note_uses(before, after)
        if is_over(before, after):
            self._note_end(before)

    def _note_uses(self, before: Any, after: Any) -> None:
        """QD-BUILD-26: what build actions were used for in late games; orders by whoever fulfilled them."""
        for number in range(ORDER_CARDS):
            if (before.orders & ~after.orders) >> number & 1:
                self.items[before.turn_seat].add(f"order {number + 1}")
        for seat in range(self.players):
            if after.used[seat] & ~before.used[seat] & 1 << USED_WEDDING:
                self.items[seat].add("wedding")
        if is_over(before, after) or max(before.epoch[: self.players]) < LATE_FROM:
            return
        found = {
            "building": _changed(before.site, after.site),
            "clear": _changed(before.cleared, after.cleared),
            "renovate": _more(before.counters_used, after.counters_used),
            "monument": _more(before.monument, after.monument),
            "segment": _changed(before.segments, after.segments),
            "room": _changed(before.castle_rooms, after.castle_rooms),
        }
        self.uses.update({use: count for use, count in found.items() if count})

    def _note_end(self, s: Any) -> None:
        players = range(self.players)
        for seat in players:
            self.fame.update(dict(zip(FAME_SOURCES, s.earned[seat], strict=True)))
        surplus = [sum(s.earned[seat]) - s.aim[seat] for seat in players]
        self.games.append({"rounds": s.round_number, "epochs": s.epoch[: self.players], "surplus": surplus})
        for seat in players:
            abilities = [FIRST_ABILITY + i for i in range(ABILITY_CARDS) if s.abilities[seat] >> i & 1]
            if len(abilities) == 1:
                self.items[seat].add(f"ability {abilities[0]} first")

    def finish(self, s: Any) -> None:
        """What everybody has at the end."""
        codes = self.game.pack.content.face_codes
        start = {code for face, code in enumerate(codes) if not self.game.pack.mirror.face_price[face]}
        for seat, items in enumerate(self.items):
            known = [card for i, card in enumerate(KNOWLEDGE_CARDS) if s.knowledge[seat] >> i & 1]
            items |= {f"knowledge {card}" for card in known}
            items |= {f"face {codes[face]}" for die in s.dice[seat] for face in die if codes[face] not in start}
            if s.monument[seat]:
                items.add("monument begun")
            if s.monument[seat] == STAGES:
                items.add("monument finished")


class Table:
    """The players of one campaign: planners whose weights differ by their tastes."""

    def __init__(
        self, game: Game, players: int, taste: int, luck: random.Random, changed: Mapping[str, int] | None = None
    ) -> None:
        weights = [
            (changed or {}).get(name, weight) for name, weight in zip(NAMES, game.judgement().weights, strict=True)
        ]
        tastes = [[luck.gauss(0, taste / 100) for _ in weights] for _ in range(players)]
        self._minds = [
            Mind(game, [round(weight * math.exp(more)) for weight, more in zip(weights, found, strict=True)])
            for found in tastes
        ]
        self.styles = [style_of(found) if taste else EVEN for found in tastes]

        self.chunk = 1 if taste else CHUNK
        """How many decisions at once: where tastes differ, every seat decides for itself."""

    def self_play(self, state: Any, seed: int, limit: int) -> int:
        """So many decisions, by the seat whose the first is; without tastes everybody decides alike."""
        return self._minds[int(state.agenda_seat[state.agenda_depth - 1])].self_play(state, seed, limit)


def style_of(taste: Sequence[float]) -> str:
    """What a taste favours most."""
    return max(STYLES, key=lambda style: sum(taste[NAMES.index(name)] for name in STYLES[style]))


def _changed(before: Sequence[Any], after: Sequence[Any]) -> int:
    """In how many places something is not as it was; a list of lists is one row of places."""
    if before and isinstance(before[0], list):
        return sum(map(_changed, before, after))
    return sum(a != b for a, b in zip(before, after, strict=True))


def _more(before: Sequence[int], after: Sequence[int]) -> int:
    """How much more there is of something that seats count."""
    return sum(after) - sum(before)


def is_over(before: Any, after: Any) -> bool:
    """Whether a game that was played is over."""
    return bool(after.phase != PLAY or after.game_number != before.game_number)


def is_mixed(before: Any, after: Any) -> bool:
    """Whether it matters which of several decisions did what: the game is over, or somebody fulfilled an order."""
    return is_over(before, after) or bool(before.orders != after.orders)


class Course:
    """A campaign while it is played: the state, and how it looked when it was last noted."""

    def __init__(self, game: Game, mind: Player, notes: Notes, state: Any, luck: random.Random) -> None:
        self.game, self._mind, self._notes, self._luck = game, mind, notes, luck
        self._keep(state)

    def _keep(self, state: Any) -> None:
        self.state, self.seen = state, self._snapshot(state)

    def _snapshot(self, state: Any) -> Any:
        return self.game.mirror(self.game.copy_state(state))

    def push(self, move: str) -> None:
        """A decision that is not the planner's."""
        position = Position(self.game, self.game.copy_state(self.state))
        position.push(move)
        self._keep(self.game.copy_state(position.held))

    def play_on(self) -> None:
        """Some decisions of the planner: as many as can be noted together, and within a game only."""
        limit = getattr(self._mind, "chunk", 1) if self.seen.phase == PLAY else 1
        seed, before, seen = self._luck.getrandbits(SEED_BITS), self.game.copy_state(self.state), self.seen
        made = self._mind.self_play(self.state, seed, limit)
        self._keep(self.state)
        if made > 1 and is_mixed(seen, self.seen):
            seen, last = self._to_first_mixed(before, seen, seed, made)
            self._keep(last)
        self._notes.note(seen, self.seen)

    def _to_first_mixed(self, before: Any, seen: Any, seed: int, made: int) -> tuple[Any, Any]:
        """The same decisions again, up to the first that matters by itself: how it looked before it, and its state."""
        start, inside, outside = seen, 0, made
        while outside - inside > 1:
            middle = (inside + outside) // 2
            found = self._snapshot(self._after(before, seed, middle))
            if is_mixed(start, found):
                outside = middle
            else:
                inside, seen = middle, found
        self._notes.note(start, seen)
        return seen, self._after(before, seed, outside)

    def _after(self, before: Any, seed: int, count: int) -> Any:
        state = self.game.copy_state(before)
        self._mind.self_play(state, seed, count)
        return state


def campaign(
    game: Game, mind: Player, players: int, branch: str, seed: int, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """One campaign: its games, uses of the build action, what everybody had, and who won."""
    notes = Notes(game, players)
    state = game.copy_state(game.new(players, seed, options).held)
    course = Course(game, mind, notes, state, random.Random(seed))
    while course.seen.ended == RUNNING:
        if branch != FREE and course.seen.agenda_step[course.seen.agenda_depth - 1] == BALLOT:
            course.push(BALLOTS[branch])
        else:
            course.play_on()
    s, names = course.seen, items_of(game)
    notes.finish(s)
    return {
        "seed": seed,
        "end": END_REASONS[s.ended],
        "branch": BRANCHES[s.branch - 1] if s.branch else "none",
        "epochs": s.epoch[:players],
        "won": [int(game.call(game.rules.loops.place, course.state, seat) == 1) for seat in range(players)],
        "families": [FAMILIES[family] for family in s.family[:players]],
        "styles": getattr(mind, "styles", [EVEN] * players),
        "games": notes.games,
        "fame": dict(notes.fame),
        "uses": dict(notes.uses),
        "items": [sorted(map(names.index, items)) for items in notes.items],
    }


def one(task: many.Task, seed: int, pack: str | None, taste: int, changed: Mapping[str, int]) -> many.Line:
    """The campaign of a task, in whatever process this is."""
    players, branch, number = task
    game, _ = game_and_mind(pack)
    deal = deal_seed(seed, number)
    return campaign(game, Table(game, players, taste, random.Random(deal), changed), players, branch, deal)


def weights_of(text: str) -> dict[str, int]:
    """Weights by name from `NAME=VALUE,...`."""
    found = {name: int(value) for name, _, value in (part.partition("=") for part in text.split(",") if part)}
    if unknown := set(found) - set(NAMES):
        raise ValueError(f"got {sorted(unknown)}, expected names of weights: {', '.join(NAMES)}")
    return found


def tasks(count: int, players: Sequence[int], branches: Sequence[str]) -> Iterator[many.Task]:
    """So many campaigns of every kind, in turn, so that a part of them has a part of all."""
    for number in range(count):
        for seats in players:
            for branch in branches:
                yield (seats, branch, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--branches", default=f"{','.join(BRANCHES)},{FREE}")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pack")
    parser.add_argument("--taste", type=int, default=20)
    parser.add_argument("--weights", type=weights_of, default={})
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--table", type=Path, nargs="+")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    if args.table:
        about, lines = many.read_all(args.table)
    else:
        game, _ = game_and_mind(args.pack)
        about = {
            "what": "campaigns",
            "program": program_of(game.name),
            "pack": game.pack.digest,
            "taste": args.taste,
            "weights": args.weights,
            "items": items_of(game),
            "seed": args.seed,
        }
        results = many.Results(args.results, about)
        asked = tasks(args.campaigns, [*map(int, args.players.split(","))], args.branches.split(","))
        play = partial(one, seed=args.seed, pack=args.pack, taste=args.taste, changed=args.weights)
        if not many.play(results, asked, play, args.jobs, args.minutes):
            print("stopped before the end; this is what is there")
        lines = results.lines
    shown = show(lines, about["items"])
    if args.json:
        args.json.write_text(json.dumps(shown, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
