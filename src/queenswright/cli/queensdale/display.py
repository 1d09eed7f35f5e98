"""The Rise of Queensdale on the screen: puts valley, supply, players and choices together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.queensdale.added import added_rules
from queenswright.cli.queensdale.castle import castle
from queenswright.cli.queensdale.choices import choices
from queenswright.cli.queensdale.people import (
    brief,
    cards_read,
    casebook,
    lasting,
    people,
    standing,
    visions,
)
from queenswright.cli.queensdale.supply import boards, grocer, offered, others, spaces, stock, uses, workmen
from queenswright.cli.queensdale.valley import WIDTH, bridges, legend, valley
from queenswright.cli.queensdale.words import (
    SEAT_STYLES,
    Signs,
    amounts,
    building,
    expand,
    sealed_answer,
    with_names,
    word,
)
from queenswright.cli.terminal.console import GOLD
from queenswright.cli.terminal.display import Choice
from queenswright.kernel.data import Event
from queenswright.kernel.errors import Refusal
from queenswright.locale import render
from queenswright.table import Line

WIDE = 96
AROUND_TITLE = 6
"""Columns that the line left and right of a title needs."""
MOST_OFFERED = 14
ME = "me"


class Display:
    """One table of The Rise of Queensdale."""

    def __init__(self, line: Line, plain: bool) -> None:
        self.line = line
        self.pack = line.position.game.pack
        self.colours = line.position.seat_names
        self.signs = Signs(plain)

    def name(self, seat: int) -> str:
        """A person's name, or the colour of a bot and of someone who gave no name."""
        one = self.line.seats[seat]
        colour = render(f"seat-{self.colours[seat]}", {})
        return colour if one.is_bot or one.name == ME else one.name

    def full_name(self, seat: int) -> str:
        """Colour and name, as the players' lines show it."""
        one = self.line.seats[seat]
        colour = render(f"seat-{self.colours[seat]}", {})
        if one.is_bot:
            return render("cli-seat-bot", {"colour": colour, "bot": one.name})
        return render("cli-seat-me", {"colour": colour}) if one.name == ME else f"{colour} {one.name}"

    def _names(self) -> list[str]:
        """QD-LATER-52: everybody with name, portrait and arms of the character."""
        return [self._with_character(seat) for seat in range(len(self.line.seats))]

    def _with_character(self, seat: int) -> str:
        character = self.line.seats[seat].character
        name = self.full_name(seat)
        return name if character is None else f"{name} {self.signs.character(character)}"

    def screen(self, seat: int, width: int, low: bool = False) -> Sequence[RenderableType]:
        view = self.line.position.view(seat)
        gap: list[RenderableType] = [] if low else [Text()]
        parts: list[RenderableType] = [self._title(view, width), *self._board(view, seat, width), *gap]
        parts += [spaces(self.pack, view), others(view), *gap, people(view, self._names(), seat, self.signs)]
        seen = visions(view, seat, private=self.line.is_solo)
        if seen:
            parts += [Text(word("visions"), "bold"), *(Text(f"  {line}") for line in seen)]
        cards = cards_read(view, seat) if self.line.is_solo else []
        if cards:
            parts += [Text(word("number-cards"), "bold"), *(Text(f"  {line}") for line in cards)]
        return [*parts, *gap]

    def _board(self, view: dict[str, Any], seat: int | None, width: int) -> list[RenderableType]:
        """The valley, with the building stock beside it where there is room."""
        land = valley(self.pack, view, self._by_colour(), self.signs)
        on_bridges = bridges(view)
        below: list[RenderableType] = [on_bridges] if on_bridges else []
        offer = stock(view, seat, MOST_OFFERED)
        if width < WIDE:
            return [land, *below, offer]
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(width=WIDTH)
        grid.add_row(land, offer)
        return [grid, *below]

    def _by_colour(self) -> dict[str, str]:
        return {colour: self.full_name(seat) for seat, colour in enumerate(self.colours)}

    def secrets(self, seat: int) -> list[str]:
        """QD-CLAIR-02, QD-GROCER-05, QD-SETUP-25, QD-LATER-44, 47: what only this seat may read: cards, choices."""
        view = self.line.position.view(seat)
        own = view["seats"][seat]
        hut = [render("qd-hut-chosen", {"herb": own["chosen_hut"]})] if own["chosen_hut"] else []
        vote = [render("qd-ballot-cast", {"ballot": own["ballot"]})] if own.get("ballot") else []
        mine = view.get("asking", {}).get("mine")
        pair = [sealed_answer(f"pair {' and '.join(mine)}")] if mine else []
        return [*visions(view, seat, private=True), *cards_read(view, seat), *hut, *vote, *pair, *casebook(view, seat)]

    def added_rules(self) -> Sequence[RenderableType]:
        """QD-LATER-25: what the cards have added; everybody has heard them."""
        return list(added_rules(self.line.position.view(None)))

    def overview(self, width: int) -> Sequence[RenderableType]:
        view = self.line.position.view(None)
        parts: list[RenderableType] = [*self._board(view, None, width), Text(), spaces(self.pack, view), others(view)]
        return [*parts, Text(), people(view, self._names(), None, self.signs)]

    def standing(self) -> RenderableType:
        return standing(self.line.position.view(None), self._names(), self.signs)

    def brief(self, seat: int) -> Sequence[RenderableType]:
        return [brief(self.line.position.view(seat), self._names(), seat, self.signs)]

    def _title(self, view: dict[str, Any], width: int) -> Rule:
        """The game, the moment and whose turn it is; without the name of the game if that is too long."""
        title = Text(word("moment", game=view["game_number"], round=view["round"], phase=view["phase"]))
        if view["phase"] == "play":
            seat = view["turn_of"]
            title.append(", ")
            title.append(render("cli-turn-of", {"name": self.name(seat)}), f"bold {SEAT_STYLES[self.colours[seat]]}")
        whole = Text(f"{self.line.position.game.rules.title}, ") + title
        title = whole if whole.cell_len <= width - AROUND_TITLE else title
        return Rule(title, characters="-" if self.signs.plain else "═", style=GOLD)

    def question(self, seat: int) -> str:
        """Who has to decide what; for a scout also its remaining steps, for storing what keeps the most."""
        position = self.line.position
        step, view = position.step or "", position.view(seat)
        if step in ("scout", "rest"):
            left = word("steps-left", count=view["pending"][-1]["argument"]["steps"])
            step = f"{render(f'step-{step}', {})} ({left})"
        question = word("question", name=self.name(seat), step=step)
        return f"{question} {self._proposal(view)}".rstrip()

    def _proposal(self, view: dict[str, Any]) -> str:
        """QD-STORE-16: what to give and what to give up, in a sentence."""
        parts = view.get("proposal", {})
        told = [word(f"proposal-{part}", items=amounts(items)) for part, items in parts.items() if items]
        return word("proposal", parts=told) if told else ""

    def choices(self, seat: int) -> list[Choice]:
        return choices(self.line.position, seat, self.signs)

    def map(self, seat: int, width: int) -> RenderableType:
        view = self.line.position.view(seat)
        parts: list[RenderableType] = [
            valley(self.pack, view, self._by_colour(), self.signs),
            legend(self._by_colour(), self.signs),
        ]
        parts += [Text(), *workmen(view), *offered(view)]
        if view["uses"]:
            parts.append(uses(view))
        return Group(*parts, Text(), *boards(view), *grocer(view))

    def ending(self) -> RenderableType:
        position = self.line.position
        view = position.view(None)
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for heading in ("end-place", "players", "end-epochs", "end-games", "column-rivets", "end-buildings"):
            grid.add_column(word(heading), justify="left" if heading == "players" else "right")
        for seat in sorted(range(position.players), key=lambda seat: position.standings[seat]):
            player = view["seats"][seat]
            grid.add_row(
                str(position.standings[seat]),
                Text(self.full_name(seat), f"bold {SEAT_STYLES[player['colour']]}"),
                str(player["epoch"] - 1),
                f"{player['fame']}/{player['goal']}",
                str(player["rivets"]),
                str(len(player["buildings"])),
            )
        return Group(castle(view, self._names(), self.signs), Text(), grid)

    def tell(self, event: Event) -> str:
        return render(event.message, self._named(event.args))

    def explain(self, refusal: Refusal) -> str:
        return render(refusal.message, self._named(refusal.args))

    def _named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return with_names(args, {colour: self.name(seat) for seat, colour in enumerate(self.colours)})

    def expand(self, text: str) -> str:
        return expand(text)

    def summary(self) -> str:
        """The epochs of all players, for the list of campaigns."""
        view = self.line.position.view(None)
        return word("epochs", epochs=" ".join(str(player["epoch"]) for player in view["seats"]))

    def lasting(self, width: int) -> Sequence[RenderableType]:
        """What stays from game to game; at the end the castle is a part of the ending."""
        view = self.line.position.view(None)
        start = [self.pack.content.face_codes[face] for face in self.pack.mirror.starting_faces]
        picture = [] if self.line.is_over else [castle(view, self._names(), self.signs), Text()]
        return [*picture, *lasting(view, self._names(), start)]

    def chapter(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        """What one game changed permanently."""
        lines = []
        for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
            owned = [one["building"] for one in old["buildings"]]
            built = [building(one["building"], one["rank"]) for one in new["buildings"] if one["building"] not in owned]
            tiles = [tile for tile in new["tower"] if tile and tile not in old["tower"]]
            args = {
                "name": self.name(seat),
                "epoch": old["epoch"],
                "done": "yes" if new["epoch"] > old["epoch"] else "no",
            }
            line = word("chapter", **args)
            if built:
                line += f" {word('chapter-built', buildings=built)}"
            if tiles:
                line += f" {word('chapter-tower', tiles=tiles)}"
            lines.append(line)
        return lines
