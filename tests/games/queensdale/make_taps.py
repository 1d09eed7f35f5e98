"""Writes the recorded games on which the client counts its taps (`web/tests/taps.test.ts`), all with one command:

    QUEENSWRIGHT_RULES=numba python -m tests.games.queensdale.make_taps

The planner of the bots plays one game in all seats. Of the first seat every decision is kept as the table would show it
to the page: step, legal moves, the move that was chosen, whether that reveals something, and where a choice of two
taps can be made with one, what may follow each move.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.games.queensdale.make_records import planned

import queenswright as qw
from queenswright.bots.mind import Mind
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

FOLDER = Path(__file__).parents[3] / "web" / "tests" / "recorded"
SEAT = 0
GAMES: Mapping[str, tuple[int, Mapping[str, Any], int]] = {
    "first-2": (2, {}, 4),
    "first-3": (3, {}, 2),
    "first-4": (4, {}, 6),
    "late-wall": (3, {"epoch": "8-wall"}, 0),
    "late-road": (3, {"epoch": "8-road"}, 1),
}
"""Players, options and seed by name of the file: those of 48 games that take most taps in 6 and in 7 rounds."""
TWO_AT_ONCE = ("rest ", "build", "scout ")
"""Moves that the page offers together with those that follow them."""
ROUNDS = ("start", "play")


def decision(position: Position) -> dict[str, Any]:
    """What the page knows when the seat has to choose."""
    legal = [move.text for move in position.legal_moves]
    view = position.view(SEAT)
    own = view["seats"][SEAT]
    return {
        "turn": position.turn,
        "step": position.step,
        "legal": legal,
        "dice": [die["shows"] for die in own["dice"]],
        "scout": own["scout"],
        "goods": own["goods"],
        "placed": view["placed"],
        "pending": view["pending"][-1:],
        "next": {text: after(position, text) for text in legal if text.startswith(TWO_AT_ONCE)},
    }


def after(position: Position, text: str) -> dict[str, Any]:
    """Where a move leads within the turn."""
    turn = position.turn
    position.push(text)
    goes_on = position.to_move == SEAT and position.turn == turn
    legal = [move.text for move in position.legal_moves] if goes_on else []
    view = position.view(SEAT)
    scout, pending = view["seats"][SEAT]["scout"], view["pending"][-1:]
    found = {"step": position.step, "legal": legal, "scout": scout, "pending": pending}
    position.pop()
    return found


def told_space(position: Position) -> str | None:
    """The space on which the last move put a die."""
    for event in position.story():
        if event.message == "qd-story-place-purple":
            return "purple"
        if event.message in ("qd-story-place", "qd-story-place-occupied"):
            return str(event.args["space"])
    return None


def recorded(game: Game, players: int, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """One game from the first hut to its end, as the first seat decided in it."""
    mind, position = Mind(game), game.new(players, seed, options)
    decisions: list[dict[str, Any]] = []
    rounds = 0
    while position.view(None)["phase"] != "play":
        position.push(planned(mind, position))
    spaces = list(position.view(SEAT)["spaces"])
    while not position.is_over and position.view(None)["phase"] == "play":
        rounds = max(rounds, position.view(None)["round"])
        kept = decision(position) if position.to_move == SEAT else None
        move = planned(mind, position)
        position.push(move)
        if kept is not None:
            decisions.append(
                kept | {"move": move.text, "reveals": position.reveals_since(1), "space": told_space(position)}
            )
    return {
        "players": players,
        "options": options,
        "seed": seed,
        "rounds": rounds,
        "spaces": spaces,
        "decisions": decisions,
    }


def main() -> None:
    game = qw.load("queensdale")
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, seed) in GAMES.items():
        found = recorded(game, players, options, seed)
        rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in found.pop("decisions"))
        head = json.dumps(found)[:-1]
        (FOLDER / f"{name}.json").write_text(f'{head}, "decisions": [\n{rows}\n]}}\n', encoding="utf-8")
        print(name, found["rounds"])


if __name__ == "__main__":
    main()
