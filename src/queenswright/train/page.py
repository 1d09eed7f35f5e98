"""How a course is going, as one self-contained HTML page with curves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from queenswright.arena import open_results
from queenswright.arena.report.draw import need_matplotlib
from queenswright.arena.report.page import framed, section_html
from queenswright.games import game_rules
from queenswright.kernel.chart import Curve, Curves, DataTable, Section
from queenswright.train.course import Course, Folder
from queenswright.train.lessons import Result, best_of, learns_from_planner, percent, result_at, result_of

MOST_CURVES = 4
"""The newest generations, whose lessons are drawn."""


@dataclass(frozen=True)
class Generation:
    """What became of a generation."""

    number: int
    games: int
    lesson: dict[str, Any]
    result: Result
    tables: Sequence[Result]


def progress(course: Course, folder: Folder) -> str:
    """The page; the same files give the same text."""
    need_matplotlib()
    done = finished(course, folder)
    best = best_of(course, folder, len(done))
    sections = [_strength(course, done, best), _lessons(done), _settings(course, done)] if done else []
    title = f"{game_rules(course.game).title}: a network learns"
    players = ", ".join(map(str, course.players))
    under = f"{len(done)} generation{'s' * (len(done) != 1)} · {players} players · seed {course.seed}"
    contents = [(section.key, section.title) for section in sections]
    return framed(title, under, contents, [section_html(section) for section in sections], "queenswright train")


def finished(course: Course, folder: Folder) -> list[Generation]:
    """The generations that are finished, in order."""
    done: list[Generation] = []
    tables = range(len(course.tables))
    while all(_is_finished(folder, len(done) + 1, table) for table in tables):
        number = len(done) + 1
        lesson = json.loads(folder.curves(number).read_text(encoding="utf-8"))
        games = course.planner
        if not learns_from_planner(course, number):
            games = sum(_played(folder.games(number, table)) for table in tables)
        each = [result_at(course, folder, number, table) for table in tables]
        done.append(Generation(number, games, lesson, result_of(course, folder, number), each))
    return done


def _played(path: Path) -> int:
    with open_results(path) as results:
        return len(results.numbers())


def _is_finished(folder: Folder, number: int, table: int) -> bool:
    if not (folder.curves(number).exists() and folder.trial(number, table).exists()):
        return False
    with open_results(folder.trial(number, table)) as results:
        return len(results.numbers()) >= int(results.meta["games"])


def _strength(course: Course, done: Sequence[Generation], best: int | None) -> Section:
    equal = 0.5
    numbers = [0.0, *(float(one.number) for one in done)]
    results = [one.result for one in done]
    shares = [equal, *(one.share for one in results)]
    band = [equal, *(one.share_low for one in results)], [equal, *(one.share_high for one in results)]
    curves = [
        Curve("with the network, 95 % interval", numbers, shares, *band),
        Curve("an equal share", numbers, [equal] * len(numbers)),
    ]
    chosen = "No network was better than none." if best is None else f"The best network is that of generation {best}."
    words = (
        f"Victories against the same search without a network, with as many simulations ({course.simulations}) and "
        f"laps ({course.laps}), on the same deals for every generation; at 0 there is none yet. {chosen} It was chosen "
        "by these games, so what it is worth must be measured on other deals."
    )
    rows = [(str(one.number), str(one.result.games), percent(one.result), one.lesson["network"]) for one in done]
    tables = [DataTable("The trials", ("generation", "games", "victories, 95 %", "network"), rows)]
    if len(course.tables) > 1:
        apart = [
            (str(one.number), table.title, str(result.games), percent(result))
            for one in done
            for table, result in zip(course.tables, one.tables, strict=True)
        ]
        tables.append(DataTable("Every table apart", ("generation", "table", "games", "victories, 95 %"), apart))
    plot = Curves("Victories by generation", curves, "generation", "victories", percent=True)
    return Section("strength", "Strength", words, [plot], tables)


def _lessons(done: Sequence[Generation]) -> Section:
    curves = []
    for one in done[-MOST_CURVES:]:
        epochs = [float(epoch) for epoch in range(len(one.lesson["kept"]) + 1)]
        start = one.lesson["estimate"]
        curves.append(Curve(f"generation {one.number}, games kept back", epochs, [start, *one.lesson["kept"]]))
    words = (
        "How much of the uncertainty about the winner is left when one trusts the judgement: 100 % is knowing nothing. "
        "At epoch 0 it is the estimate alone. The games kept back are not learned from; they say when to stop."
    )
    rows = [
        (
            str(one.number),
            str(one.lesson["rows"]),
            f"{100 * one.lesson['estimate']:.1f} %",
            f"{100 * min(one.lesson['learned']):.1f} %",
            f"{100 * min(one.lesson['kept']):.1f} %",
            f"{one.lesson['seconds']:.1f} s",
        )
        for one in done
    ]
    columns = ("generation", "rows", "estimate alone", "learned from", "kept back", "time")
    plot = Curves("Uncertainty left, by epoch", curves, "epoch", "left", percent=True)
    return Section("lessons", "Lessons", words, [plot], [DataTable("The lessons", columns, rows)])


def _settings(course: Course, done: Sequence[Generation]) -> Section:
    played = sum(one.games for one in done)
    rows = [
        ("games of the planner", str(course.planner)),
        ("games of every other generation", str(course.games)),
        ("games played to learn", str(played)),
        ("rows of a game", str(course.rows)),
        ("simulations a decision", str(course.simulations)),
        ("laps", str(course.laps)),
        ("hidden units", str(course.hidden)),
        ("games of a trial", str(course.matches)),
        ("seed", str(course.seed)),
    ]
    words = "What decides the course. The same settings and seed give the same course on the same machine."
    return Section("course", "The course", words, tables=[DataTable("Settings", ("setting", "value"), rows)])
