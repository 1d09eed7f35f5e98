"""The curve of an analysis as a drawing: chances with their intervals, marks, and what chance changed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from queenswright.kernel.interval import Z
from queenswright.locale import render
from queenswright.study.data import Analysis
from queenswright.study.words import NOTICEABLE, judgement_line, name_of, percents, points, turn_name

WIDTH, TOP, HEIGHT, BELOW = 1000, 30, 300, 70
LEFT, RIGHT = 44, 230
LINES = (0, 25, 50, 75, 100)
COLOURS = {"blue": 1, "red": 2, "green": 3, "yellow": 4}
"""The colours of the page for seats that are named by one."""

DASHES = ("", "9 4", "3 3", "12 3 3 3")
MARK_RADIUS = 10
LABEL = 17
"""Pixels that a name at the end of a line needs."""


def colour_of(analysis: Analysis, seat: int) -> int:
    """The number of a seat's colour on the page."""
    return COLOURS.get(analysis.seats[seat], seat + 5 if any(one in COLOURS for one in analysis.seats) else seat + 1)


def curve(analysis: Analysis) -> str:
    """The drawing as an SVG element; it needs no script, and what it shows stands in a table as well."""
    parts = [_grid(analysis)]
    seats = range(len(analysis.seats))
    parts += [_band(analysis, seat) for seat in seats]
    parts += [_line(analysis, seat) for seat in seats]
    parts += [_luck(analysis), _marks(analysis), _ends(analysis)]
    height = TOP + HEIGHT + BELOW
    title = escape(render("study-curve-words", {}))
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</svg>"
    )


def _x(analysis: Analysis, i: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * i / max(1, len(analysis.turns))


def _y(share: float) -> float:
    return TOP + HEIGHT * (1 - min(1.0, max(0.0, share)))


def _grid(analysis: Analysis) -> str:
    right = _x(analysis, len(analysis.turns))
    lines = [
        f'<line class="grid" x1="{LEFT}" x2="{right:.1f}" y1="{_y(line / 100):.1f}" y2="{_y(line / 100):.1f}"/>'
        f'<text class="scale" x="{LEFT - 8}" y="{_y(line / 100) + 4:.1f}" text-anchor="end">{line}</text>'
        for line in LINES
    ]
    every = max(1, round(len(analysis.turns) / 8))
    labels = [
        f'<text class="scale" x="{_x(analysis, i):.1f}" y="{TOP + HEIGHT + BELOW - 4}">{escape(turn_name(turn))}</text>'
        for i, turn in enumerate(analysis.turns)
        if i % every == 0 and i + every / 2 < len(analysis.turns)
    ]
    return "".join([*lines, *labels])


def _band(analysis: Analysis, seat: int) -> str:
    found = analysis.curve
    high = [(i, one.shares[seat] + Z * one.errors[seat]) for i, one in enumerate(found)]
    low = [(i, one.shares[seat] - Z * one.errors[seat]) for i, one in reversed(list(enumerate(found)))]
    around = " ".join(f"{_x(analysis, i):.1f},{_y(share):.1f}" for i, share in [*high, *low])
    return f'<polygon class="band s{colour_of(analysis, seat)}" points="{around}"/>'


def _line(analysis: Analysis, seat: int) -> str:
    along = " ".join(f"{_x(analysis, i):.1f},{_y(one.shares[seat]):.1f}" for i, one in enumerate(analysis.curve))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline class="line s{colour_of(analysis, seat)}"{dash} points="{along}"/>'


def _luck(analysis: Analysis) -> str:
    """Below the curve: what chance changed for the seat whose turn it was, up or down."""
    middle = TOP + HEIGHT + BELOW / 2 - 8
    half = BELOW / 2 - 14
    right = _x(analysis, len(analysis.turns))
    bars = [f'<line class="grid" x1="{LEFT}" x2="{right:.1f}" y1="{middle}" y2="{middle}"/>']
    for i, turn in enumerate(analysis.turns):
        change = turn.luck.changes[turn.seat] if turn.luck else 0.0
        if abs(change) >= NOTICEABLE:
            length = max(-half, min(half, 2 * half * change))
            x, y = _x(analysis, i + 1), middle - max(0.0, length)
            told = escape(f"{turn_name(turn)}: {render('study-column-draws', {})} {points(change)}")
            shape = f'class="luck s{colour_of(analysis, turn.seat)}" x="{x - 2:.1f}" y="{y:.1f}"'
            bars.append(f'<rect {shape} width="4" height="{abs(length):.1f}"><title>{told}</title></rect>')
    return "".join(bars)


def _marks(analysis: Analysis) -> str:
    marks = []
    for i, turn in enumerate(analysis.turns):
        if turn.mark:
            x, y = _x(analysis, i), max(TOP - 12.0, _y(analysis.curve[i].shares[turn.seat]) - 18)
            told = escape(f"{turn_name(turn)}: {judgement_line(turn)}")
            marks.append(
                f'<a href="#turn-{i}"><g class="mark {turn.verdict}"><title>{told}</title>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{MARK_RADIUS}"/>'
                f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{turn.mark}</text></g></a>'
            )
    return "".join(marks)


def _ends(analysis: Analysis) -> str:
    """The names at the ends of the lines, apart from each other."""
    shares = analysis.end.shares
    order = sorted(range(len(shares)), key=lambda seat: -shares[seat])
    places = _apart([_y(shares[seat]) for seat in order])
    x, values = _x(analysis, len(analysis.turns)) + 10, percents(shares)
    return "".join(
        f'<text class="name s{colour_of(analysis, seat)}" x="{x:.1f}" y="{y + 4:.1f}">'
        f"{escape(name_of(analysis, seat))} {values[seat]}</text>"
        for seat, y in zip(order, places, strict=True)
    )


def _apart(places: Sequence[float]) -> list[float]:
    """Places from the top down, moved so that none covers another and none leaves the drawing."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + LABEL) if found else place)
    over = max(0.0, found[-1] - (TOP + HEIGHT)) if found else 0.0
    lowest = TOP + HEIGHT
    return [min(place, lowest - LABEL * (len(found) - 1 - i)) if over else place for i, place in enumerate(found)]
