"""The choices of a step: what each is about, and what it changes for the player's purse, crew and figure."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from queenswright.cli.architect.board import demand, next_site, values
from queenswright.cli.architect.land import distances
from queenswright.cli.architect.people import performance
from queenswright.cli.architect.words import Signs, characters_by_id, person_name, place_name, short_name, word
from queenswright.cli.terminal.console import FAINT, GREEN, RED
from queenswright.cli.terminal.display import Choice
from queenswright.games.architect.state import SPACES
from queenswright.kernel.data import Pack
from queenswright.kernel.position import Position
from queenswright.locale import render
from queenswright.table import Preview, previews

FAR = 99
SHORT_WORD = 3
SITE_WIDTH = 5
POINT_EVENTS = ("story-build", "story-repairs")


def choices(position: Position, seat: int, signs: Signs) -> list[Choice]:
    """Every legal move with its preview."""
    view = position.view(seat)
    pack = position.game.pack
    found = [
        Choice(one.move, _subject(pack, view, seat, one, signs), _effect(pack, view, seat, one, signs))
        for one in previews(position, seat)
    ]
    if position.step != "travel":
        return found
    away = distances(pack.content.map_for(position.players), view["seats"][seat]["carriage"])
    return sorted(found, key=lambda choice: away.get(choice.move.text.partition(" ")[2], FAR))


def _subject(pack: Pack, view: dict[str, Any], seat: int, one: Preview, signs: Signs) -> Text:
    """What the move is about: a craftsman, a place, an action."""
    verb, _, rest = one.move.text.partition(" ")
    if verb == "take":
        return _person(pack, rest, 0, signs)
    if verb == "hire":
        space = int(rest) - 1
        return _person(pack, view["billboard"][space], SPACES - pack.mirror.jobs_left[space], signs)
    if verb in ("work", "fire"):
        return _tile(pack, rest, view["seats"][seat]["craftsmen"][rest], signs)
    if verb == "turn":
        character = list(characters_by_id(pack.content))[view["pending"][-1]["argument"]]
        return _tile(pack, character, int(rest), signs)
    if verb == "climb":
        return Text(word("to-space", space=view["seats"][seat]["track"] + int(rest)))
    if verb == "assign":
        person = characters_by_id(pack.content)[rest]
        return Text.assemble(person_name(person), (" " + word("repair-value", points=person.repair), FAINT))
    if verb == "travel":
        return _destination(pack, view, seat, rest, signs)
    if verb == "send":
        return _sent(view, seat, rest, signs)
    if verb == "move":
        return _action(view, seat, one)
    if verb == "build":
        return Text(word("build-in", place=view["seats"][seat]["carriage"]))
    return Text(word(f"verb-{verb}")) if verb in ("forfeit", "done", "repair", "palace", "confidence") else Text()


def _person(pack: Pack, character: str, position: int, signs: Signs) -> Text:
    person = characters_by_id(pack.content)[character]
    text = _tile(pack, character, position, signs)
    text.append("  " + word("repair-short", points=person.repair), FAINT)
    if person.labourer:
        text.append(" " + word("labourer-mark"), FAINT)
    return text


def _tile(pack: Pack, character: str, position: int, signs: Signs) -> Text:
    person = characters_by_id(pack.content)[character]
    return Text.assemble(f"{person_name(person):<23}", values(person.performance, position, signs))


def _destination(pack: Pack, view: dict[str, Any], seat: int, place: str, signs: Signs) -> Text:
    board = pack.content.map_for(len(view["seats"]))
    location = board.locations[board.index(place) or 0]
    spaces = distances(board, view["seats"][seat]["carriage"])[location.name]
    label = place_name(place)
    text = Text(f"{'' if label == place else f'{label} '}{word('spaces', spaces=spaces)} ")
    if location.type == "capital":
        text.append(render("location-capital", {}))
        return text
    site = next_site(pack, view["buildings"].get(location.name, []))
    site.pad_right(SITE_WIDTH - len(site))
    return Text.assemble(text, site, demand(view, location.name, seat, signs))


def _sent(view: dict[str, Any], seat: int, guild: str, signs: Signs) -> Text:
    crew = [signs.character(c) for c in view["seats"][seat]["craftsmen"] if c.rpartition("-")[0] == guild]
    return Text(" ").join(crew) if crew else Text(word("nobody-of-guild"), FAINT)


def _action(view: dict[str, Any], seat: int, one: Preview) -> Text:
    """The action that a move of the architect leads to, and what is possible there."""
    action = one.view["seats"][seat]["architect"]
    text = Text.assemble((render(f"action-{action}", {}), "bold"))
    options = [move.text for move in one.next_moves if move.text != "forfeit"]
    forfeited = any(event.message == "story-forfeit" for event in one.events)
    if forfeited or (options and options != ["done"]):
        text.append(": " + _summary(options))
    return text


def _summary(options: list[str]) -> str:
    """`hire 1, 2, 3` instead of three moves."""
    if not options:
        return word("nothing-possible")
    by_verb: dict[str, list[str]] = {}
    for option in options:
        verb, _, rest = option.partition(" ")
        by_verb.setdefault(verb, []).append(rest)
    return "; ".join(_summed(verb, rests) for verb, rests in by_verb.items() if verb != "done" or len(by_verb) == 1)


def _summed(verb: str, rests: list[str]) -> str:
    if verb == "travel":
        return word("places-in-reach", count=len(rests))
    names = [short_name(rest) if "-" in rest else rest[:SHORT_WORD] for rest in rests]
    return f"{verb} {', '.join(names)}".strip()


def _effect(pack: Pack, view: dict[str, Any], seat: int, one: Preview, signs: Signs) -> Text:
    """What the move changes for the seat itself."""
    before, after = view["seats"][seat], one.view["seats"][seat]
    parts = [
        _signed("effect-talers", after["talers"] - before["talers"]),
        *(Text(word("effect-points", points=event.args["points"]), GREEN) for event in one.events if _gives(event)),
        _signed("effect-spaces", after["track"] - before["track"]),
        _signed("effect-bonds", after["bonds"] - before["bonds"]),
        *_crew_changes(pack, before, after, signs),
        *_other_changes(before, after, one),
    ]
    if one.move.text.startswith("travel ") and not parts[0]:
        parts[0] = Text(word("effect-free"), GREEN)
    return Text(", ").join(part for part in parts if part)


def _gives(event: Any) -> bool:
    return event.message in POINT_EVENTS


def _signed(message: str, change: int) -> Text:
    if not change:
        return Text()
    sign = "+" if change > 0 else "-"
    return Text(word(message, sign=sign, count=abs(change)), GREEN if change > 0 else RED)


def _crew_changes(pack: Pack, before: dict[str, Any], after: dict[str, Any], signs: Signs) -> list[Text]:
    crew, later = before["craftsmen"], after["craftsmen"]
    if crew == later:
        return []
    gone = [short_name(character) for character in crew if character not in later]
    parts = [Text(word("effect-leaves", who=name), RED) for name in gone]
    old, new = performance(pack, crew), performance(pack, later)
    parts.append(Text(word("effect-crew", before=old, arrow=signs.arrow, after=new), GREEN if new >= old else RED))
    return parts


def _other_changes(before: dict[str, Any], after: dict[str, Any], one: Preview) -> list[Text]:
    parts = []
    if after["confidence"] != before["confidence"]:
        parts.append(Text(word("effect-confidence", bonds=after["confidence"]), GREEN))
    if after["contribution"] != before["contribution"]:
        parts.append(Text(word("effect-palace", performance=after["contribution"]), GREEN))
    if one.step == "fire" and one.next_moves:
        parts.append(Text(word("effect-fire")))
    if one.to_move is None:
        parts.append(Text(word("effect-end"), "bold"))
    return parts
