"""The report as one self-contained HTML page: no network, no other file, no script."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from string import Template

from queenswright.arena.report.draw import NARROW, WIDE, need_matplotlib, svg
from queenswright.arena.report.evidence import Evidence
from queenswright.arena.report.legend import legend
from queenswright.arena.report.reproduce import command, differences, settings_table
from queenswright.kernel.chart import DataTable, Dots, Plot, Section

FOLDER = Path(__file__).parent
FONTS = (
    ("Alegreya", 500, "alegreya-latin-500-normal"),
    ("Alegreya", 700, "alegreya-latin-700-normal"),
    ("Source Sans 3", 400, "source-sans-3-latin-400-normal"),
    ("Source Sans 3", 600, "source-sans-3-latin-600-normal"),
)
LONG_TABLE = 8
PROSE = 40
"""A column with texts longer than this is prose and may be broken into lines."""


def page(
    evidence: Evidence,
    sections: Sequence[Section],
    title: str | None = None,
    drawn: Callable[[str], None] | None = None,
) -> str:
    """The whole page. The same games give the same text; `drawn` is called with the section being drawn."""
    need_matplotlib()
    tell = drawn or (lambda name: None)
    heading = title or f"{evidence.rules.title}: {counted(len(evidence.games))}"
    named = [(section.key, section.title) for section in sections]
    contents = [("glance", "At a glance"), *named, ("match", "The match"), ("reading", "How to read this")]
    parts = [_glance(evidence)]
    for section in sections:
        tell(section.title)
        parts.append(section_html(section))
    return framed(heading, _under(evidence), contents, [*parts, _match(evidence), _reading()], "queenswright report")


def framed(title: str, under: str, contents: Sequence[tuple[str, str]], parts: Sequence[str], command: str) -> str:
    """A page of parts: its heading and the line under it, the parts' keys and names, and what makes such pages."""
    frame = Template((FOLDER / "page.html").read_text(encoding="utf-8"))
    return frame.substitute(
        title=escape(title),
        under=escape(under),
        fonts=_fonts(),
        style=(FOLDER / "style.css").read_text(encoding="utf-8").strip(),
        emblem=(FOLDER / "emblem.svg").read_text(encoding="utf-8").strip(),
        contents="".join(f'<li><a href="#{key}">{escape(name)}</a></li>' for key, name in contents),
        body="\n".join(parts),
        command=escape(command),
    )


def counted(games: int) -> str:
    """A number of games in words."""
    return f"{games:,} game{'s' * (games != 1)}"


def _fonts() -> str:
    """The two typefaces, inside the page; both are under the SIL Open Font License (fonts/)."""
    faces = []
    for family, weight, name in FONTS:
        data = base64.b64encode((FOLDER / "fonts" / f"{name}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data}) format('woff2')"
        faces.append(
            f"@font-face {{ font-family: '{family}'; font-weight: {weight}; font-display: swap; src: {source}; }}"
        )
    return "\n".join(faces)


def _under(evidence: Evidence) -> str:
    bots = sorted({bot for game in evidence.games for bot in game.seats})
    who = ", ".join(bots) if len(bots) <= 6 else f"{len(bots)} bots"
    packs = sorted({str(source.meta.get("pack")) for source in evidence.sources})
    return f"{who} · {_and([str(count) for count in evidence.player_counts])} players · pack {', '.join(packs)}"


def _and(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _glance(evidence: Evidence) -> str:
    """The match in a few numbers."""
    finished = evidence.finished
    bots = len({bot for game in evidence.games for bot in game.seats})
    moves = sorted(game.moves for game, _ in finished)
    tiles = [
        (f"{len(finished):,}", "games finished"),
        (f"{len(evidence.failed):,}", "games failed"),
        (f"{len(set(evidence.deals)):,}", "different deals"),
        (str(bots), "bot" if bots == 1 else "bots"),
        (str(moves[len(moves) // 2]) if moves else "–", "median moves of a game"),
    ]
    items = "".join(f"<li><strong>{value}</strong><span>{name}</span></li>" for value, name in tiles)
    bare = sum(not game.facts for game, _ in finished)
    note = ""
    if not finished:
        note = _warning("No game came to an end, so there is nothing to measure. The reasons stand below.")
    elif bare:
        rest = f"{counted(len(finished) - bare)} of {len(finished):,}"
        note = _warning(f"The sections on the course of play are based on {rest}; the others have no facts.")
    told = differences(evidence.sources)
    if told:
        note += _warning(f"The files were played with different {_and(told)}; the figures mix them.")
    return f'<section class="frame" id="glance"><h2>At a glance</h2><ul class="tiles">{items}</ul>{note}</section>'


def _text(words: str) -> str:
    """Text of the page as HTML; a number and its percent sign stay on one line."""
    return escape(words).replace(" %", "\u00a0%")


def _warning(words: str) -> str:
    return f'<p class="warning">{_text(words)}</p>'


def section_html(section: Section) -> str:
    """A chapter of the page."""
    plots = "".join(_figure(plot, f"{section.key}-{n}", section.words) for n, plot in enumerate(section.plots))
    tables = "".join(_table(table, bool(section.plots)) for table in section.tables)
    return (
        f'<section class="frame" id="{section.key}"><h2>{escape(section.title)}</h2>'
        f'<p class="words">{_text(section.words)}</p>{plots}{tables}</section>'
    )


def _figure(plot: Plot, key: str, words: str) -> str:
    """A plot in two widths, of which the page shows the one that fits."""
    drawings = [
        f'<div class="{name}">{svg(plot, width, f"{key}-{name}", words)}</div>'
        for name, width in (("wide", WIDE), ("narrow", NARROW))
    ]
    key_line = '<p class="key">Point: estimate. Line: 95 % interval.</p>' if isinstance(plot, Dots) else ""
    return f"<figure><figcaption>{escape(plot.title)}</figcaption>{legend(plot)}{''.join(drawings)}{key_line}</figure>"


def _table(table: DataTable, folded: bool) -> str:
    """A table with its caption; a long one beside a plot is folded."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{_text(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    prose = any(len(cell) > PROSE for row in table.rows for cell in row)
    shape = ' class="prose"' if prose else ""
    whole = (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.caption)}"><table{shape}>'
        f"<caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    if folded and len(table.rows) > LONG_TABLE:
        return f"<details><summary>All {len(table.rows)} rows as a table</summary>{whole}</details>"
    return whole


def _match(evidence: Evidence) -> str:
    lines = "\n".join(escape(command(source)) for source in evidence.sources)
    names = " ".join(source.name for source in evidence.sources)
    return (
        '<section class="frame" id="match"><h2>The match</h2>'
        '<p class="words">The same commands play the same games again, and the last one makes this page.</p>'
        f'<pre tabindex="0">{lines}\nqueenswright report {escape(names)}</pre>'
        f"{_table(settings_table(evidence), folded=False)}</section>"
    )


def _reading() -> str:
    paragraphs = (FOLDER / "reading.html").read_text(encoding="utf-8")
    return f'<section class="frame" id="reading"><h2>How to read this</h2>\n{paragraphs}</section>'
