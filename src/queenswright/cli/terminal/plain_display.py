"""The display for games without their own: the view in words, and moves in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.terminal.console import GOLD
from queenswright.cli.terminal.display import Choice
from queenswright.kernel.data import Event
from queenswright.kernel.errors import Refusal
from queenswright.locale import has_message, render
from queenswright.table import Line
from queenswright.table.preview import imagined, preview

ME = "me"
NOTHING = "-"
SHOWN_ELSEWHERE = ("seat", "seats")


class PlainDisplay:
    """One table of any game."""

    def __init__(self, line: Line, plain: bool) -> None:
        self.line = line
        self.plain = plain

    def name(self, seat: int) -> str:
        """A person's name, or the word for the seat of a bot and of someone who gave no name."""
        one = self.line.seats[seat]
        return self._seat_word(seat) if one.is_bot or one.name == ME else one.name

    def full_name(self, seat: int) -> str:
        """The word for a seat, and who sits there."""
        one, word = self.line.seats[seat], self._seat_word(seat)
        if one.is_bot:
            return render("cli-seat-bot", {"colour": word, "bot": one.name})
        return render("cli-seat-me", {"colour": word}) if one.name == ME else f"{word} {one.name}"

    def _seat_word(self, seat: int) -> str:
        name = self.line.position.seat_names[seat]
        return render(f"seat-{name}", {}) if has_message(f"seat-{name}") else name

    def screen(self, seat: int, width: int, low: bool = False) -> Sequence[RenderableType]:
        gap: list[RenderableType] = [] if low else [Text()]
        title = f"{self.line.position.game.rules.title}, {render('cli-turn-of', {'name': self.name(seat)})}"
        view = self._seen(seat)
        rule = Rule(Text(title), characters="-" if self.plain else "═", style=GOLD)
        return [rule, *self._table(view), *gap, self._players(view), *gap]

    def overview(self, width: int) -> Sequence[RenderableType]:
        view = self.line.position.view(None)
        return [*self._table(view), Text(), self._players(view)]

    def standing(self) -> RenderableType:
        return self._players(self.line.position.view(None))

    def brief(self, seat: int) -> Sequence[RenderableType]:
        return [self._players(self._seen(seat))]

    def _seen(self, seat: int) -> dict[str, Any]:
        """The view that this screen may show: if several people share it, the spectators' view."""
        return self.line.position.view(seat if self.line.is_solo else None)

    def secrets(self, seat: int) -> list[str]:
        """What only this seat may read: the parts of its view that others do not have."""
        own, common = self.line.position.view(seat), self.line.position.view(None)
        found = [(key, item) for key, item in own.items() if key not in SHOWN_ELSEWHERE and item != common.get(key)]
        rows = [view["seats"][seat] for view in (own, common) if isinstance(view.get("seats"), list)]
        if len(rows) == 2 and all(isinstance(row, dict) for row in rows):
            found += [(key, item) for key, item in rows[0].items() if item != rows[1].get(key)]
        return [f"{label(key)}: {value(item)}" for key, item in found]

    def _table(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The common parts of the view, one line each."""
        return [Text(f"{label(key)}: {value(item)}") for key, item in view.items() if key not in SHOWN_ELSEWHERE]

    def _players(self, view: Mapping[str, Any]) -> RenderableType:
        """The players, one line each, with their parts of the view."""
        position, seats = self.line.position, view.get("seats")
        rows = seats if isinstance(seats, list) and all(isinstance(one, dict) for one in seats) else []
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for heading in (render("cli-players", {}), *(label(key) for key in (rows[0] if rows else ()))):
            grid.add_column(heading)
        for seat in range(position.players):
            cells = [value(item) for item in rows[seat].values()] if rows else []
            grid.add_row(Text(self.full_name(seat), "bold"), *cells)
        return grid

    def question(self, seat: int) -> str:
        step = self.line.position.game.step_word(self.line.position.step or "")
        return render("cli-question-plain", {"name": self.name(seat), "step": step})

    def choices(self, seat: int) -> list[Choice]:
        """Every legal move, with its story where it reveals nothing hidden and the game tells stories."""
        position = self.line.position
        if position.game.rules.telling.story is None:
            return [Choice(move, Text(), Text()) for move in position.legal_moves]
        copy, found = imagined(position, seat), []
        for move in position.legal_moves:
            seen = preview(position, copy, seat, [move])["moves"][-1]
            story = [] if seen["reveals"] else seen["story"]
            found.append(Choice(move, Text(), Text(" ".join(self.tell(Event(**event)) for event in story))))
        return found

    def map(self, seat: int, width: int) -> RenderableType:
        return Group(*self._table(self._seen(seat)))

    def ending(self) -> RenderableType:
        position = self.line.position
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        grid.add_column(render("cli-end-place", {}), justify="right")
        grid.add_column(render("cli-players", {}))
        for seat in sorted(range(position.players), key=lambda seat: position.standings[seat]):
            grid.add_row(str(position.standings[seat]), Text(self.full_name(seat), "bold"))
        return grid

    def tell(self, event: Event) -> str:
        return render(event.message, self._named(event.args))

    def explain(self, refusal: Refusal) -> str:
        return render(refusal.message, self._named(refusal.args))

    def _named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a message with the players' names in them."""
        names = {name: self.name(seat) for seat, name in enumerate(self.line.position.seat_names)}
        return {key: names.get(item, item) if key == "seat" else item for key, item in args.items()}

    def expand(self, text: str) -> str:
        return text


def label(key: str) -> str:
    """The name of a part of a view, from the catalogue or as in the view."""
    return render(f"web-view-{key}", {}) if has_message(f"web-view-{key}") else key.replace("_", " ")


def value(item: Any) -> str:
    """A part of a view in words."""
    if item is None:
        return NOTHING
    if isinstance(item, dict):
        return ", ".join(f"{label(str(key))} {value(one)}" for key, one in item.items()) or NOTHING
    if isinstance(item, list):
        return ", ".join(map(value, item)) or NOTHING
    return str(item)
