"""Helpers that keep situations and their consequences readable."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import queenswright as qw
from queenswright.games.architect.content.pack import FOLDER, Content
from queenswright.games.architect.state import CHARACTERS, DROP_OUT, GUILDS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

PASSING = ("pending", "turn_of", "round")
"""What changes whenever a decision is made; everything else is an effect."""
CONTENT: Content = qw.load("architect").pack.content
LONGEST_GAME = 2500
"""More moves than a random game has before the round limit ends it."""


def texts(pos: Position) -> list[str]:
    """The possible moves as texts."""
    return [move.text for move in pos.legal_moves]


def clause(pos: Position, move: str) -> str | None:
    """The clause that refuses a move."""
    refusal = pos.why_not(move)
    assert refusal is not None, f"{move} is possible"
    return refusal.clause


def clause_in(architect: Game, pos: Position, state: Any, move: str) -> str | None:
    """The refusal in a changed copy of the record, where no forced move has been played."""
    action = pos.parse(move).action
    code = architect.call(architect.rules.loops.refusal, architect.hold(state), action)
    return architect.refusal_of(state, action, code).clause if code else None


def changes(before: Any, after: Any, path: str = "") -> dict[str, Any]:
    """The new values of all that differs between two documents, by path: `seats.0.talers`."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = [(key, before.get(key), after.get(key)) for key in [*before, *(k for k in after if k not in before)]]
    elif isinstance(before, list) and path in ("seats", "billboard"):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after else {path: after}
    found: dict[str, Any] = {}
    for key, a, b in pairs:
        found |= changes(a, b, f"{path}.{key}" if path else key)
    return found


def effects(pos: Position, *moves: str) -> dict[str, Any]:
    """Play moves; all that they changed, apart from who decides what next."""
    before = pos.to_dict()
    for move in moves:
        pos.push(move)
    return {path: value for path, value in changes(before, pos.to_dict()).items() if path not in PASSING}


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """A document as one dictionary of dotted paths."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        value = dict(enumerate(value))
    if not isinstance(value, dict):
        return {path: value}
    return {k: v for key, item in value.items() for k, v in flat(item, f"{path}.{key}".lstrip(".")).items()}


def shown(pos: Position) -> dict[str, Any]:
    """All that lies on the table, by path, apart from who decides what next; bond supply and removed tiles included."""
    view = pos.view(None)
    whole = flat({**pos.to_dict(), "bond_supply": view["bond_supply"], "removed": view["removed"]})
    return {key: value for key, value in whole.items() if key.partition(".")[0] not in PASSING}


def outcome(pos: Position, *moves: str) -> dict[str, Any]:
    """Everything that the moves change, with its new value; lists count as one value."""
    before = shown(pos)
    for move in moves:
        pos.push(move)
    after = shown(pos)
    return {key: after.get(key) for key in before | after if before.get(key) != after.get(key)}


def random_play(pos: Position, seed: int) -> Iterator[Position]:
    """The position after each move of a random game, to its end."""
    chance = random.Random(seed)
    for _ in range(LONGEST_GAME):
        if pos.is_over:
            return
        pos.push(chance.choice(pos.legal_moves))
        yield pos
    raise AssertionError("the game does not end")


def worth(crew: Mapping[str, int]) -> int:
    """The sum of the performances that craftsmen show in their positions."""
    return sum(performance_of(character, position) for character, position in crew.items())


def performance_of(character: str, position: int) -> int:
    """The performance at the hammer when a craftsman of the shipped pack stands in a position."""
    return CONTENT.characters[CHARACTERS.index(character)].performance[position]


def scroll(*characters: str) -> int:
    """The sum of the repair values of craftsmen of the shipped pack."""
    return sum(CONTENT.characters[CHARACTERS.index(character)].repair for character in characters)


def band(total: int, *guilds: str, without: Collection[str] = ()) -> dict[str, int]:
    """A craftsman of each guild named, in the order of the characters, whose performances total exactly so much.

    Nobody is one of `without`, and nobody stands on the drop-out position, so everybody is still there after one job.
    """
    found = _band(total, sorted(guilds, key=GUILDS.index), {}, without)
    assert found is not None, f"no craftsmen of {guilds} total {total}"
    return dict(sorted(found.items(), key=lambda item: CHARACTERS.index(item[0])))


def _band(total: int, guilds: list[str], chosen: dict[str, int], without: Collection[str]) -> dict[str, int] | None:
    if not guilds:
        return chosen if total == 0 else None
    members = [c.id for c in CONTENT.characters if c.guild == guilds[0] and c.id not in (*chosen, *without)]
    for character, position in product(members, range(DROP_OUT)):
        shown = performance_of(character, position)
        if shown <= total and (found := _band(total - shown, guilds[1:], {**chosen, character: position}, without)):
            return found
    return None


def tile_text(character: str) -> str:
    """What the shipped pack says about a craftsman tile, as it is written in the file."""
    tile = CONTENT.characters[CHARACTERS.index(character)]
    labourer = "true" if tile.labourer else "false"
    return f"performance = {list(tile.performance)}\nrepair = {tile.repair}\nlabourer = {labourer}"


def points_gained(pos: Position, *moves: str) -> int:
    """Play moves that earn appreciation points and take all of the points as bonds; how many there were."""
    seat = pos.to_move
    assert seat is not None
    held = pos.state.bonds[seat]
    for move in moves:
        pos.push(move)
    if pos.step == "climb" and pos.to_move == seat:
        pos.push("climb 0")
    return int(pos.state.bonds[seat]) - int(held)


def changed_pack(folder: Path, *exchanges: tuple[str, str]) -> Game:
    """The game with a copy of the shipped pack in which some text, found exactly once, is exchanged."""
    text = (FOLDER / "royal.toml").read_text(encoding="utf-8")
    for old, new in exchanges:
        assert text.count(old) == 1, f"{text.count(old)} times in the pack: {old}"
        text = text.replace(old, new)
    path = folder / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return qw.load("architect", pack=path)
