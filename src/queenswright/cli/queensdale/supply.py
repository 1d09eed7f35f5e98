"""What everybody can use: die spaces, the building stock, the grocer, tower boards, bag and cards."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.queensdale.words import ROMAN, building, building_does, face, face_does, known_face, price, word
from queenswright.cli.terminal.console import FAINT
from queenswright.games.queensdale.state.board import LATER_SPACES
from queenswright.games.queensdale.state.pieces import FIGURINES
from queenswright.kernel.data import Pack
from queenswright.locale import render

STEPS = ("scout_long", "scout_middle", "scout_short")


def space_name(pack: Pack, kind: str) -> str:
    """The short name of a kind of die space; scout spaces are named by their steps."""
    if kind in STEPS:
        return word("space-scout", steps=pack.mirror.scout_steps[STEPS.index(kind)])
    return render(f"space-{kind}", {}) if kind in LATER_SPACES else word(f"space-{kind}")


def spaces(pack: Pack, view: dict[str, Any]) -> Text:
    """The free die spaces of every kind and how many there are; full kinds are faint."""
    text = Text.assemble((word("spaces") + " ", "bold"))
    for i, (kind, counts) in enumerate(view["spaces"].items()):
        shown = f"{space_name(pack, kind)} {counts['free']}/{counts['spaces'] - counts['closed']}"
        text.append(", " if i else "")
        text.append(shown, "" if counts["free"] else FAINT)
    return text


def others(view: dict[str, Any]) -> Text:
    """Bag, huts, the sector of the cogwheel, royal orders, the cards in force."""
    bag = sum(view["bag"].values())
    text = Text.assemble((word("supply") + " ", "bold"), word("bag", count=bag), ", ")
    text.append(word("huts-left", count=view["huts_left"]))
    if view.get("cogwheel"):
        sector = render(f"sector-{view['cogwheel']}", {})
        text.append(f", {render('thing-cogwheel', {})}: {sector}")
    for order in view.get("orders", ()):
        text.append(f"\n{render(f'order-{order}-title', {})}: {render(f'order-{order}-does', {})}")
    for card in stories(view):
        text.append(f"\n{render(f'story-card-{card}-title', {})}: {render(f'story-card-{card}-rule', {})}", "italic")
    if view["courier_card"] is not None:
        number = view["courier_card"]
        text.append(f"\n{render(f'courier-{number}-title', {})}: {render(f'courier-{number}-text', {})}", "italic")
    return text


def stories(view: dict[str, Any]) -> list[str]:
    """QD-EPOCH-20: the story cards in force: that of this game, and the permanent ones."""
    lasting: list[str] = view.get("lasting_cards", [])
    now = view.get("story_card")
    return [now, *lasting] if now and now not in lasting else lasting


def stock(view: dict[str, Any], seat: int | None, most: int | None = None) -> Grid:
    """The buildings on offer, those nearest to being affordable first; at most `most` of them."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("stock", "price", "ranks"):
        grid.add_column(word(heading), no_wrap=True)
    player = None if seat is None else view["seats"][seat]
    owned = [one["building"] for one in player["buildings"]] if player else []
    rows = [code for code, one in view["stock"].items() if one["ranks"] and code not in owned]
    if player is not None:
        rows.sort(key=lambda code: missing(player, view["stock"][code]["cost"]))
    for code in rows[:most]:
        one = view["stock"][code]
        lacks = missing(player, one["cost"]) if player else 0
        ranks = " ".join(ROMAN[rank] for rank in one["ranks"])
        grid.add_row(Text(building(code), "" if not lacks else FAINT), price(one["cost"]), ranks)
    if most is not None and len(rows) > most:
        grid.add_row(Text(word("more", count=len(rows) - most), FAINT), "", "")
    return grid


def missing(player: dict[str, Any], cost: dict[str, int]) -> int:
    """How many goods a player lacks for a price."""
    return sum(max(0, count - player["goods"].get(good, 0)) for good, count in cost.items())


def uses(view: dict[str, Any]) -> Text:
    """QD-BUILD-26: the other uses of a build action."""
    shown = [f"{render(f'web-use-{name}', {})} {price(one['cost'])}" for name, one in view["uses"].items()]
    return Text(", ".join(shown))


def boards(view: dict[str, Any]) -> list[Text]:
    """The open tower boards with the tiles that are left."""
    lines = []
    for epoch, tiles in view["tower_boards"].items():
        left = "; ".join(f"{tile} {render(f'tile-{tile}', {})}" for tile in tiles)
        if left:
            lines.append(Text.assemble((word("board", epoch=epoch) + " ", "bold"), left))
    return lines


def grocer(view: dict[str, Any]) -> list[Text]:
    """The faces on sale by price, with their effects; similar ones are grouped."""
    sold = [(one["cost"], known_face(view, code)) for code, one in view["grocer"].items() if one["left"]]
    sold.sort(key=lambda one: one[0])
    lines = [Text(word("grocer"), "bold")]
    for (seals, does), group in groupby(sold, key=lambda one: (one[0], face_does(one[1]))):
        names = ", ".join(face(code) for _, code in group)
        lines.append(Text.assemble((f"  {word('seals', count=seals)}: ", FAINT), names, (f"  {does}", FAINT)))
    return lines


def offered(view: dict[str, Any]) -> list[Text]:
    """All buildings on offer with what they do."""
    lines = [Text(word("stock"), "bold")]
    for code, one in view["stock"].items():
        if one["ranks"]:
            ranks = " ".join(ROMAN[rank] for rank in one["ranks"])
            does = building_does(code)
            lines.append(Text.assemble(f"  {building(code)} {price(one['cost'])} ({ranks})  ", (does, FAINT)))
    return lines


def workmen(view: dict[str, Any]) -> list[Text]:
    """QD-WORK-06: what every kind of figurine in play does."""
    held = [kind for player in view["seats"] for kind in player["figurines"]]
    kinds = {*view["bag"], *view["used"], *held}
    lines = [Text(word("workmen"), "bold")]
    for kind in (kind for kind in FIGURINES if kind in kinds):
        does = render(f"figurine-{kind}-does", {})
        lines.append(Text.assemble(f"  {render(f'figurine-{kind}', {})}  ", (does, FAINT)))
    return lines
