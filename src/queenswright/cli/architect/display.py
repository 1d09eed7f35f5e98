"""Queen's Architect on the screen: puts board, players, land and choices together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.architect.board import billboard, display, place, track
from queenswright.cli.architect.choices import choices
from queenswright.cli.architect.land import land, roads
from queenswright.cli.architect.people import brief, people, performance, standing
from queenswright.cli.architect.words import SEAT_STYLES, Signs, expand, with_names, word
from queenswright.cli.terminal.console import GOLD
from queenswright.cli.terminal.display import Choice
from queenswright.games.architect.state import COLOURS
from queenswright.kernel.data import Event
from queenswright.kernel.errors import Refusal
from queenswright.locale import render
from queenswright.table import Line

WIDE = 116
ME = "me"


class Display:
    """One table of Queen's Architect."""

    def __init__(self, line: Line, plain: bool) -> None:
        self.line = line
        self.pack = line.position.game.pack
        self.signs = Signs(plain)

    def name(self, seat: int) -> str:
        """A person's name, or the colour of a bot and of someone who gave no name."""
        one = self.line.seats[seat]
        colour = render(f"seat-{COLOURS[seat]}", {})
        return colour if one.is_bot or one.name == ME else one.name

    def full_name(self, seat: int) -> str:
        """Colour and name, as the players' lines show it."""
        one = self.line.seats[seat]
        colour = render(f"seat-{COLOURS[seat]}", {})
        if one.is_bot:
            return word("seat-bot", colour=colour, bot=one.name)
        return word("seat-me", colour=colour) if one.name == ME else f"{colour} {one.name}"

    def screen(self, seat: int, width: int, low: bool = False) -> Sequence[RenderableType]:
        view = self.line.position.view(seat)
        wide = width >= WIDE
        notices = billboard(self.pack, view, self.signs, wide)
        cells: list[RenderableType] = [notices, place(self.pack, view, seat, self.signs)]
        if wide:
            cells.append(roads(self.pack, view, seat))
        board = Grid(box=None, padding=(0, 4 if wide else 3, 0, 0), pad_edge=False, show_header=False)
        board.add_column(width=notices.width)  # beside wide columns it would be squeezed
        board.add_row(*cells)
        gap: list[RenderableType] = [] if low else [Text()]
        parts: list[RenderableType] = [self._title(seat), track(view), *gap, board, *gap]
        if view["display"] and self.line.position.step != "draft":
            parts += [display(view, self.signs), *gap]
        return [*parts, people(self.pack, view, self._names(), seat, self.signs), *gap]

    def overview(self, width: int) -> Sequence[RenderableType]:
        view = self.line.position.view(None)
        notices = billboard(self.pack, view, self.signs, width >= WIDE)
        players = people(self.pack, view, self._names(), None, self.signs)
        return [track(view), Text(), notices, Text(), players]

    def standing(self) -> RenderableType:
        return standing(self.pack, self.line.position.view(None), self._names(), self.signs)

    def brief(self, seat: int) -> Sequence[RenderableType]:
        view = self.line.position.view(seat)
        return [brief(self.pack, view, self._names(), seat, self.signs)]

    def _names(self) -> list[str]:
        return [self.full_name(seat) for seat in range(len(self.line.seats))]

    def _title(self, seat: int) -> Rule:
        position = self.line.position
        view = position.view(seat)
        moment = word("round", round=view["round"]) if view["round"] else word("draft")
        title = Text(f"{position.game.rules.title}, {moment}, ")
        title.append(word("turn-of", name=self.name(view["turn_of"])), f"bold {SEAT_STYLES[COLOURS[view['turn_of']]]}")
        return Rule(title, characters="-" if self.signs.plain else "═", style=GOLD)

    def question(self, seat: int) -> str:
        position = self.line.position
        return word("question", name=self.name(seat), step=position.step or "", points=self._points())

    def _points(self) -> int:
        """The appreciation points to be spent, when that is the question."""
        pending = self.line.position.view(None)["pending"]
        return int(pending[-1]["argument"]) if pending and pending[-1]["step"] == "climb" else 0

    def choices(self, seat: int) -> list[Choice]:
        return choices(self.line.position, seat, self.signs)

    def map(self, seat: int, width: int) -> RenderableType:
        return land(self.pack, self.line.position.view(seat), seat, self.signs, width >= WIDE)

    def ending(self) -> RenderableType:
        position = self.line.position
        view = position.view(None)
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for heading in ("end-place", "players", "end-palace", "space", "end-wealth", "end-crew"):
            grid.add_column(word(heading), justify="left" if heading == "players" else "right")
        order = sorted(range(position.players), key=lambda seat: position.standings[seat])
        for seat in order:
            player = view["seats"][seat]
            grid.add_row(
                str(position.standings[seat]),
                Text(self.full_name(seat), f"bold {SEAT_STYLES[COLOURS[seat]]}"),
                "" if player["contribution"] is None else str(player["contribution"]),
                str(player["track"]),
                f"{player['talers']} + {player['bonds']}",
                str(performance(self.pack, player["craftsmen"])),
            )
        return grid

    def tell(self, event: Event) -> str:
        return render(event.message, self._named(event.args))

    def explain(self, refusal: Refusal) -> str:
        return render(refusal.message, self._named(refusal.args))

    def _named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        names = {COLOURS[seat]: self.name(seat) for seat in range(len(self.line.seats))}
        return with_names(args, self.pack.content, names)

    def expand(self, text: str) -> str:
        return expand(text)
