"""Plots as inline SVG. Colours come from the page: placeholder colours are replaced by CSS variables.

matplotlib is loaded when the first plot is drawn; without it a message names the extra to install.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Any

from queenswright.kernel.chart import Bars, Curves, Dots, Plot
from queenswright.kernel.errors import QueenswrightError

WIDE, NARROW = 720, 312
POINTS_PER_INCH = 72
LETTER, GAP = 6, 8
"""Width of a letter and distance between two labels of an axis, in pixels."""
SERIES = tuple(f"#00f0{n:02x}" for n in range(1, 7))
"""Marker colours of the series; `--c1` to `--c6` on the page."""
INK, FAINT, RULE, PAPER, GAIN, LOSS, PLAIN = (f"#00f1{n:02x}" for n in range(1, 8))
VARIABLES = {
    **{colour: f"var(--c{i})" for i, colour in enumerate(SERIES, start=1)},
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    RULE: "var(--rule)",
    PAPER: "var(--paper)",
    GAIN: "var(--gain)",
    LOSS: "var(--loss)",
    PLAIN: "var(--plain)",
}
FEW = 5
"""This many stacked bars lie."""
STYLES: Sequence[Any] = ("-", (0, (5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)))
MARKERS = ("o", "s", "^", "D")


class NoPlots(QueenswrightError):
    """matplotlib is not installed."""


def need_matplotlib() -> None:
    """Raise NoPlots early where nothing could be drawn."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise NoPlots("plots need matplotlib, which is not installed: pip install 'queenswright[report]'") from None


def svg(plot: Plot, width: int, key: str, description: str) -> str:
    """A plot of this width (in CSS pixels) as an SVG element whose ids all begin with `key`."""
    need_matplotlib()
    import matplotlib
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": key, "font.size": 12, "text.parse_math": False}
    with matplotlib.rc_context(settings):
        figure = Figure(figsize=(width / POINTS_PER_INCH, 1), dpi=POINTS_PER_INCH, layout="constrained")
        axes = figure.add_subplot()
        if isinstance(plot, Bars):
            _bars(axes, plot, width)
        elif isinstance(plot, Curves):
            _curves(axes, plot)
        else:
            _dots(axes, plot, width)
        figure.set_figheight(_height(plot, width) / POINTS_PER_INCH)
        _dress(axes, grid="x" if isinstance(plot, Dots) or (isinstance(plot, Bars) and _lies(plot)) else "y")
        text = io.StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(text, format="svg", transparent=True, metadata=nothing)
    return _inline(text.getvalue(), key, plot.title, description)


def _height(plot: Plot, width: int) -> float:
    if isinstance(plot, Bars) and _lies(plot):
        return 52 + 36 * len(plot.categories)
    if isinstance(plot, Dots):
        return 56 + (24 if width == WIDE else 38) * len(plot.rows)
    return 300 if width == WIDE else 240


def _lies(plot: Bars) -> bool:
    return plot.stacked and len(plot.categories) <= FEW


def _bars(axes: Any, plot: Bars, width: int) -> None:
    if _lies(plot):
        _lying_bars(axes, plot)
        return
    places = range(len(plot.categories))
    base = [0.0] * len(plot.categories)
    beside = 1 if plot.stacked else max(1, len(plot.series))
    thickness = 0.82 / beside
    for n, values in enumerate(plot.series.values()):
        shift = 0.0 if plot.stacked else (n - (beside - 1) / 2) * thickness
        where = [place + shift for place in places]
        edges = {"edgecolor": PAPER, "linewidth": 1.2 if plot.stacked else 0.5}
        axes.bar(where, values, thickness, bottom=base if plot.stacked else None, color=SERIES[n % 6], **edges)
        if plot.stacked:
            base = [below + value for below, value in zip(base, values, strict=True)]
    room = (width - 60) / (LETTER * max(map(len, plot.categories), default=1) + GAP)
    every = max(1, ceil(len(plot.categories) / room))
    axes.set_xticks([place for place in places if place % every == 0], plot.categories[::every])
    axes.set_xlim(-0.6, len(plot.categories) - 0.4)
    axes.set_xlabel(plot.x_label)
    axes.set_ylabel(plot.y_label)
    if plot.percent:
        _percent(axes.yaxis, " %")
        axes.set_ylim(0, 1 if plot.stacked else None)


def _lying_bars(axes: Any, plot: Bars) -> None:
    """Draw a few stacked bars horizontally, so that they do not become blocks."""
    before = [0.0] * len(plot.categories)
    for n, values in enumerate(plot.series.values()):
        edges = {"edgecolor": PAPER, "linewidth": 1.2}
        axes.barh(range(len(values)), values, 0.7, left=before, color=SERIES[n % 6], **edges)
        before = [left + value for left, value in zip(before, values, strict=True)]
    axes.set_yticks(range(len(plot.categories)), plot.categories)
    axes.set_ylim(len(plot.categories) - 0.5, -0.5)
    axes.set_xlabel(plot.y_label)
    if plot.percent:
        _percent(axes.xaxis, " %")
        axes.set_xlim(0, 1)


def _curves(axes: Any, plot: Curves) -> None:
    for n, curve in enumerate(plot.curves):
        colour = SERIES[n % 6]
        if curve.low:
            axes.fill_between(curve.xs, curve.low, curve.high, color=colour, alpha=0.18, linewidth=0)
    for n, curve in enumerate(plot.curves):
        every = max(1, len(curve.xs) // 8)
        look = {"linestyle": STYLES[n % 4], "marker": MARKERS[n % 4], "markevery": (n * every // 3, every)}
        axes.plot(curve.xs, curve.middle, color=SERIES[n % 6], linewidth=2.2, markersize=5, **look)
    axes.set_xlabel(plot.x_label)
    axes.set_ylabel(plot.y_label)
    axes.margins(x=0.02)
    axes.set_ylim(bottom=0)
    axes.xaxis.get_major_locator().set_params(integer=True)
    if plot.percent:
        _percent(axes.yaxis, " %")
    else:
        axes.yaxis.get_major_locator().set_params(integer=True)


def _dots(axes: Any, plot: Dots, width: int) -> None:
    names = [name for name, _ in plot.rows]
    for y, (_, found) in enumerate(plot.rows):
        colour = _judged(found.value, plot.reference) if _is_clear(plot, y) else PLAIN
        if found.low is not None and found.high is not None:
            axes.plot([found.low, found.high], [y, y], color=colour, linewidth=2.4, solid_capstyle="butt")
        hollow = found.low is None
        axes.plot([found.value], [y], "o", color=colour, markersize=7, markerfacecolor=PAPER if hollow else colour)
    if plot.reference is not None:
        axes.axvline(plot.reference, color=INK, linewidth=1, zorder=0)
    axes.set_ylim(len(plot.rows) - 0.4, -0.6 if width == WIDE else -0.9)
    if width == WIDE:
        axes.set_yticks(range(len(names)), names)
    else:
        axes.set_yticks([])
        for y, name in enumerate(names):
            axes.text(0, y - 0.3, name, transform=axes.get_yaxis_transform(), va="bottom", color=INK, fontsize=12)
    axes.set_xlabel(plot.x_label)
    axes.margins(x=0.06)
    if plot.percent:
        _percent(axes.xaxis, "")


def _is_clear(plot: Dots, row: int) -> bool:
    """Whether the interval lies on one side of the reference."""
    return plot.reference is not None and plot.rows[row][1].excludes(plot.reference)


def _judged(value: float, reference: float | None) -> str:
    return GAIN if reference is not None and value > reference else LOSS


def _percent(axis: Any, unit: str) -> None:
    axis.set_major_formatter(lambda value, _: f"{round(100 * value, 6):g}{unit}".replace("-", "−"))


def _dress(axes: Any, grid: str) -> None:
    """Draw thin rules instead of a frame, in the page's text colour."""
    axes.set_axisbelow(True)
    axes.grid(axis=grid, color=RULE, linewidth=0.8)
    for side, spine in axes.spines.items():
        spine.set_visible(grid == "y" and side == "bottom")
        spine.set_color(FAINT)
    axes.tick_params(length=0, labelcolor=INK, labelsize=12)
    axes.xaxis.label.set_color(FAINT)
    axes.yaxis.label.set_color(FAINT)


def _inline(text: str, key: str, title: str, description: str) -> str:
    """The drawing as an element of the page, with unique ids and the page's colours and fonts."""
    text = text[text.index("<svg") :].strip()
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->\s*", "", text, flags=re.DOTALL)
    text = re.sub(r' id="([^"]+)"', rf' id="{key}-\1"', text)
    text = re.sub(r'((?:xlink:)?href="|url\()#', rf"\1#{key}-", text).replace("xlink:href", "href")
    text = re.sub(r"<defs>\s*<style[^>]*>.*?</style>\s*</defs>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r"font-family: [^;\"]*", "font-family: var(--sans)", text)
    text = re.sub(r' transform="rotate\(-?0 [^"]*"', "", text)
    text = re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}", re.sub(r"\s+", " ", text))
    for marker, variable in VARIABLES.items():
        text = text.replace(marker, variable)
    box = re.search(r'viewBox="[^"]+"', text)
    assert box is not None
    names = f'aria-labelledby="{key}-title {key}-desc"'
    head = f'<svg {box[0]} role="img" {names}><title id="{key}-title">{escape(title)}</title>'
    return head + f'<desc id="{key}-desc">{escape(description)}</desc>' + text[text.index(">") + 1 :]
