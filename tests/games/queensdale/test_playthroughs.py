"""One game of a campaign written out turn by turn and kept: a changed line is a changed rule, to be reviewed.

The games are those of the kept records. A game opens with the whole view of a spectator; then every move shows how many
moves were legal (and a hash of them; the whole list when a kind of decision is met for the first time), every turn the
story it tells and what it changed in the view. After an intended change of the rules write the files anew, after the
records, and read the difference before committing it:

    QUEENSWRIGHT_WRITE_PLAYTHROUGHS=1 python -m pytest tests/games/queensdale/test_playthroughs.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from tests.games.queensdale import make_records
from tests.games.queensdale.test_records import replayed

from queenswright.kernel.data import Move, fingerprint
from queenswright.kernel.position import Position

FOLDER = Path(__file__).parent / "playthroughs"
WRITE = "QUEENSWRIGHT_WRITE_PLAYTHROUGHS"
GAMES = {
    "2-players": ("castle-2", 4),
    "3-players": ("castle-3", 7),
    "wall": ("castle-4-wall", 20),
    "road": ("castle-3-road", 12),
}
"""Which game of which record is written out in each file: early ones of the first edition, late ones of the second."""
WIDTH = 118
COURSE = ("pending", "turn", "turn_of", "placed", "cursor")
"""Parts of the view that the labels of the turns tell already."""
DIGITS = 4


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A nested document as lines: path and value."""
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from flat(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for i, item in enumerate(value):
            yield from flat(item, f"{path}[{i}]")
    else:
        yield path, json.dumps(value)


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """What is other in the new document, apart from whose turn it is; `-` for what it no longer has."""
    before, after = dict(flat(old)), dict(flat(new))
    changed = [f"{path} {value}" for path, value in after.items() if before.get(path) != value]
    changed += [f"{path} -" for path in before if path not in after]
    return [one for one in changed if not one.startswith(COURSE)]


def wrapped(label: str, words: list[str]) -> list[str]:
    """A list of words on as many lines as it takes."""
    lines = [label]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(" ")
        lines[-1] += f" {word},"
    lines[-1] = lines[-1].rstrip(",")
    return lines


def whole_view(view: Mapping[str, Any]) -> list[str]:
    """A view, one line for each of its parts."""
    return [f"  {key} = {json.dumps(value)}" for key, value in view.items()]


def moves_of_game(position: Position, game_number: int) -> tuple[Position, list[Move]]:
    """The position in which a game of a campaign begins with its set-up, and the moves from there to the next one."""
    moves = []
    first: Position | None = None
    for past, move in zip(position.past(), position.moves, strict=False):
        if past.state.game_number == game_number:
            first = first or past
            moves.append(move)
    assert first is not None
    return Position(position.game, position.game.copy_state(first.held)), moves


def written_out(record: str, game_number: int) -> str:
    """A whole game as text."""
    position, moves = moves_of_game(replayed(make_records.FOLDER / f"{record}.qw"), game_number)
    lines = [str(position), "view", *whole_view(position.view(None)), ""]
    seen: set[str | None] = set()
    view, turn, told = position.view(None), position.turn, [f"{position.turn}:"]
    for move in moves:
        legal = [one.text for one in position.legal_moves]
        if position.step not in seen:
            seen.add(position.step)
            lines += wrapped(f"legal at the first {position.step}:", legal)
        told[0] += f" {move.text} ({len(legal)} {fingerprint(chr(10).join(legal).encode())[:DIGITS]}),"
        position.push(move)
        told += [f"* {event.text()}" for event in position.story()]
        if position.turn != turn:
            now = position.view(None)
            lines += [told[0].rstrip(","), *told[1:], *wrapped("=", difference(view, now)), ""]
            view, turn, told = now, position.turn, [f"{position.turn}:"]
    return "\n".join([*lines, str(position), f"places: {position.standings}", f"hash: {position.digest}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_written(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    found = written_out(*GAMES[name])
    if os.environ.get(WRITE):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    changed = unified_diff(kept.splitlines(), found.splitlines(), str(path), "now", lineterm="", n=8)
    assert found == kept, "\n".join([*changed][:60])
