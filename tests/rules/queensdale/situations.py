"""Helpers that keep situations and their consequences readable."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import queenswright as qw
from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.games.queensdale.state.course import LAST_PRICES, NEVER, QUEENS_LOAF, STORY_CARDS
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

clauses = pytest.mark.clauses
"""The clauses that a test proves: `@clauses("QD-WAGE-01")`."""

PASSING = ("pending", "turn_of", "turn", "placed", "phase", "order", "cursor", "chance")
"""What changes whenever a decision is made; everything else is an effect."""
REMEMBERED = ("baked", "fed", "spent", "missed", "ends_read", "last_end", "told_seats")
"""What is kept for cards and the chronicle alone."""
KEEP_SEALS = "keep all seals"
QUIET = ("keep the rest", "buy nothing more", KEEP_SEALS)
"""The moves of the steps between games that change nothing."""
ALL_READ = 9
LONGEST_CAMPAIGN = 60_000
"""More moves than a random campaign of a few games has."""


def at(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """A position: the tables of the seats, then any other key of a document; missing seats are empty."""
    return game.position({"seats": list(seats), **keys})


def with_die(
    game: Game, face: str, own: dict[str, Any] | None = None, me: int = 0, players: int = 2, **keys: Any
) -> Position:
    """A seat has picked its only die, which shows this face, and is about to place it; the others have nothing.

    Unless it has another family its promise is that of the lantern, to which no single die adds anything.
    """
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[me] = {"dice": [face], "family": "lantern", **(own or {})}
    return at(game, *seats, **{"to_move": me, "step": "place", **keys})


def with_token(game: Game, number: int, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """Seat 0 is at the beginning of a turn in epoch 4 and has one robber baron token."""
    return at(game, {"robbers": [number], **(own or {})}, **{"opened": 4} | keys)


def texts(pos: Position) -> list[str]:
    """The possible moves as texts."""
    return [move.text for move in pos.legal_moves]


def clause(pos: Position, move: str) -> str | None:
    """The clause that refuses a move."""
    refusal = pos.why_not(move)
    assert refusal is not None, f"{move} is possible"
    return refusal.clause


def play(pos: Position, *moves: str) -> Position:
    """Make moves; the same position, for reading on."""
    for move in moves:
        pos.push(move)
    return pos


def follow(pos: Position, *moves: str) -> Position:
    """Make moves; some of them may have been made already because nothing else was possible."""
    forced: list[str] = []
    for move in moves:
        if move in forced:
            forced.remove(move)
            continue
        done = len(list(pos.actions()))
        pos.push(move)
        forced = [deed.text for deed in list(pos.actions())[done + 1 :]]
    return pos


def give(pos: Position, *items: str) -> Position:
    """Give items to the farm; where nothing else is left to give, they go by themselves."""
    return follow(pos, *(f"give {item}" for item in items))


def picks(*wanted: str) -> list[str]:
    """The moves that choose these goods."""
    return [f"take {good}" for good in wanted]


def of_epoch(epoch: int, letter: str = "a") -> dict[str, Any]:
    """What a seat in an epoch has: the goal card, and a tower of the tiles with one letter."""
    spaces = [[e for e in range(1, epoch) if (e - 1) % 3 == space] for space in range(3)]
    return {"epoch": epoch, "tower": [f"{built[-1]}{letter}" if built else None for built in spaces]}


def seat(pos: Position, number: int) -> dict[str, Any]:
    """All that belongs to a seat, as a document."""
    found: dict[str, Any] = pos.to_dict()["seats"][number]
    return found


def goods(pos: Position, number: int) -> dict[str, int]:
    """What a seat has of each good, without those it has none of."""
    held: dict[str, int] = seat(pos, number)["goods"]
    return held


def fame(pos: Position, number: int) -> int:
    """Where the fame counter of a seat stands."""
    earned: dict[str, int] = seat(pos, number)["fame"]
    return sum(earned.values())


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """A document as one dictionary of dotted paths; lists count as one value, the list of seats does not."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        value = dict(enumerate(value))
    if not isinstance(value, dict):
        return {path: value}
    return {k: v for key, item in value.items() for k, v in flat(item, f"{path}.{key}".lstrip(".")).items()}


def shown(pos: Position) -> dict[str, Any]:
    """All that lies on the table, by path, apart from who decides what next and what is only remembered."""
    found = flat(pos.to_dict())
    lies = [key for key in found if key.partition(".")[0] not in PASSING and key.rpartition(".")[2] not in REMEMBERED]
    return {key: found[key] for key in lies}


def outcome(pos: Position, *moves: str) -> dict[str, Any]:
    """Everything that the moves change, with its new value; a number that is no longer written is 0."""
    before = shown(pos)
    after = shown(play(pos, *moves))
    gone = {key: 0 if isinstance(value, int) else None for key, value in before.items() if key not in after}
    return gone | {key: value for key, value in after.items() if before.get(key) != value}


def last_die(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """The last die of a round is in the hand of seat 0; with `leave round` the round is over.

    Unless `ends_read` says otherwise no epoch end card is left to be read, and no story card is read before the next
    game unless the keys name one.
    """
    if not {"story", "stories"} & keys.keys():
        game = without(game, STORY_CARDS)
    tables = [{"dice": []} | table for table in (*seats, {}, {}, {}, {})]
    players = keys.pop("players", max(2, len(seats)))
    usual = {"ends_read": ALL_READ} if game.pack.content.told else {}
    return at(game, {"dice": ["timber"]} | tables[0], *tables[1:players], **usual | keys)


def without_gifts(game: Game) -> Game:
    """The game without what its last epochs give to everybody, for tests of other things."""
    return without(game, QUEENS_LOAF, LAST_PRICES)


def without(game: Game, *mechanisms: int) -> Game:
    """The game without some of its mechanisms."""
    mirror = PACK.copy(game.pack.mirror)
    for mechanism in mechanisms:
        mirror.mechanism_from[mechanism] = NEVER
    return Game(game.rules, replace(game.pack, mirror=mirror, record=PACK.record(mirror)))


def game_over(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """A game right after its last round, at the first decision that follows; round 20 is the last in any case."""
    return play(last_die(game, *seats, **{"round": 20} | keys), "leave round")


def without_crowns(pos: Position) -> Position:
    """The next decision that is not about the crown bar: everybody keeps all seals."""
    while not pos.is_over and pos.step == "crown":
        pos.push(KEEP_SEALS)
    return pos


def finished(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """A game right after its last round, at the first decision that follows, apart from the crown bar."""
    return without_crowns(game_over(game, *seats, **keys))


def read(pos: Position, document: dict[str, Any]) -> Position:
    """The situation that a document describes, in the game of another one."""
    return Game(pos.game.rules, pos.game.pack).position(document)


def at_the_end(pos: Position, *points: int) -> Position:
    """The game that is being played after its last round, with so much fame for each seat, at the next decision."""
    document = pos.to_dict()
    for number, table in enumerate(document["seats"]):
        face = table["faces"][0][0] if number == 0 else None
        table |= {"dice": [face, None, None, None, None], "fame": (*points, 0, 0, 0, 0)[number]}
    turn = {"step": "turn", "seat": 0, "argument": 0}
    over = play(read(pos, document | {"round": 20, "turn_of": 0, "pending": [turn]}), "leave round")
    return without_crowns(over)


def quietly(pos: Position, *steps: str) -> Position:
    """Go on to one of these steps, or to the end: nothing is exchanged or bought, of all else the first is chosen."""
    while not pos.is_over and pos.step not in steps:
        moves = texts(pos)
        pos.push(next((move for move in QUIET if move in moves), moves[0]))
    return pos


def random_play(pos: Position, seed: int) -> Iterator[Position]:
    """The position after each move of a random campaign, to its end."""
    chance = random.Random(seed)
    for _ in range(LONGEST_CAMPAIGN):
        if pos.is_over:
            return
        pos.push(chance.choice(pos.legal_moves))
        yield pos
    raise AssertionError("the campaign does not end")


def without_number_cards() -> list[tuple[str, str]]:
    """What to exchange in the shipped pack to switch the number cards off; their faces then do nothing."""
    text = (FOLDER / "valley.toml").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines(keepends=True) if 'needs = "number_cards", from' in line]
    off = [f'  {{ code = "card_{n}", needs = "number_cards", price = 2, copies = 2 }},\n' for n in range(1, 7)]
    return [("number_cards = 3\n", ""), *zip(rows, off, strict=True)]


def changed_pack(folder: Path, *exchanges: tuple[str, str]) -> Game:
    """The game with a copy of the shipped pack in which some text, found exactly once, is exchanged."""
    text = (FOLDER / "valley.toml").read_text(encoding="utf-8")
    for old, new in exchanges:
        assert text.count(old) == 1, f"{text.count(old)} times in the pack: {old}"
        text = text.replace(old, new)
    path = folder / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return qw.load("queensdale", pack=path)
