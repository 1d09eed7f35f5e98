"""An analysis as one self-contained HTML page: no network, no other file, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template

from queenswright.kernel.position import Position
from queenswright.locale import current_language, render
from queenswright.study.curve import colour_of, curve
from queenswright.study.data import JUDGED, Analysis
from queenswright.study.summary import summary, turning_points
from queenswright.study.text import columns, row
from queenswright.study.words import (
    chance,
    judgement_line,
    listed,
    name_of,
    notes_on_sums,
    percents,
    remarks_on,
    title_of,
    told_turns,
    turn_name,
    turn_story,
)

FOLDER = Path(__file__).parent


def page(analysis: Analysis, position: Position) -> str:
    """The whole page; `position` is the last one of the game that was analysed, for the boards."""
    heading = title_of(analysis, position.game.rules.title)
    names = " · ".join(name_of(analysis, seat) for seat in range(len(analysis.seats)))
    body = [_section("curve", "study-curve", _curve(analysis))] if analysis.turns else [_words("study-no-turns")]
    if analysis.turns and analysis.depth >= JUDGED:
        body.append(_section("luck", "study-play-and-luck", _play_and_luck(analysis)))
        body.append(_section("points", "study-turning-points", _told(analysis, position)))
        body.append(_section("turns", "study-turns", _turns(analysis)))
    frame = Template((FOLDER / "page.html").read_text(encoding="utf-8"))
    return frame.substitute(
        language=current_language(),
        title=escape(heading),
        under=escape(names),
        style=(FOLDER / "style.css").read_text(encoding="utf-8").strip(),
        remarks="".join(f"<p>{escape(line)}</p>" for line in remarks_on(analysis)),
        body="\n".join(body),
    )


def _section(key: str, message: str, inner: str) -> str:
    return f'<section id="{key}"><h2>{escape(render(message, {}))}</h2>{inner}</section>'


def _words(message: str) -> str:
    return f"<p>{escape(render(message, {}))}</p>"


def _curve(analysis: Analysis) -> str:
    seats = range(len(analysis.seats))
    head = [render("study-column-turn", {}), *(name_of(analysis, seat) for seat in seats)]
    names = [*map(turn_name, analysis.turns), render("study-column-end", {})]
    rows = [[name, *_shown(one.shares)] for name, one in zip(names, analysis.curve, strict=True)]
    table = f"<details><summary>{escape(render('study-text', {}))}</summary>{_table(head, rows)}</details>"
    return f'{_words("study-curve-words")}<div class="scroll" tabindex="0">{curve(analysis)}</div>{table}'


def _shown(shares: Sequence[float]) -> list[str]:
    return [f"{value} %" for value in percents(shares)]


def _play_and_luck(analysis: Analysis) -> str:
    found = summary(analysis)
    rows = [row(analysis, seat, found) for seat in range(len(found))]
    notes = "".join(f'<p class="note">{escape(line)}</p>' for line in notes_on_sums())
    return _table(columns(), rows, [f"s{colour_of(analysis, seat)}" for seat in range(len(found))]) + notes


def _told(analysis: Analysis, position: Position) -> str:
    """The marked turns and the turning points, each with its story and the table before it."""
    past, turning = position.past(), set(turning_points(analysis))
    parts = []
    for i in told_turns(analysis):
        turn = analysis.turns[i]
        board = escape(str(past[turn.first]))
        story = "".join(f"<p>{escape(line)}</p>" for line in turn_story(analysis, i))
        star = ' <span class="turning">✦</span>' if i in turning else ""
        parts.append(
            f'<article id="turn-{i}" class="turn s{colour_of(analysis, turn.seat)}"><h3>{escape(turn_name(turn))}{star}'
            f' <span class="{turn.verdict}">{escape(judgement_line(turn))}</span></h3>{story}'
            f"<details><summary>{escape(render('study-board', {}))}</summary>"
            f'<pre tabindex="0">{board}</pre></details></article>'
        )
    return "".join(parts) or _words("study-best-only")


def _turns(analysis: Analysis) -> str:
    keys = ("turn", "moves", "chance", "judgement", "better")
    head = [render(f"study-column-{key}", {}) for key in keys]
    rows = [
        [
            turn_name(turn),
            listed(turn.moves),
            chance(turn.played, turn.seat) if turn.played else "",
            judgement_line(turn),
            listed(turn.better.moves) if turn.better and turn.given_away else "",
        ]
        for turn in analysis.turns
    ]
    return _table(head, rows, [turn.verdict for turn in analysis.turns])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], classes: Sequence[str] = ()) -> str:
    """A table whose first column names the row."""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = ""
    for i, cells in enumerate(rows):
        kind = f' class="{classes[i]}"' if classes else ""
        cells = [f'<th scope="row">{escape(cells[0])}</th>', *(f"<td>{escape(cell)}</td>" for cell in cells[1:])]
        body += f"<tr{kind}>{''.join(cells)}</tr>"
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
