"""Where the time of a confirmed move goes, without sockets and disk: what the event loop computes for it.

    python -m bench.move                               # Queen's Architect, four people, random moves
    python -m bench.move --games 8 --rounds 20

Whole games are played as a table plays them: read, decided, folded, made into rows, and told to four people, each with
what only they may know. The same games are played again and again, and the least time counts that each part of each
move ever took, so that other work on the machine is in nobody's way. Microseconds a move; compare the shares, or two
versions in turn.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import queenswright as qw
from queenswright.server.commands import read_command
from queenswright.server.live import Live
from queenswright.server.sending import begun_frame, end_of_frame, news, own_state, shared_state
from queenswright.server.wire import encode, text_frame
from queenswright.store.rows import summary_values
from queenswright.table import Settings, TableState, apply, folded, showing, told_after, wishes
from queenswright.table.rows import new_row, rows_of, state_of, summary_of

PLAYERS = 4


class Watch:
    """What each part of each move takes, in nanoseconds."""

    def __init__(self) -> None:
        self.parts: defaultdict[str, list[int]] = defaultdict(list)
        self._last = 0

    def begin(self) -> None:
        """A move comes."""
        self._last = time.perf_counter_ns()

    def note(self, part: str) -> None:
        """A part is done."""
        self.parts[part].append(time.perf_counter_ns() - self._last)
        self._last = time.perf_counter_ns()


def line(rounds: Sequence[Watch]) -> str:
    """Microseconds a move, and the shares."""
    least = {part: list(map(min, *(one.parts[part] for one in rounds))) for part in rounds[0].parts}
    moves = len(least["read"])
    total = sum(map(sum, least.values()))
    shares = ", ".join(f"{part} {100 * sum(spent) / total:.0f} %" for part, spent in least.items())
    return f"{total / moves / 1000:.1f} us a move: {shares}"


def play(game: Any, key: int, watch: Watch) -> None:
    """A whole game of random moves."""
    luck = random.Random(key)
    row = new_row(game, PLAYERS, key, {}, Settings(auto_end=True).to_dict(), "p0", 0.0)
    state = state_of(row, game)
    for seat in range(PLAYERS):
        for happening in wishes.sit(state, f"p{seat}", seat, f"Player {seat + 1}", 0.0):
            apply(state, happening)
    live = Live(row, state)
    while live.state.deciding is not None:
        state = live.state
        text = luck.choice(showing.legal(state))
        sent = f'{{"do":"move","id":1,"revision":{state.revision},"text":"{text}"}}'
        watch.begin()
        command: Any = read_command(sent)
        watch.note("read")
        happenings = wishes.move(state, (state.deciding or 0,), command.text, 1.0)
        watch.note("decide")
        after = folded(state, happenings)
        watch.note("fold")
        rows_of(state.number + 1, happenings)
        summary_values(row.id, after.number, summary_of(row, after, 1.0))
        watch.note("rows")
        _tell(live, after, watch)


def _tell(live: Live, after: TableState, watch: Watch) -> None:
    """Frames for everybody who sits there."""
    before, live.state = live.state.number, after
    told = encode(told_after(after, before))
    begun = begun_frame(news(live, told), shared_state(live, 1.0))
    watch.note("what all share")
    for seat in range(PLAYERS):
        text_frame(begun, end_of_frame(own_state(live, (seat,))))
    watch.note("what each gets")


def main() -> None:
    """Measure and print one line."""
    parser = argparse.ArgumentParser(prog="python -m bench.move")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=10)
    chosen = parser.parse_args()
    game = qw.load("architect")
    gc.collect()
    gc.freeze()
    gc.disable()
    rounds = [Watch() for _ in range(chosen.rounds)]
    for watch in rounds:
        for key in range(chosen.games):
            play(game, key, watch)
        gc.collect()
    print(line(rounds))


if __name__ == "__main__":
    main()
