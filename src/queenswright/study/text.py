"""An analysis as plain text, for terminals, files and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.locale import render
from queenswright.study.data import JUDGED, MARKS, Analysis
from queenswright.study.summary import SeatSummary, summary
from queenswright.study.words import (
    doubt,
    judgement_line,
    name_of,
    notes_on_sums,
    percents,
    remarks_on,
    rounded,
    signed,
    title_of,
    told_turns,
    turn_name,
    turn_story,
)

GAP = "  "


def text(analysis: Analysis, title: str) -> str:
    """The whole analysis; `title` is the name of the game."""
    heading = title_of(analysis, title)
    parts = [[heading, "=" * len(heading), *remarks_on(analysis)]]
    if not analysis.turns:
        return "\n".join([*parts[0], render("study-no-turns", {}), ""])
    if analysis.depth >= JUDGED:
        parts.append([render("study-play-and-luck", {}), *_play_and_luck(analysis), *notes_on_sums()])
    parts += [_turn(analysis, i) for i in told_turns(analysis)]
    if analysis.depth >= JUDGED and not any(turn.mark for turn in analysis.turns):
        parts.append([render("study-best-only", {})])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def columns() -> list[str]:
    """The heads of play and luck."""
    return [
        render("study-column-player", {}),
        render("study-column-start", {}),
        render("study-column-own", {}),
        render("study-column-others", {}),
        render("study-column-draws", {}),
        render("study-column-end", {}),
        render("study-column-accuracy", {}),
        *MARKS.values(),
    ]


def row(analysis: Analysis, seat: int, found: Sequence[SeatSummary]) -> list[str]:
    """Play and luck of a seat."""
    mine = found[seat]
    start, end = percents([one.start for one in found])[seat], percents([one.end for one in found])[seat]
    own, others, draws = rounded([100 * part for part in (mine.own, mine.others, mine.draws)], end - start)
    chance = signed(draws) + (f" ± {doubt(mine.error)}" if mine.error else "")
    accuracy = "–" if mine.accuracy is None else f"{mine.accuracy:.0f} %"
    changes = [signed(own), signed(others), chance]
    return [name_of(analysis, seat), f"{start} %", *changes, f"{end} %", accuracy, *map(str, mine.marks.values())]


def _play_and_luck(analysis: Analysis) -> list[str]:
    found = summary(analysis)
    rows = [columns(), *(row(analysis, seat, found) for seat in range(len(found)))]
    widths = [max(len(line[i]) for line in rows) for i in range(len(rows[0]))]
    return [
        GAP.join([line[0].ljust(widths[0]), *(cell.rjust(widths[i]) for i, cell in enumerate(line) if i)])
        for line in rows
    ]


def _turn(analysis: Analysis, i: int) -> list[str]:
    turn = analysis.turns[i]
    head = ": ".join(part for part in (turn_name(turn), judgement_line(turn)) if part)
    return [head, *(f"  {line}" for line in turn_story(analysis, i))]
