"""The results of a match: one SQLite file, each game written as soon as it is finished."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from queenswright.kernel.errors import InputError

FORMAT = 1
PATIENCE = 60.0
"""Seconds to wait while another process writes to the file."""

_MAGIC = b"SQLite format 3\0"
_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT);
CREATE TABLE games (
    number INTEGER PRIMARY KEY, seed INTEGER, seats TEXT, places TEXT, reason TEXT, moves INTEGER, seconds REAL,
    facts TEXT, failure TEXT, record TEXT
);
CREATE TABLE thinking (number INTEGER, seat INTEGER, decisions INTEGER, seconds REAL, PRIMARY KEY (number, seat));
"""
_COLUMNS = "number, seed, seats, places, reason, moves, seconds, facts, failure, record"
_INSERT = f"""
INSERT INTO games ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (number) DO UPDATE SET
    places = excluded.places, reason = excluded.reason, moves = excluded.moves, seconds = excluded.seconds,
    facts = excluded.facts, failure = excluded.failure, record = excluded.record
WHERE games.failure IS NOT NULL
"""
"""A finished game is never replaced; one that failed may be played again."""


class ResultsError(InputError):
    """A file without results, with results of another match, or with damaged ones."""


@dataclass(frozen=True)
class PlayedGame:
    """One game of a match. A failed game has a `failure`, but no places, reason or facts.

    `places` are by seat, 1 is first, equal numbers share a place. `thinking` has for every seat the number of its
    decisions and the seconds they took together; it is empty if a process died.
    """

    number: int
    seed: int
    seats: tuple[str, ...]
    places: tuple[int, ...] | None
    reason: str | None
    moves: int
    seconds: float
    facts: Mapping[str, Any] | None = None
    failure: str | None = None
    record: str | None = None
    thinking: tuple[tuple[int, float], ...] = ()


class Results:
    """An open results file: the description of the match (`meta`) and its games."""

    def __init__(self, path: Path, connection: sqlite3.Connection, meta: dict[str, Any]) -> None:
        self.path = path
        self.meta = meta
        self._connection = connection

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._connection.close()

    def append(self, *games: PlayedGame) -> None:
        """Write games; all of them are in the file when this returns."""
        with _readable(self.path), self._connection:
            for game in games:
                self._connection.execute(_INSERT, _row(game))
                self._connection.executemany(
                    "INSERT OR REPLACE INTO thinking VALUES (?, ?, ?, ?)",
                    [(game.number, seat, *thought) for seat, thought in enumerate(game.thinking)],
                )

    def games(self) -> list[PlayedGame]:
        """All games in the file, by number."""
        with _readable(self.path):
            thoughts: dict[int, list[tuple[int, float]]] = {}
            for number, decisions, seconds in self._thinking():
                thoughts.setdefault(number, []).append((decisions, seconds))
            rows = self._connection.execute(f"SELECT {_COLUMNS} FROM games ORDER BY number").fetchall()
        return [_game(self.path, row, tuple(thoughts.get(row[0], ()))) for row in rows]

    def _thinking(self) -> list[tuple[int, int, float]]:
        known = self._connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'thinking'").fetchone()
        query = "SELECT number, decisions, seconds FROM thinking ORDER BY number, seat"
        return self._connection.execute(query).fetchall() if known else []

    def numbers(self, failed: bool = True) -> set[int]:
        """The numbers of the games in the file, with or without failed ones."""
        only = "" if failed else " WHERE failure IS NULL"
        with _readable(self.path):
            return {number for (number,) in self._connection.execute(f"SELECT number FROM games{only}")}

    def note(self, **values: Any) -> None:
        """Change the description of the match; raises an error at once if the file cannot be written."""
        with _readable(self.path), self._connection:
            for key, value in values.items():
                self._connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (key, json.dumps(value)))
        self.meta.update(values)


def open_results(path: Path | str) -> Results:
    """Open the results in a file; any other file, or a damaged one, is refused and left unchanged."""
    path = Path(path)
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise ResultsError(str(path), "is not a results file, expected one that `queenswright arena` wrote")
    connection = _connect(path)
    try:
        with _readable(path):
            problem = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if problem != "ok":
                raise ResultsError(str(path), f"is damaged ({' '.join(problem.split())})")
            rows = connection.execute("SELECT key, value FROM meta").fetchall()
        return Results(path, connection, _meta(path, rows))
    except BaseException:
        connection.close()
        raise


def create_results(path: Path | str, meta: Mapping[str, Any]) -> Results:
    """Create a results file with the description of a match; a non-empty file is not touched."""
    path = Path(path)
    if path.exists() and path.stat().st_size:
        raise ResultsError(str(path), "already exists, expected the name of a new file")
    path.open("ab").close()
    whole = {"format": FORMAT, **meta}
    with _readable(path), closing(_connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in _TABLES.split(";"):
            connection.execute(statement)
        connection.executemany("INSERT INTO meta VALUES (?, ?)", [(k, json.dumps(v)) for k, v in whole.items()])
        connection.execute("COMMIT")
    return open_results(path)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Turn errors of SQLite into errors for people."""
    try:
        yield
    except sqlite3.Error as error:
        text = str(error)
        if any(word in text for word in ("readonly", "unable to open", "full", "I/O")):
            raise ResultsError(str(path), f"cannot be written ({text})") from None
        if "locked" in text:
            raise ResultsError(str(path), "is in use by another process; try again when that has ended") from None
        if any(word in text for word in ("no such table", "no such column", "not a database")):
            raise ResultsError(str(path), f"is not a results file ({text})") from None
        raise ResultsError(str(path), f"is damaged ({text})") from None


def _meta(path: Path, rows: Iterable[tuple[str, str]]) -> dict[str, Any]:
    try:
        meta = {str(key): json.loads(value) for key, value in rows}
    except (TypeError, ValueError) as error:
        raise ResultsError(str(path), f"is damaged (meta: {error})") from None
    if meta.get("format") != FORMAT:
        raise ResultsError(str(path), f"has format {meta.get('format')!r}; this version reads format {FORMAT}")
    return meta


def _row(game: PlayedGame) -> tuple[Any, ...]:
    return (
        game.number,
        game.seed,
        json.dumps(game.seats),
        None if game.places is None else json.dumps(game.places),
        game.reason,
        game.moves,
        game.seconds,
        None if game.facts is None else json.dumps(game.facts),
        game.failure,
        game.record,
    )


def _game(path: Path, row: tuple[Any, ...], thinking: tuple[tuple[int, float], ...]) -> PlayedGame:
    number, seed, seats, places, reason, moves, seconds, facts, failure, record = row
    try:
        names = tuple(json.loads(seats))
        order = None if places is None else tuple(json.loads(places))
        told = None if facts is None else json.loads(facts)
        fits = order is None or (len(order) == len(names) and all(type(place) is int for place in order))
        if not (fits and type(seed) is int and all(isinstance(name, str) for name in names)):
            raise ValueError("seed, seats and places do not fit together")
        if order is None and failure is None:
            raise ValueError("neither places nor a failure")
    except (TypeError, ValueError) as error:
        raise ResultsError(str(path), f"is damaged (game {number}: {error})") from None
    return PlayedGame(
        number, seed, names, order, reason, int(moves or 0), float(seconds or 0), told, failure, record, thinking
    )
