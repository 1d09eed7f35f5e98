"""The choices of a step: what each is about, and what it changes for the player's goods, fame and morale.

Random results are never shown: the line of a move that reveals something has only its subject, no effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from queenswright.cli.queensdale.subjects import SUBJECTS, View, robber, token, told
from queenswright.cli.queensdale.supply import space_name
from queenswright.cli.queensdale.words import Signs, amount, face, face_does, joined, word
from queenswright.cli.terminal.console import FAINT, GREEN, RED
from queenswright.cli.terminal.display import Choice
from queenswright.games.queensdale.content.names import SPACE_NAMES
from queenswright.games.queensdale.rules.cogwheel import sector_after
from queenswright.games.queensdale.rules.herb import steps_between, way
from queenswright.games.queensdale.state.board import HEXES, SPACE_KINDS
from queenswright.games.queensdale.state.pieces import COLOURS
from queenswright.games.queensdale.steps import IS_OCCUPIED, KIND_OF_PLACE, PURPLE
from queenswright.kernel.data import Move
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain
from queenswright.locale import render
from queenswright.table.preview import imagined

REROLLS = {
    "for": "reroll",
    "by": "reroll-free",
    "one": "reroll-one",
    "for nothing": "reroll-nothing",
    "by lantern light": "reroll-nothing",
}
CHANGES = ("fame", "morale", "seals", "sites", "crown")
BY_STORY = {"act": "web-move-act-again", "call": "web-move-call-friend"}
AND_KEEP = " and keep"
USES = {"itself": ("use", "use-and-keep"), "courier": ("use-courier", "use-courier-and-keep")}
"""Words for the use of a figurine, and for one that is kept."""


def choices(position: Position, seat: int, signs: Signs) -> list[Choice]:
    """Every legal move with what it is about and what it brings."""
    view, copy = position.view(seat), imagined(position, seat)
    found = []
    for move in position.legal_moves:
        copy.push(move, known_legal=True)
        subject = _subject(position, view, seat, move, _places(copy, seat))
        effect = Text() if copy.reveals_since(1) else _effect(view["seats"][seat], copy.view(seat)["seats"][seat])
        found.append(Choice(move, subject, effect))
        copy.pop()
    return found


def _places(position: Position, seat: int) -> list[str]:
    """The names of the spaces where the picked-up die can go."""
    if position.step != "place" or position.to_move != seat:
        return []
    return [_place(position, position.game.index_of(move.action)) for move in position.legal_moves]


def _place(position: Position, index: int) -> str:
    """The short name of a space for a die."""
    if index == PURPLE:
        return word("purple-space")
    name = space_name(position.game.pack, SPACE_KINDS[KIND_OF_PLACE[index]])
    return word("joined", name=name) if IS_OCCUPIED[index] else name


def _subject(position: Position, view: View, seat: int, move: Move, places: Sequence[str]) -> Text:
    """What the move is about."""
    verb, _, rest = move.text.partition(" ")
    if move.step == "turn":
        return _turn(view["seats"][seat], verb, rest, places)
    if move.step == "place":
        return _space(position, view, seat, move)
    if move.step == "cogwheel":
        sector = plain(sector_after)(position.state, position.game.index_of(move.action))
        return Text(render(f"sector-{sector}", {}))
    if move.step in ("scout", "rest"):
        return _walk(position, view, seat, verb, rest)
    return SUBJECTS[move.step](position.game.pack, view, seat, rest)


def _turn(player: View, verb: str, rest: str, places: Sequence[str]) -> Text:
    """A die with the spaces it fits, or another action of a turn."""
    if verb == "die":
        return _die(player, int(rest), places)
    if verb == "use":
        kind = rest.removesuffix(AND_KEEP).rpartition(" ")[2]
        words = USES["courier" if rest.startswith("courier") else "itself"]
        return Text(word(words[rest.endswith(AND_KEEP)], figurine=kind))
    if verb == "robber":
        return robber(rest)
    if move_by_story(verb, rest):
        return Text(move_by_story(verb, rest))
    if verb == "reroll":
        return Text(word(REROLLS[rest if rest in REROLLS else rest.partition(" ")[0]]))
    return Text(word(f"do-{verb}"))


def move_by_story(verb: str, rest: str) -> str:
    """QD-EPOCH-07: what a story card allows on a turn, in words; nothing for other actions."""
    if verb == "give":
        kind, _, side = rest.partition(" to the ")
        return render("web-move-wed", {"side": side, "figurine": kind})
    return render(BY_STORY[verb], {}) if verb in BY_STORY else ""


def _die(player: View, number: int, places: Sequence[str]) -> Text:
    shown = player["dice"][number - 1]["shows"]
    text = Text.assemble((face(shown), "bold"))
    return text.append(": " + ", ".join(places), FAINT) if places else text


def _space(position: Position, view: View, seat: int, move: Move) -> Text:
    """A space for the die with how many are free, or what a purple face does."""
    index = position.game.index_of(move.action)
    if index == PURPLE:
        shown = view["seats"][seat]["dice"][view["pending"][-1]["argument"] - 1]["shows"]
        return Text(face_does(shown) or word("purple-space"))
    kind = SPACE_KINDS[KIND_OF_PLACE[index]]
    if IS_OCCUPIED[index]:
        return Text(word("occupied", space=kind))
    return told(render(f"space-{kind}", {}), word("free", count=view["spaces"][kind]["free"]))


def _walk(position: Position, view: View, seat: int, verb: str, rest: str) -> Text:
    """A token to gather with its distance and what may lie under it, or a place to rest."""
    pack = position.game.pack
    start = SPACE_NAMES.index(view["seats"][seat]["scout"])
    if verb == "gather":
        return told(token(pack, view, rest), _steps(position, seat, start, SPACE_NAMES.index(rest)))
    if verb == "visit":
        quarter = rest.split()[0]
        tent = pack.mirror.tent[COLOURS.index(quarter)]
        return told(render("web-move-visit", {"quarter": quarter}), _steps(position, seat, start, tent))
    if rest == "raft":
        return told(render("web-raft", {}), _steps(position, seat, start, SPACE_NAMES.index(rest)))
    if verb == "rest":
        where = rest.partition(" ")[2]
        return Text(word("hex-bridge") if where == "bridge" else render(f"quarter-{where}", {}))
    quarter = view["pending"][-1]["argument"]["in"]
    place = SPACE_NAMES.index(rest if quarter == "bridge" else f"{quarter} {rest}")
    kind = "bridge" if quarter == "bridge" else pack.content.valley.kinds[place % HEXES]
    return told(word(f"hex-{kind}"), "" if place == start else _steps(position, seat, start, place))


def _steps(position: Position, seat: int, start: int, end: int) -> str:
    """QD-SCOUT-02: the steps for this scout, including the effects of the courier card and its owner's buildings."""
    printed, state = position.game.pack.mirror, position.state
    road = plain(way)(printed, state, seat)
    return word("steps", count=plain(steps_between)(printed, state, road, start, end))


def _effect(before: View, after: View) -> Text:
    """What a move changes for the seat itself."""
    parts = []
    for kinds in ("goods", "figurines"):
        old, new = before[kinds], after[kinds]
        parts += [_signed(new.get(kind, 0) - old.get(kind, 0), partial(amount, kind)) for kind in {**old, **new}]
    parts += [_signed(after.get(name, 0) - before.get(name, 0), partial(_change, name)) for name in CHANGES]
    shown = joined(parts, ", ")
    return Text(" ") + shown if shown else shown


def _change(name: str, count: int) -> str:
    return word(f"effect-{name}", count=count)


def _signed(change: int, shown: Callable[[int], str]) -> Text:
    if not change:
        return Text()
    return Text(f"{'+' if change > 0 else '-'}{shown(abs(change))}", GREEN if change > 0 else RED)
