"""The legend of a plot as an HTML list, so that it wraps like text."""

from __future__ import annotations

from html import escape

from queenswright.kernel.chart import Bars, Curves, Plot

DASHES = ("", "6 2.5", "2 2", "7 2.5 2 2.5")
SHAPES = (
    '<circle cx="15" cy="6" r="3.2" />',
    '<rect x="12" y="3" width="6" height="6" />',
    '<path d="M15 2.2 18.6 9H11.4Z" />',
    '<path d="M15 1.8 19.2 6 15 10.2 10.8 6Z" />',
)
"""Line styles and markers, in the order in which `draw` uses them."""


def legend(plot: Plot) -> str:
    """The legend; empty if there is only one colour."""
    if isinstance(plot, Bars) and len(plot.series) > 1:
        names = list(plot.series)
        signs = [f'<i style="--c: var(--c{n % 6 + 1})"></i>' for n in range(len(names))]
    elif isinstance(plot, Curves) and len(plot.curves) > 1:
        names = [curve.name for curve in plot.curves]
        signs = [_line(n) for n in range(len(names))]
    else:
        return ""
    items = "".join(f"<li>{sign}{escape(name)}</li>" for sign, name in zip(signs, names, strict=True))
    return f'<ul class="legend">{items}</ul>'


def _line(n: int) -> str:
    colour = f"var(--c{n % 6 + 1})"
    dash = f' stroke-dasharray="{DASHES[n % 4]}"' if DASHES[n % 4] else ""
    return (
        f'<svg viewBox="0 0 30 12" aria-hidden="true" style="fill: {colour}; stroke: {colour}">'
        f'<path d="M0 6H30" stroke-width="2.4"{dash} />{SHAPES[n % 4]}</svg>'
    )
