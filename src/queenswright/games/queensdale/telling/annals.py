"""The annals of a campaign: games, ways of the families, letters and figures, told from what everybody was told.

They get no state, so nothing hidden and nothing sealed can be in them, and the same log always gives the same annals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from typing import Any

from queenswright.games.queensdale.telling.diary import BUILT
from queenswright.games.queensdale.telling.letters import Letters
from queenswright.games.queensdale.telling.recap import recap
from queenswright.kernel.data import Event, Pack

MOST_GAMES, MOST_FACES = 200, 400
"""What is told of a campaign without end: the latest of each."""
TOWER = ("qd-story-tower", "qd-story-tower-over")
WON = ("qd-story-winner", "qd-story-no-winner")
CHRONICLE, TITLE = "chronicle-", "title"
NOTES = ("qd-story-margin", "margin-")


class ToldGame:
    """One game of the campaign as the annals tell it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rounds = 0
        self.is_over = False
        self.winner: str | None = None
        self.opened: int | None = None
        self.standing: list[dict[str, Any]] = []
        self.completed: list[str] = []
        self.notes: list[Event] = []
        self.earned: dict[str, Counter[str]] = {}
        self.counts: dict[str, Counter[str]] = {"seals": Counter(), "faces": Counter(), "buildings": Counter()}

    def told(self) -> dict[str, Any]:
        """The game as plain data."""
        return {
            "number": self.number,
            "rounds": self.rounds,
            "over": self.is_over,
            "winner": self.winner,
            "opened": self.opened,
            "standing": self.standing,
            "completed": self.completed,
            "notes": told(self.notes),
            "earned": {seat: dict(sources) for seat, sources in self.earned.items()},
            **{name: dict(seats) for name, seats in self.counts.items()},
        }


class Annals:
    """Folds the log of a campaign, event by event."""

    def __init__(self, pack: Pack, first: int) -> None:
        self.tiles = {tile.id: tile.colour for tile in pack.content.tiles}
        self.games = [ToldGame(first)]
        self.letters = Letters()
        self.epochs: dict[str, list[dict[str, Any]]] = {}
        self.faces: list[dict[str, Any]] = []
        self.pages: list[dict[str, Any]] = []
        self.lately: list[Event] = []

    def add(self, event: Event) -> None:
        """What one event adds."""
        if self.pages or event.message == f"{CHRONICLE}{TITLE}":
            self._write(event)
            return
        if event.message == "qd-story-game":
            self._begin(int(event.args["game"]))
        self.lately.append(event)
        self.letters.add(event, self.games[-1].number)
        self._course(event)
        self._figures(event)

    def _begin(self, number: int) -> None:
        """A game is set up; what was told of those before the last one is no news any more."""
        starts = [place for place, event in enumerate(self.lately) if event.message == "qd-story-game"]
        del self.lately[: starts[-1] if starts else 0]
        self.games.append(ToldGame(number))

    def _course(self, event: Event) -> None:
        """How the game goes, and what it completes."""
        game, args = self.games[-1], event.args
        match event.message:
            case "story-round":
                game.rounds = int(args["round"])
            case "qd-story-game-over":
                game.is_over, game.rounds = True, int(args["round"])
            case "qd-story-standing":
                game.standing.append({name: args[name] for name in ("seat", "place", "fame", "goal")})
            case "qd-story-winner":
                game.winner = str(args["seat"])
            case "qd-story-opens":
                game.opened = int(args["epoch"])
            case "qd-story-epoch-done" | "qd-story-castle":
                game.completed.append(str(args["seat"]))
                self._way(
                    args["seat"], {"epoch": int(args["epoch"]), "game": game.number, "tile": None, "colour": None}
                )
            case message if message in TOWER:
                self._set(args["seat"], str(args["tile"]))
            case message if message.startswith(NOTES):
                game.notes.append(event)

    def _way(self, seat: str, step: dict[str, Any]) -> None:
        self.epochs.setdefault(seat, []).append(step)

    def _set(self, seat: str, tile: str) -> None:
        """A tower tile is that of the newest epoch of its seat that has none yet."""
        for step in reversed(self.epochs.get(seat, [])):
            if step["tile"] is None:
                step["tile"], step["colour"] = tile, self.tiles[tile]
                return

    def _figures(self, event: Event) -> None:
        """Fame by source, seals, faces and buildings of every seat."""
        game, args = self.games[-1], event.args
        match event.message:
            case "qd-story-fame":
                game.earned.setdefault(args["seat"], Counter())[args["source"]] += int(args["fame"])
            case "qd-story-seals":
                game.counts["seals"][args["seat"]] += int(args["seals"])
            case "qd-story-seal-last":
                game.counts["seals"][args["seat"]] += 1
            case "qd-story-buy" | "qd-story-free-face":
                game.counts["faces"][args["seat"]] += 1
                bought = {"seat": args["seat"], "face": args["face"], "seals": int(args.get("seals", 0))}
                self.faces.append({"game": game.number, **bought})
            case message if message in BUILT:
                game.counts["buildings"][args["seat"]] += 1

    def _write(self, event: Event) -> None:
        """A line of the chronicle that ends a campaign, page by page."""
        line = told([event])[0]
        if event.message.startswith(CHRONICLE) and event.message.endswith(TITLE):
            self.pages.append({"title": line, "lines": []})
        else:
            self.pages[-1]["lines"].append(line)


def annals(pack: Pack, moves: Iterable[tuple[str, Sequence[Event]]]) -> Generator[None, None, dict[str, Any]]:
    """The annals of all moves, each with the label of its turn and its story; pauses after every move."""
    found: Annals | None = None
    for turn, story in moves:
        if found is None:
            found = Annals(pack, int(turn.partition(".")[0]))
        for event in story:
            found.add(event)
        yield
    if found is None:
        found = Annals(pack, 1)
    return {
        "games": [game.told() for game in found.games[-MOST_GAMES:]],
        "epochs": found.epochs,
        "letters": found.letters.told(),
        "faces": found.faces[-MOST_FACES:],
        "pages": found.pages,
        "recap": told(recap(found.lately)),
    }


def told(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as plain data."""
    return [{"message": event.message, "args": dict(event.args)} for event in events]
